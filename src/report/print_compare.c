#include "report/print_compare.h"

#include "people/unicode.h"
#include "report/page.h"
#include "report/print_answers.h"
#include "report/print_draw.h"
#include "report/print_vector.h"
#include "report/report_words.h"
#include "report/rows.h"

/* Two draws of one round, as a round lists them. */
typedef struct two_values {
    const bd_best *best;
    const bd_vector *vector;
    const bd_difference *difference; /* NULL: not compared */
    const char *other;               /* key of the second draw: "published", "hand" */
    const char *title;               /* of its column: BD_ENGLISH of a word, or the id */
} two_values;

static const char *two_values_standing(bd_standing standing)
{
    switch (standing) {
    case BD_SAME_BOARDS: return "same";
    case BD_AS_GOOD: return "as good";
    case BD_BETTER: return "unfinishable";
    case BD_WORSE: return "worse";
    case BD_OPEN: break;
    }
    return "open";
}

static bd_rows two_values_rows(const two_values *both, size_t end, bd_arena *arena)
{
    const bd_vector_beside how = {both->other, both->title, both->difference != NULL, end};
    return bd_vector_rows_beside(both->vector, &how, arena);
}

/* Down to the first line that differs, which is the verdict; detailed, or where none does: all lines. */
static void two_values_reply(const two_values *both, bool detailed, bd_reply *reply)
{
    const bool all = detailed || both->difference == NULL;
    const bd_rows rows = two_values_rows(both, all ? SIZE_MAX : both->vector->first + 1, reply->arena);
    bd_reply_rows(reply, NULL, &rows);
}

typedef struct first_row {
    const char *criterion, *stage;
    int64_t other, best;
} first_row;

/* The criterion and the stage that decide; nothing where none does. */
static const bd_rows *two_values_first(const two_values *both, bd_rows *owner)
{
    const bd_member members[] = {{"", "criterion", BD_OF_TEXT(first_row, criterion), BD_SHOW_JSON, 0},
                                 {"", "stage", BD_OF_TEXT(first_row, stage), BD_SHOW_JSON, 0},
                                 {"", both->other, BD_OF_LONG(first_row, other), BD_SHOW_JSON, 0},
                                 {"", "best", BD_OF_LONG(first_row, best), BD_SHOW_JSON, 0}};
    const bd_difference *difference = both->difference;
    bd_rows rows = BD_ROWS(owner->arena, first_row, members);
    if (difference != NULL && difference->standing == BD_WORSE && difference->stage_count > 0) {
        const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
        bd_rows_add(&rows, &(first_row){difference->criterion != NULL ? difference->criterion->id : NULL,
                                        last->stage, last->other, last->best});
    }
    return bd_rows_keep(owner, &rows);
}

/* What programs read of two draws. */
typedef struct two_values_members {
    const char *standing;
    const bd_rows *first, *criteria;
} two_values_members;

static two_values_members two_values_members_of(const two_values *both, bd_rows *owner)
{
    const bd_rows criteria = two_values_rows(both, SIZE_MAX, owner->arena);
    return (two_values_members){
        .standing = both->difference != NULL ? two_values_standing(both->difference->standing) : NULL,
        .first = two_values_first(both, owner),
        .criteria = bd_rows_keep(owner, &criteria)};
}

/* Their columns; `at` is where they stand in a row. */
static void two_values_show(bd_rows *rows, size_t at)
{
    static const bd_member members[] = {
        {"", "standing", BD_OF_TEXT(two_values_members, standing), BD_SHOW_JSON, 0},
        {"", "first", BD_OF_OBJECT(two_values_members, first), BD_SHOW_JSON, 0},
        {"", "criteria", BD_OF_ROWS(two_values_members, criteria), BD_SHOW_JSON, 0}};
    for (size_t i = 0; i < BD_COUNT(members); i++) {
        bd_member member = members[i];
        member.at += at;
        bd_rows_show(rows, &member, 1);
    }
}

