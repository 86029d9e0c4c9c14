#!/bin/sh
# Text from files and arguments never reaches a terminal raw: names, texts and arguments full of escape sequences, C1 controls, marks of
# direction and broken UTF-8, through every command and format.
build=$1
source=$2
[ -x "$build/bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
esc=$(printf '\033')
evil="$(printf '\033[31m\302\233\342\200\256\342\201\246\342\200\250')"

# clean NAME: neither controls (tab and line end apart) nor marks, and valid UTF-8, in what was said.
clean() {
    LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" said && { echo "$1: a control character"; LC_ALL=C grep -n "$(printf '[\001-\010\013-\037\177]')" said | head -3 | cat -v; failures=$((failures + 1)); }
    LC_ALL=C grep -q "$(printf '\302[\200-\237]')" said && { echo "$1: a C1 control"; failures=$((failures + 1)); }
    LC_ALL=C grep -q "$(printf '\342\200[\216\217\250-\256]\|\342\201[\246-\251]')" said && { echo "$1: a mark of direction"; failures=$((failures + 1)); }
    iconv -f UTF-8 -t UTF-8 said >/dev/null 2>&1 || { echo "$1: broken UTF-8"; failures=$((failures + 1)); }
}

run() {
    timeout 60 "$build/bestdraw" "$@" >said 2>&1
    got=$?
    [ $got -le 5 ] || { echo "$* : exit $got"; failures=$((failures + 1)); }
    clean "$*"
}

# An event whose every text is hostile, as JSON escapes and as raw bytes where the format takes them.
sed -e 's/"name": "\([^"]*\)"/"name": "\\u009b1m\1\\u202e=cmd|x"/' -e 's/"club": "/"club": "\\u009d0;t\\u2066/' \
    "$source/docs/examples/open.json" >evil.json
sed "s/\"name\": \"\([A-Z]\)/\"name\": \"$(printf '\302\233\342\200\256')\1/" "$source/docs/examples/open.json" >raw.json
cp evil.json saved.json
"$build/bestdraw" draw -q --save saved.json >/dev/null 2>&1
"$build/bestdraw" show evil.json >said 2>&1 && grep -q 'u{9B}1m' said || { echo "hostile names are not shown"; failures=$((failures + 1)); }
for file in evil.json raw.json saved.json; do
    for command in show standings draw check report explain table "draw --format json" "draw --format csv" "draw --format html" \
        "draw --method cards --steps" "show --format json" "standings --format csv" "standings --format json" "explain --format json" \
        "explain 3" "why-not 1 2" "why-not --format json 1 2" "repair" "repair --absent 7" "export" "compare" "rules"; do
        # shellcheck disable=SC2086
        set -- $command
        name=$1
        shift
        run "$name" "$file" "$@"
        run "$name" --verbose "$file" "$@"
    done
done
for file in evil.json raw.json; do
    script -qc "'$build/bestdraw' convert $file -" /dev/null >typed 2>/dev/null || continue
    tr -d '\r' <typed >said
    clean "convert $file - on a terminal"
done

# Every other command, with hostile text (%) for each of its arguments; each on a copy of its own.
"$build/bestdraw" generate --players 6 --rounds 3 --played 1 --seed 1 2>/dev/null | sed "s/\"name\": \"/&$(printf '\302\233\342\200\256')/" >small.json
while IFS= read -r line; do
    cp raw.json own.json
    IFS=' '
    # shellcheck disable=SC2086
    set -- $line
    unset IFS
    for word in "$@"; do
        shift
        case $word in
        %) word=$evil ;;
        *=%) word=${word%%%}$evil ;;
        esac
        set -- "$@" "$word"
    done
    run "$@"
