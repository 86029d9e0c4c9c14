#!/bin/sh
# The values of draws are counted a third time, in Python, from cards and boards by the words of the rules (2,000 rounds by hand).
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
timeout 500 python3 "$2/tests/checker/recount.py" "$1" 27 5
