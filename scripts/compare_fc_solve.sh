#!/usr/bin/env bash
# Compares verdicts and CPU time with fc-solve (Debian package freecell-solver-bin) on the games that
# both play: Beleaguered Castle, Streets and Alleys, and Citadel without returns.
#
# fc-solve's preset `cn` searches the whole game, so its "could not solve" is a proof. Its preset `as` is
# faster but moves whole runs at a time: what it calls unsolvable counts here as undecided.
#
# Usage: scripts/compare_fc_solve.sh [OPTION…]
#   --deals N           compare the deals of seeds 1 to N (default 200)
#   --golden            compare the deals and verdicts in tests/data/golden instead, with both presets
#   --max-iterations N  limit of fc-solve per deal with `cn` (default 5000000)
#   --max-positions N   limit of castellan per deal (default 5000000)
#   --castellan FILE    the program to test (default: build/release/castellan, built when needed)
# Exit code: 0 no disagreement, 1 some, 2 the comparison could not be made.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

deals=200 golden=no max_iterations=5000000 max_positions=5000000 castellan=
trivial_runs=50
fail() {
  echo "compare_fc_solve.sh: $*" >&2
  exit 2
}
while [[ $# -gt 0 ]]; do
  case $1 in
    --golden) golden=yes && shift && continue ;;
    --deals | --max-iterations | --max-positions | --castellan) [[ $# -ge 2 ]] || fail "$1 needs a value" ;;
    *) fail "unknown option $1" ;;
  esac
  case $1 in
    --deals) deals=$2 ;;
    --max-iterations) max_iterations=$2 ;;
    --max-positions) max_positions=$2 ;;
    --castellan) castellan=$2 ;;
  esac
  shift 2
done

if [[ -z $castellan ]]; then
  scripts/install_packages.sh build compare
  cmake --preset release >/dev/null
  cmake --build --preset release
  castellan=build/release/castellan
fi
command -v fc-solve >/dev/null || fail "there is no fc-solve: scripts/install_packages.sh compare"
[[ -x $castellan ]] || fail "there is no program $castellan"
export FREECELL_SOLVER_QUIET=1 TIMEFORMAT='%3U %3S'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
exit_code=0

# All cards home but two kings of one suit's foundation: what is left of a run is its start-up.
trivial_line='F=KC KS KH JD:KD:QD'

# boards FILE DIR: writes deal N of FILE ("id TAB line") to DIR/N in fc-solve's format, all eight piles.
boards() {
  mkdir -p "$2"
  awk -F '\t' -v dir="$2" '{
    count = split($2, field, ":"); piles = 0; text = ""
    for (i = 1; i <= count; i++) {
      if (field[i] ~ /^F=/) {
        tops = split(substr(field[i], 3), top, " ")
        text = "Foundations:"
        for (j = 1; j <= tops; j++) {
          end = length(top[j])
          text = text " " substr(top[j], end) "-" substr(top[j], 1, end - 1)
        }
        text = text "\n"
      } else {
        text = text ": " field[i] "\n"
        piles++
      }
    }
    while (piles++ < 8) text = text ":\n"
    printf "%s", text > (dir "/" NR)
    close(dir "/" NR)
  }' "$1"
}

# run_fc_solve GAME DIR COUNT VERDICTS ARGUMENT…: one process per deal, one verdict a line; prints CPU seconds.
run_fc_solve() {
  local game=$1 dir=$2 count=$3 verdicts=$4 n
  shift 4
  {
    time for ((n = 1; n <= count; n++)); do
      fc-solve -g "$game" -m -sel "$@" "$dir/$n" || true
    done >"$work/fc.out" 2>"$work/fc.err"
  } 2>"$work/time"
  awk '/^This game is solveable/ { print "winnable" }
       /^I could not solve this game/ { print "unwinnable" }
       /^Iterations count exceeded/ { print "undecided" }' "$work/fc.out" >"$verdicts"
  [[ $(wc -l <"$verdicts") -eq $count ]] || fail "fc-solve answered differently: $(head -n 1 "$work/fc.err")"
  awk '{ print $1 + $2 }' "$work/time"
}

# run_castellan GAME OPTIONS LINES VERDICTS: the whole file in one process and one thread; prints CPU seconds.
run_castellan() {
  local code=0
  {
    # $2 is left to fall apart into words on purpose: it holds several arguments or none.
    # shellcheck disable=SC2086
    time "$castellan" solve "$1" $2 --lines - --threads 1 --max-positions "$max_positions" --format json \
      <"$3" >"$work/castellan.out" 2>"$work/castellan.err" || code=$?
  } 2>"$work/time"
  [[ $code -lt 30 ]] || fail "castellan failed: $(head -n 1 "$work/castellan.err")"
  sed -n 's/.*"verdict": *"\([a-z]*\)".*/\1/p' "$work/castellan.out" >"$4"
  [[ $(wc -l <"$4") -eq $(wc -l <"$3") ]] || fail "castellan did not answer every deal of $1"
  awk '{ print $1 + $2 }' "$work/time"
}

