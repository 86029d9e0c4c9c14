#!/bin/sh
# Answers by size: reasons.sh PROGRAM [ROUND]. User CPU seconds (the least of three runs) of draw, why-not, explain and report on made-up
# events of 250, 1,000 and 5,000 players, and by what each grows from size to size.
set -eu
program=$1
round=${2:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Least user CPU time of three runs of a command.
least() {
    for _ in 1 2 3; do
        { time -p "$@" >"$folder/out"; } 2>"$folder/time" || { cat "$folder/time" >&2; exit 1; }
        awk '$1 == "user" { print $2 }' "$folder/time"
    done | sort -n | head -1
}

printf 'players\tdraw\twhy-not\texplain\treport\n'
for players in 250 1000 5000; do
    file=$folder/$players.json
    "$program" -q generate --players "$players" --rounds "$round" --seed 1 --clubs 40 -o "$file"
    printf '%s' "$players"
    for command in draw why-not explain report; do
        words=
        [ "$command" != why-not ] || words='1 2'
        # shellcheck disable=SC2086
        printf '\t%s' "$(least "$program" -q "$command" "$file" $words --round "$round")"
    done
    printf '\n'
done | tee "$folder/table"
awk -F'\t' '{ for (i = 2; i <= NF; i++) { if (NR > 1 && was[i] > 0) printf "%s%.1f", i == 2 ? "growth\t" : "\t", $i / was[i]; was[i] = $i } if (NR > 1) print "" }' "$folder/table"
