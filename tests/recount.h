/* Recount: the values of a matching's stages counted from its boards. */
#ifndef BD_TESTS_RECOUNT_H
#define BD_TESTS_RECOUNT_H

#include "rulebook/rulebook.h"

static inline bd_status recount_boards(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                                       bd_counts *out, bd_err *err)
{
    bd_laid_draw laid;
    BD_TRY(bd_laid_draw_new(round, arena, mate, &laid, err));
    return bd_laid_count_all(&laid, arena, out, err);
}

#endif
