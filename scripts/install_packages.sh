#!/usr/bin/env bash
# Installs the Debian packages that the named sets need and that are missing; needs neither root nor
# the network when none is missing.
#
# Usage: scripts/install_packages.sh SET…
#   build    compiler, CMake and the libraries of the program
#   test     GoogleTest, the code checkers, and what uses the program: shells, pkg-config, Python
#   package  what makes and checks the Debian package
#   bench    Google Benchmark
#   fuzz     clang with libFuzzer
#   mpi      Open MPI, for castellan-mpi
#   compare  fc-solve, the solver to compare with
#   wasm     Emscripten, for the library in browsers
#   browser  Chromium, which shows pages to their tests
#   node     node and npm, which run the tests of pages
set -euo pipefail

declare -A sets=(
  [build]="g++ cmake ninja-build libboost-dev libboost-program-options-dev libtbb-dev nlohmann-json3-dev libsqlite3-dev libcadical-dev zlib1g-dev"
  [test]="pkg-config zsh fish python3 libgtest-dev clang-format-14 clang-tidy-16"
  [package]="dpkg-dev fakeroot lintian debootstrap"
  [bench]="libbenchmark-dev"
  [fuzz]="clang libclang-rt-14-dev"
  [mpi]="libopenmpi-dev openmpi-bin"
  [compare]="freecell-solver-bin"
  [wasm]="emscripten cmake ninja-build libboost-dev nlohmann-json3-dev"
  [browser]="chromium fonts-dejavu-core"
  [node]="nodejs npm"
)

fail() {
  echo "install_packages.sh: $*" >&2
  exit 1
}

[[ $# -gt 0 ]] || fail "name at least one set of packages: ${!sets[*]}"
[[ -n $(command -v dpkg-query) && -n $(command -v apt-get) ]] ||
  fail "this script is for Debian 12 and its relatives; elsewhere install by hand what it lists"

missing=()
for set in "$@"; do
  [[ -n ${sets[$set]:-} ]] || fail "no set of packages is called '$set'; there are: ${!sets[*]}"
  for package in ${sets[$set]}; do
    status=$(dpkg-query --show --showformat='${db:Status-Abbrev}' "$package" 2>/dev/null || true)
    [[ $status == ?i* ]] || missing+=("$package")
  done
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
  command -v sudo >/dev/null || fail "not root and no sudo; as root, run: apt-get install ${missing[*]}"
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}" >&2
# Another apt may be at work: waited for.
apt_get() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "$@" >&2 </dev/null
}
# A package source that fails here may be one that nothing is needed from.
apt_get update || echo "install_packages.sh: apt-get update failed, going on with the old package lists" >&2
apt_get install --yes --no-install-recommends "${missing[@]}" ||
  fail "could not install ${missing[*]}; what apt-get said is above"
