# Up to 30 players, every stage of every rulebook: GLPK's branch and bound on the written model comes to the same value.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
bad=0
for rules in caa caa-long caa-large caa-random plain fide burstein dubov sca uscf scc; do
    unrated=100
    [ $rules != dubov ] || unrated=0 # which needs a rating of everybody
    for case in "1 29 0" "2 30 3"; do
        set -- $case
        "$bestdraw" generate -q --rules=$rules --seed="$1" --players="$2" --played="$3" --rounds=7 --schools=5 --teams=5 --unrated=$unrated \
            --output="$folder/event.json" || { echo "$rules $case: no event"; bad=1; continue; }
        "$bestdraw" audit -q "$folder/event.json" >"$folder/said" || { cat "$folder/said"; bad=1; }
        tail -n 1 "$folder/said" | grep -q ' 0 differ, 0 not decided' || { echo "$rules $case: $(tail -n 1 "$folder/said")"; bad=1; }
    done
done
exit $bad
