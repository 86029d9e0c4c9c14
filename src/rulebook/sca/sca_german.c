/* German for sca_words.h. */
#include "rulebook/sca/sca_words.h"

static const bd_translation sca_german_rows[] = {
    BD_OTHER(
        SCA_OPTION_KIN_ROUNDS,
        "in so vielen ersten Runden bleiben Spieler aus einem Verein, Verwandte und dergleichen getrennt"),
    BD_OTHER(SCA_OPTION_TOP_ROUNDS, "in so vielen ersten Runden treffen Spitzenspieler nicht aufeinander"),
    BD_OTHER(SCA_KIN,
             "Paare aus einem Verein oder einer zu trennenden Gruppe, Verwandte oder aus einer fernen Gegend "
             "(Runde 1 oder so viele Runden, wie kin_rounds sagt) und zu vermeidende Paare"),
    BD_OTHER(SCA_KIN_COSTS, "paart zwei, die getrennt bleiben sollen (Verein, Gruppe oder zu vermeiden)"),
    BD_OTHER(SCA_KIN_WORSE,
             "{other#trifft|treffen} {other} {other#Paar|Paare} aufeinander, die getrennt bleiben sollen "
             "(Verein, Gruppe oder zu vermeiden), statt {best}"),
    BD_OTHER(SCA_TOP_CLASH,
             "Paare zweier Spitzenspieler (Runde 1 oder so viele Runden, wie top_rounds sagt)"),
    BD_OTHER(SCA_TOP_CLASH_COSTS, "paart zwei Spitzenspieler"),
    BD_OTHER(
        SCA_TOP_CLASH_WORSE,
        "{other#trifft|treffen} {other} {other#Paar|Paare} zweier Spitzenspieler aufeinander statt {best}"),
    BD_OTHER(SCA_TOO_MANY_TOPS,
             "%zu von %zu Spielern sind als Spitzenspieler benannt; höchstens die Hälfte, %zu, darf es sein "
             "(SCA 3)"),
    BD_OTHER(SCA_KIN_BOARD, "{both} sollen getrennt bleiben"),
    BD_OTHER(SCA_TOP_CLASH_BOARD, "{both} sind Spitzenspieler"),
};

const bd_catalogue bd_sca_german = {sca_german_rows, sizeof sca_german_rows / sizeof *sca_german_rows};
