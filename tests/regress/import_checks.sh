#!/bin/sh
# convert: every round of another program's TRF file is checked when it becomes an event; what is not as the rules have it is told, and stays in
# the file as "### Import @ Round n: ...", once. What it says agrees with what check says.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] && command -v python3 >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0
complain() {
    echo "$*"
    bad=1
}
file=$2/tests/data/corpus/n10_r5_s421291.trf
cd "$work" || exit 1

# change ROUND HOW: HOW is "blacks" (two boards with the same result exchange their Blacks) or "colours" (of one of them); into changed.trf.
change() {
    python3 - "$file" "$1" "$2" <<'END' >changed.trf
import sys
lines, at, how = open(sys.argv[1]).read().split('\n'), 91 + 10 * (int(sys.argv[2]) - 1), sys.argv[3]
of = {int(l[4:8]): i for i, l in enumerate(lines) if l.startswith('001')}
def get(p): return int(lines[of[p]][at:at + 4]), lines[of[p]][at + 5], lines[of[p]][at + 7]
def put(p, opponent, colour): lines[of[p]] = lines[of[p]][:at] + '%4d %s' % (opponent, colour) + lines[of[p]][at + 6:]
boards = [(p, get(p)[0]) for p in sorted(of) if get(p)[1] == 'w']
(a, b), (c, d) = next((x, y) for i, x in enumerate(boards) for y in boards[i + 1:] if get(x[0])[2] == get(y[0])[2])
if how == 'blacks': put(a, d, 'w'); put(d, a, 'b'); put(c, b, 'w'); put(b, c, 'b')
else: put(a, b, 'b'); put(b, a, 'w')
print('\n'.join(lines), end='')
END
}
# import FILE: into event.json; what is told into said.
import() {
    rm -f event.json
    "$bestdraw" convert "$1" event.json 2>said || complain "not imported: $(cat said)"
}
lines() { "$bestdraw" -q convert event.json - --to trf | grep '^### Import'; }

import "$file"
grep -q '5 rounds are imported and were checked by the rulebook fide: 0 not legal, 0 not as it draws' said || complain "a file that is right: $(cat said)"
[ -z "$(lines)" ] || complain "a file that is right has $(lines)"

change 3 blacks
import changed.trf
grep -q 'round 3: The draw is worse than the best draw' said || complain "another draw is not told: $(cat said)"
grep -q 'round 5: The draw is not legal: 1 and 2 meet again' said || complain "a repeat is not told: $(cat said)"
grep -q '1 not legal, 1 not as it draws' said || complain "the rounds are not counted: $(cat said)"
[ "$(lines | tr '\n' ';')" = '### Import @ Round 3: the pairings are not those of the rules;### Import @ Round 5: the pairings are not legal;' ] || complain "lines: $(lines)"
"$bestdraw" check event.json | grep -q '5 rounds checked: 1 not legal, 1 legal but not best' || complain "check says something else: $("$bestdraw" check event.json | tail -1)"
"$bestdraw" -q convert event.json again.trf
import again.trf
[ "$(lines | wc -l)" = 2 ] || complain "imported again: $(lines)"

change 1 colours
import changed.trf
lines | grep -q 'Round 1: the colours are not those of the rules' || complain "other colours: $(lines), $(cat said)"

# To look at a file is no import.
"$bestdraw" convert changed.trf - 2>said >out
grep -q Import out && complain "a file that is only shown was noted in"
exit $bad
