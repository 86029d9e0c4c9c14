#!/bin/sh
# The shared library exports what its header declares, nothing else; and none of the symbols of libbestdraw.so.1 has gone.
set -eu
library=$1/libbestdraw.so.1
source=$2
[ -e "$library" ] || exit 77
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
nm -D --defined-only "$library" | sed 's/.* //' | sort >"$work/has"
tr '\n' ' ' <"$source/include/bestdraw/bestdraw.h" | sed 's|/\*[^*]*\*/||g' | grep -o 'BESTDRAW_API [^;]*' | grep -o 'bestdraw_[a-z_]*(' |
    tr -d '(' | sort >"$work/declared"
[ -s "$work/declared" ] || { echo 'the header declares nothing'; exit 1; }
diff "$work/declared" "$work/has" || { echo '(<: only the header has it; >: only the library)'; exit 1; }
gone=$(comm -23 "$source/tests/data/consumer/symbols_1.txt" "$work/has")
[ -z "$gone" ] || { echo "these were in libbestdraw.so.1 and are gone: $gone"; exit 1; }
comm -13 "$source/tests/data/consumer/symbols_1.txt" "$work/has" >"$work/new"
[ ! -s "$work/new" ] || { echo 'new symbols belong into tests/data/consumer/symbols_1.txt:'; cat "$work/new"; exit 1; }
