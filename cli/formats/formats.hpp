// Every format in which results are written: one writer each, over the report as a value.

#pragma once

#include <string>
#include <string_view>

#include "cli/reports/report.hpp"

namespace castellan::cli {

// Each ends with a line break.

[[nodiscard]] std::string text_of(const Report& report);
[[nodiscard]] std::string text_of(const ReportList& list);
[[nodiscard]] std::string json_of(const Report& report);
[[nodiscard]] std::string json_of(const ReportList& list);
[[nodiscard]] std::string csv_of(const Report& report);
[[nodiscard]] std::string csv_of(const ReportList& list);
/// A page (cli/pages/).
[[nodiscard]] std::string html_of(const Report& report);
[[nodiscard]] std::string html_of(const ReportList& list);

/// The report, or list of reports, in the format of this name: "text", "json", "csv" or "html".
template <typename Reported>
[[nodiscard]] std::string written(const Reported& reported, std::string_view format) {
  if (format == "json") return json_of(reported);
  if (format == "html") return html_of(reported);
  return format == "csv" ? csv_of(reported) : text_of(reported);
}

/// One of many results that come one after the other: as a line for people, or JSON on one line.
[[nodiscard]] std::string written_line(const Report& report, std::string_view format);

/// The values of a report as a line of CSV, and the names above them.
[[nodiscard]] std::string csv_names(const Report& report);
[[nodiscard]] std::string csv_values(const Report& report);

}  // namespace castellan::cli
