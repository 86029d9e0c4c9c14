#!/bin/sh
# bestdraw-verify: one test per exit code, and 0 for nothing that is wrong.
build=$1
source=$2
verify=$build/bestdraw-verify
data=$source/tests/data/certificate
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
failures=0

expect() {
    want=$1
    pattern=$2
    shift 2
    said=$("$verify" "$@" 2>&1)
    got=$?
    if [ "$got" -ne "$want" ] || ! printf '%s\n' "$said" | grep -q -e "$pattern"; then
        echo "bestdraw-verify $*: exit $got instead of $want, said: $said (expected: $pattern)"
        failures=$((failures + 1))
    fi
}

good=$data/triangles.cert
instance=$data/triangles.inst
change() { sed "$1" "$good" >"$folder/changed.cert"; }

expect 0 'proved best in 3 stages; no other matching is as good' "$instance" "$good"
expect 0 '' --quiet "$instance" "$good"
expect 0 '--lenient' --help
expect 0 '^bestdraw-verify [0-9]' --version
change 's/stage joined value 1/stage joined value 2/'
expect 1 'changed.cert:10: stage joined: the value is 1, not 2' "$instance" "$folder/changed.cert"
[ "$("$verify" -q "$instance" "$folder/changed.cert" 2>&1)" = "" ] || failures=$((failures + 1))
change 's/^instance 0\{0,1\}./instance f/'
expect 1 'does not speak of this instance' "$instance" "$folder/changed.cert"
change 's/stage near value 0/stage near value 0 open/;/unique/,/^z 1:2/d;s/outcome best/outcome not-proved/'
expect 4 'legal, not proved: best in 2 stages; stage near is not proved' "$instance" "$folder/changed.cert"
expect 2 '^usage'
expect 2 '^usage' "$instance"
expect 2 '^usage' "$instance" "$good" more
expect 2 '^usage' --what "$instance" "$good"
expect 3 'none' "$folder/none" "$good"
expect 3 'none' "$instance" "$folder/none"
expect 3 'expected "bestdraw-certificate"' "$instance" "$instance"
expect 3 'expected "bestdraw-instance"' "$good" "$good"
expect 3 '' "$instance" /dev/null
expect 3 '' "$folder" "$good"
change '$d'
expect 3 '"end" is missing' "$instance" "$folder/changed.cert"
sed 's/^edge 1 2 .*/edge 1 1 0 0 0/' "$instance" >"$folder/changed.inst"
expect 3 'joins a node to itself' "$folder/changed.inst" "$good"
if [ -w /dev/full ]; then
    "$verify" "$instance" "$good" >/dev/full 2>/dev/null
    [ $? -eq 5 ] || { echo "a verdict that cannot be written"; failures=$((failures + 1)); }
fi
[ "$failures" -eq 0 ]
