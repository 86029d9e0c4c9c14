#!/bin/sh
# Plays a comparison as a Slurm job array. From a folder that all nodes see:
#
#   FOLDER=compared sh slurm.sh 24 --tournaments 1000000 --differences kept -- ENGINE WORD...
#
# submits 24 parts; their states lie in FOLDER, and 'versus --sum FOLDER/part*.state' adds them up. The options go to FOLDER/options, one word a
# line, not through sbatch, which would take commas as ends of variables. VERSUS (default: versus), FOLDER (default: compared) and
# SBATCH_OPTIONS come from the environment. A part that is stopped is put back into the queue and goes on with its next block; the whole
# command may be given again.
#
#SBATCH --job-name=versus
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=versus-%A_%a.log
set -eu
: "${VERSUS:=versus}" "${FOLDER:=compared}"

if [ -n "${SLURM_ARRAY_TASK_ID-}" ]; then
    part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))
    set --
    while IFS= read -r word; do set -- "$@" "$word"; done <"$FOLDER/options"
    exec "$VERSUS" --part "$part/$SLURM_ARRAY_TASK_COUNT" --state "$FOLDER/part$part.state" "$@"
fi

# shellcheck source=benchmarks/jobs/series.sh
. "$(dirname "$0")/../jobs/series.sh"
parts=${1-}
case $parts in '' | *[!0-9]* | 0) fail "usage: slurm.sh PARTS [OPTIONS of versus] [-- ENGINE WORD...]" ;; esac
shift
keep_options "$@"
FOLDER=$(cd "$FOLDER" && pwd)
export FOLDER VERSUS
# shellcheck disable=SC2086 # a list of words
say "$parts parts: job $(sbatch --parsable ${SBATCH_OPTIONS-} --array="1-$parts" "$0")"
