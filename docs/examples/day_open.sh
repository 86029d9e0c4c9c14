#!/bin/sh
# A nine-round open of 60 players (rules fide), kept in a TRF file all the way: day_open.sh BUILD
. "$(dirname "$0")/day.sh"

say 'entries with FIDE numbers'
entries 60 10 | awk -F, 'NR == 1 { print $0 ",FIDE ID,Birth,Sex,Fed" } NR > 1 { print $0 "," 400000 + NR "," 1950 + NR "," (NR % 4 ? "m" : "f") ",ENG" }' >entries.csv
do_it new -q entries.csv open.trf --rules fide --rounds 9 --name 'Harbour Open'
do_it edit -q open.trf city=Hove country=ENG start=2026/12/27 end=2027/01/04 type='Individual: Swiss-System' arbiter='Lee, Lou' time='90+30'
for round in 1 2 3 4 5 6 7 8 9; do
    do_it edit -q open.trf date.$round="$(awk -v r=$round 'BEGIN { print r < 6 ? "2026-12-" 26 + r : "2027-01-0" r - 5 }')"
    draw open.trf $round
    [ $round -ne 4 ] || do_it repair -q open.trf --absent 30 --save >/dev/null
    results open.trf $round
done

say 'the pairings are those of the FIDE rules, and the file is what a rating officer takes'
do_it --dutch open.trf -c >checked.txt || true
do_it check -q open.trf >check.txt || fail 'a round is not legal'
for tag in 012 022 032 042 052 092 102 122 132; do
    grep -q "^$tag" open.trf || fail "the TRF has no record $tag"
done
do_it convert -q --ranks open.trf officer.trf
[ "$(grep -c '^001.\{81\} [ 0-9]\{3\}[0-9] ' officer.trf)" = 60 ] || fail 'a player has no rank in the file for the rating officer'
do_it standings open.trf >standings.txt
sed -n 1,8p standings.txt
do_it convert -q open.trf open.json
wall open.json
finish
