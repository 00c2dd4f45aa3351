#include "tests/support/table.hpp"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fstream>
#include <stdexcept>

#include "tests/support/paths.hpp"

namespace castellan::test {

std::vector<std::vector<std::string>> read_table(const std::string& name) {
  std::ifstream file(data_path(name));
  std::vector<std::vector<std::string>> rows;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) boost::split(rows.emplace_back(), line, boost::is_any_of("\t"));
  if (rows.empty()) throw std::runtime_error("no rows in " + name);
  return rows;
}

}  // namespace castellan::test
