# GNU parallel runs the parts of a series on two "hosts" that are both this machine, with the job file of benchmarks/jobs.
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU parallel' || exit 77
. "$2/tests/data/golden/lib.sh"
# What is asked for by ssh is done here, with the SHELL that sshd would set; which host was meant is written down.
printf '%s\n' '#!/bin/sh' 'while [ "${1#-}" != "$1" ]; do shift; done' "echo \"\$1\" >>'$scratch/hosts'" 'shift' '[ "$1" != -- ] || shift' 'SHELL=/bin/sh; export SHELL' 'exec sh -c "$*"' >shell
chmod +x shell
export BESTDRAW=$bestdraw FOLDER=$scratch/series PARALLEL_SSH=$scratch/shell
options="--tournaments 20 --players 8,10 --rounds 4 --methods cards"
# shellcheck disable=SC2086
holds "parallel plays the parts" sh "$source/benchmarks/jobs/parallel.sh" 4 1/one,1/two $options
# shellcheck disable=SC2086
"$bestdraw" simulate $options -o whole.jsonl >/dev/null || bad=1
holds "as one process would" cmp whole.jsonl "$FOLDER/whole.jsonl"
holds "both hosts had work" test "$(sort -u hosts | tr '\n' ' ')" = "one two "
# shellcheck disable=SC2086
holds "another series is refused" sh -c "! sh '$source/benchmarks/jobs/parallel.sh' 4 : $options --seed 5 2>/dev/null"
cp "$FOLDER/part1.jsonl" part1
sed '1s/"seed":[0-9]*/"seed":77/' part1 >"$FOLDER/part1.jsonl"
# shellcheck disable=SC2086
holds "parts of different series are not merged" sh -c "! sh -c '. $source/benchmarks/jobs/series.sh; check_parts' 2>/dev/null"
exit $bad
