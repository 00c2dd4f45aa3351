// What a run is: everything that its numbers depend on, CPU times apart. Results of different runs are never mixed.

#pragma once

#include <cstdint>
#include <string>

#include "core/deals/deal_number.hpp"
#include "core/rule_option.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::cli::runs {

struct RunIdentity {
  std::string game;       ///< The game's id.
  std::string game_name;  ///< What people call it.
  std::string options;    ///< "return=no auto=no": every rule option.
  std::string rules;      ///< All of them, in JSON.
  std::string generator;  ///< Of the deals.
  std::string engine;     ///< Of the solver: its stamp (solver/stamp/), in hexadecimal digits.
  solver::Limits limits;  ///< For each deal.
};

/// Measures the engine; takes a tenth of a second or so.
[[nodiscard]] RunIdentity identity_of(const solver::Game& game, const solver::Limits& limits,
                                      core::DealSource source = core::DealSource::kSeed);

/// Whose numbers the run is about.
/// @throws core::InputError if this program does not know the generator.
[[nodiscard]] core::DealSource source_of(const RunIdentity& identity);

/// "rule options return=no auto=no, not return=yes auto=no": the first thing in which `other` differs from `mine`;
/// empty if they are the same run.
[[nodiscard]] std::string difference(const RunIdentity& mine, const RunIdentity& other);

/// "--max-positions 50000000, --max-time none, --max-memory 1073741824".
[[nodiscard]] std::string limits_text(const solver::Limits& limits);

/// Every rule option with its value.
[[nodiscard]] core::OptionValues option_values(const RunIdentity& identity);

/// The game of a run, by its rules: the program's if it has one with this id and these rules, or else one of
/// somebody's own.
/// @throws core::InputError if the rules are none.
[[nodiscard]] solver::GamePtr game_of(const RunIdentity& identity);

/// @throws core::InputError if this program's engine is not the one of the run.
void check_engine(const RunIdentity& identity, const solver::Game& game);

}  // namespace castellan::cli::runs
