/* German for scc_words.h. */
#include "rulebook/scc/scc_words.h"

static const bd_translation scc_german_rows[] = {
    BD_OTHER(
        SCC_OPTION_MAX_GAMES,
        "die Partien einer vollen Saison: Spieler, die so viele gespielt haben, werden nicht mehr gepaart"),
    BD_OTHER(SCC_SIT_OUT,
             "Spieler, die vor dem Aussetzenden aussetzen müssten: Freiwillige, dann die mit den meisten "
             "Partien, dann die, deren Aussetzen am längsten her ist"),
    BD_OTHER(SCC_SIT_OUT_WORSE,
             "{other#müsste|müssten} {other} Spieler vor dem Aussetzenden aussetzen, nicht {best}"),
    BD_OTHER(
        SCC_SIT_OUTS,
        "Spieler, die aussetzen: einer bei ungerader Zahl, mehr nur, wo es keine Auslosung für alle gibt"),
    BD_OTHER(SCC_SIT_OUTS_WORSE, "{other#setzt|setzen} {other} Spieler aus, nicht {best}"),
    BD_OTHER(
        SCC_SIT_OUT_LAST_WORSE,
        "setzen von gleich Berufenen nicht die untersten der Liste aus: zusammen {other} Plätze über dem "
        "Ende, nicht {best}"),
    BD_OTHER(SCC_SIT_OUT_PAIR_WORSE, "stehen die Aussetzenden {other} Plätze auseinander, nicht {best}"),
    BD_OTHER(SCC_NO_OPPONENT,
             "%s setzen aus: Es gibt keine Auslosung, die alle paart. Zwei von ihnen dürfen eine Partie "
             "außerhalb der Meisterschaft spielen, die nirgends zählt (--outside A,B)."),
    BD_OTHER(SCC_LAST_OF_LIST, " und %d"),
    BD_OTHER(SCC_ALL_FINISHED, "alle Anwesenden haben alle ihre Partien der Meisterschaft gespielt"),
    BD_OTHER(
        SCC_EVEN,
        "%d Spieler können gepaart werden, eine gerade Zahl; drei setzen nur an der Stelle von einem aus"),
    BD_OTHER(
        SCC_RULE_LEFT,
        "Von der einfachen Regel (der nächste tiefere Spieler, gegen den noch nicht gespielt wurde) wurde "
        "bei %d abgewichen: gegen %d und nicht %d."),
    BD_OTHER(
        SCC_RULE_STRANDS,
        "Von der einfachen Regel (der nächste tiefere Spieler, gegen den noch nicht gespielt wurde) wurde "
        "bei %d abgewichen: gegen %d und nicht %d. Bis zum Ende befolgt, lässt sie %s ohne Gegner."),
    BD_OTHER(SCC_FINISHED, "%d hat alle Partien der Meisterschaft gespielt."),
    BD_OTHER(SCC_SITS_OUT, "%d setzt mit zwei anderen aus."),
};

const bd_catalogue bd_scc_german = {scc_german_rows, sizeof scc_german_rows / sizeof *scc_german_rows};
