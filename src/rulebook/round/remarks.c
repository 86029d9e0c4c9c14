#include "rulebook/round/remarks.h"

#include "base/assert.h"
#include "base/text.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"

#include <stdarg.h>
#include <stdio.h>

bd_status bd_remark_add(bd_remark_list *list, bd_err *err, const char *format, ...)
{
    char *sentence;
    va_list args;
    va_start(args, format);
    const int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    BD_ASSERT(length >= 0);
    BD_NEW(sentence, list->arena, length + 1, err);
    va_start(args, format);
    (void)vsnprintf(sentence, (size_t)length + 1, format, args);
    va_end(args);
    BD_ROOM(list->sentences, list->count, list->capacity, list->arena, err);
    list->sentences[list->count++] = sentence;
    return BD_OK;
}

bd_status bd_lot_remark(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                        bd_err *err)
{
    (void)mate;
    int *order;
    BD_TRY(bd_lot_order(round, arena, &order, err));
    bd_text ids = bd_text_new(arena);
    bd_remark_list list = {.arena = arena};
    const char *named;
    for (int i = 0; i < round->cards; i++)
        bd_text_add(&ids, "%s%d", i > 0 ? ", " : "", round->players[order[i]].id);
    BD_TRY(bd_text_finish(&ids, &named, err));
    BD_TRY(bd_remark_add(&list, err, BD_SAY(ROUND_LOT), (unsigned long long)round->options->seed, named));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}
