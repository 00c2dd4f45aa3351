// What `verify` says of a solution, whichever kind of game it is of.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/streams/input_file.hpp"
#include "cli/streams/output.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

/// The files that `verify` compares; "-" is standard input.
struct VerifiedFiles {
  std::string deal;
  std::string solution;
};

/// @throws UsageError if both are standard input.
[[nodiscard]] VerifiedFiles verified_files(const Arguments& arguments);

/// @param parse Makes moves of a text, or throws core::InputError.
/// @throws core::InputError that names the file.
template <typename Parse>
[[nodiscard]] auto read_solution(const std::string& path, Parse parse) {
  constexpr std::size_t kLargestSolutionFile = std::size_t{16} << 20U;
  return parse_file(path, kLargestSolutionFile, parse);
}

/// How a judged solution has ended.
struct Ending {
  bool won = false;
  std::size_t home = 0;  ///< Cards on the foundations,
  std::size_t deck = 0;  ///< of so many.
};

/// @throws core::InputError that names the file, the move and the reason.
template <typename Move, typename Replay>
void check_legal(const std::string& path, const std::vector<Move>& moves, const Replay& replay) {
  if (!replay.illegal_move) return;
  const std::size_t place = *replay.illegal_move;
  throw core::InputError(path + ": move " + std::to_string(place + 1) + " (" + to_string(moves[place]) +
                         ") is illegal: " + replay.reason);
}

/// Says whether the legal moves won.
[[nodiscard]] ExitCode report_ending(std::size_t moves, const Ending& ending, Output& output);

}  // namespace castellan::cli
