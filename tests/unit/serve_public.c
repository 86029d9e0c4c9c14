/* Visitors of a hall see of a player what the table of fields opens to them, and nothing else. */
#include "cards/player_fields.h"
#include "serve/hall.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const char *seen(bd_arena *arena, const char *key, const char *value)
{
    char json[200];
    const char *out = NULL;
    bd_text text = bd_text_new(arena);
    (void)snprintf(json, sizeof json, "{\"format\": \"cards/1\", \"players\": [{\"id\": 1, \"%s\": %s}]}",
                   key, value);
    cr_assert_eq(bd_public_cards_add(&text, json, strlen(json), NULL), BD_OK);
    cr_assert_eq(bd_text_finish(&text, &out, NULL), BD_OK);
    return out;
}

Test(serve_public, shows_open_fields_and_no_others)
{
    static const char *const open[] = {"byes", "withdrawn", "joined", "history", "volunteer"};
    static const char *const closed[] = {"notes", "score", "totals_printed", "phone"};
    bd_arena *arena = bd_arena_new();
    size_t shown = 0;
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        shown += field->open;
        cr_expect_eq(strstr(seen(arena, field->key, "\"Xy\""), "Xy") != NULL, field->open, "%s", field->key);
    }
    cr_expect(shown > 0 && shown < bd_player_field_count);
    for (size_t i = 0; i < sizeof open / sizeof *open; i++)
        cr_expect(strstr(seen(arena, open[i], "\"Xy\""), "Xy") != NULL, "%s", open[i]);
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++)
        cr_expect(strstr(seen(arena, closed[i], "\"Xy\""), "Xy") == NULL, "%s", closed[i]);
    bd_arena_free(arena);
}
