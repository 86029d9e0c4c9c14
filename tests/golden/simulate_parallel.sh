# GNU parallel runs the parts of a series, here on localhost, with the job file of benchmarks/jobs.
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU parallel' || exit 77
. "$2/tests/data/golden/lib.sh"
export BESTDRAW=$bestdraw FOLDER=$scratch/series PARTS=3 OPTIONS="--tournaments 20 --players 8 --rounds 4 --methods cards"
holds "parallel plays the parts" sh "$source/benchmarks/jobs/parallel.sh" :
"$bestdraw" simulate $OPTIONS -o whole.jsonl >/dev/null || bad=1
holds "as one process would" cmp whole.jsonl "$FOLDER/whole.jsonl"
exit $bad
