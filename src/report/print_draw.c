#include "report/print_draw.h"

#include "base/ints.h"
#include "explain/groups.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_answers.h"
#include "report/report_words.h"
#include "report/rows.h"
#include "report/table.h"
#include "rulebook/options/draw_wishes.h"

#include <stdio.h>
#include <string.h>

static const bd_column draw_text_board_columns[] = {
    {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", true, 0, BD_LOOKS_PLAIN},
    {"", "white", true, 0, BD_LOOKS_PLAIN},
    {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", false, 8, BD_LOOKS_PLAIN},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "white_points", true, 0, BD_LOOKS_PLAIN},
    {"", "white_float", false, 0, BD_LOOKS_PLAIN},
    {"", "black", true, 0, BD_LOOKS_PLAIN},
    {BD_ENGLISH(REPORT_COLUMN_BLACK), "black_name", false, 8, BD_LOOKS_PLAIN},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "black_points", true, 0, BD_LOOKS_PLAIN},
    {"", "black_float", false, 0, BD_LOOKS_PLAIN},
};

static void draw_text_heading(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_round *round = report->round;
    bd_heading(out, terminal, round->tournament, round->number);
    bd_text_add(out, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title));
    bd_text_add_char(out, '\n');
}

/* The side of a board: id, name, points, float. */
static void draw_text_side(bd_table *table, const bd_draw_report *report, int id, int opponent,
                           const char *const arrows[3])
{
    const bd_round *round = report->round;
    const int u = bd_round_node(round, id);
    const int v = opponent != 0 ? bd_round_node(round, opponent) : -1;
    bd_table_add(table, "%d", id);
    const bd_card *card = bd_tournament_card(round->tournament, id);
    if (u < 0 && card != NULL &&
        bd_draw_sits_out(report->draw, id)) { /* stood down before the round was made */
        bd_table_add_string(table, bd_name_of(card));
        bd_table_add_halves(table, bd_card_score(round->tournament, card, round->number));
        bd_table_add_string(table, "");
        return;
    }
    if (u < 0) { /* a published board of somebody who should not be there */
        for (int i = 0; i < 3; i++) bd_table_add_string(table, "?");
        return;
    }
    const int level = round->players[u].level;
    const int other = v >= 0 ? round->players[v].level : level;
    bd_table_add_string(table, bd_name_of(round->players[u].card));
    bd_table_add_halves(table, round->players[u].score);
    bd_table_add_string(table, arrows[other > level   ? BD_FLOAT_DOWN
                                      : other < level ? BD_FLOAT_UP
                                                      : BD_NO_FLOAT]);
}

/* The row of somebody without a board. */
static void draw_text_idle(bd_table *table, const bd_draw_report *report, int id, const char *const arrows[3],
                           const char *what)
{
    bd_table_add_string(table, "");
    draw_text_side(table, report, id, 0, arrows);
    bd_table_add_string(table, "");
    bd_table_add_string(table, what);
    bd_table_add_string(table, "");
    bd_table_add_string(table, "");
}

const char *bd_draw_idle_word(const bd_rulebook *rules)
{
    return bd_rulebook_has(rules, BD_HAS_SIT_OUTS) ? BD_SAY(REPORT_SITS_OUT) : BD_SAY(REPORT_BYE);
}

/* Games that count nowhere: they stand on the sheet all the same. */
static void draw_text_outside(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_tournament *event = report->round->tournament;
    for (size_t i = 0; i < report->draw->outside_count; i++) {
        const bd_board *board = &report->draw->outside[i];
        const bd_card *white = bd_tournament_card(event, board->white);
        const bd_card *black = bd_tournament_card(event, board->black);
        bd_text line = bd_text_new(out->arena);
        if (white == NULL || black == NULL) continue;
        bd_text_add(&line, BD_SAY(REPORT_OUTSIDE), board->white, bd_name_of(white), board->black,
                    bd_name_of(black));
        bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
    }
}

static bd_table draw_text_board_table(const bd_draw_report *report, bd_arena *arena,
                                      const char *const arrows[3], const char *bye)
{
    bd_table table = bd_table_new(arena, draw_text_board_columns,
                                  sizeof draw_text_board_columns / sizeof *draw_text_board_columns);
    for (size_t i = 0; i < report->draw->board_count; i++) {
        const bd_board *board = &report->draw->boards[i];
        bd_table_add(&table, "%d", bd_draw_number(report->draw, i));
        draw_text_side(&table, report, board->white, board->black, arrows);
        draw_text_side(&table, report, board->black, board->white, arrows);
    }
    if (report->draw->bye != 0) draw_text_idle(&table, report, report->draw->bye, arrows, bye);
    for (size_t i = 0; i < report->draw->sit_out_count; i++)
        draw_text_idle(&table, report, report->draw->sit_outs[i], arrows, bye);
    return table;
}

