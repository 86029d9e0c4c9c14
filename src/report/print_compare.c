#include "report/print_compare.h"

#include "people/unicode.h"
#include "report/page.h"
#include "report/print_draw.h"
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

typedef struct compare_row {
    int board; /* 0: the bye */
    const char *best, *hand, *mark;
} compare_row;

static const char *compare_board(const bd_draw *draw, size_t at, bd_rows *rows)
{
    if (at < draw->board_count)
        return bd_rows_say(rows, "%d-%d", draw->boards[at].white, draw->boards[at].black);
    return at == draw->board_count && draw->bye != 0 ? bd_rows_say(rows, BD_SAY(REPORT_ID_BYE), draw->bye)
                                                     : "-";
}

static bool compare_best_has(const bd_side_by_side *both, size_t at)
{
    const bd_draw *hand = &both->hand_draw;
    const uint16_t *mate = both->best.certificate.mate;
    if (both->hand.stuck || mate == NULL) return true;
    const bd_round *round = both->best.round;
    const int u = bd_round_node(round, at < hand->board_count ? hand->boards[at].white : hand->bye);
    return u >= 0 && mate[u] == both->hand.mate[u];
}

static bd_rows compare_boards(const bd_side_by_side *both, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "", BD_OF_ID(compare_row, board), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_BEST), "", BD_OF_TEXT(compare_row, best), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_BY_HAND), "", BD_OF_TEXT(compare_row, hand), BD_SHOW_TEXT, 0},
        {"", "", BD_OF_TEXT(compare_row, mark), BD_SHOW_TEXT, 0}};
    const bd_draw *best = &both->best.draw, *hand = &both->hand_draw;
    const size_t best_rows = best->board_count + (best->bye != 0);
    const size_t hand_rows = hand->board_count + (hand->bye != 0);
    bd_rows rows = BD_ROWS(arena, compare_row, members);
    for (size_t i = 0; i < best_rows || i < hand_rows; i++)
        bd_rows_add(&rows, &(compare_row){.board = i < best->board_count ? (int)i + 1 : 0,
                                          .best = compare_board(best, i, &rows),
                                          .hand = compare_board(hand, i, &rows),
                                          .mark = i < hand_rows && !compare_best_has(both, i) ? "<" : ""});
    return rows;
}

static bd_two_values compare_values_of(const bd_side_by_side *both)
{
    const bool compared = !both->hand.stuck && both->best.certificate.mate != NULL;
    return (bd_two_values){.best = &both->best,
                           .values = both->values,
                           .difference = compared ? &both->difference : NULL,
                           .other = "hand",
                           .title = both->method->id};
}

static void compare_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_two_values values = compare_values_of(self);
    bd_two_values_text(&values, terminal, false, out);
}

static void compare_text_detailed(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_two_values values = compare_values_of(self);
    bd_two_values_text(&values, terminal, true, out);
}

static void compare_json(const void *self, bd_writer *json)
{
    const bd_side_by_side *both = self;
    const bd_two_values values = compare_values_of(both);
    bd_two_values_json(&values, json);
    bd_draw_row_json(json, "best", &both->best.draw);
    bd_draw_row_json(json, "hand", &both->hand_draw);
    bd_rings_json(json, "rings", both->best.round, &both->rings);
}

bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena)
{
    const bd_round *round = both->best.round;
    bd_reply reply = bd_reply_new(arena, "compare/1");
    const bd_rows boards = compare_boards(both, arena);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_string(&reply, "method", both->method->id);
    bd_reply_flag(&reply, "stuck", both->hand.stuck);
    bd_reply_string(&reply, "sentence", both->sentence);
    bd_reply_int(&reply, "shared", (int64_t)both->shared);
    bd_reply_heading(&reply, round->tournament, round->number);
    bd_reply_line(&reply, bd_reply_print(&reply, BD_SAY(REPORT_RULES_BY_HAND), round->rules->id,
                                         bd_say(round->rules->title), bd_say(both->method->title)));
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, NULL, &boards);
    bd_reply_gap(&reply);
    bd_reply_own(&reply, both, detailed ? compare_text_detailed : compare_text, compare_json);
    bd_reply_flag(&reply, "proved", both->best.certificate.outcome == BD_BEST);
    bd_reply_gap(&reply);
    if (compare_values_of(both).difference != NULL)
        bd_reply_line(&reply, bd_reply_print(&reply, BD_SAY_N(REPORT_SHARED, both->shared), both->shared,
                                             round->nodes / 2));
    bd_reply_sentence(&reply, both->sentence);
    return reply;
}

static bool check_is_worth_values(const bd_round_check *round, bool detailed)
{
    if (round->best.value_count == 0) return false;
    return detailed || round->faults.count > 0 || round->difference.standing == BD_WORSE;
}

static bool check_was_compared(const bd_round_check *round)
{
    return !round->partial && round->faults.count == 0 && round->best.certificate.mate != NULL;
}

static bd_two_values check_values_of(const bd_round_check *round)
{
    return (bd_two_values){.best = &round->best,
                           .values = round->values,
                           .difference = check_was_compared(round) ? &round->difference : NULL,
                           .other = "published",
                           .title = BD_ENGLISH(REPORT_COLUMN_PUBLISHED)};
}

/* "Colours:   ..." and "Best draw: ...", what follows in one column. */
static void check_text_labelled(const char *label, bd_text *line, const bd_terminal *terminal, bd_text *out)
{
    const char *const labels[] = {BD_SAY(REPORT_COLOURS), BD_SAY(REPORT_BEST_DRAW)};
    int width = 0;
    for (size_t i = 0; i < 2; i++)
        if (bd_text_width(labels[i]) > width) width = bd_text_width(labels[i]);
    bd_text_add_column(out, label, width + 1, false);
    bd_page_wrapped(out, bd_page_part(out, line), width + 1, terminal->width);
}

