#!/bin/sh
# Small events are drawn by Lim's procedure as a second reading of its articles has it (tests/cross/lim_oracle.py; 3,000 by hand).
command -v python3 >/dev/null 2>&1 || exit 77
[ -x "$1/bestdraw" ] || exit 77
timeout 300 python3 "$2/tests/cross/lim_oracle.py" "$1/bestdraw" 1 "${BESTDRAW_ROUNDS:-400}"
