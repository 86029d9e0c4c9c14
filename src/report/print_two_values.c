#include "report/print_two_values.h"

#include "report/report_words.h"
#include "report/table.h"

static const bd_column two_values_columns[] = {
    {BD_ENGLISH(REPORT_COLUMN_CRITERION), "id", false, 0},
    {"", "other", true, 0},
    {BD_ENGLISH(REPORT_COLUMN_BEST), "best", true, 0},
    {"", "mark", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_ARTICLE), "article", false, 8},
    {BD_ENGLISH(REPORT_COLUMN_MINIMISES), "sentence", false, 16},
};

enum { COLUMNS = sizeof two_values_columns / sizeof *two_values_columns };

static const char *two_values_standing(bd_standing standing)
{
    switch (standing) {
    case BD_SAME_BOARDS: return "same";
    case BD_AS_GOOD: return "as good";
    case BD_WORSE: return "worse";
    case BD_OPEN: break;
    }
    return "open";
}

static bool two_values_decides(const bd_two_values *both, const bd_criterion *criterion)
{
    return both->difference != NULL && both->difference->criterion == criterion;
}

static void two_values_criteria(const bd_two_values *both, const bd_terminal *terminal, bd_text *out)
{
    bd_column titled[COLUMNS];
    for (size_t i = 0; i < COLUMNS; i++) titled[i] = two_values_columns[i];
    titled[1].title = both->title;
    bd_table table = bd_table_new(out->arena, titled, COLUMNS);
    for (size_t i = 0; i < both->best->value_count; i++) {
        const bd_value *value = &both->best->values[i];
        bd_table_add_string(&table, value->criterion->id);
        if (both->values != NULL)
            bd_table_add(&table, "%lld", (long long)both->values[i].value);
        else
            bd_table_add_string(&table, "-");
        bd_table_add(&table, "%lld", (long long)value->value);
        bd_table_add_string(&table, two_values_decides(both, value->criterion) ? "<" : "");
        bd_table_add_string(&table, value->article);
        bd_table_add_string(&table, bd_say(value->criterion->minimises));
    }
    bd_table_text(&table, terminal, out);
}

static const bd_column two_values_stage_columns[] = {{BD_ENGLISH(REPORT_COLUMN_STAGE), "id", false, 0},
                                                     {"", "other", true, 0},
                                                     {BD_ENGLISH(REPORT_COLUMN_BEST), "best", true, 0},
                                                     {"", "mark", false, 0}};

static void two_values_stage_table(const bd_two_values *both, const bd_terminal *terminal, bd_text *out)
{
    bd_column titled[4];
    for (size_t i = 0; i < 4; i++) titled[i] = two_values_stage_columns[i];
    titled[1].title = both->title;
    bd_table table = bd_table_new(out->arena, titled, 4);
    for (size_t i = 0; i < both->difference->stage_count; i++) {
        const bd_stage_values *stage = &both->difference->stages[i];
        bd_table_add_string(&table, stage->stage);
        bd_table_add(&table, "%lld", (long long)stage->other);
        bd_table_add(&table, "%lld", (long long)stage->best);
        bd_table_add_string(&table, stage->other != stage->best ? "<" : "");
    }
    bd_table_text(&table, terminal, out);
}

void bd_two_values_text(const bd_two_values *both, const bd_terminal *terminal, bool detailed, bd_text *out)
{
    const bool has_stages = both->difference != NULL && both->difference->stage_count > 0;
    const bool by_bracket = has_stages && bd_rulebook_has(both->best->round->rules, BD_HAS_BRACKETS);
    if (!by_bracket || detailed) two_values_criteria(both, terminal, out);
    if (detailed && has_stages) bd_text_add_string(out, "\n");
    if (by_bracket || (detailed && has_stages)) two_values_stage_table(both, terminal, out);
}

static void two_values_json_first(const bd_two_values *both, bd_writer *json)
{
    const bd_difference *difference = both->difference;
    if (difference == NULL || difference->standing != BD_WORSE) {
        bd_writer_null(json, "first");
        return;
    }
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    bd_writer_object_row(json, "first");
    bd_writer_string(json, "criterion", difference->criterion != NULL ? difference->criterion->id : NULL);
    bd_writer_string(json, "stage", last->stage);
    bd_writer_int(json, both->other, last->other);
    bd_writer_int(json, "best", last->best);
    bd_writer_end(json);
}

/* Stage by stage up to the first that differs: with rules that go bracket by bracket, the brackets side by
 * side. */
static void two_values_json_stages(const bd_two_values *both, bd_writer *json)
{
    const size_t count = both->difference != NULL ? both->difference->stage_count : 0;
    bd_writer_list(json, "stages");
    for (size_t i = 0; i < count; i++) {
        const bd_stage_values *stage = &both->difference->stages[i];
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "id", stage->stage);
        bd_writer_int(json, both->other, stage->other);
        bd_writer_int(json, "best", stage->best);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

void bd_two_values_json(const bd_two_values *both, bd_writer *json)
{
    bd_writer_string(json, "standing",
                     both->difference != NULL ? two_values_standing(both->difference->standing) : NULL);
    two_values_json_first(both, json);
    bd_writer_list(json, "criteria");
    for (size_t i = 0; i < both->best->value_count; i++) {
        const bd_value *value = &both->best->values[i];
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "id", value->criterion->id);
        if (both->values != NULL)
            bd_writer_int(json, both->other, both->values[i].value);
        else
            bd_writer_null(json, both->other);
        bd_writer_int(json, "best", value->value);
        bd_writer_bool(json, "proved", value->proved);
        bd_writer_end(json);
    }
    bd_writer_end(json);
    two_values_json_stages(both, json);
}

void bd_rings_json(bd_writer *json, const char *key, const bd_round *round, const bd_rings *rings)
{
    bd_writer_list(json, key);
    for (size_t r = 0; r < rings->count; r++) {
        bd_writer_list_row(json, NULL);
        for (size_t i = 0; i < rings->items[r].count; i++) {
            const int node = rings->items[r].nodes[i];
            bd_writer_int(json, NULL, node == round->bye ? 0 : round->players[node].id);
        }
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

void bd_draw_row_json(bd_writer *json, const char *key, const bd_draw *draw)
{
    bd_writer_object_row(json, key);
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < draw->board_count; i++) {
        bd_writer_list(json, NULL);
        bd_writer_int(json, NULL, draw->boards[i].white);
        bd_writer_int(json, NULL, draw->boards[i].black);
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_id(json, "bye", draw->bye);
    if (draw->sit_out_count > 0) {
        bd_writer_list_row(json, "sit_outs");
        for (size_t i = 0; i < draw->sit_out_count; i++) bd_writer_int(json, NULL, draw->sit_outs[i]);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}
