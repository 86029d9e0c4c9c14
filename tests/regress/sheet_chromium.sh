# Sheets in a real browser: on paper every page of ours is one page of A4 or Letter, 23 boards are one page at 16 to 18 points, no name is
# cut or broken inside a word, and nothing scrolls sideways at 390 px. Skipped without /usr/bin/chromium and pdfinfo.
bestdraw=$1/bestdraw
chromium=/usr/bin/chromium
[ -x "$bestdraw" ] && [ -x "$chromium" ] && command -v pdfinfo >/dev/null 2>&1 || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
bad=0
kinds="pairings alphabetical cards standings crosstable slips notplaying"

browse() {
    "$chromium" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --allow-file-access-from-files --user-data-dir="$folder/user" "$@" 2>/dev/null
}

for players in 12 46 200 1000; do
    "$bestdraw" -q generate --players=$players --rounds=9 --played=6 --seed=3 --half-byes=30 --zero-byes=20 --withdrawals=20 --clubs=8 -o "e$players.json"
    "$bestdraw" -q draw "e$players.json" --save >/dev/null || bad=1
done
# A page of paper for each of our pages.
pages() {
    ours=$(grep -c '<section class="page' "$1")
    browse --no-pdf-header-footer --print-to-pdf=sheet.pdf "file://$folder/$1"
    printed=$(pdfinfo sheet.pdf | sed -n 's/^Pages: *//p')
    [ "$ours" -eq "$printed" ] || { echo "$1 $2: $ours pages, $printed printed"; bad=1; }
}
"$bestdraw" sheet e46.json pairings cards slips standings --paper=letter -o letter.html
pages letter.html Letter
pdfinfo sheet.pdf | grep -q '^Page size:.*letter' || { echo "not on Letter"; bad=1; }
"$bestdraw" sheet --all e12.json e46.json e200.json $kinds -o many.html
"$bestdraw" sheet e1000.json pairings -o s1000.html
pages many.html A4
pages s1000.html A4
pdfinfo sheet.pdf | grep -q '^Page size:.*A4' || { echo "not on A4"; bad=1; }

# 23 boards: 46 players without byes.
"$bestdraw" -q generate --players=46 --rounds=9 --played=6 --seed=4 --clubs=8 -o full.json
"$bestdraw" -q draw full.json --save >/dev/null
"$bestdraw" sheet full.json pairings -o full.html
pages full.html "23 boards"
[ "$(grep -c '<section class="page' full.html)" -eq 1 ] || { echo "23 boards are not one page"; bad=1; }
size=$(sed -n 's/.*--name:\([0-9]*\)\.[0-9]*pt.*/\1/p' full.html)
{ [ "$size" -ge 16 ] && [ "$size" -le 18 ]; } || { echo "names of $size points"; bad=1; }
"$bestdraw" sheet full.json pairings -o full.pdf && [ "$(head -c 5 full.pdf)" = "%PDF-" ] || { echo "sheet -o full.pdf made no PDF"; bad=1; }
pdftotext full.pdf - | grep -q "page 1 of 1" || { echo "the PDF has no number on its page"; bad=1; }

# At 390 px nothing sticks out (a crosstable scrolls in its own box), and no word is broken: a word is on one line.
{
    echo '<!DOCTYPE html><title>probe</title><pre id="said"></pre>'
    for page in s12 s46; do
        "$bestdraw" sheet "e${page#s}.json" $kinds -o "$page.html"
        echo "<iframe src=\"$page.html\" width=\"390\" height=\"800\" style=\"border:0\" data-name=\"$page\"></iframe>"
    done
    cat <<'END'
<script>
onload = () => {
    for (const frame of document.querySelectorAll("iframe")) {
        const page = frame.contentDocument, wide = frame.clientWidth;
        let out = page.documentElement.scrollWidth > wide ? " scrolls" : "";
        for (const e of page.querySelectorAll(".page:not(.crosstable) td, .head *"))
            if (e.getBoundingClientRect().right > wide + 0.5) { out += " sticks out: " + e.textContent; break; }
        for (const name of page.querySelectorAll(".name, .what, .round, .event")) {
            const text = name.lastChild, range = page.createRange();
            if (text === null || text.nodeType !== 3) continue;
            let at = 0;
            for (const word of text.data.split(" ")) {
                range.setStart(text, at), range.setEnd(text, at + word.length), at += word.length + 1;
                if (word !== "" && !word.includes("-") && range.getClientRects().length > 1) { out += " broken: " + word; break; }
            }
        }
        document.getElementById("said").textContent += "frame " + frame.dataset.name + (out || " fits") + "\n";
    }
};
</script>
END
} >probe.html
browse --dump-dom "file://$folder/probe.html" | grep -o 'frame s[0-9]* .*' >said
[ "$(grep -c ' fits' said)" -eq 2 ] || { echo "does not fit:"; cut -c1-400 said; bad=1; }
exit $bad
