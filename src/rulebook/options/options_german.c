/* German for options_words.h. */
#include "rulebook/options/options_words.h"

static const bd_translation options_german_rows[] = {
    BD_OTHER(OPTIONS_NOT_NUMBER, "die Option '%s' muss eine ganze Zahl von %lld bis %lld sein, nicht %s"),
    BD_OTHER(OPTIONS_NOT_WORD, "die Option '%s' kann nicht %s sein; wählen Sie aus %s"),
    BD_OTHER(OPTIONS_NOT_FORM, "die Option '%s' muss ein Text wie %s mit steigenden Zahlen sein, nicht %s"),
    BD_OTHER(OPTIONS_NOT_SWITCH, "die Option '%s' muss true oder false sein, nicht %s"),
    BD_OTHER(OPTIONS_NOT_A_PAIR, "'%s' ist kein Paar von Nummern wie 3,17"),
    BD_OTHER(OPTIONS_NOT_A_BOARD, "'%s' ist kein zu behaltendes Brett wie 3-17"),
    BD_OTHER(OPTIONS_NOT_ASKED,
             "'%s' fragt nicht nach Farbe oder Float eines Spielers, wie 3:white oder 17:float"),
    BD_OTHER(OPTIONS_NOT_A_SETTING, "'%s' ist keine Einstellung wie club_rounds:2"),
    BD_OTHER(OPTIONS_NOT_A_SEED, "'%s' ist kein Startwert"),
    BD_OTHER(OPTIONS_NOT_AN_ID, "'%s' ist nicht die Nummer eines Spielers"),
    BD_OTHER(OPTIONS_NOT_OF_A_DRAW, "'%s' ist keine Option einer Auslosung"),
    BD_OTHER(OPTIONS_VALUE_NOT_OF_A_DRAW, "'%s=%s' ist keine Option einer Auslosung"),
    BD_OTHER(OPTIONS_PAIR_NOT_ASCENDING, "das Paar '%s' steht nicht in aufsteigender Reihenfolge"),
    BD_OTHER(OPTIONS_SETTING_NOT_ASCENDING, "die Einstellung '%s' steht nicht in aufsteigender Reihenfolge"),
    BD_OTHER(OPTIONS_NOT_CANONICAL, "die Optionen '%s' haben nicht ihre übliche Form '%s'"),
    BD_OTHER(OPTIONS_WISH_PAIR, "%s gepaart"),
    BD_OTHER(OPTIONS_WISH_FORBID, "%s nicht gepaart"),
    BD_OTHER(OPTIONS_WISH_BYE, "%d spielfrei"),
    BD_OTHER(OPTIONS_WISH_SIT_OUT, "%d setzen aus"),
    BD_OTHER(OPTIONS_WISH_WHITE, "%d mit Weiß, oder wo das Los die Farben gibt"),
    BD_OTHER(OPTIONS_WISH_BLACK, "%d mit Schwarz, oder wo das Los die Farben gibt"),
    BD_OTHER(OPTIONS_WISH_FLOAT, "%d als Floater"),
    BD_OTHER(OPTIONS_WISH_STAY, "%d in der eigenen Punktgruppe"),
    BD_OTHER(OPTIONS_WISH_REPEATS, "Spieler dürfen wieder aufeinandertreffen"),
    BD_OTHER(OPTIONS_WISH_PRIORITIES, "Kriterien in der Reihenfolge %s"),
    BD_OTHER_N(OPTIONS_WISH_KEEP, "ein veröffentlichtes Brett behalten, wenn möglich",
               "möglichst viele von %zu veröffentlichten Brettern behalten"),
    BD_OTHER(OPTIONS_WISH_KEEP_AFTER, "das Behalten von Brettern kommt nach %s"),
    BD_OTHER_N(OPTIONS_WISH_MORE, " und %zu weitere", " und %zu weitere"),
    BD_OTHER(OPTIONS_CLUB_ROUNDS,
             "in so vielen ersten Runden bleiben Spieler eines Vereins oder einer Gruppe getrennt"),
    BD_OTHER(OPTIONS_RELAX_LAST_ROUNDS,
             "in so vielen letzten Runden kommt es vor den Punkten, Spieler ohne Siegchancen vor einer "
             "Farbdifferenz von 3 zu bewahren"),
    BD_OTHER(OPTIONS_PRIZES,
             "so viele Plätze gewinnen einen Preis: Wer den letzten nicht mehr erreichen kann, ist ohne "
             "Aussichten (relax_last_rounds)"),
    BD_OTHER(OPTIONS_AVOID_FEDERATIONS,
             "eine Föderation zählt als zu trennende Gruppe, für club_rounds Runden"),
    BD_OTHER(OPTIONS_SEED, "der Startwert für alle Zufallsziehungen einer Runde, die keinen eigenen bekommt"),
    BD_OTHER(
        OPTIONS_UNGRADED,
        "der Platz von Spielern ohne Wertungszahl oder Rating; wo dies nicht gesetzt ist, lehnen Regeln, "
        "die nach Wertungszahl ordnen, sie ab"),
    BD_OTHER(OPTIONS_CONVERSION,
             "wie die Wertungszahl eines Spielers, der nur ein Rating hat, daraus geschätzt wird; hinter "
             "'rating=' umgekehrt, und das Turnier ordnet nach Rating"),
};

const bd_catalogue bd_options_german = {options_german_rows,
                                        sizeof options_german_rows / sizeof *options_german_rows};
