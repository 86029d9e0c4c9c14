#!/bin/sh
# docs/schema is true: requests and answers of the library fit it (tests/schema/check.py).
set -eu
build=$1
source=$2
command -v python3 >/dev/null 2>&1 || exit 77
[ -e "$build/libbestdraw.so.1" ] || exit 77
# Python cannot load a library that is built with a sanitizer.
! nm -D "$build/libbestdraw.so.1" | grep -q __asan || exit 77
PYTHONDONTWRITEBYTECODE=1 exec python3 "$source/tests/schema/check.py" "$build" "$source"
