/* Names: "Surname, Forename" of any form in which people write it.
 *
 * A comma, capitals or a prefix of the surname show which words are the surname. Where nothing does, the
 * words of all names of the list are looked at together: known given names that stand first, or last, say how
 * the list is written. What goes against that, or says nothing where the list says nothing, stays as it is
 * written and is asked. */
#include "lists/lister.h"
#include "people/unicode.h"

#include <ctype.h>
#include <string.h>

static const char *const name_honours[] = {
    "dr",  "mr",   "mrs",  "ms",   "miss", "sir", "prof", "professor", "rev",    "herr", "frau",
    "mme", "mlle", "lord", "lady", "dame", "drs", "ir",   "dipl",      "master", "mstr", NULL};
static const char *const name_prefixes[] = {
    "van",   "von",   "de",  "den", "der", "ter", "ten", "te", "t",  "vom", "zu",  "zur", "del",
    "della", "dello", "di",  "da",  "do",  "dos", "das", "du", "la", "le",  "los", "las", "el",
    "al",    "bin",   "ibn", "ben", "mac", "mc",  "o",   "ni", "st", "af",  "av",  "d",   NULL};
static const char *const name_suffixes[] = {"jr", "sr",     "jnr",    "snr",  "ii",   "iii",
                                            "iv", "junior", "senior", "fils", "pere", NULL};

static bool name_is_prefix(bd_lister *l, const char *word)
{
    const char *folded = list_fold(l, word);
    if (!list_is_one_of(folded, name_prefixes)) return false;
    /* A single letter is a prefix in "Ó Briain", and an initial in "O. Brown" or "T Brown". */
    if ((unsigned char)word[0] < 0x80 && strcmp(folded, "ni") != 0)
        for (const char *p = word; *p != '\0'; p++)
            if ((unsigned char)*p >= 0x80 && strncmp(p, "\xE2\x80\x99", 3) != 0) return false; /* "Văn" */
    if (strcmp(folded, "o") == 0) return (unsigned char)word[0] >= 0x80;
    if (strcmp(folded, "t") == 0 || strcmp(folded, "d") == 0)
        return strchr(word, '\'') != NULL || strstr(word, "\xE2\x80\x99") != NULL;
    if (strcmp(folded, "ben") == 0 || strcmp(folded, "al") == 0 || strcmp(folded, "te") == 0 ||
        strcmp(folded, "do") == 0)
        return islower((unsigned char)word[0]) != 0;
    return true;
}

static bool name_is_initial(const char *word)
{
    uint32_t c;
    while (*word != '\0') {
        const int step = bd_utf8_decode(word, strlen(word), &c);
        if (step == 0) return false;
        word += step;
        if (*word == '.')
            word++;
        else if (*word != '\0')
            return false;
    }
    return true;
}

/* ---- Case ---- */

bool list_is_capitals(const char *text)
{
    uint32_t c;
    size_t large = 0;
    if (strncmp(text, "Mc", 2) == 0)
        text += 2;
    else if (strncmp(text, "Mac", 3) == 0)
        text += 3;
    for (int step; *text != '\0'; text += step) {
        step = bd_utf8_decode(text, strlen(text), &c);
        if (step == 0 || bd_is_small(c)) return false;
        large += bd_is_large(c);
    }
    return large >= 2;
}

static void name_add(bd_text *text, uint32_t c)
{
    char bytes[4];
    const size_t n = bd_utf8_encode(c, bytes);
    bd_text_add_bytes(text, bytes, n);
}

