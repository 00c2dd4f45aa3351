#!/usr/bin/env bash
#SBATCH --job-name=castellan
#SBATCH --array=1-16
#SBATCH --cpus-per-task=16
#SBATCH --mem=16G
#SBATCH --time=04:00:00
#SBATCH --signal=TERM@60
# One part of a run in each task of a Slurm job array; each keeps a run file of its own, so that no two write
# the same. A task that was cut off goes on when the same array is submitted again.
#
# Usage: sbatch scripts/slurm/shards.sh FOLDER GAME --seeds A-B [OPTION…]
#   FOLDER     where the parts are kept: part-1.db, part-2.db, …
#   CASTELLAN  the program (default build/release/castellan); build it for the processor of the nodes
# Then: castellan merge FOLDER/all.db FOLDER/part-*.db
set -euo pipefail
folder=${1:?usage: sbatch scripts/slurm/shards.sh FOLDER GAME --seeds A-B [OPTION…]}
shift
index=${SLURM_ARRAY_TASK_ID:?to be run by sbatch, as a job array}
mkdir -p "$folder"
exec "${CASTELLAN:-build/release/castellan}" analyze "$@" --shard "$index/${SLURM_ARRAY_TASK_COUNT:-1}" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" --db "$folder/part-$index.db" --progress on
