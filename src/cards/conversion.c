#include "cards/conversion.h"

#include "base/ints.h"
#include "cards/card.h"

#include <stdio.h>
#include <string.h>

enum { CONVERSION_UNIT = 10000, CONVERSION_DIGITS = 4, CONVERSION_NUMBER_MAX = 99999 };

/* "7.5" in ten-thousandths; *at moves behind it. */
static bool conversion_take_number(const char **at, int64_t *out)
{
    const char *p = *at;
    int64_t whole = 0, part = 0;
    int digits = 0, decimals = 0;
    for (; *p >= '0' && *p <= '9' && digits < 6; p++, digits++) whole = whole * 10 + (*p - '0');
    if (digits == 0 || whole > CONVERSION_NUMBER_MAX) return false;
    if (*p == '.') {
        for (p++; *p >= '0' && *p <= '9' && decimals < CONVERSION_DIGITS; p++, decimals++)
            part = part * 10 + (*p - '0');
        if (decimals == 0) return false;
    }
    for (; decimals < CONVERSION_DIGITS; decimals++) part *= 10;
    *out = whole * CONVERSION_UNIT + part;
    *at = p;
    return true;
}

/* "7.5*x+700": the more, the more. */
static bool conversion_parse_line(const char *text, bd_conversion *out)
{
    if (!conversion_take_number(&text, &out->factor) || out->factor == 0) return false;
    if (text[0] != '*' || text[1] != 'x') return false;
    text += 2;
    if (*text == '\0') return true;
    const bool less = *text == '-';
    if (*text != '+' && !less) return false;
    text++;
    if (!conversion_take_number(&text, &out->offset) || *text != '\0') return false;
    if (less) out->offset = -out->offset;
    return true;
}

static bool conversion_take_whole(const char **at, char end, int *out)
{
    const size_t length = strspn(*at, "0123456789");
    int64_t number = 0;
    const char *behind = *at + length;
    if (!bd_parse_int(*at, length, 1, BD_GRADE_MAX, &number)) return false;
    if (end != '\0' ? *behind != end : *behind != '\0' && *behind != ',') return false;
    *at = *behind == '\0' ? behind : behind + 1;
    *out = (int)number;
    return true;
}

/* "100:1350,200:2100": at least two rows, both columns rising. */
static bool conversion_parse_table(const char *text, bd_conversion *out)
{
    while (*text != '\0') {
        const int row = out->rows;
        if (row == BD_CONVERSION_ROWS || !conversion_take_whole(&text, ':', &out->from[row])) return false;
        if (text[-1] != ':' || !conversion_take_whole(&text, '\0', &out->to[row])) return false;
        if (row > 0 && (out->from[row] <= out->from[row - 1] || out->to[row] < out->to[row - 1]))
            return false;
        if (*text == '\0' && text[-1] == ',') return false;
        out->rows++;
    }
    return out->rows >= 2;
}

bool bd_conversion_parse(const char *text, bd_conversion *out)
{
    static const char grade[] = "grade=", rating[] = "rating=";
    *out = (bd_conversion){.rows = 0};
    if (strlen(text) >= BD_CONVERSION_TEXT) return false;
    out->by_rating = strncmp(text, rating, sizeof rating - 1) == 0;
    if (out->by_rating)
        text += sizeof rating - 1;
    else if (strncmp(text, grade, sizeof grade - 1) == 0)
        text += sizeof grade - 1;
    return strchr(text, '*') != NULL ? conversion_parse_line(text, out) : conversion_parse_table(text, out);
}

bool bd_conversion_of(const bd_tournament *tournament, bd_conversion *out)
{
    const char *json = bd_tournament_option(tournament, BD_CONVERSION_OPTION);
    char text[BD_CONVERSION_TEXT];
    const size_t length = json != NULL ? strlen(json) : 0;
    if (length < 2 || length - 2 >= sizeof text || json[0] != '"' || json[length - 1] != '"') return false;
    memcpy(text, json + 1, length - 2);
    text[length - 2] = '\0';
    return bd_conversion_parse(text, out);
}

/* To the nearest, half up; below is positive. */
static int64_t conversion_round(int64_t above, int64_t below)
{
    const int64_t twice = 2 * above + below;
    const int64_t quotient = twice / (2 * below);
    return twice < 0 && twice % (2 * below) != 0 ? quotient - 1 : quotient;
}

int bd_conversion_apply(const bd_conversion *conversion, int x)
{
    int64_t value = 0;
    BD_ASSERT(x > 0 && x <= BD_GRADE_MAX);
    if (conversion->rows == 0) {
        value = conversion_round(conversion->factor * x + conversion->offset, CONVERSION_UNIT);
    } else {
        const int *from = conversion->from, *to = conversion->to;
        int row = 1;
        BD_ASSERT(conversion->rows >= 2);
        while (row + 1 < conversion->rows && x > from[row]) row++;
        if (x < from[0] || x > from[row]) return 0;
        value = to[row - 1] + conversion_round((int64_t)(to[row] - to[row - 1]) * (x - from[row - 1]),
                                               from[row] - from[row - 1]);
    }
    return value >= 1 && value <= BD_GRADE_MAX ? (int)value : 0;
}

bd_grade bd_grade_by(const bd_conversion *conversion, const bd_card *card)
{
    const bool by_rating = conversion != NULL && conversion->by_rating;
    const int own = by_rating ? card->rating : card->grade;
    const int other = by_rating ? card->grade : card->rating;
    if (own > 0 || other <= 0 || conversion == NULL) return (bd_grade){own, false};
    const int derived = bd_conversion_apply(conversion, other);
    return (bd_grade){derived, derived > 0};
}

bd_grade bd_card_grade(const bd_tournament *tournament, const bd_card *card)
{
    bd_conversion conversion;
    const bool has = bd_conversion_of(tournament, &conversion);
    return bd_grade_by(has ? &conversion : NULL, card);
}

const char *bd_grade_show(bd_grade grade, char buffer[BD_GRADE_TEXT])
{
    buffer[0] = '\0';
    if (grade.value > 0)
        (void)snprintf(buffer, BD_GRADE_TEXT, "%d%s", grade.value, grade.estimated ? "e" : "");
    return buffer;
}

bool bd_grades_any(const bd_tournament *tournament)
{
    bd_conversion conversion;
    const bool has = bd_conversion_of(tournament, &conversion);
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_grade_by(has ? &conversion : NULL, &tournament->cards[i]).value > 0) return true;
    return false;
}

bool bd_grades_estimated(const bd_tournament *tournament)
{
    bd_conversion conversion;
    if (!bd_conversion_of(tournament, &conversion)) return false;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_grade_by(&conversion, &tournament->cards[i]).estimated) return true;
    return false;
}
