#!/bin/sh
# The same bytes whatever the locale (but for the language of sentences), the time zone, the folder and the number of threads. BESTDRAW_OTHERS names further programs (other compilers,
# other optimisation) that must say the same; by hand.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
mkdir -p "deep/er" first
cp "$source"/docs/examples/*.json . && cp *.json deep/er/
failures=0

# everything PROGRAM OUT: draws, certificates, pages and numbers of this folder's events.
everything() {
    : >"$2"
    for event in open schools us_teams club_season; do
        for words in "draw --format json --verbose" "draw --format csv" "draw --format html" "draw --certificate -" "show" "standings --format json" \
            "explain --format json" "check --format json" "export --format round"; do
            # shellcheck disable=SC2086
            "$1" $words --quiet "$event.json" >>"$2" 2>/dev/null
        done
    done
    "$1" generate --rules=fide --players=30 --rounds=5 --seed=3 --forfeits=30 >>"$2" 2>/dev/null
    for threads in 1 8; do
        "$1" simulate --players=12 --rounds=3 --tournaments=4 --seed=5 --threads=$threads --format=json >numbers.$threads 2>/dev/null
    done
    cat numbers.1 >>"$2"
    cmp -s numbers.1 numbers.8 || { echo "other numbers with 8 threads"; failures=$((failures + 1)); }
    [ "$(wc -c <"$2")" -gt 100000 ] || { echo "too little was said"; failures=$((failures + 1)); }
}

same() { cmp -s usual "$1" || { echo "other bytes: $2"; cmp usual "$1"; failures=$((failures + 1)); }; }

LC_ALL=C TZ=UTC everything "$bestdraw" usual
# Where the system can make them: Turkish has another i, German another point.
if command -v localedef >/dev/null; then
    mkdir -p locales
    for language in tr_TR de_DE; do localedef -i $language -f UTF-8 "locales/$language.UTF-8" 2>/dev/null; done
    LOCPATH=$folder/locales
    export LOCPATH
fi
for language in tr_TR.UTF-8 de_DE.UTF-8 C.UTF-8 fr_FR.ISO-8859-1; do
    # Tables show arrows where the locale has them, and sentences are in its language, so these two are kept.
    (LC_MESSAGES=C LC_NUMERIC=$language LC_COLLATE=$language LC_TIME=$language LANG=$language LC_CTYPE=C TZ=UTC everything "$bestdraw" other)
    same other "$language"
done
for zone in Asia/Kathmandu America/Caracas Pacific/Kiritimati; do
    LC_ALL=C TZ=$zone everything "$bestdraw" other
    same other "$zone"
done
(cd deep/er && LC_ALL=C TZ=UTC everything "$bestdraw" "$folder/other")
same other "another folder"
for program in ${BESTDRAW_OTHERS-}; do
    LC_ALL=C TZ=UTC everything "$program" other
    same other "$program"
done
[ "$failures" -eq 0 ]
