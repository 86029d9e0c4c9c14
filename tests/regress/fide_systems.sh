#!/bin/sh
# Burstein and Dubov from end to end: made-up events are drawn, both checkers accept the certificate, a TRF with the system's code is read
# back and every round of it is the best draw, before and after the seeding rounds.
bestdraw=$1/bestdraw
verify=$1/bestdraw-verify
checker=$2/tests/checker/second_checker.py
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
for system in burstein:FIDE_BURSTEIN dubov:FIDE_DUBOV; do
    rules=${system%%:*} code=${system##*:}
    for case in "1 9 1 0" "2 24 4 0" "3 31 6 0" "4 17 5 1" "5 60 7 0"; do
        set -- $case
        baku=""
        [ "$4" -eq 0 ] || baku=--accelerated
        "$bestdraw" generate -q $baku --rules=$rules --seed="$1" --players="$2" --played="$3" --rounds=9 --half-byes=20 --zero-byes=20 \
            --forbidden=30 --output=event.json || complain "$rules $case: no event"
        "$bestdraw" draw -q --certificate event.cert event.json >said || complain "$rules $case: no draw"
        "$verify" -q event.json event.cert >said || complain "$rules $case: $(cat said)"
        "$bestdraw" export -q --format=round event.json >event.round
        python3 "$checker" event.round event.cert >said || complain "$rules $case, second checker: $(cat said)"
        "$bestdraw" convert -q event.json event.trf || complain "$rules $case: no TRF"
        grep -q "^192 $code" event.trf || complain "$rules $case: no $code"
        "$bestdraw" check -q event.trf >said || complain "$rules $case: $(tail -n 1 said)"
    done
done
# Ratings and the number of rounds are asked for, not guessed.
"$bestdraw" generate -q --rules=caa --players=6 --rounds=3 --played=1 --unrated=100 --seed=1 --output=event.json
"$bestdraw" draw -q --rules dubov event.json 2>said && complain "dubov without ratings"
grep -q 'has no rating' said || complain "no word about the rating: $(cat said)"
exit $bad
