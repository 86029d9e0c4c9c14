/* What the writer of VIPR proofs says. */
#ifndef BD_IO_VIPR_WORDS_H
#define BD_IO_VIPR_WORDS_H

#include "base/words.h"

BD_WORD(VIPR_TOO_LARGE,
        "the numbers in the proof of stage %s are too large for this format's writer (64 bits)")

BD_WORD(VIPR_CHAIN_TOO_LARGE, "a number of the proof does not fit into 64 bits")

#endif
