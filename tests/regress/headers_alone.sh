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
    name=${name#include/}
    printf '#include "%s"\nextern int nothing;\n' "$name" >"$work/$(printf '%s' "$name" | tr / -).c"
done
# shellcheck disable=SC2086
printf '%s\n' "$work"/*.c | xargs -n 40 -P "$(nproc 2>/dev/null || echo 1)" cc -std=c17 $cflags || status=1
if command -v c++ >/dev/null 2>&1; then
    for header in include/bestdraw/*.h; do
        printf '#include "%s"\n' "${header#include/}" >"$work/alone.cc"
        # shellcheck disable=SC2086
        c++ $cflags "$work/alone.cc" || status=1
    done
fi
exit $status
