/* Sentences of the checker. Every refusal has a sentence of its own, said in one place of the source; the
 * table of tests/unit/verify_refusals.c has a certificate for each. */
#ifndef BD_VERIFY_WORDS_H
#define BD_VERIFY_WORDS_H

#include "base/words.h"

/* What the certificate is about (verify.c). */
BD_WORD(VERIFY_OF_AN_INSTANCE, "the certificate is about an instance, not about cards")
BD_WORD(VERIFY_OTHER_CARDS, "the certificate is about other cards: the digest of these is %s")
BD_WORD(VERIFY_OTHER_INSTANCE, "the certificate does not speak of this instance, whose digest is %s")
BD_WORD(VERIFY_NO_RULEBOOK, "there is no rulebook \"%.60s\"")
BD_WORD(VERIFY_OPTIONS, "the options are not in order: %s")
BD_WORD(VERIFY_BOARDS, "the boards are not a draw of this round: %s")

/* The matching and the sets (walk.c). */
BD_WORD(VERIFY_NODES, "the certificate speaks of %d nodes, but there are %d")
BD_WORD(VERIFY_NO_MATCHING, "the certificate has no matching")
BD_WORD(VERIFY_NOT_A_PAIR, "%s is not paired with exactly one other")
BD_WORD(VERIFY_THE_BYE, "bye")
BD_WORD(VERIFY_ILLEGAL_PAIR, "the pair %s-%s is not legal")
BD_WORD(VERIFY_SET_NOT_ODD, "set %zu is not odd: %zu nodes")
BD_WORD(VERIFY_SET_NOT_ASCENDING, "set %zu is not a list of nodes in ascending order")
BD_WORD(VERIFY_BARRIER, "the barrier proves nothing: it does not leave more odd components than it has nodes")

/* Rounds ahead (ahead_check.c, finishable_check.c). */
BD_WORD(VERIFY_AHEAD_ROUNDS, "rounds %d to %d are not the rounds ahead: %d rounds are planned")
BD_WORD(VERIFY_AHEAD_WIDE, "that the rounds ahead can be played does not go without a plan")
BD_WORD(VERIFY_AHEAD_BEYOND, "it is not proved that round %d cannot be reached: step %zu does not hold")
BD_WORD(VERIFY_AHEAD_BASE, "the families are of a draw without the option finishable")
BD_WORD(VERIFY_FAMILY_MISSING, "the family with the options '%.100s' is missing")
BD_WORD(VERIFY_FAMILY_MORE, "there are families beyond those that the splits make")
BD_WORD(VERIFY_FAMILY_PAIR, "family %zu is split by %d-%d, who are not two players of the round")
BD_WORD(VERIFY_FAMILY_STEPS, "family %zu is split, but it is not proved that the rest cannot be played with "
                             "these boards: step %zu does not hold")
BD_WORD(VERIFY_FAMILY_OPTIONS, "family %zu is of the options '%.80s', not '%.80s'")
BD_WORD(VERIFY_FAMILY, "the certificate of family %zu does not hold: %.200s")
BD_WORD(VERIFY_FAMILY_BETTER, "the draw of family %zu is better")
BD_WORD(VERIFY_AHEAD_NOT_SHOWN, "that the remaining rounds can be played after it is not shown")
BD_WORD(VERIFY_PLAN_PLAYER, "player %d is not paired with exactly one other in the plan for round %d")
BD_WORD(VERIFY_PLAN_PAIR, "the plan pairs %d and %d in round %d, who may not meet there")
BD_WORD(VERIFY_PLAN_TWICE, "the plan pairs %d and %d twice, in rounds %d and %d")

/* One stage (walk.c). */
BD_WORD(VERIFY_VALUE, "the value is %lld, not %lld")
BD_WORD(VERIFY_WISHES_GRANTED, "%lld wishes cannot be granted: the list has %d")
BD_WORD(VERIFY_WISHES_WEIGHED, "a list of wishes has no weights and is never open")
BD_WORD_N(VERIFY_WISHES_BROKEN, "%lld board is against the wishes granted",
          "%lld boards are against the wishes granted")
