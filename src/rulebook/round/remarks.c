#include "rulebook/round/remarks.h"

#include "base/text.h"
#include "rulebook/round/rank.h"

#include <stdarg.h>
#include <stdio.h>

bd_status bd_remark_add(bd_remark_list *list, bd_err *err, const char *format, ...)
{
    enum { SENTENCE = 512 };
    char *sentence;
    va_list args;
    BD_NEW(sentence, list->arena, SENTENCE, err);
    va_start(args, format);
    (void)vsnprintf(sentence, SENTENCE, format, args);
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
    const char **sentences;
    BD_TRY(bd_lot_order(round, arena, &order, err));
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "The lot (seed %llu): ", (unsigned long long)round->options->seed);
    for (int i = 0; i < round->cards; i++)
        bd_text_add(&text, "%s%d", i > 0 ? ", " : "", round->players[order[i]].id);
    bd_text_add_char(&text, '.');
    BD_NEW(sentences, arena, 1, err);
    BD_TRY(bd_text_finish(&text, &sentences[0], err));
    *out = (bd_remarks){sentences, 1};
    return BD_OK;
}
