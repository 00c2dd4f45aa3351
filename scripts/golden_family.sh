#!/usr/bin/env bash
# Decides every deal of the relatives in tests/data/golden/family by the release build and compares the verdicts.
#
# Usage: scripts/golden_family.sh
# Prints for each game its deals, how many stay undecided, and the mean CPU time of a deal. Exit code: 0 no verdict
# disagrees and at most one deal in a hundred is undecided, 1 otherwise (printed in full), 2 not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build test || exit 2
cmake --preset release -DCASTELLAN_TESTS=ON >/dev/null || exit 2
cmake --build --preset release --target castellan_tests || exit 2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
CASTELLAN_GOLDEN_ALL=1 build/release/castellan_tests --gtest_filter='*GoldenFamily*' >"$log" || status=1
if [[ $status == 0 ]]; then sed -n 's/^golden: //p' "$log"; else cat "$log"; fi
exit "$status"
