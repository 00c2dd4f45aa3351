// What the ranks of a run say to each other, over MPI.
//
// Rank 0 hands out blocks, keeps the run file and counts; the others ask for blocks and send back what they found. A
// rank asks for its next block before it needs it, so that it never waits for rank 0.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "cli/analysis/analysis_run.hpp"
#include "solver/batch/seed_block.hpp"

namespace castellan::cli::mpi {

/// Starts MPI, and ends it when it is left. MPI is used by one thread at a time.
class Session {
 public:
  Session(int* argument_count, char*** arguments);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  [[nodiscard]] int rank() const { return rank_; }
  [[nodiscard]] int ranks() const { return ranks_; }

 private:
  int rank_ = 0;
  int ranks_ = 1;
};

/// Tells every rank what rank 0 says; to be called by all.
[[nodiscard]] std::uint64_t told_by_first(std::uint64_t number);

/// For rank 0: gives blocks to the others and takes theirs, until each of them has ended.
void serve(const Session& session, const BlockWork& work);

/// For the other ranks: decides blocks until rank 0 has no more.
void help(const AnalysisOrder& order);

}  // namespace castellan::cli::mpi
