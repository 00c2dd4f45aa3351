// What `bench --signature` says: the positions of each game over the fixed list of deals, and their total.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace castellan::cli {

struct GameSignature {
  std::string_view game;  ///< Its id.
  std::uint64_t positions = 0;
};

[[nodiscard]] std::string signature_text(const std::vector<GameSignature>& games);
[[nodiscard]] std::string signature_json(const std::vector<GameSignature>& games);
[[nodiscard]] std::string signature_csv(const std::vector<GameSignature>& games);

}  // namespace castellan::cli
