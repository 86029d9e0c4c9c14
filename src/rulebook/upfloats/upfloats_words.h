/* Words of rulebook/upfloats/: what each criterion minimises, what a board costs, what another draw does
 * worse (base/words.h). {level} is the bracket, {points} its residents' score. */
#ifndef BD_RULEBOOK_UPFLOATS_UPFLOATS_WORDS_H
#define BD_RULEBOOK_UPFLOATS_UPFLOATS_WORDS_H

#include "base/words.h"

BD_WORD(UPFLOATS_NATURAL,
        "Natural opponents: of all in the bracket, upfloaters too, the smaller half of the numbers "
        "meets the larger half, in order.")
BD_WORD(UPFLOATS_REPEAT, "repeated pairings, where the arbiter allows them at all")
BD_WORD(UPFLOATS_REPEAT_COSTS, "repeats a match")
BD_WORD(UPFLOATS_REPEAT_WORSE, "{other} earlier {other#match is|matches are} repeated instead of {best}")
BD_WORD(UPFLOATS_REPEAT_BOARD, "{both} have met before")
BD_WORD(UPFLOATS_AVOID, "pairings of two who should preferably not meet")
BD_WORD(UPFLOATS_AVOID_COSTS, "pairs two who should preferably not meet")
BD_WORD(UPFLOATS_AVOID_WORSE, "there {other#is|are} {other} {other#pairing|pairings} of two who should "
                              "preferably not meet, instead of {best}")
BD_WORD(UPFLOATS_AVOID_BOARD, "{both} should preferably not meet")
BD_WORD(UPFLOATS_BYE, "the score of the one who has the bye; then the fewest matches missed; then the place "
                      "from the largest number")
BD_WORD(UPFLOATS_BYE_WORSE, "who has the bye has {other-points} {other-points#point|points} more than the "
                            "lowest[ score that could have it], not {best-points}")
BD_WORD(UPFLOATS_BYE_MATCHES_WORSE, "who has the bye has played {other} {other#match|matches} fewer than "
                                    "another who could have it, instead of {best}")
BD_WORD(UPFLOATS_BYE_NUMBER_WORSE, "another with a larger number could have the bye")
BD_WORD(UPFLOATS_C4, "upfloaters")
BD_WORD(UPFLOATS_C4_COSTS, "brings an upfloater into the {points}-point bracket")
BD_WORD(UPFLOATS_C4_WORSE,
        "{other} {other#upfloater comes|upfloaters come} into the {points}-point bracket instead of {best}")
BD_WORD(UPFLOATS_C5, "how far below the upfloaters come from, the lowest first")
BD_WORD(UPFLOATS_C5_COSTS, "brings an upfloater of a low score into the {points}-point bracket")
BD_WORD(UPFLOATS_C5_WORSE,
        "{other} {other#upfloater of one low score comes|upfloaters of one low score come} "
        "into the {points}-point bracket instead of {best}")
BD_WORD(UPFLOATS_C6, "upfloaters that the following scoregroup will need")
BD_WORD(UPFLOATS_C6_COSTS, "makes the scoregroup below the {points}-point bracket need an upfloater")
BD_WORD(UPFLOATS_C6_WORSE, "the scoregroup below the {points}-point bracket will need {other} "
                           "{other#upfloater|upfloaters} instead of {best}")
BD_WORD(UPFLOATS_C7, "upfloaters who floated in the round before")
BD_WORD(UPFLOATS_C7_COSTS,
        "brings an upfloater into the {points}-point bracket who floated in the round before")
BD_WORD(UPFLOATS_C7_WORSE,
        "{other} {other#upfloater|upfloaters} of the {points}-point bracket floated in the "
        "round before, instead of {best}")
BD_WORD(UPFLOATS_SET, "of equally good sets of upfloaters the first: by score, then by number")
BD_WORD(UPFLOATS_SET_WORSE,
        "other upfloaters come into the {points}-point bracket than the rules look at first")
BD_WORD(UPFLOATS_COLOURS, "teams that do not have the colour they prefer")
BD_WORD(UPFLOATS_COLOURS_COSTS, "denies a team of the {points}-point bracket the colour it prefers")
BD_WORD(UPFLOATS_COLOURS_WORSE,
        "{other} {other#team|teams} of the {points}-point bracket {other#does|do} not "
        "have the preferred colour, instead of {best}")
BD_WORD(UPFLOATS_STRONG, "teams that do not have the colour they strongly prefer")
BD_WORD(UPFLOATS_STRONG_COSTS, "denies a team of the {points}-point bracket the colour it strongly prefers")
BD_WORD(UPFLOATS_STRONG_WORSE, "{other} {other#team|teams} of the {points}-point bracket {other#does|do} not "
                               "have the strongly preferred colour, instead of {best}")
BD_WORD(UPFLOATS_OPPONENTS, "opponents of upfloaters who floated in the round before")
BD_WORD(UPFLOATS_OPPONENTS_COSTS,
        "gives an upfloater to somebody of the {points}-point bracket who floated in the round before")
BD_WORD(UPFLOATS_OPPONENTS_WORSE, "{other} {other#opponent|opponents} of upfloaters in the {points}-point "
                                  "bracket floated in the round before, instead of {best}")
BD_WORD(UPFLOATS_TOPS, "of equally good pairings the first: the smaller numbers of the pairs")
BD_WORD(UPFLOATS_TOPS_WORSE,
        "in the {points}-point bracket, the smaller numbers of the pairs are not the first "
        "that the rules look at")
BD_WORD(UPFLOATS_BOTTOMS, "of equally good pairings the first: the larger numbers of the pairs")
BD_WORD(UPFLOATS_BOTTOMS_WORSE,
        "going down the smaller numbers of the {points}-point bracket, an earlier one "
        "has an opponent with a larger number")
BD_WORD(UPFLOATS_SETTLED, "the pairs of the bracket stand")
BD_WORD(UPFLOATS_SETTLED_WORSE, "a pair of the {points}-point bracket would change after it was settled")

#endif
