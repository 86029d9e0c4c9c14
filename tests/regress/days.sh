#!/bin/sh
# The seven days of docs/examples are played from the first entry to the prizes.
build=$1
bad=0
[ -x "$build/bestdraw" ] || exit 77
out=$(mktemp) || exit 1
trap 'rm -f "$out"' EXIT
for day in congress school us club open weekend masters teams; do
    if ! sh "$2/docs/examples/day_$day.sh" "$build" >"$out" 2>&1 || ! grep -q 'commands from the first entry to the prizes' "$out"; then
        echo "day_$day.sh:"
        cat "$out"
        bad=1
    fi
done
exit $bad
