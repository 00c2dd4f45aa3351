// Plots as parts of a page: the drawing, the sentence that says what it shows, and the table behind it.

#pragma once

#include <string>
#include <vector>

#include "cli/pictures/plots.hpp"

namespace castellan::cli {

[[nodiscard]] std::string section_of(const IntervalPlot& plot);
[[nodiscard]] std::string section_of(const ClosingPlot& plot);
[[nodiscard]] std::string section_of(const SpreadPlot& plot);
[[nodiscard]] std::string section_of(const CostPlot& plot);
[[nodiscard]] std::string section_of(const ScatterPlot& plot);
[[nodiscard]] std::string section_of(const DealTable& table);

// What they have in common:

/// Title, drawing, sentence and, folded away, the table.
[[nodiscard]] std::string plot_section(const std::string& title, const std::string& drawing, const std::string& caption,
                                       const std::string& table);

using Cells = std::vector<std::string>;  ///< HTML each.

/// @param names Plain text.
[[nodiscard]] std::string table_html(const Cells& names, const std::vector<Cells>& rows, const char* look = "");

/// A number for people, and for programs that read the page.
[[nodiscard]] std::string number_html(double number, const std::string& words);

}  // namespace castellan::cli
