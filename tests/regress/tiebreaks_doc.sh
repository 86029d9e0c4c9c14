#!/bin/sh
# docs/tiebreaks.md has every tie-break of src/standings/tiebreak.def with its names, in that order, and says of which modifier each takes.
set -eu
cd "$2"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0
complain() {
    printf '%s\n' "$*"
    status=1
}

# "code long-name other-name BD_TAKES_... ..." of each row.
sed -n 's/^BD_TIEBREAK(\([A-Za-z0-9]*\), [a-z_]*, [A-Z_]*, "\([^"]*\)"\(.*\)).*/\1 \2 \3/p' src/standings/tiebreak.def |
    awk '{
        aka = match($0, /\.aka = "[^"]*"/) ? substr($0, RSTART + 8, RLENGTH - 9) : "-"
        takes = match($0, /\.takes = [A-Z_| ]*/) ? substr($0, RSTART + 9, RLENGTH - 9) : ""
        gsub(/ *\| */, " ", takes)
        print $1, $2, aka, takes
    }' >"$work/rows"
[ "$(wc -l <"$work/rows")" = "$(grep -c '^BD_TIEBREAK(' src/standings/tiebreak.def)" ] && [ -s "$work/rows" ] || complain 'the rows cannot be read'

# The table of the page: "code long-name", and that each says what it counts.
awk '{ print $1, $2 }' "$work/rows" >"$work/named"
sed -n 's/^| `\([A-Za-z0-9]*\)`[^|]* | `\([a-z-]*\)` | [^|]*| ..*|$/\1 \2/p' docs/tiebreaks.md >"$work/told"
diff "$work/named" "$work/told" >"$work/differ" || complain 'docs/tiebreaks.md has other tie-breaks (<: only the program has it; >: only the page):' "$(grep '^[<>]' "$work/differ")"

# The table of modifiers: "/C1 .. /C9 | PS BH ..."; article 10 stands for those that are counted from ratings.
modifier() { # letter flag...
    letter=$1
    shift
    for flag in "$@"; do grep " $flag\\( \\|\$\\)" "$work/rows" || true; done | cut -d' ' -f1 | sort >"$work/takes"
    grep "^| \`/$letter" docs/tiebreaks.md | head -n 1 | cut -d'|' -f3 | tr -s ' ' '\n' | grep '^[A-Z]' | sort >"$work/says" || true
    diff "$work/takes" "$work/says" >"$work/differ" || complain "docs/tiebreaks.md says of others that they take /$letter (<: only the program; >: only the page):" "$(grep '^[<>]' "$work/differ")"
}
modifier C BD_TAKES_CUT BD_TAKES_CUTS
modifier M BD_TAKES_MEDIAN BD_TAKES_CUTS
modifier L BD_TAKES_LIMIT
modifier P BD_TAKES_FORFEITS
modifier F BD_TAKES_FORE
modifier R BD_TAKES_REVERSED
exit $status
