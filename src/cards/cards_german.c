/* German for cards_words.h. */
#include "cards/cards_words.h"

static const bd_translation cards_german_rows[] = {
    BD_OTHER(
        CARDS_NOT_A_RESULT,
        "'%.40s' ist kein Ergebnis; nehmen Sie 1-0, 0-1, 1/2, +- (Weiß kampflos), -+ (Schwarz kampflos), "
        "-- (keiner erschienen), 0-0, 1/2-0, 0-1/2 (Strafen) oder * (noch nicht bekannt)"),
    BD_OTHER(CARDS_NOT_A_BYE,
             "'%.40s' ist keine Art von Freilos; nehmen Sie F (voller Punkt), H (halber Punkt), Z (abwesend, "
             "kein Punkt) oder U (zugeteiltes Freilos)"),
    BD_OTHER(CARDS_NO_SUCH_PLAYER, "in dieser Datei gibt es keinen Spieler %d"),
    BD_OTHER(CARDS_NO_SUCH_ROUND, "es gibt keine Runde %d: Dieses Turnier hat die Runden 1 bis %d"),
    BD_OTHER(CARDS_ROUND_NOT_DRAWN, "Runde %d ist noch nicht ausgelost; die nächste ist Runde %d"),
    BD_OTHER(CARDS_WITHDRAWN, "Spieler %d hat sich ab Runde %d zurückgezogen; holen Sie ihn zuerst zurück"),
    BD_OTHER(CARDS_NOT_JOINED, "Spieler %d kommt erst zu Runde %d dazu"),
    BD_OTHER(CARDS_HAS_BYE, "Spieler %d hat ein Freilos in Runde %d; nehmen Sie es zuerst zurück"),
    BD_OTHER(CARDS_OTHER_OPPONENT, "Spieler %d hat den Gegner %d in Runde %d, nicht %d"),
    BD_OTHER(CARDS_NOT_ON_A_BOARD,
             "Spieler %d sitzt an keinem Brett der veröffentlichten Auslosung von Runde %d"),
    BD_OTHER(CARDS_COLOURS_REVERSED, "in Runde %d hat Spieler %d Weiß gegen %d, nicht Schwarz"),
    BD_OTHER(CARDS_OTHER_BOARD,
             "die veröffentlichte Auslosung von Runde %d hat %d gegen %d, nicht %d gegen %d"),
    BD_OTHER(CARDS_PLAYS_THEMSELVES, "Spieler %d kann nicht gegen sich selbst spielen"),
    BD_OTHER(CARDS_HAS_OPPONENT, "Spieler %d hat den Gegner %d in Runde %d"),
    BD_OTHER(CARDS_HAS_GAME, "Spieler %d hat eine Partie in Runde %d"),
    BD_OTHER(CARDS_IN_THE_DRAW,
             "Spieler %d steht in der veröffentlichten Auslosung von Runde %d: %d gegen %d; 'bestdraw repair "
             "FILE --absent=%d' nimmt ihn heraus"),
    BD_OTHER(
        CARDS_IS_PAIRED,
        "Spieler %d ist mit %d in Runde %d gepaart; 'bestdraw repair FILE --absent=%d' nimmt ihn aus der "
        "Auslosung"),
    BD_OTHER(CARDS_HAS_NO_BYE, "Spieler %d hat kein Freilos in Runde %d"),
    BD_OTHER(CARDS_PLAYER_EXISTS, "es gibt schon einen Spieler %d; wählen Sie eine andere Nummer"),
    BD_OTHER(CARDS_TOO_MANY_PLAYERS, "ein Turnier kann höchstens %d Spieler haben"),
    BD_OTHER(CARDS_ROUND_BEGUN, "Runde %d hat begonnen: Spieler %d hat darin ein Ergebnis"),
    BD_OTHER(CARDS_DRAW_EXISTS, "eine andere Auslosung von Runde %d ist schon veröffentlicht"),
    BD_OTHER(CARDS_DRAW_OF_STRANGER, "Spieler %d der Auslosung ist nicht im Turnier"),
    BD_OTHER(CARDS_ID_RANGE, "die Nummer eines Spielers muss von 1 bis %d sein, nicht %d"),
    BD_OTHER(CARDS_ROUND_RANGE, "eine Runde muss von 1 bis %d sein, nicht %d"),
    BD_OTHER(CARDS_TWO_ENTRIES, "Spieler %d hat zwei Einträge für Runde %d; eine Karte hat einen je Runde"),
    BD_OTHER(CARDS_BAD_TEXT, "%s muss eine Textzeile von höchstens %d Bytes ohne Steuerzeichen sein"),
    BD_OTHER(CARDS_BAD_NUMBER, "%s muss eine Zahl von 1 bis %d oder leer sein, nicht '%.60s'"),
    BD_OTHER(CARDS_BAD_FLAG, "%s muss yes oder no sein, nicht '%.60s'"),
    BD_OTHER(CARDS_BAD_SEX, "%s muss m oder f sein, nicht '%.60s'"),
    BD_OTHER(CARDS_BAD_DATE, "%s muss ein Datum wie 2026-11-20 sein, nicht '%.60s'"),
    BD_OTHER(CARDS_NO_DATE_ROUND, "'%.60s': Die Runden sind 1 bis %d"),
    BD_OTHER(CARDS_NO_NAME, "ein Spieler braucht einen Namen"),
    BD_OTHER(CARDS_NO_PLAYER_KEY,
             "'%.60s' gibt es bei einem Spieler nicht; nehmen Sie name, grade, rating, rank, title, club, "
             "school, team, federation, fide, national, birth, sex, top oder filler"),
    BD_OTHER(
        CARDS_NO_EVENT_KEY,
        "'%.60s' gibt es bei einem Turnier nicht; nehmen Sie name, rounds, rules, tiebreaks, option.NAME, "
        "city, country, start, end, players, rated, teams, type, arbiter, deputies, time, date.ROUND, "
        "ecf.code, ecf.submission, ecf.section, ecf.officer, ecf.officer-address, ecf.treasurer, "
        "ecf.treasurer-address, uschess.affiliate, uschess.td, uschess.assistant, uschess.section, "
        "uschess.state oder uschess.zip"),
    BD_OTHER(CARDS_ROUNDS_DRAWN, "Runde %d ist schon ausgelost, das Turnier kann also nicht %d Runden haben"),
    BD_OTHER(CARDS_BYE_BEYOND, "Spieler %d hat ein Freilos in Runde %d, aber das Turnier hätte %d Runden"),
    BD_OTHER(CARDS_TWO_ARRANGED_BYES, "für Spieler %d sind zwei Freilose in Runde %d vereinbart"),
};

const bd_catalogue bd_cards_german = {cards_german_rows,
                                      sizeof cards_german_rows / sizeof *cards_german_rows};
