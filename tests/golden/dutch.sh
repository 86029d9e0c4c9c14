#!/bin/sh
# bestdraw in the place of a pairing engine: --dutch FILE -p, -c, -g, with the engines' output and exit codes.
program=$1/bestdraw
data=$2/tests/data/dutch
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "failed: $*"
    failed=1
}

# expect CODE WORDS...: runs the program; output in $work/out and $work/err
expect() {
    code=$1
    shift
    "$program" "$@" >"$work/out" 2>"$work/err"
    got=$?
    [ $got -eq "$code" ] || fail "exit code $got, not $code: $* ($(cat "$work/err"))"
}

same() {
    cmp -s "$1" "$2" || fail "$3: $(diff "$1" "$2" | head -5)"
}

expect 0 --dutch "$data/small.trf" -p
same "$work/out" "$data/small.pairs" "pairs on standard output"
expect 0 --dutch "$data/small.trf" -p "$work/pairs" -l "$work/list"
same "$work/pairs" "$data/small.pairs" "pairs in a file"
same "$work/list" "$data/small.list" "list"
[ -s "$work/out" ] && fail "output although a file was given"

# The list lands beside the tournament when it has no name.
cp "$data/small.trf" "$work/open.trf"
expect 0 --dutch "$work/open.trf" -p "$work/pairs" -l
same "$work/open.list" "$data/small.list" "list beside the input"

# Differences are told, and are no failure.
expect 0 --dutch "$data/changed.trf" -c
same "$work/out" "$data/changed.check" "differences"

expect 1 --dutch "$data/stuck.trf" -p
grep -q "round 2 cannot be paired" "$work/err" || fail "no word about why there is no draw"
# Lots that nobody has drawn are drawn, told, and the same the next time.
expect 0 --dutch "$data/no_colour.trf" -p "$work/lot1"
grep -q "initial colour.*drawn by lot" "$work/err" || fail "no word about the initial colour"
expect 0 --dutch "$data/no_colour.trf" -p "$work/lot2"
same "$work/lot1" "$work/lot2" "the same lot for the same file"
expect 3 --dutch "$data/small.trf"
grep -q "usage" "$work/err" || fail "no usage"
expect 3 --dutch "$data/small.trf" -p -c
expect 3 --dutch "$data/small.trf" -x
expect 3 --dutch "$data/small.pairs" -p
expect 5 --dutch "$work/missing.trf" -p
expect 5 --dutch "$data/small.trf" -p "$work/missing/pairs"

# The name alone; JaVaFo's -q anywhere; a first word that is no system's and no command's.
expect 0 --dutch -r
grep -q '^bestdraw.*BBP Pairings' "$work/out" || fail "no name"
for call in "-q 5 --dutch $data/small.trf -p" "--dutch -q 5 $data/small.trf -p" "$data/small.trf -q 5 --dutch -p" "--dutch $data/small.trf -p -q 5"; do
    # shellcheck disable=SC2086
    expect 0 $call
    same "$work/out" "$data/small.pairs" "$call"
done
expect 3 --swiss "$data/small.trf" -p
expect 3 "$data/small.trf" -c
grep -q 'the system is missing' "$work/err" || fail "no word about the missing system"
expect 2 draw "$data/small.trf" -p
expect 2 swiss

# player ID POINTS CELLS
player() {
    printf '001 %4d      %-33s 2000 ENG                        %4s %4d%s\n' "$1" "Player $1" "$2" "$1" "$3"
}

# Differences in the words of the engines: a round without a legal pairing, and no number of rounds.
{ player 1 2.0 '     2 w 1     2 b 1'; player 2 0.0 '     1 b 0     1 w 0'; } >"$work/again.trf"
expect 0 --dutch "$work/again.trf" -c
printf 'again: Round #1\nagain: Round #2\nNo valid pairing exists for round 2.\n\n\n' >"$work/wanted"
same "$work/out" "$work/wanted" "a round without a legal pairing"
expect 3 --dutch "$work/again.trf" -p
grep -q 'number of rounds' "$work/err" || fail "no word about the number of rounds"