void bd_draw_csv(const bd_draw_report *report, bd_text *out)
{
    static const char *const words[] = {"", "down", "up"};
    const bd_table table = draw_text_board_table(report, out->arena, words, "bye");
    bd_table_csv(&table, out);
}

void bd_draw_pairs(const bd_draw *draw, bd_text *out)
{
    bd_text_add(out, "%zu\n", draw->board_count + (draw->bye != 0) + draw->sit_out_count);
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(out, "%d %d\n", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) bd_text_add(out, "%d 0\n", draw->bye);
    for (size_t i = 0; i < draw->sit_out_count; i++) bd_text_add(out, "%d 0\n", draw->sit_outs[i]);
}

/* What is proved, with the rules and the wishes it is proved for. */
static void draw_verdict_certified(const bd_draw_report *report, bd_text *out)
{
    const char *wishes = bd_wishes_words(report->round->options, out);
    const char *rules = report->round->rules->id;
    const bool unique = report->certificate->unique;
    const size_t count = report->value_count;
    size_t proved = 0;
    for (size_t i = 0; i < count; i++) proved += report->values[i].proved;
    if (report->certificate->outcome != BD_BEST && wishes != NULL)
        bd_text_add(out, BD_SAY_N(REPORT_NOT_PROVED_WISHES, count), wishes, proved, count);
    else if (report->certificate->outcome != BD_BEST)
        bd_text_add(out, BD_SAY_N(REPORT_NOT_PROVED, count), proved, count);
    else if (wishes != NULL)
        bd_text_add(out,
                    unique ? BD_SAY_N(REPORT_PROVED_UNIQUE_WISHES, count)
                           : BD_SAY_N(REPORT_PROVED_WISHES, count),
                    rules, wishes, count);
    else
        bd_text_add(out, unique ? BD_SAY_N(REPORT_PROVED_UNIQUE, count) : BD_SAY_N(REPORT_PROVED, count),
                    rules, count);
}

void bd_draw_verdict(const bd_draw_report *report, bd_text *out)
{
    if (report->certificate != NULL)
        draw_verdict_certified(report, out);
    else if (report->method == NULL)
        bd_text_add_string(out, BD_SAY(REPORT_MADE_BY_ARBITER));
    else
        bd_text_add(out, BD_SAY(REPORT_MADE_BY_HAND), bd_say(report->method->title));
}

void bd_no_draw_verdict(const bd_draw_report *report, bd_text *out)
{
    const bool proved = report->certificate != NULL && report->certificate->outcome == BD_NO_MATCHING;
    const char *wishes = bd_wishes_words(report->round->options, out);
    if (proved && wishes != NULL)
        bd_text_add(out, BD_SAY(REPORT_NO_DRAW_WISHES), wishes);
    else
        bd_text_add_string(out, proved ? BD_SAY(REPORT_NO_DRAW) : BD_SAY(REPORT_NO_DRAW_FOUND));
}

bd_rows bd_draw_criteria(const bd_draw_report *report, bool sentences, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_CRITERION), "id",
         BD_VIA(TEXT, const char *, bd_value, criterion, bd_criterion, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_VALUE), "value", BD_OF_LONG(bd_value, value), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PROVED), "proved", BD_OF_FLAG(bd_value, proved), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_ARTICLE), "article", BD_OF_TEXT(bd_value, article), BD_SHOW_ALL, 6},
        {BD_ENGLISH(REPORT_COLUMN_MINIMISES), "",
         BD_VIA(WORD, const char *, bd_value, criterion, bd_criterion, minimises), BD_SHOW_TEXT, 16}};
    return bd_rows_over(arena, members, BD_COUNT(members) - !sentences, report->values,
                        sizeof *report->values, report->value_count);
}

/* The sentences are shown where there is room to read them; `bestdraw rules` has them too. */
static void draw_text_values(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    enum { ROOM_FOR_SENTENCES = 110 };
    if (report->value_count == 0) return;
    const bd_rows criteria = bd_draw_criteria(report, terminal->width >= ROOM_FOR_SENTENCES, out->arena);
    bd_text_add_char(out, '\n');
    bd_rows_print(&criteria, terminal, out);
}

