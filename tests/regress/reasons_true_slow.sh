#!/bin/sh
# The same of 50,000 clauses and more.
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
exec python3 "$2/tests/checker/reasons_true.py" "$1" "$2" 50000
