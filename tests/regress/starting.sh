#!/bin/sh
# Starting numbers (FIDE C.04.2, 2): a list in any order is drawn like the sorted one; who enters in round 2 has the number that the rating
# gives, a rating corrected before round 4 is drawn changes numbers, with a warning, and after it changes none; every round stays the best
# draw of its moment and its certificate stands; files that say nothing keep their numbers. The sorted list is made here, by sort(1).
build=$1
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
complain() {
    echo "$*"
    bad=1
}

# place,name,title,rating: by rating, then GM-IM-WGM-FM-WIM-CM-WFM-WCM, then name; the place only sorts, and is cut off.
cat >sorted <<'END'
01,"Zander, Al",,2600
02,"Moor, Gil",GM,2400
03,"Moor, Ida",IM,2400
04,"Abel, Wim",WGM,2400
05,"Abel, Fay",FM,2400
06,"Abel, Wil",WIM,2400
07,"Abel, Cem",CM,2400
08,"Abel, Wea",WFM,2400
09,"Abel, Wua",WCM,2400
10,"Abbott, Bo",,2400
11,"Adam, Cy",,1900
12,"Ärmel, Di",,1900
13,"Bauer, Ed",,1900
14,"Yates, Flo",,1200
15,"Aaron, Gus",,
16,"Zola, Hal",,
END
list() { # file
    echo "name,title,rating"
    sed 's/^[0-9]*,//' "$1"
}
list sorted >sorted.csv
sort -t, -k3 sorted >shuffled
list shuffled >shuffled.csv
cmp -s sorted.csv shuffled.csv && complain "the list was not shuffled"

for file in sorted shuffled; do
    "$bestdraw" -q new $file.csv $file.json --rules fide --rounds 6 || complain "$file: not made"
    "$bestdraw" -q draw $file.json >$file.drawn || complain "$file: not drawn"
    "$bestdraw" -q start --format csv $file.json >$file.start
done
cmp sorted.drawn shuffled.drawn || complain "the shuffled list is drawn otherwise"
cmp sorted.start shuffled.start || complain "the shuffled list starts otherwise"
awk -F'"' 'NR > 1 { print "\"" $2 "\"" }' sorted.start >got
cut -d'"' -f2 sorted | sed 's/.*/"&"/' >expected
cmp expected got || complain "not the order of C.04.2"
# As it is, with the ids of the list: White and Black by name.
for file in sorted shuffled; do
    "$bestdraw" -q draw --rules fide $file.csv | sed 's/[0-9]//g; s/  */ /g' >$file.direct
done
[ -s sorted.direct ] || complain "the list is not drawn as it is"
cmp sorted.direct shuffled.direct || complain "a shuffled list that is drawn as it is gives another draw"

number() { # name: the number that the starting list gives
    "$bestdraw" -q start --format json open.json | tr -d '\n' | sed 's/}, *{/}\n{/g' |
        sed -n "s/.*\"number\": *\([0-9]*\).*\"name\": *\"$1\".*/\1/p"
}
play() { # round: the higher board number draws, the others are won by White
    "$bestdraw" -q draw --save --certificate r$1.cert open.json >drawn || complain "round $1 is not drawn"
    "$bestdraw" -q missing --format csv open.json | awk -F, -v OFS=, 'NR == 1 { print "round,board,result" } NR > 1 { print $1, $2, NR % 3 == 0 ? "1/2" : "1-0" }' >results.csv
    "$bestdraw" -q results open.json results.csv >said 2>&1 || { complain "round $1 has no results"; cat said; }
}
cp shuffled.json open.json
play 1
"$bestdraw" late open.json "Newman, Nan" 2300 >said 2>&1
[ "$(number 'Newman, Nan')" = 11 ] || complain "a late 2300 has number $(number 'Newman, Nan'), not 11"
[ "$(number 'Adam, Cy')" = 12 ] || complain "number 11 did not become 12"
grep -q 'numbers of 6 players change' said || complain "nobody was told of new numbers: $(cat said)"
play 2
"$bestdraw" edit open.json "Yates, Flo" grade=2700 >said 2>&1
[ "$(number 'Yates, Flo')" = 1 ] || complain "a corrected 2700 has number $(number 'Yates, Flo')"
grep -q 'warning: the numbers of .* players change' said || complain "no warning: $(cat said)"
play 3
"$bestdraw" -q start open.json >before
play 4
"$bestdraw" -q start open.json | grep -q 'final since round 4' || complain "not final after round 4"
"$bestdraw" edit open.json "Zola, Hal" grade=2800 >said 2>&1
[ "$(number 'Zola, Hal')" = 17 ] || complain "a rating corrected after round 4 gave number $(number 'Zola, Hal')"
grep -q 'numbers stay as they are' said || complain "nobody was told that numbers stay: $(cat said)"
"$bestdraw" -q late open.json "Last, Lou" 2750 || complain "nobody can enter after round 4"
[ "$(number 'Last, Lou')" = 18 ] || complain "who enters after round 4 has number $(number 'Last, Lou')"
"$bestdraw" -q edit open.json numbers=name 2>/dev/null && complain "numbers that are final were given anew"
play 5
"$bestdraw" check open.json >said 2>&1 || { complain "a round is not the best draw of its moment"; cat said; }
for round in 1 2 3 4 5; do
    "$build/bestdraw-verify" open.json r$round.cert >said 2>&1 || { complain "round $round: $(cat said)"; }
done

# TRF tells numbers that are not those of the ids by the order of its lines, and is drawn alike.
"$bestdraw" -q convert open.json open.trf 2>/dev/null || complain "no TRF"
grep -q '^XXC rank' open.trf || complain "TRF does not tell the numbers"
grep -v '^###' open.trf >bare.trf
"$bestdraw" -q draw open.json >a
"$bestdraw" -q draw --rules fide bare.trf 2>/dev/null >b
diff a b >said || { complain "the TRF is drawn otherwise"; cat said; }

# A file that says nothing keeps its numbers; one that is told to gives them anew.
sed 's/"rating,title,name"/"list"/' shuffled.json >as-listed.json
"$bestdraw" -q start as-listed.json >said 2>&1 || complain "no order of the list: $(cat said)"
grep -q 'numbered by list' said || complain "the order is not told"
"$bestdraw" -q new --rules fide --numbers name,rating shuffled.csv by-name.json && "$bestdraw" -q start by-name.json | head -2 | grep -q 'Aaron' ||
    complain "another order that was announced is not kept"
"$bestdraw" -q new --rules fide --numbers elo shuffled.csv no.json 2>/dev/null && complain "an order that there is not was taken"
"$bestdraw" -q new --rules caa --numbers name shuffled.csv no.json 2>/dev/null && complain "caa gives no numbers, and took an order"
cat >old.json <<'END'
{"format": "cards/1", "rules": "fide", "players": [{"id": 1, "name": "Low", "grade": 1000},
 {"id": 2, "name": "High", "grade": 2000}, {"id": 3, "name": "Top", "grade": 2500},
 {"id": 4, "name": "Mid", "grade": 1500}]}
END
"$bestdraw" -q start --format csv old.json >said 2>&1
[ "$(sed -n 2p said | cut -d, -f3)" = Low ] || complain "an old file has other numbers: $(cat said)"
exit $bad
