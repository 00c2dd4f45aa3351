// Help texts, from the table of commands.

#pragma once

#include <string>
#include <string_view>

#include "cli/arguments/command.hpp"

namespace castellan::cli {

inline constexpr std::string_view kProgramSummary =
    "Solves deals of the Castle family of patience games, proves which cannot be won, and measures how often a game "
    "can "
    "be.";

/// Of the program: its commands and exit codes.
[[nodiscard]] std::string program_help();

/// Of one command: usage, arguments, options, examples.
[[nodiscard]] std::string command_help(const Command& command);

/// "castellan solve GAME [FILE] [OPTION]..."
[[nodiscard]] std::string usage_line(const Command& command);

}  // namespace castellan::cli
