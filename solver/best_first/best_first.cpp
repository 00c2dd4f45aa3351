#include "solver/best_first/best_first.hpp"

#include <limits>
#include <optional>
#include <vector>

#include "core/step_list.hpp"
#include "solver/best_first/pile_scan.hpp"
#include "solver/heuristics/features.hpp"
#include "solver/heuristics/heuristic.hpp"
#include "solver/search/line.hpp"

namespace castellan::solver {

namespace {

using core::CastleGame;
using core::Key;
using core::Position;
using core::Step;

constexpr int kNotYetKnown = std::numeric_limits<int>::min();

/// Equal labels for cards the closed set takes for each other: of one rank, above the ranks kept apart, and of one
/// colour where builds alternate.
Labels make_labels(const core::Rules& rules, int exact_ranks) {
  Labels labels{};
  for (int id = 0; id < core::kCards; ++id) {
    const core::Card card = core::Card::from_id(id);
    const int order = (to_int(card.rank()) - to_int(rules.base) + rules.ranks) % rules.ranks;
    const bool colour_matters = rules.build_suit == core::BuildSuit::kAlternateColour;
    const int colour = colour_matters && is_red(card.suit()) ? core::kRanks : 0;
    const int label = order < exact_ranks ? id : core::kCards + order + colour;
    labels[static_cast<std::size_t>(id)] = core::random_word(static_cast<std::uint64_t>(label));
  }
  return labels;
}

/// One run of the search.
class Search {
 public:
  Search(const RealGame& game, const Heuristic& heuristic, int exact_ranks, BestFirstMemory& memory, Budget& budget)
      : game_(game),
        engine_(game.engine()),
        memory_(memory),
        budget_(budget),
        exact_(exact_ranks >= game.rules().ranks),
        evaluator_(game.engine(), game.order(), heuristic),
        labels_(make_labels(game.rules(), exact_ranks)) {}

  SearchEnd run(const Position& start, std::vector<Step>& line_out) {
    if (exact_) {
      memory_.exact.clear();
    } else {
      memory_.coarse.clear();
    }
    const ScoreRange range = score_range(evaluator_.weights());
    memory_.clear(range.least, range.most);

    start_ = start;
    start_key_ = exact_ ? engine_.key(start_) : Key{};
    play_safe(start_, start_key_);
    if (engine_.won(start_)) {
      line_out = whole_line(game_, start, {});
      return SearchEnd::kWon;
    }
    scan_.clear();
    if (game_.rules().move == core::MoveUnit::kRun) run_scan_.emplace().clear();
    const std::uint64_t hash = scan_.scan(start_, evaluator_, labels_);
    out_of_memory_ = !memory_.make_room(1);
    if (!out_of_memory_ && !seen(start_key_, hash, start_.home)) {
      add(kNoParent, {}, true, scan_.score(start_, engine_.wanted(start_), evaluator_));
    }

    while (!out_of_memory_) {
      const std::uint32_t node = memory_.open.pop();
      if (node == OpenList::kNone) return exact_ ? SearchEnd::kLost : SearchEnd::kOpen;
      if (!budget_.spend()) return SearchEnd::kStopped;
      if (expand(node)) {
        line_out = whole_line(game_, start, chosen_steps());
        return SearchEnd::kWon;
      }
    }
    budget_.out_of_memory();
    return SearchEnd::kStopped;
  }

 private:
  static constexpr std::uint32_t kNoParent = BestFirstMemory::kNoParent;

  /// A child in the making: the position, and what its closed-set key and score are made of.
  struct Child {
    Position position;
    Key key;
    std::uint64_t pile_hashes;
    int score;
    std::uint8_t moved;
    PileScan::Entry moved_entry;
  };

  void play_safe(Position& position, Key& key) const {
    while (const auto step = game_.safe_step(position)) {
      key = engine_.key_after(position, key, *step);
      engine_.apply(position, *step);
    }
  }

  /// Whether the closed set has this position already; adds it if not.
  bool seen(const Key& key, std::uint64_t pile_hashes, std::uint16_t home) {
    const Insertion insertion =
        exact_ ? memory_.exact.insert(key) : memory_.coarse.insert(pile_hashes + home * 0x9e3779b97f4a7c15U);
    if (insertion == Insertion::kOutOfMemory) out_of_memory_ = true;
    return insertion != Insertion::kNew;
  }

