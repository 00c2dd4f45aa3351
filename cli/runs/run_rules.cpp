#include "cli/runs/run_rules.hpp"

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/precedence/game.hpp"
#include "core/variant.hpp"
#include "solver/precedence/seed_batch.hpp"

namespace castellan::cli::runs {

solver::SeedDecider decider_of(const RunIdentity& identity) {
  const std::vector<std::string> settings = option_settings(identity);
  if (core::is_precedence(identity.game)) {
    return solver::precedence::seed_decider(core::precedence::rules_with(settings));
  }
  return solver::seed_decider(core::make_variant(core::find_game(identity.game), settings).rules);
}

void check_engine(const RunIdentity& identity, const solver::SeedDecider& decide, int threads) {
  const RunIdentity mine = identity_of(title_of(identity), decide, identity.limits, threads);
  if (const std::string other = difference(mine, identity); !other.empty()) {
    throw core::InputError("the run is of another kind than this program's: " + other);
  }
}

}  // namespace castellan::cli::runs
