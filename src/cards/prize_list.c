#include "cards/prize_list.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cards/home.h"
#include "cards/person.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

bool bd_prize_parse(const char *text, int *out)
{
    const size_t whole = strcspn(text, ".");
    const char *rest = text[whole] == '.' ? text + whole + 1 : "";
    int64_t units = 0, hundredths = 0;
    const size_t digits = strlen(rest);
    if (!bd_parse_int(text, whole, 0, BD_PRIZE_AMOUNT_MAX / 100, &units)) return false;
    if (text[whole] == '.' && (digits < 1 || digits > 2 || !bd_parse_int(rest, digits, 0, 99, &hundredths)))
        return false;
    if (digits == 1) hundredths *= 10;
    *out = (int)(100 * units + hundredths);
    return *out > 0;
}

const char *bd_prize_print(long long amount, char *buffer, size_t size)
{
    if (amount % 100 == 0)
        (void)snprintf(buffer, size, "%lld", amount / 100);
    else
        (void)snprintf(buffer, size, "%lld.%02lld", amount / 100, amount % 100);
    return buffer;
}

/* Nothing asked for, or the same. */
static bool prize_list_is(const char *wanted, const char *has)
{
    return wanted == NULL || bd_same_home(wanted, has);
}

static bool prize_list_is_within(int from, int to, int value)
{
    return (from == 0 || value >= from) && (to == 0 || value <= to);
}

bool bd_prize_is_open_to(const bd_prize_category *category, const bd_card *card, int grade)
{
    const bd_person *person = card->person;
    int64_t year = 0;
    const bool graded = category->grade_from > 0 || category->grade_to > 0;
    const bool born = category->born_from > 0 || category->born_to > 0;
    if (card->filler) return false;
    if (graded && grade == 0 && !category->ungraded) return false;
    if (graded && grade > 0 && !prize_list_is_within(category->grade_from, category->grade_to, grade))
        return false;
    if (born && (person->birth == NULL || strlen(person->birth) < 4 ||
                 !bd_parse_int(person->birth, 4, 1, 9999, &year) ||
                 !prize_list_is_within(category->born_from, category->born_to, (int)year)))
        return false;
    if (category->sex != NULL && person->sex != category->sex[0]) return false;
    return prize_list_is(category->club, card->club) && prize_list_is(category->school, card->school) &&
           prize_list_is(category->team, card->team) && prize_list_is(category->federation, card->federation);
}
