/* A layout as CSV, one line a card. */
#include "report/labels.h"
#include "report/print_layout.h"
#include "report/table.h"
#include "rulebook/rulebook.h"

static const bd_column layout_csv_columns[] = {
    {"", "score", true, 0}, {"", "id", true, 0},    {"", "name", false, 0},  {"", "grade", true, 0},
    {"", "due", false, 0},  {"", "half", false, 0}, {"", "float", false, 0}, {"", "bye", false, 0}};

void bd_layout_csv(const bd_layout *layout, bd_arena *arena, bd_text *out)
{
    bd_table table =
        bd_table_new(arena, layout_csv_columns, sizeof layout_csv_columns / sizeof *layout_csv_columns);
    const bool halves = bd_rulebook_has(layout->rules, BD_HAS_MID_LINE);
    for (size_t l = 0; l < layout->level_count; l++) {
        const bd_laid_level *level = &layout->levels[l];
        for (size_t i = 0; i < level->count; i++) {
            const bd_laid_card *laid = &level->cards[i];
            bd_table_add_halves(&table, level->score);
            bd_table_add(&table, "%d", laid->card->id);
            bd_table_add_string(&table, laid->card->name);
            if (laid->grade.estimated)
                bd_table_add_grade(&table, laid->grade);
            else
                bd_table_add(&table, "%d", laid->grade.value);
            bd_table_add_string(&table, bd_word_colour(laid->claim.due));
            bd_table_add_string(&table, !halves ? "" : (int)i < level->mid_line ? "top" : "bottom");
            bd_table_add_string(&table, bd_word_float(laid->last_float));
            bd_table_add_string(&table, laid->attendance == BD_HAS_BYE ? bd_letter_bye(laid->bye) : "");
        }
    }
    bd_table_csv(&table, out);
}
