#!/bin/sh
# The certificates that docs/certificate.md shows are verified, and the first is the file it says it is.
build=$1
source=$2
verify=$build/bestdraw-verify
data=$source/tests/data
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
awk '/^```/ { inside = !inside; fresh = inside; next }
     fresh && /^bestdraw-(certificate|instance) 1/ { n++; name = ($1 == "bestdraw-instance" ? "instance" : "certificate") n; writing = 1 }
     { fresh = 0 }
     !inside { writing = 0 }
     writing { print > name }' "$source/docs/certificate.md"
cmp certificate1 "$data/certificate/triangles.cert" || exit 1
"$verify" "$data/certificate/triangles.inst" certificate1 || exit 1
"$verify" "$data/examples/ex_g1_2.json" certificate2 || {
    echo "if the rules were changed on purpose: bestdraw draw tests/data/examples/ex_g1_2.json --certificate NEW, and NEW goes to the page"
    exit 1
}
[ -x "$build/bestdraw" ] || exit 0
"$build/bestdraw" match instance3 --certificate again >/dev/null && "$verify" instance3 again || exit 1
