// One mutable position, a stack of step lists, and the closed set. Safe foundation moves are played
// as part of the step before them (safe_moves.hpp); otherwise nothing is left out, so running dry is a
// proof, resting on 128-bit keys.

#include "solver/strategies/depth_first.hpp"

#include "core/step_list.hpp"
#include "solver/line.hpp"
#include "solver/workspace.hpp"

namespace castellan::solver {

namespace {

using core::Key;
using core::Position;
using core::Step;
using core::StepList;

struct Frame {
  Key key;           ///< Of the position this frame expands.
  std::size_t mark;  ///< Length of the line at that position.
  std::size_t first_step;
  std::size_t next_step;
};

/// Puts the position's steps on top of `steps`, the most promising last (it is played first): home
/// before builds before spaces before returns, as the generator lists them.
void push_steps(const Task& task, const Position& position, StepList& list, std::vector<Step>& steps) {
  task.game.moves(position, list);
  for (std::size_t i = list.size(); i-- > 0;) {
    const Step step = list[i];
    if (position.under[step.card] == core::kHome && task.safe_moves.return_is_pointless(position, step.card)) continue;
    steps.push_back(step);
  }
}

SearchResult run(const Task& task, Workspace& workspace, Budget& budget) {
  const core::CastleGame& game = task.game;
  auto& closed = workspace.exact;
  closed.clear();

  Position position = task.start;
  Key key = game.key(position);
  Line line;
  std::vector<Frame> frames;
  std::vector<Step> steps;
  StepList list;

  const auto enter = [&] {
    const std::size_t first = steps.size();
    push_steps(task, position, list, steps);
    frames.push_back({key, line.mark(), first, steps.size()});
  };

  line.play_safe(task, position, key);
  if (game.won(position)) return {SearchEnd::kWon, line.steps()};
  if (closed.insert(key) == Insertion::kOutOfMemory || !budget.spend()) return {SearchEnd::kStopped, {}};
  enter();

  while (!frames.empty()) {
    Frame& frame = frames.back();
    line.take_back(game, position, frame.mark);
    key = frame.key;
    if (frame.next_step == frame.first_step) {
      steps.resize(frame.first_step);
      frames.pop_back();
      continue;
    }
    line.play(game, position, key, steps[--frame.next_step]);
    line.play_safe(task, position, key);
    if (game.won(position)) return {SearchEnd::kWon, line.steps()};
    switch (closed.insert(key)) {
      case Insertion::kOld: continue;
      case Insertion::kOutOfMemory: budget.out_of_memory(); return {SearchEnd::kStopped, {}};
      case Insertion::kNew: break;
    }
    if (!budget.spend()) return {SearchEnd::kStopped, {}};
    enter();
  }
  return {SearchEnd::kLost, {}};
}

}  // namespace

const Strategy kDepthFirst{
    .name = "depth-first",
    .description = "complete depth-first search over exact positions",
    .finds_wins = true,
    .loss_proof = Proof::kExhausted,
    .applies = [](const core::Rules&) { return true; },
    .run = run,
};

}  // namespace castellan::solver
