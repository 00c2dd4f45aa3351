// A finished block on its way from one rank to another.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/batch/seed_block.hpp"

namespace castellan::cli::mpi {

[[nodiscard]] std::vector<std::uint8_t> encoded(const solver::BlockResult& block);
[[nodiscard]] solver::BlockResult decoded(std::span<const std::uint8_t> message);

}  // namespace castellan::cli::mpi
