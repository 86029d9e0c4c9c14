/* Values: ratings, ids, titles, sexes and sections as people and programs write them. */
#include "base/ints.h"
#include "lists/lister.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* "#N/A", "#REF!": what a spreadsheet writes where it has no value. */
static bool value_is_error(const char *text)
{
    return *text == '#' && (isupper((unsigned char)text[1]) || text[1] == '\0');
}

static size_t value_digits(const char *text)
{
    size_t n = 0;
    while (isdigit((unsigned char)text[n])) n++;
    return n;
}

/* "1,834", "1 834" (also "1.834"), "1702.0", "'1599": as a spreadsheet leaves a whole number. */
static const char *value_mend_number(bd_lister *l, const char *text, bool *mended, bool *fraction)
{
    char *out = bd_arena_copy_text(l->arena, text[0] == '\'' ? text + 1 : text);
    if (out == NULL) l->failed = true;
    if (out == NULL) return "";
    *mended = false;
    *fraction = false;
    size_t first = value_digits(out);
    while (first >= 1 && (first <= 3 || *mended) && strchr(",. ", out[first]) != NULL && out[first] != '\0') {
        const char *rest = out + first + 1;
        if (value_digits(rest) != 3 || isdigit((unsigned char)rest[3])) break;
        memmove(out + first, rest, strlen(rest) + 1);
        first += 3;
        *mended = true;
    }
    *mended = *mended || text[0] == '\'';
    const size_t whole = value_digits(out);
    if (whole > 0 && (out[whole] == '.' || out[whole] == ',') && isdigit((unsigned char)out[whole + 1])) {
        const char *zero = out + whole + 1;
        while (*zero == '0') zero++;
        *fraction = *zero != '\0';
        if (!*fraction) out[whole] = '\0';
        *mended = *mended || !*fraction;
    }
    return out;
}

static bool value_is_no_rating(bd_lister *l, const char *text)
{
    static const char *const none[] = {
        "ungraded",  "unrated",   "unr",   "ung",        "u g",      "ug",        "nr",           "new",
        "s elo",     "sin elo",   "ohne",  "noelo",      "no elo",   "u r",       "ur",           "nc",
        "not rated", "no rating", "unr ",  "nul",        "unranked", "ongerated", "bez rankingu", "bk",
        "elo",       "sr",        "s c",   "non classe", "inedito",  "nowy",      "neu",          "nuevo",
        "debutant",  "beginner",  "never", "tbd",        "0",        NULL};
    return list_says_none(l, text) || list_is_one_of(list_fold(l, text), none);
}

/* What may stand behind a number: P, P12, /18, *, ?, E, F, "(est)". */
static bool value_is_mark(const char *mark)
{
    while (*mark == ' ') mark++;
    if (*mark == '/')
        return value_digits(mark + 1) >= 1 && value_digits(mark + 1) <= 2 &&
               mark[1 + value_digits(mark + 1)] == '\0';
    if (*mark == '-') /* an index of the DWZ */
        return value_digits(mark + 1) >= 1 && value_digits(mark + 1) <= 3 &&
               mark[1 + value_digits(mark + 1)] == '\0';
    if (*mark == 'P' || *mark == 'p')
        return mark[1 + value_digits(mark + 1)] == '\0' || strcasecmp(mark, "prov") == 0 ||
               strcasecmp(mark, "prov.") == 0;
    if (*mark == '*' || *mark == '?' || *mark == '+') return mark[1] == '\0' || value_is_mark(mark + 1);
    if (isalpha((unsigned char)*mark) && (mark[1] == '\0' || strcmp(mark + 1, ".") == 0)) return true;
    return strcasecmp(mark, "(est)") == 0 || strcasecmp(mark, "est") == 0 || strcasecmp(mark, "est.") == 0 ||
           strcasecmp(mark, "(est.)") == 0 || strcasecmp(mark, "(prov)") == 0 ||
           strcasecmp(mark, "(p)") == 0 || strcasecmp(mark, "(e)") == 0;
}

