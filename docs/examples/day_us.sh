#!/bin/sh
# A US event of 35 players over five rounds (rules uscf): day_us.sh BUILD
. "$(dirname "$0")/day.sh"

say 'entries at the site; half-point byes in advance'
entries 35 7 >entries.csv
do_it new -q entries.csv us.json --rules uscf --rounds 5 --name 'River City Open'
do_it bye -q us.json 'baker' 5 H 2>who.txt && fail 'there are two Bakers'
cat who.txt
do_it bye -q us.json 'baker, hal' 5 H 2>/dev/null || do_it bye -q us.json 2 5 H
for round in 1 2 3 4 5; do
    draw us.json $round
    check_proof us.json $round
    [ $round -ne 1 ] || do_it result -q us.json 1 --board 2 1F-0F
    results us.json $round
    [ $round -ne 2 ] || do_it withdraw -q us.json 20
done

say 'players and teams'
do_it standings us.json --teams
do_it standings us.json --cross >standings.txt
do_it edit -q us.json start=2026-11-20 end=2026-11-22 time='G/90;d5' city=Cleveland uschess.state=OH uschess.zip=44101 uschess.affiliate=A1234567 \
    uschess.td=12345678
mkdir rating
do_it convert -q us.json rating --to uschess
[ "$(wc -l <rating/tdexport.csv)" -eq 36 ] || fail 'a player is not in the rating report'
do_it report -q us.json -o report.html
wall us.json teams
finish
