#include "report/print_draw.h"
#include "report/print_vector.h"

#include "base/ints.h"
#include "explain/groups.h"
#include "explain/repair.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_answers.h"
#include "report/report_words.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/round/rank.h"

#include <stdio.h>

/* One side of a board: who sits there, with how many points, and whether he floats. */
typedef struct draw_side {
    int id;
    const char *name, *points;
    bd_float way;
} draw_side;

typedef struct draw_row {
    int board; /* 0: none */
    draw_side white, black;
    const char *black_name; /* as programs read it: "bye" beside somebody without a board */
} draw_row;

static const bd_member draw_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_OF_ID(draw_row, board), BD_SHOW_ALL, 0},
    {"", "white", BD_OF_ID(draw_row, white.id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", BD_OF_TEXT(draw_row, white.name), BD_SHOW_TABLE, 8},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "white_points", BD_OF_DIGITS(draw_row, white.points), BD_SHOW_TABLE,
     0},
    {"", "white_float", BD_OF_FLOAT(draw_row, white.way), BD_SHOW_TABLE, 0},
    {"", "black", BD_OF_ID(draw_row, black.id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_BLACK), "", BD_OF_TEXT(draw_row, black.name), BD_SHOW_TEXT, 8},
    {"", "black_name", BD_OF_TEXT(draw_row, black_name), BD_SHOW_CSV, 0},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "black_points", BD_OF_DIGITS(draw_row, black.points), BD_SHOW_TABLE,
     0},
    {"", "black_float", BD_OF_FLOAT(draw_row, black.way), BD_SHOW_TABLE, 0}};

bd_float bd_draw_float(const bd_round *round, int id, int opponent)
{
    const int u = bd_round_node(round, id), v = opponent != 0 ? bd_round_node(round, opponent) : -1;
    if (u < 0 || v < 0 || round->players[u].level == round->players[v].level) return BD_NO_FLOAT;
    return round->players[v].level > round->players[u].level ? BD_FLOAT_DOWN : BD_FLOAT_UP;
}

static draw_side draw_side_of(const bd_draw_report *report, int id, int opponent, bd_rows *rows)
{
    const bd_round *round = report->round;
    const int u = bd_round_node(round, id);
    const bd_card *card = bd_tournament_card(round->tournament, id);
    char points[16] = "?";
    if (u >= 0)
        (void)bd_print_halves(round->players[u].score, points, sizeof points);
    else if (card != NULL && bd_draw_sits_out(report->draw, id)) /* stood down before the round was made */
        (void)bd_print_halves(bd_card_score(round->tournament, card, round->number), points, sizeof points);
    else
        card = NULL; /* a published board of somebody who should not be there */
    return (draw_side){.id = id,
                       .name = card != NULL ? bd_name_of(card) : "?",
                       .points = BD_PRINT(rows, "%s", points),
                       .way = bd_draw_float(round, id, opponent)};
}

const char *bd_draw_idle_word(const bd_rulebook *rules)
{
    return bd_rulebook_has(rules, BD_HAS_SIT_OUTS) ? BD_SAY(REPORT_SITS_OUT) : BD_SAY(REPORT_BYE);
}

/* The row of somebody without a board. */
static void draw_add_idle(const bd_draw_report *report, int id, bd_rows *rows)
{
    bd_rows_add(rows, &(draw_row){.white = draw_side_of(report, id, 0, rows),
                                  .black = {.name = bd_draw_idle_word(report->round->rules)},
                                  .black_name = "bye"});
}

static bd_rows draw_rows(const bd_draw_report *report, bd_arena *arena)
{
    const bd_draw *draw = report->draw;
    bd_rows rows = BD_ROWS(arena, draw_row, draw_members);
    for (size_t i = 0; !rows.failed && i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        const draw_side black = draw_side_of(report, board->black, board->white, &rows);
        bd_rows_add(&rows, &(draw_row){.board = bd_draw_number(draw, i),
                                       .white = draw_side_of(report, board->white, board->black, &rows),
                                       .black = black,
                                       .black_name = black.name});
    }
    if (draw->bye != 0) draw_add_idle(report, draw->bye, &rows);
    for (size_t i = 0; i < draw->sit_out_count; i++) draw_add_idle(report, draw->sit_outs[i], &rows);
    return rows;
}

