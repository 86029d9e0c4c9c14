#include "standings/tiebreak.h"

#include "base/assert.h"
#include "standings/standings_words.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Which modifiers a tie-break takes. */
typedef enum tie_takes {
    TAKES_CUT = 1,
    TAKES_MEDIAN = 2,
    TAKES_LIMIT = 4,
    TAKES_FORFEITS = 8,
    TAKES_FORE = 16,
    TAKES_REVERSED = 32,
    TAKES_UNRATED = 64
} tie_takes;

enum { TAKES_CUTS = TAKES_CUT | TAKES_MEDIAN };

typedef struct tie_name {
    const char *code, *id, *title;
    unsigned takes;
} tie_name;

static const tie_name tiebreak_names[BD_TIE_KINDS] = {
    [BD_TIE_PTS] = {"PTS", "points", BD_ENGLISH(STANDINGS_PTS), 0},
    [BD_TIE_DE] = {"DE", "direct-encounter", BD_ENGLISH(STANDINGS_DE), TAKES_FORFEITS},
    [BD_TIE_WIN] = {"WIN", "number-of-wins", BD_ENGLISH(STANDINGS_WIN), 0},
    [BD_TIE_WON] = {"WON", "wins", BD_ENGLISH(STANDINGS_WON), 0},
    [BD_TIE_BPG] = {"BPG", "black-games", BD_ENGLISH(STANDINGS_BPG), 0},
    [BD_TIE_BWG] = {"BWG", "black-wins", BD_ENGLISH(STANDINGS_BWG), 0},
    [BD_TIE_PS] = {"PS", "progressive", BD_ENGLISH(STANDINGS_PS), TAKES_CUT},
    [BD_TIE_REP] = {"REP", "rounds-elected", BD_ENGLISH(STANDINGS_REP), 0},
    [BD_TIE_STD] = {"STD", "standard-points", BD_ENGLISH(STANDINGS_STD), 0},
    [BD_TIE_TPN] = {"TPN", "pairing-number", BD_ENGLISH(STANDINGS_TPN), TAKES_REVERSED},
    [BD_TIE_BH] = {"BH", "buchholz", BD_ENGLISH(STANDINGS_BH), TAKES_CUTS | TAKES_FORFEITS},
    [BD_TIE_AOB] = {"AOB", "average-buchholz", BD_ENGLISH(STANDINGS_AOB), TAKES_FORE},
    [BD_TIE_FB] = {"FB", "fore-buchholz", BD_ENGLISH(STANDINGS_FB), TAKES_CUTS | TAKES_FORFEITS},
    [BD_TIE_SB] = {"SB", "sonneborn-berger", BD_ENGLISH(STANDINGS_SB), TAKES_CUTS | TAKES_FORFEITS},
    [BD_TIE_KS] = {"KS", "koya", BD_ENGLISH(STANDINGS_KS), TAKES_LIMIT},
    [BD_TIE_ARO] = {"ARO", "average-rating", BD_ENGLISH(STANDINGS_ARO), TAKES_CUTS | TAKES_UNRATED},
    [BD_TIE_TPR] = {"TPR", "performance", BD_ENGLISH(STANDINGS_TPR), TAKES_UNRATED},
    [BD_TIE_PTP] = {"PTP", "perfect-performance", BD_ENGLISH(STANDINGS_PTP), TAKES_UNRATED},
    [BD_TIE_APRO] = {"APRO", "average-performance", BD_ENGLISH(STANDINGS_APRO), TAKES_UNRATED},
    [BD_TIE_APPO] = {"APPO", "average-perfect-performance", BD_ENGLISH(STANDINGS_APPO), TAKES_UNRATED},
    [BD_TIE_RTNG] = {"RTNG", "rating", BD_ENGLISH(STANDINGS_RTNG), TAKES_REVERSED | TAKES_UNRATED},
    [BD_TIE_MMED] = {"MMED", "modified-median", BD_ENGLISH(STANDINGS_MMED), 0},
    [BD_TIE_SOLK] = {"SOLK", "solkoff", BD_ENGLISH(STANDINGS_SOLK), 0},
    [BD_TIE_CUM] = {"CUM", "cumulative", BD_ENGLISH(STANDINGS_CUM), 0},
    [BD_TIE_CUMO] = {"CUMO", "cumulative-opposition", BD_ENGLISH(STANDINGS_CUMO), 0},
};

/* What others call them. */
static const struct tie_alias {
    const char *name;
    bd_tie_kind kind;
} tiebreak_aliases[] = {{"GE", BD_TIE_REP}, {"RTG", BD_TIE_RTNG}, {"ARPO", BD_TIE_APRO}, {"SSB", BD_TIE_SB}};

/* They need teams, which these events do not have. */
static const char *const tiebreak_of_teams[] = {"MPTS",  "GPTS",  "MPVGP", "ESB",  "EMMSB", "EMGSB",
                                                "EGMSB", "EGGSB", "EDE",   "EDET", "EDEB",  "EDEBT",
                                                "EDEBB", "EDEC",  "SSSC",  "BC",   "TBR",   "BBE"};

