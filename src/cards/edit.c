#include "cards/edit.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "cards/cards_words.h"
#include "cards/heads.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* The value in the tournament's own memory, NULL for an empty one; one line of UTF-8. */
static bd_status edit_own_text(const bd_tournament *t, const char *key, const char *value, const char **out,
                               bd_err *err)
{
    enum { LONGEST = 200 };
    const size_t length = strlen(value);
    bool good = length <= LONGEST && bd_utf8_check(value, length) == length;
    for (const unsigned char *p = (const unsigned char *)value; *p != '\0'; p++)
        good = good && *p >= 0x20 && *p != 0x7F;
    if (!good) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_TEXT), key, LONGEST);
    *out = NULL;
    if (length == 0) return BD_OK;
    *out = bd_arena_copy_text(t->arena, value);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status edit_number(const char *key, const char *value, int high, int *out, bd_err *err)
{
    int64_t number = 0;
    if (value[0] != '\0' && !bd_parse_int(value, strlen(value), 1, high, &number))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_NUMBER), key, high, value);
    *out = (int)number;
    return BD_OK;
}

static bd_status edit_flag(const char *key, const char *value, bool *out, bd_err *err)
{
    const bool yes = strcmp(value, "yes") == 0 || strcmp(value, "true") == 0;
    if (!yes && value[0] != '\0' && strcmp(value, "no") != 0 && strcmp(value, "false") != 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_FLAG), key, value);
    *out = yes;
    return BD_OK;
}

static bd_status edit_sex(const char *key, const char *value, char *out, bd_err *err)
{
    if (value[0] != '\0' && (value[1] != '\0' || strchr("mfwMFW", value[0]) == NULL))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_SEX), key, value);
    *out = value[0] == '\0' ? '\0' : strchr("mM", value[0]) != NULL ? 'm' : 'w';
    return BD_OK;
}

static const struct {
    const char *key;
    size_t offset; /* of the text in the card */
} edit_texts[] = {
    {"name", offsetof(bd_card, name)},        {"title", offsetof(bd_card, title)},
    {"club", offsetof(bd_card, club)},        {"school", offsetof(bd_card, school)},
    {"team", offsetof(bd_card, team)},        {"federation", offsetof(bd_card, federation)},
    {"fide", offsetof(bd_card, fide_number)}, {"national", offsetof(bd_card, national_id)},
    {"birth", offsetof(bd_card, birth)},
};

bd_status bd_edit_card(bd_tournament *tournament, bd_card *card, const char *key, const char *value,
                       bd_err *err)
{
    BD_ASSERT(card != NULL && key != NULL && value != NULL);
    for (size_t i = 0; i < sizeof edit_texts / sizeof *edit_texts; i++) {
        if (strcmp(edit_texts[i].key, key) != 0) continue;
        const char *text = NULL;
        if (i == 0 && value[strspn(value, " ")] == '\0') BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_NAME));
        BD_TRY(edit_own_text(tournament, key, value, &text, err));
        memcpy((char *)card + edit_texts[i].offset, &text, sizeof text);
        return BD_OK;
    }
    if (strcmp(key, "grade") == 0) return edit_number(key, value, 9999, &card->grade, err);
    if (strcmp(key, "rating") == 0) return edit_number(key, value, 9999, &card->rating, err);
    if (strcmp(key, "rank") == 0) return edit_number(key, value, BD_ID_MAX, &card->rank, err);
    if (strcmp(key, "sex") == 0) return edit_sex(key, value, &card->sex, err);
    if (strcmp(key, "top") == 0) return edit_flag(key, value, &card->top, err);
    if (strcmp(key, "filler") == 0) return edit_flag(key, value, &card->filler, err);
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_PLAYER_KEY), key);
}

/* As many rounds as there are, or are spoken of, at least. */
static bd_status edit_rounds(bd_tournament *t, const char *value, bd_err *err)
{
    int rounds = 0;
    int last = bd_tournament_last_round(t);
    BD_TRY(edit_number("rounds", value, BD_ROUNDS_MAX, &rounds, err));
    for (size_t i = 0; i < t->draw_count; i++)
        if (t->draws[i].round > last) last = t->draws[i].round;
    if (rounds > 0 && rounds < last)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUNDS_DRAWN), last, rounds);
    for (size_t i = 0; rounds > 0 && i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].bye_count; k++)
            if (t->cards[i].byes[k].round > rounds)
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_BYE_BEYOND), t->cards[i].id,
                        t->cards[i].byes[k].round, rounds);
    t->rounds = rounds;
    return BD_OK;
}

bd_status bd_edit_event(bd_tournament *tournament, const char *key, const char *value, bd_err *err)
{
    BD_ASSERT(key != NULL && value != NULL);
    if (strcmp(key, "name") == 0) return edit_own_text(tournament, key, value, &tournament->name, err);
    if (strcmp(key, "rounds") == 0) return edit_rounds(tournament, value, err);
    if (bd_head_is_known(key)) {
        const char *text = NULL;
        BD_TRY(edit_own_text(tournament, key, value, &text, err));
        return bd_head_put(tournament, key, text, err);
    }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_EVENT_KEY), key);
}