void bd_draw_pairs(const bd_draw *draw, bd_text *out)
{
    bd_text_add(out, "%zu\n", draw->board_count + (draw->bye != 0) + draw->sit_out_count);
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(out, "%d %d\n", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) bd_text_add(out, "%d 0\n", draw->bye);
    for (size_t i = 0; i < draw->sit_out_count; i++) bd_text_add(out, "%d 0\n", draw->sit_outs[i]);
}

const char *bd_draw_outside_words(const bd_tournament *tournament, const bd_outside *game, bd_text *out)
{
    const char *words =
        BD_PRINT(out, game->rated ? BD_SAY(REPORT_OUTSIDE_RATED) : BD_SAY(REPORT_OUTSIDE), game->white,
                 bd_name_of_id(tournament, game->white), game->black, bd_name_of_id(tournament, game->black));
    if (game->result == BD_RESULT_NONE) return words;
    return BD_PRINT(out, "%s: %s", words, bd_result_name(game->result));
}

const char *bd_wishes_words(const bd_draw_options *options, bd_text *out)
{
    if (!bd_wishes_any(options)) return NULL;
    bd_text wishes = bd_text_new(out->arena);
    bd_wishes_add(options, &wishes);
    return BD_FINISH(out, &wishes);
}

void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply)
{
    bd_text wishes = bd_text_new(reply->arena);
    if (!bd_wishes_any(options)) return;
    bd_wishes_add(options, &wishes);
    bd_reply_string(reply, "wishes", BD_FINISH(reply, &wishes));
    bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_WISHES), BD_FINISH(reply, &wishes)));
}

/* Whether two neighbours in a level could change places, which might give another draw (CAA 4). */
static bool draw_has_equal_grades(const bd_round *round)
{
    if (round->rules->articles.equal_grades == NULL) return false;
    for (int u = 0; u + 1 < round->cards; u++)
        if (round->players[u].level == round->players[u + 1].level && bd_rank_is_shared(round, u, u + 1))
            return true;
    return false;
}

/* Rules that prescribe the boards: whether they are the prescribed ones. Their criterion is the first. */
static const char *draw_prescribed(const bd_draw_report *report, bd_text *out)
{
    const bd_rulebook *rules = report->round->rules;
    int64_t others = 0;
    for (size_t i = 0; i < report->value_count; i++)
        if (report->values[i].criterion == rules->rules[0].criterion) others = report->values[i].value;
    if (others == 0) return bd_say(rules->prescribed);
    return BD_PRINT(out, bd_say(rules->prescribed_but), (long long)others);
}

const char *bd_draw_verdict(const bd_draw_report *report, bd_text *out)
{
    const bd_certificate *certificate = report->certificate;
    const char *wishes = bd_wishes_words(report->round->options, out);
    const char *rules = report->round->rules->id;
    const size_t count = report->value_count;
    size_t proved = 0;
    for (size_t i = 0; i < count; i++) proved += report->values[i].proved;
    if (certificate == NULL && report->method == NULL) return BD_SAY(REPORT_MADE_BY_ARBITER);
    if (certificate == NULL) return BD_PRINT(out, BD_SAY(REPORT_MADE_BY_HAND), bd_say(report->method->title));
    if (certificate->outcome == BD_BEST && bd_rulebook_has(report->round->rules, BD_HAS_PRESCRIBED))
        return draw_prescribed(report, out);
    if (certificate->outcome != BD_BEST && wishes != NULL)
        return BD_PRINT(out, BD_SAY_N(REPORT_NOT_PROVED_WISHES, count), wishes, proved, count);
    if (certificate->outcome != BD_BEST)
        return BD_PRINT(out, BD_SAY_N(REPORT_NOT_PROVED, count), proved, count);
    if (wishes != NULL)
        return BD_PRINT(out,
                        certificate->unique ? BD_SAY_N(REPORT_PROVED_UNIQUE_WISHES, count)
                                            : BD_SAY_N(REPORT_PROVED_WISHES, count),
                        rules, wishes, count);
    if (certificate->unique && draw_has_equal_grades(report->round))
        return BD_PRINT(out, BD_SAY_N(REPORT_PROVED_UNIQUE_ORDER, count), rules, count);
    return BD_PRINT(
        out, certificate->unique ? BD_SAY_N(REPORT_PROVED_UNIQUE, count) : BD_SAY_N(REPORT_PROVED, count),
        rules, count);
}

