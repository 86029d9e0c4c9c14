#include "report/print_natural.h"

#include "report/table.h"

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

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out)
{
    static const bd_column columns[] = {
        {"Higher", "higher", true, 0},         {"Natural", "natural", true, 0},
        {"Plays", "lower", true, 0},           {"Rating", "difference", true, 0},
        {"Lower's natural", "other", true, 0}, {"Rating", "other_difference", true, 0},
        {"Change", "kind", false, 0}};
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
        bd_table_add_string(&table, natural_kinds[board->kind]);
    }
    bd_text_add_string(
        out,
        "\nThe natural pairing, and what was changed (rating of the opponent against the natural one):\n");
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
