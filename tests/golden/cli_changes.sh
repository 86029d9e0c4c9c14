# Running a tournament: results, byes, withdrawals, late entries, and taking changes back.
. "$2/tests/data/golden/lib.sh"
cp "$data/golden/players.csv" .
"$bestdraw" new -q players.csv open.json --rounds=5 --name "Tiny Open" || exit 1

# The file after a change is as it was, when the change is refused.
refuses()
{
    cp open.json before.json
    says "$@"
    holds "$1 leaves the file alone" cmp -s before.json open.json
}

says result 0 result open.json 1 1 4 1-0
says result_default 0 result open.json 1 5 2 --+
refuses result_there 3 result open.json 1 5 2 1/2
says result_corrected 0 result open.json 1 5 2 1/2 --replace
refuses result_same_player 3 result open.json 1 3 3 1-0
refuses result_unknown_player 3 result open.json 1 3 33 1-0
refuses result_other_opponent 3 result open.json 1 3 4 1-0
refuses result_bad_word 2 result open.json 1 3 6 2-0
refuses result_bad_round 2 result open.json x 3 6 1-0
refuses result_far_round 3 result open.json 9 3 6 1-0
refuses result_bad_id 3 result open.json 1 three 6 1-0
refuses result_few_words 2 result open.json 1 3 6
refuses result_many_words 2 result open.json 1 3 6 1-0 yes

printf 'white,black,result\n3,6,0-1\n' >r.csv
says results 0 results open.json r.csv --round 1
printf 'white,black,result\n4,1,1-0\n6,7,1/2\n3,2,1-0\n' >r.csv
refuses results_one_is_wrong 3 results open.json r.csv --round 2
printf 'board,result\n1,1-0\n' >r.csv
refuses results_no_draw 3 results open.json r.csv --round 2
printf 'bord,result\n1,1-0\n' >r.csv
refuses results_bad_column 3 results open.json r.csv
refuses results_missing 3 results open.json nowhere.csv

says bye 0 bye open.json 1 3 H
refuses bye_unknown_player 3 bye open.json 99 3 H
refuses bye_bad_kind 2 bye open.json 1 3 X
says bye_none 0 bye open.json 1 3 none
refuses bye_none_there 3 bye open.json 1 3 none

says withdraw 0 withdraw open.json 4
says standings_withdrawn 0 standings open.json --tiebreaks none
holds "a list for a program has the name alone" sh -c "! \"$bestdraw\" standings open.json --format csv | grep -q withdrawn"
says withdraw_back 0 withdraw open.json 4 --back
says withdraw_round 0 withdraw open.json 4 3
refuses withdraw_unknown 3 withdraw open.json 44
refuses withdraw_back_round 2 withdraw open.json 4 3 --back

says late 0 late open.json "Gus, Gil" 1500 --missed H --club "Aston"
says late_grade_only 0 late open.json "Hay, Hal" 1400 --round 3
refuses late_known 3 late open.json "Hay, Hal" 1400
refuses late_bad_grade 2 late open.json "Ivy, Ida" strong
refuses late_bad_missed 2 late open.json "Ivy, Ida" 1300 --missed F
says late_id 0 late open.json 9 --round 4
says show_after_changes 0 show open.json

# same FILE FILE: the same cards; the journal only grows.
same() { "$bestdraw" convert -q "$1" - --to cards >a.cards && "$bestdraw" convert -q "$2" - --to cards >b.cards && cmp -s a.cards b.cards; }
differ() { ! same "$@"; }
cp open.json latest.json
says undo 0 undo open.json
holds "undo goes back" differ open.json latest.json
says redo 0 redo open.json
holds "redo goes forth" same open.json latest.json
says redo_nothing 2 redo open.json

# Back to the beginning, one act after another, and forth to the end again; an act in between ends what can be made again.
says history 0 history open.json
acts=$("$bestdraw" history latest.json --format csv | sed 1d | wc -l)
holds "the history has every act" test "$acts" -eq 12
"$bestdraw" undo -q open.json "$acts" || { echo "undo to the beginning"; bad=1; }
holds "the beginning has no results" sh -c "! '$bestdraw' convert -q open.json - --to cards | grep -q history"
says undo_nothing_left 2 undo open.json
"$bestdraw" redo -q open.json "$acts" || { echo "redo to the end"; bad=1; }
holds "redo to the end" same open.json latest.json
"$bestdraw" undo -q open.json 2 && "$bestdraw" withdraw -q open.json 3 5 || bad=1
holds "the newest act stands at the top of the history" \
    sh -c "'$bestdraw' history open.json --format csv | sed -n 2p | grep -q 'withdrew from round 5'"
says redo_nothing_after_act 2 redo open.json
says undo_bad_steps 2 undo open.json none

# What another program has written stays; only the act is taken back.
cp open.json ours.json && sed -i 's/"Tiny Open"/"Tiny Open 2"/' open.json && cp open.json theirs.json
says undo_stranger 0 undo open.json
holds "what another program wrote stays" grep -q '"Tiny Open 2"' open.json
"$bestdraw" redo -q open.json || bad=1
holds "and forth to it" same open.json theirs.json

# Who is named as a desk acts as one, and takes back what that desk did.
cp latest.json desk.json
"$bestdraw" -q edit desk.json 1 club=Hull --by "desk 2"
"$bestdraw" -q edit desk.json 2 club=York
holds "a desk's act is a desk's" grep -q '"role": "desk", "name": "desk 2", "what": "edit"' desk.json
"$bestdraw" -q undo desk.json --by "desk 2"
holds "a desk takes back its own act" sh -c "'$bestdraw' convert -q desk.json - | grep -q York && ! '$bestdraw' convert -q desk.json - --to cards | grep -q Hull"

# The history is in the file; one that was never changed has none.
holds "nothing stands beside the file" test ! -e open.json~ -a ! -e .open.json.history
"$bestdraw" convert -q open.json old.json --to cards || bad=1
says undo_nothing 2 undo old.json
says history_none 0 history old.json
says history_missing 3 history nowhere.json
says change_missing 3 bye nowhere.json 1 3 H
exit $bad
