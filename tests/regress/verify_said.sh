#!/bin/sh
# bestdraw-verify: what is proved without more, and what cannot be written, whatever it was.
build=$1
source=$2
verify=$build/bestdraw-verify
[ -x "$verify" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
cp "$source/tests/data/certificate/triangles.inst" "$source/tests/data/certificate/triangles.cert" .

# Best, but nothing is claimed about others.
{ sed '/^stage unique/,$d' triangles.cert; echo end; } >best.cert
said=$("$verify" triangles.inst best.cert 2>&1)
got=$?
[ $got -eq 0 ] && [ "$said" = 'proved best in 3 stages' ] || { echo "best only: exit $got, said: $said"; failures=$((failures + 1)); }
said=$("$verify" -- triangles.inst best.cert 2>&1) || { echo "words after --: $said"; failures=$((failures + 1)); }
said=$("$verify" triangles.inst -q best.cert 2>&1) || { echo "-q between the words: $said"; failures=$((failures + 1)); }
[ "$said" = '' ] || { echo "-q says $said"; failures=$((failures + 1)); }
for option in --version -V; do
    "$verify" $option | grep -qx 'bestdraw-verify [0-9.]*' || { echo "$option"; failures=$((failures + 1)); }
done
for option in --help -h; do
    "$verify" $option >help || { echo "$option: exit $?"; failures=$((failures + 1)); }
    grep -q '^usage: bestdraw-verify .*CARDS CERTIFICATE' help || { echo "$option has no usage"; failures=$((failures + 1)); }
    grep -q '^Exit code: 0 proved; 1 refused; 4 ' help || { echo "$option tells no exit codes"; failures=$((failures + 1)); }
done

if [ -w /dev/full ]; then
    for words in 'triangles.inst best.cert' --help --version; do
        # shellcheck disable=SC2086
        "$verify" $words >/dev/full 2>said
        got=$?
        [ $got -eq 5 ] || { echo "a full disk, $words: exit $got"; failures=$((failures + 1)); }
    done
    "$verify" triangles.inst best.cert >/dev/full 2>said
    grep -qx 'bestdraw-verify: the verdict cannot be written' said || { echo "a full disk is not told"; failures=$((failures + 1)); }
    "$verify" -q triangles.inst best.cert >/dev/full 2>said || { echo "nothing was to be written"; failures=$((failures + 1)); }
fi
[ "$failures" -eq 0 ]
