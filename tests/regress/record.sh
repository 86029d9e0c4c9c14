#!/bin/sh
# What the record of an event once got wrong, one check each: the program before event/2 (797268c) fails every one of them.
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
check 'the boards of a TRF have the numbers that draw printed' boards_of_a_trf_keep_their_numbers
check 'after the first result explain, show and why are about the same round' the_round_does_not_jump
check 'a TRF that is published is still about that round' the_round_of_a_trf_does_not_jump
check 'bestdraw --dutch does not draw over open games' other_programs_command_has_the_guard_too
check 'colours reversed at the board can be recorded' colours_as_played_are_recorded
check 'a game against another opponent can be recorded' a_game_against_another_opponent_is_recorded
check 'results of an extra round can be entered' results_of_an_extra_round_are_entered
check 'a bye lapses when its player withdraws' a_withdrawn_player_has_no_bye
check "undo takes back one's own act" undo_takes_back_ones_own
check 'a result that contradicts another is refused' a_contradiction_is_refused
check 'history says who' history_says_who
check 'what was saved is not called failed' a_change_that_is_done_is_not_called_failed
check '"published" is said when it is' nothing_is_said_too_early
check 'a bye for a later round leaves an earlier proof alone' a_bye_to_come
check 'a ban for a later round leaves an earlier proof alone' a_ban_to_come
check 'a late entry leaves an earlier proof alone' a_late_entry
check 'a corrected name leaves an earlier proof alone' a_corrected_name
echo "$bad of $checks are not so"
[ $bad -eq 0 ]
