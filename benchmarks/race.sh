#!/bin/sh
# bestdraw against other engines: the last round of generated fide events, and matching problems; processor time, start of the program included.
# usage: race.sh BUILD OUTPUT-FOLDER      Engines take part where the environment says where they are:
#   BBP=.../bbpPairings.exe    GACRUX=.../pairingchecker.py    LEMON=a program that reads the instance file it is given and prints "values V1 V2 ..."
# SIZES, ALONE (larger ones, without other engines), NODES and RUNS say what is run. Every event is run by all engines in turn, one after the other;
# what is told is the median over RUNS events. An engine that once needs more than LIMIT seconds is asked for no larger events.
# WHO says in a sentence which versions they are. Writes race.md and pictures/race.svg, as they are in docs.
[ $# -eq 2 ] || {
    sed -n '2,8s/^# //p' "$0" >&2
    exit 2
}
build=$(cd "$1" && pwd) || exit 2
bestdraw=$build/bestdraw
sizes=${SIZES:-50 100 200 400 800}
alone=${ALONE-1600 3200 9999}
nodes=${NODES:-200 500 1000}
runs=${RUNS:-5}
limit=${LIMIT:-100}
mkdir -p "$2/pictures" || exit 1
out=$(cd "$2" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
: >tired

# spent TIMES COMMAND...: user and system time of so many runs in seconds
spent() {
    # shellcheck disable=SC2034
    (
        count=$1
        shift
        while [ "$count" -gt 0 ]; do
            "$@" >said 2>errors
            count=$((count - 1))
        done
        times
    ) >spent
    awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, part, /[ms]/); sum += 60 * part[1] + part[2] } print sum }' spent
}

# seconds COMMAND...: of one run; clocks tick every hundredth of a second, so that short runs are made many times
seconds() {
    once=$(spent 1 "$@")
    if awk -v t="$once" 'BEGIN { exit !(t < 0.15) }'; then
        spent 25 "$@" | awk '{ printf "%.4f\n", $1 / 25 }'
    else
        printf '%.4f\n' "$once"
    fi
}

# run ENGINE FILE OUT: the seconds into the engine's list of this size, its answer into OUT; "-" when it is out of the race
run() {
    grep -q "^$1\$" tired && return
    case $1 in
    bestdraw) time=$(seconds "$bestdraw" --dutch "$2" -p "$3") ;;
    bbpPairings) time=$(seconds "$BBP" --dutch "$2" -p "$3") ;;
    Gacrux) time=$(seconds python3 "$GACRUX" -i "$2" -p -dT -o pairs) && grep . pairs >"$3" ;;
    match) time=$(seconds "$bestdraw" -q match "$2") && awk '/^pair/ { exit } NF == 2 { printf " %s", $2 }' said >"$3" ;;
    LEMON) time=$(seconds "$LEMON" "$2") && sed -n 's/^values//p' said | tr -d '\n' >"$3" ;;
    esac
    echo "$time" >>"$1.list"
    awk -v t="$time" -v l="$limit" 'BEGIN { exit !(t > l) }' && echo "$1" >>slow
    return 0
}

# event PLAYERS SEED: next.trf, before the last of eight rounds
event() {
    printf 'PlayersNumber=%d\nRoundsNumber=8\nDrawPercentage=30\nForfeitRate=100\nHalfPointByeRate=50\n' "$1" >config
    "$bestdraw" --dutch -g config -o all.trf -s "$2" || exit 1
    awk -v played=7 '/^001/ { line = substr($0, 1, 89 + 10 * played); sum = 0
            for (r = 1; r <= played; r++) { c = substr($0, 89 + 10 * r, 1); sum += index("1+FUW", c) > 0 ? 1 : index("=HD", c) > 0 ? 0.5 : 0 }
            printf "%s%4.1f%s\n", substr(line, 1, 80), sum, substr(line, 85); next }
        /^(142|152|092|192)/ || /^XX/ { print }' all.trf >next.trf
    grep -q '^152' next.trf || echo '152 W' >>next.trf
}

# instance NODES SEED: all pairs, three costs
instance() {
    awk -v n="$1" -v x="$2" 'function any(below) { x = (x * 69069 + 12345) % 4294967296; return int(x / 65536) % below }
        BEGIN { printf "bestdraw-instance 1\nnodes %d\ncosts a b c\n", n
            for (u = 1; u <= n; u++) for (v = u + 1; v <= n; v++) printf "edge %d %d %d %d %d\n", u, v, any(3), any(50), any(1000)
            print "end" }' >instance
}

