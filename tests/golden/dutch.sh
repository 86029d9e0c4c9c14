#!/bin/sh
# bestdraw in the place of a pairing engine: --dutch FILE -p, -c, -g, with the engines' output and exit codes.
program=$1/bestdraw
data=$2/tests/data/dutch
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "failed: $*"
    failed=1
}

# expect CODE WORDS...: runs the program; output in $work/out and $work/err
expect() {
    code=$1
    shift
    "$program" "$@" >"$work/out" 2>"$work/err"
    got=$?
    [ $got -eq "$code" ] || fail "exit code $got, not $code: $* ($(cat "$work/err"))"
}

same() {
    cmp -s "$1" "$2" || fail "$3: $(diff "$1" "$2" | head -5)"
}

expect 0 --dutch "$data/small.trf" -p
same "$work/out" "$data/small.pairs" "pairs on standard output"
expect 0 --dutch "$data/small.trf" -p "$work/pairs" -l "$work/list"
same "$work/pairs" "$data/small.pairs" "pairs in a file"
same "$work/list" "$data/small.list" "list"
[ -s "$work/out" ] && fail "output although a file was given"

# The list lands beside the tournament when it has no name.
cp "$data/small.trf" "$work/open.trf"
expect 0 --dutch "$work/open.trf" -p "$work/pairs" -l
same "$work/open.list" "$data/small.list" "list beside the input"

# Differences are told, and are no failure.
expect 0 --dutch "$data/changed.trf" -c
same "$work/out" "$data/changed.check" "differences"

expect 1 --dutch "$data/stuck.trf" -p
grep -q "round 2 cannot be paired" "$work/err" || fail "no word about why there is no draw"
expect 3 --dutch "$data/no_colour.trf" -p
grep -q "initial colour" "$work/err" || fail "no word about the initial colour"
expect 3 --dutch "$data/small.trf"
grep -q "usage" "$work/err" || fail "no usage"
expect 3 --dutch "$data/small.trf" -p -c
expect 3 --dutch "$data/small.trf" -x
expect 3 --dutch "$data/small.pairs" -p
expect 5 --dutch "$work/missing.trf" -p
expect 5 --dutch "$data/small.trf" -p "$work/missing/pairs"

# A generated tournament is paired right, and the same for the same seed.
printf 'PlayersNumber=20\nRoundsNumber=6\nDrawPercentage=40\nForfeitRate=20\n' >"$work/config"
expect 0 --dutch -g "$work/config" -o "$work/a.trf" -s 7
expect 0 --dutch -g "$work/config" -o "$work/b.trf" -s 7
same "$work/a.trf" "$work/b.trf" "one seed, one tournament"
expect 0 --dutch "$work/a.trf" -c
grep -q "Checker" "$work/out" && fail "a generated tournament has differences"
[ "$(grep -c '^001' "$work/a.trf")" -eq 20 ] || fail "not twenty players"
grep -q "Round #6" "$work/out" || fail "not six rounds"
expect 0 --dutch "$work/a.trf" -g -o "$work/c.trf" -s 8
[ "$(grep -c '^001' "$work/c.trf")" -eq 20 ] || fail "the model's twenty players"
expect 3 --dutch -g "$work/config" -s 7
exit $failed
