#!/bin/sh
# What the record of an event once got wrong, one check each: the program before event/2 (797268c) fails every one of them, run as
# `sh tests/regress/record.sh BUILD`. What is not seen from outside, or is about the source, has its test elsewhere:
#
#   a published round that waits is drawn over with the same pairs        here: published_games_are_met; unit/event_cards
#   two meet again in round 3 while their game is pending                 a_pending_game_is_met
#   a round without boards is never over                                  a_round_without_boards_is_over; unit/event_rounds
#   its points are lost, later rounds drawn on wrong scores               points_of_a_round_without_boards_count
#   a TRF event numbers its boards again: missing, sheet, report, result  boards_of_a_trf..., the_sheet_of..., the_report_of..., results_of_a_trf...
#   after the first result explain, show, why jump to the next round      the_round_does_not_jump
#   why-not and compare too                                               other_questions_do_not_jump
#   in TRF at publication                                                 the_round_of_a_trf_does_not_jump
#   README's order of commands does it; report and sheet mean another     readmes_order_tells_of_one_round
#   bestdraw_draw_round draws with games open, and round 99 of 8          unit/library_draw a_round_is_drawn_when_it_is_next
#   --dutch -p draws with games open                                      other_programs_command_has_the_guard_too
#   colours reversed, wrong opponents, a game nobody drew                 colours_as_played..., a_game_against..., a_game_that_nobody_drew...
#   results of an extra round cannot be entered                           results_of_an_extra_round_are_entered
#   who withdrew collects the half point arranged before                  a_withdrawn_player_has_no_bye
#   one undo takes back fourteen people's results                         results_that_come_together_are_acts_of_their_own, undo_takes_back_ones_own
#   two desks overwrite each other in silence                             a_contradiction_is_refused
#   history does not say who                                              history_says_who
#   history that cannot be read counts as absent and is overwritten       a_journal_that_cannot_be_read..., nothing_is_beside_the_file; unit/io_store_event
#   done, and the command exits 5                                         a_change_that_is_done_is_not_called_failed
#   "published" is printed, and nothing is                                nothing_is_said_too_early
#   a bye, a ban, an entry, a name for later: "about other cards"         a_bye_to_come, a_ban_to_come, a_late_entry, a_corrected_name; later_facts.sh
#   a field of the card that is not in the digest                         adding_a_field.sh; unit/player_fields
#   school in 17 places, a tie-break in 7 files, a command in ten         adding_a_field.sh, adding_a_row.sh
#   a result passes so many functions in so many files                    map_of_a_result.sh (a bound that may be lowered)
#   the event is written, parsed, written again                           map_of_a_result.sh: read once, written once
#   each save opens every file of the history                             nothing_is_beside_the_file
#   a round number goes JSON -> text -> argv -> int                       structure.sh; unit/options json_and_command_line_are_one_request
#   serve looks for "error": null in the text of an answer                structure.sh
#   card.h rebuilds 545 of 687 objects; external functions                structure.sh (bounds that may be lowered)
#   three types called bd_field                                           type_names.sh
#   docs/map.md names functions that draw never calls                     map.sh
set -u
build=$(cd "$1" && pwd) || exit 1
bestdraw=$build/bestdraw
verify=$build/bestdraw-verify
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
checks=0

# check NAME FUNCTION: the function works in a folder of its own, says what is wrong, and returns 1 then.
check()
{
    checks=$((checks + 1))
    mkdir "$checks"
    if ! (cd "$checks" && "$2" >said 2>errors); then
        echo "not so: $1"
        sed 's/^/    /' "$checks/said" "$checks/errors" | head -n 6
        bad=$((bad + 1))
    fi
}

# event PLAYERS PLAYED: open.json, five rounds, some played.
event() { "$bestdraw" generate --players "$1" --rounds 5 --played "$2" -q -o open.json; }

# pairs ROUND: the boards of the draw of a round as "lower higher" lines.
pairs() { "$bestdraw" draw "$1" --round "$2" --without-results --format pairs -q | awk '$1 > 0 && $2 > 0 { print ($1 < $2 ? $1 " " $2 : $2 " " $1) }' | sort; }

# play FILE ROUND BOARD...: these boards are drawn.
play()
{
    file=$1 round=$2
    shift 2
    for board in "$@"; do "$bestdraw" result -q "$file" "$round" --board "$board" 1/2 || return 1; done
}