# report GAME PEER: compares the verdict files `ours` and `theirs`, prints one row of the table.
report() {
  paste "$work/ids" "$work/ours" "$work/theirs" | awk -F '\t' -v game="$1" -v peer="$2" \
    -v ours="$our_cpu" -v theirs="$their_cpu" -v our_start="$our_start" -v their_start="$their_start" '
    $2 == "undecided" { our_open++ }
    $3 == "undecided" { their_open++ }
    $2 != "undecided" && $3 != "undecided" && $2 == $3 { agree++ }
    $2 != "undecided" && $3 != "undecided" && $2 != $3 {
      differ++
      printf "DISAGREEMENT: %s deal %s: castellan %s, %s %s\n", game, $1, $2, peer, $3
    }
    function cpu(total, start) { return total > start + 0.001 ? total - start : 0.001 }
    END {
      printf "%-22s %-12s %6d %6d %9d %10d %10d", game, peer, NR, agree, differ, our_open, their_open
      if (theirs == "") printf "\n"
      else {
        printf " %10.3f %10.3f %8.1f\n", cpu(ours, our_start), cpu(theirs, their_start * NR),
          cpu(theirs, their_start * NR) / cpu(ours, our_start)
      }
      exit differ > 0
    }' || exit_code=1
}

# lines_of GAME GOLDEN_FILE: the deals to compare as "id TAB line".
lines_of() {
  local seed
  if [[ $golden == yes ]]; then
    awk -F '\t' 'NR > 1 { print $1 "\t" $2 }' "tests/data/golden/$2.tsv"
  else
    for ((seed = 1; seed <= deals; seed++)); do
      printf '%s\t%s\n' "$seed" "$("$castellan" deal "$1" --seed "$seed" --format line)"
    done
  fi
}

# compare GAME OPTIONS GOLDEN_FILE FC_GAME
compare() {
  local count refuted
  lines_of "$1" "$3" >"$work/deals"
  cut -f 1 "$work/deals" >"$work/ids"
  cut -f 2 "$work/deals" >"$work/lines"
  count=$(wc -l <"$work/deals")
  boards "$work/deals" "$work/boards"

  our_start=$(run_castellan "$1" "$2" "$work/trivial_line" "$work/ours")
  our_cpu=$(run_castellan "$1" "$2" "$work/lines" "$work/ours")

  their_start=$(run_fc_solve "$4" "$work/trivial" "$trivial_runs" "$work/theirs" -l cn |
    awk -v runs="$trivial_runs" '{ print $1 / runs }')
  their_cpu=$(run_fc_solve "$4" "$work/boards" "$count" "$work/theirs" -l cn -mi "$max_iterations")
  report "$1" "fc-solve cn"

  if [[ $golden == yes ]]; then
    their_cpu=$(run_fc_solve "$4" "$work/boards" "$count" "$work/theirs" -l as -mi 2000000)
    refuted=$(paste "$work/theirs" "$work/ours" | grep -c '^unwinnable.winnable$' || true)
    sed -i 's/^unwinnable$/undecided/' "$work/theirs"
    report "$1" "fc-solve as"
    [[ $refuted -eq 0 ]] || echo "  ($refuted of the deals that fc-solve as calls unsolvable have a win)"
    awk -F '\t' 'NR > 1 { sub("unknown", "undecided", $3); print $3 }' "tests/data/golden/$3.tsv" >"$work/theirs"
    their_cpu=
    report "$1" "golden file"
  fi
}

awk -v line="$trivial_line" -v runs="$trivial_runs" 'BEGIN { while (runs-- > 0) print "0\t" line }' >"$work/trivial.tsv"
boards "$work/trivial.tsv" "$work/trivial"
echo "$trivial_line" >"$work/trivial_line"

echo "CPU seconds are user + system less start-up; castellan in one process and thread, fc-solve one process a deal."
printf '%-22s %-12s %6s %6s %9s %10s %10s %10s %10s %8s\n' \
  game compared deals agree disagree castellan peer castellan peer peer/
printf '%-22s %-12s %6s %6s %9s %10s %10s %10s %10s %8s\n' \
  "" with "" "" "" undecided undecided "CPU s" "CPU s" ours
compare beleaguered-castle "" beleaguered-castle beleaguered_castle
compare streets-and-alleys "" streets-and-alleys streets_and_alleys
compare citadel "--option return=no" citadel-no-return citadel
exit "$exit_code"
