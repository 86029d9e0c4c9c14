# A club season: who cannot be matched sits out, three instead of one, games outside the championship, attendance,
# volunteers, and the ranking by GSRP in every place.
. "$2/tests/data/golden/lib.sh"
cp "$source/tests/data/season/four_cannot_all_play.json" four.json
says season_cannot_two 0 draw four.json --outside "ash,dogwood" --certificate four.cert
says season_cannot_two_pairs 0 draw four.json --format pairs
says season_cannot_two_explain 0 explain four.json
says season_cannot_two_why 0 why four.json ash
says season_cannot_two_why_json 0 why four.json ash --format json
says season_cannot_two_player 0 explain four.json --player ash
# The other draw leaves two as well: they would sit out, not meet.
"$bestdraw" generate -q --rules=scc --players=6 --rounds=7 --played=3 --seed=9 --output=six.json || bad=1
says season_left_why_not 0 why-not six.json 5 2
cp four.json outside.json
"$bestdraw" draw -q outside.json --outside ash,dogwood --save >/dev/null || bad=1
says season_outside_sheet 0 sheet outside.json pairings --format text
# It takes a result, which counts nowhere but, if the game is rated, in the file for the ECF.
cp four.json rated.json
"$bestdraw" draw -q rated.json --outside-rated ash,dogwood --save >/dev/null || bad=1
says season_outside_reversed 3 result rated.json 2 dogwood ash 1-0
says season_outside_result 0 result rated.json 2 ash dogwood 1-0
says season_outside_again 3 result rated.json 2 ash dogwood 1/2
says season_outside_replaced 0 result rated.json 2 ash dogwood 1/2 --replace
"$bestdraw" result -q rated.json 2 --board 1 1-0 || bad=1
says season_outside_table 0 table rated.json
"$bestdraw" edit -q rated.json name=Club start=2026-01-05 end=2026-05-05 time=90 ecf.code=1 ecf.officer=A ecf.officer-address=B \
    ecf.treasurer=C ecf.treasurer-address=D || bad=1
says season_outside_ecf 0 convert rated.json - --to ecf
holds "both files keep the game" sh -c "\"$bestdraw\" convert -q rated.json - --to cards | grep -q '\"outside\": \[\[1, 4, \"rated\", \"1/2\"\]\]'"
holds "the history tells of it" sh -c "\"$bestdraw\" history rated.json --format json | grep -q 'outside the championship: Ann Ash - Dan Dogwood 1/2'"
"$bestdraw" result -q outside.json 2 ash dogwood 1-0 || bad=1
"$bestdraw" result -q outside.json 2 --board 1 1-0 || bad=1
"$bestdraw" edit -q outside.json name=Club start=2026-01-05 end=2026-05-05 time=90 ecf.code=1 ecf.officer=A ecf.officer-address=B \
    ecf.treasurer=C ecf.treasurer-address=D || bad=1
holds "a game that is not rated is not sent" sh -c "! \"$bestdraw\" convert -q outside.json - --to ecf | grep -q 'PIN1=1#SCORE=10#PIN2=4'"
"$bestdraw" undo -q rated.json >/dev/null && "$bestdraw" history --check -q rated.json >/dev/null || bad=1
says season_outside_plays 3 draw four.json --outside 1,2
says season_outside_twice 3 draw four.json --outside 1,4 --outside 4,1
says season_outside_rules 2 draw four.json --rules caa --outside 1,4
"$build/bestdraw-verify" four.json four.cert || exit 1

# A sit-out earns nothing, so a card with its score is no contradiction; under other rules it is.
cp "$source/tests/data/season/sit_out_with_score.json" .
says season_sit_out_score 0 draw sit_out_with_score.json --format pairs
sed 's/"scc"/"caa"/' sit_out_with_score.json >bye_with_score.json
says season_bye_score 3 draw bye_with_score.json --format pairs

cat >club.csv <<'END'
id,name,grade
1,Ann Ash,1900
2,Bob Birch,1850
3,Cyd Cedar,1800
4,Dan Dogwood,1750
5,Eve Elm,1700
6,Fay Fir,1650
7,Gus Gorse,1600
END
"$bestdraw" new -q club.csv club.json --rules=scc --name "Club" || exit 1
says season_volunteer 0 volunteer club.json elm
says season_three 0 draw club.json --sit-out 3 --save
holds "nobody plays two games outside the championship" \
    sh -c "\"$bestdraw\" draw club.json --sit-out 3 --outside 5,7 --outside 6,7 2>&1 | grep -q ': 7 is in two games'"
says season_three_check 0 check club.json
says season_three_explain 0 explain club.json --board 1
says season_three_sheet 0 sheet club.json pairings --format text
says season_three_why 0 explain club.json --format text
holds "the file keeps what the draw was made with" sh -c "grep -q '\"options\": \"sit-out=3\"' club.json && grep -q '\"player\": 5, \"sits_out\": true' club.json"
printf 'board,result\n1,1-0\n2,1/2\n' >r.csv
says season_played 0 results club.json r.csv
holds "three sat out on their cards" [ "$("$bestdraw" convert -q club.json - --to cards | grep -c '"bye": "U"')" -eq 3 ]
says season_no_points 0 standings club.json
says season_cross 0 standings --cross club.json
says season_cross_json 0 standings --cross --format json club.json
says season_sheet_standings 0 sheet club.json standings --format text
says season_sheet_crosstable 0 sheet club.json crosstable --format text
says season_show 0 show club.json
says season_check_cards 0 check club.json --format json
says season_present 0 present club.json ash birch cedar 4
says season_present_remove 0 present club.json --remove ash
says season_present_add 0 present club.json --add ash
says season_present_clear_names 2 present club.json --clear ash
says season_present_nobody 2 present club.json --add
says season_present_list 0 present club.json
says season_present_not_told 0 present club.json --round 7
says season_present_unknown 3 present club.json zebra
says season_evening 0 draw club.json --save
says season_present_old 0 draw club.json --round 3 --without-results
says season_volunteer_clear 0 volunteer club.json --clear
says season_ban 0 ban club.json elm fir --rounds 2-4
says season_ban_lift 0 ban club.json fir elm --lift
says season_ban_none 3 ban club.json fir elm --lift
says season_ban_rounds 2 ban club.json fir elm --rounds 4-2
says season_ban_unknown 3 ban club.json fir 99
says season_ban_same 2 ban club.json fir fir
exit "$bad"
