#!/bin/sh
# A sample of the faults of tests/faults/faults.py: system calls, allocations, kills and power cuts while files are written, by commands, the
# library and the server, allocations of all other commands, and twenty writers at once. BESTDRAW_SEED says which; the seed is printed.
python3 -c 'import mmap' 2>/dev/null || exit 77
exec python3 "$2/tests/faults/faults.py" "$1" "$2" ${BESTDRAW_SEED:+--seed "$BESTDRAW_SEED"}
