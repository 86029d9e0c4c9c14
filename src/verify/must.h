/* Must: what has to hold inside the checker.
 *
 * In builds with assertions a failure stops the program where it was found. In a release build the
 * certificate is refused: where the checker cannot rely on what it stands on, it accepts nothing. */
#ifndef BD_VERIFY_MUST_H
#define BD_VERIFY_MUST_H

#include "base/assert.h"

#define BD_MUST(holds, refusal)                                                                              \
    do {                                                                                                     \
        BD_ASSERT(holds);                                                                                    \
        if (!(holds)) return (refusal);                                                                      \
    } while (0)

#endif
