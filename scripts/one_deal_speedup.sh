#!/usr/bin/env bash
# Ten hard deals searched by the exact strategy alone, on one thread and on all cores: that the outcome is the same, and
# how much sooner it is there. Each deal needs more than ten million positions, of which fifteen million are searched
# at most; 4 GiB of memory, ten minutes.
#
# Usage: scripts/one_deal_speedup.sh
# The machine should have nothing else to do. The outcomes are those of `castellan solve`; the times are wall-clock times of
# the benchmarks `team/…`, which keep their memory from run to run: a command that asks the system for its gigabytes
# each time measures, on many machines, how fast the system hands them out. Each deal is searched three times; the ratio
# is that of the medians.
# Exit code: 0 measured, 1 the outcomes differ, 2 not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

[[ $# -eq 0 ]] || { echo "usage: scripts/one_deal_speedup.sh" >&2; exit 2; }
scripts/install_packages.sh build bench
cmake --preset release -DCASTELLAN_BENCH=ON >/dev/null
cmake --build --preset release --target castellan castellan_bench >&2
castellan=build/release/castellan
bench=build/release/castellan_bench
threads=$(nproc)
[[ $threads -gt 1 ]] || { echo "one_deal_speedup.sh: this machine has one core only" >&2; exit 2; }

# search GAME SEED THREADS: the outcome but for its CPU time.
search() {
  "$castellan" solve "$1" --seed "$2" --strategy wide --threads "$3" --max-memory 4G --max-positions 15000000 \
    --format json | sed 's/"cpu_ms":[^,}]*//' || true
}

mapfile -t deals < <("$bench" --benchmark_filter='^team/' --benchmark_list_tests | awk -F / '{ print $2, $3 }' | uniq)
for deal in "${deals[@]}"; do
  read -r game seed <<<"$deal"
  one=$(search "$game" "$seed" 1)
  [[ $one == *'"verdict"'* ]] || { echo "$deal: no outcome" >&2; exit 1; }
  [[ $(search "$game" "$seed" "$threads") == "$one" ]] || { echo "$deal: $threads threads have another outcome" >&2; exit 1; }
done
echo "the outcomes of ${#deals[@]} deals are the same on 1 and on $threads threads"

"$bench" --benchmark_filter='^team/' --benchmark_repetitions=3 --benchmark_format=csv 2>/dev/null | tr -d '"' |
  awk -F '[/,]' '
    BEGIN { printf "%-20s %8s %12s %12s %7s\n", "game", "seed", "1 thread, s", "all cores, s", "ratio" }
    !/real_time_median/ { next }
    $5 == 1 { one = $8 }
    $5 != 1 {
      printf "%-20s %8s %12.2f %12.2f %7.2f\n", $2, $3, one / 1e3, $8 / 1e3, one / $8
      logs += log(one / $8)
      deals++
    }
    END {
      if (!deals) {
        print "one_deal_speedup.sh: no benchmark ran: they need 4 GiB of free memory" >"/dev/stderr"
        exit 2
      }
      printf "geometric mean of the ratios: %.2f\n", exp(logs / deals)
    }'
