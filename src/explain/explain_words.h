/* Every sentence of explain/.
 *
 * The first ones are templates, found by their codes: EXPLAIN_NO_BYE is "no-bye" (templates.c reads their
 * rows once more, as a table). They have named places: "{a}" stands for what the caller gives as `a`,
 * "{n#player|players}" for the first word when n is 1 and for the second otherwise. The rest are formats of
 * printf. */
#ifndef BD_EXPLAIN_EXPLAIN_WORDS_H
#define BD_EXPLAIN_EXPLAIN_WORDS_H

#include "base/words.h"

/* What was asked for, and what would be so if it were met ("if-..."). */
BD_WORD(EXPLAIN_PAIR, "{a} plays {b}")
BD_WORD(EXPLAIN_IF_PAIR, "{a} played {b}")
BD_WORD(EXPLAIN_COLOUR, "{a} has {colour}")
BD_WORD(EXPLAIN_IF_COLOUR, "{a} had {colour}")
BD_WORD(EXPLAIN_FLOAT, "{a} floats")
BD_WORD(EXPLAIN_IF_FLOAT, "{a} floated")
BD_WORD(EXPLAIN_FLOAT_DOWN, "{a} floats down")
BD_WORD(EXPLAIN_IF_FLOAT_DOWN, "{a} floated down")
BD_WORD(EXPLAIN_FLOAT_UP, "{a} floats up")
BD_WORD(EXPLAIN_IF_FLOAT_UP, "{a} floated up")
BD_WORD(EXPLAIN_NEARER,
        "{a} meets somebody with {points} {points#point|points} or more, but fewer than their own")
BD_WORD(EXPLAIN_IF_NEARER,
        "{a} met somebody with {points} {points#point|points} or more, but fewer than their own")
BD_WORD(EXPLAIN_NO_FLOAT, "{a} stays in the level")
BD_WORD(EXPLAIN_IF_NO_FLOAT, "{a} stayed in the level")
BD_WORD(EXPLAIN_BYE, "{a} has the bye")
BD_WORD(EXPLAIN_IF_BYE, "{a} had the bye")

/* What the order of equal cards would change. */
BD_WORD(EXPLAIN_EXCHANGE,
        "{a} and {b} have the same grade. If they changed places, the draw would be better, "
        "first on {criterion}: {how}.")

/* The answer. */
BD_WORD(EXPLAIN_HAS_IT, "That is so in the best draw: {what}.")
BD_WORD(EXPLAIN_HAS_IT_PRESCRIBED, "That is so in the draw: {what}.")
BD_WORD(EXPLAIN_LESS_PRESCRIBED, "If {if}, fewer boards would be as the rules prescribe: {how}.")
BD_WORD(EXPLAIN_WORSE, "If {if}, even the best draw would be worse, first on {criterion}: {how}.")
BD_WORD(EXPLAIN_AS_GOOD, "If {if}, the draw could be equally good by every criterion, but other draws come "
                         "before it in the order.")
BD_WORD(EXPLAIN_LATER, "If {if}, there would be a draw that is as good by every criterion that counts, but "
                       "comes later in the order: {how}.")
BD_WORD(
    EXPLAIN_OPEN,
    "Whether the draw would be worse if {if} is not known: a limit was reached before everything was proved.")
BD_WORD(EXPLAIN_UNFINISHABLE, "If {if}, the best draw would be better, first on {criterion}, but it would "
                              "leave no draw in round {n} without anybody meeting twice: {why}.")
BD_WORD(EXPLAIN_UNFINISHABLE_AGAIN,
        "If {if}, the best draw would be better, first on {criterion}, but players "
        "would meet again, which the option finishable does not take.")
BD_WORD(EXPLAIN_LIMIT, "No draw in which {what} was found before the limit was reached.")
BD_WORD(EXPLAIN_LOT, "Neither {a} nor {b} is due a colour: the lot for board 1 and the turns down the boards "
                     "decide. With the other lot {what}.")
BD_WORD(EXPLAIN_LOT_ELSEWHERE,
        "On a board where nobody is due a colour, the turns down the boards could give "
        "{a} {colour}, but then the draw would be worse: {how}.")
BD_WORD(EXPLAIN_DRAW_SAME, "{what} is the best draw.")
BD_WORD(EXPLAIN_DRAW_AS_GOOD, "{what} is as good as the best draw by every criterion, though not the same.")
BD_WORD(EXPLAIN_DRAW_OPEN, "{what} is as good as the best draw, as far as that is proved.")
BD_WORD(EXPLAIN_DRAW_UNFINISHABLE,
        "{what} would be better, first on {criterion} ({article}), but the rest of "
        "the rounds could not be played after it.")
BD_WORD(EXPLAIN_DRAW_WORSE, "{what} is worse than the best draw, first on {criterion} ({article}): {how}.")

/* What makes a published draw illegal; parts of the sentence "illegal". */
BD_WORD(EXPLAIN_FAULT_MET, "{a} and {b} meet again: they played in round {n}")
BD_WORD(EXPLAIN_FAULT_MET_BEFORE, "{a} and {b} meet again")
BD_WORD(EXPLAIN_FAULT_FORBIDDEN, "{a} and {b} are a forbidden pair")
BD_WORD(EXPLAIN_FAULT_MAY_NOT_MEET, "{a} and {b} may not meet in this round under these rules")
BD_WORD(EXPLAIN_FAULT_ABSENT, "{a} is in the draw but is not to be paired in round {n}")
BD_WORD(EXPLAIN_FAULT_TWICE, "{a} is in the draw twice")
BD_WORD(EXPLAIN_FAULT_NO_BYE, "{a} has the bye, though all {n} players could be paired")
BD_WORD(EXPLAIN_FAULT_IDLE, "{a} and {b} sit out, although they may play each other")
BD_WORD(EXPLAIN_FAULT_BYE, "{a} may not have the bye")
BD_WORD(EXPLAIN_FAULT_MISSING, "{a} is missing from the draw")