published_games_are_met()
{
    event 20 0 && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    pairs open.json 1 >first && pairs open.json 2 >second
    [ "$(wc -l <second)" -eq 10 ] || return 1
    [ -z "$(comm -12 first second)" ] || { echo "these meet again:"; comm -12 first second; return 1; }
}

# Ten events of eight players: board 4 of round 1 still goes on while rounds 2 and 3 are drawn.
a_pending_game_is_met()
{
    for seed in 1 2 3 4 5 6 7 8 9 10; do
        "$bestdraw" generate --players 8 --rounds 5 --played 0 --seed $seed -q -o $seed.json || return 1
        for round in 1 2 3; do
            "$bestdraw" draw -q --save --without-results --format pairs $seed.json >drawn || return 1
            awk 'NF == 2 && $2 > 0 { print ($1 < $2 ? $1 " " $2 : $2 " " $1) }' drawn >>$seed.pairs
            [ $round -eq 3 ] || play $seed.json $round 1 2 3 || return 1
            [ $round -ne 2 ] || play $seed.json $round 4 || return 1
        done
        sort $seed.pairs | uniq -d >again
        [ ! -s again ] || { echo "event $seed, met twice:"; cat again; return 1; }
    done
}

a_round_without_boards_is_over()
{
    event 4 0
    for id in 2 3 4; do "$bestdraw" bye -q open.json $id 1 H || return 1; done
    "$bestdraw" draw -q --save open.json >/dev/null 2>&1
    "$bestdraw" draw -q --save open.json >/dev/null || return 1
    "$bestdraw" missing open.json --format csv | grep -q '^2,1,' || { echo 'round 2 is not drawn'; return 1; }
}

# Three of four have half a point arranged: it is in the scores by which the next round is drawn.
points_of_a_round_without_boards_count()
{
    event 4 0
    for id in 2 3 4; do "$bestdraw" bye -q open.json $id 1 H || return 1; done
    "$bestdraw" draw -q --save open.json >/dev/null 2>&1
    "$bestdraw" standings -q open.json --format csv --tiebreaks none >standings || return 1
    [ "$(grep -c ',0\.5$' standings)" -eq 3 ] || { echo 'three have half a point; the standings:'; cat standings; return 1; }
}

# The board that `draw` calls 1 is board 1 of a TRF event for every command.
boards_of_a_trf_keep_their_numbers()
{
    event 20 1
    "$bestdraw" convert -q open.json open.trf && "$bestdraw" draw -q --save open.trf --format pairs >drawn || return 1
    awk 'NF == 2 && $2 > 0' drawn >boards
    while read -r white black; do
        board=$((${board:-0} + 1))
        "$bestdraw" missing open.trf --round 2 --format csv | grep "^2,$board,$white," | grep -q ",$black," || {
            echo "board $board is $white v $black for draw, and not for missing"
            return 1
        }
    done <boards
    [ "$board" -eq 10 ]
}

# A TRF event of 20 whose second round is published; drawn: "White Black" in the order of the boards.
a_trf()
{
    event 20 1
    "$bestdraw" convert -q open.json open.trf && "$bestdraw" draw -q --save open.trf --format pairs | awk 'NF == 2 && $2 > 0' >drawn
}

the_sheet_of_a_trf_has_these_boards()
{
    a_trf && "$bestdraw" sheet -q open.trf pairings --format csv | awk -F, 'NR > 1 { print $2, $NF }' >listed
    diff drawn listed
}

the_report_of_a_trf_has_these_boards()
{
    a_trf && "$bestdraw" report -q open.trf -o page || return 1
    sed -n '/<table class="pairings">/,/<\/table>/s/.*class="id">\([0-9]*\)<.*class="id">\([0-9]*\)<.*/\1 \2/p' page >listed
    diff drawn listed
}

# The board that draw called N was won by its White.
results_of_a_trf_go_to_their_board()
{
    a_trf || return 1
    board=0
    while read -r white black; do
        board=$((board + 1))
        "$bestdraw" result open.trf 2 --board $board 1-0 2>said >&2
        grep -q "round 2: $white .* 1-0 $black " said || { echo "board $board is $white v $black:"; cat said; return 1; }
    done <drawn
}

