#!/bin/sh
# What a user can read stands in the catalogues (src/<module>/<module>_words.h): no other literal of src/ holds two words, but for the
# records of criteria and rulebooks and the exceptions in tests/regress/sentences.txt. Every name of a catalogue is used, none twice, and has
# its row in every language (src/po).
set -eu
cd "$2"
off=${3-} # modules to leave out, for work on the others
off="^src/($(printf '%s' "$off" | tr ' ' '|'))/"
status=0
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Literals, pieces joined: "file:line<tab>text". Records outside functions in rulebook/ hold their own words.
find src -name '*.[ch]' ! -name '*_words.h' | sort | LC_ALL=C xargs awk '
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
find src \( -name '*.[ch]' -o -name '*.def' \) ! -name '*_words.h' -print0 | xargs -0 grep -ohE '[A-Z][A-Z0-9]*_[A-Z0-9_]+' | sort -u >"$work/named"
# BD_SAYS(X) says X, X_COSTS and X_WORSE, BD_SAYS_WORSE(X) the first and the last (src/rulebook/stages/criterion.h).
cat src/rulebook/*/*.c | tr -d ' \n' | grep -ohE '(BD_SAYS(_WORSE)?\(|(AGAIN|PREFERENCE|UPFLOATERS)\("C[0-9]+",)[A-Z0-9_]+' |
    sed -E 's/^(AGAIN|PREFERENCE|UPFLOATERS).*,/BD_SAYS(/' | sed -E 's/^BD_SAYS_WORSE.(.*)/\1_WORSE/; s/^BD_SAYS.(.*)/\1_COSTS \1_WORSE/' | tr ' ' '\n' | sort -u -o "$work/named" - "$work/named"
# Explanations say templates by their codes, some with an end: "no-bye" is EXPLAIN_NO_BYE, "stay" is EXPLAIN_STAY_WORSE too.
cat src/explain/*.c src/rulebook/*/*.c | grep -ohE '"[a-z][a-z-]*"' | tr -d '"' | tr 'a-z-' 'A-Z_' | sed 's/^/EXPLAIN_/' |
    awk '{ print } { n = split("FACT BYE IMPOSSIBLE WORSE LATER SO NOT_ASKED", end); for (i = 1; i <= n; i++) print $0 "_" end[i] }' |
    sort -u "$work/named" - >"$work/said"
sed -nE 's/^EXPLAIN_([A-Z0-9_]+)$/EXPLAIN_PLAIN_\1/p' "$work/said" >"$work/plainly"
sort -u -o "$work/said" "$work/said" "$work/plainly"
find src -name '*_words.h' | { grep -vE "$off" || true; } | xargs cat /dev/null | sed -nE 's/^BD_WORD(_N)?\(([A-Z0-9_]+).*/\2/p' | sort -u >"$work/names"
unused=$(comm -23 "$work/names" "$work/said")
[ -z "$unused" ] || { echo "words that nobody says: $unused"; status=1; }

# Every language has the rows of the catalogues, in their order, and nothing else: none is missing, stale or not translated. Plain words may be
# there for some. One line a row: "place, printf format or not, name, English, English plural", with tabs between.
rows() {
    awk -v where="$1" '
        BEGIN { kept = ""; OFS = "\t" }
        function flush() {
            if (name != "") print from, format, name, one, many
            if (name != "" && fuzzy) print where ": " name " is fuzzy" > "/dev/stderr"
            if (name != "" && (gap || open) && where != "") print where ": " name " is not translated" > "/dev/stderr"
            name = from = format = one = many = ""; fuzzy = gap = open = 0
        }
        function add(text) {
            sub(/^[^"]*"/, "", text); sub(/"$/, "", text)
            if (kept == "name") name = name text
            else if (kept == "one") one = one text
            else if (kept == "many") many = many text
            else if (text != "") open = 0
        }
        /^$/ { flush() }
        /^#: / { from = substr($0, 4) }
        /^#,/ { if (/ c-format/) format = "c-format"; if (/fuzzy/) fuzzy = 1 }
        /^#~/ { print where ": an entry that is gone: " $0 > "/dev/stderr" }
        /^msgctxt / { kept = "name" }
        /^msgid / { kept = "one" }
        /^msgid_plural / { kept = "many" }
        /^msgstr/ { kept = "other"; gap = gap || open; open = 1 }
        /^(msg|")/ { add($0) }
        END { flush() }'
}
sh src/po/template.sh >"$work/template" || status=1
rows '' <"$work/template" >"$work/all"
[ "$(wc -l <"$work/all")" -eq "$(find src -name '*_words.h' -print0 | xargs -0 cat | grep -cE '^BD_WORD(_N)?\(')" ] || { echo 'template.sh: it does not have every sentence'; status=1; }
for po in src/po/*.po; do
    rows "$po" <"$po" >"$work/theirs" 2>"$work/complaints"
    cp "$work/all" "$work/ours"
    case $po in
    *@plain.po)
        cut -f 1,3- "$work/theirs" >"$work/plain"
        awk -F '\t' 'NR == FNR { has[$2]; next } $3 in has' "$work/plain" "$work/all" | cut -f 1,3- >"$work/ours"
        mv "$work/plain" "$work/theirs"
        ;;
    esac
    diff "$work/ours" "$work/theirs" >"$work/differ" || { echo "$po (<: only the catalogues have it, >: only the file); sh src/po/template.sh --update"; grep '^[<>]' "$work/differ"; status=1; }
    [ ! -s "$work/complaints" ] || { cat "$work/complaints"; status=1; }
    ! command -v msgfmt >/dev/null || msgfmt --check -o /dev/null "$po" || status=1
done
exit $status
