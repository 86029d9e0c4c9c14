/* German for solve_words.h. */
#include "solve/solve_words.h"

static const bd_translation solve_german_rows[] = {
    BD_OTHER(SOLVE_PROVED, "bewiesen"),
    BD_OTHER(SOLVE_LIMIT, "eine Grenze ist erreicht"),
    BD_OTHER(SOLVE_SEEKS_WEIGHTS, "bessere Gewichte werden auf einmal gesucht"),
    BD_OTHER(SOLVE_ASKS_GLPK, "GLPK wird nach der ganzen Stufe gefragt"),
    BD_OTHER(SOLVE_GLPK_FAILS,
             "die Zahlen von GLPK klären die Stufe nicht; die Gewichte werden ohne sie erhöht"),
    BD_OTHER(SOLVE_RISES, "die Gewichte steigen Schritt für Schritt"),
    BD_OTHER(SOLVE_ONCE_MORE, "die Gewichte gehen nicht auf; noch einmal von vorn"),
    BD_OTHER(SOLVE_NODES, "die Zahl der Knoten muss gerade sein, von 2 bis %d, nicht %d"),
    BD_OTHER(SOLVE_PAIRS, "die zu paarenden Knoten sind nicht sortiert, oder ein Knoten fehlt"),
    BD_OTHER(SOLVE_SETS_CROSS, "zwei ungerade Mengen überschneiden sich"),
    BD_OTHER(SOLVE_SETS_TOO_MANY, "es gibt mehr ungerade Mengen, als geschachtelt werden können"),
    BD_OTHER(SOLVE_MEMORY, "der Speicher ist erschöpft"),
    BD_OTHER(SOLVE_ORACLE_GAVE_UP, "der Optimierer von GLPK gab mit Code %d auf: %s"),
    BD_OTHER(SOLVE_ORACLE_FRACTION, "das Optimum %f von GLPK ist keine ganze Zahl"),
    BD_OTHER(SOLVE_ORACLE_NOT_WRITTEN, "die Datei kann nicht geschrieben werden: %s"),
    BD_OTHER(SOLVE_ORACLE_REFUSED, "GLPK nimmt das Modell nicht an: %s"),
    BD_OTHER(SOLVE_ORACLE_ABSENT, "diese Fassung ist ohne MathProg; eine mit dem installierten GLPK hat es"),
    BD_OTHER(SOLVE_ORACLE_FAULT, "GLPK hielt mit einem Fehler an"),
};

const bd_catalogue bd_solve_german = {solve_german_rows,
                                      sizeof solve_german_rows / sizeof *solve_german_rows};
