/* Words of rulebook/dubov/ (base/words.h). {points} is the score of the bracket's residents. */
#ifndef BD_RULEBOOK_DUBOV_DUBOV_WORDS_H
#define BD_RULEBOOK_DUBOV_DUBOV_WORDS_H

#include "base/words.h"

BD_WORD(DUBOV_TITLE, "FIDE Dubov system")
BD_WORD(DUBOV_C5, "players who float up into the bracket")
BD_WORD(DUBOV_C5_COSTS, "brings a player up into the {points}-point bracket")
BD_WORD(DUBOV_C5_WORSE,
        "{other} {other#player floats|players float} up into the {points}-point bracket instead of {best}")
BD_WORD(DUBOV_C6, "how far those float up who do")
BD_WORD(DUBOV_C6_WORSE, "those who float up into the {points}-point bracket come from lower scores")
BD_WORD(DUBOV_C8, "upfloaters who have floated up as often as anybody may (maximum upfloaters)")
BD_WORD(DUBOV_C8_COSTS, "brings a maximum upfloater up into the {points}-point bracket")
BD_WORD(DUBOV_C8_WORSE,
        "{other} maximum {other#upfloater floats|upfloaters float} up into the {points}-point "
        "bracket instead of {best}")
BD_WORD(DUBOV_C9, "how often maximum upfloaters who float up have done so")
BD_WORD(DUBOV_C9_COSTS, "brings a maximum upfloater up into the {points}-point bracket once more")
BD_WORD(DUBOV_C9_WORSE,
        "the maximum upfloaters who float up into the {points}-point bracket have done so {other} "
        "{other#time|times} before, in all, instead of {best}")
BD_WORD(DUBOV_C10, "players who float up as in the round before")
BD_WORD(DUBOV_C10_COSTS,
        "lets somebody float up into the {points}-point bracket who did so in the round before")
BD_WORD(DUBOV_C10_WORSE,
        "{other} {other#player floats|players float} up into the {points}-point bracket as in "
        "the round before, instead of {best}")
BD_WORD(DUBOV_UPFLOATERS, "the highest-ranked players float up")
BD_WORD(DUBOV_UPFLOATERS_WORSE, "a higher-ranked player does not float up into the {points}-point bracket")
BD_WORD(DUBOV_SHIFT, "pairs inside the smaller subgroup of a bracket; then who changes subgroups, from the "
                     "middle")
BD_WORD(DUBOV_SHIFT_COSTS, "pairs two of the smaller subgroup of the {points}-point bracket")
BD_WORD(DUBOV_SHIFT_WORSE, "{other} {other#pair is|pairs are} made inside the smaller subgroup of the "
                           "{points}-point bracket instead of {best}")
BD_WORD(DUBOV_SHIFT_SMALL_WORSE, "other players of the smaller subgroup of the {points}-point bracket change "
                                 "subgroups than the rules look at first")
BD_WORD(DUBOV_SHIFT_LARGE_WORSE, "other players of the larger subgroup of the {points}-point bracket change "
                                 "subgroups than the rules look at first")
BD_WORD(DUBOV_SHIFT_SETTLED_WORSE,
        "other players of the {points}-point bracket change subgroups than the rules settle on")
BD_WORD(DUBOV_ORDER,
        "going down the White seekers by the average rating of their opponents, the opponent with "
        "the smallest pairing number first")
BD_WORD(DUBOV_ORDER_WORSE,
        "going down the White seekers of the {points}-point bracket, somebody earlier has an "
        "opponent with a larger pairing number")
BD_WORD(DUBOV_NATURAL,
        "Natural opponents: the White seekers, by the average rating of their opponents, meet the "
        "others, by pairing number.")
BD_WORD(DUBOV_ROUNDS, "the Dubov system needs the number of rounds: it says how often a player may float up "
                      "(C.04.4.1, 1.8); set it ('rounds', 142 in a TRF)")
BD_WORD(DUBOV_RATING,
        "player %d has no rating, and the Dubov system needs one of everybody (C.04.4.1, 1.1); give "
        "them a provisional one")

#endif
