// Drawings as SVG: axes with numbers, and what lies between them. Colours and lines are the style sheet's.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace castellan::cli {

/// From values to places on the drawing.
class Axis {
 public:
  enum class Scale : std::uint8_t { kEven, kPowers };  ///< kPowers: equal ratios are equal lengths; values above 0.

  /// @param low, high   Values at the ends.
  /// @param from, to    Where these are.
  Axis(Scale scale, double low, double high, double from, double to);

  [[nodiscard]] double at(double value) const;
  /// Round values between the ends, few enough to stand side by side.
  [[nodiscard]] std::vector<double> ticks() const;

 private:
  Scale scale_;
  double low_;
  double high_;
  double from_;
  double to_;
};

class Drawing {
 public:
  static constexpr double kWidth = 400;

  /// @param words What it shows, for those who do not see it.
  Drawing(std::string_view words, double height);

  void line(double x1, double y1, double x2, double y2, std::string_view look);
  void box(double x, double y, double width, double height, std::string_view look);
  void dot(double x, double y, std::string_view look);
  /// @param path As in the attribute `d`.
  void path(std::string_view path, std::string_view look);
  /// @param anchor "start", "middle" or "end".
  void text(double x, double y, std::string_view anchor, std::string_view words, std::string_view look = "");

  [[nodiscard]] std::string html() const;

 private:
  std::string html_;
};

/// A number with at most two decimals, as drawings have them.
[[nodiscard]] std::string place_text(double place);
/// "0.5", "200", "1.5 k", "20 M": short, for axes.
[[nodiscard]] std::string short_number(double number);
/// "68.15 %": with as many decimals as tell values so far apart.
[[nodiscard]] std::string share_text(double share, double apart);

}  // namespace castellan::cli
