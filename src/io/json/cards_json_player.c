/* One player of a cards/1 file: reading. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "io/json/cards_json_parts.h"
#include "io/json/json_words.h"

#include <string.h>

/* A line of the history as written, before it is known whether it makes sense. */
typedef struct line {
    int round, opponent;
    bd_colour colour;
    int halves; /* -1: not given */
    bd_float marked;
    bool is_bye, is_forfeit, won;
    bd_entry_kind bye;
    int player; /* of an event/2 file only: who is on no board of the round */
    bool sits_out, away, unrated;
} line;

static bd_status player_read_opponent(bd_cards_reader *reader, const bd_json *value, void *target,
                                      bd_err *err)
{
    return bd_json_int(reader->doc, value, 1, BD_ID_MAX, &((line *)target)->opponent, err);
}

static bd_status player_read_colour(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"W", "B"};
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 2, &which, err));
    ((line *)target)->colour = which == 0 ? BD_WHITE : BD_BLACK;
    return BD_OK;
}

static bd_status player_read_result(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"0", "0.5", "1"};
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 3, &which, err));
    ((line *)target)->halves = (int)which;
    return BD_OK;
}

static bd_status player_read_float(const bd_json_doc *doc, const bd_json *value, bd_float *out, bd_err *err)
{
    static const char *const names[] = {"D", "U"};
    size_t which = 0;
    BD_TRY(bd_json_choice(doc, value, names, 2, &which, err));
    *out = which == 0 ? BD_FLOAT_DOWN : BD_FLOAT_UP;
    return BD_OK;
}

static bd_status player_read_marked_float(bd_cards_reader *reader, const bd_json *value, void *target,
                                          bd_err *err)
{
    return player_read_float(reader->doc, value, &((line *)target)->marked, err);
}

static bd_status player_read_bye(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"F", "H", "Z", "U", "?"};
    static const bd_entry_kind kinds[] = {BD_BYE_FULL, BD_BYE_HALF, BD_BYE_ZERO, BD_BYE_PAIRING,
                                          BD_BYE_UNKNOWN};
    line *l = target;
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 5, &which, err));
    l->is_bye = true;
    l->bye = kinds[which];
    return BD_OK;
}

static bd_status player_read_forfeit(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"L", "W"};
    line *l = target;
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 2, &which, err));
    l->is_forfeit = true;
    l->won = which == 1;
    return BD_OK;
}

#define LINE_FIELDS                                                                                          \
    {.key = "opponent", .kind = BD_FIELD_OWN, .own = player_read_opponent},                                  \
        {.key = "colour", .kind = BD_FIELD_OWN, .own = player_read_colour},                                  \
        {.key = "result", .kind = BD_FIELD_OWN, .own = player_read_result},                                  \
        {.key = "float", .kind = BD_FIELD_OWN, .own = player_read_marked_float},                             \
        {.key = "bye", .kind = BD_FIELD_OWN, .own = player_read_bye},                                        \
    {                                                                                                        \
        .key = "forfeit", .kind = BD_FIELD_OWN, .own = player_read_forfeit                                   \
    }

static const bd_field player_line_fields[] = {
    {.key = "round",
     .kind = BD_FIELD_INT,
     .needed = true,
     .offset = offsetof(line, round),
     .low = 1,
     .high = BD_ROUNDS_MAX},
    LINE_FIELDS,
};

/* What a bye of this kind is worth on the usual scale; -1: the file must say. */
static int player_usual_worth(bd_entry_kind bye)
{
    switch (bye) {
    case BD_BYE_FULL:
    case BD_BYE_PAIRING: return 2;
    case BD_BYE_HALF: return 1;
    case BD_BYE_ZERO: return 0;
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: break;
    }
    return -1;
}

static bd_status player_check_bye(const bd_json_doc *doc, const bd_json *value, const line *l, bd_err *err)
{
    if (l->opponent != 0)
        return bd_json_fail(doc, bd_json_member(doc, value, "opponent"), err, BD_SAY(JSON_BYE_OPPONENT));
    if (l->colour != BD_NO_COLOUR)
        return bd_json_fail(doc, bd_json_member(doc, value, "colour"), err, BD_SAY(JSON_BYE_COLOUR));
    if (l->is_forfeit)
        return bd_json_fail(doc, bd_json_member(doc, value, "forfeit"), err, BD_SAY(JSON_BYE_FORFEIT));
    const bool fixed = l->bye == BD_BYE_FULL || l->bye == BD_BYE_HALF || l->bye == BD_BYE_ZERO;
    if (fixed && l->halves >= 0 && l->halves != player_usual_worth(l->bye))
        return bd_json_fail(doc, bd_json_member(doc, value, "result"), err, BD_SAY(JSON_BYE_RESULT));
    return BD_OK;
}

