#!/usr/bin/env bash
# Everything that scripts/test.sh leaves out for the sake of time, after what it does: clang-tidy on all of the program,
# the whole tests under sanitizers, the threads under theirs, and the program and its benchmarks as they are released,
# with thousands of flipped bits in run files; the Debian package, built twice; the library in a browser. Takes hours.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/test.sh
scripts/install_packages.sh bench
scripts/check_style.sh build/asan-ubsan
scripts/sanitize.sh asan-ubsan
scripts/sanitize.sh tsan
scripts/test_package.sh --twice
CASTELLAN=build/test/castellan scripts/test_wasm.sh
cmake --preset release -DCASTELLAN_TESTS=ON -DCASTELLAN_BENCH=ON -DCASTELLAN_MPI=ON >/dev/null
cmake --build --preset release
CASTELLAN_FLIPS=5000 ctest --test-dir build/release --output-on-failure --parallel "$(nproc)"