BD_WORD(VERIFY_DENOMINATOR, "the denominator %lld is out of range")
BD_WORD(VERIFY_NODE_ORDER, "the weights of nodes are not in the order of the nodes")
BD_WORD(VERIFY_NODE_WEIGHT, "the weight of a node is 0, or the weights are too large")
BD_WORD(VERIFY_SET_ORDER, "the weights of sets are not in the order of the sets")
BD_WORD(VERIFY_SET_WEIGHT, "the weight of a set is 0, or the weights are too large")
BD_WORD(VERIFY_SET_BELOW_0,
        "set %lu has the weight %lld, but only sets that had a weight before may have one below 0")
BD_WORD(VERIFY_BOUND_TOO_LARGE, "the bound %lld is too large to be checked")
BD_WORD(VERIFY_WEIGHTS_AMOUNT, "the weights amount to %lld/%lld, which does not prove %lld")
BD_WORD(VERIFY_REDUCED_COST, "the pair %s-%s costs %lld, less than the weights allow: reduced cost %lld/%lld")
BD_WORD(VERIFY_TOO_MUCH_WORK, "the sets with weights overlap so much that checking them would take too long")

/* The chain of stages (walk.c). */
BD_WORD(VERIFY_STAGE_MISSING, "the stage %s is missing")
BD_WORD(VERIFY_STAGE_OTHER, "the rules ask for the stage %s here")
BD_WORD(VERIFY_STAGE_OPEN, "only the last stage may be open, and not of a best draw")
BD_WORD(VERIFY_STAGE_MORE, "the rules have no further stage")
BD_WORD(VERIFY_UNIQUE_OPEN, "a proof of uniqueness cannot be left open")

/* What the rules and the checker itself must keep to: whoever sees one of these has found a mistake of the
 * program. */
BD_WORD(VERIFY_MUST_BE_EVEN, "the rules give %d nodes; their number must be even, from 2 to %d")
BD_WORD(VERIFY_MUST_BE_SORTED, "the rules do not list the legal pairs in order")
BD_WORD(VERIFY_MUST_BE_NODES, "the rules list a legal pair with a node that is not there")
BD_WORD(VERIFY_MUST_HAVE_PRICE, "the rules give a stage without a name or without costs")
BD_WORD(VERIFY_MUST_HAVE_WISHES, "the rules give a list of %d wishes")
BD_WORD(VERIFY_MUST_BE_SMALL, "the rules give the pair %s-%s a cost that is too large")
BD_WORD(VERIFY_MUST_BE_IN_WINDOW, "the rules price the pair %s-%s, which is outside the window of the stage")
BD_WORD(VERIFY_MUST_KEEP_MATCHING, "the costs of the stage are not the same each time they are asked for")
BD_WORD(VERIFY_MUST_AGREE, "the checker does not read the criterion '%s' of the options as the rules do")
BD_WORD(VERIFY_MUST_HOLD, "the checker contradicts itself in %s")
BD_WORD(VERIFY_MUST_BE_BOARDS, "the boards are not those of the matching")

/* The boards and the second count (verify.c). */
BD_WORD(VERIFY_BOARD, "board %zu is %d-%d by the rules, not %d-%d")
BD_WORD(VERIFY_SIT_OUTS, "those who sit out are not the ones, in the order, that the rules give")
BD_WORD(VERIFY_NOT_COUNTED, "the stage %s is not counted a second time")
BD_WORD(VERIFY_COUNT, "counted from the boards the value is %lld, not %lld")

/* How far a certificate goes that is not refused (walk.c). */
BD_WORD(VERIFY_NOTHING_SAID, "nothing is said about the stage %s and what follows")
BD_WORD_N(VERIFY_OPEN, "best in %zu stage; stage %s is not proved",
          "best in %zu stages; stage %s is not proved")
BD_WORD(VERIFY_NO_CLAIM, "the certificate claims no more")

/* The verdict (verdict_print.c): rules and wishes in the same breath as what is proved. */
BD_WORD(VERIFY_BEST, "proved best by the rules %s")
BD_WORD(VERIFY_UNIQUE, "proved best by the rules %s; no other draw is as good")
BD_WORD(VERIFY_BEST_WISHES, "proved best by the rules %s under the arbiter's wishes: %s")
BD_WORD(VERIFY_UNIQUE_WISHES,
        "proved best by the rules %s under the arbiter's wishes: %s; no other draw under them is as good")
