#include "cli/runs/listed_deals.hpp"

#include <algorithm>
#include <limits>

#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

Statement rows_of(const RunFile& file, const DealChoice& choice) {
  const bool has_all = file.rows() == Rows::kAll;
  if (!has_all && !(file.rows() == Rows::kUndecided && choice.verdict == "undecided")) {
    throw core::InputError(file.path() + " does not list its deals: it was begun with --rows " +
                           std::string(to_string(file.rows())));
  }
  std::string where = choice.verdict == "all" ? "true" : "verdict = '" + choice.verdict + "'";
  const auto limit = [&](const char* condition, const std::optional<std::uint64_t>& number) {
    constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (number) where += condition + std::to_string(std::min(*number, kLargest));
  };
  limit(" AND moves >= ", choice.min_moves);
  limit(" AND moves <= ", choice.max_moves);
  limit(" AND positions >= ", choice.min_positions);
  limit(" AND positions <= ", choice.max_positions);
  return {file.database(),
          "SELECT seed, verdict, moves, positions, stage FROM deals WHERE " + where + " ORDER BY seed"};
}

}  // namespace

ListedDeals::ListedDeals(const RunFile& file, const DealChoice& choice) : rows_(rows_of(file, choice)) {}

std::optional<ListedDeal> ListedDeals::next() {
  if (!rows_.step()) return std::nullopt;
  int column = 0;
  ListedDeal deal;
  deal.seed = rows_.whole(column++);
  deal.verdict = rows_.text(column++);
  if (!rows_.is_null(column)) deal.moves = rows_.whole(column);
  deal.positions = rows_.whole(++column);
  if (!rows_.is_null(++column)) deal.stage = rows_.text(column);
  return deal;
}

}  // namespace castellan::cli::runs
