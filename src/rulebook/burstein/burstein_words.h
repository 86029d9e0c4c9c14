/* Words of rulebook/burstein/ (base/words.h). {points} is the score of the bracket's residents. */
#ifndef BD_RULEBOOK_BURSTEIN_BURSTEIN_WORDS_H
#define BD_RULEBOOK_BURSTEIN_BURSTEIN_WORDS_H

#include "base/words.h"

BD_WORD(BURSTEIN_TITLE, "FIDE Burstein system")
BD_WORD(BURSTEIN_ORDER, "going down the bracket by the index, the lowest-ranked opponent first")
BD_WORD(BURSTEIN_ORDER_WORSE, "going down the {points}-point bracket by the index, somebody higher has a "
                              "higher-ranked opponent")
BD_WORD(BURSTEIN_NATURAL,
        "Natural opponents: by the index, the first of the score meets the last, the second the "
        "last but one, and so on.")
BD_WORD(BURSTEIN_ROUNDS,
        "the Burstein system needs the number of rounds: it says how many are seeding rounds "
        "(C.04.4.2, 1.6.2); set it ('rounds', 142 in a TRF)")

#endif
