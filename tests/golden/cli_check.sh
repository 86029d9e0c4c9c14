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
# One thing told once: no bye after a withdrawal, none after the last round, no open cell in a round that was played.
for seed in 1 2 3 4 5 6; do
    for played in 4 7; do
        "$bestdraw" generate -q --rules=fide --players=24 --rounds=7 --played=$played --seed=$seed --late=100 --withdrawals=60 --half-byes=100 -o told.trf
        holds "a generated TRF does not contradict itself ($seed, $played)" awk -v played=$played '
            /^001/ { for (r = 1; r <= played; r++) if (substr($0, 92 + 10 * (r - 1), 8) ~ /^ *$/) exit 1
                     for (r = played; r > 0 && substr($0, 92 + 10 * (r - 1), 8) ~ /0000 - Z/; r--) gone[$2] = played - r }
            /^240/ && $3 + 0 > 7 { exit 1 }
            /^240 H/ && $3 + 0 > played { for (i = 4; i <= NF; i++) if (gone[$i] >= 3) exit 1 }' told.trf
    done
done
# As many schools and teams as can be asked for.
for rules in sca uscf; do
    holds "5000 players by $rules" "$bestdraw" generate -q --rules=$rules --players=5000 --rounds=1 --played=0 -o many.json
done
"$bestdraw" generate --players=30 --rounds=6 --seed=9 --late=60 --withdrawals=20 --forfeits=30 -o made.trf
holds "by the name of the output it is TRF" grep -q '^001    1' made.trf
holds "a generated TRF is checked without a fault" "$bestdraw" --quiet check --rules=caa made.trf
exit $bad
