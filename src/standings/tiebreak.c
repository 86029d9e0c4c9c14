#include "standings/tiebreak.h"

#include "base/assert.h"
#include "standings/standings_words.h"
#include "standings/tie_values.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const bd_tie_row bd_tie_rows[BD_TIE_KINDS] = {
#define BD_TIEBREAK(letters, function, word, ...)                                                            \
    [BD_TIE_##                                                                                               \
        letters] = {.code = #letters, .title = BD_ENGLISH(word), .count = function, .name = __VA_ARGS__},
#include "standings/tiebreak.def"
};

/* What can follow a tie-break. */
static const struct tie_modifier {
    const char *letter, *word;
    unsigned takes;
} tiebreak_modifiers[] = {{"C", "cut", BD_TAKES_CUT},        {"M", "median", BD_TAKES_MEDIAN},
                          {"L", "limit", BD_TAKES_LIMIT},    {"P", "forfeits", BD_TAKES_FORFEITS},
                          {"F", "fore", BD_TAKES_FORE},      {"R", "reversed", BD_TAKES_REVERSED},
                          {"U", "unrated", BD_TAKES_UNRATED}};

/* ", PTS, DE, ..." */
static const char tiebreak_codes[] =
#define BD_TIEBREAK(code, ...) ", " #code
#include "standings/tiebreak.def"
    ;

/* Of teams, and their articles (C.07, 11, 12, 13.3, 13.4) are not before us. */
static const char *const tiebreak_of_teams[] = {"ESB",  "EDE",  "EDET", "EDEB", "EDEBT", "EDEBB",
                                                "EDEC", "SSSC", "BC",   "TBR",  "BBE"};

bool bd_tiebreak_equal(const bd_tiebreak *a, const bd_tiebreak *b)
{
    char one[BD_TIE_TEXT], two[BD_TIE_TEXT];
    return strcmp(bd_tiebreak_code(a, one, sizeof one), bd_tiebreak_code(b, two, sizeof two)) == 0;
}

bool bd_tiebreak_needs_matches(const bd_tiebreak *tiebreak)
{
    return tiebreak->by_matches || bd_tie_rows[tiebreak->kind].of_matches;
}

bool bd_tiebreak_is_ascending(const bd_tiebreak *tiebreak)
{
    return bd_tie_rows[tiebreak->kind].smallest_first != tiebreak->reversed;
}

/* A part of the list while it is read. */
typedef struct tie_word {
    const char *text;
    size_t length;
} tie_word;

static bool tiebreak_same(tie_word word, const char *name)
{
    if (strlen(name) != word.length) return false;
    for (size_t i = 0; i < word.length; i++)
        if (tolower((unsigned char)word.text[i]) != tolower((unsigned char)name[i])) return false;
    return true;
}

static bool tiebreak_is_mark(char c) { return c == '/' || c == ':' || c == '-' || c == '#'; }

/* How much of the word `name` is: all of it, or up to the mark of a modifier; 0: it is something else. */
static size_t tiebreak_starts(tie_word word, const char *name)
{
    const size_t length = strlen(name);
    if (length > word.length || !tiebreak_same((tie_word){word.text, length}, name)) return 0;
    return length == word.length || tiebreak_is_mark(word.text[length]) ? length : 0;
}

/* The longest name that the word begins with, which it then begins after. */
static bool tiebreak_find(tie_word *word, bd_tie_kind *kind)
{
    size_t longest = 0;
    for (int k = 0; k < BD_TIE_KINDS; k++) {
        const bd_tie_row *row = &bd_tie_rows[k];
        const char *const names[] = {row->code, row->name, row->aka != NULL ? row->aka : row->code};
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            const size_t length = tiebreak_starts(*word, names[i]);
            if (length <= longest) continue;
            longest = length;
            *kind = (bd_tie_kind)k;
        }
    }
    word->text += longest;
    word->length -= longest;
    return longest > 0;
}

