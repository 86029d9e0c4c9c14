# The examples of the school, US and club rules: draws, the natural pairing, the lot, refusals with their reasons, the season's table.
. "$2/tests/data/golden/lib.sh"
cp "$source"/docs/examples/schools.json "$source"/docs/examples/us_teams.json "$source"/docs/examples/club_season.json .

says rules_list 0 rules
says rules_list_json 0 rules --format json
says rules_list_csv 0 rules --format csv
says schools 0 draw schools.json
says schools_seed 0 draw --format pairs --seed 7 schools.json
says schools_rules 0 rules sca
says us_teams 0 draw us_teams.json
says us_rules 0 rules uscf
says club 0 draw club_season.json
says club_json 0 draw --format json club_season.json
says club_three 3 draw --sit-out 3 schools.json
says club_three_even 3 draw --sit-out 3 club_season.json
says club_plain_rule 1 draw --method nearest --steps club_season.json
says club_check 0 check club_season.json
says club_explain 0 explain club_season.json
says club_show 0 show club_season.json
says club_show_csv 0 show --format csv club_season.json
says club_rules 0 rules scc
says club_table 0 table club_season.json
says club_table_week 0 table --round 3 --format csv club_season.json
says club_table_json 0 table --format json club_season.json
says club_verified 0 draw -q --certificate club.cert --format pairs club_season.json
"$build/bestdraw-verify" club_season.json club.cert >/dev/null || { echo "club_season: not verified"; bad=1; }

# Five of eight from one school: in round 1 two of them cannot help meeting.
cat >refused.json <<'END'
{"format": "cards/1", "rules": "sca", "players": [
  {"id": 1, "name": "Ant", "school": "Hill"}, {"id": 2, "name": "Bee", "school": "Hill"}, {"id": 3, "name": "Cat", "school": "Hill"},
  {"id": 4, "name": "Dog", "school": "Hill"}, {"id": 5, "name": "Eel", "school": "Hill"}, {"id": 6, "name": "Fox", "school": "Dale"},
  {"id": 7, "name": "Gnu", "school": "Dale"}, {"id": 8, "name": "Hen", "school": "Moor"}]}
END
says schools_refused 0 draw refused.json
says schools_refused_json 0 draw --format json refused.json
sed 's/"school": "Hill"/"school": "Hill", "top": true/g' refused.json >tops.json
says schools_tops 3 draw tops.json

# Lim: boards taken apart for the median scoregroup (2.6), and a round in which the procedure gets stuck.
cp "$source/tests/data/lim/blocked.json" lim_blocked.json
cp "$source/tests/data/lim/stuck.json" lim_stuck.json
for which in blocked stuck; do
  says lim_$which 0 draw lim_$which.json
  says lim_${which}_explain 0 explain lim_$which.json
done
says lim_why_not 0 why-not lim_blocked.json 3 5
says lim_why_not_so 0 why-not lim_blocked.json 1 7
says lim_wished 0 explain --pair 3,5 lim_blocked.json
says lim_compare 0 compare lim_blocked.json
says lim_check 0 check lim_blocked.json
says lim_no_certificate 2 draw --certificate lim.cert lim_blocked.json
says lim_rules 0 rules lim
exit $bad
