# Making, converting and showing tournaments.
. "$2/tests/data/golden/lib.sh"
cp "$data/golden/players.csv" "$data"/examples/set_a_r*.json .

says new 0 new players.csv open.json --rounds=5 --name "Tiny Open"
says new_exists 2 new players.csv open.json
says new_force 0 new -v players.csv open.json --rounds 5 --name "Tiny Open" --force
says new_unknown_rules 2 new players.csv other.json --rules cca
says new_bad_rounds 2 new players.csv other.json --rounds 100
says new_no_words 2 new players.csv
says new_missing 3 new nowhere.csv other.json
says new_not_a_list 3 new open.json other.json
says new_to_stdout 0 new players.csv - --rules plain
printf 'name\nAnn\nBob\n' >ungraded.csv
says new_options 0 new ungraded.csv - --option ungraded=bottom --option club_rounds=2
says new_bad_option 2 new ungraded.csv other.json --option ungraded
says new_option_twice 2 new ungraded.csv other.json --option club_rounds=1 --option club_rounds=2
says new_option_value 3 new ungraded.csv other.json --option ungraded=top
says show_ungraded 3 show ungraded.csv
holds "a refused 'new' leaves nothing behind" test ! -e other.json
holds "the file 'new' made is event/2" grep -q '"format": "event/2"' open.json

says convert_trf 0 convert open.json open.trf
says convert_stdout 0 convert open.trf - --to json
says convert_cards 0 convert open.json - --to cards
says convert_bad_format 2 convert open.json open.trf --to xml
says convert_to_csv 2 convert open.json open.csv --to csv
says convert_missing 3 convert nowhere.json out.json
printf 'this,is\nno list' >strange.txt
says convert_strange 3 convert strange.txt out.json
: >empty.json
says convert_empty 3 convert empty.json out.json
holds "nothing came of what was refused" test ! -e out.json

says show_round_1 0 show open.json
for round in 2 3 4 5; do says show_a$round 0 show set_a_r$round.json; done
says show_earlier_round 0 show set_a_r5.json --round 2
says show_json 0 show --format=json set_a_r2.json
says show_csv 0 show --format csv set_a_r3.json
says show_bad_format 2 show --format xml set_a_r3.json
says show_bad_round 2 show --round 0 set_a_r3.json
says show_unknown_rules 2 show --rules fidee set_a_r3.json
says show_unknown_option 2 show --jsn set_a_r3.json
says show_missing 3 show nowhere.json
says show_folder 3 show .
sed 's/"rules": "caa"/"rules": "cab"/' set_a_r3.json >cab.json
says show_rules_in_file 3 show cab.json
sed 's/"opponent": 5, "colour": "W", "result": "0"/"opponent": 5, "colour": "W", "result": "1"/' set_a_r4.json >wrong.json
says show_disagreement 3 show wrong.json
says show_lenient 0 show --lenient wrong.json
says show_quiet 0 show --lenient -q wrong.json

says standings 0 standings set_a_r5.json
says standings_cross 0 standings set_a_r5.json --cross
says standings_tiebreaks 0 standings set_a_r5.json --tiebreaks wins,buchholz --round 3
says standings_none 0 standings set_a_r5.json --tiebreaks none --format csv --cross
says standings_json 0 standings set_a_r5.json --format json --cross
says standings_start 0 standings open.json
says standings_bad_tiebreak 2 standings set_a_r5.json --tiebreaks wins,luck
says standings_fide_names 0 standings set_a_r5.json --tiebreaks 'BH:C1, DE, SB/C1, TPR'
says standings_why 0 standings set_a_r5.json --tiebreaks BH/C1,DE,SB,WON --why 10 15
says standings_why_shared 0 standings set_a_r5.json --tiebreaks BH,DE --why 1 Reilly
says standings_why_json 0 standings set_a_r5.json --tiebreaks BH/C1,DE,SB --why 7 9 --format json
says standings_why_one 2 standings set_a_r5.json --why 10
says standings_why_same 2 standings set_a_r5.json --why 10 10
says standings_keep_alone 2 standings set_a_r5.json --keep
says standings_keep 0 standings set_a_r5.json --tiebreaks bh-c1,sonneborn-berger --keep --format csv
holds "the list is kept in the file" grep -q '"tiebreaks": "BH/C1,SB"' set_a_r5.json
says standings_kept 0 standings set_a_r5.json --format csv
says new_tiebreaks 0 new players.csv listed.json --tiebreaks DE,BH/C1
says new_bad_tiebreaks 2 new players.csv other.json --tiebreaks EDET
says standings_bad_round 2 standings set_a_r5.json --round none

for width in 60 120; do
    COLUMNS=$width
    says show_open_$width 0 show open.json
    says show_a2_$width 0 show set_a_r2.json
    holds "no line is wider than $width" sh -c "! '$bestdraw' show set_a_r2.json | grep -E '^.{$((width + 1))}'"
done
COLUMNS=80
LC_ALL=C.UTF-8
says show_utf8 0 show set_a_r4.json
LC_ALL=C

# Colour is for terminals, and not where NO_COLOR asks for none.
holds "a pipe gets no escape sequences" sh -c "! '$bestdraw' show set_a_r2.json | grep -q '$(printf '\033')'"
# Without a pseudo terminal (some containers) there is nothing to try.
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then
    script -qec "'$bestdraw' show set_a_r2.json" typed </dev/null >/dev/null 2>&1
    holds "a terminal gets them" grep -q "$(printf '\033')\[1m" typed
    NO_COLOR=1 script -qec "'$bestdraw' show set_a_r2.json" typed </dev/null >/dev/null 2>&1
    holds "not with NO_COLOR" sh -c "grep -q 'White seekers' typed && ! grep -q '$(printf '\033')' typed"
    TERM=dumb script -qec "'$bestdraw' show set_a_r2.json" typed </dev/null >/dev/null 2>&1
    holds "nor a dumb one" sh -c "! grep -q '$(printf '\033')' typed"
fi
exit $bad
