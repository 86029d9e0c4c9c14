#!/bin/sh
# The second checker (plain Python, from docs/certificate.md alone) and bestdraw-verify say the same: of the shipped events' certificates,
# and of these with a line left out, a number moved or two boards exchanged.
set -eu
build=$1
source=$2
command -v python3 >/dev/null 2>&1 || exit 77
checker=$source/tests/checker/second_checker.py
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
bad=0
agreed=0
refused=0

# verdicts NAME EVENT PROBLEM CERTIFICATE: both exit codes; anything but equal verdicts is a fault. A certificate that bestdraw-verify
# cannot read at all (exit 3) is refused by the other.
verdicts() {
    ours=0
    "$build/bestdraw-verify" --quiet "$2" "$4" >/dev/null 2>&1 || ours=$?
    theirs=0
    python3 "$checker" "$3" "$4" >/dev/null 2>&1 || theirs=$?
    [ "$ours" -ne 3 ] || ours=1
    agreed=$((agreed + 1))
    [ "$ours" -eq 0 ] || refused=$((refused + 1))
    [ "$ours" -eq "$theirs" ] || { echo "$1: bestdraw-verify says $ours, the second checker $theirs"; bad=1; cp "$4" "$1.cert" 2>/dev/null || true; }
}

for event in open schools us_teams club_season; do
    file=$source/docs/examples/$event.json
    "$build/bestdraw" draw --quiet --certificate "$work/$event.cert" "$file" >/dev/null
    "$build/bestdraw" export --quiet --format=round "$file" >"$work/$event.round"
    verdicts "$event" "$file" "$work/$event.round" "$work/$event.cert"
    lines=$(wc -l <"$work/$event.cert")
    at=7
    while [ "$at" -le "$lines" ]; do
        sed "${at}d" "$work/$event.cert" >"$work/changed.cert"
        verdicts "$event, line $at left out" "$file" "$work/$event.round" "$work/changed.cert"
        awk -v at="$at" 'NR == at { if (match($0, /[0-9]+$/)) $0 = substr($0, 1, RSTART - 1) (substr($0, RSTART) + 1) } { print }' \
            "$work/$event.cert" >"$work/changed.cert"
        if ! cmp -s "$work/$event.cert" "$work/changed.cert"; then
            verdicts "$event, last number of line $at moved" "$file" "$work/$event.round" "$work/changed.cert"
        fi
        at=$((at + 1 + lines / 7))
    done
done
for inst in "$source"/tests/data/certificate/*.inst; do verdicts "$inst" "$inst" "$inst" "${inst%.inst}.cert"; done
[ "$agreed" -ge 40 ] && [ "$refused" -ge 25 ] || { echo "only $agreed certificates were compared, $refused of them refused"; bad=1; }
exit $bad