/* Why something cannot be. */
BD_WORD(EXPLAIN_ABSENT, "{a} is not to be paired in round {round}.")
BD_WORD(EXPLAIN_ITSELF, "{a} cannot be paired with {a}.")
BD_WORD(EXPLAIN_MET, "{a} and {b} have already met, in round {round}.")
BD_WORD(EXPLAIN_MET_BEFORE, "{a} and {b} have already met.")
BD_WORD(EXPLAIN_FORBIDDEN, "{a} and {b} must not be paired: they are listed as a forbidden pair.")
BD_WORD(EXPLAIN_BARRED,
        "{a} and {b} may not meet by the criterion {criterion} of the rulebook file ({values}).")
BD_WORD(EXPLAIN_MAY_NOT_MEET, "{a} and {b} may not meet in this round under these rules.")
BD_WORD(EXPLAIN_BOUND_ELSEWHERE, "The arbiter has put {a} or {b} on another board.")
BD_WORD(EXPLAIN_NO_BYE, "Nobody has the bye: all {n} players can be paired.")
BD_WORD(EXPLAIN_BYE_NOT_ALLOWED, "{a} may not have the bye under these rules.")
BD_WORD(EXPLAIN_NO_LEVELS, "Nobody floats: these rules have no score groups.")
BD_WORD(EXPLAIN_NOBODY_ABOVE, "{a} cannot float up: nobody with a higher score is left for {a} to meet.")
BD_WORD(EXPLAIN_NOBODY_BELOW, "{a} cannot float down: nobody with a lower score is left for {a} to meet.")
BD_WORD(EXPLAIN_NOBODY_ELSE, "{a} has no legal opponent with whom that would be so.")
BD_WORD(EXPLAIN_COLOUR_OUTWEIGHED, "Against everybody whom {a} may still meet, the rules give {a} {other}.")

/* No perfect matching, said by a barrier; these follow on "no-draw-with". */
BD_WORD(EXPLAIN_NO_DRAW_WITH, "There is no legal draw in which {what}.")
BD_WORD(EXPLAIN_NOBODY_LEFT, "{group} can be paired with nobody.")
BD_WORD(EXPLAIN_ODD_GROUP, "{group} can only be paired among themselves, and they are {n}, an odd number.")
BD_WORD(EXPLAIN_TOO_FEW,
        "{group} can only be paired with {others}: {n} of them, and only {m} who could take one each.")
BD_WORD(EXPLAIN_ODD_GROUPS,
        "Without {others} the rest falls into groups that can only be paired inside, {n} of them odd in "
        "number ({groups}): each of these needs one of {others}, who {m#is|are} only {m}.")
BD_WORD(EXPLAIN_GROUP, "({players})")

/* What the cards of two say against their board; {both} is two names or "they". */
BD_WORD(EXPLAIN_FACT_MET, "{both} met in round {round}")
BD_WORD(EXPLAIN_FACT_MET_BEFORE, "{both} have met")
BD_WORD(EXPLAIN_FACT_FORBIDDEN, "{both} are a forbidden pair")
BD_WORD(EXPLAIN_FACT_BARRED, "{both} may not meet by the criterion {criterion} ({values})")
BD_WORD(EXPLAIN_FACT_WRITTEN, "{both} fall under the criterion {criterion} ({values})")
BD_WORD(EXPLAIN_FACT_ELSEWHERE, "the arbiter has put {p} or {q} on another board")
BD_WORD(EXPLAIN_FACT_NO_BYE, "{p} may not have the bye")
BD_WORD(EXPLAIN_FACT_RULES, "{both} may not meet in this round")
BD_WORD(EXPLAIN_FACT_CLUB, "{both} are from one club")
BD_WORD(EXPLAIN_FACT_DUE, "{both} are both due {due}")
BD_WORD(EXPLAIN_FACT_DUE_RUN, "{both} are both due {due}: {weak} would have {other} {n} times running")
BD_WORD(EXPLAIN_FACT_FLOATED_DOWN, "{p} floated down in the last round too")
BD_WORD(EXPLAIN_FACT_FLOATED_UP, "{p} floated up in the last round too")
BD_WORD(EXPLAIN_FACT_OLDER_DOWN, "{p} floated down two rounds ago too")
BD_WORD(EXPLAIN_FACT_OLDER_UP, "{p} floated up two rounds ago too")
BD_WORD(EXPLAIN_FACT_BEFORE_DOWN, "{p} has floated down before")
BD_WORD(EXPLAIN_FACT_BEFORE_UP, "{p} has floated up before")
BD_WORD(EXPLAIN_FACT_HALF, "{both} are of the same half")
BD_WORD(EXPLAIN_FACT_HAD_BYE, "had a bye in round {round}")
BD_WORD(EXPLAIN_FACT_BYE_AWAITED, "has a bye arranged in round {round}")
BD_WORD(EXPLAIN_FACT_HAD_DEFAULT, "lost a game by default")
BD_WORD(EXPLAIN_FACT_HAD_HALF_BYE, "had a half-point bye")
BD_WORD(EXPLAIN_FACT_HAD_POINT, "has had a point without a game")

