/* Words of rulebook/fide/: what each criterion minimises, what a board costs, what another draw does worse
 * (base/words.h). {level} is the bracket, {points} its residents' score. */
#ifndef BD_RULEBOOK_FIDE_FIDE_WORDS_H
#define BD_RULEBOOK_FIDE_FIDE_WORDS_H

#include "base/words.h"

BD_WORD(FIDE_BOTH_ABSOLUTE, "{a} and {b} may not meet: both must have {colour}, and neither is a topscorer.")
BD_WORD(FIDE_C5, "the score of the player who has the bye")
BD_WORD(FIDE_C5_WORSE, "the player with the bye has {other-points} {other-points#point|points} more than the "
                       "lowest[ score that could have it], not {best-points}")
BD_WORD(FIDE_C6, "players who leave the bracket (downfloaters)")
BD_WORD(FIDE_C6_COSTS, "takes a player out of the {points}-point bracket")
BD_WORD(FIDE_C6_WORSE,
        "{other} {other#player leaves|players leave} the {points}-point bracket instead of {best}")
BD_WORD(FIDE_C7, "the scores of those who leave the bracket, the highest first")
BD_WORD(FIDE_C7_COSTS, "takes a moved-down player out of the {points}-point bracket again")
BD_WORD(FIDE_C7_WORSE, "of the moved-down players of one score, {other} {other#leaves|leave} the "
                       "{points}-point bracket again, instead of {best}")
BD_WORD(FIDE_C8, "players who leave the next bracket, and their scores, if these players join it")
BD_WORD(FIDE_C8_COSTS, "takes a player out of the bracket below the {points}-point bracket")
BD_WORD(FIDE_C8_WORSE, "{other} {other#player leaves|players leave} the bracket below the {points}-point "
                       "bracket instead of {best}")
BD_WORD(FIDE_C9, "unplayed games of the player who has the bye")
BD_WORD(FIDE_C9_COSTS, "gives the bye to a player with one more unplayed game than necessary")
BD_WORD(FIDE_C9_WORSE, "the player with the bye has {other} more unplayed {other#game|games} than the fewest "
                       "possible, instead of {best}")
BD_WORD(FIDE_C10, "topscorers and their opponents whose colour difference goes beyond two")
BD_WORD(FIDE_C10_COSTS, "takes the colour difference of a topscorer, or of their opponent, beyond two")
BD_WORD(FIDE_C10_WORSE, "the colour difference of {other} {other#topscorer or opponent of one|topscorers or "
                        "opponents of them} in the {points}-point bracket goes beyond two, instead of {best}")
BD_WORD(FIDE_C11, "topscorers and their opponents who have one colour three times in a row")
BD_WORD(FIDE_C11_COSTS, "gives a topscorer, or their opponent, one colour for the third time in a row")
BD_WORD(FIDE_C11_WORSE,
        "{other} {other#topscorer or opponent of one gets|topscorers or opponents of them get} one colour "
        "for the third time in a row in the {points}-point bracket, instead of {best}")
BD_WORD(FIDE_C13, "players who do not have the colour they strongly prefer")
BD_WORD(FIDE_C13_COSTS, "denies somebody in the {points}-point bracket the colour they strongly prefer")
BD_WORD(FIDE_C13_WORSE, "{other} {other#player|players} of the {points}-point bracket {other#does|do} not "
                        "have the colour they strongly prefer, instead of {best}")
BD_WORD(FIDE_C14, "players who float down as in the round before")
BD_WORD(FIDE_C14_COSTS, "lets somebody of the {points}-point bracket float down again, one round later")
BD_WORD(FIDE_C14_WORSE, "{other} {other#player|players} of the {points}-point bracket {other#floats|float} "
                        "down as in the round before, instead of {best}")
BD_WORD(FIDE_C15, "players who float up as in the round before")
BD_WORD(FIDE_C15_COSTS, "lets somebody of the {points}-point bracket float up again, one round later")
BD_WORD(FIDE_C15_WORSE, "{other} {other#player|players} of the {points}-point bracket {other#floats|float} "
                        "up as in the round before, instead of {best}")
