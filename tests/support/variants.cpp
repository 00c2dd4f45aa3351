#include "tests/support/variants.hpp"

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/options.hpp"
#include "core/variant.hpp"

namespace castellan::test {

namespace {

using Settings = std::vector<std::string>;

/// The values of an option; of a long list, such as the ranks of a base, the first two, one in the middle and the last.
std::vector<std::string_view> some_values(const core::RuleOption<core::Rules>& option) {
  constexpr std::size_t kFew = 4;
  const auto& all = option.values;
  if (all.size() <= kFew) return all;
  return {all[0], all[1], all[all.size() / 2], all.back()};
}

/// Every choice of one of these values for each option, allowed together or not.
std::vector<Settings> all_settings(const core::Game& game) {
  std::vector<Settings> combinations{{}};
  for (const auto* option : core::options_of(game)) {
    std::vector<Settings> longer;
    for (const Settings& settings : combinations) {
      for (const std::string_view value : some_values(*option)) {
        longer.push_back(settings);
        longer.back().push_back(std::string(option->name) + "=" + std::string(value));
      }
    }
    combinations = std::move(longer);
  }
  return combinations;
}

}  // namespace

std::vector<NamedRules> all_variants() {
  std::vector<NamedRules> variants;
  for (const core::Game& game : core::all_games()) {
    for (const Settings& settings : all_settings(game)) {
      try {
        const core::Variant variant = core::make_variant(game, settings);
        variants.push_back({std::string(game.id) + " " + core::options_text(variant.options), variant.rules});
      } catch (const core::InputError&) {
        // Values that exclude each other, such as auto=yes with return=yes.
      }
    }
  }
  return variants;
}

}  // namespace castellan::test
