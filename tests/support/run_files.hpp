// Looking into the run files that the program writes.

#pragma once

#include <string>
#include <vector>

namespace castellan::test {

/// A folder that exists as long as a test needs it.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

/// Runs SQL on a database. @return What a query says: a line for each row, values separated by bars.
std::string sql(const std::string& path, const std::string& text);

/// The whole file.
std::string bytes_of(const std::string& path);

/// Makes a run file of these seeds of Fortress, with more words for `analyze`.
void make_run(const std::string& path, const std::string& seeds, const std::vector<std::string>& more = {});

/// Waits until a program has begun to write this run file; a failure of the test after a minute.
void wait_for_run(const std::string& path);

/// Everything in a run file that must not depend on how the run came about: all but CPU times.
std::string contents_of_run(const std::string& path);

/// A report without the first line that begins like this.
std::string without_line(std::string report, const std::string& label);

/// A report without the line of CPU times.
std::string without_cpu(const std::string& report);

}  // namespace castellan::test
