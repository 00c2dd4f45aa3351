#!/usr/bin/env bash
# The library in a browser: builds it with Emscripten and tests the page of examples/browser in a headless Chromium, which
# must decide 200 golden deals as the program does. Installs what is missing, as scripts/test_pages.sh does.
#
# Usage: scripts/test_wasm.sh
#   CASTELLAN  the program to compare with (default build/dev/castellan)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/build_wasm.sh
SITE=$PWD/build/wasm/site scripts/test_pages.sh wasm/solve
