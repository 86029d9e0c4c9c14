# sheet: every kind as text, CSV and HTML; what a person reads on it; bad words; valid to tidy where it is installed.
. "$2/tests/data/golden/lib.sh"

kinds="pairings alphabetical cards standings crosstable slips notplaying schools teams"
cp "$data/golden/strange_names.json" names.json
cp "$source/docs/examples/open.json" open.json
cp "$source/docs/examples/schools.json" schools.json
"$bestdraw" -q draw names.json --save >/dev/null

# A small event with all that a round can hold: titles, clubs, byes of all kinds, somebody who left, results known and open.
cat >small.json <<'END'
{"format": "cards/1", "name": "Autumn Cup", "rules": "caa", "rounds": 3,
 "notes": {"trf": {"lines": ["132                                                                                        26/11/14  26/11/15  "]}},
 "draws": [{"round": 1, "boards": [[1, 2], [4, 3], [5, 6]], "bye": 7}, {"round": 2, "boards": [[3, 1], [2, 5]], "bye": 6}],
 "players": [
  {"id": 1, "name": "Archer, Ada", "title": "FM", "grade": 2050, "club": "Riverside", "history": [{"round": 1, "opponent": 2, "colour": "W", "result": "1"}, {"round": 2, "opponent": 3, "colour": "B", "result": "0.5"}]},
  {"id": 2, "name": "de Boer, Bea", "grade": 1980, "club": "Hill Valley", "history": [{"round": 1, "opponent": 1, "colour": "B", "result": "0"}, {"round": 2, "opponent": 5, "colour": "W"}]},
  {"id": 3, "name": "Cole, Cid", "grade": 1900, "history": [{"round": 1, "opponent": 4, "colour": "B", "result": "1"}, {"round": 2, "opponent": 1, "colour": "W", "result": "0.5"}]},
  {"id": 4, "name": "Dunn, Dot", "club": "Riverside", "withdrawn": 2, "history": [{"round": 1, "opponent": 3, "colour": "W", "result": "0"}]},
  {"id": 5, "name": "Eads, Ed", "grade": 1700, "history": [{"round": 1, "opponent": 6, "forfeit": "W"}, {"round": 2, "opponent": 2, "colour": "B"}]},
  {"id": 6, "name": "Fry, Flo", "grade": 1650, "history": [{"round": 1, "opponent": 5, "forfeit": "L"}, {"round": 2, "bye": "U"}]},
  {"id": 7, "name": "Gray, Gus", "grade": 1600, "byes": {"2": "H"}, "history": [{"round": 1, "bye": "U"}]},
  {"id": 8, "name": "Hall, Hal", "history": [{"round": 1, "bye": "Z"}]}
 ]}
END
for kind in $kinds; do says "sheet_$kind" 0 sheet small.json "$kind"; done
says sheet_csv 0 sheet small.json pairings --format=csv
says sheet_csv_standings 0 sheet small.json standings --format=csv
"$bestdraw" sheet small.json standings -o table.csv
"$bestdraw" sheet small.json standings --format=csv | holds "the name of the file gives the format" cmp - table.csv
says sheet_round 0 sheet small.json pairings notplaying --round 1 --date "Sunday, 2 pm"
says sheet_all 0 sheet --all small.json open.json pairings
says sheet_schools_best 0 sheet schools.json schools --best 2
says sheet_not_a_kind 2 sheet small.json paring
says sheet_several 2 sheet small.json open.json
says sheet_no_file 2 sheet --all pairings standings
says sheet_one_csv 2 sheet small.json pairings slips --format=csv
says sheet_screen_csv 2 sheet small.json --screen -o wall.csv
cp "$data/examples/set_a_r1.json" first.json
says sheet_no_round 3 sheet first.json
says sheet_not_drawn 3 sheet small.json --round 3
says sheet_missing 3 sheet nowhere.json

