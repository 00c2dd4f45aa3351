#!/usr/bin/env bash
# Builds the micro-benchmarks as the program is released and runs them.
#
# Usage: scripts/bench.sh [ARGUMENT…]
#   ARGUMENT  for Google Benchmark: --benchmark_filter=REGEX, --benchmark_repetitions=N,
#             --benchmark_format=json, …
#
# Groups to filter by: moves/, apply_undo/, key_, perft/, closed_set/, random_access/, depth_first/,
# team/, strategy/, decide/. What needs gigabytes is skipped where they are not free. Rates are per second of CPU time;
# the machine should have nothing else to do.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build bench
cmake --preset release -DCASTELLAN_BENCH=ON >/dev/null
cmake --build --preset release --target castellan_bench >&2
exec build/release/castellan_bench "$@"
