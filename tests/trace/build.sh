# Sourced: builds the programs with their calls traced, in $build/trace, once for all who ask; log: $work/log.
# Skips what is not Linux, and sanitizers, which have calls of their own.
traced=$build/trace
of_build() { sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt"; }
trace_build() {
    mkdir -p "$traced"
    (
        flock 9
        cmake -S "$source" -B "$traced" -DBESTDRAW_TRACE=ON -DBUILD_TESTING=OFF -DCMAKE_C_COMPILER="$(of_build CMAKE_C_COMPILER)" \
            -DCMAKE_C_COMPILER_LAUNCHER="$(of_build CMAKE_C_COMPILER_LAUNCHER)" &&
            cmake --build "$traced" --target traced --parallel 2
    ) 9>"$traced/.lock" >"$work/log" 2>&1 || { tail -n 30 "$work/log"; return 1; }
}
# trace_symbols PROGRAM: "address name" of its functions.
trace_symbols() { nm "$traced/$1" | sed -n 's/^\([0-9a-f]\{16\}\) [Tt] /\1 /p' | sort; }
