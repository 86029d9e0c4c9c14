#include "rulebook/uscf/uscf_options.h"

#include "rulebook/uscf/uscf_words.h"

static const char *const team_words[BD_TEAMS_WORDS] = {
    [BD_TEAMS_PLUS_TWO] = "plus-two", [BD_TEAMS_ALWAYS] = "always", [BD_TEAMS_NEVER] = "never"};

const bd_option bd_option_teams = {.name = "teams",
                                   .type = BD_OPTION_WORD,
                                   .words = team_words,
                                   .word_count = BD_TEAMS_WORDS,
                                   .by_default = BD_TEAMS_PLUS_TWO,
                                   .sentence = BD_ENGLISH(USCF_OPTION_TEAMS)};

const bd_option bd_option_equalise_before_halves = {.name = "equalise_before_halves",
                                                    .type = BD_OPTION_SWITCH,
                                                    .sentence = BD_ENGLISH(USCF_OPTION_EQUALISE_HALVES)};

const bd_option bd_option_alternate_before_halves = {.name = "alternate_before_halves",
                                                     .type = BD_OPTION_SWITCH,
                                                     .sentence = BD_ENGLISH(USCF_OPTION_ALTERNATE_HALVES)};

const bd_option bd_option_equalise_before_score = {.name = "equalise_before_score",
                                                   .type = BD_OPTION_SWITCH,
                                                   .sentence = BD_ENGLISH(USCF_OPTION_EQUALISE_SCORE)};
