// What `solve` says about many deals, each as soon as its turn has come.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "cli/arguments/arguments.hpp"
#include "cli/process/exit_code.hpp"
#include "cli/reports/game_title.hpp"
#include "cli/reports/json.hpp"
#include "cli/streams/output.hpp"
#include "solver/outcome.hpp"

namespace castellan::cli {

class OutcomeStream {
 public:
  /// @param arguments Of `solve` with --lines or --seeds: where the deals come from, and the format.
  OutcomeStream(const Arguments& arguments, GameTitle title, Output& output);

  /// Says on stderr what is wrong with a deal that could not be read; the others follow all the same.
  void unreadable(const std::string& problem);

  /// What JSON says of a deal beyond its outcome.
  struct Details {
    std::string line;  ///< The deal on one line.
    Json moves;        ///< Of the solution, an array.
  };
  /// Writes a deal as one line, at once; nothing if Ctrl-C ended its search.
  /// @param details Asked for in JSON only.
  void write(std::uint64_t number, const solver::Outcome& outcome, std::size_t move_count,
             const std::function<Details()>& details);

  /// What the command returns after the last deal.
  [[nodiscard]] ExitCode exit_code() const;

 private:
  GameTitle title_;
  Output& output_;
  std::string source_;
  bool json_;
  bool all_read_ = true;
};

}  // namespace castellan::cli