/* What another draw comes to; {fact} and {how} are clauses. */
BD_WORD(EXPLAIN_EFFECT_THEN, "{p} would meet {q}, and {fact}")
BD_WORD(EXPLAIN_EFFECT_BYE, "the bye would go to {p}, who {fact}")
BD_WORD(EXPLAIN_EFFECT_FLOAT_UP, "{p} would float up instead of {q}")
BD_WORD(EXPLAIN_EFFECT_FLOAT_DOWN, "{p} would float down instead of {q}")
BD_WORD(EXPLAIN_EFFECT_FLOAT_ORDER,
        "{q} comes before {p} in the order in which the rules look for who floats")
BD_WORD(EXPLAIN_EFFECT_LEFT, "{p} and {q} would be left, and {fact}")
BD_WORD(EXPLAIN_EFFECT_BARRED, "{p} would have to meet {q}, but {fact}")
BD_WORD(EXPLAIN_EFFECT_FAR,
        "{p} and {q} would meet, {far} {far#place|places} off the ideal instead of {near} at most")
BD_WORD(EXPLAIN_EFFECT_FURTHER,
        "{p} and {q} would meet, {far} {far#place|places} off the ideal; of the boards that change none is "
        "more than {near} off now")
BD_WORD(EXPLAIN_EFFECT_SUM, "[the draw would be worse: ]{how}")

/* The other boards of another draw: {left} is whom {p} would meet, had they not met. */
BD_WORD(EXPLAIN_RING_MEET, "{p} would meet {q}")
BD_WORD(EXPLAIN_RING_MET, "{p}, who has met {left}, would meet {q}")
BD_WORD(EXPLAIN_RING_UP, "{p} would go up to {q}")
BD_WORD(EXPLAIN_RING_DOWN, "{p} would go down to {q}")
BD_WORD(EXPLAIN_RING_BYE, "{p} would have the bye")
BD_WORD(EXPLAIN_RING_SIT_OUT, "{p} and {q} would sit out")
BD_WORD(EXPLAIN_CHAIN, "Then {boards}.")

/* Why a board is as it is. */
BD_WORD(EXPLAIN_NATURAL, "Natural opponents: number {n} of each half.")
BD_WORD(EXPLAIN_SAME_LEVEL, "Both have {points} {points#point|points}.")
BD_WORD(EXPLAIN_SAME_LEVEL_LOT,
        "Both have {points} {points#point|points}; between equally good pairings the lot decides.")
BD_WORD(EXPLAIN_ONLY_LEFT, "{a} may still meet only {b} on {points} {points#point|points}.")
BD_WORD(EXPLAIN_PARTNER_ALSO_DUE, "Like {a}, {others} {m#is|are} due {due}[, and nearer].")
BD_WORD(EXPLAIN_PARTNER_ALSO_BOTH,
        "{a} has already met {players}[, who {n#is|are} nearer]; like {a}, {others} {m#is|are} due {due}.")
BD_WORD(EXPLAIN_ARBITER, "The arbiter wants {a} and {b} paired.")
BD_WORD(EXPLAIN_PARTNER_FACT, "{a}'s natural opponent is {w}, but {fact}.")
/* Why {a} does not meet {not}: {w}, one of them, plays {t}; at the end of the chain {x} plays {y}, whose own
 * natural opponent has the {fact}. */
BD_WORD(EXPLAIN_PARTNER_TAKEN, "{a}'s natural opponent {w} plays {t}, since {fact}.")
BD_WORD(EXPLAIN_PARTNER_TAKEN_TWO,
        "{a}'s natural opponent {w} plays {t}; {t}'s own, {x}, plays {y}, since {fact}.")
BD_WORD(
    EXPLAIN_PARTNER_TAKEN_MORE,
    "{a}'s natural opponent {w} plays {t}, and so on to board {board}, where {x} plays {y}, since {fact}.")
BD_WORD(EXPLAIN_OTHER_TAKEN, "Not {not}: {w} plays {t}, since {fact}.")
BD_WORD(EXPLAIN_OTHER_TAKEN_TWO,
        "Not {not}: {w} plays {t}; {t}'s natural opponent, {x}, plays {y}, since {fact}.")
BD_WORD(EXPLAIN_OTHER_TAKEN_MORE,
        "Not {not}: {w} plays {t}, and so on to board {board}, where {x} plays {y}, since {fact}.")
BD_WORD(EXPLAIN_OTHER_NATURAL, "Not {not}: {w} plays {t}, the natural opponent.")
BD_WORD(EXPLAIN_PARTNER_LEAVES, "{a}'s natural opponent {w} floats down: see board {board}.")
BD_WORD(EXPLAIN_PARTNER_TAKEN_LEAVES,
        "{a}'s natural opponent {w} plays {t}, since {t}'s own, {x}, floats down: see board {board}.")
BD_WORD(EXPLAIN_PARTNER_MORE_LEAVES,
        "{a}'s natural opponent {w} plays {t}, and so on until {x}, who floats down: "
        "see board {board}.")
BD_WORD(EXPLAIN_OTHER_LEAVES, "Not {not}: {w} floats down.")
BD_WORD(EXPLAIN_OTHER_TAKEN_LEAVES,
        "Not {not}: {w} plays {t}, since {t}'s natural opponent, {x}, floats down.")
