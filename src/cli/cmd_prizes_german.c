/* German for cmd_prizes_words.h. */
#include "cli/cmd_prizes_words.h"

static const bd_translation cmd_prizes_german_rows[] = {
    BD_OTHER(CLI_PRIZES_HELP, "Verteilt die Preise oder ändert, was das Turnier gibt."),
    BD_OTHER(CLI_PRIZES_ABOUT,
             "Ohne --add, --remove, --sharing, --several oder --currency sagt es, wer was gewinnt, nach der "
             "Rangliste. Punktgleiche Spieler teilen die Preise, die sie zusammen gewinnen (docs/prizes.md); "
             "'sheet FILE prizes' druckt dasselbe für die Wand."),
    BD_OTHER(CLI_PRIZES_ROUND,
             "nach der Rangliste nach Runde N; Vorgabe: die letzte Runde mit einem Ergebnis"),
    BD_OTHER(CLI_PRIZES_ADD, "eine Kategorie hinzufügen oder die dieses Namens ersetzen; braucht --amounts"),
    BD_OTHER(CLI_PRIZES_AMOUNTS, "ihre Preise, der größte zuerst"),
    BD_OTHER(CLI_PRIZES_GRADE, "nur Spieler mit einer Wertungszahl in dem Bereich: 1400-1599, -1599, 2000-"),
    BD_OTHER(CLI_PRIZES_UNGRADED, "mit --grade: auch Spieler ohne Wertungszahl"),
    BD_OTHER(CLI_PRIZES_BORN, "nur Spieler mit Geburtsjahr in dem Bereich: 2008-, 1960-1970, -1960"),
    BD_OTHER(CLI_PRIZES_SEX, "nur Männer oder nur Frauen"),
    BD_OTHER(CLI_PRIZES_CLUB, "nur Spieler dieses Vereins"),
    BD_OTHER(CLI_PRIZES_SCHOOL, "nur Spieler dieser Schule"),
    BD_OTHER(CLI_PRIZES_TEAM, "nur Spieler dieser Mannschaft"),
    BD_OTHER(CLI_PRIZES_FEDERATION, "nur Spieler dieser Föderation"),
    BD_OTHER(CLI_PRIZES_REMOVE, "eine Kategorie entfernen"),
    BD_OTHER(
        CLI_PRIZES_SHARING,
        "wie bei Gleichstand geteilt wird: zu gleichen Teilen (die Vorgabe), halb so und halb nach Platz, "
        "oder nach Platz"),
    BD_OTHER(CLI_PRIZES_SEVERAL, "ob ein Spieler in mehr als einer Kategorie gewinnen kann; Vorgabe: no"),
    BD_OTHER(CLI_PRIZES_CURRENCY, "das Zeichen vor Beträgen"),
    BD_OTHER(CLI_PRIZES_NEEDS_AMOUNTS, "--add braucht --amounts, zum Beispiel --amounts=100,50,25"),
    BD_OTHER(CLI_PRIZES_NEEDS_ADD,
             "nur eine Kategorie, die hinzugefügt wird, hat '--%s'; geben Sie auch --add=NAME an"),
    BD_OTHER(CLI_PRIZES_BAD_AMOUNTS,
             "Beträge wie 100,50,12.50 werden erwartet, keiner größer als der davor, nicht '%s'"),
    BD_OTHER(CLI_PRIZES_BAD_RANGE, "ein Bereich wie 1400-1599, -1599 oder 2000- wird erwartet, nicht '%s'"),
    BD_OTHER(CLI_PRIZES_NO_CATEGORY, "es gibt keine Kategorie '%s'"),
    BD_OTHER(CLI_PRIZES_TOO_MANY, "ein Turnier kann höchstens %d Kategorien von Preisen haben"),
    BD_OTHER(CLI_PRIZES_ADDED, "%s: %zu von %zu Kategorien"),
    BD_OTHER(CLI_PRIZES_REMOVED, "%s ist entfernt; verbleibende Kategorien: %zu"),
    BD_OTHER(CLI_PRIZES_CHANGED, "die Regel für Preise ist geändert"),
    BD_OTHER(CLI_PRIZES_TRF,
             "eine TRF-Datei hat keinen Platz für Preise; 'bestdraw convert %s event.json' macht eine Datei, "
             "die ihn hat"),
};

const bd_catalogue bd_cmd_prizes_german = {cmd_prizes_german_rows,
                                           sizeof cmd_prizes_german_rows / sizeof *cmd_prizes_german_rows};
