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
    BD_OTHER(RULEBOOK_PLAIN_BOTH_MUST,
             "{a} und {b} dürfen nicht aufeinandertreffen: Beide müssen {colour} haben."),
    BD_OTHER(RULEBOOK_PLAIN_COLOURS, "bekommen mehr Spieler die falsche Farbe"),
    BD_OTHER(RULEBOOK_PLAIN_SAME_COLOUR, "bekommen mehr Spieler dieselbe Farbe wieder"),
    BD_OTHER(RULEBOOK_PLAIN_CLAIM, "muss jemand nachgeben, der die Farbe mehr braucht"),
    BD_OTHER(RULEBOOK_PLAIN_SCORE, "treffen öfter Spieler mit ungleichen Punkten aufeinander"),
    BD_OTHER(RULEBOOK_PLAIN_FLOAT_AGAIN,
             "muss jemand, der schon auf einen Spieler mit anderen Punkten traf, es wieder tun"),
    BD_OTHER(RULEBOOK_PLAIN_FLOATERS,
             "treffen andere, als an der Reihe sind, auf Spieler mit anderen Punkten"),
    BD_OTHER(RULEBOOK_PLAIN_MATCHED, "passen die Gegner schlechter zusammen"),
    BD_OTHER(RULEBOOK_PLAIN_ORDER,
             "hat jemand weiter vorn in der Reihenfolge einen Gegner, der später an der Reihe ist"),
    BD_OTHER(RULEBOOK_PLAIN_REPEAT, "treffen Spieler aufeinander, die schon gegeneinander gespielt haben"),
    BD_OTHER(RULEBOOK_PLAIN_APART, "treffen Spieler aufeinander, die getrennt bleiben sollen"),
    BD_OTHER(RULEBOOK_PLAIN_BYE, "setzt jemand aus, der nicht an der Reihe ist"),
    BD_OTHER(RULEBOOK_PLAIN_SIT_OUTS, "setzen mehr Spieler aus"),
    BD_OTHER(RULEBOOK_PLAIN_PUBLISHED, "weichen mehr Bretter von den veröffentlichten ab"),
};

const bd_catalogue bd_rulebook_german = {rulebook_german_rows,
                                         sizeof rulebook_german_rows / sizeof *rulebook_german_rows};
