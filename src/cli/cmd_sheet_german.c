/* German for cmd_sheet_words.h. */
#include "cli/cmd_sheet_words.h"

static const bd_translation cmd_sheet_german_rows[] = {
    BD_OTHER(CLI_SHEET_HELP,
             "Druckt, was an der Wand hängt: Paarungen, Rangliste, Kreuztabelle, Ergebniszettel."),
    BD_OTHER(CLI_SHEET_WORDS, "FILE [KIND ...]"),
    BD_OTHER(
        CLI_SHEET_ABOUT,
        "KIND ist eines oder mehrere von pairings (die Vorgabe), alphabetical, cards, standings, "
        "crosstable, slips, notplaying, schools, teams, prizes. Mit --all werden mehrere Dateien, die "
        "Gruppen eines Kongresses, in einem Lauf gedruckt. Das Format folgt dem Namen nach -o: .html zum "
        "Drucken aus einem Browser, .pdf, .csv, .txt; PDF macht Chromium oder Chrome, wenn es installiert "
        "ist. Jede Seite hat ihre Überschrift; Buchstaben sind so groß, wie die Zahl der Zeilen erlaubt."),
    BD_OTHER(CLI_SHEET_ROUND, "die Blätter der Runde N, die Rangliste nach Runde N; Vorgabe: die letzte"),
    BD_OTHER(CLI_SHEET_ALL, "mehrere Dateien: alle Angaben, die kein KIND sind"),
    BD_OTHER(CLI_SHEET_FORMAT, "das Format; Vorgabe: wie der Name nach -o endet, sonst text"),
    BD_OTHER(CLI_SHEET_SCREEN, "HTML für einen Projektor: groß, und es läuft von selbst durch"),
    BD_OTHER(CLI_SHEET_PAPER, "das Papier; Vorgabe: a4"),
    BD_OTHER(CLI_SHEET_DATE, "das Datum in der Überschrift; Vorgabe: wie in der Datei"),
    BD_OTHER(CLI_SHEET_BEST, "wie viele Spieler einer Schule oder Mannschaft zählen; Vorgabe: 4"),
    BD_OTHER(CLI_SHEET_NOT_A_KIND,
             "'%s' ist keine Art von Blatt; wählen Sie aus pairings, alphabetical, cards, standings, "
             "crosstable, slips, notplaying, schools, teams und prizes (mehrere Dateien brauchen --all)"),
    BD_OTHER(CLI_SHEET_MEANT,
             "'%s' ist keine Art von Blatt; meinten Sie '%s'? (mehrere Dateien brauchen --all)"),
    BD_OTHER(CLI_SHEET_NO_FILE,
             "welche Datei? Alle Angaben sind Arten von Blättern; schreiben Sie './%s' für eine Datei dieses "
             "Namens"),
    BD_OTHER(CLI_SHEET_NO_ROUND,
             "noch ist keine Runde veröffentlicht; 'bestdraw draw FILE --save' veröffentlicht die nächste"),
    BD_OTHER(CLI_SHEET_NOT_DRAWN, "Runde %d ist nicht veröffentlicht; die letzte ist Runde %d"),
    BD_OTHER(CLI_SHEET_ONE_CSV, "CSV fasst ein Blatt; verlangen Sie eine Art aus einer Datei"),
    BD_OTHER(CLI_SHEET_SCREEN_FORMAT, "macht HTML; es geht nicht zusammen mit einem anderen Format"),
    BD_OTHER(CLI_BROWSER_NONE,
             "PDF druckt Chromium oder Chrome, was nicht installiert ist; schreiben Sie HTML ('-o %s') und "
             "drucken Sie es aus irgendeinem Browser"),
    BD_OTHER(CLI_BROWSER_FAILED,
             "%s hat die Seite nicht gedruckt (Exitcode %d); schreiben Sie HTML und drucken Sie es aus "
             "irgendeinem Browser"),
    BD_OTHER(CLI_BROWSER_NO_FOLDER, "für den Browser kann kein Ordner angelegt werden: %s"),
};

const bd_catalogue bd_cmd_sheet_german = {cmd_sheet_german_rows,
                                          sizeof cmd_sheet_german_rows / sizeof *cmd_sheet_german_rows};
