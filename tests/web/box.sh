#!/bin/sh
# The pairing box in real browsers, and `bestdraw serve`: box.sh BUILD WASM-BUILD. Skipped with a word (77) where node, puppeteer-core (BESTDRAW_PUPPETEER names
# the folder in which npm installed it, with axe-core), a browser or the box is missing.
set -eu
build=${1:?usage: box.sh BUILD WASM-BUILD}
box=${2:?usage: box.sh BUILD WASM-BUILD}/box.html
source=$(cd "$(dirname "$0")/../.." && pwd)
command -v node >/dev/null 2>&1 || { echo 'web: skipped, there is no node'; exit 77; }
status=0
"$build/bestdraw" serve --port 0 nowhere.json 2>&1 | grep -q 'without a server' || node "$source/tests/web/hall.mjs" "$build" "$source" 10 || status=1
sh "$source/tests/web/proxy.sh" "$build" "$source" || { code=$?; [ $code -eq 77 ] || status=1; }
[ -e "$box" ] || { echo "web: skipped, there is no $box (cmake --build --preset wasm)"; exit 77; }
if [ -e "${BESTDRAW_PUPPETEER:-/nowhere}/node_modules/typescript/bin/tsc" ]; then
    node "$BESTDRAW_PUPPETEER/node_modules/typescript/bin/tsc" -p "$source/src/web"
else
    echo 'web: types are not checked, there is no tsc'
fi
for browser in chrome firefox; do
    for back_end in box serve; do
        node "$source/tests/web/weekend.mjs" "$build" "$box" "$browser" $back_end || { code=$?; [ $code -eq 77 ] || status=1; }
    done
done
node "$source/tests/web/proves.mjs" "$build" "$(dirname "$box")/checker.html" "$source" || { code=$?; [ $code -eq 77 ] || status=1; }
node "$source/tests/web/lesson.mjs" "$build" "$box" "$source" || { code=$?; [ $code -eq 77 ] || status=1; }
node "$source/tests/web/looks.mjs" "$box" "$source" "$build" || { code=$?; [ $code -eq 77 ] || status=1; }
node "$source/tests/web/times.mjs" "$build" "$box" "$source" || { code=$?; [ $code -eq 77 ] || status=1; }
exit $status
