/* Words of rulebook/criteria/: what each criterion minimises, what a board costs, what another draw does
 * worse (base/words.h). */
#ifndef BD_RULEBOOK_CRITERIA_CRITERIA_WORDS_H
#define BD_RULEBOOK_CRITERIA_CRITERIA_WORDS_H

#include "base/words.h"

BD_WORD(CRITERIA_OF_THE_FILE, "rulebook file")

BD_WORD(CRITERIA_BYE_AGAIN, "a bye to somebody who had a full-point bye or a win by default, or who has a "
                            "bye arranged for a later round")
BD_WORD(CRITERIA_BYE_AGAIN_COSTS, "gives the bye to somebody who had one or has one arranged")
BD_WORD(CRITERIA_BYE_AGAIN_WORSE, "the bye goes to somebody who has had one or has one arranged")
BD_WORD(CRITERIA_BYE_OR_DEFAULT,
        "a bye to somebody who had a full-point bye or a game decided by default, won or "
        "lost, or who has a bye arranged for a later round")
BD_WORD(CRITERIA_BYE_OR_DEFAULT_COSTS,
        "gives the bye to somebody who had one or a default, or has one arranged")
BD_WORD(CRITERIA_BYE_OR_DEFAULT_WORSE,
        "the bye goes to somebody who has had one or a default, or has one arranged")
BD_WORD(CRITERIA_BYE_LEVEL, "score levels between the bye and the lowest level")
BD_WORD(CRITERIA_BYE_LEVEL_WORSE, "the bye is {other} {other#level|levels} above the lowest, not {best}")
BD_WORD(CRITERIA_BYE_HALF, "a bye to somebody who had a half-point bye")
BD_WORD(CRITERIA_BYE_HALF_COSTS, "gives the bye to somebody who had a half-point bye")
BD_WORD(CRITERIA_BYE_HALF_WORSE, "the bye goes to somebody who has had a half-point bye")
BD_WORD(CRITERIA_BYE_PLACE,
        "how far the bye is from the place looked at first: from the mid-line down, then from "
        "the mid-line up")
BD_WORD(CRITERIA_BYE_PLACE_WORSE,
        "the bye is {other} {other#place|places} from where the rules look first, not {best}")
BD_WORD(CRITERIA_BYE_ALPHABET, "in round 1, a bye to a top player; then how far the player with the bye is "
                               "from the end of the alphabetical order")
BD_WORD(CRITERIA_BYE_ALPHABET_TOP_COSTS, "gives the bye to a top player")
BD_WORD(CRITERIA_BYE_ALPHABET_TOP_WORSE, "the bye goes to a top player")
BD_WORD(CRITERIA_BYE_ALPHABET_LAST_WORSE, "the player with the bye is {other} {other#place|places} from the "
                                          "end of the alphabetical order, not {best}")
BD_WORD(CRITERIA_BYE_LOWEST,
        "how many players rank below the one who has the bye; those without a rating come after all others")
BD_WORD(CRITERIA_BYE_LOWEST_WORSE,
        "{other} {other#player ranks|players rank} below the one who has the bye, not {best}")
BD_WORD(CRITERIA_RELAX_LAST_ROUNDS, "in as many last rounds as the option says, transfers that make a colour "
                                    "difference of 3 for players out of contention")
BD_WORD(CRITERIA_RELAX_LAST_ROUNDS_WORSE,
        "{other} {other#player comes|players come} to a colour difference of 3 instead of {best}")
BD_WORD(CRITERIA_COLOUR_DIFFERENCE,
        "players given the wrong colour: a class for each colour difference that occurs, the greatest first")
BD_WORD(CRITERIA_COLOUR_DIFFERENCE_COSTS,
        "gives somebody with a colour difference of {size} the wrong colour")
BD_WORD(CRITERIA_COLOUR_DIFFERENCE_WORSE, "{other} {other#player|players} with a colour difference of {size} "
                                          "{other#gets|get} the wrong colour instead of {best}")
BD_WORD(CRITERIA_ALTERNATION, "players with level colours given the same colour again; then who is "
                              "transferred: the weakest claims")
BD_WORD(CRITERIA_ALTERNATION_LEVEL_COSTS, "gives somebody with level colours the same colour again")
BD_WORD(CRITERIA_ALTERNATION_LEVEL_WORSE, "{other} {other#player|players} with level colours "
                                          "{other#gets|get} the same colour again instead of {best}")
