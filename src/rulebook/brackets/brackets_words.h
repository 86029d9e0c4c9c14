/* Words of rulebook/brackets/: what the FIDE systems say in common (base/words.h). {level} is the bracket,
 * {points} its residents' score. */
#ifndef BD_RULEBOOK_BRACKETS_BRACKETS_WORDS_H
#define BD_RULEBOOK_BRACKETS_BRACKETS_WORDS_H

#include "base/words.h"

BD_WORD(BRACKETS_BOTH_ABSOLUTE, "{a} and {b} may not meet: both must have {colour}.")
BD_WORD(BRACKETS_REPEAT, "repeated pairings, where the arbiter allows them at all")
BD_WORD(BRACKETS_REPEAT_COSTS, "repeats a game")
BD_WORD(BRACKETS_REPEAT_WORSE, "{other} earlier {other#game is|games are} repeated instead of {best}")
BD_WORD(BRACKETS_AVOID, "pairings of players who should preferably not meet")
BD_WORD(BRACKETS_AVOID_COSTS, "pairs two who should preferably not meet")
BD_WORD(BRACKETS_AVOID_WORSE, "there {other#is|are} {other} {other#pairing|pairings} of players who should "
                              "preferably not meet, instead of {best}")
BD_WORD(BRACKETS_BYE_SCORE, "the score of the player who has the bye")
BD_WORD(BRACKETS_BYE_SCORE_WORSE,
        "the player with the bye has {other-points} {other-points#point|points} more than the lowest[ score "
        "that could have it], not {best-points}")
BD_WORD(BRACKETS_BYE_GAMES, "unplayed games of the player who has the bye")
BD_WORD(BRACKETS_BYE_GAMES_WORSE, "the player with the bye has played {other} {other#game|games} fewer than "
                                  "somebody[ of that score] who may have it, instead of {best}")
BD_WORD(BRACKETS_BYE_RANK, "the rank of the player who has the bye: the lowest has it")
BD_WORD(BRACKETS_BYE_RANK_WORSE, "{other} {other#player|players} who may have the bye {other#is|are} ranked "
                                 "below the one who has it, instead of {best}")
BD_WORD(BRACKETS_DENIED, "players who do not have the colour they prefer")
BD_WORD(BRACKETS_DENIED_COSTS, "denies somebody in the {points}-point bracket the colour they prefer")
BD_WORD(BRACKETS_DENIED_WORSE,
        "{other} {other#player|players} of the {points}-point bracket {other#does|do} not "
        "have the colour they prefer, instead of {best}")
BD_WORD(BRACKETS_SETTLED, "the boards of the bracket stand")
BD_WORD(BRACKETS_SETTLED_WORSE, "a board of the {points}-point bracket would change after it was settled")
BD_WORD(BRACKETS_POINTS_DRAWS,
        "two draws are worth more than a win and a loss (%s against %s points); FIDE events do not have that"
        ": correct the points of results (162 in a TRF)")
BD_WORD(BRACKETS_POINTS_BYE,
        "the pairing-allocated bye is worth more than a win (%s against %s points); FIDE events do not have "
        "that: correct the points of results (162 in a TRF)")
BD_WORD(BRACKETS_POINTS_BAKU,
        "Baku acceleration is for events in which a win is worth two draws and a loss nothing (C.04.7, 1.1): "
        "pair without it, or correct the points of results")
BD_WORD(BRACKETS_REPEAT_BOARD, "{both} have met before")
BD_WORD(BRACKETS_AVOID_BOARD, "{both} should preferably not meet")

#endif
