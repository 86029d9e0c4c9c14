/* Books: every rulebook, each in its own file. */
#ifndef BD_RULEBOOK_BOOKS_H
#define BD_RULEBOOK_BOOKS_H

#include "rulebook/round/declaration.h"

extern const bd_rulebook bd_rulebook_caa, bd_rulebook_caa_long, bd_rulebook_caa_large, bd_rulebook_caa_random;
extern const bd_rulebook bd_rulebook_plain, bd_rulebook_fide, bd_rulebook_sca, bd_rulebook_uscf,
    bd_rulebook_scc;

#endif
