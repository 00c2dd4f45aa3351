// What results say about the game they are of, whatever kind of game it is.

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/precedence/rules.hpp"
#include "core/variant.hpp"

namespace castellan::cli {

struct GameTitle {
  std::string id;
  std::string name;
  std::vector<std::pair<std::string, std::string>> options;  ///< Every option with its value.

  /// "return=no auto=no": the options on one line.
  [[nodiscard]] std::string options_text() const;
};

[[nodiscard]] GameTitle title_of(const core::Variant& variant);
[[nodiscard]] GameTitle title_of(const core::precedence::Rules& rules);

}  // namespace castellan::cli
