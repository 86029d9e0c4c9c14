/* Remarks: what is said with a draw beyond its boards, sentence by sentence. */
#ifndef BD_RULEBOOK_ROUND_REMARKS_H
#define BD_RULEBOOK_ROUND_REMARKS_H

#include "rulebook/round/declaration.h"

typedef struct bd_remark_list {
    bd_arena *arena;
    const char **sentences;
    size_t count, capacity;
} bd_remark_list;

bd_status bd_remark_add(bd_remark_list *list, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The lot of this draw, as ids. */
bd_status bd_lot_remark(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                        bd_err *err);

#endif
