/* Public cards: the event as everybody in the hall may see it. */
#include "serve/hall.h"

#include "cards/player_fields.h"
#include "io/json/json.h"

#include <string.h>

static const char *const public_event[] = {"format", "name",    "rules",         "rounds",
                                           "round",  "present", "present_round", "draws"};
/* Beside the fields that are open by the table. */
static const char *const public_player[] = {"id", "byes", "withdrawn", "joined", "history", "volunteer"};

static bool public_is_named(const char *key, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(key, names[i]) == 0) return true;
    return false;
}

static bool public_has_of_event(const char *key)
{
    return public_is_named(key, public_event, sizeof public_event / sizeof *public_event);
}

static bool public_has_of_player(const char *key)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].open && strcmp(key, bd_player_fields[i].key) == 0) return true;
    return public_is_named(key, public_player, sizeof public_player / sizeof *public_player);
}

/* The members that visitors may see, as they stand, behind a brace. */
static bd_status public_add_members(bd_text *out, const bd_json_doc *doc, const bd_json *object,
                                    bool (*has)(const char *key), bd_err *err)
{
    bool any = false;
    bd_text_add_char(out, '{');
    for (const bd_json *one = bd_json_first(doc, object); one != NULL; one = bd_json_next(doc, one)) {
        if (!has(bd_json_key(doc, one))) continue;
        const char *raw = bd_json_raw(doc, one, out->arena);
        if (raw == NULL) BD_FAIL_MEMORY(err);
        bd_text_add(out, "%s\"%s\": ", any ? ", " : "", bd_json_key(doc, one));
        bd_text_add_string(out, raw);
        any = true;
    }
    return BD_OK;
}

bd_status bd_public_cards_add(bd_text *out, const char *json, size_t length, bd_err *err)
{
    bd_json_doc doc;
    BD_TRY(bd_json_open(out->arena, "", json, length, &doc, err));
    const bd_json *players = bd_json_member(&doc, &doc.values[0], "players");
    BD_TRY(public_add_members(out, &doc, &doc.values[0], public_has_of_event, err));
    bd_text_add_string(out, ", \"players\": [");
    const bd_json *first = players != NULL ? bd_json_first(&doc, players) : NULL;
    for (const bd_json *one = first; one != NULL; one = bd_json_next(&doc, one)) {
        bd_text_add_string(out, one == first ? "\n" : ",\n");
        BD_TRY(public_add_members(out, &doc, one, public_has_of_player, err));
        bd_text_add_char(out, '}');
    }
    bd_text_add_string(out, "]}\n");
    return BD_OK;
}
