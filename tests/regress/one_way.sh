#!/bin/sh
# The rooms depend one way: a file includes only its own room and rooms above it. GLPK, cJSON and the C library's memory stay in their places.
set -eu
cd "$2"
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

rooms='base cards io rulebook hand model solve certify verify explain simulate report library cli'

check_file() { # file room may-include...
    file=$1
    room=$2
    shift 2
    for used in $(sed -n 's|^#include "\([a-z]*\)/.*|\1|p' "$file" | sort -u); do
        case " $* bestdraw " in
        *" $used "*) ;;
        *) complain "$file: room $room may not include room $used" ;;
        esac
    done
    if grep -q '^#include "[^/"]*"' "$file"; then complain "$file: an include names its room: \"room/file.h\""; fi
}

above=''
for room in $rooms; do
    above="$above $room"
    may=$above
    [ "$room" != verify ] || may='base cards io rulebook verify'
    for file in src/"$room"/*.[ch]; do
        # shellcheck disable=SC2086
        [ ! -f "$file" ] || check_file "$file" "$room" $may
    done
done

for folder in src/*/; do
    room=$(basename "$folder")
    case " $rooms cmake " in
    *" $room "*) ;;
    *) complain "src/$room: this room is not on the ground plan" ;;
    esac
done

only_in() { # pattern folder what
    users=$(grep -lE "$1" src/*/*.[ch] | grep -v "^src/$2/" || true)
    [ -z "$users" ] || complain "$3 outside $2/:" "$users"
}
only_in 'include <glpk.h>' solve 'GLPK'
only_in 'cJSON\.h>' io 'cJSON'
only_in '(^|[^_a-zA-Z.])(malloc|calloc|realloc) *\(' base 'memory is taken'
leavers=$(grep -lE '(^|[^_a-zA-Z])(abort|_?exit) *\(' src/*/*.c | grep -v '/main.c$' || true)
[ -z "$leavers" ] || complain "the library exits:" "$leavers"
exit $status
