#include "cli/mpi/channel.hpp"

#include <mpi.h>

#include <array>
#include <chrono>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "cli/mpi/block_message.hpp"
#include "cli/process/interrupt.hpp"
#include "solver/batch/block_run.hpp"

namespace castellan::cli::mpi {

namespace {

// Kinds of messages. To rank 0:
constexpr int kAsk = 1;     ///< Nothing; it answers with kBlock.
constexpr int kResult = 2;  ///< An encoded block.
constexpr int kEnd = 3;     ///< Nothing: this rank has ended.
// From rank 0:
constexpr int kBlock = 4;  ///< 1, first and last seed of a block; or 0, 0, 0 if there is none left.

constexpr int kFirstRank = 0;

/// MPI waits by asking again without a pause, which would take a processor from the search.
constexpr auto kPause = std::chrono::milliseconds(1);

using BlockMessage = std::array<std::uint64_t, 3>;

std::vector<std::uint8_t> received(const MPI_Status& status) {
  int size = 0;
  MPI_Get_count(&status, MPI_BYTE, &size);
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
  MPI_Recv(bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return bytes;
}

void answer(int rank, std::optional<solver::SeedBlock> block) {
  const BlockMessage message = block ? BlockMessage{1, block->first, block->last} : BlockMessage{};
  MPI_Send(message.data(), static_cast<int>(message.size()), MPI_UINT64_T, rank, kBlock, MPI_COMM_WORLD);
}

/// The other ranks' side. Its functions are called by different threads.
class Helper {
 public:
  Helper() { ask(); }

  std::optional<solver::SeedBlock> next() {
    const std::lock_guard lock(mutex_);
    const auto block = take();
    if (block) ask();
    return block;
  }

  void send(const solver::BlockResult& block) {
    const std::vector<std::uint8_t> bytes = encoded(block);
    const std::lock_guard lock(mutex_);
    MPI_Send(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, kFirstRank, kResult, MPI_COMM_WORLD);
  }

  /// Takes the answer that is still to come, and says goodbye.
  void end() {
    static_cast<void>(take());
    MPI_Send(nullptr, 0, MPI_BYTE, kFirstRank, kEnd, MPI_COMM_WORLD);
  }

 private:
  void ask() {
    MPI_Send(nullptr, 0, MPI_BYTE, kFirstRank, kAsk, MPI_COMM_WORLD);
    asked_ = true;
  }

  std::optional<solver::SeedBlock> take() {
    if (!asked_) return std::nullopt;
    BlockMessage message{};
    MPI_Recv(message.data(), static_cast<int>(message.size()), MPI_UINT64_T, kFirstRank, kBlock, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    asked_ = false;
    return message[0] == 0 ? std::nullopt : std::optional(solver::SeedBlock{message[1], message[2]});
  }

  std::mutex mutex_;
  bool asked_ = false;
};

}  // namespace

Session::Session(int* argument_count, char*** arguments) {
  int provided = MPI_THREAD_SINGLE;
  MPI_Init_thread(argument_count, arguments, MPI_THREAD_SERIALIZED, &provided);
  if (provided < MPI_THREAD_SERIALIZED) throw std::runtime_error("this MPI cannot be used from several threads");
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
}

Session::~Session() { MPI_Finalize(); }

std::uint64_t told_by_first(std::uint64_t number) {
  MPI_Bcast(&number, 1, MPI_UINT64_T, kFirstRank, MPI_COMM_WORLD);
  return number;
}

void serve(const Session& session, const BlockWork& work) {
  // If the file cannot be written any more, the others are still to be told that there is nothing left to do.
  std::exception_ptr error;
  for (int helpers = session.ranks() - 1; helpers > 0;) {
    int is_there = 0;
    MPI_Status status{};
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) {
      std::this_thread::sleep_for(kPause);
      continue;
    }
    const std::vector<std::uint8_t> message = received(status);
    if (status.MPI_TAG == kAsk) answer(status.MPI_SOURCE, interrupted() ? std::nullopt : work.next());
    if (status.MPI_TAG == kResult && !error) {
      try {
        work.done(decoded(message));
      } catch (...) {
        error = std::current_exception();
        interrupted() = true;
      }
    }
    if (status.MPI_TAG == kEnd) --helpers;
  }
  if (error) std::rethrow_exception(error);
}

void help(const AnalysisOrder& order) {
  Helper helper;
  solver::BlockCollector collector;
  const solver::BlockRun run = {.next = [&] { return helper.next(); },
                                .each = [](const solver::DealRecord&) {},
                                .done = [&](const solver::BlockResult& block) { helper.send(block); }};
  solver::decide_blocks(*order.game, order.limits, order.threads, run, collector, interrupted(), order.numbers.source);
  helper.end();
}

}  // namespace castellan::cli::mpi
