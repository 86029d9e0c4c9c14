# Ctrl-C and limits: a draw stops with what is proved so far, exit 4, and publishes nothing when it was interrupted.
. "$2/tests/data/golden/lib.sh"
command -v timeout >/dev/null 2>&1 || exit 77
"$bestdraw" generate --players 4000 --rounds 9 --played 5 --method greedy --seed 3 -o large.json || exit 77

timeout --preserve-status -s INT 0.4 "$bestdraw" draw -q --format json large.json >out 2>err
code=$?
# A very fast machine is through in that time.
if [ $code -eq 4 ]; then
    holds "the draw is there" grep -q '"board": 2000' out
    holds "it says that it is not proved" grep -q '^  "proved": false' out
    holds "and that it is legal" grep -q '"legal": true' out
else
    holds "an interrupted draw is exit 4, not $code" test $code -eq 0
fi

cp large.json before.json
timeout --preserve-status -s INT 0.4 "$bestdraw" draw --save --format pairs large.json >out 2>err
code=$?
if [ $code -eq 4 ]; then
    holds "nothing is published" cmp -s before.json large.json
    holds "and that is told" grep -q 'nothing is published: interrupted' err
else
    holds "an interrupted save is exit 4, not $code" test $code -eq 0
fi

"$bestdraw" draw --format pairs --time-limit 0.2 before.json >out 2>err
code=$?
if [ $code -eq 4 ]; then
    holds "a limit leaves a legal draw" grep -q '^2000$' out
else
    holds "a limit reached is exit 4, not $code" test $code -eq 0
fi
exit $bad
