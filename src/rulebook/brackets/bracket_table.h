/* The boards of a draw bracket by bracket, for the second counts of the FIDE systems that
 * let players float down.
 *
 * A board is made in the bracket of the lower of its two levels; the player with the bye leaves every
 * bracket. So the boards alone tell who belongs to a bracket, who came to it from above and who leaves it;
 * nothing here knows the walk or a cost. Only where a criterion decides player by player are the pairs asked
 * that were still allowed. */
#ifndef BD_RULEBOOK_BRACKETS_BRACKET_TABLE_H
#define BD_RULEBOOK_BRACKETS_BRACKET_TABLE_H

#include "rulebook/brackets/bracket.h"
#include "rulebook/stages/laid_draw.h"

/* One bracket. */
typedef struct bd_bracket_table {
    const bd_laid_draw *laid;
    const bd_round *round;
    const uint16_t *partner;
    int level;      /* of the residents */
    int next;       /* the next level with somebody to be paired, or the number of levels */
    int aside;      /* who has the bye, where that is settled first, and belongs to no bracket; -1 */
    int start, end; /* the residents are nodes start .. end - 1 */
} bd_bracket_table;

/* Counts one bracket. */
typedef bd_status bd_bracket_table_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err);

/* The level of a node; the bye's is below all others. */
static inline int bd_bracket_table_level(const bd_bracket_table *table, int u)
{
    BD_ASSERT(u >= 0 && u < table->round->nodes);
    return u < table->round->cards ? table->round->players[u].level : table->round->levels;
}

/* A resident, or one from above who is paired here or further down. */
static inline bool bd_bracket_table_has(const bd_bracket_table *table, int u)
{
    const int own = bd_bracket_table_level(table, u);
    if (u == table->aside) return false;
    if (own >= table->level) return own == table->level;
    return bd_bracket_table_level(table, table->partner[u]) >= table->level;
}

/* It belongs here and is paired further down. */
static inline bool bd_bracket_table_leaves(const bd_bracket_table *table, int u)
{
    const int own = bd_bracket_table_level(table, u),
              other = bd_bracket_table_level(table, table->partner[u]);
    BD_ASSERT(table->partner[table->partner[u]] == u);
    return u != table->aside && own <= table->level && other > table->level;
}

/* It belongs here and came from above. */
static inline bool bd_bracket_table_is_moved(const bd_bracket_table *table, int u)
{
    return bd_bracket_table_level(table, u) < table->level && bd_bracket_table_has(table, u);
}

/* Adds the value of "id.part:bracket"; of "id.part.n:bracket". */
bd_status bd_bracket_table_add(const bd_bracket_table *table, bd_tally *tally, const char *part,
                               int64_t value, bd_err *err);
bd_status bd_bracket_table_add_n(const bd_bracket_table *table, bd_tally *tally, const char *part, int n,
                                 int64_t value, bd_err *err);

/* Whether the stage that is asked begins with "id.part", and the number right after that, 0: none. */
bool bd_bracket_table_asks(const bd_laid_draw *laid, const bd_tally *tally, const char *part, int *number);

/* The residents that the moved-down players leave, numbered from 1 in `place`, and their boards: the upper
 * half are places 1 .. boards. */
typedef struct bd_bracket_remainder {
    int *place; /* by node; 0: not of the remainder */
    int boards;
} bd_bracket_remainder;

bd_status bd_bracket_table_remainder(const bd_bracket_table *table, bd_bracket_remainder *out, bd_err *err);

/* Of a player of the remainder: whether they are the higher-ranked on a board there. */
bool bd_bracket_table_is_first(const bd_bracket_table *table, int u);

#endif
