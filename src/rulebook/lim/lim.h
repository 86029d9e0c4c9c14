/* Lim: what the procedure (lim_procedure.c) and the declaration (lim.c) share: compatibility and colours due.
 */
#ifndef BD_RULEBOOK_LIM_LIM_H
#define BD_RULEBOOK_LIM_LIM_H

#include "rulebook/round/declaration.h"

enum { BD_LIM_NOBODY = UINT16_MAX, BD_LIM_PLAYERS_MAX = 1000 };

/* What the procedure of C.04.4.3 comes to. */
typedef struct bd_lim_boards {
    uint16_t *partner; /* [nodes]; BD_LIM_NOBODY: the procedure finds nobody */
    int stuck;         /* players without an opponent */
    int taken_apart;   /* boards of other scoregroups that the median one needed (2.6) */
} bd_lim_boards;

bd_status bd_lim_pair(const bd_round *round, bd_arena *arena, bd_lim_boards *out, bd_err *err);

/* 2.1: neither would have one colour three times running, nor three more of one than of the other. In the
 * last round colours forbid nothing (6). */
bool bd_lim_may_have(const bd_player *player, bd_colour colour);
bool bd_lim_colours_allow(const bd_round *round, int u, int v);

/* 5.3, 5.5, 5.6: the colour that alternates or equalises. */
bd_colour bd_lim_due(const bd_round *round, int u);

bool bd_lim_may_have_bye(const bd_round *round, int u);

#endif
