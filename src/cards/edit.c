#include "cards/edit.h"

#include "base/ints.h"
#include "base/text.h"
#include "cards/cards_words.h"
#include "cards/heads.h"
#include "cards/player_fields.h"

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

/* The keys of a player, for a sentence. */
static bd_status edit_fail_key(const bd_tournament *t, const char *key, bd_err *err)
{
    const char *keys = NULL;
    bd_text text = bd_text_new(t->arena);
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (!bd_player_fields[i].fixed)
            bd_text_add(&text, "%s%s", text.length > 0 ? ", " : "", bd_player_edit_key(&bd_player_fields[i]));
    BD_TRY(bd_text_finish(&text, &keys, err));
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_PLAYER_KEY), key, keys);
}

static bd_status edit_text(bd_tournament *t, const bd_player_field *field, const char *key, const char *value,
                           const char **out, bd_err *err)
{
    const char *text = NULL;
    if (field->needed && value[strspn(value, " ")] == '\0')
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_PLAYER_NEEDS), bd_say(field->noun));
    BD_TRY(edit_own_text(t, key, value, &text, err));
    *out = text;
    return BD_OK;
}

bd_status bd_edit_card(bd_tournament *tournament, bd_card *card, const char *key, const char *value,
                       bd_err *err)
{
    BD_ASSERT(card != NULL && key != NULL && value != NULL);
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        if (field->fixed || strcmp(bd_player_edit_key(field), key) != 0) continue;
        void *place = bd_player_place(card, field);
        switch (field->type) {
        case BD_PLAYER_TEXT: return edit_text(tournament, field, key, value, place, err);
        case BD_PLAYER_NUMBER: return edit_number(key, value, field->high, place, err);
        case BD_PLAYER_FLAG: return edit_flag(key, value, place, err);
        case BD_PLAYER_SEX: return edit_sex(key, value, place, err);
        case BD_PLAYER_GROUPS: break;
        }
    }
    return edit_fail_key(tournament, key, err);
}

bd_status bd_edit_event(bd_tournament *tournament, const char *key, const char *value, bd_err *err)
{
    BD_ASSERT(key != NULL && value != NULL);
    if (strcmp(key, "name") == 0) return edit_own_text(tournament, key, value, &tournament->name, err);
    if (bd_head_is_known(key)) {
        const char *text = NULL;
        BD_TRY(edit_own_text(tournament, key, value, &text, err));
        return bd_head_put(tournament, key, text, err);
    }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_NO_EVENT_KEY), key);
}
