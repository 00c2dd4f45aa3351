#!/usr/bin/env bash
# All that must hold before a change goes in: installs what the tests need, checks the style, runs the
# tests under sanitizers, then all of them on the program as it is released. The benchmarks are only built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build test bench mpi
cmake --preset asan-ubsan -DCASTELLAN_MPI=ON >/dev/null
scripts/check_style.sh build/asan-ubsan
scripts/sanitize.sh asan-ubsan

cmake --preset release -DCASTELLAN_TESTS=ON -DCASTELLAN_BENCH=ON -DCASTELLAN_MPI=ON >/dev/null
cmake --build --preset release
ctest --test-dir build/release --output-on-failure --parallel "$(nproc)"
