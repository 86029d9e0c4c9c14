#!/bin/sh
# bestdraw-verify: each option under each of its names, the words in any order, and what is said where.
build=$1
source=$2
verify=$build/bestdraw-verify
[ -x "$verify" ] && [ -x "$build/bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
cp "$source/tests/data/certificate/triangles.inst" "$source/tests/data/certificate/triangles.cert" .

# gives EXIT STDOUT STDERR WORD...: exactly this; "*" is anything but nothing.
gives() {
    code=$1 out=$2 err=$3
    shift 3
    "$verify" "$@" >o 2>e
    got=$?
    same=0
    case $out in '*') [ -s o ] ;; *) [ "$(cat o)" = "$out" ] ;; esac || same=1
    case $err in '*') [ -s e ] ;; *) [ "$(cat e)" = "$err" ] ;; esac || same=1
    if [ $got -ne "$code" ] || [ $same -ne 0 ]; then
        echo "bestdraw-verify $*: exit $got, not $code; stdout:"
        cat o
        echo "stderr:"
        cat e
        failures=$((failures + 1))
    fi
}

best='proved best in 3 stages; no other matching is as good'
gives 0 "$best" '' triangles.inst triangles.cert
gives 0 "$best" '' -- triangles.inst triangles.cert
gives 0 "$best" '' triangles.inst -- triangles.cert
gives 0 "$best" '' --lenient --allow-options triangles.inst triangles.cert
gives 0 "$best" '' --rules caa --format text triangles.inst triangles.cert
gives 0 "$best" '' --rules=caa triangles.inst --format=text triangles.cert
gives 0 "$best" '' triangles.inst triangles.cert --rules caa
gives 0 '' '' --quiet triangles.inst triangles.cert
gives 0 '' '' triangles.inst -q triangles.cert
cp triangles.inst ./-q
gives 0 "$best" '' -- -q triangles.cert
gives 0 "$best" '' - triangles.cert <triangles.inst

usage='usage: bestdraw-verify [OPTION...] CARDS CERTIFICATE
       bestdraw-verify [OPTION...] INSTANCE CERTIFICATE'
for words in '' 'triangles.inst' 'triangles.inst triangles.cert more' '-- triangles.inst triangles.cert more' '--lenien a b' '--lenientt a b' \
    '--rules' 'triangles.inst triangles.cert --rules' '--rules nobody triangles.inst triangles.cert' '--rulesx caa a b' '--roles caa a b' '--roles=caa triangles.inst triangles.cert' '--format a b' \
    '--fermat=text triangles.inst triangles.cert' \
    '--format xml triangles.inst triangles.cert' '--format= triangles.inst triangles.cert' '-x a b' '--quie a b' '--hel' '--versio' '-- --help' \
    '-- -- a b' '--help a b c' 'a b c --version'; do
    # shellcheck disable=SC2086
    gives 2 '' "$usage" $words
done
gives 0 "bestdraw-verify $("$build/bestdraw" --version | cut -d' ' -f2)" '' --version
gives 0 "bestdraw-verify $("$build/bestdraw" --version | cut -d' ' -f2)" '' -V
for help in --help -h; do
    gives 0 '*' '' $help
    head -2 o | grep -qx 'usage: bestdraw-verify .OPTION....  *CARDS CERTIFICATE' || { echo "$help has no usage"; failures=$((failures + 1)); }
    grep -q '^Exit code: 0 proved; 1 refused;' o || { echo "$help tells no exit codes"; failures=$((failures + 1)); }
done
gives 3 '' 'bestdraw-verify: none: there is no such file' none triangles.cert
gives 3 '' 'bestdraw-verify: none: there is no such file' triangles.inst none
gives 3 '' '*' --quiet none triangles.cert

# Cards that only --lenient reads: two cards that disagree on round 1.
cat >cards.json <<'CARDS'
{"format": "cards/1", "rules": "caa", "round": 2, "players": [
 {"id": 1, "grade": 2000, "history": [{"round": 1, "opponent": 2, "colour": "W", "result": "1"}]},
 {"id": 2, "grade": 1900, "history": [{"round": 1, "opponent": 1, "colour": "B", "result": "1"}]},
 {"id": 3, "grade": 1800, "history": [{"round": 1, "opponent": 4, "colour": "W", "result": "1"}]},
 {"id": 4, "grade": 1700, "history": [{"round": 1, "opponent": 3, "colour": "B", "result": "0"}]}]}
CARDS
"$build/bestdraw" -q draw --lenient cards.json --certificate cards.cert >/dev/null || { echo "no draw"; failures=$((failures + 1)); }
gives 3 '' '*' cards.json cards.cert
gives 0 '*' '' --lenient cards.json cards.cert
gives 0 '*' '' cards.json cards.cert --lenient
gives 7 '*' '' --lenient --rules plain cards.json cards.cert

# What cannot be written is told, whatever it was.
if [ -w /dev/full ]; then
    for words in 'triangles.inst triangles.cert' '--format json triangles.inst triangles.cert' '--help' '--version'; do
        # shellcheck disable=SC2086
        "$verify" $words >/dev/full 2>e
        [ $? -eq 5 ] || { echo "a full disk: $words"; failures=$((failures + 1)); }
    done
    "$verify" triangles.inst triangles.cert >/dev/full 2>e
    grep -qx 'bestdraw-verify: the verdict cannot be written' e || { echo "a full disk is not told"; failures=$((failures + 1)); }
    "$verify" -q triangles.inst triangles.cert >/dev/full 2>e || { echo "nothing was to be written"; failures=$((failures + 1)); }
fi
[ "$failures" -eq 0 ]