bool bd_tiebreak_equal(const bd_tiebreak *a, const bd_tiebreak *b)
{
    return a->kind == b->kind && a->cut_low == b->cut_low && a->cut_high == b->cut_high &&
           a->limit == b->limit && a->percent == b->percent && a->unrated == b->unrated &&
           a->forfeits == b->forfeits && a->fore == b->fore && a->reversed == b->reversed;
}

bool bd_tiebreak_is_ascending(const bd_tiebreak *tiebreak)
{
    return tiebreak->kind == BD_TIE_TPN ? !tiebreak->reversed
                                        : tiebreak->kind == BD_TIE_RTNG && tiebreak->reversed;
}

bool bd_tiebreak_is_buchholz(const bd_tiebreak *tiebreak)
{
    return tiebreak->kind == BD_TIE_BH || tiebreak->kind == BD_TIE_FB || tiebreak->kind == BD_TIE_AOB;
}

bool bd_tiebreak_needs_ratings(const bd_tiebreak *tiebreak)
{
    return (tiebreak_names[tiebreak->kind].takes & TAKES_UNRATED) != 0;
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
        const size_t by_code = tiebreak_starts(*word, tiebreak_names[k].code);
        const size_t by_id = tiebreak_starts(*word, tiebreak_names[k].id);
        const size_t length = by_code > by_id ? by_code : by_id;
        if (length > longest) {
            longest = length;
            *kind = (bd_tie_kind)k;
        }
    }
    for (size_t i = 0; longest == 0 && i < sizeof tiebreak_aliases / sizeof *tiebreak_aliases; i++) {
        longest = tiebreak_starts(*word, tiebreak_aliases[i].name);
        *kind = tiebreak_aliases[i].kind;
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
    for (size_t i = length; i + 2 < word.length; i++)
        if (tiebreak_same((tie_word){word.text + i, 3}, ":MP")) return true;
    return false;
}

/* A modifier's letter and number: "C1", "cut1", "L-2", "P". */
typedef struct tie_modifier {
    char letter;
    bool numbered, is_signed;
    int number;
} tie_modifier;

/* The modifier after the mark at the start of the word, which then begins behind it. */
static bool tiebreak_take_modifier(tie_word *word, tie_modifier *out)
{
    static const struct {
        const char *name;
        char letter;
    } names[] = {{"cut", 'C'},      {"median", 'M'},  {"limit", 'L'}, {"forfeits", 'P'}, {"fore", 'F'},
                 {"reversed", 'R'}, {"unrated", 'U'}, {"C", 'C'},     {"M", 'M'},        {"L", 'L'},
                 {"P", 'P'},        {"F", 'F'},       {"R", 'R'},     {"U", 'U'}};
    size_t at = 1;
    while (at < word->length && isalpha((unsigned char)word->text[at])) at++;
    *out = (tie_modifier){.letter = '\0'};
    for (size_t i = 0; i < sizeof names / sizeof *names && out->letter == '\0'; i++)
        if (tiebreak_same((tie_word){word->text + 1, at - 1}, names[i].name)) out->letter = names[i].letter;
    /* "buchholz-cut-1", "KS/L-1": a sign is a dash unless it belongs to a limit. */
    int sign = 1;
    if (at < word->length && (word->text[at] == '-' || word->text[at] == '+')) {
        if (out->letter == 'L' || out->letter == 'C' || out->letter == 'M') {
            out->is_signed = out->letter == 'L';
            sign = out->is_signed && word->text[at] == '-' ? -1 : 1;
            at++;
        }
    }
    for (; at < word->length && isdigit((unsigned char)word->text[at]); at++) {
        out->numbered = true;
        if (out->number < 10000) out->number = 10 * out->number + (word->text[at] - '0');
    }
    out->number *= sign;
    word->text += at;
    word->length -= at;
    return out->letter != '\0' && (word->length == 0 || tiebreak_is_mark(word->text[0]));
}

/* A limit is so many half points more or less, or with two digits and no sign a percentage. */
static bool tiebreak_set_limit(bd_tiebreak *item, const tie_modifier *m)
{
    const bool is_percent = !m->is_signed && m->number >= 10;
    if (!m->numbered || m->number > 100 || m->number < -99) return false;
    if (is_percent)
        item->percent = m->number;
    else
        item->limit = m->number;
    return true;
}

static bool tiebreak_set(bd_tiebreak *item, const tie_modifier *m)
{
    const unsigned takes = tiebreak_names[item->kind].takes;
    const bool is_cut = m->numbered && m->number >= 1 && m->number <= BD_TIE_CUT_MAX && item->cut_low == 0;
    switch (m->letter) {
    case 'C':
    case 'M':
        if (!is_cut || (takes & (m->letter == 'C' ? TAKES_CUT : TAKES_MEDIAN)) == 0) return false;
        item->cut_low = m->number;
        item->cut_high = m->letter == 'M' ? m->number : 0;
        return true;
    case 'L': return (takes & TAKES_LIMIT) != 0 && tiebreak_set_limit(item, m);
    case 'U':
        item->unrated = m->number;
        return (takes & TAKES_UNRATED) != 0 && m->number >= 1 && m->number <= 4000;
    case 'P': item->forfeits = true; return (takes & TAKES_FORFEITS) != 0 && !m->numbered;
    case 'F': item->fore = true; return (takes & TAKES_FORE) != 0 && !m->numbered;
    default: item->reversed = true; return (takes & TAKES_REVERSED) != 0 && !m->numbered;
    }
}