/* One word of capitals as it is written otherwise: "McAllister", "O'Dowd", "Escobar-Luna", "III", "JT". */
static void name_add_proper(bd_lister *l, bd_text *out, const char *word)
{
    const char *folded = list_fold(l, word);
    const bool roman = strcmp(folded, "ii") == 0 || strcmp(folded, "iii") == 0 || strcmp(folded, "iv") == 0;
    const bool letters = strlen(folded) == 2 && strpbrk(folded, "aeiouy") == NULL &&
                         strcmp(folded, "jr") != 0 && strcmp(folded, "sr") != 0 &&
                         strcmp(folded, "ng") != 0 && strcmp(folded, "st") != 0 && strcmp(folded, "dr") != 0;
    bool begin = true;
    size_t at = 0, since = 0;
    uint32_t c;
    if (roman || letters) bd_text_add_string(out, word);
    if (roman || letters) return;
    if (strncmp(word, "Mac", 3) == 0) {
        bd_text_add_string(out, "Mac");
        at = 3;
    }
    for (int step; word[at] != '\0'; at += (size_t)step) {
        step = bd_utf8_decode(word + at, strlen(word + at), &c);
        if (step == 0) return;
        const bool sign = c == '-' || c == '.' || c == '(' || ((c == '\'' || c == 0x2019) && since <= 1);
        name_add(out, sign || begin ? c : bd_small_of(c));
        since = sign ? 0 : since + 1;
        begin = sign;
        if (since == 2 && (strncmp(word + at - 1, "MC", 2) == 0 || strncmp(word + at - 1, "Mc", 2) == 0) &&
            strlen(word + at) > 3)
            begin = true;
    }
}

const char *list_proper_case(bd_lister *l, const char *text, bool surname)
{
    bd_text out = bd_text_new(l->arena);
    const char *finished = "";
    bool prefixes = false;
    for (size_t at = 0; text[at] != '\0';) {
        const size_t length = strcspn(text + at, " ");
        const char *word = list_part(l, text + at, length);
        const char *next = text + at + length;
        while (*next == ' ') next++;
        const char *second = list_part(l, next, strcspn(next, " "));
        if (out.length > 0) bd_text_add_char(&out, ' ');
        const bool prefix = surname && list_is_one_of(list_fold(l, word), name_prefixes);
        prefixes =
            prefix && (prefixes || list_is_one_of(list_fold(l, second), name_prefixes)); /* "van der" */
        if (prefixes)
            bd_text_add_string(&out, list_fold(l, word));
        else if (list_is_capitals(word))
            name_add_proper(l, &out, word);
        else
            bd_text_add_string(&out, word);
        at = (size_t)(next - text);
    }
    if (bd_text_finish(&out, &finished, NULL) != BD_OK) l->failed = true;
    return finished;
}

/* Initials stand apart from nothing, and words one blank from each other. */
static const char *name_part(bd_lister *l, const char *const *words, size_t from, size_t end)
{
    bd_text out = bd_text_new(l->arena);
    const char *finished = "";
    for (size_t i = from; i < end; i++) bd_text_add(&out, i > from ? " %s" : "%s", words[i]);
    if (bd_text_finish(&out, &finished, NULL) != BD_OK) l->failed = true;
    return finished;
}

/* ---- What is not the name ---- */

static bool name_is_title(bd_lister *l, const char *word)
{
    static const char *const titles[] = {"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", NULL};
    const size_t length = strlen(word);
    const char *bare = length > 0 && word[length - 1] == '.' ? list_part(l, word, length - 1) : word;
    return list_is_one_of(bare, titles);
}

/* Takes titles and "Dr." off a word list, from its front, and titles from its end. */
static void name_drop(bd_lister *l, list_name *n, const char **words, size_t *count)
{
    for (size_t i = 0; i < *count;) {
        const char *word = words[i], *folded = list_fold(l, word);
        const bool bracket = word[0] == '(' && word[strlen(word) - 1] == ')';
        const char *inner = bracket && strlen(word) > 2 ? list_part(l, word + 1, strlen(word) - 2) : word;
        const bool title = name_is_title(l, inner) && (i == 0 || i + 1 == *count || bracket);
        const bool honour = (i == 0 || strcmp(folded, "dr") == 0 || strcmp(folded, "prof") == 0) &&
                            *count > 1 && list_is_one_of(folded, name_honours);
        const bool age = bracket && (inner[0] == 'U' || inner[0] == 'u') && isdigit((unsigned char)inner[1]);
        const bool away = bracket && strcmp(list_fold(l, inner), "withdrawn") == 0;
        if (!title && !honour && !age && !away) {
            i++;
            continue;
        }
        if (title && n->title == NULL) n->title = list_title_of(list_key(l, inner));
        if (title) list_warn(l, n->line, BD_SAY(LIST_TITLE_INSIDE));
        if (honour || age) list_warn(l, n->line, BD_SAY(LIST_HONOUR), word);
        memmove(words + i, words + i + 1, (*count - i - 1) * sizeof *words);
        --*count;
    }
}

