/* Words of the papers for federations (base/words.h). */
#ifndef BD_REPORT_PAPERS_WORDS_H
#define BD_REPORT_PAPERS_WORDS_H

#include "base/words.h"

BD_WORD(PAPERS_NEEDS, "something is missing that the federation asks for; enter it: bestdraw edit %s %s")
BD_WORD_N(
    PAPERS_OPEN,
    "%zu game has no result yet ('bestdraw missing %s' lists it); enter it with 'bestdraw result %s'",
    "%zu games have no result yet ('bestdraw missing %s' lists them); enter them with 'bestdraw result %s'")
BD_WORD(PAPERS_BAD_DAY, "%s=%.60s is not a date such as 2026-11-20; enter it: bestdraw edit %s %s=2026-11-20")
BD_WORD(PAPERS_BAD_TIME, "time=%.60s is not a time control that can be reported, such as 90, 90+15, G/90;d5 "
                         "or 40/100,30+10; enter it: bestdraw edit %s time=90+15")
BD_WORD(PAPERS_BAD_HEAD, "%s=%.60s must look like %s; enter it: bestdraw edit %s %s=%s")
BD_WORD(PAPERS_BAD_NATIONAL,
        "the number '%.40s' of %d %s must be %s; enter it: bestdraw edit %s %d national=%s")
BD_WORD(PAPERS_ECF_CODE, "an ECF code, six digits and a letter")
BD_WORD(PAPERS_USCHESS_ID, "a US Chess ID, eight digits")
BD_WORD(PAPERS_NOTHING_PLAYED, "no game has been played, so there is nothing to report")
BD_WORD_N(PAPERS_NO_NATIONAL,
          "%zu player has no number of the federation, for example %d %s (enter it: bestdraw edit %s %d "
          "national=%s)",
          "%zu players have no number of the federation, for example %d %s (enter it: bestdraw edit %s %d "
          "national=%s)")
BD_WORD(PAPERS_NOT_SENT,
        "round %d: %d %s - %d %s ended with a result that cannot be reported; tell the rating officer")
BD_WORD(PAPERS_CUT, "'%.60s' is longer than the %d characters that there are for it, and was cut")
BD_WORD(PAPERS_BLITZ,
        "a time control of this length is blitz, for which the format has no code; D is written")

#endif
