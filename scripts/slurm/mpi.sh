#!/usr/bin/env bash
#SBATCH --job-name=castellan-mpi
#SBATCH --nodes=8
#SBATCH --ntasks-per-node=1
#SBATCH --cpus-per-task=64
#SBATCH --time=04:00:00
#SBATCH --signal=TERM@60
# A run over several nodes, one rank on each; rank 0 keeps the run file. If a rank is lost Slurm ends the job; submitted
# again, it goes on from the file.
#
# Usage: sbatch scripts/slurm/mpi.sh GAME --seeds A-B --db FILE [OPTION…]
#   CASTELLAN_MPI  the program (default build/release/castellan-mpi)
set -euo pipefail
[[ $# -gt 0 ]] || { echo "usage: sbatch scripts/slurm/mpi.sh GAME --seeds A-B --db FILE [OPTION…]" >&2; exit 2; }
exec srun --cpus-per-task="${SLURM_CPUS_PER_TASK:-1}" "${CASTELLAN_MPI:-build/release/castellan-mpi}" analyze "$@" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" --progress on
