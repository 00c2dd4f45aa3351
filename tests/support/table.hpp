// Reads the tab-separated tables in tests/data.

#pragma once

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace castellan::test {

/// The rows of tests/data/`name` without the heading, each as its fields.
/// @throws std::runtime_error when there is no such table or it holds no rows.
inline std::vector<std::vector<std::string>> read_table(const std::string& name) {
  std::ifstream file(std::string(CASTELLAN_TEST_DATA) + "/" + name);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) boost::split(rows.emplace_back(), line, boost::is_any_of("\t"));
  if (rows.empty()) throw std::runtime_error("no rows in " + name);
  return rows;
}

}  // namespace castellan::test
