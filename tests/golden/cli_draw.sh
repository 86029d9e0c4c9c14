# Drawing, proving, printing and publishing.
. "$2/tests/data/golden/lib.sh"
cp "$data/golden/players.csv" "$data"/examples/set_a_r*.json .

for round in 1 2 3 4 5; do says draw_a$round 0 draw set_a_r$round.json; done
says draw_json 0 draw --format json set_a_r5.json
says draw_pairs 0 draw --format pairs set_a_r3.json
says draw_csv 0 draw --format csv set_a_r3.json
says draw_trf 0 draw -q --format trf set_a_r3.json
says draw_earlier_round 0 draw --format pairs --round 4 set_a_r5.json
says draw_by_hand 0 draw --method cards --steps set_a_r2.json
COLUMNS=120
says draw_wide 0 draw set_a_r2.json
COLUMNS=60
says draw_narrow 0 draw set_a_r2.json
COLUMNS=80
LC_ALL=C.UTF-8
says draw_utf8 0 draw set_a_r2.json
LC_ALL=C

says draw_forbid 0 draw --format pairs set_a_r3.json --forbid 1,5 --forbid 3,2
says draw_pair 0 draw --format pairs set_a_r3.json --pair 1,2
says draw_bye 0 draw --format pairs set_a_r3.json --bye 16
says draw_plain 0 draw --format pairs set_a_r3.json --rules plain
says draw_priorities 0 draw --format pairs set_a_r3.json --priorities score,colour-difference
"$bestdraw" new -q players.csv open.json --rounds 5 --name "Tiny Open"
says draw_top_white 0 draw --format pairs open.json --top-colour white
says draw_top_black 0 draw --format pairs open.json --top-colour black

says draw_bad_pair 2 draw set_a_r3.json --pair 1
says draw_pair_itself 2 draw set_a_r3.json --pair 7,7
says draw_bad_priority 2 draw set_a_r3.json --priorities score,color
says draw_bad_seed 2 draw set_a_r3.json --seed one
says draw_bad_colour 2 draw set_a_r3.json --top-colour red
says draw_bad_limit 2 draw set_a_r3.json --time-limit soon
says draw_bad_format 2 draw set_a_r3.json --format html2
says draw_bad_method 2 draw set_a_r3.json --method magic
says draw_certificate_by_hand 2 draw set_a_r3.json --method cards --certificate a.cert
says draw_steps_of_best 2 draw set_a_r3.json --steps
says draw_absent_player 3 draw set_a_r3.json --pair 1,10
says draw_unknown_bye 3 draw set_a_r3.json --bye 99
says draw_pair_met 3 draw set_a_r3.json --pair 8,13

# A certificate is what bestdraw-verify accepts.
says draw_certificate 0 draw -q --format pairs set_a_r4.json --certificate a4.cert
if [ -x "$build/bestdraw-verify" ]; then
    holds "the certificate is accepted" "$build/bestdraw-verify" -q set_a_r4.json a4.cert
    sed 's/"grade": 2200/"grade": 2199/' set_a_r4.json >other.json
    "$build/bestdraw-verify" --quiet other.json a4.cert 2>/dev/null
    holds "but not for other cards" test $? -eq 1
fi