# A forfeit whose colours are not told differs from nothing; one with other colours does.
"$program" generate -q --rules=fide --players=10 --rounds=9 --played=4 --forfeits=200 --seed=3 --format=trf --output="$work/default.trf"
sed 's/ [wb] \([+-]\)/ - \1/g' "$work/default.trf" >"$work/untold.trf"
[ "$(grep -c '[0-9] - [+-]' "$work/untold.trf")" -ge 6 ] || fail "too few forfeits"
expect 0 --dutch "$work/untold.trf" -c
grep -q Checker "$work/out" && fail "a forfeit without colours: $(cat "$work/out")"
sed 'y/wb/bw/' "$work/default.trf" >"$work/turned.trf"
sed -i 's/^\(142.*\)$/\1\n152 B/' "$work/turned.trf"
expect 0 --dutch "$work/turned.trf" -c
grep -q Checker "$work/out" || fail "no word about turned colours"

# The arbiter gives the bye of the round to be paired; six cannot be paired so.
chosen() { # PLAYERS
    printf '142 5\n152 W\n'
    for id in $(seq "$1"); do
        if [ "$id" -eq 4 ]; then player 4 1.0 '  0000 - U'; else player "$id" 0.0 ''; fi
    done
}
chosen 5 >"$work/chosen.trf"
expect 0 --dutch "$work/chosen.trf" -p
printf '3\n1 3\n5 2\n4 0\n' >"$work/wanted"
same "$work/out" "$work/wanted" "the bye that the arbiter gives"
expect 0 --dutch "$work/chosen.trf" -c
grep -q Round "$work/out" && fail "a round that is to be paired is checked"
chosen 6 >"$work/chosen.trf"
expect 3 --dutch "$work/chosen.trf" -p
grep -q 'an even number' "$work/err" || fail "no word about six players and a bye"

# As many rounds as announced: no further one. Nobody there: no board. Everybody has a bye: a round.
{ player 1 2.0 '     2 w 1     2 b 1'; player 2 0.0 '     1 b 0     1 w 0'; echo 'XXR 2'; } >"$work/over.trf"
expect 3 --dutch "$work/over.trf" -p "$work/over.pairs"
grep -q 'after the last one' "$work/err" || fail "no word about a finished event"
[ -e "$work/over.pairs" ] && fail "an answer for a finished event"
{ player 1 1.0 '     2 w 1'; player 2 0.0 '     1 b 0'; printf 'XXR 9\n240 Z 002    1    2\n'; } >"$work/away.trf"
expect 0 --dutch "$work/away.trf" -p
[ "$(cat "$work/out")" = 0 ] || fail "nobody is there: $(cat "$work/out")"
{
    player 1 1.5 '     2 w 1  0000 - H'
    player 2 0.0 '     1 b 0  0000 - Z'
    player 3 1.0 '  0000 - U  0000 - Z'
    echo 'XXR 9'
} >"$work/byes.trf"
expect 0 --dutch "$work/byes.trf" -c
[ "$(grep -c Round "$work/out")" -eq 2 ] || fail "a column of byes is a round"
expect 0 --dutch "$work/byes.trf" -p
printf '2\n3 1\n2 0\n' >"$work/wanted"
same "$work/out" "$work/wanted" "after a column of byes"

# Points of a list have virtual points in them.
{ player 1 1.0 '     2 w 1'; player 2 0.0 '     1 b 0'; player 3 1.0 '  0000 - U'; printf 'XXR 9\nXXA    1  1.0  1.0\n'; } >"$work/acc.trf"
expect 0 --dutch "$work/acc.trf" -p - -l -
grep -q "^ 1	2.0	" "$work/out" || fail "points without virtual points: $(cat "$work/out")"
expect 0 --dutch "$work/acc.trf" -p "$work/pairs" -l "$work/no/folder"
grep -q 'no/folder' "$work/err" || fail "no word about a list that cannot be written"
# The sisters: after its seeding rounds the Burstein system pairs the first in the index with the last; the Dubov system pairs otherwise too.
{
    printf '142 4\n152 W\n'
    player 1 2.0 '     3 w 1     2 b 1'
    player 2 1.0 '     4 b 1     1 w 0'
    player 3 1.0 '     1 b 0     4 w 1'
    player 4 0.0 '     2 w 0     3 b 0'
} >"$work/sisters.trf"
for system in burstein dubov; do
    expect 0 --$system "$work/sisters.trf" -p -
    grep -v '^bestdraw' "$work/out" >"$work/$system"
    "$program" draw --quiet --rules $system --format pairs "$work/sisters.trf" >"$work/wanted"
    same "$work/$system" "$work/wanted" "--$system and draw --rules $system"
done

