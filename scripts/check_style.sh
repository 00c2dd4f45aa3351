#!/usr/bin/env bash
# Checks the structure of the source tree, and every source file against .clang-format; with a build also against
# .clang-tidy, which takes minutes.
#
# Usage: scripts/check_style.sh [BUILD_DIR]
#   BUILD_DIR  a configured build without link-time optimisation, for its compile_commands.json
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/check_structure.sh

find core solver cli bench tests -type f \( -name '*.hpp' -o -name '*.cpp' \) -print0 |
  xargs -0 clang-format-14 --dry-run -Werror
echo "clang-format: every file is as .clang-format wants it"

[[ $# -gt 0 ]] || exit 0
# The tests are left out: GoogleTest's macros take clang-tidy longer than all the rest.
tidy_log=$(mktemp)
trap 'rm -f "$tidy_log"' EXIT
if ! find core solver cli -type f -name '*.cpp' -print0 |
  xargs -0 -n 1 -P "$(nproc)" clang-tidy-16 --quiet --extra-arg=-Wno-unknown-warning-option -p "$1" >"$tidy_log" 2>&1; then
  grep -v -e '^[0-9]* warnings\? ' -e '^Suppressed' -e '^Use -header-filter' "$tidy_log" >&2
  exit 1
fi
echo "clang-tidy: no findings"
