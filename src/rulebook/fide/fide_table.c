#include "rulebook/fide/fide_table.h"

#include "rulebook/fide/fide_families.h"

#include <stdlib.h>
#include <string.h>

static int table_level_asked(const char *stage)
{
    const char *colon = strchr(stage, ':');
    return colon != NULL ? atoi(colon + 1) - 1 : -1;
}

/* Every bracket, or only that of the stage which is asked; orders are counted when they are asked alone. */
bd_status bd_fide_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    BD_ASSERT(bd_rulebook_has(round->rules, BD_HAS_BRACKETS) && round->own != NULL);
    if (bd_criterion_is(tally->criterion, BD_IS_ORDER) && laid->stage == NULL) return BD_OK;
    for (int level = 0; level < round->levels; level++) {
        const bd_fide_table table = {.laid = laid,
                                     .round = round,
                                     .partner = laid->partner,
                                     .level = level,
                                     .start = round->level_start[level],
                                     .end = round->level_start[level + 1]};
        BD_ASSERT(table.start < table.end);
        if (laid->stage == NULL || table_level_asked(laid->stage) == level)
            BD_TRY(bd_fide_kind_of(tally->criterion)->in_bracket(&table, tally, err));
    }
    return BD_OK;
}

bd_status bd_fide_table_add(const bd_fide_table *table, bd_tally *tally, const char *part, int64_t value,
                            bd_err *err)
{
    return bd_tally_add_at(tally, part, table->level + 1, value, err);
}

bd_status bd_fide_table_add_n(const bd_fide_table *table, bd_tally *tally, const char *part, int n,
                              int64_t value, bd_err *err)
{
    char whole[BD_STAGE_ID_SIZE] = "";
    BD_ASSERT(n > 0);
    bd_stage_id_add(whole, part);
    bd_stage_id_add_number(whole, n);
    return bd_fide_table_add(table, tally, whole, value, err);
}

bool bd_fide_table_asks(const bd_laid_draw *laid, const bd_tally *tally, const char *part, int *number)
{
    if (laid->stage == NULL) return false;
    BD_ASSERT(bd_stage_is_of(laid->stage, tally->criterion));
    const char *asked = laid->stage + strlen(tally->criterion->id);
    if (strncmp(asked, part, strlen(part)) != 0) return false;
    *number = atoi(asked + strlen(part));
    return true;
}

bool bd_fide_table_is_first(const bd_fide_table *table, int u)
{
    return !bd_fide_table_leaves(table, u) && table->partner[u] > u;
}

bd_status bd_fide_table_remainder(const bd_fide_table *table, bd_fide_remainder *out, bd_err *err)
{
    int players = 0;
    out->boards = 0;
    BD_NEW(out->place, table->laid->arena, table->round->nodes, err);
    for (int u = table->start; u < table->end; u++) {
        if (bd_fide_table_is_moved(table, table->partner[u])) continue;
        out->place[u] = ++players;
        out->boards += bd_fide_table_is_first(table, u);
    }
    BD_ASSERT(2 * out->boards <= players);
    return BD_OK;
}
