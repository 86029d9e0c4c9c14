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
cp "$data"/examples/due_order_cards.json .
says claims 0 claims due_order_cards.json
says claims_json 0 claims set_a_r5.json --level 2 --format json
says claims_csv 0 claims fide_sec10a.json --rules fide --format csv
says claims_no_level 0 claims set_a_r5.json --level 7
says claims_bad_level 2 claims set_a_r5.json --level 2.25
# The order of the guide's own table.
"$bestdraw" claims -q --format csv due_order_cards.json | awk -F, 'NR > 1 { printf "%s%s ", $3, $1 }' >order
echo 'F1 K2 G3 J4 M5 C6 B7= L7= A9= D9= E11 I12 H13 ' | tr -d '\n' | cmp -s - order || { cat order; bad=1; }
says why_plain 0 why set_a_r5.json 9 --plain
exit $bad
