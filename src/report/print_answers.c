#include "report/print_answers.h"

#include "cards/card.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_compare.h"
#include "report/print_draw.h"
#include "report/report_words.h"

void bd_reasons_text(const bd_reasons *reasons, int indent, const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_text line = bd_text_new(out->arena);
        const char *text = "";
        bd_text_add_string(&line, reason->sentence);
        if (reason->article[0] != '\0' && !bd_words_are_plain()) bd_text_add(&line, " (%s)", reason->article);
        if (bd_text_finish(&line, &text, NULL) != BD_OK) out->failed = true;
        bd_text_add_spaces(out, indent);
        bd_page_wrapped(out, text, indent, terminal->width);
    }
}

void bd_reasons_json(bd_writer *json, const char *key, const bd_reasons *reasons)
{
    bd_writer_list(json, key);
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "code", reason->code);
        bd_writer_string(json, "article", reason->article);
        bd_writer_string(json, "sentence", reason->sentence);
        bd_writer_ints(json, "players", reason->players, reason->player_count);
        if (reason->stage != NULL) {
            bd_writer_string(json, "stage", reason->stage);
            bd_writer_bool(json, "at_latest", reason->at_latest);
            if (!reason->at_latest) bd_writer_int(json, "best", reason->best);
            if (!reason->at_latest) bd_writer_int(json, "other", reason->other);
        }
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena)
{
    const bd_round *round = question->best.round;
    const bd_outcome outcome = question->best.certificate.outcome;
    bd_reply reply = bd_reply_new(arena, format);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_heading(&reply, round->tournament, round->number);
    bd_reply_line(
        &reply, bd_reply_print(&reply, BD_SAY(REPORT_RULES), round->rules->id, bd_say(round->rules->title)));
    bd_wishes_reply(round->options, &reply);
    if (question->other_stands) bd_reply_sentence(&reply, BD_SAY(REPORT_OTHER_STANDS));
    if (outcome == BD_NOT_PROVED) bd_reply_sentence(&reply, BD_SAY(REPORT_BEST_NOT_PROVED));
    bd_reply_gap(&reply);
    bd_reply_flag(&reply, "proved", outcome == BD_BEST);
    bd_reply_flag(&reply, "published_is_other", question->other_stands);
    return reply;
}

static const bd_card *story_card_of(const bd_round *round, int id)
{
    return round->players[bd_round_node(round, id)].card;
}

static void story_text_title(const bd_round *round, const bd_story *story, const bd_terminal *terminal,
                             bd_text *out)
{
    bd_text line = bd_text_new(out->arena);
    const char *text = "";
    if (story->black == 0 && bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS))
        bd_text_add(&line, BD_SAY(REPORT_STORY_SITS_OUT), story->white,
                    bd_name_of(story_card_of(round, story->white)));
    else if (story->black == 0)
        bd_text_add(&line, BD_SAY(REPORT_STORY_BYE), story->white,
                    bd_name_of(story_card_of(round, story->white)));
    else
        bd_text_add(&line, BD_SAY(REPORT_STORY_BOARD), story->board + 1, story->white,
                    bd_name_of(story_card_of(round, story->white)), story->black,
                    bd_name_of(story_card_of(round, story->black)));
    if (bd_text_finish(&line, &text, NULL) != BD_OK) out->failed = true;
    bd_page_bold(out, terminal, text);
    bd_text_add_char(out, '\n');
}

void bd_stories_text(const bd_question *question, const bd_story *stories, size_t count,
                     const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0) bd_text_add_char(out, '\n');
        story_text_title(question->best.round, &stories[i], terminal, out);
        bd_reasons_text(&stories[i].pairing, 4, terminal, out);
        bd_reasons_text(&stories[i].colours, 4, terminal, out);
    }
}

void bd_story_remarks_text(const bd_remarks *remarks, const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < remarks->count; i++) {
        if (i > 0) bd_text_add_char(out, '\n');
        bd_page_wrapped(out, remarks->sentences[i], 0, terminal->width);
    }
}

void bd_story_remarks_json(const bd_remarks *remarks, bd_writer *json)
{
    bd_writer_strings(json, "remarks", remarks->sentences, remarks->count);
}

void bd_bounds_text(const bd_bound *bounds, size_t count, const bd_terminal *terminal, bd_text *out)
{
    bd_page_bold(out, terminal, BD_SAY(REPORT_WHY_NO_BETTER));
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < count; i++) {
        bd_text_add(out, "\n%s: %lld\n", bounds[i].proof->id, (long long)bounds[i].proof->value);
        bd_reasons_text(&bounds[i].reasons, 4, terminal, out);
    }
}

