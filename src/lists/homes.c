/* Homes: clubs, schools and teams whose spellings differ in capitals, points, apostrophes or blanks are one;
 * those that differ in little more are asked. */
#include "cards/card.h"
#include "lists/lister.h"
#include "people/unicode.h"

#include <string.h>

bd_status bd_home_key(bd_arena *arena, const char *text, const char **out, bd_err *err)
{
    const char *folded = NULL;
    bd_text key = bd_text_new(arena);
    BD_TRY(bd_fold_name(arena, text, &folded, err));
    for (; *folded != '\0'; folded++)
        if (*folded != ' ') bd_text_add_char(&key, *folded);
    return bd_text_finish(&key, out, err);
}

/* Words that many homes have, and that tell no two apart. */
static bool home_is_usual(const char *word)
{
    static const char *const usual[] = {
        "the",          "elementary", "elem",       "middle",       "secondary",  "grammar",
        "gymnasium",    "lycee",      "liceo",      "colegio",      "of",         "and",
        "school",       "schools",    "sch",        "academy",      "acad",       "primary",
        "pri",          "prim",       "junior",     "jnr",          "infant",     "infants",
        "college",      "coll",       "high",       "chess",        "club",       "cc",
        "sc",           "sk",         "sv",         "ev",           "e",          "v",
        "schule",       "schachclub", "schachklub", "schachverein", "schaakclub", "circolo",
        "scacchistico", "club",       "ajedrez",    "echecs",       "echiquier",  "klub",
        "szachowy",     NULL};
    for (size_t i = 0; usual[i] != NULL; i++)
        if (strcmp(word, usual[i]) == 0) return true;
    return false;
}

/* Of a school: for which age it is; two of different ages are two. */
static char home_level(const bd_folded *words)
{
    static const struct {
        const char *word;
        char level;
    } levels[] = {{"elementary", 'e'}, {"elem", 'e'},      {"primary", 'p'}, {"prim", 'p'},   {"pri", 'p'},
                  {"infant", 'i'},     {"infants", 'i'},   {"junior", 'j'},  {"jnr", 'j'},    {"middle", 'm'},
                  {"high", 'h'},       {"secondary", 's'}, {"grammar", 'g'}, {"college", 'c'}};
    for (size_t i = 0; i < words->count; i++)
        for (size_t k = 0; k < sizeof levels / sizeof *levels; k++)
            if (strcmp(words->words[i], levels[k].word) == 0) return levels[k].level;
    return '\0';
}

/* What tells it from others, run together; initials too: "c of e" is "ce". */
bd_status bd_home_core_of(bd_arena *arena, const char *text, bd_home_core *out, bd_err *err)
{
    bd_folded words;
    bd_text core = bd_text_new(arena);
    BD_TRY(bd_fold(arena, text, &words, err));
    out->level = home_level(&words);
    for (size_t i = 0; i < words.count; i++) {
        const bool initial = words.words[i][1] == '\0' && i > 0;
        if (initial || !home_is_usual(words.words[i])) bd_text_add_string(&core, words.words[i]);
    }
    BD_TRY(bd_text_finish(&core, &out->text, err));
    out->length = strlen(out->text);
    out->digits = strpbrk(out->text, "0123456789") != NULL;
    return BD_OK;
}

/* How many letters have to be changed, taken out or put in, as far as `most` (Levenshtein's distance). */
static size_t home_distance(const char *a, const char *b, size_t most)
{
    enum { LONGEST = 80 };
    const size_t n = strlen(a), m = strlen(b);
    size_t row[LONGEST + 1];
    if (n > LONGEST || m > LONGEST || n > m + most || m > n + most) return most + 1;
    for (size_t k = 0; k <= m; k++) row[k] = k;
    for (size_t i = 1; i <= n; i++) {
        size_t corner = row[0];
        row[0] = i;
        for (size_t k = 1; k <= m; k++) {
            const size_t above = row[k], change = corner + (a[i - 1] != b[k - 1]);
            row[k] = above + 1 < row[k - 1] + 1 ? above + 1 : row[k - 1] + 1;
            if (change < row[k]) row[k] = change;
            corner = above;
        }
    }
    return row[m];
}

bool bd_homes_near(const bd_home_core *a, const bd_home_core *b)
{
    const size_t length = a->length < b->length ? a->length : b->length;
    const size_t most = length >= 10 ? 2 : length >= 6 ? 1 : 0;
    if (length < 3 || (a->level != 0 && b->level != 0 && a->level != b->level)) return false;
    if (strcmp(a->text, b->text) == 0) return true;
    return !a->digits && !b->digits &&
           home_distance(a->text, b->text, most) <= most; /* "Team 1" is not "Team 2" */
}

/* ---- In a list ---- */

typedef struct home {
    const char *key, *text; /* the fullest spelling */
    int line;
} home;

/* The fuller spelling: not all in capitals or all in small letters, and with its points. */
static size_t home_fullness(const char *text)
{
    bool large = false, small = false;
    for (const char *p = text; *p != '\0'; p++) {
        large = large || (*p >= 'A' && *p <= 'Z');
        small = small || (*p >= 'a' && *p <= 'z');
    }
    return strlen(text) + (large && small ? 1000 : 0);
}

static home *home_find(home *homes, size_t count, const char *key)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(homes[i].key, key) == 0) return &homes[i];
    return NULL;
}

static void home_ask_near(bd_lister *l, const bd_player_field *field, const home *homes, size_t count)
{
    enum { MANY = 400 };
    bd_home_core cores[MANY] = {{0}};
    for (size_t i = 0; i < count && count <= MANY; i++)
        if (bd_home_core_of(l->arena, homes[i].text, &cores[i], NULL) != BD_OK) l->failed = true;
    for (size_t i = 0; i < count && count <= MANY && !l->failed; i++)
        for (size_t k = 0; k < i; k++) {
            if (!bd_homes_near(&cores[k], &cores[i])) continue;
            const int lines[] = {homes[k].line, homes[i].line};
            for (size_t n = 0; n < 2; n++)
                list_ask(l, lines[n], BD_ANSWER_CELL, bd_player_edit_key(field), true, BD_SAY(LIST_SAME_HOME),
                         homes[i].text, bd_say(field->noun), homes[k].text);
        }
}

void list_join_homes(bd_lister *l, const bd_player_field *field)
{
    bd_entries *list = l->list;
    const size_t cards = list->players->card_count;
    home *homes = bd_arena_alloc(l->arena, cards + 1, sizeof *homes);
    size_t count = 0;
    if (homes == NULL) l->failed = true;
    if (homes == NULL) return;
    for (size_t i = 0; i < cards; i++) {
        const char *text = bd_player_text(&list->players->cards[i], field);
        if (text == NULL) continue;
        const char *key = list_key(l, text);
        home *old = *key != '\0' ? home_find(homes, count, key) : NULL;
        if (old == NULL)
            homes[count++] = (home){.key = key, .text = text, .line = list->entries[i].line};
        else if (home_fullness(text) > home_fullness(old->text))
            old->text = text;
    }
    for (size_t i = 0; i < cards; i++) {
        const char **place = bd_player_place(&list->players->cards[i], field);
        const home *own = *place != NULL ? home_find(homes, count, list_key(l, *place)) : NULL;
        if (own == NULL || strcmp(own->text, *place) == 0) continue;
        list_warn(l, list->entries[i].line, BD_SAY(LIST_HOME_TAKEN), *place, own->text);
        *place = own->text;
    }
    home_ask_near(l, field, homes, count);
}
