#!/bin/sh
# The run of record behind docs/benchmark.md: 2,000 tournaments for each family of rules, and a smaller one over more sizes for the times.
# run.sh BESTDRAW [RULES...]     writes into the folders beside this file; a run that was stopped goes on. The lines (some 20 MB) stay in
# $LINES_FOLDER (default: /tmp); only their digest is kept here: everybody who gives the same command gets the same lines.
set -eu
bestdraw=$1
shift
[ $# -gt 0 ] || set -- caa fide sca uscf times
here=$(cd "$(dirname "$0")" && pwd)
lines=${LINES_FOLDER:-/tmp/bestdraw-lines}
mkdir -p "$lines"

play() { # name options...
    name=$1
    shift
    mkdir -p "$here/$name"
    printf 'bestdraw simulate %s -o %s.jsonl --times %s-times.jsonl\n' "$*" "$name" "$name" >"$here/$name/command.txt"
    # shellcheck disable=SC2068
    "$bestdraw" simulate $@ -o "$lines/$name.jsonl" --times "$lines/$name-times.jsonl" --format json >"$here/$name/report.json"
    COLUMNS=160 "$bestdraw" simulate --merge "$lines/$name.jsonl" "$lines/$name-times.jsonl" --html "$here/$name/report.html" \
        --plots "$here/$name/plots" >"$here/$name/report.txt"
    (cd "$lines" && sha256sum "$name.jsonl") >"$here/$name/lines.sha256"
    rm -f "$here/$name"/*~ "$here/$name/plots"/*~
}

for what; do
    case $what in
    times) play times --tournaments 40 --players 20,40,80,160,320 --rounds 7 --seed 2026 ;;
    *)
        play "$what" --rules "$what" --tournaments 2000 --players 20,40,80 --rounds 7 --clubs 15 --half-byes 20 --withdrawals 10 \
            --forfeits 5 --seed 2026
        ;;
    esac
done
{
    "$bestdraw" --version
    uname -srm
    sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | sort | uniq -c
    sed -n 's/^MemTotal: *//p' /proc/meminfo
} >"$here/machine.txt"
