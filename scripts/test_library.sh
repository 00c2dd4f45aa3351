#!/usr/bin/env bash
# The library as other projects use it: installs a build into a folder of its own, builds every example against what is
# installed there and nothing else, and runs them. They must find what the program finds.
#
# Usage: scripts/test_library.sh [BUILD_DIR]
#   BUILD_DIR  a finished build (default build/dev)
# DEALS says of how many deals of each game (default 200); with VALGRIND=1 a few more under Valgrind, which knows no build
# for the newest processors.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${1:-build/dev}
deals=${DEALS:-200}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=$folder/installed
cmake --install "$build" --prefix "$prefix" >/dev/null
library=$(dirname "$(find "$prefix" -name libcastellan.so)")
export PKG_CONFIG_PATH=$library/pkgconfig LD_LIBRARY_PATH=$library

fail() {
  echo "test_library.sh: $*" >&2
  exit 1
}

echo "C by pkg-config, shared and static"
read -ra flags < <(pkg-config --cflags --libs castellan)
cc -std=c11 -Wall -Wextra -Wpedantic -Werror examples/c/solve.c "${flags[@]}" -o "$folder/solve"
if [[ -f $library/libcastellan.a ]]; then
  read -ra flags < <(pkg-config --static --cflags --libs castellan)
  cc -std=c11 examples/c/solve.c "${flags[@]/-lcastellan/-l:libcastellan.a}" -o "$folder/solve-static"
  env -u LD_LIBRARY_PATH "$folder/solve-static" fortress 1 3 >/dev/null
fi

# A line of `castellan solve` is that of the examples with the difficulty and the time beside it.
for game in beleaguered-castle streets-and-alleys citadel fortress chessboard; do
  "$prefix/bin/castellan" solve "$game" --seeds "1-$deals" --threads 1 |
    sed -E 's/, difficulty [0-9.]+//; s/, [0-9.]+ ms$//; s/ 1 position$/ 1 positions/' >"$folder/expected"
  "$folder/solve" "$game" 1 "$deals" | diff "$folder/expected" - >&2 || fail "the C example differs on $game"
  CASTELLAN_LIBRARY=$library/libcastellan.so.1 PYTHONDONTWRITEBYTECODE=1 examples/python/solve.py "$game" 1 "$deals" |
    diff "$folder/expected" - >&2 || fail "the Python example differs on $game"
  echo "$game: C and Python decide $deals deals like the program"
done

echo "A project by find_package"
cmake -S examples/cmake -B "$folder/hint" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$folder/hint" >/dev/null
"$prefix/bin/castellan" deal fortress --seed 2 >"$folder/deal.txt"
"$folder/hint/hint" fortress <"$folder/deal.txt" | grep -q '^The position is winnable' || fail "no hint of a winnable deal"
! "$folder/hint/hint" nowhere </dev/null 2>/dev/null || fail "a game that there is not"

echo "The library alone, without SQLite, oneTBB, CaDiCaL and Boost.Program_options"
alone=build/library-only
mapfile -t settings < <(sed -nE 's/^(CMAKE_BUILD_TYPE|CMAKE_CXX_FLAGS[A-Z_]*|CASTELLAN_ARCH|CASTELLAN_SANITIZE):[A-Z]+=(.*)/-D\1=\2/p' \
  "$build/CMakeCache.txt")
cmake -S . -B "$alone" -G Ninja -DCASTELLAN_LIBRARY_ONLY=ON "${settings[@]}" >/dev/null
cmake --build "$alone" >/dev/null
! readelf --dynamic "$alone/cli/library/libcastellan.so" | grep -E 'NEEDED.*(tbb|sqlite|boost|cadical)' || fail "it needs more"
LD_LIBRARY_PATH=$alone/cli/library "$folder/solve" chessboard 1 "$deals" | diff "$folder/expected" - >&2 || fail "it differs"

if [[ ${VALGRIND:-0} == 1 ]]; then
  valgrind --quiet --leak-check=full --error-exitcode=99 "$folder/solve" fortress 1 5 >/dev/null || fail "Valgrind complains"
  echo "Valgrind: no leak, no error"
fi
echo "The library does what the program does."
