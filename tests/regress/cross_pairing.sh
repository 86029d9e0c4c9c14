# draw --with: two sections with odd numbers lend each other a board; both files are saved or neither.
set -u
bestdraw=$1/bestdraw
verify=$1/bestdraw-verify
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
export SOURCE_DATE_EPOCH=1795000000 # the time of every act, so that files can be compared

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

# boards FILE: "WHITE BLACK" a line, of all rounds in the file.
boards()
{
    sed -n 's/^ *{"board": [0-9]*, "white": \([0-9]*\), "black": \([0-9]*\).*/\1 \2/p' "$1"
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
    # CAA 6: the bye of round 1 is just below the mid-line: 3, the bye, 3 and 2, the bye, 2. SCA 4: the last in alphabetical order.
    case $rules in
        sca) holds "$rules: who would have the byes" test "$a $b" = "7 5" ;;
        *) holds "$rules: who would have the byes" test "$a $b" = "4 3" ;;
    esac
    cp a.json a.before
    cp b.json b.before
    holds "$rules: shown only" "$bestdraw" draw a.json --with b.json --seed 3
    holds "$rules: nothing saved" cmp a.json a.before
    holds "$rules: drawn and saved" "$bestdraw" draw a.json --with b.json --seed 3 --save --certificate a.cert --with-certificate b.cert
    holds "$rules: the proof of the first" "$verify" --allow-options a.json a.cert
    holds "$rules: the proof of the second" "$verify" --allow-options b.json b.cert
    holds "$rules: the bye's $a meets a guest" grep -q "pair=$a,8" a.cert
    holds "$rules: the bye's $b meets a guest" grep -q "pair=$b,6" b.cert
    holds "$rules: the guest is named" grep -q "\"name\": \"Bee$b (Bee, $b)\", .*\"filler\": true" a.json
    holds "$rules: the guest is named there too" grep -q "\"name\": \"Ant$a (Ant, $a)\", .*\"filler\": true" b.json
    # One has White in one file, and the other Black in the other.
    white_a=$(boards a.json | grep -cx "$a 8")
    white_b=$(boards b.json | grep -cx "6 $b")
    black_a=$(boards a.json | grep -cx "8 $a")
    holds "$rules: the same colours in both files" test "$white_a" -eq "$white_b"
    holds "$rules: one board" test $((white_a + black_a)) -eq 1
    holds "$rules: no guest in the standings" sh -c "! '$bestdraw' standings a.json --round 1 | grep -q Bee"
done

# Two lists of entries, as 'new' writes them: no file says which round is next.
for name in Ant Bee; do
    printf 'name,grade\n%s1,1800\n%s2,1700\n%s3,1600\n' $name $name $name > list.csv
    holds "a list of $name" "$bestdraw" new -q list.csv $name.json --rules caa --rounds 3
done
holds "round 1 of two lists" "$bestdraw" draw -q Ant.json --with Bee.json --save --certificate a.cert
holds "its proof" "$verify" --allow-options Ant.json a.cert
holds "its results come next" sh -c "'$bestdraw' missing Ant.json | grep -q ' 1 .*Bee2'"
holds "round 1 is not drawn again" sh -c "! '$bestdraw' draw -q Ant.json --round 2"
rm -f Ant.json Bee.json

# CAA 6: "skipping any pre-arranged byes": 2 of three would have the bye, but has one arranged for round 3; 3 is lent.
section a.json Ant 3 caa
section b.json Bee 1 caa
sed -i.bak 's/"name": "Ant2"/"name": "Ant2", "byes": {"3": "H"}/' a.json
"$bestdraw" draw a.json --with b.json --certificate a.cert > /dev/null 2>&1
holds "a player with a bye to come is not lent" grep -q "pair=3,4" a.cert

