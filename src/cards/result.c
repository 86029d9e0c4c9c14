#include "cards/result.h"

#include "base/ints.h"
#include "cards/cards_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* What the result is for each side. */
typedef struct meaning {
    const char *name; /* as our own files write it */
    bd_entry_kind kind;
    int white, black; /* half points, -1: not known */
    bd_result turned; /* the same with the colours exchanged */
} meaning;

static const meaning result_meanings[] = {
    [BD_RESULT_NONE] = {"*", BD_GAME, -1, -1, BD_RESULT_NONE},
    [BD_WHITE_WINS] = {"1-0", BD_GAME, 2, 0, BD_BLACK_WINS},
    [BD_BLACK_WINS] = {"0-1", BD_GAME, 0, 2, BD_WHITE_WINS},
    [BD_DRAWN] = {"1/2", BD_GAME, 1, 1, BD_DRAWN},
    [BD_WHITE_BY_DEFAULT] = {"+-", BD_FORFEIT, 2, 0, BD_BLACK_BY_DEFAULT},
    [BD_BLACK_BY_DEFAULT] = {"-+", BD_FORFEIT, 0, 2, BD_WHITE_BY_DEFAULT},
    [BD_BOTH_DEFAULT] = {"--", BD_FORFEIT, 0, 0, BD_BOTH_DEFAULT},
    [BD_NIL_NIL] = {"0-0", BD_GAME, 0, 0, BD_NIL_NIL},
    [BD_HALF_NIL] = {"1/2-0", BD_GAME, 1, 0, BD_NIL_HALF},
    [BD_NIL_HALF] = {"0-1/2", BD_GAME, 0, 1, BD_HALF_NIL},
};

enum { RESULTS = sizeof result_meanings / sizeof result_meanings[0] };

bd_result bd_result_of(const bd_entry *white, const bd_entry *black)
{
    BD_ASSERT(white == NULL || black == NULL || white->round == black->round);
    for (size_t i = 0; white != NULL && i < RESULTS; i++) {
        const meaning *m = &result_meanings[i];
        if (white->kind != m->kind || white->halves != m->white) continue;
        if (black == NULL || (black->kind == m->kind && black->halves == m->black)) return (bd_result)i;
    }
    return BD_RESULT_NONE;
}

void bd_result_entries(bd_result result, bd_entry *white, bd_entry *black)
{
    BD_ASSERT((size_t)result < RESULTS);
    const meaning *m = &result_meanings[result];
    white->kind = black->kind = m->kind;
    white->halves = m->white;
    black->halves = m->black;
}

bd_result bd_result_turned(bd_result result)
{
    BD_ASSERT((size_t)result < RESULTS);
    return result_meanings[result].turned;
}

int bd_bye_worth(bd_entry_kind kind) { return kind == BD_BYE_HALF ? 1 : kind == BD_BYE_ZERO ? 0 : 2; }

enum { LONGEST = 32 };

/* What else they are called, in lower case, without blanks, with plain hyphens and points. */
static const struct {
    const char *word;
    bd_result result;
} parse_also[] = {
    {"1", BD_WHITE_WINS},
    {"w", BD_WHITE_WINS},
    {"white", BD_WHITE_WINS},
    {"1.0-0.0", BD_WHITE_WINS},
    {"0", BD_BLACK_WINS},
    {"b", BD_BLACK_WINS},
    {"black", BD_BLACK_WINS},
    {"0.0-1.0", BD_BLACK_WINS},
    {"=", BD_DRAWN},
    {"d", BD_DRAWN},
    {"draw", BD_DRAWN},
    {"drawn", BD_DRAWN},
    {"0.5", BD_DRAWN},
    {".5", BD_DRAWN},
    {"0.5-0.5", BD_DRAWN},
    {".5-.5", BD_DRAWN},
    {"1/2-1/2", BD_DRAWN},
    {"=-=", BD_DRAWN},
    {"+", BD_WHITE_BY_DEFAULT},
    {"+--", BD_WHITE_BY_DEFAULT},
    {"1f-0f", BD_WHITE_BY_DEFAULT},
    {"1f", BD_WHITE_BY_DEFAULT},
    {"1-0f", BD_WHITE_BY_DEFAULT},
    {"1-0ff", BD_WHITE_BY_DEFAULT},
    {"--+", BD_BLACK_BY_DEFAULT},
    {"0f-1f", BD_BLACK_BY_DEFAULT},
    {"0f", BD_BLACK_BY_DEFAULT},
    {"0f-1", BD_BLACK_BY_DEFAULT},
    {"0-1ff", BD_BLACK_BY_DEFAULT},
    {"---", BD_BOTH_DEFAULT},
    {"0f-0f", BD_BOTH_DEFAULT},
    {"0.0-0.0", BD_NIL_NIL},
    {"0.5-0", BD_HALF_NIL},
    {".5-0", BD_HALF_NIL},
    {"=-0", BD_HALF_NIL},
    {"0-0.5", BD_NIL_HALF},
    {"0-.5", BD_NIL_HALF},
    {"0-=", BD_NIL_HALF},
};

