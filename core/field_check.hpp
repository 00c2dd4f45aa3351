// Checks that each field of a rules record has one of the values that it may have.

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace castellan::core {

/// "a whole number from 1 to 13".
[[nodiscard]] std::string whole_number_between(int least, int most);

/// @throws InputError "piles: expected a whole number from 1 to 13, not 14" unless the value is one of them.
void check_number(std::string_view key, int value, int least, int most);

/// A visitor of `for_each_field`.
/// @throws InputError for the first field that is out of its range.
struct FieldCheck {
  template <typename Number>
  void number(std::string_view key, const Number& field, int least, int most) const {
    check_number(key, field, least, most);
  }
  template <typename Number>
  void place(std::string_view key, const Number& field, int most) const {
    check_number(key, field + 1, 1, most);
  }
  void flag(std::string_view /*key*/, bool /*field*/) const {}
  template <typename Enumeration>
  void word(std::string_view /*key*/, Enumeration /*field*/, std::span<const std::string_view> /*words*/) const {}
};

}  // namespace castellan::core
