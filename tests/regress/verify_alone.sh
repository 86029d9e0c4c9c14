#!/bin/sh
# The checker shares nothing with the solver: no GLPK in what it links, no GLPK symbol in what it is.
build=$1
verify=$build/bestdraw-verify
[ -x "$verify" ] || { echo "$verify is missing"; exit 1; }
if ldd "$verify" | grep -i glpk; then echo "bestdraw-verify links GLPK"; exit 1; fi
if nm "$verify" | grep -i 'glp_'; then echo "bestdraw-verify has symbols of GLPK"; exit 1; fi
if nm "$verify" | grep -E ' (bd_solve|bd_oracle)'; then echo "bestdraw-verify has the solver in it"; exit 1; fi
# The test must be able to fail: the oracle does have such symbols.
nm "$build/src/libbd_solve.a" 2>/dev/null | grep -q 'glp_' || { echo "nm finds no GLPK even in the solver"; exit 1; }