static void draw_text_remarks(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < report->remark_lists; i++)
        for (size_t k = 0; k < report->remarks[i].count; k++) {
            bd_text_add_char(out, '\n');
            bd_page_wrapped(out, report->remarks[i].sentences[k], 0, terminal->width);
        }
}

bd_rows bd_draw_stages(const bd_certificate *certificate, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_STAGE), "id", BD_OF_CHARS(bd_stage_proof, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_VALUE), "value", BD_OF_LONG(bd_stage_proof, value), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_BOUND), "bound", BD_OF_BOUND(bd_stage_proof, bound), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PROVED), "proved", BD_OF_FLAG(bd_stage_proof, proved), BD_SHOW_ALL, 0}};
    return BD_ROWS_OVER(arena, members, certificate->stages, certificate->stage_count);
}

static void draw_text_stages(const bd_certificate *certificate, const bd_terminal *terminal, bd_text *out)
{
    const bd_rows stages = bd_draw_stages(certificate, out->arena);
    bd_text_add_char(out, '\n');
    bd_rows_print(&stages, terminal, out);
}

/* Tutte's argument in words: who can only meet whom. */
static void draw_text_no_draw(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_certificate *certificate = report->certificate;
    bd_reasons reasons = {0};
    bd_text verdict = bd_text_new(out->arena);
    bd_no_draw_verdict(report, &verdict);
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, bd_page_part(out, &verdict), 0, terminal->width);
    if (certificate == NULL || certificate->outcome != BD_NO_MATCHING) return;
    if (bd_groups_say_why(out->arena, report->round, certificate, &reasons, NULL) != BD_OK)
        out->failed = true;
    bd_reasons_text(&reasons, 0, terminal, out);
}

void bd_draw_text(const bd_draw_report *report, const bd_terminal *terminal, bd_draw_depth depth,
                  bd_text *out)
{
    draw_text_heading(report, terminal, out);
    if (!bd_draw_names_somebody(report->draw)) {
        draw_text_no_draw(report, terminal, out);
        return;
    }
    const char *const arrows[] = {"", bd_arrow(BD_FLOAT_DOWN, terminal), bd_arrow(BD_FLOAT_UP, terminal)};
    const bd_table table =
        draw_text_board_table(report, out->arena, arrows, bd_draw_idle_word(report->round->rules));
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
    draw_text_outside(report, terminal, out);
    bd_text_add_char(out, '\n');
    bd_text verdict = bd_text_new(out->arena);
    bd_draw_verdict(report, &verdict);
    bd_page_wrapped(out, bd_page_part(out, &verdict), 0, terminal->width);
    if (report->natural_count > 0) bd_natural_text(report->natural, report->natural_count, terminal, out);
    draw_text_remarks(report, terminal, out);
    if (depth >= BD_DRAW_CRITERIA) draw_text_values(report, terminal, out);
    if (depth == BD_DRAW_STAGES && report->certificate != NULL)
        draw_text_stages(report->certificate, terminal, out);
}

/* As programs read them, and as people do. */
static const char *const natural_kinds[] = {[BD_AS_NATURAL] = "natural",
                                            [BD_TRANSPOSITION] = "transposition",
                                            [BD_INTERCHANGE] = "interchange",
                                            [BD_ODD_PLAYER] = "odd player"};
static const char *const natural_words[] = {[BD_AS_NATURAL] = BD_ENGLISH(REPORT_AS_NATURAL),
                                            [BD_TRANSPOSITION] = BD_ENGLISH(REPORT_TRANSPOSITION),
                                            [BD_INTERCHANGE] = BD_ENGLISH(REPORT_INTERCHANGE),
                                            [BD_ODD_PLAYER] = BD_ENGLISH(REPORT_ODD_PLAYER)};

typedef struct natural_row {
    bd_natural board;
    const char *kind, *change; /* the kind in words; for programs */
    int other;                 /* the lower player's natural opponent, where that says more */
    const char *difference, *other_difference;
    const char *higher_digits, *lower_digits; /* "" where not both are rated */
} natural_row;