const char *bd_no_draw_verdict(const bd_draw_report *report, bd_text *out)
{
    const bool proved = report->certificate != NULL && report->certificate->outcome == BD_NO_MATCHING;
    const char *wishes = bd_wishes_words(report->round->options, out);
    if (!proved) return BD_SAY(REPORT_NO_DRAW_FOUND);
    return wishes != NULL ? BD_PRINT(out, BD_SAY(REPORT_NO_DRAW_WISHES), wishes) : BD_SAY(REPORT_NO_DRAW);
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
    {BD_ENGLISH(REPORT_COLUMN_HIGHER), "higher", BD_OF_INT(natural_row, board.higher), BD_SHOW_NO_CSV, 0},
    {BD_ENGLISH(REPORT_COLUMN_NATURAL), "", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYS), "lower", BD_OF_INT(natural_row, board.lower), BD_SHOW_NO_CSV, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_LOWERS_NATURAL), "", BD_OF_ID(natural_row, other), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "", BD_OF_DIGITS(natural_row, other_difference), BD_SHOW_TEXT, 0},
    {BD_ENGLISH(REPORT_COLUMN_CHANGE), "", BD_OF_WORD(natural_row, kind), BD_SHOW_TEXT, 0},
    {"", "change", BD_OF_TEXT(natural_row, change), BD_SHOW_JSON, 0},
    {"", "natural_of_higher", BD_OF_ID(natural_row, board.natural_of_higher), BD_SHOW_JSON, 0},
    {"", "natural_of_lower", BD_OF_ID(natural_row, board.natural_of_lower), BD_SHOW_JSON, 0},
    {"", "higher_difference", BD_OF_DIGITS(natural_row, higher_digits), BD_SHOW_JSON | BD_OPTIONAL, 0},
    {"", "lower_difference", BD_OF_DIGITS(natural_row, lower_digits), BD_SHOW_JSON | BD_OPTIONAL, 0}};

bd_rows bd_natural_rows(const bd_natural *boards, size_t count, bd_arena *arena)
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
        if (board->higher_rated) row.higher_digits = BD_PRINT(&rows, "%d", higher);
        if (board->lower_rated) row.lower_digits = BD_PRINT(&rows, "%d", lower);
        if (changed && board->higher_rated)
            row.difference = BD_PRINT(&rows, higher > 0 ? "+%d" : "%d", higher);
        if (changed && board->lower_rated)
            row.other_difference = BD_PRINT(&rows, lower > 0 ? "+%d" : "%d", lower);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

/* A numbered list of what a method by hand did, with the articles. */
static void draw_steps_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    enum { INDENT = 5 };
    const bd_hand_result *hand = self;
    for (size_t i = 0; i < hand->step_count; i++) {
        const bd_hand_step *step = &hand->steps[i];
        const char *line = step->sentence;
        if (step->level >= 0) line = BD_PRINT(out, BD_SAY(REPORT_STEP_OF_LEVEL), step->level + 1, line);
        if (step->article[0] != '\0') line = BD_PRINT(out, "%s (%s)", line, step->article);
        bd_text_add(out, "%3zu. ", i + 1);
        bd_page_wrapped(out, line, INDENT, terminal->width);
    }
}

