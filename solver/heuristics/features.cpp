#include "solver/heuristics/features.hpp"

#include <algorithm>
#include <array>
#include <boost/algorithm/string.hpp>
#include <charconv>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/input_error.hpp"

namespace castellan::solver {

namespace {

constexpr std::array kFeatures = {
    Feature{"not_home", &Heuristic::not_home},
    Feature{"over_own_lower", &Heuristic::over_own_lower},
    Feature{"over_any_lower", &Heuristic::over_any_lower},
    Feature{"inversion", &Heuristic::inversion},
    Feature{"broken_neighbour", &Heuristic::broken_neighbour},
    Feature{"raised_last", &Heuristic::raised_last},
    Feature{"next_depth", &Heuristic::next_depth},
    Feature{"second_depth", &Heuristic::second_depth},
    Feature{"empty_pile", &Heuristic::empty_pile},
    Feature{"low_bottom", &Heuristic::low_bottom},
    Feature{"stuck_top", &Heuristic::stuck_top},
    Feature{"home_spread", &Heuristic::home_spread},
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
