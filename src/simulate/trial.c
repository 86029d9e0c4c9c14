#include "simulate/trial.h"

static const char *const trial_tally_names[BD_TALLIES] = {
    [BD_TALLY_DRAWS] = "draws",
    [BD_TALLY_SAME] = "same",
    [BD_TALLY_EQUAL] = "equal",
    [BD_TALLY_WORSE] = "worse",
    [BD_TALLY_OPEN] = "open",
    [BD_TALLY_STUCK] = "stuck",
    [BD_TALLY_ILLEGAL] = "illegal",
    [BD_TALLY_IMPOSSIBLE] = "impossible",
    [BD_TALLY_PAIRED] = "paired",
    [BD_TALLY_WRONG] = "wrong_colours",
    [BD_TALLY_AVOIDABLE] = "avoidable",
    [BD_TALLY_RUNS] = "colour_runs",
    [BD_TALLY_REFLOATS] = "repeated_floats",
    [BD_TALLY_COMPANY] = "same_company",
    [BD_TALLY_FLOATS] = "floats",
    [BD_TALLY_IMBALANCE] = "imbalance",
    [BD_TALLY_IMBALANCED] = "imbalanced",
    [BD_TALLY_LOPSIDED] = "lopsided",
    [BD_TALLY_FLOATERS] = "floaters",
    [BD_TALLY_TOP1] = "top1",
    [BD_TALLY_TOP3] = "top3",
};

const char *bd_tally_name(bd_tally_kind kind) { return trial_tally_names[kind]; }

bool bd_tally_needs_world(bd_tally_kind kind) { return kind >= BD_TALLY_IMBALANCE; }