bd_lists bd_rings_lists(const bd_rings *rings, const bd_round *round, bd_rows *owner)
{
    bd_ints *lists = bd_arena_alloc(owner->arena, rings->count + 1, sizeof *lists);
    owner->failed = owner->failed || lists == NULL;
    for (size_t r = 0; lists != NULL && r < rings->count; r++)
        lists[r] = bd_ids_of_nodes(round, rings->items[r].nodes, rings->items[r].count, true, owner->arena,
                                   &owner->failed);
    return (bd_lists){lists, lists != NULL ? rings->count : 0};
}

typedef struct compare_row {
    int board; /* 0: the bye */
    const char *best, *hand, *mark;
} compare_row;

static const char *compare_board(const bd_draw *draw, size_t at, bd_rows *rows)
{
    if (at < draw->board_count)
        return BD_PRINT(rows, "%d-%d", draw->boards[at].white, draw->boards[at].black);
    return at == draw->board_count && draw->bye != 0 ? BD_PRINT(rows, BD_SAY(REPORT_ID_BYE), draw->bye) : "-";
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

typedef struct compare_members {
    two_values_members values;
    const bd_rows *best, *hand;
    bd_lists rings;
} compare_members;

static void compare_add_members(const bd_side_by_side *both, const two_values *values, bd_reply *reply)
{
    static const bd_member members[] = {{"", "best", BD_OF_OBJECT(compare_members, best), BD_SHOW_JSON, 0},
                                        {"", "hand", BD_OF_OBJECT(compare_members, hand), BD_SHOW_JSON, 0},
                                        {"", "rings", BD_OF_LISTS(compare_members, rings), BD_SHOW_JSON, 0}};
    bd_rows row = bd_rows_new(reply->arena, sizeof(compare_members));
    two_values_show(&row, offsetof(compare_members, values));
    bd_rows_show(&row, members, BD_COUNT(members));
    bd_rows_add(&row, &(compare_members){.values = two_values_members_of(values, &row),
                                         .best = bd_draw_object(&both->best.draw, &row),
                                         .hand = bd_draw_object(&both->hand_draw, &row),
                                         .rings = bd_rings_lists(&both->rings, both->best.round, &row)});
    bd_reply_members(reply, &row);
}

bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena)
{
    const bd_round *round = both->best.round;
    const bool compared = !both->hand.stuck && both->best.certificate.mate != NULL;
    const two_values values = {.best = &both->best,
                               .vector = &both->vector,
                               .difference = compared ? &both->difference : NULL,
                               .other = "hand",
                               .title = both->method->id};
    bd_reply reply = bd_reply_new(arena, "compare/1");
    const bd_rows boards = compare_boards(both, arena);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_string(&reply, "method", both->method->id);
    bd_reply_flag(&reply, "stuck", both->hand.stuck);
    bd_reply_string(&reply, "sentence", both->sentence);
    bd_reply_int(&reply, "shared", (int64_t)both->shared);
    bd_reply_heading(&reply, round->tournament, round->number, false);
    bd_reply_line(&reply, BD_PRINT(&reply, BD_SAY(REPORT_RULES_BY_HAND), round->rules->id,
                                   bd_say(round->rules->title), bd_say(both->method->title)));
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, NULL, &boards);
    bd_reply_gap(&reply);
    two_values_reply(&values, detailed, &reply);
    compare_add_members(both, &values, &reply);
    bd_reply_flag(&reply, "proved", both->best.certificate.outcome == BD_BEST);
    bd_reply_gap(&reply);
    if (compared)
        bd_reply_line(
            &reply, BD_PRINT(&reply, BD_SAY_N(REPORT_SHARED, both->shared), both->shared, round->nodes / 2));
    bd_reply_sentence(&reply, both->sentence);
    return reply;
}

static bool check_is_worth_values(const bd_round_check *round, bool detailed)
{
    if (round->vector.count == 0) return false;
    return detailed || round->faults.count > 0 || round->difference.standing == BD_WORSE;
}

static bool check_was_compared(const bd_round_check *round)
{
    return !round->partial && round->faults.count == 0 && round->best.certificate.mate != NULL;
}

