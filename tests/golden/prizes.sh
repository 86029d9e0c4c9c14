# prizes: categories added and removed, who wins what, on the terminal and on a sheet; bad words; nothing lost in the file.
. "$2/tests/data/golden/lib.sh"

cp "$source/docs/examples/open.json" open.json
says prizes_none 0 prizes open.json
says prizes_add 0 prizes open.json --add "Open" --amounts 200,100,50
says prizes_add_band 0 prizes open.json --add "Under 1700" --amounts 60,30.50 --grade=-1699
says prizes_currency 0 prizes open.json --currency=EUR
says prizes_show 0 prizes open.json
says prizes_csv 0 prizes open.json --format=csv
says prizes_sheet 0 sheet open.json prizes
says prizes_round 0 prizes open.json --round 1
says prizes_in_trf 0 convert open.json event.trf
cp open.json before.json
says prizes_ascending 2 prizes open.json --add X --amounts 5,10
says prizes_no_amounts 2 prizes open.json --add X
says prizes_no_add 2 prizes open.json --grade 1400-1500
says prizes_bad_range 2 prizes open.json --add X --amounts 5 --grade 1500-1400
says prizes_no_category 2 prizes open.json --remove Y
says prizes_missing 3 prizes nowhere.json --add X --amounts 5
holds "what fails changes nothing" cmp open.json before.json
says prizes_remove 0 prizes open.json --remove "Under 1700"
says prizes_undone 0 undo open.json
for file in open before; do "$bestdraw" convert $file.json $file.cards --to cards; done
holds "undo brings the category back" cmp open.cards before.cards
"$bestdraw" convert open.json - --to json >again.json
holds "prizes go round unchanged" cmp open.json again.json
sed 's/"60", "30.50"/"30.50", "60"/' open.json >wrong.json
says prizes_wrong_file 3 prizes wrong.json
"$bestdraw" sheet open.json prizes -o prizes.html
holds "a page for the wall" grep -q '<td class="s">EUR200</td>' prizes.html
cp "$source/docs/examples/open.json" several.json
"$bestdraw" prizes -q several.json --add "Small" --amounts 5 --grade=1-1 --ungraded --born=7-8 --several=yes
holds "ranges of one figure have both ends" \
    grep -q '"grade_from": 1, "grade_to": 1, "ungraded": true, "born_from": 7, "born_to": 8' several.json
holds "a player can win in several" grep -q '"several": true' several.json
"$bestdraw" prizes -q several.json --several=no
holds "or in one" sh -c '! grep -q "\"several\": true" several.json'
exit $bad
