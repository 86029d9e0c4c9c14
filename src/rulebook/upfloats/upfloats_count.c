/* Second counts, bracket by bracket: a level's players who are in no bracket above, and whoever they play. */
#include "rulebook/upfloats/upfloats_walk.h"

#include <stdlib.h>
#include <string.h>

static int up_level_asked(const char *stage)
{
    const char *colon = strchr(stage, ':');
    return colon != NULL ? atoi(colon + 1) - 1 : -1;
}

static bool up_table_has_somebody(const bd_up_table *table)
{
    for (int u = table->start; u < table->end; u++)
        if (bd_up_table_has(table, u)) return true;
    return false;
}

bd_status bd_up_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    const bd_up_kind *kind = tally->criterion->own;
    if (bd_criterion_is(tally->criterion, BD_IS_ORDER) && laid->stage == NULL) return BD_OK;
    if (kind->late > 0 && bd_up_is_late(round, kind->late)) return BD_OK;
    for (int level = 0; level < round->levels; level++) {
        const bd_up_table table = {.laid = laid,
                                   .round = round,
                                   .partner = laid->partner,
                                   .level = level,
                                   .start = round->level_start[level],
                                   .end = round->level_start[level + 1]};
        if (laid->stage != NULL && up_level_asked(laid->stage) != level) continue;
        if (up_table_has_somebody(&table)) BD_TRY(kind->count(&table, tally, err));
    }
    return BD_OK;
}

bd_status bd_up_table_add(const bd_up_table *table, bd_tally *tally, const char *part, int64_t value,
                          bd_err *err)
{
    return bd_tally_add_at(tally, part, table->level + 1, value, err);
}
