#!/usr/bin/env bash
# Grades a class as a Slurm job array: one task per shard, then one job that merges.
#   sbatch src/grader/examples/slurm-array.sh submissions graded 3
# Submit it from the folder of a built course on a disk that all nodes see. The seed lies beside OUT, readable by you only.
#SBATCH --job-name=grade
#SBATCH --cpus-per-task=1
#SBATCH --mem=2G
#SBATCH --time=1:00:00
set -euo pipefail
class=$1 out=$2 shards=$3 step=${4:-start}

case $step in
    start) # runs once: draws the seed, submits the array, and the merge behind it
        mkdir -p "$out.parts"
        [ -f "$out.seed" ] || (umask 077 && head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$out.seed")
        array=$(sbatch --parsable --array="1-$shards" "$0" "$class" "$out" "$shards" shard)
        sbatch --dependency="afterok:$array" "$0" "$class" "$out" "$shards" merge
        ;;
    shard)
        part=$SLURM_ARRAY_TASK_ID
        code=0
        ./course grade "$class" --out "$out.parts/$part" --shard "$part/$shards" --seed-file "$out.seed" --jobs 1 || code=$?
        [ "$code" -le 1 ] # 1 means that somebody has no grade: the merged reports say who
        ;;
    merge)
        ./course grade merge "$out.parts"/* --out "$out"
        ;;
esac
