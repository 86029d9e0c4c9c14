# docs/map.md is true: every function that it names is defined in the file or module that it names, every module stands in its table, and
# each walk, run as its heading says, calls its functions for the first time in the order in which the walk names them.
build=$1
cd "$2" || exit 1
source=$PWD
map=$source/docs/map.md
bad=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
complain() {
    echo "docs/map.md: $*"
    bad=1
}

# "walk line function place" for each `function` (place); a name between backquotes before "and" shares the place that follows it.
# The walks are numbered by their headings; 0 is what stands before them. A walk's heading goes to the file heading.N.
awk '/^##/ { printf "\n%s\n", $0; next } { gsub(/`[a-z_0-9]+`/, NR ":&"); printf "%s ", $0 }' "$map" |
    awk -v work="$work" '
    /^## Six walks/ { walks = 1 }
    /^### / && walks { walk++; sub(/^### `/, ""); sub(/`$/, ""); print >(work "/heading." walk); next }
    {
        while (match($0, /[0-9]+:`[a-z_0-9]+`( and [0-9]+:`[a-z_0-9]+`)* +\([a-z_\/.]+\)/)) {
            count = split(substr($0, RSTART, RLENGTH), word, / +(and +)?/)
            $0 = substr($0, RSTART + RLENGTH)
            gsub(/[()]/, "", word[count])
            for (i = 1; i < count; i++) {
                split(word[i], part, /[:`]+/)
                print walk + 0, part[1], part[2], word[count]
            }
        }
    }' >"$work/named"
[ "$(wc -l <"$work/named")" -ge 40 ] || complain 'names too few functions to be the walks'
cut -d' ' -f2- "$work/named" | sort -u -k2,3 | while read -r line name place; do
    [ -e "src/$place" ] || { echo "docs/map.md:$line: there is no src/$place"; continue; }
    # A definition: the name at the start of a line or after its type, with no semicolon before the body.
    grep -rhE --include='*.c' -A6 "^[a-z].*[ *]$name\(" "src/$place" 2>/dev/null |
        awk -v name="$name" 'index($0, name "(") && /^[a-z]/ { open = 1 } open && /;/ && !/\{/ { open = 0 } open && /(^|\) *)\{/ { found = 1 } END { exit !found }' ||
        echo "docs/map.md:$line: $name is not defined in src/$place"
done >"$work/wrong"
[ ! -s "$work/wrong" ] || { cat "$work/wrong"; bad=1; }

# Every module of the one list is in the table, and the table has no other folder.
sed -n 's/^bestdraw_module(\([a-z_/]*\).*/\1/p' src/CMakeLists.txt >"$work/modules"
[ -s "$work/modules" ] || { echo 'no module is listed in src/CMakeLists.txt'; bad=1; }
grep '^| `' "$map" | cut -d'|' -f2 | grep -oE '`[a-z_/]+`' | tr -d '`' >"$work/table"
while read -r module; do
    grep -qx "$module" "$work/table" || complain "the module $module is not in the table"
done <"$work/modules"
while read -r module; do
    [ -d "src/$module" ] || complain "there is no folder src/$module"
done <"$work/table"

# Names in the column of interfaces exist.
grep '^| `' "$map" | cut -d'|' -f4 | grep -oE '`[a-zA-Z_]+`' | tr -d '`' | sort -u >"$work/interfaces"
while read -r name; do
    grep -rqw --include='*.h' "$name" src include || complain "$name is not declared anywhere"
done <"$work/interfaces"

# The walks. The order of calls is the same in every kind of build and on every system: one runs them.
! grep -q 'BESTDRAW_SANITIZE:BOOL=ON' "$build/CMakeCache.txt" && [ "$(uname)" = Linux ] || exit $bad
. "$source/tests/trace/build.sh"
trace_build || exit 1
for program in bestdraw bestdraw-verify ask; do
    trace_symbols "$program" >"$work/$program.symbols"
done
cp docs/examples/open.json "$work/"
cd "$work" || exit 1
cp open.json published.json
{ "$traced/bestdraw" convert open.json open.trf && "$traced/bestdraw" draw published.json --save; } >out 2>&1 || { cat out; bad=1; }

# Runs a heading: `program words`, or bestdraw_ask(event, "command", "options", &answer) with the options as C writes them.
run_walk() {
    case $1 in
    bestdraw_ask*)
        program=ask
        options=$(printf '%s\n' "$1" | sed 's/^[^"]*"[^"]*", "\(.*\)", &answer)$/\1/; s/\\"/"/g')
        command=$(printf '%s\n' "$1" | sed 's/^[^"]*"\([^"]*\)".*/\1/')
        set -- published.json "$command" "$options"
        ;;
    *)
        # shellcheck disable=SC2086 # the words of a command
        set -- $1
        program=$1
        shift
        ;;
    esac
    LD_PRELOAD=$traced/libtracer.so BESTDRAW_TRACE_FILE=$work/trace "$traced/$program" "$@" >out 2>&1
}

walk=0
while [ -e "heading.$((walk + 1))" ]; do
    walk=$((walk + 1))
    heading=$(cat "heading.$walk")
    rm -f trace
    run_walk "$heading" || { complain "the walk '$heading' fails:"; cat out; continue; }
    [ -s trace ] || { complain "the walk '$heading' was not traced"; continue; }
    # "number name" in the order of first calls, held against the order in the walk.
    awk 'NR == FNR { name[$1] = $2; next } $1 in name { print name[$1] }' "$program.symbols" trace >called
    awk -v walk="$walk" -v heading="$heading" '
        NR == FNR { at[$1] = NR; next }
        $1 != walk || seen[$3]++ { next }
        !($3 in at) { print "docs/map.md:" $2 ": " $3 " is not called in the walk \"" heading "\""; next }
        at[$3] < last { print "docs/map.md:" $2 ": " $3 " is called before " before " in the walk \"" heading "\""; next }
        { last = at[$3]; before = $3 }' called named >wrong
    [ ! -s wrong ] || { cat wrong; bad=1; }
done
[ "$walk" -eq 6 ] || complain "has $walk walks, not six"
exit $bad
