// The fields of Precedence's rules record, listed once for all that write, read or check a record.

#pragma once

#include <string_view>

#include "core/precedence/rules.hpp"

namespace castellan::core::precedence {

/// Hands every field to `visit`, in the order in which fields are written; see core::for_each_field.
template <typename AnyRules, typename Visitor>
void for_each_field(AnyRules& rules, Visitor& visit) {
  static constexpr std::string_view kFirstKings[] = {"placed", "first-available"};
  visit.number("ranks", rules.ranks, 1, kRanks);
  visit.number("foundations", rules.chains, 1, kMaxChains);
  visit.word("first_king", rules.first_king, kFirstKings);
  visit.number("redeals", rules.redeals, 0, kMaxRedeals);
}

}  // namespace castellan::core::precedence
