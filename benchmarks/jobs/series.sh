# What slurm.sh and parallel.sh share; read by both: . series.sh

say() { printf '%s\n' "series: $*"; }
fail() { printf '%s\n' "series: $*" >&2; exit 2; }

# Which series a file of results belongs to: the digest of its first line, in which all options stand.
series_of() { head -n 1 "$1" | sha256sum | cut -c 1-16; }

# Keeps the options of the series in FOLDER/options, one word a line; a folder in which another series was begun is refused.
keep_options() {
    mkdir -p "$FOLDER"
    for word in "$@"; do
        case $word in *'
'*) fail "an option holds the end of a line: $word" ;; esac
        printf '%s\n' "$word"
    done >"$FOLDER/options.new"
    if [ -e "$FOLDER/options" ] && ! cmp -s "$FOLDER/options" "$FOLDER/options.new"; then
        rm "$FOLDER/options.new"
        fail "$FOLDER holds another series ($(tr '\n' ' ' <"$FOLDER/options")); choose another FOLDER"
    fi
    mv "$FOLDER/options.new" "$FOLDER/options"
}

# Refuses parts of different series; says which part is which.
check_parts() {
    first=''
    for part in "$FOLDER"/part*.jsonl; do
        [ -s "$part" ] || fail "$part is empty or missing"
        digest=$(series_of "$part")
        say "$part: series $digest"
        [ -n "$first" ] || first=$digest
        [ "$digest" = "$first" ] || fail "$part is of another series than the parts before it"
    done
}

merge_parts() {
    check_parts
    "$BESTDRAW" simulate --merge "$FOLDER"/part*.jsonl "$FOLDER"/times*.jsonl -o "$FOLDER/whole.jsonl" \
        --html "$FOLDER/report.html" --plots "$FOLDER/plots" >"$FOLDER/report.txt"
    say "$FOLDER/report.txt"
}
