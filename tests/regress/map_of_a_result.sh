#!/bin/sh
# One result from the browser to the disk: how many functions in how many files it passes, and how often the event is read and written.
# At 797268c, traced the same way: 393 functions in 69 files, read twice, three files written.
build=$1
source=$2
! grep -q 'BESTDRAW_SANITIZE:BOOL=ON' "$build/CMakeCache.txt" && [ "$(uname)" = Linux ] && command -v curl >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0
complain() { echo "$*"; bad=1; }

# The bounds: what has been reached. They may be lowered.
most_functions=440
most_files=63
most_calls='bd_event_read_text 1
replace_write_new 1
bd_file_read 1
bd_head_json_write 2
bd_order_read 1
bd_perform 1'

. "$source/tests/trace/build.sh"
trace_build || exit 1
bestdraw=$traced/bestdraw
cd "$work" || exit 1
"$bestdraw" generate --players 20 --rounds 5 --played 0 -q -o open.json && "$bestdraw" draw -q --save open.json --format pairs >drawn || exit 1
trace_symbols bestdraw >symbols
within=$(awk '$2 == "bd_hall_admit" || $2 == "bd_hall_answer" { printf "%s%s", comma, $1; comma = "," }' symbols)
LD_PRELOAD=$traced/libtracer.so BESTDRAW_TRACE_WITHIN=$within BESTDRAW_TRACE_FILE=$work/trace "$bestdraw" serve open.json --port 0 >served 2>&1 &
server=$!
tries=0
until grep -qs desk served || [ $tries -eq 200 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
desk=$(sed -n 's|^ *result desk *\(http[^ ]*\)/$|\1|p' served)
awk 'NF == 2 && $2 > 0 { printf "{\"command\": \"result\", \"options\": {\"round\": 1, \"white\": %d, \"black\": %d, \"result\": \"1-0\"}}", $1, $2; exit }' drawn >asked
curl -s -H 'Content-Type: application/json' -d @asked "$desk/ask" >answer
kill "$server" && wait "$server"
grep -q '"changed": true' answer || complain "the result is not saved: $(cat answer)"

# "calls name archive:object" of each; a static function that several files have is counted in the first of them.
(cd "$traced/src" && for library in libbd_*.a; do nm -A "$library"; done) 2>"$work/log" | awk 'NF > 1 && $(NF - 1) ~ /^[Tt]$/ { split($1, place, ":"); print $NF, place[1] ":" place[2] }' | sort -u -k 1,1 >places
awk 'FILENAME == "symbols" { name[$1] = $2; next } FILENAME == "places" { place[$1] = $2; next } $1 in name { print $2, name[$1], place[name[$1]] }' symbols places trace >called
functions=$(wc -l <called)
files=$(cut -d' ' -f3 called | sort -u | wc -l)
echo "a result passes $functions functions in $files files"
[ "$functions" -ge 100 ] || complain 'too few to be a result that is saved'
[ "$functions" -le $most_functions ] || complain "more than $most_functions functions"
[ "$files" -le $most_files ] || complain "more than $most_files files"
echo "$most_calls" | while read -r name most; do
    awk -v name="$name" -v most="$most" '$2 == name { calls = $1 } END { if (calls == 0 || calls > most) print name " is called " calls + 0 " times, not 1 to " most }' called
done >wrong
[ ! -s wrong ] || complain "$(cat wrong)"
exit $bad
