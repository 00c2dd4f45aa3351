#!/usr/bin/env bash
# Records again what every command prints, for the test that compares it: tests/data/recorded. Look at `git diff` after it.
#
# Usage: scripts/record_outputs.sh [BUILD_DIR]
#   BUILD_DIR  a configured build with tests (default build/dev)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${1:-build/dev}

cmake --build "$build" --target castellan_tests
CASTELLAN_RECORD=1 "$build/castellan_tests" --gtest_brief=1 --gtest_filter='*RecordedOutput*'
git --no-pager diff --stat -- tests/data/recorded