static size_t name_split(bd_lister *l, const char *text, size_t length, const char **words, size_t most)
{
    size_t count = 0;
    for (size_t at = 0; at < length && count < most;) {
        while (at < length && text[at] == ' ') at++;
        size_t end = at;
        bool bracket = false;
        for (; end < length && (text[end] != ' ' || bracket); end++) {
            bracket = bracket || text[end] == '(';
            bracket = bracket && text[end] != ')';
        }
        if (end > at) words[count++] = list_part(l, text + at, end - at);
        at = end;
    }
    return count;
}

/* "12. ", "3) " before a name. */
const char *list_pass_number(const char *text)
{
    size_t n = 0;
    while (isdigit((unsigned char)text[n])) n++;
    if (n == 0 || n > 4) return text;
    const char *rest = text + n + ((text[n] == '.' || text[n] == ')') ? 1 : 0);
    if (*rest != ' ' && rest == text + n) return text;
    while (*rest == ' ') rest++;
    return *rest != '\0' ? rest : text;
}

static bool name_is_chinese(const char *text)
{
    uint32_t c;
    for (int step; *text != '\0'; text += step) {
        step = bd_utf8_decode(text, strlen(text), &c);
        if (step == 0) return false;
        if ((c >= 0x3040 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3)) return true;
    }
    return false;
}

/* "mary o'brien": small letters alone. */
static const char *name_from_small(bd_lister *l, const char *text)
{
    char *out = bd_arena_copy_text(l->arena, text);
    uint32_t c;
    if (out == NULL) l->failed = true;
    if (out == NULL) return text;
    for (int step, at = 0; text[at] != '\0'; at += step) {
        step = bd_utf8_decode(text + at, strlen(text + at), &c);
        if (step == 0 || bd_is_large(c)) return text;
    }
    for (size_t at = 0; out[at] != '\0';) {
        size_t length = strcspn(out + at, " ,");
        const bool prefix = list_is_one_of(list_fold(l, list_part(l, out + at, length)), name_prefixes);
        for (size_t i = 0; i < length && !prefix; i++) {
            const bool begins = i == 0 || out[at + i - 1] == '-' || (i == 2 && out[at + 1] == '\'');
            if (begins && out[at + i] >= 'a' && out[at + i] <= 'z') out[at + i] = (char)(out[at + i] - 32);
        }
        at += length;
        while (out[at] == ' ' || out[at] == ',') at++;
    }
    if (strcmp(out, text) != 0) list_warn(l, 0, BD_SAY(LIST_CAPITALS));
    return out;
}

/* ---- Forms ---- */

static void name_by_comma(bd_lister *l, list_name *n, const char *text, const char *comma)
{
    const char *words[12];
    size_t count = name_split(l, text, (size_t)(comma - text), words, 12);
    name_drop(l, n, words, &count);
    const char *suffix =
        count > 1 && list_is_one_of(list_fold(l, words[count - 1]), name_suffixes) ? words[--count] : NULL;
    const char *surname = name_part(l, words, 0, count);
    const char *behind = comma + 1, *again = strchr(behind, ',');
    char *rest = bd_arena_copy_text(l->arena, behind);
    if (rest == NULL) l->failed = true;
    if (rest == NULL) return;
    if (again != NULL) rest[again - behind] = ' '; /* "Smith, John, Jr" */
    count = name_split(l, rest, strlen(rest), words, 11);
    name_drop(l, n, words, &count);
    if (suffix != NULL) words[count++] = suffix;
    const char *forename = name_part(l, words, 0, count);
    const bool loud = list_is_capitals(surname) || (list_is_capitals(forename) && strlen(forename) > 3);
    n->surname = list_is_capitals(surname) ? list_proper_case(l, surname, true) : surname;
    n->forename = *forename == '\0' ? NULL
                  : list_is_capitals(forename) && strchr(forename, '.') == NULL
                      ? list_proper_case(l, forename, false)
                      : forename;
    n->decided = true;
    if (*n->surname == '\0') {
        n->surname = n->forename;
        n->forename = NULL;
    }
    if (loud) list_warn(l, 0, BD_SAY(LIST_CAPITALS));
}

