#!/bin/sh
# A weekend congress of 46 players over five rounds (rules caa): day_congress.sh BUILD
. "$(dirname "$0")/day.sh"

say 'entries, Friday evening'
entries 46 >entries.csv
do_it new -q entries.csv open.json --rules caa --rounds 5 --name 'Coast Congress' --option ungraded=bottom
do_it edit -q open.json city=Hastings country=ENG start=2026/11/20 end=2026/11/22 arbiter='Kim, Kay' time='90+15' date.1=2026-11-20
do_it edit -q open.json 'hartley, jon' grade=1985 title=CM
do_it bye -q open.json 'adams ann' 3 H

say 'round 1: published; one player has gone home, one comes after all'
draw open.json 1
check_proof open.json 1
do_it repair -q open.json --absent 12 --save >/dev/null
do_it late -q open.json 'Zeller, Zoe' 1600 --club Rye
do_it repair -q open.json --late zeller --save >/dev/null
do_it result -q open.json 1 --board 3 '½'
do_it find open.json zeller
results open.json 1

say 'round 2: a result of round 1 was wrong, found out after the draw is on the wall'
draw open.json 2
do_it result -q open.json 1 --board 1 0-1 --replace
do_it repair -q open.json --save >repair.txt
grep -q "'s score is" repair.txt || fail 'repair does not know of the correction'
results open.json 2

say 'round 3: a penalty, and a slip of the keyboard taken back'
draw open.json 3
do_it result -q open.json 3 --board 2 0-0
do_it result -q open.json 3 --board 4 1-0
do_it undo -q open.json
results open.json 3
do_it withdraw -q open.json 20 4

say 'rounds 4 and 5'
for round in 4 5; do
    draw open.json $round
    results open.json $round
done

say 'the history, the standings, the papers'
do_it history open.json >history.txt
[ "$(wc -l <history.txt)" -gt 15 ] || fail 'the history is short'
do_it standings open.json --cross >standings.txt
sed -n 1,8p standings.txt
do_it check -q open.json >/dev/null || fail 'a round is not legal'
do_it report -q open.json -o report.html
do_it convert -q open.json congress.trf
grep -q '^102 Kim, Kay' congress.trf || fail 'the arbiter is not in the TRF'
do_it edit -q open.json ecf.code=ABC01 ecf.officer='Kim, Kay' ecf.officer-address=kay@example.org ecf.treasurer='Lee, Lou' \
    ecf.treasurer-address=lou@example.org
do_it convert -q open.json ecf.txt --to ecf
grep -q '^#FINISH#' ecf.txt || fail 'the results file is not whole'
wall open.json
finish
