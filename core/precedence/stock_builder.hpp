// A stock under construction: takes rank after rank, and refuses what these rules' stock does not hold.

#pragma once

#include <array>
#include <string_view>

#include "core/precedence/rules.hpp"
#include "core/precedence/stock.hpp"

namespace castellan::core::precedence {

class StockBuilder {
 public:
  explicit StockBuilder(const Rules& rules) : rules_(rules) {}

  /// @param card A rank, or a card whose suit is ignored.
  /// @throws InputError when it is neither, or one more of its rank than the stock holds.
  void add(std::string_view card, std::string_view where);

  /// @throws InputError naming the ranks of which cards are missing.
  [[nodiscard]] Stock finish() const;

 private:
  Rules rules_;
  Stock stock_;
  std::array<int, kRanks + 1> counts_{};  ///< By rank.
};

}  // namespace castellan::core::precedence
