#include "rulebook/options/shared_options.h"

#include "cards/conversion.h"
#include "rulebook/options/options_words.h"

const bd_option bd_option_seed = {.name = "seed",
                                  .type = BD_OPTION_NUMBER,
                                  .low = 0,
                                  .high = (int64_t)1 << 53, /* what every reader of JSON keeps whole */
                                  .by_default = 0,
                                  .sentence = BD_ENGLISH(OPTIONS_SEED)};

static const char *const places_of_ungraded[] = {[BD_UNGRADED_BOTTOM] = "bottom"};

const bd_option bd_option_ungraded = {.name = "ungraded",
                                      .type = BD_OPTION_WORD,
                                      .words = places_of_ungraded,
                                      .word_count = 1,
                                      .by_default = BD_OPTION_NONE,
                                      .sentence = BD_ENGLISH(OPTIONS_UNGRADED)};

const bd_option bd_option_club_rounds = {.name = "club_rounds",
                                         .type = BD_OPTION_NUMBER,
                                         .low = 0,
                                         .high = BD_ROUNDS_MAX,
                                         .by_default = 1,
                                         .sentence = BD_ENGLISH(OPTIONS_CLUB_ROUNDS)};

const bd_option bd_option_relax_last_rounds = {.name = "relax_last_rounds",
                                               .type = BD_OPTION_NUMBER,
                                               .low = 0,
                                               .high = BD_ROUNDS_MAX,
                                               .by_default = 0,
                                               .sentence = BD_ENGLISH(OPTIONS_RELAX_LAST_ROUNDS)};

const bd_option bd_option_prizes = {.name = "prizes",
                                    .type = BD_OPTION_NUMBER,
                                    .low = 1,
                                    .high = BD_PLAYERS_MAX,
                                    .by_default = 1,
                                    .sentence = BD_ENGLISH(OPTIONS_PRIZES)};

const bd_option bd_option_avoid_federations = {.name = "avoid_federations",
                                               .type = BD_OPTION_SWITCH,
                                               .by_default = 0,
                                               .sentence = BD_ENGLISH(OPTIONS_AVOID_FEDERATIONS)};

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
