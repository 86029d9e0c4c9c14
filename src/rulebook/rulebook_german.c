/* German for rulebook_words.h. */
#include "rulebook/rulebook_words.h"

static const bd_translation rulebook_german_rows[] = {
    BD_OTHER(RULEBOOK_OPTION_OF_OTHERS, "%s kennt die Option '%.60s' nicht; %s kennt sie"),
    BD_OTHER(RULEBOOK_OPTION_MEANT, "%s kennt die Option '%.60s' nicht; meinten Sie '%s'?"),
    BD_OTHER(RULEBOOK_OPTION_UNKNOWN,
             "%s kennt die Option '%.60s' nicht; 'bestdraw rules %s' nennt die Optionen, die es gibt"),
    BD_OTHER(RULEBOOK_NOT_A_CRITERION, "'%s' ist kein Kriterium; wählen Sie aus %s"),
    BD_OTHER(RULEBOOK_LISTED_TWICE, "'%s' ist zweimal genannt"),
    BD_OTHER(RULEBOOK_KEEPING_IS_FIRST,
             "nach den Regeln '%s' kann das Behalten von Brettern nur an erster Stelle stehen"),
    BD_OTHER(RULEBOOK_NOT_OF_THIS_DRAW, "'%s' ist kein Kriterium dieser Auslosung"),
    BD_OTHER(RULEBOOK_AFTER_SCORE,
             "'%s' muss nach 'bye-level' und 'score' kommen: Die Mittellinie hängt davon ab, wer die "
             "Punktgruppe verlässt"),
    BD_OTHER(RULEBOOK_FIXED_ORDER,
             "die Reihenfolge der Kriterien des Regelwerks '%s' kann nicht geändert werden"),
};

const bd_catalogue bd_rulebook_german = {rulebook_german_rows,
                                         sizeof rulebook_german_rows / sizeof *rulebook_german_rows};
