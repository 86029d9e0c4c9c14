# What the golden scripts share. A case runs bestdraw in a scratch folder and compares everything it says (stdout, stderr, exit code)
# with tests/data/golden/<name>.txt. BESTDRAW_GOLDEN_UPDATE=1 writes the files instead: read the difference before committing it.
build=$1
source=$2
bestdraw=$build/bestdraw
[ -x "$bestdraw" ] || exit 77
data=$source/tests/data
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
unset NO_COLOR LANG LC_CTYPE
export LC_ALL=C COLUMNS=80 TERM=xterm SOURCE_DATE_EPOCH=1767225600
bad=0

# says NAME EXIT WORD...: bestdraw WORD... exits with EXIT and says what the golden file NAME holds.
says()
{
    name=$1 want=$2
    shift 2
    "$bestdraw" "$@" >out 2>err </dev/null
    got=$?
    {
        printf '$ bestdraw'
        for word in "$@"; do printf ' %s' "$word"; done
        printf '\n'
        cat out
        [ -s err ] && printf -- '--- stderr\n' && cat err
        printf -- '--- exit %d\n' "$got"
    } >said
    rm -f out err
    golden=$data/golden/$name.txt
    [ "$got" -eq "$want" ] || { echo "$name: exit $got, not $want"; bad=1; }
    if [ -n "$BESTDRAW_GOLDEN_UPDATE" ]; then
        cp said "$golden"
    elif ! diff -u "$golden" said; then
        echo "$name: not as in $golden"
        bad=1
    fi
    rm -f said
}

# holds WHAT COMMAND...: the command succeeds.
holds()
{
    what=$1
    shift
    "$@" || { echo "does not hold: $what"; bad=1; }
}
