#!/bin/sh
# Every fault of tests/faults/faults.py: the n-th of every system call and allocation, of everything that is written.
python3 -c 'import mmap' 2>/dev/null || exit 77
exec python3 "$2/tests/faults/faults.py" "$1" "$2" --whole ${BESTDRAW_SEED:+--seed "$BESTDRAW_SEED"}