  /// Puts a new position on the open list.
  void add(std::uint32_t parent, Step step, bool leaves_no_safe_move, int score) {
    memory_.open.push(static_cast<std::uint32_t>(memory_.nodes.size()), score);
    memory_.nodes.push_back({parent & kNoParent, leaves_no_safe_move, step, static_cast<std::int16_t>(score)});
  }

  /// Makes the position of a node.
  void make_position(const BestFirstMemory::Node& node) {
    if (node.parent == kNoParent) {
      parent_ = start_;
      parent_key_ = start_key_;
      return;
    }
    parent_ = memory_.positions[node.parent];
    if (exact_) parent_key_ = engine_.key_after(parent_, memory_.keys[node.parent], node.step);
    engine_.apply(parent_, node.step);
    if (!node.leaves_no_safe_move) play_safe(parent_, parent_key_);
  }

  /// Generates the children of a node, or finds that there is no memory for them.
  /// @return whether one of them is won (by goal_step_ from expanded_).
  bool expand(std::uint32_t number) {
    const BestFirstMemory::Node node = memory_.nodes[number];
    make_position(node);
    game_.moves(parent_, steps_);
    if (steps_.empty()) return false;
    if (!memory_.make_room(steps_.size())) {
      out_of_memory_ = true;
      return false;
    }
    expanded_ = static_cast<std::uint32_t>(memory_.positions.size());
    memory_.positions.push_back(parent_);
    if (exact_) memory_.keys.push_back(parent_key_);
    memory_.node_of.push_back(number);
    parent_score_ = node.score;
    parent_hash_ = scan_.scan(parent_, evaluator_, labels_);
    parent_wanted_ = engine_.wanted(parent_);
    parent_tops_value_ = evaluator_.tops_value(parent_.tops(), parent_.empty_piles());
    parent_blocking_ = kNotYetKnown;
    const std::uint64_t safe_if_exposed = game_.safe_if_exposed(parent_);

    for (const Step step : steps_) {
      const std::uint8_t from = parent_.under[step.card];
      if (from <= core::kBottom && (parent_.tops() >> step.card & 1U) == 0) {
        if (add_child_of_run(step)) return true;
        // RealGame::leaves_no_safe_move, with its set found once.
      } else if (step.to <= core::kBottom && from <= core::kBottom && (safe_if_exposed >> from & 1U) == 0) {
        add_child_in_tableau(step, from);
      } else if (add_child(step)) {
        return true;
      }
      if (out_of_memory_) return false;
    }
    return false;
  }

  /// The child of a step within the tableau after which no safe move follows: only two piles change.
  void add_child_in_tableau(Step step, std::uint8_t from) {
    const PileScan::Entry& old = scan_[step.card];
    const PileScan::Entry& onto = scan_[step.to];
    const Key key = exact_ ? engine_.key_after(parent_, parent_key_, step) : Key{};
    const std::uint64_t hash =
        parent_hash_ - old.hash + scan_[from].hash + PileScan::hash_on(onto, step.card, labels_) - onto.hash;
    if (seen(key, hash, parent_.home)) return;
    // Adding to and taking from the bottom counts the empty piles, as in the position's word.
    const std::uint64_t tops = (parent_.tops() | std::uint64_t{1} << from) & ~(std::uint64_t{1} << step.to);
    const int empty_piles =
        parent_.empty_piles() + (from == core::kBottom ? 1 : 0) - (step.to == core::kBottom ? 1 : 0);
    add(expanded_, step, true,
        parent_score_ + evaluator_.card_share(step.card, step.to, onto.cards) - old.share +
            evaluator_.blocking(onto.cards, parent_wanted_) - evaluator_.blocking(scan_[from].cards, parent_wanted_) +
            evaluator_.tops_value(tops & core::kAllCards, empty_piles) - parent_tops_value_);
  }

