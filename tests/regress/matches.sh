#!/bin/sh
# Double-Swiss and teams from end to end: an event is made and played, every certificate is accepted by both checkers, also after the
# event was written in another format; a TRF of teams is drawn and comes back as it was.
bestdraw=$1/bestdraw
verify=$1/bestdraw-verify
checker=$2/tests/checker/second_checker.py
example=$2/tests/data/matches/team-example.trf
[ -x "$bestdraw" ] || exit 77
command -v python3 >/dev/null 2>&1 || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
complain() {
    echo "$*"
    bad=1
}
prove() { # FILE NAME
    "$bestdraw" draw -q --certificate now.cert "$1" >said 2>&1 || complain "$2: no draw: $(cat said)"
    "$verify" -q "$1" now.cert >said 2>&1 || complain "$2: $(cat said)"
    "$bestdraw" export -q --format=round "$1" >now.round
    python3 "$checker" now.round now.cert >said 2>&1 || complain "$2, second checker: $(cat said)"
}
i=0
echo name,rating >list.csv
while [ $i -lt 11 ]; do
    i=$((i + 1))
    echo "Player $i,$((2400 - 37 * i))" >>list.csv
done
for rules in double-swiss team; do
    rm -f event.json
    "$bestdraw" new -q --as-shown list.csv event.json --rules=$rules --rounds=5 --option=seed=4 || complain "$rules: no event"
    for round in 1 2 3 4; do
        prove event.json "$rules, round $round"
        "$bestdraw" draw -q --save event.json >said 2>&1 || complain "$rules, round $round: $(cat said)"
        for board in 1 2 3 4 5; do
            case $rules,$(((round + board) % 4)) in
            double-swiss,0) result=1.5-0.5 ;;
            double-swiss,1) result=0-2 ;;
            double-swiss,2) result=1-1 ;;
            double-swiss,3) result=+- ;;
            team,0) result=1-0 ;;
            team,1) result=0-1 ;;
            team,2) result=1/2 ;;
            team,3) result=+- ;;
            esac
            "$bestdraw" result -q event.json $round --board $board $result >said 2>&1 ||
                complain "$rules, round $round, board $board: $(cat said)"
        done
    done
    prove event.json "$rules, round 5"
    "$bestdraw" convert -q --to=cards event.json cards.json || complain "$rules: no cards"
    "$verify" -q cards.json now.cert >said 2>&1 || complain "$rules, cards: $(cat said)"
    rm -f cards.json
    "$bestdraw" check event.json >said 2>&1 || complain "$rules: a round is not the best draw: $(cat said)"
done
cp "$example" teams.trf
prove teams.trf "team-example.trf"
[ "$("$bestdraw" draw -q --format=pairs teams.trf | tr '\n' ' ')" = "3 6 1 4 5 2 3 " ] || complain "team-example.trf is drawn otherwise"
"$bestdraw" convert -q teams.trf again.trf || complain "team-example.trf is not written"
tr -d '\r' <teams.trf | cmp -s - again.trf || complain "team-example.trf does not come back as it was"
exit $bad
