#!/bin/sh
# Criteria of rulebook files: the recipes of docs/criteria.md draw, are proved, and glpsol finds the same values in the whole model; a slip
# has its line and column; and the page names what a cost can read.
set -u
bestdraw=$1/bestdraw
verify=$1/bestdraw-verify
source=$2
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
fail() { echo "$*"; bad=1; }

# ```json NAME blocks become files.
awk '/^```json [a-z]/ { file = $2; next } /^```$/ { file = ""; next } file != "" { print > file }' "$source/docs/criteria.md"
[ "$(ls ./*.json | wc -l)" -eq 6 ] || fail "the page should have six rulebook files"

# The values of a draw and those that glpsol finds of the whole round.
same() {
    "$bestdraw" draw -q event.json --rules "$1" --certificate cert >drawn || return 2
    "$verify" event.json cert >said
    code=$?
    [ "$code" -eq 6 ] || [ "$code" -eq 7 ] || { cat said; return 1; }
    grep -q "criterion $2" said || { echo "the verdict does not name $2"; return 1; }
    grep -q "base\": \"fide" "$1" && return 0 # its stages depend on one another
    command -v glpsol >/dev/null 2>&1 || return 0
    "$bestdraw" export -q event.json --rules "$1" >values || return 1
    "$bestdraw" export -q event.json --rules "$1" --whole --data >round.dat || return 1
    timeout 120 glpsol --exact --nomip --model "$source/models/round.mod" --data round.dat >solved || { tail -n 3 solved; return 1; }
    ! grep '^fraction' solved || return 1
    sed -n 's/^value //p' solved | diff values - || return 1
    compared=$((compared + 1))
}

compared=0 drawn=0
while read -r rules base named; do
    for seed in 1 2 3 4 5; do
        "$bestdraw" generate -q --rules=$base --seed=$seed --players=$((8 + seed)) --played=$((seed - 1)) --rounds=7 --schools=4 --clubs=3 \
            --teams=4 --output=event.json >/dev/null || fail "no event"
        same "$rules" "$named"
        case $? in
        0) drawn=$((drawn + 1)) ;;
        1) fail "$rules, seed $seed" ;;
        esac
    done
done <<END
county.json caa team-mates
debate.json plain institution
go.json plain bar
pod.json plain record
league.json sca siblings
regions.json fide protect
END
echo "$drawn draws, $compared compared with glpsol"
[ "$drawn" -ge 24 ] || fail "only $drawn of 30 could be drawn"
[ "$compared" -ge 18 ] || ! command -v glpsol >/dev/null 2>&1 || fail "only $compared compared"

# A slip in a file has its line and column, also behind escapes.
slip() { # text of a criterion, place, what is said
    printf '{"format": "rulebook/1", "base": "%s",\n "criteria": [\n%s]}\n' "${4:-caa}" "$1" >slip.json
    "$bestdraw" draw -q event.json --rules slip.json >out 2>err && fail "drawn with $1"
    grep -qF -e "slip.json:$2: " err || fail "$1: $(cat err)"
    grep -qF -e "$3" err || fail "$1: $(cat err)"
}
slip '  {"id": "x", "cost": "same(clubb)"}' 3:29 "did you mean 'club'?"
slip '  {"id": "x", "cost": "a.club = '\''\u00e9\u00e9'\'' or smae(club)"}' 3:51 "did you mean 'same'?"
slip '  {"id": "x", "cost": "a.club = '\''éé'\'' or smae(club)"}' 3:41 "did you mean 'same'?"
slip '  {"id": "x", "cost": "a.grade - b.grade"}' 3:24 "it must be 0 or more"
slip '  {"id": "score", "cost": "met"}' 3:10 "there is a criterion 'score' already"
slip '  {"id": "X", "cost": "met"}' 3:10 "cannot be the id of a criterion"
slip '  {"id": "x", "before": "scores", "cost": "met"}' 3:25 "scores"
slip '  {"id": "x", "before": "score", "after": "score", "cost": "met"}' 3:34 "one place"
slip '  {"id": "x", "place": "middle", "cost": "met"}' 3:24 "middle"
slip '  {"id": "x", "place": "listed", "cost": "met"}' 3:10 "they do not"
slip '  {"id": "x", "hard": true, "place": "last", "cost": "met"}' 3:3 "no place in the order"
slip '  {"id": "x", "rounds": [3, 2], "cost": "met"}' 3:29 "2"
slip '  {"id": "x", "rounds": [1, 2, 3], "cost": "met"}' 3:25 "rounds are a list"
slip '  {"id": "x", "costs": "met"}' 3:15 "nothing else"
slip '  {"id": "x"}' 3:3 "needs an id and a cost"
slip '  {"id": "x", "cost": "met"}, {"id": "x", "cost": "met"}' 3:38 "there is a criterion 'x' already"
slip '  {"id": "x", "place": "last", "cost": "met"}' 3:10 "bracket by bracket" fide

