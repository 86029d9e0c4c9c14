# Questions about a draw.
. "$2/tests/data/golden/lib.sh"
cp "$data"/examples/set_a_r*.json "$data"/examples/set_f.json "$data"/check/set_a_played.json "$data"/examples/fide_sec10a.json .

says why_not_pair 0 why-not set_a_r4.json 1 3
says why_not_so 0 why-not set_a_r5.json 9 10
says why_not_met 0 why-not set_a_r5.json 3 2
says why_not_float 0 why-not set_a_r5.json --float 9
says why_not_no_float 0 why-not set_f.json --no-float 7
says why_not_colour 0 why-not set_a_r4.json --colour 1 B
says why_not_bye 0 why-not set_a_r3.json --bye 16
says why_not_no_bye 0 why-not set_a_r5.json --bye 14
says why_not_lot 0 why-not set_a_r1.json --colour=1 B --top-colour white
says why_not_json 0 why-not set_a_r4.json 1 3 --format json
says why_not_played 0 why-not set_a_played.json 9 14 --round 5
says why_not_fide 0 why-not fide_sec10a.json 1 5 --rules fide

says why_not_nothing 2 why-not set_a_r4.json
says why_not_one 2 why-not set_a_r4.json 1
says why_not_two_questions 2 why-not set_a_r4.json --bye 3 --float 4
says why_not_no_colour 2 why-not set_a_r4.json --colour 1 green
says why_not_absent 0 why-not set_a_r3.json 1 10
says why_not_plain 0 why-not set_a_r4.json 1 3 --plain
exit $bad
