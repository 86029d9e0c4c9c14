#!/bin/sh
# Runs every fuzz target of a build folder for some seconds, starting from its seed corpus: run.sh BUILD SECONDS [TARGET...]
set -eu
build=$(cd "$1" && pwd)
seconds=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || set -- "$build"/fuzz/fuzz_*
for target in "$@"; do
    [ -x "$target" ] || continue
    name=$(basename "$target")
    seeds="$here/../data/fuzz/${name#fuzz_}"
    found=$(mktemp -d)
    mkdir -p "$found/corpus"
    dictionary=''
    [ ! -f "$here/${name#fuzz_}.dict" ] || dictionary="-dict=$here/${name#fuzz_}.dict"
    printf '%s: %s seconds\n' "$name" "$seconds"
    # shellcheck disable=SC2086
    "$target" $dictionary -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=65536 -artifact_prefix="$found/" -print_final_stats=1 \
        "$found/corpus" "$seeds" >"$found/log" 2>&1 || {
        tail -60 "$found/log"
        printf '%s: FAILED, the input is in %s\n' "$name" "$found" >&2
        exit 1
    }
    grep -E 'stat::(number_of_executed_units|average_exec_per_sec)' "$found/log"
    rm -r "$found"
done