BD_WORD(CRITERIA_ALTERNATION_CLAIM_COSTS, "transfers somebody with a stronger claim than must be ({subject})")
BD_WORD(
    CRITERIA_ALTERNATION_CLAIM_WORSE,
    "{other} {other#player|players} with one of the stronger claims ({subject}) {other#is|are} transferred "
    "instead of {best}; the weakest claims are transferred first")
BD_WORD(CRITERIA_CLAIM, "a colour difference of %d and %s")
BD_WORD_N(CRITERIA_CLAIM_RUN_AGAINST, "the last game with the other colour",
          "the last %d games with the other colour")
BD_WORD_N(CRITERIA_CLAIM_RUN_DUE, "the last game with the colour due",
          "the last %d games with the colour due")
BD_WORD(CRITERIA_DISTURBANCE, "boards (and the bye) that were not published so")
BD_WORD(CRITERIA_DISTURBANCE_COSTS, "is not a board of the published draw")
BD_WORD(CRITERIA_DISTURBANCE_WORSE, "{other} {other#board differs|boards differ} from the published draw "
                                    "(the bye counts as one), instead of {best}")
BD_WORD(CRITERIA_MID_LINE,
        "exchanges across the mid-line; a floater from the wrong half is none where every card of the right "
        "half that could have floated instead floated the same way in the previous round")
BD_WORD(CRITERIA_MID_LINE_COSTS, "is an exchange across the mid-line")
BD_WORD(CRITERIA_MID_LINE_WORSE,
        "more cards cross the mid-line[: {other} {other#exchange|exchanges} instead of {best}]")
BD_WORD(CRITERIA_TRANSFER_LEVEL,
        "level by level from the top: how many players are transferred; of equal claims the "
        "one in the lower level is")
BD_WORD(CRITERIA_TRANSFER_LEVEL_COSTS, "transfers somebody of level {level} ({points} {points#point|points})")
BD_WORD(
    CRITERIA_TRANSFER_LEVEL_WORSE,
    "{other} {other#player|players} on {points} {points#point|points} {other#is|are} transferred instead of "
    "{best}; of equal claims those in lower levels are")
BD_WORD(
    CRITERIA_FLOATS,
    "level by level from the top: float-repeat, its downfloaters who floated down in the previous round and "
    "their opponents who floated up in it; downfloater, how far its downfloaters are from the place looked "
    "at "
    "first; upfloater, how far their opponents are from the top of their level")
BD_WORD(
    CRITERIA_FLOATS_UNSEEDED,
    "level by level from the top: float-repeat, its downfloaters who floated down in the previous round and "
    "their opponents who floated up in it")
BD_WORD(CRITERIA_FLOATS_REPEAT_WORSE, "from the level on {points} {points#point|points}, {other} "
                                      "{other#player|players} {other#floats|float} the "
                                      "same way as in the last round instead of {best}")
BD_WORD(CRITERIA_FLOATS_DOWNFLOATER_WORSE, "the downfloaters of {points} {points#point|points} are {other} "
                                           "{other#place|places} from where the rules "
                                           "look first, in all, instead of {best}")
BD_WORD(CRITERIA_FLOATS_UPFLOATER_WORSE, "the opponents of the downfloaters of {points} "
                                         "{points#point|points} are {other} {other#place|places} from "
                                         "where the rules look first, in all, instead of {best}")
BD_WORD(CRITERIA_FLOAT_REPEAT, "floaters who floated the same way in the previous round")
BD_WORD(CRITERIA_FLOAT_REPEAT_COSTS, "lets somebody float the same way as in the last round")
BD_WORD(
    CRITERIA_FLOAT_REPEAT_WORSE,
    "{other} {other#player|players} {other#floats|float} the same way as in the last round instead of {best}")
BD_WORD(CRITERIA_DOWNFLOATER, "how far the downfloaters and the bye are from the place looked at first: from "
                              "the mid-line down, then from the mid-line up")
BD_WORD(CRITERIA_DOWNFLOATER_WORSE, "the downfloaters and the bye are {other} {other#place|places} from "
                                    "where the rules look first, in all, instead of {best}")
BD_WORD(CRITERIA_UPFLOATER, "how far the upfloaters are from the top of their level")
BD_WORD(CRITERIA_UPFLOATER_WORSE, "the upfloaters are {other} {other#place|places} from where the rules look "
                                  "first, in all, instead of {best}")
