#!/usr/bin/env bash
# Measures Precedence and prints docs/precedence-results.md: how often policies win, and bounds on how many deals can be won
# with all cards known, for both ways to get the first king and for 0 to 3 redeals.
#
# Usage: scripts/precedence_results.sh [POLICY_DEALS [MEMORY_DEALS [SOLVED_DEALS [HARD_DEALS]]]] >docs/precedence-results.md
#   POLICY_DEALS  deals per policy without memory (default 1000000)
#   MEMORY_DEALS  deals for the policy `memory` (default 10000)
#   SOLVED_DEALS  deals per row of bounds (default 10000)
#   HARD_DEALS    deals per row of bounds with one redeal, which cost the most (default SOLVED_DEALS)
#   CASTELLAN     the program (default build/release/castellan)
#   FOLDER        where the measured rows are kept (default build/precedence-results)
# Each row uses the seeds from 1 on, so that rows of one table are about the same deals. A row that is in the folder already
# is not measured again, so that a killed run goes on where it was: clear the folder when the program has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
castellan=${CASTELLAN:-build/release/castellan}
folder=${FOLDER:-build/precedence-results}
policy_deals=${1:-1000000}
memory_deals=${2:-10000}
solved_deals=${3:-10000}
hard_deals=${4:-$solved_deals}
for number in "$policy_deals" "$memory_deals" "$solved_deals" "$hard_deals"; do
  if [[ $# -gt 4 || ! $number =~ ^[1-9][0-9]*$ ]]; then
    echo "usage: scripts/precedence_results.sh [POLICY_DEALS [MEMORY_DEALS [SOLVED_DEALS [HARD_DEALS]]]]" >&2
    exit 2
  fi
done
mkdir -p "$folder"

# measure ARGUMENT…: sets $csv to what `analyze precedence` says, from the folder if it is there.
measure() {
  local file
  file=$folder/$(tr -c 'a-z0-9=\n-' '_' <<<"$*").csv
  if [[ ! -e $file ]]; then
    echo "$* ..." >&2
    "$castellan" analyze precedence "$@" --threads 1 --format csv >"$file.part"
    mv "$file.part" "$file"
  fi
  csv=$(<"$file")
}
# field NAME: the value of a column of the table of one row in $csv.
field() {
  awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i } NR == 2 { print $column[name] }' <<<"$csv"
}
percents() { awk -v low="$1" -v high="$2" 'BEGIN { printf "%.2f to %.2f %%", 100 * low, 100 * high }'; }

policy_row() {
  measure --policy "$1" --option "first-king=$2" --seeds "1-$3"
  printf '| `%s` | %s | %s | %s | %s | %s | %.2f | %.4f | %.0f |\n' "$1" "$2" "$3" "$(field won)" \
    "$(awk -v share="$(field win_rate)" 'BEGIN { printf "%.3f %%", 100 * share }')" \
    "$(percents "$(field interval_low)" "$(field interval_high)")" "$(field mean_cards_left)" "$(field mean_cpu_ms)" \
    "$(awk -v ms="$(field mean_cpu_ms)" 'BEGIN { print 1000 / ms }')"
}

# With one redeal nearly half of the deals are open after the first searches, and each costs seconds to decide: hours in all.
bounds_row() {
  local deals=$solved_deals limit=()
  [[ $2 != 1 ]] || deals=$hard_deals limit=(--max-positions 100000)
  measure --option "first-king=$1" --option "redeals=$2" "${limit[@]}" --seeds "1-$deals"
  printf '| %s | %s | %s | %s | %s | %s | %s | %s | %s | %.1f |\n' "$1" "$2" "$deals" "$(field max_positions)" "$(field won)" \
    "$(field lost)" "$(field undecided)" "$(percents "$(field bounds_low)" "$(field bounds_high)")" \
    "$(percents "$(field interval_low)" "$(field interval_high)")" "$(field cpu_ms_mean)"
}

policy_rows=()
bounds_rows=()
for first_king in placed first-available; do
  for policy in rightmost most-behind random leftmost; do
    policy_rows+=("$(policy_row "$policy" "$first_king" "$policy_deals")")
  done
  policy_rows+=("$(policy_row memory "$first_king" "$memory_deals")")
  for redeals in 0 1 2 3; do bounds_rows+=("$(bounds_row "$first_king" "$redeals")"); done
done

measure --policy rightmost --option first-king=placed --seeds "1-$policy_deals"
cat <<END
# Results: Precedence

Two questions, never mixed ([precedence.md](precedence.md) has the rules, the methods and what the policies do). All rows are about the
seeds from 1 on of the deal generator $(field generator), by Castellan $(field version). Intervals are Wilson's at 95 %.

## Winnable with all cards known

A deal counted as won has a solution that was replayed by the rules; one counted as lost has a proof. The bounds count the
undecided deals as lost and as won, and so do the two ends of the interval. Rows with one redeal have a
smaller limit of positions, since nearly half of their deals would take seconds each.

| first king | redeals | deals | positions allowed | won | lost | undecided | winnable | 95 % interval | CPU ms per deal |
|---|---|---|---|---|---|---|---|---|---|
$(printf '%s\n' "${bounds_rows[@]}")

## Won by policies, which see only what the player has seen

With 2 redeals.

| policy | first king | deals | won | win rate | 95 % interval | cards left on average | CPU ms per deal | deals per CPU second |
|---|---|---|---|---|---|---|---|---|
$(printf '%s\n' "${policy_rows[@]}")

Machine: $(awk -F': ' '/^model name/ { print $2; exit }' /proc/cpuinfo), one thread.

Made by \`scripts/precedence_results.sh $policy_deals $memory_deals $solved_deals $hard_deals\`. The same command gives the same numbers, CPU
times apart.
END
