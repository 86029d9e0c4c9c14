#include "cards/starting.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/person.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef int starting_compare(const bd_card *a, const bd_card *b);

int bd_starting_rating(const bd_card *card) { return card->grade > 0 ? card->grade : card->rating; }

static int starting_by_rating(const bd_card *a, const bd_card *b)
{
    return bd_starting_rating(b) - bd_starting_rating(a);
}

/* C.04.2, 2.2.2: not the order of other rulebooks. */
static int starting_title_order(const char *title)
{
    static const char *const titles[] = {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};
    const int count = (int)(sizeof titles / sizeof *titles);
    for (int i = 0; title != NULL && i < count; i++)
        if (strcasecmp(title, titles[i]) == 0) return i;
    return count;
}

static int starting_by_title(const bd_card *a, const bd_card *b)
{
    return starting_title_order(a->title) - starting_title_order(b->title);
}

/* The letters of U+00C0 to U+017F without their marks; '.' for what is no letter. */
static const char starting_plain_letters[] =
    "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllŀ"
    "ŀllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* The next letter of a name as an index sorts it: marks and capitals aside. */
static int starting_letter(const char **text)
{
    const unsigned char *at = (const unsigned char *)*text;
    if (at[0] < 0x80) {
        *text += at[0] != '\0';
        return at[0] >= 'A' && at[0] <= 'Z' ? at[0] + ('a' - 'A') : at[0];
    }
    if ((at[0] & 0xE0) == 0xC0 && (at[1] & 0xC0) == 0x80) {
        const int point = (at[0] & 0x1F) << 6 | (at[1] & 0x3F);
        *text += 2;
        if (point < 0xC0 || point > 0x17F) return 0x100 + point;
        return (unsigned char)starting_plain_letters[point - 0xC0];
    }
    *text += 1;
    return 0x10000 + at[0];
}

static int starting_by_name(const bd_card *a, const bd_card *b)
{
    const char *x = a->name, *y = b->name;
    if (x == NULL || y == NULL) return (x == NULL) - (y == NULL);
    for (;;) {
        const int p = starting_letter(&x), q = starting_letter(&y);
        if (p != q) return p - q;
        if (p == 0) return strcmp(a->name, b->name); /* alike but for marks and capitals */
    }
}

/* The younger player stands behind; who has no date stands last. */
static int starting_by_birth(const bd_card *a, const bd_card *b)
{
    const char *x = a->person->birth, *y = b->person->birth;
    if (x == NULL || y == NULL) return (x == NULL) - (y == NULL);
    return strcmp(x, y);
}

/* As the organiser's list has them. */
static int starting_by_list(const bd_card *a, const bd_card *b) { return a->id - b->id; }

static const struct {
    const char *word;
    starting_compare *compare;
} starting_orders[] = {{"rating", starting_by_rating},
                       {"title", starting_by_title},
                       {"name", starting_by_name},
                       {"birth", starting_by_birth},
                       {"list", starting_by_list}};

enum { STARTING_ORDERS = sizeof starting_orders / sizeof *starting_orders };

static starting_compare *starting_find(const char *word, size_t length)
{
    for (size_t i = 0; i < STARTING_ORDERS; i++)
        if (strlen(starting_orders[i].word) == length && strncmp(starting_orders[i].word, word, length) == 0)
            return starting_orders[i].compare;
    return NULL;
}

bd_status bd_starting_check(const char *order, bd_err *err)
{
    const char *word = order;
    for (;;) {
        const size_t length = strcspn(word, ",");
        if (starting_find(word, length) == NULL)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_NUMBERS), order);
        if (word[length] == '\0') return BD_OK;
        word += length + 1;
    }
}

/* A card with the order that it stands in, for qsort, which hands on nothing else. */
typedef struct numbered_card {
    const bd_card *card;
    size_t index;
    const char *order;
} numbered_card;

