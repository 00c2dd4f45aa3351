#!/usr/bin/env bash
# Compares the solver with the brute-force oracle of the tests on many more mini deals than the tests do:
# every game with every option value, and random rules.
#
# Usage: scripts/oracle.sh [DEALS]
#   DEALS  deals per game and combination of option values (default 2000)
# Prints one line of counts for each of them. Exit code: 0 no disagreement, 1 some (printed in full), 2 not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

deals=${1:-2000}
if [[ $# -gt 1 || ! $deals =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: scripts/oracle.sh [DEALS]" >&2
  exit 2
fi
scripts/install_packages.sh build test || exit 2
cmake --preset release -DCASTELLAN_TESTS=ON >/dev/null || exit 2
cmake --build --preset release --target castellan_tests || exit 2

# Every test is one process, so that all cores have work whatever each game costs.
tests=$(build/release/castellan_tests --gtest_list_tests --gtest_filter='*Oracle*' |
  awk '/^[^ ]/ { suite = $1 } /^ / { print suite $1 }')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

run_test() {
  local log
  log=$(mktemp "$1/XXXXXX")
  if build/release/castellan_tests --gtest_filter="$2" >"$log" 2>&1; then
    grep '^oracle: ' "$log" | sed 's/^oracle: //'
  else
    cat "$log"
    touch "$1/failed"
  fi
}
export -f run_test
export CASTELLAN_ORACLE_DEALS=$deals
xargs -P "$(nproc)" -I '{}' bash -c 'run_test "$@"' run_test "$work" '{}' <<<"$tests"

if [[ -e $work/failed ]]; then
  echo "oracle.sh: there are disagreements" >&2
  exit 1
fi
