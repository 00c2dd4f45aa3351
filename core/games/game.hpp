// A game: its names, what it is in a paragraph, and its rules record.

#pragma once

#include <string_view>
#include <vector>

#include "core/rules.hpp"

namespace castellan::core {

struct Game {
  std::string_view id;    ///< "beleaguered-castle": what the program prints and stores.
  std::string_view name;  ///< "Beleaguered Castle": what people call it.
  std::vector<std::string_view> aliases;
  std::string_view description;   ///< One paragraph.
  Rules rules;                    ///< With the default value of every option.
  bool others_move_runs = false;  ///< Other programs move a built run as one: the option `move`.
};

}  // namespace castellan::core
