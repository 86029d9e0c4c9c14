#!/bin/sh
# serve --links: a sheet with a link for each role and player, at the address that browsers will use; addresses that cannot be are refused.
build=$1
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] && grep -q 'BESTDRAW_SERVE:BOOL=ON' "$build/CMakeCache.txt" || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
complain() { echo "$*"; bad=1; }
"$bestdraw" generate --players 5 --rounds 3 --played 0 -q -o event.json || exit 1

# sheet NAME OPTIONS...: the server writes NAME and is ended.
sheet() {
    name=$1
    shift
    "$bestdraw" serve event.json --port 0 --links "$name" "$@" >said 2>&1 </dev/null &
    server=$!
    for _ in $(seq 200); do
        if grep -q serving said || ! kill -0 $server 2>/dev/null; then break; fi
        sleep 0.05
    done
    kill -TERM $server 2>/dev/null
    wait $server
}

sheet here.html || complain "serve --links: $(cat said)"
for id in 1 2 3 4 5; do
    who=$("$bestdraw" show event.json --format json | sed -n "s/.*\"id\": $id, \"name\": \"\([^\"]*\)\".*/\1/p" | head -1)
    [ -n "$who" ] || complain "player $id has no name"
    grep -qF "$who ($id)" here.html || complain "the sheet has no link for $who ($id)"
done
[ "$(grep -c 'http://127.0.0.1:[0-9]*/p' here.html)" -ge 5 ] || complain "links of players: $(grep -c 127.0.0.1 here.html)"
sheet hall.html --host 127.0.0.2 || complain "another address: $(cat said)"
grep -q 'http://127.0.0.2:[0-9]*/p' hall.html || complain 'the links do not lead to the address that is served'
sheet any.html --host 0.0.0.0 && complain 'every address is served, and nobody knows which'
grep -q origin said || complain "every address: $(cat said)"
sheet away.html --host 0.0.0.0 --origin https://draw.example.org || complain "behind another server: $(cat said)"
grep -q 'https://draw.example.org/p' away.html || complain 'the links do not lead to --origin'
grep -q '0\.0\.0\.0' away.html && complain 'a link leads to 0.0.0.0'
for origin in ftp://draw.example.org https:// https://draw.example.org/path draw.example.org; do
    sheet none.html --origin "$origin" && complain "--origin $origin is taken"
    [ ! -e none.html ] || complain "--origin $origin: a sheet is written"
done
exit $bad