done <<'END'
find own.json a
find own.json %
missing own.json
history own.json
sheet own.json pairings
sheet own.json standings
sheet own.json crosstable
sheet own.json slips
sheet own.json teams
sheet own.json prizes
sheet own.json %
prizes own.json
prizes own.json --add % --amounts 5
check own.json --format json
why own.json 3
why own.json %
why-not own.json --bye %
checklist own.json
checklist own.json --format csv
claims own.json
match own.json
convert own.json % --to ecf
convert own.json own.% --to uschess
draw own.json --forbid 1,14
draw own.json --forbid 1,%
draw own.json --with %
draw own.json --certificate no/%
repair own.json --swap 1,2
repair own.json --absent %
export own.json --stage %
verify own.json %
generate --rules %
simulate --method %
serve %
serve own.json --port %
box own.json --page %
new % made.json
results own.json %
late own.json %
edit own.json 1 name=%
edit own.json name=%
edit own.json %
withdraw own.json %
withdraw own.json 3 %
ban own.json % 2
present own.json %
volunteer own.json %
bye own.json % 3 H
bye own.json 1 9 %
undo own.json %
redo own.json
audit small.json
help %
END

# Keys, values, file names and arguments in messages.
printf '{"format": "cards/1", "players": [{"id": 1, "\033x": 1}]}' >"key.json"
printf '{"format": "cards/1", "\\u001bkey\\u202e": 1, "players": []}' >"key2.json"
printf '012 A\033[31mevent\n001    1      Na\033me\n' >c0.trf
printf '012 \342\200\256event\n001    1 mX   Na\302\233me                                  ??\n' >c1.trf
printf 'name,grade\n\342\200\256Ann,x\nB\302\233ob,y\n' >c1.csv
for file in key.json key2.json c0.trf c1.trf c1.csv; do
    for command in show draw check; do
        run $command $file
        run $command --lenient $file
    done
done
cp "$source/docs/examples/open.json" "$(printf 'a\033[2Jb\342\200\256.json')"
for file in "$(printf 'a\033[2Jb\342\200\256.json')" "no${evil}file" "$(printf 'bad\374name')"; do
    for command in show draw result undo convert export; do run $command "$file"; done
done
run "$evil"
run draw "--$evil"
run draw "$source/docs/examples/open.json" --format "$evil"
run draw "$source/docs/examples/open.json" --rules "$evil"
run draw "$source/docs/examples/open.json" --pair "$evil"
run draw "$source/docs/examples/open.json" --priorities "$evil"
run result saved.json 5 "$evil" 3 1-0
run result saved.json 5 13 4 "$evil"
run new "$evil" "$evil"
for bytes in 180 181 182 183 184 570 571 572 573 574; do
    run show "$(awk -v n=$bytes 'BEGIN { for (i = 0; i < n; i++) printf "a"; for (i = 0; i < 40; i++) printf "\342\202\254" }')"
done

# The checker too.
"$build/bestdraw" draw -q evil.json --certificate a.cert --format pairs >/dev/null 2>&1
for arguments in "evil.json a.cert" "evil.json evil.json" "raw.json a.cert" "--format json evil.json a.cert"; do
    # shellcheck disable=SC2086
    "$build/bestdraw-verify" $arguments >said 2>&1
    clean "verify $arguments"
done
"$build/bestdraw-verify" "$evil" "$evil" >said 2>&1
clean "verify of hostile names"
sed "s/^rules .*/rules ${esc}caa/" a.cert >b.cert
"$build/bestdraw-verify" evil.json b.cert >said 2>&1
clean "verify of a hostile certificate"

# A formula in a name is no formula in a spreadsheet.
sed 's/"name": "\([^"]*\)"/"name": "=cmd|\1"/' "$source/docs/examples/open.json" >formula.json
"$build/bestdraw" standings --format csv formula.json >said 2>&1
grep -q "'=cmd|" said || { echo "standings: no quoted formula"; failures=$((failures + 1)); }
grep -q '\(^\|,\)"\{0,1\}=' said && { echo "standings: a formula"; failures=$((failures + 1)); }
for sign in + - @; do
    sed "s/\"name\": \"\([^\"]*\)\"/\"name\": \"${sign}SUM(A1)\1\"/" "$source/docs/examples/open.json" >formula.json
    "$build/bestdraw" draw --format csv formula.json >said 2>&1
    grep -q "'${sign}SUM" said || { echo "draw --format csv: $sign"; failures=$((failures + 1)); }
done
[ "$failures" -eq 0 ]