/* "SMITH John", "Jan van der BERGH": the capitals are the surname. */
static bool name_by_capitals(bd_lister *l, list_name *n)
{
    static const char *const small[] = {"g",  "m",  "f",  "c", "gf",
                                        "mf", "ff", "cf", NULL}; /* titles in lists of the FFE */
    if (n->word_count > 2 && list_is_one_of(n->words[0], small) && list_is_capitals(n->words[1])) {
        static const char *const titles[] = {"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"};
        for (size_t i = 0; small[i] != NULL; i++)
            if (strcmp(n->words[0], small[i]) == 0) n->title = titles[i];
        list_warn(l, n->line, BD_SAY(LIST_TITLE_INSIDE));
        memmove(n->words, n->words + 1, --n->word_count * sizeof *n->words);
    }
    size_t first = n->word_count, last = 0, loud = 0, longest = 0;
    for (size_t i = 0; i < n->word_count; i++) {
        if (!list_is_capitals(n->words[i]) || list_is_one_of(list_fold(l, n->words[i]), name_suffixes))
            continue;
        if (first == n->word_count) first = i;
        last = i;
        loud++;
        if (strlen(n->words[i]) > longest) longest = strlen(n->words[i]);
    }
    if (loud == 0 || loud == n->word_count || longest < 3 || last - first + 1 != loud) return false;
    while (first > 0 && name_is_prefix(l, n->words[first - 1])) first--;
    if (first > 0 && last + 1 < n->word_count) return false;
    if (last - first + 1 == n->word_count) return false;
    n->surname = list_proper_case(l, name_part(l, n->words, first, last + 1), true);
    n->forename =
        first > 0 ? name_part(l, n->words, 0, first) : name_part(l, n->words, last + 1, n->word_count);
    n->decided = true;
    return true;
}

static bool name_known(bd_lister *l, const char *word) { return list_is_forename(list_fold(l, word)); }

static bool name_given(bd_lister *l, const char *word)
{
    return name_is_initial(word) || word[0] == '(' || name_known(l, word);
}

/* The words from `at` on are the surname, those before it the forenames; or the other way round. */
static void name_cut(bd_lister *l, list_name *n, size_t at, bool surname_first)
{
    const size_t count = n->word_count;
    n->surname = surname_first ? name_part(l, n->words, 0, at) : name_part(l, n->words, at, count);
    n->forename = surname_first ? name_part(l, n->words, at, count) : name_part(l, n->words, 0, at);
    size_t plain = 0;
    for (size_t i = surname_first ? 0 : at; i < (surname_first ? at : count); i++)
        plain += !name_is_prefix(l, n->words[i]) || surname_first;
    n->compound = plain > 1;
}

/* A prefix inside: what stands before it are forenames, if that is all that stands behind it. */
static bool name_by_prefix(bd_lister *l, list_name *n)
{
    size_t at = 1, plain = 0;
    while (at < n->word_count && !name_is_prefix(l, n->words[at])) at++;
    if (at + 1 >= n->word_count) return false;
    if (list_is_eastern_surname(list_fold(l, n->words[0])) && !name_known(l, n->words[0])) return false;
    for (size_t i = at; i < n->word_count; i++) plain += !name_is_prefix(l, n->words[i]);
    if (plain > 2 || plain == 0) return false;
    if (!name_given(l, n->words[0]) && name_known(l, n->words[n->word_count - 1])) return false;
    for (size_t i = 1; i < at; i++)
        if (!name_given(l, n->words[i])) return false; /* "Ruiz Sanz de Tejada" */
    name_cut(l, n, at, false);
    n->compound = n->compound || strcmp(list_fold(l, n->words[at]), "mac") == 0;
    n->decided = n->by_prefix = true;
    return true;
}

