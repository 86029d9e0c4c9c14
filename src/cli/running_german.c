/* German for running_words.h. */
#include "cli/running_words.h"

static const bd_translation running_german_rows[] = {
    BD_OTHER(CLI_BYE_HELP, "Vereinbart ein Freilos eines Spielers in einer Runde oder nimmt es zurück."),
    BD_OTHER(CLI_BYE_ABOUT,
             "H ist einen halben Punkt wert, F einen vollen, Z keinen; 'none' nimmt das Freilos zurück."),
    BD_OTHER(CLI_BYE_ARRANGED, "Runde %d: %d %s: %s"),
    BD_OTHER(CLI_BYE_CANCELLED, "Runde %d: %d %s hat kein Freilos mehr"),
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
    BD_OTHER(CLI_SHOW_HELP, "Legt die Karten der zu paarenden Runde aus."),
    BD_OTHER(CLI_SHOW_ABOUT,
             "Punktgruppen von oben; in jeder die Karten nach Setzplatz, Weißsuchende links, Schwarzsuchende "
             "rechts, Spieler noch ohne Farbe dazwischen. Die Mittellinie steht, wo sie sein wird, wenn so "
             "wenige Spieler wie möglich floaten. Pfeile zeigen Floats der letzten Runde, Buchstaben ein "
             "Freilos dieser Runde (F voller, H halber, Z kein Punkt). Die Tabelle am Ende zählt die Punkte "
             "zusammen, so dass falsch geführte Karten auffallen."),
    BD_OTHER(CLI_SHOW_ROUND, "die Karten vor Runde N; Vorgabe: die nächste Runde"),
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
    BD_OTHER(CLI_WITHDRAW_HELP, "Lässt einen Spieler ab einer Runde aus den Auslosungen."),
    BD_OTHER(CLI_WITHDRAW_ABOUT, "ROUND ist die erste Runde ohne den Spieler; Vorgabe: die nächste."),
    BD_OTHER(CLI_WITHDRAW_BACK, "der Spieler ist zurück und wird wieder gepaart"),
    BD_OTHER(CLI_WITHDRAW_RETURNED, "%d %s wird wieder gepaart"),
    BD_OTHER(CLI_WITHDRAW_DONE, "%d %s wird ab Runde %d nicht gepaart"),
    BD_OTHER(CLI_WITHDRAW_BACK_ROUND,
             "--back nimmt keine ROUND: Der Spieler ist wieder in der nächsten Auslosung"),
};

const bd_catalogue bd_running_german = {running_german_rows,
                                        sizeof running_german_rows / sizeof *running_german_rows};
