#!/usr/bin/env bash
# Tests the pages that the program writes: their script by a linter and unit tests, their HTML by a validator, and the
# pages themselves in a headless browser. Installs what is missing: Debian's node, npm and chromium, and, in build/pages,
# the packages of tests/pages/package-lock.json.
#
# Usage: scripts/test_pages.sh [NAME…]
#   NAME       only these tests, such as replay (tests/pages/replay.test.mjs)
#   CASTELLAN  the program (default build/dev/castellan)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
CASTELLAN=$(realpath "${CASTELLAN:-build/dev/castellan}")
export CASTELLAN

scripts/install_packages.sh browser
# Node may come from elsewhere, with an npm of its own.
[[ -n $(command -v node) && -n $(command -v npm) ]] || scripts/install_packages.sh node
# Tests run on a copy, so that nothing is installed among the sources.
mkdir -p build/pages
cp -r tests/pages/. build/pages/
rm -rf build/pages/assets build/pages/example
cp -r cli/pages/assets build/pages/assets
cp -r examples/browser build/pages/example
cd build/pages
if ! cmp --silent package-lock.json node_modules/.installed; then
  npm ci --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.installed
fi

npx eslint --max-warnings 0 .
tests=("$@")
[[ $# -gt 0 ]] || mapfile -t tests < <(basename -s .test.mjs -- *.test.mjs)
node --test --test-reporter=spec "${tests[@]/%/.test.mjs}"
