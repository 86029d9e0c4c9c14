/* The day of a round, from the record 132 of a TRF file. */
#include "report/sheet/sheet_parts.h"

#include "cards/heads.h"
#include "report/sheet/sheet_words.h"

#include <stdio.h>

static const char *const date_months[] = {
    BD_ENGLISH(SHEET_MONTH_1),  BD_ENGLISH(SHEET_MONTH_2),  BD_ENGLISH(SHEET_MONTH_3),
    BD_ENGLISH(SHEET_MONTH_4),  BD_ENGLISH(SHEET_MONTH_5),  BD_ENGLISH(SHEET_MONTH_6),
    BD_ENGLISH(SHEET_MONTH_7),  BD_ENGLISH(SHEET_MONTH_8),  BD_ENGLISH(SHEET_MONTH_9),
    BD_ENGLISH(SHEET_MONTH_10), BD_ENGLISH(SHEET_MONTH_11), BD_ENGLISH(SHEET_MONTH_12)};

const char *bd_sheet_date(const bd_tournament *tournament, int round, bd_arena *arena)
{
    char line[64];
    bd_day day;
    if (!bd_head_day(tournament, round > 0 ? round : 1, &day)) return "";
    (void)snprintf(line, sizeof line, BD_SAY(SHEET_DATE), day.day, bd_say(date_months[day.month - 1]),
                   day.year);
    const char *copy = bd_arena_copy_text(arena, line);
    return copy != NULL ? copy : "";
}
