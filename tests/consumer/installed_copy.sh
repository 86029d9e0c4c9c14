#!/bin/sh
# An installed copy, moved to another folder, is found by find_package and by pkg-config, and a program against it runs.
set -eu
build=$1
source=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cmake --install "$build" --prefix "$work/first" >/dev/null
mv "$work/first" "$work/moved"
here=$source/tests/consumer
data=$source/tests/data/consumer/three.trf

cmake -S "$here" -B "$work/with-cmake" -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_C_FLAGS="${CONSUMER_CFLAGS-}" >/dev/null
cmake --build "$work/with-cmake" -- -s
"$work/with-cmake/consumer" "$data" >"$work/one"

folder=$(dirname "$(find "$work/moved" -name bestdraw.pc)")
export PKG_CONFIG_PATH="$folder"
libraries=$(pkg-config --variable=libdir bestdraw)
# shellcheck disable=SC2046,SC2086
cc ${CONSUMER_CFLAGS-} "$here/consumer.c" $(pkg-config --cflags --libs bestdraw) -o "$work/by-hand"
LD_LIBRARY_PATH="$libraries" "$work/by-hand" "$data" >"$work/two"

grep -q '^3 players, round 2 is next$' "$work/one"
cmp "$work/one" "$work/two"
test "$(pkg-config --modversion bestdraw)" = "$("$work/moved/bin/bestdraw" --version | sed 's/^bestdraw //')"