static const bd_member natural_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_HIGHER), "higher", BD_OF_INT(natural_row, board.higher), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_NATURAL), "", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYS), "lower", BD_OF_INT(natural_row, board.lower), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_LOWERS_NATURAL), "", BD_OF_ID(natural_row, other), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, other_difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_CHANGE), "", BD_OF_WORD(natural_row, kind), BD_SHOW_TEXT, 0},
    {"", "change", BD_OF_TEXT(natural_row, change), BD_SHOW_JSON, 0},
    {"", "natural_of_higher", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_JSON, 0},
    {"", "natural_of_lower", BD_OF_ID(natural_row, board.natural_of_lower), BD_SHOW_JSON, 0},
    {"", "higher_difference", BD_OF_DIGITS(natural_row, higher_digits), BD_SHOW_JSON | BD_OPTIONAL, 0},
    {"", "lower_difference", BD_OF_DIGITS(natural_row, lower_digits), BD_SHOW_JSON | BD_OPTIONAL, 0}};

static bd_rows natural_rows(const bd_natural *boards, size_t count, bd_arena *arena)
{
    bd_rows rows = BD_ROWS(arena, natural_row, natural_members);
    for (size_t i = 0; i < count; i++) {
        const bd_natural *board = &boards[i];
        const bool changed = board->kind == BD_TRANSPOSITION || board->kind == BD_INTERCHANGE;
        const int higher = board->higher_difference, lower = board->lower_difference;
        natural_row row = {.board = *board,
                           .kind = natural_words[board->kind],
                           .change = natural_kinds[board->kind],
                           .other = changed ? board->natural_of_lower : 0};
        if (board->higher_rated) row.higher_digits = bd_rows_say(&rows, "%d", higher);
        if (board->lower_rated) row.lower_digits = bd_rows_say(&rows, "%d", lower);
        if (changed && board->higher_rated)
            row.difference = bd_rows_say(&rows, higher > 0 ? "+%d" : "%d", higher);
        if (changed && board->lower_rated)
            row.other_difference = bd_rows_say(&rows, lower > 0 ? "+%d" : "%d", lower);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out)
{
    const bd_rows rows = natural_rows(boards, count, out->arena);
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, BD_SAY(REPORT_NATURAL_PAIRING), 0, terminal->width);
    bd_rows_print(&rows, terminal, out);
}

void bd_natural_json(const bd_natural *boards, size_t count, bd_writer *json)
{
    const bd_rows rows = natural_rows(boards, count, json->text->arena);
    bd_rows_json(&rows, "natural", json);
}

const char *bd_wishes_words(const bd_draw_options *options, bd_text *out)
{
    if (!bd_wishes_any(options)) return NULL;
    bd_text wishes = bd_text_new(out->arena);
    bd_wishes_add(options, &wishes);
    return bd_page_part(out, &wishes);
}

void bd_wishes_text(const bd_draw_options *options, const bd_terminal *terminal, bd_text *out)
{
    const char *words = bd_wishes_words(options, out);
    if (words == NULL) return;
    bd_text line = bd_text_new(out->arena);
    bd_text_add(&line, BD_SAY(REPORT_WISHES), words);
    bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
}

void bd_wishes_json(const bd_draw_options *options, bd_writer *json)
{
    const char *words = bd_wishes_words(options, json->text);
    if (words != NULL) bd_writer_string(json, "wishes", words);
}

void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply)
{
    bd_text wishes = bd_text_new(reply->arena);
    if (!bd_wishes_any(options)) return;
    bd_wishes_add(options, &wishes);
    bd_reply_string(reply, "wishes", bd_reply_text(reply, &wishes));
    bd_reply_say(reply, BD_SAY(REPORT_WISHES), bd_reply_text(reply, &wishes));
}

void bd_steps_text(const bd_hand_result *result, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 5 };
    for (size_t i = 0; i < result->step_count; i++) {
        const bd_hand_step *step = &result->steps[i];
        bd_text line = bd_text_new(out->arena);
        if (step->level >= 0)
            bd_text_add(&line, BD_SAY(REPORT_STEP_OF_LEVEL), step->level + 1, step->sentence);
        else
            bd_text_add_string(&line, step->sentence);
        if (step->article[0] != '\0') bd_text_add(&line, " (%s)", step->article);
        bd_text_add(out, "%3zu. ", i + 1);
        bd_page_wrapped(out, bd_page_part(out, &line), INDENT, terminal->width);
    }
}

void bd_stuck_text(const bd_round *round, const bd_hand_result *result, bd_text *out)
{
    bd_text ids = bd_text_new(out->arena);
    for (size_t i = 0; i < result->left_count; i++) {
        const int u = result->left[i];
        if (u != round->bye) bd_text_add(&ids, ids.length > 0 ? ", %d" : "%d", round->players[u].id);
    }
    bd_text_add(out, BD_SAY(REPORT_STUCK), result->stuck_level + 1, bd_page_part(out, &ids));
}
