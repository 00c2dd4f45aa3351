// Walks through every position of a certificate's game that must be followed, until it is won or none is left.

#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "solver/certificates/loss_game.hpp"
#include "solver/certificates/position_store.hpp"

namespace castellan::solver {

/// How far a walk may go, and what may end it.
struct CertificateLimits {
  std::uint64_t max_positions = 10'000'000;       ///< Of the certificate.
  std::size_t max_memory = std::size_t{1} << 30;  ///< Bytes of the positions while they are collected.
  const std::atomic<bool>* stop = nullptr;        ///< Ends the work when it becomes true; may be null.

  [[nodiscard]] bool is_stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

enum class WalkEnd : std::uint8_t { kLost, kWon, kTooLarge };

/// @param store  Emptied first. On kLost it holds the positions of the proof.
/// @param line   On kWon, the positions from the start to the win, by number.
[[nodiscard]] WalkEnd walk(const LossGame& game, std::uint64_t max_positions, const CertificateLimits& limits,
                           PositionStore& store, std::vector<std::uint32_t>& line);

/// A card to tell apart after the easier game was won: one in whose place the line sends another of its rank home, when
/// the cards that keep their places are followed. @return as a set; empty if there is none.
[[nodiscard]] std::uint64_t mistaken_card(const LossGame& game, const core::Board& deal, const PositionStore& store,
                                          const std::vector<std::uint32_t>& line);

}  // namespace castellan::solver
