#!/bin/sh
# A masters' tournament of ten, everybody against everybody (rules round-robin): one leaves early, another late: day_masters.sh BUILD
. "$(dirname "$0")/day.sh"

# The round is taken from the table; there is nothing to prove.
table_draw()
{
    do_it draw -q masters.json --save >"round$1.txt"
    do_it sheet -q masters.json pairings -o "pairings$1.html"
    grep -q 'those of the Berger table' "round$1.txt" || fail "round $1 is not the table's"
}

points_of() { do_it standings -q masters.json --format csv | sed 's/"[^"]*"/name/' | awk -F, -v id="$1" '$2 == id { print $5 }'; }

say 'ten masters, numbers by lot'
entries 10 | cut -d, -f1-4 >entries.csv
do_it new -q entries.csv masters.json --rules round-robin --rounds 9 --numbers lot --option seed=27 --name 'Castle Masters'
do_it start masters.json
for round in 1 2 3; do
    table_draw $round
    results masters.json $round
done

say 'number 4 leaves after three games of nine: less than half'
do_it withdraw -q masters.json 4 4
do_it standings masters.json >standings3.txt
grep -q 'less than half of the games' standings3.txt || fail 'the standings do not say whose results do not count'
for round in 4 5 6; do
    table_draw $round
    results masters.json $round
done
[ "$(points_of 4)" = 0 ] || fail 'number 4 has points'

say 'number 7 leaves after six games: the results stay, and the others win by default'
do_it withdraw -q masters.json 7 7
for round in 7 8 9; do
    table_draw $round
    grep -q 'wins by default' "round$round.txt" || fail "round $round does not say who wins by default"
    results masters.json $round
done

say 'the table'
do_it check -q masters.json >check.txt || fail 'a round is not legal'
grep -q '9 rounds checked: 0 not legal, 0 legal but not as' check.txt || fail 'a round is not the table s'
do_it standings masters.json
do_it standings -q masters.json --tiebreaks BH >refused.txt 2>&1 && fail 'Buchholz is not refused'
do_it standings -q masters.json --tiebreaks KS,SB,DE,WON,BWG >koya.txt
do_it convert -q masters.json masters.trf
grep -q '^192 FIDE_ROUNDROBIN' masters.trf || fail 'the TRF does not say what it is'
do_it check -q masters.trf >check.txt || fail 'a round of the TRF is not legal'
do_it prizes -q masters.json --add Winner --amounts 400,250
do_it prizes masters.json >prizes.txt
grep -q '^Total: 650$' prizes.txt || fail 'the prizes are not all given'
for kind in pairings alphabetical cards standings crosstable slips prizes; do
    do_it sheet -q masters.json "$kind" -o "$kind.html"
    do_it sheet -q masters.json "$kind" --format text >"$kind.txt"
    [ -s "$kind.txt" ] || fail "the sheet $kind is empty"
done
finish
