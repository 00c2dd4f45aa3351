#include "solver/best_first.hpp"

#include <algorithm>
#include <bit>

#include "core/step_list.hpp"

namespace castellan::solver {

namespace {

using core::CastleGame;
using core::Key;
using core::kHome;
using core::Position;
using core::Step;

constexpr std::uint32_t kNoParent = 0xffffffffU;

/// Equal labels for cards the closed set takes for each other: same rank, above the ranks kept apart.
Labels make_labels(const core::Rules& rules, int exact_ranks) {
  Labels labels{};
  for (int id = 0; id < core::kCards; ++id) {
    const core::Card card = core::Card::from_id(id);
    const int order = (to_int(card.rank()) - to_int(rules.base) + rules.ranks) % rules.ranks;
    const int label = order < exact_ranks ? id : core::kCards + order;
    labels[static_cast<std::size_t>(id)] = core::random_word(static_cast<std::uint64_t>(label));
  }
  return labels;
}

/// One run of the search.
class Search {
 public:
  Search(const Task& task, BestFirstMemory& memory, Budget& budget, const BestFirstOptions& options)
      : task_(task),
        game_(task.game.engine()),
        memory_(memory),
        budget_(budget),
        exact_(options.exact_ranks >= task.game.rules().ranks),
        evaluator_(task.game.engine(), *options.heuristic),
        labels_(make_labels(task.game.rules(), options.exact_ranks)) {}

  SearchResult run() {
    memory_.coarse.clear();
    memory_.exact.clear();
    memory_.open.clear();
    memory_.positions.clear();
    memory_.keys.clear();
    memory_.nodes.clear();

    Position start = task_.start;
    Key key = exact_ ? game_.key(start) : Key{};
    play_safe(start, key);
    if (game_.won(start)) return won(kNoParent, {});
    scan_.scan(start, evaluator_, labels_);
    if (!keep(start, key, hash_of(start), kNoParent, {}, score_of(start))) return {SearchEnd::kStopped, {}};

    for (;;) {
      const std::uint32_t node = memory_.open.pop();
      if (node == OpenList::kNone) return {exact_ ? SearchEnd::kLost : SearchEnd::kOpen, {}};
      if (!budget_.spend()) return {SearchEnd::kStopped, {}};
      if (expand(node)) return won(node, goal_step_);
      if (out_of_memory_) return {SearchEnd::kStopped, {}};
    }
  }

 private:
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
    while (const auto step = task_.game.safe_step(position)) {
      key = game_.key_after(position, key, *step);
      game_.apply(position, *step);
    }
  }

  /// Sum of the hashes of all piles, by the scan.
  [[nodiscard]] std::uint64_t hash_of(const Position& position) const {
    std::uint64_t sum = 0;
    for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
      sum += scan_[static_cast<std::uint8_t>(std::countr_zero(rest))].hash;
    }
    return sum;
  }

  /// Number of cards above the cards that the foundations take next, by the scan.
  [[nodiscard]] int next_depth(const Position& position, std::uint64_t wanted) const {
    int depth = 0;
    for (std::uint64_t rest = position.tops(); rest != 0; rest &= rest - 1) {
      const PileScan::Entry& top = scan_[static_cast<std::uint8_t>(std::countr_zero(rest))];
      for (std::uint64_t next = top.cards & wanted; next != 0; next &= next - 1) {
        depth += top.height - scan_[static_cast<std::uint8_t>(std::countr_zero(next))].height;
      }
    }
    return depth;
  }

  [[nodiscard]] int score_of(const Position& position) const {
    int score = evaluator_.empty_pile_weight() * position.empty_piles() +
                evaluator_.next_depth_weight() * next_depth(position, game_.wanted(position));
    for (std::uint8_t card = 0; card < core::kCards; ++card) {
      if (position.under[card] <= core::kBottom) score += scan_[card].share;
    }
    return score;
  }

  /// Adds a position to the open list unless the closed set knows it. @return false when out of memory.
  bool keep(const Position& position, const Key& key, std::uint64_t pile_hashes, std::uint32_t parent, Step step,
            int score) {
    const Insertion insertion =
        exact_ ? memory_.exact.insert(key)
               : memory_.coarse.insert(core::mix(pile_hashes + position.home * 0x9e3779b97f4a7c15U));
    if (insertion == Insertion::kOld) return true;
    if (insertion == Insertion::kOutOfMemory || memory_.nodes.size() >= memory_.max_nodes) {
      budget_.out_of_memory();
      out_of_memory_ = true;
      return false;
    }
    memory_.open.push(static_cast<std::uint32_t>(memory_.nodes.size()), score);
    memory_.positions.push_back(position);
    if (exact_) memory_.keys.push_back(key);
    memory_.nodes.push_back({parent, step, static_cast<std::int16_t>(score)});
    return true;
  }

