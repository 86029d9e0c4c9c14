#!/bin/sh
# A whole round as one integer program: glpsol finds the draw and the values that bestdraw finds stage by stage. BESTDRAW_ROUNDS asks for
# more rounds of each rulebook.
set -u
bestdraw=$1/bestdraw
source=$2
[ -x "$bestdraw" ] && command -v glpsol >/dev/null 2>&1 || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0

# The boards of a certificate and of glpsol's answer in one writing: who sits out has a pair, too, which only the answer tells.
boards() { awk '$1 == "board" && $2 != "bye" && $3 != "bye" { print ($2 < $3 ? $2 " " $3 : $3 " " $2) }' "$1" | sort; }

# 0: the same; 1: not; 2: there is no draw
same() {
    "$bestdraw" draw -q event.json --certificate cert >/dev/null 2>&1
    grep -qx 'outcome none' cert && return 2
    "$bestdraw" export -q event.json >values || return 1
    "$bestdraw" export -q event.json --whole --data >round.dat || return 1
    timeout 120 glpsol --exact --nomip --model "$source/models/round.mod" --data round.dat >said || { tail -n 3 said; return 1; }
    ! grep '^fraction' said || return 1
    sed -n 's/^value //p' said | diff values - || return 1
    boards said >got
    boards cert | while read -r a b; do grep -qx "$a $b" got || echo "$a v $b is not made"; done >missing
    ! grep -q '^stage unique value 0' cert && return 0
    ! grep . missing
}

for rules in caa caa-long caa-large caa-random plain fide sca uscf scc; do
    solved=0 seed=0 most=0
    while [ "$solved" -lt "${BESTDRAW_ROUNDS:-12}" ] && [ "$seed" -lt 1000 ]; do
        seed=$((seed + 1))
        players=$((12 - seed % 7))
        "$bestdraw" generate -q --rules=$rules --seed="$seed" --players="$players" --played=$((seed % 5)) --rounds=7 --schools=4 --clubs=3 \
            --teams=4 --unrated=100 --forfeits=50 --output=event.json >/dev/null 2>&1 || continue
        same
        case $? in
        0) solved=$((solved + 1)) ;;
        1) echo "$rules, seed $seed, $players players: another draw" && bad=1 ;;
        2) continue ;;
        esac
        bits=$(sed -n 's/^bits //p' said)
        [ "$bits" -le "$most" ] || most=$bits
    done
    echo "$rules: $solved rounds, weights of up to $most bits"
    [ "$solved" -ge 12 ] || bad=1
done

# One file does as well, and what cannot be is said.
"$bestdraw" export -q event.json --whole >whole.mod && glpsol --exact --nomip --math whole.mod | grep -q '^bits' || { echo "one file"; bad=1; }
"$bestdraw" export -q event.json --whole --format=lp >whole.lp 2>&1 && bad=1
"$bestdraw" export -q event.json --whole --stage=score >stage 2>&1 && bad=1
exit $bad