static void name_look(bd_lister *l, list_name *n)
{
    const size_t count = n->word_count;
    size_t last = count - 1;
    const char *first = list_fold(l, n->words[0]);
    const bool begins = name_given(l, n->words[0]), ends = name_given(l, n->words[last]);
    bool prefix_inside = false;
    for (size_t i = 1; i < count; i++) prefix_inside = prefix_inside || name_is_prefix(l, n->words[i]);
    const bool eastern = list_is_eastern_surname(first) && !name_known(l, n->words[0]) && !ends;
    n->turned_open = true;
    if (eastern || (begins && prefix_inside)) return;
    n->forename_first = begins && !ends;
    n->surname_first = (ends && !begins) || name_is_prefix(l, n->words[0]);
    if (n->surname_first) n->forename_first = false;
}

void list_read_name(bd_lister *l, int line, const char *text, list_name *n)
{
    *n = (list_name){.line = line};
    text = list_pass_number(text);
    if (name_is_chinese(text)) {
        n->chinese = true;
        n->surname = text;
        n->decided = true;
        return;
    }
    if (strchr(text, ' ') != NULL) text = name_from_small(l, text);
    const char *comma = strchr(text, ',');
    if (comma != NULL) {
        name_by_comma(l, n, text, comma);
        return;
    }
    n->word_count = name_split(l, text, strlen(text), n->words, 12);
    name_drop(l, n, n->words, &n->word_count);
    while (n->word_count > 2 && list_is_one_of(list_fold(l, n->words[n->word_count - 1]), name_suffixes) &&
           n->suffix == NULL)
        n->suffix = n->words[--n->word_count];
    if (n->word_count == 0) return;
    if (n->word_count > 1 && name_by_capitals(l, n)) return;
    bool loud = false;
    for (size_t i = 0; i < n->word_count; i++) {
        if (!list_is_capitals(n->words[i]) || (n->word_count > 1 && strlen(n->words[i]) <= 2)) continue;
        n->words[i] = list_proper_case(l, n->words[i], false);
        loud = true;
    }
    if (loud) list_warn(l, 0, BD_SAY(LIST_CAPITALS));
    if (n->word_count == 1) {
        n->surname = n->words[0];
        n->decided = true;
        return;
    }
    if (!name_by_prefix(l, n)) name_look(l, n);
}

/* ---- The list as a whole ---- */

/* "Jan (Hans) M. Berg": how many words in front are given names. */
static size_t name_given_front(bd_lister *l, const list_name *n)
{
    size_t at = 1;
    while (at + 1 < n->word_count && name_given(l, n->words[at])) at++;
    return at;
}

static size_t name_given_back(bd_lister *l, const list_name *n)
{
    size_t at = n->word_count - 1;
    const size_t least = name_is_prefix(l, n->words[0]) ? 2 : 1;
    while (at > least && name_given(l, n->words[at - 1])) at--;
    return at;
}

static void name_stay(bd_lister *l, list_name *n)
{
    n->surname = name_part(l, n->words, 0, n->word_count);
    n->forename = NULL;
    n->turned_open = false;
    list_ask(l, n->line, BD_ANSWER_CELL, "name", true, BD_SAY(LIST_WHICH_SURNAME), n->surname);
}

static void name_turn(bd_lister *l, list_name *n, bool surname_first)
{
    if (surname_first && name_is_prefix(l, n->words[0]) && n->word_count == 2) {
        n->surname = name_part(l, n->words, 0, 2); /* "van Dijk" */
        n->forename = NULL;
    } else
        name_cut(l, n, surname_first ? name_given_back(l, n) : name_given_front(l, n), surname_first);
    n->turned_open = false;
}

