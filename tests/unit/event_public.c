/* What is given away has what the table of fields opens and what has happened, and nothing else. */
#include "cards/card.h"
#include "cards/edit.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "io/event_file.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_err err;

/* A round with a result, somebody's notes, a family, prizes, and each field of player 1 set to something. */
static const char file[] =
    "{\"format\": \"event/2\", \"name\": \"Open\", \"rounds_planned\": 3,"
    " \"notes\": {\"arbiter\": \"Secret\"},"
    " \"players\": [{\"id\": 1, \"name\": \"Ng\", \"notes\": {\"phone\": \"Secret\"}, \"byes\": {\"2\": "
    "\"H\"}},"
    " {\"id\": 2, \"name\": \"Orme\"}, {\"id\": 3, \"name\": \"Hale\"}], \"forbid\": [[1, 3]],"
    " \"prizes\": {\"categories\": [{\"name\": \"Secret\", \"amounts\": [\"5\"]}]},"
    " \"rounds\": [{\"round\": 1, \"state\": \"closed\", \"published\": true,"
    " \"options\": \"forbid=1,3\","
    " \"boards\": [{\"board\": 1, \"white\": 1, \"black\": 2, \"result\": \"1-0\", \"by\": \"Secret\","
    " \"at\": \"2026-11-20T14:05:00Z\"}], \"rest\": [{\"player\": 3, \"bye\": \"U\"}]}],"
    " \"journal\": [\n  {\"act\": 1, \"at\": \"2026-11-20T14:05:00Z\", \"role\": \"Secret\", \"what\": "
    "\"new\","
    " \"facts\": []}\n ]}";

static const char *public_seen(bd_arena *arena, const char *set, bd_event **event)
{
    const char *out = NULL;
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_event_read_text(arena, "open.json", file, strlen(file), NULL, NULL, event, &err), BD_OK,
                 "%s", err.sentence);
    if (set != NULL) {
        bd_card *card = &(*event)->entered->cards[0];
        cr_assert_eq(bd_edit_card((*event)->entered, card, set, "7", &err), BD_OK, "%s: %s", set,
                     err.sentence);
    }
    bd_event_make_public(*event);
    cr_assert_eq(bd_event_write_text(*event, BD_FORMAT_EVENT, NULL, &text, &err), BD_OK);
    cr_assert_eq(bd_text_finish(&text, &out, &err), BD_OK);
    return out;
}

Test(event_public, shows_what_happened_and_no_secret)
{
    bd_arena *arena = bd_arena_new();
    bd_event *event = NULL;
    const char *seen = public_seen(arena, NULL, &event);
    static const char *const there[] = {"\"Open\"",       "\"Ng\"",
                                        "{\"2\": \"H\"}", "\"result\": \"1-0\"",
                                        "\"bye\": \"U\"", "\"state\": \"closed\""};
    static const char *const gone[] = {"Secret", "forbid", "prizes", "notes", "journal", "14:05", "\"by\""};
    for (size_t i = 0; i < sizeof there / sizeof *there; i++)
        cr_expect(strstr(seen, there[i]) != NULL, "%s: %s", there[i], seen);
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
        cr_expect(strstr(seen, gone[i]) == NULL, "%s: %s", gone[i], seen);
    bd_arena_free(arena);
}

Test(event_public, shows_open_fields_and_no_others)
{
    size_t open = 0, closed = 0;
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        if (field->type != BD_PLAYER_TEXT && field->type != BD_PLAYER_NUMBER) continue;
        bd_arena *arena = bd_arena_new();
        bd_event *event = NULL;
        (void)public_seen(arena, field->fixed ? NULL : bd_player_edit_key(field), &event);
        if (!field->fixed) {
            cr_expect_eq(bd_player_has(&event->entered->cards[0], field), field->open, "%s", field->key);
            open += field->open;
            closed += !field->open;
        }
        bd_arena_free(arena);
    }
    cr_expect(open > 3 && closed > 3, "%zu %zu", open, closed);
}
