/* German for csv_words.h. */
#include "io/csv/csv_words.h"

static const bd_translation csv_german_rows[] = {
    BD_OTHER(CSV_LINE_END_INSIDE, "%s enthält ein Zeilenende oder einen Tabulator"),
    BD_OTHER(CSV_NOT_A_NUMBER, "%s ist '%.*s'; eine Zahl von %d bis %d wird erwartet"),
    BD_OTHER(
        CSV_BYE_FORM,
        "das Freilos '%.*s' ist nicht zu verstehen; Runden von 1 bis %d mit H, F oder Z werden erwartet, "
        "wie 3H 5Z"),
    BD_OTHER(CSV_TWO_BYES, "es gibt zwei Freilose für Runde %d"),
    BD_OTHER(CSV_NO_ID,
             "dieser Spieler hat keine id (die Nummer im Turnier); geben Sie jedem eine oder keinem"),
    BD_OTHER(CSV_ID_TWICE, "die id %d steht zum zweiten Mal da (zuerst in Zeile %d)"),
    BD_OTHER(CSV_TOO_MANY, "es sind mehr als %d Spieler"),
    BD_OTHER(CSV_NO_NAME, "dieser Spieler hat keinen Namen"),
    BD_OTHER(CSV_NO_NAME_COLUMN, "die Kopfzeile hat keine Spalte 'name' und kein 'surname' und 'forename'"),
    BD_OTHER(CSV_NO_PLAYERS, "unter der Kopfzeile stehen keine Spieler"),
    BD_OTHER(CSV_RESULT_NOT_A_NUMBER, "die Spalte '%s' hat '%.*s'; eine Zahl von 1 bis %d wird erwartet"),
    BD_OTHER(CSV_NO_GAME, "diese Zeile nennt weder ein Brett noch Weiß und Schwarz"),
    BD_OTHER(CSV_HALF_A_GAME, "diese Zeile nennt nur eines von Weiß und Schwarz"),
    BD_OTHER(CSV_PLAYS_THEMSELVES, "Spieler %d spielt gegen sich selbst"),
    BD_OTHER(CSV_NO_RESULT_COLUMN, "die Kopfzeile hat keine Spalte 'result'"),
    BD_OTHER(CSV_QUOTE_INSIDE,
             "in einem Feld steht ein Anführungszeichen; setzen Sie das ganze Feld in Anführungszeichen und "
             "verdoppeln Sie die darin"),
    BD_OTHER(CSV_QUOTE_OPEN, "dieses Anführungszeichen wird nie geschlossen"),
    BD_OTHER(CSV_AFTER_QUOTE,
             "unerwarteter Text nach dem schließenden Anführungszeichen; ein Trennzeichen wird erwartet"),
    BD_OTHER(CSV_TOO_MANY_CELLS, "diese Zeile hat mehr als %d Felder"),
    BD_OTHER(CSV_OTHERS_KEPT, "diese Spalten sind nicht bekannt und werden als Notizen behalten: %s"),
    BD_OTHER(CSV_NOT_A_SEX, "das Geschlecht ist '%.*s'; m oder f wird erwartet"),
    BD_OTHER(
        CSV_CELL_NAMELESS,
        "dieses Feld steht in einer Spalte ohne Namen; geben Sie der Spalte in der Kopfzeile einen Namen"),
    BD_OTHER(CSV_OTHERS_UNUSED, "diese Spalten sind nicht bekannt und werden nicht benutzt: %s"),
    BD_OTHER(CSV_NO_HEADER, "die Datei ist leer; eine Kopfzeile wird erwartet"),
    BD_OTHER(CSV_COLUMN_TWICE, "die Spalte '%s' kommt zweimal vor"),
    BD_OTHER(CSV_ROW_WIDTH,
             "die Zahl der Felder ist %zu in dieser Zeile und %zu in der Kopfzeile; fehlt ein Trennzeichen, "
             "oder steht eines ohne Anführungszeichen?"),
};

const bd_catalogue bd_csv_german = {csv_german_rows, sizeof csv_german_rows / sizeof *csv_german_rows};
