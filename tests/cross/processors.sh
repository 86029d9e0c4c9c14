#!/bin/sh
# Builds the programs for a processor of 32 bits (i686) and for one that has the high byte first (s390x), and compares them under qemu with
# the native build, byte for byte: processors.sh NATIVE-BUILD [PROCESSOR ...]
# Skipped with a word where the compiler, qemu or node is missing.
set -eu
native=${1:?usage: processors.sh NATIVE-BUILD [PROCESSOR ...]}
shift
[ $# -gt 0 ] || set -- i686 s390x
source=$(cd "$(dirname "$0")/../.." && pwd)
native=$(cd "$native" && pwd)
cd "$source"
if command -v ccache >/dev/null 2>&1; then export CMAKE_C_COMPILER_LAUNCHER=ccache; fi
bad=0
for processor in "$@"; do
    qemu=qemu-$processor
    [ "$processor" != i686 ] || qemu='qemu-i386'
    there=yes
    for tool in "$processor-linux-gnu-gcc" "$qemu" node; do
        command -v "$tool" >/dev/null 2>&1 || { echo "processors: $processor skipped, there is no $tool"; there=no; }
    done
    [ "$there" = yes ] || continue
    cmake --preset "$processor" >"build-$processor.log" 2>&1 || { cat "build-$processor.log"; exit 1; }
    cmake --build --preset "$processor" -j "$(nproc)" -- -s >>"build-$processor.log" 2>&1 || { tail -40 "build-$processor.log"; exit 1; }
    rm -f "build-$processor.log"
    echo "processors: $processor under $qemu"
    node tests/cross/under_equal.mjs "$native" "build-$processor" "$source" '' "$qemu" || bad=1
done
exit $bad
