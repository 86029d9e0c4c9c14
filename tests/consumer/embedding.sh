#!/bin/sh
# The code of docs/embedding.md runs against an installed copy, in C, C++, Python and as commands, with the shared and the static library; and 8 threads
# make 1,000 draws. A host's own use of GLPK is not touched.
set -eu
export SOURCE_DATE_EPOCH=1795000000 # the time of every act, so that files can be compared
build=$(cd "$1" && pwd)
source=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cmake --install "$build" --prefix "$work/copy" >/dev/null
folder=$(dirname "$(find "$work/copy" -name bestdraw.pc)")
export PKG_CONFIG_PATH="$folder"
libraries=$(pkg-config --variable=libdir bestdraw)
export LD_LIBRARY_PATH="$libraries" PATH="$work/copy/bin:$PATH"
flags="${CONSUMER_CFLAGS-} $(pkg-config --cflags bestdraw)"
here=$source/tests/consumer
event=$source/docs/examples/open.json
cd "$work"
# The blocks of one language, one after the other.
block() { awk -v open="\`\`\`$1" '$0 == open { on = 1; next } /^```/ { on = 0 } on' "$source/docs/embedding.md"; }

block c >manager.c
[ -s manager.c ] || { echo 'docs/embedding.md has no C'; exit 1; }
cp manager.c manager.cpp
# shellcheck disable=SC2046,SC2086
cc -Wall -Wextra -Werror $flags manager.c $(pkg-config --libs bestdraw) -o by-c
./by-c "$event" c.json >c.out
# The static library needs no other file at run time.
if [ -z "${CONSUMER_CFLAGS-}" ]; then
    # shellcheck disable=SC2046,SC2086
    cc $flags manager.c "$libraries/libbestdraw.a" $(pkg-config --static --libs-only-other --libs-only-l bestdraw | sed 's/-lbestdraw //') -o by-archive
    env -u LD_LIBRARY_PATH ./by-archive "$event" archive.json >archive.out
    cmp c.out archive.out
fi
if command -v c++ >/dev/null 2>&1; then
    # shellcheck disable=SC2046,SC2086
    c++ -Wall -Wextra -Werror $flags manager.cpp $(pkg-config --libs bestdraw) -o by-c++
    ./by-c++ "$event" c++.json >c++.out
    cmp c.out c++.out
    cmp c.json c++.json
fi

cp "$event" open.json
block sh >asks.sh
sh asks.sh
grep -q '"verdict": "best"' verdict.json
cat draw.json verdict.json why-not.json >cli.out
tr -d '\n' <c.out >c.flat
tr -d '\n' <cli.out | cmp - c.flat

# shellcheck disable=SC2046,SC2086
cc -Wall -Wextra -Werror -pthread $flags "$here/threads.c" $(pkg-config --libs bestdraw) -o threads
./threads 8 1000
# shellcheck disable=SC2046,SC2086
cc -Wall -Wextra -Werror $flags "$here/host_glpk.c" $(pkg-config --libs bestdraw) -lglpk -o host
./host "$event"

if [ -z "${CONSUMER_CFLAGS-}" ] && python3 -m pip --version >/dev/null 2>&1; then
    cp -r "$source/src/bindings/python" checkout
    python3 -m pip install --quiet --no-index --disable-pip-version-check --root-user-action=ignore --target site ./checkout 2>pip.log || { cat pip.log; exit 1; }
    block python >manager.py
    export BESTDRAW_LIBRARY="$libraries/libbestdraw.so.1" PYTHONPATH="$work/site"
    python3 manager.py "$event" python.json >python.out
    grep -qi best python.out
    cmp c.json python.json
    python3 -m doctest checkout/bestdraw/__init__.py
    python3 checkout/examples/plot_simulation.py picture.svg
    [ "$(grep -c '<rect' picture.svg)" -gt 2 ]
fi
