# After a repair every board that stays keeps its number: boards that fall out leave a gap, new ones go to the end.
. "$2/tests/data/golden/lib.sh"
"$bestdraw" generate --players 13 --rounds 5 --played 2 -q -o open.json || exit 1
"$bestdraw" draw -q --save open.json >/dev/null || exit 1
says repair_pair_alone 0 repair open.json --pair 4,3
"$bestdraw" repair -q --absent 2 --save open.json >/dev/null || bad=1
says repair_leaves_gap 0 repair open.json --absent 1 --save
numbers() { "$bestdraw" convert -q "$1" - --to cards | sed -n 's/.*"numbers": \(\[[^]]*\]\).*/\1/p'; }
holds "the file has the numbers" test "$(numbers open.json)" = "[2, 3, 4, 5, 6]"
says repair_gap_sheet 0 sheet open.json pairings --format text
says repair_gap_missing 1 missing open.json
says repair_gap_board 0 result open.json 3 --board 6 1-0
says repair_gap_no_board 3 result open.json 3 --board 1 1-0
cp open.json gap.json
says repair_new_at_end 0 repair open.json --late 2 --save
holds "the new board is the last one" test "$(numbers open.json)" = "[2, 3, 4, 5, 6, 7]"
"$bestdraw" convert -q open.json back.json
holds "numbers go round" cmp -s open.json back.json
says repair_renumbered 0 repair gap.json --late 2 --renumber --save
holds "numbered anew" test -z "$(numbers gap.json)"
says repair_no_such_board 2 repair open.json --absent 3 --started 1
exit $bad
