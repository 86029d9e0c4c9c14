/* Byes: rounds in which somebody does not play, as they write it: "3", "R3, R5", "1 & 2", "half pt rd 2",
 * "4 (half point)", "3H 5Z", "last round". Words that are not known make a question of it. */
#include "base/ints.h"
#include "lists/lister.h"

#include <ctype.h>
#include <string.h>

static const char *const bye_words_half[] = {"h",      "half", "halfpoint", "halfpt", "hpb",
                                             "halves", "halb", "halber",    "medio",  "mezzo",
                                             "demi",   "pol",  "halve",     NULL};
static const char *const bye_words_full[] = {"f", "full", "voll", "voller", "entero", NULL};
static const char *const bye_words_zero[] = {"z", "zero", "zpb", "null", "cero", NULL};
static const char *const bye_words_idle[] = {
    "r",      "rd",      "rds",       "rnd",   "round", "rounds", "runde",  "runden",     "ronde",   "rondes",
    "ronda",  "rondas",  "turno",     "turni", "runda", "rundy",  "and",    "und",        "et",      "y",
    "e",      "i",       "en",        "bye",   "byes",  "point",  "points", "pt",         "pts",     "in",
    "for",    "please",  "the",       "a",     "punkt", "punkte", "st",     "nd",         "th",      "no",
    "only",   "request", "requested", "would", "like",  "need",   "needs",  "asks",       "of",      "take",
    "taking", "want",    "wants",     "will",  "i",     "off",    "yes",    "half-point", "freilos", "t",
    "punto",  "punti",   "score",     "1",     NULL};
static const char *const bye_words_last[] = {"last",   "final",   "letzte",   "derniere", "ultima",
                                             "ultimo", "laatste", "ostatnia", NULL};
static const char *const bye_words_first[] = {"first", "erste",  "premiere", "primera",
                                              "primo", "eerste", "pierwsza", NULL};

typedef struct bye_reader {
    int rounds[BD_ROUNDS_MAX];
    bd_entry_kind kinds[BD_ROUNDS_MAX];
    size_t count, dated; /* dated: those that have a kind already */
    bool unclear, last;
    int range; /* a round with a hyphen behind it; 0 */
} bye_reader;

static void bye_add(bye_reader *b, int64_t round)
{
    if (round < 1 || round > BD_ROUNDS_MAX || b->count >= BD_ROUNDS_MAX) {
        b->unclear = true;
        return;
    }
    for (int64_t r = b->range > 0 ? b->range + 1 : round; r <= round && b->count < BD_ROUNDS_MAX; r++) {
        b->kinds[b->count] = BD_BYE_HALF;
        b->rounds[b->count++] = (int)r;
    }
    b->range = 0;
}

/* A kind is that of the rounds before it that have none, or of all that follow. */
static void bye_kind(bye_reader *b, bd_entry_kind kind)
{
    for (size_t i = b->dated; i < b->count; i++) b->kinds[i] = kind;
    b->dated = b->count;
}

static void bye_word(bd_lister *l, bye_reader *b, const char *word)
{
    if (list_is_one_of(word, bye_words_half))
        bye_kind(b, BD_BYE_HALF);
    else if (list_is_one_of(word, bye_words_full))
        bye_kind(b, BD_BYE_FULL);
    else if (list_is_one_of(word, bye_words_zero))
        bye_kind(b, BD_BYE_ZERO);
    else if (list_is_one_of(word, bye_words_first))
        bye_add(b, 1);
    else if (list_is_one_of(word, bye_words_last)) {
        b->last = true;
        if (l->answers->rounds > 0) bye_add(b, l->answers->rounds);
    } else if (!list_is_one_of(word, bye_words_idle))
        b->unclear = true;
}

static bool bye_is_half_sign(const char **at)
{
    static const char *const signs[] = {"1/2", "½", "0.5", "0,5", ".5"};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(*at, signs[i], strlen(signs[i])) == 0) {
            *at += strlen(signs[i]);
            return true;
        }
    return false;
}

static void bye_read_text(bd_lister *l, const char *text, bye_reader *b)
{
    while (*text != '\0') {
        if (bye_is_half_sign(&text)) {
            bye_kind(b, BD_BYE_HALF);
        } else if (isdigit((unsigned char)*text)) {
            int64_t round = 0;
            size_t n = 0;
            while (isdigit((unsigned char)text[n])) n++;
            if (!bd_parse_int(text, n, 0, 9999, &round)) round = -1;
            bye_add(b, round);
            text += n;
            const char *behind = text;
            while (*behind == ' ') behind++;
            if (*behind == '-' && isdigit((unsigned char)behind[1])) b->range = (int)round;
            if (*behind == '/' || *behind == '.') b->unclear = b->unclear || round > 31; /* a day */
        } else if (isalpha((unsigned char)*text) || (unsigned char)*text >= 0x80) {
            size_t n = 0;
            while (isalpha((unsigned char)text[n]) || (unsigned char)text[n] >= 0x80) n++;
            bye_word(l, b, list_fold(l, list_part(l, text, n)));
            text += n;
        } else
            text++;
    }
}

void list_take_byes(bd_lister *l, bd_card *card, int line, const char *text)
{
    bye_reader *b;
    if (*text == '\0') return;
    if (list_says_none(l, text) || strcmp(text, "0") == 0) {
        if (isalpha((unsigned char)*text)) list_warn(l, line, BD_SAY(LIST_NO_BYE), text);
        return;
    }
    b = bd_arena_alloc(l->arena, 1, sizeof *b);
    if (b == NULL) l->failed = true;
    if (b == NULL) return;
    bye_read_text(l, text, b);
    if (b->last && l->answers->rounds == 0)
        list_ask(l, line, BD_ANSWER_ROUNDS, "byes", false, BD_SAY(LIST_LAST_ROUND), text);
    else if (b->unclear || b->count == 0)
        list_ask(l, line, BD_ANSWER_CELL, "byes", false, BD_SAY(LIST_BYES_WHAT), text);
    else
        for (size_t i = 0; i < b->count; i++)
            if (bd_card_arranged(card, b->rounds[i]) == NULL &&
                bd_card_add_bye(l->list->players, card, b->rounds[i], b->kinds[i], NULL) != BD_OK)
                l->failed = true;
}
