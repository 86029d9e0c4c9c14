# draw --with: two sections with odd numbers lend each other a board; both files are saved or neither.
set -u
bestdraw=$1/bestdraw
verify=$1/bestdraw-verify
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0

holds()
{
    what=$1
    shift
    "$@" > out 2>&1 || { echo "does not hold: $what"; cat out; bad=1; }
}

fails()
{
    what=$1 code=$2 words=$3
    shift 3
    "$@" > out 2>&1
    got=$?
    [ "$got" -eq "$code" ] || { echo "$what: exit $got, not $code"; cat out; bad=1; }
    grep -q -- "$words" out || { echo "$what: not told: $words"; cat out; bad=1; }
}

# section FILE NAME PLAYERS RULES: round 1, named by the first letter.
section()
{
    {
        printf '{"format": "cards/1", "name": "%s", "rules": "%s", "rounds": 3, "round": 1, "players": [\n' "$2" "$4"
        i=1
        while [ "$i" -le "$3" ]; do
            [ "$i" -eq 1 ] || printf ',\n'
            printf '{"id": %d, "name": "%s%d", "grade": %d}' "$i" "$2" "$i" $((2000 - 10 * i))
            i=$((i + 1))
        done
        printf ']}\n'
    } > "$1"
}

# CAA 36, SCA 28: cross-pairings between sections; the two who would have the byes meet.
for rules in caa sca plain; do
    section a.json Ant 7 $rules
    section b.json Bee 5 $rules
    a=$("$bestdraw" draw a.json --format pairs | awk 'NR > 1 && $2 == 0 { print $1 }')
    b=$("$bestdraw" draw b.json --format pairs | awk 'NR > 1 && $2 == 0 { print $1 }')
    cp a.json a.before
    cp b.json b.before
    holds "$rules: shown only" "$bestdraw" draw a.json --with b.json --seed 3
    holds "$rules: nothing saved" cmp a.json a.before
    holds "$rules: drawn and saved" "$bestdraw" draw a.json --with b.json --seed 3 --save --certificate a.cert --with-certificate b.cert
    holds "$rules: the proof of the first" "$verify" a.json a.cert
    holds "$rules: the proof of the second" "$verify" b.json b.cert
    holds "$rules: the bye's $a meets a guest" grep -q "pair=$a,8" a.cert
    holds "$rules: the bye's $b meets a guest" grep -q "pair=$b,6" b.cert
    holds "$rules: the guest is named" grep -q "\"name\": \"Bee$b (Bee, $b)\", .*\"filler\": true" a.json
    holds "$rules: the guest is named there too" grep -q "\"name\": \"Ant$a (Ant, $a)\", .*\"filler\": true" b.json
    # One has White in one file, and the other Black in the other.
    white_a=$(grep -c "\[$a, 8\]" a.json)
    white_b=$(grep -c "\[6, $b\]" b.json)
    holds "$rules: the same colours in both files" test "$white_a" -eq "$white_b"
    holds "$rules: no guest in the standings" sh -c "! '$bestdraw' standings a.json --round 1 | grep -q Bee"
done

# The result counts in each file; the guest is gone in round 2.
section a.json Ant 5 caa
section b.json Bee 3 caa
holds "saved" "$bestdraw" draw a.json --with b.json --top-colour white --save
holds "a result against a guest" "$bestdraw" result a.json 1 3 6 1-0
for pair in "1 4" "2 5"; do
    set -- $pair
    "$bestdraw" result a.json 1 "$1" "$2" 1-0 > /dev/null 2>&1 || "$bestdraw" result a.json 1 "$2" "$1" 1-0 > /dev/null 2>&1
done
holds "a point for the player" sh -c "'$bestdraw' standings a.json --format csv | grep -q '^[0-9]*,3,Ant3,[0-9]*,1'"
holds "nobody is a guest in round 2" sh -c "! '$bestdraw' draw a.json --round 2 --format pairs | grep -q '\b6\b'"

# No repeats across sections: of three and one, the same two would meet in round 2 if they could.
section a.json Ant 1 caa
section b.json Bee 1 caa
holds "one and one" "$bestdraw" draw a.json --with b.json --save
holds "result" sh -c "'$bestdraw' result a.json 1 1 2 1-0 || '$bestdraw' result a.json 1 2 1 1-0"
holds "result there" sh -c "'$bestdraw' result b.json 1 1 2 1-0 || '$bestdraw' result b.json 1 2 1 1-0"
cp a.json a.before
fails "met already" 3 "have met already" "$bestdraw" draw a.json --round 2 --with b.json --save
holds "nothing saved" cmp a.json a.before

# Errors leave both files as they were.
section a.json Ant 7 caa
section b.json Bee 6 caa
cp a.json a.before
cp b.json b.before
fails "an even number" 3 "b.json: in round 1 nobody has the bye here (6 players" "$bestdraw" draw a.json --with b.json --save
fails "an even number, the other way" 3 "b.json: in round 1 nobody has the bye" "$bestdraw" draw b.json --with a.json --save
fails "one file" 2 "cannot be paired with itself" "$bestdraw" draw a.json --with ./a.json
fails "no file" 3 "there is no such file" "$bestdraw" draw a.json --with c.json --save
printf '{"format": "cards/1", "players": [' > c.json
fails "a broken file" 3 "c.json" "$bestdraw" draw a.json --with c.json --save
fails "by hand" 2 "--method" "$bestdraw" draw a.json --with b.json --method cards
fails "a proof of nothing" 2 "needs --with" "$bestdraw" draw a.json --with-certificate x
holds "the first is whole" cmp a.json a.before
holds "the second is whole" cmp b.json b.before

# Killed at any moment: each file is one of its two versions, and none has a half.
section a.json Ant 7 caa
section b.json Bee 5 caa
cp a.json a.before
cp b.json b.before
"$bestdraw" draw a.json --with b.json --save --seed 1 > /dev/null 2>&1
cp a.json a.after
cp b.json b.after
for wait in 0 0.002 0.005 0.01 0.02 0.03 0.05 0.08; do
    cp a.before a.json
    cp b.before b.json
    "$bestdraw" draw a.json --with b.json --save --seed 1 > /dev/null 2>&1 &
    sleep $wait
    kill -9 $! 2> /dev/null
    wait $! 2> /dev/null
    if cmp -s a.json a.before; then holds "killed after $wait: neither" cmp b.json b.before
    else
        holds "killed after $wait: the first" cmp a.json a.after
        holds "killed after $wait: both" cmp b.json b.after
    fi
done
exit $bad
