# check, compare and generate: what they print and how they exit.
. "$2/tests/data/golden/lib.sh"

ordinary=$data/check/set_a_r5_ordinary.json
revisited=$data/check/set_a_r5_revisited.json
cp "$ordinary" ordinary.json
cp "$revisited" revisited.json
cp "$data/check/set_a_played.json" played.json

says check_repeat 1 check --round=5 ordinary.json
says check_worse 0 check revisited.json
says check_json 1 check --format=json --round=5 ordinary.json
says check_worse_json 0 check --format=json --round=5 played.json
says check_round_not_there 2 check --round=6 played.json
cp "$data/examples/set_b.json" handful.json
says check_handful 1 check handful.json
says check_missing 3 check nothing.json
says check_limit 4 check --time-limit=0.000001 --round=5 revisited.json
says compare_cards 0 compare revisited.json
says compare_json 0 compare --format=json revisited.json
says compare_stuck 0 compare --method=lazy revisited.json
says compare_bad_method 2 compare --method=clever revisited.json

says generate_small 0 generate --players=5 --rounds=3 --played=2 --seed=4 --half-byes=100 --clubs=2 --method=best
says generate_trf 0 generate --players=4 --rounds=3 --seed=2 --format=trf --method=cards
says generate_stuck 1 generate --players=4 --rounds=4 --seed=1 --format=trf
says generate_bad_rules 2 generate --rules=caaa
says generate_bad_number 2 generate --players=1
says generate_bad_rate 2 generate --draws=1001
says generate_too_many_rounds 2 generate --rounds=3 --played=4
says generate_bad_method 2 generate --method=clever
says generate_csv 2 generate --format=csv
says generate_accelerated 2 generate --accelerated

"$bestdraw" generate --players=30 --rounds=6 --seed=9 --late=60 --withdrawals=20 --forfeits=30 --unrated=50 -o made.json
holds "a generated file is checked without a fault" "$bestdraw" --quiet check --format=json made.json
"$bestdraw" check --seed=9 --format=json made.json >checked
holds "every round of it is the best draw" test "$(grep -c '"standing": "same"' checked)" -eq 6
"$bestdraw" generate --players=30 --rounds=6 --seed=9 --late=60 --withdrawals=20 --forfeits=30 --unrated=50 >again.json
holds "the same seed makes the same file" cmp made.json again.json
"$bestdraw" generate --players=30 --rounds=6 --seed=9 --late=60 --withdrawals=20 --forfeits=30 -o made.trf
holds "by the name of the output it is TRF" grep -q '^001    1' made.trf
holds "a generated TRF is checked without a fault" "$bestdraw" --quiet check --rules=caa made.trf
exit $bad
