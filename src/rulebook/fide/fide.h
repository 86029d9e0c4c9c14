/* FIDE (Dutch) system, C.04.3 in force from 1 February 2026. Burstein's seeding rounds are paired by it. */
#ifndef BD_RULEBOOK_FIDE_FIDE_H
#define BD_RULEBOOK_FIDE_FIDE_H

#include "rulebook/brackets/judged.h"

extern const bd_rulebook bd_rulebook_fide;

/* Its prepare and stages. */
bd_status bd_fide_judge(bd_round *round, bd_arena *arena, bd_err *err);
bd_status bd_fide_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_questions *out, bd_err *err);

#endif