BD_WORD(VERIFY_LEGAL_NOT_PROVED, "legal by the rules %s, not proved: %s")
BD_WORD(VERIFY_LEGAL_WISHES, "legal by the rules %s under the arbiter's wishes (%s), not proved: %s")
BD_WORD(VERIFY_NO_DRAW, "proved by the rules %s: there is no legal draw")
BD_WORD(VERIFY_NO_DRAW_WISHES,
        "proved by the rules %s: there is no legal draw under the arbiter's wishes: %s")
BD_WORD_N(VERIFY_MATCHING, "proved best in %zu stage", "proved best in %zu stages")
BD_WORD_N(VERIFY_MATCHING_UNIQUE, "proved best in %zu stage; no other matching is as good",
          "proved best in %zu stages; no other matching is as good")
BD_WORD(VERIFY_NO_MATCHING_EXISTS, "proved: there is no perfect matching")
BD_WORD(VERIFY_NOT_PROVED, "legal, not proved: %s")
BD_WORD(VERIFY_ROUND, "round %d, options: %s\n")
BD_WORD(VERIFY_ROUND_PLAIN, "round %d, no options\n")
BD_WORD(VERIFY_SETTINGS, "options of the file: %s\n")
BD_WORD_N(VERIFY_STAGES, "%zu stage proved, ", "%zu stages proved, ")
BD_WORD(VERIFY_AMONG,
        "; that is among the draws after which rounds %d to %d can be played without anybody meeting twice")
BD_WORD(VERIFY_BUT, "but: %s\n")

/* What the file says otherwise (conditions.c). */
BD_WORD(VERIFY_OTHER_BOARD, "in round %d the file has the board %d-%d, which the certificate does not have")
BD_WORD(VERIFY_OTHER_BYE, "in round %d the file gives the bye to %d, which the certificate does not")
BD_WORD(VERIFY_OTHER_COUNT, "in round %d the file publishes %zu boards and byes, the certificate has %zu")
BD_WORD(VERIFY_RULES_DEMANDED, "the proof is by the rules %s, not by %s, which were asked for")
BD_WORD(VERIFY_NO_WISHES, "nothing of the arbiter's")
BD_WORD(VERIFY_OTHER_WISHES,
        "the file says that round %d was drawn with %.90s, but the certificate is of a draw with %.90s")
BD_WORD(VERIFY_RULES_OF_FILE,
        "the proof is by the rules %s, but the file's own rules are %.40s (--rules asks for others)")

/* The program bestdraw-verify (verify_main.c). */
BD_WORD(VERIFY_USAGE, "usage: bestdraw-verify [OPTION...] CARDS CERTIFICATE\n"
                      "       bestdraw-verify [OPTION...] INSTANCE CERTIFICATE\n")
BD_WORD(
    VERIFY_HELP,
    "\n"
    "Says whether CERTIFICATE proves that its draw is a best one for the cards in CARDS, or that there is no "
    "legal draw.\n"
    "Everything is recomputed from the cards; integers only; no solver is part of this program.\n"
    "\n"
    "  --allow-options     wishes of the arbiter in the certificate are in order\n"
    "  --rules ID          demand a proof by this rulebook; without it, by the one that CARDS names\n"
    "  --format text|json  how to say it\n"
    "  --lang CODE         the language of sentences\n"
    "  --lenient           the cards were read with --lenient when the draw was made\n"
    "  --quiet             no words, only the exit code\n"
    "  --version           show the version and stop\n"
    "\n"
    "Exit code: 0 proved; 1 refused; 4 legal, but not proved best; 6 proved, but only under the arbiter's "
    "wishes;\n"
    "7 the certificate holds, but CARDS has other rules or another draw of the round; 2 usage; 3 bad input;\n"
    "5 internal or system error.\n")
BD_WORD(VERIFY_REFUSED, "refused: %s:%d: %s")
BD_WORD(VERIFY_REFUSED_STAGE, "refused: %s:%d: stage %s: %s")
BD_WORD(VERIFY_NOT_WRITTEN, "bestdraw-verify: the verdict cannot be written\n")

#endif
