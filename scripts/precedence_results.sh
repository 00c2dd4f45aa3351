#!/usr/bin/env bash
# Measures Precedence and prints the tables of docs/precedence.md as markdown: policies, and bounds on how many deals
# can be won with all cards known, for both ways to get the first king and for 0 to 3 redeals.
#
# Usage: scripts/precedence_results.sh [POLICY_DEALS [MEMORY_DEALS [SOLVED_DEALS]]]
#   POLICY_DEALS  deals per policy without memory (default 1000000)
#   MEMORY_DEALS  deals for the policy `memory` (default 10000)
#   SOLVED_DEALS  deals per row of bounds (default 10000)
#   CASTELLAN     the program (default build/release/castellan)
# Each row uses the seeds from 1 on, so that rows of one table are about the same deals.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
castellan=${CASTELLAN:-build/release/castellan}
policy_deals=${1:-1000000}
memory_deals=${2:-10000}
solved_deals=${3:-10000}
for number in "$policy_deals" "$memory_deals" "$solved_deals"; do
  if [[ $# -gt 3 || ! $number =~ ^[1-9][0-9]*$ ]]; then
    echo "usage: scripts/precedence_results.sh [POLICY_DEALS [MEMORY_DEALS [SOLVED_DEALS]]]" >&2
    exit 2
  fi
done

# field NAME: the value of a column of a CSV table of one row.
field() {
  awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i } NR == 2 { print $column[name] }' <<<"$csv"
}
percent() { awk -v share="$1" 'BEGIN { printf "%.2f %%", 100 * share }'; }

policy_row() {
  csv=$("$castellan" analyze precedence --seeds "1-$3" --policy "$1" --option "first-king=$2" --format csv)
  printf '| %s | %s | %s | %s | %s to %s | %.2f | %.4f |\n' "$1" "$2" "$3" "$(percent "$(field win_rate)")" \
    "$(percent "$(field interval_low)")" "$(percent "$(field interval_high)")" "$(field mean_cards_left)" \
    "$(field mean_cpu_ms)"
}

bounds_row() {
  csv=$("$castellan" analyze precedence --seeds "1-$solved_deals" --option "first-king=$1" --option "redeals=$2" \
    --format csv)
  local won lost undecided
  won=$(field won) lost=$(field lost) undecided=$(field undecided)
  printf '| %s | %s | %s | %s | %s | %s to %s | %s to %s | %.1f |\n' "$1" "$2" "$won" "$lost" "$undecided" \
    "$(percent "$(awk -v a="$won" -v n="$solved_deals" 'BEGIN { print a / n }')")" \
    "$(percent "$(awk -v a="$((won + undecided))" -v n="$solved_deals" 'BEGIN { print a / n }')")" \
    "$(percent "$(field interval_low)")" "$(percent "$(field interval_high)")" "$(field cpu_ms_mean)"
}

echo "Win rate of policies, which see only what the player has seen:"
echo
echo "| policy | first king | deals | won | 95 % interval | cards left | CPU ms |"
echo "|---|---|---|---|---|---|---|"
for first_king in placed first-available; do
  for policy in rightmost most-behind random leftmost; do policy_row "$policy" "$first_king" "$policy_deals"; done
  policy_row memory "$first_king" "$memory_deals"
done
echo
echo "Winnable with all cards known, $solved_deals deals a row (bounds: undecided deals lost, or won):"
echo
echo "| first king | redeals | won | lost | undecided | bounds | 95 % interval | CPU ms |"
echo "|---|---|---|---|---|---|---|---|"
for first_king in placed first-available; do
  for redeals in 0 1 2 3; do bounds_row "$first_king" "$redeals"; done
done
