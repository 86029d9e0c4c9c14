#!/bin/sh
# The Debian packages: built twice to the same bytes, clean to lintian, installed in a clean Debian 12 where their own tests run, and removed
# without a trace: packages.sh [--once]; --once leaves the second build out. It takes root, the network and some minutes.
# Skipped with a word where a tool is missing.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
for tool in dpkg-buildpackage dh lintian debootstrap chroot; do
    PATH=$PATH:/usr/sbin command -v "$tool" >/dev/null 2>&1 || { echo "packages: skipped, there is no $tool"; exit 0; }
done
[ "$(id -u)" = 0 ] || { echo 'packages: skipped, only root can make a clean Debian'; exit 0; }
work=$(mktemp -d)
root=$work/root
end() {
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT
say() { printf '%s\n' "packages: $*"; }

# A clone, so that what is in no commit is in no package.
git clone -q "$source" "$work/clone"
sh "$work/clone/src/packaging/release.sh" "$work/one" source deb >/dev/null
if [ "${1-}" != --once ]; then
    git clone -q "$work/clone" "$work/another clone"
    sh "$work/another clone/src/packaging/release.sh" "$work/two" source deb >/dev/null
    cmp "$work/one/SHA256SUMS" "$work/two/SHA256SUMS"
    say "built twice, the same bytes: $(wc -l <"$work/one/SHA256SUMS") files"
fi
lintian --fail-on error,warning "$work/one/"*.changes
say 'lintian has nothing to say'

debootstrap --variant=minbase bookworm "$root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} >"$work/log" 2>&1 || { tail "$work/log"; say 'skipped, no Debian can be had'; exit 0; }
mount -t proc proc "$root/proc"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# What dpkg, apt and ldconfig write about themselves is no trace of a package.
everything() {
    (cd "$root" && find . -path ./proc -prune -o -path ./tmp -prune -o -path ./dev -prune -o -path ./var/cache -prune -o -path ./var/log -prune -o -path ./var/lib/apt \
        -prune -o -path ./var/lib/dpkg -prune -o -print) | sort
}
cp "$work/one/"*.deb "$root/tmp/"
git -C "$work/clone" archive --format=tar --prefix=tmp/source/ HEAD | tar -x -C "$root"
# What the tests need is installed before, so that it is no trace.
inside apt-get install -y -q --no-install-recommends gcc libc6-dev pkg-config python3 libglpk-dev libcjson-dev libutf8proc-dev zlib1g-dev libexpat1-dev libmicrohttpd12 \
    >"$work/log" 2>&1 ||
    { tail "$work/log"; exit 1; }
everything >"$work/before"
inside sh -c 'apt-get install -y -q --no-install-recommends /tmp/*.deb' >"$work/log" 2>&1 || { tail "$work/log"; exit 1; }
[ "$(inside dpkg-query -W -f '${Status} ${Package}\n' '*bestdraw*' | grep -c '^install ok installed')" -eq 4 ]
for test in demo library; do
    inside sh -c "cd /tmp/source && mkdir /tmp/$test && AUTOPKGTEST_TMP=/tmp/$test sh src/packaging/debian/tests/$test" >"$work/log" 2>&1 ||
        { cat "$work/log"; say "its test '$test' fails"; exit 1; }
done
everything >"$work/installed"
inside apt-get purge -y -q bestdraw libbestdraw1 libbestdraw-dev python3-bestdraw >"$work/log" 2>&1 || { tail "$work/log"; exit 1; }
everything >"$work/after"
diff "$work/before" "$work/after" || { say 'this is left, or gone'; exit 1; }
! find "$root/var/lib/dpkg" -name '*bestdraw*' | grep . || { say 'dpkg still knows them'; exit 1; }
say "$(comm -13 "$work/before" "$work/installed" | wc -l) files installed, tested, and removed without a trace"