the_round_does_not_jump()
{
    event 8 1
    "$bestdraw" draw -q --save open.json >/dev/null && play open.json 2 1 || return 1
    "$bestdraw" explain open.json --board 2 >explained || return 1
    grep -q 'ound 3' explained && { echo 'explain tells of round 3'; return 1; }
    "$bestdraw" show open.json >shown || return 1
    grep -q 'ound 3' shown && { echo 'show tells of round 3'; return 1; }
    "$bestdraw" why open.json 1 >why || return 1
    grep -q 'ound 3' why && { echo 'why tells of round 3'; return 1; }
    return 0
}

other_questions_do_not_jump()
{
    event 8 1
    "$bestdraw" draw -q --save open.json >/dev/null && play open.json 2 1 || return 1
    "$bestdraw" why-not open.json 1 2 >answer
    grep -q 'ound 3' answer && { echo 'why-not tells of round 3'; return 1; }
    "$bestdraw" compare open.json >answer
    grep -q 'ound 3' answer && { echo 'compare tells of round 3'; return 1; }
    return 0
}

# In the order of README: publish, a result, explain; and the papers are about the same round.
readmes_order_tells_of_one_round()
{
    event 8 0
    "$bestdraw" draw -q --save open.json >/dev/null && play open.json 1 1 || return 1
    for command in 'explain open.json --board 2' 'show open.json' 'sheet -q open.json pairings' 'report -q open.json'; do
        # shellcheck disable=SC2086
        "$bestdraw" $command >told || return 1
        [ "$(grep -oE '[Rr]ound [12]' told | head -n 1 | tr R r)" = 'round 1' ] || { echo "$command:"; grep '[Rr]ound [12]' told; return 1; }
    done
}

the_round_of_a_trf_does_not_jump()
{
    event 8 1
    "$bestdraw" convert -q open.json open.trf && "$bestdraw" draw -q --save open.trf >/dev/null || return 1
    "$bestdraw" explain open.trf --board 2 >explained || return 1
    grep -q 'ound 3' explained && { echo 'explain tells of round 3'; return 1; }
    return 0
}

# Round 2 has one result; its other games are open.
other_programs_command_has_the_guard_too()
{
    event 8 1
    "$bestdraw" draw -q --save open.json >/dev/null && play open.json 2 1 && "$bestdraw" convert -q open.json open.trf || return 1
    "$bestdraw" --dutch open.trf -p && { echo 'round 3 is drawn with three games open'; return 1; }
    return 0
}

colours_as_played_are_recorded()
{
    event 4 0 && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    line=$("$bestdraw" draw -q open.json --round 1 --format pairs | awk 'NF == 2 { print; exit }')
    # shellcheck disable=SC2086
    set -- $line
    "$bestdraw" result -q open.json 1 "$2" "$1" 1-0 --colours-reversed
}

# White of board 1 played Black of board 2; the other two have board 2, and every list says so.
a_game_against_another_opponent_is_recorded()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    "$bestdraw" draw -q open.json --round 1 --format pairs | awk 'NF == 2 && $2 > 0' >boards
    white=$(sed -n '1s/ .*//p' boards) black=$(sed -n '2s/.* //p' boards)
    left=$(sed -n '2s/ .*//p' boards) other=$(sed -n '1s/.* //p' boards)
    "$bestdraw" played -q open.json 1 "$white" "$black" 1-0 || return 1
    "$bestdraw" missing open.json --format csv >missing
    grep -q '^1,1,' missing && { echo 'board 1 is missing still'; return 1; }
    grep "^1,2,$left," missing | grep -q ",$other," || { echo 'board 2 waits for others'; cat missing; return 1; }
    "$bestdraw" sheet -q open.json pairings --format csv | grep "^1,$white," | grep -q ",$black$" || { echo 'the sheet has others on board 1'; return 1; }
    "$bestdraw" result -q open.json 1 --board 2 0-1 && "$bestdraw" find open.json "$other" | grep -q 'board 2'
}

# The one with the bye found one who was to be away, and they played.
a_game_that_nobody_drew_is_recorded()
{
    event 6 0 && "$bestdraw" bye -q open.json 6 1 Z && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    bye=$("$bestdraw" draw -q open.json --round 1 --format pairs | awk 'NF == 2 && $2 == 0 { print $1 }' | head -n 1)
    "$bestdraw" played -q open.json 1 "$bye" 6 1/2 || return 1
    "$bestdraw" sheet -q open.json pairings --format csv | grep "^3,$bye," | grep -q ',6$'
}

