#!/bin/sh
# 300 files with one false place, value, colour or pair each: what is false is found, and nothing else is said.
set -eu
build=$1
bestdraw=$build/bestdraw
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}
events=15
players=16
rounds=5
list=BH/C1,BH,DE,SB
printf 'PlayersNumber=%d\nRoundsNumber=%d\nForfeitRate=40\nHalfPointByeRate=50\nTieBreaks=%s\n' $players $rounds $list >config

# The ranks of the list, put into columns 86 to 89 of the players' lines.
give_ranks() {
    "$bestdraw" standings "$1" --tiebreaks $list --format csv >ranks.csv
    awk -F, -v OFS= 'NR == FNR { if (FNR > 1) rank[$2 + 0] = $1; next }
        /^001/ { id = substr($0, 5, 4) + 0; $0 = substr($0, 1, 85) sprintf("%4d", rank[id]) substr($0, 90) }
        { print }' ranks.csv "$1" >"$2"
}

# One false entry; kind and number are given, who it concerns goes to the file "who".
falsify() {
    awk -v kind="$1" -v number="$2" -v rounds=$rounds -v players=$players '
        function cell(id) { return substr(line[at[id]], 92 + 10 * (rounds - 1), 8) }
        function set(id, from, text) { line[at[id]] = substr(line[at[id]], 1, from - 1) text substr(line[at[id]], from + length(text)) }
        function set_cell(id, text) { set(id, 92 + 10 * (rounds - 1), text) }
        { line[NR] = $0 }
        /^001/ { at[substr($0, 5, 4) + 0] = NR }
        END {
            id = number * 3 % players + 1
            if (kind == "place") {
                rank = substr(line[at[id]], 86, 4) + 0
                set(id, 86, sprintf("%4d", (rank + players / 2 - 1) % players + 1))
            }
            if (kind == "value") set(id, 81, sprintf("%4.1f", substr(line[at[id]], 81, 4) + 0.5))
            for (i = 1; i <= players; i++) {
                c = cell(i)
                if (substr(c, 6, 1) == "w" && index("10=", substr(c, 8, 1)) > 0) white[++games] = i
            }
            id = kind == "colour" || kind == "pair" ? white[number % games + 1] : id
            if (kind == "colour") {
                other = substr(cell(id), 1, 4) + 0
                a = cell(id); b = cell(other)
                set_cell(id, substr(a, 1, 5) "b" substr(a, 7)); set_cell(other, substr(b, 1, 5) "w" substr(b, 7))
            }
            if (kind == "pair") {
                # Two boards with one result exchange their players with Black: everybody keeps their points.
                for (k = 0; k < games * games; k++) {
                    a = white[(number + k) % games + 1]; b = white[(number + int(k / games)) % games + 1]
                    if (a != b && substr(cell(a), 8, 1) == substr(cell(b), 8, 1)) break
                }
                x = substr(cell(a), 1, 4) + 0; y = substr(cell(b), 1, 4) + 0
                set_cell(a, sprintf("%4d", y)); set_cell(y, sprintf("%4d", a))
                set_cell(b, sprintf("%4d", x)); set_cell(x, sprintf("%4d", b))
                id = a
            }
            for (i = 1; i <= NR; i++) print line[i]
            print id >"who"
        }' "$3" >"$4"
}

count() { grep -c "$1" said || true; }

judge() {
    best=$(count '^The draw is the best draw\.$')
    colours=$(count 'should have')
    places=$(count 'in the file; the tie-breaks give')
    right=$(count '^Places after round .* gives them\.$')
    who=$(cat who)
    case $1 in
    place) [ "$code" = 1 ] && [ "$best $colours $places" = "$rounds 0 1" ] && grep -q "^  $who .* in the file" said ;;
    value) [ "$code" = 3 ] && [ "$(wc -l <said)" = 1 ] && grep -q "player $who " said ;;
    colour) [ "$code" = 0 ] && [ "$best $colours $places $right" = "$rounds 1 0 1" ] && grep 'should have' said | grep -q -w "$who" &&
        grep -q ' 1 round has other colours than the rules give\.$' said ;;
    pair) [ "$best $places $right" = "$((rounds - 1)) 0 1" ] ;;
    esac
}

made=0
seed=1
while [ $seed -le $events ]; do
    "$bestdraw" --dutch -g config -o event.trf -s $seed 2>/dev/null
    sed "s|^192.*|&\\
202 $list|" event.trf >listed.trf
    give_ranks listed.trf true.trf
    "$bestdraw" check true.trf >said 2>&1 && code=0 || code=$?
    [ "$code $(count 'best draw\.$') $(count 'gives them')" = "0 $rounds 1" ] || complain "event $seed: something is said of a true file: $(cat said)"
    for kind in place value colour pair; do
        for number in 1 2 3 4 5; do
            falsify $kind $((number + seed)) true.trf false.trf
            if [ $kind = pair ]; then give_ranks false.trf ranked.trf && mv ranked.trf false.trf; fi
            "$bestdraw" check false.trf >said 2>&1 && code=0 || code=$?
            judge $kind || complain "event $seed, $kind $number (player $(cat who)), exit $code: $(cat said)"
            made=$((made + 1))
        done
    done
    seed=$((seed + 1))
done
# Lists with points in them, and none: the records of a generated file say what its ranks follow.
for records in PTS,BH/C1,DE=202:BH/C1,DE=212:PTS,BH/C1,DE none=212:PTS BH,PTS,SB=212:BH,PTS,SB SB=202:SB=212:PTS,SB; do
    printf 'PlayersNumber=12\nRoundsNumber=3\nTieBreaks=%s\n' "${records%%=*}" >lists
    "$bestdraw" --dutch -g lists -o lists.trf -s 4
    found=$(sed -n 's/^\(2[01]2\) /=\1:/p' lists.trf | tr -d '\n')
    [ "$found" = "=${records#*=}" ] || complain "TieBreaks=${records%%=*}: the file has $found"
    "$bestdraw" check lists.trf | grep -q '^Places after round 3: as .* gives them\.$' || complain "TieBreaks=${records%%=*}: the ranks are not by the list"
done
[ $made = 300 ] || complain "$made files instead of 300"
exit $status
