#!/usr/bin/env bash
# Decides the same shuffles in pairs of games of which one is stricter: a deal won there must not be lost in the other.
#
# Usage: scripts/ordered_games.sh [DEALS]
#   DEALS  shuffles per pair (default 20000)
# Prints one line of counts for each pair. Exit code: 0 no disagreement, 1 some (printed in full), 2 not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

deals=${1:-20000}
if [[ $# -gt 1 || ! $deals =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: scripts/ordered_games.sh [DEALS]" >&2
  exit 2
fi
scripts/install_packages.sh build test || exit 2
cmake --preset release -DCASTELLAN_TESTS=ON >/dev/null || exit 2
cmake --build --preset release --target castellan_tests || exit 2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
CASTELLAN_ORDERED_DEALS=$deals build/release/castellan_tests --gtest_filter='*OrderedGames*' >"$log" || status=1
if [[ $status == 0 ]]; then sed -n 's/^ordered: //p' "$log"; else cat "$log"; fi
exit "$status"
