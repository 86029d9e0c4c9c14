/* German for base_words.h. */
#include "base/base_words.h"

static const bd_translation base_german_rows[] = {
    BD_OTHER(BASE_NO_MEMORY, "der Speicher ist erschöpft"),
    BD_OTHER(BASE_UNKNOWN_OPTION_NEAR, "unbekannte Option '--%.100s'; meinten Sie '--%s'?"),
    BD_OTHER(BASE_UNKNOWN_OPTION, "unbekannte Option '--%.100s'; --help nennt die Optionen"),
    BD_OTHER(BASE_OPTION_NEEDS_VALUE, "die Option '--%s' braucht einen Wert: --%s=%s"),
    BD_OTHER(BASE_OPTION_TAKES_NO_VALUE, "die Option '--%s' nimmt keinen Wert, bekam aber '%.100s'"),
    BD_OTHER(BASE_UNKNOWN_LETTER, "unbekannte Option '-%c'; --help nennt die Optionen"),
    BD_OTHER(BASE_OPTION_NOT_NUMBER,
             "die Option '--%s' braucht eine ganze Zahl von %lld bis %lld, nicht '%.100s'"),
    BD_OTHER(BASE_OPTION_NOT_CHOICE, "die Option '--%s' muss eines von %s sein, nicht '%.100s'"),
    BD_OTHER(BASE_PAGE_LANGUAGE, "de"),
};

const bd_catalogue bd_base_german = {base_german_rows, sizeof base_german_rows / sizeof *base_german_rows};
