#include "report/print_answers.h"

#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_compare.h"
#include "report/print_draw.h"
#include "report/print_vector.h"
#include "report/report_words.h"

void bd_reasons_reply(const bd_reasons *reasons, int indent, bd_reply *reply)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        const bool plain = reason->article[0] == '\0' || bd_words_are_plain();
        const char *sentence = reason->sentence;
        if (!plain) sentence = BD_PRINT(reply, "%s (%s)", sentence, reason->article);
        bd_reply_item(reply, sentence, indent);
    }
}

typedef struct reason_row {
    const bd_reason *reason;
    bd_ints players;
    const char *at_latest, *best, *other; /* as JSON; NULL: not there */
} reason_row;

bd_rows bd_reasons_rows(const bd_reasons *reasons, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "code", BD_VIA(TEXT, const char *, reason_row, reason, bd_reason, code), BD_SHOW_JSON, 0},
        {"", "article", BD_VIA(TEXT, const char *, reason_row, reason, bd_reason, article), BD_SHOW_JSON, 0},
        {"", "sentence", BD_VIA(TEXT, const char *, reason_row, reason, bd_reason, sentence), BD_SHOW_JSON,
         0},
        {"", "players", BD_OF_INTS(reason_row, players), BD_SHOW_JSON, 0},
        {"", "stage", BD_VIA(TEXT, const char *, reason_row, reason, bd_reason, stage),
         BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "at_latest", BD_OF_DIGITS(reason_row, at_latest), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "best", BD_OF_DIGITS(reason_row, best), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "other", BD_OF_DIGITS(reason_row, other), BD_SHOW_JSON | BD_OPTIONAL, 0}};
    bd_rows rows = BD_ROWS(arena, reason_row, members);
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        reason_row row = {.reason = reason, .players = {reason->players, reason->player_count}};
        if (reason->stage != NULL) row.at_latest = reason->at_latest ? "true" : "false";
        if (reason->stage != NULL && !reason->at_latest) {
            row.best = BD_PRINT(&rows, "%lld", (long long)reason->best);
            row.other = BD_PRINT(&rows, "%lld", (long long)reason->other);
        }
        bd_rows_add(&rows, &row);
    }
    return rows;
}

bd_ints bd_ids_of_nodes(const bd_round *round, const uint16_t *nodes, size_t count, bool with_bye,
                        bd_arena *arena, bool *failed)
{
    int *ids = bd_arena_alloc(arena, count + 1, sizeof *ids);
    size_t kept = 0;
    *failed = *failed || ids == NULL;
    for (size_t i = 0; ids != NULL && i < count; i++)
        if (with_bye || nodes[i] != round->bye)
            ids[kept++] = nodes[i] != round->bye ? round->players[nodes[i]].id : 0;
    return (bd_ints){ids, kept};
}

bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena)
{
    const bd_round *round = question->best.round;
    const bd_outcome outcome = question->best.certificate.outcome;
    bd_reply reply = bd_reply_new(arena, format);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_heading(&reply, round->tournament, round->number, false);
    bd_reply_line(&reply,
                  BD_PRINT(&reply, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title)));
    bd_wishes_reply(round->options, &reply);
    if (question->other_stands) bd_reply_sentence(&reply, BD_SAY(REPORT_OTHER_STANDS));
    if (outcome == BD_NOT_PROVED) bd_reply_sentence(&reply, BD_SAY(REPORT_BEST_NOT_PROVED));
    bd_reply_gap(&reply);
    bd_reply_flag(&reply, "proved", outcome == BD_BEST);
    bd_reply_flag(&reply, "published_is_other", question->other_stands);
    return reply;
}

const char *bd_story_title(const bd_round *round, const bd_explanation *story, bd_text *out)
{
    const char *white = bd_name_of_id(round->tournament, story->white);
    if (story->black != 0)
        return BD_PRINT(out, BD_SAY(REPORT_STORY_BOARD), story->board + 1, story->white, white, story->black,
                        bd_name_of_id(round->tournament, story->black));
    return BD_PRINT(out,
                    bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS) ? BD_SAY(REPORT_STORY_SITS_OUT)
                                                                   : BD_SAY(REPORT_STORY_BYE),
                    story->white, white);
}

typedef struct story_row {
    int board, bye, white, black; /* 0: not there */
    bool natural;
    const bd_rows *pairing, *colours;
} story_row;

