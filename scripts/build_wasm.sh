#!/usr/bin/env bash
# Builds the library for browsers with Debian's Emscripten, and beside it the page of examples/browser: build/wasm/site then
# holds all that a web server needs. The first time Emscripten also builds its own libraries, which takes minutes.
#
# Usage: scripts/build_wasm.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/install_packages.sh wasm

# Debian keeps what Emscripten needs of Node here; a Node from elsewhere does not look there.
export NODE_PATH=/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}
build=build/wasm
# Headers alone: beside those of this machine's C library the compiler would take the wrong ones.
mkdir -p "$build/include" "$build/site"
for headers in boost nlohmann; do
  ln -sfn "/usr/include/$headers" "$build/include/$headers"
done
emcmake cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCASTELLAN_LIBRARY_ONLY=ON \
  -DCASTELLAN_HEADERS="$PWD/$build/include" >/dev/null
cmake --build "$build" --target castellan_wasm
cp "$build"/castellan.js "$build"/castellan.wasm examples/browser/* "$build/site/"
echo "$build/site: $(stat -c %s "$build/castellan.wasm") bytes of WebAssembly"
