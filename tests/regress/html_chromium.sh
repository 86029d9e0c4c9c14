# In a real browser: a page does not scroll sideways at 390 px, renders at 1280 px, and prints on A4. Skipped without /usr/bin/chromium.
bestdraw=$1/bestdraw
source=$2
chromium=/usr/bin/chromium
[ -x "$bestdraw" ] && [ -x "$chromium" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
bad=0

browse() {
    "$chromium" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync --allow-file-access-from-files --user-data-dir="$folder/user" "$@" 2>/dev/null
}

"$bestdraw" generate --players=40 --rounds=11 --played=10 --seed=3 --half-byes=40 --forfeits=30 -o "$folder/long.json"
"$bestdraw" report "$folder/long.json" -o "$folder/long.html" || bad=1
sed -i "s,<details>,<details open>," "$folder/long.html"
"$bestdraw" report "$source/tests/data/golden/strange_names.json" -o "$folder/names.html" || bad=1
"$bestdraw" report "$source/tests/data/check/set_a_r5_revisited.json" -o "$folder/published.html" || bad=1

# The page asks its frames how wide they want to be: nothing may stick out but what scrolls in a box of its own.
{
    echo '<!DOCTYPE html><title>probe</title><pre id="said"></pre>'
    for page in long names published; do
        for width in 390 1280; do
            echo "<iframe src=\"$page.html\" width=\"$width\" height=\"800\" style=\"border:0\" data-name=\"$page $width\"></iframe>"
        done
    done
    cat <<'END'
<script>
onload = () => {
    for (const frame of document.querySelectorAll("iframe")) {
        const page = frame.contentDocument, wide = frame.clientWidth;
        let out = page.documentElement.scrollWidth > wide ? " scrolls" : "";
        for (const e of page.body.querySelectorAll("*"))
            if (!e.closest(".wide,.unseen,caption") && e.getBoundingClientRect().right > wide + 0.5) { out += " " + e.tagName; break; }
        // A word of a name stands on one line, unless it is longer than any column.
        for (const name of page.querySelectorAll(".name")) {
            const text = name.firstChild, range = page.createRange();
            let at = 0;
            for (const word of text.nodeType === 3 ? text.data.split(" ") : []) {
                range.setStart(text, at), range.setEnd(text, at + word.length), at += word.length + 1;
                if (word.length > 0 && word.length < 14 && !word.includes("-") && range.getClientRects().length > 1) { out += " broken: " + word; break; }
            }
        }
        document.getElementById("said").textContent += "frame " + frame.dataset.name + (out || " fits") +
            " rows " + page.querySelectorAll("#pairings tbody tr").length + "\n";
    }
};
</script>
END
} >"$folder/probe.html"
browse --dump-dom "file://$folder/probe.html" | sed -n 's/.*\(frame [a-z]* [0-9]* .*\)/\1/p' | grep -v data-name >"$folder/said"
[ "$(grep -c ' fits rows [1-9]' "$folder/said")" -eq 6 ] || { echo "does not fit:"; cat "$folder/said"; bad=1; }

browse --no-pdf-header-footer --print-to-pdf="$folder/long.pdf" "file://$folder/long.html"
[ "$(head -c 5 "$folder/long.pdf")" = "%PDF-" ] || { echo "no PDF was printed"; exit 1; }
if command -v pdfinfo >/dev/null 2>&1; then
    pdfinfo "$folder/long.pdf" | grep -q '^Page size:.*A4' || { echo "not on A4"; bad=1; }
    pdftotext -f 1 -l 1 "$folder/long.pdf" - | grep -q '^Pairings' || { echo "the first page has no pairings"; bad=1; }
    "$bestdraw" -q report "$source/tests/data/check/set_a_played.json" -o "$folder/over.html"
    browse --no-pdf-header-footer --print-to-pdf="$folder/over.pdf" "file://$folder/over.html"
    pdftotext -f 1 -l 1 "$folder/over.pdf" - | grep -q '^Standings' || { echo "the first page of final standings is blank"; bad=1; }
    pdftotext "$folder/long.pdf" - | grep -q 'Crosstable' || { echo "no crosstable on paper"; bad=1; }
fi
exit $bad
