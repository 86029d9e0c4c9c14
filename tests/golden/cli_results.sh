# Results: by board, from lists of all kinds, penalties, corrections after the next round, and what is missing.
. "$2/tests/data/golden/lib.sh"
cp "$data/golden/players.csv" .
"$bestdraw" new -q players.csv open.json --rounds=5 --name "Tiny Open" || exit 1
"$bestdraw" draw -q open.json --save --top-colour white >/dev/null || exit 1
cp open.json drawn.json
says standings_published 0 standings open.json --tiebreaks none

refuses()
{
    cp open.json before.json
    says "$@"
    holds "$1 leaves the file alone" cmp -s before.json open.json
}

says result_by_board 0 result open.json 1 --board 2 1-0
refuses result_no_such_board 3 result open.json 1 --board 9 1-0
refuses result_board_and_players 2 result open.json 1 1 4 1-0 --board 2
refuses result_no_round 3 result open.json 3 --board 1 1-0
refuses result_no_terminal 2 result open.json 1
refuses result_two_words 2 result open.json 1 1 4
says result_neither 0 result open.json 1 --board 1 --
says missing_some 1 missing open.json
says missing_csv 1 missing open.json --format csv
says missing_json 1 missing open.json --format json
says missing_not_drawn 3 missing open.json --round 4
says result_list_of_players 3 result players.csv 1 1 4 1-0
mkdir folder
says result_folder 3 result folder 1 1 4 1-0

# Colours that were not as published.
cp drawn.json open.json
refuses result_reversed 3 result open.json 1 5 1 1-0
says result_colours_reversed 0 result open.json 1 5 1 1-0 --colours-reversed
says result_reversed_cards 0 standings open.json --cross --tiebreaks none

# The program's own lists, with a result for each line.
cp drawn.json open.json
"$bestdraw" draw open.json --round 1 --top-colour white --format csv | awk 'NR == 1 { print $0 ",Result" } NR > 1 { print $0 ",½" }' >round1.csv
says results_own_list 0 results open.json round1.csv
says missing_none 0 missing open.json
cp drawn.json open.json
"$bestdraw" missing open.json --format csv | awk 'NR > 1 { $0 = $0 "1-0" } { print }' >round1.csv
says results_missing_list 0 results open.json round1.csv
cp drawn.json open.json
head -n 2 round1.csv >twice.csv
tail -n 1 twice.csv >>twice.csv
refuses results_twice 3 results open.json twice.csv
printf 'White;Black;Result;Table judge\nadams;eve;1-0;Kim\n' >names.csv
says results_names 0 results open.json names.csv
printf 'white,black,result\nAbbot,nobody,1-0\n' >names.csv
refuses results_nobody 3 results open.json names.csv
cp drawn.json open.json
"$bestdraw" results -q open.json - <round1.csv || { echo "results from standard input"; bad=1; }
holds "results come from standard input" sh -c "\"$bestdraw\" missing open.json 2>/dev/null"

# Penalties go round through both formats unchanged.
for result in 0-0 1/2-0 0-1/2; do
    cp drawn.json open.json
    "$bestdraw" results -q open.json round1.csv && "$bestdraw" result -q open.json 1 --board 1 $result --replace || bad=1
    for year in trf json cards trf; do
        "$bestdraw" convert -q --to $year open.json - >there.$year && "$bestdraw" convert -q --to cards there.$year - >back.json || bad=1
        "$bestdraw" convert -q --to cards open.json - | sed -n 's/.*"history": //p' >a
        sed -n 's/.*"history": //p' back.json >b
        holds "$result goes through $year" cmp -s a b
    done
    holds "$result stands on the sheet" \
        sh -c "\"$bestdraw\" sheet open.json pairings --round 1 --format csv | grep -q '^1,.*,$result,'"
    "$bestdraw" draw open.json >/dev/null 2>&1 || { echo "no round after $result"; bad=1; }
    "$bestdraw" draw there.trf >/dev/null 2>&1 || { echo "no round from TRF after $result"; bad=1; }
    "$bestdraw" standings open.json --cross >standings || bad=1
done
says standings_penalty 0 standings open.json --cross --tiebreaks none

# A correction after the next round is published.
cp drawn.json open.json
"$bestdraw" results -q open.json round1.csv && "$bestdraw" draw -q --save open.json >/dev/null || bad=1
cp open.json two.json
printf 'round,board,result\n1,1,0-1\n1,2,0-1\n' >corrected.csv
"$bestdraw" results open.json corrected.csv --replace >out 2>err || { echo "two corrections in a list"; bad=1; }
holds "a list tells once that a round was drawn since" [ "$(grep -c 'was drawn with the old result' err)" -eq 1 ]
cp two.json open.json
refuses result_contradicts 3 result open.json 1 --board 1 0-1
says result_after_next_round 0 result open.json 1 --board 1 0-1 --replace
says repair_knows_correction 0 repair open.json
says result_as_it_was 0 result open.json 1 --board 1 1-0 --replace
for file in open two; do "$bestdraw" convert -q --to cards $file.json $file.cards; done
holds "a correction taken back leaves nothing" cmp -s open.cards two.cards
exit $bad
