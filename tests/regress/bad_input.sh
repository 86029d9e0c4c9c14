#!/bin/sh
# Commands that take players, rounds and files refuse wrong ones: with the right exit code, with words, and the file stays as it was.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
printf 'name,grade,club\n"Hartley, Alice",1820,Lewes\n"Ng, Bo",1750,Hove\n"Smith, John",1500,Lewes\n"Smith, John",1400,Rye\n' >list.csv
"$bestdraw" new -q list.csv open.json --rounds 5 && "$bestdraw" draw -q --save open.json >/dev/null || exit 1
mkdir folder

# refuses CODE WORD...
refuses()
{
    want=$1
    shift
    cp open.json before.json
    "$bestdraw" "$@" >out 2>err </dev/null
    got=$?
    [ $got -eq "$want" ] || { echo "exit $got, not $want: $*"; bad=1; }
    [ -s err ] || { echo "no words: $*"; bad=1; }
    cmp -s before.json open.json || { echo "the file is another one: $*"; bad=1; }
}

for who in kasparov smith; do # nobody; two
    printf 'white,black,result\n%s,ng,1-0\n' $who >results.csv
    for words in "result open.json 1 $who ng 1-0" 'results open.json results.csv' "bye open.json $who 2 H" "withdraw open.json $who" \
        "edit open.json $who grade=1" "remove open.json $who" "played open.json 1 $who ng 1-0" "repair open.json --absent $who" "repair open.json --late $who" "repair open.json --swap $who,ng" \
        "repair open.json --result-was 1,$who,ng,1-0" "draw open.json --forbid $who,ng" "draw open.json --pair $who,ng" \
        "draw open.json --bye $who" "why-not open.json $who ng" "why-not open.json --bye $who" "explain open.json --player $who"; do
        # shellcheck disable=SC2086
        refuses 3 $words
    done
done
refuses 1 find open.json kasparov
refuses 3 result open.json 9 1 2 1-0
refuses 3 result open.json 3 --board 1 1-0
refuses 3 missing open.json --round 4
refuses 3 remove open.json 1 # on a board
refuses 3 round open.json 2 --close
refuses 3 round open.json 1 --open # it is open
refuses 2 round open.json 1
refuses 2 round open.json 1 --close --open
refuses 3 played open.json 2 1 2 1-0 # not drawn
refuses 3 played open.json 1 1 1 1-0
white=$("$bestdraw" missing open.json --format csv | awk -F, 'NR == 2 { print $3 }')
black=$("$bestdraw" missing open.json --format csv | awk -F, 'NR == 2 { print $5 }')
refuses 3 played open.json 1 "$white" "$black" 1-0 # they sat there anyway
refuses 3 result open.json 1 "$black" "$white" 1-0 # colours as published
"$bestdraw" result -q open.json 1 --board 1 1-0
refuses 3 result open.json 1 --board 1 0-1
grep -q -- --replace err || { echo "how to replace a result is not said: $(cat err)"; bad=1; }
printf 'board,result\n2,1-0\n1,0-1\n' >results.csv
refuses 3 results open.json results.csv
refuses 2 undo open.json --by 'desk 2' # they did nothing
refuses 2 undo open.json --act 99
refuses 3 bye open.json 1 9 H
refuses 3 withdraw open.json 1 9
refuses 2 repair open.json --round 4
refuses 2 undo open.json 99
refuses 2 redo open.json
refuses 2 late open.json ''
for file in nowhere.json list.csv folder; do
    for words in "result $file 1 1 2 1-0" "bye $file 1 2 H" "withdraw $file 1" "late $file Al" "edit $file name=a"; do
        # shellcheck disable=SC2086
        refuses 3 $words
    done
done
for words in 'results X results.csv' 'missing X' 'find X a' 'undo X' 'redo X' 'history X'; do
    for file in nowhere.json folder; do
        # shellcheck disable=SC2046
        refuses 3 $(echo "$words" | sed "s/X/$file/")
    done
done

# A folder that may not be written to (the superuser may write everywhere).
if [ "$(id -u)" -ne 0 ]; then
    cp open.json folder && chmod 555 folder
    for words in 'result X 1 --board 1 1-0' 'bye X 1 2 H' 'withdraw X 1' 'late X Al' 'edit X name=a' 'undo X' 'redo X'; do
        # shellcheck disable=SC2046
        refuses 5 $(echo "$words" | sed 's/X/folder\/open.json/')
    done
    chmod 755 folder
fi
exit $bad
