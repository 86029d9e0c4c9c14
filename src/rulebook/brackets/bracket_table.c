#include "rulebook/brackets/bracket_table.h"

#include "rulebook/brackets/kind.h"

#include <stdlib.h>
#include <string.h>

static int table_level_asked(const char *stage)
{
    const char *colon = strchr(stage, ':');
    return colon != NULL ? atoi(colon + 1) - 1 : -1;
}

/* The first level from `level` on with somebody beside who has the bye. */
static int table_from(const bd_round *round, int aside, int level)
{
    while (level < round->levels && round->level_start[level] == aside &&
           round->level_start[level + 1] == aside + 1)
        level++;
    return level;
}

/* Every bracket, or only that of the stage which is asked; orders are counted when they are asked alone. */
bd_status bd_bracket_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    BD_ASSERT(bd_rulebook_has(round->rules, BD_HAS_BRACKETS) && round->own != NULL);
    if (bd_criterion_is(tally->criterion, BD_IS_ORDER) && laid->stage == NULL) return BD_OK;
    const int aside = bd_fide_of(round)->bye_first && round->bye >= 0 ? laid->partner[round->bye] : -1;
    for (int level = table_from(round, aside, 0); level < round->levels;
         level = table_from(round, aside, level + 1)) {
        const bd_bracket_table table = {.laid = laid,
                                        .round = round,
                                        .partner = laid->partner,
                                        .level = level,
                                        .next = table_from(round, aside, level + 1),
                                        .aside = aside,
                                        .start = round->level_start[level],
                                        .end = round->level_start[level + 1]};
        BD_ASSERT(table.start < table.end);
        if (laid->stage == NULL || table_level_asked(laid->stage) == level)
            BD_TRY(bd_bracket_kind_of(tally->criterion)->in_bracket(&table, tally, err));
    }
    return BD_OK;
}

bd_status bd_bracket_table_add(const bd_bracket_table *table, bd_tally *tally, const char *part,
                               int64_t value, bd_err *err)
{
    return bd_tally_add_at(tally, part, table->level + 1, value, err);
}

bd_status bd_bracket_table_add_n(const bd_bracket_table *table, bd_tally *tally, const char *part, int n,
                                 int64_t value, bd_err *err)
{
    char whole[BD_STAGE_ID_SIZE] = "";
    BD_ASSERT(n > 0);
    bd_stage_id_add(whole, part);
    bd_stage_id_add_number(whole, n);
    return bd_bracket_table_add(table, tally, whole, value, err);
}

bool bd_bracket_table_asks(const bd_laid_draw *laid, const bd_tally *tally, const char *part, int *number)
{
    if (laid->stage == NULL) return false;
    BD_ASSERT(bd_stage_is_of(laid->stage, tally->criterion));
    const char *asked = laid->stage + strlen(tally->criterion->id);
    if (strncmp(asked, part, strlen(part)) != 0) return false;
    *number = atoi(asked + strlen(part));
    return true;
}

bool bd_bracket_table_is_first(const bd_bracket_table *table, int u)
{
    return !bd_bracket_table_leaves(table, u) && table->partner[u] > u;
}

bd_status bd_bracket_table_remainder(const bd_bracket_table *table, bd_bracket_remainder *out, bd_err *err)
{
    int players = 0;
    out->boards = 0;
    BD_NEW(out->place, table->laid->arena, table->round->nodes, err);
    for (int u = table->start; u < table->end; u++) {
        if (u == table->aside || bd_bracket_table_is_moved(table, table->partner[u])) continue;
        out->place[u] = ++players;
        out->boards += bd_bracket_table_is_first(table, u);
    }
    BD_ASSERT(2 * out->boards <= players);
    return BD_OK;
}
