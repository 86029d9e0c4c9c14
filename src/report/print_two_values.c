#include "report/print_two_values.h"

#include "report/report_words.h"
#include "report/rows.h"

typedef struct two_values_row {
    const char *id, *other, *shown, *mark, *article, *sentence; /* shown: other, "-" where there is none */
    int64_t best;
    bool proved;
} two_values_row;

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

static bd_rows two_values_rows(const bd_two_values *both, bd_arena *arena, const bd_member *members,
                               size_t count)
{
    const bd_member other[] = {
        {both->title, "", BD_OF_DIGITS(two_values_row, shown), BD_SHOW_TEXT, 0},
        {"", both->other, BD_OF_DIGITS(two_values_row, other), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_BEST), "best", BD_OF_LONG(two_values_row, best), BD_SHOW_ALL, 0}};
    bd_rows rows = bd_rows_new(arena, sizeof(two_values_row));
    bd_rows_show(&rows, members, 1);
    bd_rows_show(&rows, other, BD_COUNT(other));
    bd_rows_show(&rows, members + 1, count - 1);
    return rows;
}

static bd_rows two_values_criteria(const bd_two_values *both, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_CRITERION), "id", BD_OF_TEXT(two_values_row, id), BD_SHOW_ALL, 0},
        {"", "mark", BD_OF_TEXT(two_values_row, mark), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_ARTICLE), "article", BD_OF_TEXT(two_values_row, article), BD_SHOW_TEXT, 8},
        {BD_ENGLISH(REPORT_COLUMN_MINIMISES), "sentence", BD_OF_WORD(two_values_row, sentence), BD_SHOW_TEXT,
         16},
        {"", "proved", BD_OF_FLAG(two_values_row, proved), BD_SHOW_JSON, 0}};
    bd_rows rows = two_values_rows(both, arena, members, BD_COUNT(members));
    for (size_t i = 0; i < both->best->value_count; i++) {
        const bd_value *value = &both->best->values[i];
        const bool decides = both->difference != NULL && both->difference->criterion == value->criterion;
        two_values_row row = {.id = value->criterion->id,
                              .shown = "-",
                              .mark = decides ? "<" : "",
                              .article = value->article,
                              .sentence = value->criterion->minimises,
                              .best = value->value,
                              .proved = value->proved};
        if (both->values != NULL)
            row.shown = row.other = bd_rows_say(&rows, "%lld", (long long)both->values[i].value);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

/* Stage by stage up to the first that differs: with rules that go bracket by bracket, the brackets side by
 * side. */
static bd_rows two_values_stages(const bd_two_values *both, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_STAGE), "id", BD_OF_TEXT(two_values_row, id), BD_SHOW_ALL, 0},
        {"", "mark", BD_OF_TEXT(two_values_row, mark), BD_SHOW_TEXT, 0}};
    bd_rows rows = two_values_rows(both, arena, members, BD_COUNT(members));
    for (size_t i = 0; both->difference != NULL && i < both->difference->stage_count; i++) {
        const bd_stage_values *stage = &both->difference->stages[i];
        const char *other = bd_rows_say(&rows, "%lld", (long long)stage->other);
        bd_rows_add(&rows, &(two_values_row){.id = stage->stage,
                                             .shown = other,
                                             .other = other,
                                             .best = stage->best,
                                             .mark = stage->other != stage->best ? "<" : ""});
    }
    return rows;
}

void bd_two_values_text(const bd_two_values *both, const bd_terminal *terminal, bool detailed, bd_text *out)
{
    const bool has_stages = both->difference != NULL && both->difference->stage_count > 0;
    const bool by_bracket = has_stages && bd_rulebook_has(both->best->round->rules, BD_HAS_BRACKETS);
    const bd_rows criteria = two_values_criteria(both, out->arena),
                  stages = two_values_stages(both, out->arena);
    if (!by_bracket || detailed) bd_rows_print(&criteria, terminal, out);
    if (detailed && has_stages) bd_text_add_string(out, "\n");
    if (by_bracket || (detailed && has_stages)) bd_rows_print(&stages, terminal, out);
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

void bd_two_values_json(const bd_two_values *both, bd_writer *json)
{
    const bd_rows criteria = two_values_criteria(both, json->text->arena);
    const bd_rows stages = two_values_stages(both, json->text->arena);
    bd_writer_string(json, "standing",
                     both->difference != NULL ? two_values_standing(both->difference->standing) : NULL);
    two_values_json_first(both, json);
    bd_rows_json(&criteria, "criteria", json);
    bd_rows_json(&stages, "stages", json);
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
    for (size_t i = 0; i < draw->board_count; i++)
        bd_writer_ints(json, NULL, (const int[]){draw->boards[i].white, draw->boards[i].black}, 2);
    bd_writer_end(json);
    bd_writer_id(json, "bye", draw->bye);
    if (draw->sit_out_count > 0) bd_writer_ints(json, "sit_outs", draw->sit_outs, draw->sit_out_count);
    bd_writer_end(json);
}
