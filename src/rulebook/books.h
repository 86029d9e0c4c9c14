/* Books: every rulebook, each in its own file. */
#ifndef BD_RULEBOOK_BOOKS_H
#define BD_RULEBOOK_BOOKS_H

#include "rulebook/round/declaration.h"

/* One row a rulebook, in the order in which they are listed, the default one first; row x is the
 * declaration bd_rulebook_x in its own folder. */
/* clang-format off */
#define BD_BOOKS(X) \
    X(caa) \
    X(caa_long) \
    X(caa_large) \
    X(caa_random) \
    X(plain) \
    X(fide) \
    X(burstein) \
    X(dubov) \
    X(double_swiss) \
    X(team) \
    X(round_robin) \
    X(sca) \
    X(uscf) \
    X(scc)
/* clang-format on */

#define BD_BOOK_DECLARE(name) extern const bd_rulebook bd_rulebook_##name;
BD_BOOKS(BD_BOOK_DECLARE)
#undef BD_BOOK_DECLARE

#endif
