#include "tests/support/masked.hpp"

#include <cctype>
#include <sstream>
#include <string_view>
#include <vector>

namespace castellan::test {
namespace {

bool is_masked(std::string_view name) { return name == "version" || name.find("cpu_") != std::string_view::npos; }

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

bool is_of_number(char c) { return is_digit(c) || c == '.' || c == 'e' || c == '+' || c == '-'; }

/// Past the JSON value that begins at `begin`: an object of numbers, a string without escapes, or a number.
std::size_t end_of_value(std::string_view text, std::size_t begin) {
  if (text[begin] == '"') return text.find('"', begin + 1) + 1;
  if (text[begin] != '{') return text.find_first_of(",}\n", begin);
  std::size_t end = begin;
  int depth = 0;
  do {
    if (text[end] == '{') ++depth;
    if (text[end] == '}') --depth;
    ++end;
  } while (depth > 0 && end < text.size());
  return end;
}

/// The text with 0 for each number; digits that end a name, as in "p90", are none.
std::string with_zeros(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const bool in_name = i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0;
    if (!is_digit(text[i]) || in_name) {
      result += text[i++];
    } else {
      result += '0';
      while (i < text.size() && is_of_number(text[i])) ++i;
    }
  }
  return result;
}

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (c == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

}  // namespace

std::string masked_json(const std::string& text) {
  std::string result;
  std::size_t done = 0;
  for (std::size_t colon = text.find("\":"); colon != std::string::npos; colon = text.find("\":", done)) {
    const std::size_t name = text.rfind('"', colon - 1) + 1;
    std::size_t value = colon + 2;
    if (text[value] == ' ') ++value;
    result.append(text, done, value - done);
    done = value;
    if (is_masked(std::string_view(text).substr(name, colon - name))) {
      done = end_of_value(text, value);
      result += with_zeros(std::string_view(text).substr(value, done - value));
    }
  }
  return result.append(text, done);
}

std::string masked_csv(const std::string& text) {
  std::istringstream lines(text);
  std::string line;
  std::getline(lines, line);
  const std::vector<std::string> names = split(line);
  std::string result = line + "\n";
  while (std::getline(lines, line)) {
    const std::vector<std::string> cells = split(line);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool is_hidden = i < names.size() && is_masked(names[i]) && !cells[i].empty();
      result.append(i > 0 ? "," : "").append(is_hidden ? "*" : cells[i]);
    }
    result += '\n';
  }
  return result;
}

std::string masked_text(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("CPU ms")) line = "CPU ms";
    for (std::size_t unit = line.find(" ms"); unit != std::string::npos; unit = line.find(" ms", unit + 1)) {
      std::size_t begin = unit;
      while (begin > 0 && is_of_number(line[begin - 1])) --begin;
      if (begin == unit) continue;
      line.replace(begin, unit - begin, "*");
      unit = begin + 1;
    }
    result += line + "\n";
  }
  return result;
}

}  // namespace castellan::test
