#!/bin/sh
# The entry desk: one list and its later versions, sections, answers to questions, who has arrived, what is private, schools spelled two ways.
set -eu
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}
holds() { # what, command...
    what=$1
    shift
    "$@" >out 2>&1 || complain "$what: $(cat out)"
}
refused() { # code, text in the message, command...
    want=$1 text=$2
    shift 2
    code=0
    "$@" >out 2>&1 || code=$?
    [ "$code" = "$want" ] && grep -q -- "$text" out || complain "$* gives $code: $(cat out)"
}

# A list and two later versions of it.
cat >first.csv <<'END'
Name,Rating,Club,ECF Code,Phone,Paid
"Hale, Tim",1500,Rye,110001E,01234 567,yes
"Orme, Jo",1400,Rye,110002G,,
"Penn, Al",1300,Lewes,,,no
"Hart, Ann",1200,Lewes,,,
END
cat >second.csv <<'END'
Name;Club;Grade;ECF code
Hale, Timothy;Rye;1510;110001E
Orme, Jo;Rye;1400;110002G
Hart, Ann;Lewes;1200;
Kemp, Sid;;1350;
END
holds 'the first list' "$bestdraw" new first.csv e.json --rounds 5
cp e.json as-was.json
holds 'the difference is shown' "$bestdraw" entries e.json second.csv --dry-run
grep -q 'grade 1500 -> 1510' out && grep -q 'added: 5 Kemp, Sid' out && grep -q '3 Penn, Al is not in the list' out || complain "the difference: $(cat out)"
cmp -s e.json as-was.json || complain '--dry-run has changed the event'
holds 'the second list' "$bestdraw" entries e.json second.csv
grep -q '"name": "Hale, Timothy", "grade": 1510' e.json && grep -q '"phone": "01234 567"' e.json && grep -q 'Penn, Al' e.json || complain 'the second list is not entered'
cp e.json once.json
holds 'the second list again' "$bestdraw" entries e.json second.csv
cmp -s e.json once.json || complain 'the same list again has changed the event'
holds 'who is gone' "$bestdraw" entries e.json second.csv --remove-gone
sed '/"journal"/,$d' e.json | grep -q 'Penn, Al' && complain 'who is gone is still there'

# The door: nobody has arrived, two have, the others are absent, one comes after all.
refused 1 'Kemp, Sid' "$bestdraw" arrive e.json
refused 3 'nobody has arrived' "$bestdraw" absent e.json --missing
holds 'two arrive' "$bestdraw" arrive e.json hale orme
refused 1 'Hart, Ann' "$bestdraw" arrive e.json
grep -q 'Hale' out && complain "who has arrived is missing: $(cat out)"
holds 'the others are absent' "$bestdraw" absent e.json --missing
holds 'nobody is missing' "$bestdraw" arrive e.json
holds 'one comes after all' "$bestdraw" arrive e.json kemp
holds 'the draw' "$bestdraw" draw --save e.json --format pairs
grep -q '\<4\>' out && complain "who is absent is paired: $(cat out)"

# Private fields: for the desk, and in no public file.
holds 'contacts' "$bestdraw" contacts e.json
grep -q '01234 567' out || complain 'the phone is not for the desk'
holds 'unpaid' "$bestdraw" contacts e.json --unpaid
grep -q 'Hale' out && complain "who has paid: $(cat out)"
holds 'a public file' "$bestdraw" convert e.json public.json --public --forget
grep -q '01234 567' public.json && complain 'the phone is public'
holds 'a page' "$bestdraw" report e.json --without-checker -o page.html
grep -q '01234 567' page.html && complain 'the phone is on the page'
holds 'late with all fields' "$bestdraw" late e.json 'New, Kid' 1000 --birth 2015 --phone 0999 --sex m --national 123456A
grep -q '"phone": "0999"' e.json || complain 'late does not take the phone'

