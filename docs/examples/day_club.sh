#!/bin/sh
# A club season of 15 players: six evenings, not everybody comes every week (rules scc): day_club.sh BUILD
. "$(dirname "$0")/day.sh"

say 'the season begins'
entries 15 3 >entries.csv
do_it new -q entries.csv club.json --rules scc --rounds 6 --name 'Monday Club'
for round in 1 2 3 4 5 6; do
    # Who cannot come tonight says so.
    do_it bye -q club.json $((round + 3)) $round Z
    do_it bye -q club.json $((round + 8)) $round Z
    draw club.json $round
    check_proof club.json $round
    results club.json $round
done

say 'the table of the season'
do_it table club.json
wall club.json
grep -q GSRP standings.txt || fail 'the standings of the season are not by GSRP'
do_it history club.json --format csv | sed 1d | wc -l | grep -q '^[1-9]' || fail 'there is no history'
finish
