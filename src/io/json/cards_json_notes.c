/* Reads and writes "notes": {"text": ..., "trf": ...} of a cards/1 file: what only TRF has and pairing does
 * not need. */
#include "base/assert.h"
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

static bd_status notes_json_read_sex(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const names[] = {"m", "w"};
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 2, &which, err));
    ((bd_card *)target)->sex = names[which][0];
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

static const bd_field notes_json_person_fields[] = {
    {.key = "sex", .kind = BD_FIELD_OWN, .own = notes_json_read_sex},
    {.key = "fide_number", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_card, fide_number)},
    {.key = "birth", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_card, birth)},
    {.key = "standing",
     .kind = BD_FIELD_INT,
     .offset = offsetof(bd_card, standing),
     .low = 1,
     .high = BD_ID_MAX},
    {.key = "unrated", .kind = BD_FIELD_OWN, .own = notes_json_read_unrated},
};

static bd_status notes_json_read_persons(bd_cards_reader *reader, const bd_json *value, void *target,
                                         bd_err *err)
{
    (void)target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        int id = 0;
        BD_TRY(bd_fields_key_int(doc, m, 1, BD_ID_MAX, BD_ENGLISH(JSON_AN_ID), &id, err));
        bd_card *card = bd_tournament_card(reader->tournament, id);
        if (card == NULL) return bd_json_fail_key(doc, m, err, BD_SAY(JSON_NO_SUCH_PLAYER), id);
        BD_TRY(bd_fields_read(reader, m, notes_json_person_fields,
                              sizeof notes_json_person_fields / sizeof notes_json_person_fields[0], card,
                              err));
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
    return card->sex != 0 || card->fide_number != NULL || card->birth != NULL || card->standing > 0 ||
           notes_json_has_unrated(card);
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
    if (card->sex != 0) {
        const char sex[2] = {card->sex, '\0'};
        bd_json_put_key(w, &first, ", ", "sex");
        bd_json_put_text(w, sex);
    }
    if (card->fide_number != NULL) {
        bd_json_put_key(w, &first, ", ", "fide_number");
        bd_json_put_text(w, card->fide_number);
    }
    if (card->birth != NULL) {
        bd_json_put_key(w, &first, ", ", "birth");
        bd_json_put_text(w, card->birth);
    }
    if (card->standing > 0) {
        bd_json_put_key(w, &first, ", ", "standing");
        bd_text_add(w->out, "%d", card->standing);
    }
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