# Several sections: asked, one of them, an event of each.
printf 'Name,Section,Rating\n"A, Ann",Open (£20),1500\n"B, Bob",Major U1600,1400\n"C, Cy",Open (£20),1450\n' >sections.csv
refused 3 '--section' "$bestdraw" new sections.csv s.json
holds 'one section' "$bestdraw" new sections.csv open.json --section open
[ "$(grep -c '"name"' open.json)" = 2 ] || complain 'the section Open has two players'
holds 'an event of each' "$bestdraw" new sections.csv s.json --section-column
[ -f s-open.json ] && [ -f s-major-u1600.json ] || complain "the files are $(ls)"

# Answers: dates, a column, a cell, a line that is left out.
printf 'Name,DOB,Rd off,Rating\n"A, Ann",03/04/2010,2,1500\n"B, Bob",05/06/2011,,1650.5\n"B, Bob",,,\n' >asked.csv
refused 3 '4 questions' "$bestdraw" new asked.csv a.json
holds 'all answered' "$bestdraw" new asked.csv a.json --dates mdy --column 'Rd off=byes' --set 3:rating=1650 --leave-out 4
grep -q '"birth": "2010-03-04"' a.json && grep -q '"grade": 1650' a.json && grep -q '"2": "H"' a.json || complain "the answers are not taken: $(cat a.json)"

# Schools: capitals, accents and blanks do not count; near spellings are warned of, and made one.
printf '{"format": "cards/1", "rules": "sca", "players": [{"id": 1, "name": "A", "school": "Oak School"}, {"id": 2, "name": "B", "school": "OAK  sch\303\266ol"}, {"id": 3, "name": "C", "school": "Elm"}, {"id": 4, "name": "D", "school": "elm"}]}' >school.json
for seed in 1 2 3 4 5 6; do
    "$bestdraw" draw school.json --seed "$seed" --format pairs | tail -n +2 | grep -qE '^(1 2|2 1|3 4|4 3)$' && complain "seed $seed: a school meets itself"
done
printf 'Name,School\n"A, Ann",Hill Top\n"B, Bob",Hill Top Acad.\n' >near.csv
holds 'near spellings, as shown' "$bestdraw" new near.csv near.json --rules sca --as-shown
refused 0 'same-school' "$bestdraw" draw near.json
holds 'made one' "$bestdraw" edit near.json --same-school 'Hill Top=Hill Top Acad.'
[ "$(sed '/"journal"/,$d' near.json | grep -c 'Hill Top Acad.')" = 2 ] || complain 'the school has two names'

# What is no list is refused with what to do; entities and archives that are too large are no lists.
printf 'PK\003\004rubbish' >bad.xlsx
refused 3 'damaged' "$bestdraw" new bad.xlsx x.json
printf '\320\317\021\340old' >old.xls
refused 3 'save it as CSV' "$bestdraw" new old.xls x.json
if command -v python3 >/dev/null && grep -q '^BESTDRAW_SHEETS:BOOL=ON' "$1/CMakeCache.txt"; then
    python3 - <<'END'
import zipfile
def book(name, sheet):
    z = zipfile.ZipFile(name, 'w', zipfile.ZIP_DEFLATED)
    z.writestr('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="1"/></sheets></workbook>')
    z.writestr('xl/_rels/workbook.xml.rels', '<R><Relationship Id="1" Target="s.xml"/></R>')
    z.writestr('xl/s.xml', sheet)
cell = '<c t="inlineStr"><is><t>%s</t></is></c>'
book('entity.xlsx', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row>' + cell % '&e;' + '</row></sheetData></worksheet>')
book('bomb.xlsx', '<worksheet>' + ' ' * 60000000 + '</worksheet>')
book('formula.xlsx', '<worksheet><sheetData><row r="1">' + cell % 'Name' + cell % 'Rating' + '</row><row r="2">' + cell % 'Ash, Ann' +
     '<c><f>1000+500</f></c></row><row r="3">' + cell % 'Birch, Bob' + '<c><f>1+1</f><v>1450</v></c></row></sheetData></worksheet>')
END
    refused 3 'document type' "$bestdraw" new entity.xlsx x.json
    refused 3 'larger than' "$bestdraw" new bomb.xlsx x.json
    holds 'formulas' "$bestdraw" new formula.xlsx f.json
    grep -q '"name": "Ash, Ann"}' f.json && grep -q '"grade": 1450' f.json || complain "a formula was worked out: $(cat f.json)"
fi
exit $status
