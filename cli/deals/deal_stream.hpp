// Many deals, one after the other, from numbers or files.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/reports/report.hpp"
#include "solver/batch/batch.hpp"

namespace castellan::cli {

/// Yields deals one after the other, and no value at the end: what solver::answer_all reads from.
using DealStream = std::function<std::optional<solver::BatchDeal>()>;

[[nodiscard]] DealStream number_stream(solver::GamePtr game, DealNumbers numbers);

/// The deals of a file, each by the number of its first line; "-" is standard input. A deal in the line form or in JSON
/// needs nothing around it, boards are separated by blank lines or dashes; comments begin with #.
/// What is no deal comes as an item without one, and so, at the end, does a failure to read on or a file without deals.
/// The stream ends early at Ctrl-C.
/// @throws core::InputError if the file cannot be opened.
[[nodiscard]] DealStream line_stream(solver::GamePtr game, const std::string& path, const core::DealReading& reading);

/// One deal for each file, by its place from 0. A file that holds none comes as an item without one.
[[nodiscard]] DealStream file_stream(solver::GamePtr game, std::vector<std::string> paths,
                                     const core::DealReading& reading);

}  // namespace castellan::cli
