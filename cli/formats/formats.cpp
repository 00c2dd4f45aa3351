#include "cli/formats/formats.hpp"

namespace castellan::cli {

std::string written_line(const Report& report, std::string_view format) {
  if (format == "json") return json_of(report);
  return format == "csv" ? csv_values(report) : report.brief + "\n";
}

}  // namespace castellan::cli
