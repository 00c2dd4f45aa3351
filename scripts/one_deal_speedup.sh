#!/usr/bin/env bash
# Hard deals searched by the exact strategy alone, on one thread and on several: that the outcome is the same, and how
# much sooner it is there. Ten deals that need more than ten million positions each, of which it searches fifteen million at
# most; 4 GiB of memory, ten minutes.
#
# Usage: scripts/one_deal_speedup.sh [THREADS]    default: 2
# The machine should have nothing else to do. Each deal is timed on one thread and on THREADS in turn, three times; the
# ratio is that of the medians.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

threads=${1:-2}
castellan=build/release/castellan
[[ -x $castellan ]] || { echo "build first: cmake --preset release && cmake --build --preset release" >&2; exit 1; }

deals=(
  "beleaguered-castle 5820"
  "beleaguered-castle 19899"
  "beleaguered-castle 7724"
  "beleaguered-castle 17290"
  "streets-and-alleys 12"
  "streets-and-alleys 10648"
  "streets-and-alleys 12550"
  "streets-and-alleys 12859"
  "streets-and-alleys 15791"
  "streets-and-alleys 5720"
)

# search GAME SEED THREADS: prints wall-clock seconds and the outcome but for its CPU time.
search() {
  local start end outcome
  start=$(date +%s.%N)
  outcome=$("$castellan" solve "$1" --seed "$2" --strategy wide --threads "$3" --max-memory 4G --max-positions 15000000 \
    --format json | sed 's/"cpu_ms":[^,}]*//') || true
  end=$(date +%s.%N)
  echo "$(awk -v a="$start" -v b="$end" 'BEGIN { print b - a }') $(sha256sum <<<"$outcome" | cut -c 1-16)" \
    "$(sed -E 's/.*"verdict":"([a-z]+)".*"positions":([0-9]+).*/\1 \2/' <<<"$outcome")"
}

median() { sort -g | sed -n 2p; }

printf '%-20s %8s %-10s %12s %10s %10s %7s\n' game seed verdict positions "1 thread" "$threads threads" ratio
product=1
for deal in "${deals[@]}"; do
  read -r game seed <<<"$deal"
  one=() several=()
  for _ in 1 2 3; do
    read -r seconds hash verdict positions <<<"$(search "$game" "$seed" 1)"
    one+=("$seconds")
    expected=${expected:-$hash}
    [[ $hash == "$expected" ]] || { echo "$deal: the outcome changed" >&2; exit 1; }
    read -r seconds hash _ <<<"$(search "$game" "$seed" "$threads")"
    several+=("$seconds")
    [[ $hash == "$expected" ]] || { echo "$deal: $threads threads have another outcome" >&2; exit 1; }
  done
  unset expected
  a=$(printf '%s\n' "${one[@]}" | median)
  b=$(printf '%s\n' "${several[@]}" | median)
  printf '%-20s %8s %-10s %12s %10.2f %10.2f %7.2f\n' "$game" "$seed" "$verdict" "$positions" "$a" "$b" \
    "$(awk -v a="$a" -v b="$b" 'BEGIN { print a / b }')"
  product=$(awk -v p="$product" -v a="$a" -v b="$b" 'BEGIN { print p * a / b }')
done
awk -v p="$product" -v n="${#deals[@]}" 'BEGIN { printf "geometric mean of the ratios: %.2f\n", p ^ (1 / n) }'
