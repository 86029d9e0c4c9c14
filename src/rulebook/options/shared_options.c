#include "rulebook/options/shared_options.h"

#include "cards/conversion.h"
#include "rulebook/options/options_words.h"

/* The largest number that every reader of JSON keeps whole. */
const bd_option bd_option_seed = BD_NUMBER_OPTION("seed", 0, (int64_t)1 << 53, 0, OPTIONS_SEED);

static const char *const places_of_ungraded[] = {[BD_UNGRADED_BOTTOM] = "bottom"};

const bd_option bd_option_ungraded = {.name = "ungraded",
                                      .type = BD_OPTION_WORD,
                                      .words = places_of_ungraded,
                                      .word_count = 1,
                                      .by_default = BD_OPTION_NONE,
                                      .sentence = BD_ENGLISH(OPTIONS_UNGRADED)};

const bd_option bd_option_club_rounds =
    BD_NUMBER_OPTION("club_rounds", 0, BD_ROUNDS_MAX, 1, OPTIONS_CLUB_ROUNDS);

const bd_option bd_option_relax_last_rounds =
    BD_NUMBER_OPTION("relax_last_rounds", 0, BD_ROUNDS_MAX, 0, OPTIONS_RELAX_LAST_ROUNDS);

const bd_option bd_option_prizes = BD_NUMBER_OPTION("prizes", 1, BD_PLAYERS_MAX, 1, OPTIONS_PRIZES);

const bd_option bd_option_avoid_federations =
    BD_SWITCH_OPTION("avoid_federations", OPTIONS_AVOID_FEDERATIONS);

const bd_option bd_option_finishable = BD_SWITCH_OPTION("finishable", OPTIONS_FINISHABLE);

static bool shared_options_read_conversion(const char *text)
{
    bd_conversion conversion;
    return bd_conversion_parse(text, &conversion);
}

const bd_option bd_option_conversion = {.name = BD_CONVERSION_OPTION,
                                        .type = BD_OPTION_FORM,
                                        .reads = shared_options_read_conversion,
                                        .form = "7.5*x+700|100:1350,200:2100",
                                        .by_default = BD_OPTION_NONE,
                                        .sentence = BD_ENGLISH(OPTIONS_CONVERSION)};
