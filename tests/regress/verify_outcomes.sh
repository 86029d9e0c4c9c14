#!/bin/sh
# The two programs together: what bestdraw certifies bestdraw-verify confirms, whatever the outcome.
build=$1
source=$2
[ -x "$build/bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

# agree FILE DRAW_EXIT VERIFY_EXIT WORDS [OPTION...]: draw with a certificate, then verify it.
agree() {
    file=$1 draw_exit=$2 verify_exit=$3 words=$4
    shift 4
    rm -f cert
    "$build/bestdraw" draw "$file" -q --certificate cert "$@" >said 2>&1
    got=$?
    [ "$got" -eq "$draw_exit" ] || { echo "draw $file $*: exit $got, not $draw_exit"; cat said; failures=$((failures + 1)); }
    "$build/bestdraw-verify" "$file" cert >said 2>&1
    got=$?
    if [ "$got" -ne "$verify_exit" ] || ! grep -q -e "$words" said; then
        echo "verify $file ($*): exit $got, not $verify_exit"
        cat said
        failures=$((failures + 1))
    fi
}

cat >none.json <<'CARDS'
{"format": "cards/1", "rules": "caa", "players": [
 {"id": 1, "history": [{"round": 1, "opponent": 2, "colour": "W", "result": "1"}, {"round": 2, "opponent": 3, "colour": "B", "result": "1"}], "grade": 2000},
 {"id": 2, "history": [{"round": 1, "opponent": 1, "colour": "B", "result": "0"}, {"round": 2, "opponent": 4, "colour": "W", "result": "1"}], "grade": 1900},
 {"id": 3, "history": [{"round": 1, "opponent": 4, "colour": "W", "result": "1"}, {"round": 2, "opponent": 1, "colour": "W", "result": "0"}], "grade": 1800},
 {"id": 4, "history": [{"round": 1, "opponent": 3, "colour": "B", "result": "0"}, {"round": 2, "opponent": 2, "colour": "B", "result": "0"}], "grade": 1700}
], "forbid": [[1, 4]]}
CARDS
example=$source/tests/data/examples/set_a_r3.json
corpus=$source/tests/data/corpus
agree none.json 1 0 '^proved by the rules caa: there is no legal draw$'
agree "$example" 0 0 '^proved best by the rules caa; no other draw is as good'
agree "$example" 0 6 '^proved best by the rules caa under the arbiter.s wishes: 1-2 not paired; no other draw under them' --forbid 1,2
agree "$example" 0 0 'options: seed=7' --seed 7
# The TRF itself means FIDE: a proof by other rules is told, with an exit code of its own.
agree "$corpus/f400.k8.trf" 0 7 "^proved best by the rules caa" --rules caa
agree "$corpus/n52_r4_s564636.trf" 0 0 '^proved best by the rules fide' --rules fide
# A limit: whatever was reached by then is confirmed as such.
agree "$corpus/f800.k4.trf" 4 7 '^legal by the rules caa, not proved: ' --rules caa --time-limit 0.000001

# The same event in another format has the same digest.
"$build/bestdraw" convert "$corpus/n52_r4_s564636.trf" same.json -q || failures=$((failures + 1))
"$build/bestdraw" draw same.json --rules fide -q --certificate cert >/dev/null || failures=$((failures + 1))
"$build/bestdraw-verify" "$corpus/n52_r4_s564636.trf" cert >said || { cat said; failures=$((failures + 1)); }
# And a certificate stays true when the draw is published.
"$build/bestdraw" draw same.json --rules fide -q --save >/dev/null && "$build/bestdraw-verify" same.json cert >said ||
    { echo "after publishing"; cat said; failures=$((failures + 1)); }
[ "$failures" -eq 0 ]