static bd_status tiebreak_parse_item(tie_word word, bd_tiebreak *item, bd_err *err)
{
    const tie_word whole = word;
    const int shown = (int)(whole.length < 40 ? whole.length : 40);
    *item = (bd_tiebreak){.kind = BD_TIE_PTS};
    if (tiebreak_is_of_teams(word))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_OF_TEAMS), shown, word.text);
    if (!tiebreak_find(&word, &item->kind))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_NOT_A_TIEBREAK), shown, whole.text);
    /* "BH:GP": the game points of a player are the points. */
    if (word.length >= 3 && tiebreak_same((tie_word){word.text, 3}, ":GP"))
        word = (tie_word){word.text + 3, word.length - 3};
    while (word.length > 0) {
        const tie_word before = word;
        tie_modifier modifier;
        if (!tiebreak_take_modifier(&word, &modifier) || !tiebreak_set(item, &modifier))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(STANDINGS_NOT_A_MODIFIER),
                    (int)(before.length < 40 ? before.length : 40), before.text,
                    tiebreak_names[item->kind].code, shown, whole.text);
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

/* snprintf at the end of what is there. */
static void tiebreak_append(char *buffer, size_t size, const char *format, int number)
{
    const size_t length = strlen(buffer);
    if (length + 1 < size) (void)snprintf(buffer + length, size - length, format, number);
}

const char *bd_tiebreak_code(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    BD_ASSERT(tiebreak->kind >= 0 && tiebreak->kind < BD_TIE_KINDS);
    (void)snprintf(buffer, size, "%s", tiebreak_names[tiebreak->kind].code);
    if (tiebreak->cut_low > 0)
        tiebreak_append(buffer, size, tiebreak->cut_high > 0 ? "/M%d" : "/C%d", tiebreak->cut_low);
    if (tiebreak->limit != 0) tiebreak_append(buffer, size, "/L%+d", tiebreak->limit);
    if (tiebreak->percent != 0) tiebreak_append(buffer, size, "/L%d", tiebreak->percent);
    if (tiebreak->forfeits) tiebreak_append(buffer, size, "/P", 0);
    if (tiebreak->fore) tiebreak_append(buffer, size, "/F", 0);
    if (tiebreak->reversed) tiebreak_append(buffer, size, "/R", 0);
    if (tiebreak->unrated > 0) tiebreak_append(buffer, size, "/U%d", tiebreak->unrated);
    return buffer;
}

const char *bd_tiebreak_id(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    BD_ASSERT(tiebreak->kind >= 0 && tiebreak->kind < BD_TIE_KINDS);
    (void)snprintf(buffer, size, "%s", tiebreak_names[tiebreak->kind].id);
    if (tiebreak->cut_low > 0)
        tiebreak_append(buffer, size, tiebreak->cut_high > 0 ? "-median%d" : "-cut%d", tiebreak->cut_low);
    if (tiebreak->limit != 0) tiebreak_append(buffer, size, "-limit%+d", tiebreak->limit);
    if (tiebreak->percent != 0) tiebreak_append(buffer, size, "-limit%d", tiebreak->percent);
    if (tiebreak->forfeits) tiebreak_append(buffer, size, "-forfeits", 0);
    if (tiebreak->fore) tiebreak_append(buffer, size, "-fore", 0);
    if (tiebreak->reversed) tiebreak_append(buffer, size, "-reversed", 0);
    if (tiebreak->unrated > 0) tiebreak_append(buffer, size, "-unrated%d", tiebreak->unrated);
    return buffer;
}

const char *bd_tiebreak_title(const bd_tiebreak *tiebreak, char *buffer, size_t size)
{
    const char *title = bd_say(tiebreak_names[tiebreak->kind].title);
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
    const bool negative = value.number < 0;
    const int64_t number = negative ? -value.number : value.number;
    /* Hundredths, rounded half up; a quarter has no more of them. */
    const int64_t whole = number / value.parts;
    const int64_t hundredths = (200 * (number % value.parts) + value.parts) / (2 * value.parts);
    const int64_t carried = whole + hundredths / 100;
    const int64_t rest = hundredths % 100;
    const char *sign = negative && (carried > 0 || rest > 0) ? "-" : "";
    if (rest == 0)
        (void)snprintf(buffer, size, "%s%" PRId64, sign, carried);
    else if (rest % 10 == 0)
        (void)snprintf(buffer, size, "%s%" PRId64 ".%" PRId64, sign, carried, rest / 10);
    else
        (void)snprintf(buffer, size, "%s%" PRId64 ".%02" PRId64, sign, carried, rest);
    return buffer;
}
