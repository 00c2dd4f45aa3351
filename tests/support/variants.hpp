// Every way to play every game: all combinations of option values, of a base's ranks a few.

#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "core/rules.hpp"

namespace castellan::test {

struct NamedRules {
  std::string name;  ///< "citadel return=no auto=no citadel-aces=first".
  core::Rules rules;

  friend std::ostream& operator<<(std::ostream& out, const NamedRules& named) { return out << named.name; }
};

[[nodiscard]] std::vector<NamedRules> all_variants();

}  // namespace castellan::test
