/* Words of rulebook/round/ (base/words.h). */
#ifndef BD_RULEBOOK_ROUND_ROUND_WORDS_H
#define BD_RULEBOOK_ROUND_ROUND_WORDS_H

#include "base/words.h"

BD_WORD(ROUND_NOT_TO_BE_PAIRED_BUT_DRAWN, "player %d is in the draw but is not to be paired in round %d")
BD_WORD(ROUND_TWICE, "player %d is in the draw twice")
BD_WORD(ROUND_BYE_OF_EVEN, "player %d has the bye, but %d players are to be paired, an even number")
BD_WORD(ROUND_SIT_OUT_IDLE, "%d and %d sit out, although they may play each other")
BD_WORD(ROUND_MISSING, "player %d is missing from the draw")
BD_WORD(ROUND_ONLY_RATED, "player %d (%s) has a rating (%d) but no grade; set the option \"conversion\", "
                          "which estimates one from the "
                          "other (CAA 38), or give an estimated grade (CAA 3)")
BD_WORD(ROUND_NOT_CONVERTED, "player %d (%s) has only %d, which the conversion \"%s\" gives nothing for; "
                             "give an estimated grade (CAA 3), or "
                             "set the option \"ungraded\": \"bottom\"")
BD_WORD(
    ROUND_UNGRADED,
    "player %d (%s) has no grade; give an estimated one (CAA 3), or set the option \"ungraded\": \"bottom\"")
BD_WORD(ROUND_NO_NAME, "no name")
BD_WORD(ROUND_NOBODY, "nobody is present to be paired in round %d")
BD_WORD(ROUND_TOO_MANY, "at most %d players can be paired")
BD_WORD(
    ROUND_ON_TWO_BOARDS,
    "player %d is on two boards that are to stand: those with a result, and those of --pair and --started")
BD_WORD(ROUND_NO_BYE, "player %d may not have the bye under these rules")
BD_WORD(ROUND_FORBIDDEN, "players %d and %d are never to be paired")
BD_WORD(ROUND_BARRED, "players %d and %d may not meet by a criterion of the rulebook file")
BD_WORD(ROUND_MET, "players %d and %d have already met")
BD_WORD(ROUND_MAY_NOT_MEET, "players %d and %d may not meet under these rules")
BD_WORD(ROUND_NOT_TO_BE_PAIRED, "player %d is not to be paired in round %d")
BD_WORD(ROUND_THEMSELVES, "player %d cannot play themselves")
BD_WORD(ROUND_EVEN, "%d players are to be paired, an even number, so nobody has the bye")
BD_WORD(ROUND_NO_SIT_OUTS, "the rulebook '%s' has no rule for three players to sit out")
BD_WORD(ROUND_WRITTEN_WRONG, "criterion '%s', at byte %zu of its cost: %s")
BD_WORD(ROUND_WRITTEN_BEYOND,
        "criterion '%s': the %s of player %d is %lld, and a cost can read one from %d to %d only")
BD_WORD(ROUND_LOT, "The lot (random seed %llu): %s.")

/* The titles of the rulebooks. */
BD_WORD(ROUND_TITLE_CAA, "British seeded Swiss")
BD_WORD(ROUND_TITLE_CAA_LONG,
        "British seeded Swiss for long events (CAA 28: the upfloater is sought from the mid-line to the top)")
BD_WORD(ROUND_TITLE_CAA_LARGE, "British seeded Swiss for large numbers (CAA 29: the downfloater is sought "
                               "from the bottom to the mid-line)")
BD_WORD(ROUND_TITLE_CAA_RANDOM, "British Swiss without seeding (CAA 30: a lot instead of grades)")
BD_WORD(ROUND_TITLE_DOUBLE_SWISS, "FIDE Double-Swiss: matches of two games")
BD_WORD(ROUND_TITLE_TEAM, "FIDE team pairing system")
BD_WORD(ROUND_TITLE_FIDE, "FIDE (Dutch) system")
BD_WORD(ROUND_TITLE_PLAIN, "Plain Swiss: repeats, school, score, colour, grade order, floats")
BD_WORD(ROUND_TITLE_SCA, "Schools' Swiss: school before score, by lot instead of grades")
BD_WORD(ROUND_TITLE_SCC, "Club championship over a season: the nearest player not yet met, ranked by GSRP")
BD_WORD(ROUND_TITLE_USCF, "US Chess: basic Swiss rules 27A, with teams by plus two (28N1)")

#endif
