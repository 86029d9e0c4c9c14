#!/bin/sh
# A weekend of teams at which mistakes are made, 24 teams of four boards over seven rounds (rules team): day_teams.sh BUILD [FOLDER]
# With FOLDER the event, its TRF and its sheets are left there.
. "$(dirname "$0")/day.sh"
keep=${2-}

# refused CODE COMMAND...: the program says no, with this exit code, and the event stays as it is.
refused()
{
    cp league.json before.json
    code=$1
    shift
    commands=$((commands + 1))
    got=0
    "$bestdraw" "$@" >refused.txt 2>&1 || got=$?
    [ "$got" -eq "$code" ] || fail "'$*' ends with $got, not $code: $(cat refused.txt)"
    cmp -s league.json before.json || fail "'$*' is refused and has changed the file"
}

# team_list: 24 teams of four players and a reserve, as the clubs sent them in.
team_list()
{
    awk 'BEGIN {
        split("Alder Birch Cedar Dogwood Elm Fir Gorse Hazel Ivy Juniper Kapok Larch Maple Nettle Oak Pine Quince Rowan Spruce Thorn Ulex Viburnum Willow Yew", t, " ")
        split("Adams Baker Clarke Dixon Evans Fisher Grant Hartley Irwin Jones Knight Lloyd Mason Ng Owen Palmer Quinn Reid Smith Turner Unwin Vaughan Walker Young", s, " ")
        split("Ann Ben Cara Dev Eva Finn Gita Hal Isla Jon Kai Lena Max", f, " ")
        print "Team,Surname,Forename,Rating"
        for (i = 0; i < 24; i++)
            for (k = 0; k < 5; k++)
                printf "%s,%s,%s,%d\n", t[i % 24 + 1], s[(i * 5 + k * 7) % 24 + 1], f[(i * 3 + k * 4) % 13 + 1] " " substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (i + k * 5) % 26 + 1, 1) ".", 2280 - (i * 7) % 24 * 22 - k * 61 + (i * k) % 17
    }'
}

# board_of ROUND TEAM: the number of the match on the wall.
board_of() { "$bestdraw" line-up league.json "$1" "$2" --format csv | awk -F, 'NR == 2 { print $1 }'; }

# boards ROUND [NOT...]: the results of all matches that have none, but for those matches.
boards()
{
    number=$1
    shift
    "$bestdraw" missing league.json --round "$number" --format csv | awk -F, 'NR > 1 { print $2 }' >open.txt || true
    for open in $(cat open.txt); do
        case " $* " in *" $open "*) continue ;; esac
        letters=$(awk -v m="$open" -v r="$number" 'BEGIN { for (k = 1; k <= 4; k++) { x = (m * 7 + r * 5 + k * 3 + m * k) % 7; printf "%s", x < 3 ? "1" : x < 5 ? "=" : "0" } }')
        do_it result -q league.json "$number" --board "$open" --boards "$letters"
    done
}

# publish ROUND: drawn, proved, and the proof checked.
publish()
{
    do_it draw -q league.json --save --certificate "round$1.cert" --top-colour white >"round$1.txt"
    "$verify" league.json "round$1.cert" >/dev/null || fail "the proof of round $1 is refused"
}

say 'the list: a player without a team is named, and nothing is made'
team_list >teams.csv
sed '8s/^[A-Za-z]*,/,/' teams.csv >wrong.csv
"$bestdraw" new wrong.csv wrong.json --rules team --boards 4 --as-shown >refused.txt 2>&1 && fail 'a player without a team is entered'
grep -q 'line 8:' refused.txt || fail "the line is not named: $(cat refused.txt)"
do_it new -q teams.csv league.json --rules team --boards 4 --rounds 7 --by-strength --name 'Harbour Teams' --as-shown \
    --tiebreaks MPvGP,EMGSB,BH:MP/C1 --option seed=6
do_it edit -q league.json start=2026-03-06 end=2026-03-08 city=Rye country=ENG arbiter='Abel, Ann'
[ "$("$bestdraw" roster league.json --format csv | wc -l)" -eq 121 ] || fail 'there are not 120 players'

say 'Friday: a new reserve, a corrected rating, another order; somebody is put into two teams'
do_it roster -q league.json Oak --enter 'New, Nell'
do_it edit -q league.json --member 'Nell New' grade=1777
# shellcheck disable=SC2046 # a number is a word
set -- $("$bestdraw" roster league.json Elm --format csv | awk -F, 'NR > 1 { print $4 }')
refused 3 roster -q league.json Oak "$1"
do_it roster -q league.json Elm "$2" "$1" "$3" "$4" "$5"
elm=$2

say 'round 1: line-ups; a player of another team, one named twice, too many'
publish 1
oak=$("$bestdraw" roster league.json Oak --format csv | awk -F, 'NR > 1 { print $4 }' | tr '\n' ' ')
set -- $oak
refused 3 line-up -q league.json 1 Oak "$1" "$2" "$3" "$elm"
refused 3 line-up -q league.json 1 Oak "$1" "$2" "$1"
refused 3 line-up -q league.json 1 Oak "$1" "$2" "$3" "$4" "$5"
do_it line-up -q league.json 1 Oak "$1" "$3" "$4" "$6"
match=$(board_of 1 Oak)

