// Many results of one kind, written one by one: a long list is never held in memory.

#pragma once

#include <string>
#include <string_view>

#include "cli/reports/report.hpp"
#include "cli/streams/output.hpp"

namespace castellan::cli {

/// CSV: names, then a line for each row. JSON: one object with the items of the head and an array of the rows, one a
/// line, so that it can be read as a whole or line by line.
class RowStream {
 public:
  /// @param format "csv" or "json".
  /// @param head   What all rows share; CSV leaves it out.
  /// @param key    Of the array of rows.
  /// @param names  Any row, for the names of its items.
  RowStream(std::string_view format, const Items& head, const std::string& key, const Items& names, Output& output);

  void write(const Items& row);
  /// To be called after the last row.
  void end();

 private:
  bool is_json_;
  bool has_rows_ = false;
  Output& output_;
};

}  // namespace castellan::cli
