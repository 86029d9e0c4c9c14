#!/bin/sh
# Builds the programs for Windows (preset windows) and runs them under wine: the same bytes as the native build, what is killed leaves the
# old or the new file and no lock, two at a time wait for each other, a file that a scanner holds is saved all the same. windows.sh NATIVE-BUILD
# Skipped with a word where mingw-w64, wine or node is missing.
set -eu
native=${1:?usage: windows.sh NATIVE-BUILD}
source=$(cd "$(dirname "$0")/../.." && pwd)
native=$(cd "$native" && pwd)
wine=$(command -v wine64 || command -v /usr/lib/wine/wine64 || command -v wine || true)
[ -n "$wine" ] || { echo 'windows: skipped, there is no wine (apt-get install wine64)'; exit 0; }
for tool in x86_64-w64-mingw32-gcc node; do
    command -v "$tool" >/dev/null 2>&1 || { echo "windows: skipped, there is no $tool (apt-get install gcc-mingw-w64-x86-64 nodejs)"; exit 0; }
done
cd "$source"
if command -v ccache >/dev/null 2>&1; then export CMAKE_C_COMPILER_LAUNCHER=ccache; fi
cmake --preset windows >build-windows.log 2>&1 || { cat build-windows.log; exit 1; }
cmake --build --preset windows -j "$(nproc)" -- -s >>build-windows.log 2>&1 || { tail -40 build-windows.log; exit 1; }
rm -f build-windows.log
x86_64-w64-mingw32-gcc -O1 -o build-windows/hold.exe tests/cross/hold.c

# A Windows of our own, which is kept for the next time. Names beyond ASCII need a locale.
export WINEPREFIX="$source/build-windows/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe=' LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY
# One server for all commands: to start it takes longer than a draw. One that is still there from before does as well, and says so with 2.
server=$(command -v wineserver || command -v /usr/lib/wine/wineserver64 || command -v /usr/lib/wine/wineserver || true)
mkdir -p "$WINEPREFIX"
[ -z "$server" ] || "$server" -p60 || [ $? -eq 2 ]
[ -e "$WINEPREFIX/system.reg" ] || "$wine" wineboot --init >/dev/null 2>&1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
exe="$source/build-windows/bestdraw.exe"
hold="$source/build-windows/hold.exe"
bad=0
complain() { echo "windows: $*"; bad=1; }
export SOURCE_DATE_EPOCH=1795000000 # the time of every act, so that files can be compared
# An event without its journal, in which acts stand in the order in which they came.
state() { sed '/^ "journal"/,$d' "$1"; }
same_state() { state "$1" >one.state && state "$2" >other.state && cmp one.state other.state; }

node tests/cross/under_equal.mjs "$native" build-windows "$source" .exe "$wine" || bad=1

mkdir "$work/Größe 1"
cd "$work/Größe 1"
"$native/bestdraw" generate --players 24 --rounds 5 --played 1 -q -o start.json
"$native/bestdraw" draw -q --save start.json >/dev/null

# Killed at any moment: the old or the new file, no lock, a journal that is whole, and the next command works.
kills=${BESTDRAW_KILLS:-20}
cp start.json old.json
cp start.json new.json
"$wine" "$exe" result -q new.json 2 --board 5 1/2
for i in $(seq "$kills"); do
    rm -f open.json .open.json*
    cp start.json open.json
    "$wine" "$exe" result -q open.json 2 --board 5 1/2 >/dev/null 2>&1 &
    child=$!
    sleep "0.$(awk -v i="$i" -v all="$kills" 'BEGIN { printf "%03d", 20 + 300 * i / all }')"
    kill -9 "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
    cmp -s open.json old.json || cmp -s open.json new.json || complain "kill $i: the file is neither the old nor the new one"
    sleep 0.05
    [ ! -e .open.json.lock ] || complain "kill $i: the lock stays behind"
    "$wine" "$exe" bye -q open.json 7 4 H || complain "kill $i: one cannot go on: exit $?"
    "$wine" "$exe" undo -q open.json || complain "kill $i: the change cannot be undone: exit $?"
    "$native/bestdraw" history -q --check open.json >/dev/null || complain "kill $i: the journal is not that of the event"
done
echo "windows: $kills kills"

# Ten at a time: each waits for the others, and no result is lost.
cp start.json open.json
for board in 1 2 3 4 5 6 7 8 9 10; do
    "$wine" "$exe" result -q open.json 2 --board "$board" 1-0 &
done
wait
cp start.json serial.json
for board in 1 2 3 4 5 6 7 8 9 10; do "$native/bestdraw" result -q serial.json 2 --board "$board" 1-0; done
same_state open.json serial.json || complain 'changes were lost when ten were made at a time'
[ ! -e .open.json.lock ] || complain 'the lock stays behind'
"$wine" "$exe" undo -q open.json 10 || complain 'ten changes cannot be undone'
same_state open.json start.json || complain 'ten changes undone do not give the first event'

# A scanner holds the file, or another program the lock, for a moment: the change is made. For too long: exit 5, and nothing is changed.
cp start.json open.json
"$wine" "$hold" open.json 700 >held &
until [ -s held ]; do sleep 0.02; done
"$wine" "$exe" result -q open.json 2 --board 5 1/2 || complain 'a file that is held for a moment is not saved'
wait
cmp -s open.json new.json || complain 'a file that was held for a moment is not the new one'
"$wine" "$hold" .open.json.lock 700 >held.lock &
until [ -s held.lock ]; do sleep 0.02; done
"$wine" "$exe" result -q open.json 2 --board 6 1/2 || complain 'a lock that is held for a moment is not waited for'
wait
rm -f .open.json.lock
"$wine" "$hold" .open.json.lock 12000 >held.long &
until [ -s held.long ]; do sleep 0.02; done
cp open.json before.json
code=0
"$wine" "$exe" result -q open.json 2 --board 7 1/2 2>said || code=$?
[ "$code" -eq 5 ] || complain "a lock that is held: exit $code instead of 5"
cmp -s open.json before.json || complain 'the file was changed without the lock'
wait

# However many threads, and whoever is killed: the same series.
"$native/bestdraw" simulate -q --players 12 --rounds 4 --tournaments 40 --methods cards -o whole.jsonl >/dev/null
"$wine" "$exe" simulate -q --players 12 --rounds 4 --tournaments 40 --methods cards --threads 4 -o part.jsonl >/dev/null &
child=$!
sleep 0.3
kill -9 "$child" 2>/dev/null || true
wait "$child" 2>/dev/null || true
"$wine" "$exe" simulate -q --players 12 --rounds 4 --tournaments 40 --methods cards --threads 3 -o part.jsonl >/dev/null || complain 'simulate fails'
cmp -s whole.jsonl part.jsonl || complain 'a series that was killed and finished is not the same'
cd "$source"
ls -l build-windows/bestdraw.exe build-windows/bestdraw-verify.exe
exit $bad
