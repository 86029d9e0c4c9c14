#!/bin/sh
# A certificate is about its round: what is entered for later rounds, and what no rulebook asks, leaves it about the cards it was made from.
set -eu
bestdraw=$1/bestdraw verify=$1/bestdraw-verify source=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}
cp "$source/docs/examples/open.json" event.json
round=$("$bestdraw" draw event.json --format json | sed -n 's/.*"round": \([0-9]*\).*/\1/p' | head -1)
later=$((round + 1))
"$bestdraw" draw -q event.json --save --certificate round.cert >/dev/null
[ "$round" -gt 0 ] && "$verify" event.json round.cert >said || complain "round $round is not proved: $(cat said)"

keeps() { # what command...
    what=$1
    shift
    before=$(cksum <event.json)
    "$bestdraw" "$@" >said 2>&1 || complain "$what: $(cat said)"
    [ "$(cksum <event.json)" != "$before" ] || complain "$what: nothing is entered"
    "$verify" event.json round.cert >said 2>&1 || complain "$what: $(cat said)"
}
keeps 'a late entry' late -q event.json 'Zander, Zoe' 1500 --round="$later"
late=$("$bestdraw" find event.json Zander --format csv | sed -n '2s/,.*//p')
keeps 'a ban for later rounds' ban -q event.json 1 2 --rounds="$later-$later"
keeps 'a ban of who enters later' ban -q event.json 1 "$late"
keeps 'a bye of who enters later' bye -q event.json "$late" "$later" H
keeps 'a sex' edit -q event.json 1 sex=f
keeps 'a birth' edit -q event.json 1 birth=1990
keeps 'a national id' edit -q event.json 1 national=123456A
keeps 'a withdrawal' withdraw -q event.json 3 "$later"

keeps 'a corrected name' edit -q event.json 2 name='Quince, Quentin'

# Of an event with a journal the certificate is about the cards as they were then; of cards alone, about these cards.
"$bestdraw" convert -q --to cards event.json other.json
"$bestdraw" edit -q event.json 1 grade=777
"$verify" event.json round.cert >said 2>&1 || complain "a grade corrected afterwards: $(cat said)"
"$bestdraw" convert -q --to cards event.json other.json
"$verify" other.json round.cert >said 2>&1 && complain 'another grade is the same question'
grep -q 'other cards' said || complain "another grade: $(cat said)"
exit $status
