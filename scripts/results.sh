#!/usr/bin/env bash
# Measures the winnability of the castle games in long runs and prints docs/results.md.
#
# Usage: scripts/results.sh [DEALS [FOLDER]] >docs/results.md
#   DEALS      seeds 1 to DEALS of each game (default 1000000)
#   FOLDER     where the run files are (default build/results)
#   CASTELLAN  the program (default build/release/castellan)
# Stopped or killed, the same command goes on where it was; a larger DEALS extends the runs. Deals that are left undecided
# are tried again with larger limits, which takes about a minute of CPU for each of them and up to 4 GiB of memory for each of
# two threads; CASTELLAN_RETRY="POSITIONS MEMORY" sets other limits, and an empty one leaves them undecided.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
castellan=${CASTELLAN:-build/release/castellan}
deals=${1:-1000000}
folder=${2:-build/results}
if [[ $# -gt 2 || ! $deals =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: scripts/results.sh [DEALS [FOLDER]]" >&2
  exit 2
fi
mkdir -p "$folder"

# Game and rule options of each row.
runs=(
  "beleaguered-castle"
  "streets-and-alleys"
  "citadel"
  "citadel return=no"
  "fortress"
  "chessboard"
)
# Position and memory limits of the retry of deals that are left undecided; none if empty.
retry=${CASTELLAN_RETRY-200000000 4G}

# field NAME: the value of a column of the CSV table of one row in $csv.
field() {
  awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i } NR == 2 { print $column[name] }' <<<"$csv"
}

measure() {
  local options=() option
  for option in "${@:2}"; do options+=(--option "$option"); done
  echo "$* ..." >&2
  csv=$("$castellan" analyze "$1" --seeds "1-$deals" "${options[@]}" --db "$file" --format csv)
  if [[ -n $retry && $(field undecided) -gt 0 ]]; then
    "$castellan" retry "$file" --threads 2 --max-positions "${retry% *}" --max-memory "${retry#* }" >/dev/null
    csv=$("$castellan" analyze "$1" --seeds "1-$deals" "${options[@]}" --db "$file" --format csv)
  fi
}

# The table's row of the run that $csv is about.
row() {
  awk -v won="$(field won)" -v undecided="$(field undecided)" -v deals="$(field deals)" -v low="$(field interval_low)" \
    -v high="$(field interval_high)" -v positions="$(field positions_mean)" -v ms="$(field cpu_ms_mean)" \
    -v game="$(field game)" -v options="$(field options)" 'BEGIN {
      share = sprintf("%.3f %%", 100 * won / deals)
      if (undecided > 0) share = share sprintf(" to %.3f %%", 100 * (won + undecided) / deals)
      printf "| %s | %s | %d | %d | %d | %s | %.3f %% to %.3f %% | %.1f | %.3f |\n", game, options, deals, won, undecided,
        share, 100 * low, 100 * high, positions, ms }'
}

rows=()
for run in "${runs[@]}"; do
  read -ra words <<<"$run"
  file=$folder/${run// /-}.db
  measure "${words[@]}"
  rows+=("$(row)")
done

cat <<END
# Results

How many deals of the castle games can be won, each with every card known. Every row is a run over the seeds 1 to $deals of
the deal generator $(field generator), by Castellan $(field version). A deal counted as won has a solution that was
replayed by the rules; one counted as lost has a proof. The interval is Wilson's at 95 %, with undecided deals
against both ends. [precedence-results.md](precedence-results.md) has the figures of Precedence.

| game | options | deals | won | undecided | winnability | 95 % interval | positions per deal | CPU ms per deal |
|---|---|---|---|---|---|---|---|---|
$(printf '%s\n' "${rows[@]}")

Machine: $(awk -F': ' '/^model name/ { print $2; exit }' /proc/cpuinfo), $(nproc) threads. Positions and CPU time of a deal that was
tried again with larger limits are those of the last try.

Made by \`scripts/results.sh $deals\`. The same command gives the same numbers, CPU times apart.
END