BD_WORD(
    CRITERIA_FLOAT_ONCE,
    "downfloaters who floated down in any earlier round, and upfloaters who floated up in the previous one")
BD_WORD(CRITERIA_FLOAT_ONCE_COSTS,
        "lets somebody float down who has floated down before, or float up as in the last round")
BD_WORD(CRITERIA_FLOAT_ONCE_WORSE, "{other} {other#player floats|players float} down as once before, or up "
                                   "as in the last round, instead of {best}")
BD_WORD(CRITERIA_FLOAT_BALANCE, "floaters by what they have floated: 0 for more often the other way, 1 for "
                                "never, 2 for both ways equally, 3 for more often the same way")
BD_WORD(CRITERIA_FLOAT_BALANCE_WORSE, "players float who have floated the same way more often[ than the "
                                      "other ({other} instead of {best}, counted from 0 to 3 each)]")
BD_WORD(CRITERIA_FLOAT_HISTORY, "earlier floats in the same direction of those who float now")
BD_WORD(CRITERIA_FLOAT_HISTORY_WORSE,
        "those who float have {other} earlier {other#float|floats} in the same direction instead of {best}")
BD_WORD(CRITERIA_HALVES, "exchanges between upper and lower half")
BD_WORD(CRITERIA_HALVES_COSTS, "is an exchange between the upper and the lower half")
BD_WORD(CRITERIA_HALVES_WORSE,
        "more players change halves[: {other} {other#exchange|exchanges} instead of {best}]")
BD_WORD(CRITERIA_FLOATER,
        "how far those who are lowered rank above the bottom of their score group, where players "
        "without a rating come after all others; then how far those who meet them rank below "
        "the top of theirs")
BD_WORD(CRITERIA_FLOATER_DOWN_WORSE, "those who are lowered rank {other} {other#place|places} above the "
                                     "bottom of their score groups, in all, instead of {best}")
BD_WORD(CRITERIA_FLOATER_UP_WORSE, "those who meet them rank {other} {other#place|places} below the top of "
                                   "theirs, in all, instead of {best}")
BD_WORD(CRITERIA_REPEAT,
        "earlier games between two players who are paired (forbidden altogether unless repeats are allowed)")
BD_WORD(CRITERIA_REPEAT_COSTS, "repeats a game")
BD_WORD(CRITERIA_REPEAT_WORSE, "{other} earlier {other#meeting is|meetings are} repeated instead of {best}")
BD_WORD(CRITERIA_HALF_BYES, "in round 2, pairs of players who both had a half-point bye in round 1")
BD_WORD(CRITERIA_HALF_BYES_COSTS, "pairs two who both had a half-point bye in round 1")
BD_WORD(CRITERIA_HALF_BYES_WORSE, "there {other#is|are} {other} {other#pair|pairs} of players who both had a "
                                  "half-point bye in round 1, instead of {best}")
BD_WORD(CRITERIA_DEFAULTED, "pairs who were paired before but did not play")
BD_WORD(CRITERIA_DEFAULTED_COSTS, "pairs two who were paired before but did not play")
BD_WORD(CRITERIA_DEFAULTED_WORSE, "there {other#is|are} {other} {other#pair|pairs} who were paired before "
                                  "but did not play, instead of {best}")
BD_WORD(CRITERIA_CLUB, "pairs from one club or one group to be kept apart (round 1, or as many rounds as "
                       "club_rounds says), and pairs to be avoided")
BD_WORD(CRITERIA_CLUB_COSTS, "pairs two who are to be kept apart (club, group or avoided)")
BD_WORD(CRITERIA_CLUB_WORSE, "{other} {other#pair|pairs} to be kept apart (club, group or avoided) "
                             "{other#meets|meet} instead of {best}")
BD_WORD(CRITERIA_SCHOOL, "pairs from one school")
BD_WORD(CRITERIA_SCHOOL_COSTS, "pairs two from one school")
BD_WORD(CRITERIA_SCHOOL_WORSE,
        "{other} {other#pair|pairs} from one school {other#meets|meet} instead of {best}")
BD_WORD(CRITERIA_SCHOOL_REFUSED,
        "before round 4, pairs from one school: refused as long as there is any draw without one")
BD_WORD(CRITERIA_SCHOOL_REFUSED_COSTS, "pairs two from one school before round 4")
BD_WORD(CRITERIA_SCHOOL_REFUSED_WORSE,
        "before round 4, {other} {other#pair|pairs} from one school {other#meets|meet} instead of {best}")
