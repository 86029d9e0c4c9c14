#include "rulebook/scc/scc_options.h"

#include "rulebook/scc/scc_words.h"

const bd_option bd_option_max_games = {.name = "max_games",
                                       .type = BD_OPTION_NUMBER,
                                       .low = 0,
                                       .high = 999,
                                       .by_default = 15,
                                       .sentence = BD_ENGLISH(SCC_OPTION_MAX_GAMES)};
