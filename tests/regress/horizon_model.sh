#!/bin/sh
# Whether the remaining rounds can be played: models/horizon.mod, solved by glpsol on data made from the cards alone, says what
# `check --ahead` says.
set -u
bestdraw=$1/bestdraw
source=$2
[ -x "$bestdraw" ] && command -v glpsol >/dev/null 2>&1 && command -v python3 >/dev/null 2>&1 || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

cat >data.py <<'END'
"""The data of models/horizon.mod from a cards/1 file: who is there in which round, and who has not met."""
import json, sys
event = json.load(open(sys.argv[1]))
single = event["rules"] == "fide"
players = event["players"]
played = max([e["round"] for p in players for e in p.get("history", [])], default=0)
met, had_bye = set(), set()
for p in players:
    for e in p.get("history", []):
        if "opponent" in e and "forfeit" not in e:
            met.add(frozenset((p["id"], e["opponent"])))
        elif e.get("bye") in ("U", "F") or e.get("forfeit") == "W":
            had_bye.add(p["id"])
rounds, here, boards, again = [], [], [], []
for r in range(played + 1, event["rounds"] + 1):
    ids = [p["id"] for p in players if not p.get("withdrawn", 99) <= r and str(r) not in p.get("byes", {})]
    rounds.append(r)
    here.append((r, ids + (["bye"] if len(ids) % 2 else [])))
    for i, a in enumerate(ids):
        for b in ids[i + 1:]:
            if frozenset((a, b)) not in met:
                boards.append((r, a, b))
        if len(ids) % 2 and not (single and a in had_bye):
            boards.append((r, a, "bye"))
            if not single:
                again.append((r, a, "bye"))
print("data;\nset ROUNDS :=", *rounds, ";")
for r, ids in here:
    print(f"set HERE[{r}] :=", *ids, ";")
print("set BOARDS :=", *[f"({r},{a},{b})" for r, a, b in boards], ";")
print("param again :=", *[f"[{r},{a},{b}] 1" for r, a, b in again], ";\nend;")
END

yes=0 no=0 bad=0
for rules in caa sca fide plain; do
    for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        players=$((4 + seed % 3 * 2 + seed % 7 / 6))
        rounds=$((players - 1 + players % 2))
        "$bestdraw" generate -q --rules=$rules --seed="$seed" --players="$players" --played=$((rounds / 2 + seed % 3)) --rounds="$rounds" \
            --zero-byes=40 --forfeits=30 --output=event.json >/dev/null 2>&1 || continue
        rm -f cards.json
        "$bestdraw" convert -q event.json cards.json --to cards >/dev/null 2>&1 || continue
        python3 data.py cards.json >data || { bad=1; continue; }
        said=$("$bestdraw" check -q --ahead --format json event.json | sed -n 's/.*"ahead": {.*"answer": "\([a-z]*\)".*/\1/p')
        timeout 60 glpsol --model "$source/models/horizon.mod" --data data >log 2>&1
        if grep -q 'INTEGER OPTIMAL' log; then found=yes yes=$((yes + 1)); else found=no no=$((no + 1)); fi
        grep -q 'INTEGER OPTIMAL\|NO .*FEASIBLE SOLUTION' log || { tail -n 3 log; found=failed; }
        [ "$said" = "$found" ] || { echo "$rules $seed: check says '$said', glpsol '$found'"; bad=1; }
    done
done
echo "$yes can be played, $no cannot"
[ "$yes" -ge 10 ] && [ "$no" -ge 10 ] || { echo "too few of one kind"; bad=1; }
exit $bad