# CAA 36, 16: colours by the claims, as on any board. lent COLOURS COLOURS WHITE: one player each, who had these colours; WHITE: a or b.
lent()
{
    for side in a b; do
        [ $side = a ] && name=Ant colours=$1 || name=Bee colours=$2
        entries=$(printf '%s' "$colours" | awk '{ for (i = 1; i <= length($0); i++) printf("%s{\"round\": %d, \"opponent\": %d, \"colour\": \"%s\", \"result\": \"0.5\"}",
            (i > 1) ? ", " : "", i, 90 + i, substr($0, i, 1)) }')
        printf '{"format": "cards/1", "name": "%s", "rules": "caa", "rounds": 9, "round": %d, "players": [\n{"id": 1, "name": "%s1", "grade": 1500, "history": [%s]}]}\n' \
            "$name" $((${#1} + 1)) "$name" "$entries" > $side.json
    done
    "$bestdraw" draw a.json --with b.json --lenient --format pairs > out 2> told
    first=$(awk 'NR == 2 { print $1 }' out)
    [ "$first" = 1 ] && got=a || got=b
    [ "$got" = "$3" ] || { echo "lent $1 $2: $got has White"; cat out told; bad=1; }
}
lent WB BW a       # each has what they are due
lent BW WB b
lent BB BW a       # 16(i): the greater difference: 2 before none
lent BW BB b
lent WBB BWB a     # 16(iii): the longer run of the colour that is not due
lent WBWB WWBB b   # 16(ii)
lent WBB WBB a     # equal claims: the player of the first file
lent BWW BWW b

# The guest brings what pairings depend on: grade, title, club, school, groups.
section a.json Ant 1 caa
printf '{"format": "cards/1", "name": "Bee", "rules": "caa", "rounds": 3, "round": 1, "players": [\n{"id": 1, "name": "Bee1", "grade": 1777, "title": "WIM", "club": "Hive", "school": "Comb", "avoid": ["wasps"]}]}\n' > b.json
holds "one and one with everything" "$bestdraw" draw a.json --with b.json --save
for part in '"grade": 1777' '"title": "WIM"' '"club": "Hive"' '"school": "Comb"' '"avoid": \["wasps"\]' '"filler": true'; do
    holds "the guest has $part" grep -q "Bee1 (Bee, 1).*$part" a.json
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

# The next best pair plays where the two have met: of five and three, the bye of the second section passes on.
section a.json Ant 5 caa
section b.json Bee 3 caa
holds "round 1" "$bestdraw" draw a.json --with b.json --top-colour white --save
for f in a b; do
    "$bestdraw" check "$f.json" > out 2>&1 || { echo "a round with a guest is legal: $f"; cat out; bad=1; }
    grep -q "The draw is the best draw" out || { echo "a round with a guest is judged by what it was made with: $f"; cat out; bad=1; }
    grep -q '"options": ".*pair=' "$f.json" || { echo "the board is kept with the draw: $f"; bad=1; }
done
boards a.json | while read -r w b; do "$bestdraw" result -q a.json 1 "$w" "$b" 1/2; done
boards b.json | while read -r w b; do "$bestdraw" result -q b.json 1 "$w" "$b" 1/2; done
met_a=$(sed -n 's/.*"pair=\([0-9]*\),.*/\1/p; s/.* pair=\([0-9]*\),.*/\1/p' a.json | head -1)
met_b=$(sed -n 's/.*"pair=\([0-9]*\),.*/\1/p; s/.* pair=\([0-9]*\),.*/\1/p' b.json | head -1)
"$bestdraw" draw a.json --round 2 --with b.json --save > two 2>&1 || { echo "round 2"; cat two; bad=1; }
holds "nobody meets a guest twice" sh -c "! grep -q 'Ant$met_a .*Bee$met_b ' two"
for f in a b; do holds "the second round is legal: $f" "$bestdraw" check "$f.json" --round 2; done

# Of five and one: the one has met the player whose score is the lowest, so another plays them in round 2.
section a.json Ant 5 caa
section b.json Bee 1 caa
holds "five and one" "$bestdraw" draw a.json --with b.json --top-colour white --save
out_of_a=$(sed -n '/^ *{"round": 1,/s/.*pair=\([0-9]*\),6.*/\1/p' a.json)
boards a.json | while read -r w b; do
    result=1/2
    [ "$w" -eq "$out_of_a" ] && result=0-1
    [ "$b" -eq "$out_of_a" ] && result=1-0
    "$bestdraw" result -q a.json 1 "$w" "$b" $result
done
"$bestdraw" result -q b.json 1 1 2 1-0 2> /dev/null || "$bestdraw" result -q b.json 1 2 1 0-1
"$bestdraw" draw a.json --round 2 --with b.json --save > two 2>&1 || { echo "five and one, again"; cat two; bad=1; }
holds "the next best pair is told" grep -q "Ant$out_of_a and Bee1 have met already; the next best pair is Ant" two
holds "the next best pair plays" sh -c "! sed -n '/^ *{\"round\": 2,/p' a.json | grep -q 'pair=$out_of_a,'"
holds "the next best pair is kept" sh -c "sed -n '/^ *{\"round\": 2,/p' a.json | grep -q 'pair='"
holds "legal" "$bestdraw" check a.json --round 2

# A second file that is locked, or changed while the first is drawn: a clear error, and all files are whole. The program waits at a pipe
# in the place of the second certificate, with both files open; what happens meanwhile happens at a known moment.
waits_at_pipe()
{
    section a.json Ant 7 caa
    section b.json Bee 5 caa
    section c.json Cat 3 caa
    for f in a b c; do cp $f.json $f.before; done
    rm -f first second code
    mkfifo first second
    ( "$bestdraw" draw a.json --with b.json --save --certificate first --with-certificate second > two 2>&1; echo $? > code ) &
    cat first > /dev/null
}
waits_at_pipe
fails "a locked second file" 5 "b.json: .*another program" "$bestdraw" draw c.json --with b.json --save
fails "a locked first file" 5 "a.json: .*another program" "$bestdraw" draw a.json --with c.json --save
holds "the first is whole beside a lock" cmp c.json c.before
holds "the second is whole beside a lock" cmp b.json b.before
cat second > /dev/null
wait
holds "who had the lock has saved" test "$(cat code)" -eq 0
for f in a b; do holds "both files: $f" grep -q '"published": true' $f.json; done

waits_at_pipe
sed 's/Bee5/Bea5/' b.before > b.json
cat second > /dev/null
wait
holds "a second file that was changed" grep -q 'b.json: .*changed' two
holds "its exit code" test "$(cat code)" -eq 5
holds "the first is whole" cmp a.json a.before
sed 's/Bee5/Bea5/' b.before > b.now
holds "the second is as it was changed" cmp b.json b.now

waits_at_pipe
rm b.json
cat second > /dev/null
wait
holds "a second file that is gone" grep -q 'b.json' two
holds "its exit code then" test "$(cat code)" -ne 0
holds "the first is whole then" cmp a.json a.before
holds "no second file is made" test ! -e b.json
rm -f first second c.json

# Contradictory wishes and bans.
section a.json Ant 7 caa
section b.json Bee 5 caa
cp a.json a.before
fails "a ban and a board" 3 "never to be paired" "$bestdraw" draw a.json --forbid 1,2 --pair 1,2 --save
fails "two boards for one" 3 "1" "$bestdraw" draw a.json --pair 1,2 --pair 1,3 --save
fails "a bye and a board" 3 "1" "$bestdraw" draw a.json --pair 1,2 --bye 1 --save
fails "a ban of nobody" 3 "99" "$bestdraw" draw a.json --forbid 1,99 --save
holds "the file is whole" cmp a.json a.before
"$bestdraw" ban -q a.json 1 2 && fails "a board that is banned in the file" 3 "" "$bestdraw" draw a.json --pair 1,2 --save
sed 's/"grade"/"filler": true, "grade"/' b.json > f.json
cp f.json f.before
fails "a filler in every place" 3 "" "$bestdraw" draw f.json --save
holds "the file of fillers is whole" cmp f.json f.before

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

# The result is typed once and stands in both files, whichever it is typed into.
section a.json Ant 7 caa
section b.json Bee 5 caa
"$bestdraw" draw a.json --with b.json --save --seed 1 > /dev/null 2>&1 || bad=1
stands() { # FILE WHITE BLACK RESULT
    grep -q "\"white\": $2, \"black\": $3, \"result\": \"$4\"" "$1"
}
pair=$(sed -n 's/^ *{"board": [0-9]*, "white": \(8\|4\), "black": \(8\|4\)}.*/\1 \2/p' a.json)
white=${pair% *} black=${pair#* }
[ "$pair" = '8 4' ] || [ "$pair" = '4 8' ] || { echo "no board with the guest: $pair"; bad=1; }
[ "$white" = 8 ] && there="3 6" || there="6 3"
holds "typed into the first" "$bestdraw" result a.json 1 "$white" "$black" 1-0
holds "it stands in the first" stands a.json "$white" "$black" 1-0
holds "it stands in the second" stands b.json $there 1-0
fails "another result" 3 "already says 1-0" "$bestdraw" result b.json 1 $there 1/2
holds "corrected in the second" "$bestdraw" result b.json 1 $there 1/2 --replace
holds "it stands in the second" stands b.json $there 1/2
holds "it stands in the first" stands a.json "$white" "$black" 1/2
board=$(sed -n "s/^ *{\"board\": \([0-9]*\), \"white\": $white, .*/\1/p" a.json)
printf 'board,result\n%d,0-1\n' "$board" > results.csv
holds "in a list of results" "$bestdraw" results a.json results.csv --replace
holds "it stands in the second" stands b.json $there 0-1
holds "both journals fit" sh -c "\"$bestdraw\" history --check a.json && \"$bestdraw\" history --check b.json"
cp b.json b.kept
rm b.json
fails "without the second file" 0 "enter the result there too, in round 1, for player 3" "$bestdraw" result a.json 1 "$white" "$black" 1-0 --replace
holds "the first has it" stands a.json "$white" "$black" 1-0
cp b.kept b.json
holds "and again in both" "$bestdraw" result a.json 1 "$white" "$black" 1/2 --replace
holds "it stands in the second" stands b.json $there 1/2

# Killed at any moment: each file is one of its two versions, and none has a half. What was left between the two is made good when either
# is opened to be changed next.
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
    for file in a b; do "$bestdraw" round $file.json 9 --close > /dev/null 2>&1; done
    if cmp -s a.json a.before; then holds "killed after $wait: neither" cmp b.json b.before
    else
        holds "killed after $wait: the first" cmp a.json a.after
        holds "killed after $wait: both" cmp b.json b.after
    fi
done
exit $bad