static two_values check_values_of(const bd_round_check *round)
{
    return (two_values){.best = &round->best,
                        .vector = &round->vector,
                        .difference = check_was_compared(round) ? &round->difference : NULL,
                        .other = "published",
                        .title = BD_ENGLISH(REPORT_COLUMN_PUBLISHED)};
}

/* "Colours:   ..." and "Best draw: ...", what follows in one column. */
static void check_add_labelled(const char *label, bd_text *line, bd_reply *reply)
{
    const int colours = bd_text_width(BD_SAY(REPORT_COLOURS)), best = bd_text_width(BD_SAY(REPORT_BEST_DRAW));
    bd_reply_labelled(reply, label, BD_FINISH(reply, line), (colours > best ? colours : best) + 1);
}

/* Whether the two met, whatever the colours. */
static bool check_was_played(const bd_draw *published, const bd_board *board)
{
    const size_t at = bd_draw_board_of(published, board->white);
    if (at == 0) return false;
    const bd_board *played = &published->boards[at - 1];
    return played->white == board->black || played->black == board->black;
}

/* The boards of the best draw that were not played. */
static void check_add_best_boards(const bd_round_check *round, bd_reply *reply)
{
    if (check_was_compared(round) && round->difference.standing != BD_WORSE) return;
    bd_text line = bd_text_new(reply->arena);
    const bd_draw *draw = &round->best.draw;
    size_t same = 0;
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        same += check_was_played(&round->published, board);
        if (!check_was_played(&round->published, board))
            bd_text_add(&line, "%s%d-%d", line.length == 0 ? "" : ", ", board->white, board->black);
    }
    if (draw->bye != 0 && draw->bye != round->published.bye) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_BYE_OF), draw->bye);
    }
    for (size_t i = 0; i < draw->sit_out_count; i++) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_SITS_OUT_OF), draw->sit_outs[i]);
    }
    if (line.length > 0 && same > 0) bd_text_add(&line, BD_SAY_N(REPORT_BOARDS_ALIKE, same), same);
    if (line.length > 0) check_add_labelled(BD_SAY(REPORT_BEST_DRAW), &line, reply);
}

static void check_add_round(const bd_round_check *round, bool detailed, bd_reply *reply)
{
    bd_text colours = bd_text_new(reply->arena), words = bd_text_new(reply->arena);
    bd_reply_title(reply, BD_PRINT(reply, BD_SAY(REPORT_ROUND), round->number));
    bd_reply_sentence(reply, round->sentence);
    const char *wishes = round->partial ? NULL : bd_wishes_words(round->best.round->options, &words);
    if (wishes != NULL) bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_WISHES), wishes));
    for (size_t i = 0; i < round->colours.count; i++)
        bd_text_add(&colours, "%s%s", i == 0 ? "" : "; ", round->colours.items[i]);
    if (round->colours.count > 0) check_add_labelled(BD_SAY(REPORT_COLOURS), &colours, reply);
    check_add_best_boards(round, reply);
    if (check_is_worth_values(round, detailed)) {
        const two_values both = check_values_of(round);
        bd_reply_gap(reply);
        two_values_reply(&both, detailed, reply);
    }
    bd_reply_gap(reply);
    reply->failed = reply->failed || words.failed;
}

/* What programs read of a round. */
typedef struct check_row {
    const bd_round_check *round;
    bool checked, proved;
    const char *legal, *wishes; /* legal: as JSON, null where it was not checked */
    bd_texts faults, colours;
    two_values_members values;
    const bd_rows *published, *best;
} check_row;

static void check_add_members(const bd_round_check *round, bd_rows *rows)
{
    const two_values both = check_values_of(round);
    bd_text words = bd_text_new(rows->arena);
    bd_rows_add(
        rows,
        &(check_row){.round = round,
                     .checked = !round->partial,
                     .legal = round->partial             ? NULL
                              : round->faults.count == 0 ? "true"
                                                         : "false",
                     .wishes = round->partial ? NULL : bd_wishes_words(round->best.round->options, &words),
                     .faults = {round->faults.items, round->faults.count},
                     .colours = {round->colours.items, round->colours.count},
                     .values = two_values_members_of(&both, rows),
                     .published = bd_draw_object(&round->published, rows),
                     .best = bd_draw_object(&round->best.draw, rows),
                     .proved = !round->partial && round->best.certificate.outcome == BD_BEST});
    rows->failed = rows->failed || words.failed;
}