const char *bd_stuck_words(const bd_round *round, const bd_hand_result *result, bd_text *out)
{
    bd_text ids = bd_text_new(out->arena);
    for (size_t i = 0; i < result->left_count; i++) {
        const int u = result->left[i];
        if (u != round->bye) bd_text_add(&ids, ids.length > 0 ? ", %d" : "%d", round->players[u].id);
    }
    return BD_PRINT(out, BD_SAY(REPORT_STUCK), result->stuck_level + 1, BD_FINISH(out, &ids));
}

static void draw_add_remarks(const bd_draw_report *report, bd_reply *reply)
{
    for (size_t i = 0; i < report->remark_lists; i++)
        for (size_t k = 0; k < report->remarks[i].count; k++) {
            bd_reply_gap(reply);
            bd_reply_sentence(reply, report->remarks[i].sentences[k]);
        }
}

/* What people read, and as CSV. reasons: Tutte's argument in words, who can only meet whom, where there is no
 * draw. */
static void draw_add_text(const bd_draw_report *report, bd_draw_depth depth, const bd_rows *boards,
                          const bd_reasons *reasons, bd_reply *reply)
{
    const bd_round *round = report->round;
    bd_text words = bd_text_new(reply->arena);
    bd_reply_heading(reply, round->tournament, round->number, false);
    bd_reply_line(reply,
                  BD_PRINT(reply, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title)));
    if (!bd_draw_names_somebody(report->draw)) {
        bd_reply_gap(reply);
        bd_reply_sentence(reply, bd_no_draw_verdict(report, &words));
        bd_reasons_reply(reasons, 0, reply);
        draw_add_remarks(report, reply);
        bd_reply_rows(reply, NULL, boards);
        return;
    }
    bd_reply_gap(reply);
    bd_reply_rows(reply, NULL, boards);
    for (size_t i = 0; i < report->draw->outside_count; i++)
        bd_reply_sentence(reply, bd_draw_outside_words(round->tournament, &report->draw->outside[i], &words));
    bd_reply_gap(reply);
    bd_reply_sentence(reply, bd_draw_verdict(report, &words));
    if (report->natural_count > 0) {
        const bd_rows natural = bd_natural_rows(report->natural, report->natural_count, reply->arena);
        bd_reply_gap(reply);
        bd_reply_sentence(reply, BD_SAY(REPORT_NATURAL_PAIRING));
        bd_reply_rows(reply, NULL, &natural);
    }
    draw_add_remarks(report, reply);
    if (depth == BD_DRAW_CRITERIA && report->vector.count > 0) {
        const bd_rows criteria = bd_vector_rows(&report->vector, reply->arena);
        bd_reply_gap(reply);
        bd_reply_rows(reply, NULL, &criteria);
    }
    reply->failed = reply->failed || words.failed;
}

/* What draws and repairs begin with. */
static bd_status draw_add_head(const bd_round *round, bd_reply *reply, bd_err *err)
{
    bd_text wishes = bd_text_new(reply->arena);
    const char *options = "";
    if (round->options != NULL) BD_TRY(bd_draw_options_print(round->options, reply->arena, &options, err));
    bd_reply_string(reply, "name", round->tournament->name);
    bd_reply_string(reply, "rules", round->rules->id);
    bd_reply_string(reply, "options", options);
    bd_reply_string(reply, "wishes", bd_wishes_words(round->options, &wishes));
    bd_reply_int(reply, "round", round->number);
    return BD_OK;
}

/* Whether a legal draw exists; null where nobody knows. */
static void draw_add_legal(const bd_draw *draw, const bd_certificate *certificate, bd_reply *reply)
{
    const bool legal = bd_draw_names_somebody(draw);
    if (legal || (certificate != NULL && certificate->outcome == BD_NO_MATCHING))
        bd_reply_flag(reply, "legal", legal);
    else
        bd_reply_string(reply, "legal", NULL);
}

