#!/bin/sh
# Plays a series as a Slurm job array, and merges it by a job that waits for the last part. From a folder that all nodes see:
#
#   FOLDER=series sh slurm.sh 24 --tournaments 24000 --players 20,40,80
#
# submits 24 parts and the merge. The options go to FOLDER/options, one word a line, not through sbatch, which would take commas as ends of
# variables. BESTDRAW (default: bestdraw) and FOLDER (default: series) come from the environment, and SBATCH_OPTIONS ("--partition=long
# --time=12:00:00") goes to sbatch as it is. Every part says which series it plays; parts of different series are not merged.
#
# A part that is told to end (before its time runs out, or when its node is wanted) stops in order and is put back into the queue, where it
# goes on with the next tournament; it leaves with exit code 75 where it cannot ask for that itself. The whole command may be given again.
#
#SBATCH --job-name=bestdraw
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=4
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
#SBATCH --output=bestdraw-%A_%a.log
set -eu
: "${BESTDRAW:=bestdraw}" "${FOLDER:=series}"
again=75

# The job runs from a copy of this file; what it shares lies in FOLDER.
shared=$FOLDER/series.sh
[ -n "${SLURM_JOB_ID-}" ] || shared=$(dirname "$0")/series.sh
# shellcheck source=benchmarks/jobs/series.sh
. "$shared"

submit() {
    parts=$1
    shift
    case $parts in '' | *[!0-9]* | 0) fail "usage: slurm.sh PARTS [OPTIONS of bestdraw simulate]" ;; esac
    keep_options "$@"
    FOLDER=$(cd "$FOLDER" && pwd)
    export FOLDER BESTDRAW
    cp "$0" "$FOLDER/slurm.sh"
    cp "$shared" "$FOLDER/series.sh"
    # shellcheck disable=SC2086 # a list of words
    array=$(sbatch --parsable ${SBATCH_OPTIONS-} --array="1-$parts" "$FOLDER/slurm.sh")
    array=${array%%;*}
    # shellcheck disable=SC2086
    merge=$(sbatch --parsable ${SBATCH_OPTIONS-} --job-name=bestdraw-merge --dependency="afterok:$array" --kill-on-invalid-dep=yes \
        --nodes=1 --ntasks=1 --mem=1G --output="bestdraw-merge-%j.log" --wrap="sh '$FOLDER/slurm.sh' merge")
    say "$parts parts: job $array; merge: job ${merge%%;*}; options: $FOLDER/options"
}

# Asks for the part to be played on, unless somebody has cancelled it.
ask_again() {
    job=${SLURM_ARRAY_JOB_ID:-$SLURM_JOB_ID}_$SLURM_ARRAY_TASK_ID
    state=$(squeue -h -j "$job" -o %T 2>/dev/null) || state=''
    [ "$state" = RUNNING ] && scontrol requeue "$job" 2>/dev/null && sleep 30
    return 0
}

play_part() {
    [ -z "${OPTIONS+set}" ] || fail "OPTIONS, which sbatch --export cuts at the first comma, is not read: use 'sh slurm.sh PARTS OPTIONS'"
    [ -e "$FOLDER/options" ] || fail "$FOLDER/options is missing: submit with 'sh slurm.sh PARTS OPTIONS'"
    parts=$SLURM_ARRAY_TASK_COUNT
    part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))
    set --
    while IFS= read -r word; do set -- "$@" "$word"; done <"$FOLDER/options"
    say "part $part of $parts: $*"
    "$BESTDRAW" simulate "$@" --shard "$part/$parts" --threads "${SLURM_CPUS_PER_TASK:-1}" \
        -o "$FOLDER/part$part.jsonl" --times "$FOLDER/times$part.jsonl" &
    child=$!
    trap 'kill -TERM "$child" 2>/dev/null' TERM INT
    code=0
    wait "$child" || code=$?
    while kill -0 "$child" 2>/dev/null; do # a signal ends the wait before the work has ended
        code=0
        wait "$child" || code=$?
    done
    say "part $part of $parts: series $(series_of "$FOLDER/part$part.jsonl"), exit code $code"
    [ "$code" -ne 4 ] || code=$again
    [ "$code" -ne "$again" ] || ask_again
    exit "$code"
}

case ${1-} in
merge) merge_parts ;;
'')
    [ -n "${SLURM_ARRAY_TASK_COUNT-}" ] || fail "usage: slurm.sh PARTS [OPTIONS of bestdraw simulate]"
    play_part
    ;;
*) submit "$@" ;;
esac
