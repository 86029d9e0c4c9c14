/* German for draws_words.h. */
#include "cli/draws_words.h"

static const bd_translation draws_german_rows[] = {
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
    BD_OTHER(CLI_RULES_HELP, "Nennt die Regelwerke oder die Kriterien von einem mit ihren Artikeln."),
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
};

const bd_catalogue bd_draws_german = {draws_german_rows,
                                      sizeof draws_german_rows / sizeof *draws_german_rows};