# middle ENGINE: the median of its list, or "-"; the list is emptied
middle() {
    [ -s "$1.list" ] || { echo -; return; }
    sort -n "$1.list" | awk '{ all[NR] = $1 } END { print NR % 2 ? all[(NR + 1) / 2] : (all[NR / 2] + all[NR / 2 + 1]) / 2 }'
    sort -n "$1.list" | tail -1 >"$1.worst"
    rm "$1.list"
}

# race SIZE FIRST OTHERS...: RUNS events of this size; a line of the table
race() {
    size=$1 first=$2
    shift 2
    same=0 compared=0
    for seed in $(seq "$runs"); do
        if [ "$first" = match ]; then instance "$size" "$seed" && file=instance; else event "$size" "$seed" && file=next.trf; fi
        rm -f answer.*
        for engine in "$first" "$@"; do run "$engine" "$file" "answer.$engine"; done
        for engine in "$@"; do
            [ ! -e "answer.$engine" ] || { compared=$((compared + 1)); cmp -s "answer.$first" "answer.$engine" && same=$((same + 1)); }
        done
    done
    [ ! -e slow ] || cat slow >>tired
    ours=$(middle "$first")
    printf '%s\t%d\t0\t%s\t%s\n' "$first" "$size" "$ours" "$(cat "$first.worst")" >>race.tsv
    printf '| %d | %s |' "$size" "$ours"
    for engine in "$@"; do
        theirs=$(middle "$engine")
        [ "$theirs" = - ] || printf '%s\t%d\t0\t%s\t%s\n' "$engine" "$size" "$theirs" "$(cat "$engine.worst")" >>race.tsv
        printf ' %s | %s |' "$theirs" "$(awk -v a="$theirs" -v b="$ours" 'BEGIN { if (a == "-") print "-"; else printf a / b < 10 ? "%.1f" : "%.0f", a / b }')"
    done
    printf ' %s |\n' "$([ $compared -eq 0 ] && echo - || echo "$same of $compared")"
}

# head COLUMN ENGINES...
head_of() {
    printf '| %s ' "$@"
    printf '|\n|'
    for _; do printf -- '---|'; done
    printf '\n'
}

: >race.tsv
others=
[ -z "${BBP-}" ] || others="$others bbpPairings"
[ -z "${GACRUX-}" ] || others="$others Gacrux"
{
    cat <<END
# The race

Made by \`benchmarks/race.sh\`, which says how to run it. Seconds of processor time, the start of the program
included, medians of $runs events; each event is run by all engines in turn. *Ratio* is the other engine's
time by ours, *same* how many answers were the same, of how many. ${WHO-}

The next round of fide events in which seven rounds of eight are played, one game in ten is won by default and
one player in twenty has a half-point bye in a round (\`--dutch FILE -p OUT\`); an engine that once took more
than $limit s is asked for no larger event.

END
    # shellcheck disable=SC2086
    {
        set -- players bestdraw
        for engine in $others; do set -- "$@" "$engine" ratio; done
        head_of "$@" same
        for size in $sizes; do race "$size" bestdraw $others; done
        for size in $alone; do
            echo $others | tr ' ' '\n' >>tired
            race "$size" bestdraw $others
        done
    }
    cat <<END

![Time over size](pictures/race.svg)

\`match\`: the best perfect matching of a complete graph whose edges have three costs, the first before the second
and the second before the third, from the text file to the answer; bestdraw also proves it, and that no other
is as good.

END
    set -- nodes bestdraw
    [ -z "${LEMON-}" ] || set -- "$@" LEMON ratio
    head_of "$@" same
    # shellcheck disable=SC2086
    for size in $nodes; do race "$size" match ${LEMON:+LEMON}; done
} | tee "$out/race.md"
# shellcheck disable=SC2086
grep -v '^\(match\|LEMON\)' race.tsv | "$build/benchmarks/bench_plot" --title='The last round of eight, fide rules' \
    --description='Processor time of drawing one round, by engine and number of players; medians, and the worst' bestdraw $others >"$out/pictures/race.svg"
