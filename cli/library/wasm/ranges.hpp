// The algorithms over ranges that the engine uses, for a C++ library that has ranges but not yet these: libc++ 13 of
// Emscripten 3.1.6. It is included before every source there, and nowhere else. Each does what its namesake over
// iterators does; only the overloads that are used are here.

#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

namespace std::ranges {

/// An algorithm as a value, so that it is not found by argument-dependent lookup.
#define CASTELLAN_ALGORITHM(name, parameters, call) \
  inline constexpr auto name = []<typename R> parameters -> decltype(auto) { return std::call; }

CASTELLAN_ALGORITHM(reverse, (R && range), reverse(begin(range), end(range)));
CASTELLAN_ALGORITHM(fill, (R && range, const auto& value), fill(begin(range), end(range), value));
CASTELLAN_ALGORITHM(copy, (R && range, auto to), copy(begin(range), end(range), to));
CASTELLAN_ALGORITHM(copy_if, (R && range, auto to, auto is), copy_if(begin(range), end(range), to, is));
CASTELLAN_ALGORITHM(transform, (R && range, auto to, auto change), transform(begin(range), end(range), to, change));
CASTELLAN_ALGORITHM(for_each, (R && range, auto act), for_each(begin(range), end(range), act));
CASTELLAN_ALGORITHM(any_of, (R && range, auto is), any_of(begin(range), end(range), is));
CASTELLAN_ALGORITHM(none_of, (R && range, auto is), none_of(begin(range), end(range), is));
CASTELLAN_ALGORITHM(count_if, (R && range, auto is), count_if(begin(range), end(range), is));
CASTELLAN_ALGORITHM(find_if, (R && range, auto is), find_if(begin(range), end(range), is));
CASTELLAN_ALGORITHM(find_if_not, (R && range, auto is), find_if_not(begin(range), end(range), is));
CASTELLAN_ALGORITHM(replace_if, (R && range, auto is, const auto& value),
                    replace_if(begin(range), end(range), is, value));
CASTELLAN_ALGORITHM(sort, (R && range, auto... before), sort(begin(range), end(range), before...));
CASTELLAN_ALGORITHM(stable_sort, (R && range, auto before), stable_sort(begin(range), end(range), before));
CASTELLAN_ALGORITHM(stable_partition, (R && range, auto is), stable_partition(begin(range), end(range), is));

#undef CASTELLAN_ALGORITHM

inline constexpr auto find =
    []<typename R, typename T, typename P = identity>(R && range, const T& value, P seen = {}) {
  return std::find_if(begin(range), end(range), [&](const auto& one) { return std::invoke(seen, one) == value; });
};

inline constexpr auto count =
    []<typename R, typename T, typename P = identity>(R && range, const T& value, P seen = {}) {
  return std::count_if(begin(range), end(range), [&](const auto& one) { return std::invoke(seen, one) == value; });
};

inline constexpr auto min_element = []<typename R, typename P>(R&& range, less /*before*/, P seen) {
  return std::min_element(begin(range), end(range), [&](const auto& one, const auto& other) {
    return std::invoke(seen, one) < std::invoke(seen, other);
  });
};

/// With an order or an equality, and a view of the elements of each side.
struct Equal {
  template <typename R, typename S, typename Is = equal_to, typename P = identity, typename Q = identity>
  constexpr bool operator()(R&& left, S&& right, Is is = {}, P seen_left = {}, Q seen_right = {}) const {
    return std::equal(begin(left), end(left), begin(right), end(right), [&](const auto& one, const auto& other) {
      return std::invoke(is, std::invoke(seen_left, one), std::invoke(seen_right, other));
    });
  }
};
inline constexpr Equal equal;

namespace views {

/// What `range | reverse` gives: for lvalues alone.
template <typename R>
struct Reversed {
  R& range;
  auto begin() const { return std::rbegin(range); }
  auto end() const { return std::rend(range); }
};
struct Reverse {
  template <typename R>
  friend Reversed<R> operator|(R& range, Reverse /*of*/) {
    return {range};
  }
};
inline constexpr Reverse reverse;

}  // namespace views
}  // namespace std::ranges

namespace std::views {
using std::ranges::views::reverse;
}

#endif
