#include "report/print_natural.h"

#include "report/page.h"
#include "report/report_words.h"
#include "report/table.h"

/* As programs read them; people read natural_words. */
static const char *const natural_kinds[] = {[BD_AS_NATURAL] = "natural",
                                            [BD_TRANSPOSITION] = "transposition",
                                            [BD_INTERCHANGE] = "interchange",
                                            [BD_ODD_PLAYER] = "odd player"};

static void natural_difference(bd_table *table, bool rated, int difference)
{
    if (!rated)
        bd_table_add_string(table, "");
    else if (difference > 0)
        bd_table_add(table, "+%d", difference);
    else
        bd_table_add(table, "%d", difference);
}

static void natural_id(bd_table *table, int id)
{
    if (id != 0)
        bd_table_add(table, "%d", id);
    else
        bd_table_add_string(table, "");
}

static const char *const natural_words[] = {[BD_AS_NATURAL] = BD_ENGLISH(REPORT_AS_NATURAL),
                                            [BD_TRANSPOSITION] = BD_ENGLISH(REPORT_TRANSPOSITION),
                                            [BD_INTERCHANGE] = BD_ENGLISH(REPORT_INTERCHANGE),
                                            [BD_ODD_PLAYER] = BD_ENGLISH(REPORT_ODD_PLAYER)};

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out)
{
    static const bd_column columns[] = {{BD_ENGLISH(REPORT_COLUMN_HIGHER), "higher", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_NATURAL), "natural", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_PLAYS), "lower", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_RATING), "difference", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_LOWERS_NATURAL), "other", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_RATING), "other_difference", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_CHANGE), "kind", false, 0}};
    bd_table table = bd_table_new(out->arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < count; i++) {
        const bd_natural *board = &boards[i];
        const bool changed = board->kind == BD_TRANSPOSITION || board->kind == BD_INTERCHANGE;
        bd_table_add(&table, "%d", board->higher);
        natural_id(&table, board->natural_of_higher);
        bd_table_add(&table, "%d", board->lower);
        natural_difference(&table, changed && board->higher_rated, board->higher_difference);
        natural_id(&table, changed ? board->natural_of_lower : 0);
        natural_difference(&table, changed && board->lower_rated, board->lower_difference);
        bd_table_add_string(&table, bd_say(natural_words[board->kind]));
    }
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, BD_SAY(REPORT_NATURAL_PAIRING), 0, terminal->width);
    bd_table_text(&table, terminal, out);
}

void bd_natural_json(const bd_natural *boards, size_t count, bd_writer *json)
{
    bd_writer_list(json, "natural");
    for (size_t i = 0; i < count; i++) {
        const bd_natural *board = &boards[i];
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "higher", board->higher);
        bd_writer_int(json, "lower", board->lower);
        bd_writer_string(json, "change", natural_kinds[board->kind]);
        bd_writer_id(json, "natural_of_higher", board->natural_of_higher);
        bd_writer_id(json, "natural_of_lower", board->natural_of_lower);
        if (board->higher_rated) bd_writer_int(json, "higher_difference", board->higher_difference);
        if (board->lower_rated) bd_writer_int(json, "lower_difference", board->lower_difference);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}
