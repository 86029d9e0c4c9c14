# An event of teams: players of each from one list or two, line-ups, results by board and by match, what is refused, and what of it stands
# in the file and in the history.
. "$2/tests/data/golden/lib.sh"
cp "$source/tests/data/teams/"*.csv .
says teams_new 0 new players.csv event.json --rules team --boards 4 --rounds 5 --option seed=4 --as-shown
says teams_two_lists 0 new teams.csv two.json --players players.csv --by-strength --rules team --boards 4 --rounds 5 --as-shown
says teams_two_roster 0 roster two.json Adler
says teams_no_team 3 new teams.csv bad.json --rules team --boards 4 --as-shown
sed 's/^Gorse,Hove$/Heath,Hove/' teams.csv >other.csv
says teams_unknown_team 3 new other.csv bad.json --players players.csv --rules team --boards 4 --as-shown
says teams_wrong_rules 2 new players.csv bad.json --boards 4 --as-shown
says teams_needs_boards 2 new players.csv bad.json --rules team --by-strength --as-shown
"$bestdraw" draw -q event.json --save >/dev/null || bad=1
says teams_line_up 0 line-up event.json 1 Adler 1 2 4 5
says teams_line_up_order 0 line-up event.json 1 Adler 5 2 - 1
says teams_line_up_other 3 line-up event.json 1 Adler 1 2 3 6
says teams_line_up_twice 3 line-up event.json 1 Adler 1 2 1
says teams_line_up_long 3 line-up event.json 1 Adler 1 2 3 4 5
says teams_line_up_bye 3 line-up event.json 1 Gorse 31 32 33 34
says teams_empty_seat 3 result event.json 1 --board 1 --boards '1=01'
says teams_boards 0 result event.json 1 --board 1 --boards '1=-+'
says teams_seat 0 result event.json 1 --board 2 --seat 2 1/2
says teams_seat_again 3 result event.json 1 --board 2 --seat 2 1-0
says teams_seat_replaced 0 result event.json 1 --board 2 --seat 2 1-0 --replace
says teams_boards_few 3 result event.json 1 --board 2 --boards 1=0
says teams_boards_letter 2 result event.json 1 --board 2 --boards 1=0x
says teams_forms 2 result event.json 1 --seat 2 1-0
says teams_by_match_refused 3 result event.json 1 --board 2 2.5-1.5
says teams_sub_refused 3 line-up event.json 1 Elder 21 25 23 24
says teams_sub 0 line-up event.json 1 Elder 21 25 23 24 --replace
says teams_by_match 0 result event.json 1 --board 3 2.5-1.5
says teams_by_match_again 0 result event.json 1 --board 3 3-1 --replace
says teams_boards_after_match 3 result event.json 1 --board 3 --boards 1111
says teams_board_of_round 0 line-up event.json 1
says teams_board_of_match_json 0 line-up event.json 1 Adler --format json
says teams_roster_left_out 3 roster event.json Adler 1 2 3 4
says teams_roster_order 0 roster event.json Adler 2 1 3 4 5
says teams_enter 0 roster event.json Adler --enter "Neu, Nora"
says teams_edit 0 edit event.json --member Nora grade=1999 title=WFM
says teams_roster 0 roster event.json Adler --format csv
says teams_other_member 3 roster event.json Adler 2 1 3 4 5 36 6
"$bestdraw" result -q event.json 1 --board 2 --boards 1111 --replace || bad=1
says teams_standings 0 standings event.json
"$bestdraw" draw -q event.json --save >/dev/null || bad=1
"$bestdraw" result -q event.json 2 --board 1 +- || bad=1
says teams_reversed 0 result event.json 1 Dahlia Adler 1-0 --replace --colours-reversed
says teams_reversed_boards 0 line-up event.json 1 Adler
"$bestdraw" undo -q event.json || bad=1
holds "the history agrees with the event" sh -c "\"$bestdraw\" history -q --check event.json >/dev/null"
sed -n '/"players"/,/"journal"/p' event.json | sed 's/"at": "[^"]*"/"at": "..."/' >kept
if [ -n "$BESTDRAW_GOLDEN_UPDATE" ]; then cp kept "$data/golden/teams_event.txt"; else diff -u "$data/golden/teams_event.txt" kept || bad=1; fi
"$bestdraw" history event.json --format json | sed -n 's/.*"done": \("[^"]*"\).*/\1/p' >kept
if [ -n "$BESTDRAW_GOLDEN_UPDATE" ]; then cp kept "$data/golden/teams_history.txt"; else diff -u "$data/golden/teams_history.txt" kept || bad=1; fi
says teams_sheet_matches 0 sheet event.json matches --round 1
says teams_sheet_boards 0 sheet event.json boards
says teams_sheet_boards_csv 0 sheet event.json boards --format csv
says teams_boards_json 0 standings event.json --boards --format json
says teams_tiebreaks 0 standings event.json --tiebreaks MPTS,GPTS,EMMSB,EMGSB,EGMSB,EGGSB,BH:MP,BH:GP/C1,EMGSB/M1
says teams_tiebreak_unknown 2 standings event.json --tiebreaks MPvGP,EDE
holds "a page of matches" sh -c "\"$bestdraw\" sheet event.json matches --round 1 -o page.html && grep -q 'Usher, Eve M.' page.html"
cp "$data/examples/set_h.json" players.json
says teams_sheet_players 3 sheet players.json matches
says teams_boards_players 3 standings players.json --boards
says teams_tiebreak_players 2 standings players.json --tiebreaks MPvGP
says teams_roster_players 3 roster players.json
says teams_line_up_players 3 line-up players.json 1
says teams_result_players 3 result players.json 1 --board 1 --boards 1=0+
sed 's/192.*/192 FIDE_TEAM_TYPEB_GP/' "$data/matches/team-example.trf" >teams.trf
says teams_trf_standings 0 standings teams.trf
says teams_cards 0 convert -q event.json cards.json --to cards
holds "cards keep the players" grep -q '"members": \[' cards.json
says teams_german 0 --lang=de line-up event.json 1 Adler 1 2 - 5 --replace
says teams_german_no_team 3 --lang=de line-up event.json 1 Adler 6

# What contradicts itself in a file.
wrong() { # NAME, sed's words
    sed "$2" event.json >wrong.json
    cmp -s event.json wrong.json && { echo "$1: nothing was changed"; bad=1; }
    says "teams_wrong_$1" 3 show wrong.json
}
wrong stranger 's/"seats": \[\[1, /"seats": [[6, /'
wrong long 's/"seats": \[\[1, /"seats": [[1, 16], [1, /'
wrong both 's/"seats": \[\[1, /"result": "1-0", "seats": [[1, /'
wrong form 's/"seats": \[\[1, /"seats": [[5], [1, /'
wrong member 's/"roster": \[2, /"roster": [99, /'
wrong two_teams 's/"roster": \[6, /"roster": [2, 6, /'
wrong twice 's/{"id": 7, "name": "Mason/{"id": 6, "name": "Mason/'
exit $bad
