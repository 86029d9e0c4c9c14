/* German for uscf_words.h. */
#include "rulebook/uscf/uscf_words.h"

static const bd_translation uscf_german_rows[] = {
    BD_OTHER(
        USCF_OPTION_TEAMS,
        "wie lange Mannschaftskameraden ohne Rücksicht auf die Punkte getrennt bleiben: bis sie bei plus "
        "zwei stehen, immer oder nie (28N1)"),
    BD_OTHER(USCF_OPTION_EQUALISE_HALVES,
             "gleiche Farben (27A4) kommen vor oberer und unterer Hälfte (27A3)"),
    BD_OTHER(USCF_OPTION_ALTERNATE_HALVES,
             "gleiche und wechselnde Farben (27A4, 27A5) kommen vor oberer und unterer Hälfte (27A3)"),
    BD_OTHER(USCF_OPTION_EQUALISE_SCORE, "gleiche Farben (27A4) kommen vor gleichen Punkten (27A2)"),
    BD_OTHER(USCF_TEAM_BELOW,
             "Bretter zwischen Mannschaftskameraden, von denen der mit mehr Punkten unter plus zwei steht: "
             "vermieden, selbst wenn dafür jemand die Punktgruppe verlässt"),
    BD_OTHER(USCF_TEAM_BELOW_COSTS, "paart zwei Mannschaftskameraden unter plus zwei"),
    BD_OTHER(
        USCF_TEAM_BELOW_WORSE,
        "{other#ist|sind} {other} {other#Brett|Bretter} unter plus zwei mit Mannschaftskameraden besetzt, "
        "statt {best}"),
    BD_OTHER(USCF_TEAM_ABOVE,
             "Bretter zwischen Mannschaftskameraden bei plus zwei oder mehr: innerhalb der Punktgruppe "
             "vermieden, nie durch Verlassen"),
    BD_OTHER(USCF_TEAM_ABOVE_COSTS, "paart zwei Mannschaftskameraden bei plus zwei oder mehr"),
    BD_OTHER(
        USCF_TEAM_ABOVE_WORSE,
        "{other#ist|sind} {other} {other#Brett|Bretter} bei plus zwei oder mehr mit Mannschaftskameraden "
        "besetzt, statt {best}"),
    BD_OTHER(USCF_TEAM_BOARD, "{both} sind Mannschaftskameraden"),
};

const bd_catalogue bd_uscf_german = {uscf_german_rows, sizeof uscf_german_rows / sizeof *uscf_german_rows};
