#!/bin/sh
# bestdraw-verify: the conditions of a proof (wishes, rules, the published draw) are said in the same breath, with exit codes of their own;
# and what fails in the system is never a refusal.
build=$1
source=$2
[ -x "$build/bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

# expect EXIT WORDS VERIFY_ARGUMENT...
expect() {
    want=$1 words=$2
    shift 2
    "$build/bestdraw-verify" "$@" >said 2>&1
    got=$?
    if [ "$got" -ne "$want" ] || ! grep -q -e "$words" said; then
        echo "verify $*: exit $got instead of $want (expected: $words)"
        cat said
        failures=$((failures + 1))
    fi
}

draw() { "$build/bestdraw" draw -q --format pairs "$@" >/dev/null || { echo "draw $*"; failures=$((failures + 1)); }; }

cp "$source/docs/examples/open.json" a.json
round=$("$build/bestdraw" draw a.json --format json | sed -n 's/.*"round": \([0-9]*\).*/\1/p')
pair=$("$build/bestdraw" draw a.json --format pairs | awk 'NR == 2 { print ($1 < $2 ? $1 "," $2 : $2 "," $1) }')
lead="^proved best by the rules caa under the arbiter's wishes: "
for wish in "--pair 1,5:1-5 paired" "--forbid 1,2:1-2 not paired" "--allow-repeats:players may meet again" \
    "--priorities score:criteria in the order score"; do
    # shellcheck disable=SC2086
    draw a.json ${wish%%:*} --certificate a.cert
    expect 6 "$lead${wish#*:}" a.json a.cert
    expect 0 "$lead${wish#*:}" --allow-options a.json a.cert
    "$build/bestdraw-verify" -q a.json a.cert
    [ $? -eq 6 ] || { echo "wishes with --quiet"; failures=$((failures + 1)); }
done
draw a.json --seed 7 --top-colour white --certificate a.cert
expect 0 '^proved best by the rules caa' a.json a.cert
expect 0 'options: seed=7 top=white' a.json a.cert

# Rules: the file's own, or those that are asked for.
draw a.json --rules plain --certificate plain.cert
expect 7 "^but: the proof is by the rules plain, but the file's own rules are caa" a.json plain.cert
expect 0 '^proved best by the rules plain' --rules plain a.json plain.cert
expect 0 '^proved best by the rules plain' --rules=plain a.json plain.cert
draw a.json --certificate a.cert
expect 7 '^but: the proof is by the rules caa, not by fide, which were asked for' --rules fide a.json a.cert
expect 2 '^usage' --rules nonsense a.json a.cert
expect 2 '^usage' a.json a.cert --rules

# The published draw: the same, another, and one on the cards only.
cp a.json saved.json
draw saved.json --save
expect 0 '^proved best' saved.json a.cert
first=$("$build/bestdraw" draw --format pairs a.json | awk 'NR == 2 { print $1, $2 }')
# shellcheck disable=SC2086
"$build/bestdraw" result -q saved.json "$round" $first 1-0
expect 0 '^proved best' saved.json a.cert # also when results are entered
cp a.json saved.json
draw saved.json --save
cp a.json other.json
draw other.json --forbid "$pair" --save
"$build/bestdraw" draw --format pairs a.json >best
"$build/bestdraw" draw --format pairs --forbid "$pair" a.json >worse
cmp -s best worse && { echo "the two draws do not differ"; failures=$((failures + 1)); }
expect 7 "^but: in round $round the file has the board " other.json a.cert
expect 7 '"exit_code": 7' --format json other.json a.cert
expect 7 "\"differences\": \[\"in round $round" --format=json other.json a.cert
first=$(awk 'NR == 2 { print $1, $2 }' worse)
# shellcheck disable=SC2086
"$build/bestdraw" result -q other.json "$round" $first 1-0 && expect 7 "^but: in round $round" other.json a.cert
"$build/bestdraw" draw --format trf --rules caa other.json --round "$round" --forbid "$pair" >cards.trf 2>/dev/null
"$build/bestdraw" draw -q --lenient --rules caa --round "$round" cards.trf --certificate trf.cert --format pairs >/dev/null &&
    expect 7 "^but: in round $round" --lenient cards.trf trf.cert

# What the arbiter wanted, as the file keeps it with the draw (or as its comment lines do), and as the certificate has it.
draw a.json --forbid "$pair" --certificate forbid.cert
draw a.json --pair 1,5 --certificate pair.cert
expect 0 '^proved best' --allow-options other.json forbid.cert
sed 's/"options": "forbid=/"options": "seed=9 forbid=/' other.json >lot.json
expect 0 '^proved best' --allow-options lot.json forbid.cert
sed 's/, "options": "forbid=[0-9,]*"/, "options": "pair=1,5"/' other.json >wishes.json
expect 7 "^but: the file says that round $round was drawn with pair=1,5, but the certificate is of a draw with forbid=$pair" \
    --allow-options wishes.json forbid.cert
expect 7 "was drawn with forbid=$pair, but the certificate is of a draw with nothing of the arbiter's" other.json a.cert
"$build/bestdraw" convert -q a.json wish.trf --to trf 2>/dev/null
draw wish.trf --lenient --forbid "$pair" --certificate wish.cert --save
grep -q "^### draw $round options forbid=$pair\$" wish.trf || { echo "no line about the ban in wish.trf"; failures=$((failures + 1)); }
expect 0 '^proved best' --allow-options --lenient wish.trf wish.cert
sed 's/^### draw \([0-9]*\) options .*/### draw \1 options allow-repeats/' wish.trf >forged.trf
expect 7 "was drawn with allow-repeats, but the certificate is of a draw with forbid=$pair" --allow-options --lenient forged.trf wish.cert

# JSON that a program can read.
expect 0 '"verdict": "best"' --format json a.json a.cert
expect 0 '"rules": "caa"' --format json a.json a.cert
expect 0 '"wishes": null' --format json a.json a.cert
sed 's/^stage \(score[^ ]*\) value 1/stage \1 value 2/' a.cert >bad.cert
expect 1 '"verdict": "refused"' --format json a.json bad.cert
expect 1 '"stage": "score' --format json a.json bad.cert
expect 2 '^usage' --format xml a.json a.cert
expect 0 '"file_options": null' --format json a.json a.cert

# What the file sets options to is named too.
sed '0,/"rules": "caa"/s//"rules": "caa", "options": {"ungraded": "bottom", "club_rounds": 2}/' a.json >set.json
draw set.json --certificate set.cert
expect 0 '^options of the file: ungraded=bottom, club_rounds=2$' set.json set.cert
expect 0 '"file_options": "ungraded=bottom, club_rounds=2"' --format json set.json set.cert

# What a repair keeps is named, also with --quiet; its certificate proves nothing beyond that.
"$build/bestdraw" repair -q saved.json --certificate kept.cert --format pairs >/dev/null 2>said
grep -q 'the certificate proves the draw best under these wishes only: as many as possible of [0-9]* published boards' said ||
    { echo "a repair does not say what it keeps"; cat said; failures=$((failures + 1)); }
expect 6 'wishes: as many as possible of [0-9]* published boards' saved.json kept.cert

# Wishes are named wherever a draw is called proved.
for format in text html; do
    "$build/bestdraw" draw a.json --forbid 1,2 --format $format | tr '\n' ' ' >said
    grep -q 'Proved best by the rules caa under the arbiter.*s wishes: 1-2 not paired' said ||
        { echo "$format does not name the wishes"; failures=$((failures + 1)); }
done
"$build/bestdraw" draw a.json --forbid 1,2 --format json >said
grep -q '"wishes": "1-2 not paired"' said || { echo "json does not name the wishes"; failures=$((failures + 1)); }
"$build/bestdraw" report a.json --forbid 1,2 | tr '\n' ' ' >said
grep -q 'under the arbiter.*s wishes: 1-2 not paired' said || { echo "report does not name the wishes"; failures=$((failures + 1)); }

# Sanitizers want more address space than any limit leaves them.
limits=yes
if [ -n "${ASAN_OPTIONS-}" ] || grep -q 'BESTDRAW_SANITIZE:BOOL=ON' "$build/CMakeCache.txt" 2>/dev/null; then limits=no; fi

# A long list of wishes is read in time and memory in proportion: 200,000 pairs, 2.4 MB.
awk '/^options/ { printf "options"; for (i = 1; i <= 200; i++) for (k = 2000; k < 3000; k++) printf " forbid=%d,%d", i, k; print ""; next } { print }' \
    a.cert >long.cert
(
    # shellcheck disable=SC3045 # where there is no such limit the test is left out
    [ $limits = no ] || ulimit -v 400000 2>/dev/null
    timeout 20 "$build/bestdraw-verify" -q --allow-options a.json long.cert
)
got=$?
[ "$got" -eq 0 ] || [ "$got" -eq 127 ] || { echo "a long list: exit $got"; failures=$((failures + 1)); }
awk '/^options/ { printf "options"; for (i = 3000; i > 2000; i--) printf " forbid=1,%d", i; print ""; next } { print }' a.cert >down.cert
expect 1 "the pair '1,2999' is out of ascending order" a.json down.cert

# No memory is exit 5, whatever there is of it.
if [ $limits = yes ]; then
    for limit in 2000 3000 3500 4000 5000 6000 7000 8000 10000 15000; do
        (
            # shellcheck disable=SC3045
            ulimit -v $limit 2>/dev/null || exit 5
            exec "$build/bestdraw-verify" -q "$source/tests/data/corpus/f400.k8.trf" a.cert
        ) >/dev/null 2>&1
        got=$?
        case $got in 1 | 5 | 126 | 127) ;; *) echo "with $limit kB: exit $got"; failures=$((failures + 1)) ;; esac
        (
            # shellcheck disable=SC3045
            ulimit -v $limit 2>/dev/null || exit 5
            exec "$build/bestdraw-verify" -q a.json a.cert
        ) >/dev/null 2>&1
        got=$?
        case $got in 0 | 5 | 126 | 127) ;; *) echo "a true certificate with $limit kB: exit $got"; failures=$((failures + 1)) ;; esac
    done
fi
[ "$failures" -eq 0 ]
