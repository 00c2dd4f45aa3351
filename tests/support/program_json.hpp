// What the program says as JSON.

#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/program.hpp"

namespace castellan::test {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Runs the program with these words and --format json; it must end well and without a message.
inline Json json_of(Words words) {
  words.insert(words.end(), {"--format", "json"});
  const Ended ended = run(words);
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  return Json::parse(ended.out);
}

}  // namespace castellan::test