static bool tiebreak_is_of_teams(tie_word word)
{
    size_t length = 0;
    while (length < word.length && isalnum((unsigned char)word.text[length])) length++;
    for (size_t i = 0; i < sizeof tiebreak_of_teams / sizeof *tiebreak_of_teams; i++)
        if (tiebreak_same((tie_word){word.text, length}, tiebreak_of_teams[i])) return true;
    return false;
}

/* A limit is so many half points more or less, or with two digits and no sign a percentage. */
static bool tiebreak_set_limit(bd_tiebreak *item, char sign, int number)
{
    const bool is_signed = sign == '-' || sign == '+';
    *(is_signed || number < 10 ? &item->limit : &item->percent) = sign == '-' ? -number : number;
    return number >= 0 && number <= (sign == '-' ? 99 : 100);
}

/* number: -1 where there is none. */
static bool tiebreak_set(bd_tiebreak *item, unsigned modifier, char sign, int number)
{
    switch (modifier) {
    case BD_TAKES_CUT:
    case BD_TAKES_MEDIAN:
        if (item->cut_low != 0) return false;
        item->cut_low = number;
        item->cut_high = modifier == BD_TAKES_MEDIAN ? number : 0;
        return number >= 1 && number <= BD_TIE_CUT_MAX;
    case BD_TAKES_LIMIT: return tiebreak_set_limit(item, sign, number);
    case BD_TAKES_UNRATED: item->unrated = number; return number >= 1 && number <= 4000;
    case BD_TAKES_FORFEITS: item->forfeits = true; break;
    case BD_TAKES_FORE: item->fore = true; break;
    default: item->reversed = true;
    }
    return number < 0;
}

/* The modifier after the mark at the start of the word, which then begins behind it: "C1", "cut1", "L-2",
 * "P". */
static bool tiebreak_take_modifier(tie_word *word, bd_tiebreak *item)
{
    const struct tie_modifier *found = NULL;
    size_t at = 1;
    while (at < word->length && isalpha((unsigned char)word->text[at])) at++;
    const tie_word name = {word->text + 1, at - 1};
    for (size_t i = 0; i < sizeof tiebreak_modifiers / sizeof *tiebreak_modifiers; i++)
        if (tiebreak_same(name, tiebreak_modifiers[i].letter) ||
            tiebreak_same(name, tiebreak_modifiers[i].word))
            found = &tiebreak_modifiers[i];
    if (found == NULL || (found->takes & bd_tie_rows[item->kind].takes) == 0) return false;
    /* "buchholz-cut-1", "KS/L-1": a sign is a dash unless it belongs to a limit. */
    const bool takes_sign = (found->takes & (BD_TAKES_CUTS | BD_TAKES_LIMIT)) != 0;
    const char sign = takes_sign && at < word->length ? word->text[at] : '\0';
    at += sign == '-' || sign == '+';
    int number = -1;
    for (; at < word->length && isdigit((unsigned char)word->text[at]); at++)
        if (number < 10000) number = 10 * (number < 0 ? 0 : number) + (word->text[at] - '0');
    word->text += at;
    word->length -= at;
    return (word->length == 0 || tiebreak_is_mark(word->text[0])) &&
           tiebreak_set(item, found->takes, sign, number);
}

static bd_status tiebreak_parse_item(tie_word word, bd_tiebreak *item, bd_err *err)
{
    const tie_word whole = word;
    const int shown = (int)(whole.length < 40 ? whole.length : 40);
    *item = (bd_tiebreak){.kind = BD_TIE_PTS};
    if (tiebreak_is_of_teams(word))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_UNKNOWN_OF_TEAMS), shown, word.text);
    if (!tiebreak_find(&word, &item->kind))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_NOT_A_TIEBREAK), shown, whole.text, tiebreak_codes + 2);
    const bool scored = word.length >= 3 && !bd_tie_rows[item->kind].of_matches; /* "BH:GP" */
    item->by_games = scored && tiebreak_same((tie_word){word.text, 3}, ":GP");
    item->by_matches = scored && tiebreak_same((tie_word){word.text, 3}, ":MP");
    if (item->by_games || item->by_matches) word = (tie_word){word.text + 3, word.length - 3};
    while (word.length > 0) {
        const tie_word before = word;
        if (!tiebreak_take_modifier(&word, item))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_NOT_A_MODIFIER),
                    (int)(before.length < 40 ? before.length : 40), before.text, bd_tie_rows[item->kind].code,
                    shown, whole.text);
    }
    return BD_OK;
}

