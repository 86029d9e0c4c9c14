# match, export and audit: what they say, and that their words hold.
. "$2/tests/data/golden/lib.sh"
verify=$build/bestdraw-verify
cp "$data/certificate/triangles.inst" "$data/examples/ex_g1_2.json" .
printf 'bestdraw-instance 1\nnodes 4\ncosts a\nedge 1 4 0\nedge 2 4 0\nedge 3 4 0\nend\n' >star.inst
printf '{"format": "instance/1", "nodes": 4, "costs": ["a"], "edges": [[1, 2, 3], [3, 4, 5], [2, 1, 7]]}' >twice.json
printf '{"format": "instance/1", "nodes": 0, "costs": [], "edges": []}' >empty.json

says match_text 0 match triangles.inst
says match_json 0 match triangles.inst --format json
says match_none 1 match star.inst
says match_none_json 1 match star.inst --format json
says match_empty 3 match empty.json
says match_twice 3 match twice.json
says match_missing 3 match nothing.inst
says match_no_word 2 match
holds "a certificate of match is verified" sh -c "
    '$bestdraw' match triangles.inst --certificate t.cert >/dev/null && '$verify' triangles.inst t.cert | grep -q 'no other matching is as good'"
holds "a barrier is verified" sh -c "
    '$bestdraw' match star.inst --certificate s.cert >/dev/null; '$verify' star.inst s.cert | grep -q 'proved: there is no perfect matching'"
holds "a certificate of another instance is refused" sh -c "
    '$verify' star.inst t.cert | grep -q '^refused: t.cert:'; [ \$? -eq 0 ]"

printf '{"format": "cards/1", "players": [{"id": 1}, {"id": 2}], "rules": "plain", "options": {"ungraded": "bottom"}, "forbid": [[1, 2]]}' >none.json
says export_none 1 export none.json
holds "export lists the stages with their values" sh -c "'$bestdraw' export ex_g1_2.json | grep -qx 'floats.upfloater:1 1'"
says export_data 0 export ex_g1_2.json --stage floats.upfloater:1 --data
says export_unknown 2 export ex_g1_2.json --stage upfloatr
holds "audit says that each stage agrees" sh -c "'$bestdraw' audit ex_g1_2.json | grep -q '^floats.upfloater:1  *1  agrees$'"

holds "lp is written" sh -c "'$bestdraw' export ex_g1_2.json --stage mid-line --format lp | grep -q '^Subject To'"
holds "mps is written" sh -c "'$bestdraw' export ex_g1_2.json --stage mid-line --format mps | grep -q '^ENDATA'"
if command -v glpsol >/dev/null; then
    holds "glpsol takes the model with its data" sh -c "
        '$bestdraw' export ex_g1_2.json --stage floats.upfloater:1 >stage.mod && glpsol --math stage.mod | grep -q 'INTEGER OPTIMAL SOLUTION FOUND'"
    holds "glpsol takes models/stage.mod and the data" sh -c "
        '$bestdraw' export ex_g1_2.json --stage floats.upfloater:1 --data >stage.dat &&
        glpsol --model '$source/models/stage.mod' --data stage.dat --output sol >/dev/null && grep -q 'total_cost = 1 ' sol"
fi
for example in set_a_r3 set_c set_f fide_sec6; do
    holds "audit of $example" sh -c "
        '$bestdraw' audit '$data/examples/$example.json' --lenient -q | tail -1 | grep -q ' 0 differ, 0 not decided'"
done
exit $bad
