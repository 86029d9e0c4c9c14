#include "report/print_vector.h"

#include "report/report_words.h"

typedef struct vector_row {
    const char *id, *criterion, *article, *minimises;
    const char *best, *other, *mark; /* as people read them: "-" where nothing is known */
    const char *other_digits;        /* for programs; NULL: not known */
    int64_t value, bound;            /* of the best draw */
    int wishes;
    bool proved;
} vector_row;

static const bd_member vector_head[] = {
    {BD_ENGLISH(REPORT_COLUMN_CRITERION), "id", BD_OF_TEXT(vector_row, id), BD_SHOW_NO_CSV, 0},
    {"", "criterion", BD_OF_TEXT(vector_row, criterion), BD_SHOW_JSON, 0},
    {"", "wishes", BD_OF_ID(vector_row, wishes), BD_SHOW_JSON | BD_OPTIONAL, 0}};

static const char *vector_shown(int64_t value, int wishes, bd_rows *rows)
{
    bd_text text = bd_text_new(rows->arena);
    const char *shown = "";
    bd_vector_print(value, wishes, &text);
    rows->failed = rows->failed || bd_text_finish(&text, &shown, NULL) != BD_OK;
    return shown;
}

static void vector_add_row(const bd_vector_line *line, const char *mark, bd_rows *rows)
{
    vector_row row = {.id = line->id,
                      .criterion = line->criterion->id,
                      .article = line->article,
                      .minimises = line->criterion->minimises,
                      .best = vector_shown(line->best, line->wishes, rows),
                      .other = "-",
                      .mark = mark,
                      .value = line->best,
                      .bound = line->bound,
                      .wishes = line->wishes,
                      .proved = line->proved};
    if (line->has_other) {
        row.other = vector_shown(line->other, line->wishes, rows);
        row.other_digits = BD_PRINT(rows, "%lld", (long long)line->other);
    }
    bd_rows_add(rows, &row);
}

bd_rows bd_vector_rows(const bd_vector *vector, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_VALUE), "", BD_OF_DIGITS(vector_row, best), BD_SHOW_TEXT, 0},
        {"", "value", BD_OF_LONG(vector_row, value), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_PROVED), "proved", BD_OF_FLAG(vector_row, proved), BD_SHOW_NO_CSV, 0},
        {BD_ENGLISH(REPORT_COLUMN_ARTICLE), "article", BD_OF_TEXT(vector_row, article), BD_SHOW_NO_CSV, 6},
        {BD_ENGLISH(REPORT_COLUMN_MINIMISES), "", BD_OF_WORD(vector_row, minimises), BD_SHOW_TEXT | BD_WIDE,
         16}};
    /* Only the last stage can have one, where a limit left it open. */
    static const bd_member bound = {BD_ENGLISH(REPORT_COLUMN_BOUND), "bound", BD_OF_BOUND(vector_row, bound),
                                    BD_SHOW_NO_CSV, 0};
    bd_rows rows = BD_ROWS(arena, vector_row, vector_head);
    bd_rows_show(&rows, members, BD_COUNT(members));
    for (size_t i = 0; i < vector->count; i++) {
        if (vector->lines[i].bound != BD_NO_BOUND) bd_rows_show(&rows, &bound, 1);
        vector_add_row(&vector->lines[i], "", &rows);
    }
    return rows;
}

bd_rows bd_vector_rows_beside(const bd_vector *vector, const bd_vector_beside *how, bd_arena *arena)
{
    const bd_member members[] = {
        {how->title, "", BD_OF_DIGITS(vector_row, other), BD_SHOW_TEXT, 0},
        {"", how->key, BD_OF_DIGITS(vector_row, other_digits), BD_SHOW_JSON, 0},
        {BD_ENGLISH(REPORT_COLUMN_BEST), "", BD_OF_DIGITS(vector_row, best), BD_SHOW_TEXT, 0},
        {"", "best", BD_OF_LONG(vector_row, value), BD_SHOW_JSON, 0},
        {"", "mark", BD_OF_TEXT(vector_row, mark), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_ARTICLE), "article", BD_OF_TEXT(vector_row, article), BD_SHOW_TEXT, 8},
        {BD_ENGLISH(REPORT_COLUMN_MINIMISES), "", BD_OF_WORD(vector_row, minimises), BD_SHOW_TEXT, 16},
        {"", "proved", BD_OF_FLAG(vector_row, proved), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(arena, vector_row, vector_head);
    bd_rows_show(&rows, members, BD_COUNT(members));
    for (size_t i = 0; i < vector->count && i < how->end; i++)
        vector_add_row(&vector->lines[i], how->compared && i == vector->first ? "<" : "", &rows);
    return rows;
}