# Why not: what the cards say.
"$bestdraw" generate -q --rules=caa --seed=3 --players=10 --played=0 --rounds=5 --clubs=5 --output=event.json >/dev/null
printf '{"format": "rulebook/1", "base": "caa", "criteria": [{"id": "home", "hard": true, "cost": "same(club)"}]}' >home.json
# shellcheck disable=SC2046 # two numbers, two words
set -- $(sed -n 's/.*"number": \([0-9]*\).*"club": "\([^"]*\)".*/\2 \1/p; s/.*"id": \([0-9]*\).*"club": "\([^"]*\)".*/\2 \1/p' event.json |
    sort | awk '{ id = $NF; $NF = "" } $0 == before { print last, id; exit } { before = $0; last = id }')
"$bestdraw" why-not -q event.json "$1" "$2" --rules home.json >why || fail "why-not"
tr '\n' ' ' <why | grep -q 'may not meet by the criterion home of the rulebook file (club ' || fail "$(cat why)"

# Several rulebook files as arms of one series: the rules themselves as an arm draw what the best draw is, in every round, so luck is shared;
# the run file tells what the arms are, and goes on from itself.
printf '{"format": "rulebook/1", "base": "caa"}' >same.json
printf '{"format": "rulebook/1", "base": "caa", "criteria": [{"id": "strength", "cost": "max(0, abs(a.grade - b.grade) - 200)"}]}' >strength.json
series="--tournaments 6 --players 14 --rounds 4 --seed 3 --methods same.json,strength.json"
"$bestdraw" simulate -q $series -o runs.jsonl >report || fail "simulate"
grep -q '^same  *24  100.0%' report || fail "the rules as an arm draw otherwise: $(cat report)"
grep -q '^strength  *24  100.0%' report && fail "the criterion changes nothing: $(cat report)"
grep -q '"arms":{"same":"","strength":"criterion=strength:first:1-99:soft:max' runs.jsonl || fail "$(head -c 600 runs.jsonl)"
head -n 4 runs.jsonl >half.jsonl && "$bestdraw" simulate -q $series -o half.jsonl >again && cmp -s runs.jsonl half.jsonl && cmp -s report again || fail "the series does not go on"
"$bestdraw" simulate -q --merge runs.jsonl >again && cmp -s report again || fail "merge reports otherwise"
"$bestdraw" simulate -q --tournaments 6 --players 14 --rounds 4 --seed 3 --methods same.json --rules strength.json >turned || fail "--rules FILE"
grep -q '^strength .*%' turned || fail "the criterion of the series has no line: $(cat turned)"
"$bestdraw" simulate -q --rules sca --methods same.json >out 2>err && fail "an arm of another base"
grep -q 'the base of .same.json. is caa' err || fail "$(cat err)"

# generate draws by a file and keeps it; the text of a file may stand for its name.
text='{"format": "rulebook/1", "base": "caa", "criteria": [{"id": "home", "hard": true, "cost": "same(club)"}]}'
"$bestdraw" generate -q --rules home.json --seed 2 --players 16 --played 3 --rounds 5 --clubs 4 --output=event.json || fail "generate"
[ "$(grep -o 'criterion=home:first:1-99:hard:same(club)' event.json | wc -l)" -ge 3 ] || fail "the draws of generate do not say by what"
"$bestdraw" draw -q event.json --rules home.json --format=pairs >by_file || fail "draw"
"$bestdraw" draw -q event.json --rules "$text" --format=pairs >by_text || fail "draw by the text"
cmp -s by_file by_text || fail "the text is not the file"
"$bestdraw" draw -q event.json --rules '{"format": "rulebook/1", "base": "caa", "criteria": [{"id": "x", "cost": "mett"}]}' >out 2>err && fail "drawn by a slip"
grep -q "rules:1:75: 'mett' is not a name; did you mean 'met'?" err || fail "$(cat err)"

# One stage has these formats, a list has not.
"$bestdraw" export -q event.json --format=mps >out 2>err && fail "mps of no stage"
grep -q 'name it with --stage' err || fail "$(cat err)"

# The page has every name that a cost can read, and no others.
sed -n 's/^BD_FORMULA_[A-Z_]*(\([a-z_]*\).*/\1/p' "$source/src/rulebook/formula/formula_fields.def" | sort >names
awk '/^\| name \| of \|/ { on = 1 } on && /^$/ { on = 0 } on' "$source/docs/criteria.md" | awk -F'|' 'NR > 2 { print $2 }' |
    grep -o '`[a-z_]*`' | tr -d '`' | sort >told
diff names told || fail "docs/criteria.md and formula_fields.def name other things"
exit $bad
