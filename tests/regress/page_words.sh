#!/bin/sh
# The page has every sentence in every language (src/web/words.js, words_german.js): the same names in the same order, with the same
# places for values, and each name that the page says is there.
set -eu
cd "$2/src/web"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
for table in words words_german; do
    sed -nE 's/^    ([a-z_0-9]+): "(.*)",$/\1\t\2/p' $table.js >"$work/$table.rows"
    awk -F '\t' '{
        count = split("", seen); list = ""; rest = $2
        while (match(rest, /[{][0-9][}]/)) { seen[substr(rest, RSTART + 1, 1)] = 1; rest = substr(rest, RSTART + 3) }
        for (i = 0; i < 10; i++) if (i in seen) list = list " {" i "}"
        print $1 list
    }' "$work/$table.rows" >"$work/$table.names"
done
status=0
[ "$(wc -l <"$work/words.names")" -gt 250 ] || { echo 'words.js: the sentences are not found'; status=1; }
diff "$work/words.names" "$work/words_german.names" || { echo '<: words.js, >: words_german.js'; status=1; }
cut -d ' ' -f 1 "$work/words.names" | sort >"$work/names"
[ -z "$(uniq -d "$work/names")" ] || { echo "twice: $(uniq -d "$work/names")"; status=1; }
cat ./*.js | grep -oE '\bsay\("[a-z_0-9]+"' | sed 's/.*"\([^"]*\)"/\1/' | sort -u >"$work/said"
strange=$(comm -13 "$work/names" "$work/said")
[ -z "$strange" ] || { echo "said, but in no table: $strange"; status=1; }
exit $status