BD_WORD(FIDE_C16, "players who float down as two rounds before")
BD_WORD(FIDE_C16_COSTS, "lets somebody of the {points}-point bracket float down again, two rounds later")
BD_WORD(FIDE_C16_WORSE, "{other} {other#player|players} of the {points}-point bracket {other#floats|float} "
                        "down as two rounds before, instead of {best}")
BD_WORD(FIDE_C17, "players who float up as two rounds before")
BD_WORD(FIDE_C17_COSTS, "lets somebody of the {points}-point bracket float up again, two rounds later")
BD_WORD(FIDE_C17_WORSE, "{other} {other#player|players} of the {points}-point bracket {other#floats|float} "
                        "up as two rounds before, instead of {best}")
BD_WORD(FIDE_C18, "how far those float down who floated down in the round before")
BD_WORD(FIDE_C18_COSTS, "takes somebody who floated down in the round before out of the {points}-point "
                        "bracket too")
BD_WORD(FIDE_C18_WORSE, "of the moved-down players of one score who floated down in the round before, "
                        "{other} {other#leaves|leave} the {points}-point bracket too, instead of {best}")
BD_WORD(FIDE_C19, "how far those float up who floated up in the round before")
BD_WORD(FIDE_C19_COSTS, "gives somebody who floated up in the round before an opponent from further above")
BD_WORD(FIDE_C19_WORSE, "{other} {other#player who floated up in the round before meets|players who floated "
                        "up in the round before meet} moved-down players of the higher score, instead of "
                        "{best}")
BD_WORD(FIDE_C20, "how far those float down who floated down two rounds before")
BD_WORD(FIDE_C20_COSTS, "takes somebody who floated down two rounds before out of the {points}-point bracket "
                        "too")
BD_WORD(FIDE_C20_WORSE, "of the moved-down players of one score who floated down two rounds before, {other} "
                        "{other#leaves|leave} the {points}-point bracket too, instead of {best}")
BD_WORD(FIDE_C21, "how far those float up who floated up two rounds before")
BD_WORD(FIDE_C21_COSTS, "gives somebody who floated up two rounds before an opponent from further above")
BD_WORD(FIDE_C21_WORSE, "{other} {other#player who floated up two rounds before meets|players who floated up "
                        "two rounds before meet} moved-down players of the higher score, instead of {best}")
BD_WORD(FIDE_LIMBO, "the highest-ranked of the moved-down players are paired in the bracket")
BD_WORD(FIDE_LIMBO_WORSE, "a higher-ranked moved-down player is left over in the {points}-point bracket")
BD_WORD(FIDE_MOVED, "going down the moved-down players, the highest-ranked opponent first")
BD_WORD(FIDE_MOVED_WORSE, "going down the moved-down players of the {points}-point bracket, somebody higher "
                          "has a lower-ranked opponent")
BD_WORD(FIDE_EXCHANGE, "exchanges between the halves: as few as possible, then from as near as possible")
BD_WORD(FIDE_EXCHANGE_COSTS, "makes a player of the {points}-point bracket change halves")
BD_WORD(FIDE_EXCHANGE_WORSE, "{other} {other#player|players} of the {points}-point bracket "
                             "{other#changes|change} halves instead of {best}")
BD_WORD(FIDE_EXCHANGE_DISTANCE_WORSE,
        "the players who change halves in the {points}-point bracket are {other} {other#place|places} from "
        "each other, in all, instead of {best}")
BD_WORD(FIDE_EXCHANGE_DOWN_WORSE, "other players of the upper half of the {points}-point bracket change "
                                  "halves than the rules look at first")
BD_WORD(FIDE_EXCHANGE_UP_WORSE, "other players of the lower half of the {points}-point bracket change halves "
                                "than the rules look at first")
BD_WORD(FIDE_EXCHANGE_SETTLED_WORSE,
        "other players of the {points}-point bracket change halves than the rules settle on")
BD_WORD(FIDE_ORDER, "going down the upper half, the highest-ranked opponent of the lower half first")
BD_WORD(FIDE_ORDER_WORSE, "going down the upper half of the {points}-point bracket, somebody higher has a "
                          "lower-ranked opponent")

#endif
