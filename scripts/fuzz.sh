#!/usr/bin/env bash
# Feeds random bytes to every reader of user input, under the address and undefined-behaviour
# sanitizers, and stops at the first input that crashes one, hangs it or breaks a property.
#
# Usage: scripts/fuzz.sh [SECONDS [READER…]]
#   SECONDS  for each reader (default 60)
#   READER   board_text, line_text, json_text, solution_text, stock_text, deal_file, text_decoder,
#            rules, arguments, certificate (default: all)
# What is learnt is kept in build/fuzz/corpus for the next run; an input that fails, in
# build/fuzz/findings. Exit code: 0 nothing found, 1 something found, 2 wrong usage.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-60}
[[ $seconds =~ ^[1-9][0-9]*$ ]] || { echo "fuzz.sh: SECONDS must be a whole number above 0, not '$seconds'" >&2; exit 2; }
readers=("${@:2}")
[[ ${#readers[@]} -gt 0 ]] || readers=(board_text line_text json_text solution_text stock_text deal_file text_decoder
  rules arguments certificate)
for reader in "${readers[@]}"; do
  [[ -d tests/fuzz/corpus/$reader ]] || { echo "fuzz.sh: there is no reader '$reader'" >&2; exit 2; }
done

scripts/install_packages.sh build fuzz
cmake -S . -B build/fuzz -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=clang++-14 -DCASTELLAN_FUZZ=ON >/dev/null
cmake --build build/fuzz --target castellan_fuzz

mkdir -p build/fuzz/findings
for reader in "${readers[@]}"; do
  learnt=build/fuzz/corpus/$reader
  log=build/fuzz/$reader.log
  mkdir -p "$learnt"
  if ! "build/fuzz/${reader}_fuzz" "-max_total_time=$seconds" -max_len=4096 -timeout=10 \
    -rss_limit_mb=1024 "-artifact_prefix=build/fuzz/findings/$reader-" \
    "$learnt" "tests/fuzz/corpus/$reader" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "$reader: FAILED (the whole report: $log)"
    exit 1
  fi
  echo "$reader: $(grep '^Done' "$log"), nothing found"
done
