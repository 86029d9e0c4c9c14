/* The sentences of options that several rulebooks share, what is said of a value that does not fit, and of
 * the options of one draw. */
#ifndef BD_RULEBOOK_OPTIONS_OPTIONS_WORDS_H
#define BD_RULEBOOK_OPTIONS_OPTIONS_WORDS_H

#include "base/words.h"

BD_WORD(OPTIONS_NOT_NUMBER, "the option '%s' must be a whole number from %lld to %lld, not %s")
BD_WORD(OPTIONS_NOT_WORD, "the option '%s' cannot be %s; choose from %s")
BD_WORD(OPTIONS_NOT_FORM, "the option '%s' must be a text like %s, with numbers that rise, not %s")
BD_WORD(OPTIONS_NOT_SWITCH, "the option '%s' must be true or false, not %s")

BD_WORD(OPTIONS_NOT_A_PAIR, "'%s' is not a pair of ids like 3,17")
BD_WORD(OPTIONS_NOT_A_BOARD, "'%s' is not a board to keep like 3-17")
BD_WORD(OPTIONS_NOT_ASKED, "'%s' does not ask for a player's colour or float, like 3:white or 17:float")
BD_WORD(OPTIONS_NOT_A_SETTING, "'%s' is not a setting like club_rounds:2")
BD_WORD(OPTIONS_NOT_WRITTEN, "'%s' is not a criterion like county:first:1-2:soft:same(club)")
BD_WORD(OPTIONS_NOT_A_SEED, "'%s' is not a random seed")
BD_WORD(OPTIONS_NOT_AN_ID, "'%s' is not the id of a player")
BD_WORD(OPTIONS_NOT_OF_A_DRAW, "'%s' is not an option of a draw")
BD_WORD(OPTIONS_VALUE_NOT_OF_A_DRAW, "'%s=%s' is not an option of a draw")
BD_WORD(OPTIONS_PAIR_NOT_ASCENDING, "the pair '%s' is out of ascending order")
BD_WORD(OPTIONS_SETTING_NOT_ASCENDING, "the setting '%s' is out of ascending order")
BD_WORD(OPTIONS_NOT_CANONICAL, "the options '%s' are not in their canonical form '%s'")

/* Wishes in words (draw_wishes.c): parts of a list. */
BD_WORD(OPTIONS_WISH_PAIR, "%s paired")
BD_WORD(OPTIONS_WISH_FORBID, "%s not paired")
BD_WORD(OPTIONS_WISH_BYE, "%d has the bye")
BD_WORD(OPTIONS_WISH_SIT_OUT, "%d players sit out")
BD_WORD(OPTIONS_WISH_WHITE, "%d with White, or where the lot gives the colours")
BD_WORD(OPTIONS_WISH_BLACK, "%d with Black, or where the lot gives the colours")
BD_WORD(OPTIONS_WISH_FLOAT, "%d floats")
BD_WORD(OPTIONS_WISH_STAY, "%d stays in their score group")
BD_WORD(OPTIONS_WISH_REPEATS, "players may meet again")
BD_WORD(OPTIONS_WISH_PRIORITIES, "criteria in the order %s")
BD_WORD(OPTIONS_WISH_SOFT, "criterion %s (%s)")
BD_WORD(OPTIONS_WISH_HARD, "criterion %s, which forbids boards (%s)")
BD_WORD(OPTIONS_WISH_SOFT_ROUNDS, "criterion %s in rounds %d to %d (%s)")
BD_WORD(OPTIONS_WISH_HARD_ROUNDS, "criterion %s in rounds %d to %d, which forbids boards (%s)")
BD_WORD_N(OPTIONS_WISH_KEEP, "one published board kept if possible",
          "as many as possible of %zu published boards kept")
BD_WORD(OPTIONS_WISH_KEEP_AFTER, "keeping boards comes after %s")
BD_WORD_N(OPTIONS_WISH_MORE, " and %zu more", " and %zu more")

BD_WORD(OPTIONS_CLUB_ROUNDS, "in so many first rounds, players of one club or group are kept apart")
BD_WORD(OPTIONS_RELAX_LAST_ROUNDS, "in so many last rounds, keeping players who can no longer win from a "
                                   "colour difference of 3 comes before scores")
BD_WORD(OPTIONS_PRIZES, "so many places win a prize: who cannot reach the last of them is out of contention "
                        "(relax_last_rounds)")
BD_WORD(OPTIONS_AVOID_FEDERATIONS,
        "one federation counts as a group to be kept apart, for club_rounds rounds")
BD_WORD(OPTIONS_FINISHABLE, "the best draw among those after which all planned rounds can be played without "
                            "anybody meeting twice")
BD_WORD(OPTIONS_SEED, "the seed for all random draws of a round that is not given a seed of its own")
BD_WORD(OPTIONS_UNGRADED, "the place of players without a grade or rating; where this is not set, rules that "
                          "rank by grade refuse them")
BD_WORD(OPTIONS_CONVERSION, "how the grade of a player who has only a rating is estimated from it; behind "
                            "'rating=' the other way round, and the event ranks by rating")

#endif