/* The kind of chess or the body that somebody has put behind a number. */
static bool value_is_other_kind(bd_lister *l, const char *mark)
{
    const char *folded = list_fold(l, mark);
    return strstr(folded, "rapid") != NULL || strstr(folded, "blitz") != NULL ||
           strstr(folded, "quick") != NULL || strstr(folded, "online") != NULL ||
           strstr(folded, "lichess") != NULL || strstr(folded, "chess com") != NULL ||
           strstr(folded, "schnell") != NULL;
}

/* Before a number: "ca. 1500", "~1500", "est 1500". */
static const char *value_pass_about(const char *text)
{
    static const char *const about[] = {"ca.",   "ca",   "c.",  "~",     "approx.", "approx",
                                        "about", "est.", "est", "circa", "etwa",    "env."};
    for (size_t i = 0; i < sizeof about / sizeof *about; i++) {
        const size_t length = strlen(about[i]);
        if (strncasecmp(text, about[i], length) != 0) continue;
        const char *rest = text + length;
        while (*rest == ' ') rest++;
        if (isdigit((unsigned char)*rest)) return rest;
    }
    return text;
}

bool list_take_number(bd_lister *l, int line, int role, const char *text, int *out, bool *none)
{
    const bd_player_field *field = list_role_field(role);
    const char *key = bd_player_heading(field);
    bool mended, fraction;
    int64_t number = 0;
    *none = true;
    if (value_is_error(text)) {
        list_warn(l, line, BD_SAY(LIST_SHEET_ERROR), text);
        return false;
    }
    if (strcmp(text, "0") == 0) list_warn(l, line, BD_SAY(LIST_ZERO_RATING), key);
    if (*text == '\0' || value_is_no_rating(l, text)) {
        if (strpbrk(text, "/ ") != NULL && strcasecmp(text, "n/a") != 0)
            list_warn(l, line, BD_SAY(LIST_NO_RATING), text);
        return false;
    }
    const char *about = value_pass_about(text);
    const char *clean = value_mend_number(l, about, &mended, &fraction);
    const size_t digits = value_digits(clean);
    const char *mark = clean + digits;
    const bool read = digits > 0 && digits <= 5 && bd_parse_int(clean, digits, 0, 99999, &number);
    const bool kind = read && *mark != '\0' && value_is_other_kind(l, mark);
    *none = false;
    if (read && number == 0 && *mark == '\0') *none = true;
    if (*none) return false;
    if (!read || fraction || number > 3500 || number < 1 || (*mark != '\0' && number < 100) ||
        (*mark != '\0' && !kind && !value_is_mark(mark))) {
        list_ask(l, line, BD_ANSWER_CELL, key, false, BD_SAY(LIST_RATING_WHAT), key, text);
        return false;
    }
    *out = (int)number;
    if (kind)
        list_ask(l, line, BD_ANSWER_CELL, key, true, BD_SAY(LIST_RATING_KIND), (int)number, text);
    else if (*mark != '\0')
        list_warn(l, line, BD_SAY(LIST_RATING_MARK), text, (int)number);
    else if (mended)
        list_warn(l, line, BD_SAY(LIST_RATING_MENDED), text, (int)number);
    else if (about != text)
        list_warn(l, line, BD_SAY(LIST_RATING_ABOUT), text);
    return true;
}

/* ---- Ids ---- */

/* The letter of an ECF code (Roger Marsh's ChessResults): 7 a + 6 b + 5 c + 4 d + 3 e + 2 f modulo 11. */
static char value_ecf_letter(const char *code)
{
    int sum = 0;
    for (int i = 0; i < 6; i++) sum += (7 - i) * (code[i] - '0');
    return "ABCDEFGHJKL"[sum % 11];
}

