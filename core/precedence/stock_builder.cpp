#include "core/precedence/stock_builder.hpp"

#include <optional>
#include <string>

#include "core/input_error.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core::precedence {

namespace {

std::optional<Rank> rank_of(std::string_view text) {
  if (const auto rank = parse_rank(text)) return rank;
  const auto card = parse_card(text);
  return card ? std::optional(card->rank()) : std::nullopt;
}

}  // namespace

void StockBuilder::add(std::string_view card, std::string_view where) {
  const std::string place =
      (where.empty() ? "" : std::string(where) + ", ") + "card " + std::to_string(stock_.size() + 1);
  const auto rank = rank_of(card);
  if (!rank) fail_at(place, quoted(card) + " is no rank, such as 8, 10 or K");
  if (to_int(*rank) > rules_.ranks) fail_at(place, to_string(*rank) + " is not in this game's deck");
  const int most = rules_.in_stock(*rank);
  if (++counts_[static_cast<std::size_t>(*rank)] > most) {
    const bool one_is_placed = most < rules_.chains;
    fail_at(place, to_string(*rank) + " appears " + std::to_string(most + 1) + " times; the stock holds " +
                       std::to_string(most) + (one_is_placed ? ", and one lies on the first foundation" : ""));
  }
  stock_.push_back(*rank);
}

Stock StockBuilder::finish() const {
  std::string missing;
  for (int rank = 1; rank <= rules_.ranks; ++rank) {
    const int wanted = rules_.in_stock(static_cast<Rank>(rank));
    const int count = counts_[static_cast<std::size_t>(rank)];
    if (count == wanted) continue;
    missing += (missing.empty() ? "" : ", ") + to_string(static_cast<Rank>(rank)) + " (" + std::to_string(count) +
               " of " + std::to_string(wanted) + ")";
  }
  if (!missing.empty()) fail_at("", "missing: " + missing);
  return stock_;
}

}  // namespace castellan::core::precedence
