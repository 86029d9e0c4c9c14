#!/bin/sh
# docs/rule-by-rule.md has a row for each numbered rule of the texts, in their order, says of each what does it or why nothing does, and
# names no criterion, option, command or file that does not exist.
set -u
bestdraw=$1/bestdraw
source=$2
[ -x "$bestdraw" ] || exit 77
page=$source/docs/rule-by-rule.md
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0
complain() {
    echo "$*"
    bad=1
}

grep -v '^#' "$source/tests/data/rule_numbers.txt" >"$work/asked"
sed -n -E 's/^\| ((CAA|SCA|USCF|SCC|Article) [^ |]+) \|.*/\1/p' "$page" >"$work/told"
diff "$work/asked" "$work/told" || complain 'other rules than those of the texts'
awk -F'|' '/^\| (CAA|SCA|USCF|SCC|Article) / && ($3 ~ /^ *$/ || $4 ~ /^ *$/) { print "nothing is said of" $2; bad = 1 } END { exit bad }' "$page" || bad=1

# What stands behind "criterion" or "criteria" is one of that rulebook; what stands behind "option", one of its options.
for book in CAA:caa SCA:sca USCF:uscf SCC:scc; do
    "$bestdraw" rules "${book##*:}" >"$work/rules" || bad=1
    grep "^| ${book%%:*} " "$page" | grep -oE '(criterion|criteria) (`[a-z-]+`(, | and )?)+' | grep -oE '`[a-z-]+`' | tr -d '`' | sort -u |
        while read -r id; do
            grep -qE "^ *[0-9]+\.  $id( |$)" "$work/rules" || echo "${book##*:} has no criterion $id"
        done
    grep "^| ${book%%:*} " "$page" | grep -oE 'options? (`[a-z_]+`(, | and )?)+' | grep -oE '`[a-z_]+`' | tr -d '`' | sort -u |
        while read -r id; do
            grep -qE "^  $id \(" "$work/rules" || echo "${book##*:} has no option $id"
        done
done >"$work/unknown"
[ ! -s "$work/unknown" ] || { cat "$work/unknown"; bad=1; }

grep -oE '\]\([a-z-]+\.md\)|`tests/[a-z0-9_/.]+`' "$page" | tr -d '`]()' | sort -u |
    while read -r file; do
        [ -e "$source/$file" ] || [ -e "$source/docs/$file" ] || echo "there is no $file"
    done >"$work/missing"
[ ! -s "$work/missing" ] || { cat "$work/missing"; bad=1; }
for command in show claims repair draw checklist standings table volunteer compare; do
    "$bestdraw" help "$command" >/dev/null || complain "there is no command $command"
done
exit $bad
