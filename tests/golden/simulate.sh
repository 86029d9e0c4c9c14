# simulate: what it says, and that threads, parts, kills and merging change nothing.
. "$2/tests/data/golden/lib.sh"
run="--tournaments 30 --players 8,13 --rounds 5 --methods cards,lazy --seed 7"

says simulate_text 0 simulate --tournaments 30 --players 8,13 --rounds 5 --methods lazy --seed 7 --threads 2
says simulate_same_histories 0 simulate --tournaments 6 --players 10 --rounds 4 --methods lazy --same-histories --threads 1
says simulate_bad_size 2 simulate --players 8,x
holds "an unknown method is a usage error" sh -c "'$bestdraw' simulate --methods fast 2>err; [ \$? -eq 2 ] && grep -q '\"fast\" is not a method; choose from best, cards,' err"
says simulate_bad_shard 2 simulate --shard 4/3 -o a
says simulate_shard_no_output 2 simulate --shard 1/3
says simulate_shard_report 2 simulate --shard 1/3 -o a --html a.html
says simulate_both_histories 2 simulate --worlds --same-histories
says simulate_words 2 simulate file
says simulate_merge_nothing 2 simulate --merge
says simulate_merge_option 2 simulate --merge --players 8 x
says simulate_merge_missing_file 3 simulate --merge nothing.jsonl

# Threads and parts.
"$bestdraw" simulate $run --threads 1 -o one.jsonl --format json >one.json || bad=1
"$bestdraw" simulate $run --threads 2 -o two.jsonl --times times.jsonl >two.txt || bad=1
"$bestdraw" simulate $run --format json >none.json || bad=1
holds "threads change no line" cmp one.jsonl two.jsonl
holds "threads change no report" cmp one.json none.json
# A stack that is larger than the memory: no thread can be had, and whoever calls plays alone. A sanitizer needs more memory than that.
# shellcheck disable=SC3045
alone() { (ulimit -s 2000000 && ulimit -v 1000000 && "$bestdraw" "$@") 2>/dev/null; }
if alone --version >version && [ -s version ]; then
    holds "no thread can be had" sh -c "ulimit -s 2000000; ulimit -v 1000000; '$bestdraw' simulate $run --threads 2 -o alone.jsonl >alone.txt"
    holds "without threads no line is another" cmp one.jsonl alone.jsonl
fi
for k in 1 2 3; do "$bestdraw" simulate $run --shard $k/3 -o part$k.jsonl --threads 1 || bad=1; done
holds "missing tournaments are told" sh -c "
    '$bestdraw' simulate --merge part1.jsonl part3.jsonl -o two_parts.jsonl >/dev/null 2>err; [ \$? -eq 1 ] &&
    grep -q '10 of 30 tournaments are missing; the first missing one is number 10' err"
holds "what is there is merged" test "$(wc -l <two_parts.jsonl)" -eq 21
"$bestdraw" simulate --merge part3.jsonl part1.jsonl part2.jsonl -o merged.jsonl --format json >merged.json || bad=1
holds "parts make the whole file" cmp one.jsonl merged.jsonl
holds "parts make the whole report" cmp one.json merged.json
"$bestdraw" simulate --merge part1.jsonl merged.jsonl part1.jsonl --format json >again.json || bad=1
holds "nothing counts twice" cmp one.json again.json
"$bestdraw" simulate --merge times.jsonl merged.jsonl | grep -q '^Processor time' || { echo "times are not told"; bad=1; }
"$bestdraw" simulate --merge merged.jsonl part2.jsonl -o merged.jsonl -q >/dev/null && cmp one.jsonl merged.jsonl || { echo "a file merged into itself"; bad=1; }

# The job file for Slurm, as Slurm would start its tasks: the options are in a file, so that commas stay.
mkdir array
cp "$source/benchmarks/jobs/series.sh" array
for word in $run; do printf '%s\n' "$word"; done >array/options
for k in 5 6 7; do
    SLURM_JOB_ID=$k SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_MIN=5 SLURM_ARRAY_TASK_ID=$k SLURM_CPUS_PER_TASK=1 BESTDRAW=$bestdraw FOLDER=array \
        sh "$source/benchmarks/jobs/slurm.sh" >array/log || bad=1
done
digest=$(head -n 1 one.jsonl | sha256sum | cut -c 1-16)
holds "a part says which series it is of" grep -q "part 3 of 3: series $digest, exit code 0" array/log
holds "options that sbatch has cut are refused" sh -c "! SLURM_JOB_ID=1 SLURM_ARRAY_TASK_COUNT=3 OPTIONS=--players FOLDER=array \
    sh '$source/benchmarks/jobs/slurm.sh' 2>/dev/null"
