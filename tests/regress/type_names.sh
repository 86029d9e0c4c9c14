#!/bin/sh
# One name, one type: no two structs, unions, enums or typedefs of src/ have one name.
set -eu
cd "$2"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
# "name file" of each definition; a name that only says that a type is defined elsewhere (typedef struct x x;) is none.
find src -name '*.[ch]' | sort | xargs awk '
    { line = $0; gsub(/\/\*[^*]*\*\//, "", line) }
    match(line, /^[ \t]*(typedef )?(struct|union|enum) [A-Za-z_0-9]+ \{/) {
        name = substr(line, RSTART, RLENGTH); sub(/ \{$/, "", name); sub(/.* /, "", name); print name, FILENAME
    }
    match(line, /^\} [A-Za-z_0-9]+;/) { print substr(line, 3, RLENGTH - 3), FILENAME }
    line ~ /^typedef .*\(\*[a-z_0-9]+\)\(/ { name = line; sub(/^[^(]*\(\*/, "", name); sub(/\).*/, "", name); print name, FILENAME; next }
    line ~ /^typedef [^({]*;/ {
        name = line; sub(/(\[[^]]*\])*;.*/, "", name); count = split(name, word, /[ *]+/)
        if (!(count == 4 && word[3] == word[4])) print word[count], FILENAME
    }' | sort -u >"$work/defined"
[ "$(wc -l <"$work/defined")" -ge 300 ] || { echo 'too few types are found'; exit 1; }
# What the request's parser calls a field is its own matter until it reads by cJSON.
awk '$2 !~ /^src\/cli\/request/ { files[$1] = files[$1] " " $2; count[$1]++ }
    END { for (name in count) if (count[name] > 1) { print name ": defined in" files[name]; bad = 1 } exit bad }' "$work/defined"
