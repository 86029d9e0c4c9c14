#!/bin/sh
# The pairing box in real browsers, and `bestdraw serve`: box.sh BUILD WASM-BUILD. Skipped with a word (77) where node, puppeteer-core (BESTDRAW_PUPPETEER names
# the folder in which npm installed it, with axe-core), a browser or the box is missing. With CI=true npm is asked for them, into a folder of the build, and what
# would begin after two minutes is left out, with a word.
set -eu
build=${1:?usage: box.sh BUILD WASM-BUILD}
box=${2:?usage: box.sh BUILD WASM-BUILD}/box.html
source=$(cd "$(dirname "$0")/../.." && pwd)
command -v node >/dev/null 2>&1 || { echo 'web: skipped, there is no node'; exit 77; }
status=0
begun=$(date +%s)
seconds=900 # for each test
if [ "${CI:-}" = true ]; then seconds=120; fi

# One test in a browser, words as after `node tests/web/`.
look() {
    if [ "${CI:-}" = true ] && [ $(($(date +%s) - begun)) -gt 120 ]; then
        echo "web: left out for want of time: $*"
        return 0
    fi
    name=$1
    shift
    code=0
    timeout $seconds node "$source/tests/web/$name" "$@" || code=$?
    # In CI a browser on a busy machine has a second chance, and it is told that it needed one.
    if [ "${CI:-}" = true ] && [ $code -ne 0 ] && [ $code -ne 77 ] && [ $code -ne 124 ]; then
        echo "web: $name $*: exit code $code; once more"
        code=0
        timeout $seconds node "$source/tests/web/$name" "$@" || code=$?
    fi
    case $code in
    0 | 77) ;;
    124)
        echo "web: cut short for want of time: $name $*"
        [ "${CI:-}" = true ] || status=1
        ;;
    *)
        echo "web: $name $*: exit code $code"
        status=1
        ;;
    esac
}

# The versions with which the tests were written; none of it is part of the project.
if [ "${CI:-}" = true ] && [ -z "${BESTDRAW_PUPPETEER:-}" ] && command -v npm >/dev/null 2>&1; then
    tools=$(cd "$build" && pwd)/web-tools
    mkdir -p "$tools"
    if timeout 60 npm install --silent --no-audit --no-fund --prefix "$tools" puppeteer-core@24.43.1 axe-core@4.14.0 typescript@7.0.2 </dev/null >"$tools/npm.log" 2>&1; then
        BESTDRAW_PUPPETEER=$tools
        export BESTDRAW_PUPPETEER
    else
        echo 'web: npm cannot install puppeteer-core'
    fi
fi

"$build/bestdraw" serve --port 0 nowhere.json 2>&1 | grep -q 'without a server' || node "$source/tests/web/hall.mjs" "$build" "$source" 10 || status=1
sh "$source/tests/web/proxy.sh" "$build" "$source" || { code=$?; [ $code -eq 77 ] || status=1; }
[ -e "$box" ] || { echo "web: skipped, there is no $box (cmake --build --preset wasm)"; exit 77; }
largest=1200000
[ "$(wc -c <"$box")" -lt $largest ] || { echo "web: $box has $(wc -c <"$box") bytes; $largest is too much to send to a phone"; status=1; }
if [ -e "${BESTDRAW_PUPPETEER:-/nowhere}/node_modules/typescript/bin/tsc" ]; then
    node "$BESTDRAW_PUPPETEER/node_modules/typescript/bin/tsc" -p "$source/src/web"
else
    echo 'web: types are not checked, there is no tsc'
fi
look german.mjs "$box"
look new_event.mjs "$build" "$box"
look tabs.mjs "$build" "$box" "$source"
look proves.mjs "$build" "$(dirname "$box")/checker.html" "$source"
look lesson.mjs "$build" "$box" "$source"
for browser in chrome firefox; do
    for back_end in box serve; do look weekend.mjs "$build" "$box" $browser $back_end; done
done
look listed.mjs "$build" "$box"
look looks.mjs "$box" "$source" "$build"
look times.mjs "$build" "$box" "$source"
exit $status
