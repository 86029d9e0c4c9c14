#!/bin/sh
# What the build and the source may not become again, a number each: the bounds are what has been reached, and may be lowered.
set -eu
build=$(cd "$1" && pwd)
cd "$2"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

most_of_card=33.0 # percent of the objects that card.h rebuilds; 797268c: 64 of those without tests; the goal is 25
most_external=1810 # 1715 with criteria of rulebook files; functions of src that other files can call; 797268c: 1438; 1437 before the other FIDE systems
most_alone=40      # of them, which nobody calls: no other file, no test, no public header

# What is rebuilt when cards/card.h changes, by the depfiles of the build. Where there are none, as with Ninja, there is nothing to count.
# A source that was taken away may have left its own in the build.
find "$build" -path "$build/trace" -prune -o -name '*.o.d' -print | while read -r depfile; do
    source=$(printf '%s\n' "$depfile" | sed "s|^$build/||; s|CMakeFiles/[^/]*\.dir/||; s|\.o\.d\$||")
    case $source in
    */__/*) echo "$depfile" ;; # what the build has made, or of another folder
    *) [ ! -e "$source" ] || echo "$depfile" ;;
    esac
done >"$work/depfiles"
all=$(wc -l <"$work/depfiles")
if [ "$all" -ge 300 ]; then
    with=$(xargs grep -l 'src/cards/card\.h' <"$work/depfiles" | wc -l)
    share=$(awk -v all="$all" -v with="$with" 'BEGIN { printf "%.1f", 100 * with / all }')
    echo "card.h rebuilds $with of $all objects, $share %"
    awk -v share="$share" -v most="$most_of_card" 'BEGIN { exit !(share <= most) }' || complain "more than $most_of_card %"
fi

# External functions, by the objects of src; the sanitizers and other systems add their own.
if [ "$(uname)" = Linux ] && ! grep -q 'BESTDRAW_\(SANITIZE\|COVERAGE\|FUZZ\):BOOL=ON' "$build/CMakeCache.txt" && grep -q 'BESTDRAW_SERVE:BOOL=ON' "$build/CMakeCache.txt"; then
    nm -A "$build"/src/libbd_*.a "$build"/src/CMakeFiles/bestdraw*.dir/*/*.o 2>"$work/log" >"$work/src"
    find "$build/tests" "$build/benchmarks" -name '*.o' -print0 | xargs -0 nm -A 2>"$work/log" >"$work/tests"
    awk 'NF > 1 && $(NF - 1) == "T" { print $NF }' "$work/src" | sort -u >"$work/external"
    awk 'NF > 1 && $(NF - 1) == "U" { print $NF }' "$work/src" "$work/tests" | sort -u >"$work/called"
    external=$(wc -l <"$work/external")
    echo "$external external functions"
    [ "$external" -ge 500 ] || complain 'too few to be all'
    [ "$external" -le $most_external ] || complain "more than $most_external"
    comm -23 "$work/external" "$work/called" | grep '^bd_' >"$work/alone" || true
    alone=$(wc -l <"$work/alone")
    [ "$alone" -le $most_alone ] || complain "these $alone could be static, no other file calls them:" "$(cat "$work/alone")"
fi

# What was saved is known by a value, not looked for in the text of an answer.
grep -rnE 'strstr\((\w|->|\.)*(reply|text|answer)|strstr\([^,]*, "[^"]*"?error' src/serve src/library && complain 'an answer is searched as text'

# A request is a struct: between JSON and the commands there is no command line, and no number is read out of a word there.
grep -rnE '\b(argv|argc|bd_args|strto[a-z]+|ato[a-z]+)\b' src/cli/cmd_*.c src/cli/request*.[ch] src/cli/perform.[ch] src/cli/host.[ch] src/library src/serve |
    grep -vE 'strtok' && complain 'a request is words again'
exit $status
