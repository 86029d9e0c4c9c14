#!/bin/sh
# A weekend at which everything goes wrong, 17 players over five rounds (rules caa): day_weekend.sh BUILD
. "$(dirname "$0")/day.sh"

# refused CODE COMMAND...: the program says no, with this exit code, and the event stays as it is.
refused()
{
    cp open.json before.json
    code=$1
    shift
    commands=$((commands + 1))
    got=0
    "$bestdraw" "$@" >refused.txt 2>&1 || got=$?
    [ "$got" -eq "$code" ] || fail "'$*' ends with $got, not $code: $(cat refused.txt)"
    cmp -s open.json before.json || fail "'$*' is refused and has changed the file"
}

# waiting ROUND: the boards without a result, in now.csv (round,board,white,white_name,black,black_name,result; a name has one comma).
waiting() { do_it missing -q open.json --round "$1" --format csv >now.csv || true; }
white() { awk -F, -v n="$1" '$2 == n { print $3 }' now.csv; }
black() { awk -F, -v n="$1" '$2 == n { print $6 }' now.csv; }

# entry PLAYER ROUND: what stands on the card.
entry() { "$bestdraw" convert -q open.json - --to cards | grep "\"id\": $1," | tr '{' '\n' | grep "\"round\": $2,"; }

say 'entries; one of them twice'
entries 17 5 | sed 's/"//g' >entries.csv
do_it new -q entries.csv open.json --rules caa --rounds 5 --name 'Harbour Weekend' --option ungraded=bottom
do_it late -q open.json 'Adams, Anne' 1500
do_it remove -q open.json 18
do_it bye -q open.json 17 5 H

say 'round 1: published; a late entry comes after all, and the boards keep their numbers'
draw open.json 1
check_proof open.json 1
waiting 1
cp now.csv first.csv
do_it late -q open.json 'Late, Lou' 1600 --club Rye
do_it repair -q open.json --late late --save --certificate round1.cert >/dev/null
"$verify" --allow-options open.json round1.cert >/dev/null || fail 'the proof of the repair is refused'
waiting 1
[ "$(sed -n '2,$p' now.csv | wc -l)" -eq 9 ] || fail 'nine boards do not wait for a result'
[ "$(grep -c -F -x -f first.csv now.csv)" -ge 8 ] || fail 'the boards have other numbers now'

say 'board 2 had the colours reversed; of boards 3 and 4 the wrong opponents sat down'
w2=$(white 2) b2=$(black 2) w3=$(white 3) b3=$(black 3) w4=$(white 4) b4=$(black 4)
refused 3 result -q open.json 1 "$b2" "$w2" 1-0
do_it result -q open.json 1 "$b2" "$w2" 1-0 --colours-reversed
entry "$b2" 1 | grep -q '"colour": "W", "result": "1"' || fail 'the colours are not those that were played'
refused 3 result -q open.json 1 "$w3" "$b4" 1/2
grep -q "'played'" refused.txt || fail "nobody is told of 'played': $(cat refused.txt)"
do_it played -q open.json 1 "$w3" "$b4" 1/2
entry "$w3" 1 | grep -q "\"opponent\": $b4, " || fail 'the card does not tell who was played'
do_it result -q open.json 1 --board 4 0-1
entry "$b3" 1 | grep -q "\"opponent\": $w4, " || fail 'the two who were left have not met'

say 'two desks: the second one contradicts'
do_it result -q open.json 1 --board 5 1-0 --by 'desk 1'
refused 3 result -q open.json 1 --board 5 1/2 --by 'desk 2'
grep -q 'already says 1-0 (desk 1, ' refused.txt || fail "the second desk is not told who was first: $(cat refused.txt)"
do_it result -q open.json 1 --board 5 1/2 --replace --by 'desk 2'
do_it result -q open.json 1 --board 6 1-0 --by 'desk 1'
do_it undo -q open.json --by 'desk 1'
waiting 1
grep -q '^1,6,' now.csv || fail 'the newest of desk 1 is not taken back'
grep -q '^1,5,' now.csv && fail 'what desk 2 entered is taken back too'

say 'power cut while results are saved: file and journal are whole'
i=0
while [ $i -lt 8 ]; do
    i=$((i + 1))
    result=$([ $((i % 2)) -eq 0 ] && echo 1-0 || echo 0-1)
    "$bestdraw" result -q open.json 1 --board 6 "$result" --replace >/dev/null 2>&1 &
    killed=$!
    sleep 0.00$i
    kill -9 $killed 2>/dev/null || true
    wait $killed 2>/dev/null || true
    do_it history -q open.json --check >/dev/null || fail 'the journal is damaged after a kill'
done
do_it result -q open.json 1 --board 6 1-0 --replace