results_of_an_extra_round_are_entered()
{
    event 8 0 && "$bestdraw" edit -q open.json rounds=1 && "$bestdraw" draw -q --save open.json >/dev/null && play open.json 1 1 2 3 4 || return 1
    "$bestdraw" draw -q --extra --save open.json >/dev/null && play open.json 2 1
}

a_withdrawn_player_has_no_bye()
{
    event 8 0 && "$bestdraw" bye -q open.json 8 2 H && "$bestdraw" withdraw -q open.json 8 || return 1
    for round in 1 2; do
        "$bestdraw" draw -q --save open.json >/dev/null && play open.json $round 1 2 3 || return 1
    done
    "$bestdraw" convert -q open.json - --to cards 2>/dev/null >cards || "$bestdraw" convert -q open.json - --to json >cards
    grep '"id": 8,' cards | grep -q '"bye": "H"' && { echo '8 has half a point'; return 1; }
    return 0
}

undo_takes_back_ones_own()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    "$bestdraw" result -q open.json 1 --board 1 1-0 --by 'desk 1' && "$bestdraw" result -q open.json 1 --board 2 1-0 --by 'desk 2' &&
        "$bestdraw" undo -q open.json --by 'desk 1' || return 1
    "$bestdraw" missing open.json --format csv >missing
    grep -q '^1,1,' missing && ! grep -q '^1,2,' missing
}

a_contradiction_is_refused()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null && "$bestdraw" result -q open.json 1 --board 1 1-0 || return 1
    "$bestdraw" result -q open.json 1 --board 1 0-1 && { echo 'the second desk has overwritten the first'; return 1; }
    "$bestdraw" result -q open.json 1 --board 1 0-1 --replace
}

history_says_who()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null && "$bestdraw" result -q open.json 1 --board 1 1-0 --by 'desk 1' || return 1
    "$bestdraw" history open.json | grep -q 'desk 1'
}

# The newest act of anybody is taken back; before event/2 there was no other.
newest_back() { "$bestdraw" undo -q open.json --all 2>/dev/null || "$bestdraw" undo -q open.json; }

# Fourteen results that come in together are fourteen acts: one undo takes back one of them.
results_that_come_together_are_acts_of_their_own()
{
    command -v curl >/dev/null && "$bestdraw" help serve >/dev/null 2>&1 || return 0
    event 28 0 && "$bestdraw" draw -q --save open.json --format pairs | awk 'NF == 2 && $2 > 0' >drawn || return 1
    "$bestdraw" serve open.json --port 0 >served 2>&1 &
    server=$!
    tries=0
    until grep -qs desk served || [ $tries -eq 200 ]; do
        tries=$((tries + 1))
        sleep 0.1
    done
    desk=$(sed -n 's|^ *result desk *\(http[^ ]*\)/$|\1|p' served)
    senders=
    while read -r white black; do
        curl -s -o "sent.$white" -H 'Content-Type: application/json' -d "{\"command\": \"result\", \"options\": {\"round\": 1, \"white\": \"$white\", \"black\": \"$black\", \"result\": \"1-0\"}}" "$desk/ask" &
        senders="$senders $!"
    done <drawn
    # shellcheck disable=SC2086
    wait $senders
    kill "$server" && wait "$server"
    [ "$("$bestdraw" missing -q open.json --format csv | grep -c '^1,')" -eq 0 ] || { echo 'not all results are saved'; cat sent.*; return 1; }
    newest_back || return 1
    missing=$("$bestdraw" missing -q open.json --format csv | grep -c '^1,')
    [ "$missing" -eq 1 ] || { echo "one undo takes back $missing results"; return 1; }
}

# However few files may be open: a command fails and changes nothing, or it is done, and all acts before it are told of still.
a_journal_that_cannot_be_read_is_not_lost()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null && play open.json 1 1 2 || return 1
    for most in 3 4 5 6 7 8; do
        mkdir $most && cp -R open.json .open.json.history $most 2>copied
        # shellcheck disable=SC3045 # dash and others have it
        (cd $most && ulimit -n $most && exec "$bestdraw" result -q open.json 1 --board 3 1-0) 2>told
        (cd $most && newest_back && newest_back && "$bestdraw" missing -q open.json --format csv | grep -q '^1,2,') ||
            { echo "with $most files the results are not taken back"; return 1; }
    done
}

