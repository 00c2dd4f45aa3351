// HTML: a page for each report. What people read in the text stands above, then the pictures, then every value by the
// name that it has in JSON.

#include "cli/formats/formats.hpp"
#include "cli/formats/words.hpp"
#include "cli/html/html.hpp"
#include "cli/pages/page.hpp"
#include "cli/pages/quantity_tables.hpp"
#include "cli/pages/replay_section.hpp"
#include "cli/pages/values_table.hpp"
#include "cli/plots/plots.hpp"

namespace castellan::cli {

namespace {

std::string capitalised(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

/// What has a label, as terms; sentences without one below.
std::string facts_html(const Section& section) {
  std::string terms;
  std::string sentences;
  for (const Item& item : section.items) {
    const auto words = words_of(item);
    if (!words) continue;
    if (!item.label.empty()) {
      terms += text_element("dt", capitalised(item.label)) + element("dd", isolated(*words));
    } else if (item.key.empty()) {
      sentences += element("p", isolated(*words));
    }
  }
  return (terms.empty() ? "" : element("dl", {{"class", "facts"}}, terms)) + sentences;
}

/// Text that is laid out already, folded away.
std::string blocks_html(const Report& report) {
  std::string html;
  for (const Section& section : report.sections) {
    for (const Item& item : section.items) {
      const auto* const block = std::get_if<Block>(&item.value);
      if (block != nullptr && !block->text.empty()) html += element("pre", escaped(block->text));
    }
  }
  if (html.empty()) return {};
  return element("details", text_element("summary", "The same as text") + html);
}

bool is_of_cards(const Picture& picture) {
  return std::holds_alternative<Replay>(picture) || std::holds_alternative<MoveChoices>(picture);
}

bool is_played(const Picture& picture) {
  const auto* const replay = std::get_if<Replay>(&picture);
  return is_of_cards(picture) && (replay == nullptr || !replay->moves.empty());
}

void add_pictures(Page& page, const std::vector<Picture>& pictures) {
  std::string plots;
  std::string tables;
  for (const Picture& picture : pictures) {
    (is_of_cards(picture) ? tables : plots) += std::visit([](const auto& shown) { return section_of(shown); }, picture);
    page.has_replays = page.has_replays || is_played(picture);
  }
  if (!plots.empty()) page.body += element("div", {{"class", "plots"}}, plots);
  page.body += tables;
}

std::string title_of(const Report& report) { return report.title.empty() ? report.heading : report.title; }

}  // namespace

std::string html_of(const Report& report) {
  Page page{.title = title_of(report), .body = {}, .command = report.command};
  for (const Section& section : report.sections) page.body += facts_html(section) + quantity_tables(section);
  add_pictures(page, report.pictures);
  page.body += blocks_html(report) + values_table(report);
  return html_of(page);
}

std::string html_of(const ReportList& list) {
  Page page{.title = list.heading, .body = {}, .command = list.command};
  add_pictures(page, list.pictures);
  std::string parts;
  for (const Report& report : list.reports) {
    std::string part = text_element("h2", report.brief);
    for (const Section& section : report.sections) part += facts_html(section);
    parts += element("section", part + values_table(report));
  }
  page.body += element("div", {{"class", "plots"}}, parts);
  return html_of(page);
}

}  // namespace castellan::cli
