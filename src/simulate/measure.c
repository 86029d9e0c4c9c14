#include "simulate/measure.h"

#include "simulate/strength.h"

static const bd_measure_row measure_rows[BD_MEASURES] = {
    [BD_MEASURE_LOST] = {"lost", "draws worse than best, or none", "lost %", BD_UNIT_PERCENT, -1, false},
    [BD_MEASURE_STUCK] = {"stuck", "draws stuck or illegal", "stuck %", BD_UNIT_PERCENT, -1, false},
    [BD_MEASURE_WRONG] = {"wrong_colours", "players given the wrong colour", "wrong colour /1000",
                          BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_AVOIDABLE] = {"avoidable", "of them, more than in the best draw", "avoidable /1000",
                              BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_RUNS] = {"colour_runs", "third game in a row with one colour", "colour runs /1000",
                         BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_FLOATS] = {"floats", "players who float", "floats /1000", BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_REFLOATS] = {"repeated_floats", "the same float as the round before", "floats again /1000",
                             BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_COMPANY] = {"same_company", "boards within a club, school, team", "same club /1000",
                            BD_UNIT_PERMILLE, -1, false},
    [BD_MEASURE_IMBALANCE] = {"imbalance", "whites less blacks, mean size", "|W-B| mean", BD_UNIT_NUMBER, -1,
                              true},
    [BD_MEASURE_IMBALANCED] = {"imbalanced", "players with 2 or more between them", "|W-B| over 1 %",
                               BD_UNIT_PERCENT, -1, true},
    [BD_MEASURE_LOPSIDED] = {"lopsided", "floats down less up, mean size", "|down-up| mean", BD_UNIT_NUMBER,
                             -1, true},
    [BD_MEASURE_FLOATERS] = {"floaters", "players who floated 3 times or more", "3+ floats %",
                             BD_UNIT_PERCENT, -1, true},
    [BD_MEASURE_KENDALL] = {"kendall", "Kendall tau to true strength", "Kendall tau", BD_UNIT_NUMBER, 1,
                            true},
    [BD_MEASURE_SPEARMAN] = {"spearman", "Spearman rho to true strength", "Spearman rho", BD_UNIT_NUMBER, 1,
                             true},
    [BD_MEASURE_TOP1] = {"top1", "the strongest player came first", "top 1 %", BD_UNIT_PERCENT, 1, true},
    [BD_MEASURE_TOP3] = {"top3", "of the 3 strongest, in the first 3", "top 3 %", BD_UNIT_PERCENT, 1, true},
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
