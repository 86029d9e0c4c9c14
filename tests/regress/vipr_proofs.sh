#!/bin/sh
# Stages that are exported as VIPR proofs hold for a checker that knows only that format; a moved number is refused.
set -eu
build=$1
source=$2
command -v python3 >/dev/null 2>&1 || exit 77
checker=$source/tests/checker/vipr_checker.py
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
bad=0
proofs=0
for event in examples/ex_g1_2 examples/set_c examples/set_d; do
    file=$source/tests/data/$event.json
    "$build/bestdraw" export --quiet --lenient "$file" >"$work/stages"
    while read -r stage value; do
        "$build/bestdraw" export --quiet --lenient --format=vipr --stage="$stage" "$file" >"$work/$proofs.vipr" 2>"$work/err" || {
            grep -q 'costs nothing on any legal board' "$work/err" || { cat "$work/err"; bad=1; }
            rm -f "$work/$proofs.vipr"
            continue
        }
        [ "$(sed -n 's/^RTP range //p' "$work/$proofs.vipr" | cut -d' ' -f1)" = "$value" ] || grep -q wishes <<EOT || bad=1
$stage
EOT
        proofs=$((proofs + 1))
    done <"$work/stages"
    # The whole draw: no other is better in its first stage, or as good there and better in the next, and so on.
    "$build/bestdraw" export --quiet --lenient --vipr="$work/whole$proofs.vipr" "$file" || bad=1
done
[ "$proofs" -ge 12 ] || { echo "only $proofs proofs were written"; bad=1; }
python3 "$checker" "$work"/*.vipr || bad=1

# A draw that is better in an earlier stage may cost anything in a later one: the later constraint is loosened by the most that it can cost.
"$build/bestdraw" export --quiet --lenient --vipr="$work/set_c" "$source/tests/data/examples/set_c.json"
awk '/^x_/ { edges++; split($1, ends, "_"); if (ends[3] > nodes) nodes = ends[3] }
     $1 ~ /^C[0-9]+$/ && $2 == "L" {
         most = earlier = 0
         for (i = 5; i < NF; i += 2) if ($i < edges && $(i + 1) > most) most = $(i + 1)
         for (i = 5; i < NF; i += 2) if ($i >= edges && $(i + 1) == $3 - most * nodes / 2) earlier++
         if (earlier != links++) bad = 1
     }
     END { exit bad || links < 5 }' "$work/set_c" || { echo "set_c: a constraint is not as loose as it must be"; bad=1; }
rm "$work/set_c"

# A better value than the best, and a multiplier that is not the right one.
for proof in "$work"/*.vipr; do
    awk '$1 == "RTP" { $3 += 1; $4 += 1 } { print }' "$proof" >"$work/better"
    code=0
    python3 "$checker" "$work/better" >/dev/null || code=$?
    [ "$code" -eq 1 ] || { echo "$proof: a value one higher is not refused ($code)"; bad=1; }
    awk '/^B/ { for (i = 1; i < NF; i++) if ($i == "lin") { $(i + 3) += 1; break } } { print }' "$proof" >"$work/moved"
    cmp -s "$proof" "$work/moved" && continue
    code=0
    python3 "$checker" "$work/moved" >/dev/null || code=$?
    [ "$code" -eq 1 ] || { echo "$proof: a moved multiplier is not refused ($code)"; bad=1; }
done
exit $bad