# Point systems that no FIDE event has are refused, with their file; others are taken.
system() { # POINTS-OF-A-WIN RECORD-162 [RECORD]
    { player 1 "$1" '     2 w 1'; player 2 0.0 '     1 b 0'; printf '142 5\n152 W\n162  %s\n%s\n' "$2" "$3"; } >"$work/system.trf"
}
refused() { # PLACE-AND-SENTENCE POINTS-OF-A-WIN RECORD-162 [RECORD]
    system "$2" "$3" "$4"
    for action in p c; do
        expect 3 --dutch "$work/system.trf" -$action
        grep -q "^bestdraw: $work/system.trf:$1" "$work/err" || fail "$3 is refused so: $(cat "$work/err")"
    done
}
system 3.0 'W 3.0    D 1.0    L 0.0    P 3.0'
expect 0 --dutch "$work/system.trf" -c
refused ' the pairing-allocated bye is worth more than a win' 1.0 'W 1.0    D 0.5    L 0.0    P 1.5'
refused ' two draws are worth more than a win and a loss' 1.5 'W 1.5    D 1.0    L 0.0    P 1.0'
refused ' Baku acceleration is for events' 3.0 'W 3.0    D 1.0    L 0.0    P 3.0' '192 FIDE_DUTCH_BAKU'
refused '5:17: .*multiple of 0.5' 1.0 'W 1.0    D 0.25   L 0.0    P 1.0'

# A generated tournament is paired right, and the same for the same seed.
printf 'PlayersNumber=20\nRoundsNumber=6\nDrawPercentage=40\nForfeitRate=20\n' >"$work/config"
expect 0 --dutch -g "$work/config" -o "$work/a.trf" -s 7
expect 0 --dutch -g "$work/config" -o "$work/b.trf" -s 7
same "$work/a.trf" "$work/b.trf" "one seed, one tournament"
expect 0 --dutch "$work/a.trf" -c
grep -q "Checker" "$work/out" && fail "a generated tournament has differences"
[ "$(grep -c '^001' "$work/a.trf")" -eq 20 ] || fail "not twenty players"
grep -q "Round #6" "$work/out" || fail "not six rounds"
expect 0 --dutch "$work/a.trf" -g -o "$work/c.trf" -s 8
[ "$(grep -c '^001' "$work/c.trf")" -eq 20 ] || fail "the model's twenty players"
expect 3 --dutch -g "$work/config" -s 7

# Byes, forfeits and unusual results by number, in percent and by round.
cells() { # ROUND PATTERN: how many cells of the round match
    grep '^001' "$work/shape.trf" | cut -c$((92 + 10 * ($1 - 1)))-$((99 + 10 * ($1 - 1))) | grep -c -- "$2"
}
cat >"$work/shape" <<'CONFIG'
PlayersNumber=40
RoundsNumber=5
PointSystem=3-1-0
ZeroPointByes=2
HalfPointByes=5%
HalfPointByes.3=4
FullPointByes.2=1
Forfeits=1
DoubleForfeits.4=2
UnusualResults=50%
UnusualResults.1=0
PenaltyResults.1=3
InitialColour=B
HighestRating=2400
LowestRating=2200
TieBreaks=BH/C1,DE,SB
CONFIG
expect 0 --dutch -g "$work/shape" -o "$work/shape.trf" -s 11
[ -s "$work/err" ] && fail "words about a configuration without a fault: $(cat "$work/err")"
for round in 1 2 3 4 5; do
    half=2 full=0 double=0 unusual=0
    [ $round -eq 3 ] && half=4
    [ $round -eq 2 ] && full=1
    [ $round -eq 4 ] && double=4
    [ "$(cells $round '0000 - Z')" -eq 2 ] || fail "round $round: absences"
    [ "$(cells $round '0000 - H')" -eq $half ] || fail "round $round: half-point byes"
    [ "$(cells $round '0000 - F')" -eq $full ] || fail "round $round: full-point byes"
    [ "$(cells $round '[wb] +')" -eq 1 ] || fail "round $round: forfeits"
    [ "$(cells $round '[wb] -')" -eq $((1 + double)) ] || fail "round $round: double forfeits"
    [ $round -gt 1 ] && unusual=$(((40 - 2 - half - full) / 2 / 2 * 2))
    [ "$(cells $round '[wb] [WDL]')" -eq $unusual ] || fail "round $round: unusual results"
done
# A penalty leaves a loss against a loss or a draw.
awk '/^001/ { id = substr($0, 5, 4) + 0; other[id] = substr($0, 92, 4) + 0; result[id] = substr($0, 99, 1) }
     END { for (id in other) if (result[id] == "0" && result[other[id]] ~ /[0=]/) losers[id < other[id] ? id : other[id]] = 1
           for (id in losers) count++; exit count != 3 }' "$work/shape.trf" || fail "three penalties in round 1"