say 'a board is typed wrong; two desks; the arbiter takes a result back'
do_it result -q league.json 1 --board "$match" --boards '1=0*' --by 'desk 1'
refused 3 result -q league.json 1 --board "$match" --seat 2 1-0 --by 'desk 2'
grep -q 'already says 1/2' refused.txt || fail "the second desk is not told: $(cat refused.txt)"
do_it result -q league.json 1 --board "$match" --seat 2 1-0 --replace --by 'desk 2'
refused 3 result -q league.json 1 --board "$match" 3-1
refused 2 result -q league.json 1 --board "$match" --boards 1x00
refused 3 result -q league.json 1 --board "$match" --boards 1=0
do_it result -q league.json 1 --board "$match" --seat 4 0-1
refused 3 line-up -q league.json 1 Oak "$1" "$3" "$4" "$5"
do_it line-up -q league.json 1 Oak "$1" "$3" "$4" "$5" --replace
boards 1
do_it result -q league.json 1 --board "$match" --seat 1 0-1 --replace
do_it undo -q league.json
"$bestdraw" line-up league.json 1 Oak --format csv | grep -q '1-0' || fail 'the result is not taken back'

say 'round 2: a team comes without its fourth player, another does not come; a match had the colours reversed'
publish 2
set -- $oak
do_it line-up -q league.json 2 Oak "$1" "$2" "$3" -
match=$(board_of 2 Oak)
refused 3 result -q league.json 2 --board "$match" --boards 11==
side=$("$bestdraw" line-up league.json 2 Oak --format csv | awk -F, 'NR == 2 { print $3 }')
if [ "$side" = Oak ]; then do_it result -q league.json 2 --board "$match" --boards '11=-'; else do_it result -q league.json 2 --board "$match" --boards '00=+'; fi
absent=$([ "$match" = 2 ] && echo 3 || echo 2)
do_it result -q league.json 2 --board "$absent" +-
turned=$([ "$match" -gt 4 ] && echo 4 || echo 5)
"$bestdraw" line-up league.json 2 --format csv | awk -F, -v m="$turned" '$1 == m && $2 == 1 { print $3; print $NF }' >pair.txt
first=$(sed -n 1p pair.txt) second=$(sed -n 2p pair.txt)
refused 3 result -q league.json 2 "$second" "$first" 3-1
do_it result -q league.json 2 "$second" "$first" 3-1 --colours-reversed
do_it result -q league.json 2 --board "$turned" --boards 11=0 --replace
boards 2

say 'round 3: a match is told without its boards, and with them later; a half-point bye, a withdrawal that was a mistake'
do_it bye -q league.json Fir 4 H
publish 3
do_it result -q league.json 3 --board 1 2.5-1.5
refused 3 result -q league.json 3 --board 1 --boards 1=0=
do_it result -q league.json 3 --board 1 --boards '1==0' --replace
do_it result -q league.json 3 --board 2 3-1
do_it withdraw -q league.json Gorse
do_it undo -q league.json
do_it withdraw -q league.json Ulex 5
boards 3

for round in 4 5 6 7; do
    say "round $round"
    publish "$round"
    [ "$round" != 4 ] || do_it sheet -q league.json matches -o forms.html
    boards "$round"
done
grep -q '"bye": "U"' league.json || fail 'nobody had the bye'

say 'the sum of all match points: two of each match, one of each bye of the draw or half-point bye'
matches=$(for round in 1 2 3 4 5 6 7; do "$bestdraw" line-up league.json $round --format csv | awk -F, 'NR > 1 && $2 == 1' | wc -l; done | awk '{ n += $1 } END { print n }')
byes=$(sed -n '/"rounds": \[/,/"journal"/p' league.json | grep -c '^ *{"player": [0-9]*, "bye": "[UH]"')
points=$("$bestdraw" standings league.json --format json --tiebreaks none | sed -n 's/.*"points": \([0-9.]*\).*/\1/p' | awk '{ n += $1 } END { print n }')
[ "$points" = $((2 * matches + byes)) ] || fail "$points match points of $matches matches and $byes byes"

say 'the slips of the match that was told without its boards are found: before, TRF26 could not hold it'
do_it convert league.json league.trf >lost.txt 2>&1
grep -q 'has a result without those of its boards' lost.txt || fail "nobody is told what TRF26 loses: $(cat lost.txt)"
do_it result -q league.json 3 --board 2 --boards '1=1=' --replace
do_it convert league.json league.trf >lost.txt 2>&1
grep -q 'has a result without those of its boards' lost.txt && fail "TRF26 loses a result still: $(cat lost.txt)"

say 'TRF26, there and back: the same event; without our lines the same standings'
do_it edit -q league.json option.preferences=B
do_it convert -q league.json league.trf
grep -q '^192 FIDE_TEAM_TYPEB_MP_GP' league.trf || fail 'the code does not follow the options'
do_it edit -q league.json option.preferences=A
do_it convert -q league.json league.trf
do_it convert -q league.trf again.json
for file in league again; do sed -n '/"players"/,/"journal"/p' $file.json >$file.txt; done
diff league.txt again.txt >differ.txt || fail "the event is another one after TRF26: $(head -n 4 differ.txt)"
do_it history -q league.json --check >/dev/null

say 'the wall'
for kind in pairings matches boards standings crosstable; do
    do_it sheet -q league.json $kind -o "$kind.html"
    do_it sheet -q league.json $kind --format text >"$kind.txt"
    do_it sheet -q league.json $kind --format csv >"$kind.csv"
    [ "$(wc -l <"$kind.csv")" -gt 10 ] || fail "the sheet $kind is empty"
done
do_it standings league.json --boards --format json | grep -q '"opposition"' || fail 'there are no scores of boards'
head -n 9 standings.txt
[ -z "$keep" ] || cp league.json league.trf ./*.html "$keep"
finish
