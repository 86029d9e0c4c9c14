/* Sentences about the rounds ahead (outlook.c). */
#ifndef BD_EXPLAIN_OUTLOOK_WORDS_H
#define BD_EXPLAIN_OUTLOOK_WORDS_H

#include "base/words.h"

BD_WORD(EXPLAIN_AHEAD_YES_LAST, "The remaining round can be played without anybody meeting twice.")
BD_WORD(EXPLAIN_AHEAD_YES, "The remaining %d rounds can be played without anybody meeting twice.")
BD_WORD(EXPLAIN_AHEAD_NOT_KNOWN,
        "Whether rounds %d to %d can be played without anybody meeting twice is not known: the search "
        "reached its limit.")
BD_WORD(EXPLAIN_AHEAD_NO_AFTER, "After this draw round %d cannot be drawn without anybody meeting twice: %s.")
BD_WORD(EXPLAIN_AHEAD_NO, "Round %d cannot be drawn without anybody meeting twice: %s.")
BD_WORD(EXPLAIN_AHEAD_PLANNED,
        "%d rounds are planned, but only %d can be played without anybody meeting twice: %s.")

/* Why: parts of these sentences. */
BD_WORD(EXPLAIN_AHEAD_NOBODY, "%s has no opponent left")
BD_WORD(EXPLAIN_AHEAD_AMONG, "%s can only be paired among themselves, and they are %d, an odd number")
BD_WORD(EXPLAIN_AHEAD_ONLY, "%s can only be paired with %s")
BD_WORD(EXPLAIN_AHEAD_GROUPS,
        "of the groups of odd number among %s more need an opponent outside than %s are")
BD_WORD(EXPLAIN_AHEAD_FEW, "for %d rounds %s has only these opponents left: %s")
BD_WORD(EXPLAIN_AHEAD_NOT_EVEN_ONE, "for %d rounds %s has no opponent left")
BD_WORD(EXPLAIN_AHEAD_TOGETHER, "each of rounds %d to %d could be drawn, but not all of them; the fewest "
                                "opponents are left to %s")

/* What the option "finishable" did. */
BD_WORD_N(EXPLAIN_FINISHABLE_PASSED,
          "By the option finishable, %zu draw that would be better was passed over: round %d could not be "
          "drawn after it (%s).",
          "By the option finishable, %zu draws that would be better were passed over; after the best of them "
          "round %d could not be drawn (%s).")
BD_WORD_N(
    EXPLAIN_FINISHABLE_AGAIN,
    "By the option finishable, %zu draw that would be better was passed over: players meet again in it.",
    "By the option finishable, %zu draws that would be better were passed over; in the best of them "
    "players meet again.")
BD_WORD(EXPLAIN_FINISHABLE_KEPT, "By the option finishable; the best draw needed no change for it.")
BD_WORD(EXPLAIN_FINISHABLE_SHORT,
        "The option finishable looks as far as round %d: no draw of this round lets all "
        "%d planned rounds be played.")
BD_WORD(EXPLAIN_FINISHABLE_NOT,
        "The option finishable could not be kept: under these wishes no draw after which "
        "the rest can be played was found.")

/* What can be done. */
BD_WORD(EXPLAIN_AHEAD_CURE_OPTION,
        "Another draw of this round avoids it (--option finishable=true finds the best one); or play %d "
        "rounds (edit rounds=%d), or let players meet again in round %d (--allow-repeats).")
BD_WORD(
    EXPLAIN_AHEAD_CURE_OTHER,
    "Another draw of this round may avoid it, but these rules do not ask for one; or play %d rounds (edit "
    "rounds=%d), or let players meet again in round %d (--allow-repeats).")
BD_WORD(EXPLAIN_AHEAD_CURE_NONE, "No draw of this round avoids it: play %d rounds (edit rounds=%d), or let "
                                 "players meet again in round %d (--allow-repeats).")
BD_WORD(EXPLAIN_AHEAD_DEAD_END, "What can be done: let players meet again (--allow-repeats), end the event "
                                "after round %d (edit rounds=%d), or draw round %d anew, if it is not "
                                "played yet.")
BD_WORD(EXPLAIN_AHEAD_DEAD_START,
        "What can be done: let players meet again (--allow-repeats), or take back what keeps players apart.")

#endif
