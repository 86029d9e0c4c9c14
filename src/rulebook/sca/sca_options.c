#include "rulebook/sca/sca_options.h"

#include "cards/card.h"
#include "rulebook/sca/sca_words.h"

const bd_option bd_option_kin_rounds = {.name = "kin_rounds",
                                        .type = BD_OPTION_NUMBER,
                                        .low = 0,
                                        .high = BD_ROUNDS_MAX,
                                        .by_default = 1,
                                        .sentence = BD_ENGLISH(SCA_OPTION_KIN_ROUNDS)};

const bd_option bd_option_top_rounds = {.name = "top_rounds",
                                        .type = BD_OPTION_NUMBER,
                                        .low = 0,
                                        .high = BD_ROUNDS_MAX,
                                        .by_default = 1,
                                        .sentence = BD_ENGLISH(SCA_OPTION_TOP_ROUNDS)};
