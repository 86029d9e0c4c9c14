#include "cards/listed.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/person.h"

#include <string.h>

static const char *const listed_kinds[] = {"standard", "rapid", "blitz"};

enum { LISTED_KINDS = sizeof listed_kinds / sizeof *listed_kinds };

static bool listed_is(const char *word, size_t length, const char *other)
{
    return strlen(other) == length && strncmp(word, other, length) == 0;
}

static int listed_kind(const char *word, size_t length)
{
    for (int i = 0; i < LISTED_KINDS; i++)
        if (listed_is(word, length, listed_kinds[i])) return i;
    return -1;
}

static int listed_rating_of(const bd_listed *listed, int kind)
{
    return kind == 0 ? listed->standard : kind == 1 ? listed->rapid : listed->blitz;
}

bd_status bd_rating_lists_check(const char *lists, bd_err *err)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    for (const char *at = lists;; at++) {
        const size_t length = strspn(at, letters);
        const bool good = length > 0 && (at[length] == '\0' || at[length] == ',');
        if (!good) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_RATING_LISTS), lists);
        at += length;
        if (*at == '\0') return BD_OK;
    }
}

bd_status bd_rating_kinds_check(const char *kinds, bd_err *err)
{
    for (const char *at = kinds;; at++) {
        const size_t length = strcspn(at, ",");
        if (listed_kind(at, length) < 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_RATING_KINDS), kinds);
        at += length;
        if (*at == '\0') return BD_OK;
    }
}

/* The first of the kinds that this list has for the player. */
static int listed_first_kind(const char *kinds, const bd_listed *listed, const char **kind)
{
    for (const char *at = kinds; *at != '\0';) {
        const size_t length = strcspn(at, ",");
        const int which = listed_kind(at, length);
        if (which >= 0 && listed_rating_of(listed, which) > 0) {
            *kind = listed_kinds[which];
            return listed_rating_of(listed, which);
        }
        at += length + (at[length] == ',');
    }
    return 0;
}

static bool listed_suits(const bd_listed *listed, const char *word, size_t length)
{
    const bool fide = strcmp(listed->list, "fide") == 0;
    if (listed_is(word, length, "national")) return !fide;
    return listed_is(word, length, "highest") || listed_is(word, length, listed->list);
}

int bd_listed_rating(const bd_tournament *event, const bd_listed_players *of, const bd_listed **from,
                     const char **kind)
{
    const char *lists = event->rating_lists != NULL ? event->rating_lists : BD_RATING_LISTS_USUAL;
    const char *kinds = event->rating_kinds != NULL ? event->rating_kinds : BD_RATING_KINDS_USUAL;
    int best = 0;
    *from = NULL;
    for (const char *at = lists; best == 0 && *at != '\0';) {
        const size_t length = strcspn(at, ",");
        for (size_t i = 0; i < of->count; i++) {
            const char *there = NULL;
            const int rating =
                listed_suits(&of->items[i], at, length) ? listed_first_kind(kinds, &of->items[i], &there) : 0;
            if (rating <= best) continue;
            best = rating;
            *from = &of->items[i];
            *kind = there;
        }
        at += length + (at[length] == ',');
    }
    return best;
}

static bd_status listed_put(bd_arena *arena, const char **member, const char *text, bool anew, bd_err *err)
{
    if (text == NULL || (*member != NULL && !anew)) return BD_OK;
    *member = bd_arena_copy_text(arena, text);
    if (*member == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status listed_put_rating(bd_tournament *event, bd_card *card, const bd_listed_players *of,
                                   bd_err *err)
{
    const bd_listed *from = NULL;
    const char *kind = NULL, *source = NULL;
    const int rating = bd_listed_rating(event, of, &from, &kind);
    bd_text text = bd_text_new(event->arena);
    if (rating == 0) return BD_OK;
    bd_text_add(&text, "%s %s %s", from->list, from->month, kind);
    BD_TRY(bd_text_finish(&text, &source, err));
    card->grade = rating;
    card->person->rating_source = source;
    return BD_OK;
}

/* FIDE's own list goes before others for what FIDE gives: title and federation. */
static bd_status listed_put_texts(bd_tournament *event, bd_card *card, const bd_listed *l, bool anew,
                                  bd_err *err)
{
    bd_arena *arena = event->arena;
    bd_person *person = card->person;
    const bool fide = strcmp(l->list, "fide") == 0;
    BD_TRY(listed_put(arena, &person->fide_number, l->fide, anew && fide, err));
    if (!fide) BD_TRY(listed_put(arena, &person->national_id, l->number, anew, err));
    BD_TRY(listed_put(arena, &card->title, l->title, anew && fide, err));
    BD_TRY(listed_put(arena, &card->federation, l->federation, anew && fide, err));
    BD_TRY(listed_put(arena, &person->birth, l->birth, false, err)); /* a list mostly has the year alone */
    BD_TRY(listed_put(arena, &card->club, l->club, false, err));
    if (l->sex != '\0' && person->sex == '\0') person->sex = l->sex;
    return BD_OK;
}

bd_status bd_listed_fill(bd_tournament *event, bd_card *card, const bd_listed_players *of, bool anew,
                         bd_err *err)
{
    BD_ASSERT(card->person != NULL);
    for (int turn = 0; turn < 2; turn++)
        for (size_t i = 0; i < of->count; i++)
            if ((strcmp(of->items[i].list, "fide") == 0) == (turn == 0))
                BD_TRY(listed_put_texts(event, card, &of->items[i], anew, err));
    return anew || card->grade == 0 ? listed_put_rating(event, card, of, err) : BD_OK;
}