static void check_text_best_boards(const bd_round_check *round, const bd_terminal *terminal, bd_text *out)
{
    if (check_was_compared(round) && round->difference.standing != BD_WORSE) return;
    bd_text line = bd_text_new(out->arena);
    const bd_draw *draw = &round->best.draw;
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(&line, "%s%d-%d", i == 0 ? "" : ", ", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_BYE_OF), draw->bye);
    }
    for (size_t i = 0; i < draw->sit_out_count; i++) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_SITS_OUT_OF), draw->sit_outs[i]);
    }
    if (line.length > 0) check_text_labelled(BD_SAY(REPORT_BEST_DRAW), &line, terminal, out);
}

static void check_text_colours(const bd_round_check *round, const bd_terminal *terminal, bd_text *out)
{
    if (round->colours.count == 0) return;
    bd_text line = bd_text_new(out->arena);
    for (size_t i = 0; i < round->colours.count; i++)
        bd_text_add(&line, "%s%s", i == 0 ? "" : "; ", round->colours.items[i]);
    check_text_labelled(BD_SAY(REPORT_COLOURS), &line, terminal, out);
}

static void check_text_round(const bd_round_check *round, const bd_terminal *terminal, bool detailed,
                             bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    bd_text_add(&title, BD_SAY(REPORT_ROUND), round->number);
    bd_page_bold(out, terminal, bd_page_part(out, &title));
    bd_text_add_string(out, "\n");
    bd_page_wrapped(out, round->sentence, 0, terminal->width);
    if (!round->partial) bd_wishes_text(round->best.round->options, terminal, out);
    check_text_colours(round, terminal, out);
    check_text_best_boards(round, terminal, out);
    if (check_is_worth_values(round, detailed)) {
        const bd_two_values both = check_values_of(round);
        bd_text_add_string(out, "\n");
        bd_two_values_text(&both, terminal, detailed, out);
    }
    bd_text_add_string(out, "\n");
}

typedef struct check_part {
    const bd_round_check *rounds;
    size_t count;
    bool detailed;
} check_part;

static void check_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const check_part *part = self;
    for (size_t i = 0; i < part->count; i++)
        check_text_round(&part->rounds[i], terminal, part->detailed, out);
}

static void check_json_round(const bd_round_check *round, bd_writer *json)
{
    const bd_two_values both = check_values_of(round);
    bd_writer_object(json, NULL);
    bd_writer_int(json, "round", round->number);
    bd_writer_bool(json, "checked", !round->partial);
    if (round->partial)
        bd_writer_null(json, "legal");
    else
        bd_writer_bool(json, "legal", round->faults.count == 0);
    bd_writer_string(json, "sentence", round->sentence);
    if (!round->partial) bd_wishes_json(round->best.round->options, json);
    bd_writer_strings(json, "faults", round->faults.items, round->faults.count);
    bd_writer_strings(json, "colours", round->colours.items, round->colours.count);
    bd_two_values_json(&both, json);
    bd_draw_row_json(json, "published", &round->published);
    bd_draw_row_json(json, "best", &round->best.draw);
    bd_writer_bool(json, "proved", !round->partial && round->best.certificate.outcome == BD_BEST);
    bd_writer_end(json);
}

static void check_json(const void *self, bd_writer *json)
{
    const check_part *part = self;
    bd_writer_list(json, "rounds");
    for (size_t i = 0; i < part->count; i++) check_json_round(&part->rounds[i], json);
    bd_writer_end(json);
}

/* How many rounds were checked, and what came of it. */
static void check_summary(const bd_round_check *rounds, size_t count, bd_reply *reply)
{
    size_t illegal = 0, worse = 0, partial = 0, colours = 0;
    bd_text line = bd_text_new(reply->arena);
    for (size_t i = 0; i < count; i++) {
        illegal += rounds[i].faults.count > 0;
        partial += rounds[i].partial;
        colours += rounds[i].colours.count > 0;
        worse += check_was_compared(&rounds[i]) && rounds[i].difference.standing == BD_WORSE;
    }
    bd_text_add(&line, BD_SAY_N(REPORT_CHECKED, count - partial), count - partial, illegal, worse);
    if (colours > 0) bd_text_add_char(&line, ' ');
    if (colours > 0) bd_text_add(&line, BD_SAY_N(REPORT_OTHER_COLOURS, colours), colours);
    if (partial > 0) bd_text_add_char(&line, ' ');
    if (partial > 0) bd_text_add(&line, BD_SAY_N(REPORT_UNCHECKED, partial), partial);
    bd_reply_line(reply, bd_reply_text(reply, &line));
    bd_reply_flag(reply, "legal", illegal == 0);
}

bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "check/1");
    check_part *part = bd_arena_alloc(arena, 1, sizeof *part);
    reply.failed = reply.failed || part == NULL;
    if (part == NULL) return reply;
    *part = (check_part){rounds, count, detailed};
    bd_reply_string(&reply, "name", tournament->name);
    bd_reply_string(&reply, "rules", rules->id);
    if (tournament->name != NULL) {
        bd_reply_add(&reply, (bd_part){.kind = BD_PART_TITLE, .text = tournament->name});
        bd_reply_gap(&reply);
    }
    bd_reply_own(&reply, part, check_text, NULL);
    check_summary(rounds, count, &reply);
    bd_reply_own(&reply, part, NULL, check_json);
    return reply;
}
