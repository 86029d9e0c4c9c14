# report and draw --format html: a whole page, pieces of others, names that look like HTML; valid to tidy where it is installed.
. "$2/tests/data/golden/lib.sh"

cp "$data/golden/strange_names.json" names.json
cp "$data/check/set_a_r5_revisited.json" published.json
cp "$data/check/set_a_r5_ordinary.json" repeat.json
cp "$data/check/set_a_played.json" played.json
sed 's/, \[19, 13\]\]/]/' published.json >missing.json
"$bestdraw" draw --round 5 --rules caa published.json --format=trf 2>/dev/null >entered.trf
cp "$data/examples/set_a_r1.json" first.json
cp "$source/docs/examples/open.json" open.json

says report_no_round 2 report names.json --round=99 --rules=fidee
"$bestdraw" -q report --rules caa entered.trf -o entered.html || { echo "report entered.trf: exit $?"; bad=1; }
for name in missing names published repeat played first open; do
    "$bestdraw" -q report "$name.json" -o "$name.html" || { echo "report $name.json: exit $?"; bad=1; }
done
# The page as it is, but for the style and the words of the criteria and the reasons.
sed '/^<style>/,/^<.style>/d; /^<section id="criteria"/,/^<.section>/d; /^<section id="reasons"/,/^<.section>/d' names.html >page
[ -z "$BESTDRAW_GOLDEN_UPDATE" ] || cp page "$data/golden/report_names.html"
diff -u "$data/golden/report_names.html" page || { echo "report_names.html: not as before"; bad=1; }
rm page
"$bestdraw" -q draw names.json --format=html >draw.html
holds "draw prints the page of report" cmp draw.html names.html
"$bestdraw" -q draw published.json --format=html --method=cards >hand.html
"$bestdraw" -q draw names.json --format=html --forbid=1,2 --forbid=1,4 --forbid=1,5 --bye=2 >none.html
holds "there is no draw: exit 1" test $? -eq 1

has() { grep -qF -- "$2" "$1" || { echo "$1 has no: $2"; bad=1; }; }
has_not() { ! grep -q -- "$2" "$1" || { echo "$1 has: $2"; bad=1; }; }
has names.html "O&#39;Brien &amp; Söhne &lt;script&gt;alert(1)&lt;/script&gt;"
has names.html "&amp;lt;Smith&amp;gt;"
has names.html '<title>Öpen &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;, round 2</title>'
has published.html "worse than the best draw, first on mid-line"
holds "a draw without a fault is judged once" [ "$(grep -c 'class="verdict"' published.html)" -eq 1 ]
has published.html '<th scope="col" class="n">Published</th>'
has published.html '<td>17b1</td>'
has repeat.html "3 and 2 meet again: they played in round 3"
has missing.html '<p class="verdict">The draw is not legal: 13 is missing from the draw'
has entered.html '<p>Round 5'
has played.html '<h2 id="crosstable-title">Crosstable</h2>'
has hand.html "not proved best"
has none.html "No legal draw exists under the arbiter&#39;s wishes: "
has first.html '<td>bye</td>'
has names.html '<h2 id="reasons-title">Why these boards</h2>'
has names.html '(White) v 1 O&#39;Brien'
has names.html 'Why no draw can do better'
has_not published.html 'id="reasons"'
has_not hand.html 'id="reasons"'
has_not first.html 'id="standings"'
has_not played.html 'id="pairings"'
for page in *.html; do
    has "$page" '<html lang="en">'
    has "$page" '<meta name="viewport" content="width=device-width, initial-scale=1">'
    for mark in '<header>' '<nav aria-label=' '<main>' '<footer>'; do has "$page" "$mark"; done
    has_not "$page" '<script'
    has_not "$page" '<img'
    has_not "$page" 'https\{0,1\}:'
    has_not "$page" '<th>'
    [ "$(grep -o '<section id=' "$page" | wc -l)" -eq "$(grep -o '<li><a href=' "$page" | wc -l)" ] || { echo "$page: contents and parts"; bad=1; }
done
[ "$bad" -eq 0 ] || exit "$bad"
command -v tidy >/dev/null 2>&1 || { echo "tidy is not installed: the pages are not validated"; exit 77; }
for page in *.html; do
    said=$(tidy -quiet -errors -utf8 "$page" 2>&1) || { echo "$page: $said"; bad=1; }
    [ -z "$said" ] || { echo "$page: $said"; bad=1; }
done
# A file that is no checker is not put into a page: it begins with a line for the head, and has the program's own element.
for wrong in '<meta id="wasm-verify">' '<meta charset="utf-8">\n<p>nothing</p>\n' '<p id="wasm-verify">\n</p>\n' ''; do
    printf '%b' "$wrong" >wrong.html
    "$bestdraw" report "$source/docs/examples/open.json" --checker wrong.html --output page.out >/dev/null 2>err
    holds "'$wrong' is refused" [ $? -eq 3 ]
    holds "'$wrong' is named" grep -q 'wrong.html' err
    holds "no page is written with '$wrong'" [ ! -e page.out ]
done
exit $bad
