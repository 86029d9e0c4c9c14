#!/bin/sh
# What a program was compiled with against the first libbestdraw.so.1 still holds: abidiff compares its header, which tests/data/consumer keeps
# without its comments, with the header of today. Functions may come; nothing else may change.
set -eu
source=$2
for tool in abidiff gcc; do command -v $tool >/dev/null 2>&1 || exit 77; done
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# A library that has the functions of a header, and nothing in them.
stub() {
    mkdir "$work/$2"
    gcc -w -x c -fpreprocessed -dD -E -P "$1" >"$work/$2/bestdraw.h"
    awk '{ if (/BESTDRAW_API/ && !/#define/) open = 1; if (open && /;/) { sub(/;/, " { for (;;) { } }"); open = 0 } print }' "$work/$2/bestdraw.h" >"$work/$2/stub.c"
    cc -std=c17 -g -fPIC -shared -w -Wl,-soname,libbestdraw.so.1 "$work/$2/stub.c" -o "$work/$2/libbestdraw.so.1"
}
stub "$source/tests/data/consumer/header_1.txt" first
stub "$source/include/bestdraw/bestdraw.h" now
[ "$(nm -D --defined-only "$work/first/libbestdraw.so.1" | grep -c bestdraw_)" -eq "$(wc -l <"$source/tests/data/consumer/symbols_1.txt")" ] || { echo 'the kept header is not that of symbols_1.txt'; exit 1; }
differ() { ! abidiff --no-added-syms "$work/first/libbestdraw.so.1" "$1/libbestdraw.so.1" >"$work/said"; }
if differ "$work/now"; then
    cat "$work/said"
    echo '(a member that was added at the end of bestdraw_options belongs into tests/data/consumer/header_1.txt, too)'
    exit 1
fi

# It would be noticed: a member in the middle, another parameter, a value that is another one.
planted() {
    rm -rf "$work/planted"
    sed "$1" "$source/include/bestdraw/bestdraw.h" >"$work/planted.h"
    ! cmp -s "$work/planted.h" "$source/include/bestdraw/bestdraw.h" || { echo "nothing was planted: $1"; exit 1; }
    stub "$work/planted.h" planted
    differ "$work/planted" || { echo "this is not noticed: $1"; exit 1; }
}
planted 's/    int round; /    int strange, round; /'
planted 's/bestdraw_event_save(bestdraw_event \*event, const char \*path)/bestdraw_event_save(bestdraw_event *event, int path)/'
planted 's/    BESTDRAW_BUSY = 6/    BESTDRAW_BUSY = 7/'
