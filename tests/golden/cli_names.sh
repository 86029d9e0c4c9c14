# Players by name: find, and every command that takes a player.
. "$2/tests/data/golden/lib.sh"
cat >players.csv <<'END'
name,grade,club
"Hartley, Alice",1820,Lewes
"Ng, Bo",1750,Hastings
"Smith, John",1500,Lewes
"Smith, John",1400,Rye
"Ødegård, Åse",1650,Oslo
"Müller-Lüdenscheidt, Jörg",1600,Rye
"O'Brien, Pat",1200,Lewes
"Hart, Ngaio",1100,Rye
END
"$bestdraw" new -q players.csv open.json --rounds=5 --name "Tiny Open" || exit 1
"$bestdraw" draw -q open.json --save --top-colour white >/dev/null || exit 1

says find_part 0 find open.json hartl
says find_several 0 find open.json smith
says find_accents 0 find open.json odegard
says find_number 0 find open.json 7
says find_nobody 1 find open.json kasparov
says find_csv 0 find --format csv open.json john rye
says find_json 0 find --format json open.json john rye
says name_result 0 result open.json 1 hartley "smith rye" 1-0
says name_ambiguous 3 result open.json 1 smith ng 1-0
says name_slip 3 withdraw open.json hartlye
says name_nobody 3 bye open.json kasparov 2 H
says name_bye 0 bye open.json "jorg müller" 2 H
says name_withdraw 0 withdraw open.json OBRIEN 3
says name_repair 0 repair open.json --absent ng
says name_result_was 2 repair open.json --result-was "1,hartley,smith, john (rye),0-1"
says name_forbid 0 draw open.json --round 2 --without-results --forbid "Hartley, Alice,ng" --bye obrien --format pairs
says name_forbid_several 3 draw open.json --round 2 --forbid "smith,ng"
says name_forbid_same 2 draw open.json --round 2 --forbid "ng,bo"
says name_why_not 0 why-not open.json --round 1 ng hartley
says name_why_not_bye 3 why-not open.json --bye smith
says name_explain 0 explain open.json --round 1 --player ase
exit $bad