static bd_rows check_rows(const bd_round_check *rounds, size_t count, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "round", BD_VIA(INT, int, check_row, round, bd_round_check, number), BD_SHOW_JSON, 0},
        {"", "checked", BD_OF_FLAG(check_row, checked), BD_SHOW_JSON, 0},
        {"", "legal", BD_OF_DIGITS(check_row, legal), BD_SHOW_JSON, 0},
        {"", "sentence", BD_VIA(TEXT, const char *, check_row, round, bd_round_check, sentence), BD_SHOW_JSON,
         0},
        {"", "wishes", BD_OF_TEXT(check_row, wishes), BD_SHOW_JSON | BD_OPTIONAL, 0},
        {"", "faults", BD_OF_STRINGS(check_row, faults), BD_SHOW_JSON, 0},
        {"", "colours", BD_OF_STRINGS(check_row, colours), BD_SHOW_JSON, 0}};
    static const bd_member draws[] = {{"", "published", BD_OF_OBJECT(check_row, published), BD_SHOW_JSON, 0},
                                      {"", "best", BD_OF_OBJECT(check_row, best), BD_SHOW_JSON, 0},
                                      {"", "proved", BD_OF_FLAG(check_row, proved), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(arena, check_row, members);
    two_values_show(&rows, offsetof(check_row, values));
    bd_rows_show(&rows, draws, BD_COUNT(draws));
    for (size_t i = 0; i < count; i++) check_add_members(&rounds[i], &rows);
    return rows;
}

/* How many rounds were checked, and what came of it. */
static void check_summary(const bd_rulebook *rules, const bd_round_check *rounds, size_t count,
                          bd_reply *reply)
{
    size_t illegal = 0, worse = 0, partial = 0, colours = 0;
    bd_text line = bd_text_new(reply->arena);
    for (size_t i = 0; i < count; i++) {
        illegal += rounds[i].faults.count > 0;
        partial += rounds[i].partial;
        colours += rounds[i].colours.count > 0;
        worse += check_was_compared(&rounds[i]) && rounds[i].difference.standing == BD_WORSE;
    }
    bd_text_add(&line,
                bd_rulebook_has(rules, BD_HAS_PRESCRIBED)
                    ? BD_SAY_N(REPORT_CHECKED_PRESCRIBED, count - partial)
                    : BD_SAY_N(REPORT_CHECKED, count - partial),
                count - partial, illegal, worse);
    if (colours > 0) bd_text_add_char(&line, ' ');
    if (colours > 0) bd_text_add(&line, BD_SAY_N(REPORT_OTHER_COLOURS, colours), colours);
    if (partial > 0) bd_text_add_char(&line, ' ');
    if (partial > 0) bd_text_add(&line, BD_SAY_N(REPORT_UNCHECKED, partial), partial);
    bd_reply_line(reply, BD_FINISH(reply, &line));
    bd_reply_flag(reply, "legal", illegal == 0);
}

bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "check/1");
    const bd_rows rows = check_rows(rounds, count, arena);
    bd_reply_string(&reply, "name", tournament->name);
    bd_reply_string(&reply, "rules", rules->id);
    if (tournament->name != NULL) bd_reply_title(&reply, tournament->name);
    bd_reply_line(&reply, BD_PRINT(&reply, BD_SAY(REPORT_RULES), rules->id, bd_say(rules->title)));
    bd_reply_gap(&reply);
    for (size_t i = 0; i < count; i++) check_add_round(&rounds[i], detailed, &reply);
    check_summary(rules, rounds, count, &reply);
    bd_reply_list(&reply, "rounds", &rows);
    return reply;
}
