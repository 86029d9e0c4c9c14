/* Words of hand/: the methods, and the steps of their work as an arbiter would say them (base/words.h). */
#ifndef BD_HAND_HAND_WORDS_H
#define BD_HAND_HAND_WORDS_H

#include "base/words.h"

/* The methods. */
BD_WORD(HAND_CARDS_TITLE, "the card procedure")
BD_WORD(HAND_CARDS, "The arbiter's work with pairing cards as the British guide describes it.")
BD_WORD(HAND_LAZY_TITLE, "the lazy person's system")
BD_WORD(HAND_LAZY,
        "Top half against bottom half, repeats avoided with the nearest opponent, nothing written down.")
BD_WORD(HAND_GREEDY_TITLE, "greedy from the top")
BD_WORD(HAND_GREEDY, "From the top, each card takes the opponent that looks best at that moment.")
BD_WORD(HAND_NEAREST_TITLE, "the next lower player")
BD_WORD(HAND_NEAREST, "From the top, each card takes the next lower one that it may meet; no look ahead.")
BD_WORD(HAND_RANDOM_TITLE, "any legal opponent")
BD_WORD(HAND_RANDOM, "From the top, each card takes a legal opponent by lot.")
BD_WORD(HAND_NO_DRAW, "the method got stuck: there is no draw to publish")
BD_WORD(HAND_ILLEGAL, "a hand method made a draw that is not legal")

/* Steps that several methods make. */
BD_WORD(HAND_NOBODY, "nobody")
BD_WORD(HAND_AND, "%s and %d")
BD_WORD(HAND_BOARD, "Board: %d and %d.")
BD_WORD(HAND_HAS_BYE, "%d has the bye.")
BD_WORD(HAND_PLAYS, "%d plays %d.")
BD_WORD(HAND_FINDS_NOBODY, "%d finds no opponent.")
BD_WORD(HAND_GIVEN_BYE, "The arbiter gives the bye to %d.")
BD_WORD(HAND_GIVEN_BOARD, "The arbiter wants %d to play %d.")
BD_WORD(HAND_REPEATS, "No draw was found without repeats, which are allowed.")

/* Why two cards are not put together, or a card is passed over: "4 would play 9, but ...". */
BD_WORD(HAND_WHY_MET, "they have met")
BD_WORD(HAND_WHY_FORBIDDEN, "they may not be paired")
BD_WORD(HAND_WHY_BOTH_WHITE, "both are due White")
BD_WORD(HAND_WHY_BOTH_BLACK, "both are due Black")
BD_WORD(HAND_WHY_KEPT_APART, "they are of one school or team")
BD_WORD(HAND_WHY_CLUB, "they are of one club or group")
BD_WORD(HAND_WHY_HALF_BYES, "both had a half-point bye in the last round")
BD_WORD(HAND_WHY_BETTER_NOT, "they were paired before without playing, or should be kept apart")
BD_WORD(HAND_WHY_OTHERS, "then the others could not be paired")
BD_WORD(HAND_WHY_OTHERS_WORSE, "then the others would be worse off")
BD_WORD(HAND_WHY_EQUAL, "that would be as good")
BD_WORD(HAND_WHY_MORE_TRANSFERS, "then one more colour would have to change")
BD_WORD(HAND_WHY_STRONGER_CLAIM, "then somebody with a stronger claim would have to change colour")
BD_WORD(HAND_WHY_MORE_FLOATS, "then somebody would have to float further")
BD_WORD(HAND_WHY_EXCHANGE, "then more cards would have to cross the mid-line")
BD_WORD(HAND_WHY_UPPER, "then a card of the upper level would change colour, where one of the lower can")
BD_WORD(HAND_WHY_UP_AGAIN, "somebody would float up for a second round running")
BD_WORD(HAND_WHY_DOWN_AGAIN, "somebody would float for a second round running")
BD_WORD(HAND_WHY_JUST_DONE, "did so in the last round")
BD_WORD(HAND_WHY_ORDER, "then another floater would be further from the place where the search starts")
BD_WORD(HAND_WHY_FURTHER_OFF, "then others would be further from their ideal opponents")
BD_WORD(HAND_WHY_UNDESIRABLE_THEN, "then an undesirable pairing could not be avoided")
BD_WORD(HAND_WHY_BYE_AGAIN, "then somebody would have a second bye")
BD_WORD(HAND_WHY_BYE_ARRANGED, "has a bye arranged for a later round")
BD_WORD(HAND_WHY_HAD_BYE, "has had a bye or default")

