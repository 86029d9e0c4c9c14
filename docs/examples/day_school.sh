#!/bin/sh
# A school event of 30 players over four rounds (rules sca): day_school.sh BUILD
. "$(dirname "$0")/day.sh"

say 'entries: no two players of one school should meet'
entries 30 5 >entries.csv
do_it new -q entries.csv school.json --rules sca --rounds 4 --name 'Schools Cup' --option ungraded=bottom
for round in 1 2 3 4; do
    draw school.json $round
    check_proof school.json $round
    [ $round -ne 2 ] || do_it repair -q school.json --absent 9 --save >/dev/null
    results school.json $round
done

say 'the schools'
do_it standings school.json --schools --best 4
do_it standings school.json >standings.txt
do_it check -q school.json >/dev/null || fail 'a round is not legal'
do_it report -q school.json -o report.html
wall school.json schools
finish
