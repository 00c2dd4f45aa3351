#!/usr/bin/env bash
# Checks what no compiler checks: which folder may include which, where SQL may stand, how large files and folders are,
# how long lines of the documentation are. Takes a second.
#
# Usage: scripts/check_structure.sh
# Prints each breach. Exit code: 0 none, 1 some.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C.UTF-8  # Lengths are counted in characters.

breaches=0
# Usage: must RULE LINES: prints the lines, if there are any, below the rule that they break.
must() {
  [[ -n $2 ]] || return 0
  echo "$1:"
  sed 's/^/  /' <<<"$2"
  breaches=1
}

# "FILE INCLUDED" for every include of a file of the project.
includes=$(grep -rn --include='*.hpp' --include='*.cpp' '^#include "' core solver cli bench |
  sed -E 's/^([^:]+):[0-9]+:#include "([^"]+)".*/\1 \2/')

must "includes go core <- solver <- cli" "$(awk '
  function layer(path) { sub("/.*", "", path); return path }
  { from = layer($1); to = layer($2) }
  from == "core" && to != "core" || from == "solver" && to == "cli" || from == "bench" && to == "cli" ||
  to !~ /^(core|solver|cli|bench)$/ { print $1 " includes " $2 }' <<<"$includes")"

must "castellan-check shares nothing with the rest" "$(awk '
  $1 ~ /^cli\/check\// && $2 !~ /^cli\/check\// { print $1 " includes " $2 }' <<<"$includes")"
must "castellan-check can be read in an evening: at most 1500 lines of code, comments and blank lines apart" "$(
  find cli/check -type f -name '*pp' -exec cat {} + | grep -cvE '^ *(//.*)?$' | awk '$1 > 1500 { print $1 " lines" }')"

# A folder below a layer stands for all of its files. Files of the layer itself are taken one by one, a header and its
# source together, for they are what folders of the layer have in common, or what brings them together.
# Usage: circles LAYER: names the members of every circle that does not leave the layer.
circles() {
  awk -v layer="$1/" '
    function unit(path) { if (path ~ /^[^/]*\/[^/]*$/) sub("[.][^.]*$", "", path); else sub("/[^/]*$", "", path); return path }
    { from = unit($1); to = unit($2) }
    from != to && index(from, layer) == 1 && index(to, layer) == 1 { print from, to }' <<<"$includes" |
    sort -u | tsort 2>&1 >/dev/null | sed -n 's/^tsort: \([^-].*\)/\1/p'
}
must "no folders of core/ include each other in a circle" "$(circles core)"
must "no folders of solver/ include each other in a circle" "$(circles solver)"
must "no folders of cli/ include each other in a circle" "$(circles cli)"

must "SQL stands in cli/runs alone" "$(grep -rnE --include='*.hpp' --include='*.cpp' \
  'sqlite3|"(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ATTACH|BEGIN) ' core solver cli | grep -v '^cli/runs/' || true)"

must "a folder of cli/ holds at most 15 files" "$(find cli -type f \( -name '*.hpp' -o -name '*.cpp' \) -printf '%h\n' |
  sort | uniq -c | awk '$1 > 15 { print $2 ": " $1 }')"

must "a source file has at most 300 lines" "$(find core solver cli bench tests scripts -type f \
  \( -name '*.hpp' -o -name '*.cpp' -o -name '*.sh' \) -exec wc -l {} + | awk '$1 > 300 && $2 != "total" { print $2 ": " $1 }')"

must "a line of the documentation has at most 120 characters, tables and samples apart" "$(awk '
  FNR == 1 { sample = 0 }
  /^```/ { sample = !sample }
  !sample && !/^\|/ { print FILENAME ":" FNR ":" $0 }' README.md CHANGELOG.md CONTRIBUTING.md docs/*.md |
  grep -E '^[^:]+:[0-9]+:.{121,}$' | cut -c1-100 || true)"

must "no path of one machine, no number of an issue" "$(grep -rnE '(^|[^A-Za-z0-9_.])/(work|root|home)/|[Ii]ssue #?[0-9]' \
  --include='*.hpp' --include='*.cpp' --include='*.md' --include='*.sh' --include='CMake*' . --exclude-dir=build \
  --exclude-dir=.git || true)"

((breaches == 0)) || exit 1
echo "structure: as it should be"
