/* Sentences of `prizes` (base/words.h). */
#ifndef BD_CLI_CMD_PRIZES_WORDS_H
#define BD_CLI_CMD_PRIZES_WORDS_H

#include "base/words.h"

BD_WORD(CLI_PRIZES_HELP, "Shares out the prizes, or changes what the event gives.")
BD_WORD(CLI_PRIZES_ABOUT, "Without --add, --remove, --sharing, --several or --currency it says who wins "
                          "what, by the standings. Players who tie share the prizes they win together "
                          "(docs/prizes.md); 'sheet FILE prizes' prints the same for the wall.")
BD_WORD(CLI_PRIZES_ROUND, "by the standings after round N; default: the last round with a result")
BD_WORD(CLI_PRIZES_ADD, "add a category, or replace the one of that name; needs --amounts")
BD_WORD(CLI_PRIZES_AMOUNTS, "its prizes, the largest first")
BD_WORD(CLI_PRIZES_GRADE, "only players with a grade in that range: 1400-1599, -1599, 2000-")
BD_WORD(CLI_PRIZES_UNGRADED, "with --grade: players without a grade too")
BD_WORD(CLI_PRIZES_BORN, "only players born in those years: 2008-, 1960-1970, -1960")
BD_WORD(CLI_PRIZES_SEX, "only men or only women")
BD_WORD(CLI_PRIZES_CLUB, "only players of that club")
BD_WORD(CLI_PRIZES_SCHOOL, "only players of that school")
BD_WORD(CLI_PRIZES_TEAM, "only players of that team")
BD_WORD(CLI_PRIZES_FEDERATION, "only players of that federation")
BD_WORD(CLI_PRIZES_REMOVE, "remove a category")
BD_WORD(CLI_PRIZES_SHARING,
        "how a tie is shared: equal parts (the default), half so and half by place, or by place")
BD_WORD(CLI_PRIZES_SEVERAL, "whether a player can win in more than one category; default: no")
BD_WORD(CLI_PRIZES_CURRENCY, "the sign before amounts")
BD_WORD(CLI_PRIZES_NEEDS_AMOUNTS, "--add needs --amounts, for example --amounts=100,50,25")
BD_WORD(CLI_PRIZES_NEEDS_ADD, "only a category that is added has '--%s'; give --add=NAME too")
BD_WORD(CLI_PRIZES_BAD_AMOUNTS,
        "expected amounts like 100,50,12.50, none larger than the one before it, not '%s'")
BD_WORD(CLI_PRIZES_BAD_RANGE, "expected a range like 1400-1599, -1599 or 2000-, not '%s'")
BD_WORD(CLI_PRIZES_NO_CATEGORY, "there is no category '%s'")
BD_WORD(CLI_PRIZES_TOO_MANY, "an event can have at most %d categories of prizes")
BD_WORD(CLI_PRIZES_ADDED, "%s: %zu of %zu categories")
BD_WORD(CLI_PRIZES_REMOVED, "%s is removed; categories left: %zu")
BD_WORD(CLI_PRIZES_CHANGED, "the rule for prizes is changed")

BD_WORD(CLI_PRIZES_TRF,
        "a TRF file has no place for prizes; 'bestdraw convert %s event.json' makes a file that has")

#endif