/* The card procedure: a level. */
BD_WORD_N(HAND_POINTS, "%s point", "%s points")
BD_WORD_N(HAND_CARDS_COUNT, "%d card", "%d cards")
BD_WORD(HAND_LEVEL, "Level of %s, %s.")
BD_WORD(HAND_WHITE_SEEKERS, "White seekers: %s.")
BD_WORD(HAND_BLACK_SEEKERS, "Black seekers: %s.")
BD_WORD(HAND_NO_COLOUR_YET, "No colour yet: %s.")
BD_WORD(HAND_FLOATING_IN, "Floating in from above: %s.")
BD_WORD(HAND_MID_LINE, "The mid-line stands below %d.")

/* The card procedure: who floats. */
BD_WORD(HAND_ODD_NUMBER,
        "An odd number of cards: one must float down, normally from the larger colour group.")
BD_WORD(HAND_LARGER_WHITE, "White is the larger colour group.")
BD_WORD(HAND_LARGER_BLACK, "Black is the larger colour group.")
BD_WORD(HAND_ALONE, "%d is alone here and floats down.")
BD_WORD(HAND_MORE_FLOAT, "The level cannot be paired in itself: %d cards float down.")
BD_WORD(HAND_PASSED_DOWN, "Ideally %d would float down, but %s.")
BD_WORD(HAND_FLOATS_DOWN_FIRST, "%d is just below the mid-line and floats down.")
BD_WORD(HAND_FLOATS_DOWN, "%d floats down.")
BD_WORD(HAND_FLOATED_BEFORE, "%d has floated down before, but not in the last round, and floats down.")
BD_WORD(HAND_FLOATS_DOWN_AGAIN, "%d floats down for a second round running; nothing can be done about this.")
BD_WORD(HAND_PASSED_UP, "Ideally %d would float up, but %s.")
BD_WORD(HAND_FLOATS_UP, "%d floats up to meet %d.")
BD_WORD(HAND_FLOATS_UP_HIGHEST, "%d, the highest, floats up to meet %d.")
BD_WORD(HAND_FLOATS_UP_AGAIN,
        "%d floats up for a second round running, to meet %d; nothing can be done about this.")
BD_WORD(HAND_FLOATS_ON, "%d has no possible opponent here and floats again.")
BD_WORD(HAND_PASSED_BYE, "%d is due the bye first, but %s.")
BD_WORD(HAND_LAST_CAN_PLAY, "Looking ahead: %s, the only two who will be left, can play.")

/* The card procedure: colours. */
BD_WORD(HAND_NO_TRANSFERS, "The colours balance: no transfer is needed.")
BD_WORD_N(HAND_TRANSFERS_NEEDED, "%d White and %d Black seekers: %d transfer is needed.",
          "%d White and %d Black seekers: %d transfers are needed.")
BD_WORD_N(HAND_LINKED_WHITE,
          "This level and the one below both have too many White seekers: %d transfer for the two together.",
          "This level and the one below both have too many White seekers: %d transfers for the two together.")
BD_WORD_N(HAND_LINKED_BLACK,
          "This level and the one below both have too many Black seekers: %d transfer for the two together.",
          "This level and the one below both have too many Black seekers: %d transfers for the two together.")
BD_WORD_N(HAND_CLEAR_TO_WHITE, "%s has the weakest claim to Black and is transferred to White.",
          "%s have the weakest claims to Black and are transferred to White.")
BD_WORD_N(HAND_CLEAR_TO_BLACK, "%s has the weakest claim to White and is transferred to Black.",
          "%s have the weakest claims to White and are transferred to Black.")
BD_WORD(
    HAND_OPEN_ONE,
    "One of %s has to be transferred: their claims are equally weak, so whose colour changes is left open.")
BD_WORD(
    HAND_OPEN_MORE,
    "%d of %s have to be transferred: their claims are equally weak, so whose colour changes is left open.")
BD_WORD_N(HAND_SPARED_WHITE, "%s is more due White and shall not be transferred.",
          "%s are more due White and shall not be transferred.")
BD_WORD_N(HAND_SPARED_BLACK, "%s is more due Black and shall not be transferred.",
          "%s are more due Black and shall not be transferred.")
BD_WORD(HAND_MET_ALL,
        "%d has met %s, who are all that could give %d the colour due: more colours must change.")
