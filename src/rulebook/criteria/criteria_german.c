/* German for criteria_words.h. */
#include "rulebook/criteria/criteria_words.h"

static const bd_translation criteria_german_rows[] = {
    BD_OTHER(CRITERIA_BYE_AGAIN,
             "ein Freilos für jemanden, der schon ein Freilos mit vollem Punkt oder einen kampflosen Sieg "
             "hatte oder für eine spätere Runde ein Freilos vereinbart hat"),
    BD_OTHER(CRITERIA_BYE_AGAIN_COSTS,
             "gibt jemandem das Freilos, der schon eines hatte oder vereinbart hat"),
    BD_OTHER(CRITERIA_BYE_AGAIN_WORSE,
             "geht das Freilos an jemanden, der schon eines hatte oder vereinbart hat"),
    BD_OTHER(CRITERIA_BYE_LEVEL, "Punktgruppen zwischen dem Freilos und der untersten Gruppe"),
    BD_OTHER(CRITERIA_BYE_LEVEL_WORSE,
             "liegt das Freilos {other} {other#Gruppe|Gruppen} über der untersten, nicht {best}"),
    BD_OTHER(
        CRITERIA_BYE_ALPHABET,
        "in Runde 1 ein Freilos für einen Spitzenspieler; dann, wie weit der spielfreie Spieler vom Ende "
        "der alphabetischen Reihenfolge entfernt ist"),
    BD_OTHER(CRITERIA_BYE_ALPHABET_TOP_COSTS, "gibt einem Spitzenspieler das Freilos"),
    BD_OTHER(CRITERIA_BYE_ALPHABET_TOP_WORSE, "geht das Freilos an einen Spitzenspieler"),
    BD_OTHER(CRITERIA_BYE_ALPHABET_LAST_WORSE,
             "steht der spielfreie Spieler {other} {other#Platz|Plätze} vor dem Ende der alphabetischen "
             "Reihenfolge, nicht {best}"),
    BD_OTHER(
        CRITERIA_BYE_LOWEST,
        "wie viele Spieler tiefer gesetzt sind als der spielfreie; Spieler ohne Wertungszahl kommen nach "
        "allen anderen"),
    BD_OTHER(CRITERIA_BYE_LOWEST_WORSE,
             "{other#ist|sind} {other} Spieler tiefer gesetzt als der spielfreie, nicht {best}"),
    BD_OTHER(
        CRITERIA_RELAX_LAST_ROUNDS,
        "in so vielen letzten Runden, wie die Option sagt: Farbwechsel, die Spielern ohne Aussichten eine "
        "Farbdifferenz von 3 bringen"),
    BD_OTHER(CRITERIA_RELAX_LAST_ROUNDS_WORSE,
             "{other#kommt|kommen} {other} Spieler auf eine Farbdifferenz von 3 statt {best}"),
    BD_OTHER(
        CRITERIA_COLOUR_DIFFERENCE,
        "Spieler mit der falschen Farbe: eine Klasse für jede vorkommende Farbdifferenz, die größte zuerst"),
    BD_OTHER(CRITERIA_COLOUR_DIFFERENCE_COSTS,
             "gibt jemandem mit einer Farbdifferenz von {size} die falsche Farbe"),
    BD_OTHER(CRITERIA_COLOUR_DIFFERENCE_WORSE,
             "{other#bekommt|bekommen} {other} Spieler mit einer Farbdifferenz von {size} die falsche Farbe "
             "statt {best}"),
    BD_OTHER(CRITERIA_ALTERNATION,
             "Spieler mit ausgeglichenen Farben, die dieselbe Farbe wieder bekommen; dann, wer wechselt: die "
             "schwächsten Ansprüche"),
    BD_OTHER(CRITERIA_ALTERNATION_LEVEL_COSTS,
             "gibt jemandem mit ausgeglichenen Farben dieselbe Farbe wieder"),
    BD_OTHER(CRITERIA_ALTERNATION_LEVEL_WORSE,
             "{other#bekommt|bekommen} {other} Spieler mit ausgeglichenen Farben dieselbe Farbe wieder statt "
             "{best}"),
    BD_OTHER(CRITERIA_ALTERNATION_CLAIM_COSTS,
             "lässt jemanden mit stärkerem Anspruch als nötig die Farbe wechseln ({subject})"),
    BD_OTHER(CRITERIA_ALTERNATION_CLAIM_WORSE,
             "{other#wechselt|wechseln} {other} Spieler mit einem der stärkeren Ansprüche ({subject}) die "
             "Farbe statt {best}; die schwächsten Ansprüche wechseln zuerst"),
    BD_OTHER(CRITERIA_CLAIM, "Farbdifferenz %d und %s"),
    BD_OTHER_N(CRITERIA_CLAIM_RUN_AGAINST, "die letzte Partie mit der anderen Farbe",
               "die letzten %d Partien mit der anderen Farbe"),
    BD_OTHER_N(CRITERIA_CLAIM_RUN_DUE, "die letzte Partie mit der Farbe des Anspruchs",
               "die letzten %d Partien mit der Farbe des Anspruchs"),
    BD_OTHER(CRITERIA_DISTURBANCE,
             "Bretter (und das Freilos), die von der veröffentlichten Auslosung abweichen"),
    BD_OTHER(CRITERIA_DISTURBANCE_COSTS, "ist kein Brett der veröffentlichten Auslosung"),
    BD_OTHER(
        CRITERIA_DISTURBANCE_WORSE,
        "{other#weicht|weichen} {other} {other#Brett|Bretter} von der veröffentlichten Auslosung ab (das "
        "Freilos zählt als eines), statt {best}"),
    BD_OTHER(CRITERIA_MID_LINE, "halbe Tausche über die Mittellinie: Ein Tausch zweier Karten zählt 2"),
    BD_OTHER(CRITERIA_MID_LINE_COSTS, "ist ein halber Tausch über die Mittellinie"),
    BD_OTHER(CRITERIA_MID_LINE_WORSE, "wechseln mehr Karten über die Mittellinie[: {other} {other#halber "
                                      "Tausch|halbe Tausche} statt {best}]"),
    BD_OTHER(CRITERIA_FLOAT_REPEAT,
             "wer auf dieselbe Weise hoch- oder heruntergelost wird wie in der Runde davor"),
    BD_OTHER(CRITERIA_FLOAT_REPEAT_COSTS,
             "lässt jemanden auf dieselbe Weise floaten wie in der letzten Runde"),
    BD_OTHER(CRITERIA_FLOAT_REPEAT_WORSE,
             "{other#wird|werden} {other} Spieler auf dieselbe Weise hoch- oder heruntergelost wie in der "
             "letzten Runde statt {best}"),
    BD_OTHER(CRITERIA_DOWNFLOATER,
             "wie weit die Heruntergelosten und das Freilos von der Stelle entfernt sind, an der zuerst "
             "gesucht wird: von der Mittellinie abwärts, dann von der Mittellinie aufwärts"),
    BD_OTHER(CRITERIA_DOWNFLOATER_WORSE,
             "sind die Heruntergelosten und das Freilos zusammen {other} {other#Platz|Plätze} von der Stelle "
             "entfernt, an der die Regeln zuerst suchen, statt {best}"),
    BD_OTHER(CRITERIA_UPFLOATER, "wie weit die Hochgelosten vom oberen Ende ihrer Punktgruppe entfernt sind"),
    BD_OTHER(
        CRITERIA_UPFLOATER_WORSE,
        "sind die Hochgelosten zusammen {other} {other#Platz|Plätze} von der Stelle entfernt, an der die "
        "Regeln zuerst suchen, statt {best}"),
    BD_OTHER(CRITERIA_FLOAT_ONCE,
             "Heruntergeloste, die in irgendeiner früheren Runde heruntergelost wurden, und Hochgeloste, die "
             "in der Runde davor hochgelost wurden"),
    BD_OTHER(CRITERIA_FLOAT_ONCE_COSTS,
             "lässt jemanden wieder herunterlosen, der es schon einmal wurde, oder hochlosen wie in der "
             "letzten Runde"),
    BD_OTHER(CRITERIA_FLOAT_ONCE_WORSE,
             "{other#wird|werden} {other} Spieler heruntergelost wie schon einmal oder hochgelost wie in der "
             "letzten Runde, statt {best}"),
    BD_OTHER(CRITERIA_FLOAT_BALANCE,
             "Floater nach ihren früheren Floats: 0 für häufiger in der anderen Richtung, 1 für nie, 2 für "
             "beide Richtungen gleich oft, 3 für häufiger in derselben"),
    BD_OTHER(
        CRITERIA_FLOAT_BALANCE_WORSE,
        "sind die Floater schon häufiger in derselben als in der anderen Richtung gelost worden[ ({other} "
        "statt {best}, von 0 bis 3 für jeden)]"),
    BD_OTHER(CRITERIA_FLOAT_HISTORY, "frühere Floats in derselben Richtung bei denen, die jetzt floaten"),
    BD_OTHER(CRITERIA_FLOAT_HISTORY_WORSE,
             "haben die Floater {other} {other#früheren Float|frühere Floats} in derselben Richtung statt "
             "{best}"),
    BD_OTHER(CRITERIA_HALVES,
             "halbe Tausche zwischen oberer und unterer Hälfte: Ein Tausch zweier Spieler zählt 2"),
    BD_OTHER(CRITERIA_HALVES_COSTS, "ist ein halber Tausch zwischen der oberen und der unteren Hälfte"),
    BD_OTHER(CRITERIA_HALVES_WORSE,
             "wechseln mehr Spieler die Hälfte[: {other} {other#halber Tausch|halbe Tausche} statt {best}]"),
    BD_OTHER(
        CRITERIA_FLOATER,
        "wie weit die Heruntergelosten über dem unteren Ende ihrer Punktgruppe stehen, dann wie weit ihre "
        "Gegner unter dem oberen Ende der ihren"),
    BD_OTHER(CRITERIA_FLOATER_DOWN_WORSE,
             "stehen die Heruntergelosten zusammen {other} {other#Platz|Plätze} über dem unteren Ende ihrer "
             "Punktgruppen statt {best}"),
    BD_OTHER(CRITERIA_FLOATER_UP_WORSE,
             "stehen ihre Gegner zusammen {other} {other#Platz|Plätze} unter dem oberen Ende der ihren statt "
             "{best}"),
    BD_OTHER(CRITERIA_REPEAT,
             "frühere Partien zwischen zwei Spielern, die gepaart werden (ganz verboten, wenn Wiederholungen "
             "nicht erlaubt sind)"),
    BD_OTHER(CRITERIA_REPEAT_COSTS, "wiederholt eine Partie"),
    BD_OTHER(CRITERIA_REPEAT_WORSE,
             "{other#wird|werden} {other} frühere {other#Begegnung|Begegnungen} wiederholt statt {best}"),
    BD_OTHER(CRITERIA_HALF_BYES,
             "in Runde 2 Paare von Spielern, die beide in Runde 1 ein Freilos mit halbem Punkt hatten"),
    BD_OTHER(CRITERIA_HALF_BYES_COSTS,
             "paart zwei, die beide in Runde 1 ein Freilos mit halbem Punkt hatten"),
    BD_OTHER(CRITERIA_HALF_BYES_WORSE,
             "gibt es {other} {other#Paar|Paare} von Spielern, die beide in Runde 1 ein Freilos mit halbem "
             "Punkt hatten, statt {best}"),
    BD_OTHER(CRITERIA_DEFAULTED, "Paare, die schon gepaart waren, aber nicht gespielt haben"),
    BD_OTHER(CRITERIA_DEFAULTED_COSTS, "paart zwei, die schon gepaart waren, aber nicht gespielt haben"),
    BD_OTHER(CRITERIA_DEFAULTED_WORSE,
             "gibt es {other} {other#Paar|Paare}, die schon gepaart waren, aber nicht gespielt haben, statt "
             "{best}"),
    BD_OTHER(CRITERIA_CLUB,
             "Paare aus einem Verein oder einer zu trennenden Gruppe (Runde 1 oder so viele Runden, wie "
             "club_rounds sagt) und zu vermeidende Paare"),
    BD_OTHER(CRITERIA_CLUB_COSTS,
             "paart zwei, die getrennt bleiben sollen (Verein, Gruppe oder zu vermeiden)"),
    BD_OTHER(CRITERIA_CLUB_WORSE,
             "{other#trifft|treffen} {other} {other#Paar|Paare} aufeinander, die getrennt bleiben sollen "
             "(Verein, Gruppe oder zu vermeiden), statt {best}"),
    BD_OTHER(CRITERIA_SCHOOL, "Paare aus einer Schule"),
    BD_OTHER(CRITERIA_SCHOOL_COSTS, "paart zwei aus einer Schule"),
    BD_OTHER(CRITERIA_SCHOOL_WORSE,
             "{other#trifft|treffen} {other} {other#Paar|Paare} aus einer Schule aufeinander statt {best}"),
    BD_OTHER(
        CRITERIA_SCHOOL_REFUSED,
        "vor Runde 4 Paare aus einer Schule: abgelehnt, solange es irgendeine Auslosung ohne solche gibt"),
    BD_OTHER(CRITERIA_SCHOOL_REFUSED_COSTS, "paart vor Runde 4 zwei aus einer Schule"),
    BD_OTHER(
        CRITERIA_SCHOOL_REFUSED_WORSE,
        "{other#trifft|treffen} vor Runde 4 {other} {other#Paar|Paare} aus einer Schule aufeinander statt "
        "{best}"),
    BD_OTHER(
        CRITERIA_REPEAT_SOFTLY,
        "Bretter zwischen Spielern, die schon gegeneinander gespielt haben, dann wie oft darüber hinaus"),
    BD_OTHER(CRITERIA_REPEAT_SOFTLY_BOARDS_COSTS,
             "setzt zwei zusammen, die schon gegeneinander gespielt haben"),
    BD_OTHER(CRITERIA_REPEAT_SOFTLY_BOARDS_WORSE,
             "{other#ist|sind} {other} {other#Brett|Bretter} mit Spielern besetzt, die schon gegeneinander "
             "gespielt haben, statt {best}"),
    BD_OTHER(CRITERIA_REPEAT_SOFTLY_AGAIN_WORSE,
             "treffen Spieler wieder aufeinander, die schon mehr als einmal gespielt haben ({other} statt "
             "{best} Begegnungen über die erste hinaus)"),
    BD_OTHER(
        CRITERIA_SCORE,
        "Punktgruppe für Punktgruppe von oben: die Zahl der Heruntergelosten, dann ihre Punktunterschiede"),
    BD_OTHER(CRITERIA_SCORE_DOWN_COSTS,
             "lost jemanden aus Gruppe {level} ({points} {points#Punkt|Punkte}) herunter"),
    BD_OTHER(CRITERIA_SCORE_DOWN_WORSE, "{other#wird|werden} {other} Spieler mit {points} "
                                        "{points#Punkt|Punkten} heruntergelost statt {best}"),
    BD_OTHER(CRITERIA_SCORE_DIFF_WORSE, "fallen die Heruntergelosten mit {points} {points#Punkt|Punkten} "
                                        "tiefer[: zusammen um {other-points} statt {best-points}]"),
    BD_OTHER(CRITERIA_SCORE_UP_WORSE,
             "nimmt die Gruppe mit {points} {points#Punkt|Punkten} {other-up} Floater auf statt {best-up}"),
    BD_OTHER(CRITERIA_EQUALISE,
             "Spieler mit mehr von einer Farbe, als die Runde erlaubt (ungerade Runden: eine mehr; gerade "
             "Runden: keine), der größte Überschuss zuerst; dann Spieler mit einer Farbe zum dritten Mal "
             "hintereinander"),
    BD_OTHER(CRITERIA_EQUALISE_4_COSTS,
             "gibt jemandem vier oder mehr von einer Farbe mehr, als die Runde erlaubt"),
    BD_OTHER(CRITERIA_EQUALISE_4_WORSE,
             "{other#hat|haben} {other} Spieler vier oder mehr von einer Farbe mehr, als die Runde erlaubt, "
             "statt {best}"),
    BD_OTHER(CRITERIA_EQUALISE_3_COSTS, "gibt jemandem drei von einer Farbe mehr, als die Runde erlaubt"),
    BD_OTHER(
        CRITERIA_EQUALISE_3_WORSE,
        "{other#hat|haben} {other} Spieler drei von einer Farbe mehr, als die Runde erlaubt, statt {best}"),
    BD_OTHER(CRITERIA_EQUALISE_2_COSTS, "gibt jemandem zwei von einer Farbe mehr, als die Runde erlaubt"),
    BD_OTHER(
        CRITERIA_EQUALISE_2_WORSE,
        "{other#hat|haben} {other} Spieler zwei von einer Farbe mehr, als die Runde erlaubt, statt {best}"),
    BD_OTHER(CRITERIA_EQUALISE_1_COSTS, "gibt jemandem eine von einer Farbe mehr, als die Runde erlaubt"),
    BD_OTHER(
        CRITERIA_EQUALISE_1_WORSE,
        "{other#hat|haben} {other} Spieler eine von einer Farbe mehr, als die Runde erlaubt, statt {best}"),
    BD_OTHER(CRITERIA_EQUALISE_RUN_COSTS, "gibt jemandem eine Farbe zum dritten Mal hintereinander"),
    BD_OTHER(
        CRITERIA_EQUALISE_RUN_WORSE,
        "{other#bekommt|bekommen} {other} Spieler eine Farbe zum dritten Mal hintereinander, statt {best}"),
    BD_OTHER(CRITERIA_ALTERNATE, "Spieler, die die Farbe ihrer letzten Partie wieder bekommen"),
    BD_OTHER(CRITERIA_ALTERNATE_COSTS, "gibt jemandem die Farbe der letzten Partie wieder"),
    BD_OTHER(CRITERIA_ALTERNATE_WORSE,
             "{other#bekommt|bekommen} {other} Spieler die Farbe der letzten Partie wieder, statt {best}"),
    BD_OTHER(CRITERIA_SEASON_DIFFERENCE,
             "die Unterschiede zwischen Weiß und Schwarz über die Saison, von allen Spielern nach heute"),
    BD_OTHER(
        CRITERIA_SEASON_DIFFERENCE_WORSE,
        "betragen die Unterschiede zwischen Weiß und Schwarz über die Saison zusammen {other} statt {best}"),
    BD_OTHER(CRITERIA_SEASON_ALTERNATION, "Spieler, die die Farbe ihrer letzten Partie wieder bekommen"),
    BD_OTHER(CRITERIA_SEASON_ALTERNATION_COSTS, "gibt jemandem die Farbe der letzten Partie wieder"),
    BD_OTHER(CRITERIA_SEASON_ALTERNATION_WORSE,
             "{other#bekommt|bekommen} {other} Spieler die Farbe der letzten Partie wieder, statt {best}"),
    BD_OTHER(CRITERIA_FLOATERS,
             "wo alles Frühere eine Wahl der Floater lässt: die Quadrate der Abstände von der Stelle, an der "
             "zuerst gesucht wird, dann die am besten platzierte Karte zuerst"),
    BD_OTHER(CRITERIA_FLOATERS_SQUARES_WORSE,
             "sind die Floater weiter von den Stellen entfernt, an denen zuerst gesucht wird[ ({other} statt "
             "{best}, im Quadrat gezählt)]"),
    BD_OTHER(CRITERIA_FLOATERS_SETTLED_WORSE,
             "kommt von zwei gleich guten Möglichkeiten die besser platzierte Karte zuerst"),
    BD_OTHER(CRITERIA_FLOATERS_CLOSED_WORSE,
             "würde eine Karte, die in jeder ebenso guten Auslosung in eine Richtung floatet, in die andere "
             "gelost"),
    BD_OTHER(CRITERIA_TOP_BOARD,
             "die Karten hinunter der bestplatzierte Gegner zuerst: Die Auslosung wird die einzige"),
    BD_OTHER(CRITERIA_TOP_BOARD_WORSE,
             "hat, die Karten hinunter, jemand weiter oben einen schlechter platzierten Gegner"),
    BD_OTHER(CRITERIA_NEAREST,
             "die Liste hinunter der nächste tiefere Spieler, gegen den noch nicht gespielt wurde, solange "
             "alle darunter noch gepaart werden können"),
    BD_OTHER(CRITERIA_NEAREST_WORSE, "hat, die Liste hinunter, jemand weiter oben einen Gegner weiter unten"),
    BD_OTHER(CRITERIA_LOT,
             "die Karten in der Reihenfolge des Loses, der früheste Gegner im Los zuerst: Die Auslosung wird "
             "die einzige"),
    BD_OTHER(CRITERIA_LOT_WORSE, "hat, das Los hindurch, jemand weiter vorn einen späteren Gegner"),
    BD_OTHER(CRITERIA_VARIATION,
             "über alle Bretter, um wie viele Karten der Gegner vom idealen entfernt ist"),
    BD_OTHER(CRITERIA_VARIATION_WORSE,
             "sind die Gegner zusammen {other} {other#Karte|Karten} von den idealen entfernt statt {best}"),
    BD_OTHER(CRITERIA_VARIATION_SQUARED, "dasselbe im Quadrat"),
    BD_OTHER(
        CRITERIA_VARIATION_SQUARED_WORSE,
        "sind die Gegner weiter von den idealen entfernt[ ({other} statt {best}, der Abstand jeder Karte "
        "im Quadrat)]"),
    BD_OTHER(CRITERIA_GRADE_SQUARED,
             "über alle Spieler das Quadrat des Unterschieds zwischen den Wertungszahlen des Gegners und des "
             "idealen Gegners"),
    BD_OTHER(CRITERIA_GRADE_SQUARED_WORSE,
             "sind die Gegner nach Wertungszahl weiter von den idealen entfernt[ ({other} statt {best}, im "
             "Quadrat gezählt)]"),
    BD_OTHER(
        CRITERIA_RATING_SQUARED,
        "über alle Spieler das Quadrat des Unterschieds zwischen den Ratings des Gegners und des idealen "
        "Gegners"),
    BD_OTHER(CRITERIA_RATING_SQUARED_WORSE,
             "sind die Gegner nach Rating weiter von den idealen entfernt[ ({other} statt {best}, im Quadrat "
             "gezählt)]"),
    BD_OTHER(CRITERIA_HALVES_ALPHABET,
             "in Runde 1 Bretter zwischen zweien aus derselben Hälfte des Alphabets"),
    BD_OTHER(CRITERIA_HALVES_ALPHABET_COSTS, "paart zwei aus derselben Hälfte des Alphabets"),
    BD_OTHER(CRITERIA_HALVES_ALPHABET_WORSE,
             "{other#ist|sind} {other} {other#Brett|Bretter} mit zweien aus derselben Hälfte des Alphabets "
             "besetzt statt {best}"),
    BD_OTHER(CRITERIA_VARIATION_ALPHABET,
             "in Runde 1, über alle Bretter, um wie viele Karten der Gegner von dem entfernt ist, der in der "
             "anderen Hälfte des Alphabets gegenübersteht"),
    BD_OTHER(CRITERIA_VARIATION_ALPHABET_WORSE,
             "sind die Gegner zusammen {other} {other#Karte|Karten} von denen entfernt, die in der anderen "
             "Hälfte des Alphabets gegenüberstehen, statt {best}"),
    BD_OTHER(CRITERIA_VARIATION_SQUARED_ALPHABET, "dasselbe im Quadrat"),
    BD_OTHER(CRITERIA_VARIATION_SQUARED_ALPHABET_WORSE,
             "sind die Gegner weiter von denen entfernt, die in der anderen Hälfte des Alphabets "
             "gegenüberstehen ({other} statt {best}, der Abstand jeder Karte im Quadrat)"),
    BD_OTHER(CRITERIA_MOVE_200,
             "Spieler mit einem Gegner, der mehr als 200 Ratingpunkte vom natürlichen entfernt ist: nicht "
             "einmal getan, um Farben auszugleichen"),
    BD_OTHER(
        CRITERIA_MOVE_200_WORSE,
        "{other#hat|haben} {other} Spieler einen Gegner, der mehr als 200 Punkte vom natürlichen entfernt "
        "ist, statt {best}"),
    BD_OTHER(CRITERIA_MOVE_80,
             "Spieler mit einem Gegner, der mehr als 80 Ratingpunkte vom natürlichen entfernt ist: nicht "
             "getan, nur um Farben zu wechseln"),
    BD_OTHER(
        CRITERIA_MOVE_80_WORSE,
        "{other#hat|haben} {other} Spieler einen Gegner, der mehr als 80 Punkte vom natürlichen entfernt "
        "ist, statt {best}"),
    BD_OTHER(CRITERIA_REPEAT_BOARD, "{both} haben schon gegeneinander gespielt"),
    BD_OTHER(CRITERIA_HALF_BYES_BOARD, "{both} hatten in Runde 1 ein Freilos mit halbem Punkt"),
    BD_OTHER(CRITERIA_DEFAULTED_BOARD, "{both} waren schon gepaart, haben aber nicht gespielt"),
    BD_OTHER(CRITERIA_CLUB_BOARD, "{both} sollen getrennt bleiben"),
    BD_OTHER(CRITERIA_SCHOOL_BOARD, "{both} sind aus einer Schule"),
};

const bd_catalogue bd_criteria_german = {criteria_german_rows,
                                         sizeof criteria_german_rows / sizeof *criteria_german_rows};
