#include "cli/arguments/near_match.hpp"

#include "core/edit_distance.hpp"

namespace castellan::cli {

std::string did_you_mean(std::string_view typed, std::span<const std::string_view> words, std::string_view prefix) {
  constexpr std::size_t kMostSlips = 2;
  if (typed.starts_with(prefix)) typed.remove_prefix(prefix.size());
  std::string near;
  for (const std::string_view word : words) {
    const bool begun = typed.size() > 1 && word.starts_with(typed);
    if (!begun && core::edit_distance(typed, word) > kMostSlips) continue;
    near += (near.empty() ? "" : " or ") + std::string(prefix) + std::string(word);
  }
  return near.empty() ? near : ", did you mean " + near + "?";
}

}  // namespace castellan::cli
