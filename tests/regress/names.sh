#!/bin/sh
# Names that grep: no static function shares its name with one in another file of src/, no two files share theirs, and a function that
# X.h declares is in X.c, in X_*.c, or in a file that X.h's first comment names.
set -eu
cd "$2"
status=0
off=${3-} # modules to leave out, for work on the others
complain() {
    left=$(printf '%s\n' "$2" | grep -vE "src/($(printf '%s' "$off" | tr ' ' '|'))/" || true)
    [ -z "$left" ] || { printf '%s\n%s\n' "$1" "$left"; status=1; }
}

statics=$(find src -name '*.[ch]' | sort | xargs awk '
    /^static / && /\(/ {
        line = $0
        sub(/__attribute__ *\(\(.*\)\)/, "", line)
        if (index(line, "=") && index(line, "=") < index(line, "(")) next
        if (!match(line, /[A-Za-z_][A-Za-z_0-9]*\(/)) next
        name = substr(line, RSTART, RLENGTH - 1)
        if (!(name in first)) first[name] = FILENAME
        else if (index(files[name] " " first[name] " ", " " FILENAME " ") == 0 && first[name] != FILENAME) files[name] = files[name] " " FILENAME
    }
    END { for (name in files) if (files[name] != "") print "  " name ": " first[name] files[name] }' | sort)
complain 'static functions of one name in several files:' "$statics"

stems=$(find src -name '*.[ch]' | awk '
    {
        path = $0; sub(/\.[ch]$/, "", path)
        stem = path; sub(/.*\//, "", stem)
        if (stem in place && place[stem] != path) print "  " place[stem] " and " path
        place[stem] = path
    }')
complain 'files of one name:' "$stems"

# Definitions and declarations begin in the first column; a declaration ends with a semicolon before any brace.
elsewhere=$(find src -name '*.[ch]' | sort | xargs awk '
    FNR == 1 { finish(); header = FILENAME ~ /\.h$/; comment = header; text = "" }
    function base(file) { sub(/.*\//, "", file); return file }
    function finish() {
        if (text != "" && match(text, /bd_[a-z_0-9]*\(/)) {
            name = substr(text, RSTART, RLENGTH - 1)
            if (declares) declared[name] = from
            else defined[name] = from
        }
        text = ""
    }
    comment {
        about[FILENAME] = about[FILENAME] " " $0
        if (/\*\//) comment = 0
        else if (FNR == 1 && !/^\/\*/) comment = 0
        next
    }
    /^(static|typedef|#|struct|enum|union|extern)/ { text = ""; skip = 1; next }
    /^[a-z]/ { finish(); text = ""; skip = 0; from = FILENAME; declares = header; start = 1 }
    start && !skip {
        text = text " " $0
        if (/[;{]/ || /^}/) { declares = /;/ && !/{/; start = 0; finish() }
    }
    END {
        finish()
        for (name in declared) {
            file = declared[name]
            stem = base(file); sub(/\.h$/, "", stem)
            if (!(name in defined)) { print "  " name ": " file " declares it, nobody defines it"; continue }
            by = base(defined[name]); if (defined[name] ~ /\.h$/) continue
            if (by == stem ".c" || index(by, stem "_") == 1 || index(about[file], by)) continue
            print "  " name ": " file " declares it, " defined[name] " defines it"
        }
    }' | sort)
complain 'a header declares what is in a file that it does not name:' "$elsewhere"
exit $status