static bd_status tiebreak_add(bd_tiebreak_list *list, const bd_tiebreak *item, bd_err *err)
{
    char name[BD_TIE_TEXT];
    /* The direct encounter may stand in a list more than once (4.3, type A). */
    for (size_t i = 0; i < list->count; i++)
        if (item->kind != BD_TIE_DE && bd_tiebreak_equal(&list->items[i], item))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_TIEBREAK_TWICE),
                    bd_tiebreak_code(item, name, sizeof name));
    if (list->count == BD_TIEBREAKS_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_TOO_MANY), BD_TIEBREAKS_MAX);
    list->items[list->count++] = *item;
    return BD_OK;
}

bd_status bd_tiebreaks_parse(const char *text, bd_tiebreak_list *out, bd_err *err)
{
    static const char between[] = ", ;\t";
    BD_ASSERT(text != NULL && out != NULL);
    bool open = true; /* an item has to come: at the start and after a comma */
    out->count = 0;
    for (const char *at = text + strspn(text, " \t"); *at != '\0';) {
        const tie_word word = {at, strcspn(at, between)};
        bd_tiebreak item;
        at += word.length;
        if (out->count == 0 && *at == '\0' && tiebreak_same(word, "none")) return BD_OK;
        BD_TRY(tiebreak_parse_item(word, &item, err));
        BD_TRY(tiebreak_add(out, &item, err));
        const size_t gap = strspn(at, between);
        open = memchr(at, ',', gap) != NULL || memchr(at, ';', gap) != NULL;
        at += gap;
    }
    if (open) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_LIST_ENDS));
    return BD_OK;
}

/* The name with what follows it, as a code or as a long name. */
static const char *tiebreak_write(const bd_tiebreak *tiebreak, bool as_code, char *buffer, size_t size)
{
    BD_ASSERT(tiebreak->kind >= 0 && tiebreak->kind < BD_TIE_KINDS);
    const bd_tie_row *row = &bd_tie_rows[tiebreak->kind];
    const struct {
        int number; /* 0: it does not follow */
        const char *code, *id;
    } parts[] = {{tiebreak->by_matches, ":MP", "-mp"},
                 {tiebreak->by_games, ":GP", "-gp"},
                 {tiebreak->cut_high, "/M%d", "-median%d"},
                 {tiebreak->cut_high > 0 ? 0 : tiebreak->cut_low, "/C%d", "-cut%d"},
                 {tiebreak->limit, "/L%+d", "-limit%+d"},
                 {tiebreak->percent, "/L%d", "-limit%d"},
                 {tiebreak->forfeits, "/P", "-forfeits"},
                 {tiebreak->fore, "/F", "-fore"},
                 {tiebreak->reversed, "/R", "-reversed"},
                 {tiebreak->unrated, "/U%d", "-unrated%d"}};
    (void)snprintf(buffer, size, "%s", as_code ? row->code : row->name);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const size_t length = strlen(buffer);
        if (parts[i].number == 0 || length + 1 >= size) continue;
        (void)snprintf(buffer + length, size - length, as_code ? parts[i].code : parts[i].id,
                       parts[i].number);
    }
    return buffer;
}

const char *bd_tiebreak_code(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    return tiebreak_write(tiebreak, true, buffer, size);
}

const char *bd_tiebreak_id(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    return tiebreak_write(tiebreak, false, buffer, size);
}