static const bd_rows *story_reasons(const bd_reasons *reasons, bd_rows *rows)
{
    const bd_rows said = bd_reasons_rows(reasons, rows->arena);
    return bd_rows_keep(rows, &said);
}

void bd_explanations_reply(const bd_round *round, const bd_explanation *stories, size_t count,
                           bd_reply *reply)
{
    static const bd_member members[] = {
        {"", "board", BD_OF_ID(story_row, board), BD_SHOW_JSON, 0},
        {"", "bye", BD_OF_ID(story_row, bye), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "white", BD_OF_ID(story_row, white), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "black", BD_OF_ID(story_row, black), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "natural", BD_OF_FLAG(story_row, natural), BD_SHOW_JSON, 0},
        {"", "pairing", BD_OF_ROWS(story_row, pairing), BD_SHOW_JSON, 0},
        {"", "colours", BD_OF_ROWS(story_row, colours), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(reply->arena, story_row, members);
    bd_text titles = bd_text_new(reply->arena);
    for (size_t i = 0; i < count; i++) {
        const bd_explanation *story = &stories[i];
        const bool bye = story->black == 0;
        if (i > 0) bd_reply_gap(reply);
        bd_reply_title(reply, bd_story_title(round, story, &titles));
        bd_reasons_reply(&story->pairing, 4, reply);
        bd_reasons_reply(&story->colours, 4, reply);
        bd_rows_add(&rows, &(story_row){.board = bye ? 0 : (int)story->board + 1,
                                        .bye = bye ? story->white : 0,
                                        .white = bye ? 0 : story->white,
                                        .black = story->black,
                                        .natural = story->natural,
                                        .pairing = story_reasons(&story->pairing, &rows),
                                        .colours = story_reasons(&story->colours, &rows)});
    }
    bd_reply_list(reply, "boards", &rows);
    reply->failed = reply->failed || titles.failed;
}

void bd_remarks_reply(const bd_remarks *remarks, bool said, bd_reply *reply)
{
    for (size_t i = 0; said && i < remarks->count; i++) {
        if (i > 0) bd_reply_gap(reply);
        bd_reply_sentence(reply, remarks->sentences[i]);
    }
    if (remarks->count > 0) bd_reply_strings(reply, "remarks", remarks->sentences, remarks->count);
}

typedef struct step_row {
    int64_t boards, cost;
    bd_ints barrier;
    bd_lists groups;
} step_row;

typedef struct bound_row {
    const char *stage, *reading;
    int64_t value;
    bool all_legal;
    const bd_rows *reasons, *steps;
} bound_row;

static const bd_rows *bound_steps(const bd_round *round, const bd_bound *bound, bd_rows *bounds)
{
    static const bd_member members[] = {{"", "boards", BD_OF_LONG(step_row, boards), BD_SHOW_JSON, 0},
                                        {"", "cost", BD_OF_LONG(step_row, cost), BD_SHOW_JSON, 0},
                                        {"", "barrier", BD_OF_INTS(step_row, barrier), BD_SHOW_JSON, 0},
                                        {"", "groups", BD_OF_LISTS(step_row, groups), BD_SHOW_JSON, 0}};
    bd_arena *arena = bounds->arena;
    bd_rows rows = BD_ROWS(arena, step_row, members);
    for (size_t k = 0; bound->kind == BD_BOUND_COUNT && k < bound->step_count; k++) {
        const bd_bound_step *step = &bound->steps[k];
        const size_t count = step->groups.odd_count;
        bd_ints *groups = bd_arena_alloc(arena, count + 1, sizeof *groups);
        rows.failed = rows.failed || groups == NULL;
        for (size_t g = 0; groups != NULL && g < count; g++)
            groups[g] = bd_ids_of_nodes(round, step->groups.odd[g].nodes, step->groups.odd[g].count, true,
                                        arena, &rows.failed);
        bd_rows_add(&rows,
                    &(step_row){.boards = step->boards,
                                .cost = step->cost,
                                .barrier = bd_ids_of_nodes(round, step->barrier.nodes, step->barrier.count,
                                                           true, arena, &rows.failed),
                                .groups = {groups, groups != NULL ? count : 0}});
    }
    return bd_rows_keep(bounds, &rows);
}

void bd_bounds_reply(const bd_round *round, const bd_bound *bounds, size_t count, bd_reply *reply)
{
    static const char *const kinds[] = {"zero", "count", "one board", "wishes", "rests", "open"};
    static const bd_member members[] = {{"", "stage", BD_OF_TEXT(bound_row, stage), BD_SHOW_JSON, 0},
                                        {"", "value", BD_OF_LONG(bound_row, value), BD_SHOW_JSON, 0},
                                        {"", "reading", BD_OF_TEXT(bound_row, reading), BD_SHOW_JSON, 0},
                                        {"", "all_legal", BD_OF_FLAG(bound_row, all_legal), BD_SHOW_JSON, 0},
                                        {"", "reasons", BD_OF_ROWS(bound_row, reasons), BD_SHOW_JSON, 0},
                                        {"", "steps", BD_OF_ROWS(bound_row, steps), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(reply->arena, bound_row, members);
    bd_reply_title(reply, BD_SAY(REPORT_WHY_NO_BETTER));
    for (size_t i = 0; i < count; i++) {
        const bd_bound *bound = &bounds[i];
        const char *stage = bound->proof->id;
        bd_reply_gap(reply);
        bd_reply_line(reply, BD_PRINT(reply, "%s: %lld", stage, (long long)bound->proof->value));
        bd_reasons_reply(&bound->reasons, 4, reply);
        bd_rows_add(&rows, &(bound_row){.stage = stage,
                                        .reading = kinds[bound->kind],
                                        .value = bound->proof->value,
                                        .all_legal = bound->all_legal,
                                        .reasons = story_reasons(&bound->reasons, &rows),
                                        .steps = bound_steps(round, bound, &rows)});
    }
    bd_reply_list(reply, "proof", &rows);
}

static const char *const answer_kinds[] = {"so", "impossible", "worse", "later", "lot", "open"};

typedef struct answer_change {
    const char *goes, *comes;
} answer_change;

static const char *answer_board(const bd_board *board, bd_rows *rows)
{
    return BD_PRINT(rows, "%d-%d", board->white, board->black);
}

/* prescribed: the rules prescribe the boards, and call none best. */
static void answer_changes(const bd_answer *answer, bool prescribed, bd_reply *reply)
{
#define ANSWER_COLUMNS(first)                                                                                \
    {                                                                                                        \
        {BD_ENGLISH(first), "", BD_OF_TEXT(answer_change, goes), BD_SHOW_TEXT, 0},                           \
        {                                                                                                    \
            BD_ENGLISH(REPORT_COLUMN_INSTEAD), "", BD_OF_TEXT(answer_change, comes), BD_SHOW_TEXT, 0         \
        }                                                                                                    \
    }
    static const bd_member members[][2] = {ANSWER_COLUMNS(REPORT_COLUMN_BEST_DRAW),
                                           ANSWER_COLUMNS(REPORT_COLUMN_DRAWN)};
#undef ANSWER_COLUMNS
    bd_rows rows = BD_ROWS(reply->arena, answer_change, members[prescribed]);
    for (size_t i = 0; i < answer->change_count; i++)
        bd_rows_add(&rows, &(answer_change){answer_board(&answer->goes[i], &rows),
                                            answer_board(&answer->comes[i], &rows)});
    if (answer->bye_comes != 0)
        bd_rows_add(&rows, &(answer_change){BD_PRINT(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_goes),
                                            BD_PRINT(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_comes)});
    if (rows.count == 0) return;
    bd_reply_gap(reply);
    bd_reply_line(reply, BD_PRINT(reply, BD_SAY(REPORT_BOARDS_CHANGE), rows.count,
                                  (int)answer->draw.board_count + (answer->draw.bye != 0)));
    bd_reply_rows(reply, NULL, &rows);
}

/* Where the draw that was asked for is worse. */
static void answer_worse(const bd_difference *difference, bd_reply *reply)
{
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    bd_reply_string(reply, "criterion", difference->criterion != NULL ? difference->criterion->id : NULL);
    bd_reply_string(reply, "stage", last->stage);
    bd_reply_int(reply, "best", last->best);
    bd_reply_int(reply, "other", last->other);
}

typedef struct answer_row {
    const bd_rows *draw, *goes, *comes;
    bool proved;
    bd_lists rings;
} answer_row;

static const bd_rows *answer_boards(bd_board *boards, size_t count, int bye, bd_rows *rows)
{
    return bd_draw_object(&(bd_draw){.boards = boards, .board_count = count, .bye = bye}, rows);
}

static void answer_draw(const bd_question *question, const bd_answer *answer, bd_reply *reply)
{
    static const bd_member members[] = {{"", "draw", BD_OF_OBJECT(answer_row, draw), BD_SHOW_JSON, 0},
                                        {"", "draw_proved", BD_OF_FLAG(answer_row, proved), BD_SHOW_JSON, 0},
                                        {"", "goes", BD_OF_OBJECT(answer_row, goes), BD_SHOW_JSON, 0},
                                        {"", "comes", BD_OF_OBJECT(answer_row, comes), BD_SHOW_JSON, 0},
                                        {"", "rings", BD_OF_LISTS(answer_row, rings), BD_SHOW_JSON, 0}};
    const size_t count = answer->change_count;
    bd_rows row = BD_ROWS(reply->arena, answer_row, members);
    bd_rows_add(&row, &(answer_row){.draw = bd_draw_object(&answer->draw, &row),
                                    .proved = answer->proved,
                                    .goes = answer_boards(answer->goes, count, answer->bye_goes, &row),
                                    .comes = answer_boards(answer->comes, count, answer->bye_comes, &row),
                                    .rings = bd_rings_lists(&answer->rings, question->best.round, &row)});
    bd_reply_members(reply, &row);
    if (answer->vector.count == 0) return;
    const bd_vector_beside beside = {"other", BD_ENGLISH(REPORT_COLUMN_BEST), true, SIZE_MAX};
    const bd_rows criteria = bd_vector_rows_beside(&answer->vector, &beside, reply->arena);
    bd_reply_list(reply, "criteria", &criteria);
}

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer, bd_arena *arena)
{
    bd_reply reply = bd_question_reply(question, "why-not/1", arena);
    const bd_rows reasons = bd_reasons_rows(&answer->reasons, arena);
    bd_reply_string(&reply, "what", answer->what);
    bd_reply_string(&reply, "answer", answer_kinds[answer->kind]);
    bd_reasons_reply(&answer->reasons, 0, &reply);
    bd_reply_list(&reply, "reasons", &reasons);
    if (answer->difference.standing == BD_WORSE && answer->difference.stage_count > 0)
        answer_worse(&answer->difference, &reply);
    if (answer->mate != NULL) answer_draw(question, answer, &reply);
    const bool prescribed = bd_rulebook_has(question->best.round->rules, BD_HAS_PRESCRIBED);
    if (!bd_words_are_plain()) answer_changes(answer, prescribed, &reply);
    if (answer->mate == NULL || answer->proved) return reply;
    bd_reply_gap(&reply);
    bd_reply_line(&reply, BD_SAY(REPORT_ANSWER_OPEN));
    return reply;
}

typedef struct checklist_row {
    const bd_card *card;
    int points;
    bd_colour due;
    const char *colours, *due_letter, *floats, *bye, *now; /* bye, now: in English */
    bool had_bye, had_half_bye, bye_arranged;
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
    {"", "had_half_bye", BD_OF_FLAG(checklist_row, had_half_bye), BD_SHOW_JSON, 0},
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
    return BD_FINISH(rows, &text);
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
    if (player->had_half_bye && bd_rulebook_has(round->rules, BD_HAS_BYE_OR_DEFAULT))
        return BD_ENGLISH(REPORT_BYE_HAD_HALF);
    const bool barred = round->bye >= 0 && !bd_round_is_legal(round, node, round->bye);
    return barred ? BD_ENGLISH(REPORT_BYE_BARRED) : "";
}

/* "W 12": the colour in this draw, and whom they meet; in English. */
static const char *checklist_now(bd_rows *rows, const bd_draw *draw, int id)
{
    if (draw->bye == id) return BD_ENGLISH(REPORT_NOW_BYE);
    for (size_t i = 0; i < draw->board_count; i++) {
        if (draw->boards[i].white == id) return BD_PRINT(rows, "W %d", draw->boards[i].black);
        if (draw->boards[i].black == id) return BD_PRINT(rows, "B %d", draw->boards[i].white);
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
                                            .had_half_bye = player->had_half_bye,
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
