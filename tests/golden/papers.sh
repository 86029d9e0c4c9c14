# What federations get: files made by hand are what `convert` writes, and what is missing is told with what to enter.
. "$2/tests/data/golden/lib.sh"
same() { cmp "$1" "$data/papers/$2" || { diff "$data/papers/$2" "$1"; bad=1; }; }
cp "$data/papers/event.json" event.json

says papers_ecf_missing 3 convert event.json out.txt --to ecf
holds "nothing is written" test ! -e out.txt
"$bestdraw" edit -q event.json ecf.code=ABC01 ecf.officer='Kim, Kay' ecf.officer-address=kay@example.org ecf.treasurer='Lee, Lou' \
    ecf.treasurer-address=lou@example.org ecf.section=Open start=2026/11/20 end=2026-11-22 time='90 + 15' date.1=2026-11-20 date.3=2026-11-22 || bad=1
says papers_ecf 0 convert event.json out.txt --to ecf
same out.txt ecf.txt
# The heads go through a TRF file and back.
"$bestdraw" convert -q event.json event.trf && "$bestdraw" edit -q event.trf 1 club='Øst #1' 2>/dev/null
"$bestdraw" convert -q event.trf back.json && "$bestdraw" convert -q back.json back.txt --to ecf 2>/dev/null
grep -v '^#PIN=' back.txt >heads.txt
grep -v '^#PIN=' "$data/papers/ecf.txt" >want.txt
holds "the heads go through TRF" cmp heads.txt want.txt
"$bestdraw" edit -q event.json time='two hours' && says papers_time 3 convert event.json out.txt --to ecf
"$bestdraw" edit -q event.json time=90 start=Friday && says papers_day 3 convert event.json out.txt --to ecf
"$bestdraw" edit -q event.json start=2026-11-20 && "$bestdraw" edit -q event.json 3 national=12345 && says papers_code 3 convert event.json out.txt --to ecf
"$bestdraw" edit -q event.json 3 national=

says papers_uschess_missing 3 convert event.json report --to uschess
"$bestdraw" edit -q event.json city=Cleveland uschess.affiliate=A123 uschess.td=12345678 uschess.state=OH uschess.zip=44101 time='40/90, SD/30; d5' || bad=1
says papers_uschess_form 3 convert event.json report --to uschess
"$bestdraw" edit -q event.json uschess.affiliate=A1234567 || bad=1
says papers_uschess_code 3 convert event.json report --to uschess
"$bestdraw" edit -q event.json 1 national=11111111 && "$bestdraw" edit -q event.json 2 national=22222222 || bad=1
says papers_uschess_folder 5 convert event.json report --to uschess
mkdir report
says papers_uschess 0 convert event.json report --to uschess
for table in thexport tsexport tdexport; do same report/$table.csv $table.csv; done
"$bestdraw" convert -q event.json - --to uschess 2>/dev/null >three
cat report/th* report/ts* report/td* | cmp - three || bad=1

# The rating system by minutes and seconds in all: R above 65, D from 30 to 65 and up to 10 (rated as blitz), Q between.
while read -r time system; do
    cp event.json timed.json
    "$bestdraw" edit -q timed.json time="$time" && "$bestdraw" convert -q timed.json - --to uschess >timed 2>/dev/null || bad=1
    holds "$time is rated $system" grep -q "\"$system\"\|,$system," timed
done <<'TIMES'
60+6 R
60+5 D
25+5 D
24+5 Q
10+1 Q
5+5 D
TIMES

# A game without a result.
cp event.json open.json
"$bestdraw" edit -q open.json rounds=4 && "$bestdraw" draw -q --save open.json >/dev/null || bad=1
says papers_open 3 convert open.json out.txt --to ecf
says papers_unknown 2 convert open.json out.txt --to fide
# A time is told whole: a number of minutes, and nothing behind what is understood.
cp "$data/papers/event.json" time.json
"$bestdraw" edit -q time.json ecf.code=ABC01 ecf.officer='Kim, Kay' ecf.officer-address=kay@example.org ecf.treasurer='Lee, Lou' \
    ecf.treasurer-address=lou@example.org ecf.section=Open start=2026-11-20 end=2026-11-22 date.1=2026-11-20 date.3=2026-11-22 || bad=1
for time in '90 + 15 x' '90x' '0' '0 + 15' '90 +' '+15'; do
    "$bestdraw" edit -q time.json time="$time"
    "$bestdraw" convert time.json time.txt --to ecf >/dev/null 2>&1
    holds "time '$time' is not understood" [ $? -eq 3 ]
done
"$bestdraw" edit -q time.json time='90 + 15'
holds "time '90 + 15' is" "$bestdraw" convert -q time.json time.txt --to ecf
exit $bad
