/* German for round_words.h. */
#include "rulebook/round/round_words.h"

static const bd_translation round_german_rows[] = {
    BD_OTHER(ROUND_NOT_TO_BE_PAIRED_BUT_DRAWN,
             "Spieler %d steht in der Auslosung, soll in Runde %d aber nicht gepaart werden"),
    BD_OTHER(ROUND_TWICE, "Spieler %d steht zweimal in der Auslosung"),
    BD_OTHER(ROUND_BYE_OF_EVEN, "Spieler %d ist spielfrei, aber %d Spieler sind zu paaren, eine gerade Zahl"),
    BD_OTHER(ROUND_SIT_OUT_IDLE, "%d und %d setzen aus, obwohl sie gegeneinander spielen dürften"),
    BD_OTHER(ROUND_MISSING, "Spieler %d fehlt in der Auslosung"),
    BD_OTHER(ROUND_ONLY_RATED,
             "Spieler %d (%s) hat ein Rating (%d), aber keine Wertungszahl; setzen Sie die Option "
             "\"conversion\", die eines aus dem anderen schätzt (CAA 38), oder geben Sie eine geschätzte "
             "Wertungszahl an (CAA 3)"),
    BD_OTHER(
        ROUND_NOT_CONVERTED,
        "Spieler %d (%s) hat nur %d, wofür die Umrechnung \"%s\" nichts ergibt; geben Sie eine geschätzte "
        "Wertungszahl an (CAA 3) oder setzen Sie die Option \"ungraded\": \"bottom\""),
    BD_OTHER(
        ROUND_UNGRADED,
        "Spieler %d (%s) hat keine Wertungszahl; geben Sie eine geschätzte an (CAA 3) oder setzen Sie die "
        "Option \"ungraded\": \"bottom\""),
    BD_OTHER(ROUND_NO_NAME, "ohne Namen"),
    BD_OTHER(ROUND_NOBODY, "in Runde %d ist niemand da, der gepaart werden könnte"),
    BD_OTHER(ROUND_TOO_MANY, "höchstens %d Spieler können gepaart werden"),
    BD_OTHER(ROUND_ON_TWO_BOARDS, "Spieler %d kann nicht an zwei Brettern des Schiedsrichters sitzen"),
    BD_OTHER(ROUND_NO_BYE, "Spieler %d darf nach diesen Regeln nicht spielfrei sein"),
    BD_OTHER(ROUND_FORBIDDEN, "die Spieler %d und %d dürfen nie gepaart werden"),
    BD_OTHER(ROUND_MET, "die Spieler %d und %d haben schon gegeneinander gespielt"),
    BD_OTHER(ROUND_MAY_NOT_MEET, "die Spieler %d und %d dürfen nach diesen Regeln nicht aufeinandertreffen"),
    BD_OTHER(ROUND_NOT_TO_BE_PAIRED, "Spieler %d soll in Runde %d nicht gepaart werden"),
    BD_OTHER(ROUND_THEMSELVES, "Spieler %d kann nicht gegen sich selbst spielen"),
    BD_OTHER(ROUND_EVEN, "%d Spieler sind zu paaren, eine gerade Zahl, also ist niemand spielfrei"),
    BD_OTHER(ROUND_NO_SIT_OUTS, "das Regelwerk '%s' hat keine Regel, nach der drei Spieler aussetzen"),
    BD_OTHER(ROUND_LOT, "Das Los (Startwert %llu): %s."),
    BD_OTHER(ROUND_TITLE_CAA, "Britisches gesetztes Schweizer System"),
    BD_OTHER(ROUND_TITLE_CAA_LONG, "Britisches gesetztes Schweizer System für lange Turniere (CAA 28: Der "
                                   "Hochgeloste wird von der Mittellinie nach oben gesucht)"),
    BD_OTHER(ROUND_TITLE_CAA_LARGE, "Britisches gesetztes Schweizer System für große Felder (CAA 29: Der "
                                    "Heruntergeloste wird von unten bis zur Mittellinie gesucht)"),
    BD_OTHER(ROUND_TITLE_CAA_RANDOM,
             "Britisches Schweizer System ohne Setzliste (CAA 30: das Los statt der Wertungszahlen)"),
    BD_OTHER(ROUND_TITLE_FIDE, "FIDE-System (Dutch)"),
    BD_OTHER(ROUND_TITLE_PLAIN,
             "Einfaches Schweizer System: Wiederholungen, Schule, Punkte, Farbe, Wertungszahl, Floats"),
    BD_OTHER(ROUND_TITLE_SCA,
             "Schweizer System für Schulen: Schule vor Punkten, nach Los statt Wertungszahl"),
    BD_OTHER(ROUND_TITLE_SCC, "Vereinsmeisterschaft über eine Saison: der nächste Spieler, gegen den noch "
                              "nicht gespielt wurde, geordnet nach GSRP"),
    BD_OTHER(ROUND_TITLE_USCF, "US Chess: die Grundregeln 27A, mit Mannschaften bis plus zwei (28N1)"),
};

const bd_catalogue bd_round_german = {round_german_rows,
                                      sizeof round_german_rows / sizeof *round_german_rows};
