# Everything about one player, and what a draw is checked with.
. "$2/tests/data/golden/lib.sh"
cp "$data"/examples/set_a_r*.json "$data"/examples/fide_sec10a.json .

says why_board 0 why set_a_r5.json 4
says why_bye 0 why set_a_r3.json onions
says why_float 0 why set_a_r2.json 6
says why_fide 0 why fide_sec10a.json 1 --rules fide
says why_json 0 why set_a_r5.json 4 --format json
says why_nobody 2 why set_a_r5.json
says why_unknown 3 why set_a_r5.json nobody
says checklist 0 checklist set_a_r5.json
says checklist_csv 0 checklist set_a_r5.json --format csv
says checklist_json 0 checklist set_a_r1.json --format json
says why_plain 0 why set_a_r5.json 9 --plain
exit $bad