typedef struct name_votes {
    size_t forename, surname, open;
    const char *example;
} name_votes;

static name_votes name_count(const list_name *names, size_t count)
{
    name_votes v = {0};
    for (size_t i = 0; i < count; i++) {
        v.forename += names[i].by_prefix;
        if (!names[i].turned_open) continue;
        v.forename += names[i].forename_first;
        v.surname += names[i].surname_first;
        v.open += !names[i].forename_first && !names[i].surname_first;
    }
    return v;
}

/* What may be the same name in other letters, and names of one word among longer ones. */
static void name_say_odd(bd_lister *l, const list_name *names, size_t count)
{
    size_t single = 0;
    bool eastern = false;
    for (size_t i = 0; i < count; i++) {
        const char *surname = names[i].surname != NULL ? list_fold(l, names[i].surname) : "";
        single += !names[i].chinese && names[i].word_count == 1;
        eastern = eastern || (!names[i].chinese &&
                              list_is_eastern_surname(list_part(l, surname, strcspn(surname, " "))));
    }
    for (size_t i = 0; i < count; i++) {
        if (names[i].chinese && eastern)
            list_ask(l, names[i].line, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_CHINESE_TWICE));
        else if (names[i].chinese)
            list_warn(l, names[i].line, BD_SAY(LIST_CHINESE));
        if (!names[i].chinese && names[i].word_count == 1 && single < count)
            list_warn(l, names[i].line, BD_SAY(LIST_ONE_WORD));
    }
}

void list_settle_names(bd_lister *l, list_name *names, size_t count)
{
    const name_votes v = name_count(names, count);
    const bd_list_order told = l->answers->names;
    const bool all_forename = told == BD_NAMES_FORENAME || (told == BD_NAMES_AS_FOUND && v.surname == 0 &&
                                                            v.forename > 0 && 2 * v.forename >= v.open);
    const bool all_surname = told == BD_NAMES_SURNAME || (told == BD_NAMES_AS_FOUND && v.forename == 0 &&
                                                          v.surname > 0 && 2 * v.surname >= v.open);
    bool turned = false, first = false;
    for (size_t i = 0; i < count; i++) {
        list_name *n = &names[i];
        if (n->turned_open) {
            const bool eastern = told == BD_NAMES_AS_FOUND &&
                                 list_is_eastern_surname(list_fold(l, n->words[0])) && !n->forename_first;
            bool prefix = false;
            for (size_t w = 1; w < n->word_count; w++) prefix = prefix || name_is_prefix(l, n->words[w]);
            const bool to_forename =
                n->forename_first || (all_forename && !n->surname_first && !eastern && !prefix);
            const bool to_surname = all_surname && !n->forename_first;
            if (to_surname || (to_forename && !all_surname)) {
                name_turn(l, n, to_surname);
                first = first || to_surname;
                turned = turned || !to_surname;
            } else
                name_stay(l, n);
        } else
            turned = turned || n->by_prefix;
        if (n->compound)
            list_ask(l, n->line, BD_ANSWER_CELL, "name", true, BD_SAY(LIST_COMPOUND), n->surname);
    }
    name_say_odd(l, names, count);
    if (turned) list_warn(l, 0, BD_SAY(LIST_FORENAME_FIRST));
    if (first && told == BD_NAMES_AS_FOUND)
        list_ask(l, 0, BD_ANSWER_NAMES, NULL, true, BD_SAY(LIST_SURNAME_FIRST));
}

const char *list_whole_name(bd_lister *l, const list_name *n)
{
    const char *surname = n->surname != NULL ? n->surname : "";
    if (n->forename != NULL && n->suffix != NULL)
        return list_print(l, "%s, %s %s", surname, n->forename, n->suffix);
    if (n->forename != NULL) return list_print(l, "%s, %s", surname, n->forename);
    return n->suffix != NULL ? list_print(l, "%s %s", surname, n->suffix) : list_print(l, "%s", surname);
}
