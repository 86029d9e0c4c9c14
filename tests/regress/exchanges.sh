#!/bin/sh
# Which players of equal grade could change places for a better draw (CAA 4): 'draw -v' names those that editing and drawing again finds.
set -u
bestdraw=$1/bestdraw
source=$2
[ -x "$bestdraw" ] && command -v python3 >/dev/null 2>&1 || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
    "$bestdraw" generate -q --players $((10 + seed * 2)) --rounds 6 --played $((seed % 4 + 1)) --seed $seed -o $seed.json || exit 1
    # Grades in steps of 100, so that many are equal.
    sed -E 's/("grade": [0-9]*)[0-9][0-9]\b/\100/' $seed.json >coarse$seed.json
done
python3 "$source/tests/checker/exchanges.py" "$bestdraw" coarse*.json