static const char *value_ecf_code(bd_lister *l, int line, const char *text)
{
    char code[8] = "";
    size_t n = 0, all = 0;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == ' ' || *p == '-') continue;
        if (n < 7) code[n++] = (char)toupper((unsigned char)*p);
        all++;
    }
    const bool digits = value_digits(code) == 6;
    const bool good = all == 7 && digits && isalpha((unsigned char)code[6]);
    if (!good && value_digits(text) == 0 && isalpha((unsigned char)code[0]) &&
        isdigit((unsigned char)code[n > 0 ? n - 1 : 0])) {
        list_warn(l, line, BD_SAY(LIST_ECF_MEMBERSHIP), text);
        return NULL;
    }
    if (!good && all == 6 && digits) {
        list_ask(l, line, BD_ANSWER_CELL, "national_id", false, BD_SAY(LIST_ECF_NO_LETTER), text,
                 list_print(l, "%s%c", code, value_ecf_letter(code)));
        return NULL;
    }
    if (!good) {
        list_warn(l, line, BD_SAY(LIST_ECF_NO_CODE), text);
        return NULL;
    }
    if (strcmp(code, text) != 0) list_warn(l, line, BD_SAY(LIST_ID_MENDED), text, code);
    if (code[6] != value_ecf_letter(code))
        list_warn(l, line, BD_SAY(LIST_ECF_LETTER), code, value_ecf_letter(code));
    return list_part(l, code, 7);
}

static bool value_lost_digits(const char *text)
{
    const char *e = strpbrk(text, "eE");
    return e != NULL && isdigit((unsigned char)*text) && (e[1] == '+' || isdigit((unsigned char)e[1])) &&
           strpbrk(text, ".,+") != NULL;
}

static bool value_only_zeros(const char *text) { return *text != '\0' && text[strspn(text, "0 -.")] == '\0'; }

const char *list_take_national(bd_lister *l, int line, const char *text, size_t usual_length)
{
    bool mended, fraction;
    if (value_is_error(text)) {
        list_warn(l, line, BD_SAY(LIST_SHEET_ERROR), text);
        return NULL;
    }
    if (*text == '\0' || list_says_none(l, text)) return NULL;
    if (value_only_zeros(text)) {
        list_warn(l, line, BD_SAY(LIST_ZERO_ID), "national_id", text);
        return NULL;
    }
    if (value_lost_digits(text)) {
        list_ask(l, line, BD_ANSWER_CELL, "national_id", false, BD_SAY(LIST_ID_LOST), "national_id", text);
        return NULL;
    }
    if (l->ecf) return value_ecf_code(l, line, text);
    const char *clean = isdigit((unsigned char)text[0]) || text[0] == '\''
                            ? value_mend_number(l, text, &mended, &fraction)
                            : text;
    if (text[0] == '\'') list_warn(l, line, BD_SAY(LIST_ID_MENDED), text, clean);
    if (usual_length > strlen(clean) && value_digits(clean) == strlen(clean))
        list_ask(l, line, BD_ANSWER_CELL, "national_id", true, BD_SAY(LIST_LOST_ZEROS), clean);
    return clean;
}

const char *list_take_fide(bd_lister *l, int line, const char *text)
{
    bool mended = false, fraction = false;
    if (value_is_error(text)) {
        list_warn(l, line, BD_SAY(LIST_SHEET_ERROR), text);
        return NULL;
    }
    if (*text == '\0' || list_says_none(l, text)) return NULL;
    if (value_only_zeros(text)) {
        list_warn(l, line, BD_SAY(LIST_ZERO_ID), "fide_id", text);
        return NULL;
    }
    if (value_lost_digits(text)) {
        list_ask(l, line, BD_ANSWER_CELL, "fide_id", false, BD_SAY(LIST_ID_LOST), "fide_id", text);
        return NULL;
    }
    const char *clean = value_mend_number(l, text, &mended, &fraction);
    const size_t digits = value_digits(clean);
    if (clean[digits] != '\0' || digits < 4 || digits > 10) {
        list_warn(l, line, BD_SAY(LIST_NO_FIDE_ID), text);
        return NULL;
    }
    if (mended) list_warn(l, line, BD_SAY(LIST_ID_MENDED), text, clean);
    return clean;
}

/* ---- Titles ---- */

