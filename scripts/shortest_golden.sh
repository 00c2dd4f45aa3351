#!/usr/bin/env bash
# How many of the winnable deals in tests/data/golden are solved with a proved shortest solution, and at what cost: the
# table of docs/shortest.md. Fortress, Chessboard and Citadel take minutes, Streets and Alleys about an hour.
#
# Usage: scripts/shortest_golden.sh [--threads N] [--max-time SECONDS] [--max-memory SIZE] [TABLE…]
#   --threads     deals at a time (default 1)
#   --max-time    for each deal (default 60)
#   --max-memory  for each deal (default 4G)
#   TABLE         citadel-no-return, streets-and-alleys and so on (default: all of them)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage="usage: scripts/shortest_golden.sh [--threads N] [--max-time SECONDS] [--max-memory SIZE] [TABLE…]"
threads=1 max_time=60 max_memory=4G
while [[ ${1:-} == --* ]]; do
  [[ $# -ge 2 ]] || { echo "$usage" >&2; exit 2; }
  case $1 in
    --threads) threads=$2 ;;
    --max-time) max_time=$2 ;;
    --max-memory) max_memory=$2 ;;
    *) echo "$usage" >&2; exit 2 ;;
  esac
  shift 2
done
tables=("$@")
[[ $# -gt 0 ]] || tables=(fortress chessboard citadel-no-return beleaguered-castle streets-and-alleys)
castellan=build/release/castellan
[[ -x $castellan ]] || { echo "build first: cmake --preset release && cmake --build --preset release" >&2; exit 1; }

echo "| table | winnable deals | proved shortest | share | CPU s, mean | most | length, mean | gap of the others, mean |"
echo "|---|---|---|---|---|---|---|---|"
for table in "${tables[@]}"; do
  file=tests/data/golden/$table.tsv
  [[ -r $file ]] || { echo "there is no table $file" >&2; exit 2; }
  game=${table%-no-return}
  options=()
  [[ $game == "$table" ]] || options=(--option return=no)
  awk -F '\t' '$3 == "winnable" { print $2 }' "$file" |
    "$castellan" solve "$game" "${options[@]}" --lines - --shortest --threads "$threads" --max-time "$max_time" \
      --max-memory "$max_memory" --max-positions 1000000000 --format json |
    awk -v table="$table" '
      function field(name) {
        match($0, "\"" name "\":[^,}]*")
        return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
      }
      {
        deals++
        seconds = field("cpu_ms") / 1000
        total += seconds
        if (seconds > most) most = seconds
        moves += field("move_count")
        if (field("optimal") == "true") proved++
        else gap += field("move_count") - field("lower_bound")
      }
      END {
        printf "| %s | %d | %d | %.1f %% | %.2f | %.1f | %.1f | %s |\n", table, deals, proved, 100 * proved / deals,
          total / deals, most, moves / deals, (proved < deals ? sprintf("%.1f", gap / (deals - proved)) : "-")
      }'
done
