# What the scripts tests/golden/book_<rulebook>.sh share: one made-up event of the rulebook, with byes, late entries, defaults and forbidden
# pairs, and everything that bestdraw says about it. What a person reads stands in tests/data/golden/book_<rulebook>.txt; of what programs
# read (JSON, CSV, TRF, certificates, models) the checksums stand at its end. Pages are read by tests of their own.
. "$2/tests/data/golden/lib.sh"
# is WORD...: what the command says, and its exit code.
is()
{
    printf '$ bestdraw'
    printf ' %s' "$@"
    printf '\n'
    "$bestdraw" "$@" 2>&1 </dev/null
    code=$?
    [ $code -eq 0 ] || printf -- '--- exit %d\n' $code
}
# sum WORD...: its checksum only.
sum()
{
    "$bestdraw" -q "$@" >out 2>&1 </dev/null
    code=$?
    printf '%s exit %d:' "$(sed 's/"version": *"[^"]*"//; s/"cpu_seconds": *[0-9.e+-]*//' out | cksum | tr ' ' -)" $code
    printf ' %s' "$@"
    printf '\n'
}

all_of() # file
{
    is draw "$1" --certificate cert --criteria
    is show "$1"
    is explain "$1"
    is explain "$1" --proof
    is compare "$1"
    is check "$1"
    is standings "$1" --cross
    is why-not "$1" 1 2
    is why-not "$1" 3 8
    is why-not "$1" 5 10
    is why-not "$1" --colour 4 W
    is why-not "$1" --colour 4 B
    is why-not "$1" --bye 9
    is why-not "$1" --float 6
    is why-not "$1" --no-float 7
    for method in cards lazy greedy nearest random; do is draw "$1" --method $method --steps --format pairs; done
    is draw "$1" --pair 1,6 --forbid 2,3 --bye 11 --seed 3 --format pairs
    is draw "$1" --allow-repeats --top-colour black --format pairs
    "$bestdraw" -q draw "$1" --save >/dev/null 2>&1 && is repair "$1" --absent 5
    is repair "$1" --criteria --swap 3,4 --started 1
    is check "$1" --round 4
    printf '\n'
    "$build/bestdraw-verify" "$1" cert | sed 's/^/verify: /'
    cksum <cert
    for format in json csv trf pairs; do sum draw "$1" --format $format; done
    for round in 1 2 3; do
        sum draw "$1" --round $round --format json
        sum show "$1" --round $round
        sum explain "$1" --round $round
    done
    for words in show explain 'explain --proof' compare check 'why-not --bye 3' 'why-not --float 2' 'why-not --no-float 2' 'repair --absent 8'; do
        # shellcheck disable=SC2086
        sum $words --format json "$1"
    done
    for id in 1 2 3 4 6 7; do sum why-not --format json "$1" $id 12; sum why-not --colour $id "$1" B; done
    sum show --format csv "$1"
    sum standings --format csv "$1" --tiebreaks buchholz-cut1,progressive,wins,sonneborn-berger
    sum standings --format json "$1" --round 2
    sum convert "$1" - --to trf
    sum convert "$1" - --to json
    sum convert "$1" - --to cards
    sum export "$1"
    sum draw "$1" --priorities colour-difference,score --format json
}

# book RULEBOOK OPTION...: compares all that is said of an event generated with these options.
book()
{
    rules=$1
    shift
    "$bestdraw" -q generate --rules "$rules" --players 15 --rounds 6 --played 3 --seed 5 --clubs 4 --half-byes 60 --zero-byes 40 --late 60 \
        --withdrawals 20 --forfeits 60 --forbidden 150 --unrated 60 "$@" -o "$rules.json" || { echo "generate $rules: exit $?"; bad=1; }
    all_of "$rules.json" >said
    golden=$data/golden/book_$rules.txt
    if [ -n "$BESTDRAW_GOLDEN_UPDATE" ]; then
        cp said "$golden"
    elif ! diff -u "$golden" said; then
        echo "$rules: not as in $golden"
        bad=1
    fi
    exit $bad
}
