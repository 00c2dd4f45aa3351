// What a run is: everything that its numbers depend on, CPU times apart. Results of different runs are never mixed.

#pragma once

#include <cstdint>
#include <string>

#include "cli/reports/game_title.hpp"
#include "solver/batch/seed_batch.hpp"
#include "solver/limits.hpp"

namespace castellan::cli::runs {

struct RunIdentity {
  std::string game;       ///< The game's id.
  std::string game_name;  ///< What people call it.
  std::string options;    ///< "return=no auto=no": every rule option.
  std::string generator;  ///< Of the deals.
  std::string engine;     ///< Of the solver: its stamp (solver/stamp/), in hexadecimal digits.
  solver::Limits limits;  ///< For each deal.
};

/// Measures the engine; takes a tenth of a second or so.
[[nodiscard]] RunIdentity identity_of(const solver::Game& game, const solver::Limits& limits);

/// "--option return=no auto=no, here return=yes auto=no": the first thing in which `other` differs from `mine`;
/// empty if they are the same run.
[[nodiscard]] std::string difference(const RunIdentity& mine, const RunIdentity& other);

[[nodiscard]] GameTitle title_of(const RunIdentity& identity);

/// The game of a run, by its rule options.
/// @throws core::InputError if this program does not know the game or an option.
[[nodiscard]] solver::GamePtr game_of(const RunIdentity& identity);

/// @throws core::InputError if this program's engine is not the one of the run.
void check_engine(const RunIdentity& identity, const solver::Game& game);

}  // namespace castellan::cli::runs