static bd_status player_make_entry(const bd_json_doc *doc, const bd_json *value, const line *l, bd_entry *out,
                                   bd_err *err)
{
    BD_ASSERT(l->halves <= 2);
    bd_entry entry = {.round = l->round,
                      .opponent = l->opponent,
                      .colour = l->colour,
                      .halves = l->halves,
                      .unrated = l->unrated,
                      .marked = l->marked};
    if (l->is_bye) {
        BD_TRY(player_check_bye(doc, value, l, err));
        entry.kind = l->bye;
        if (entry.halves < 0) entry.halves = player_usual_worth(l->bye);
    }
    if (l->is_forfeit) {
        const int worth = l->won ? 2 : 0;
        if (entry.halves >= 0 && entry.halves != worth)
            return bd_json_fail(doc, bd_json_member(doc, value, "result"), err, BD_SAY(JSON_FORFEIT_RESULT));
        entry.kind = BD_FORFEIT;
        entry.halves = worth;
    }
    *out = entry;
    return BD_OK;
}

static const bd_field player_rest_fields[] = {
    {.key = "player",
     .kind = BD_FIELD_INT,
     .needed = true,
     .offset = offsetof(line, player),
     .low = 1,
     .high = BD_ID_MAX},
    LINE_FIELDS,
    {.key = "unrated", .kind = BD_FIELD_BOOL, .offset = offsetof(line, unrated)},
    {.key = "sits_out", .kind = BD_FIELD_BOOL, .offset = offsetof(line, sits_out)},
    {.key = "away", .kind = BD_FIELD_BOOL, .offset = offsetof(line, away)},
};

bd_status bd_rest_json_read(bd_cards_reader *reader, const bd_json *value, bd_event_rest *out, bd_err *err)
{
    line l = {.halves = -1};
    BD_TRY(bd_fields_read(reader, value, player_rest_fields,
                          sizeof player_rest_fields / sizeof player_rest_fields[0], &l, err));
    *out = (bd_event_rest){.id = l.player,
                           .kind = l.away       ? BD_REST_AWAY
                                   : l.sits_out ? BD_REST_SITS_OUT
                                                : BD_REST_TOLD};
    const bool told = l.is_bye || l.is_forfeit || l.opponent > 0 || l.colour != BD_NO_COLOUR || l.halves >= 0;
    if (l.away + l.sits_out + told > 1)
        return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_RESTS_TWICE));
    if (l.away || l.sits_out) return BD_OK;
    return player_make_entry(reader->doc, value, &l, &out->entry, err);
}

/* A round that is on the card already: an error, or with --lenient the first line counts and the second
 * opponent has been met too. */
static bd_status player_meet_doubled_round(bd_cards_reader *reader, const bd_json *value, const bd_card *card,
                                           const bd_entry *entry, bd_err *err)
{
    BD_ASSERT(bd_card_entry(card, entry->round) != NULL);
    bd_err mild;
    if (!reader->options->lenient)
        return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_ENTRY_TWICE), card->id, entry->round);
    (void)bd_json_fail(reader->doc, value, &mild, BD_SAY(JSON_ENTRY_TWICE_FIRST), card->id, entry->round);
    bd_warnings_add_err(reader->warnings, &mild);
    if (entry->kind != BD_GAME || entry->opponent == 0) return BD_OK;
    BD_ROOM(reader->doubled, reader->doubled_count, reader->doubled_capacity, reader->arena, err);
    reader->doubled[reader->doubled_count++] =
        (bd_pair_rule){.a = card->id, .b = entry->opponent, .first = 1, .last = BD_ROUNDS_MAX};
    return BD_OK;
}

static bd_status player_read_history(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_card *card = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    card->history_capacity = value->as.count;
    BD_NEW(card->history, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        line l = {.halves = -1};
        bd_entry entry = {.round = 0};
        BD_TRY(bd_fields_read(reader, item, player_line_fields,
                              sizeof player_line_fields / sizeof player_line_fields[0], &l, err));
        BD_TRY(player_make_entry(doc, item, &l, &entry, err));
        if (bd_card_entry(card, entry.round) != NULL) {
            BD_TRY(player_meet_doubled_round(reader, item, card, &entry, err));
            continue;
        }
        bd_entry *place = NULL;
        BD_TRY(bd_card_add_entry(reader->tournament, card, entry.round, &place, err));
        *place = entry;
    }
    return BD_OK;
}

static bd_status player_read_byes(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"F", "H", "Z"};
    static const bd_entry_kind kinds[] = {BD_BYE_FULL, BD_BYE_HALF, BD_BYE_ZERO};
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        int round = 0;
        size_t which = 0;
        BD_TRY(bd_fields_key_int(doc, m, 1, BD_ROUNDS_MAX, BD_ENGLISH(JSON_A_ROUND), &round, err));
        if (m->kind == BD_JSON_NULL) continue;
        BD_TRY(bd_json_choice(doc, m, names, 3, &which, err));
        BD_TRY(bd_card_add_bye(reader->tournament, target, round, kinds[which], err));
    }
    return BD_OK;
}

