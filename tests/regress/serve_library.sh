#!/bin/sh
# libmicrohttpd is loaded by 'serve' alone: no other command needs it, and where it is missing 'serve' says so.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] && grep -q 'BESTDRAW_SERVE:BOOL=ON' "$build/CMakeCache.txt" || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
# A program that looks for a library that nobody has.
LC_ALL=C sed 's/libmicrohttpd\.so\.[0-9]/libmicrohttpd.so.x/g' "$bestdraw" >other
cmp -s "$bestdraw" other && exit 77
chmod +x other
cp "$source/docs/examples/open.json" event.json
./other -q show event.json >/dev/null || { echo "without libmicrohttpd 'show' fails"; bad=1; }
timeout 20 ./other serve event.json --port 0 >said 2>&1
code=$?
[ $code -eq 5 ] || { echo "serve: exit $code instead of 5"; bad=1; }
grep -q "'serve' needs libmicrohttpd, but libmicrohttpd.so.x.* cannot be loaded" said || { echo "serve says: $(cat said)"; bad=1; }
exit $bad