BD_WORD(EXPLAIN_OTHER_MORE_LEAVES, "Not {not}: {w} plays {t}, and so on until {x}, who floats down.")
/* The order of draws that are equally good: {a} is the higher of the two, {v} meets {a} and {t} meets {w}. */
BD_WORD(EXPLAIN_PARTNER_FIRST, "{a}'s natural opponent is {w}, but {t} ranks above both and comes first.")
BD_WORD(EXPLAIN_PARTNER_HIGHER,
        "{a}'s natural opponent is {w}, but {v} is free: the higher player gets the higher opponent.")
BD_WORD(EXPLAIN_OTHER_FIRST, "Not {not}: {w} plays {t}, who ranks above {a} and comes first.")
BD_WORD(EXPLAIN_OTHER_HIGHER,
        "Not {not}: {a} plays {v}, who ranks above {w}: the higher player gets the higher opponent.")
BD_WORD(EXPLAIN_PARTNER_ALSO, "{a} has already met {players}[, who {n#is|are} nearer].")
BD_WORD(EXPLAIN_PARTNER_IMPOSSIBLE, "{a}'s natural opponent is {w}. {why}")
BD_WORD(EXPLAIN_PARTNER_WORSE, "{a}'s natural opponent is {w}, but then {how}.")
BD_WORD(EXPLAIN_PARTNER_LATER, "{a}'s natural opponent is {w}: equally good, but later in the order.")
BD_WORD(EXPLAIN_PARTNER_NOT_ASKED, "{a}'s natural opponent is {w}; why they do not meet was not worked out "
                                   "('why-not' does).")
/* One of two natural opponents has changed places; {m} moves, {z} takes the place, {x} is as near as {z}. */
BD_WORD(EXPLAIN_SWAP, "{fact}, so {m} and {z} change places.")
BD_WORD(EXPLAIN_SWAP_SAME, "{fact}, so {m} and {z}, of the same grade, change places.")
BD_WORD(EXPLAIN_SWAP_TOLD, "{m} and {z} change places: see board {board}.")
BD_WORD(EXPLAIN_SWAP_NOT, "Not with {x}, as {fact}.")
BD_WORD(EXPLAIN_SWAP_APART, "{m} and {z} are {near} {grading} {near#point|points} apart, {m} and {x} {far}.")
BD_WORD(EXPLAIN_SWAP_STRONGER,
        "Not with {x}, who would meet {k} instead of {y}, {far} {grading} {far#point|points} stronger.")
BD_WORD(EXPLAIN_SWAP_WEAKER,
        "Not with {x}, who would meet {k} instead of {y}, {far} {grading} {far#point|points} weaker.")
BD_WORD(EXPLAIN_ONLY_MET, "{a} has met {players}: of the other half only {b} is left.")
BD_WORD(EXPLAIN_ONLY_DUE, "{a} is due {due}; of the other half only {b} is not.")
BD_WORD(EXPLAIN_OTHER_FACT, "Not {w}: {fact}.")
BD_WORD(EXPLAIN_OTHER_BYE, "Not {w}: {w} {fact}.")
BD_WORD(EXPLAIN_OTHER_IMPOSSIBLE, "Not {w}. {why}")
BD_WORD(EXPLAIN_OTHER_WORSE, "Not {w}: {how}.")
BD_WORD(EXPLAIN_OTHER_LATER, "Not {w}: that would be equally good, but later in the order.")
BD_WORD(EXPLAIN_OTHER_NOT_ASKED, "Not {w}; why was not worked out ('why-not' does).")
BD_WORD(EXPLAIN_NEED_ALONE, "{a} is alone on {points} {points#point|points}[ and floats down].")
BD_WORD(EXPLAIN_NEED_MET, "{a} has met everybody else on {points} {points#point|points}[ ({players})].")
BD_WORD(EXPLAIN_NEED_BARRED,
        "{a} has met, or may not meet, everybody else on {points} {points#point|points}[ ({players})].")
BD_WORD(EXPLAIN_THEN_NOBODY, "Then nobody could play {group}.")
BD_WORD(EXPLAIN_THEN_NOBODY_BELOW, "Nobody lower is left for them to meet.")
BD_WORD(EXPLAIN_THEN_NO_DRAW, "Then not everybody could be paired.")
BD_WORD(EXPLAIN_NEED_ODD,
        "{n} players are on {points} {points#point|points}[, an odd number]: {d#one floats|some float} down.")
BD_WORD(EXPLAIN_NEED_ODD_REST,
        "{rest} of {n} {rest#is|are} left on {points} {points#point|points}, an odd number.")
BD_WORD(
    EXPLAIN_NEED_ODD_FIRST,
    "{n} players are on {points} {points#point|points}[, an odd number]: {a}, {where}, floats down{since}.")
BD_WORD(EXPLAIN_STAY_IMPOSSIBLE, "{a} cannot stay on {points} {points#point|points}. {why}")
BD_WORD(EXPLAIN_STAY_WORSE, "{a} could stay[ on {points} {points#point|points}], but then {how}.")
BD_WORD(EXPLAIN_STAY_LATER,
        "{a} could stay on {points} {points#point|points}: equally good, but later in the order.")
BD_WORD(EXPLAIN_STAY_NOT_ASKED, "Why {a} does not meet somebody on {points} {points#point|points} was not "
                                "worked out ('why-not' does).")
BD_WORD(EXPLAIN_NEARER_MET, "{a} has met {players} in between.")
BD_WORD(EXPLAIN_NEARER_BARRED, "{a} has met, or may not meet, everybody in between[ ({players})].")
BD_WORD(EXPLAIN_NEARER_IMPOSSIBLE,
        "{a} can meet nobody nearer, on {points} {points#point|points} or more. {why}")
