#!/bin/sh
# Faults while a file is changed: kills at any moment, files that may not grow, folders that cannot be written, locks left behind, two writers at
# once, symbolic links, files from the future, no memory. The old or the new file each time, its journal
# whole, nothing beside it, and the lock never stays.
# FILE_FAULTS says how many (2,000 by hand), BESTDRAW_SEED which; the seed is printed.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder" || exit 1
faults=${FILE_FAULTS:-70}
seed=${BESTDRAW_SEED:-18}
echo "seed $seed, $faults faults"
export SOURCE_DATE_EPOCH=1795000000 # the time of every act, so that files can be compared
failures=0
killed=0
refused=0
done_all=0

# The file before and after the change.
cp "$source/docs/examples/open.json" before
cp before event.json
"$bestdraw" draw -q --save event.json >/dev/null 2>&1 || exit 1
cp event.json after
rm -f event.json
# What two files say, whenever it was said.
same() { [ "$(sed 's/"at": "[^"]*"//g' "$1")" = "$(sed 's/"at": "[^"]*"//g' "$2")" ]; }
random() { awk -v s="$1" -v n="$2" 'BEGIN { srand(s); print int(rand() * n) }'; }
complain() { echo "fault $number ($kind): $1"; ls -la; failures=$((failures + 1)); }

# Old or new, and usable at once: the next change goes through and leaves nothing but the file.
whole() {
    if cmp -s "$1" before; then
        refused=$((refused + 1))
    elif same "$1" after; then
        done_all=$((done_all + 1))
    else
        complain "neither the old nor the new file"
        return
    fi
    "$bestdraw" bye -q "$1" 1 6 H >said 2>&1 || complain "the next change fails: $(cat said)"
    "$bestdraw" show -q "$1" >/dev/null 2>&1 || complain "the file cannot be read"
    [ -z "$(find . -maxdepth 1 -name '.event*')" ] || complain "something is left behind: $(ls -A)"
}

number=0
while [ "$number" -lt "$faults" ]; do
    number=$((number + 1))
    rm -rf event.json link.json sub .event* said
    cp before event.json
    # Half of all are kills; where they fall within the run is left to chance.
    case $((number % 16)) in
    0 | 2 | 4 | 6 | 8 | 10 | 12 | 14)
        kind='kill'
        "$bestdraw" draw -q --save event.json >/dev/null 2>&1 &
        process=$!
        sleep "0.0$(printf %03d "$(random $((seed + number)) 40)")"
        kill -9 $process 2>/dev/null && killed=$((killed + 1))
        wait $process 2>/dev/null
        whole event.json
        ;;
    1)
        kind=file-limit # smaller than the new file: a disk that is full
        (
            ulimit -f 1
            "$bestdraw" draw -q --save event.json >/dev/null 2>said
        )
        [ $? -eq 5 ] || complain "exit code; said: $(cat said)"
        cmp -s event.json before || complain "changed"
        whole event.json
        ;;
    3)
        kind=full # nothing can be written to the answer
        "$bestdraw" draw --save event.json >/dev/full 2>/dev/null
        whole event.json
        ;;
    5)
        kind=no-permission
        mkdir sub && cp before sub/event.json && chmod a-w sub && chmod a+rx . sub
        as='env'
        if (: >sub/try) 2>/dev/null; then
            rm -f sub/try # the superuser may, so nobody tries
            as=''
            setpriv --reuid=65534 --clear-groups test -x "$bestdraw" -a -r sub/event.json 2>/dev/null && as='setpriv --reuid=65534 --clear-groups'
        fi
        if [ -n "$as" ]; then
            $as "$bestdraw" draw -q --save sub/event.json >/dev/null 2>said && complain "done without permission"
            cmp -s sub/event.json before || complain "changed without permission"
            grep -q 'cannot be made: Permission denied' said || complain "said: $(cat said)"
        fi
        chmod u+w sub
        ;;
    7)
        kind=stale-lock
        : >.event.json.lock
        chmod 0444 .event.json.lock
        "$bestdraw" draw -q --save event.json >/dev/null 2>said || complain "a lock that nobody holds: $(cat said)"
        same event.json after || complain "not done"
        whole event.json
        ;;
    9)
        kind='two-writers'
        "$bestdraw" bye -q event.json 2 6 H >/dev/null 2>&1 &
        one=$!
        "$bestdraw" bye -q event.json 3 6 H >/dev/null 2>&1 &
        two=$!
        wait $one && wait $two || complain "one of two writers failed"
        [ "$(sed '/^ "journal"/,$d' event.json | grep -c '"6": "H"')" -ge 2 ] || complain "a change is lost"
        [ -z "$(find . -maxdepth 1 -name '.event*')" ] || complain "something is left behind"
        ;;
    11)
        kind='link'
        mkdir sub && mv event.json sub/event.json && ln -s sub/event.json link.json
        "$bestdraw" draw -q --save link.json >/dev/null 2>&1 || complain "not done"
        [ -L link.json ] || complain "the link is gone"
        same sub/event.json after || complain "the file behind the link is not changed"
        ;;
    13)
        kind=clock-back
        touch -t 203801010000 event.json
        "$bestdraw" draw -q --save event.json >/dev/null 2>&1 || complain "not done"
        whole event.json
        ;;
    15)
        kind=no-memory # at any moment of the run, or before it begins
        (
            # shellcheck disable=SC3045 # where a shell cannot, nothing is limited
            ulimit -v "$((6700 + $(random $((seed + number)) 1400)))" 2>/dev/null
            "$bestdraw" draw -q --save event.json >/dev/null 2>&1
        )
        whole event.json
        ;;
    esac
done
echo "$killed killed; the file was the old one $refused times, the new one $done_all times"
[ "$failures" -eq 0 ]
