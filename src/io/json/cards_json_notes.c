/* Reads and writes "notes": {"text": ..., "trf": ...} of a cards/1 file: what only TRF has and pairing does
 * not need. */
#include "cards/card.h"
#include "io/json/cards_json.h"
#include "io/json/json_words.h"

#include <string.h>

static bd_status notes_json_read_text(bd_cards_reader *reader, const bd_json *value, void *target,
                                      bd_err *err)
{
    bd_tournament *t = target;
    BD_TRY(bd_note_json_keep(reader, value, &t->notes, &t->note_count, &t->note_capacity, err));
    t->notes[t->note_count - 1].key = "notes";
    return BD_OK;
}

/* A line of TRF: control characters stay. */
static bd_status notes_json_read_line(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    BD_TRY(bd_json_want(reader->doc, item, BD_JSON_TEXT, err));
    if (strpbrk(item->as.text, "\r\n") != NULL)
        return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_TRF_LINE_END));
    *(const char **)place = item->as.text;
    return BD_OK;
}

static void notes_json_write_line(bd_cards_writer *w, const void *place)
{
    const char *line = *(const char *const *)place;
    const size_t length = strlen(line);
    if (bd_utf8_check(line, length) == length)
        bd_text_add_json(w->out, line);
    else
        bd_json_put_text(w, line);
}

static const bd_list notes_json_lines = {.size = sizeof(const char *),
                                         .capacity_offset = offsetof(bd_tournament, trf_line_capacity),
                                         .read = notes_json_read_line,
                                         .write = notes_json_write_line,
                                         .indent = 3};

/* ---- Players ---- */

static bd_status notes_json_read_unrated(bd_cards_reader *reader, const bd_json *value, void *target,
                                         bd_err *err)
{
    bd_card *card = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        int round = 0;
        BD_TRY(bd_json_int(doc, item, 1, BD_ROUNDS_MAX, &round, err));
        bool found = false;
        for (size_t i = 0; i < card->history_count; i++)
            if (card->history[i].round == round) found = card->history[i].unrated = true;
        if (!found) return bd_json_fail(doc, item, err, BD_SAY(JSON_NO_ENTRY), card->id, round);
    }
    return BD_OK;
}

static bool notes_json_is_rated(const void *entry) { return !((const bd_entry *)entry)->unrated; }

static void notes_json_write_round(bd_cards_writer *w, const void *entry)
{
    bd_text_add_int(w->out, ((const bd_entry *)entry)->round);
}

static const bd_list notes_json_rounds = {
    .size = sizeof(bd_entry), .write = notes_json_write_round, .skips = notes_json_is_rated};

static const bd_field notes_json_unrated = {
    BD_LIST_ROW(bd_card, "unrated", history, history_count, &notes_json_rounds),
    .own = notes_json_read_unrated};

static bd_status notes_json_rows(bd_arena *arena, bd_fields *out, bd_err *err)
{
    *out = (bd_fields){.items = NULL};
    return bd_player_json_rows(arena, true, (bd_fields){&notes_json_unrated, 1}, out, err);
}

static bd_status notes_json_read_persons(bd_cards_reader *reader, const bd_json *value, void *target,
                                         bd_err *err)
{
    const bd_json_doc *doc = reader->doc;
    bd_fields person;
    BD_TRY(notes_json_rows(reader->arena, &person, err));
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        int id = 0;
        BD_TRY(bd_fields_key_int(doc, m, 1, BD_ID_MAX, BD_ENGLISH(JSON_AN_ID), &id, err));
        bd_card *card = bd_tournament_card(target, id);
        if (card == NULL) return bd_json_fail_key(doc, m, err, BD_SAY(JSON_NO_SUCH_PLAYER), id);
        BD_TRY(bd_fields_read(reader, m, person, card, err));
    }
    return BD_OK;
}

static bool notes_json_person_is_set(const bd_card *card)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_notes && bd_player_has(card, &bd_player_fields[i]) > 0) return true;
    return bd_fields_is_set(&notes_json_unrated, card);
}

static bool notes_json_some_person_is_set(const void *target)
{
    const bd_tournament *t = target;
    for (size_t i = 0; i < t->card_count; i++)
        if (notes_json_person_is_set(&t->cards[i])) return true;
    return false;
}

static void notes_json_write_persons(bd_cards_writer *w, const void *target)
{
    const bd_tournament *t = target;
    const char *before = "{\n   ";
    bd_fields person;
    bd_err ignored;
    if (notes_json_rows(w->out->arena, &person, &ignored) != BD_OK) {
        w->out->failed = true;
        return;
    }
    for (size_t i = 0; i < t->card_count; i++) {
        if (!notes_json_person_is_set(&t->cards[i])) continue;
        bd_text_add(w->out, "%s\"%d\": ", before, t->cards[i].id);
        bd_fields_write_object(w, person, &t->cards[i]);
        before = ",\n   ";
    }
    bd_text_add_string(w->out, "\n  }");
}

/* ---- All of it ---- */

static const bd_field notes_json_trf_fields[] = {
    {BD_LIST_ROW(bd_tournament, "lines", trf_lines, trf_line_count, &notes_json_lines)},
    {BD_OWN_ROW("players", notes_json_read_persons, notes_json_some_person_is_set, notes_json_write_persons)},
};

static bd_status notes_json_read_trf(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    return bd_fields_read(reader, value, BD_FIELDS(notes_json_trf_fields), target, err);
}

bool bd_trf_notes_json_are_set(const bd_tournament *t)
{
    return t->trf_line_count > 0 || notes_json_some_person_is_set(t);
}

bd_status bd_trf_notes_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "text", .kind = BD_FIELD_NOTE, .own = notes_json_read_text},
        {.key = "trf", .kind = BD_FIELD_OWN, .own = notes_json_read_trf},
    };
    const bd_json *trf = bd_json_member(reader->doc, value, "trf");
    if (trf == NULL || trf->kind != BD_JSON_OBJECT) return BD_OK; /* a plain annotation, kept already */
    return bd_fields_read(reader, value, BD_FIELDS(fields), reader->tournament, err);
}

void bd_trf_notes_json_write(bd_cards_writer *w)
{
    const bd_tournament *t = w->tournament;
    bd_text_add_char(w->out, '{');
    for (size_t i = 0; i < t->note_count; i++)
        if (strcmp(t->notes[i].key, "notes") == 0) bd_text_add(w->out, "\"text\": %s, ", t->notes[i].text);
    bd_text_add_string(w->out, "\"trf\": {\n  ");
    bd_fields_write(w, ",\n  ", BD_FIELDS(notes_json_trf_fields), t);
    bd_text_add_string(w->out, "\n }}");
}