  /// The child of any step, with the safe moves after it. @return whether it is won.
  bool add_child(Step step) {
    Child child{parent_, parent_key_, parent_hash_, parent_score_, step.card, {}};
    const PileScan::Entry before = scan_[step.card];
    make(child, step);
    while (const auto safe = game_.safe_step(child.position)) make(child, *safe);
    goal_step_ = step;
    if (engine_.won(child.position)) return true;
    if (seen(child.key, child.pile_hashes, child.position.home)) return false;
    if (parent_blocking_ == kNotYetKnown) {
      parent_blocking_ = scan_.blocking(parent_, parent_wanted_, evaluator_);
      parent_frontier_ = evaluator_.frontier(parent_);
    }
    scan_.set(step.card, child.moved_entry);
    child.score += scan_.blocking(child.position, engine_.wanted(child.position), evaluator_) - parent_blocking_ +
                   evaluator_.frontier(child.position) - parent_frontier_;
    scan_.set(step.card, before);
    add(expanded_, step, false, child.score);
    return false;
  }

  /// The child of a step that moves a run, which is looked at afresh. @return whether it is won.
  bool add_child_of_run(Step step) {
    Position position = parent_;
    Key key = exact_ ? engine_.key_after(parent_, parent_key_, step) : Key{};
    engine_.apply(position, step);
    play_safe(position, key);
    goal_step_ = step;
    if (engine_.won(position)) return true;
    const std::uint64_t hash = run_scan_->scan(position, evaluator_, labels_);
    if (seen(key, hash, position.home)) return false;
    add(expanded_, step, false, run_scan_->score(position, engine_.wanted(position), evaluator_));
    return false;
  }

  /// Plays a step on the child and brings hashes and score up to date.
  void make(Child& child, Step step) {
    const std::uint8_t from = child.position.under[step.card];
    if (exact_) child.key = engine_.key_after(child.position, child.key, step);
    engine_.apply(child.position, step);
    if (from <= core::kBottom) {
      const PileScan::Entry& old = entry(child, step.card);
      child.pile_hashes += scan_[from].hash - old.hash;
      child.score -= old.share;
    }
    if (step.to <= core::kBottom) {
      child.moved_entry = scan_.on(step.card, step.to, evaluator_, labels_);
      child.pile_hashes += child.moved_entry.hash - scan_[step.to].hash;
      child.score += child.moved_entry.share;
    }
  }

  [[nodiscard]] const PileScan::Entry& entry(const Child& child, std::uint8_t card) const {
    return card == child.moved && child.moved_entry.height > 0 ? child.moved_entry : scan_[card];
  }

  /// The steps from the position expanded last back to the start, after the one that wins.
  [[nodiscard]] std::vector<Step> chosen_steps() const {
    std::vector<Step> chosen;
    Step step = goal_step_;
    for (std::uint32_t parent = expanded_; parent != kNoParent;) {
      chosen.push_back(step);
      const BestFirstMemory::Node& node = memory_.nodes[memory_.node_of[parent]];
      parent = node.parent;
      step = node.step;
    }
    return chosen;
  }

  const RealGame& game_;
  const CastleGame& engine_;
  BestFirstMemory& memory_;
  Budget& budget_;
  bool exact_;
  Evaluator evaluator_;
  Labels labels_;
  PileScan scan_;
  std::optional<PileScan> run_scan_;  ///< Of the position that a run was moved to last, where runs move.
  core::StepList steps_;
  Position start_{};  ///< After the safe moves.
  Key start_key_;
  // The position being expanded.
  std::uint32_t expanded_ = kNoParent;  ///< Its number.
  Position parent_{};
  Key parent_key_;
  std::uint64_t parent_hash_ = 0;
  std::uint64_t parent_wanted_ = 0;
  int parent_score_ = 0;
  int parent_tops_value_ = 0;
  int parent_blocking_ = kNotYetKnown;  ///< Few positions have a step that needs it.
  int parent_frontier_ = 0;             ///< Known when parent_blocking_ is.
  Step goal_step_{};
  bool out_of_memory_ = false;
};

}  // namespace

SearchEnd best_first(const RealGame& game, const Position& start, const Heuristic& heuristic, int exact_ranks,
                     BestFirstMemory& memory, Budget& budget, std::vector<Step>& line_out) {
  return Search(game, heuristic, exact_ranks, memory, budget).run(start, line_out);
}

int score_of(const RealGame& game, const Position& position, const Heuristic& heuristic) {
  const Evaluator evaluator(game.engine(), game.order(), heuristic);
  PileScan scan;
  scan.clear();
  static_cast<void>(scan.scan(position, evaluator, Labels{}));
  return scan.score(position, game.engine().wanted(position), evaluator);
}

}  // namespace castellan::solver
