/* The member "prizes" of cards/1: read and written. */
#include "io/json/cards_json_parts.h"

#include "base/assert.h"
#include "io/json/json_words.h"

#include <string.h>

static bd_status prizes_read_amounts(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_prize_category *category = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    BD_NEW(category->amounts, reader->arena, value->as.count, err);
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        int *amount = &category->amounts[category->amount_count];
        if (item->kind != BD_JSON_TEXT || !bd_prize_parse(item->as.text, amount))
            return bd_json_fail(doc, item, err, BD_SAY(JSON_NOT_AN_AMOUNT));
        if (category->amount_count > 0 && *amount > amount[-1])
            return bd_json_fail(doc, item, err, BD_SAY(JSON_AMOUNTS_ASCEND));
        category->amount_count++;
    }
    return BD_OK;
}

static bd_status prizes_read_sex(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const words[] = {"m", "w"};
    bd_prize_category *category = target;
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, words, 2, &which, err));
    category->sex = words[which];
    return BD_OK;
}

#define PRIZES_NUMBER(name, member, most)                                                                    \
    {                                                                                                        \
        .key = (name), .kind = BD_FIELD_INT, .offset = offsetof(bd_prize_category, member), .low = 1,        \
        .high = (most)                                                                                       \
    }
#define PRIZES_TEXT(name, member)                                                                            \
    {                                                                                                        \
        .key = (name), .kind = BD_FIELD_TEXT, .offset = offsetof(bd_prize_category, member)                  \
    }

static const bd_field prizes_category_fields[] = {
    {.key = "name", .kind = BD_FIELD_TEXT, .needed = true, .offset = offsetof(bd_prize_category, name)},
    {.key = "amounts", .kind = BD_FIELD_OWN, .needed = true, .own = prizes_read_amounts},
    PRIZES_NUMBER("grade_from", grade_from, 9999),
    PRIZES_NUMBER("grade_to", grade_to, 9999),
    {.key = "ungraded", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_prize_category, ungraded)},
    PRIZES_NUMBER("born_from", born_from, 9999),
    PRIZES_NUMBER("born_to", born_to, 9999),
    {.key = "sex", .kind = BD_FIELD_OWN, .own = prizes_read_sex},
    PRIZES_TEXT("club", club),
    PRIZES_TEXT("school", school),
    PRIZES_TEXT("team", team),
    PRIZES_TEXT("federation", federation),
};

static bd_status prizes_read_categories(bd_cards_reader *reader, const bd_json *value, void *target,
                                        bd_err *err)
{
    bd_prizes *prizes = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        bd_prize_category category = {.name = NULL};
        if (prizes->category_count == BD_PRIZE_CATEGORIES)
            return bd_json_fail(doc, item, err, BD_SAY(JSON_TOO_MANY_CATEGORIES), BD_PRIZE_CATEGORIES);
        BD_TRY(bd_fields_read(reader, item, prizes_category_fields,
                              sizeof prizes_category_fields / sizeof *prizes_category_fields, &category,
                              err));
        BD_ROOM(prizes->categories, prizes->category_count, prizes->category_capacity, reader->arena, err);
        prizes->categories[prizes->category_count++] = category;
    }
    return BD_OK;
}

static bd_status prizes_read_sharing(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const char *const words[] = {"equal", "hort", "place"};
    bd_prizes *prizes = target;
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, words, sizeof words / sizeof *words, &which, err));
    prizes->sharing = (bd_prize_sharing)which;
    return BD_OK;
}

bd_status bd_prizes_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "sharing", .kind = BD_FIELD_OWN, .own = prizes_read_sharing},
        {.key = "several", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_prizes, several)},
        {.key = "currency", .kind = BD_FIELD_TEXT, .offset = offsetof(bd_prizes, currency)},
        {.key = "categories", .kind = BD_FIELD_OWN, .needed = true, .own = prizes_read_categories},
    };
    bd_tournament *t = target;
    return bd_fields_read(reader, value, fields, sizeof fields / sizeof *fields, &t->prizes, err);
}

static void prizes_put_text(bd_cards_writer *w, bool *first, const char *key, const char *text)
{
    if (text == NULL) return;
    bd_json_put_key(w, first, ", ", key);
    bd_json_put_text(w, text);
}

static void prizes_put_number(bd_cards_writer *w, bool *first, const char *key, int number)
{
    if (number == 0) return;
    bd_json_put_key(w, first, ", ", key);
    bd_text_add(w->out, "%d", number);
}

static void prizes_put_category(bd_cards_writer *w, const bd_prize_category *category)
{
    bool first = true;
    bd_text_add_char(w->out, '{');
    prizes_put_text(w, &first, "name", category->name);
    bd_json_put_key(w, &first, ", ", "amounts");
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; i < category->amount_count; i++) {
        char amount[24];
        bd_text_add(w->out, "%s\"%s\"", i > 0 ? ", " : "",
                    bd_prize_print(category->amounts[i], amount, sizeof amount));
    }
    bd_text_add_char(w->out, ']');
    prizes_put_number(w, &first, "grade_from", category->grade_from);
    prizes_put_number(w, &first, "grade_to", category->grade_to);
    if (category->ungraded) {
        bd_json_put_key(w, &first, ", ", "ungraded");
        bd_text_add_string(w->out, "true");
    }
    prizes_put_number(w, &first, "born_from", category->born_from);
    prizes_put_number(w, &first, "born_to", category->born_to);
    prizes_put_text(w, &first, "sex", category->sex);
    prizes_put_text(w, &first, "club", category->club);
    prizes_put_text(w, &first, "school", category->school);
    prizes_put_text(w, &first, "team", category->team);
    prizes_put_text(w, &first, "federation", category->federation);
    bd_text_add_char(w->out, '}');
}

void bd_prizes_json_write(bd_cards_writer *w)
{
    const bd_prizes *prizes = &w->tournament->prizes;
    bool first = true;
    bd_text_add_char(w->out, '{');
    if (prizes->sharing != BD_PRIZES_EQUAL)
        prizes_put_text(w, &first, "sharing", bd_prize_sharing_word(prizes->sharing));
    if (prizes->several) {
        bd_json_put_key(w, &first, ", ", "several");
        bd_text_add_string(w->out, "true");
    }
    prizes_put_text(w, &first, "currency", prizes->currency);
    bd_json_put_key(w, &first, ", ", "categories");
    for (size_t c = 0; c < prizes->category_count; c++) {
        bd_text_add_string(w->out, c == 0 ? "[\n  " : ",\n  ");
        prizes_put_category(w, &prizes->categories[c]);
    }
    bd_text_add_string(w->out, prizes->category_count > 0 ? "\n ]}" : "[]}");
}
