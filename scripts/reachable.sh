#!/usr/bin/env bash
# Plays at random in every game with every option and checks that no position is taken for one that no play reaches.
#
# Usage: scripts/reachable.sh [POSITIONS [BUILD_DIR]]
#   POSITIONS  for each game and option (default 1000000: an hour or so)
#   BUILD_DIR  a configured build with tests (default build/release)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${2:-build/release}

cmake --build "$build" --target castellan_tests
CASTELLAN_PLAY_POSITIONS=${1:-1000000} "$build/castellan_tests" --gtest_filter='Reachable.NoPositionOfRealPlayIsRefused'