# All is in the one file: a save opens and leaves nothing else.
nothing_is_beside_the_file()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null && play open.json 1 1 2 || return 1
    [ "$(find . -type f ! -name said ! -name errors)" = ./open.json ] || { find . -type f; return 1; }
}

# Nothing beside the file is needed to save it, and nothing after that can fail.
a_change_that_is_done_is_not_called_failed()
{
    event 8 0 && "$bestdraw" draw -q --save open.json >/dev/null || return 1
    rm -rf .open.json.history/at && mkdir -p .open.json.history/at/x || return 1
    cp open.json before
    "$bestdraw" result -q open.json 1 --board 1 1-0
    code=$?
    cmp -s open.json before && changed=no || changed=yes
    [ "$code" -eq 0 ] && [ $changed = yes ] && return 0
    [ "$code" -ne 0 ] && [ $changed = no ] && return 0
    echo "exit code $code, changed: $changed"
    return 1
}

# "Published" is said when it is.
nothing_is_said_too_early()
{
    event 60 0
    (trap '' XFSZ && ulimit -f 1 && "$bestdraw" draw --save open.json >drawn 2>told)
    grep -q 'published' drawn told || return 0
    "$bestdraw" missing open.json --format csv | grep -q '^1,1,' || { echo 'it says published, and nothing is'; return 1; }
}

# later COMMAND...: what is entered for later does not touch the proof of an earlier round.
later()
{
    event 12 1 && "$bestdraw" draw -q --save open.json --certificate second.cert >/dev/null && play open.json 2 1 2 3 4 5 6 || return 1
    "$bestdraw" "$@" || return 1
    "$verify" open.json second.cert
}
a_bye_to_come() { later bye -q open.json 3 5 H; }
a_ban_to_come() { later ban -q open.json 1 2 --rounds 5-5; }
a_late_entry() { later late -q open.json 'Newcomer, Nan' 1500; }
a_corrected_name() { later edit -q open.json 4 name='Other, Otto'; }

check 'a published round that is not played is drawn over with other pairs' published_games_are_met
check 'the players of a pending game do not meet again in round 3' a_pending_game_is_met
check 'a round without boards is over' a_round_without_boards_is_over
check 'points of a round without boards count' points_of_a_round_without_boards_count
check 'the boards of a TRF have the numbers that draw printed' boards_of_a_trf_keep_their_numbers
check 'the sheet of a TRF has these boards' the_sheet_of_a_trf_has_these_boards
check 'the report of a TRF has these boards' the_report_of_a_trf_has_these_boards
check 'a result of a TRF goes to its board' results_of_a_trf_go_to_their_board
check 'after the first result explain, show and why are about the same round' the_round_does_not_jump
check 'why-not and compare are about it too' other_questions_do_not_jump
check "in README's order all commands tell of one round" readmes_order_tells_of_one_round
check 'a TRF that is published is still about that round' the_round_of_a_trf_does_not_jump
check 'bestdraw --dutch does not draw over open games' other_programs_command_has_the_guard_too
check 'colours reversed at the board can be recorded' colours_as_played_are_recorded
check 'a game against another opponent can be recorded' a_game_against_another_opponent_is_recorded
check 'a game that nobody drew can be recorded' a_game_that_nobody_drew_is_recorded
check 'results of an extra round can be entered' results_of_an_extra_round_are_entered
check 'a bye lapses when its player withdraws' a_withdrawn_player_has_no_bye
check "undo takes back one's own act" undo_takes_back_ones_own
check 'results that come in together are acts of their own' results_that_come_together_are_acts_of_their_own
check 'a result that contradicts another is refused' a_contradiction_is_refused
check 'history says who' history_says_who
check 'a journal that cannot be read is not lost' a_journal_that_cannot_be_read_is_not_lost
check 'a save needs the file alone' nothing_is_beside_the_file
check 'what was saved is not called failed' a_change_that_is_done_is_not_called_failed
check '"published" is said when it is' nothing_is_said_too_early
check 'a bye for a later round leaves an earlier proof alone' a_bye_to_come
check 'a ban for a later round leaves an earlier proof alone' a_ban_to_come
check 'a late entry leaves an earlier proof alone' a_late_entry
check 'a corrected name leaves an earlier proof alone' a_corrected_name
echo "$bad of $checks are not so"
[ $bad -eq 0 ]
