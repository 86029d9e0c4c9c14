#!/bin/sh
# Lines of C have at most 110 columns, and a .c without a header of its own opens with a sentence.
set -eu
cd "$2"
off=${3-} # modules to leave out, for work on the others
off="^src/($(printf '%s' "$off" | tr ' ' '|'))/"
status=0
find src include tests benchmarks -name '*.[ch]' | sort | { grep -vE "$off" || true; } | LC_ALL=C xargs awk '
    { line = $0; gsub(/[\200-\277]/, "", line) }
    length(line) > 110 { print FILENAME ":" FNR ": " length(line) " columns"; bad = 1 }
    END { exit bad }' || status=1
find src -name '*.c' | sort | { grep -vE "$off" || true; } | {
    bad=0
    while read -r file; do
        [ -f "${file%.c}.h" ] && continue
        head -n 1 "$file" | grep -q '^/\* [A-Z]' || { echo "$file: has no header of its own and does not open with a sentence"; bad=1; }
    done
    exit $bad
} || status=1
exit $status
