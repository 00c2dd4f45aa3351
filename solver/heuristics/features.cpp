#include "solver/heuristics/features.hpp"

#include <algorithm>
#include <array>
#include <boost/algorithm/string.hpp>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "core/input_error.hpp"
#include "core/rules.hpp"

namespace castellan::solver {

namespace {

constexpr int kOthers = core::kCards - 1;

constexpr std::array kFeatures = {
    Feature{"not_home", &Heuristic::not_home, core::kCards},
    Feature{"over_own_lower", &Heuristic::over_own_lower, kOthers},
    Feature{"over_any_lower", &Heuristic::over_any_lower, kOthers},
    Feature{"inversion", &Heuristic::inversion, core::kCards* kOthers / 2},
    Feature{"broken_neighbour", &Heuristic::broken_neighbour, kOthers},
    Feature{"raised_last", &Heuristic::raised_last, core::kSuits},
    Feature{"next_depth", &Heuristic::next_depth, core::kSuits* kOthers},
    Feature{"second_depth", &Heuristic::second_depth, core::kSuits* kOthers},
    Feature{"empty_pile", &Heuristic::empty_pile, core::kMaxPiles},
    Feature{"low_bottom", &Heuristic::low_bottom, core::kMaxPiles*(core::kRanks - 1)},
    Feature{"stuck_top", &Heuristic::stuck_top, core::kMaxPiles},
    Feature{"home_spread", &Heuristic::home_spread, core::kRanks},
};

/// Whether a heuristic has room for a name and this many weights.
template <std::size_t... kPlace>
constexpr bool has_weights(std::index_sequence<kPlace...> /*places*/) {
  return requires { Heuristic{std::string_view(), (static_cast<void>(kPlace), 0)...}; };
}
static_assert(!has_weights(std::make_index_sequence<kFeatures.size() + 1>()), "a feature is missing in the table");

int parse_weight(std::string_view text) {
  int weight = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
  if (error != std::errc() || end != text.data() + text.size() || std::abs(weight) > kLargestWeight) {
    throw core::InputError("weight " + core::quoted(text) + ": expected a whole number from -" +
                           std::to_string(kLargestWeight) + " to " + std::to_string(kLargestWeight));
  }
  return weight;
}

const Feature& find_feature(std::string_view name) {
  const auto found =
      std::find_if(kFeatures.begin(), kFeatures.end(), [&](const Feature& feature) { return feature.name == name; });
  if (found != kFeatures.end()) return *found;
  std::string names;
  for (const Feature& feature : kFeatures) names += (names.empty() ? "" : ", ") + std::string(feature.name);
  throw core::InputError("unknown feature " + core::quoted(name) + "; there are " + names);
}

}  // namespace

std::span<const Feature> all_features() { return kFeatures; }

bool ScoreRange::is_kept() const {
  return least >= std::numeric_limits<std::int16_t>::min() && most <= std::numeric_limits<std::int16_t>::max();
}

ScoreRange score_range(const Heuristic& heuristic) {
  ScoreRange range;
  for (const Feature& feature : kFeatures) {
    const int extreme = heuristic.*feature.weight * feature.most;
    (extreme < 0 ? range.least : range.most) += extreme;
  }
  return range;
}

Heuristic parse_weights(std::string_view text) {
  Heuristic heuristic{};
  std::vector<std::string_view> seen;
  std::vector<std::string> settings;
  boost::split(settings, text, boost::is_any_of(","));
  for (const std::string& setting : settings) {
    const auto equals = setting.find('=');
    if (equals == std::string::npos) {
      throw core::InputError("weights " + core::quoted(text) + ": expected FEATURE=WEIGHT,FEATURE=WEIGHT and so on");
    }
    const Feature& feature = find_feature(setting.substr(0, equals));
    if (std::find(seen.begin(), seen.end(), feature.name) != seen.end()) {
      throw core::InputError("feature " + std::string(feature.name) + " is given twice");
    }
    seen.push_back(feature.name);
    heuristic.*feature.weight = parse_weight(setting.substr(equals + 1));
  }
  const ScoreRange range = score_range(heuristic);
  if (!range.is_kept()) {
    throw core::InputError("weights " + core::quoted(text) + ": positions could score from " +
                           std::to_string(range.least) + " to " + std::to_string(range.most) +
                           "; expected no more than sixteen bits hold, -32768 to 32767");
  }
  return heuristic;
}

std::string format_weights(const Heuristic& heuristic) {
  std::string text;
  for (const Feature& feature : kFeatures) {
    const int weight = heuristic.*feature.weight;
    if (weight == 0) continue;
    text += (text.empty() ? "" : ",") + std::string(feature.name) + "=" + std::to_string(weight);
  }
  return text;
}

}  // namespace castellan::solver