  /// Generates the children of a node. @return whether one of them is won (by goal_step_).
  bool expand(std::uint32_t node) {
    const Position parent = memory_.positions[node];
    const Key parent_key = exact_ ? memory_.keys[node] : Key{};
    const int parent_score = memory_.nodes[node].score;
    scan_.scan(parent, evaluator_, labels_);
    const std::uint64_t parent_hash = hash_of(parent);
    const std::uint64_t parent_wanted = game_.wanted(parent);
    const int parent_depth = next_depth(parent, parent_wanted);

    task_.game.moves(parent, steps_);
    for (const Step step : steps_) {
      Child child{parent, parent_key, parent_hash, parent_score, step.card, {}};
      const PileScan::Entry before = scan_[step.card];
      const int depth_change = step.to <= core::kBottom && parent.under[step.card] <= core::kBottom
                                   ? std::popcount(scan_[step.to].cards & parent_wanted) -
                                         std::popcount(scan_[parent.under[step.card]].cards & parent_wanted)
                                   : 0;
      make(child, step);
      bool sent_home = step.to >= core::kCell || parent.under[step.card] >= core::kCell;
      while (const auto safe = task_.game.safe_step(child.position)) {
        make(child, *safe);
        sent_home = true;
      }
      if (game_.won(child.position)) {
        goal_step_ = step;
        return true;
      }
      int depth_now = parent_depth + depth_change;
      if (sent_home) {
        scan_.set(step.card, child.moved_entry);
        depth_now = next_depth(child.position, game_.wanted(child.position));
        scan_.set(step.card, before);
      }
      child.score += evaluator_.next_depth_weight() * (depth_now - parent_depth) +
                     evaluator_.empty_pile_weight() * (child.position.empty_piles() - parent.empty_piles());
      if (!keep(child.position, child.key, child.pile_hashes, node, step, child.score)) return false;
    }
    return false;
  }

  /// Plays a step on the child and brings hashes and score up to date.
  void make(Child& child, Step step) {
    const std::uint8_t from = child.position.under[step.card];
    if (exact_) child.key = game_.key_after(child.position, child.key, step);
    game_.apply(child.position, step);
    if (from <= core::kBottom) {
      const PileScan::Entry& old = entry(child, step.card);
      child.pile_hashes += scan_[from].hash - old.hash;
      child.score -= old.share;
    }
    child.moved = step.card;
    if (step.to <= core::kBottom) {
      child.moved_entry = scan_.on(step.card, step.to, evaluator_, labels_);
      child.pile_hashes += child.moved_entry.hash - scan_[step.to].hash;
      child.score += child.moved_entry.share;
    }
  }

  [[nodiscard]] const PileScan::Entry& entry(const Child& child, std::uint8_t card) const {
    return card == child.moved && child.moved_entry.height > 0 ? child.moved_entry : scan_[card];
  }

  /// The whole line to a won position: the steps from the start, each with the safe moves after it.
  SearchResult won(std::uint32_t parent, Step last) const {
    std::vector<Step> chosen;
    if (parent != kNoParent) {
      chosen.push_back(last);
      for (std::uint32_t node = parent; memory_.nodes[node].parent != kNoParent; node = memory_.nodes[node].parent) {
        chosen.push_back(memory_.nodes[node].step);
      }
    }
    Position position = task_.start;
    SearchResult result{SearchEnd::kWon, {}};
    const auto play = [&](Step step) {
      result.line.push_back(step);
      game_.apply(position, step);
    };
    const auto settle = [&] {
      while (const auto safe = task_.game.safe_step(position)) play(*safe);
    };
    settle();
    for (auto step = chosen.rbegin(); step != chosen.rend(); ++step) {
      play(*step);
      settle();
    }
    return result;
  }

  const Task& task_;
  const CastleGame& game_;
  BestFirstMemory& memory_;
  Budget& budget_;
  bool exact_;
  Evaluator evaluator_;
  Labels labels_;
  PileScan scan_;
  core::StepList steps_;
  Step goal_step_{};
  bool out_of_memory_ = false;
};

}  // namespace

SearchResult best_first(const Task& task, BestFirstMemory& memory, Budget& budget, const BestFirstOptions& options) {
  return Search(task, memory, budget, options).run();
}

}  // namespace castellan::solver
