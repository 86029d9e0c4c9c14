/* German for stages_words.h. */
#include "rulebook/stages/stages_words.h"

static const bd_translation stages_german_rows[] = {
    BD_OTHER(STAGES_MEMORY, "der Speicher ist erschöpft"),
};

const bd_catalogue bd_stages_german = {stages_german_rows,
                                       sizeof stages_german_rows / sizeof *stages_german_rows};
