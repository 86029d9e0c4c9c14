#!/bin/sh
# The card procedure against a second reading of its rules, in Python: all draws of small rounds are laid out and compared.
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
timeout 300 python3 "$2/tests/checker/card_procedure.py" "$1/bestdraw" 8 1 60 97
