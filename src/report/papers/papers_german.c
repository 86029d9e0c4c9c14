/* German for papers_words.h. */
#include "report/papers/papers_words.h"

static const bd_translation papers_german_rows[] = {
    BD_OTHER(PAPERS_NEEDS, "es fehlt etwas, was der Verband verlangt; geben Sie es ein: bestdraw edit %s %s"),
    BD_OTHER_N(
        PAPERS_OPEN,
        "%zu Partie hat noch kein Ergebnis ('bestdraw missing %s' nennt sie); geben Sie es mit 'bestdraw "
        "result %s' ein",
        "%zu Partien haben noch kein Ergebnis ('bestdraw missing %s' nennt sie); geben Sie sie mit "
        "'bestdraw result %s' ein"),
    BD_OTHER(PAPERS_BAD_DAY,
             "%s=%.60s ist kein Datum wie 2026-11-20; geben Sie es ein: bestdraw edit %s %s=2026-11-20"),
    BD_OTHER(PAPERS_BAD_TIME,
             "time=%.60s ist keine Bedenkzeit, die gemeldet werden kann, wie 90, 90+15, G/90;d5 oder "
             "40/100,30+10; geben Sie sie ein: bestdraw edit %s time=90+15"),
    BD_OTHER(PAPERS_BAD_HEAD, "%s=%.60s muss aussehen wie %s; geben Sie es ein: bestdraw edit %s %s=%s"),
    BD_OTHER(PAPERS_BAD_NATIONAL,
             "die Nummer '%.40s' von %d %s muss %s sein; geben Sie sie ein: bestdraw edit %s %d national=%s"),
    BD_OTHER(PAPERS_ECF_CODE, "ein ECF-Code, sechs Ziffern und ein Buchstabe"),
    BD_OTHER(PAPERS_USCHESS_ID, "eine US-Chess-Nummer, acht Ziffern"),
    BD_OTHER(PAPERS_NOTHING_PLAYED, "es ist keine Partie gespielt, also gibt es nichts zu melden"),
    BD_OTHER_N(
        PAPERS_NO_NATIONAL,
        "%zu Spieler hat keine Nummer des Verbands, zum Beispiel %d %s (geben Sie sie ein: bestdraw edit "
        "%s %d national=%s)",
        "%zu Spieler haben keine Nummer des Verbands, zum Beispiel %d %s (geben Sie sie ein: bestdraw "
        "edit %s %d national=%s)"),
    BD_OTHER(
        PAPERS_NOT_SENT,
        "Runde %d: %d %s - %d %s endete mit einem Ergebnis, das nicht gemeldet werden kann; sagen Sie es "
        "dem Wertungsreferenten"),
    BD_OTHER(PAPERS_CUT, "'%.60s' ist länger als die %d Zeichen, die dafür da sind, und wurde gekürzt"),
    BD_OTHER(PAPERS_BLITZ,
             "eine Bedenkzeit dieser Länge ist Blitz, wofür das Format keinen Code hat; D wird geschrieben"),
};

const bd_catalogue bd_papers_german = {papers_german_rows,
                                       sizeof papers_german_rows / sizeof *papers_german_rows};
