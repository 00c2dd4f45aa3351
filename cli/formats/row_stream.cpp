#include "cli/formats/row_stream.hpp"

#include "cli/formats/formats.hpp"

namespace castellan::cli {

namespace {

Report line_of(const Items& items) {
  Report report{.is_line = true};
  report.section().items = items;
  return report;
}

}  // namespace

RowStream::RowStream(std::string_view format, const Items& head, const std::string& key, const Items& names,
                     Output& output)
    : is_json_(format == "json"), output_(output) {
  if (!is_json_) {
    output_.write(csv_names(line_of(names)));
    return;
  }
  std::string text = json_of(line_of(head));
  text.resize(text.rfind('}'));
  output_.write(text + ",\"" + key + "\":[");
}

void RowStream::write(const Items& row) {
  const Report report = line_of(row);
  output_.write(is_json_ ? (has_rows_ ? "," : "") + json_of(report) : csv_values(report));
  has_rows_ = true;
}

void RowStream::end() {
  if (is_json_) output_.write("]}");
}

}  // namespace castellan::cli
