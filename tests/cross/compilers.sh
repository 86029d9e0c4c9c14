#!/bin/sh
# Builds bestdraw with each compiler without optimisation and with the most of it, and compares all of them with the native build, byte for byte, in
# several locales, time zones and folders, with one thread and with eight: compilers.sh NATIVE-BUILD [COMPILER ...]
# Skipped with a word where a compiler is missing.
set -eu
native=${1:?usage: compilers.sh NATIVE-BUILD [COMPILER ...]}
shift
[ $# -gt 0 ] || set -- gcc clang
source=$(cd "$(dirname "$0")/../.." && pwd)
native=$(cd "$native" && pwd)
builds=$(mktemp -d)
trap 'rm -rf "$builds"' EXIT
if command -v ccache >/dev/null 2>&1; then export CMAKE_C_COMPILER_LAUNCHER=ccache; fi
others=''
for compiler in "$@"; do
    command -v "$compiler" >/dev/null 2>&1 || { echo "compilers: skipped, there is no $compiler"; continue; }
    for level in 0 3; do
        build=$builds/$compiler-O$level
        { cmake -S "$source" -B "$build" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE="-O$level" -DBUILD_TESTING=OFF &&
            cmake --build "$build" --target bestdraw -j "$(nproc)" -- -s; } >"$build.log" 2>&1 || { tail -40 "$build.log"; exit 1; }
        others="$others $build/bestdraw"
        echo "compilers: $compiler -O$level"
    done
done
BESTDRAW_OTHERS=$others sh "$source/tests/regress/same_bytes.sh" "$native" "$source"
echo "compilers: the same bytes"