BD_WORD(EXPLAIN_NEARER_WORSE,
        "{a} could meet somebody nearer[, on {points} {points#point|points} or more], but then {how}.")
BD_WORD(EXPLAIN_NEARER_LATER, "{a} could meet somebody nearer[, on {points} {points#point|points} or more]: "
                              "equally good, but later in the order.")
BD_WORD(EXPLAIN_NEARER_NOT_ASKED,
        "What is against those with {points} {points#point|points} or more, who are "
        "nearer to {a}, was not worked out ('why-not' does).")
BD_WORD(EXPLAIN_FIRST_AGAIN, "{a}, the only one on {points} {points#point|points}, floats up again.")
BD_WORD(
    EXPLAIN_FIRST_TURNED,
    "{a}, {where}[ on {points} {points#point|points}], {does}{since}, even with {given}[ instead of {due}].")
BD_WORD(EXPLAIN_FLOATED_BEFORE_DOWN, "{a} floated down in round {round}, but not in the last.")
BD_WORD(EXPLAIN_FLOATED_BEFORE_UP, "{a} floated up in round {round}, but not in the last.")
BD_WORD(EXPLAIN_FIRST, "{a}, {where}[ on {points} {points#point|points}], {does}{since}.")
BD_WORD(EXPLAIN_NEXT, "{a}, next in order, {does}.")
BD_WORD(EXPLAIN_PASSED_FACT, "{c} would {way} before {a}, but {fact}.")
BD_WORD(EXPLAIN_PASSED_BYE, "{c} {n#comes|come} before {a}, but {fact}.")
BD_WORD(EXPLAIN_PASSED_IMPOSSIBLE, "{c} would {way} before {a}. {why}")
BD_WORD(EXPLAIN_PASSED_WORSE, "{c} would {way} before {a}, but then {how}.")
BD_WORD(EXPLAIN_PASSED_LATER, "{c} could {way} before {a}: equally good, but later in the order.")
BD_WORD(EXPLAIN_PASSED_SO, "{c} comes before {a} to {way}, and does.")
BD_WORD(EXPLAIN_PASSED_NOT_ASKED,
        "{c} comes before {a} to {way}; what is against it was not worked out ('why-not' does).")
BD_WORD(EXPLAIN_PASSED_REST, "{n} more {n#comes|come} before {a}: {players}.")
BD_WORD(EXPLAIN_WAY_UP, "float up")
BD_WORD(EXPLAIN_WAY_DOWN, "float down")
BD_WORD(EXPLAIN_WAY_BYE, "have the bye")
BD_WORD(EXPLAIN_WHERE_ALONE, "alone")
BD_WORD(EXPLAIN_WHERE_TOP, "at the top")
BD_WORD(EXPLAIN_WHERE_ABOVE_LINE, "just above the mid-line")
BD_WORD(EXPLAIN_WHERE_BELOW_LINE, "just below the mid-line")
BD_WORD(EXPLAIN_WHERE_BOTTOM, "at the bottom")
BD_WORD(EXPLAIN_WHERE_UPPER, "in the upper half")
BD_WORD(EXPLAIN_WHERE_LOWER, "in the lower half")
BD_WORD(EXPLAIN_BYE_NEEDED, "{n} players, an odd number: one has the bye.")
BD_WORD(EXPLAIN_BYE_CHOSEN, "The arbiter has given {a} the bye.")
BD_WORD(EXPLAIN_BYE_LOWEST, "{a} is in the lowest score group and has had no bye.")
BD_WORD(EXPLAIN_BYE_ALL_HAD,
        "All who could have the bye have had one or have one arranged; {a} is in the lowest score group.")
BD_WORD(EXPLAIN_BYE_FIRST, "By the rules nobody comes before {a} to have the bye.")
BD_WORD(EXPLAIN_SIT_OUT_NEEDED, "{n} players, an odd number: {out} {out#sits|sit} out.")
BD_WORD(EXPLAIN_SIT_OUT_CHOSEN, "The arbiter has asked {a} to sit out.")
BD_WORD(EXPLAIN_SIT_OUT_FIRST, "By the rules nobody comes before {a} to sit out.")
BD_WORD(EXPLAIN_BYE_BELOW_HAD,
        "{a} has had no bye; all with fewer points have had one[, have one arranged,] or may not have it.")
BD_WORD(EXPLAIN_NEXT_LOWER, "{b} is the next lower player whom {a} may still meet.")
BD_WORD(EXPLAIN_NEAREST_LOWER, "{b} is the next lower player for {a} who leaves everybody below an opponent.")

/* Said of everybody of whom it is so. */
BD_WORD(EXPLAIN_AGAIN_DOWN, "{a} floats down again.")
BD_WORD(EXPLAIN_AGAIN_UP, "{a} floats up again.")
BD_WORD(EXPLAIN_AGAIN_BOTH, "Both float again[: {a} down, {b} up].")
BD_WORD(EXPLAIN_AGAIN_BYE, "{a} had a bye in round {round} too.")
BD_WORD(EXPLAIN_COLOUR_RUN, "{a}: {colour} {n} times running.")

/* Why these colours: a has the colour they are due; b does not, where both are due the same. */
BD_WORD(EXPLAIN_COLOUR_BY_TURNS, "Colours by turns down the boards: neither is due one.")
BD_WORD(EXPLAIN_COLOUR_ONE_DUE, "{a} is due {a-due}[ ({a-colours})], {b} neither colour[ ({b-colours})].")
BD_WORD(EXPLAIN_COLOUR_MAKES_UP,
        "{a} is due {a-due}[ ({a-colours})]; {b}[ ({b-colours})] makes up the number of those due {b-gets}.")
