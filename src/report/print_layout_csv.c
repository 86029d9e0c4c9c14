/* A layout as a reply; its rows are those of the CSV, one a card. */
#include "cards/card.h"
#include "report/labels.h"
#include "report/print_layout.h"
#include "rulebook/rulebook.h"

typedef struct layout_row {
    const bd_card *card;
    int score;
    const char *grade, *half, *bye;
    bd_colour due;
    bd_float last_float;
} layout_row;

static const bd_member layout_csv_members[] = {
    {"", "score", BD_OF_HALVES(layout_row, score), BD_SHOW_CSV, 0},
    {"", "id", BD_OF_CARD(INT, int, layout_row, id), BD_SHOW_CSV, 0},
    {"", "name", BD_OF_CARD(TEXT, const char *, layout_row, name), BD_SHOW_CSV, 0},
    {"", "grade", BD_OF_TEXT(layout_row, grade), BD_SHOW_CSV, 0},
    {"", "due", BD_OF_COLOUR(layout_row, due), BD_SHOW_CSV, 0},
    {"", "half", BD_OF_TEXT(layout_row, half), BD_SHOW_CSV, 0},
    {"", "float", BD_OF_FLOAT(layout_row, last_float), BD_SHOW_CSV, 0},
    {"", "bye", BD_OF_TEXT(layout_row, bye), BD_SHOW_CSV, 0}};

static void layout_csv_level(const bd_laid_level *level, bool halves, bd_rows *rows)
{
    for (size_t i = 0; i < level->count; i++) {
        const bd_laid_card *laid = &level->cards[i];
        char grade[BD_GRADE_TEXT];
        bd_rows_add(rows,
                    &(layout_row){.card = laid->card,
                                  .score = level->score,
                                  .grade = laid->grade.value != 0
                                               ? bd_rows_say(rows, "%s", bd_grade_show(laid->grade, grade))
                                               : "0",
                                  .half = !halves                    ? ""
                                          : (int)i < level->mid_line ? "top"
                                                                     : "bottom",
                                  .bye = laid->attendance == BD_HAS_BYE ? bd_letter_bye(laid->bye) : "",
                                  .due = laid->claim.due,
                                  .last_float = laid->last_float});
    }
}

bd_reply bd_layout_reply(const bd_layout *layout, bd_arena *arena)
{
    const bool halves = bd_rulebook_has(layout->rules, BD_HAS_MID_LINE);
    bd_reply reply = bd_reply_new(arena, "show/1");
    bd_rows rows = BD_ROWS(arena, layout_row, layout_csv_members);
    for (size_t l = 0; l < layout->level_count; l++) layout_csv_level(&layout->levels[l], halves, &rows);
    bd_reply_string(&reply, "name", layout->tournament->name);
    bd_reply_string(&reply, "rules", layout->rules->id);
    bd_reply_int(&reply, "round", layout->round);
    bd_reply_add(&reply,
                 (bd_part){.kind = BD_PART_ID, .key = "rounds", .number = layout->tournament->rounds});
    bd_reply_int(&reply, "to_pair", layout->attending);
    bd_reply_own(&reply, layout, bd_layout_text, bd_layout_json);
    bd_reply_rows(&reply, NULL, &rows);
    return reply;
}
