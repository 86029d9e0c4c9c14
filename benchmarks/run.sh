#!/bin/sh
# All benchmarks: run.sh BUILD [OUTPUT-FOLDER [LARGEST]]. CPU times, memory and growth as tables, and a picture of time over size.
# Quick by default (up to 2,000 players); 5000 as the third word takes some minutes more.
set -eu
build=$(cd "$1" && pwd)/benchmarks
out=${2:-$build}
largest=${3:-2000}
mkdir -p "$out"
{
    printf 'machine: %s, %s cores\n' "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)" "$(nproc)"
    printf 'compiler: %s\n' "$(cc --version | head -1)"
} | tee "$out/machine.txt"
printf '\n== reading and writing TRF\n'
"$build/bench_io" | tee "$out/io.txt"
printf '\n== a whole open by the British rules: every round drawn, proved and checked\n'
for players in 200 1000; do "$build/bench_open" "$players" 9; done | tee "$out/open.txt"
printf '\n== the solver by family and size\n'
"$build/bench_solve" "$largest" | tee "$out/solve.tsv"
"$build/bench_plot" <"$out/solve.tsv" >"$out/solve.svg"
printf '\ntables and solve.svg are in %s\n' "$out"
