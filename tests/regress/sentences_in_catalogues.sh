#!/bin/sh
# What a user can read stands in the catalogues (src/<module>/<module>_words.h): no other literal of src/ holds two words, but for the
# records of criteria and rulebooks and the exceptions in tests/regress/sentences.txt. Every name of a catalogue is used, none twice, and has
# its German row.
set -eu
cd "$2"
off=${3-} # modules to leave out, for work on the others
off="^src/($(printf '%s' "$off" | tr ' ' '|'))/"
status=0
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Literals, pieces joined: "file:line<tab>text". Records outside functions in rulebook/ hold their own words.
find src -name '*.[ch]' ! -name '*_words.h' ! -name '*_german.c' | sort | LC_ALL=C xargs awk '
    FNR == 1 { flush(); comment = 0; inside = 0 }
    function flush(plain) {
        plain = text
        gsub(/<[^<>]*>/, " ", plain)
        sub(/<[a-z\/!][^<>]*$/, "", plain)
        if (plain ~ /[A-Za-z][A-Za-z]+[,;:]? [(]?[A-Za-z][A-Za-z]+/ && !record) print from "\t" text
        text = ""
    }
    /^[{]/ { inside = 1 }
    /^}/ { inside = 0 }
    /^#/ { next }
    {
        rest = $0
        while (rest != "") {
            if (comment) {
                at = index(rest, "*/")
                if (at == 0) break
                rest = substr(rest, at + 2); comment = 0
                continue
            }
            if (!match(rest, /"([^"\\]|\\.)*"|\/\*|\/\/|\047([^\047\\]|\\.)+\047/)) {
                if (rest ~ /[^ \t]/) flush()
                break
            }
            if (RSTART > 1 && substr(rest, 1, RSTART - 1) ~ /[^ \t]/) flush()
            token = substr(rest, RSTART, RLENGTH)
            rest = substr(rest, RSTART + RLENGTH)
            if (token == "//") break
            if (token == "/*") { comment = 1; continue }
            if (token ~ /^"/) {
                if (text == "") { from = FILENAME ":" FNR; record = !inside && FILENAME ~ /^src\/rulebook\// && $0 !~ /^[a-z].*\) *\{/ }
                text = text substr(token, 2, length(token) - 2)
            } else
                flush()
        }
    }
    END { flush() }' | grep -vE "$off" >"$work/literals" || true
# Exceptions: a pattern for the file, a pattern for the text, the reason, with tabs between.
awk -F '\t' '
    FILENAME ~ /sentences.txt$/ { if (!/^#/ && NF == 3) { file[++n] = $1; what[n] = $2 } else if (!/^#/ && NF > 0) print "sentences.txt:" FNR ": not three fields"; next }
    {
        place = $1; sub(/:.*/, "", place)
        for (i = 1; i <= n; i++) if (place ~ file[i] && $2 ~ what[i]) { used[i] = 1; next }
        print $1 ": \"" $2 "\""
    }' tests/regress/sentences.txt "$work/literals" >"$work/left"
if [ -s "$work/left" ]; then
    echo 'sentences outside the catalogues:'
    cat "$work/left"
    status=1
fi

find src -name '*_words.h' | sort | xargs grep -ohE 'BD_WORD(_N)?\([A-Z0-9_]+' | sed 's/.*(//' | sort >"$work/names"
twice=$(uniq -d "$work/names")
[ -z "$twice" ] || { echo "names that stand in catalogues twice: $twice"; status=1; }
find src -name '*.[ch]' ! -name '*_words.h' ! -name '*_german.c' -print0 | xargs -0 grep -ohE '[A-Z][A-Z0-9]*_[A-Z0-9_]+' | sort -u >"$work/said"
find src -name '*_words.h' | { grep -vE "$off" || true; } | xargs cat /dev/null | sed -nE 's/^BD_WORD(_N)?\(([A-Z0-9_]+).*/\2/p' | sort -u >"$work/names"
unused=$(comm -23 "$work/names" "$work/said")
[ -z "$unused" ] || { echo "words that nobody says: $unused"; status=1; }

# German: row by row in the order of the English ones, and its catalogue in one of the lists (german_*.c).
for english in $(find src -name '*_words.h' | sort); do
    german=${english%_words.h}_german.c
    grep -q '^BD_WORD' "$english" || continue
    [ -f "$german" ] || { echo "$german is missing: the German for $english"; status=1; continue; }
    tr -d '\n' <"$english" | grep -oE 'BD_WORD(_N)?\( *[A-Z0-9_]+' | sed 's/BD_WORD//; s/( */ /' >"$work/rows"
    tr -d '\n' <"$german" | grep -oE 'BD_OTHER(_N)?\( *[A-Z0-9_]+' | sed 's/BD_OTHER//; s/( */ /' >"$work/other"
    diff "$work/rows" "$work/other" >"$work/differ" || { echo "$german (<: only $english has it, >: only the German):"; grep '^[<>]' "$work/differ"; status=1; }
    name=$(basename "$german" .c)
    grep -qE "&bd_${name}[,} ]" src/*/german_*.c || { echo "bd_$name is in no list (german_*.c)"; status=1; }
done
exit $status
