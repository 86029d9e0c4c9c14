#!/bin/sh
# Builds the WebAssembly modules (preset wasm) and compares them with the native build, byte for byte: wasm.sh NATIVE-BUILD
# Skipped with a word where emscripten or node is missing.
set -eu
native=${1:?usage: wasm.sh NATIVE-BUILD}
source=$(cd "$(dirname "$0")/../.." && pwd)
native=$(cd "$native" && pwd)
for tool in emcc node; do
    command -v "$tool" >/dev/null 2>&1 || { echo "wasm: skipped, there is no $tool (apt-get install emscripten nodejs)"; exit 0; }
done
cd "$source"
export LC_ALL=C.UTF-8 # the modules always write UTF-8
# Compiled files are kept where ccache is there; emcc asks for it in a way of its own.
if command -v ccache >/dev/null 2>&1; then export EM_COMPILER_WRAPPER=ccache; fi
env -u CMAKE_C_COMPILER_LAUNCHER cmake --preset wasm >build-wasm.log 2>&1 || { cat build-wasm.log; exit 1; }
cmake --build --preset wasm -j "$(nproc)" -- -s >>build-wasm.log 2>&1 || { tail -40 build-wasm.log; exit 1; }
rm -f build-wasm.log
node tests/cross/wasm_equal.mjs "$native" build-wasm "$source"
# As who installs the package has it, where npm is there to do so.
package=build-wasm/package
if command -v npm >/dev/null 2>&1; then
    installed=build-wasm/installed
    rm -rf "$installed"
    mkdir "$installed"
    (cd "$package" && npm pack --silent --pack-destination "$source/$installed" >/dev/null)
    npm install --silent --offline --no-audit --no-fund --prefix "$installed" "$installed"/bestdraw-*.tgz
    package=$installed/node_modules/bestdraw
fi
node tests/cross/bindings.mjs "$package" docs/examples/open.json
ls -l build-wasm/bestdraw-ask.wasm build-wasm/bestdraw.wasm build-wasm/bestdraw-verify.wasm
