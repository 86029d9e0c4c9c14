/* German for vipr_words.h. */
#include "io/vipr_words.h"

static const bd_translation vipr_german_rows[] = {
    BD_OTHER(VIPR_TOO_LARGE,
             "die Zahlen im Beweis der Stufe %s sind zu groß für den Schreiber dieses Formats (64 Bit)"),
    BD_OTHER(VIPR_CHAIN_TOO_LARGE, "eine Zahl des Beweises passt nicht in 64 Bit"),
};

const bd_catalogue bd_vipr_german = {vipr_german_rows, sizeof vipr_german_rows / sizeof *vipr_german_rows};
