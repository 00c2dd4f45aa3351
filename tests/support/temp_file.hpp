// A file that exists as long as a test needs it.

#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace castellan::test {

class TempFile {
 public:
  explicit TempFile(std::string_view contents) {
    static int count = 0;
    path_ = ::testing::TempDir() + "castellan-" + std::to_string(::getpid()) + "-" + std::to_string(++count);
    std::ofstream(path_, std::ios::binary) << contents;
  }
  ~TempFile() { std::filesystem::remove(path_); }
  TempFile(const TempFile&) = delete;
  TempFile& operator=(const TempFile&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace castellan::test
