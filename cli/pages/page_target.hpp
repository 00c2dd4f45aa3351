// Where a page goes: a page is a file, and nobody reads one on a terminal.

#pragma once

#include <string>

#include "cli/arguments/arguments.hpp"

namespace castellan::cli {

/// With --open standard output goes to a new file, which is shown at the end. Without pages it does nothing.
class PageTarget {
 public:
  /// @throws UsageError if a page would go to a terminal, or --open is given without a page;
  ///         OutputError if no file can be made.
  explicit PageTarget(const Arguments& arguments);

  /// Once everything is written: shows the page by xdg-open, and says where it is.
  /// @throws OutputError if there is no xdg-open.
  void show() const;

 private:
  std::string path_;  ///< Of the new file; empty without --open.
};

}  // namespace castellan::cli
