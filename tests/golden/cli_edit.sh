# Edit: players, the event, options of the rulebook, and the heads of a TRF, which go round through both formats.
. "$2/tests/data/golden/lib.sh"
cp "$data/golden/players.csv" .
"$bestdraw" new -q players.csv open.json --rounds=5 --name "Tiny Open" || exit 1

refuses()
{
    cp open.json before.json
    says "$@"
    holds "$1 leaves the file alone" cmp -s before.json open.json
}

says edit_player 0 edit open.json adams grade=2110 club= fide=400001 sex=f birth=1999/04/03 federation=ENG
says edit_event 0 edit open.json rounds=7 option.ungraded=bottom tiebreaks=BH/C1,DE
says edit_heads 0 edit open.json date.7=2026-11-22 arbiter='Kim, K' city=Hastings country=ENG start=2026/11/20 \
    end=2026/11/22 players=7 rated=7 teams=0 type=Swiss deputies='Lee, L' time=90+30 date.1=2026-11-20
says edit_trf 0 convert open.json -  --to trf
"$bestdraw" convert -q open.json open.trf && "$bestdraw" convert -q --to trf open.trf - >again.trf
holds "heads go round TRF" cmp -s open.trf again.trf
"$bestdraw" convert -q open.trf back.json && "$bestdraw" convert -q --to trf back.json - >again.trf
holds "heads go round JSON" cmp -s open.trf again.trf
says edit_head_of_trf 0 edit open.trf city=Rye date.7=
says edit_option_away 0 edit open.json option.ungraded=
has_not() { ! "$bestdraw" convert -q open.json - --to cards | grep -q "$1"; }
holds "the option is gone" has_not ungraded
holds "tie-breaks are taken away" "$bestdraw" edit -q open.json tiebreaks=
holds "and are gone" has_not tiebreaks
refuses edit_nobody 3 edit open.json kasparov grade=2800
refuses edit_no_value 2 edit open.json adams
refuses edit_no_key 2 edit open.json adams colour=red
refuses edit_no_event_key 2 edit open.json colour=red
refuses edit_bad_grade 2 edit open.json adams grade=strong
refuses edit_bad_date 2 edit open.json date.1=tomorrow
refuses edit_bad_round 2 edit open.json date.8=2026-01-01
refuses edit_bad_option 3 edit open.json option.moon=full
refuses edit_no_name 2 edit open.json adams name=
refuses edit_one_is_wrong 2 edit open.json adams grade=1000 grade=x
"$bestdraw" draw -q --save open.json >/dev/null || bad=1
"$bestdraw" bye -q open.json adams 6 H || bad=1
refuses edit_bye_beyond 3 edit open.json rounds=5
refuses late_empty 2 late open.json " "
says late_published 0 late open.json "Gus, Gil" 1500
"$bestdraw" repair -q --late gus --save open.json >/dev/null || { echo "repair --late"; bad=1; }
exit $bad
