#!/bin/sh
# Rating lists: every public layout of invented lists (tests/support/make_rating_list.py) is taken in as its own lines say, counted here by
# awk and python; players are found by three letters, by IDs, whatever accents and transliteration; late, new and edit take from them what the
# event's rule says, check tells what differs and applies it. Files that are no lists are refused.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] && command -v python3 >/dev/null || exit 77
grep -q '^BESTDRAW_RATINGS:BOOL=ON' "$build/CMakeCache.txt" || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export BESTDRAW_RATINGS="$work/home/lists"
bad=0
complain() {
    echo "$*"
    bad=1
}
python3 "$source/tests/support/make_rating_list.py" 8000 3 made >said || exit 1
import() { "$bestdraw" -q ratings import "$@" >said 2>&1 || { complain "import $*"; cat said; }; }
refused() { "$bestdraw" -q ratings import "$@" >said 2>&1 && complain "taken in: $*"; }
field() { # id field: of FIDE's list, from JSON
    "$bestdraw" -q ratings find "$1" --format json | python3 -c 'import json, sys
for p in json.load(sys.stdin)["players"]:
    if p["list"] == "fide": print(p[sys.argv[1]])' "$2"
}

# 1 Every layout, and the same as a zip file.
import made/players_list_foa.txt --month 2026-11
"$bestdraw" -q ratings lists --format csv >a
grep -q '^fide,2026-11,8000,' a || complain "not 8000 players: $(cat a)"
cp home/lists/fide-2026-11.ratings foa.ratings
python3 -c 'import zipfile; z = zipfile.ZipFile("list.zip", "w", zipfile.ZIP_DEFLATED); z.write("made/players_list_xml_foa.xml", "players_list_xml_foa.xml")'
import list.zip --month 2026-11
cmp foa.ratings home/lists/fide-2026-11.ratings || complain "XML in a zip file is another list than the text"
import made/players_list.txt --month 2026-11
cmp foa.ratings home/lists/fide-2026-11.ratings || complain "the list of the older form is another one"
rm home/lists/*
import made/standard_rating_list.txt
[ -f home/lists/fide-2026-11.ratings ] || complain "the month of the first line is not taken: $(ls home/lists)"
rm home/lists/*
import made/players_list_foa.txt --month 2026-11
import made/ecf_rating_list.csv --month 2026-11
import made/uschess_golden.txt --month 2026-11

# 2 Every value of some lines of each list; the long line is one of them. awk and cut know the columns of docs/ratings.md's source.
for line in 2 777 5000 7900 $(grep -n '^40000777 ' made/players_list_foa.txt | cut -d: -f1); do
    sed -n "${line}p" made/players_list_foa.txt | tr -d '\r' >one
    id=$(cut -c1-15 one | tr -d ' ')
    name=$(cut -c16-76 one | sed 's/ *$//')
    more=$(awk '{ print length($0) - 162 }' one)
    standard=$(cut -c$((114 + more))-$((119 + more)) one | tr -d ' ')
    blitz=$(cut -c$((140 + more))-$((145 + more)) one | tr -d ' ')
    birth=$(cut -c$((153 + more))-$((158 + more)) one | tr -d ' ')
    [ "$(field "$id" name)" = "$name" ] || complain "$id: $(field "$id" name), not $name"
    for pair in standard:$standard blitz:$blitz birth:$birth; do
        value=${pair#*:}
        [ "$value" = 0 ] && value=None
        [ "$(field "$id" "${pair%%:*}")" = "$value" ] || complain "$id: ${pair%%:*} $(field "$id" "${pair%%:*}"), not $value"
    done
done
python3 - "$bestdraw" <<'END' || bad=1
import csv, json, subprocess, sys
rows = list(csv.DictReader(open('made/ecf_rating_list.csv', encoding='utf-8')))
wrong = 0
for r in rows[::80]:
    out = subprocess.run([sys.argv[1], '-q', 'ratings', 'find', r['ECF_code'], '--format', 'json'], capture_output=True, text=True).stdout
    p = json.loads(out)['players'][0]
    want = (r['full_name'], int(r['revised_standard'] or 0) or None, int(r['revised_rapid'] or 0) or None, r['FIDE_no'] or None, r['club_name'] or None)
    if (p['name'], p['standard'], p['rapid'], p['fide'], p['club']) != want: wrong += 1; print('ECF', p, want)
sys.exit(wrong > 0)
END

# 3 A CSV of anybody's, by a map and by its headings, in Latin-1.
printf 'Code;Spieler;Zahl\n17;"M\374ller, J\374rgen";2143\n18;Aagaard, Br\303\270rge;1999\n' >own.csv
refused own.csv --as own
import own.csv --as own --month 2026-09 --map number=Code,name=Spieler,standard=Zahl
for text in Müller Mueller muller "jurgen mul" 'jürgen'; do
    "$bestdraw" -q ratings find "$text" --most 1000 --format csv | grep -q '^own,17,,"Müller, Jürgen",' || complain "$text does not find Müller"
done
"$bestdraw" -q ratings find 'Agaard Brørge' --format csv | grep -q '^own,18,' || complain "a doubled vowel hides a player"

# 4 Refused: no list, a zip file cut off, entities, a bad month.
printf 'hello\n' >no.txt
refused no.txt
head -c 5000 list.zip >cut.zip
refused cut.zip
printf '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "aaaa">]><playerslist><player><fideid>1</fideid><name>&a;</name></player></playerslist>' >bomb.xml
refused bomb.xml
refused made/players_list_foa.txt --month November
refused own.csv --as 'own list' --map number=Code,name=Spieler
"$bestdraw" -q ratings lists --format csv | grep -c . >a
[ "$(cat a)" = 5 ] || complain "what was refused is there all the same: $(ls home/lists)"

# 5 An event: rules for ratings, source and month, late, edit, new, check.
cat >small.txt <<'END'
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
700001         Quoll, Ada                                                   ENG F   WIM  WIM                      2210  0   20 2300  0   20 0     0   0  1990  w   
700002         Quoll, Bob                                                   SCO M   FM                            2301  0   20 0     0   0  0     0   0  1985      
700003         Quince, Cyd                                                  WLS M                                 0     0   0  1712  0   20 0     0   0  2001      
END
printf 'ECF_code,full_name,FIDE_no,gender,nation,revised_standard,revised_rapid\n100954A,"Quoll, Ada",700001,F,ENG,2250,2100\n100955B,"Quail, Dot",,F,ENG,1850,\n' >ecf.csv
rm -rf home/lists
import small.txt --month 2026-10
import ecf.csv --month 2026-11
printf 'name,club\n"Quoll, Ada",A\n"Quoll, Bob",B\n"Unknown, Una",A\n' >list.csv
value() { # file name member
    python3 -c 'import json, sys
for p in json.load(open(sys.argv[1]))["players"]:
    if p["name"] == sys.argv[2]: print(p.get(sys.argv[3], (p.get("notes") or {}).get("trf", {}).get(sys.argv[3])))' "$@"
}
rated() { # lists kinds grade source
    rm -f e.json
    "$bestdraw" -q new list.csv e.json --rules fide --listed --rating-lists "$1" --rating-kinds "$2" 2>said || { complain "new $1 $2"; cat said; }
    [ "$(value e.json 'Quoll, Ada' grade)" = "$3" ] || complain "$1 $2: $(value e.json 'Quoll, Ada' grade), not $3"
    [ "$(value e.json 'Quoll, Ada' rating_source)" = "$4" ] || complain "$1 $2: source $(value e.json 'Quoll, Ada' rating_source), not $4"
}
rated fide standard 2210 'fide 2026-10 standard'
rated national standard 2250 'ecf 2026-11 standard'
rated national,fide standard 2250 'ecf 2026-11 standard'
rated highest standard 2250 'ecf 2026-11 standard'
rated highest rapid 2300 'fide 2026-10 rapid'
rated fide,national rapid,standard 2300 'fide 2026-10 rapid'
rated ecf rapid,standard 2100 'ecf 2026-11 rapid'
"$bestdraw" new list.csv e.json --force --rules fide --listed >said 2>&1
grep -q 'Unknown, Una' said || complain "who is not found is not named: $(cat said)"
[ "$(value e.json 'Quoll, Bob' title)" = FM ] || complain "no title"
[ "$(value e.json 'Quoll, Ada' national_id)" = 100954A ] || complain "no national ID"
"$bestdraw" -q late e.json 700003 --listed 2>said || { complain "late by ID"; cat said; }
[ "$(value e.json 'Quince, Cyd' federation)" = WLS ] || complain "late did not take the federation"
"$bestdraw" -q late e.json quoll --listed 2>said && complain "one of two Quolls was taken"
grep -q 'Quoll, Ada.*Quoll, Bob' said || grep -q 'Quoll, Bob.*Quoll, Ada' said || complain "the two Quolls are not named: $(cat said)"
"$bestdraw" -q late e.json 'quail' --listed || complain "late by a name"
[ "$(value e.json 'Quail, Dot' grade)" = 1850 ] || complain "no national rating where FIDE has none"
printf 'Code,Player,Elo\n700002,"Quorn, Zoe",1604\n' >club.csv
import club.csv --as club --month 2026-11 --map number=Code,name=Player,standard=Elo
"$bestdraw" -q late e.json 700002 --listed 2>said && complain "a number that two lists give to two people was taken"
grep -q 'Quorn, Zoe (club 700002' said || complain "the two lists are not named: $(cat said)"
"$bestdraw" -q late e.json club:700002 --listed || complain "late by a number of one list"
[ "$(value e.json 'Quorn, Zoe' grade)" = 1604 ] || complain "another player was taken than club:700002"
[ "$("$bestdraw" -q ratings find ecf:quo --format csv | cut -d, -f1 | sort -u | tr '\n' ' ')" = 'ecf list ' ] || complain "ecf:quo finds in other lists"
"$bestdraw" -q ratings find 'fide: quoll b' --format csv | grep -q '^fide,700002,' || complain "a name in one list is not found"
rm home/lists/club-*
"$bestdraw" -q edit e.json 'Quoll, Ada' grade=2000
[ "$(value e.json 'Quoll, Ada' rating_source)" = None ] || complain "a rating that was typed has a source"
"$bestdraw" -q edit e.json 'Una' fide=799999
"$bestdraw" -q edit e.json 'Quail' fide=700002
"$bestdraw" -q ratings check e.json >said 2>&1 && complain "nothing differs"
for what in 'Quoll, Ada .*rating .*2000 .*2210' 'Una .*ID not in the lists' 'Quail, Dot .*name .*Quoll, Bob'; do
    grep -q "$what" said || complain "check does not tell: $what; $(cat said)"
done
"$bestdraw" -q ratings check e.json --apply >said 2>&1 || complain "not applied"
[ "$(value e.json 'Quoll, Ada' grade)" = 2210 ] || complain "the rating was not applied"
[ "$(value e.json 'Quail, Dot' grade)" = 1850 ] || complain "a player of another name was changed"
"$bestdraw" -q edit e.json start=2026-10-20
"$bestdraw" -q ratings check e.json >said 2>&1
grep -q 'ecf 2026-11' said && complain "a list of a later month was asked"
"$bestdraw" -q undo e.json --all && "$bestdraw" -q undo e.json --all || complain "not undone"
[ "$(value e.json 'Quoll, Ada' grade)" = 2000 ] || complain "what was applied is not one act"
exit $bad
