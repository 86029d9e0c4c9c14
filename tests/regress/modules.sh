#!/bin/sh
# The modules depend one way: a file includes only its own module and those behind USES in src/CMakeLists.txt; a library needs no symbol
# from another one. GLPK, cJSON and the C library's memory stay in their places.
set -eu
build=$1
cd "$2"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# "module used used ..." a line, from the one list.
sed -n 's/^bestdraw_module(\([^)]*\)).*/\1/p' src/CMakeLists.txt | sed 's/ LINKS.*//; s/ USES//' >"$work/modules"
[ -s "$work/modules" ] || complain 'no module is listed in src/CMakeLists.txt'

# The module of a file or folder below src/: the longest name that it begins with.
awk 'NR == FNR { uses[$1] = " " $0 " "; next }
    {
        at = $1
        while (at != "" && !(at in uses)) if (!sub("/[^/]*$", "", at)) at = ""
        print $1, (at == "" ? "-" : at), $2
    }' "$work/modules" - >"$work/of_folder" <<LIST
$(cd src && find . -name '*.[ch]' | sed 's|^\./||; s|/[^/]*$||' | sort -u)
LIST
while read -r folder module _; do
    [ "$module" != - ] || complain "src/$folder: no module of that name is listed in src/CMakeLists.txt"
done <"$work/of_folder"

(cd src && grep -n '^#include "' -r --include='*.[ch]' .) | sed 's|^\./||' >"$work/includes"
awk -v of_folder="$work/of_folder" -v modules="$work/modules" '
    BEGIN {
        while ((getline line < of_folder) > 0) { split(line, w, " "); of[w[1]] = w[2] }
        while ((getline line < modules) > 0) { split(line, w, " "); uses[w[1]] = " " line " " }
    }
    {
        file = $0; sub(":.*", "", file)
        folder = file; sub("/[^/]*$", "", folder)
        used = $0; sub("^[^\"]*\"", "", used); sub("\".*", "", used)
        if (used !~ "/") { print "src/" file ": an include names its folder: \"folder/file.h\", not \"" used "\""; next }
        to = used; sub("/[^/]*$", "", to)
        if (to == "bestdraw") next
        if (!(to in of)) { print "src/" file ": includes \"" used "\", which is in no module"; next }
        if (of[to] != of[folder] && index(uses[of[folder]], " " of[to] " ") == 0)
            print "src/" file ": module " of[folder] " may not include \"" used "\" of module " of[to]
    }' "$work/includes" >"$work/wrong"
[ ! -s "$work/wrong" ] || complain "$(cat "$work/wrong")"

# Symbols: what a library leaves undefined must be defined by a library that its module uses.
library_of() { printf '%s/src/libbd_%s.a' "$build" "$(printf '%s' "$1" | tr / _)"; }
while read -r module used; do
    library=$(library_of "$module")
    [ "$module" != ratings ] || grep -q '^BESTDRAW_RATINGS:BOOL=ON' "$build/CMakeCache.txt" || continue # there is no SQLite
    [ "$module" != serve ] || grep -q '^BESTDRAW_SERVE:BOOL=ON' "$build/CMakeCache.txt" || continue # there is no libmicrohttpd
    [ -f "$library" ] || { complain "$library: this library was not built"; continue; }
    nm -u "$library" 2>/dev/null | sed -n 's/^ *U \(bd_[a-z0-9_]*\)$/\1/p' | sort -u >"$work/needs"
    for one in $module $used; do nm "$(library_of "$one")" 2>/dev/null; done | sed -n 's/^[0-9a-f]* [A-TV-Z] \(bd_[a-z0-9_]*\)$/\1/p' | sort -u >"$work/has"
    missing=$(comm -23 "$work/needs" "$work/has" | tr '\n' ' ')
    [ -z "$missing" ] || complain "module $module needs symbols of modules that it does not use: $missing"
done <"$work/modules"

only_in() { # pattern folder what
    users=$(grep -rlE --include='*.[ch]' "$1" src | grep -v "^src/$2/" || true)
    [ -z "$users" ] || complain "$3 outside $2/:" "$users"
}
only_in 'include <glpk.h>' solve 'GLPK'
only_in 'cJSON\.h>' io 'cJSON'
only_in 'utf8proc\.h>' people 'utf8proc'
only_in '(zlib|expat)\.h>' '\(lists\|ratings\)' 'zlib or expat'
only_in 'microhttpd\.h>' serve 'libmicrohttpd'
only_in 'sqlite3\.h>' ratings 'SQLite'
only_in '(^|[^_a-zA-Z.])(malloc|calloc|realloc) *\(' base 'memory is taken'
# By its type a rulebook cannot see what is not drawn by: nothing that it includes, however far, is the person's.
# shellcheck disable=SC2046 # a list of files
cc -std=c17 -D_POSIX_C_SOURCE=200809L -MM -Isrc -Iinclude $(find src/rulebook src/hand src/solve -name '*.c') >"$work/seen" || complain 'the rulebooks cannot be preprocessed'
! grep -q 'cards/person\.h' "$work/seen" || complain 'a rulebook sees what it may not draw by (cards/person.h):' "$(grep 'cards/person\.h' "$work/seen")"
leavers=$(grep -rlE --include='*.c' '(^|[^_a-zA-Z])(abort|_?exit) *\(' src | grep -v '_main.c$' || true)
[ -z "$leavers" ] || complain "the library exits:" "$leavers"
exit $status
