#!/bin/sh
# A draw that was saved with --lenient verifies against the file it was saved in, whatever was odd in that: all files of tests/data/bad, and
# tournaments with cells, lines and values changed at random. LENIENT_FILES says how many of the latter (2,000 by hand), BESTDRAW_SEED which.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
files=${LENIENT_FILES:-120}
seed=${BESTDRAW_SEED:-18}
echo "seed $seed, $files files"
bad=0
saved=0
refused=0

# try FILE: saved and verified, or refused and untouched.
try() {
    rm -f before a.cert
    cp "$1" before
    timeout 60 "$bestdraw" draw -q --lenient --save --certificate a.cert "$1" >said 2>&1 </dev/null
    code=$?
    if [ $code -ne 0 ]; then
        refused=$((refused + 1))
        cmp -s "$1" before || { echo "$2: exit $code, but the file is another one: $(cat said)"; bad=1; }
        [ $code -le 4 ] || { echo "$2: exit $code: $(cat said)"; bad=1; cp before "/tmp/lenient-$saved.${1##*.}"; }
        return
    fi
    saved=$((saved + 1))
    "$build/bestdraw-verify" --lenient "$1" a.cert >said 2>&1 || {
        echo "$2: saved, and then: exit $? $(cat said)"
        bad=1
    }
}

for file in "$source"/tests/data/lenient/*.trf "$source"/tests/data/bad/*/*.* "$source"/tests/data/fuzz/*/*.*; do
    [ -f "$file" ] || continue
    rm -f odd.*
    cp "$file" "odd.${file##*.}" && chmod u+w "odd.${file##*.}"
    try "odd.${file##*.}" "$file"
done

# A few characters changed into others of their kind, so that the form mostly stays; sometimes a line doubled, left out or exchanged.
change() {
    awk -v seed="$2" 'BEGIN { srand(seed) }
        { line[NR] = $0 }
        function pick(n) { return int(rand() * n) + 1 }
        function one_of(text) { return substr(text, pick(length(text)), 1) }
        END {
            for (times = pick(6); times > 0; times--) {
                at = pick(NR); kind = pick(20); column = pick(length(line[at]))
                for (tries = 0; tries < 40 && substr(line[at], column, 1) !~ /[0-9A-Za-z+=-]/; tries++) { at = pick(NR); column = pick(length(line[at])) }
                old = substr(line[at], column, 1)
                new = old ~ /[0-9]/ ? one_of("0123456789 ") : old ~ /[wbWB]/ ? one_of("wbWB-") : old ~ /[HFZUDL+=-]/ ? one_of("HFZUDL+=-10") : one_of("abcXYZ ")
                if (kind == 1) line[at] = line[pick(NR)]
                else if (kind == 2) { other = pick(NR); kept = line[at]; line[at] = line[other]; line[other] = kept }
                else if (kind == 3) line[at] = substr(line[at], 1, column)
                else line[at] = substr(line[at], 1, column - 1) new substr(line[at], column + 1)
            }
            for (i = 1; i <= NR; i++) print line[i]
        }' "$1"
}

"$bestdraw" generate -q --players 9 --rounds 5 --played 2 --seed 3 --half-byes=80 --forfeits=80 -o start1.json
"$bestdraw" generate -q --players 8 --rounds 6 --played 3 --seed 4 --rules fide -o start2.trf
"$bestdraw" generate -q --players 7 --rounds 4 --played 2 --seed 5 --rules sca --zero-byes=80 -o start3.trf
"$bestdraw" convert -q start1.json start4.trf
cp "$source/docs/examples/schools.json" start5.json
number=0
while [ "$number" -lt "$files" ]; do
    number=$((number + 1))
    for start in start1.json start2.trf start3.trf start4.trf start5.json; do
        case $start in start$((number % 5 + 1)).*) break ;; esac
    done
    rm -f odd.*
    change "$start" $((seed * 100000 + number)) >"odd.${start##*.}"
    try "odd.${start##*.}" "seed $seed, file $number ($start)"
done
echo "$saved saved and verified, $refused refused"
[ "$saved" -ge $((files / 10)) ] && [ "$bad" -eq 0 ]
