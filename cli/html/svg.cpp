#include "cli/html/svg.hpp"

#include <algorithm>
#include <cmath>

#include "cli/html/html.hpp"
#include "cli/text/number_text.hpp"

namespace castellan::cli {

namespace {

constexpr double kTen = 10;
constexpr double kHundred = 100;

std::string attribute(std::string_view name, double place) {
  return " " + std::string(name) + "=\"" + place_text(place) + "\"";
}
std::string look_attribute(std::string_view look) { return look.empty() ? "" : " class=\"" + std::string(look) + "\""; }

/// The smallest of 1, 2 and 5 times a power of ten that needs no more steps.
double round_step(double span, double steps) {
  const double step = span / steps;
  const double power = std::pow(kTen, std::floor(std::log10(step)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= step) return factor * power;
  }
  return kTen * power;
}

/// Without zeros at the end.
std::string trimmed_number(double number, int decimals) {
  std::string text = fixed(number, decimals);
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace

Axis::Axis(Scale scale, double low, double high, double from, double to)
    : scale_(scale), low_(low), high_(high > low ? high : low + 1), from_(from), to_(to) {}

double Axis::at(double value) const {
  const double inside = std::clamp(value, low_, high_);
  const double share =
      scale_ == Scale::kEven ? (inside - low_) / (high_ - low_) : std::log(inside / low_) / std::log(high_ / low_);
  return from_ + share * (to_ - from_);
}

std::vector<double> Axis::ticks() const {
  constexpr double kSteps = 5;
  std::vector<double> ticks;
  if (scale_ == Scale::kEven) {
    const double step = round_step(high_ - low_, kSteps);
    constexpr double kSlack = 1e-9;
    for (double tick = std::ceil(low_ / step - kSlack) * step; tick <= high_ + kSlack * step; tick += step) {
      ticks.push_back(std::abs(tick) < kSlack * step ? 0 : tick);
    }
    return ticks;
  }
  const double decades = std::log10(high_ / low_);
  const int every = std::max(1, static_cast<int>(std::ceil(decades / (kSteps + 1))));
  for (int power = static_cast<int>(std::ceil(std::log10(low_) - 1)); std::pow(kTen, power) <= high_; power += every) {
    for (const double factor : {1.0, 2.0, 5.0}) {
      const double tick = factor * std::pow(kTen, power);
      constexpr double kFewDecades = 2;
      if (factor > 1 && decades > kFewDecades) continue;
      if (tick >= low_ && tick <= high_) ticks.push_back(tick);
    }
  }
  return ticks;
}

Drawing::Drawing(std::string_view words, double height)
    : html_("<svg viewBox=\"0 0 " + place_text(kWidth) + " " + place_text(height) + "\" role=\"img\" aria-label=\"" +
            escaped(words) + "\">") {}

void Drawing::line(double x1, double y1, double x2, double y2, std::string_view look) {
  html_ += "<line" + look_attribute(look) + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) +
           attribute("y2", y2) + "></line>";
}

void Drawing::box(double x, double y, double width, double height, std::string_view look) {
  html_ += "<rect" + look_attribute(look) + attribute("x", x) + attribute("y", y) + attribute("width", width) +
           attribute("height", height) + "></rect>";
}

void Drawing::dot(double x, double y, std::string_view look) {
  constexpr double kRadius = 3.5;
  html_ += "<circle" + look_attribute(look) + attribute("cx", x) + attribute("cy", y) + attribute("r", kRadius) +
           "></circle>";
}

void Drawing::path(std::string_view path, std::string_view look) {
  html_ += "<path" + look_attribute(look) + " d=\"" + std::string(path) + "\"></path>";
}

void Drawing::text(double x, double y, std::string_view anchor, std::string_view words, std::string_view look) {
  html_ += "<text" + look_attribute(look) + attribute("x", x) + attribute("y", y) + " text-anchor=\"" +
           std::string(anchor) + "\">" + escaped(words) + "</text>";
}

std::string Drawing::html() const { return html_ + "</svg>"; }

std::string place_text(double place) { return trimmed_number(place, 2); }

std::string short_number(double number) {
  constexpr double kThousand = 1e3;
  constexpr double kMillion = 1e6;
  constexpr double kBillion = 1e9;
  if (number >= kBillion) return trimmed_number(number / kBillion, 2) + " G";
  if (number >= kMillion) return trimmed_number(number / kMillion, 2) + " M";
  if (number >= kTen * kThousand) return trimmed_number(number / kThousand, 2) + " k";
  constexpr int kMostDecimals = 6;
  const int decimals = number > 0 && number < 1 ? 2 - static_cast<int>(std::floor(std::log10(number))) : 2;
  return trimmed_number(number, std::min(decimals, kMostDecimals));
}

std::string share_text(double share, double apart) {
  constexpr int kMostDecimals = 6;
  const double percents = apart * kHundred;
  const int decimals = percents >= 1 || percents <= 0 ? 0 : static_cast<int>(std::ceil(-std::log10(percents)));
  return percent(share, std::min(decimals, kMostDecimals));
}

}  // namespace castellan::cli
