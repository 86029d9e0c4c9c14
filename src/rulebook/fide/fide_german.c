/* German for fide_words.h. */
#include "rulebook/fide/fide_words.h"

static const bd_translation fide_german_rows[] = {
    BD_OTHER(FIDE_NOBODY_LEFT,
             "für einen Spieler, der in dieser Punktgruppe gepaart werden muss, bleibt kein Gegner"),
    BD_OTHER(FIDE_BOTH_ABSOLUTE, "{a} und {b} dürfen nicht aufeinandertreffen: Beide müssen {colour} haben, "
                                 "und keiner ist ein Topscorer."),
    BD_OTHER(FIDE_IMPOSSIBLE_VALUE, "eine Stufe einer Reihenfolge hat einen unmöglichen Wert"),
    BD_OTHER(FIDE_BRACKET_DISAGREES, "die Bretter einer Punktgruppe sind nicht die der Paarung"),
    BD_OTHER(FIDE_REPEAT, "wiederholte Paarungen, wo der Schiedsrichter sie überhaupt erlaubt"),
    BD_OTHER(FIDE_REPEAT_COSTS, "wiederholt eine Partie"),
    BD_OTHER(FIDE_REPEAT_WORSE,
             "{other#wird|werden} {other} frühere {other#Partie|Partien} wiederholt statt {best}"),
    BD_OTHER(FIDE_AVOID, "Paarungen von Spielern, die möglichst nicht aufeinandertreffen sollen"),
    BD_OTHER(FIDE_AVOID_COSTS, "paart zwei, die möglichst nicht aufeinandertreffen sollen"),
    BD_OTHER(FIDE_AVOID_WORSE,
             "gibt es {other} {other#Paarung|Paarungen} von Spielern, die möglichst nicht aufeinandertreffen "
             "sollen, statt {best}"),
    BD_OTHER(FIDE_C5, "die Punktzahl des spielfreien Spielers"),
    BD_OTHER(FIDE_C5_WORSE,
             "hat der spielfreie Spieler {other-points} {other-points#Punkt|Punkte} mehr als die niedrigste "
             "Punktzahl[, die spielfrei sein könnte], nicht {best-points}"),
    BD_OTHER(FIDE_C6, "Spieler, die die Punktgruppe verlassen (Heruntergeloste)"),
    BD_OTHER(FIDE_C6_COSTS, "nimmt einen Spieler aus der Gruppe mit {points} Punkten"),
    BD_OTHER(FIDE_C6_WORSE,
             "{other#verlässt|verlassen} {other} Spieler die Gruppe mit {points} Punkten statt {best}"),
    BD_OTHER(FIDE_C7, "die Punktzahlen derer, die die Punktgruppe verlassen, die höchsten zuerst"),
    BD_OTHER(FIDE_C7_COSTS, "nimmt einen Heruntergelosten wieder aus der Gruppe mit {points} Punkten"),
    BD_OTHER(FIDE_C7_WORSE,
             "{other#verlässt|verlassen} von den Heruntergelosten einer Punktzahl {other} die Gruppe mit "
             "{points} Punkten wieder, statt {best}"),
    BD_OTHER(FIDE_C8,
             "Spieler, die die nächste Punktgruppe verlassen, und ihre Punktzahlen, wenn diese Spieler "
             "dazukommen"),
    BD_OTHER(FIDE_C8_COSTS, "nimmt einen Spieler aus der Gruppe unter der mit {points} Punkten"),
    BD_OTHER(
        FIDE_C8_WORSE,
        "{other#verlässt|verlassen} {other} Spieler die Gruppe unter der mit {points} Punkten statt {best}"),
    BD_OTHER(FIDE_C9, "nicht gespielte Partien des spielfreien Spielers"),
    BD_OTHER(FIDE_C9_COSTS,
             "gibt einem Spieler das Freilos, der eine nicht gespielte Partie mehr hat als nötig"),
    BD_OTHER(FIDE_C9_WORSE,
             "hat der spielfreie Spieler {other} nicht gespielte {other#Partie|Partien} mehr als die "
             "kleinstmögliche Zahl, statt {best}"),
    BD_OTHER(FIDE_C10, "Spitzenreiter und ihre Gegner, deren Farbdifferenz über zwei hinausgeht"),
    BD_OTHER(FIDE_C10_COSTS, "bringt die Farbdifferenz eines Spitzenreiters oder seines Gegners über zwei"),
    BD_OTHER(
        FIDE_C10_WORSE,
        "geht in der Gruppe mit {points} Punkten die Farbdifferenz von {other} {other#Spitzenreiter oder "
        "Gegner eines solchen|Spitzenreitern oder Gegnern solcher} über zwei hinaus, statt {best}"),
    BD_OTHER(FIDE_C11, "Spitzenreiter und ihre Gegner, die dreimal hintereinander eine Farbe haben"),
    BD_OTHER(FIDE_C11_COSTS,
             "gibt einem Spitzenreiter oder seinem Gegner eine Farbe zum dritten Mal hintereinander"),
    BD_OTHER(FIDE_C11_WORSE,
             "{other#bekommt|bekommen} in der Gruppe mit {points} Punkten {other} {other#Spitzenreiter oder "
             "Gegner eines solchen|Spitzenreiter oder Gegner solcher} eine Farbe zum dritten Mal "
             "hintereinander, statt {best}"),
    BD_OTHER(FIDE_C12, "Spieler, die nicht die Farbe haben, die sie bevorzugen"),
    BD_OTHER(FIDE_C12_COSTS, "verweigert jemandem aus der Gruppe mit {points} Punkten die bevorzugte Farbe"),
    BD_OTHER(
        FIDE_C12_WORSE,
        "{other#hat|haben} in der Gruppe mit {points} Punkten {other} Spieler nicht die bevorzugte Farbe, "
        "statt {best}"),
    BD_OTHER(FIDE_C13, "Spieler, die nicht die Farbe haben, die sie stark bevorzugen"),
    BD_OTHER(FIDE_C13_COSTS,
             "verweigert jemandem aus der Gruppe mit {points} Punkten die stark bevorzugte Farbe"),
    BD_OTHER(
        FIDE_C13_WORSE,
        "{other#hat|haben} in der Gruppe mit {points} Punkten {other} Spieler nicht die stark bevorzugte "
        "Farbe, statt {best}"),
    BD_OTHER(FIDE_C14, "Spieler, die heruntergelost werden wie in der Runde davor"),
    BD_OTHER(FIDE_C14_COSTS,
             "lost jemanden aus der Gruppe mit {points} Punkten eine Runde später wieder herunter"),
    BD_OTHER(FIDE_C14_WORSE,
             "{other#wird|werden} aus der Gruppe mit {points} Punkten {other} Spieler heruntergelost wie in "
             "der Runde davor, statt {best}"),
    BD_OTHER(FIDE_C15, "Spieler, die hochgelost werden wie in der Runde davor"),
    BD_OTHER(FIDE_C15_COSTS,
             "lost jemanden aus der Gruppe mit {points} Punkten eine Runde später wieder hoch"),
    BD_OTHER(FIDE_C15_WORSE,
             "{other#wird|werden} aus der Gruppe mit {points} Punkten {other} Spieler hochgelost wie in der "
             "Runde davor, statt {best}"),
    BD_OTHER(FIDE_C16, "Spieler, die heruntergelost werden wie zwei Runden davor"),
    BD_OTHER(FIDE_C16_COSTS,
             "lost jemanden aus der Gruppe mit {points} Punkten zwei Runden später wieder herunter"),
    BD_OTHER(
        FIDE_C16_WORSE,
        "{other#wird|werden} aus der Gruppe mit {points} Punkten {other} Spieler heruntergelost wie zwei "
        "Runden davor, statt {best}"),
    BD_OTHER(FIDE_C17, "Spieler, die hochgelost werden wie zwei Runden davor"),
    BD_OTHER(FIDE_C17_COSTS,
             "lost jemanden aus der Gruppe mit {points} Punkten zwei Runden später wieder hoch"),
    BD_OTHER(FIDE_C17_WORSE,
             "{other#wird|werden} aus der Gruppe mit {points} Punkten {other} Spieler hochgelost wie zwei "
             "Runden davor, statt {best}"),
    BD_OTHER(FIDE_C18, "wie weit die heruntergelost werden, die es in der Runde davor wurden"),
    BD_OTHER(FIDE_C18_COSTS,
             "nimmt jemanden, der in der Runde davor heruntergelost wurde, auch aus der Gruppe mit {points} "
             "Punkten"),
    BD_OTHER(FIDE_C18_WORSE,
             "{other#verlässt|verlassen} von den Heruntergelosten einer Punktzahl, die es auch in der Runde "
             "davor waren, {other} auch die Gruppe mit {points} Punkten, statt {best}"),
    BD_OTHER(FIDE_C19, "wie weit die hochgelost werden, die es in der Runde davor wurden"),
    BD_OTHER(FIDE_C19_COSTS,
             "gibt jemandem, der in der Runde davor hochgelost wurde, einen Gegner von weiter oben"),
    BD_OTHER(FIDE_C19_WORSE,
             "{other#trifft|treffen} {other} Spieler, {other#der|die} in der Runde davor hochgelost "
             "{other#wurde|wurden}, auf Heruntergeloste der höheren Punktzahl, statt {best}"),
    BD_OTHER(FIDE_C20, "wie weit die heruntergelost werden, die es zwei Runden davor wurden"),
    BD_OTHER(FIDE_C20_COSTS,
             "nimmt jemanden, der zwei Runden davor heruntergelost wurde, auch aus der Gruppe mit {points} "
             "Punkten"),
    BD_OTHER(FIDE_C20_WORSE,
             "{other#verlässt|verlassen} von den Heruntergelosten einer Punktzahl, die es auch zwei Runden "
             "davor waren, {other} auch die Gruppe mit {points} Punkten, statt {best}"),
    BD_OTHER(FIDE_C21, "wie weit die hochgelost werden, die es zwei Runden davor wurden"),
    BD_OTHER(FIDE_C21_COSTS,
             "gibt jemandem, der zwei Runden davor hochgelost wurde, einen Gegner von weiter oben"),
    BD_OTHER(FIDE_C21_WORSE,
             "{other#trifft|treffen} {other} Spieler, {other#der|die} zwei Runden davor hochgelost "
             "{other#wurde|wurden}, auf Heruntergeloste der höheren Punktzahl, statt {best}"),
    BD_OTHER(FIDE_LIMBO, "die am höchsten gesetzten Heruntergelosten werden in der Punktgruppe gepaart"),
    BD_OTHER(FIDE_LIMBO_WORSE,
             "bleibt in der Gruppe mit {points} Punkten ein höher gesetzter Heruntergeloster übrig"),
    BD_OTHER(FIDE_MOVED, "die Heruntergelosten hinunter der am höchsten gesetzte Gegner zuerst"),
    BD_OTHER(FIDE_MOVED_WORSE,
             "hat, die Heruntergelosten der Gruppe mit {points} Punkten hinunter, jemand weiter oben einen "
             "tiefer gesetzten Gegner"),
    BD_OTHER(FIDE_EXCHANGE,
             "Tausche zwischen den Hälften: so wenige wie möglich, dann von so nah wie möglich"),
    BD_OTHER(FIDE_EXCHANGE_COSTS, "lässt einen Spieler der Gruppe mit {points} Punkten die Hälfte wechseln"),
    BD_OTHER(FIDE_EXCHANGE_WORSE,
             "{other#wechselt|wechseln} in der Gruppe mit {points} Punkten {other} Spieler die Hälfte statt "
             "{best}"),
    BD_OTHER(FIDE_EXCHANGE_DISTANCE_WORSE,
             "sind in der Gruppe mit {points} Punkten die Spieler, die die Hälfte wechseln, zusammen {other} "
             "{other#Platz|Plätze} voneinander entfernt statt {best}"),
    BD_OTHER(FIDE_EXCHANGE_DOWN_WORSE,
             "wechseln in der Gruppe mit {points} Punkten andere Spieler der oberen Hälfte, als die Regeln "
             "zuerst ansehen"),
    BD_OTHER(FIDE_EXCHANGE_UP_WORSE,
             "wechseln in der Gruppe mit {points} Punkten andere Spieler der unteren Hälfte, als die Regeln "
             "zuerst ansehen"),
    BD_OTHER(
        FIDE_EXCHANGE_SETTLED_WORSE,
        "wechseln in der Gruppe mit {points} Punkten andere Spieler die Hälfte, als die Regeln festlegen"),
    BD_OTHER(FIDE_ORDER,
             "die obere Hälfte hinunter der am höchsten gesetzte Gegner der unteren Hälfte zuerst"),
    BD_OTHER(
        FIDE_ORDER_WORSE,
        "hat, die obere Hälfte der Gruppe mit {points} Punkten hinunter, jemand weiter oben einen tiefer "
        "gesetzten Gegner"),
    BD_OTHER(FIDE_SETTLED, "die Bretter der Punktgruppe stehen fest"),
    BD_OTHER(FIDE_SETTLED_WORSE,
             "würde ein Brett der Gruppe mit {points} Punkten geändert, nachdem es feststand"),
    BD_OTHER(
        FIDE_POINTS_DRAWS,
        "zwei Remis sind mehr wert als ein Sieg und eine Niederlage (%s gegen %s Punkte); das gibt es bei "
        "FIDE-Turnieren nicht"),
    BD_OTHER(FIDE_POINTS_BYE,
             "das zugeteilte Freilos ist mehr wert als ein Sieg (%s gegen %s Punkte); das gibt es bei "
             "FIDE-Turnieren nicht"),
    BD_OTHER(
        FIDE_POINTS_BAKU,
        "die Baku-Beschleunigung ist für Turniere, in denen ein Sieg so viel wert ist wie zwei Remis und "
        "eine Niederlage nichts (C.04.7, 1.1)"),
    BD_OTHER(FIDE_REPEAT_BOARD, "{both} haben schon gegeneinander gespielt"),
    BD_OTHER(FIDE_AVOID_BOARD, "{both} sollen möglichst nicht aufeinandertreffen"),
};

const bd_catalogue bd_fide_german = {fide_german_rows, sizeof fide_german_rows / sizeof *fide_german_rows};
