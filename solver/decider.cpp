#include "solver/decider.hpp"

#include "solver/ladder/fixed_bases.hpp"
#include "solver/ladder/ladder.hpp"
#include "solver/ladder/ladder_run.hpp"
#include "solver/search/workspace.hpp"

namespace castellan::solver {

struct Decider::Impl {
  Impl(const core::Rules& rules, const Limits& limits_in, const std::atomic<bool>* stop_in)
      : bases(rules), limits(limits_in), stop(stop_in), workspace(limits_in.max_memory) {}

  FixedBases bases;
  Limits limits;
  const std::atomic<bool>* stop;
  Workspace workspace;
};

Decider::Decider(const core::Rules& rules, const Limits& limits, const std::atomic<bool>* stop)
    : impl_(std::make_unique<Impl>(rules, limits, stop)) {}
Decider::~Decider() = default;
Decider::Decider(Decider&&) noexcept = default;
Decider& Decider::operator=(Decider&&) noexcept = default;

Outcome Decider::decide(const core::Board& board) {
  return run_ladder(ladder_for(impl_->bases.rules()), impl_->bases, board, impl_->limits, impl_->stop,
                    impl_->workspace);
}

}  // namespace castellan::solver