"$bestdraw" simulate --merge array/*.jsonl -o array.jsonl >/dev/null || bad=1
holds "an array of jobs makes the whole file" cmp one.jsonl array.jsonl

# Torn and strange files.
head -c 9000 one.jsonl >torn.jsonl
"$bestdraw" simulate $run -o torn.jsonl --format json >torn.json || bad=1
holds "a torn file is finished" cmp one.jsonl torn.jsonl
holds "its report is whole" cmp one.json torn.json
: >empty.jsonl
"$bestdraw" simulate $run -o empty.jsonl >/dev/null || bad=1
holds "an empty file is filled" cmp one.jsonl empty.jsonl
head -c 100 one.jsonl >head.jsonl
"$bestdraw" simulate $run -o head.jsonl >/dev/null || bad=1
holds "a torn first line is written again" cmp one.jsonl head.jsonl
sed 10d one.jsonl >gap.jsonl
"$bestdraw" simulate $run -o gap.jsonl --format json >gap.json || bad=1
holds "a gap is filled" cmp one.json gap.json
printf 'my only copy\n' >mine.txt
says simulate_foreign_file 3 simulate $run -o mine.txt
holds "a foreign file is left alone" grep -qx 'my only copy' mine.txt
printf 'notes' >mine.txt
holds "even without a line end" sh -c "! '$bestdraw' simulate $run -o mine.txt 2>/dev/null && [ \"\$(cat mine.txt)\" = notes ]"
says simulate_other_series 3 simulate --tournaments 30 -o one.jsonl
sed '5s/"stuck":0/"stuck":1/' one.jsonl >changed.jsonl
says simulate_contradiction 3 simulate --merge one.jsonl changed.jsonl
sed '5s/"seed":[0-9]*/"seed":1/' one.jsonl >seed.jsonl
says simulate_wrong_seed 3 simulate --merge seed.jsonl
sed '5s/"first":\[0/"first":[0.5/' one.jsonl >half.jsonl
holds "half a draw is refused" sh -c "'$bestdraw' simulate --merge half.jsonl 2>/dev/null; [ \$? -eq 3 ]"

sed 3p one.jsonl >twice.jsonl
holds "a tournament twice is refused" sh -c "'$bestdraw' simulate $run -o twice.jsonl 2>err; [ \$? -eq 3 ] && grep -q 'it holds tournament 1 twice' err"
cp part2.jsonl part.jsonl
holds "another part's tournaments are refused" sh -c "'$bestdraw' simulate $run --shard 1/3 -o part.jsonl 2>err; [ \$? -eq 3 ] && grep -q 'does not belong to this part (0 to 9)' err"
sed '5s/"players":[0-9]*/"players":9/' one.jsonl >size.jsonl
holds "another size is refused" sh -c "'$bestdraw' simulate --merge size.jsonl 2>err; [ \$? -eq 3 ] && grep -q 'another seed or size' err"
"$bestdraw" simulate --merge one.jsonl times.jsonl --format json >timed.json
"$bestdraw" simulate --merge times.jsonl one.jsonl times.jsonl --format json >timed_twice.json
holds "times count once" cmp timed.json timed_twice.json

# Pages and plots.
"$bestdraw" simulate --merge one.jsonl times.jsonl --html page.html --plots plots >/dev/null || bad=1
holds "the page holds the plots" test "$(grep -c '^<svg\|<figure><svg' page.html)" -eq 7
holds "the page fetches nothing" sh -c "! grep -E '(src|href)=|url\(|@import' page.html"
holds "seven plots" test "$(find plots -name '*.svg' | wc -l)" -eq 7
if command -v xmllint >/dev/null; then holds "plots are XML" xmllint --noout plots/*.svg; fi

# Killed at random moments, and gone on with.
long="--tournaments 900 --players 12,17 --rounds 5 --methods cards --threads 2"
"$bestdraw" simulate $long -o whole.jsonl --format json >whole.json || bad=1
kills=0
for moment in $(awk 'BEGIN { srand(); for (i = 0; i < 10; i++) printf "%.3f ", 0.02 + 0.2 * rand() }'); do
    "$bestdraw" simulate $long -o killed.jsonl --times killed_times.jsonl >/dev/null 2>&1 &
    victim=$!
    sleep "$moment"
    kill -9 $victim 2>/dev/null && kills=$((kills + 1))
    wait $victim 2>/dev/null
done
"$bestdraw" simulate $long -o killed.jsonl --format json >killed.json || bad=1
holds "some runs were killed" test $kills -ge 2
holds "ten kills lose nothing and count nothing twice" cmp whole.jsonl killed.jsonl
holds "nor in the report" cmp whole.json killed.json

# Two at once: one of them is refused, the file is whole.
"$bestdraw" simulate $long -o shared.jsonl >/dev/null 2>&1 &
first=$!
"$bestdraw" simulate $long -o shared.jsonl >/dev/null 2>&1
wait $first
"$bestdraw" simulate $long -o shared.jsonl >/dev/null
holds "two processes do not spoil a file" cmp whole.jsonl shared.jsonl

# Large numbers are written out.
holds "no number has an exponent" sh -c "! \"$bestdraw\" simulate --tournaments 2 --players 60 --rounds 5 | grep -q '[0-9]e[+-][0-9]'"

# An interrupt ends in good order.
"$bestdraw" simulate --tournaments 100000 --players 60 --methods cards -o stopped.jsonl >out 2>err &
victim=$!
tries=0
until [ -s stopped.jsonl ] && [ "$(wc -l <stopped.jsonl)" -gt 3 ] || [ $tries -eq 200 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
kill -TERM $victim
wait $victim
holds "an interrupted run has exit code 4" test $? -eq 4
holds "it says how to go on" grep -q 'run the same command again to continue' err
holds "its last line is whole" sh -c "[ -z \"\$(tail -c 1 stopped.jsonl)\" ]"
exit $bad
