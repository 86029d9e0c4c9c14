/* Conversion: the number that an event ranks its players by, where some have theirs from another source
 * (CAA 33, 38).
 *
 * A card has a grade, and may have a rating beside it. An event ranks by the grade, or by the rating where
 * its conversion says "rating=". Whoever lacks that number has it derived from the other one: by a line,
 * "7.5*x+700", or by a table, "100:1350,150:1725,200:2100", which is straight between its rows and says
 * nothing beyond them. What is derived is an estimate, and is shown as one. */
#ifndef BD_CARDS_CONVERSION_H
#define BD_CARDS_CONVERSION_H

#include "cards/tournament.h"

#include <stdint.h>

/* The option's name; its rules are those of rulebook/options. */
#define BD_CONVERSION_OPTION "conversion"

enum { BD_CONVERSION_ROWS = 40, BD_CONVERSION_TEXT = 512, BD_GRADE_MAX = 9999, BD_GRADE_TEXT = 16 };

typedef struct bd_conversion {
    bool by_rating;         /* the event ranks by the rating, derived from the grade */
    int64_t factor, offset; /* of the line, in ten-thousandths */
    int from[BD_CONVERSION_ROWS], to[BD_CONVERSION_ROWS];
    int rows; /* of the table; 0: it is the line */
} bd_conversion;

typedef struct bd_grade {
    int value; /* 0: none */
    bool estimated;
} bd_grade;

/* Reads "7.5*x+700", "100:1350,200:2100" or one of them behind "grade=" or "rating=". False when it is
 * neither, or when the numbers do not rise. */
bool bd_conversion_parse(const char *text, bd_conversion *out);

/* The event's own conversion. False when it has none, or none that can be read. */
bool bd_conversion_of(const bd_tournament *tournament, bd_conversion *out);

/* What is derived from x: 1 .. BD_GRADE_MAX, rounded to the nearest, or 0 where that gives nothing. */
int bd_conversion_apply(const bd_conversion *conversion, int x);

/* The number that the card is ranked by; conversion: NULL where there is none. */
bd_grade bd_grade_by(const bd_conversion *conversion, const bd_card *card);

/* The same by the event's own conversion, and as it is shown: "1650", "1650e", or "". */
bd_grade bd_card_grade(const bd_tournament *tournament, const bd_card *card);
const char *bd_grade_show(bd_grade grade, char buffer[BD_GRADE_TEXT]);

/* Whether any card has a number by the event's own conversion, and whether any of them is an estimate. */
bool bd_grades_any(const bd_tournament *tournament);
bool bd_grades_estimated(const bd_tournament *tournament);

#endif
