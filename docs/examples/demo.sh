#!/bin/sh
# The demonstration of ./setup demo: demo.sh BUILD
set -eu
build=$1
open=docs/examples/open.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
say() { printf '\n== %s\n' "$*"; }

say "the cards of the next round of $open"
"$build/bestdraw" show "$open"
say 'the best draw'
"$build/bestdraw" draw "$open" --certificate "$work/round.cert"
say 'the proof, checked by a program without a solver'
"$build/bestdraw-verify" "$open" "$work/round.cert"
say 'why board 1?'
"$build/bestdraw" explain "$open" --board 1
say 'why does 13 not play 16?'
"$build/bestdraw" why-not "$open" 13 16
cat <<END

== your own tournament
  $build/bestdraw new players.csv open.json --rules caa --rounds 5   (a list with the columns name, grade, club, ...)
  $build/bestdraw draw open.json --save
or a TRF file of any other program:
  $build/bestdraw draw event.trf
'$build/bestdraw help' lists all commands, 'man -M $build/man bestdraw' describes them, 'sudo cmake --install build' installs them.
END
