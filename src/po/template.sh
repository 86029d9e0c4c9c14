#!/bin/sh
# The sentences of the catalogues (src/**/*_words.h) as gettext's template, on standard output; with --update they are merged into every
# .po file here (msgmerge): what is new comes in its place with an empty msgstr, what is gone goes.
set -eu
cd "$(dirname "$0")/../.."
template() {
    printf 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    find src -name '*_words.h' | LC_ALL=C sort | LC_ALL=C xargs awk '
        /^BD_WORD(_N)?\(/ { row = "" ; inside = 1 }
        inside { sub(/^ +/, ""); row = row " " $0 }
        inside && /"\)$/ {
            inside = 0
            plural = row ~ /^ BD_WORD_N/
            name = row; sub(/^[^(]*\( */, "", name); sub(/,.*/, "", name)
            sub(/^[^,]*, */, "", row)
            count = 1; english[1] = english[2] = ""
            while (match(row, /^[ ,]*"([^"\\]|\\.)*"/)) {
                text = substr(row, 1, RLENGTH); row = substr(row, RLENGTH + 1)
                if (text ~ /^ *,/) count++
                sub(/^[ ,]*"/, "", text); sub(/"$/, "", text)
                english[count] = english[count] text
            }
            if (row != ")" || count != 1 + plural) { print FILENAME ": cannot read " name > "/dev/stderr"; exit 1 }
            printf "\n#: %s\n", FILENAME
            if (english[1] english[2] ~ /%[-+#0-9.*$]*(hh|h|ll|l|z|t|j)?[diuoxXcsfgeE]/) print "#, c-format"
            printf "msgctxt \"%s\"\nmsgid \"%s\"\n", name, english[1]
            if (plural) printf "msgid_plural \"%s\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n", english[2]
            else print "msgstr \"\""
        }'
}
if [ "${1-}" != --update ]; then
    template
    exit
fi
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
template >"$work/all.pot"
grep -v '^#, c-format' "$work/all.pot" >"$work/plain.pot" # plain words may take less
for po in src/po/*.po; do
    case $po in
    *@plain.po) # it has some of them only
        msgmerge -q --no-wrap --no-fuzzy-matching -o "$work/merged" "$po" "$work/plain.pot"
        msgattrib --no-wrap --no-obsolete --translated -o "$work/merged" "$work/merged"
        ;;
    *)
        msgmerge -q --no-wrap --no-fuzzy-matching -o "$work/merged" "$po" "$work/all.pot"
        msgattrib --no-wrap --no-obsolete -o "$work/merged" "$work/merged"
        ;;
    esac
    cmp -s "$work/merged" "$po" || cp "$work/merged" "$po"
done
