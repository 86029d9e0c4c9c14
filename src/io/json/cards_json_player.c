/* The players of a cards/1 file, and who is on no board of a round in an event/2: read and written. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cards/result.h"
#include "io/json/cards_json.h"
#include "io/json/json_words.h"

#include <string.h>

/* ---- A line of the history ---- */

static const char *const player_colours[] = {"W", "B", NULL}, *const player_floats[] = {"D", "U", NULL},
                         *const player_forfeits[] = {"L", "W", NULL},
                         *const player_results[] = {"0", "0.5", "1", NULL},
                         *const player_bye_letters[] = {"F", "H", "Z", "U", "?", NULL};

/* Of the letters, from 1. */
static const bd_entry_kind player_bye_kinds[] = {BD_GAME,     BD_BYE_FULL,    BD_BYE_HALF,
                                                 BD_BYE_ZERO, BD_BYE_PAIRING, BD_BYE_UNKNOWN};

enum { BYE_KINDS = sizeof player_bye_kinds / sizeof *player_bye_kinds };

/* A line as written, before it is known whether it makes sense. Of the choices 0 is none. */
typedef struct line {
    int player; /* of an event/2 file only: who is on no board of the round */
    int round, opponent;
    bd_colour colour;
    int result, bye, forfeit;
    int games;
    bd_float marked;
    bool unrated, sits_out, away; /* of an event/2 file only */
} line;

#define LINE_FIELDS                                                                                          \
    {BD_INT_ROW(line, opponent, 1, BD_ID_MAX)}, {BD_CHOICE_ROW(line, "colour", colour, player_colours)},     \
        {BD_CHOICE_ROW(line, "result", result, player_results)},                                             \
        {BD_CHOICE_ROW(line, "bye", bye, player_bye_letters)},                                               \
        {BD_CHOICE_ROW(line, "forfeit", forfeit, player_forfeits)},                                          \
        {.key = "games", .kind = BD_FIELD_HALVES, .offset = offsetof(line, games), .high = BD_GAMES_MOST},   \
    {                                                                                                        \
        BD_CHOICE_ROW(line, "float", marked, player_floats)                                                  \
    }

static const bd_field player_line_fields[] = {
    {BD_INT_ROW(line, round, 1, BD_ROUNDS_MAX), .needed = true},
    LINE_FIELDS,
};

static const bd_field player_rest_fields[] = {
    {BD_INT_ROW(line, player, 1, BD_ID_MAX), .needed = true},
    LINE_FIELDS,
    {BD_BOOL_ROW(line, unrated)},
    {BD_BOOL_ROW(line, sits_out)},
    {BD_BOOL_ROW(line, away)},
};

static bd_status player_check_bye(const bd_json_doc *doc, const bd_json *value, const line *l, bd_err *err)
{
    if (l->opponent != 0)
        return bd_json_fail(doc, bd_json_member(doc, value, "opponent"), err, BD_SAY(JSON_BYE_OPPONENT));
    if (l->colour != BD_NO_COLOUR)
        return bd_json_fail(doc, bd_json_member(doc, value, "colour"), err, BD_SAY(JSON_BYE_COLOUR));
    if (l->forfeit > 0)
        return bd_json_fail(doc, bd_json_member(doc, value, "forfeit"), err, BD_SAY(JSON_BYE_FORFEIT));
    const bd_entry_kind kind = player_bye_kinds[l->bye];
    const bool fixed = kind == BD_BYE_FULL || kind == BD_BYE_HALF || kind == BD_BYE_ZERO;
    if (fixed && l->result > 0 && l->result - 1 != bd_bye_worth(kind))
        return bd_json_fail(doc, bd_json_member(doc, value, "result"), err, BD_SAY(JSON_BYE_RESULT));
    return BD_OK;
}

static bd_status player_make_entry(const bd_json_doc *doc, const bd_json *value, const line *l, bd_entry *out,
                                   bd_err *err)
{
    bd_entry entry = {.round = l->round,
                      .kind = player_bye_kinds[l->bye],
                      .opponent = l->opponent,
                      .colour = l->colour,
                      .halves = l->result - 1,
                      .games = l->games,
                      .unrated = l->unrated,
                      .marked = l->marked};
    if (l->bye > 0) {
        BD_TRY(player_check_bye(doc, value, l, err));
        if (entry.halves < 0 && entry.kind != BD_BYE_UNKNOWN) entry.halves = bd_bye_worth(entry.kind);
    }
    if (l->forfeit > 0) {
        const int worth = l->forfeit == 2 ? 2 : 0;
        if (entry.halves >= 0 && entry.halves != worth)
            return bd_json_fail(doc, bd_json_member(doc, value, "result"), err, BD_SAY(JSON_FORFEIT_RESULT));
        entry.kind = BD_FORFEIT;
        entry.halves = worth;
    }
    *out = entry;
    return BD_OK;
}

