// Reads the tab-separated tables in tests/data.

#pragma once

#include <string>
#include <vector>

namespace castellan::test {

/// The rows of tests/data/`name` without the heading, each as its fields.
/// @throws std::runtime_error when there is no such table or it holds no rows.
[[nodiscard]] std::vector<std::vector<std::string>> read_table(const std::string& name);

}  // namespace castellan::test
