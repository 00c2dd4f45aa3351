#!/usr/bin/env bash
# Builds the tests with sanitizers and runs them; any report of a sanitizer fails the test that caused it.
#
# Usage: scripts/sanitize.sh asan-ubsan|tsan [ARGUMENT…]
#   ARGUMENT  passed on to ctest, for instance -R Cli for the tests of the program alone
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=${1:?usage: scripts/sanitize.sh asan-ubsan|tsan [ARGUMENT…]}
shift

cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
ctest --preset "$preset" --parallel "$(nproc)" "$@"
