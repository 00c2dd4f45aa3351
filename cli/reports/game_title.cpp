#include "cli/reports/game_title.hpp"

#include "cli/process/version.hpp"
#include "cli/text/number_text.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

namespace {

/// "1-1000", "1-1000, 11982"; of a long list the beginning.
std::string ranges_text(const DealNumbers& numbers) {
  constexpr std::size_t kMostShown = 8;
  std::string text;
  for (std::size_t i = 0; i < numbers.ranges.size() && i < kMostShown; ++i) {
    const auto& [first, last] = numbers.ranges[i];
    text += (i == 0 ? "" : ", ") + std::to_string(first) + (first == last ? "" : "-" + std::to_string(last));
  }
  if (numbers.ranges.size() <= kMostShown) return text;
  return text + ", … " + std::to_string(numbers.last()) + ", " +
         std::to_string(static_cast<std::uint64_t>(numbers.size())) + " in all";
}

}  // namespace

GameTitle title_of(const solver::Game& game) {
  return {game.names().id, game.names().name, game.options(), game.is_own() ? game.rules_json() : ""};
}

void add_game(Items& items, const GameTitle& title) {
  items.push_back({"game", title.id, "game", title.name});
  items.push_back({"options", title.options, "options", title.options_text()});
  if (!title.rules.empty())
    items.push_back({.key = "rules", .value = JsonText{title.rules}, .audience = Audience::kJson});
}

void add_origin(Items& items, const DealNumbers& numbers) {
  items.push_back({.key = "version", .value = std::string(kVersion), .audience = Audience::kJson});
  if (!numbers.ranges.empty()) {
    items.push_back(
        {.key = "generator", .value = std::string(generator_of(numbers.source)), .audience = Audience::kJson});
  }
}

void add_numbers(Items& items, const DealNumbers& numbers, const std::string& words) {
  if (numbers.ranges.empty()) {
    items.push_back({"", {}, "deals", "of a file" + words});
    items.push_back({.key = "version", .value = std::string(kVersion), .audience = Audience::kCsv});
    return;
  }
  const bool are_seeds = numbers.source == core::DealSource::kSeed;
  const std::string generator(generator_of(numbers.source));
  items.push_back({"seeds", numbers, are_seeds ? "seeds" : "numbers",
                   ranges_text(numbers) + " (generator " + generator + ")" + words});
  items.push_back({.key = "generator", .value = generator, .audience = Audience::kCsv});
  items.push_back({.key = "version", .value = std::string(kVersion), .audience = Audience::kCsv});
}

std::string interrupted_text(std::uint64_t deals) { return ", interrupted after the first " + counted(deals, "deal"); }

}  // namespace castellan::cli