static bd_status player_read_groups(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_card *card = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    BD_NEW(card->groups, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_json_text(doc, item, &card->groups[card->group_count++], err));
    return BD_OK;
}

static bd_status player_read_score(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_card *card = target;
    card->score_given = true;
    return bd_fields_halves(reader->doc, value, -19998, 19998, &card->score, err);
}

/* true, or the round for which they volunteer. */
static bd_status player_read_volunteer(bd_cards_reader *reader, const bd_json *value, void *target,
                                       bd_err *err)
{
    bd_card *card = target;
    if (value->kind == BD_JSON_NUMBER) {
        card->volunteer = true;
        return bd_json_int(reader->doc, value, 1, BD_ROUNDS_MAX, &card->volunteer_round, err);
    }
    return bd_json_bool(reader->doc, value, &card->volunteer, err);
}

static bd_status player_read_colour_due(bd_cards_reader *reader, const bd_json *value, void *target,
                                        bd_err *err)
{
    static const char *const names[] = {"White", "Black", "W", "B"};
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 4, &which, err));
    ((bd_card *)target)->colour_due = which % 2 == 0 ? BD_WHITE : BD_BLACK;
    return BD_OK;
}

static bd_status player_read_last_float(bd_cards_reader *reader, const bd_json *value, void *target,
                                        bd_err *err)
{
    return player_read_float(reader->doc, value, &((bd_card *)target)->last_float, err);
}

static bd_status player_read_note(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_person *person = ((bd_card *)target)->person;
    return bd_note_json_keep(reader, value, &person->notes, &person->note_count, &person->note_capacity, err);
}

static bd_status player_read_sex(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"m", "w"};
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 2, &which, err));
    ((bd_card *)target)->person->sex = names[which][0];
    return BD_OK;
}

static bd_field player_json_field(const bd_player_field *player)
{
    bd_field field = {.key = player->key, .player = player, .low = player->low, .high = player->high};
    switch (player->type) {
    case BD_PLAYER_TEXT: field.kind = BD_FIELD_TEXT; break;
    case BD_PLAYER_NUMBER: field.kind = BD_FIELD_INT; break;
    case BD_PLAYER_FLAG: field.kind = BD_FIELD_BOOL; break;
    case BD_PLAYER_SEX:
        field.kind = BD_FIELD_OWN;
        field.own = player_read_sex;
        break;
    case BD_PLAYER_GROUPS:
        field.kind = BD_FIELD_OWN;
        field.own = player_read_groups;
        break;
    }
    return field;
}

bd_status bd_player_json_fields(bd_arena *arena, bool in_notes, const bd_field *own, size_t own_count,
                                bd_field **out, size_t *count, bd_err *err)
{
    bd_field *fields;
    size_t used = 0;
    BD_NEW(fields, arena, bd_player_field_count + own_count, err);
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_notes == in_notes)
            fields[used++] = player_json_field(&bd_player_fields[i]);
    memcpy(fields + used, own, own_count * sizeof *own);
    *out = fields;
    *count = used + own_count;
    return BD_OK;
}

#define INT(name, least, most)                                                                               \
    .key = #name, .kind = BD_FIELD_INT, .offset = offsetof(bd_card, name), .low = (least), .high = (most)
#define OWN(name, function) .key = (name), .kind = BD_FIELD_OWN, .own = (function)

static const bd_field player_own_fields[] = {
    {INT(id, 1, BD_ID_MAX), .needed = true},
    {OWN("byes", player_read_byes)},
    {INT(withdrawn, 1, BD_ROUNDS_MAX)},
    {INT(joined, 1, BD_ROUNDS_MAX)},
    {OWN("score", player_read_score)},
    {OWN("colour_due", player_read_colour_due)},
    {OWN("last_float", player_read_last_float)},
    {OWN("volunteer", player_read_volunteer)},
    {OWN("history", player_read_history)},
    {.key = "notes", .kind = BD_FIELD_NOTE, .own = player_read_note},
    {.key = "totals_printed", .kind = BD_FIELD_NOTE, .own = player_read_note},
};

bd_status bd_card_json_prepare(bd_cards_reader *reader, bd_err *err)
{
    return bd_player_json_fields(reader->arena, false, player_own_fields,
                                 sizeof player_own_fields / sizeof *player_own_fields, &reader->player_fields,
                                 &reader->player_field_count, err);
}

bd_status bd_card_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err)
{
    /* The id comes first: messages about the history name it. */
    const bd_json *number = bd_json_member(reader->doc, value, "id");
    int id = 1;
    if (number != NULL && number->kind != BD_JSON_NULL)
        BD_TRY(bd_json_int(reader->doc, number, 1, BD_ID_MAX, &id, err));
    bd_card *card = NULL;
    BD_TRY(bd_tournament_add_card(reader->tournament, id, &card, err));
    return bd_fields_read(reader, value, reader->player_fields, reader->player_field_count, card, err);
}
