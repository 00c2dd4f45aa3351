// Numbered deals of Precedence. docs/deal-numbers.md describes them precisely enough to deal them again.

#pragma once

#include "core/deals/deal_number.hpp"
#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"

namespace castellan::core::precedence {

/// @param number Within its source's range.
[[nodiscard]] Stock numbered_deal(const Rules& rules, DealNumber number);

}  // namespace castellan::core::precedence
