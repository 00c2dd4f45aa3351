#!/usr/bin/env bash
# Checks castellan-tune: it finds better weights, the same ones for any number of threads, and refuses nonsense.
#
# Usage: tune_test.sh CASTELLAN_TUNE
set -euo pipefail
tune=$1
fail() {
  echo "tune_test.sh: $*" >&2
  exit 1
}
run() {
  "$tune" fortress --strategy best-first-exact --train 1-200 --test 201-300 --iterations 40 "$@" 2>/dev/null
}

one=$(run --threads 1)
[[ $(run --threads 3) == "$one" ]] || fail "the result depends on the number of threads"
[[ $(run --threads 1 --random-seed 2) != "$one" ]] || fail "the random seed has no effect"
[[ $(run --threads 1 --iterations 0) != "$one" ]] || fail "nothing better was found"

# cost LABEL: the mean on the training deals.
cost() { awk -v label="$1:" '$1 == label { getline; print $2 + 0 }' <<<"$one"; }
awk -v plain="$(cost plain)" -v start="$(cost start)" -v tuned="$(cost tuned)" \
  'BEGIN { exit !(plain > 0 && plain == start && tuned > 0 && tuned < start) }' ||
  fail "costs make no sense: plain $(cost plain), start $(cost start), tuned $(cost tuned)"

for words in "" "nogame" "fortress --strategy depth-first" "fortress --train 1-9 --test 9-10" "fortress --start x=1"; do
  # Left to fall apart into words on purpose.
  # shellcheck disable=SC2086
  if "$tune" $words >/dev/null 2>&1; then fail "accepted: $words"; fi
done
