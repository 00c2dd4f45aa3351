#!/usr/bin/env bash
# Builds the tests with sanitizers and runs them; any report of a sanitizer fails the test that caused it.
#
# Usage: scripts/sanitize.sh asan-ubsan|tsan [ARGUMENT…]
#   ARGUMENT  passed on to ctest
# GTEST_FILTER chooses among the tests, for instance GTEST_FILTER='Cli*' for those of the program alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=${1:?usage: scripts/sanitize.sh asan-ubsan|tsan [ARGUMENT…]}
shift

cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
ctest --preset "$preset" --parallel "$(nproc)" "$@"
