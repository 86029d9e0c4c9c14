#!/bin/sh
# What is said of boards is held against the cards, clause by clause: 5,000 clauses, in two languages, briefly and in plain words.
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
exec timeout 500 python3 "$2/tests/checker/reasons_true.py" "$1" "$2" 5000
