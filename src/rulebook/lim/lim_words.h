/* The sentences of the Lim system. */
#ifndef BD_RULEBOOK_LIM_LIM_WORDS_H
#define BD_RULEBOOK_LIM_LIM_WORDS_H

#include "base/words.h"

BD_WORD(LIM_TITLE, "FIDE Lim system, drawn by its procedure")
BD_WORD(LIM_PROCEDURE, "boards that the procedure does not give")
BD_WORD(LIM_PROCEDURE_COSTS, "is not a board of the procedure")
BD_WORD(LIM_PROCEDURE_WORSE,
        "{other} {other#board|boards} {other#is|are} not the procedure's, instead of {best}")
BD_WORD(LIM_AS_PROCEDURE, "Drawn by the procedure of C.04.4.3, and legal; no claim to be best.")
BD_WORD(LIM_NOT_AS_PROCEDURE,
        "Boards that the procedure of C.04.4.3 does not give: %lld, as few as can be; the draw is "
        "legal, without a claim to be best.")
BD_WORD(LIM_STUCK,
        "The procedure leaves %d players without an opponent; they are paired so that the fewest of its "
        "boards are given up.")
BD_WORD(LIM_TAKEN_APART,
        "The median scoregroup could not be paired: boards of its neighbours were taken apart for it "
        "(2.6): %d.")
BD_WORD(LIM_COLOURS,
        "{a} and {b} may not meet: one of them would have a colour three times running, or three more of "
        "it than of the other.")
BD_WORD(LIM_TOO_MANY, "the procedure of Lim is drawn for at most %d players, not %d")

#endif