BD_WORD(EXPLAIN_COLOUR_BOTH_DUE, "Each has the colour due[ ({white-colours}, {black-colours})].")
BD_WORD(
    EXPLAIN_COLOUR_BY_DIFFERENCE,
    "Both are due {a-due}; {a}[ ({a-colours})] has the larger colour difference[ than {b} ({b-colours})].")
BD_WORD(EXPLAIN_WEAKER_DIFFERENCE, "{a} and {b} are both due {due}; {a} has the weaker claim: a colour "
                                   "difference of {a-difference} against {b-difference}.")
BD_WORD(EXPLAIN_WEAKER_HAD_IT,
        "{a} and {b} are both due {due}; {a} has the weaker claim: they had {due} last.")
BD_WORD(EXPLAIN_WEAKER_RUN, "{a} and {b} are both due {due}; {a} has the weaker claim: they had {other} "
                            "{a-run} {a-run#time|times} running, {b} {b-run} {b-run#time|times}.")
BD_WORD(EXPLAIN_WEAKER_GAMES, "{a} and {b} are both due {due}; {a} has the weaker claim: they have played "
                              "{a-games} games, {b} {b-games}.")
BD_WORD(EXPLAIN_WEAKER_EQUAL, "{a} and {b} are both due {due} with equal claims; one of them is transferred.")
BD_WORD(EXPLAIN_COLOUR_BY_RUN, "Both are due {a-due}[ with the same colour difference]; the last games "
                               "favour {a}[ ({a-colours}) before {b} ({b-colours})].")
BD_WORD(EXPLAIN_COLOUR_BY_GAMES, "Both are due {a-due}[ with equal differences and runs]; {a}[ "
                                 "({a-colours})] has played fewer games[ than {b} ({b-colours})].")
BD_WORD(EXPLAIN_COLOUR_BY_SCORE,
        "Both are due {a-due} equally[ ({a-colours}, {b-colours})]; {a} has the higher score.")
BD_WORD(EXPLAIN_COLOUR_BY_RANK,
        "Both are due {a-due} equally[ ({a-colours}, {b-colours})]; {a} ranks higher.")
BD_WORD(EXPLAIN_COLOUR_BY_NUMBER, "Neither[ {a} nor {b}] prefers a colour: it follows from the higher one's "
                                  "pairing number[ and the initial colour].")
BD_WORD(EXPLAIN_COLOUR_BY_NUMBER_COUNTED,
        "Neither[ {a} nor {b}] prefers a colour: it follows from the higher one's pairing number[ and the "
        "initial "
        "colour]. Without those who have not taken part yet, {higher} is number {n}.")
BD_WORD(EXPLAIN_BOARD_BY_TABLE, "The Berger table has this board in round {n}.")
BD_WORD(EXPLAIN_BOARD_BY_PROCEDURE, "The procedure comes to this board.")
BD_WORD(EXPLAIN_COLOUR_BY_NECESSITY,
        "Both are due {a-due}; {a}[ ({a-colours})] may not have the other colour, {b}[ ({b-colours})] may.")
BD_WORD(EXPLAIN_COLOUR_BY_LOW_RANK,
        "Both are due {a-due} equally[ ({a-colours}, {b-colours})]; with less than half of the points the "
        "lower-ranked has it.")
BD_WORD(EXPLAIN_BOARD_PRESCRIBED_NOT, "The rules prescribe another board; the arbiter's wishes leave none.")
BD_WORD(EXPLAIN_BOARD_STUCK,
        "The procedure gets stuck; with this board the fewest that it does give are given up.")
BD_WORD(EXPLAIN_DRAW_PRESCRIBED, "{what} is as the rules prescribe it.")
BD_WORD(EXPLAIN_DRAW_NOT_PRESCRIBED, "{what} is not as the rules prescribe it ({article}): {how}.")
BD_WORD(EXPLAIN_COLOUR_BY_TABLE, "Colours are those of the table.")
BD_WORD(EXPLAIN_COLOUR_BY_STRENGTH,
        "Both prefer {a-due}; {a}[ ({a-colours})] does so more strongly[ than {b} ({b-colours})].")
BD_WORD(
    EXPLAIN_COLOUR_BY_LAST_APART,
    "Both prefer {a-due}[ equally ({a-colours}, {b-colours})]; when their colours last differed, {b} had it.")
BD_WORD(EXPLAIN_NEED_ALONE_FAR, "{a}, alone on {points} {points#point|points}, has met {players} in between.")
BD_WORD(EXPLAIN_NEED_MET_FAR,
        "{a} has met everybody else on {points} {points#point|points}, and {players} in between.")
BD_WORD(EXPLAIN_COLOUR_BY_LAST_DIFFERED, "Both are due {a-due}[ equally ({a-colours}, {b-colours})]; when "
                                         "their colours last differed, {b} had it.")
BD_WORD(EXPLAIN_COLOUR_BY_TOP,
        "Both are due {a-due} equally[ ({a-colours}, {b-colours})]; {a} is a top player.")
BD_WORD(EXPLAIN_COLOUR_BY_LOT,
        "Both are due {a-due} equally[ ({a-colours}, {b-colours})]; the lot is for {a}.")
