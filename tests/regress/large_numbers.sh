#!/bin/sh
# Numbers of five digits, and more players than four digits have: an event of them is drawn, proved, published, told about and kept in cards/1; a TRF file, whose columns have room
# for four, refuses them with a sentence and writes nothing.
build=$1
[ -x "$build/bestdraw" ] || exit 77
bestdraw="$build/bestdraw"
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { printf '%s\n' "$*"; failures=$((failures + 1)); }
run() { "$bestdraw" "$@" >out 2>&1 || fail "$* gives $?: $(cat out)"; }
says() { grep -q -- "$1" out || fail "no '$1' in: $(cat out)"; }

for rules in caa fide sca uscf scc; do
    rm -rf ./*.json ./*.cert .event*
    {
        echo 'id,name,grade,club,school,team'
        for i in 1 2 3 4 5 6 7; do echo "$((100000 - 13000 * i)),Player $i,$((2000 - 30 * i)),Club $((i % 3)),School $((i % 3)),Team $((i % 4))"; done
    } >players.csv
    run new players.csv event.json --as-shown --rules "$rules" --rounds 4
    for round in 1 2; do
        run draw event.json --save --certificate "$round.cert"
        "$build/bestdraw-verify" event.json "$round.cert" >out 2>&1 || fail "$rules: verify gives $?: $(cat out)"
        "$bestdraw" missing event.json --format csv | awk -F, 'NR == 1 { print; next } { $NF = "1/2"; print }' OFS=, >results.csv
        run results event.json results.csv
    done
    run show event.json
    says '87000'
    run standings event.json
    run explain event.json --round 2
    run sheet event.json crosstable
    cp event.json before.json
    "$bestdraw" convert event.json event.trf >out 2>&1
    got=$?
    [ $got -eq 3 ] || fail "$rules: convert to TRF gives $got"
    says 'numbers up to 9999'
    [ ! -e event.trf ] || fail "$rules: a TRF file was left behind"
    cmp -s event.json before.json || fail "$rules: the event was changed"
done

run show event.json
"$bestdraw" result event.json 1 100000 87000 1-0 >out 2>&1
[ $? -eq 2 ] || fail 'the number 100000 was taken'
says '99999'

# More players than four digits have numbers: drawn and proved from cards/1, refused by a TRF file, with the way out.
rm -rf ./*.json ./*.cert
run generate --rules=fide --players=10500 --rounds=3 --played=1 --method=cards --output=many.json
run draw -q many.json --certificate many.cert
"$build/bestdraw-verify" many.json many.cert >out 2>&1 || fail "many players: verify gives $?: $(cat out)"
says 'proved best'
"$bestdraw" convert many.json many.trf >out 2>&1
[ $? -eq 3 ] || fail 'a TRF file of 10500 players was written'
says 'many.json.*player 1[0-9]*: the columns of a TRF file hold numbers up to 9999; keep this event as JSON'
"$bestdraw" generate --players=10500 --rounds=3 --played=0 --format=trf >out 2>&1
[ $? -ne 0 ] || fail 'generate wrote a TRF file of 10500 players'
says 'keep this event as JSON'
"$bestdraw" generate --players=50001 --rounds=3 --played=0 >out 2>&1
[ $? -eq 2 ] || fail '50001 players were made up'
says 'from 0 to 50000'
[ "$failures" -eq 0 ]
