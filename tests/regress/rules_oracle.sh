#!/bin/sh
# Small events of caa, sca and uscf are drawn as the second oracle says (tests/cross/rules_oracle.py; 2,000 of each by hand).
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
for rules in caa sca uscf; do
    timeout 200 python3 "$2/tests/cross/rules_oracle.py" "$1/bestdraw" "$rules" 1 "${BESTDRAW_ROUNDS:-150}" || exit 1
done
