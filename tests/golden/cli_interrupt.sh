# Ctrl-C, SIGTERM and limits: a draw stops with what is proved so far, exit 4, and publishes nothing when it was interrupted.
. "$2/tests/data/golden/lib.sh"
"$bestdraw" generate --players 4000 --rounds 9 --played 5 --method greedy --seed 3 -o large.json || exit 77
env --default-signal=INT true 2>/dev/null || exit 77

# interrupts SIGNAL WORD...: draws, and sends the signal once the first stages are proved; the exit code is in $code.
interrupts()
{
    signal=$1
    shift
    : >err
    # A job in the background would have SIGINT switched off.
    env --default-signal=INT "$bestdraw" draw -v "$@" >out 2>err &
    while kill -0 $! 2>/dev/null && ! grep -q ': proved ' err; do sleep 0.05; done
    kill -s "$signal" $! 2>/dev/null
    wait $!
    code=$?
}

for signal in INT TERM; do
    interrupts $signal --format json large.json
    # A very fast machine is through before the signal comes.
    if [ $code -eq 4 ]; then
        holds "$signal: the draw is there" grep -q '"board": 2000' out
        holds "$signal: it says that it is not proved" grep -q '^  "proved": false' out
        holds "$signal: and that it is legal" grep -q '"legal": true' out
    else
        holds "$signal: an interrupted draw is exit 4, not $code" test $code -eq 0
    fi
done

cp large.json before.json
interrupts INT --save --format pairs large.json
if [ $code -eq 4 ]; then
    holds "nothing is published" cmp -s before.json large.json
    holds "and that is told" grep -q 'nothing is published: interrupted' err
elif [ $code -eq 130 ]; then # when the draw was over and the file was being saved
    cmp -s before.json large.json || holds "the file is the new one, whole" "$bestdraw" history -q --check large.json
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
