#!/bin/sh
# Lists of entries as organisers have them (tests/data/lists) come out as their expected.json says: every field, the lines warned of and asked.
[ -x "$1/bestdraw" ] || exit 77
command -v python3 >/dev/null || exit 77
exec python3 "$2/tests/lists.py" "$1/bestdraw" "$2/tests/data/lists"