say 'round 2: board 9 still goes on, and is paired over'
waiting 1
for board in 1 7 8; do do_it result -q open.json 1 --board $board 1-0; done
w9=$(white 9) b9=$(black 9)
refused 3 draw -q open.json --save
do_it round -q open.json 1 --close
do_it draw -q open.json --save --without-results --certificate round2.cert >round2.txt
check_proof open.json 2
waiting 2
awk -F, -v a="$w9" -v b="$b9" '($3 == a && $6 == b) || ($3 == b && $6 == a)' now.csv | grep -q . && fail 'the two of the pending game meet again'
do_it result -q open.json 1 --board 9 0-1
do_it repair -q open.json >repair.txt
grep -q "'s score is" repair.txt || fail "repair does not know of the pending game's end"
do_it result -q open.json 2 --board 1 1/2
results open.json 2

say 'round 3: somebody goes home, somebody has an arranged bye that lapses; the act of another is not taken back'
do_it bye -q open.json 5 4 H
do_it withdraw open.json 5 3 >lapsed.txt 2>&1
grep -q 'bye' lapsed.txt || fail "nobody is told that the bye lapses: $(cat lapsed.txt)"
draw open.json 3
check_proof open.json 3
cp round3.cert saturday.cert
waiting 3
awk -F, '$3 == 5 || $6 == 5' now.csv | grep -q . && fail '5 is paired though withdrawn'
do_it result -q open.json 3 --board 1 1-0 --by 'desk 1'
do_it edit -q open.json 7 grade=1999
do_it result -q open.json 3 --board 2 0-1 --by 'desk 2'
do_it undo -q open.json --by 'desk 1'
waiting 3
grep -q '^3,1,' now.csv || fail 'board 1 has a result still'
grep -q '^3,2,' now.csv && fail 'board 2 has none any more'
do_it undo -q open.json
do_it find open.json 7 | grep -q 1999 && fail "the arbiter's own act is not taken back"
waiting 3
grep -q '^3,2,' now.csv && fail 'the arbiter has taken back what desk 2 entered'
results open.json 3

say '9 leaves by mistake and is brought back: undo brings the byes too, --back does not'
do_it bye -q open.json 9 4 H
do_it bye -q open.json 9 5 H
do_it withdraw open.json 9 >lapsed.txt 2>&1
grep -q '2 byes' lapsed.txt || fail "nobody is told that two byes lapse: $(cat lapsed.txt)"
"$bestdraw" history open.json | head -n 2 | grep -q 'withdrew from round 4' || fail 'history does not begin with the withdrawal'
do_it undo -q open.json
"$bestdraw" convert -q open.json - --to cards | grep '"id": 9,' | grep -q '"byes": {"4": "H", "5": "H"}' || fail 'the byes do not come back with undo'
do_it withdraw -q open.json 9
do_it withdraw -q open.json 9 --back
"$bestdraw" convert -q open.json - --to cards | grep '"id": 9,' | grep -q '"byes"' && fail 'a bye that lapsed is back'
do_it bye -q open.json 9 4 H

say 'rounds 4 and 5: back again; an extra round nobody planned'
do_it withdraw -q open.json 5 --back
for round in 4 5; do
    draw open.json $round
    check_proof open.json $round
    waiting $round
    awk -F, '$3 == 5 || $6 == 5' now.csv | grep -q . || fail "5 is back and not paired in round $round"
    results open.json $round
done
refused 3 draw -q open.json --save
do_it draw -q open.json --extra --save >/dev/null
results open.json 6

say 'Monday: the proof of round 3 still holds; the event goes to the rating officer and back'
"$verify" open.json saturday.cert >/dev/null || fail 'the proof of round 3 is refused on Monday'
do_it convert -q open.json event.trf
do_it convert -q event.trf back.json
for file in open back; do do_it standings $file.json --format csv >$file.csv; done
cmp open.csv back.csv || fail 'the standings are others after TRF'
do_it convert open.json cards.json --to cards 2>lost.txt
grep -q 'who entered a result, and when; dropped: ' lost.txt && grep -q 'an act of the history; dropped: ' lost.txt || fail "cards/1 loses in silence: $(cat lost.txt)"
do_it missing -q cards.json >missing.txt || fail "a board that was played is missing after cards/1: $(cat missing.txt)"
do_it standings cards.json --format csv >cards.csv
cmp open.csv cards.csv || fail 'the standings are others after cards/1'
do_it convert -q back.json again.trf
cmp event.trf again.trf || fail 'TRF is another one the second time'
"$verify" event.trf saturday.cert >/dev/null || fail 'the proof of round 3 is refused with the TRF'
do_it history open.json >history.txt
grep -q 'desk 2' history.txt || fail 'history does not say who'
do_it history -q open.json --check >/dev/null
do_it check -q open.json >/dev/null || fail 'a round is not legal'
wall open.json
finish
