#include "report/print_checklist.h"

#include "cards/card.h"
#include "report/print_reasons.h"
#include "report/report_words.h"

typedef struct checklist_row {
    const bd_card *card;
    int points;
    bd_colour due;
    const char *colours, *due_letter, *floats, *bye, *now; /* bye, now: in English */
    bool had_bye, bye_arranged;
    bd_ints met;
} checklist_row;

static const bd_member checklist_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_ID), "id", BD_OF_CARD(INT, int, checklist_row, id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_OF_PLAYER(checklist_row, card), BD_SHOW_ALL, 12},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(checklist_row, points), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_COLOURS), "colours", BD_OF_TEXT(checklist_row, colours), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_DUE), "due", BD_OF_TEXT(checklist_row, due_letter), BD_SHOW_TABLE, 0},
    {"", "due", BD_OF_COLOUR(checklist_row, due), BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_FLOATS), "floats", BD_OF_TEXT(checklist_row, floats), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_BYE), "bye", BD_OF_WORD(checklist_row, bye), BD_SHOW_TABLE, 0},
    {"", "had_bye", BD_OF_FLAG(checklist_row, had_bye), BD_SHOW_JSON, 0},
    {"", "bye_arranged", BD_OF_FLAG(checklist_row, bye_arranged), BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_MET), "met", BD_OF_INTS(checklist_row, met), BD_SHOW_ALL, 10},
    {BD_ENGLISH(REPORT_COLUMN_NOW), "now", BD_OF_WORD(checklist_row, now), BD_SHOW_ALL, 0}};

/* The floats of the last two rounds, the last one at the end: "-v". */
static const char *checklist_floats(bd_rows *rows, const bd_round *round, int node)
{
    bd_text text = bd_text_new(rows->arena);
    for (int r = round->number > 2 ? round->number - 2 : 1; r < round->number; r++) {
        const bd_float way = (bd_float)round->players[node].floats[r];
        bd_text_add_char(&text, way == BD_FLOAT_DOWN ? 'v' : way == BD_FLOAT_UP ? '^' : '-');
    }
    return bd_rows_text(rows, &text);
}

static bd_ints checklist_met(bd_rows *rows, const bd_round *round, int node)
{
    const uint32_t first = round->met.start[node], count = round->met.start[node + 1] - first;
    int *ids = bd_arena_alloc(rows->arena, count + 1, sizeof *ids);
    rows->failed = rows->failed || ids == NULL;
    for (uint32_t i = 0; ids != NULL && i < count; i++)
        ids[i] = round->players[round->met.other[first + i]].id;
    return (bd_ints){ids, ids != NULL ? count : 0};
}

/* Whether the player may have the bye, and what is against it; in English. */
static const char *checklist_bye(const bd_round *round, int node)
{
    const bd_player *player = &round->players[node];
    if (player->had_bye) return BD_ENGLISH(REPORT_BYE_HAD);
    if (player->bye_awaited) return BD_ENGLISH(REPORT_BYE_ARRANGED);
    const bool barred = round->bye >= 0 && !bd_round_is_legal(round, node, round->bye);
    return barred ? BD_ENGLISH(REPORT_BYE_BARRED) : "";
}

/* "W 12": the colour in this draw, and whom they meet; in English. */
static const char *checklist_now(bd_rows *rows, const bd_draw *draw, int id)
{
    if (draw->bye == id) return BD_ENGLISH(REPORT_NOW_BYE);
    for (size_t i = 0; i < draw->board_count; i++) {
        if (draw->boards[i].white == id) return bd_rows_say(rows, "W %d", draw->boards[i].black);
        if (draw->boards[i].black == id) return bd_rows_say(rows, "B %d", draw->boards[i].white);
    }
    return "";
}

bd_rows bd_checklist_rows(const bd_question *question, int node, bd_arena *arena)
{
    const bd_round *round = question->best.round;
    bd_rows rows = BD_ROWS(arena, checklist_row, checklist_members);
    for (int u = node >= 0 ? node : 0; u < (node >= 0 ? node + 1 : round->cards); u++) {
        const bd_player *player = &round->players[u];
        const bd_colour due = round->rules->due(round, u);
        bd_rows_add(&rows, &(checklist_row){.card = player->card,
                                            .points = player->score,
                                            .due = due,
                                            .due_letter = due == BD_WHITE   ? "W"
                                                          : due == BD_BLACK ? "B"
                                                                            : "",
                                            .colours = bd_round_colours_of(round, u, arena),
                                            .floats = checklist_floats(&rows, round, u),
                                            .bye = checklist_bye(round, u),
                                            .now = checklist_now(&rows, &question->best.draw, player->id),
                                            .had_bye = player->had_bye,
                                            .bye_arranged = player->bye_awaited,
                                            .met = checklist_met(&rows, round, u)});
    }
    return rows;
}

bd_reply bd_checklist_reply(const bd_question *question, bd_arena *arena)
{
    bd_reply reply = bd_question_reply(question, "checklist/1", arena);
    const bd_rows rows = bd_checklist_rows(question, -1, arena);
    bd_reply_rows(&reply, "players", &rows);
    return reply;
}
