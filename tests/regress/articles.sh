#!/bin/sh
# What is said of a draw cites the articles of its own rulebook and of no other: text, page, proofs, repairs.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
for book in caa:CAA caa-random:CAA fide:C burstein:C dubov:C sca:SCA uscf:USCF scc:SCC; do
    rules=${book%%:*} own=${book##*:} unrated=60
    [ "$rules" != dubov ] || unrated=0 # which needs a rating of everybody
    "$bestdraw" generate -q --rules "$rules" --players 21 --rounds 6 --played 3 --seed 11 --clubs 5 --unrated "$unrated" -o "$rules.json" || bad=1
    {
        "$bestdraw" draw -q "$rules.json" --save --criteria
        "$bestdraw" explain -q "$rules.json" --proof
        "$bestdraw" checklist -q "$rules.json"
        "$bestdraw" claims -q "$rules.json"
        "$bestdraw" check -q "$rules.json" --verbose
        "$bestdraw" repair -q "$rules.json" --absent 4 --criteria
        "$bestdraw" report -q "$rules.json"
        "$bestdraw" rules "$rules"
    } 2>&1 | tr '\n' ' ' | sed 's/   */ /g; s/British Swiss without seeding (CAA 30[^)]*)//g' >said
    [ "$(wc -c <said)" -gt 20000 ] || { echo "$rules: little is said"; bad=1; }
    for other in CAA SCA USCF SCC C.04 'guide set'; do
        case $own:$other in "$other:"* | "$own:$own" | C:C.04 | 'CAA:guide set') continue ;; esac
        if grep -Eo ".{60}\<$other [A-Z]?[0-9a-z].{20}" said >found; then
            echo "$rules cites $other:"
            head -5 found
            bad=1
        fi
    done
done
exit $bad
