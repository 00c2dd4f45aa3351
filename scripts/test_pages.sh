#!/usr/bin/env bash
# Tests the pages that the program writes: their script by a linter and unit tests, their HTML by a validator, and the
# pages themselves in a headless browser. Installs what is missing: Debian's node, npm and chromium, and, in build/pages,
# the packages of tests/pages/package-lock.json.
#
# Usage: scripts/test_pages.sh [NAME…]
#        scripts/test_pages.sh --screenshots FOLDER
#   NAME       only these tests, such as replay (tests/pages/replay.test.mjs)
#   FOLDER     tests nothing, and puts pictures of each kind of page there: three widths, light and dark
#   CASTELLAN  the program (default build/dev/castellan)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
CASTELLAN=$(realpath "${CASTELLAN:-build/dev/castellan}")
screenshots=
if [[ ${1:-} == --screenshots ]]; then
  screenshots=$(realpath -m "${2:?a folder for the pictures}")
fi

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

CASTELLAN_PAGES=$(mktemp -d)
trap 'rm -rf "$CASTELLAN_PAGES"' EXIT
export CASTELLAN CASTELLAN_PAGES
node pages.mjs
if [[ -n $screenshots ]]; then
  node screenshots.mjs "$screenshots"
  exit
fi

npx eslint --max-warnings 0 .
tests=("$@")
[[ $# -gt 0 ]] || mapfile -t tests < <(basename -s .test.mjs -- *.test.mjs)
node --test --test-reporter=spec "${tests[@]/%/.test.mjs}"
