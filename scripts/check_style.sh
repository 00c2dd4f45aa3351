#!/usr/bin/env bash
# Checks every source file against .clang-format and .clang-tidy, and that no folder includes another in a circle.
#
# Usage: scripts/check_style.sh BUILD_DIR
#   BUILD_DIR  a configured build without link-time optimisation, for its compile_commands.json
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${1:?usage: scripts/check_style.sh BUILD_DIR}

sources() {
  find core solver cli bench tests -type f \( "$@" \) -print0
}

sources -name '*.hpp' -o -name '*.cpp' | xargs -0 clang-format-14 --dry-run -Werror
echo "clang-format: every file is as .clang-format wants it"

# A folder is a node; so is a file (header and source) that lies in a layer itself. tsort names the nodes of a circle.
grep -rHo --include='*.hpp' --include='*.cpp' '^#include "solver/[^"]*"' solver | sed 's/:#include "/ /; s/"$//' | awk '
  function node(path) {
    if (split(path, parts, "/") == 2) sub(/\.[ch]pp$/, "", path); else sub(/\/[^\/]*$/, "", path)
    return path
  }
  node($1) != node($2) { print node($1), node($2) }' | sort -u | tsort >/dev/null
echo "folders: none includes another in a circle"

# The tests are left out: GoogleTest's macros take clang-tidy longer than all the rest.
tidy_log=$(mktemp)
trap 'rm -f "$tidy_log"' EXIT
if ! find core solver cli -type f -name '*.cpp' -print0 |
  xargs -0 -n 1 -P "$(nproc)" clang-tidy-16 --quiet --extra-arg=-Wno-unknown-warning-option -p "$build" >"$tidy_log" 2>&1; then
  grep -v -e '^[0-9]* warnings\? ' -e '^Suppressed' -e '^Use -header-filter' "$tidy_log" >&2
  exit 1
fi
echo "clang-tidy: no findings"
