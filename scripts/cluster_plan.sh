#!/usr/bin/env bash
# Prints the table of docs/cluster.md: what 10^8 and 10^9 deals cost, from what the deals of run files have cost.
#
# Usage: scripts/cluster_plan.sh FILE…
#   FILE       a run file of `analyze --db`, best with --rows undecided
#   CASTELLAN  the program (default build/release/castellan)
set -euo pipefail
[[ $# -gt 0 ]] || { echo "usage: scripts/cluster_plan.sh FILE…" >&2; exit 2; }
castellan=${CASTELLAN:-$(dirname "${BASH_SOURCE[0]}")/../build/release/castellan}

echo "| game | options | measured on | CPU ms per deal | 10^8: core hours | 10^9: core hours | 10^9 on 1,024 cores | 10^9: file |"
echo "|---|---|---|---|---|---|---|---|"
for file in "$@"; do
  "$castellan" report "$file" --format csv | awk -F, -v bytes="$(stat -c %s "$file")" '
    NR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i }
    NR == 2 {
      deals = $column["deals"]
      ms = $column["cpu_ms_mean"]
      printf "| %s | %s | %d deals | %.3f | %.1f | %.0f | %.1f min | %.1f GB |\n", $column["game"], $column["options"],
        deals, ms, ms * 1e8 / 3.6e6, ms * 1e9 / 3.6e6, ms * 1e9 / 60000 / 1024, bytes / deals
    }'
done
