#!/usr/bin/env bash
# Measures one row of docs/results.md in a long run and keeps it as a compact run file in results/, from which
# scripts/results.sh makes tables and pages.
#
# Usage: scripts/measure_result.sh DEALS GAME [OPTION=VALUE…]
#   DEALS      seeds 1 to DEALS
#   CASTELLAN  the program (default build/release/castellan)
#   FOLDER     where the whole run file is (default build/results)
# Stopped or killed, the same command goes on where it was; a larger DEALS extends the run. Deals that are left undecided
# are tried again with larger limits, which takes about a minute of CPU for each of them and up to 4 GiB of memory for each of
# two threads; CASTELLAN_RETRY="POSITIONS MEMORY" sets other limits, and an empty one leaves them undecided.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
castellan=${CASTELLAN:-build/release/castellan}
folder=${FOLDER:-build/results}
if [[ $# -lt 2 || ! $1 =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: scripts/measure_result.sh DEALS GAME [OPTION=VALUE…]" >&2
  exit 2
fi
deals=$1
game=$2
options=()
name=$game
for option in "${@:3}"; do
  options+=(--option "$option")
  name+=-${option//=/-}
done
mkdir -p "$folder" results
file=$folder/$name.db

"$castellan" analyze "$game" --seeds "1-$deals" "${options[@]}" --db "$file"
retry=${CASTELLAN_RETRY-200000000 4G}
if [[ -n $retry ]]; then
  "$castellan" retry "$file" --threads 2 --max-positions "${retry% *}" --max-memory "${retry#* }" >/dev/null
fi
rm -f "results/$name.db"
"$castellan" compact "$file" "results/$name.db" >/dev/null
echo "results/$name.db"
