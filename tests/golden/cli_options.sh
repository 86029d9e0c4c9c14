# The options of rulebooks: in a tournament file, on the command line of 'new', in a rulebook file, in a certificate.
. "$2/tests/data/golden/lib.sh"

event() { # rules options
    cat <<END
{"format": "cards/1", "rules": "$1", "rounds": 5,
 "options": $2,
 "players": [
  {"id": 1, "name": "Ann Ash", "grade": 2000, "club": "A", "team": "T"}, {"id": 2, "name": "Bob Bay", "grade": 1900, "team": "T"},
  {"id": 3, "name": "Cid Cox", "grade": 1800, "club": "A"}, {"id": 4, "name": "Dan Day", "grade": 1700}]}
END
}
event caa '{"clubrounds": 2}' >misspelt.json
event sca '{"top_rounds": "two"}' >top.json
event sca '{"kin_rounds": -5}' >kin.json
event caa '{"teams": "always"}' >teams.json
event caa '{"weather": "fine"}' >weather.json
event uscf '{"teams": "sometimes"}' >sometimes.json
event uscf '{"teams": "always"}' >always.json

says options_misspelt 3 draw misspelt.json
says options_misspelt_lenient 0 draw --lenient --format pairs misspelt.json
says options_misspelt_standings 3 standings misspelt.json
says options_top_word 3 draw top.json
says options_top_word_lenient 3 draw --lenient top.json
says options_kin_negative 3 draw kin.json
says options_of_another_rulebook 3 draw teams.json
says options_of_another_rulebook_asked 0 draw --format pairs --rules uscf teams.json
says options_of_the_files_rulebook 0 draw --format pairs --rules caa always.json
says options_unknown 3 check weather.json
says options_teams_sometimes 3 draw sometimes.json
says options_teams_always 0 draw --format pairs always.json

# In the order of criteria that an arbiter writes down, options come with the criteria.
event plain '{"club_rounds": 9}' >plain.json
says options_without_their_criterion 3 draw plain.json
says options_with_their_criterion 0 draw --format pairs --priorities club,score plain.json

# A rulebook file has the options of its base.
event uscf '{}' >us.json
printf '{"format": "rulebook/1", "base": "uscf", "options": {"teams": "always"}}\n' >ours.json
says options_in_a_rulebook_file 0 draw --rules ./ours.json --certificate us.cert --format json us.json
holds "a draw with options is verified" "$build/bestdraw-verify" --allow-options us.json us.cert >/dev/null
sed 's/set=teams:"always"/set=team:"always"/' us.cert >other.cert
holds "the option is in the certificate" grep -q 'set=teams:"always"' us.cert
"$build/bestdraw-verify" us.json other.cert >refused.txt
holds "a certificate with an option that is not known is refused" grep -q "refused: .*uscf does not know the option 'team'" refused.txt
sed 's/set=teams:"always"/set=teams:"ever"/' us.cert >other.cert
"$build/bestdraw-verify" us.json other.cert >refused.txt
holds "a certificate with a value that cannot be is refused" grep -q "refused: .*the option 'teams' cannot be \"ever\"" refused.txt
sed 's/teams/team/' ours.json >bad.json
says options_unknown_in_a_rulebook_file 3 draw --rules ./bad.json us.json
says options_unknown_in_a_rulebook_file_lenient 0 draw --lenient --rules ./bad.json --format pairs us.json
sed 's/"always"/true/' ours.json >bad.json
says options_wrong_in_a_rulebook_file 3 draw --lenient --rules ./bad.json us.json

# On the command line.
printf 'name,grade\nAnn,2000\nBob,1900\n' >two.csv
says new_unknown_option 3 new two.csv two.json --option=club_round=2
says new_unknown_option_lenient 0 new --lenient two.csv - --option=club_round=2
says new_option_of_another_rulebook 3 new two.csv two.json --option top_rounds=2
says new_option_number 3 new two.csv two.json --option club_rounds=two
says new_option_word 0 new --rules uscf two.csv - --option teams=plus-two --option equalise_before_score=true

# The event's seed is that of a draw without one of its own.
event sca '{"seed": 7}' >seeded.json
event sca '{}' >unseeded.json
"$build/bestdraw" draw --format json seeded.json | sed 's/.*"seed": \([0-9]*\).*/\1/; t; d' >seed.txt
holds "the seed of the event" test "$(head -n 1 seed.txt)" = 7
"$build/bestdraw" draw --seed 9 --format json seeded.json | sed 's/.*"seed": \([0-9]*\).*/\1/; t; d' >seed.txt
holds "the seed of the draw goes before it" test "$(head -n 1 seed.txt)" = 9
"$build/bestdraw" draw --format pairs seeded.json >one.txt
"$build/bestdraw" draw --seed 7 --format pairs unseeded.json >two.txt
holds "one seed, one draw" cmp -s one.txt two.txt
exit $bad