/* Whether the character at *text is one of the many dashes. */
static bool parse_is_dash(const char *text, size_t *length)
{
    static const char *const dashes[] = {
        "-",           ":", "\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92", "\xE2\x80\x93", "\xE2\x80\x94",
        "\xE2\x88\x92"};
    for (size_t i = 0; i < sizeof dashes / sizeof *dashes; i++) {
        *length = strlen(dashes[i]);
        if (strncmp(text, dashes[i], *length) == 0) return true;
    }
    return false;
}

/* "1 \u2013 0" as "1-0", "\u00BD" as "1/2"; false when it is too long for a result. */
static bool parse_plain(const char *text, char out[LONGEST])
{
    size_t n = 0, length = 0;
    while (*text != '\0') {
        if (n + 4 >= LONGEST) return false;
        if (*text == ' ' || *text == '\t')
            text++;
        else if (strncmp(text, "\xC2\xA0", 2) == 0) /* a blank that does not break */
            text += 2;
        else if (parse_is_dash(text, &length)) {
            out[n++] = '-';
            text += length;
        } else if (strncmp(text, "\xC2\xBD", 2) == 0) {
            memcpy(out + n, "1/2", 3);
            n += 3;
            text += 2;
        } else {
            out[n++] = *text == ',' ? '.' : (char)tolower((unsigned char)*text);
            text++;
        }
    }
    out[n] = '\0';
    return true;
}

/* A number or the name of a month at *text, which is moved behind it; -1: neither. */
static int parse_date_part(const char **text)
{
    static const char *const months[] = {"jan", "feb"};
    for (int i = 0; i < 2; i++)
        if (strncmp(*text, months[i], 3) == 0) {
            *text += 3;
            return i + 1;
        }
    if (!isdigit((unsigned char)**text)) return -1;
    char *end = NULL;
    const long number = strtol(*text, &end, 10);
    *text = end;
    return number <= 9999 ? (int)number : -1;
}

/* What spreadsheets make of results: 1/2 becomes the second of January or the first of February, 1-0 the
 * January of the year 2000. */
static bool parse_as_date(const char *text, bd_result *out)
{
    int parts[3] = {-1, -1, -1};
    size_t count = 0, digits = 0;
    char separator = '\0';
    const bool named = strstr(text, "jan") != NULL || strstr(text, "feb") != NULL;
    for (;;) {
        const char *start = text;
        parts[count] = parse_date_part(&text);
        if (parts[count++] < 0) return false;
        digits = (size_t)(text - start);
        if (*text == '\0') break;
        if (count == 3 || strchr("-/.", *text) == NULL || (separator != '\0' && *text != separator))
            return false;
        separator = *text++;
    }
    if (count == 1 || (count == 2 && !named) || digits < 2) return false;
    const bool year_first = parts[0] > 31;
    const int a = parts[year_first ? 1 : 0];
    const int b = parts[year_first ? 2 : 1];
    const int year = count == 2 ? b : parts[year_first ? 0 : 2];
    const bool january = a == 1 && (b == 1 || count == 2) && (year == 2000 || year == 0);
    *out = january ? BD_WHITE_WINS : BD_DRAWN;
    return january || (a == 1 && b == 2) || (a == 2 && b == 1);
}

static bool parse_name(const char *text, bd_result *out)
{
    for (size_t i = 0; i < RESULTS; i++)
        if (strcmp(text, result_meanings[i].name) == 0) {
            *out = (bd_result)i;
            return true;
        }
    return false;
}

bd_status bd_result_parse(const char *text, bd_result *out, bd_err *err)
{
    char plain[LONGEST];
    if (parse_name(text, out)) return BD_OK;
    bool known = parse_plain(text, plain);
    if (known && parse_name(plain, out)) return BD_OK;
    for (size_t i = 0; known && i < sizeof parse_also / sizeof *parse_also; i++)
        if (strcmp(plain, parse_also[i].word) == 0) {
            *out = parse_also[i].result;
            return BD_OK;
        }
    if (known && parse_as_date(plain, out)) return BD_OK;
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NOT_A_RESULT), text);
}

bool bd_result_parse_games(const char *text, int *white, int *black)
{
    char plain[LONGEST];
    if (!parse_plain(text, plain)) return false;
    const char *dash = strchr(plain, '-');
    return dash != NULL && dash != plain && bd_parse_halves(plain, (size_t)(dash - plain), white) &&
           bd_parse_halves(dash + 1, strlen(dash + 1), black) && *white >= 0 && *black >= 0;
}

const char *bd_result_name(bd_result result)
{
    BD_ASSERT((size_t)result < RESULTS);
    return result_meanings[result].name;
}

bd_status bd_bye_parse(const char *text, bd_entry_kind *out, bd_err *err)
{
    static const struct {
        const char *letter;
        bd_entry_kind kind;
    } byes[] = {{"F", BD_BYE_FULL}, {"H", BD_BYE_HALF}, {"Z", BD_BYE_ZERO}, {"U", BD_BYE_PAIRING}};
    for (size_t i = 0; i < sizeof byes / sizeof byes[0]; i++)
        if (strcmp(text, byes[i].letter) == 0) {
            *out = byes[i].kind;
            return BD_OK;
        }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NOT_A_BYE), text);
}
