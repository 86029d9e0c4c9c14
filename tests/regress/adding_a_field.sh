#!/bin/sh
# A field of a player is one row: a copy of the source tree with two rows more, one that a rulebook may draw by and one for papers, reads,
# writes, edits, lists and finds them, is told of them by TRF, by German and by the page of the format, and draws by the first alone.
set -eu
source=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

mkdir "$work/tree"
(cd "$source" && tar cf - --exclude=./build* --exclude=./.git CMakeLists.txt src include docs models benchmarks tests/support tests/regress/fields_doc.sh) | (cd "$work/tree" && tar xf -)
add() { # file row
    awk -v row="$2" '/^#undef BD_TEXT_FIELD/ { print row; print "" } { print }' "$source/src/cards/$1" >"$work/tree/src/cards/$1"
    [ "$(diff "$source/src/cards/$1" "$work/tree/src/cards/$1" | grep -c '^> .')" = 1 ] || complain "$1: not one row more"
}
add card_fields.def 'BD_TEXT_FIELD(bus, "bus", FIELD_BUS, .open = true, .sought = true)'
add person_fields.def 'BD_TEXT_FIELD(locker, "locker", FIELD_LOCKER, .concerns = BD_PRIVATE)'
# Their nouns, in both languages.
awk '/^BD_WORD\(FIELD_NAME,/ { print "BD_WORD(FIELD_BUS, \"a bus\")\nBD_WORD(FIELD_LOCKER, \"a locker number\")" } { print }' "$source/src/cards/cards_words.h" >"$work/tree/src/cards/cards_words.h"
cat >>"$work/tree/src/po/de.po" <<'END'

#: src/cards/cards_words.h
msgctxt "FIELD_BUS"
msgid "a bus"
msgstr "einen Bus"

#: src/cards/cards_words.h
msgctxt "FIELD_LOCKER"
msgid "a locker number"
msgstr "eine Schranknummer"
END
{
    cmake -S "$work/tree" -B "$work/build" -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS='-O0 -Wall -Wextra -Wpedantic -Werror' -DBUILD_TESTING=OFF &&
        cmake --build "$work/build" -j2 --target bestdraw
} >"$work/log" 2>&1 || {
    tail -30 "$work/log"
    echo 'the tree with two rows more does not build'
    exit 1
}
bestdraw=$work/build/bestdraw
cd "$work"

# A list of players has columns of these names; what was read is written, and read again to the same bytes.
cat >list.csv <<'END'
name,grade,bus,locker
Ann Ash,2200,North,01 23
Bob Bay,2100,North,
Cid Cox,2000,,
Dan Day,1900,,
END
"$bestdraw" new -q list.csv event.json --rules caa --rounds 3 2>said || complain "$(cat said)"
grep -q 'kept as notes' said && complain 'the columns are not known:' "$(cat said)"
grep -q '"name": "Ash, Ann", "grade": 2200, "bus": "North", "locker": "01 23"' event.json || complain 'the fields are not in the file:' "$(cat event.json)"
"$bestdraw" convert -q event.json again.json && cmp event.json again.json || complain 'the file written again is another'

# Edited, also away; a wrong key names them.
"$bestdraw" edit -q event.json 3 bus=South locker=45
grep -q '"bus": "South", "locker": "45"' event.json || complain 'edit does not set them'
"$bestdraw" edit -q event.json 3 bus= locker=
sed '/"journal"/,$d' event.json | grep -qE 'South|"45"' && complain 'edit does not take them away'
"$bestdraw" edit event.json 3 buss=1 2>said && complain 'edit takes any key'
grep -q 'bus' said && grep -q 'locker' said || complain "edit does not name them: $(cat said)"
"$bestdraw" find event.json 'Ann North' | grep -q 'Ash, Ann' || complain 'find does not look for it'

# What TRF loses, in both languages.
"$bestdraw" convert event.json event.trf 2>said
grep -q 'TRF has no field for a bus; dropped: 2' said && grep -q 'TRF has no field for a locker number; dropped: 1' said || complain "TRF loses them in silence: $(cat said)"
"$bestdraw" convert --lang=de event.json german.trf 2>said
grep -q 'TRF hat kein Feld für einen Bus; weggelassen: 2' said || complain "German does not know it: $(cat said)"

# The digest: another bus is another question, another locker number is not.
digest_of() { "$bestdraw" draw -q "$1" --certificate out.cert >/dev/null && grep '^cards ' out.cert; }
digest=$(digest_of event.json)
cp event.json locker.json
"$bestdraw" edit -q locker.json 1 locker=99
[ "$(digest_of locker.json)" = "$digest" ] || complain 'a locker number touches the certificate'
cp event.json bus.json
"$bestdraw" edit -q bus.json 1 bus=West
[ "$(digest_of bus.json)" != "$digest" ] || complain 'the certificate does not say which bus'

# What is left to do is said: the page of the format, the help of edit and the man page.
sh "$work/tree/tests/regress/fields_doc.sh" "$work/build" "$work/tree" >said && complain 'the page of the format may be without them'
for word in '`bus`' '`locker`' "help of 'edit' does not name bus" 'man page of .edit. does not name locker'; do
    grep -q "$word" said || complain "not said: $word"
done
BESTDRAW_GOLDEN_UPDATE=1 sh "$work/tree/tests/regress/fields_doc.sh" "$work/build" "$work/tree" >said || true
grep -q '^| `bus` | text | a bus | pairing | `bus` | `bus` | yes |$' "$work/tree/docs/cards-file.md" || complain 'the page of the format is not written'
grep -q '^| `locker` | text | a locker number | private | `locker` | `locker` |  |$' "$work/tree/docs/cards-file.md" || complain 'the page of the format is not written'
exit $status