void bd_stories_json(const bd_story *stories, size_t count, bd_writer *json)
{
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < count; i++) {
        const bd_story *story = &stories[i];
        bd_writer_object(json, NULL);
        if (story->black == 0) {
            bd_writer_null(json, "board");
            bd_writer_int(json, "bye", story->white);
        } else {
            bd_writer_int(json, "board", (int64_t)story->board + 1);
            bd_writer_int(json, "white", story->white);
            bd_writer_int(json, "black", story->black);
        }
        bd_writer_bool(json, "natural", story->natural);
        bd_reasons_json(json, "pairing", &story->pairing);
        bd_reasons_json(json, "colours", &story->colours);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static int story_json_id(const bd_round *round, int node)
{
    return node == round->bye ? 0 : round->players[node].id;
}

static void story_json_step(bd_writer *json, const bd_round *round, const bd_bound_step *step)
{
    bd_writer_object_row(json, NULL);
    bd_writer_int(json, "boards", step->boards);
    bd_writer_int(json, "cost", step->cost);
    bd_writer_list(json, "barrier");
    for (size_t k = 0; k < step->barrier.count; k++)
        bd_writer_int(json, NULL, story_json_id(round, step->barrier.nodes[k]));
    bd_writer_end(json);
    bd_writer_list(json, "groups");
    for (size_t g = 0; g < step->groups.odd_count; g++) {
        bd_writer_list(json, NULL);
        for (size_t k = 0; k < step->groups.odd[g].count; k++)
            bd_writer_int(json, NULL, story_json_id(round, step->groups.odd[g].nodes[k]));
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_end(json);
}

void bd_bounds_json(const bd_round *round, const bd_bound *bounds, size_t count, bd_writer *json)
{
    static const char *const kinds[] = {"zero", "count", "one board", "wishes", "rests", "open"};
    bd_writer_list(json, "proof");
    for (size_t i = 0; i < count; i++) {
        const bd_bound *bound = &bounds[i];
        bd_writer_object(json, NULL);
        bd_writer_string(json, "stage", bound->proof->id);
        bd_writer_int(json, "value", bound->proof->value);
        bd_writer_string(json, "reading", kinds[bound->kind]);
        bd_writer_bool(json, "all_legal", bound->all_legal);
        bd_reasons_json(json, "reasons", &bound->reasons);
        bd_writer_list(json, "steps");
        for (size_t k = 0; bound->kind == BD_BOUND_COUNT && k < bound->step_count; k++)
            story_json_step(json, round, &bound->steps[k]);
        bd_writer_end(json);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static const char *const answer_kinds[] = {"so", "impossible", "worse", "later", "lot", "open"};

typedef struct answer_both {
    const bd_question *question;
    const bd_answer *answer;
} answer_both;

typedef struct answer_change {
    const char *goes, *comes;
} answer_change;

static const char *answer_board(const bd_board *board, bd_rows *rows)
{
    return bd_rows_say(rows, "%d-%d", board->white, board->black);
}

static void answer_changes(const bd_answer *answer, bd_reply *reply)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_BEST_DRAW), "", BD_OF_TEXT(answer_change, goes), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_INSTEAD), "", BD_OF_TEXT(answer_change, comes), BD_SHOW_TEXT, 0}};
    bd_rows rows = BD_ROWS(reply->arena, answer_change, members);
    for (size_t i = 0; i < answer->change_count; i++)
        bd_rows_add(&rows, &(answer_change){answer_board(&answer->goes[i], &rows),
                                            answer_board(&answer->comes[i], &rows)});
    if (answer->bye_comes != 0)
        bd_rows_add(&rows, &(answer_change){bd_rows_say(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_goes),
                                            bd_rows_say(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_comes)});
    if (rows.count == 0) return;
    bd_reply_gap(reply);
    bd_reply_line(reply, bd_reply_print(reply, BD_SAY(REPORT_BOARDS_CHANGE), rows.count,
                                        (int)answer->draw.board_count + (answer->draw.bye != 0)));
    bd_reply_rows(reply, NULL, &rows);
}

static void answer_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_answer *answer = ((const answer_both *)self)->answer;
    bd_reasons_text(&answer->reasons, 0, terminal, out);
}

static void answer_json_boards(bd_writer *json, const char *key, bd_board *boards, size_t count, int bye)
{
    const bd_draw draw = {.boards = boards, .board_count = count, .bye = bye};
    bd_draw_row_json(json, key, &draw);
}

/* Where the draw that was asked for is worse. */
static void answer_json_worse(const bd_difference *difference, bd_writer *json)
{
    static const bd_member stage[] = {{"", "id", BD_OF_CHARS(bd_stage_values, stage), BD_SHOW_JSON, 0},
                                      {"", "best", BD_OF_LONG(bd_stage_values, best), BD_SHOW_JSON, 0},
                                      {"", "other", BD_OF_LONG(bd_stage_values, other), BD_SHOW_JSON, 0}};
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const bd_criterion *criterion = difference->criterion;
    bd_writer_string(json, "criterion", criterion != NULL ? criterion->id : NULL);
    bd_writer_string(json, "stage", last->stage);
    bd_writer_members(json, stage + 1, 2, last);
    bd_writer_rows(json, "stages", stage, 3, difference->stages, sizeof *last, difference->stage_count);
}

static void answer_json(const void *self, bd_writer *json)
{
    const answer_both *both = self;
    const bd_answer *answer = both->answer;
    bd_writer_string(json, "what", answer->what);
    bd_writer_string(json, "answer", answer_kinds[answer->kind]);
    bd_reasons_json(json, "reasons", &answer->reasons);
    if (answer->difference.standing == BD_WORSE && answer->difference.stage_count > 0)
        answer_json_worse(&answer->difference, json);
    if (answer->mate == NULL) return;
    bd_draw_row_json(json, "draw", &answer->draw);
    bd_writer_bool(json, "draw_proved", answer->proved);
    answer_json_boards(json, "goes", answer->goes, answer->change_count, answer->bye_goes);
    answer_json_boards(json, "comes", answer->comes, answer->change_count, answer->bye_comes);
    bd_rings_json(json, "rings", both->question->best.round, &answer->rings);
}

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer, bd_arena *arena)
{
    bd_reply reply = bd_question_reply(question, "why-not/1", arena);
    answer_both *both = bd_arena_alloc(arena, 1, sizeof *both);
    reply.failed = reply.failed || both == NULL;
    if (both == NULL) return reply;
    *both = (answer_both){question, answer};
    bd_reply_own(&reply, both, answer_text, answer_json);
    if (!bd_words_are_plain()) answer_changes(answer, &reply);
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
