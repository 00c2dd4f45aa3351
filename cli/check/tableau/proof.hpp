// What a certificate of a game with a tableau proves: a win by its moves; a loss by sets of positions that hold the
// start and no win, and with each position all that its moves lead to.

#pragma once

#include <string>

#include "cli/check/form/checked.hpp"
#include "cli/check/form/lines.hpp"
#include "cli/check/tableau/rules.hpp"

namespace castellan::check {

// Both read up to the line "end". @throws Malformed, NoProof

void check_win(const Rules& rules, const Deal& deal, Lines& lines, Checked& checked);

/// @param path Of the file, whose header `lines` has read; it is read again from its beginning.
void check_loss(const Rules& rules, const Deal& deal, const std::string& path, Lines& lines, Checked& checked);

}  // namespace castellan::check
