#!/bin/sh
# bestdraw against another engine with the command line of bbpPairings: the next round of generated events, CPU seconds of both.
# usage: race.sh BESTDRAW ENGINE [LIMIT in seconds] [SIZES...]
# An engine that once needed more than the limit is not asked for larger fields.
[ $# -ge 2 ] || {
    echo "usage: $0 BESTDRAW ENGINE [LIMIT] [SIZES...]" >&2
    exit 2
}
bestdraw=$1
engine=$2
limit=${3:-300}
[ $# -ge 3 ] && shift 3 || shift 2
sizes=${*:-200 400 800 1600 3000}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# seconds PROGRAM FILE OUT: user and system time of pairing the next round
seconds() {
    ("$1" --dutch "$2" -p "$3" >"$work/said" 2>&1; times) >"$work/time"
    awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, part, /[ms]/); sum += 60 * part[1] + part[2] } } END { printf "%.2f", sum }' "$work/time"
}

printf '%8s %6s %10s %10s %8s  %s\n' players round bestdraw engine ratio same
tired=no
for size in $sizes; do
    for played in 0 7; do
        printf 'PlayersNumber=%d\nRoundsNumber=%d\nDrawPercentage=30\nForfeitRate=100\nHalfPointByeRate=50\n' "$size" 8 >"$work/config"
        "$bestdraw" --dutch -g "$work/config" -o "$work/all.trf" -s 1 || exit 1
        awk -v played=$played '/^001/ { line = substr($0, 1, 89 + 10 * played)
                 for (r = 1; r <= played; r++) { c = substr($0, 89 + 10 * r, 1); s += c == "1" || c == "+" || c == "F" || c == "U" || c == "W" ? 1 : c == "=" || c == "H" || c == "D" ? 0.5 : 0 }
                 printf "%s%4.1f%s\n", substr(line, 1, 80), s, substr(line, 85); s = 0; next }
             /^(142|152|092|192)/ || /^XX/ { print }' "$work/all.trf" >"$work/next.trf"
        grep -q '^152' "$work/next.trf" || echo '152 W' >>"$work/next.trf"
        ours=$(seconds "$bestdraw" "$work/next.trf" "$work/ours")
        theirs=- ratio=- same=-
        if [ $tired = no ]; then
            theirs=$(seconds "$engine" "$work/next.trf" "$work/theirs")
            ratio=$(awk -v a="$theirs" -v b="$ours" 'BEGIN { printf "%.0f", a / (b > 0.01 ? b : 0.01) }')
            cmp -s "$work/ours" "$work/theirs" && same=yes || same=no
            tired=$(awk -v t="$theirs" -v l="$limit" 'BEGIN { print (t + 0 > l + 0 ? "yes" : "no") }')
        fi
        printf '%8d %6d %10s %10s %8s  %s\n' "$size" $((played + 1)) "$ours" "$theirs" "$ratio" "$same"
    done
done
