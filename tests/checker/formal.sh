#!/bin/sh
# By hand: Frama-C over the checker (Debian: frama-c-base why3 z3 cvc4). Eva follows the walk, the classes, the kinds and the barrier over every certificate of
# a size (formal.c): each alarm it raises must have its answer in docs/formal.md. WP proves the contracts of proofs.c.
# Ends with 0 when there is no alarm without an answer and no goal without a proof. Usage: formal.sh [FOLDER for what was said]
set -u
source=$(cd "$(dirname "$0")/../.." && pwd)
command -v frama-c >/dev/null || { echo "frama-c is not installed"; exit 77; }
out=${1-$(mktemp -d)}
answers=$source/docs/formal.md
include="-I$source/src -D_POSIX_C_SOURCE=200809L -DSIZE=${SIZE-4} -DSETS_MOST=1 -DSTAGES_MOST=2 -DWEIGHTS_MOST=1"
found=0
mkdir -p "$out"

echo "Eva over src/verify/walk.c, classes.c, kinds.c, barrier.c, src/cards/stage.c"
frama-c -c11 -machdep gcc_x86_64 -cpp-extra-args="$include" -eva "$source/tests/checker/formal.c" \
    "$source/src/verify/walk.c" "$source/src/verify/classes.c" "$source/src/verify/kinds.c" "$source/src/verify/barrier.c" "$source/src/cards/stage.c" "$source/src/base/ints.c" \
    -eva-no-print -eva-precision 3 -eva-split-return auto -eva-domains octagon -then -report-csv "$out/eva.csv" >"$out/eva.txt" 2>&1 ||
    { tail -5 "$out/eva.txt"; found=1; }
# What Eva cannot exclude, as "function: kind: property".
awk -F'\t' '$6 == "Unknown" && $1 !~ /FRAMAC_SHARE/ { print $4 ": " $5 ": " $7 }' "$out/eva.csv" | sort -u >"$out/alarms"
[ -s "$out/eva.csv" ] || { echo "Eva said nothing"; found=1; }
while IFS= read -r alarm; do
    grep -qF -- "$alarm  -- " "$answers" || { printf 'no answer to: %s\n' "$alarm"; found=1; }
done <"$out/alarms"
sed -n 's/  -- .*//p' "$answers" | sort -u | while IFS= read -r answer; do
    grep -qxF -- "$answer" "$out/alarms" || printf '%s\n' "$answer"
done >"$out/unasked"
[ ! -s "$out/unasked" ] || { sed 's/^/answer to nothing: /' "$out/unasked"; found=1; }
echo "$(wc -l <"$out/alarms") alarms"

echo "WP over tests/checker/proofs.c"
export HOME="$out" # why3 writes its list of provers there
why3 config detect >/dev/null 2>&1
frama-c -c11 -machdep gcc_x86_64 -cpp-extra-args="$include" -wp -wp-rte -wp-prover z3,cvc4 -wp-timeout 20 -wp-par 1 \
    -wp-fct bd_add64,bd_sub64,bd_mul64,walk_add_weight,walk_reduce,walk_least_cost,walk_check_bound \
    "$source/tests/checker/proofs.c" >"$out/wp.txt" 2>&1
grep 'Proved goals' "$out/wp.txt"
awk '/Proved goals/ { ok = $4 == $6 } END { exit !ok }' "$out/wp.txt" || { grep -A2 Failed "$out/wp.txt"; found=1; }
exit $found
