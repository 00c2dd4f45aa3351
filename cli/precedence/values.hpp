// From the command line to rules, limits and deals of Precedence.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments/arguments.hpp"
#include "cli/arguments/values.hpp"
#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"
#include "solver/limits.hpp"
#include "solver/precedence/batch.hpp"

namespace castellan::cli::precedence {

/// The rules with the --option settings.
/// @throws UsageError
[[nodiscard]] core::precedence::Rules rules_of(const Arguments& arguments);

/// The rules with these settings.
/// @throws UsageError
[[nodiscard]] core::precedence::Rules rules_with(const std::vector<std::string>& settings);

/// The policy that --policy names; none without it.
/// @throws UsageError
[[nodiscard]] const solver::precedence::Policy* policy_of(const Arguments& arguments);

/// The stock in a file, text or JSON; "-" is standard input.
/// @throws core::InputError that names the file.
[[nodiscard]] core::precedence::Stock read_stock(const core::precedence::Rules& rules, const std::string& path);

using DealStream = std::function<std::optional<solver::precedence::BatchDeal>()>;
[[nodiscard]] DealStream seed_stream(const core::precedence::Rules& rules, SeedRange range);
/// @throws core::InputError if the file cannot be opened.
[[nodiscard]] DealStream line_stream(const core::precedence::Rules& rules, const std::string& path);

}  // namespace castellan::cli::precedence