const char *bd_tiebreak_title(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    const char *title = bd_say(bd_tie_rows[tiebreak->kind].title);
    char half[16];
    (void)snprintf(buffer, size, "%s", title);
    if (tiebreak->cut_high > 0)
        (void)snprintf(buffer, size, BD_SAY(STANDINGS_MEDIAN), title, tiebreak->cut_low);
    else if (tiebreak->cut_low > 0)
        (void)snprintf(buffer, size, BD_SAY(STANDINGS_CUT), title, tiebreak->cut_low);
    else if (tiebreak->percent != 0)
        (void)snprintf(buffer, size, BD_SAY(STANDINGS_PERCENT), title, tiebreak->percent);
    else if (tiebreak->limit != 0)
        (void)snprintf(
            buffer, size, BD_SAY(STANDINGS_LIMIT), title, tiebreak->limit > 0 ? "+" : "-",
            bd_tie_print((bd_tie_value){tiebreak->limit > 0 ? tiebreak->limit : -tiebreak->limit, 2}, half,
                         sizeof half));
    char base[BD_TIE_TEXT];
    (void)snprintf(base, sizeof base, "%s", buffer);
    if (tiebreak->by_matches) (void)snprintf(buffer, size, BD_SAY(STANDINGS_OF_MATCHES), base);
    if (tiebreak->by_games) (void)snprintf(buffer, size, BD_SAY(STANDINGS_OF_GAMES), base);
    if (tiebreak->by_matches || tiebreak->by_games) (void)snprintf(base, sizeof base, "%s", buffer);
    if (tiebreak->forfeits) (void)snprintf(buffer, size, BD_SAY(STANDINGS_FORFEITS), base);
    if (tiebreak->fore) (void)snprintf(buffer, size, BD_SAY(STANDINGS_FORE), base);
    if (tiebreak->reversed) (void)snprintf(buffer, size, BD_SAY(STANDINGS_REVERSED), base);
    return buffer;
}

const char *bd_tiebreaks_print(const bd_tiebreak_list *list, char *buffer, size_t size)
{
    size_t length = 0;
    (void)snprintf(buffer, size, "%s", list->count == 0 ? "none" : "");
    for (size_t i = 0; i < list->count && length + 1 < size; i++) {
        char code[BD_TIE_TEXT];
        (void)snprintf(buffer + length, size - length, "%s%s", i > 0 ? "," : "",
                       bd_tiebreak_code(&list->items[i], code, sizeof code));
        length = strlen(buffer);
    }
    return buffer;
}

/* Rounded towards minus infinity. */
static int64_t tiebreak_floor(int64_t number, int64_t parts)
{
    return number / parts - (number % parts != 0 && number < 0);
}

int bd_tie_compare(bd_tie_value a, bd_tie_value b)
{
    if (a.parts == 0 || b.parts == 0) return (a.parts != 0) - (b.parts != 0);
    BD_ASSERT(a.parts > 0 && b.parts > 0 && a.parts <= INT32_MAX && b.parts <= INT32_MAX);
    const int64_t x = tiebreak_floor(a.number, a.parts);
    const int64_t y = tiebreak_floor(b.number, b.parts);
    if (x != y) return x < y ? -1 : 1;
    const int64_t left = (a.number - x * a.parts) * b.parts;
    const int64_t right = (b.number - y * b.parts) * a.parts;
    return left < right ? -1 : left > right;
}

const char *bd_tie_print(bd_tie_value value, char *buffer, size_t size)
{
    buffer[0] = '\0';
    if (value.parts == 0) return buffer;
    const int64_t number = value.number < 0 ? -value.number : value.number;
    /* Hundredths, rounded half up; a quarter has no more of them. */
    const int64_t rest = (200 * (number % value.parts) + value.parts) / (2 * value.parts);
    const int64_t hundredths = 100 * (number / value.parts) + rest;
    const char *sign = value.number < 0 && hundredths > 0 ? "-" : "";
    int length = snprintf(buffer, size, "%s%" PRId64 ".%02" PRId64, sign, hundredths / 100, hundredths % 100);
    BD_ASSERT(length > 0 && (size_t)length < size);
    while (buffer[length - 1] == '0') buffer[--length] = '\0';
    if (buffer[length - 1] == '.') buffer[length - 1] = '\0';
    return buffer;
}