static void draw_json_remarks(const void *self, bd_writer *json)
{
    const bd_draw_report *report = self;
    size_t count = 0;
    for (size_t i = 0; i < report->remark_lists; i++) count += report->remarks[i].count;
    if (count == 0) return;
    bd_writer_list(json, "remarks");
    for (size_t i = 0; i < report->remark_lists; i++)
        for (size_t k = 0; k < report->remarks[i].count; k++)
            bd_writer_string(json, NULL, report->remarks[i].sentences[k]);
    bd_writer_end(json);
}

typedef struct draw_object {
    bd_lists boards;
    int bye;
    bd_ints sit_outs;
} draw_object;

const bd_rows *bd_draw_object(const bd_draw *draw, bd_rows *owner)
{
    static const bd_member members[] = {
        {"", "boards", BD_OF_LISTS(draw_object, boards), BD_SHOW_JSON, 0},
        {"", "bye", BD_OF_ID(draw_object, bye), BD_SHOW_JSON, 0},
        {"", "sit_outs", BD_OF_INTS(draw_object, sit_outs), BD_SHOW_JSON | BD_OPTIONAL, 0}};
    const size_t count = draw->board_count;
    bd_rows rows = BD_ROWS(owner->arena, draw_object, members);
    bd_ints *pairs = bd_arena_alloc(owner->arena, count + 1, sizeof *pairs);
    int *ids = bd_arena_alloc(owner->arena, 2 * count + 1, sizeof *ids);
    rows.failed = rows.failed || pairs == NULL || ids == NULL;
    for (size_t i = 0; !rows.failed && i < count; i++) {
        ids[2 * i] = draw->boards[i].white;
        ids[2 * i + 1] = draw->boards[i].black;
        pairs[i] = (bd_ints){&ids[2 * i], 2};
    }
    bd_rows_add(&rows, &(draw_object){.boards = {pairs, count},
                                      .bye = draw->bye,
                                      .sit_outs = {draw->sit_outs, draw->sit_out_count}});
    return bd_rows_keep(owner, &rows);
}

