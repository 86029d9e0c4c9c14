#!/bin/sh
# By hand: what can be shown of the checker without formal verification. gcc's static analyzer, cppcheck where it is installed, and clang's
# integer, address and undefined-behaviour sanitizers over the checker's own tests. Usage: analyze.sh [BUILD]; ends with 0 when nothing is found.
set -u
source=$(cd "$(dirname "$0")/../.." && pwd)
build=${1-$source/build-analyze}
found=0
include="-I$source/src -I$source/include"
echo "gcc -fanalyzer over src/verify"
for file in "$source"/src/verify/*.c; do
    # shellcheck disable=SC2086
    gcc -std=c17 -O2 -D_POSIX_C_SOURCE=200809L -DBESTDRAW_VERSION='"0"' -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion \
        -fanalyzer $include -c "$file" -o /dev/null 2>&1 | grep -E 'warning:' && found=1
done
if command -v cppcheck >/dev/null; then
    echo "cppcheck over src/verify"
    cppcheck --std=c11 --quiet --enable=warning,portability --inline-suppr --error-exitcode=1 -D_POSIX_C_SOURCE=200809L "-I$source/src" \
        "$source/src/verify" || found=1
else
    echo "cppcheck is not installed"
fi
if command -v clang >/dev/null; then
    echo "clang -fsanitize=integer,undefined,address over the checker's tests"
    # Unsigned arithmetic wraps on purpose in hashes and random numbers; what is signed must not.
    CC=clang cmake -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=Debug \
        -DCMAKE_C_FLAGS="-fsanitize=address,undefined,signed-integer-overflow,implicit-integer-sign-change -fno-sanitize-recover=undefined -g" >/dev/null || found=1
    for test in verify_walk verify_refusals verify_rounds verify_classes verify_mutation verify_cards; do
        cmake --build "$build" --target test_$test -j2 >/dev/null 2>&1 || { echo "test_$test cannot be built"; found=1; continue; }
        "$build/tests/test_$test" >"$build/said" 2>&1 || { tail -20 "$build/said"; found=1; }
        grep -E 'runtime error|ERROR: AddressSanitizer' "$build/said" && found=1
    done
fi
[ $found -eq 0 ] && echo "nothing found"
exit $found
