#!/bin/sh
# Commands that write are killed at random moments: the file is the old or the new one, and all that was done can be taken back.
# BESTDRAW_KILLS is the number of kills (default: a sample), BESTDRAW_KILLS_SEED the seed, which is printed.
set -u
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
kills=${BESTDRAW_KILLS:-20}
seed=${BESTDRAW_KILLS_SEED:-$$}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
echo "seed $seed, $kills kills"
export SOURCE_DATE_EPOCH=1795000000 # the time of every act, so that files can be compared
bad=0
complain() { echo "$*"; bad=1; }

# An event in its second round, with a history.
mkdir start
"$bestdraw" generate --players 24 --rounds 5 --played 1 -q -o start/open.json || exit 1
"$bestdraw" convert -q --to cards start/open.json made.json || exit 1
(cd start && "$bestdraw" draw -q --save open.json >/dev/null && "$bestdraw" result -q open.json 2 --board 1 1-0 &&
    "$bestdraw" bye -q open.json 3 4 H && "$bestdraw" undo -q open.json) || exit 1
printf 'board,result\n2,1-0\n3,1/2\n4,0-0\n' >list.csv

# One command a line; FILE is open.json.
cat >commands <<'END'
result open.json 2 --board 5 1/2
results open.json ../list.csv
bye open.json 7 4 H
withdraw open.json 9 4
prizes open.json --add Open --amounts 100,50
late open.json Newcomer 1500
repair open.json --absent 11 --save
undo open.json
undo open.json --all
undo open.json 2
redo open.json
edit open.json 5 grade=1650 club=Rye
edit open.json rounds=7
edit open.json ecf.code=ABC01 date.2=2026-11-20
ban open.json 1 2
present open.json 1 2 3 4 5 6
volunteer open.json 3
draw open.json --save --round 3 --without-results
standings open.json --tiebreaks BH,SB --keep
END
number=$(wc -l <commands)

# What a file says, whenever it was said; and without its journal.
timeless() { sed 's/"at": "[^"]*"//g' "$1"; }
state() { sed -e '/^ "journal": \[$/,$d' "$1"; }

awk -v seed="$seed" -v kills="$kills" -v number="$number" 'BEGIN { srand(seed); for (i = 0; i < kills; i++) print int(rand() * number) + 1, 0.001 + rand() * 0.03 }' >plan
while read -r which delay; do
    command=$(sed -n "${which}p" commands)
    rm -rf old new killed
    cp -r start old && cp -r start new && cp -r start killed
    # shellcheck disable=SC2086
    (cd new && "$bestdraw" $command -q >/dev/null) || { complain "$command fails"; continue; }
    # shellcheck disable=SC2086
    (cd killed && timeout -s KILL "$delay" "$bestdraw" $command -q >/dev/null 2>&1)
    timeless old/open.json >old.text
    timeless new/open.json >new.text
    timeless killed/open.json >killed.text
    if ! cmp -s killed.text old.text && ! cmp -s killed.text new.text; then
        complain "after $delay s of '$command' the file is neither the old nor the new one"
    fi
    (
        cd killed || exit 1
        "$bestdraw" bye -q open.json 15 5 H || exit 1
        [ "$(ls -A)" = open.json ] || exit 1
        while "$bestdraw" undo -q open.json 2>/dev/null; do :; done
        "$bestdraw" history --check -q open.json >/dev/null || exit 1
        "$bestdraw" draw --round 2 open.json --format pairs -q >/dev/null || exit 1
        state open.json >state.text
        cmp -s state.text ../first.text 2>/dev/null || [ ! -e ../first.text ]
    ) || complain "after $delay s of '$command' one cannot go on"
    [ -e first.text ] || cp killed/state.text first.text
done <plan
exit $bad
