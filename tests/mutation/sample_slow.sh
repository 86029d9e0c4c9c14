# A seeded sample of faults all over src/: the default tests must notice nine in ten. (BESTDRAW_MUTANTS: how many, 600.)
set -eu
command -v python3 >/dev/null 2>&1 || exit 77
PYTHONDONTWRITEBYTECODE=1 python3 "$2/tests/mutation/mutants.py" --work "$1/mutation" --count "${BESTDRAW_MUTANTS:-600}" \
    --seed "${BESTDRAW_MUTANTS_SEED:-1}" --jobs "$(nproc 2>/dev/null || echo 1)" --at-least 90
