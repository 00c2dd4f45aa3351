#!/usr/bin/env bash
# Makes the Debian package and tries it: lintian, the same files when it is made again, and in a bare Debian 12 root of its own
# installed, used and removed, which must leave nothing behind.
#
# Usage: scripts/test_package.sh [--twice]
#   --twice  builds everything a second time, in another folder, and compares that package too
# Needs root, for the root of its own, and a Debian mirror: MIRROR (default http://deb.debian.org/debian). The bare root is
# kept in build/debian-root.tar for the next time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
twice=${1:-}
mirror=${MIRROR:-http://deb.debian.org/debian}

fail() {
  echo "test_package.sh: $*" >&2
  exit 1
}
[[ $(id -u) -eq 0 ]] || fail "only root can make a root of its own"

scripts/install_packages.sh build package
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH
folder=$(mktemp -d)
root=$folder/root
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$folder"' EXIT

# Usage: make_package BUILD_DIR: prints the path of the package.
make_package() {
  cmake --build "$1" >/dev/null
  (cd "$1" && rm -f castellan_*.deb && cpack >/dev/null)
  ls "$PWD/$1"/castellan_*.deb
}
cmake --preset package >/dev/null
cmake --build --preset package
package=$(make_package build/package)
echo "made: $(basename "$package"), $(($(stat -c %s "$package") / 1024)) KB"
lintian --fail-on error --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$package" || fail "lintian finds errors"
echo "lintian: no errors"

cp "$package" "$folder/first.deb"
make_package build/package >/dev/null
cmp "$folder/first.deb" "$package" || fail "made again it is another package"
if [[ $twice == --twice ]]; then
  git worktree list >/dev/null && git archive HEAD --prefix=elsewhere/ | tar -x -C "$folder"
  (cd "$folder/elsewhere" && cmake --preset package >/dev/null)
  (cd "$folder/elsewhere" && make_package build/package >/dev/null)
  cmp "$folder/first.deb" "$folder/elsewhere/build/package/$(basename "$package")" || fail "built elsewhere it is another package"
fi
echo "reproducible"

bare=build/debian-root.tar
if [[ ! -f $bare ]]; then
  debootstrap --variant=minbase --include=man-db,bash-completion,gcc,libc6-dev,pkg-config bookworm "$root" "$mirror" >"$folder/debootstrap.log" ||
    { tail "$folder/debootstrap.log" >&2; fail "no bare root from $mirror"; }
  tar -C "$root" -cf "$bare" .
  rm -rf "$root"
fi
mkdir -p "$root"
tar -C "$root" -xf "$bare"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc" 2>/dev/null || true
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# Every file but what apt and the kernel keep, and the caches of the linker and of man.
files() {
  (cd "$root" && find . -path ./proc -prune -o -path ./var/cache -prune -o -path ./var/lib/apt -prune -o -path ./var/log -prune -o \
    -path ./var/lib/dpkg -prune -o -path ./tmp -prune -o -print | sort)
}
inside apt-get -qq update
# What came with it because of the package goes with it.
files >"$folder/before"
cp "$package" "$root/tmp/castellan.deb"
inside apt-get -qq install --yes --no-install-recommends /tmp/castellan.deb >"$folder/install.log" 2>&1 ||
  { tail "$folder/install.log" >&2; fail "it cannot be installed"; }

[[ $(inside castellan solve fortress --seed 1 --format json) == *'"verdict":"unwinnable"'* ]] || fail "solve"
inside castellan analyze beleaguered-castle --seeds 1-200 --format json | grep -q '"won": ' || fail "analyze"
inside castellan-check --help | grep -q '^Usage' || fail "castellan-check"
for page in castellan castellan-solve castellan-serve castellan-check; do
  inside man --pager=cat "$page" 2>/dev/null | grep -q '^NAME' || fail "man $page"
done
[[ $(inside bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader castellan
  COMP_WORDS=(castellan solve ci); COMP_CWORD=2; _castellan; echo "${COMPREPLY[@]}"') == citadel ]] || fail "completion"
inside sh -c 'cc /usr/share/doc/castellan/examples/c/solve.c $(pkg-config --cflags --libs castellan) -o /tmp/solve &&
  /tmp/solve fortress 1 2' | grep -q '^seed 2: winnable' || fail "the C example"
echo "installed and used"

inside apt-get -qq purge --yes castellan >/dev/null 2>&1
inside apt-get -qq autoremove --purge --yes >/dev/null 2>&1
files | diff "$folder/before" - || fail "something is left behind"
echo "removed: nothing is left"
