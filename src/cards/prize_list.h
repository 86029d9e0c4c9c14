/* Prizes: what an event gives, by category. Amounts are hundredths of the currency. */
#ifndef BD_CARDS_PRIZE_LIST_H
#define BD_CARDS_PRIZE_LIST_H

#include "base/arena.h"
#include "cards/entry.h"

enum { BD_PRIZE_CATEGORIES = 40, BD_PRIZE_AMOUNT_MAX = 100000000 };

/* How players who tie for prizes have them. */
typedef enum bd_prize_sharing {
    BD_PRIZES_EQUAL, /* all of them together, in equal parts */
    BD_PRIZES_HORT,  /* one half so, the other half by place */
    BD_PRIZES_PLACE  /* by place, which tie-breaks decide */
} bd_prize_sharing;

/* Who can win in a category: all that is given must hold. */
typedef struct bd_prize_category {
    const char *name;
    int *amounts; /* of the first prize, the second, ...; none is larger than the one before it */
    size_t amount_count;
    int grade_from, grade_to; /* 0: no limit; without a grade only where `ungraded` says so */
    bool ungraded;
    int born_from, born_to; /* years; 0: no limit */
    const char *sex;        /* "m", "w"; NULL: all */
    const char *club, *school, *team, *federation;
} bd_prize_category;

typedef struct bd_prizes {
    bd_prize_sharing sharing;
    bool several; /* a player can win in more than one category */
    const char *currency;
    bd_prize_category *categories;
    size_t category_count, category_capacity;
} bd_prizes;

/* "50", "12.5", "7.25" into hundredths; false when it is not an amount. */
bool bd_prize_parse(const char *text, int *out);

/* 1250 as "12.50", 5000 as "50" into buffer (24 bytes are enough); returns buffer. */
const char *bd_prize_print(long long amount, char *buffer, size_t size);

/* Whether the player, who is ranked by this grade, can win in the category. */
bool bd_prize_is_open_to(const bd_prize_category *category, const bd_card *card, int grade);

#endif
