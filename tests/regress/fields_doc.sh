#!/bin/sh
# docs/cards-file.md has the table of player fields as the program has it (src/cards/card_fields.def, person_fields.def), and the help of
# `edit` and the man page name what `edit` can change. BESTDRAW_GOLDEN_UPDATE=1 writes the table.
set -eu
cd "$2"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

# The nouns are rows of cards_words.h.
sed -nE 's/^BD_WORD\((FIELD_[A-Z_]+), (".*")\)$/s|\\b\1\\b|\2|/p' src/cards/cards_words.h >"$work/nouns"

# One row a line, as the compiler sees it: "@ key | type | the rest".
rows() { # file, whom it concerns
    cat <<END | cc -E -P -Isrc - | sed -Ef "$work/nouns" | tr -s ' \n' '  ' | sed 's/@/\n@/g' | sed -n "s/^@\(.*\)/\1 .whom = \"$2\"/p"
#define BD_TEXT_FIELD(member, key, noun, ...) @ key "text" noun | __VA_ARGS__
#define BD_NUMBER_FIELD(member, key, least, most, noun, ...) @ key "number" noun | .low = least, .high = most, __VA_ARGS__
#define BD_FLAG_FIELD(member, key, noun, ...) @ key "true" noun | __VA_ARGS__
#define BD_SEX_FIELD(member, key, noun, ...) @ key "\"m\" or \"w\"" noun | __VA_ARGS__
#define BD_GROUPS_FIELD(member, key, noun, ...) @ key "list of texts" noun | __VA_ARGS__
#define BD_ID_MAX 99999
#define BD_ROUNDS_MAX 99
#include "cards/$1"
END
    echo
}
{
    rows card_fields.def pairing
    rows person_fields.def paper
} | sed '/./!d' >"$work/rows"
[ "$(wc -l <"$work/rows")" -ge 15 ] || complain 'the rows of the table cannot be read'
awk '
    function part(name,   text) {
        if (!match($0, "\\." name " = \"[^\"]*\"")) return ""
        text = substr($0, RSTART, RLENGTH); sub(/^[^"]*"/, "", text); sub(/"$/, "", text)
        return text
    }
    function has(name) { return index($0, "." name " = true") > 0 }
    BEGIN { print "| key | value | what it is | for | `edit` | column of a list | visitors see it |\n|---|---|---|---|---|---|---|" }
    {
        line = $0
        gsub(/\\"/, "`", line)
        split(line, word, "\"")
        key = word[2]; value = word[4]; noun = word[6]
        if (match($0, /\.low = [^,]*, \.high = [^,]*/)) {
            split(substr($0, RSTART, RLENGTH), bound, /[=,]/)
            value = value "," bound[2] " to" bound[4]
        }
        whom = part("whom")
        if (/BD_FOR_STANDINGS/) whom = "standings"
        if (/BD_PRIVATE/) whom = "private"
        edit = part("edit"); if (edit == "") edit = key
        heading = part("heading"); if (heading == "") heading = key
        if (match($0, /\.headings = \{[^}]*\}/)) {
            also = substr($0, RSTART, RLENGTH); gsub(/[^"]*"/, "&", also)
            n = split(also, name, "\"")
            for (i = 2; i < n; i += 2) heading = heading "`, `" name[i]
        }
        printf "| `%s` | %s | %s | %s | %s | %s | %s |\n", key, value, noun, whom, has("fixed") ? "" : "`" edit "`",
            has("unlisted") ? "" : "`" heading "`", has("open") ? "yes" : ""
        if (!has("fixed")) print edit >"'"$work/keys"'"
    }' "$work/rows" >"$work/table"

page=docs/cards-file.md
awk '/^<!-- fields -->$/ { inside = 1; next } /^<!-- end of fields -->$/ { inside = 0 } inside' "$page" >"$work/page"
if [ -n "${BESTDRAW_GOLDEN_UPDATE-}" ]; then
    awk -v table="$work/table" '
        /^<!-- end of fields -->$/ { inside = 0 }
        !inside
        /^<!-- fields -->$/ { inside = 1; while ((getline line < table) > 0) print line }' "$page" >"$work/new"
    cp "$work/new" "$page"
else
    diff "$work/page" "$work/table" >"$work/differs" || complain "$page: not the table of fields (BESTDRAW_GOLDEN_UPDATE=1 writes it):" "$(cat "$work/differs")"
fi
sed -n '/CLI_EDIT_ABOUT/,/Of the event/p' src/cli/running_words.h >"$work/help"
sed -n '/^\.It Cm edit /,/^\.It Cm /p' docs/man/bestdraw.1 >"$work/man"
while read -r key; do
    grep -qw "$key" "$work/help" || complain "the help of 'edit' does not name $key"
    grep -qw "$key" "$work/man" || complain "the man page of 'edit' does not name $key"
done <"$work/keys"
exit $status