BD_WORD(HAND_TAKES_WHITE, "%d has no colour yet and takes White against %d.")
BD_WORD(HAND_TAKES_BLACK, "%d has no colour yet and takes Black against %d.")
BD_WORD(HAND_BY_LOT,
        "Nobody has had a colour yet: board 1 is decided by lot, and colours alternate down the boards.")
BD_WORD(HAND_STRONGER_WHITE, "%d and %d are both due White: %d has the stronger claim, so %d is transferred.")
BD_WORD(HAND_STRONGER_BLACK, "%d and %d are both due Black: %d has the stronger claim, so %d is transferred.")
BD_WORD(HAND_EQUAL_WHITE,
        "%d and %d are both due White with equal claims: %d, who is higher, keeps it and %d is transferred.")
BD_WORD(HAND_EQUAL_BLACK,
        "%d and %d are both due Black with equal claims: %d, who is higher, keeps it and %d is transferred.")

/* The card procedure: top half against bottom half. */
BD_WORD(HAND_IDEAL, "The ideal pairing, ignoring colour: %s.")
BD_WORD(HAND_FROM_TOP, "The colours are open: the cards are paired from the top.")
BD_WORD(HAND_FEWER_WHITE, "Above the line there are fewer White seekers: this short side is paired first.")
BD_WORD(HAND_FEWER_BLACK, "Above the line there are fewer Black seekers: this short side is paired first.")
BD_WORD(HAND_REJECTED, "%s would be nearer, but %s have met: this must be rejected.")
BD_WORD(HAND_PLAYS_INSTEAD, "%d should play %d, but %s: %d plays %d.")
BD_WORD(HAND_NEARER_MET, "%d would come next for %d, but they have met.")
BD_WORD(HAND_FLIP,
        "Mid-line flip: %d and %d change places, since top half against bottom half is not possible.")
BD_WORD(HAND_OTHER_VARIATION, "%s is also possible, but is %lld places off the ideal pairing, not %lld.")
BD_WORD(HAND_OTHER_SQUARES, "%s is as many places off, but squared this is %lld, not %lld.")
BD_WORD(HAND_OTHER_GRADES, "%s is as many places off, but the grades of the opponents differ more.")
BD_WORD(HAND_OTHER_TOP, "%s is as good, but this way the top player has the better opponent.")

/* The card procedure: the whole round. */
BD_WORD(HAND_BYE_LEVEL, "Below level %d nobody can have the bye: it is given there.")
BD_WORD(HAND_TAKEN_UP_AGAIN, "Level %d below cannot be paired: level %d is taken up again with an eye on it.")
BD_WORD_N(HAND_TOGETHER, "The last %d card is paired as one group: %s.",
          "The last %d cards are paired as one group: %s.")
BD_WORD(HAND_STUCK, "No way forward is found: the procedure is stuck at this level.")
BD_WORD(HAND_ALL_CHECKED, "All boards are checked: nobody meets the same opponent again.")
BD_WORD(HAND_ALL_CHECKED_REPEATS, "All boards are checked: nobody meets the same opponent again needlessly.")
BD_WORD_N(HAND_COLOURS_CHECKED, "Colours are checked: %d card has a colour that it is not due.",
          "Colours are checked: %d cards have a colour that they are not due.")

/* The other methods. */
BD_WORD(HAND_LOWEST_ALLOWED_BYE, "%d, the lowest who may, has the bye.")
BD_WORD(HAND_LOWEST_BYE, "%d, the lowest, has the bye.")
BD_WORD(HAND_LOWEST_FLOATS, "%d, the lowest, floats down.")
BD_WORD(HAND_TAKES, "%d takes %d.")
BD_WORD(HAND_FROM_ABOVE, "%d from above meets %d.")
BD_WORD(HAND_MEETS, "%d meets %d.")
BD_WORD(HAND_MEETS_NEXT, "%d meets %d, the next within reach.")
BD_WORD(HAND_BREAKS_BOARD, "%d finds no opponent and takes %d from %d, who meets %d.")
BD_WORD(HAND_NOBODY_IN_LEVEL, "%d finds no opponent in this level.")
BD_WORD(HAND_SITS_OUT, "%d sits out.")
BD_WORD(HAND_MET_ALL_BELOW, "%d has met everybody below who is left.")
BD_WORD(HAND_MEETS_LOWER, "%d meets the next lower player not met, %d.")
BD_WORD(HAND_LOT_GIVES, "The lot gives %d to %d.")

#endif
