# repair: what it prints and how it exits; what it saves is proved by the other program.
. "$2/tests/data/golden/lib.sh"

cp "$data/repair/already_played.json" played.json
cp "$data/repair/two_wrong_scores.json" two.json
cp "$data/repair/one_wrong_score.json" one.json
says repair_played 0 repair played.json
says repair_json 0 repair --format=json two.json --result-was=1,1,5,0-1
says repair_after 0 repair one.json --result-was 1,1,9,1/2 --after=score
says repair_stands 0 repair one.json --format=pairs
says repair_absent 0 repair one.json --absent=5 --absent=7
says repair_none 1 repair played.json --absent 1 --forbid=1,5 --forbid 5,2 --forbid 5,3 --forbid 5,4 --forbid 5,7 --forbid 5,6 --forbid 5,8 --bye 2
says repair_started 2 repair played.json --swap 1,2 --started=1-2
says repair_bad_result 2 repair one.json --result-was=1,1,9
says repair_bad_boards 2 repair one.json --started=2-1
says repair_bad_after 3 repair one.json --after=scores
cp "$data/check/set_a_r5_revisited.json" saved.json
"$bestdraw" repair saved.json --absent=7 --absent=11 --time-limit=0.000001 >out 2>&1
holds "a limit is told" test $? -eq 4

holds "a repair is saved" "$bestdraw" -q repair saved.json --absent=7 --absent=3 --certificate=repair.cert --save --format=pairs >pairs
holds "the saved repair is proved" "$1/bestdraw-verify" --quiet --allow-options saved.json repair.cert
holds "the repaired draw stands" test "$("$bestdraw" repair --format=json saved.json | grep -c '"changed": 0')" -eq 1
holds "a saved draw without a legal answer changes nothing" cmp played.json "$data/repair/already_played.json"
"$bestdraw" draw --round 5 --rules caa saved.json --format=trf >entered.trf 2>/dev/null
holds "pairings entered on cards are repaired too" "$bestdraw" -q repair entered.trf --rules caa --absent 1 --save --format=pairs >pairs
holds "and stand then" test "$("$bestdraw" repair --rules caa --format=json entered.trf | grep -c '"changed": 0')" -eq 1
exit $bad
