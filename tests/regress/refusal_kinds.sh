#!/bin/sh
# A certificate for each refusal that a file can bring about; the others stand in a list with the reason, and no sentence of the checker is in neither.
command -v python3 >/dev/null 2>&1 || exit 77
exec python3 "$2/tests/checker/refusal_kinds.py" "$1"
