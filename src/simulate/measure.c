#include "simulate/measure.h"

#include "simulate/simulate_words.h"
#include "simulate/strength.h"
#include "simulate/trial.h"

static const bd_measure_row measure_rows[BD_MEASURES] = {
    [BD_MEASURE_LOST] = {"lost", BD_ENGLISH(SIMULATE_LOST), BD_ENGLISH(SIMULATE_LOST_BRIEF), BD_UNIT_PERCENT,
                         false},
    [BD_MEASURE_STUCK] = {"stuck", BD_ENGLISH(SIMULATE_STUCK), BD_ENGLISH(SIMULATE_STUCK_BRIEF),
                          BD_UNIT_PERCENT, false},
    [BD_MEASURE_WRONG] = {"wrong_colours", BD_ENGLISH(SIMULATE_WRONG), BD_ENGLISH(SIMULATE_WRONG_BRIEF),
                          BD_UNIT_PERMILLE, false},
    [BD_MEASURE_AVOIDABLE] = {"avoidable", BD_ENGLISH(SIMULATE_AVOIDABLE),
                              BD_ENGLISH(SIMULATE_AVOIDABLE_BRIEF), BD_UNIT_PERMILLE, false},
    [BD_MEASURE_RUNS] = {"colour_runs", BD_ENGLISH(SIMULATE_RUNS), BD_ENGLISH(SIMULATE_RUNS_BRIEF),
                         BD_UNIT_PERMILLE, false},
    [BD_MEASURE_FLOATS] = {"floats", BD_ENGLISH(SIMULATE_FLOATS), BD_ENGLISH(SIMULATE_FLOATS_BRIEF),
                           BD_UNIT_PERMILLE, false},
    [BD_MEASURE_REFLOATS] = {"repeated_floats", BD_ENGLISH(SIMULATE_REFLOATS),
                             BD_ENGLISH(SIMULATE_REFLOATS_BRIEF), BD_UNIT_PERMILLE, false},
    [BD_MEASURE_COMPANY] = {"same_company", BD_ENGLISH(SIMULATE_COMPANY), BD_ENGLISH(SIMULATE_COMPANY_BRIEF),
                            BD_UNIT_PERMILLE, false},
    [BD_MEASURE_IMBALANCE] = {"imbalance", BD_ENGLISH(SIMULATE_IMBALANCE),
                              BD_ENGLISH(SIMULATE_IMBALANCE_BRIEF), BD_UNIT_NUMBER, true},
    [BD_MEASURE_IMBALANCED] = {"imbalanced", BD_ENGLISH(SIMULATE_IMBALANCED),
                               BD_ENGLISH(SIMULATE_IMBALANCED_BRIEF), BD_UNIT_PERCENT, true},
    [BD_MEASURE_LOPSIDED] = {"lopsided", BD_ENGLISH(SIMULATE_LOPSIDED), BD_ENGLISH(SIMULATE_LOPSIDED_BRIEF),
                             BD_UNIT_NUMBER, true},
    [BD_MEASURE_FLOATERS] = {"floaters", BD_ENGLISH(SIMULATE_FLOATERS), BD_ENGLISH(SIMULATE_FLOATERS_BRIEF),
                             BD_UNIT_PERCENT, true},
    [BD_MEASURE_KENDALL] = {"kendall", BD_ENGLISH(SIMULATE_KENDALL), BD_ENGLISH(SIMULATE_KENDALL_BRIEF),
                            BD_UNIT_NUMBER, true},
    [BD_MEASURE_SPEARMAN] = {"spearman", BD_ENGLISH(SIMULATE_SPEARMAN), BD_ENGLISH(SIMULATE_SPEARMAN_BRIEF),
                             BD_UNIT_NUMBER, true},
    [BD_MEASURE_TOP1] = {"top1", BD_ENGLISH(SIMULATE_TOP1), BD_ENGLISH(SIMULATE_TOP1_BRIEF), BD_UNIT_PERCENT,
                         true},
    [BD_MEASURE_TOP3] = {"top3", BD_ENGLISH(SIMULATE_TOP3), BD_ENGLISH(SIMULATE_TOP3_BRIEF), BD_UNIT_PERCENT,
                         true},
};