BD_WORD(EXPLAIN_COLOUR_MORE_DUE,
        "{white}[ ({white-colours})] is more due White than {black}[ ({black-colours})].")
BD_WORD(EXPLAIN_COLOUR_BY_LAST_GAME,
        "Equal colour differences; by the last games[ ({white-colours}, {black-colours})] {white} has White.")
BD_WORD(EXPLAIN_COLOUR_FEWER_WHITES,
        "{white} has had White less often than {black}[ ({white-colours}, {black-colours})].")
BD_WORD(EXPLAIN_COLOUR_LOWER_DIFFERENCE,
        "{white} has a lower colour difference than {black}[ ({white-colours}, {black-colours})].")
BD_WORD(EXPLAIN_COLOUR_ALTERNATES,
        "When their colours last differed[ ({white-colours}, {black-colours})], {white} had Black.")
BD_WORD(EXPLAIN_COLOUR_BY_LAST_MATCH,
        "Equal colours so far[ ({white-colours}, {black-colours})]; by the last match {white} has White.")
BD_WORD(EXPLAIN_COLOUR_STRONGER_BLACK,
        "Equal colours so far[ ({white-colours}, {black-colours})]: the stronger has Black.")
BD_WORD(EXPLAIN_COLOUR_BY_RULES,
        "By their colours so far[ ({a}: {a-colours}; {b}: {b-colours})] {white} has White.")

/* Why no draw can do better at a stage. */
BD_WORD(EXPLAIN_BOUND_ZERO, "None is needed, and there cannot be fewer than none.")
BD_WORD(EXPLAIN_BOUND_WISHES, "The wishes for the best-ranked opponent are granted as far as they go "
                              "together; the next stage shows that no more can be.")
BD_WORD(EXPLAIN_BOUND_OPEN, "Not proved: a limit was reached.")
BD_WORD(EXPLAIN_BOUND_RESTS,
        "That {value} is the least rests on weights of {players}; 'bestdraw-verify' adds them up.")
BD_WORD(EXPLAIN_BOUND_FACE, "That {value} is the least follows from the boards that earlier criteria leave "
                            "open: each costs what it must.")
BD_WORD(EXPLAIN_BOUND_ONE_BOARD, "{players} has one board only, so there cannot be more.")
BD_WORD(EXPLAIN_BOUND_TOO_FEW, "{open}{group} can only be paired with {others}, unless a board {costs}: {n} "
                               "for {m}, so at least {k} {k#board|boards} must.")
BD_WORD(EXPLAIN_BOUND_NOBODY,
        "{open}{group} can be paired with nobody, unless a board {costs}: at least {k} must.")
BD_WORD(
    EXPLAIN_BOUND_ALL_NOBODY,
    "{open}{group} can be paired with nobody, unless a board {costs}: so at least {k} {k#board|boards} must.")
BD_WORD(EXPLAIN_BOUND_ODD, "{open}{group} are {n}, an odd number, and can only be paired among themselves, "
                           "unless a board {costs}: at least {k} must.")
BD_WORD(EXPLAIN_BOUND_ODD_GROUPS,
        "{open}The groups {groups} are odd in number and can only be paired inside, unless a board {costs}: "
        "{q} groups, so at least {k} {k#board|boards} must.")
BD_WORD(EXPLAIN_BOUND_GROUPS,
        "{open}The groups {groups} are odd in number and can only be paired inside or with {others}, unless "
        "a board {costs}: {q} groups for {m} {m#player|players}, so at least {k} {k#board|boards} must.")

/* Where the words of a criterion do not say it. */
BD_WORD(EXPLAIN_COSTS_OTHER, "costs {cost} or more by {criterion}")
BD_WORD(EXPLAIN_WORSE_WISHES,
        "the prescribed order is followed for {other} {other#place|places} only, not {best}")
BD_WORD(EXPLAIN_WORSE_ORDER, "going down the order, the first place that differs has a later choice")
BD_WORD(EXPLAIN_WORSE_OTHER, "{criterion} ({minimises}) is {other} instead of {best}")

#ifndef BD_EXPLAIN_TEMPLATES
/* Words inside sentences. */
BD_WORD(EXPLAIN_THEY, "they")
BD_WORD(EXPLAIN_YES, "yes")
BD_WORD(EXPLAIN_NO, "no")
BD_WORD(EXPLAIN_AND_OTHER, " and %s")
BD_WORD_N(EXPLAIN_RING_MORE, "%s and %zu more board would change", "%s and %zu more boards would change")
BD_WORD(EXPLAIN_GRADING, "grading")
BD_WORD(EXPLAIN_RATING, "rating")
BD_WORD(EXPLAIN_SINCE, " for the first time since round %d")
BD_WORD(EXPLAIN_DOES_UP, "floats up")
BD_WORD(EXPLAIN_DOES_DOWN, "floats down")
BD_WORD(EXPLAIN_DOES_BYE, "has the bye")
BD_WORD(EXPLAIN_WHITE, "White")
BD_WORD(EXPLAIN_BLACK, "Black")
BD_WORD(EXPLAIN_NEITHER_COLOUR, "neither colour")
BD_WORD(EXPLAIN_NO_GAME_YET, "no game yet")
BD_WORD(EXPLAIN_AS_THE_FILE_SAYS, "as the file says")
BD_WORD(EXPLAIN_THE_BYE, "the bye")
BD_WORD(EXPLAIN_NOBODY, "nobody")
BD_WORD(EXPLAIN_EVERYBODY, "everybody")
BD_WORD(EXPLAIN_OTHERS, "%zu others")
BD_WORD(EXPLAIN_LIST_LAST, "%s and %s")
BD_WORD(EXPLAIN_LIST_MORE, "%s and %zu more")
BD_WORD(EXPLAIN_OPEN_BOARDS, "Only boards that earlier criteria leave open count here. ")
BD_WORD(EXPLAIN_A_HELPER, "a helper of the draw")

