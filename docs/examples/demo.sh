#!/bin/sh
# The demonstration of ./setup demo: demo.sh BUILD
set -eu
build=$1
open=docs/examples/open.json
say() { printf '\n== %s\n' "$*"; }

say "the cards of the next round of $open"
"$build/bestdraw" show "$open"
say 'the standings'
"$build/bestdraw" standings "$open"
