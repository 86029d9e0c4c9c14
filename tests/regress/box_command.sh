# 'bestdraw box' puts an event into a page that has a place for it, and says what is missing otherwise. The page itself is tested
# in browsers (tests/web).
bestdraw=$1/bestdraw
source=$2
[ -x "$bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
bad=0
fail() { echo "$*"; bad=1; }

printf '<html>before<script type="application/json" id="event">{"example": true}</script>after\n' >page.html
cp "$source/docs/examples/open.json" open.json
"$bestdraw" box --page page.html open.json -o box.html || fail 'the box is not made'
sed 's/.*"base64": "\([^"]*\)".*/\1/' box.html | base64 -d >inside.json
cmp inside.json open.json || fail 'the event inside is not the file'
grep -q '^<html>before<script.*{"name": "open.json", .*}</script>after$' box.html || fail 'the page around the event is not as it was'
"$bestdraw" box --page page.html >plain.html || fail 'the box without an event is not made'
cmp plain.html page.html || fail 'without FILE the page is not as it was'

# A name that looks like the end of the element.
cp open.json 'a<!--<b.json'
"$bestdraw" box --page page.html 'a<!--<b.json' | grep -q '"name": "a\\u003c!--\\u003cb.json"' || fail 'the name is not written safely'
refused() { # CODE SENTENCE WORDS...
    code=$1 sentence=$2
    shift 2
    "$bestdraw" box "$@" >out 2>err
    got=$?
    [ $got = "$code" ] && grep -q "$sentence" err && [ ! -s out ] || { fail "box $*: exit $got"; cat err; }
}
refused 3 'this is not a box' --page open.json open.json
refused 3 'no_such_file' --page no_such_file open.json
refused 3 'missing.json' --page page.html missing.json
echo '{' >broken.json
refused 3 'broken.json' --page page.html broken.json
refused 2 'usage\|at most\|too many' --page page.html open.json open.json
exit $bad
