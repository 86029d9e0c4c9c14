# German: the sentences, by --lang and by the locale; what programs read is the same in both languages.
. "$2/tests/data/golden/lib.sh"
cp "$data"/examples/set_a_r*.json "$data"/examples/set_[bcdfgh]*.json "$data"/examples/fide_sec*.json .
cp "$2"/docs/examples/*.json .

says german_explain 0 --lang=de explain set_a_r5.json
says german_fide 0 explain fide_sec6.json --rules fide --lang=de
says german_why_not 0 --lang=de why-not set_h.json 3 6
says german_why 0 --lang=de why open.json Selby
says german_error 2 --lang=de draw --foo

# By the locale; an option counts more.
LC_ALL=de_DE.UTF-8 "$bestdraw" --version >/dev/null || bad=1
LC_ALL=de_DE.UTF-8 "$bestdraw" draw --foo 2>&1 | grep -q 'unbekannte Option' || { echo 'the locale is not taken'; bad=1; }
LC_ALL=de_DE.UTF-8 "$bestdraw" --lang=en draw --foo 2>&1 | grep -q 'unknown option' || { echo '--lang is not taken'; bad=1; }
LC_ALL=de_DE.UTF-8 "$build/bestdraw-verify" --help | grep -q 'Exitcode: 0 bewiesen' || { echo 'the checker: no German'; bad=1; }

# For programs: no line differs but those with sentences.
both() { # NAME WORDS...: JSON and CSV, sentences left out
    name=$1
    shift
    for language in en de; do
        "$bestdraw" --lang=$language -q "$@" | sed -E 's/"(sentence|what)": *"[^"]*"//g; s/^ *"[^"]* [^"]*",?$//' >"$name.$language"
    done
    cmp -s "$name.en" "$name.de" || { echo "$name: another language has other codes"; diff "$name.en" "$name.de" | head -4; bad=1; }
    [ "$(wc -c <"$name.en")" -gt 200 ] || { echo "$name says nothing"; bad=1; }
}
for event in open schools us_teams club_season; do
    both draw draw --format json $event.json
    both boards draw --format csv $event.json
    both checklist checklist --format csv $event.json
    both checklists checklist --format json $event.json
    both claims claims --format json $event.json
    both standings standings --format json $event.json
    both explain explain --format json $event.json
    both why_not why-not --format json $event.json 1 2
    both convert convert --to trf $event.json -
    both cards convert $event.json -
done
for language in en de; do "$bestdraw" --lang=$language -q draw open.json --certificate $language.cert >/dev/null; done
cmp en.cert de.cert || bad=1
exit $bad