BD_WORD(CRITERIA_REPEAT_SOFTLY,
        "boards between players who have met, then how often they have met beyond that")
BD_WORD(CRITERIA_REPEAT_SOFTLY_BOARDS_COSTS, "is between two who have met before")
BD_WORD(CRITERIA_REPEAT_SOFTLY_BOARDS_WORSE,
        "{other} {other#board is|boards are} between players who have met before, instead of {best}")
BD_WORD(
    CRITERIA_REPEAT_SOFTLY_AGAIN_WORSE,
    "players who have met more than once meet again ({other} instead of {best} meetings beyond the first)")
BD_WORD(CRITERIA_SCORE,
        "level by level from the top: the number of downfloaters, then their differences in score")
BD_WORD(CRITERIA_SCORE_DOWN_COSTS, "takes somebody of level {level} ({points} {points#point|points}) down")
BD_WORD(CRITERIA_SCORE_DOWN_WORSE, "{other} {other#player|players} on {points} {points#point|points} "
                                   "{other#floats|float} down instead of {best}")
BD_WORD(CRITERIA_SCORE_DIFF_WORSE, "the downfloaters of {points} {points#point|points} fall further[: "
                                   "{other-points} in all instead of {best-points}]")
BD_WORD(CRITERIA_SCORE_UP_WORSE, "the level on {points} {points#point|points} takes in {other-up} "
                                 "{other-up#floater|floaters} instead of {best-up}")
BD_WORD(CRITERIA_EQUALISE,
        "players with more of one colour than the round allows (odd rounds: one more; even rounds: none), "
        "largest excess first; then players given one colour for the third time in a row")
BD_WORD(CRITERIA_EQUALISE_4_COSTS, "gives somebody four or more of one colour more than the round allows")
BD_WORD(CRITERIA_EQUALISE_4_WORSE, "{other} {other#player has|players have} four or more of one colour more "
                                   "than the round allows, instead of {best}")
BD_WORD(CRITERIA_EQUALISE_3_COSTS, "gives somebody three of one colour more than the round allows")
BD_WORD(CRITERIA_EQUALISE_3_WORSE, "{other} {other#player has|players have} three of one colour more than "
                                   "the round allows, instead of {best}")
BD_WORD(CRITERIA_EQUALISE_2_COSTS, "gives somebody two of one colour more than the round allows")
BD_WORD(
    CRITERIA_EQUALISE_2_WORSE,
    "{other} {other#player has|players have} two of one colour more than the round allows, instead of {best}")
BD_WORD(CRITERIA_EQUALISE_1_COSTS, "gives somebody one of one colour more than the round allows")
BD_WORD(
    CRITERIA_EQUALISE_1_WORSE,
    "{other} {other#player has|players have} one of one colour more than the round allows, instead of {best}")
BD_WORD(CRITERIA_EQUALISE_RUN_COSTS, "gives somebody one colour for the third time in a row")
BD_WORD(CRITERIA_EQUALISE_RUN_WORSE,
        "{other} {other#player gets|players get} one colour for the third time in a row, instead of {best}")
BD_WORD(CRITERIA_ALTERNATE, "players given the colour of their last game again")
BD_WORD(CRITERIA_ALTERNATE_COSTS, "gives somebody the colour of the last game again")
BD_WORD(CRITERIA_ALTERNATE_WORSE,
        "{other} {other#player gets|players get} the colour of the last game again, instead of {best}")
BD_WORD(CRITERIA_SEASON_DIFFERENCE,
        "the differences between White and Black over the season, of all players after tonight")
BD_WORD(CRITERIA_SEASON_DIFFERENCE_WORSE,
        "the differences between White and Black over the season are {other} in all, instead of {best}")
BD_WORD(CRITERIA_FLOATERS, "where all before leaves a choice of who floats: the squared distances from the "
                           "place looked at first, then the best-placed card first")
BD_WORD(
    CRITERIA_FLOATERS_SQUARES_WORSE,
    "the floaters are further from the places looked at first[ ({other} instead of {best}, counted squared)]")
BD_WORD(CRITERIA_FLOATERS_SETTLED_WORSE,
        "of two ways to float that are equally good the better-placed card comes first")
BD_WORD(CRITERIA_FLOATERS_CLOSED_WORSE,
        "a card that floats one way in every draw as good would float the other way")
