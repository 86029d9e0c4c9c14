# Options at the edges of what they take: the last value that is accepted, the first that is not, and what follows from those not given.
. "$2/tests/data/golden/lib.sh"
cp "$data/examples/set_a_r5.json" five.json
cp "$data/examples/set_a_r1.json" one.json
cp "$data/check/set_a_r5_revisited.json" published.json

# exits CODE WORD...: only the exit code; what was said is in the files out and err.
exits()
{
    want=$1
    shift
    "$bestdraw" "$@" >out 2>err </dev/null
    got=$?
    [ $got -eq "$want" ] || { echo "exit $got, not $want: $*"; cat err; bad=1; }
}
# tells PATTERN [FILE]: the last command said so.
tells() { grep -qE -- "$1" "${2-out}" || { echo "not told: $1"; cat out err; bad=1; }; }

# Numbers.
exits 0 draw five.json --seed 0
exits 2 draw five.json --seed -1
for command in 'simulate --players 8 --rounds 2 --tournaments 1 --methods random' 'generate --players 8 --rounds 2'; do
    # shellcheck disable=SC2086
    { exits 0 $command --seed 9007199254740992; exits 2 $command --seed 1x; exits 2 $command --seed -1; exits 2 $command --rating 10000; }
done
exits 2 simulate --players 8 --rounds 2 --tournaments 1 --methods random --seed 9007199254740993
for round in 1 5; do exits 0 show five.json --round $round; done
for round in 0 100 x ''; do exits 2 show five.json --round "$round"; done
for limit in 0 -1 1e3 1000001 5s '' 1.2.3 nan; do exits 2 draw five.json "--time-limit=$limit"; done
for limit in 1000000 0.5 .5 10; do exits 0 draw five.json "--time-limit=$limit"; done
for pair in 3 '3,' ,3 3,3 0,3 3,100000 3,4,5; do exits 2 draw five.json "--pair=$pair"; exits 2 draw five.json "--forbid=$pair"; done
for pair in 3,x x,3; do exits 3 draw five.json "--pair=$pair"; exits 3 draw five.json "--forbid=$pair"; done
exits 0 draw five.json --pair 7,2 --format pairs
tells '^(7 2|2 7)$'
exits 0 draw five.json --pair 2,7 --format pairs
tells '^(7 2|2 7)$'
exits 2 draw five.json --priorities ,
exits 2 draw five.json --priorities score,scores
exits 0 draw five.json --priorities score
for part in 0/2 3/2 1 1/ /2 x/2 1/x 1/0; do exits 2 simulate --players 8 --rounds 2 --tournaments 4 --methods random --shard "$part"; done

# What is not there: commands with too few or too many words.
for command in draw show explain compare check repair report standings table convert export undo late withdraw result results bye match audit; do exits 2 $command; done
for command in draw show explain compare check repair report standings table; do exits 2 $command five.json more.json; exits 3 $command nowhere.json; done
exits 2 why-not five.json 1
exits 2 why-not five.json 1 2 3
exits 2 why-not five.json --colour 3 X
exits 2 why-not five.json --colour 3

# Limits reached, draws that are not there.
exits 4 explain five.json --time-limit 0.0000001
exits 4 compare five.json --time-limit 0.0000001
exits 4 report five.json --time-limit 0.0000001 -o page.html
exits 4 repair published.json --absent 3 --time-limit 0.0000001

# Results without a round are those of the published draw, else of the next round.
cp published.json results.json
printf 'board,result\n1,1-0\n' >results.csv
exits 0 results results.json results.csv
holds "the board of the published draw has its result" sh -c '! cmp -s published.json results.json'
exits 3 results five.json results.csv
printf 'board,result\n99,1-0\n' >results.csv
exits 3 results results.json results.csv
tells 'results.csv' err
printf 'board,result\n0,1-0\n' >results.csv
exits 3 results results.json results.csv
exits 0 draw five.json --format pairs
read -r white black <<PAIR
$(sed -n 2p out)
PAIR
printf 'white,black,result\n%s,%s,1/2\n' "$white" "$black" >results.csv
exits 0 results five.json results.csv
exits 0 show five.json --round 5
cp "$data/examples/set_a_r5.json" five.json

# Corrections of results.
for was in 1 1,2 1,2,3 1,2,3,4 0,2,3,1-0 1,0,3,1-0 1,2,0,1-0 x,2,3,1-0 1,2,3,2-0; do exits 2 repair published.json "--result-was=$was"; done
exits 0 generate --players 12 --rounds 5 --played 2 --seed 4 -o made.json
exits 0 draw made.json --save
exits 0 convert made.json - --to cards
tells '"round": 1, "opponent": [0-9]*, "colour": "B"'

# Lists of the old interface go beside the file, with its name up to the last dot of the name itself.
mkdir a.b
exits 0 generate --rules fide --players 12 --rounds 5 --played 2 --seed 3 -o a.b/open --format trf
exits 0 --dutch a.b/open -p -l
holds "a dot in the folder is not one of the name" test -f a.b/open.list
cp a.b/open a.b/open.one.trf
exits 0 --dutch a.b/open.one.trf -p -l
holds "the last dot counts" test -f a.b/open.one.list
exits 0 --dutch a.b/open.one.trf -p pairs.txt -l my.list
holds "names without a folder go into that of the file" test -s a.b/pairs.txt -a -s a.b/my.list
grep -v '^152\|^XXC' a.b/open | sed '/^001/s/^\(.\{91\}\).*/\1/' >bare.trf
exits 3 --dutch bare.trf -p
for words in '' '-p' 'a.b/open' '-c' '-g' 'a.b/open -x'; do
    # shellcheck disable=SC2086
    "$bestdraw" --dutch $words >out 2>err </dev/null && { echo "--dutch $words: exit 0"; bad=1; }
done

# Help: every group of commands once.
exits 0 help
holds "a group is named once" sh -c "grep '^[A-Z].*[a-z]$' out | sort | uniq -d | (! grep .)"
holds "there are groups" test "$(grep -c '^[A-Z][a-z ]*$' out)" -ge 4

# The numbers of a simulation, for programs.
exits 0 simulate --players 8 --rounds 3 --tournaments 2 --methods best,random --format json
tells '"tournaments": *2'
exits 0 simulate --players 8 --rounds 3 --tournaments 2 --methods best,random
! grep -q '{' out || { echo "text, not JSON"; bad=1; }
exit $bad
