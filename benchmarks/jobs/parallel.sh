#!/bin/sh
# Plays a series with GNU parallel, on this machine or on several, and merges it.
#
#   FOLDER=series PARTS=24 OPTIONS="--tournaments 24000 --players 20,40,80" sh parallel.sh [HOSTS]
#
# HOSTS is what 'parallel --sshlogin' takes: ":" is this machine (the default), "node1,node2,:" are three. The hosts must see FOLDER under
# the same name (a shared disk) and have bestdraw. Every part uses all processors of its host, so each host gets one part at a time. A part
# that fails, or whose host goes down, is tried again and goes on where its file ends; so does the whole command when it is given again.
set -eu
hosts=${1:-:}
: "${BESTDRAW:=bestdraw}" "${FOLDER:=series}" "${PARTS:=8}" "${OPTIONS:=--tournaments 2000}"
mkdir -p "$FOLDER"
FOLDER=$(cd "$FOLDER" && pwd)

seq "$PARTS" | parallel --sshlogin "$hosts" --jobs 1 --retries 3 --joblog "$FOLDER/joblog" \
    "nice $BESTDRAW simulate $OPTIONS --shard {}/$PARTS -o $FOLDER/part{}.jsonl --times $FOLDER/times{}.jsonl"

# shellcheck disable=SC2086
"$BESTDRAW" simulate --merge "$FOLDER"/part*.jsonl "$FOLDER"/times*.jsonl -o "$FOLDER/whole.jsonl" \
    --html "$FOLDER/report.html" --plots "$FOLDER/plots" >"$FOLDER/report.txt"
echo "$FOLDER/report.txt"