/* Folded, and FIDE's; those of other languages and the letters of old lists too. */
static const struct {
    const char *word, *title;
} value_titles[] = {{"gm", "GM"},   {"im", "IM"},   {"fm", "FM"},   {"cm", "CM"},   {"wgm", "WGM"},
                    {"wim", "WIM"}, {"wfm", "WFM"}, {"wcm", "WCM"}, {"gmi", "GM"},  {"mi", "IM"},
                    {"mf", "FM"},   {"mc", "CM"},   {"gmf", "WGM"}, {"mif", "WIM"}, {"mff", "WFM"},
                    {"mcf", "WCM"}, {"gf", "WGM"},  {"g", "GM"},    {"f", "FM"},    {"wg", "WGM"},
                    {"wm", "WIM"},  {"wf", "WFM"},  {"wc", "WCM"},  {"nm", "NM"},   {"lm", "LM"},
                    {"agm", "AGM"}, {"aim", "AIM"}, {"afm", "AFM"}, {"acm", "ACM"}, {"ffm", "FM"},
                    {"ff", "WFM"},  {"fi", "WIM"}};

const char *list_title_of(const char *word)
{
    for (size_t i = 0; i < sizeof value_titles / sizeof *value_titles; i++)
        if (strcmp(value_titles[i].word, word) == 0) return value_titles[i].title;
    return NULL;
}

const char *list_take_title(bd_lister *l, int line, const char *text)
{
    if (*text == '\0' || list_says_none(l, text)) return NULL;
    const char *key = list_key(l, text), *title = list_title_of(key);
    if (title == NULL) {
        list_warn(l, line, BD_SAY(LIST_NO_TITLE), text);
        return NULL;
    }
    if (strcasecmp(key, title) != 0) list_warn(l, line, BD_SAY(LIST_TITLE_READ), text, title);
    return title;
}

/* ---- Sex ---- */

char list_take_sex(bd_lister *l, int line, const char *text)
{
    static const char *const men[] = {"m",         "h",         "male",      "man",     "boy",    "men",
                                      "mann",      "mannlich",  "maennlich", "herr",    "hombre", "homme",
                                      "masculin",  "masculino", "varon",     "maschio", "uomo",   "maschile",
                                      "mezczyzna", "jongen",    "garcon",    "chico",   "mr",     NULL};
    static const char *const women[] = {
        "w",     "f",       "female",   "woman",   "girl",  "women",     "frau",    "weiblich", "mujer",
        "femme", "feminin", "femenino", "femmina", "donna", "femminile", "kobieta", "vrouw",    "meisje",
        "fille", "chica",   "fem",      "d",       "ms",    "mrs",       "miss",    NULL};
    const char *folded = list_fold(l, text);
    if (*text == '\0' || list_says_none(l, text)) return l->swiss_manager ? 'm' : '\0';
    if (folded[1] == '\0' && folded[0] == l->woman) return 'w';
    if (folded[1] == '\0' && folded[0] == l->man) return 'm';
    if (folded[1] == '\0' && folded[0] == 'm' && l->sex_open) return '\0';
    const bool other_d = strcmp(folded, "d") == 0; /* diverse in German, donna only where l->woman says so */
    if (!other_d && list_is_one_of(folded, women)) return 'w';
    if (list_is_one_of(folded, men)) return 'm';
    list_warn(l, line, BD_SAY(LIST_NO_SEX), text);
    return '\0';
}

/* ---- Sections ---- */

/* "Premier ($85)": without its price. */
const char *list_take_section(bd_lister *l, const char *text)
{
    static const char *const signs[] = {"$", "£", "€", "EUR", "GBP", "USD", "zł", "CHF"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const char *at = strstr(text, signs[i]);
        if (at == NULL || at == text) continue;
        const char *end = at;
        while (end > text && (isdigit((unsigned char)end[-1]) || strchr(" .,", end[-1]) != NULL)) end--;
        if (end == at && !isdigit((unsigned char)at[strlen(signs[i])]) && at[strlen(signs[i])] != ' ')
            continue;
        while (end > text && strchr(" (-:[/|", end[-1]) != NULL) end--;
        if (end > text) return list_part(l, text, (size_t)(end - text));
    }
    return text;
}
