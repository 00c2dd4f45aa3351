#!/usr/bin/env bash
# From a bare Debian 12 to a first result: installs what is missing, builds the program and finds out
# how many of 1,000 deals of Beleaguered Castle can be won.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/install_packages.sh build
cmake --preset release >/dev/null
cmake --build --preset release
build/release/castellan analyze beleaguered-castle --seeds 1-1000
echo "The program is build/release/castellan; try --help." >&2
