#include "cli/plots/plots.hpp"

#include <array>
#include <charconv>

#include "cli/html/html.hpp"

namespace castellan::cli {

std::string plot_section(const std::string& title, const std::string& drawing, const std::string& caption,
                         const std::string& table) {
  return element("section", {{"class", "plot"}},
                 text_element("h2", title) + drawing + element("p", {{"class", "caption"}}, escaped(caption)) +
                     element("details", text_element("summary", "The numbers") + table));
}

std::string table_html(const Cells& names, const std::vector<Cells>& rows, const char* look) {
  std::string head;
  for (const std::string& name : names) head += element("th", {{"scope", "col"}}, escaped(name));
  std::string body;
  for (const Cells& row : rows) {
    std::string cells;
    for (const std::string& cell : row) cells += element("td", cell);
    body += element("tr", cells);
  }
  // Wide tables scroll by themselves, which the keyboard must be able to do.
  return "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">" +
         element("table", {{"class", look}}, element("thead", element("tr", head)) + element("tbody", body)) + "</div>";
}

std::string number_html(double number, const std::string& words) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return element("data", {{"value", std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()))}},
                 escaped(words));
}

}  // namespace castellan::cli
