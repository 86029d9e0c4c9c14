#!/bin/sh
# benchmarks/versus: our draws of a sample are those that another engine has agreed with; differences are found and kept; a run goes on where
# it stopped.
versus=$1/benchmarks/versus
source=$2
[ -x "$versus" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
fail() {
    echo "failed: $*"
    bad=1
}
# exits CODE WORDS...
exits() {
    code=$1
    shift
    "$versus" "$@" >out 2>err
    got=$?
    [ $got -eq "$code" ] || fail "exit code $got, not $code: versus $* ($(cat err))"
}
blocks() { grep '^block' "$1" | sort -n -k 2; }

# The sample: two blocks of the comparison of which docs/fide.md tells.
for sample in "$source"/tests/data/versus/*.state; do
    rules=$(basename "$sample" .state)
    exits 0 --rules "$rules" --seed 20260201 --tournaments 1000 --block 500 --state "$rules.state"
    blocks "$rules.state" >ours
    blocks "$sample" >frozen
    cmp -s ours frozen || fail "$rules: other draws than an engine has agreed with: $(diff ours frozen)"
done

# An engine that agrees: ourselves. One that turns its first board round, one that refuses, one that speaks of something else, one that ends.
cat >engine.py <<'END'
import subprocess, sys
kind, program = sys.argv[1:]
while line := sys.stdin.buffer.readline():
    system, length = line.split()
    text = sys.stdin.buffer.read(int(length))
    if kind == "ends":
        break
    if kind == "refuses":
        answer = "refused no time\n"
    elif kind == "strange":
        answer = "what?\n"
    else:
        with open(kind + ".trf", "wb") as file:
            file.write(text)
        done = subprocess.run([program, "--dutch", kind + ".trf", "-p"], capture_output=True, text=True)
        pairs = [line.split() for line in done.stdout.splitlines()[1:]]
        if kind == "turns" and pairs and pairs[0][1] != "0":
            pairs[0].reverse()
        answer = "none\n" if done.returncode == 1 else f"pairs {len(pairs)}\n" + "".join(f"{a} {b}\n" for a, b in pairs)
    sys.stdout.write(answer)
    sys.stdout.flush()
END
few="--seed 11 --tournaments 6 --block 2"
mkdir kept
for kind in agrees turns refuses; do
    # shellcheck disable=SC2086
    exits 0 $few --state $kind.state --differences kept -- python3 engine.py $kind "$1/bestdraw"
    "$versus" --sum $kind.state >$kind.sum || fail "the sum of $kind"
    ls kept | wc -l >$kind.kept
    rm -f kept/*
done
of() { sed -n "s/^$2: //p" "$1.sum"; }
rounds=$(sed -n 's/.*rounds \([0-9]*\)$/\1/p' agrees.sum)
none=$(of agrees 'no legal pairing, by both')
[ "$rounds" -ge 20 ] || fail "too few rounds: $rounds"
[ "$(of agrees different) $(of agrees 'refused by the engine') $(cat agrees.kept)" = '0 0 0' ] || fail "we differ from ourselves: $(cat agrees.sum)"
[ "$(of turns different) $(cat turns.kept)" = "$((rounds - none)) $((rounds - none))" ] || fail "boards turned round: $(cat turns.sum)"
[ "$(of refuses 'refused by the engine') $(cat refuses.kept)" = "$rounds $rounds" ] || fail "refusals: $(cat refuses.sum)"
for kind in strange ends; do
    # shellcheck disable=SC2086
    exits 5 $few --state $kind.state -- python3 engine.py $kind "$1/bestdraw"
    blocks $kind.state | grep -q . && fail "$kind: a block without answers is done"
done
# shellcheck disable=SC2086
exits 5 $few --state nobody.state -- ./nobody
# shellcheck disable=SC2086
exits 0 $few --state kept.state --differences kept -- python3 engine.py turns "$1/bestdraw"
file=$(ls kept/* | head -n 1)
grep -q '^### bestdraw: [0-9]*-[0-9]' "$file" && grep -q '^### the engine: [0-9]*-[0-9]' "$file" || fail "what both say: $(tail -2 "$file")"
"$1/bestdraw" --dutch "$file" -p >/dev/null || fail "a round that was kept can be drawn"

# A torn line is played again, parts make the whole, and another comparison is not gone on with.
blocks agrees.state >whole
head -c -40 agrees.state >torn.state
# shellcheck disable=SC2086
{
    exits 0 $few --state torn.state
    blocks torn.state | grep -E 'digest [0-9a-f]{64}$' | cmp -s - whole || fail "a torn run: $(cat torn.state)"
    exits 0 $few --state torn.state
    blocks torn.state | grep -E 'digest [0-9a-f]{64}$' | cmp -s - whole || fail "a finished run plays on"
    for part in 1 2; do exits 0 $few --part $part/2 --state part$part.state; done
    cat part1.state part2.state >parts
    blocks parts | cmp -s - whole || fail "parts: $(cat parts)"
    exits 3 --seed 12 --tournaments 6 --block 2 --state agrees.state
    exits 2 $few
    exits 2 $few --part 3/2 --state x
    exits 2 $few --rules chess --state x
    exits 3 --sum part1.state engine.py
}
mkdir array
printf '%s\n' $few >array/options
for task in 7 8; do
    SLURM_ARRAY_TASK_ID=$task SLURM_ARRAY_TASK_MIN=7 SLURM_ARRAY_TASK_COUNT=2 VERSUS=$versus FOLDER=array \
        sh "$source/benchmarks/versus/slurm.sh" 2>err || fail "a task of an array: $(cat err)"
done
cat array/part1.state array/part2.state >parts
blocks parts | cmp -s - whole || fail "an array: $(cat parts)"
exit $bad
