#!/usr/bin/env bash
# Searches weights for a heuristic on training deals and reports, on other deals, how they compare with the plain
# ones. docs/tuning.md says how to read the result.
#
# Usage: scripts/tune_heuristic.sh GAME [OPTION…]
#   --option NAME=VALUE  a rule option; repeatable
#   --strategy NAME      a strategy that uses a heuristic (default best-first-ranks)
#   --train A-B          seeds to search on (default 1000001-1001000)
#   --test A-B           seeds to judge the result on (default 2000001-2002000)
#   --start WEIGHTS      FEATURE=N,FEATURE=N,… or a heuristic's name (default: plain, times four)
#   --iterations N       weights to try (default 1000)
#   --cap N              positions per deal (default 20000)
#   --random-seed N      same seed, same result (default 1)
#   --threads N          worker threads; the result does not depend on them
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build bench
cmake --preset release -DCASTELLAN_BENCH=ON >/dev/null
cmake --build --preset release --target castellan-tune >&2
exec build/release/castellan-tune "$@"
