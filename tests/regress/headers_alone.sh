#!/bin/sh
# Each header compiles alone; the public ones also as C++.
set -eu
cd "$2"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
cflags="-D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic -Werror -fsyntax-only -Isrc -Iinclude"
for header in $(find src -name "*.h") include/bestdraw/*.h; do
    name=${header#src/}
    printf '#include "%s"\nextern int nothing;\n' "${name#include/}" >"$work/alone.c"
    # shellcheck disable=SC2086
    cc -std=c17 $cflags "$work/alone.c" || status=1
done
if command -v c++ >/dev/null 2>&1; then
    for header in include/bestdraw/*.h; do
        printf '#include "%s"\n' "${header#include/}" >"$work/alone.cc"
        # shellcheck disable=SC2086
        c++ $cflags "$work/alone.cc" || status=1
    done
fi
exit $status