/* A result that the kind of entry does not tell already. */
static bool player_result_is_news(const bd_entry *entry)
{
    if (entry->halves < 0 || entry->kind == BD_FORFEIT) return false;
    if (entry->kind == BD_BYE_PAIRING) return entry->halves != 2;
    return entry->kind == BD_GAME || entry->kind == BD_BYE_UNKNOWN;
}

static line player_line_of(const bd_entry *entry)
{
    BD_ASSERT(entry->halves <= 2);
    line l = {.round = entry->round, .marked = entry->marked, .unrated = entry->unrated};
    for (int i = 1; i < BYE_KINDS; i++)
        if (player_bye_kinds[i] == entry->kind) l.bye = i;
    if (l.bye == 0) {
        l.opponent = entry->opponent;
        l.colour = entry->colour;
    }
    l.games = entry->games;
    if (player_result_is_news(entry)) l.result = entry->halves + 1;
    if (entry->kind == BD_FORFEIT) l.forfeit = entry->halves > 0 ? 2 : 1;
    return l;
}

bd_status bd_rest_json_read(bd_cards_reader *reader, const bd_json *value, bd_event_rest *out, bd_err *err)
{
    line l = {.round = 0};
    BD_TRY(bd_fields_read(reader, value, BD_FIELDS(player_rest_fields), &l, err));
    *out = (bd_event_rest){.id = l.player,
                           .kind = l.away       ? BD_REST_AWAY
                                   : l.sits_out ? BD_REST_SITS_OUT
                                                : BD_REST_TOLD};
    const bool told =
        l.bye > 0 || l.forfeit > 0 || l.opponent > 0 || l.colour != BD_NO_COLOUR || l.result > 0;
    if (l.away + l.sits_out + told > 1)
        return bd_json_fail(reader->doc, value, err, BD_SAY(JSON_RESTS_TWICE));
    if (l.away || l.sits_out) return BD_OK;
    return player_make_entry(reader->doc, value, &l, &out->entry, err);
}

void bd_rest_json_write(bd_cards_writer *w, const bd_event_rest *rest)
{
    line l = {.round = 0};
    if (rest->kind == BD_REST_TOLD) l = player_line_of(&rest->entry);
    l.player = rest->id;
    l.sits_out = rest->kind == BD_REST_SITS_OUT;
    l.away = rest->kind == BD_REST_AWAY;
    bd_fields_write_object(w, BD_FIELDS(player_rest_fields), &l);
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
        line l = {.round = 0};
        bd_entry entry = {.round = 0};
        BD_TRY(bd_fields_read(reader, item, BD_FIELDS(player_line_fields), &l, err));
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

static void player_write_line(bd_cards_writer *w, const void *entry)
{
    const line l = player_line_of(entry);
    bd_fields_write_object(w, BD_FIELDS(player_line_fields), &l);
}

/* ---- The other members ---- */

static bd_status player_read_byes(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const letters[] = {"F", "H", "Z", NULL};
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        int round = 0, which = 0;
        BD_TRY(bd_fields_key_int(doc, m, 1, BD_ROUNDS_MAX, BD_ENGLISH(JSON_A_ROUND), &round, err));
        if (m->kind == BD_JSON_NULL) continue;
        BD_TRY(bd_fields_choice(reader, m, letters, &which, err));
        BD_TRY(bd_card_add_bye(reader->tournament, target, round, player_bye_kinds[which], err));
    }
    return BD_OK;
}

static bool player_has_byes(const void *card) { return ((const bd_card *)card)->bye_count > 0; }

static void player_write_byes(bd_cards_writer *w, const void *target)
{
    const bd_card *card = target;
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_entry bye = {.kind = card->byes[i].kind};
        bd_text_add(w->out, "%s\"%d\": \"%s\"", i == 0 ? "{" : ", ", card->byes[i].round,
                    player_bye_letters[player_line_of(&bye).bye - 1]);
    }
    bd_text_add_char(w->out, '}');
}

static bd_status player_read_score(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_card *card = target;
    card->score_given = true;
    return bd_fields_halves(reader->doc, value, -19998, 19998, &card->score, err);
}

static bool player_has_score(const void *card) { return ((const bd_card *)card)->score_given; }

