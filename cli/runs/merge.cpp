#include "cli/runs/merge.hpp"

#include <cstddef>
#include <vector>

#include "core/input_error.hpp"

namespace castellan::cli::runs {

namespace {

std::string text_of(solver::SeedBlock block) {
  return "seeds " + std::to_string(block.first) + " to " + std::to_string(block.last);
}

/// Whether the two differ at most in what depends on the machine.
bool same_results(const solver::Summary& a, const solver::Summary& b) {
  const solver::Tally& x = a.tally();
  const solver::Tally& y = b.tally();
  return x.won == y.won && x.lost == y.lost && x.undecided == y.undecided && x.positions == y.positions &&
         x.solution_moves == y.solution_moves;
}

/// Whether the block in the file results from another try of deals that are undecided in the other one's.
bool supersedes(RunFile& file, solver::SeedBlock block, const solver::Summary& its, const solver::Summary& other) {
  return its.undecided() < other.undecided() && file.retried({block.first, block.last}).deals > 0;
}

/// The blocks of `in` that are to be copied to `out`.
std::vector<solver::SeedBlock> blocks_to_copy(RunFile& out, RunFile& in) {
  const std::vector<solver::SeedBlock> present = out.stored();
  std::vector<solver::SeedBlock> copied;
  std::size_t place = 0;
  for (const solver::SeedBlock& block : in.stored()) {
    while (place < present.size() && present[place].last < block.first) ++place;
    if (place == present.size() || present[place].first > block.last) {
      copied.push_back(block);
      continue;
    }
    if (present[place] != block) {
      throw core::InputError(in.path() + " holds " + text_of(block) + " as one block, " + out.path() + " holds " +
                             text_of(present[place]) + ": they overlap and cannot be merged");
    }
    const solver::Summary mine = out.take(block);
    const solver::Summary theirs = in.take(block);
    if (same_results(mine, theirs) || supersedes(out, block, mine, theirs)) continue;
    if (!supersedes(in, block, theirs, mine)) {
      throw core::InputError(in.path() + " and " + out.path() + " contradict each other on " + text_of(block));
    }
    copied.push_back(block);
  }
  return copied;
}

}  // namespace

void merge(RunFile& out, const std::string& in) {
  std::vector<solver::SeedBlock> blocks;
  {
    RunFile part(in);
    if (const std::string other = difference(out.identity(), part.identity()); !other.empty()) {
      throw core::InputError(in + " holds another run than " + out.path() + ": " + other);
    }
    if (part.rows() != out.rows()) {
      throw core::InputError(in + " has --rows " + std::string(to_string(part.rows())) + ", " + out.path() + " has " +
                             std::string(to_string(out.rows())));
    }
    blocks = blocks_to_copy(out, part);
  }
  out.copy(in, blocks);
}

}  // namespace castellan::cli::runs
