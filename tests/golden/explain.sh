# Why a draw is as it is.
. "$2/tests/data/golden/lib.sh"
cp "$data"/examples/set_a_r*.json "$data"/examples/set_[bcdfgh]*.json "$data"/examples/fide_sec*.json .

for round in 1 2 3 4 5; do says explain_a$round 0 explain set_a_r$round.json --top-colour white; done
says explain_f 0 explain set_f.json
# --verbose: the second who comes before, and the colours so far; its steps go to stderr.
"$bestdraw" explain set_f.json --verbose >full 2>steps
holds 'all who come before are told' grep -q 'Forrest (3) would float up before Flynn (5)' full
holds 'colours are told' grep -qF '(BWB, WBW)' full
says explain_fide 0 explain fide_sec6.json --rules fide
says explain_board 0 explain set_a_r5.json --board 8
says explain_bye 0 explain set_a_r3.json --board 10
says explain_player 0 explain set_a_r5.json --player 5
says explain_json 0 explain set_a_r5.json --player 5 --format json
says explain_proof 0 explain set_a_r5.json --proof
says explain_proof_json 0 explain set_f.json --proof --format json
says explain_chosen 0 explain set_a_r5.json --player 1 --pair 1,2

says explain_no_board 2 explain set_a_r5.json --board 11
says explain_no_player 3 explain set_a_r3.json --player 10
says explain_two 2 explain set_a_r3.json --player 10 --proof

# Four players who have all met, and five of whom three can only meet two.
cat >four.json <<'END'
{"format": "cards/1", "rules": "caa", "round": 2, "players": [
{"id": 1, "name": "Ann", "grade": 2000}, {"id": 2, "name": "Bob", "grade": 1900}, {"id": 3, "name": "Cid", "grade": 1800},
{"id": 4, "name": "Dan", "grade": 1700}], "forbid": [[1, 2], [1, 3], [2, 3]]}
END
says explain_none 1 explain four.json
says explain_none_json 1 explain four.json --format json
says why_not_none 1 why-not four.json 1 2
says why_not_proof 0 why-not set_h.json 3 6
says explain_plain 0 explain set_a_r3.json --plain
says explain_plain_german 0 explain set_a_r3.json --plain --lang=de
says explain_plain_proof 2 explain set_a_r3.json --plain --proof
# Which number a first game's colour follows, where somebody is not there; who are natural opponents among upfloaters.
{
    printf '142 5\n152 W\n192 FIDE_DUTCH\n'
    for id in 1 2 3 4 5 6; do printf '001 %4d      Player %-26d 2000 %31s %4d\n' $id $id 0.0 $id; done
    echo '240 Z 001    2'
} >away.trf
says explain_number 0 explain away.trf
"$bestdraw" generate -q --rules=double-swiss --players=7 --rounds=5 --played=2 --seed=4 -o matches.json
says explain_matches 0 explain matches.json
# The lot of round 1 is the one that fell, where no record 152 tells it.
"$bestdraw" compare "$data/corpus/n10_r5_s421291.trf" --round 1 >first
holds 'White of board 1 as it was played' grep -q '^ *1  *1-5 ' first
exit $bad
