#!/bin/sh
# Plays a series as a Slurm job array. Submit it from a folder that all nodes see, with as many tasks as there are to be parts:
#
#   sbatch --array=1-24 --export=ALL,OPTIONS="--tournaments 24000 --players 20,40,80" slurm.sh
#
# A part that is requeued, or submitted again after its time ran out, goes on where its file ends. When all parts are done:
#
#   bestdraw simulate --merge series/part*.jsonl series/times*.jsonl -o series/whole.jsonl --html series/report.html --plots series/plots
#
#SBATCH --job-name=bestdraw
#SBATCH --array=1-8
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=4
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=TERM@60
#SBATCH --output=bestdraw-%A_%a.log
set -eu
: "${BESTDRAW:=bestdraw}" "${FOLDER:=series}" "${OPTIONS:=--tournaments 2000}"
parts=${SLURM_ARRAY_TASK_COUNT:?submit this file with sbatch}
part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1))
mkdir -p "$FOLDER"
# shellcheck disable=SC2086
exec "$BESTDRAW" simulate $OPTIONS --shard "$part/$parts" --threads "${SLURM_CPUS_PER_TASK:-1}" \
    -o "$FOLDER/part$part.jsonl" --times "$FOLDER/times$part.jsonl"
