#include "solver/shortest/straighten.hpp"

#include <cstddef>
#include <span>

#include "core/step_list.hpp"
#include "solver/shortest/shorten.hpp"

namespace castellan::solver {

namespace {

using core::Position;
using core::Step;

/// Steps played in trying, above which the line is left as it is: a fraction of a second, and more than lines of less
/// than a thousand moves need.
constexpr std::size_t kMostPlayed = 10'000'000;

class Straightening {
 public:
  Straightening(const core::CastleGame& game, const Position& start, std::vector<Step> line)
      : game_(game), start_(start), line_(std::move(line)) {}

  /// Goes through the line once. @return Whether it has become shorter.
  bool pass() {
    const std::size_t before = line_.size();
    Position position = start_;
    for (std::size_t at = 0; at < line_.size(); ++at) {
      while (at < line_.size() && leave_out(position, at)) {
      }
      if (at == line_.size()) break;
      replace(position, at);
      game_.apply(position, line_[at]);
    }
    return line_.size() < before;
  }

  [[nodiscard]] std::vector<Step>& line() { return line_; }

 private:
  bool leave_out(const Position& position, std::size_t at) {
    // A card can only go home by a step that takes it there.
    if (line_[at].to == core::kHome || !plays_on(position, at + 1, line_.size() - at - 1)) return false;
    change(at, {});
    return true;
  }

  /// Another step instead of this one, or before it.
  void replace(const Position& position, std::size_t at) {
    if (line_.size() - at < 2) return;
    const std::size_t most = line_.size() - at - 2;
    game_.moves(position, others_);
    for (const Step other : others_) {
      if (other == line_[at]) continue;
      Position next = position;
      game_.apply(next, other);
      if (!plays_on(next, at + 1, most) && !plays_on(next, at, most)) continue;
      change(at, std::span(&other, 1));
      return;
    }
  }

  /// Whether the line from `from` on, played from this position, wins in at most so many steps: `rest_`. Steps that put
  /// a card where it lies already are skipped.
  bool plays_on(Position position, std::size_t from, std::size_t most) {
    rest_.clear();
    if (played_ > kMostPlayed) return false;
    for (std::size_t i = from; i < line_.size(); ++i) {
      const Step step = line_[i];
      if (position.under[step.card] == step.to) continue;
      ++played_;
      if (rest_.size() == most || !game_.is_legal(position, step)) return false;
      game_.apply(position, step);
      rest_.push_back(step);
    }
    return game_.won(position);
  }

  /// Puts these steps and `rest_` in place of the line from `at` on.
  void change(std::size_t at, std::span<const Step> steps) {
    line_.resize(at);
    line_.insert(line_.end(), steps.begin(), steps.end());
    line_.insert(line_.end(), rest_.begin(), rest_.end());
  }

  const core::CastleGame& game_;
  const Position& start_;
  std::vector<Step> line_;
  std::vector<Step> rest_;
  std::size_t played_ = 0;
  core::StepList others_;
};

}  // namespace

std::vector<Step> straighten(const core::CastleGame& game, const Position& start, std::vector<Step> line) {
  Straightening straightening(game, start, shorten(game, start, line));
  while (straightening.pass()) {
  }
  return std::move(straightening.line());
}

}  // namespace castellan::solver
