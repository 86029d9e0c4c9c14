# What a draw rests on stays with it: wishes, priorities and options are kept in the file, and judged with the draw. Bans, options for
# files that have no place for them, rounds that cannot be drawn yet, and cards that tell scores without their rounds.
. "$2/tests/data/golden/lib.sh"
cat >players.csv <<'END'
name,grade,avoid
"Ash, Ann",1900,Ash sisters; Lewes car
"Ash, Bea",1850,Ash sisters
"Cole, Cyd",1800,
"Dunn, Dan",1750,
"Ely, Eve",1700,Lewes car
"Ford, Fay",1650,
END
"$bestdraw" new -q players.csv open.json --rounds=2 --name "Wishes" || exit 1
holds "groups to be kept apart" grep -q '"avoid": \["Ash sisters", "Lewes car"\]' open.json
says wishes_draw 0 draw open.json --save --top-colour white --forbid 1,4 --pair 2,6
says wishes_explain 0 explain open.json --round 1 --board 1
says wishes_check 0 check open.json
says wishes_check_others 0 check open.json --seed 1
says wishes_check_priorities 0 check open.json --priorities score,mid-line
says wishes_repair_forbid 0 repair open.json --forbid 3,5 --format pairs
says wishes_repair_pair 0 repair open.json --pair 1,4 --format pairs
says wishes_sheet 0 sheet open.json pairings --round 1 --format text
says wishes_why_not 0 why-not open.json 1 4 --round 1
says wishes_ban 0 ban open.json "ash, ann" "ash, bea" --rounds 1-2
says wishes_bad_ban 3 draw open.json --forbid 1,99
printf 'board,result\n1,1-0\n2,1-0\n' >r.csv
"$bestdraw" results -q open.json r.csv || exit 1
says wishes_open 3 draw open.json --round 2
"$bestdraw" result -q open.json 1 --board 3 1/2 || exit 1
printf '{"format": "rulebook/1", "base": "caa", "priorities": ["colour-difference", "score", "mid-line"]}' >ours.json
says wishes_rules_file 0 draw open.json --rules ours.json --save
says wishes_rules_file_check 0 check open.json --round 2
says wishes_rules_file_other 0 check open.json --round 1 --rules ours.json
printf 'board,result\n1,1-0\n2,1-0\n3,1/2\n' >r.csv
"$bestdraw" results -q open.json r.csv || exit 1
says wishes_last 3 draw open.json
says wishes_extra 0 draw open.json --extra --format pairs

cat >scores.json <<'END'
{"format": "cards/1", "name": "scores", "rules": "fide", "round": null, "rounds": 7, "players": [
{"id": 1, "name": "A", "grade": 2000, "score": "2", "colour_due": "White"},
{"id": 2, "name": "B", "grade": 1900, "score": "2", "colour_due": "Black"},
{"id": 3, "name": "C", "grade": 1800, "score": "2", "colour_due": "White", "last_float": "D"},
{"id": 4, "name": "D", "grade": 1700, "score": "1.5", "colour_due": "Black"},
{"id": 5, "name": "E", "grade": 1600, "score": "1.5", "colour_due": "White"},
{"id": 6, "name": "F", "grade": 1500, "score": "1.5", "colour_due": "Black"}]}
END
says wishes_scores 0 draw scores.json --format pairs
says wishes_scores_caa 0 draw scores.json --rules caa --format pairs

printf '012 Ungraded\n' >open.trf
for i in 1 2 3 4; do printf '001 %4d      %-33s %4s                             0.0 %4d\n' $i "Player $i" "" $i; done >>open.trf
printf 'XXR 3\n' >>open.trf
says wishes_trf 3 draw open.trf --rules caa --format pairs
says wishes_trf_option 0 draw open.trf --rules caa --option ungraded=bottom --top-colour white --format pairs
says wishes_trf_bad 3 draw open.trf --rules caa --option ungraded=top
says wishes_trf_unknown 3 draw open.trf --rules caa --option club_round=2
says wishes_trf_form 2 draw open.trf --rules caa --option ungraded

# A TRF keeps them as a comment line, which is read again, also after a repair; a file that is converted has them too.
"$bestdraw" new -q players.csv small.trf --rounds=3 --rules caa 2>/dev/null || exit 1
says wishes_trf_kept_draw 0 draw small.trf --save --top-colour white --forbid 1,4 --format pairs
holds "the line" grep -q '^### draw 1 options top=white forbid=1,4$' small.trf
says wishes_trf_kept_check 0 check small.trf
says wishes_trf_kept_why_not 0 why-not small.trf 1 4 --round 1
says wishes_trf_kept_repair 0 repair small.trf --absent=2 --save
holds "one line about round 1" test "$(grep -c '^### draw 1 ' small.trf)" = 1
says wishes_trf_kept_again 0 check small.trf
sed 's/^### draw 1 options .*/### draw 1 options forbid=4,1/' small.trf >bad.trf
says wishes_trf_kept_bad 3 check bad.trf
# As it was written before events had rounds of their own.
{ grep -v '^###' small.trf && echo '### draw 1 options top=white forbid=1,5'; } >old.trf
says wishes_trf_kept_old 0 check old.trf --rules caa
{ grep -v '^###' small.trf && echo '### draw 1 options forbid=4,1'; } >bad.trf
says wishes_trf_kept_old_bad 3 check bad.trf --rules caa
"$bestdraw" convert -q open.json converted.trf --to trf 2>/dev/null || exit 1
holds "converted" grep -q '^### draw 1 options top=white forbid=1,4 pair=2,6$' converted.trf
exit "$bad"
