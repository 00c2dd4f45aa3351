#!/usr/bin/env bash
# Exchanges deals and solutions with fc-solve (Debian package freecell-solver-bin): it reads the boards that `castellan
# deal` writes for it, and `castellan verify` reads its solutions, as sentences and in standard notation.
#
# Usage: scripts/exchange_fc_solve.sh [DEALS [CASTELLAN]]
#   DEALS      Microsoft's deals 1 to DEALS of each game (default 200)
#   CASTELLAN  the program (default: build/release/castellan)
# fc-solve gives up on a deal after 20,000 positions. Exit code: 0 all went well, 1 something was misread, 2 no fc-solve.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
deals=${1:-200}
castellan=${2:-build/release/castellan}
command -v fc-solve >/dev/null || { echo "exchange_fc_solve.sh: there is no fc-solve" >&2; exit 2; }
export FREECELL_SOLVER_QUIET=1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
exit_code=0
complain() {
  echo "$*" >&2
  exit_code=1
}

# fc-solve's preset for each game, and its options beside it.
declare -A preset=([beleaguered-castle]=beleaguered_castle [streets-and-alleys]=streets_and_alleys
  [citadel]=citadel)
for game in beleaguered-castle streets-and-alleys citadel; do
  solved=0 read=0 verified=0
  for ((deal = 1; deal <= deals; ++deal)); do
    board=$work/board
    "$castellan" deal "$game" --ms "$deal" --format fc-solve >"$board"
    "$castellan" convert "$game" "$board" --to line >"$work/line"
    "$castellan" deal "$game" --ms "$deal" --format line | cmp -s - "$work/line" ||
      complain "$game $deal: our own board is read as another deal"
    run=(fc-solve --max-iters 20000 --game "${preset[$game]}" -m)
    "${run[@]}" "$board" >"$work/sentences" 2>&1 || true
    grep -q 'solveable' "$work/sentences" || {
      grep -q 'could not solve\|Iterations count exceeded' "$work/sentences" ||
        complain "$game $deal: fc-solve does not read the board: $(head -n 1 "$work/sentences")"
      continue
    }
    solved=$((solved + 1))
    "${run[@]}" -sn "$board" >"$work/standard"
    "${run[@]}" -snx "$board" >"$work/extended"
    forms=(sentences extended)
    # Standard notation does not say how many cards go to an empty pile; where there is a choice the extended one does.
    ! cmp -s "$work/standard" "$work/extended" || forms+=(standard)
    for form in "${forms[@]}"; do
      read=$((read + 1))
      said=$("$castellan" verify "$game" --as fc-solve "$board" "$work/$form" 2>&1) && verified=$((verified + 1)) ||
        complain "$game $deal, $form: $said"
    done
  done
  echo "$game: $deals boards read, $solved solved by fc-solve, $verified of $read texts of solutions legal and won"
done
exit "$exit_code"
