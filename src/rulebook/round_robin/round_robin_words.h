/* The sentences of round robins. */
#ifndef BD_RULEBOOK_ROUND_ROBIN_ROUND_ROBIN_WORDS_H
#define BD_RULEBOOK_ROUND_ROBIN_ROUND_ROBIN_WORDS_H

#include "base/words.h"

BD_WORD(ROBIN_TITLE, "Round robin: everybody plays everybody, by FIDE's Berger tables")
BD_WORD(ROBIN_REVERSE, "the last two rounds of the first cycle change places, so that nobody has one colour "
                       "three times running where the second cycle begins")
BD_WORD(ROBIN_TABLE, "boards that are not those of the Berger table")
BD_WORD(ROBIN_TABLE_COSTS, "is not a board of the Berger table in this round")
BD_WORD(ROBIN_TABLE_WORSE,
        "{other} {other#board|boards} {other#is|are} not the Berger table's, instead of {best}")
BD_WORD(ROBIN_AS_TABLE,
        "The boards are those of the Berger table: nothing was chosen, so there is nothing to "
        "be proved best.")
BD_WORD(ROBIN_NOT_AS_TABLE, "Boards that are not those of the Berger table: %lld, as few as the arbiter's "
                            "wishes leave.")
BD_WORD(ROBIN_NO_ROUND, "with %d players the Berger table has %d rounds, or %d for two games against each "
                        "other (then plan more than %d rounds): there is no round %d")
BD_WORD(ROBIN_LATE,
        "player %d enters in round %d, but in a round robin everybody needs a number of the table "
        "from the start; only one player can still take the free number of an odd number of "
        "players. Remove the player, or begin the event again")
BD_WORD(ROBIN_HAS_LEFT, "%d has withdrawn: %d wins by default.")
BD_WORD(ROBIN_BOTH_HAVE_LEFT, "%d and %d have both withdrawn: both lose by default.")
BD_WORD(ROBIN_BYE, "%d has a bye arranged for this round, but a round robin has none: enter what becomes of "
                   "the game with %d, also where it is lost by default.")
BD_WORD(ROBIN_MET, "%d and %d have met before: were numbers changed after the first round was drawn?")
BD_WORD(ROBIN_BANNED,
        "players %d and %d play each other in round %d of the Berger table, but are never to be "
        "paired; lift the ban ('bestdraw ban FILE %d %d --lift')")

#endif