BD_WORD(CRITERIA_TOP_BOARD,
        "going down the cards, the best-ranked opponent first: the draw becomes the only one")
BD_WORD(CRITERIA_TOP_BOARD_WORSE, "going down the cards, somebody higher has a lower-ranked opponent")
BD_WORD(
    CRITERIA_NEAREST,
    "going down the list, the next lower player not yet met, as long as everybody below can still be paired")
BD_WORD(CRITERIA_NEAREST_WORSE, "going down the list, somebody higher has an opponent further down")
BD_WORD(CRITERIA_LOT, "going through the cards as the lot has them, the opponent earliest in the lot: the "
                      "draw becomes the only one")
BD_WORD(CRITERIA_LOT_WORSE, "going through the lot, somebody earlier has a later opponent")
BD_WORD(CRITERIA_VARIATION, "over all boards, how many cards the opponent is away from the ideal one")
BD_WORD(CRITERIA_VARIATION_WORSE,
        "the opponents are {other} {other#card|cards} away from the ideal ones, in all, instead of {best}")
BD_WORD(CRITERIA_VARIATION_SQUARED, "the same, squared")
BD_WORD(CRITERIA_VARIATION_SQUARED_WORSE, "the opponents are further from the ideal ones[ ({other} instead "
                                          "of {best}, each card's distance squared)]")
BD_WORD(
    CRITERIA_GRADE_SQUARED,
    "over all players, the squared difference between the grades of the opponent and of the ideal opponent")
BD_WORD(
    CRITERIA_GRADE_SQUARED_WORSE,
    "the opponents' grades are further from the ideal ones[ ({other} instead of {best}, counted squared)]")
BD_WORD(
    CRITERIA_RATING_SQUARED,
    "over all players, the squared difference between the ratings of the opponent and of the ideal opponent")
BD_WORD(
    CRITERIA_RATING_SQUARED_WORSE,
    "the opponents' ratings are further from the ideal ones[ ({other} instead of {best}, counted squared)]")
BD_WORD(CRITERIA_HALVES_ALPHABET, "in round 1, boards between two of the same half of the alphabet")
BD_WORD(CRITERIA_HALVES_ALPHABET_COSTS, "pairs two from the same half of the alphabet")
BD_WORD(CRITERIA_HALVES_ALPHABET_WORSE,
        "{other} {other#board is|boards are} between two of the same half of the "
        "alphabet instead of {best}")
BD_WORD(CRITERIA_VARIATION_ALPHABET, "in round 1, over all boards, how many cards the opponent is away from "
                                     "the one opposite in the other half of the alphabet")
BD_WORD(CRITERIA_VARIATION_ALPHABET_WORSE,
        "the opponents are {other} {other#card|cards} away from those opposite in the other half of the "
        "alphabet, in all, instead of {best}")
BD_WORD(CRITERIA_VARIATION_SQUARED_ALPHABET, "the same, squared")
BD_WORD(CRITERIA_VARIATION_SQUARED_ALPHABET_WORSE,
        "the opponents are further from those opposite in the other half of the alphabet ({other} instead of "
        "{best}, each card's distance squared)")
BD_WORD(CRITERIA_MOVE_200,
        "boards on which both opponents are more than 200 rating points away from the natural "
        "ones: not done even to equalise colours")
BD_WORD(CRITERIA_MOVE_200_WORSE,
        "on {other} {other#board|boards} both opponents are more than 200 points from the "
        "natural ones, instead of {best}")
BD_WORD(CRITERIA_MOVE_80,
        "boards on which both opponents are more than 80 rating points away from the natural "
        "ones: not done merely to alternate colours")
BD_WORD(CRITERIA_MOVE_80_WORSE,
        "on {other} {other#board|boards} both opponents are more than 80 points from the "
        "natural ones, instead of {best}")

/* What the cards of a board that costs something say. */
BD_WORD(CRITERIA_REPEAT_BOARD, "{both} have met before")
BD_WORD(CRITERIA_HALF_BYES_BOARD, "{both} had half-point byes in round 1")
BD_WORD(CRITERIA_DEFAULTED_BOARD, "{both} were paired before but did not play")
BD_WORD(CRITERIA_CLUB_BOARD, "{both} are to be kept apart")
BD_WORD(CRITERIA_SCHOOL_BOARD, "{both} are from one school")

#endif
