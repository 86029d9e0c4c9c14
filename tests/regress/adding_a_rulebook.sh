#!/bin/sh
# docs/adding-a-rulebook.md tells the truth: the rulebook of its blocks builds from its own folder and one row, draws, is verified,
# explains itself and lists its option. The programs are linked from the build's own libraries, with the table of books compiled anew.
set -eu
build=$1 source=$2
flags=$build/src/CMakeFiles/bd_rulebook.dir/flags.make
[ -f "$flags" ] || { echo 'skipped: the flags of the build are not in makefiles'; exit 77; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

# What the page adds: each block "```c FILE" is that file of the new folder; and the row.
mkdir -p "$work/src/rulebook/ladder"
awk -v folder="$work/src/rulebook/ladder/" '
    /^```c [a-z_]+\.[ch]$/ { file = folder $2; if (file in seen) print "" >file; seen[file] = 1; next }
    /^```/ { file = ""; next }
    file != "" { print >file }' "$source/docs/adding-a-rulebook.md"
row=$(sed -n 's/^    \(X([a-z_]*).*\)$/\1/p' "$source/docs/adding-a-rulebook.md")
[ "$(printf '%s\n' "$row" | grep -c .)" = 1 ] || complain 'the page names no row, or more than one'
awk -v row="    $row \\\\" '/^    X\(plain\)/ { print row } { print }' "$source/src/rulebook/books.h" >"$work/src/rulebook/books.h"
diff "$source/src/rulebook/books.h" "$work/src/rulebook/books.h" >"$work/rows" || true
[ "$(grep -c '^[<>]' "$work/rows")" = 1 ] || complain 'the row does not fit into the table:' "$(cat "$work/rows")"

# Compiled as the build compiles, with the changed table first; warnings are errors here.
defines=$(sed -n 's/^C_DEFINES = //p' "$flags" | sed 's/ *-DBESTDRAW_VERSION=[^ ]*//')
options=$(sed -n 's/^C_FLAGS = //p' "$flags")
objects=
for file in "$source/src/rulebook/rulebook.c" "$work"/src/rulebook/ladder/*.c; do
    object=$work/$(basename "$file" .c).o
    # shellcheck disable=SC2086 # several words each
    ${CC:-cc} $defines $options -Werror -I "$work/src" -I "$source/src" -I "$source/include" -c "$file" -o "$object" 2>"$work/log" || {
        cat "$work/log"
        echo 'the rulebook of the page does not compile'
        exit 1
    }
    objects="$objects $object"
done
for program in bestdraw bestdraw-verify; do
    link=$build/src/CMakeFiles/$program.dir/link.txt
    (cd "$build/src" && sh -c "$(sed "s| -o [^ ]* |$objects -o $work/$program |" "$link")") >"$work/log" 2>&1 || {
        cat "$work/log"
        echo "$program does not link with the rulebook of the page"
        exit 1
    }
done
bestdraw=$work/bestdraw
cd "$work"

# Four players; the two with a title would meet in any draw that goes by colours alone half of the time: the criterion keeps them apart.
event() { # options
    cat <<END
{"format": "cards/1", "rules": "ladder", "rounds": 5, "options": $1,
 "players": [
  {"id": 1, "name": "Ann Ash", "grade": 2200, "title": "FM"}, {"id": 2, "name": "Bob Bay", "grade": 2100},
  {"id": 3, "name": "Cid Cox", "grade": 2000}, {"id": 4, "name": "Dan Day", "grade": 1900, "title": "CM"}]}
END
}
event '{}' >ladder.json
event '{"title_rounds": 0}' >at_once.json
event '{"title_rounds": -1}' >wrong.json
event '{"titlerounds": 1}' >misspelt.json
"$bestdraw" draw --format json --certificate ladder.cert ladder.json >draw.json || complain 'it does not draw'
grep -q '{"id": "titles", "criterion": "titles", "value": 0, "proved": true, "article": "Ladder 2"}' draw.json || complain 'its criterion is not in the draw'
"$work/bestdraw-verify" ladder.json ladder.cert >verdict || complain "its draw is not verified: $(cat verdict)"
grep -q '^proved best' verdict || complain "its draw is not proved best: $(cat verdict)"
"$bestdraw" draw --format json at_once.json | grep -q '"id": "titles"' && complain 'the option does not switch the criterion off'
"$bestdraw" why-not ladder.json 1 4 >why || [ $? = 1 ] || complain 'it does not say why not'
tr '\n' ' ' <why | grep -q '1 board with two titled players instead of 0' || complain "the reason is not in the words of the criterion:" "$(cat why)"
"$bestdraw" explain ladder.json >story || complain 'it does not explain'
"$bestdraw" rules ladder >rules
grep -q 'title_rounds (0..99; default: 2)' rules || complain 'its option is not listed'
"$bestdraw" draw wrong.json >/dev/null 2>refused && complain 'a wrong value is taken'
grep -q "the option 'title_rounds' must be a whole number from 0 to 99, not -1" refused || complain "$(cat refused)"
"$bestdraw" draw misspelt.json >/dev/null 2>refused && complain 'a misspelt name is taken'
grep -q "did you mean 'title_rounds'" refused || complain "$(cat refused)"
exit $status