static void draw_add_steps(const bd_hand_result *hand, bd_reply *reply)
{
    static const bd_member members[] = {
        {"", "level", BD_OF_ID(bd_hand_step, level), BD_SHOW_JSON, 0},
        {"", "article", BD_OF_TEXT(bd_hand_step, article), BD_SHOW_JSON, 0},
        {"", "sentence", BD_OF_TEXT(bd_hand_step, sentence), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(reply->arena, bd_hand_step, members);
    bd_reply_flag(reply, "stuck", hand->stuck);
    for (size_t i = 0; i < hand->step_count; i++) {
        bd_hand_step step = hand->steps[i];
        step.level++; /* from 1; 0: the whole round */
        bd_rows_add(&rows, &step);
    }
    if (rows.count > 0) bd_reply_list(reply, "steps", &rows);
}

static void draw_add_members(const bd_draw_report *report, const bd_rows *boards, const bd_reasons *reasons,
                             bd_reply *reply)
{
    static const bd_member pair[] = {
        {"", "white", BD_OF_INT(bd_outside, white), BD_SHOW_JSON, 0},
        {"", "black", BD_OF_INT(bd_outside, black), BD_SHOW_JSON, 0},
        {"", "rated", BD_OF_FLAG(bd_outside, rated), BD_SHOW_JSON | BD_OPTIONAL, 0}};
    const bd_certificate *certificate = report->certificate;
    const bd_round *round = report->round;
    const bd_draw *draw = report->draw;
    bd_rows numbered = *boards;
    numbered.count = draw->board_count;
    const bd_rows outside = BD_ROWS_OVER(reply->arena, pair, draw->outside, draw->outside_count);
    const bd_rows criteria = bd_vector_rows(&report->vector, reply->arena);
    const bd_rows natural = bd_natural_rows(report->natural, report->natural_count, reply->arena);
    draw_add_legal(draw, certificate, reply);
    bd_reply_list(reply, "boards", &numbered);
    bd_reply_id(reply, "bye", draw->bye);
    if (draw->sit_out_count > 0) bd_reply_ints(reply, "sit_outs", draw->sit_outs, draw->sit_out_count);
    if (draw->outside_count > 0) bd_reply_list(reply, "outside", &outside);
    bd_reply_list(reply, "criteria", &criteria);
    if (report->natural_count > 0) bd_reply_list(reply, "natural", &natural);
    bd_reply_own(reply, report, NULL, draw_json_remarks);
    bd_reply_flag(reply, "proved", certificate != NULL && certificate->outcome != BD_NOT_PROVED);
    bd_reply_flag(reply, "unique", certificate != NULL && certificate->unique);
    if (certificate != NULL && certificate->outcome == BD_NO_MATCHING) {
        const bd_rows why = bd_reasons_rows(reasons, reply->arena);
        const bd_ints barrier = bd_ids_of_nodes(round, certificate->barrier, certificate->barrier_count,
                                                false, reply->arena, &reply->failed);
        bd_reply_ints(reply, "barrier", barrier.items, barrier.count);
        bd_reply_list(reply, "reasons", &why);
    }
    bd_reply_int(reply, "seed", round->options != NULL ? (int64_t)round->options->seed : 0);
    bd_reply_string(reply, "method", report->method != NULL ? report->method->id : "best");
    if (report->hand != NULL) draw_add_steps(report->hand, reply);
}

bd_status bd_draw_reply(const bd_draw_report *report, bd_draw_depth depth, bd_arena *arena, bd_reply *out,
                        bd_err *err)
{
    const bd_certificate *certificate = report->certificate;
    const bool stuck = report->hand != NULL && report->hand->stuck;
    const bd_rows boards = draw_rows(report, arena);
    bd_reasons reasons = {0};
    if (certificate != NULL && certificate->outcome == BD_NO_MATCHING)
        BD_TRY(bd_groups_say_why(arena, report->round, certificate, &reasons, err));
    *out = bd_reply_new(arena, "draw/1");
    BD_TRY(draw_add_head(report->round, out, err));
    if (report->hand != NULL) bd_reply_own(out, report->hand, draw_steps_text, NULL);
    if (report->hand != NULL && report->hand->step_count > 0) bd_reply_gap(out);
    if (!stuck) draw_add_text(report, depth, &boards, &reasons, out);
    draw_add_members(report, &boards, &reasons, out);
    return BD_OK;
}

/* Fewest is proved when the stage of the disturbance is: its value is among those of the draw. */
static bool repair_is_fewest(const bd_repair *repair)
{
    for (size_t i = 0; i < repair->best.value_count; i++)
        if (bd_stage_is_of("disturbance", repair->best.values[i].criterion))
            return repair->best.values[i].proved;
    return false;
}

/* How many boards differ, and among which draws none keeps more. */
static const char *repair_summary(const bd_repair *repair, bd_reply *reply)
{
    const bd_draw_options *options = &repair->options;
    const size_t changed = repair->changed;
    bool open = false;
    for (size_t i = 0; i < options->keep_count; i++) open = open || options->keep[i].open;
    if (changed == 0)
        return repair->changes.count == 0 ? BD_SAY(REPORT_DRAW_STANDS) : BD_SAY(REPORT_BOARDS_STAY);
    if (!repair_is_fewest(repair)) return BD_PRINT(reply, BD_SAY_N(REPORT_DIFFER_LIMIT, changed), changed);
    if (options->keep_after != NULL)
        return BD_PRINT(reply, BD_SAY_N(REPORT_DIFFER_AFTER, changed), changed, options->keep_after);
    if (open) return BD_PRINT(reply, BD_SAY_N(REPORT_DIFFER_OPEN, changed), changed);
    if (options->fixed_count > 0 || options->forbid_count > 0 || options->bye != 0)
        return BD_PRINT(reply, BD_SAY_N(REPORT_DIFFER_WISHES, changed), changed);
    return BD_PRINT(reply, BD_SAY_N(REPORT_DIFFER, changed), changed);
}

/* Sentences under a title; an empty line behind them. */
static void repair_add_list(const char *title, const bd_sentences *list, bd_reply *reply)
{
    if (list->count == 0) return;
    bd_reply_title(reply, title);
    for (size_t i = 0; i < list->count; i++) bd_reply_item(reply, list->items[i], 2);
    bd_reply_gap(reply);
}

typedef struct repair_row {
    int board, published_as; /* 0: it is new */
    bd_board pair;
} repair_row;

static bd_rows repair_boards(const bd_repair *repair, const bd_draw *numbered, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "board", BD_OF_INT(repair_row, board), BD_SHOW_JSON, 0},
        {"", "white", BD_OF_INT(repair_row, pair.white), BD_SHOW_JSON, 0},
        {"", "black", BD_OF_INT(repair_row, pair.black), BD_SHOW_JSON, 0},
        {"", "published_as", BD_OF_ID(repair_row, published_as), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(arena, repair_row, members);
    for (size_t i = 0; i < numbered->board_count; i++)
        bd_rows_add(&rows, &(repair_row){.board = bd_draw_number(numbered, i),
                                         .published_as = repair->board[i].before,
                                         .pair = numbered->boards[i]});
    return rows;
}

bd_status bd_repair_reply(const bd_repair *repair, bd_draw_depth depth, bd_arena *arena, bd_reply *out,
                          bd_err *err)
{
    const bd_best *best = &repair->best;
    const bool drawn = bd_draw_names_somebody(&best->draw);
    bd_draw numbered = best->draw;
    numbered.numbers = repair->numbers;
    bd_draw_report draw = {.round = best->round,
                           .draw = &numbered,
                           .certificate = &best->certificate,
                           .values = best->values,
                           .value_count = best->value_count};
    const bd_rows published = repair_boards(repair, &numbered, arena), rows = draw_rows(&draw, arena);
    if (best->certificate.mate != NULL) BD_TRY(bd_vector_of(best, arena, NULL, &draw.vector, err));
    const bd_rows criteria = bd_vector_rows(&draw.vector, arena);
    bd_reasons reasons = {0};
    if (best->certificate.outcome == BD_NO_MATCHING)
        BD_TRY(bd_groups_say_why(arena, best->round, &best->certificate, &reasons, err));
    *out = bd_reply_new(arena, "repair/1");
    BD_TRY(draw_add_head(best->round, out, err));
    bd_reply_strings(out, "reasons", repair->reasons.items, repair->reasons.count);
    draw_add_legal(&best->draw, &best->certificate, out);
    bd_reply_int(out, "changed", (int64_t)repair->changed);
    bd_reply_flag(out, "most_kept", repair_is_fewest(repair));
    bd_reply_strings(out, "changes", repair->changes.items, repair->changes.count);
    bd_reply_list(out, "boards", &published);
    bd_reply_id(out, "bye", best->draw.bye);
    bd_reply_id(out, "bye_before", repair->before.bye);
    bd_reply_list(out, "criteria", &criteria);
    bd_reply_flag(out, "proved", best->certificate.outcome != BD_NOT_PROVED);
    bd_reply_flag(out, "unique", best->certificate.unique);
    repair_add_list(BD_SAY(REPORT_WHAT_IS_WRONG), &repair->reasons, out);
    if (drawn) bd_reply_sentence(out, repair_summary(repair, out));
    if (drawn) bd_reply_gap(out);
    repair_add_list(BD_SAY(REPORT_WHAT_CHANGES), &repair->changes, out);
    if (!drawn && repair->reasons.count + repair->changes.count == 0) bd_reply_gap(out);
    draw_add_text(&draw, depth, &rows, &reasons, out);
    return BD_OK;
}
