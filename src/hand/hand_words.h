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

/* Why two cards are not put together: "4 would play 9, but ...". */
BD_WORD(HAND_WHY_MET, "they have met")
BD_WORD(HAND_WHY_FORBIDDEN, "they may not be paired")
BD_WORD(HAND_WHY_BOTH_WHITE, "both need White")
BD_WORD(HAND_WHY_BOTH_BLACK, "both need Black")
BD_WORD(HAND_WHY_STRONG_CLAIMS, "both have strong claims to one colour")
BD_WORD(HAND_WHY_UNDESIRABLE, "the pairing is undesirable")
BD_WORD(HAND_WHY_OTHERS, "then the others could not be paired")
BD_WORD(HAND_PLAYS_INSTEAD, "%d would play %d, but %s: %d plays %d.")
BD_WORD(HAND_CHANGES, "%d would play %d, but %s: they change opponents with %d, nearest in place and grade.")
BD_WORD(HAND_GIVES_UP, "%d finds no opponent, so %d gives up %d to %d and plays %d.")

/* The card procedure: a level. */
BD_WORD_N(HAND_POINTS, "%s point", "%s points")
BD_WORD_N(HAND_CARDS_COUNT, "%d card", "%d cards")
BD_WORD(HAND_LEVEL, "Level of %s, %s.")
BD_WORD(HAND_WHITE_SEEKERS, "White seekers: %s.")
BD_WORD(HAND_BLACK_SEEKERS, "Black seekers: %s.")
BD_WORD(HAND_NO_COLOUR_YET, "No colour yet: %s.")
BD_WORD(HAND_FLOATING_IN, "Floating in from above: %s.")
BD_WORD(HAND_FLOATS_DOWN, "%d floats down.")
BD_WORD(HAND_FLOATS_DOWN_AGAIN, "%d floats down for a second round running.")
BD_WORD(HAND_NOT_FLOATED, "If %d floated down, the rest could not be paired.")
BD_WORD(HAND_FLOATS_UP, "%d floats up to meet %d.")
BD_WORD(HAND_FLOATS_UP_AGAIN, "%d floats up for a second round running, to meet %d.")
BD_WORD(HAND_NOT_MET, "If %d met %d, the rest could not be paired.")
BD_WORD(HAND_FLOATS_ON, "%d has no possible opponent here and floats again.")
BD_WORD(HAND_AHEAD, "Looking ahead: %s could not all be paired.")
BD_WORD(HAND_MUST_EXCHANGE, "Whoever floats, cards must be exchanged across the mid-line.")
BD_WORD(HAND_MUST_BE_CARELESS, "Whoever floats, undesirable pairings cannot be avoided.")
BD_WORD(HAND_MUST_TRANSFER, "Whoever floats and is exchanged, one more transfer is needed.")
BD_WORD(HAND_MUST_GIVE_UP, "Whoever floats, more must be given up.")

/* The card procedure: colours and halves. */
BD_WORD_N(HAND_TRANSFERS_NEEDED, "%d White and %d Black seekers: %d transfer is needed.",
          "%d White and %d Black seekers: %d transfers are needed.")
BD_WORD(HAND_TRANSFERRED_TO_WHITE, "%d is transferred to the White side: %s.")
BD_WORD(HAND_TRANSFERRED_TO_BLACK, "%d is transferred to the Black side: %s.")
BD_WORD(HAND_WEAKEST_CLAIM, "the weakest claim")
BD_WORD(HAND_WEAKEST_OF_BOTH, "the weakest claim of the two levels")
BD_WORD(HAND_ONE_MORE_CHANGE, "one more colour must change on either side")
BD_WORD(HAND_TRANSFERS_OPEN,
        "%d of %d cards with equally weak claims must be transferred: left open until they are paired.")
BD_WORD_N(HAND_LINKED_WHITE,
          "This level and the next both have too many White seekers: %d transfer for the two together.",
          "This level and the next both have too many White seekers: %d transfers for the two together.")
BD_WORD_N(HAND_LINKED_BLACK,
          "This level and the next both have too many Black seekers: %d transfer for the two together.",
          "This level and the next both have too many Black seekers: %d transfers for the two together.")
BD_WORD(HAND_FEWER_WHITE,
        "Colours balance. Above the line there are fewer White seekers: they are paired first.")
BD_WORD(HAND_FEWER_BLACK,
        "Colours balance. Above the line there are fewer Black seekers: they are paired first.")
BD_WORD(HAND_EXCHANGED, "%d and %d are exchanged across the mid-line.")
BD_WORD(HAND_EXCHANGED_TWO, "%d and %d are exchanged across the mid-line, and the next two as well.")
BD_WORD(HAND_NOT_AS_HALVES, "Top half against bottom half cannot be done.")
BD_WORD(HAND_MET_ALL, "%d has met everyone who could give them their colour.")
BD_WORD(HAND_CARELESS, "Undesirable pairings cannot be avoided here.")
BD_WORD(HAND_ONE_MORE_TRANSFER, "It cannot be done without one more change of colour.")
BD_WORD(HAND_COLOURS_GIVE_WAY, "Colours must give way.")

/* The card procedure: the whole round. */
BD_WORD(HAND_BYE_LEVEL, "Below level %d nobody can have the bye: it is given there.")
BD_WORD(HAND_TWO_MORE_FLOAT, "This level cannot be paired in itself: two more cards float down.")
BD_WORD(HAND_TAKEN_UP_AGAIN,
        "Level %d below cannot be paired: level %d is taken up again and two more cards float down.")
BD_WORD_N(HAND_TOGETHER, "The last %d card is paired as one group: %s.",
          "The last %d cards are paired as one group: %s.")
BD_WORD(HAND_STUCK, "No way forward is found: the procedure is stuck at this level.")
BD_WORD(HAND_BOTH_DUE_WHITE,
        "%d and %d are both due White: the stronger claim gets it, otherwise the higher card.")
BD_WORD(HAND_BOTH_DUE_BLACK,
        "%d and %d are both due Black: the stronger claim gets it, otherwise the higher card.")
BD_WORD(HAND_ALL_CHECKED, "All boards are checked: nobody meets the same opponent again.")
BD_WORD(HAND_ALL_CHECKED_REPEATS, "All boards are checked: nobody meets the same opponent again needlessly.")

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