/* Check, compare and refusal. */
BD_WORD(EXPLAIN_THE_DRAW, "The draw")
BD_WORD(EXPLAIN_LEGAL_WITHOUT_BEST, "The draw is legal, though no legal draw was found.")
BD_WORD(EXPLAIN_ILLEGAL, "The draw is not legal: %s.")
BD_WORD(EXPLAIN_ILLEGAL_NO_DRAW, "The draw is not legal: %s. There is no legal draw.")
BD_WORD(EXPLAIN_COLOURS_DUE, "%d should have White against %d")
BD_WORD(EXPLAIN_NOT_CHECKED, "Not checked: the card of %d, who played in this round, is not in the file.")
BD_WORD(EXPLAIN_THE_DRAW_OF, "The draw of %s")
BD_WORD_N(EXPLAIN_STUCK,
          "There is no draw of %s, though there is a legal one: it is stuck at level %d with %zu card left.",
          "There is no draw of %s, though there is a legal one: it is stuck at level %d with %zu cards left.")
BD_WORD_N(
    EXPLAIN_STUCK_NO_DRAW,
    "There is no draw of %s: it is stuck at level %d with %zu card left. There is no legal draw at all.",
    "There is no draw of %s: it is stuck at level %d with %zu cards left. There is no legal draw at all.")
BD_WORD(EXPLAIN_CANNOT_BE_ZERO, "%s (%s) cannot be 0. Without such boards there is no draw: %s")

/* Repair: what is wrong, and what is changed. */
BD_WORD(EXPLAIN_OTHER_SCORE, "%d's score is %s, not %s")
BD_WORD(EXPLAIN_BOARD_NEW, "Board %d is new: %d (White) v %d. %s %s")
BD_WORD(EXPLAIN_HAD_BYE, "%d had the bye.")
BD_WORD(EXPLAIN_NOT_IN_DRAW, "%d was not in the draw.")
BD_WORD(EXPLAIN_HAD_BOARD, "%d was to have %s against %d on board %d.")
BD_WORD(EXPLAIN_BYE_GONE, "Nobody has the bye any more; %d had it.")
BD_WORD(EXPLAIN_BYE_NEW, "%d now has the bye. %s")
BD_WORD(EXPLAIN_BYE_MOVED, "%d now has the bye instead of %d. %s")
BD_WORD(EXPLAIN_COLOURS_TURNED, "Board %d: %d now has White against %d.")
BD_WORD(EXPLAIN_BOARD_GONE, "There is no board %d any more; the others keep their numbers.")
BD_WORD(EXPLAIN_BOARD_MOVED, "Board %d is now board %d.")
BD_WORD(EXPLAIN_BOARDS_MOVED, "Boards %d to %d are now boards %d to %d.")
BD_WORD(EXPLAIN_GUIDE_SWAPS,
        "By the guide, with the cards: %d and %d change places, so that %d meets %d and %d meets %d.")

/* Errors. */
BD_WORD(EXPLAIN_NO_PUBLISHED_DRAW, "round %d has no published draw to repair")
BD_WORD(EXPLAIN_ROUND_PLAYED, "round %d has been played; there is nothing left to repair")
BD_WORD(EXPLAIN_NO_PLAYER, "there is no player %d in this file")
BD_WORD(EXPLAIN_ROUND_NOT_BEFORE, "round %d is not before round %d, which is to be repaired")
BD_WORD(EXPLAIN_NO_BOARD, "there is no board %d in the published draw; its last one is board %d")
BD_WORD(EXPLAIN_NOT_PUBLISHED, "player %d is not in the published draw")
BD_WORD(EXPLAIN_SAME_BOARD, "players %d and %d are on the same board: there is nothing to swap")
BD_WORD(EXPLAIN_STARTED, "board %d has started and cannot be changed")
BD_WORD(EXPLAIN_EXCHANGE_RULES,
        "rulebook '%s' does not let the arbiter change the order of players with equal "
        "grades; caa does (CAA 4)")
BD_WORD(EXPLAIN_EXCHANGE_ABSENT, "player %d is not to be paired in round %d")
BD_WORD(EXPLAIN_EXCHANGE_UNEQUAL,
        "players %d and %d do not have the same grade and title; only such players may "
        "change places (CAA 4)")
BD_WORD(EXPLAIN_ONLY_LEGAL, "only a legal draw can be compared with the best one")
BD_WORD(EXPLAIN_BOARDS_OF_DRAW, "the draw has %zu boards")
BD_WORD(EXPLAIN_BETTER_THAN_BEST, "another draw is better than the best one at %s: %lld against %lld")
BD_WORD(EXPLAIN_REFUSED, "the certificate of the best draw is refused: %s")
BD_WORD(EXPLAIN_PROOF_DISAGREES, "the certificate proves something else than the answer")
BD_WORD(EXPLAIN_BARRIER_PROVES_NOTHING, "the barrier proves nothing")
BD_WORD(EXPLAIN_NO_SENTENCE, "there is no sentence '%s'")
BD_WORD(EXPLAIN_SENTENCE_LACKS, "sentence '%s' lacks '%.*s'")

#endif

#endif
