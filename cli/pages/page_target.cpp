#include "cli/pages/page_target.hpp"

#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "cli/process/errors.hpp"
#include "cli/streams/messages.hpp"

namespace castellan::cli {

namespace {

constexpr std::string_view kEnding = ".html";

/// Makes a new file that only its owner can read, and lets standard output go there. @return Its path.
std::string new_output_file() {
  std::string path = (std::filesystem::temp_directory_path() / "castellan-XXXXXX").string() + std::string(kEnding);
  const int descriptor = ::mkstemps(path.data(), static_cast<int>(kEnding.size()));
  if (descriptor < 0 || ::dup2(descriptor, STDOUT_FILENO) < 0) throw OutputError(errno);
  ::close(descriptor);
  return path;
}

}  // namespace

PageTarget::PageTarget(const Arguments& arguments) {
  const bool is_page = arguments.value("format") == "html";
  if (arguments.has("open")) {
    if (!is_page) throw UsageError("--open shows a page; it needs --format html");
    path_ = new_output_file();
  } else if (is_page && ::isatty(STDOUT_FILENO) == 1) {
    throw UsageError("a page is a file: add `> page.html`, or --open to see it at once");
  }
}

void PageTarget::show() const {
  if (path_.empty()) return;
  say("the page is " + path_);
  std::string program = "xdg-open";
  std::string path = path_;
  const std::array<char*, 3> words = {program.data(), path.data(), nullptr};
  pid_t child = 0;
  const int error = ::posix_spawnp(&child, program.c_str(), nullptr, nullptr, words.data(), environ);
  if (error != 0) {
    throw OutputError("cannot start xdg-open to show the page: " + std::generic_category().message(error));
  }
}

}  // namespace castellan::cli
