/* German for cli_words.h. */
#include "cli/cli_words.h"

static const bd_translation cli_german_rows[] = {
    BD_OTHER(CLI_GROUP_FILES, "Turnierdateien"),
    BD_OTHER(CLI_GROUP_RUNNING, "Ein Turnier durchführen"),
    BD_OTHER(CLI_GROUP_DRAWS, "Auslosungen"),
    BD_OTHER(CLI_GROUP_RESEARCH, "Forschung"),
    BD_OTHER(CLI_GROUP_HELP, "Hilfe"),
    BD_OTHER(CLI_WORDS_FILE, "FILE"),
    BD_OTHER(CLI_WORDS_BYE, "FILE PLAYER ROUND H|F|Z|none"),
    BD_OTHER(CLI_WORDS_CONVERT, "IN OUT"),
    BD_OTHER(CLI_WORDS_HELP, "[COMMAND]"),
    BD_OTHER(CLI_WORDS_LATE, "FILE NAME|ID [GRADE]"),
    BD_OTHER(CLI_WORDS_MATCH, "INSTANCE"),
    BD_OTHER(CLI_WORDS_NEW, "CSV FILE"),
    BD_OTHER(CLI_WORDS_RESULT, "FILE ROUND [WHITE BLACK] [1-0|0-1|1/2|+-|-+|--]"),
    BD_OTHER(CLI_WORDS_RESULTS, "FILE CSV"),
    BD_OTHER(CLI_WORDS_RULES, "[ID]"),
    BD_OTHER(CLI_WORDS_SIMULATE, "[--merge FILE...]"),
    BD_OTHER(CLI_WORDS_STANDINGS, "FILE [A B]"),
    BD_OTHER(CLI_WORDS_WHY, "FILE PLAYER"),
    BD_OTHER(CLI_WORDS_WHY_NOT, "FILE [A B]"),
    BD_OTHER(CLI_WORDS_WITHDRAW, "FILE PLAYER [ROUND]"),
    BD_OTHER(CLI_OPTION_HELP, "diese Hilfe zeigen und enden"),
    BD_OTHER(CLI_OPTION_VERSION, "die Fassung zeigen und enden"),
    BD_OTHER(CLI_OPTION_QUIET, "keine Warnungen, keine Fortschrittsmeldungen"),
    BD_OTHER(CLI_OPTION_LANG,
             "die Sprache der Sätze: en oder de; Vorgabe: wie die Spracheinstellung des Systems"),
    BD_OTHER(CLI_NO_SUCH_ROUND, "es gibt noch keine Runde %d: Runde %d ist die nächste"),
    BD_OTHER(
        CLI_OPTION_CRITERIA,
        "unter den Brettern den Wert jedes Kriteriums zeigen; mit --verbose auch die Stufen des Beweises"),
    BD_OTHER(CLI_OPTION_VERBOSE,
             "mehr sagen: die Schritte des Lösers, und welche Quellzeile einen Fehler meldete"),
    BD_OTHER(CLI_OPTION_LENIENT,
             "Widersprüche zwischen Karten und unbekannte Optionen sind Warnungen, keine Fehler"),
    BD_OTHER(
        CLI_OPTION_RULES,
        "das Regelwerk ('bestdraw rules' nennt sie) oder eine Regelwerksdatei; Vorgabe: das des Turniers, "
        "sonst caa"),
    BD_OTHER(CLI_OPTION_RULES_EVENT, "das Regelwerk; Vorgabe: caa"),
    BD_OTHER(CLI_OPTION_FORMAT, "Ausgabeformat; Vorgabe: text"),
    BD_OTHER(CLI_OPTION_CERTIFICATE, "den Beweis in FILE schreiben, für bestdraw-verify"),
    BD_OTHER(CLI_OPTION_ROUND, "Runde N aus den Runden davor auslosen; Vorgabe: die nächste Runde"),
    BD_OTHER(CLI_OPTION_ROUND_NEXT, "die Runde; Vorgabe: die nächste"),
    BD_OTHER(CLI_OPTION_OUTPUT, "die zu schreibende Datei; Vorgabe: die Standardausgabe"),
    BD_OTHER(CLI_OPTION_SOLVER, "wer die Stufen löst; auto: GLPK bis 256 Spieler, darüber das schnellste"),
    BD_OTHER(CLI_OPTION_TIME_LIMIT, "nach so viel Rechenzeit mit dem bis dahin Bewiesenen aufhören"),
    BD_OTHER(CLI_OPTION_SEED_EVENT, "Startwert für den Zufall; Vorgabe: 1"),
    BD_OTHER(CLI_OPTION_SEED, "Startwert für alle Zufallsziehungen; Vorgabe: 0"),
    BD_OTHER(CLI_OPTION_TOP_COLOUR,
             "Farbe des höheren Spielers an Brett 1 in Runde 1; Vorgabe: durch das Los"),
    BD_OTHER(CLI_OPTION_FORBID, "diese zwei dürfen nicht aufeinandertreffen (mehrfach möglich)"),
    BD_OTHER(
        CLI_OPTION_PAIR,
        "diese zwei müssen aufeinandertreffen; der Rest wird darum herum bestmöglich (mehrfach möglich)"),
    BD_OTHER(CLI_OPTION_BYE, "dieser Spieler ist spielfrei"),
    BD_OTHER(CLI_OPTION_ALLOW_REPEATS,
             "Spieler dürfen wieder aufeinandertreffen, aber so wenige wie möglich tun es"),
    BD_OTHER(
        CLI_OPTION_OPTION,
        "eine Option des Regelwerks für diese Auslosung setzen, vor dem, was das Turnier setzt; mehrfach "
        "möglich"),
    BD_OTHER(CLI_OPTION_PRIORITIES, "die Kriterien, in dieser Reihenfolge, statt der des Regelwerks"),
    BD_OTHER(CLI_BAD_PAIR,
             "die Option '--%s' braucht zwei Spieler, getrennt durch ein Komma, wie 3,14 oder hartley,ng, "
             "nicht '%.100s'"),
    BD_OTHER(CLI_PAIR_TWICE, "die Option '--%s' braucht zwei Spieler, nicht zweimal Spieler %d"),
    BD_OTHER(CLI_NO_PRIORITIES, "die Option '--priorities' braucht Kriterien, getrennt durch Kommas"),
    BD_OTHER(CLI_BAD_PRIORITY, "die Option '--priorities': '%.60s' ist kein Kriterium; wählen Sie aus %s"),
    BD_OTHER(CLI_NO_CRITERION, "'%.60s' ist kein Kriterium; wählen Sie aus %s"),
    BD_OTHER(CLI_NO_RULES_FILE,
             "'%s' nimmt die Kennung eines Regelwerks; Regelwerksdateien sind für Befehle, die auslosen"),
    BD_OTHER(CLI_EVENT_RATING, "mittleres Rating; Vorgabe: 1800"),
    BD_OTHER(CLI_EVENT_SPREAD, "Standardabweichung der Ratings; Vorgabe: 250"),
    BD_OTHER(CLI_EVENT_NOISE_NONE, "Standardabweichung der wahren Stärke um das Rating; Vorgabe: 0"),
    BD_OTHER(CLI_EVENT_NOISE, "Standardabweichung der wahren Stärke um das Rating; Vorgabe: 100"),
    BD_OTHER(CLI_EVENT_DRAWS, "Remis je 1000 Partien zwischen gleich Starken; Vorgabe: 300"),
    BD_OTHER(CLI_EVENT_UNRATED, "Spieler ohne Wertungszahl, je 1000"),
    BD_OTHER(CLI_EVENT_FORFEITS, "kampflos gewonnene Partien, je 1000"),
    BD_OTHER(CLI_EVENT_HALF_BYES, "gewünschte Freilose mit halbem Punkt, je 1000 Spieler und Runde"),
    BD_OTHER(CLI_EVENT_ZERO_BYES, "angekündigtes Fehlen, je 1000 Spieler und Runde"),
    BD_OTHER(CLI_EVENT_LATE, "Nachzügler, je 1000 Spieler"),
    BD_OTHER(CLI_EVENT_WITHDRAWALS, "Rücktritte, je 1000 Spieler und Runde"),
    BD_OTHER(CLI_EVENT_FORBIDDEN, "Spieler mit einem verbotenen Gegner, je 1000"),
    BD_OTHER(CLI_EVENT_CLUBS, "Zahl der Vereine"),
    BD_OTHER(CLI_EVENT_SCHOOLS, "Zahl der Schulen; Vorgabe: keine, bei sca eine je fünf Spieler"),
    BD_OTHER(CLI_EVENT_TEAMS, "Zahl der Mannschaften; Vorgabe: keine, bei uscf eine je vier Spieler"),
    BD_OTHER(CLI_EVENT_ACCELERATED, "Baku-Beschleunigung (fide)"),
    BD_OTHER(CLI_EVENT_NOT_ACCELERATED, "Beschleunigung gibt es nur im Regelwerk fide"),
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
    BD_OTHER(CLI_REPORT_CHECKER,
             "der Prüfer, der in die Seite kommt; Vorgabe: der mit dem Programm installierte"),
    BD_OTHER(CLI_REPORT_WITHOUT_CHECKER, "den Prüfer, die Karten und den Beweis aus der Seite lassen"),
    BD_OTHER(CLI_REPORT_NO_CHECKER,
             "die Seite kann von ihren Lesern nicht geprüft werden: Es gibt kein %s ('cmake --preset wasm' "
             "macht eines; '--without-checker' sagt, dass keiner gewünscht ist)"),
    BD_OTHER(CLI_REPORT_BAD_CHECKER,
             "dies ist kein Prüfer für eine Seite; 'cmake --preset wasm' macht einen"),
    BD_OTHER(CLI_SERVE_HELP, "Stellt Turniere für Browser bereit: Schiedsrichter, Ergebnistisch, "
                             "Bildschirme, Telefone der Spieler."),
    BD_OTHER(CLI_SERVE_WORDS, "FILE..."),
    BD_OTHER(CLI_SERVE_ABOUT,
             "Jedes Turnier hat einen Link für den Schiedsrichter (alles), für den Ergebnistisch "
             "(Ergebnisse), für Bildschirme (nur lesen) und für jeden Spieler (das Ergebnis am eigenen "
             "Brett, einmal, vom Schiedsrichter bestätigt). Wer einen Link hat, darf, was er erlaubt. Die "
             "Datei bleibt die Wahrheit: Jede Änderung steht in ihr, bevor sie bestätigt wird, andere "
             "Befehle dürfen sie inzwischen ändern, und Seiten zeigen eine Änderung binnen einer Sekunde. "
             "Ohne --host wird nur dieser Rechner bedient. Strg-C beendet es."),
    BD_OTHER(CLI_SERVE_HOST,
             "die Adresse dieses Rechners im Netz des Saals; Vorgabe: 127.0.0.1, nur dieser Rechner"),
    BD_OTHER(CLI_SERVE_PORT, "der Port; 0: irgendein freier; Vorgabe: 8642"),
    BD_OTHER(CLI_SERVE_ORIGIN, "wie Browser ihn hinter einem Reverse-Proxy nennen, https://draw.example.org"),
    BD_OTHER(CLI_SERVE_LINKS, "das Blatt mit allen Links als QR-Codes in FILE schreiben (HTML, zum Drucken)"),
    BD_OTHER(CLI_SERVE_ANEW, "neue Links machen; die bisher ausgegebenen führen nirgends mehr hin"),
    BD_OTHER(CLI_SERVE_NOT_BUILT, "dieses Programm wurde ohne Server gebaut; installieren Sie unter Debian "
                                  "libmicrohttpd-dev und bauen Sie es neu"),
    BD_OTHER(CLI_BOX_HELP,
             "Schreibt den Paarungskasten: das ganze Programm als eine Seite, mit dem Turnier darin."),
    BD_OTHER(CLI_BOX_WORDS, "[FILE]"),
    BD_OTHER(
        CLI_BOX_ABOUT,
        "Die Seite öffnet sich von der Platte in jedem Browser, ohne Netz: die Karten wie auf dem Tisch, "
        "warum und warum nicht, was wäre wenn, Ergebnisse, Rangliste, Nachzügler, Zurücknehmen und "
        "Drucken. Programm und Prüfer sind darin. Ohne FILE enthält sie ein Beispiel. Ihre Teile macht "
        "der WebAssembly-Bau (docs/box.md)."),
    BD_OTHER(CLI_BOX_LESSON, "der Kasten beginnt mit der Lektion: die Gruppe A des Leitfadens, von Hand "
                             "ausgelost, Schritt für Schritt"),
    BD_OTHER(CLI_BOX_LESSON_ALONE, "die Lektion hat ihr eigenes Turnier: Lassen Sie '%s' weg"),
    BD_OTHER(CLI_BOX_PAGE, "der Kasten, in den FILE kommt; Vorgabe: der mit dem Programm installierte"),
    BD_OTHER(CLI_BOX_NOT_HERE,
             "diese Installation hat keinen Kasten; bauen Sie einen mit 'cmake --preset wasm' (docs/box.md), "
             "oder nennen Sie einen mit --page=FILE"),
    BD_OTHER(CLI_BOX_NOT_A_BOX,
             "dies ist kein Kasten: Er hat keinen Platz für ein Turnier; 'cmake --preset wasm' macht einen"),
    BD_OTHER(CLI_BYE_HELP, "Vereinbart ein Freilos eines Spielers in einer Runde oder nimmt es zurück."),
    BD_OTHER(CLI_BYE_ABOUT,
             "H ist einen halben Punkt wert, F einen vollen, Z keinen; 'none' nimmt das Freilos zurück."),
    BD_OTHER(CLI_BYE_ARRANGED, "Runde %d: %d %s: %s"),
    BD_OTHER(CLI_BYE_CANCELLED, "Runde %d: %d %s hat kein Freilos mehr"),
    BD_OTHER(CLI_CHECK_HELP,
             "Vergleicht jede Runde, wie gespielt oder veröffentlicht, mit der besten Auslosung."),
    BD_OTHER(
        CLI_CHECK_ABOUT,
        "Jede Runde wird aus den Karten davor noch einmal ausgelost. Ist die veröffentlichte Auslosung "
        "zulässig (keine Wiederholungen, niemand fehlt oder ist zweimal gepaart, keine verbotenen "
        "Paarungen, Freilose in Ordnung)? Wenn ja, bei welchem Kriterium ist sie zuerst schlechter als "
        "die beste, und um wie viel? Werte werden für die Runden genannt, die nicht beste sind, mit "
        "--verbose für alle. Wo die Datei Plätze und ihre Liste von Feinwertungen nennt, werden auch die "
        "Plätze geprüft. Exitcode 1: Ein Platz ist falsch, eine Runde ist nicht zulässig oder kann nicht "
        "geprüft werden; 4: Eine beste Auslosung wurde nicht rechtzeitig bewiesen."),
    BD_OTHER(CLI_CHECK_ROUND, "nur Runde N prüfen"),
    BD_OTHER(CLI_CHECK_NO_ROUND, "Runde %d ist weder gespielt noch veröffentlicht"),
    BD_OTHER(CLI_COMPARE_HELP, "Zeigt die beste Auslosung und eine von Hand nebeneinander."),
    BD_OTHER(CLI_COMPARE_ABOUT,
             "Dieselbe Runde wird zweimal ausgelost: die beste Auslosung, mit ihrem Beweis, und eine nach "
             "einem der Verfahren, die Menschen benutzen; Vorgabe ist das Kartenverfahren des britischen "
             "Leitfadens ('bestdraw draw --method=cards --steps' zeigt seine Schritte). Abweichende Bretter "
             "sind bezeichnet, ebenso das erste Kriterium, bei dem die Auslosung von Hand schlechter ist. "
             "Exitcode 1: Es gibt keine zulässige Auslosung; 4: Die beste wurde nicht rechtzeitig bewiesen."),
    BD_OTHER(CLI_COMPARE_METHOD, "das Verfahren, mit dem verglichen wird; Vorgabe: cards"),
    BD_OTHER(CLI_CONVERT_HELP, "Schreibt ein Turnier in einem anderen Format oder für einen Verband."),
    BD_OTHER(
        CLI_CONVERT_ABOUT,
        "IN ist JSON (cards/1), TRF oder eine Spielerliste in CSV, am Inhalt erkannt; '-' ist die "
        "Standardeingabe. OUT endet auf .json, .trf, .trfx oder .txt; '-' ist die Standardausgabe. Eine "
        "Warnung nennt, was das neue Format nicht fassen kann. Mit --to ecf ist OUT die Ergebnisdatei der "
        "English Chess Federation, mit --to uschess der Ordner für die drei Tabellen eines Berichts an US "
        "Chess; was sie außer den Ergebnissen brauchen, wird mit 'edit' eingegeben."),
    BD_OTHER(CLI_CONVERT_RANKS, "den Platz jedes Spielers in der Rangliste als Setzplatz schreiben"),
    BD_OTHER(CLI_CONVERT_TO, "das Format von OUT; Vorgabe: nach dem Dateinamen, sonst das Format von IN"),
    BD_OTHER(CLI_DRAW_HELP, "Lost eine Runde aus und beweist, dass keine Auslosung besser ist."),
    BD_OTHER(
        CLI_DRAW_ABOUT,
        "Druckt die Bretter in der Reihenfolge der Veröffentlichung, mit bezeichneten Floats, und ob sie "
        "als beste bewiesen sind; mit --criteria den Wert jedes Kriteriums des Regelwerks. Exitcode 0: "
        "als beste bewiesen (oder nach dem verlangten Verfahren ausgelost); 1: Es gibt keine zulässige "
        "Auslosung, oder das Verfahren blieb stecken; 4: Eine Grenze oder Strg-C kam, bevor alles "
        "bewiesen war."),
    BD_OTHER(CLI_DRAW_SAVE, "die Auslosung in FILE veröffentlichen"),
    BD_OTHER(CLI_OPTION_UNPROVED,
             "mit --save: auch eine Auslosung, der eine Grenze keinen ganzen Beweis ließ"),
    BD_OTHER(CLI_UNPROVED_NOT_SAVED,
             "die Grenze war erreicht, bevor die Auslosung als beste bewiesen war; in %s wurde nichts "
             "gespeichert (--unproved speichert sie trotzdem)"),
    BD_OTHER(CLI_DRAW_REPLACE, "mit --save: eine schon veröffentlichte Auslosung dieser Runde ersetzen"),
    BD_OTHER(CLI_DRAW_METHOD, "wie ausgelost wird; Vorgabe: best"),
    BD_OTHER(CLI_DRAW_OUTSIDE,
             "eine Partie zwischen zweien, die aussetzen, auf das Blatt setzen: außerhalb der Meisterschaft, "
             "sie zählt nirgends; mehrfach möglich"),
    BD_OTHER(CLI_DRAW_EXTRA, "eine Runde nach der letzten des Turniers auslosen"),
    BD_OTHER(CLI_DRAW_WITHOUT_RESULTS, "auslosen, obwohl Partien früherer Runden noch kein Ergebnis haben"),
    BD_OTHER(CLI_DRAW_OUTSIDE_PLAYS,
             "%d sitzt an einem Brett dieser Auslosung; eine Partie außerhalb der Meisterschaft ist für die, "
             "die aussetzen oder alle Partien gespielt haben"),
    BD_OTHER(CLI_DRAW_OUTSIDE_TWICE, "%d ist in zwei Partien außerhalb der Meisterschaft"),
    BD_OTHER(CLI_DRAW_OUTSIDE_RULES, "die Regeln %s kennen keine Partien außerhalb der Meisterschaft"),
    BD_OTHER(CLI_DRAW_PRESENT_OLD,
             "die Liste der Anwesenden wurde für Runde %d gemacht; in Runde %d gelten alle als anwesend, die "
             "nicht zurückgezogen sind, bis 'bestdraw present' eine neue Liste macht"),
    BD_OTHER(CLI_DRAW_PRESENT_UNDATED,
             "die Liste der Anwesenden sagt nicht, für welche Runde sie gemacht wurde; sie wird für Runde %d "
             "genommen"),
    BD_OTHER(CLI_BAN_HELP, "Hält zwei Spieler auseinander."),
    BD_OTHER(
        CLI_BAN_ABOUT,
        "Zwei Spieler, die nicht aufeinandertreffen dürfen, in allen Runden oder in einigen: Schwestern, "
        "Mannschaftskameraden, Spieler mit gemeinsamer Heimfahrt."),
    BD_OTHER(CLI_BAN_WORDS, "FILE PLAYER PLAYER"),
    BD_OTHER(CLI_BAN_ROUNDS, "nur in diesen Runden: 3 oder 1-3"),
    BD_OTHER(CLI_BAN_LIFT, "sie wieder aufeinandertreffen lassen"),
    BD_OTHER(CLI_BAN_BAD_ROUNDS,
             "--rounds: '%s' ist keine Runde und kein Bereich von Runden wie 1-3 (1..%d)"),
    BD_OTHER(CLI_BAN_THEMSELVES, "beide Spieler sind %d; nennen Sie zwei"),
    BD_OTHER(CLI_BAN_NONE, "%d %s und %d %s sind nicht auseinandergehalten"),
    BD_OTHER(CLI_BAN_LIFT_ALONE, "--lift nimmt kein --rounds: Es hebt jedes Verbot zwischen den beiden auf"),
    BD_OTHER(CLI_BAN_DONE, "%d %s und %d %s treffen nicht aufeinander"),
    BD_OTHER(CLI_BAN_DONE_ROUNDS, "%d %s und %d %s treffen in den Runden %d bis %d nicht aufeinander"),
    BD_OTHER(CLI_BAN_LIFTED, "%d %s und %d %s dürfen aufeinandertreffen"),
    BD_OTHER(CLI_PRESENT_HELP, "Sagt, wer heute da ist."),
    BD_OTHER(CLI_PRESENT_ABOUT,
             "Macht die Liste der Spieler, die zur nächsten Runde da sind (ein Vereinsabend): Sonst wird "
             "niemand gepaart. Die Liste gilt für diese eine Runde; eine spätere wird nicht nach ihr "
             "ausgelost. Ohne Spieler wird sie gezeigt."),
    BD_OTHER(CLI_PRESENT_WORDS, "FILE [PLAYER...]"),
    BD_OTHER(CLI_PRESENT_ROUND, "die Runde; Vorgabe: die nächste"),
    BD_OTHER(CLI_PRESENT_ADD, "diese Spieler auf die Liste setzen"),
    BD_OTHER(CLI_PRESENT_REMOVE, "diese Spieler von der Liste nehmen"),
    BD_OTHER(CLI_PRESENT_CLEAR, "keine Liste: Alle sind da, die nicht zurückgezogen sind"),
    BD_OTHER(CLI_PRESENT_ONE_OF, "wählen Sie eines von --add, --remove und --clear"),
    BD_OTHER(CLI_PRESENT_NOBODY, "nennen Sie die Spieler, die da sind, oder geben Sie --clear an"),
    BD_OTHER(CLI_PRESENT_WITH_CLEAR, "--clear nimmt keine Spieler"),
    BD_OTHER_N(CLI_PRESENT_DONE, "Runde %d: %zu Spieler ist da", "Runde %d: %zu Spieler sind da"),
    BD_OTHER(CLI_PRESENT_NOT_TOLD,
             "Runde %d: Es ist nicht gesagt, wer da ist; alle werden gepaart, die nicht zurückgezogen sind"),
    BD_OTHER(CLI_PRESENT_CLEARED, "Runde %d: Alle sind da, die nicht zurückgezogen sind"),
    BD_OTHER(CLI_VOLUNTEER_HELP, "Sagt, wer heute freiwillig aussetzt."),
    BD_OTHER(
        CLI_VOLUNTEER_ABOUT,
        "Bezeichnet Spieler, die in der nächsten Runde freiwillig aussetzen, falls jemand aussetzen muss "
        "(ein Vereinsabend). Es gilt für diese eine Runde."),
    BD_OTHER(CLI_VOLUNTEER_REMOVE, "das Angebot dieser Spieler zurücknehmen"),
    BD_OTHER(CLI_VOLUNTEER_CLEAR, "alle Angebote zurücknehmen"),
    BD_OTHER(CLI_VOLUNTEER_NOBODY,
             "nennen Sie die Spieler, die freiwillig aussetzen, oder geben Sie --clear an"),
    BD_OTHER_N(CLI_VOLUNTEER_DONE, "Runde %d: %zu setzt freiwillig aus",
               "Runde %d: %zu setzen freiwillig aus"),
    BD_OTHER(
        CLI_DRAW_NO_ROUND,
        "Runde %d käme nach der letzten, denn das Turnier hat %d; 'draw --extra' lost sie aus, und 'edit "
        "FILE rounds=%d' nimmt sie ins Turnier auf"),
    BD_OTHER_N(CLI_DRAW_OPEN,
               "%zu Partie einer früheren Runde hat kein Ergebnis: %s; geben Sie es ein, oder losen Sie mit "
               "--without-results aus",
               "%zu Partien früherer Runden haben kein Ergebnis: %s; geben Sie sie ein, oder losen Sie mit "
               "--without-results aus"),
    BD_OTHER(CLI_DRAW_OPEN_BOARD, "Runde %d Brett %d (%d %s - %d %s)"),
    BD_OTHER(CLI_DRAW_OPEN_GAME, "Runde %d (%d %s - %d %s)"),
    BD_OTHER(CLI_DRAW_OPEN_MORE, ", und %zu weitere"),
    BD_OTHER(CLI_DRAW_SIT_OUT, "wie viele bei ungerader Zahl aussetzen (scc); Vorgabe: 1"),
    BD_OTHER(CLI_DRAW_WITH,
             "auch diese Gruppe auslosen: Wo beide eine ungerade Zahl haben, spielen die zwei gegeneinander, "
             "die spielfrei wären"),
    BD_OTHER(CLI_DRAW_WITH_CERTIFICATE, "den Beweis der Auslosung der anderen Gruppe in FILE schreiben"),
    BD_OTHER(CLI_CROSS_SAME,
             "eine Gruppe kann nicht mit sich selbst gepaart werden: '%s' ist dieselbe Datei"),
    BD_OTHER(CLI_CROSS_NO_METHOD,
             "--with macht die besten Auslosungen: --method, --steps und die Formate csv, trf und html gehen "
             "nicht zusammen damit"),
    BD_OTHER(CLI_CROSS_CERTIFICATE_ALONE, "--with-certificate braucht --with"),
    BD_OTHER(CLI_CROSS_EVEN,
             "in Runde %d ist hier niemand spielfrei (%d Spieler sind zu paaren), also braucht niemand eine "
             "Partie in einer anderen Gruppe; losen Sie die Gruppen einzeln aus"),
    BD_OTHER(CLI_CROSS_FORMAT,
             "ein Gast kann nur in einer JSON-Datei stehen; wandeln Sie diese zuerst um (bestdraw convert)"),
    BD_OTHER(CLI_CROSS_MET,
             "%s und %s, die spielfrei wären, haben schon gegeneinander gespielt; wählen Sie für eines der "
             "Freilose einen anderen (--bye), oder losen Sie die Gruppen einzeln aus"),
    BD_OTHER(CLI_CROSS_NEXT,
             "%s und %s haben schon gegeneinander gespielt; das nächstbeste Paar ist %s und %s"),
    BD_OTHER(CLI_CROSS_FULL, "für einen Gast ist keine Nummer mehr frei: %d ist die höchste"),
    BD_OTHER(CLI_CROSS_NAME, "%s (%s, %d)"),
    BD_OTHER(CLI_CROSS_TELL, "%s spielt gegen %s, mit %s"),
    BD_OTHER(CLI_CROSS_PUBLISHED, "Runde %d ist in %s veröffentlicht und Runde %d in %s"),
    BD_OTHER(CLI_CROSS_NOTHING, "weder in %s noch in %s ist etwas veröffentlicht"),
    BD_OTHER(CLI_WHITE, "Weiß"),
    BD_OTHER(CLI_BLACK, "Schwarz"),
    BD_OTHER(CLI_DRAW_STEPS, "bei einem Verfahren von Hand: seine Schritte zeigen"),
    BD_OTHER(CLI_DRAW_NO_PROOF,
             "eine Auslosung von Hand beweist nichts: --certificate braucht --method=best"),
    BD_OTHER(CLI_DRAW_NO_STEPS, "--steps braucht ein Verfahren von Hand, etwa --method=cards"),
    BD_OTHER(CLI_DRAW_EFFORT,
             "Stufen: %d, Suchen: %d, duale Schritte: %lld, Wege: %lld, ungerade Mengen: %d, Neuanfänge: %d, "
             "Zeit: %.3f s"),
    BD_OTHER(CLI_DRAW_GLPK, "GLPK: gefragt in %d von %d Stufen, %lld Zeilen, %lld Spalten, %lld Iterationen"),
    BD_OTHER_N(CLI_DRAW_OPEN_GAMES, "%zu Partie früherer Runden hat noch kein Ergebnis",
               "%zu Partien früherer Runden haben noch kein Ergebnis"),
    BD_OTHER(CLI_DRAW_NOTHING, "%s: Nichts wird veröffentlicht: Es gibt keine Auslosung"),
    BD_OTHER(CLI_DRAW_INTERRUPTED, "%s: Nichts wird veröffentlicht: abgebrochen"),
    BD_OTHER(CLI_NO_DRAW_IN_TIME, "vor der Grenze wurde keine Auslosung gefunden"),
    BD_OTHER(CLI_NO_LEGAL_DRAW, "es gibt keine zulässige Auslosung"),
    BD_OTHER(
        CLI_DRAW_PUBLISHED,
        "Runde %d ist in %s veröffentlicht; danach: ihre Ergebnisse (bestdraw result, bestdraw results)"),
    BD_OTHER(CLI_EDIT_HELP, "Ändert, was die Datei über einen Spieler oder das Turnier sagt."),
    BD_OTHER(
        CLI_EDIT_ABOUT,
        "Von einem Spieler: name, grade, rating, rank, title, club, school, team, federation, fide, "
        "national (ECF-Code, US-Chess-Nummer), birth, sex, top, filler. Vom Turnier, wenn kein Spieler "
        "genannt ist: name, rounds, rules, tiebreaks, option.NAME (des Regelwerks), und was "
        "Wertungsreferenten in einer TRF wollen: city, country, start, end, players, rated, teams, type, "
        "arbiter, deputies, time, date.ROUND (2026-11-20), und für die Papiere von Verbänden ecf.code, "
        "ecf.officer, ... und uschess.affiliate, uschess.td, ... ('convert' sagt, was es braucht). Ein "
        "leerer Wert entfernt, was da ist."),
    BD_OTHER(CLI_WORDS_EDIT, "FILE [PLAYER] KEY=VALUE ..."),
    BD_OTHER(CLI_EDIT_FORM, "'%.100s' ist nicht KEY=VALUE, wie grade=1650 oder club='Hastings Chess Club'"),
    BD_OTHER_N(CLI_EDIT_PLAYER, "%d %s: %zu Angabe geändert", "%d %s: %zu Angaben geändert"),
    BD_OTHER_N(CLI_EDIT_EVENT, "%s: %zu Angabe geändert", "%s: %zu Angaben geändert"),
    BD_OTHER(CLI_EXPLAIN_HELP, "Erklärt die beste Auslosung, Brett für Brett."),
    BD_OTHER(
        CLI_EXPLAIN_ABOUT,
        "Sind die zwei natürliche Gegner, und wenn nicht, was spricht dagegen? Warum floaten diese "
        "Spieler und nicht die, die die Regeln zuerst ansehen? Warum diese Farben, warum dieses Freilos? "
        "Mit --proof: warum keine Auslosung besser sein kann, Stufe für Stufe. Mit --verbose: alles, was von "
        "einem Brett zu sagen ist. In großen Runden wird "
        "nicht jeder Grund untersucht; die Antwort sagt es, und why-not gibt die fehlenden."),
    BD_OTHER(CLI_EXPLAIN_BOARD, "nur dieses Brett"),
    BD_OTHER(CLI_EXPLAIN_PLAYER, "nur das Brett dieses Spielers"),
    BD_OTHER(CLI_EXPLAIN_ALL, "jeden Grund einer großen Runde untersuchen, wie lange es auch dauert"),
    BD_OTHER(CLI_EXPLAIN_PROOF,
             "in Worten erklären, Stufe für Stufe, warum keine Auslosung besser sein kann"),
    BD_OTHER(CLI_EXPLAIN_ROUND,
             "die Auslosung der Runde N aus den Runden davor erklären; Vorgabe: die nächste Runde"),
    BD_OTHER(CLI_EXPLAIN_NOT_PAIRED, "Spieler %d ist in Runde %d nicht gepaart"),
    BD_OTHER(CLI_EXPLAIN_ONE_OF, "--board, --player und --proof schließen einander aus"),
    BD_OTHER_N(CLI_EXPLAIN_NO_BOARD,
               "es gibt kein Brett %lld: Die Auslosung hat %zu Brett, das Freilos mitgezählt",
               "es gibt kein Brett %lld: Die Auslosung hat %zu Bretter, das Freilos mitgezählt"),
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
    BD_OTHER(CLI_FIND_HELP, "Findet Spieler nach dem Namen oder einem Teil davon."),
    BD_OTHER(
        CLI_FIND_ABOUT,
        "Groß- und Kleinschreibung, Akzente und die Reihenfolge der Wörter spielen keine Rolle. Gezeigt "
        "werden die am besten passenden: Nummer, Verein, Wertungszahl und Punkte, und wo sie in der "
        "zuletzt ausgelosten Runde sitzen. Wo ein Befehl einen Spieler nimmt, geht ein so gefundener Name "
        "statt der Nummer, wenn er nur einem gehört; 'smith lewes' ist der Smith aus Lewes. Exitcode 1: "
        "Niemand heißt so."),
    BD_OTHER(CLI_WORDS_FIND, "FILE TEXT ..."),
    BD_OTHER(CLI_FIND_NOBODY, "niemand heißt '%.100s'"),
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
    BD_OTHER(CLI_HELP_HELP, "Nennt die Befehle oder beschreibt einen."),
    BD_OTHER(CLI_LATE_HELP,
             "Fügt nach dem Beginn einen Spieler hinzu oder hält fest, dass einer später kommt."),
    BD_OTHER(CLI_LATE_ABOUT,
             "NAME ist ein neuer Spieler; ID ist ein Spieler, der schon in der Datei ist und dessen erste "
             "Runde --round ist."),
    BD_OTHER(CLI_LATE_ROUND, "die erste Runde des Spielers; Vorgabe: die nächste"),
    BD_OTHER(CLI_LATE_MISSED, "Punkte für jede versäumte Runde: H ein halber, Z keiner; Vorgabe: Z"),
    BD_OTHER(CLI_LATE_ID, "die Nummer des neuen Spielers; Vorgabe: eine mehr als die höchste"),
    BD_OTHER(CLI_LATE_TITLE, "Titel: GM, WGM, IM, ..."),
    BD_OTHER(CLI_LATE_CLUB, "Verein"),
    BD_OTHER(CLI_LATE_SCHOOL, "Schule"),
    BD_OTHER(CLI_LATE_TEAM, "Mannschaft"),
    BD_OTHER(CLI_LATE_FEDERATION, "Föderation"),
    BD_OTHER(CLI_LATE_KNOWN, "%s ist schon Spieler %d; kommt er später, nehmen Sie 'late FILE %d'"),
    BD_OTHER(CLI_LATE_DONE, "%d %s kommt zu Runde %d dazu"),
    BD_OTHER(CLI_LATE_NO_NAME, "ein Spieler braucht einen Namen"),
    BD_OTHER(CLI_LATE_PUBLISHED,
             "die Auslosung der Runde %d ist ohne ihn veröffentlicht; 'bestdraw repair %s --late %d --save' "
             "nimmt ihn auf"),
    BD_OTHER(CLI_LATE_BAD_GRADE, "GRADE muss eine Zahl von 1 bis 9999 sein, nicht '%.100s'"),
    BD_OTHER(CLI_MATCH_HELP, "Löst ein Paarungsproblem mit mehreren Kosten, außerhalb des Schachs."),
    BD_OTHER(CLI_MATCH_ABOUT,
             "Von allen vollständigen Paarungen eines Graphen findet es die mit den kleinsten ersten Kosten, "
             "unter diesen die mit den kleinsten zweiten und so fort, mit einem Beweis. docs/certificate.md "
             "beschreibt Instanzen (Text und JSON) und Zertifikate. '-' ist die Standardeingabe. Exitcode 0: "
             "als beste bewiesen; 1: Es gibt keine vollständige Paarung; 4: nicht bewiesen."),
    BD_OTHER(CLI_MATCH_CERTIFICATE,
             "den Beweis in FILE schreiben; 'bestdraw-verify INSTANCE FILE' prüft ihn"),
    BD_OTHER(CLI_NEW_HELP, "Legt ein Turnier aus einer Spielerliste an."),
    BD_OTHER(
        CLI_NEW_ABOUT,
        "Die erste Zeile der CSV nennt ihre Spalten: name (oder surname und forename), grade, rating, "
        "title, club, school, team, federation, FIDE id, national id, birth, sex, id (die Nummer im "
        "Turnier), byes (\"3 5H\": Freilose mit halbem Punkt in den Runden 3 und 5). Nur name ist nötig. "
        "FILE ist JSON, wenn der Name nicht auf .trf endet."),
    BD_OTHER(CLI_NEW_RULES, "das Regelwerk ('bestdraw rules' nennt sie); Vorgabe: caa"),
    BD_OTHER(CLI_NEW_ROUNDS, "Zahl der geplanten Runden"),
    BD_OTHER(CLI_NEW_TIEBREAKS, "die Feinwertungen des Turniers, wie BH/C1,BH,DE,SB"),
    BD_OTHER(CLI_NEW_NAME, "der Name des Turniers"),
    BD_OTHER(CLI_NEW_OPTION,
             "eine Option des Regelwerks, wie ungraded=bottom oder club_rounds=2 (mehrfach möglich)"),
    BD_OTHER(CLI_NEW_BYE_BEYOND,
             "Spieler %d (%s) hat ein Freilos in Runde %d, aber das Turnier hat %d Runden"),
    BD_OTHER(CLI_NEW_BAD_OPTION,
             "die Option '--option' braucht NAME=VALUE, wie ungraded=bottom, nicht '%.100s'"),
    BD_OTHER(CLI_NEW_OPTION_TWICE, "die Option '%.60s' ist zweimal angegeben"),
    BD_OTHER(CLI_NEW_FORCE, "FILE überschreiben, wenn es sie gibt"),
    BD_OTHER(CLI_NEW_EXISTS, "die Datei gibt es schon; --force überschreibt sie"),
    BD_OTHER(CLI_NEW_NOT_CSV,
             "keine Spielerliste in CSV, sondern ein Turnier in %s; nehmen Sie 'bestdraw convert'"),
    BD_OTHER_N(CLI_NEW_DONE, "%s: %zu Spieler, Regeln %s; danach: bestdraw draw --save %s",
               "%s: %zu Spieler, Regeln %s; danach: bestdraw draw --save %s"),
    BD_OTHER(CLI_REPAIR_HELP, "Ändert eine veröffentlichte Auslosung so wenig wie möglich."),
    BD_OTHER(CLI_REPAIR_ABOUT,
             "Für eine ausgehängte Auslosung, die nicht bleiben kann: Jemand ist gegangen oder gekommen, ein "
             "Ergebnis war falsch eingegeben, zwei haben schon gegeneinander gespielt. Von allen zulässigen "
             "Auslosungen findet es die, die die wenigsten veröffentlichten Bretter ändern, und unter diesen "
             "die beste; beides ist bewiesen. Bretter, die bleiben, behalten ihre Farben. Ein falsches "
             "Ergebnis macht eine Auslosung nicht unzulässig: Nur die Bretter von Spielern, deren Punkte es "
             "ändert, werden neu gepaart, wenn nicht --after=score die Punktgruppen zuerst berichtigt. "
             "Exitcode 1: Es gibt keine zulässige Auslosung; 4: Eine Grenze kam, bevor alles bewiesen war."),
    BD_OTHER(CLI_REPAIR_ROUND, "die Auslosung der Runde N reparieren; Vorgabe: die zuletzt veröffentlichte"),
    BD_OTHER(CLI_REPAIR_ABSENT, "dieser Spieler spielt in der Runde nicht (mehrfach möglich)"),
    BD_OTHER(CLI_REPAIR_LATE, "dieser Spieler spielt doch (mehrfach möglich)"),
    BD_OTHER(CLI_REPAIR_RESULT_WAS,
             "in Runde R endete die Partie von W (Weiß) gegen B in Wahrheit mit RESULT (mehrfach möglich)"),
    BD_OTHER(CLI_REPAIR_SWAP, "diese zwei tauschen die Plätze (mehrfach möglich)"),
    BD_OTHER(CLI_REPAIR_STARTED, "Bretter, die begonnen haben und bleiben, wie sie sind, wie 1-4,7"),
    BD_OTHER(CLI_REPAIR_RENUMBER, "die Bretter neu nummerieren; ohne dies behält jedes Brett seine Nummer"),
    BD_OTHER(CLI_REPAIR_AFTER,
             "Kriterien bis zu diesem zählen mehr als das Behalten von Brettern; Vorgabe: keines"),
    BD_OTHER(CLI_REPAIR_SAVE, "die reparierte Auslosung in FILE veröffentlichen, mit berichtigten Karten"),
    BD_OTHER(CLI_REPAIR_BAD_RESULT,
             "die Option '--result-was' braucht Runde, Weiß, Schwarz und Ergebnis, wie 3,12,7,1-0, nicht "
             "'%.100s'"),
    BD_OTHER(CLI_REPAIR_BAD_BOARDS, "die Option '--started' braucht Brettnummern wie 1-4,7, nicht '%.100s'"),
    BD_OTHER(CLI_REPAIR_PUBLISHED, "die reparierte Auslosung der Runde %d ist in %s veröffentlicht"),
    BD_OTHER(CLI_REPAIR_NOTHING, "%s: Nichts wird geändert: Es gibt keine zulässige Auslosung"),
    BD_OTHER(CLI_REPAIR_CERTIFIES,
             "das Zertifikat beweist die Auslosung nur mit diesen Wünschen als beste: %s"),
    BD_OTHER(CLI_REPAIR_INTERRUPTED, "%s: Nichts wird geändert: abgebrochen"),
    BD_OTHER(CLI_REPORT_HELP,
             "Schreibt eine HTML-Seite über eine Runde: Bretter, Karten, Beweis, Rangliste."),
    BD_OTHER(
        CLI_REPORT_ABOUT,
        "Die Seite ist eine einzige Datei ohne Skripte, für A4-Papier und Telefone: die Paarungen zum "
        "Aushängen, die Karten nach Punktgruppen, die Kriterien mit ihren Beweisen, die Gründe für jedes "
        "Brett, Rangliste und Kreuztabelle. Eine veröffentlichte Runde wird gezeigt, wie sie ist, neben "
        "der besten Auslosung; sonst die beste Auslosung der nächsten Runde, und nach der letzten Runde "
        "nur die Rangliste. Exitcode 1: Es gibt keine zulässige Auslosung; 4: Eine Grenze kam, bevor "
        "alles bewiesen war."),
    BD_OTHER(CLI_REPORT_ROUND, "die Seite der Runde N; Vorgabe: die laufende Runde, sonst die nächste"),
    BD_OTHER(CLI_RESULT_HELP, "Trägt das Ergebnis einer Partie ein oder berichtigt es."),
    BD_OTHER(
        CLI_RESULT_ABOUT,
        "WHITE und BLACK sind Spieler nach Nummer oder Name (bestdraw help find); mit --board wird die "
        "Partie nach ihrem Brett gefunden. FILE ROUND allein geht die Bretter ohne Ergebnis durch: Die "
        "Spieler werden gezeigt, eine Taste ist das Ergebnis, und jedes wird sofort gespeichert. "
        "Ergebnisse sind 1-0, 0-1, 1/2 und was man sonst schreibt (1, w, 0, b, =, d, 0.5, jeder Strich); "
        "'+-' und '-+' sind kampflose Siege, '--' heißt, dass keiner erschien, 0-0, 1/2-0 und 0-1/2 sind "
        "Strafen, '*' entfernt ein Ergebnis. Das erste Ergebnis einer Runde trägt auch ihre Freilose ein."),
    BD_OTHER(CLI_RESULT_BOARD, "das Brett der Runde, statt seiner Spieler"),
    BD_OTHER(CLI_RESULT_OUTDATED,
             "Runde %d wurde mit dem alten Ergebnis ausgelost; 'bestdraw repair %s' zeigt, was das neue dort "
             "ändert ('repair --result-was' trägt eine Berichtigung ein und repariert die Auslosung in einem "
             "Schritt)"),
    BD_OTHER(CLI_RESULT_FORMS,
             "nehmen Sie eines von 'result FILE ROUND WHITE BLACK RESULT', 'result FILE ROUND --board N "
             "RESULT' und 'result FILE ROUND'"),
    BD_OTHER(CLI_RESULT_NO_BOARD, "Runde %d hat kein Brett %d; das letzte ist Brett %d"),
    BD_OTHER(CLI_ROUND_NOT_DRAWN, "Runde %d ist noch nicht ausgelost; die nächste ist Runde %d"),
    BD_OTHER(
        CLI_WALK_KEYS,
        "1 Weiß gewinnt, 0 Schwarz gewinnt, = Remis, + Weiß kampflos, - Schwarz kampflos, n keiner da, * "
        "kein Ergebnis;\nEnter behält, was da ist, b geht zurück, q hört auf; jedes Ergebnis wird sofort "
        "gespeichert.\n"),
    BD_OTHER(CLI_WALK_BOARD, "%3d  %4d %s  -  %4d %s  %s  "),
    BD_OTHER(CLI_WALK_NO_TERMINAL,
             "Ergebnisse werden nur an einem Terminal Brett für Brett getippt; nennen Sie die Spieler, geben "
             "Sie --board an, oder nehmen Sie 'bestdraw results FILE CSV'"),
    BD_OTHER_N(CLI_WALK_OPEN, "in Runde %d hat %zu Brett noch kein Ergebnis",
               "in Runde %d haben %zu Bretter noch kein Ergebnis"),
    BD_OTHER(CLI_WALK_ALL, "in Runde %d hat jedes Brett ein Ergebnis"),
    BD_OTHER(CLI_RESULT_CHANGED, "Runde %d: %d %s %s %d %s (war %s)"),
    BD_OTHER(CLI_RESULT_ENTERED, "Runde %d: %d %s %s %d %s"),
    BD_OTHER(CLI_RESULTS_HELP, "Trägt die Ergebnisse einer CSV-Liste ein, alle oder keines."),
    BD_OTHER(CLI_RESULTS_ABOUT,
             "Die erste Zeile der CSV nennt ihre Spalten: result, und entweder white und black (Nummern oder "
             "Namen) oder board (der veröffentlichten Auslosung); eine Spalte round ist möglich. Was 'draw "
             "--format csv' und 'missing --format csv' schreiben, geht, mit einer Spalte für die Ergebnisse. "
             "Zeilen ohne Ergebnis werden übergangen; eine Partie, die zweimal da ist, ist ein Fehler. '-' "
             "liest die Liste von der Standardeingabe."),
    BD_OTHER(CLI_RESULTS_ROUND, "die Runde der Zeilen, die keine nennen; Vorgabe: die zuletzt ausgeloste"),
    BD_OTHER(CLI_RESULTS_GAME_TWICE, "die Partie der Runde %d, %d gegen %d, steht schon in Zeile %d"),
    BD_OTHER(CLI_RESULTS_OTHER_BOARD, "Brett %d der Runde %d ist %d gegen %d, nicht %d gegen %d"),
    BD_OTHER(
        CLI_RESULTS_NO_DRAW,
        "die Datei hat keine veröffentlichte Auslosung der Runde %d, also ist unbekannt, wer an Brett %d "
        "spielte; geben Sie stattdessen white und black an"),
    BD_OTHER_N(CLI_RESULTS_DONE, "%zu Ergebnis eingetragen", "%zu Ergebnisse eingetragen"),
    BD_OTHER(CLI_MISSING_HELP, "Nennt die Bretter ohne Ergebnis."),
    BD_OTHER(CLI_MISSING_ABOUT,
             "Mit --format=csv hat die Liste eine leere Spalte für die Ergebnisse, so dass 'results' sie "
             "ausgefüllt liest. Exitcode 1: Es gibt solche Bretter; 0: Jede Partie hat ihr Ergebnis."),
    BD_OTHER(CLI_MISSING_ROUND, "nur Bretter der Runde N; Vorgabe: alle bisher ausgelosten Runden"),
    BD_OTHER(CLI_MISSING_NONE, "jede Partie hat ihr Ergebnis"),
    BD_OTHER(CLI_RULES_HELP, "Nennt die Regelwerke oder die Kriterien von einem mit ihren Artikeln."),
    BD_OTHER(CLI_SHOW_HELP, "Legt die Karten der zu paarenden Runde aus."),
    BD_OTHER(CLI_SHOW_ABOUT,
             "Punktgruppen von oben; in jeder die Karten nach Setzplatz, Weißsuchende links, Schwarzsuchende "
             "rechts, Spieler noch ohne Farbe dazwischen. Die Mittellinie steht, wo sie sein wird, wenn so "
             "wenige Spieler wie möglich floaten. Pfeile zeigen Floats der letzten Runde, Buchstaben ein "
             "Freilos dieser Runde (F voller, H halber, Z kein Punkt). Die Tabelle am Ende zählt die Punkte "
             "zusammen, so dass falsch geführte Karten auffallen."),
    BD_OTHER(CLI_SHOW_ROUND, "die Karten vor Runde N; Vorgabe: die nächste Runde"),
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
    BD_OTHER(CLI_STANDINGS_HELP, "Ordnet die Spieler, mit Feinwertungen und Kreuztabelle."),
    BD_OTHER(
        CLI_STANDINGS_ABOUT,
        "Die Feinwertungen sind die der eigenen Liste des Turniers, sonst BH/C1,BH,SB,WON,PS; sie werden "
        "nach den Feinwertungsregeln der FIDE (C.07) gezählt, einschließlich Freilosen, Kampflosen und "
        "Fehlen. In der Kreuztabelle ist '12w1' ein Sieg mit Weiß gegen Spieler 12, '=' ein Remis, '+' "
        "und '-' sind kampfloser Sieg und Verlust, F, H, Z und U sind Freilose."),
    BD_OTHER(CLI_STANDINGS_ROUND, "Rangliste nach Runde N; Vorgabe: die letzte Runde mit einem Ergebnis"),
    BD_OTHER(
        CLI_STANDINGS_TIEBREAKS,
        "Feinwertungen nach ihrem Vorrang, wie BH/C1,BH,DE,SB, oder mit langen Namen, buchholz-cut1; oder "
        "none"),
    BD_OTHER(CLI_STANDINGS_KEEP, "mit --tiebreaks: die Liste als Liste des Turniers in FILE schreiben"),
    BD_OTHER(CLI_STANDINGS_KEEP_ALONE, "--keep braucht --tiebreaks LIST"),
    BD_OTHER(CLI_STANDINGS_KEPT, "%s: Die Feinwertungen des Turniers sind %s"),
    BD_OTHER(CLI_STANDINGS_WHY, "in Worten sagen, was die hinter FILE genannten Spieler A und B trennte"),
    BD_OTHER(CLI_STANDINGS_WHY_TWO, "--why braucht zwei Spieler hinter FILE: standings FILE --why A B"),
    BD_OTHER(CLI_STANDINGS_WHY_SAME, "Spieler %d ist nicht von sich selbst getrennt; nennen Sie zwei"),
    BD_OTHER(CLI_STANDINGS_WHY_CSV, "--why hat text und json, kein csv"),
    BD_OTHER(CLI_STANDINGS_WHY_ALONE,
             "--why geht nicht zusammen mit --schools, --teams, --cross oder --keep"),
    BD_OTHER(CLI_STANDINGS_NO_PLACE, "Spieler %d ist ein Ersatzspieler und in keiner Rangliste"),
    BD_OTHER(CLI_STANDINGS_SCHOOLS, "die Schulen nach der Summe ihrer besten Spieler ordnen"),
    BD_OTHER(CLI_STANDINGS_TEAMS, "die Mannschaften nach der Summe ihrer besten Spieler ordnen"),
    BD_OTHER(CLI_STANDINGS_BEST, "mit --schools oder --teams: wie viele Spieler zählen; Vorgabe: 4"),
    BD_OTHER(CLI_STANDINGS_ONE_GROUPING, "--schools und --teams gehen nicht zusammen"),
    BD_OTHER(CLI_STANDINGS_BEST_ALONE, "--best braucht --schools oder --teams"),
    BD_OTHER(CLI_STANDINGS_NO_CROSS,
             "--cross zeigt Spieler; es geht nicht zusammen mit --schools oder --teams"),
    BD_OTHER(CLI_STANDINGS_CROSS, "jede Runde jedes Spielers zeigen: Gegner, Farbe, Ergebnis"),
    BD_OTHER(CLI_TABLE_HELP, "Ordnet die Spieler einer Vereinssaison nach GSRP."),
    BD_OTHER(
        CLI_TABLE_ABOUT,
        "GSRP ist (Punkte + 1/2) / (Partien + 1), in Prozent und als genauer Bruch. Nur Partien der "
        "Meisterschaft zählen, keine Freilose und Kampflosen. Spieler mit gleicher GSRP stehen nach Nach- "
        "und Vornamen."),
    BD_OTHER(CLI_TABLE_ROUND, "die Tabelle nach Runde (Woche) N; Vorgabe: nach allen Runden auf den Karten"),
    BD_OTHER(CLI_UNDO_HELP, "Nimmt die letzte Änderung der Datei zurück, oder die letzten."),
    BD_OTHER(
        CLI_UNDO_ABOUT,
        "STEPS ist, wie viele Änderungen zurückgenommen werden; Vorgabe: 1. 'history' nennt sie, und "
        "'redo' macht sie wieder, solange nichts anderes geändert wurde. Die letzten 400 Fassungen liegen "
        "in einem verborgenen Ordner neben der Datei."),
    BD_OTHER(CLI_UNDO_DONE, "%s ist, wie es vor '%s' war; redo macht es wieder"),
    BD_OTHER(CLI_REDO_HELP, "Macht eine zurückgenommene Änderung wieder."),
    BD_OTHER(CLI_REDO_ABOUT, "STEPS ist, wie viele Änderungen wieder gemacht werden; Vorgabe: 1."),
    BD_OTHER(CLI_REDO_DONE, "%s ist, wie es nach '%s' war"),
    BD_OTHER(CLI_STEP_UNKNOWN, "%s ist, wie es war; undo und redo gehen von dort weiter"),
    BD_OTHER(CLI_WORDS_STEPS, "FILE [STEPS]"),
    BD_OTHER(CLI_BAD_STEPS, "STEPS muss eine Zahl von 1 bis %d sein, nicht '%.100s'"),
    BD_OTHER(CLI_HISTORY_HELP, "Nennt, was mit der Datei getan wurde, das Neueste zuerst."),
    BD_OTHER(CLI_HISTORY_ABOUT,
             "'jetzt' bezeichnet, was die Datei ist; undo geht die Liste hinunter, redo hinauf. Was getan "
             "wurde, ist der Befehl ohne den Namen der Datei."),
    BD_OTHER(CLI_HISTORY_NONE, "%s hat noch keine Geschichte"),
    BD_OTHER(CLI_WHY_HELP, "Sagt einem Spieler alles über seine Auslosung."),
    BD_OTHER(
        CLI_WHY_ABOUT,
        "Brett, Farbe, Float oder Freilos eines Spielers in der besten Auslosung, und warum; warum nicht "
        "die Spieler, die sonst am nächsten lagen; und die Zeile des Spielers in der Prüfliste. Eine "
        "gespielte oder veröffentlichte Runde wird genommen, wie sie davor stand."),
    BD_OTHER(CLI_CHECKLIST_HELP, "Nennt für jeden Spieler, womit eine Auslosung geprüft wird."),
    BD_OTHER(CLI_CHECKLIST_ABOUT,
             "Eine Zeile für jeden Spieler: Punkte, die bisherigen Farben und die, auf die er Anspruch hat, "
             "die Floats der letzten zwei Runden (v herunter, ^ hoch), was gegen ein Freilos spricht, die "
             "bisherigen Gegner, und Farbe und Gegner in der besten Auslosung."),
    BD_OTHER(CLI_CHECKLIST_ROUND, "die zu prüfende Runde, aus den Runden davor; Vorgabe: die nächste"),
    BD_OTHER(CLI_WHY_NOT_HELP, "Sagt, warum die beste Auslosung nicht ist, wie jemand sie möchte."),
    BD_OTHER(
        CLI_WHY_NOT_ABOUT,
        "Warum spielt A nicht gegen B? Warum bekam ein Spieler nicht Weiß oder Schwarz (--colour ID W)? "
        "Warum floatet ein Spieler oder nicht, warum ist ein anderer spielfrei? Entweder ist das "
        "Gewünschte unmöglich (die zwei haben schon gespielt, ein Verbot oder ein Beweis), oder die beste "
        "Auslosung damit wird gefunden: das erste Kriterium, bei dem sie schlechter ist, um wie viel, und "
        "die Bretter, die sich ändern würden."),
    BD_OTHER(CLI_WHY_NOT_COLOUR, "warum bekam dieser Spieler nicht die Farbe, die folgt, W oder B?"),
    BD_OTHER(CLI_WHY_NOT_FLOAT, "warum floatet dieser Spieler nicht?"),
    BD_OTHER(CLI_WHY_NOT_NO_FLOAT, "warum bleibt dieser Spieler nicht in seiner Punktgruppe?"),
    BD_OTHER(CLI_WHY_NOT_BYE, "warum ist dieser Spieler nicht spielfrei?"),
    BD_OTHER(CLI_WHY_NOT_ROUND,
             "nach der Auslosung der Runde N aus den Runden davor fragen; Vorgabe: die nächste Runde"),
    BD_OTHER(CLI_PLAIN, "für Eltern: dieselben Gründe ohne Regelwörter und Zahlen"),
    BD_OTHER(CLI_PLAIN_NO_PROOF,
             "ein Beweis hat keine einfachen Worte: --plain und --proof schließen einander aus"),
    BD_OTHER(
        CLI_WHY_NOT_CERTIFICATE,
        "den Beweis in FILE schreiben: Keine Auslosung mit dem Gewünschten ist besser als die verglichene"),
    BD_OTHER(CLI_WHY_NOT_NO_CERTIFICATE,
             "kein Zertifikat wird geschrieben: Schon die Karten schließen es aus"),
    BD_OTHER(CLI_WHY_NOT_BAD_COLOUR, "auf '--colour ID' muss W oder B folgen, nicht '%.60s'"),
    BD_OTHER(CLI_WHY_NOT_ONE_OF,
             "eine Frage auf einmal: --colour, --float, --no-float und --bye schließen einander aus"),
    BD_OTHER(
        CLI_WHY_NOT_ASK,
        "nennen Sie zwei Spieler (why-not FILE A B), oder nehmen Sie eines von --colour ID W, --float ID, "
        "--no-float ID und --bye ID"),
    BD_OTHER(CLI_WITHDRAW_HELP, "Lässt einen Spieler ab einer Runde aus den Auslosungen."),
    BD_OTHER(CLI_WITHDRAW_ABOUT, "ROUND ist die erste Runde ohne den Spieler; Vorgabe: die nächste."),
    BD_OTHER(CLI_WITHDRAW_BACK, "der Spieler ist zurück und wird wieder gepaart"),
    BD_OTHER(CLI_WITHDRAW_RETURNED, "%d %s wird wieder gepaart"),
    BD_OTHER(CLI_WITHDRAW_DONE, "%d %s wird ab Runde %d nicht gepaart"),
    BD_OTHER(CLI_WITHDRAW_BACK_ROUND,
             "--back nimmt keine ROUND: Der Spieler ist wieder in der nächsten Auslosung"),
    BD_OTHER(CLI_COMMAND_MEANT, "unbekannter Befehl '%.100s'; meinten Sie '%s'?"),
    BD_OTHER(CLI_NO_COMMAND, "unbekannter Befehl '%.100s'; 'bestdraw help' nennt die Befehle"),
    BD_OTHER(CLI_COMMAND_MISSING, "kein Befehl angegeben; 'bestdraw help' nennt die Befehle"),
    BD_OTHER(CLI_WORDS_MISSING, "es fehlen Angaben; Aufruf: bestdraw %s %s"),
    BD_OTHER(CLI_NO_WORDS, "unerwartete Angabe '%.100s': 'bestdraw %s' nimmt keine"),
    BD_OTHER(CLI_WORD_TOO_MANY, "unerwartete Angabe '%.100s'; Aufruf: bestdraw %s %s"),
    BD_OTHER(CLI_TRY_BARE_HELP, "'bestdraw help' nennt die Befehle.\n"),
    BD_OTHER(CLI_TRY_HELP, "Versuchen Sie 'bestdraw help %s'.\n"),
    BD_OTHER(CLI_RULES_MEANT, "es gibt kein Regelwerk '%.60s'; meinten Sie '%s'?"),
    BD_OTHER(CLI_NO_RULES, "es gibt kein Regelwerk '%.60s'; 'bestdraw rules' nennt sie"),
    BD_OTHER(CLI_WHO_NOBODY, "kein Spieler heißt '%.100s'; 'bestdraw find FILE TEXT' sucht nach Namen"),
    BD_OTHER(CLI_WHO_NEAR, "kein Spieler heißt '%.100s'; meinten Sie %d %s?"),
    BD_OTHER(CLI_WHO_SEVERAL,
             "'%.60s' kann jeder von diesen sein; geben Sie mehr vom Namen an, oder die Nummer: %s"),
    BD_OTHER_N(CLI_WHO_MORE, "; und %zu weitere", "; und %zu weitere"),
    BD_OTHER(CLI_WHO_NO_NUMBER,
             "in dieser Datei gibt es keinen Spieler %d; 'bestdraw find FILE NAME' sucht nach Namen"),
    BD_OTHER(CLI_BAD_ID,
             "%s muss der Name eines Spielers sein oder seine Nummer von 1 bis %d, nicht '%.100s'"),
    BD_OTHER(CLI_BAD_ROUND, "ROUND muss eine Zahl von 1 bis %d sein, nicht '%.100s'"),
    BD_OTHER(CLI_BAD_TIME_LIMIT,
             "die Option '--time-limit' braucht Sekunden, wie 10 oder 0.5, nicht '%.100s'"),
    BD_OTHER(CLI_THE_VALUE, "der Wert der Option"),
    BD_OTHER(CLI_THE_PLAYER, "der Spieler"),
    BD_OTHER(CLI_HELP_TOP,
             "Aufruf: bestdraw COMMAND [OPTIONS] FILE ...\n\nLost die Runden von Schachturnieren nach "
             "Schweizer System aus, beweisbar bestmöglich.\n"),
    BD_OTHER(CLI_HELP_USAGE, "Aufruf: bestdraw %s\n\n"),
    BD_OTHER(CLI_HELP_COMMON, "\nOptionen jedes Befehls\n"),
    BD_OTHER(CLI_HELP_OPTIONS, "\nOptionen\n"),
    BD_OTHER(CLI_HELP_MORE, "\n'bestdraw help COMMAND' beschreibt einen Befehl und seine Optionen.\n"),
    BD_OTHER(CLI_NO_MEMORY, "kein Speicher mehr"),
    BD_OTHER(CLI_WORK_PROGRESS, "bestdraw: %.0f s: %s: %s"),
    BD_OTHER(CLI_WORK_STEP, "%s: %s (Wert %lld)"),
    BD_OTHER(CLI_WORK_DONE, "%s: %s (Wert %lld, fertig)"),
    BD_OTHER(CLI_WORK_BOUND, "%s: %s (Wert %lld, Schranke %lld)"),
    BD_OTHER(CLI_WORK_BOUND_DONE, "%s: %s (Wert %lld, Schranke %lld, fertig)"),
    BD_OTHER_N(CLI_MORE_WARNINGS, "%zu weitere Warnung wird nicht gezeigt",
               "%zu weitere Warnungen werden nicht gezeigt"),
    BD_OTHER(CLI_NOT_ALL_WRITTEN, "ein Teil der Ausgabe konnte nicht geschrieben werden"),
    BD_OTHER(CLI_STANDARD_INPUT, "die Standardeingabe"),
    BD_OTHER(CLI_STANDARD_OUTPUT, "die Standardausgabe"),
    BD_OTHER(CLI_WARNING, "Warnung: "),
    BD_OTHER(CLI_NOTICED_AT, "bestdraw: (gemeldet bei %s:%d)\n"),
    BD_OTHER(CLI_NO_SCRATCH_FILE, "hier kann keine vorläufige Datei angelegt werden: %s"),
    BD_OTHER(CLI_NO_STAGES, "es gibt keine zulässige Auslosung, also keine Stufen"),
    BD_OTHER(CLI_PROOF_FAILS, "der Beweis hält nicht: %s"),
    BD_OTHER(CLI_PROOF_OPEN, "nicht alles ist bewiesen: %s"),
    BD_OTHER(
        CLI_LIST_OF_PLAYERS,
        "dies ist eine Spielerliste, kein Turnier; machen Sie zuerst eines daraus: bestdraw new %s FILE"),
    BD_OTHER(CLI_UNKNOWN_PLAYER, "(unbekannt)"),
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

const bd_catalogue bd_cli_german = {cli_german_rows, sizeof cli_german_rows / sizeof *cli_german_rows};
