#include "rulebook/stages/laid_draw.h"

#include <stdio.h>
#include <string.h>

bd_status bd_tally_add(bd_tally *tally, const char *stage, int64_t value, bd_err *err)
{
    BD_ROOM(tally->items, tally->count, tally->capacity, tally->arena, err);
    bd_count *count = &tally->items[tally->count++];
    snprintf(count->stage, sizeof count->stage, "%s", stage);
    count->value = value;
    return BD_OK;
}

const int64_t *bd_counts_find(const bd_counts *counts, const char *stage)
{
    for (size_t i = 0; i < counts->count; i++)
        if (strcmp(counts->items[i].stage, stage) == 0) return &counts->items[i].value;
    return NULL;
}
