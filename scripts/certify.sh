#!/usr/bin/env bash
# Certifies losses and checks the certificates: every lost deal of the golden tables, with every rule option, and all deals
# of so many seeds of each game. Prints sizes and times. What is done is kept in FOLDER and not done again.
#
# Usage: scripts/certify.sh [FOLDER [SEEDS [BUILD_DIR]]]
#   FOLDER     for run files, certificates and tables (default build/certify)
#   SEEDS      of each game from 1 on (default: as many as have 10,000 losses)
#   BUILD_DIR  with castellan and castellan-check (default build/release)
# Exit code: 0 everything was checked, 1 something was not.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=${1:-build/certify}
build=${3:-build/release}
declare -A seeds=([beleaguered-castle]=32500 [streets-and-alleys]=20600 [citadel]=80000 [fortress]=12600 [chessboard]=58000)
mkdir -p "$folder"

# Usage: options_of GAME: the settings of its rule options, one set a line.
options_of() {
  case $1 in
    chessboard)
      for base in any A 2 3 4 5 6 7 8 9 10 J Q K; do
        printf 'base=%s return=no\nbase=%s return=yes\nbase=%s return=no auto=yes\n' "$base" "$base" "$base"
      done ;;
    *) printf 'return=no\nreturn=yes\nreturn=no auto=yes\n' ;;
  esac
}

# Usage: golden TABLE GAME OPTION…: certifies the lost deals of a table, and prints how it went.
golden() {
  local table=$1 game=$2 name=$2.${*:3} id deal verdict rest report
  name=${name// /,}
  [[ ! -s $folder/$name.golden ]] || return 0
  local work=$folder/$name
  mkdir -p "$work"
  local options=()
  for option in "${@:3}"; do options+=(--option "$option"); done
  while IFS=$'\t' read -r id deal verdict rest; do
    [[ $verdict == unwinnable ]] || continue
    tr ':' '\n' <<<"$deal" | awk '
      /^F=/ {
        sub(/^F=/, "")
        for (i = 1; i <= NF; ++i) $i = substr($i, length($i)) "-" substr($i, 1, length($i) - 1)
        $0 = "Foundations: " $0
      }
      { print $0 == "" ? ":" : $0 }' >"$work/deal.txt"
    # Exit code 0 or 10: decided.
    report=$("$build/castellan" solve "$game" "$work/deal.txt" "${options[@]}" --format json --certificate "$work/$id.cert") ||
      [[ $? -eq 10 ]]
    sed -nE 's/.*"cpu_ms": ?([0-9.e+-]+).*/\1/p' <<<"$report"
  done < <(tail -n +2 "$table") >"$work/decide_ms"
  local count
  count=$(find "$work" -name '*.cert' | wc -l)
  ((count > 0)) || return 0
  TIMEFORMAT=%U
  { time "$build/castellan-check" "$work"/*.cert >"$work/checked"; } 2>"$work/check_s" || {
    grep -v ', checked: ' "$work/checked" >&2
    return 1
  }
  [[ $(wc -l <"$work/decide_ms") -eq $count ]] || { echo "$name: a deal has no certificate" >&2; return 1; }
  awk -v name="$name" -v check_s="$(cat "$work/check_s")" -v bytes="$(cat "$work"/*.cert | wc -c)" '
    FNR == NR { decide += $1; next }
    / winnable, / { wins++; next }
    { sub(/.*checked: /, ""); positions[++losses] = $1; sum += $1; if ($1 > most) most = $1 }
    END {
      all = wins + losses
      printf "%s\t%d\t%d\t%.1f\t%d\t%.0f\t%.3f\t%.3f\t%.2f\n", name, losses, wins, losses ? sum / losses : 0, most,
        bytes / all, decide / all, 1000 * check_s / all, 1000 * check_s / decide
    }' "$work/decide_ms" "$work/checked" >"$folder/$name.golden"
  rm -r "$work"
}

for table in tests/data/golden/*.tsv; do
  game=$(basename "$table" .tsv)
  game=${game%-no-return}
  [[ -n ${seeds[$game]:-} ]] || continue
  while read -r options; do
    # shellcheck disable=SC2086  # One word for each option.
    golden "$table" "$game" $options
  done < <(options_of "$game")
done
printf 'golden deals\tlost\twon\tmean positions\tmost\tmean bytes\tmean ms to decide\tmean ms to check\tratio\n'
cat "$folder"/*.golden

for game in "${!seeds[@]}"; do
  count=${2:-${seeds[$game]}}
  "$build/castellan" analyze "$game" --seeds "1-$count" --db "$folder/$game.db" >/dev/null
  [[ -s $folder/$game.audit ]] || {
    "$build/castellan" audit "$folder/$game.db" --sample "$count" >"$folder/$game.part"
    mv "$folder/$game.part" "$folder/$game.audit"
  }
  cat "$folder/$game.audit"
done