static void player_write_score(bd_cards_writer *w, const void *card)
{
    bd_json_put_halves(w, ((const bd_card *)card)->score);
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

static bool player_volunteers(const void *card) { return ((const bd_card *)card)->volunteer; }

static void player_write_volunteer(bd_cards_writer *w, const void *target)
{
    const bd_card *card = target;
    if (card->volunteer_round > 0)
        bd_text_add_int(w->out, card->volunteer_round);
    else
        bd_text_add_string(w->out, "true");
}

/* What is due is written in full; the letters are read too. */
static const char *const player_colours_due[] = {"White", "Black", "W", "B", NULL};

static bd_status player_read_colour_due(bd_cards_reader *reader, const bd_json *value, void *target,
                                        bd_err *err)
{
    int which = 0;
    BD_TRY(bd_fields_choice(reader, value, player_colours_due, &which, err));
    ((bd_card *)target)->colour_due = which % 2 == 1 ? BD_WHITE : BD_BLACK;
    return BD_OK;
}

/* A team's players, in the order of boards. */
static bd_status player_read_roster(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_person *person = ((bd_card *)target)->person;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    BD_NEW(person->roster, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_json_int(doc, item, 1, BD_ID_MAX, &person->roster[person->roster_count++], err));
    return BD_OK;
}

static bool player_has_roster(const void *card) { return ((const bd_card *)card)->person->roster_count > 0; }

static void player_write_roster(bd_cards_writer *w, const void *target)
{
    const bd_person *person = ((const bd_card *)target)->person;
    for (size_t i = 0; i < person->roster_count; i++) {
        bd_text_add_string(w->out, i == 0 ? "[" : ", ");
        bd_text_add_int(w->out, person->roster[i]);
    }
    bd_text_add_char(w->out, ']');
}

static bd_status player_read_note(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_person *person = ((bd_card *)target)->person;
    return bd_note_json_keep(reader, value, &person->notes, &person->note_count, &person->note_capacity, err);
}

static void player_write_notes(bd_cards_writer *w, const void *target)
{
    const bd_person *person = ((const bd_card *)target)->person;
    bd_notes_json_write(w, person->notes, person->note_count, NULL);
}

/* ---- Its rows ---- */

static bd_status player_read_group(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    return bd_json_text(reader->doc, item, place, err);
}

static void player_write_group(bd_cards_writer *w, const void *place)
{
    bd_json_put_text(w, *(const char *const *)place);
}

static bd_field player_json_field(const bd_player_field *player)
{
    static const bd_list groups = {
        .size = sizeof(const char *), .read = player_read_group, .write = player_write_group};
    static const char *const sexes[] = {"m", "w", NULL};
    static const bd_field_kind kinds[] = {[BD_PLAYER_TEXT] = BD_FIELD_TEXT,
                                          [BD_PLAYER_NUMBER] = BD_FIELD_INT,
                                          [BD_PLAYER_FLAG] = BD_FIELD_BOOL,
                                          [BD_PLAYER_SEX] = BD_FIELD_LETTER,
                                          [BD_PLAYER_GROUPS] = BD_FIELD_LIST};
    bd_field field = {.key = player->key, .kind = kinds[player->type], .player = player};
    field.low = player->low;
    field.high = player->high;
    if (player->type == BD_PLAYER_SEX) field.choices = sexes;
    if (player->type != BD_PLAYER_GROUPS) return field;
    field.player = NULL;
    field.offset = offsetof(bd_card, groups);
    field.count_offset = offsetof(bd_card, group_count);
    field.list = &groups;
    return field;
}

bd_status bd_player_json_rows(bd_arena *arena, bool in_notes, bd_fields own, bd_fields *out, bd_err *err)
{
    bd_field *rows;
    size_t used = 0;
    if (out->items != NULL) return BD_OK;
    BD_NEW(rows, arena, bd_player_field_count + own.count, err);
    if (!in_notes) rows[used++] = own.items[0];
    for (int turn = 0; turn < 2; turn++)
        for (size_t i = 0; i < bd_player_field_count; i++) {
            const bd_player_field *field = &bd_player_fields[i];
            const bool mark = field->type == BD_PLAYER_FLAG || field->type == BD_PLAYER_GROUPS;
            if (field->in_notes == in_notes && mark == (turn == 1)) rows[used++] = player_json_field(field);
        }
    memcpy(rows + used, own.items + !in_notes, (own.count - !in_notes) * sizeof *rows);
    *out = (bd_fields){.items = rows, .count = used + own.count - !in_notes};
    return BD_OK;
}

static const bd_list player_history = {.size = sizeof(bd_entry), .write = player_write_line};

/* The first stands before the rows of the table. */
static const bd_field player_own_fields[] = {
    {BD_INT_ROW(bd_card, id, 1, BD_ID_MAX), .needed = true},
    {BD_OWN_ROW("volunteer", player_read_volunteer, player_volunteers, player_write_volunteer)},
    {BD_OWN_ROW("byes", player_read_byes, player_has_byes, player_write_byes)},
    {BD_INT_ROW(bd_card, joined, 1, BD_ROUNDS_MAX)},
    {BD_INT_ROW(bd_card, withdrawn, 1, BD_ROUNDS_MAX)},
    {BD_OWN_ROW("score", player_read_score, player_has_score, player_write_score)},
    {BD_CHOICE_ROW(bd_card, "colour_due", colour_due, player_colours_due), .own = player_read_colour_due},
    {BD_CHOICE_ROW(bd_card, "last_float", last_float, player_floats)},
    {BD_OWN_ROW("roster", player_read_roster, player_has_roster, player_write_roster)},
    {.key = "notes", .kind = BD_FIELD_NOTE, .own = player_read_note, .write = player_write_notes},
    {.key = "totals_printed", .kind = BD_FIELD_NOTE, .own = player_read_note},
    {BD_LIST_ROW(bd_card, "history", history, history_count, &player_history), .own = player_read_history},
};

static bd_status player_read(bd_cards_reader *reader, const bd_json *value, bd_err *err)
{
    /* The id comes first: messages about the history name it. */
    const bd_json *number = bd_json_member(reader->doc, value, "id");
    int id = 1;
    if (number != NULL && number->kind != BD_JSON_NULL)
        BD_TRY(bd_json_int(reader->doc, number, 1, BD_ID_MAX, &id, err));
    bd_card *card = NULL;
    BD_TRY(bd_tournament_add_card(reader->tournament, id, &card, err));
    return bd_fields_read(reader, value, reader->players, card, err);
}

bd_status bd_players_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    (void)target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    if (value->as.count > BD_PLAYERS_MAX)
        return bd_json_fail(doc, value, err, BD_SAY(JSON_TOO_MANY_PLAYERS), (unsigned)value->as.count,
                            BD_PLAYERS_MAX);
    BD_TRY(bd_player_json_rows(reader->arena, false, BD_FIELDS(player_own_fields), &reader->players, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(player_read(reader, item, err));
    return BD_OK;
}

void bd_card_json_write(bd_cards_writer *w, const void *card)
{
    bd_err ignored;
    if (bd_player_json_rows(w->out->arena, false, BD_FIELDS(player_own_fields), &w->players, &ignored) !=
        BD_OK)
        w->out->failed = true;
    else
        bd_fields_write_object(w, w->players, card);
}

/* ---- Players of teams ---- */

static const bd_field player_member_fields[] = {
    {BD_INT_ROW(bd_card, id, 1, BD_ID_MAX), .needed = true},
    {.key = "notes", .kind = BD_FIELD_NOTE, .own = player_read_note, .write = player_write_notes},
};

/* All fields stand with the player, also those that "notes" hold in cards/1. */
static bd_status player_member_rows(bd_arena *arena, bd_fields *out, bd_err *err)
{
    static const bd_fields none = {.items = player_member_fields, .count = 0};
    bd_fields plain = {.items = NULL}, noted = {.items = NULL};
    bd_field *rows;
    if (out->items != NULL) return BD_OK;
    BD_TRY(bd_player_json_rows(arena, false, BD_FIELDS(player_member_fields), &plain, err));
    BD_TRY(bd_player_json_rows(arena, true, none, &noted, err));
    BD_NEW(rows, arena, plain.count + noted.count, err);
    memcpy(rows, plain.items, (plain.count - 1) * sizeof *rows);
    memcpy(rows + plain.count - 1, noted.items, noted.count * sizeof *rows);
    rows[plain.count + noted.count - 1] = plain.items[plain.count - 1];
    *out = (bd_fields){.items = rows, .count = plain.count + noted.count};
    return BD_OK;
}

bd_status bd_members_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    bd_tournament *t = target;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    BD_TRY(player_member_rows(reader->arena, &reader->members, err));
    t->members = bd_tournament_new(reader->arena);
    if (t->members == NULL) BD_FAIL_MEMORY(err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        bd_card *card = NULL;
        BD_TRY(bd_tournament_add_card(t->members, 1, &card, err));
        BD_TRY(bd_fields_read(reader, item, reader->members, card, err));
    }
    return BD_OK;
}

void bd_member_json_write(bd_cards_writer *w, const void *card)
{
    bd_err ignored;
    if (player_member_rows(w->out->arena, &w->members, &ignored) != BD_OK)
        w->out->failed = true;
    else
        bd_fields_write_object(w, w->members, card);
}
