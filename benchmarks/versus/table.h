/* Table: the tournaments of a block, played side by side. In each step every one of them has its next round
 * drawn, the engine is asked about all these rounds at once, and the answers are compared. */
#ifndef VERSUS_TABLE_H
#define VERSUS_TABLE_H

#include "axes.h"
#include "engine.h"

typedef struct versus_counts {
    int64_t tournaments, rounds;
    int64_t players;   /* in all tournaments */
    int64_t none;      /* rounds without a legal pairing, by both */
    int64_t different; /* rounds paired otherwise, or by one of both alone */
    int64_t refused;   /* rounds that the engine refused */
} versus_counts;

typedef struct versus_table {
    const char *rules;
    const int *names;
    uint64_t seed;
    versus_engine *engine; /* NULL: nobody is asked */
    const char *folder;    /* where rounds that differ are kept; NULL: nowhere */
} versus_table;

/* Plays tournaments first .. first + count - 1; hex: the digest of all our draws. */
bd_status versus_table_play(const versus_table *table, int first, int count, versus_counts *counts,
                            char hex[65], bd_err *err);

#endif
