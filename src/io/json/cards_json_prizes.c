/* The member "prizes" of cards/1: its rows. */
#include "io/json/cards_json.h"

#include "io/json/json_words.h"

/* One prize, which is no larger than the one before it. */
static bd_status prizes_read_amount(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    int *amount = place;
    const bd_json_doc *doc = reader->doc;
    if (item->kind != BD_JSON_TEXT || !bd_prize_parse(item->as.text, amount))
        return bd_json_fail(doc, item, err, BD_SAY(JSON_NOT_AN_AMOUNT));
    if (item != bd_json_first(doc, bd_json_around(doc, item)) && *amount > amount[-1])
        return bd_json_fail(doc, item, err, BD_SAY(JSON_AMOUNTS_ASCEND));
    return BD_OK;
}

static void prizes_write_amount(bd_cards_writer *w, const void *place)
{
    char amount[24];
    bd_text_add_json(w->out, bd_prize_print(*(const int *)place, amount, sizeof amount));
}

static const bd_list prizes_amounts = {
    .size = sizeof(int), .read = prizes_read_amount, .write = prizes_write_amount};

#define TEXT(member)   BD_TEXT_ROW(bd_prize_category, member)
#define NUMBER(member) BD_INT_ROW(bd_prize_category, member, 1, 9999)

static const char *const prizes_sexes[] = {"m", "w", NULL};

static const bd_field prizes_category_fields[] = {
    {TEXT(name), .needed = true},
    {BD_LIST_ROW(bd_prize_category, "amounts", amounts, amount_count, &prizes_amounts), .needed = true},
    {NUMBER(grade_from)},
    {NUMBER(grade_to)},
    {BD_BOOL_ROW(bd_prize_category, ungraded)},
    {NUMBER(born_from)},
    {NUMBER(born_to)},
    {TEXT(sex), .choices = prizes_sexes},
    {TEXT(club)},
    {TEXT(school)},
    {TEXT(team)},
    {TEXT(federation)},
};

static bd_status prizes_read_category(bd_cards_reader *reader, const bd_json *item, void *place, bd_err *err)
{
    bd_prize_category *category = place;
    if (category - reader->tournament->prizes.categories == BD_PRIZE_CATEGORIES)
        return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_TOO_MANY_CATEGORIES), BD_PRIZE_CATEGORIES);
    return bd_fields_read(reader, item, BD_FIELDS(prizes_category_fields), category, err);
}

static void prizes_write_category(bd_cards_writer *w, const void *category)
{
    bd_fields_write_object(w, BD_FIELDS(prizes_category_fields), category);
}

static const bd_list prizes_categories = {.size = sizeof(bd_prize_category),
                                          .capacity_offset = offsetof(bd_prizes, category_capacity),
                                          .read = prizes_read_category,
                                          .write = prizes_write_category,
                                          .indent = 2};

/* As bd_prize_sharing has them. */
static const char *const prizes_sharing[] = {"equal", "hort", "place", NULL};

static const bd_field prizes_fields[] = {
    {BD_ENUM_ROW(bd_prizes, sharing, prizes_sharing)},
    {BD_BOOL_ROW(bd_prizes, several)},
    {BD_TEXT_ROW(bd_prizes, currency)},
    {BD_LIST_ROW(bd_prizes, "categories", categories, category_count, &prizes_categories), .needed = true},
};

bd_status bd_prizes_json_read(bd_cards_reader *reader, const bd_json *value, void *tournament, bd_err *err)
{
    return bd_fields_read(reader, value, BD_FIELDS(prizes_fields), &((bd_tournament *)tournament)->prizes,
                          err);
}

bool bd_prizes_json_are_set(const void *tournament)
{
    return ((const bd_tournament *)tournament)->prizes.category_count > 0;
}

void bd_prizes_json_write(bd_cards_writer *w, const void *tournament)
{
    bd_fields_write_object(w, BD_FIELDS(prizes_fields), &((const bd_tournament *)tournament)->prizes);
}