# Four players who have all met: no legal draw, exit 1.
cat >four.json <<'EOF'
{"format": "cards/1", "name": "Four", "rules": "caa", "rounds": 4, "players": [
{"id": 1, "name": "Ann", "grade": 2000, "history": [{"round": 1, "opponent": 2, "colour": "W", "result": "1"}, {"round": 2, "opponent": 3, "colour": "B", "result": "1"}, {"round": 3, "opponent": 4, "colour": "W", "result": "1"}]},
{"id": 2, "name": "Bob", "grade": 1900, "history": [{"round": 1, "opponent": 1, "colour": "B", "result": "0"}, {"round": 2, "opponent": 4, "colour": "W", "result": "1"}, {"round": 3, "opponent": 3, "colour": "B", "result": "1"}]},
{"id": 3, "name": "Cid", "grade": 1800, "history": [{"round": 1, "opponent": 4, "colour": "W", "result": "1"}, {"round": 2, "opponent": 1, "colour": "W", "result": "0"}, {"round": 3, "opponent": 2, "colour": "W", "result": "0"}]},
{"id": 4, "name": "Dan", "grade": 1700, "history": [{"round": 1, "opponent": 3, "colour": "B", "result": "0"}, {"round": 2, "opponent": 2, "colour": "B", "result": "0"}, {"round": 3, "opponent": 1, "colour": "B", "result": "0"}]}]}
EOF
says draw_none 1 draw four.json
says draw_none_json 1 draw four.json --format json
says draw_none_pairs 1 draw four.json --format pairs
says draw_none_save 1 draw four.json --save
says draw_none_by_hand_json 1 draw four.json --method cards --steps --format json
says draw_none_by_hand 1 draw four.json --method cards
says draw_repeats 0 draw four.json --format pairs --allow-repeats
says draw_limit 4 draw set_a_r5.json --format pairs --time-limit 0.000001

# Publishing, and the round after it.
says save 0 draw --save --format pairs open.json
says save_again 0 draw --save --format pairs open.json
says save_other 3 draw --save --format pairs open.json --pair 1,2
says save_replace 0 draw --save --replace --format pairs open.json --pair 1,3
says save_undo 0 undo open.json
printf 'board,result\n1,1-0\n2,1/2\n' >r.csv
says save_results 0 results open.json r.csv
says save_begun 3 draw --save --round 1 --pair 1,2 open.json
says save_open_games 3 draw --format pairs open.json
says save_open_games_allowed 0 draw --without-results --format pairs open.json

says rules 0 rules
says rules_caa 0 rules caa
says rules_json 0 rules caa --format json
says rules_csv 0 rules plain --format csv
says rules_unknown 2 rules fida
# A rulebook of one's own: its order and settings go into the certificate; mistakes are named with their place.
cat >ours.json <<'END'
{"format": "rulebook/1", "base": "caa",
 "priorities": ["club", "score", "colour-difference", "alternation", "mid-line", "downfloater", "upfloater", "variation"],
 "options": {"club_rounds": 9}}
END
cp "$source/docs/examples/open.json" riverside.json
says draw_own_rules 0 draw riverside.json --rules ours.json --certificate ours.cert
says draw_own_rules_stand_in_the_certificate 0 draw riverside.json --rules ./ours.json --priorities score,club --format json
holds "a draw by rules of one's own is verified" "$build/bestdraw-verify" --allow-options riverside.json ours.cert >/dev/null
sed 's/"score"/"skore"/' ours.json >bad.json
says draw_own_rules_unknown_criterion 3 draw riverside.json --rules bad.json
sed 's/club_rounds/klub_rounds/' ours.json >bad.json
says draw_own_rules_unknown_option 3 draw riverside.json --rules bad.json
sed 's/: 9/: -1/' ours.json >bad.json
says draw_own_rules_bad_option 3 draw riverside.json --rules bad.json
sed 's/"caa"/"cba"/' ours.json >bad.json
says draw_own_rules_unknown_base 3 draw riverside.json --rules bad.json
sed 's/"base": "caa",//' ours.json >bad.json
says draw_own_rules_without_base 3 draw riverside.json --rules bad.json
sed 's/"base"/"basis"/' ours.json >bad.json
says draw_own_rules_unknown_key 3 draw riverside.json --rules bad.json
says show_takes_no_rules_file 2 show riverside.json --rules ours.json
# Of many games without a result the first six are named, and how many more there are.
"$bestdraw" generate --players 24 --rounds 3 --played 0 -q -o many.json && "$bestdraw" draw -q --save many.json >/dev/null || bad=1
"$bestdraw" draw many.json --round 2 >/dev/null 2>many
holds "six of twelve games are named: $(cat many)" [ "$(grep -o 'board [0-9]*' many | wc -l)" -eq 6 ]
holds "and six more: $(cat many)" grep -q ', and 6 more' many
exit $bad
