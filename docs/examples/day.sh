# What the seven days share: an event is run with the program from the first entry to the prizes, as its organisers would.
# Each script is called with the build folder and works in a folder of its own. tests/regress/days.sh plays them all.
set -eu
bestdraw=$(cd "$1" && pwd)/bestdraw
verify=$(cd "$1" && pwd)/bestdraw-verify
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
commands=0

say() { printf '\n== %s\n' "$*"; }
do_it() { commands=$((commands + 1)); "$bestdraw" "$@"; }
fail() { printf '%s\n' "$*"; exit 1; }

# entries COUNT [SCHOOLS]: a list of players as a secretary has it: surname, forename, grade, club, byes and what else was asked for.
entries()
{
    awk -v count="$1" -v clubs="${2:-6}" 'BEGIN {
        split("Adams Baker Clarke Dixon Evans Fisher Grant Hartley Irwin Jones Knight Lloyd Mason Ng Owen Palmer Quinn Reid Smith Turner Unwin Vaughan Walker Young", s, " ")
        split("Ann Ben Cara Dev Eva Finn Gita Hal Isla Jon Kai Lena Max", f, " ")
        split("Lewes Hastings Rye Hove Crewe Boston Aston Derby Epsom Frome", c, " ")
        print "Surname,Forename,Grade,Club,School,Team,Byes,Phone"
        for (i = 0; i < count; i++) {
            grade = 2150 - i * 24 + (i * 37) % 50
            printf "%s,%s,%s,%s,%s,%s,%s,0%d\n", s[i % 24 + 1], f[(i * 5) % 13 + 1], (i % 17 == 16 ? "ungraded" : grade), c[i % clubs + 1], c[(i * 7) % clubs + 1] " School", c[(i * 3) % clubs + 1], (i % 15 == 7 ? "2" : ""), 1000 + i
        }
    }'
}

# draw FILE ROUND: the round is drawn, proved, and the proof checked.
draw()
{
    do_it draw -q "$1" --save --certificate "round$2.cert" --top-colour white >"round$2.txt"
    do_it sheet -q "$1" pairings -o "pairings$2.html"
    do_it sheet -q "$1" alphabetical --format text >"alphabetical$2.txt"
    [ "$("$bestdraw" find "$1" 1 --format json | grep -c '"id": 1,')" = 1 ] || fail 'the first player is not found'
}

# results FILE ROUND: the slips come in: the better player mostly wins, some games are drawn.
results()
{
    "$bestdraw" missing "$1" --round "$2" --format csv >slips.csv || true
    awk -F, -v round="$2" 'NR == 1 { print; next } { k = (NR * 7 + round * 3) % 5; print $0 (k < 2 ? "1-0" : k < 3 ? "½-½" : "0-1") }' slips.csv >filled.csv
    do_it results -q "$1" - <filled.csv
    do_it missing -q "$1" --round "$2" >/dev/null || fail "round $2 has boards without a result"
}

# check_proof FILE ROUND: nobody need believe the program that made the draw.
check_proof() { "$verify" "$1" "round$2.cert" >/dev/null || fail "the proof of round $2 is refused"; }

# wall FILE [KIND...]: the prizes are given, and every sheet is printed, for the wall and for a projector.
wall()
{
    file=$1
    shift
    do_it prizes -q "$file" --add Open --amounts 300,200,100
    do_it prizes -q "$file" --add Best-under-1900 --grade 600-1899 --amounts 50
    do_it prizes "$file" >prizes.txt
    grep -q '^Total: 650$' prizes.txt || fail 'the prizes are not all given'
    for kind in pairings alphabetical cards standings crosstable slips notplaying prizes "$@"; do
        do_it sheet -q "$file" "$kind" -o "$kind.html"
        do_it sheet -q "$file" "$kind" --format text >"$kind.txt"
        [ -s "$kind.txt" ] || fail "the sheet $kind is empty"
    done
    do_it sheet -q "$file" standings --screen -o screen.html
}

finish() { say "$commands commands from the first entry to the prizes"; }
