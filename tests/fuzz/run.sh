#!/bin/sh
# Runs every fuzz target of a build folder for so many seconds of processor time, starting from its seed corpus: run.sh BUILD SECONDS [TARGET...]
# FUZZ_CORPUS=FOLDER keeps what is found there, a folder for each target, and goes on from it the next time; without it nothing is kept.
# Ends with 1 at the first finding, whose input stays.
set -eu
build=$(cd "$1" && pwd)
seconds=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || set -- "$build"/fuzz/fuzz_*

# Asks the fuzzer to end when it has had its seconds; what it says is then complete.
ticks=$(getconf CLK_TCK)
end_after_its_seconds() {
    while used=$(awk -v ticks="$ticks" '{ print int(($14 + $15) / ticks) }' "/proc/$1/stat"); do
        [ "$used" -lt "$seconds" ] || { kill -USR1 "$1" && return; }
        sleep 1
    done 2>/dev/null
}

for target in "$@"; do
    [ -x "$target" ] || continue
    name=$(basename "$target")
    seeds="$here/../data/fuzz/${name#fuzz_}"
    found=$(mktemp -d)
    corpus=${FUZZ_CORPUS:-$found}/${name#fuzz_}
    mkdir -p "$corpus"
    options=''
    [ ! -f "$here/${name#fuzz_}.dict" ] || options="-dict=$here/${name#fuzz_}.dict"
    # Where a run is long, to keep account of rare features would take half of the time; inputs are a few bytes that choose among much.
    [ "$name" != fuzz_commands ] || options='-entropic=0 -len_control=0 -max_len=256'
    printf '%s: %s seconds\n' "$name" "$seconds"
    # shellcheck disable=SC2086
    "$target" -max_len=8192 $options -timeout=60 -rss_limit_mb=4096 -max_total_time=$((60 + 30 * seconds)) -artifact_prefix="$found/" -print_final_stats=1 "$corpus" "$seeds" \
        </dev/null >"$found/log" 2>&1 &
    fuzzer=$!
    end_after_its_seconds "$fuzzer" &
    code=0
    wait "$fuzzer" || code=$?
    wait
    [ "$code" -eq 0 ] || {
        tail -60 "$found/log"
        printf '%s: FAILED, the input is in %s\n' "$name" "$found" >&2
        exit 1
    }
    grep -E 'stat::(number_of_executed_units|average_exec_per_sec)' "$found/log"
    grep -E '^#.* cov: ' "$found/log" | tail -1
    rm -r "$found"
done
