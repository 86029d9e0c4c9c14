#!/bin/sh
# Makes what is published, from the commit that is checked out: release.sh OUT [PART ...]; the parts are source, deb, windows and wasm,
# and all of them where none is named. SHA256SUMS has what is in OUT.
#
# A commit gives the same bytes wherever and whenever it is built, as long as the compilers are the same: the tree is a fresh copy out of git,
# times are those of the commit, and no path of this machine gets into a file. A part whose tools are missing is an error.
set -eu
say() { printf '%s\n' "release: $*" >&2; }
fail() { say "$*"; exit 1; }

[ $# -ge 1 ] || { printf '%s\n' 'usage: release.sh OUT [source] [deb] [windows] [wasm]' >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- source deb windows wasm
cd "$(dirname "$0")/../.."
[ -z "$(git status --porcelain)" ] || fail 'there are changes that are in no commit'
version=$(sed -n 's/^project(bestdraw VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
jobs=$(nproc)
name=bestdraw-$version
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/$name

needs() {
    for tool in "$@"; do command -v "$tool" >/dev/null 2>&1 || fail "there is no $tool (docs/packaging.md says which packages have the tools)"; done
}
quietly() { "$@" >"$work/log" 2>&1 || { tail -40 "$work/log" >&2; fail "this failed: $*"; }; }

# Same order, times and owners, whoever packs.
pack_tar() {
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw -C "$work" -cf - "$1" | gzip -9n >"$out/$2"
}

part_source() { git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$out/$name.tar.gz"; }

part_deb() {
    needs dpkg-buildpackage dh
    mkdir "$work/deb"
    git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$work/deb/bestdraw_$version.orig.tar.gz"
    cp -r "$tree" "$work/deb/$name"
    cp -r "$tree/src/packaging/debian" "$work/deb/$name/debian"
    (
        cd "$work/deb/$name"
        # The tests have been run before; they take longer than all the rest.
        export DEB_BUILD_OPTIONS="nocheck noautodbgsym parallel=$jobs" DEB_BUILD_PROFILES=nocheck
        quietly dpkg-buildpackage -us -uc
    )
    cp "$work/deb/"*.deb "$work/deb/"*.dsc "$work/deb/"*.debian.tar.* "$work/deb/"*.orig.tar.gz "$work/deb/"*.changes "$work/deb/"*.buildinfo "$out"
}

# One of the presets, in the fresh tree.
build() {
    CFLAGS="-ffile-prefix-map=$tree=." quietly cmake -S "$tree" --preset "$1"
    (cd "$tree" && quietly cmake --build --preset "$1" -j "$jobs" -- -s)
}

papers() { cp "$tree/LICENSE" "$tree/README.md" "$tree/CHANGELOG.md" "$1"; }

part_windows() {
    needs cmake x86_64-w64-mingw32-gcc zip
    build windows
    packed=$work/$name-windows
    mkdir -p "$packed/docs" "$packed/examples"
    cp "$tree/build-windows/bestdraw.exe" "$tree/build-windows/bestdraw-verify.exe" "$packed"
    cp "$tree"/docs/*.md "$packed/docs"
    cp "$tree/docs/examples/"*.json "$packed/examples"
    papers "$packed"
    find "$packed" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
    rm -f "$out/$name-windows.zip"
    (cd "$work" && find "$name-windows" | sort | zip -q -9 -X "$out/$name-windows.zip" -@)
}

part_wasm() {
    needs cmake emcc node
    build wasm
    packed=$work/$name-wasm
    mkdir "$packed"
    cp -r "$tree/build-wasm/package" "$packed/npm"
    cp "$tree"/build-wasm/bestdraw.js "$tree"/build-wasm/bestdraw.wasm "$tree"/build-wasm/bestdraw-verify.js "$tree"/build-wasm/bestdraw-verify.wasm \
        "$tree/src/bindings/js/bestdraw.mjs" "$tree/docs/wasm.md" "$packed"
    [ ! -e "$tree/build-wasm/box.html" ] || cp "$tree/build-wasm/box.html" "$packed"
    papers "$packed"
    pack_tar "$name-wasm" "$name-wasm.tar.gz"
}

git archive --format=tar --prefix="$name/" HEAD | tar -x -C "$work"
for part in "$@"; do
    case $part in source | deb | windows | wasm) ;; *) fail "unknown part '$part'" ;; esac
    "part_$part"
    say "$part: done"
done
# What names the machine that built it (.buildinfo, .changes) is no part of the release.
(cd "$out" && find . -maxdepth 1 -type f ! -name SHA256SUMS ! -name '*.buildinfo' ! -name '*.changes' | sed 's|^\./||' | sort | xargs sha256sum >SHA256SUMS)
cat "$out/SHA256SUMS"
