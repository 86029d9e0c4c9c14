/* German for research_words.h. */
#include "cli/research_words.h"

static const bd_translation research_german_rows[] = {
    BD_OTHER(CLI_AUDIT_HELP,
             "Vergleicht jede Stufe einer Auslosung mit einem einfachen ganzzahligen Optimierer."),
    BD_OTHER(CLI_AUDIT_ABOUT,
             "Jede Stufe wird als lesbares Modell geschrieben (siehe 'bestdraw help export') und durch "
             "Verzweigen und Begrenzen von GLPK gelöst, das nichts mit dem Weg zur Auslosung gemein hat. Das "
             "ist über ein paar Dutzend Spieler langsam. Exitcode 0: Alle Stufen stimmen überein; 1: Eine "
             "Stufe weicht ab; 4: Eine Stufe wurde nicht rechtzeitig entschieden."),
    BD_OTHER(CLI_AUDIT_STAGE_LIMIT, "Zeit für jede Stufe der Prüfung; Vorgabe: 60"),
    BD_OTHER(CLI_AUDIT_UNDECIDED, "nicht rechtzeitig entschieden"),
    BD_OTHER(CLI_AUDIT_AGREES, "stimmt überein"),
    BD_OTHER(CLI_AUDIT_DIFFERS, "WEICHT AB: %lld"),
    BD_OTHER(CLI_AUDIT_NO_DRAW, "WEICHT AB: Keine Auslosung hat die Werte der Stufen davor"),
    BD_OTHER_N(CLI_AUDIT_SUM, "%zu Stufe stimmt überein, %zu weichen ab, %zu nicht entschieden\n",
               "%zu Stufen stimmen überein, %zu weichen ab, %zu nicht entschieden\n"),
    BD_OTHER(CLI_EXPORT_HELP,
             "Schreibt eine Stufe einer Auslosung für andere Programme: ihr Modell oder ihren Beweis."),
    BD_OTHER(
        CLI_EXPORT_ABOUT,
        "Das Modell (GNU MathProg, models/stage.mod) hat eine ganzzahlige Variable für jedes zulässige "
        "Brett und eine Gleichung für jeden Spieler und jede frühere Stufe; es minimiert die Kosten der "
        "Stufe. 'glpsol --math FILE' löst es. Mit --format=vipr wird der Beweis der Stufe für viprchk "
        "geschrieben, den öffentlichen Prüfer ganzzahliger Programme; mit --format=round alle Stufen der "
        "Runde mit den Kosten jedes Paares, für Prüfer, die keine Regeln kennen."),
    BD_OTHER(CLI_EXPORT_STAGE, "die zu schreibende Stufe; ohne sie werden die Stufen genannt"),
    BD_OTHER(CLI_EXPORT_FORMAT,
             "Ausgabeformat (round nimmt kein --stage); Vorgabe: mathprog, für 'glpsol --math FILE'"),
    BD_OTHER(CLI_EXPORT_VIPR, "den Beweis von --stage oder der ganzen Auslosung für viprchk schreiben"),
    BD_OTHER(CLI_EXPORT_INSTANCE,
             "die Runde mit allen ihren Kosten schreiben, für Prüfer, die keine Regeln kennen"),
    BD_OTHER(CLI_EXPORT_NOT_PROVED,
             "die Auslosung ist nicht als beste bewiesen, also gibt es keinen Beweis zu schreiben"),
    BD_OTHER(CLI_EXPORT_DATA, "bei mathprog: nur die Daten, für models/stage.mod"),
    BD_OTHER(CLI_EXPORT_FREE,
             "die Stufe %s kostet an keinem zulässigen Brett etwas, also gibt es nichts zu beweisen"),
    BD_OTHER(CLI_EXPORT_STAGE_MEANT, "es gibt keine Stufe '%.60s'; meinten Sie '%s'?"),
    BD_OTHER(CLI_EXPORT_NO_STAGE, "es gibt keine Stufe '%.60s'; ohne --stage werden sie genannt"),
    BD_OTHER(CLI_GENERATE_HELP,
             "Erfindet ein Turnier: Spieler, nach einem Verfahren ausgeloste Runden, zufällige Ergebnisse."),
    BD_OTHER(
        CLI_GENERATE_ABOUT,
        "Alles folgt aus dem Startwert und den Optionen, nur in ganzen Zahlen: dieselbe Datei auf jedem "
        "Rechner. Ergebnisse hängen von den Ratings ab (docs/generate.md beschreibt das Modell) und "
        "davon, wer in welcher Runde auf wen trifft, so dass Verfahren unter gleichem Glück verglichen "
        "werden können. Bleibt das Verfahren stecken, werden die bis dahin gespielten Runden geschrieben, "
        "und der Exitcode ist 1."),
    BD_OTHER(CLI_GENERATE_PLAYERS, "Zahl der Teilnehmer; Vorgabe: 40"),
    BD_OTHER(CLI_GENERATE_ROUNDS, "Zahl der geplanten Runden; Vorgabe: 7"),
    BD_OTHER(CLI_GENERATE_PLAYED, "auszulosende und zu spielende Runden; Vorgabe: alle"),
    BD_OTHER(CLI_GENERATE_METHOD, "wie die Runden ausgelost werden; Vorgabe: best"),
    BD_OTHER(CLI_GENERATE_FORMAT, "Ausgabeformat; Vorgabe: nach dem Namen der Ausgabedatei, sonst json"),
    BD_OTHER(CLI_GENERATE_BAD_FORMAT, "ein Turnier wird als json oder trf geschrieben"),
    BD_OTHER(CLI_GENERATE_TOO_MANY, "nur %d Runden sind geplant"),
    BD_OTHER(
        CLI_GENERATE_STUCK,
        "Runde %d konnte nach dem Verfahren '%s' nicht ausgelost werden; %d von %d Runden wurden gespielt"),
    BD_OTHER(CLI_MATCH_HELP, "Löst ein Paarungsproblem mit mehreren Kosten, außerhalb des Schachs."),
    BD_OTHER(CLI_MATCH_ABOUT,
             "Von allen vollständigen Paarungen eines Graphen findet es die mit den kleinsten ersten Kosten, "
             "unter diesen die mit den kleinsten zweiten und so fort, mit einem Beweis. docs/certificate.md "
             "beschreibt Instanzen (Text und JSON) und Zertifikate. '-' ist die Standardeingabe. Exitcode 0: "
             "als beste bewiesen; 1: Es gibt keine vollständige Paarung; 4: nicht bewiesen."),
    BD_OTHER(CLI_MATCH_SOLVER, "wer die Stufen löst; ohne die Angabe das schnellste"),
    BD_OTHER(CLI_MATCH_CERTIFICATE,
             "den Beweis in FILE schreiben; 'bestdraw-verify INSTANCE FILE' prüft ihn"),
    BD_OTHER(CLI_SIMULATE_HELP,
             "Spielt viele Turniere, bestmöglich und von Hand ausgelost, und vergleicht die Auslosungen."),
    BD_OTHER(
        CLI_SIMULATE_ABOUT,
        "Jedes Turnier wird wie von 'bestdraw generate' erfunden und nach jedem Verfahren ausgelost, "
        "jedes in einer eigenen Welt mit denselben Spielern und demselben Glück; jede Auslosung wird mit "
        "der besten aus denselben Karten verglichen (docs/simulate.md sagt, was gezählt wird). Dieselben "
        "Optionen geben dieselbe Ausgabe, Byte für Byte, wie viele Threads, Teile oder Läufe es auch "
        "brauchte. Mit --output geht ein abgebrochener Lauf weiter, wo er aufhörte. Exitcode 1: --merge "
        "fand fehlende Turniere; 4: abgebrochen."),
    BD_OTHER(CLI_SIMULATE_TOURNAMENTS, "Zahl der Turniere; Vorgabe: 100"),
    BD_OTHER(CLI_SIMULATE_PLAYERS, "Spielerzahlen, der Reihe nach; Vorgabe: 40"),
    BD_OTHER(CLI_SIMULATE_ROUNDS, "Runden in jedem Turnier; Vorgabe: 7"),
    BD_OTHER(CLI_SIMULATE_METHODS, "mit best zu vergleichende Verfahren; Vorgabe: cards,lazy,greedy,random"),
    BD_OTHER(CLI_SIMULATE_WORLDS, "jedes Verfahren lost sein eigenes Turnier aus (die Vorgabe)"),
    BD_OTHER(CLI_SIMULATE_HISTORIES,
             "jedes Verfahren lost aus den Karten aus, zu denen die besten Auslosungen führten"),
    BD_OTHER(CLI_SIMULATE_THREADS, "Zahl der Threads; Vorgabe: einer je Prozessor"),
    BD_OTHER(CLI_SIMULATE_SHARD, "nur Teil K von N spielen; braucht --output"),
    BD_OTHER(CLI_SIMULATE_OUTPUT,
             "eine Zeile je Turnier schreiben; eine unfertige Datei wird vervollständigt"),
    BD_OTHER(CLI_SIMULATE_TIMES, "die Zeiten der Auslosungen ebenso schreiben"),
    BD_OTHER(CLI_SIMULATE_MERGE, "nichts spielen: über die Dateien früherer Läufe berichten"),
    BD_OTHER(CLI_SIMULATE_HTML, "eine Seite mit Tabellen und Diagrammen schreiben"),
    BD_OTHER(CLI_SIMULATE_PLOTS, "die Diagramme als SVG-Dateien schreiben"),
    BD_OTHER(CLI_SIMULATE_NO_FOLDER, "der Ordner kann nicht angelegt werden: %s"),
    BD_OTHER(CLI_SIMULATE_NO_FILES, "--merge braucht die Dateien früherer Läufe"),
    BD_OTHER(CLI_SIMULATE_MISSING, "%d von %d Turnieren fehlen; das erste fehlende ist Nummer %d"),
    BD_OTHER(CLI_SIMULATE_PROGRESS, "%lld von %lld Turnieren, noch etwa %s"),
    BD_OTHER(CLI_SIMULATE_INTERRUPTED, "abgebrochen: %lld von %d Turnieren sind gespielt"),
    BD_OTHER(CLI_SIMULATE_INTERRUPTED_GO_ON,
             "abgebrochen: %lld von %d Turnieren sind gespielt; derselbe Befehl macht weiter"),
    BD_OTHER(CLI_SIMULATE_NO_MERGE, "unerwartet '%.100s': Dateien werden nur mit --merge gelesen"),
    BD_OTHER(CLI_SIMULATE_SHARD_OUTPUT, "--shard braucht --output, damit --merge den Teil lesen kann"),
    BD_OTHER(CLI_SIMULATE_SHARD_REPORT, "--shard berichtet nicht: Geben Sie '--%s' mit --merge an"),
    BD_OTHER(CLI_SIMULATE_ONE_OF, "--worlds und --same-histories schließen einander aus"),
    BD_OTHER(CLI_SIMULATE_BAD_SHARD, "die Option '--shard' ist K/N mit K von 1 bis N, nicht '%.60s'"),
    BD_OTHER(CLI_SIMULATE_NOT_WITH_MERGE,
             "die Option '--%s' hat mit --merge keine Wirkung: Die Dateien sagen, was gespielt wurde"),
    BD_OTHER(CLI_BANNER, "bestdraw (takes the calls of BBP Pairings and JaVaFo) - v%s\n"),
    BD_OTHER(CLI_DUTCH_USAGE,
             "Aufruf: bestdraw [-r] --dutch FILE -p [OUT] [-l [LIST]]\n        bestdraw [-r] --dutch FILE -c "
             "[-l [LIST]]\n        bestdraw [-r] --dutch [MODEL] -g [CONFIG] -o OUT [-s SEED] [-l [LIST]]\n"),
    BD_OTHER(CLI_DUTCH_ONE_OF, "-%c und -%c schließen einander aus"),
    BD_OTHER(CLI_DUTCH_UNKNOWN, "unbekannte Option oder Angabe '%.100s'"),
    BD_OTHER(CLI_DUTCH_BURSTEIN,
             "das Burstein-System (FIDE C.04.4.2) ist keines der Regelwerke; nehmen Sie --dutch (für jede "
             "Größe)"),
    BD_OTHER(CLI_DUTCH_NO_ACTION, "eines von -p, -c und -g ist nötig"),
    BD_OTHER(CLI_DUTCH_NO_FILE, "die Turnierdatei fehlt"),
    BD_OTHER(CLI_DUTCH_NO_OUTPUT, "-g braucht -o mit dem Namen einer Datei"),
    BD_OTHER(CLI_DUTCH_UNREADABLE, "die Datei kann nicht gelesen werden"),
    BD_OTHER(CLI_DUTCH_NO_ROUNDS,
             "die Rundenzahl fehlt (142 oder XXR); für die letzte Runde gelten eigene Regeln"),
    BD_OTHER(CLI_DUTCH_FINISHED, "das Turnier ist zu Ende: %d von %d Runden sind gespielt"),
    BD_OTHER(CLI_DUTCH_LOT,
             "die Datei nennt die Anfangsfarbe nicht; %s für den Ersten der Setzliste wurde gelost (zum "
             "Wiederholen diese Zeile: XXC %s)"),
    BD_OTHER(CLI_DUTCH_WHITE, "Weiß"),
    BD_OTHER(CLI_DUTCH_BLACK, "Schwarz"),
    BD_OTHER(
        CLI_DUTCH_NO_DRAW,
        "No valid pairing exists: %s: Runde %d kann nicht gepaart werden, ohne ein absolutes Kriterium zu "
        "verletzen\n"),
    BD_OTHER(CLI_DUTCH_NOT_PROVED, "die Auslosung der Runde %d ist nicht bewiesen"),
    BD_OTHER(CLI_DUTCH_DIFFERENCES, "  Checker pairings        Tournament pairings \n"),
    BD_OTHER(CLI_DUTCH_PLACES, "%s: Places after round %d\n  Checker places          Tournament places \n"),
    BD_OTHER(CLI_DUTCH_NONE_VALID, "No valid pairing exists for round %d.\n\n"),
    BD_OTHER(CLI_DUTCH_BAD_LINE, "eine Zeile KEY=NUMBER wird erwartet"),
    BD_OTHER(CLI_DUTCH_BAD_VALUE,
             "%s: '%.*s' hat einen Wert, der nicht zum Schlüssel passt (Punkte sind Vielfache von 0.5), und "
             "wird übergangen"),
    BD_OTHER(CLI_DUTCH_BAD_KEY, "%s: Der Schlüssel '%.*s' wird übergangen"),
    BD_OTHER(CLI_DUTCH_BAD_SEED, "der Startwert '%.100s' ist keine Zahl"),
    BD_OTHER(CLI_DUTCH_ENDS, "Runde %d konnte nicht gepaart werden; das Turnier endet davor"),
    BD_OTHER(CLI_ASK_REQUEST, "Anfrage"),
    BD_OTHER(CLI_ASK_EXPECTED, "%s wird erwartet, nicht %s"),
    BD_OTHER(CLI_ASK_A_SCALAR, "ein Text oder eine Zahl"),
    BD_OTHER(CLI_ASK_A_TEXT, "ein Text"),
    BD_OTHER(CLI_ASK_A_NUMBER, "eine Zahl"),
    BD_OTHER(CLI_ASK_A_WHOLE_NUMBER, "eine ganze Zahl"),
    BD_OTHER(CLI_ASK_A_FLAG, "true oder false"),
    BD_OTHER(CLI_ASK_A_PLAYER, "Nummer oder Name eines Spielers"),
    BD_OTHER(CLI_ASK_SETTINGS, "ein Objekt aus Namen und Werten, oder \"name=value\""),
    BD_OTHER(CLI_ASK_FILES, "ein Objekt aus Dateinamen und Texten"),
    BD_OTHER(CLI_ASK_AN_OBJECT, "ein Objekt mit den Optionen des Befehls"),
    BD_OTHER(CLI_ASK_MISSING, "\"%s\" fehlt; '%s' braucht es"),
    BD_OTHER(CLI_ASK_NEEDS, "\"%s\" ist ohne \"%s\" angegeben"),
    BD_OTHER(CLI_ASK_OPTION_MEANT, "dies ist keine Option von '%s'; meinten Sie '%s'?"),
    BD_OTHER(CLI_ASK_NO_OPTION, "dies ist keine Option von '%s'"),
    BD_OTHER(CLI_ASK_NO_EVENT, "'%s' braucht ein Turnier, und keines ist angegeben"),
    BD_OTHER(
        CLI_ASK_NO_FILE,
        "die Anfrage hat keine Datei '%.100s'; geben Sie ihren Text an in \"files\": {\"%.100s\": \"...\"}"),
    BD_OTHER(CLI_ASK_FILE_TWICE, "es gibt zwei Dateien des Namens '%.100s'"),
    BD_OTHER(CLI_ASK_FILE_IS_EVENT,
             "'%.100s' ist das Turnier; wählen Sie für diese Datei einen anderen Namen"),
    BD_OTHER(CLI_ASK_FILE_LARGE, "die Datei '%.100s' ist zu groß"),
    BD_OTHER(CLI_ASK_NOT_HERE, "'%s' ist für die Befehlszeile; eine Anfrage kann es nicht haben"),
    BD_OTHER(CLI_ASK_KEYS, "das Eintragen von Ergebnissen Taste für Taste"),
    BD_OTHER(
        CLI_ASK_DISK_AND_MEMORY,
        "'%.100s' und '%.100s' können nicht zusammen gespeichert werden: eines ist auf der Platte, eines "
        "im Speicher"),
    BD_OTHER(CLI_WORDS_VERIFY, "FILE CERTIFICATE"),
    BD_OTHER(CLI_VERIFY_HELP, "Prüft den Beweis einer Auslosung."),
    BD_OTHER(CLI_VERIFY_ABOUT,
             "Tut, was das Programm bestdraw-verify tut, und endet mit denselben Exitcodes. Jenes Programm "
             "teilt keinen Code mit dem Löser: Wer niemandem trauen will, nimmt es."),
    BD_OTHER(CLI_VERIFY_RULES, "Regelwerk, dem die Auslosung folgen muss; Vorgabe: das von FILE"),
    BD_OTHER(CLI_VERIFY_ALLOW, "Wünsche des Schiedsrichters ändern den Exitcode nicht"),
};

const bd_catalogue bd_research_german = {research_german_rows,
                                         sizeof research_german_rows / sizeof *research_german_rows};
