#!/usr/bin/env bash
# Breaks pruning rules of the solver on purpose, one at a time (tests/mutations/*.patch), and shows that an audit of 1,000
# deals finds each: the checker refuses a certificate, or a deal that is said to be lost has none, for it can be won.
# Builds a copy of the sources in build/mutations/source; takes some minutes.
#
# Usage: scripts/mutations.sh [GAME…]
#   GAME  whose seeds 1 to 1000 are audited until one tells (default: streets-and-alleys fortress)
# Exit code: 0 every mutation was found, 1 one was not.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
games=("$@")
[[ $# -gt 0 ]] || games=(streets-and-alleys fortress)

copy=build/mutations
rm -rf "$copy/source/"{core,solver,cli}
mkdir -p "$copy/source"
cp -r CMakeLists.txt CMakePresets.json core solver cli packaging README.md CHANGELOG.md LICENSE docs "$copy/source"
# As for everyday work: what ccache knows from there is not compiled again.
build_copy() {
  (cd "$copy/source" && cmake --preset dev -DCASTELLAN_TESTS=OFF && cmake --build --preset dev --target castellan) >"$copy/log"
}

# Usage: is_found: whether an audit of the copy finds something wrong.
is_found() {
  for game in "${games[@]}"; do
    rm -f "$copy/run.db"
    "$copy/source/build/dev/castellan" analyze "$game" --seeds 1-1000 --db "$copy/run.db" >/dev/null 2>&1 || return 0
    "$copy/source/build/dev/castellan" audit "$copy/run.db" --sample 1000 >"$copy/audit" 2>"$copy/problems" || return 0
  done
  return 1
}

build_copy
! is_found || { echo "mutations.sh: something is wrong without any mutation:" >&2; head -n 1 "$copy/problems" >&2; exit 1; }
missed=0
for patch in tests/mutations/*.patch; do
  name=$(basename "$patch" .patch)
  patch -s -p1 -d "$copy/source" <"$patch"
  build_copy
  if is_found; then
    echo "$name: found: $(head -n 1 "$copy/problems")"
  else
    echo "$name: NOT FOUND"
    missed=1
  fi
  patch -s -R -p1 -d "$copy/source" <"$patch"
done
exit "$missed"
