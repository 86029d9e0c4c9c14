#!/bin/sh
# Proves the theorem and makes the program: build.sh FOLDER PROGRAM. FOLDER gets all that is made on the way.
# It fails unless Coq says of every theorem that it rests on nothing: no axiom, no gap.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
cp "$here"/*.v "$here"/*.ml .
: >assumptions.txt
for file in problem checker sums argument theorem examples extract; do
    coqc -q -Q . '' "$file.v" >"$file.said" || { cat "$file.said"; exit 1; }
    [ "$file" != theorem ] || cp "$file.said" assumptions.txt
done
theorems=$(grep -c '^Print Assumptions' theorem.v)
if [ "$(sort -u assumptions.txt)" != 'Closed under the global context' ] ||
    [ "$(wc -l <assumptions.txt)" -ne "$theorems" ]; then
    echo 'the theorem rests on something that is not proved:' >&2
    cat assumptions.txt >&2
    exit 1
fi
# Coq has warnings of its own about what it writes; ours are errors.
ocamlopt -w -a checked.mli checked.ml -c
ocamlopt -w +a-4-40..42-44-45-48-70 -warn-error +a checked.cmx sha256.ml read.ml verify_formal.ml -o "$2"
