#!/usr/bin/env bash
# What must hold before a change goes in: installs what the tests need, checks the style, runs the tests under sanitizers
# with a part of the long ones, then all of them whole on an optimised build, whose library other projects then use, and
# pages in a browser. scripts/test_all.sh leaves nothing out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build test mpi
scripts/check_style.sh
CASTELLAN_TEST_EFFORT=reduced scripts/sanitize.sh asan-ubsan

# Optimising across files would take as long again and test nothing more.
cmake --preset release -B build/test -DCASTELLAN_LTO=OFF -DCASTELLAN_TESTS=ON -DCASTELLAN_MPI=ON >/dev/null
cmake --build build/test
ctest --test-dir build/test --output-on-failure --parallel "$(nproc)"
CASTELLAN=build/test/castellan scripts/test_pages.sh
scripts/test_library.sh build/test
scripts/load_serve.py build/test 4000
