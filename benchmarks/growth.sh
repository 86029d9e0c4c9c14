#!/bin/sh
# The table of docs/solver.md: one event of each size after six rounds, user CPU seconds and peak memory of drawing it with a certificate, and
# of checking that. With BEFORE, another build, the two take turns, and its figures stand in brackets; both checkers must accept both certificates.
# usage: growth.sh BUILD [--before BUILD] SIZE...
set -eu
[ $# -ge 2 ] || {
    echo "usage: $0 BUILD [--before BUILD] SIZE..." >&2
    exit 2
}
now=$1
shift
before=
if [ "$1" = --before ]; then
    before=$2
    shift 2
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# measure OUT PROGRAM...: user seconds and MB into OUT
measure() {
    out=$1
    shift
    /usr/bin/time -f '%U %M' -o "$out" "$@" >/dev/null 2>"$work/said" || { cat "$work/said" >&2; exit 1; }
}

# figures BUILD NAME: into NAME.draw, NAME.check, NAME.cert
figures() {
    measure "$work/$2.draw" "$1/bestdraw" draw -q "$work/event.json" --certificate "$work/$2.cert"
    measure "$work/$2.check" "$1/bestdraw-verify" "$work/event.json" "$work/$2.cert"
}

# cell FILE COLUMN: what now took, and before in brackets
cell() {
    cat "$work"/now."$1" "$work"/before."$1" 2>/dev/null | awk -v column="$2" '
        { said = column == 2 ? sprintf("%.0f", $2 / 1024) : $1; text = NR == 1 ? said : text " (" said ")" }
        END { printf " %s |", text }'
}

echo '| players | caa, draw | MB | check | MB | fide, draw | MB | check | MB |'
echo '|---|---|---|---|---|---|---|---|---|'
for size in "$@"; do
    printf '| %s |' "$(echo "$size" | sed 's/\(.*[0-9]\)\([0-9]\{3\}\)$/\1,\2/')"
    for rules in caa fide; do
        "$now/bestdraw" generate --rules=$rules --players="$size" --rounds=9 --played=6 --method=cards --seed=1 --output="$work/event.json"
        figures "$now" now
        if [ -n "$before" ]; then
            figures "$before" before
            "$now/bestdraw-verify" "$work/event.json" "$work/before.cert" >/dev/null
            "$before/bestdraw-verify" "$work/event.json" "$work/now.cert" >/dev/null
        fi
        for part in draw check; do
            cell $part 1
            cell $part 2
        done
        rm -f "$work"/event.json "$work"/*.cert
    done
    echo
done
