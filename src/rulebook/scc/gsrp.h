/* GSRP: the ranking of a club championship over a season (Swindon, part B): (score + 1/2) / (games + 1), as a
 * ratio of integers that is compared exactly. Only games of the championship count: played over the board,
 * rated, with a result; no byes, no defaults. */
#ifndef BD_RULEBOOK_SCC_GSRP_H
#define BD_RULEBOOK_SCC_GSRP_H

#include "cards/tournament.h"

#include <stdint.h>

typedef struct bd_gsrp {
    int64_t above, below; /* above / below, below > 0; half points: (score + 1) / (2 * games + 2) */
} bd_gsrp;

/* What a card has done before `round`. */
typedef struct bd_season {
    int games;
    int score;        /* half points */
    int last_sit_out; /* the last round with a bye; 0: never */
} bd_season;

bd_season bd_season_of(const bd_card *card, int round);
bd_gsrp bd_gsrp_of(const bd_season *season);

/* Negative when a is smaller; exact for all values with above >= 0. */
int bd_gsrp_compare(const bd_gsrp *a, const bd_gsrp *b);

/* "62.5" percent, rounded to one decimal, halves upwards. */
const char *bd_gsrp_print(const bd_gsrp *gsrp, char *buffer, size_t size);

/* By surname, then first name: what stands before a comma, or else the last word, is the surname. No name
 * comes last. */
int bd_surname_compare(const char *a, const char *b);

/* A row of the table: rank order by GSRP, surname, first name, id. */
typedef struct bd_gsrp_row {
    size_t card; /* index in tournament->cards */
    int id;
    const char *name;
    bd_season season;
    bd_gsrp gsrp;
} bd_gsrp_row;

/* One row per card, as the season stands before `round`. */
bd_status bd_gsrp_table(bd_arena *arena, const bd_tournament *tournament, int round, bd_gsrp_row **rows,
                        bd_err *err);

int bd_gsrp_row_compare(const bd_gsrp_row *a, const bd_gsrp_row *b);

#endif
