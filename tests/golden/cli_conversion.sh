# Grades from two sources (CAA 33, 38): a column rating beside grade, and the option conversion. What is derived is shown as an estimate
# wherever a grade is shown, and kept out of the file.
. "$2/tests/data/golden/lib.sh"
cat >two.csv <<'END'
name,ECF grade,FIDE rating,club
Ann,180,2050,Ash
Bob,,1900,Bay
Cid,150,,Cox
Dee,,1650,Day
Eve,120,1600,Ely
Fay,110,,Fox
END
says conversion_new 0 new two.csv ann.json --rules caa --rounds 3 --option conversion=0.125*x-75
holds "both numbers are in the file" grep -q '"name": "Ann", "grade": 180, "rating": 2050' ann.json
holds "an estimate is not" grep -q '"name": "Bob", "rating": 1900, "club"' ann.json
says conversion_show 0 show ann.json
says conversion_show_json 0 show --format json ann.json
says conversion_draw 0 draw ann.json --save --format pairs --top-colour white --certificate ann.cert
holds "it is verified" "$build/bestdraw-verify" --allow-options ann.json ann.cert >/dev/null
sed 's/"rating": 1900/"rating": 1901/' ann.json >changed.json
says_not_verified() { ! "$build/bestdraw-verify" --allow-options changed.json ann.cert >/dev/null; }
holds "another rating is another file" says_not_verified
says conversion_standings 0 standings ann.json
says conversion_standings_csv 0 standings --format csv ann.json
says conversion_find 0 find ann.json bob
says conversion_find_json 0 find --format json ann.json bob
says conversion_sheet_pairings 0 sheet ann.json pairings --format text
says conversion_sheet_standings 0 sheet ann.json standings --format text
says conversion_sheet_cards 0 sheet ann.json cards --format text
holds "cards for print" sh -c "'$bestdraw' sheet ann.json cards --format html | grep -q '<span>163e</span>'"
holds "the page" sh -c "'$bestdraw' report ann.json | grep -q '163e'"
says conversion_trf 0 convert ann.json - --to trf
holds "refused without the conversion" sh -c "'$bestdraw' edit -q ann.json option.conversion= && '$bestdraw' show ann.json 2>&1 | grep -q 'player 2 (Bob) has a rating (1900) but no grade'"
says conversion_missing 3 draw ann.json
says conversion_of_one_draw 0 draw ann.json --format pairs --option conversion=0.125*x-75
says conversion_wrong 3 draw ann.json --option conversion=half
says conversion_wrong_number 2 edit ann.json 2 rating=12345
says conversion_by_rating 0 edit -q ann.json option.conversion=rating=7.5*x+700
says conversion_by_rating_find 0 find ann.json fay

printf '{"format": "cards/1", "rules": "caa", "rounds": 3,\n "options": {"conversion": "a line"},\n "players": [{"id": 1, "name": "A", "rating": 99999}]}' >bad.json
says conversion_bad_rating 3 draw bad.json
sed 's/99999/1999/' bad.json >worse.json
says conversion_bad_option 3 draw worse.json
printf 'name,grade,rating\nAnn,150,1.5\n' >bad.csv
says conversion_bad_csv 3 new bad.csv -
# A rating alone is what the event is ranked by.
printf 'name,rating\nAnn,1500\nBob,1400\n' >one.csv
says conversion_rating_alone 0 new one.csv -
# A season ranks its first week by it.
says conversion_season 0 new two.csv club.json --rules scc --option conversion=0.125*x-75
says conversion_season_show 0 show club.json
# A game that is pending goes to TRF without a word, and comes back as one: its players have met, and the next round is drawn.
cat >pending.json <<'END'
{"format": "event/2", "rules": "fide", "position": 2, "rounds_planned": 3, "options": {"initial_colour": "W"}, "players": [
 {"id": 1, "name": "A", "grade": 2000}, {"id": 2, "name": "B", "grade": 1900}, {"id": 3, "name": "C", "grade": 1800}, {"id": 4, "name": "D", "grade": 1700}],
 "rounds": [{"round": 1, "state": "closed", "boards": [{"board": 1, "white": 1, "black": 3, "result": "1-0"}, {"board": 2, "white": 4, "black": 2}]}]}
END
"$bestdraw" convert pending.json pending.trf 2>lost || bad=1
holds 'nothing is lost of a pending game' test ! -s lost
holds 'the players of a pending game have met' grep -q '^001    2 .*   4 b$' pending.trf
"$bestdraw" draw -q pending.json --format pairs >wanted || bad=1
"$bestdraw" convert -q pending.trf back.json || bad=1
for file in pending.trf back.json; do
    "$bestdraw" draw -q $file --format pairs >again || bad=1
    holds "$file: the round after a pending game" cmp wanted again
done
"$bestdraw" --dutch pending.trf -p >again 2>/dev/null || bad=1
holds 'an engine draws after a pending game' cmp wanted again
exit "$bad"
