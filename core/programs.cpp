#include "core/programs.hpp"

#include <algorithm>

namespace castellan::core {

namespace {

constexpr std::string_view kReturns = "return=yes";
constexpr std::string_view kStays = "return=no";
constexpr std::string_view kRuns = "move=run";

// PySolFC's foundations give a card back unless they are made with max_move=0.
constexpr std::string_view kPySolCastle =
    "pysollib/games/beleagueredcastle.py, StreetsAndAlleys.createGame (max_move=0)";
constexpr std::string_view kPySolFortress =
    "pysollib/games/beleagueredcastle.py, Fortress (SS_FoundationStack as it is)";
constexpr std::string_view kPySolChessboard = "pysollib/games/beleagueredcastle.py, Chessboard_Foundation (max_move=0)";
constexpr std::string_view kPySolBastion =
    "pysollib/games/beleagueredcastle.py, Bastion (SS_FoundationStack as it is; TenByOne is derived)";
// A SequenceRowStack as it is moves as many cards as lie in sequence.
constexpr std::string_view kPySolKings =
    "pysollib/games/beleagueredcastle.py, StreetsAndAlleys.createGame (max_move=0), rows of RK_RowStack as it is";
constexpr std::string_view kPySolSelective =
    "pysollib/games/beleagueredcastle.py, Chessboard_Foundation (max_move=0), rows of RK_RowStack as it is";
constexpr std::string_view kPySolCanister =
    "pysollib/games/klondike.py, Klondike.createGame (SS_FoundationStack as it is)";
// KPat has one class for all games of the family.
constexpr std::string_view kKPat = "src/castle.cpp, Castle::checkRemove (true for foundations)";
constexpr std::string_view kFcSolve = "source/preset.c, FCS_PRESET_BELEAGUERED_CASTLE (no move leaves a foundation)";
constexpr std::string_view kSolvitaire =
    "src/main/input-output/input/sol_preset_types.cpp (\"removable\": false by default)";

}  // namespace

std::span<const ProgramRules> all_program_rules() {
  static const std::vector<ProgramRules> rules = {
      {"pysolfc", "PySolFC", "beleaguered-castle", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "streets-and-alleys", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "citadel", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "fortress", {kReturns}, kPySolFortress},
      {"pysolfc", "PySolFC", "chessboard", {kStays}, kPySolChessboard},
      {"pysolfc", "PySolFC", "siegecraft", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "stronghold", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "fastness", {kStays}, kPySolCastle},
      {"pysolfc", "PySolFC", "exiled-kings", {kStays, kRuns}, kPySolKings},
      {"pysolfc", "PySolFC", "penelopes-web", {kStays, kRuns}, kPySolKings},
      {"pysolfc", "PySolFC", "selective-castle", {kStays, kRuns}, kPySolSelective},
      {"pysolfc", "PySolFC", "morphy", {kStays}, kPySolChessboard},
      {"pysolfc", "PySolFC", "bastion", {kReturns}, kPySolBastion},
      {"pysolfc", "PySolFC", "ten-by-one", {kReturns}, kPySolBastion},
      {"pysolfc", "PySolFC", "british-canister", {kReturns}, kPySolCanister},
      {"pysolfc", "PySolFC", "american-canister", {kReturns, kRuns}, kPySolCanister},
      {"kpat", "KPat", "beleaguered-castle", {kReturns}, kKPat},
      {"kpat", "KPat", "streets-and-alleys", {kReturns}, kKPat},
      {"kpat", "KPat", "citadel", {kReturns}, kKPat},
      {"kpat", "KPat", "siegecraft", {kReturns}, kKPat},
      {"kpat", "KPat", "stronghold", {kReturns}, kKPat},
      {"kpat", "KPat", "exiled-kings", {kReturns}, kKPat},
      {"aisleriot",
       "AisleRiot",
       "beleaguered-castle",
       {kReturns},
       "games/beleaguered-castle.scm, button-pressed (any card but an ace)"},
      {"aisleriot", "AisleRiot", "streets-and-alleys", {kReturns}, "games/streets-and-alleys.scm, button-pressed"},
      {"aisleriot", "AisleRiot", "fortress", {kStays}, "games/fortress.scm, button-pressed (not slots 3 6 9 12)"},
      {"aisleriot", "AisleRiot", "chessboard", {kStays}, "games/chessboard.scm, button-pressed (not slots 3 6 9 12)"},
      {"fc-solve", "fc-solve", "beleaguered-castle", {kStays}, kFcSolve},
      {"fc-solve", "fc-solve", "streets-and-alleys", {kStays}, kFcSolve},
      {"fc-solve", "fc-solve", "citadel", {kStays}, kFcSolve},
      {"solvitaire", "Solvitaire", "beleaguered-castle", {kStays}, kSolvitaire},
      {"solvitaire", "Solvitaire", "streets-and-alleys", {kStays}, kSolvitaire},
      {"solvitaire", "Solvitaire", "siegecraft", {kStays}, kSolvitaire},
      {"solvitaire", "Solvitaire", "stronghold", {kStays}, kSolvitaire},
      {"solvitaire", "Solvitaire", "british-canister", {kStays}, kSolvitaire},
      {"solvitaire", "Solvitaire", "american-canister", {kStays, kRuns}, kSolvitaire},
  };
  return rules;
}

std::vector<std::string_view> all_programs() {
  std::vector<std::string_view> programs;
  for (const ProgramRules& rules : all_program_rules()) {
    if (programs.empty() || programs.back() != rules.program) programs.push_back(rules.program);
  }
  return programs;
}

const ProgramRules* program_rules(std::string_view program, std::string_view game) {
  const auto all = all_program_rules();
  const auto found = std::ranges::find_if(
      all, [&](const ProgramRules& rules) { return rules.program == program && rules.game == game; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace castellan::core
