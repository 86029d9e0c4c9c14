#include "report/print_checklist.h"

#include "report/labels.h"
#include "report/print_reasons.h"
#include "report/report_words.h"
#include "report/table.h"

static const bd_column checklist_columns[] = {
    {BD_ENGLISH(REPORT_COLUMN_ID), "id", true, 0},
    {BD_ENGLISH(REPORT_COLUMN_NAME), "name", false, 12},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", true, 0},
    {BD_ENGLISH(REPORT_COLUMN_COLOURS), "colours", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_DUE), "due", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_FLOATS), "floats", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_BYE), "bye", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_MET), "met", false, 10},
    {BD_ENGLISH(REPORT_COLUMN_NOW), "now", false, 0},
};
enum { CHECKLIST_COLUMNS = sizeof checklist_columns / sizeof *checklist_columns };

static const char *checklist_finish(bd_text *text)
{
    const char *out = "";
    return bd_text_finish(text, &out, NULL) == BD_OK ? out : "";
}

/* The floats of the last two rounds, the last one at the end: "-v". */
static const char *checklist_floats(bd_arena *arena, const bd_round *round, int node)
{
    bd_text text = bd_text_new(arena);
    for (int r = round->number > 2 ? round->number - 2 : 1; r < round->number; r++) {
        const bd_float way = (bd_float)round->players[node].floats[r];
        bd_text_add_char(&text, way == BD_FLOAT_DOWN ? 'v' : way == BD_FLOAT_UP ? '^' : '-');
    }
    return checklist_finish(&text);
}

static const char *checklist_met(bd_arena *arena, const bd_round *round, int node)
{
    bd_text text = bd_text_new(arena);
    for (uint32_t i = round->met.start[node]; i < round->met.start[node + 1]; i++)
        bd_text_add(&text, "%s%d", i > round->met.start[node] ? " " : "",
                    round->players[round->met.other[i]].id);
    return checklist_finish(&text);
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
static const char *checklist_now(bd_arena *arena, const bd_question *question, int id)
{
    const bd_draw *draw = &question->best.draw;
    bd_text text = bd_text_new(arena);
    if (draw->bye == id) return BD_ENGLISH(REPORT_NOW_BYE);
    for (size_t i = 0; i < draw->board_count; i++) {
        if (draw->boards[i].white == id) bd_text_add(&text, "W %d", draw->boards[i].black);
        if (draw->boards[i].black == id) bd_text_add(&text, "B %d", draw->boards[i].white);
    }
    return checklist_finish(&text);
}

/* All players, or the one at `node`; `coded`: for programs, the same in every language. */
static bd_table checklist_table(const bd_question *question, int node, bool coded, bd_arena *arena)
{
    const bd_round *round = question->best.round;
    bd_table table = bd_table_new(arena, checklist_columns, CHECKLIST_COLUMNS);
    for (int u = node >= 0 ? node : 0; u < (node >= 0 ? node + 1 : round->cards); u++) {
        const bd_player *player = &round->players[u];
        const bd_colour due = round->rules->due(round, u);
        bd_table_add(&table, "%d", player->id);
        bd_table_add_string(&table, bd_name_of(player->card));
        bd_table_add_halves(&table, player->score);
        bd_table_add_string(&table, bd_round_colours_of(round, u, arena));
        bd_table_add_string(&table, due == BD_WHITE ? "W" : due == BD_BLACK ? "B" : "");
        bd_table_add_string(&table, checklist_floats(arena, round, u));
        const char *bye = checklist_bye(round, u);
        bd_table_add_string(&table, coded ? bye : bd_say(bye));
        bd_table_add_string(&table, checklist_met(arena, round, u));
        const char *now = checklist_now(arena, question, player->id);
        bd_table_add_string(&table, coded ? now : bd_say(now));
    }
    return table;
}

void bd_checklist_text(const bd_question *question, int node, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = checklist_table(question, node, false, out->arena);
    bd_table_text(&table, terminal, out);
}

void bd_checklist_csv(const bd_question *question, bd_text *out)
{
    const bd_table table = checklist_table(question, -1, true, out->arena);
    bd_table_csv(&table, out);
}

void bd_checklist_json(const bd_question *question, bd_writer *json)
{
    const bd_round *round = question->best.round;
    bd_arena *arena = json->text->arena;
    bd_writer_list(json, "players");
    for (int u = 0; u < round->cards; u++) {
        const bd_player *player = &round->players[u];
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "id", player->id);
        bd_writer_string(json, "name", player->card->name);
        bd_writer_halves(json, "points", player->score);
        bd_writer_string(json, "colours", bd_round_colours_of(round, u, arena));
        bd_writer_string(json, "due", bd_word_colour(round->rules->due(round, u)));
        bd_writer_string(json, "floats", checklist_floats(arena, round, u));
        bd_writer_bool(json, "had_bye", player->had_bye);
        bd_writer_bool(json, "bye_arranged", player->bye_awaited);
        bd_writer_list_row(json, "met");
        for (uint32_t i = round->met.start[u]; i < round->met.start[u + 1]; i++)
            bd_writer_int(json, NULL, round->players[round->met.other[i]].id);
        bd_writer_end(json);
        bd_writer_string(json, "now", checklist_now(arena, question, player->id));
        bd_writer_end(json);
    }
    bd_writer_end(json);
}
