#!/bin/sh
# Plays a series with GNU parallel, on this machine or on several, and merges it.
#
#   FOLDER=series sh parallel.sh 24 : --tournaments 24000 --players 20,40,80
#
# plays 24 parts. The second word is what 'parallel --sshlogin' takes: ":" is this machine, "node1,node2,:" are three. The hosts must see
# FOLDER under the same name (a shared disk) and have bestdraw. Every part uses all processors of its host, so each host gets one part at a
# time. A part that fails, or whose host goes down, is tried again and goes on where its file ends; so does the whole command when it is
# given again. Parts of different series are not merged.
set -eu
: "${BESTDRAW:=bestdraw}" "${FOLDER:=series}"
# shellcheck source=benchmarks/jobs/series.sh
. "$(dirname "$0")/series.sh"
[ $# -ge 2 ] || fail 'usage: parallel.sh PARTS HOSTS [OPTIONS of bestdraw simulate]'
parts=$1 hosts=$2
shift 2
keep_options "$@"
FOLDER=$(cd "$FOLDER" && pwd)

# One line for the other shell, each word between quotes.
quoted() {
    blank=''
    for word in "$@"; do
        printf "%s'%s'" "$blank" "$(printf '%s' "$word" | sed "s/'/'\\\\''/g")"
        blank=' '
    done
}
command="nice $(quoted "$BESTDRAW" simulate "$@") --shard {}/$parts -o $(quoted "$FOLDER/")part{}.jsonl --times $(quoted "$FOLDER/")times{}.jsonl"
seq "$parts" | parallel --sshlogin "$hosts" --jobs 1 --retries 3 --joblog "$FOLDER/joblog" "$command"
merge_parts