# Boards keep the numbers that a repair left.
cp open.json gaps.json
"$bestdraw" -q draw gaps.json --save >/dev/null
first=$("$bestdraw" sheet gaps.json --format=csv | sed -n 2p | cut -d, -f2)
"$bestdraw" -q repair gaps.json --absent "$first" --save >/dev/null 2>&1
"$bestdraw" sheet gaps.json --format=csv | cut -d, -f1 >numbers
"$bestdraw" sheet gaps.json slips --format=csv | cut -d, -f1 | holds "slips have the numbers of the sheet" cmp - numbers

# By name as people look for it: without case and accents.
sed 's/Cole, Cid/Éamon, Cid/; s/Gray, Gus/Đurić, Gus/' small.json >accents.json
"$bestdraw" sheet accents.json alphabetical --format=csv | cut -d'"' -f2 | cut -d, -f1 | tr '\n' ' ' >order
holds "accents do not change the order" grep -q 'Archer de Boer Đurić Eads Éamon Fry' order

# Text is cut to a terminal's width, not in a file or a pipe.
(unset COLUMNS; "$bestdraw" sheet small.json standings) >wide.txt
holds "in a pipe nothing is cut" sh -c '! grep -q "~" wide.txt && grep -q "Sonneborn-Berger" wide.txt'

has() { grep -qF -- "$2" "$1" || { echo "$1 has no: $2"; bad=1; }; }
has_not() { ! grep -q -- "$2" "$1" || { echo "$1 has: $2"; bad=1; }; }
"$bestdraw" sheet names.json $kinds -o names.html
"$bestdraw" sheet small.json $kinds -o small.html
"$bestdraw" sheet --all small.json open.json schools.json pairings standings -o all.html
"$bestdraw" sheet small.json --screen -o screen.html
# A column that would be empty is left out: nobody in this event says where they come from.
"$bestdraw" generate -q --players 4 --rounds 3 --played 1 -o nowhere.json
"$bestdraw" sheet nowhere.json alphabetical --format text | grep -q Club && { echo "an empty column of clubs"; bad=1; }
"$bestdraw" sheet --all small.json open.json --screen alphabetical -o screens.html
has names.html "O&#39;Brien &amp; Söhne &lt;script&gt;alert(1)&lt;/script&gt;"
has names.html "&amp;lt;Smith&amp;gt;"
has names.html '<title>Öpen &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;: Pairings</title>'
has small.html '<p class="date">15 November 2026</p>'
has small.html '<p class="number">page 1 of 1</p>'
has small.html '<h2>Not playing</h2>'
has small.html '<p><strong>Half-point bye</strong> Gray, Gus (7)</p>'
has small.html '<span class="lead">FM</span> Archer, Ada'
has small.html '<span class="lead">withdrawn</span>'
has small.html '<td class="r">½ – ½</td>'
has all.html '<p class="round">Round 2 of 3</p>'
has screen.html 'class="roll" style="--seconds:'
for page in *.html; do
    has_not "$page" '<script'
    has_not "$page" '<img'
    has_not "$page" 'https\{0,1\}:'
    has_not "$page" '@import\|url('
    has_not "$page" '[↑↓].*class="pairings'
done
[ "$bad" -eq 0 ] || exit "$bad"
command -v tidy >/dev/null 2>&1 || { echo "tidy is not installed: the pages are not validated"; exit 77; }
for page in *.html; do
    # HTML has abbr on th; tidy 5.8 does not know.
    said=$(tidy -quiet -errors -utf8 "$page" 2>&1 | grep -v '<th> attribute "abbr" not allowed for HTML5')
    [ -z "$said" ] || { echo "$page: $said"; bad=1; }
done
# Each row that is opened is closed, with or without tidy.
for page in *.html; do
    holds "$page: rows are closed" [ "$(grep -o '<tr[ >]' "$page" | wc -l)" -eq "$(grep -o '</tr>' "$page" | wc -l)" ]
done
exit $bad
