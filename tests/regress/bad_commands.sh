#!/bin/sh
# Every command that the help lists is tried with a missing file, a folder, a broken file, a wrong and an ambiguous player, a round that is
# not there, a file that somebody else is changing, and a folder that may not be written to. A command without a row here fails the test.
bestdraw=$1/bestdraw
[ -x "$bestdraw" ] || exit 77
work=$(mktemp -d) || exit 1
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work" || exit 1
bad=0
complain() { echo "$*"; bad=1; }

# Command, what follows it (@ the file, % a player; - for commands that open no file), and "writes" where it changes the file.
cat >rows <<'END'
new -
convert @ -
show @
standings @
find @ %
table @
result @ 1 2 % 1-0 writes
roster @ % --enter New writes
line-up @ 1 % - writes
results @ ../slips.csv writes
played @ 1 % 2 1-0 writes
round @ 1 --close writes
missing @
bye @ % 3 H writes
withdraw @ % 3 writes
remove @ % writes
late @ Newcomer writes
edit @ % grade=1000 writes
present @ % writes
arrive @ % writes
absent @ % writes
contacts @
entries @ ../entries.csv writes
volunteer @ % writes
ban @ % 2 writes
undo @ writes
redo @ writes
history @
draw @ --save writes
repair @ --absent % --save writes
report @
box -
serve -
sheet @ pairings
prizes @ --add Open --amounts 100 writes
verify -
check @
compare @
explain @ --player %
why @ %
why-not @ % 2
checklist @
claims @
start @
ratings check @
rules -
match @
export @
audit @
generate -
simulate -
help -
END
"$bestdraw" help | sed -n 's/^  \([a-z][a-z-]*\)  *[A-Z].*/\1/p' | sort >commands
cut -d' ' -f1 rows | sort >rows_of
diff commands rows_of || complain "(<: a command without a row in this test; >: a row without a command)"
[ -s commands ] || exit 1

printf 'name,grade,club\n"Hartley, Alice",1820,Lewes\n"Ng, Bo",1750,Hove\n"Smith, John",1500,Lewes\n"Smith, Jane",1400,Rye\n' >list.csv
mkdir start folder locked closed
"$bestdraw" new -q list.csv start/open.json --rounds 5 --rules scc && "$bestdraw" draw -q --save start/open.json --top-colour white >/dev/null &&
    "$bestdraw" edit -q start/open.json 1 grade=1821 && "$bestdraw" edit -q start/open.json 1 grade=1822 && "$bestdraw" undo -q start/open.json || exit 1
printf '{"format": "cards/1", "players": [' >broken.json
printf 'board,result\n1,1-0\n' >slips.csv
printf 'name,grade\n"New, Kid",1000\n' >entries.csv

# words ROW FILE PLAYER: the command line.
words()
{
    printf '%s\n' "$1" | sed "s/ writes\$//; s,\\.\\./slips,$work/slips,; s, @, $2,; s/%/$3/"
}

# tried CODES WORDS: the command ends with one of these codes, says something on stderr, and nothing on stdout.
tried()
{
    codes=$1
    shift
    # shellcheck disable=SC2086
    "$bestdraw" $1 >out 2>err </dev/null
    got=$?
    case " $codes " in *" $got "*) ;; *) complain "exit $got, not $codes: bestdraw $1" ;; esac
    [ -s err ] || complain "no words: bestdraw $1"
    [ ! -s out ] || complain "an answer all the same: bestdraw $1"
    grep -q 'bestdraw: ' err || complain "not said by bestdraw: bestdraw $1: $(cat err)"
}