static int starting_compare_strength(const numbered_card *a, const numbered_card *b)
{
    for (const char *word = a->order; *word != '\0';) {
        const size_t length = strcspn(word, ",");
        starting_compare *compare = starting_find(word, length);
        const int before = compare != NULL ? compare(a->card, b->card) : 0; /* a word of a later version */
        if (before != 0) return before;
        word += length + (word[length] == ',');
    }
    return a->card->id - b->card->id;
}

static int starting_compare_unranked(const void *a, const void *b) { return starting_compare_strength(a, b); }

static int starting_compare_ranked(const void *a, const void *b)
{
    const numbered_card *x = a, *y = b;
    const int by_rank = x->card->rank - y->card->rank;
    return by_rank != 0 ? by_rank : starting_compare_strength(x, y);
}

static int starting_of_file(const numbered_card *x)
{
    return x->card->rank > 0 ? x->card->rank : x->card->id;
}

static int starting_compare_as_filed(const void *a, const void *b)
{
    const numbered_card *x = a, *y = b;
    const int by_number = starting_of_file(x) - starting_of_file(y);
    return by_number != 0 ? by_number : x->card->id - y->card->id;
}

/* Those with a rank in its order, and between them, where their strength puts them, those without. */
static void starting_merge(numbered_card *cards, size_t ranked, size_t count, size_t *order)
{
    size_t r = 0, s = ranked;
    if (ranked > 1) qsort(cards, ranked, sizeof *cards, starting_compare_ranked);
    if (count - ranked > 1) qsort(cards + ranked, count - ranked, sizeof *cards, starting_compare_unranked);
    for (size_t place = 0; place < count; place++) {
        const bool by_strength =
            s < count && (r == ranked || starting_compare_strength(&cards[s], &cards[r]) < 0);
        order[place] = by_strength ? cards[s++].index : cards[r++].index;
    }
}

bd_status bd_starting_order(const bd_tournament *tournament, bd_arena *arena, size_t **order, bd_err *err)
{
    const size_t count = tournament->card_count;
    size_t ranked = 0, rest = count;
    numbered_card *cards;
    BD_NEW(cards, arena, count + 1, err);
    BD_NEW(*order, arena, count + 1, err);
    for (size_t i = 0; i < count; i++) {
        const bd_card *card = &tournament->cards[i];
        const bool first = tournament->numbers == NULL || card->rank > 0;
        cards[first ? ranked++ : --rest] = (numbered_card){card, i, tournament->numbers};
    }
    if (tournament->numbers != NULL) {
        starting_merge(cards, ranked, count, *order);
        return BD_OK;
    }
    if (count > 1 && !tournament->by_rank) qsort(cards, count, sizeof *cards, starting_compare_as_filed);
    for (size_t i = 0; i < count; i++) (*order)[i] = cards[i].index;
    return BD_OK;
}

bd_status bd_starting_give(bd_tournament *tournament, bd_arena *arena, bd_err *err)
{
    size_t *order;
    if (tournament->numbers == NULL) return BD_OK;
    BD_TRY(bd_starting_order(tournament, arena, &order, err));
    for (size_t i = 0; i < tournament->card_count; i++) tournament->cards[order[i]].rank = (int)i + 1;
    return BD_OK;
}

bd_status bd_starting_begin(bd_tournament *tournament, bd_arena *arena, bd_err *err)
{
    size_t *order;
    bd_card *cards;
    const size_t count = tournament->card_count;
    BD_ASSERT(tournament->draw_count == 0 && tournament->forbid_count == 0 && tournament->avoid_count == 0);
    BD_TRY(bd_starting_order(tournament, arena, &order, err));
    BD_NEW(cards, tournament->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) {
        cards[i] = tournament->cards[order[i]];
        cards[i].id = (int)i + 1;
    }
    tournament->cards = cards;
    tournament->card_capacity = count + 1;
    return BD_OK;
}

int bd_starting_highest(const bd_tournament *tournament)
{
    int highest = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (tournament->cards[i].rank > highest) highest = tournament->cards[i].rank;
    return highest;
}
