/* Reads and writes "notes": {"text": ..., "trf": ...} of a cards/1 file: what only TRF has and pairing does
 * not need. */
#include "base/assert.h"
#include "cards/card.h"
#include "io/json/cards_json_parts.h"
#include "io/json/json_words.h"

#include <stdlib.h>
#include <string.h>

static bd_status notes_json_read_text(bd_cards_reader *reader, const bd_json *value, void *target,
                                      bd_err *err)
{
    (void)target;
    bd_tournament *t = reader->tournament;
    BD_TRY(bd_note_json_keep(reader, value, &t->notes, &t->note_count, &t->note_capacity, err));
    t->notes[t->note_count - 1].key = "notes";
    return BD_OK;
}

static bd_status notes_json_read_lines(bd_cards_reader *reader, const bd_json *value, void *target,
                                       bd_err *err)
{
    (void)target;
    bd_tournament *t = reader->tournament;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        BD_TRY(bd_json_want(doc, item, BD_JSON_TEXT, err));
        if (strpbrk(item->as.text, "\r\n") != NULL)
            return bd_json_fail(doc, item, err, BD_SAY(JSON_TRF_LINE_END));
        BD_ROOM(t->trf_lines, t->trf_line_count, t->trf_line_capacity, reader->arena, err);
        t->trf_lines[t->trf_line_count++] = item->as.text;
    }
    return BD_OK;
}

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

static bd_status notes_json_read_persons(bd_cards_reader *reader, const bd_json *value, void *target,
                                         bd_err *err)
{
    (void)target;
    static const bd_field own[] = {{.key = "unrated", .kind = BD_FIELD_OWN, .own = notes_json_read_unrated}};
    const bd_json_doc *doc = reader->doc;
    bd_field *fields;
    size_t field_count = 0;
    BD_TRY(bd_player_json_fields(reader->arena, true, own, 1, &fields, &field_count, err));
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        int id = 0;
        BD_TRY(bd_fields_key_int(doc, m, 1, BD_ID_MAX, BD_ENGLISH(JSON_AN_ID), &id, err));
        bd_card *card = bd_tournament_card(reader->tournament, id);
        if (card == NULL) return bd_json_fail_key(doc, m, err, BD_SAY(JSON_NO_SUCH_PLAYER), id);
        BD_TRY(bd_fields_read(reader, m, fields, field_count, card, err));
    }
    return BD_OK;
}

static bd_status notes_json_read_trf(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "lines", .kind = BD_FIELD_OWN, .own = notes_json_read_lines},
        {.key = "players", .kind = BD_FIELD_OWN, .own = notes_json_read_persons},
    };
    return bd_fields_read(reader, value, fields, sizeof fields / sizeof fields[0], target, err);
}

bd_status bd_trf_notes_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "text", .kind = BD_FIELD_NOTE, .own = notes_json_read_text},
        {.key = "trf", .kind = BD_FIELD_OWN, .own = notes_json_read_trf},
    };
    const bd_json *trf = bd_json_member(reader->doc, value, "trf");
    if (trf == NULL || trf->kind != BD_JSON_OBJECT) return BD_OK; /* a plain annotation, kept already */
    return bd_fields_read(reader, value, fields, sizeof fields / sizeof fields[0], reader->tournament, err);
}

static bool notes_json_has_unrated(const bd_card *card)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].unrated) return true;
    return false;
}

static bool notes_json_person_is_set(const bd_card *card)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_notes && bd_player_has(card, &bd_player_fields[i]) > 0) return true;
    return notes_json_has_unrated(card);
}

static bool notes_json_some_person_is_set(const bd_tournament *t)
{
    for (size_t i = 0; i < t->card_count; i++)
        if (notes_json_person_is_set(&t->cards[i])) return true;
    return false;
}

bool bd_trf_notes_json_are_set(const bd_tournament *t)
{
    return t->trf_line_count > 0 || notes_json_some_person_is_set(t);
}

static void notes_json_write_unrated(bd_cards_writer *w, const bd_card *card)
{
    const char *before = "[";
    for (size_t i = 0; i < card->history_count; i++) {
        if (!card->history[i].unrated) continue;
        bd_text_add(w->out, "%s%d", before, card->history[i].round);
        before = ", ";
    }
    bd_text_add_char(w->out, ']');
}

static void notes_json_write_person(bd_cards_writer *w, const bd_card *card)
{
    BD_ASSERT(notes_json_person_is_set(card));
    bool first = true;
    bd_text_add(w->out, "\"%d\": {", card->id);
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_notes) bd_player_json_put(w, &first, card, &bd_player_fields[i]);
    if (notes_json_has_unrated(card)) {
        bd_json_put_key(w, &first, ", ", "unrated");
        notes_json_write_unrated(w, card);
    }
    bd_text_add_char(w->out, '}');
}

static void notes_json_write_persons(bd_cards_writer *w)
{
    const char *before = "{\n   ";
    for (size_t i = 0; i < w->tournament->card_count; i++) {
        if (!notes_json_person_is_set(&w->tournament->cards[i])) continue;
        bd_text_add_string(w->out, before);
        notes_json_write_person(w, &w->tournament->cards[i]);
        before = ",\n   ";
    }
    bd_text_add_string(w->out, "\n  }");
}

static void notes_json_write_lines(bd_cards_writer *w)
{
    for (size_t i = 0; i < w->tournament->trf_line_count; i++) {
        bd_text_add_string(w->out, i == 0 ? "[\n   " : ",\n   ");
        bd_json_put_line(w, w->tournament->trf_lines[i]);
    }
    bd_text_add_string(w->out, "\n  ]");
}

static const bd_note *notes_json_find_notes(const bd_tournament *t)
{
    for (size_t i = 0; i < t->note_count; i++)
        if (strcmp(t->notes[i].key, "notes") == 0) return &t->notes[i];
    return NULL;
}

void bd_trf_notes_json_write(bd_cards_writer *w)
{
    const bd_note *text = notes_json_find_notes(w->tournament);
    bool first = true;
    bd_text_add_string(w->out, "{");
    if (text != NULL) bd_text_add(w->out, "\"text\": %s, ", text->text);
    bd_text_add_string(w->out, "\"trf\": {\n  ");
    if (w->tournament->trf_line_count > 0) {
        bd_json_put_key(w, &first, ",\n  ", "lines");
        notes_json_write_lines(w);
    }
    if (notes_json_some_person_is_set(w->tournament)) {
        bd_json_put_key(w, &first, ",\n  ", "players");
        notes_json_write_persons(w);
    }
    bd_text_add_string(w->out, "\n }}");
}