while read -r row; do
    name=${row%% *}
    tried 2 "$name --no-such-option"
    case $row in *@*) ;; *) continue ;; esac
    tried 2 "$name"
    tried 3 "$(words "$row" nowhere.json 1)"
    grep -q 'nowhere\.json' err || complain "the missing file is not named: $row"
    tried 3 "$(words "$row" folder 1)"
    grep -q folder err || complain "the folder is not named: $row"
    case $name in undo | redo | history) ;; *) tried 3 "$(words "$row" broken.json 1)" && { grep -q 'broken\.json' err || complain "the broken file is not named: $row"; } ;; esac
    rm -rf try && cp -r start try
    case $row in *%*)
        case $name in find) want=1 ;; *) want=3 ;; esac
        tried $want "$(words "$row" try/open.json kasparov)"
        grep -q kasparov err || complain "the wrong name is not repeated: $row"
        if [ "$name" != find ]; then
            tried 3 "$(words "$row" try/open.json smith)"
            [ "$(grep -c 'Jane.*John\|John.*Jane' err)" -gt 0 ] || complain "who it could be is not said: $row"
        fi ;;
    esac
    # Of the prizes, --round is for the table.
    [ "$name" != prizes ] || row='prizes @'
    if "$bestdraw" help "$name" | grep -q -- '--round=N'; then
        tried 2 "$(words "$row" try/open.json 1) --round first"
        tried 2 "$(words "$row" try/open.json 1) --round 100"
        [ "$name" = check ] || [ "$name" = present ] || [ "$name" = arrive ] || [ "$name" = volunteer ] || tried '2 3' "$(words "$row" try/open.json 1) --round 99"
    fi
    cmp -s try/open.json start/open.json || complain "the file is another one: $row"
done <rows

# Somebody else is changing the file: all writers wait at the same time, and give up.
count=0
while read -r row; do
    case $row in *' writes') ;; *) continue ;; esac
    count=$((count + 1))
    cp -r start "locked/$count"
    : >"locked/$count/.open.json.lock"
done <rows
[ "$count" -ge 14 ] || complain "$count commands that write"
python3 -c 'import fcntl, glob, time
files = [open(name, "r+") for name in glob.glob("locked/*/.open.json.lock")]
for file in files: fcntl.lockf(file, fcntl.LOCK_EX)
open("held", "w").close()
time.sleep(600)' 2>/dev/null &
holder=$!
tries=0
while [ ! -e held ] && kill -0 $holder 2>/dev/null && [ $tries -lt 200 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
count=0
while read -r row; do
    case $row in *' writes') ;; *) continue ;; esac
    [ -e held ] || break # without python3 nothing holds a lock
    count=$((count + 1))
    (
        # shellcheck disable=SC2046
        "$bestdraw" $(words "$row" "locked/$count/open.json" 1) >"locked/$count/out" 2>"locked/$count/err" </dev/null
        got=$?
        [ $got -eq 5 ] || echo "a locked file, exit $got: $row: $(cat "locked/$count/err")"
        grep -q 'open\.json' "locked/$count/err" || echo "a locked file is not named: $row"
        cmp -s "locked/$count/open.json" start/open.json || echo "a locked file is changed: $row"
        true
    ) >"locked/said.$count" &
    waiting="${waiting-} $!"
done <rows
# shellcheck disable=SC2086
[ -z "${waiting-}" ] || wait $waiting
kill $holder 2>/dev/null
cat locked/said.* >said 2>/dev/null
[ ! -s said ] || { cat said; bad=1; }

# A folder that may not be written to; the superuser, who may, becomes somebody else.
as=''
[ "$(id -u)" -ne 0 ] || as='setpriv --reuid=65534 --regid=65534 --clear-groups'
chmod 755 . && cp -r start/. closed && cp "$bestdraw" "$work/program" && chmod 555 closed "$work/program" && chmod -R a+r closed
if $as "$work/program" history closed/open.json >/dev/null 2>&1; then
    while read -r row; do
        case $row in *' writes') ;; *) continue ;; esac
        # shellcheck disable=SC2046,SC2086
        $as "$work/program" $(words "$row" closed/open.json 1) >out 2>err </dev/null
        got=$?
        if [ $got -ne 5 ] || [ ! -s err ]; then complain "a closed folder, exit $got: $row: $(cat err)"; fi
    done <rows
    cmp -s closed/open.json start/open.json || complain "changed in a closed folder"
fi
exit $bad