grep -q '^162  W 3.0    D 1.0    L 0.0    P 3.0$' "$work/shape.trf" || fail "the point system"
grep -q '^152 B$' "$work/shape.trf" || fail "the initial colour"
expect 0 --dutch "$work/shape.trf" -c
grep -q Checker "$work/out" && fail "a generated tournament of this shape has differences"
grep -q '^202 BH/C1,DE,SB$' "$work/shape.trf" || fail "the list of tie-breaks"
grep -q '^212 PTS,BH/C1,DE,SB$' "$work/shape.trf" || fail "the list of the standings"

# Ranks are held against the list: two that are exchanged are told, with their places, and nothing else is.
first=$(awk '/^001/ && substr($0, 86, 4) + 0 == 1 { print substr($0, 5, 4) + 0 }' "$work/shape.trf")
last=$(awk '/^001/ && substr($0, 86, 4) + 0 == 40 { print substr($0, 5, 4) + 0 }' "$work/shape.trf")
awk '/^001/ && substr($0, 86, 4) + 0 == 1 { $0 = substr($0, 1, 85) "  40" substr($0, 90); print; next }
     /^001/ && substr($0, 86, 4) + 0 == 40 { $0 = substr($0, 1, 85) "   1" substr($0, 90) } { print }' \
    "$work/shape.trf" >"$work/ranks.trf"
expect 0 --dutch "$work/ranks.trf" -c
[ "$(grep -c '^ *[0-9]*: ' "$work/out")" -eq 2 ] || fail "two false ranks: $(cat "$work/out")"
grep -q "^ *$first:   1  *$first:  40$" "$work/out" || fail "the first place"
grep -q "^ *$last:  40  *$last:   1$" "$work/out" || fail "the last place"
grep -v '^2[01]2 ' "$work/ranks.trf" >"$work/nolist.trf"
expect 0 --dutch "$work/nolist.trf" -c
grep -q Places "$work/out" && fail "places without a list"
expect 0 --dutch "$work/shape.trf" -c 3
[ "$(cat "$work/out")" = "shape: Round #3" ] || fail "one round alone"
printf 'PlayersNumber=x\nPointsForWin=0.25\nHalfPointByes.0=1\nRoundsNumber.2=3\nUnheardOf=1\n' >"$work/odd"
expect 0 --dutch -g "$work/odd" -o "$work/odd.trf" -s 1
[ "$(grep -c ignored "$work/err")" -eq 5 ] || fail "what is ignored: $(cat "$work/err")"
# Points as the file says: each of a win, a draw and a loss.
printf 'PlayersNumber=8\nRoundsNumber=3\nPointsForWin=3.0\nPointsForDraw=1.5\nPointsForLoss=0.5\n' >"$work/points"
expect 0 --dutch -g "$work/points" -o "$work/points.trf" -s 1
grep -q '^162  W 3.0    D 1.5    L 0.5 ' "$work/points.trf" || fail "points: $(grep ^162 "$work/points.trf")"
# Ratings are from 1400 to 2600 where the file says nothing else.
printf 'PlayersNumber=20\nRoundsNumber=3\n' >"$work/config"
expect 0 --dutch -g "$work/config" -o "$work/usual.trf" -s 7
printf 'LowestRating=1400\nHighestRating=2600\n' >>"$work/config"
expect 0 --dutch -g "$work/config" -o "$work/told.trf" -s 7
same "$work/usual.trf" "$work/told.trf" "usual ratings"
printf 'LowestRating=1401\n' >>"$work/config"
expect 0 --dutch -g "$work/config" -o "$work/other.trf" -s 7
cmp -s "$work/usual.trf" "$work/other.trf" && fail "ratings from 1401 are not those from 1400"

# What leaves FIDE mode is noted when it is done.
{ cat "$data/small.trf"; echo '192 FIDE_DUTCH'; } >"$work/mode.trf"
cp "$work/mode.trf" "$work/lots.trf"
expect 0 draw "$work/mode.trf" --pair 1,2 --seed 4 --save
grep -q '^### outside FIDE mode: round 3 was drawn with seed=4 pair=1,2$' "$work/mode.trf" || fail "no remark about a board set by hand"
expect 0 draw "$work/lots.trf" --seed 4 --save
grep -q 'outside FIDE' "$work/lots.trf" && fail "a lot leaves FIDE mode"
exit $failed