const bd_measure_row *bd_measure_of(bd_measure measure) { return &measure_rows[measure]; }

static int64_t measure_share(int64_t part, int64_t whole)
{
    if (whole == 0) return 0;
    const int64_t twice = 2 * BD_MILLION * part;
    return (twice + (twice >= 0 ? whole : -whole)) / (2 * whole);
}

int64_t bd_measure_kendall(const bd_trial *trial, int method, int round)
{
    const int64_t n = trial->players;
    return measure_share(trial->methods[method].kendall[round - 1], n * (n - 1) / 2);
}

/* 1 - 6 D / (n (n^2 - 1)), where 4 D is what is kept. */
int64_t bd_measure_spearman(const bd_trial *trial, int method, int round)
{
    const int64_t n = trial->players;
    const int64_t whole = n * (n * n - 1);
    const int64_t part = trial->methods[method].spearman[round - 1];
    return BD_MILLION - (3 * BD_MILLION * part + whole) / (2 * whole);
}

static int64_t measure_players_or_ranking(const bd_trial *trial, int method, int rounds, bd_measure measure)
{
    const int64_t *tally = trial->methods[method].tally;
    switch (measure) {
    case BD_MEASURE_IMBALANCE: return measure_share(tally[BD_TALLY_IMBALANCE], trial->players);
    case BD_MEASURE_IMBALANCED: return measure_share(tally[BD_TALLY_IMBALANCED], trial->players);
    case BD_MEASURE_LOPSIDED: return measure_share(tally[BD_TALLY_LOPSIDED], trial->players);
    case BD_MEASURE_FLOATERS: return measure_share(tally[BD_TALLY_FLOATERS], trial->players);
    case BD_MEASURE_KENDALL: return bd_measure_kendall(trial, method, rounds);
    case BD_MEASURE_SPEARMAN: return bd_measure_spearman(trial, method, rounds);
    case BD_MEASURE_TOP1: return measure_share(tally[BD_TALLY_TOP1], 1);
    case BD_MEASURE_TOP3: return measure_share(tally[BD_TALLY_TOP3], trial->players < 3 ? trial->players : 3);
    default: return 0;
    }
}

int64_t bd_measure_value(const bd_trial *trial, int method, int rounds, bd_measure measure)
{
    const int64_t *tally = trial->methods[method].tally;
    const int64_t failed = tally[BD_TALLY_STUCK] + tally[BD_TALLY_ILLEGAL];
    const int64_t paired = tally[BD_TALLY_PAIRED];
    switch (measure) {
    case BD_MEASURE_LOST: return measure_share(tally[BD_TALLY_WORSE] + failed, tally[BD_TALLY_DRAWS]);
    case BD_MEASURE_STUCK: return measure_share(failed, tally[BD_TALLY_DRAWS]);
    case BD_MEASURE_WRONG: return measure_share(tally[BD_TALLY_WRONG], paired);
    case BD_MEASURE_AVOIDABLE: return measure_share(tally[BD_TALLY_AVOIDABLE], paired);
    case BD_MEASURE_RUNS: return measure_share(tally[BD_TALLY_RUNS], paired);
    case BD_MEASURE_FLOATS: return measure_share(tally[BD_TALLY_FLOATS], paired);
    case BD_MEASURE_REFLOATS: return measure_share(tally[BD_TALLY_REFLOATS], paired);
    case BD_MEASURE_COMPANY: return measure_share(2 * tally[BD_TALLY_COMPANY], paired);
    default: return measure_players_or_ranking(trial, method, rounds, measure);
    }
}

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
