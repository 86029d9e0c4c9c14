/* German for standings_words.h. */
#include "standings/standings_words.h"

static const bd_translation standings_german_rows[] = {
    BD_OTHER(STANDINGS_PTS, "Punkte"),
    BD_OTHER(STANDINGS_DE, "Direkter Vergleich"),
    BD_OTHER(STANDINGS_WIN, "Gewonnene Runden, auch ohne Partie"),
    BD_OTHER(STANDINGS_WON, "Siege"),
    BD_OTHER(STANDINGS_BPG, "Partien mit Schwarz"),
    BD_OTHER(STANDINGS_BWG, "Siege mit Schwarz"),
    BD_OTHER(STANDINGS_PS, "Fortschrittswertung"),
    BD_OTHER(STANDINGS_REP, "Runden, in denen gespielt werden wollte"),
    BD_OTHER(STANDINGS_STD, "Standardpunkte"),
    BD_OTHER(STANDINGS_TPN, "Startnummer"),
    BD_OTHER(STANDINGS_BH, "Buchholz"),
    BD_OTHER(STANDINGS_AOB, "Durchschnitt der Gegner-Buchholz"),
    BD_OTHER(STANDINGS_FB, "Fore-Buchholz"),
    BD_OTHER(STANDINGS_SB, "Sonneborn-Berger"),
    BD_OTHER(STANDINGS_KS, "Koya"),
    BD_OTHER(STANDINGS_ARO, "Gegnerschnitt"),
    BD_OTHER(STANDINGS_TPR, "Turnierleistung"),
    BD_OTHER(STANDINGS_PTP, "Volle Turnierleistung"),
    BD_OTHER(STANDINGS_APRO, "Durchschnitt der Gegnerleistungen"),
    BD_OTHER(STANDINGS_APPO, "Durchschnitt der vollen Gegnerleistungen"),
    BD_OTHER(STANDINGS_RTNG, "Rating"),
    BD_OTHER(STANDINGS_MMED, "Modifizierter Median"),
    BD_OTHER(STANDINGS_SOLK, "Solkoff"),
    BD_OTHER(STANDINGS_CUM, "Kumulativ"),
    BD_OTHER(STANDINGS_CUMO, "Kumulativ der Gegner"),
    BD_OTHER(STANDINGS_CUT, "%s Streichwertung %d"),
    BD_OTHER(STANDINGS_MEDIAN, "%s Median %d"),
    BD_OTHER(STANDINGS_PERCENT, "%s (Grenze %d %%)"),
    BD_OTHER(STANDINGS_LIMIT, "%s (Grenze %s%s)"),
    BD_OTHER(STANDINGS_FORFEITS, "%s, Kampflose als Partien gezählt"),
    BD_OTHER(STANDINGS_FORE, "%s (Fore-Buchholz)"),
    BD_OTHER(STANDINGS_REVERSED, "%s, umgekehrt"),
    BD_OTHER(
        STANDINGS_NOT_A_TIEBREAK,
        "'%.*s' ist keine Feinwertung; wählen Sie aus PTS, DE, WIN, WON, BPG, BWG, PS, REP, STD, TPN, BH, "
        "AOB, FB, SB, KS, ARO, TPR, PTP, APRO, APPO, RTNG, MMED, SOLK, CUM, CUMO, getrennt durch Kommas"),
    BD_OTHER(STANDINGS_NOT_A_MODIFIER,
             "'%.*s' kann nicht auf %s folgen in '%.*s'; was folgen kann, steht in docs/tiebreaks.md"),
    BD_OTHER(STANDINGS_OF_TEAMS,
             "'%.*s' ist eine Feinwertung zwischen Mannschaften; hier werden Spieler geordnet"),
    BD_OTHER(STANDINGS_TIEBREAK_TWICE, "die Feinwertung %s ist zweimal genannt"),
    BD_OTHER(STANDINGS_TOO_MANY, "die Liste hat mehr als %d Feinwertungen"),
    BD_OTHER(STANDINGS_LIST_ENDS, "am Ende der Liste fehlt eine Feinwertung; 'none' steht für keine"),
    BD_OTHER(STANDINGS_ROUND, "eine Rangliste gibt es nach einer Runde von 0 bis %d"),
    BD_OTHER(
        STANDINGS_ROUND_ROBIN,
        "%s darf in einem Rundenturnier nicht gebraucht werden (C.07, Artikel 8); nehmen Sie eine andere "
        "Feinwertung, etwa SB oder KS"),
    BD_OTHER(STANDINGS_PRIZE_SHARED, "%s (geteilt durch %zu)"),
    BD_OTHER(STANDINGS_PRIZE_KINDS,
             "mehr als %d Arten von Spielern (nach den Kategorien, in denen sie gewinnen können) teilen sich "
             "Preise"),
};

const bd_catalogue bd_standings_german = {standings_german_rows,
                                          sizeof standings_german_rows / sizeof *standings_german_rows};
