#include "cli/result_walk.h"

#include "base/assert.h"
#include "cli/file_names.h"
#include "cli/keys.h"
#include "cli/open_boards.h"
#include "event/change.h"

typedef struct walk_job {
    bd_context *context;
    bd_tournament *tournament; /* as it was at the beginning: names */
    bd_seats seats;
    size_t entered;
    const bd_seat *now; /* the board whose result is saved */
    bd_result result;
} walk_job;

typedef enum walk_step { WALK_STAY, WALK_ENTER, WALK_KEEP, WALK_BACK, WALK_QUIT } walk_step;

static walk_step walk_key(int key, bd_result *result)
{
    static const struct {
        char key;
        bd_result result;
    } keys[] = {
        {'1', BD_WHITE_WINS},   {'w', BD_WHITE_WINS}, {'0', BD_BLACK_WINS},       {'=', BD_DRAWN},
        {'d', BD_DRAWN},        {'5', BD_DRAWN},      {'+', BD_WHITE_BY_DEFAULT}, {'-', BD_BLACK_BY_DEFAULT},
        {'n', BD_BOTH_DEFAULT}, {'*', BD_RESULT_NONE}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].key == key) {
            *result = keys[i].result;
            return WALK_ENTER;
        }
    switch (key) {
    case '\r':
    case '\n':
    case BD_KEY_DOWN: return WALK_KEEP;
    case 'b':
    case BD_KEY_UP: return WALK_BACK;
    case 'q':
    case BD_KEY_END: return WALK_QUIT;
    default: return WALK_STAY;
    }
}

static void walk_show(const walk_job *j, const bd_seat *seat)
{
    bd_text text = bd_text_new(j->context->arena);
    const bool has = seat->result != BD_RESULT_NONE;
    bd_text_add(&text, BD_SAY(CLI_WALK_BOARD), seat->number, seat->white,
                bd_cli_who(j->tournament, seat->white), seat->black, bd_cli_who(j->tournament, seat->black),
                has ? bd_result_name(seat->result) : "");
    if (!text.failed) bd_print_bytes(j->context, text.bytes, text.length);
    (void)fflush(j->context->out);
}

static bd_status walk_change(bd_context *context, const void *self, bd_event *event, bd_err *err)
{
    const walk_job *j = self;
    const bd_event_round *round = bd_event_round_of(event, j->now->round);
    const bd_event_board *board = round != NULL ? bd_event_board_of(round, j->now->white) : NULL;
    bd_result before = BD_RESULT_NONE;
    if (board != NULL && board->result == j->result)
        return BD_OK; /* whoever told it first stays its author */
    bd_told_result told = {.round = j->now->round,
                           .white = j->now->white,
                           .black = j->now->black,
                           .result = j->result,
                           .replace = true};
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_result(event, &told, &before, err));
    bd_cli_tell_outdated(context, event, j->now->round, before, j->result);
    return BD_OK;
}

static bd_status walk_save(walk_job *j, bd_seat *seat, bd_result result, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(j->context->arena);
    j->now = seat;
    j->result = result;
    BD_TRY(bd_cli_change(j->context, j, walk_change, err));
    bd_arena_back_to(j->context->arena, mark);
    j->entered += seat->result != result;
    seat->result = result;
    return BD_OK;
}

/* The next board to stop at. */
static size_t walk_next(const walk_job *j, size_t at, bool all)
{
    while (++at < j->seats.count && !all && j->seats.items[at].result != BD_RESULT_NONE) continue;
    return at;
}

static bd_status walk_boards(walk_job *j, bd_err *err)
{
    bool all = true;
    for (size_t i = 0; i < j->seats.count; i++) all = all && j->seats.items[i].result != BD_RESULT_NONE;
    for (size_t at = walk_next(j, SIZE_MAX, all); at < j->seats.count;) {
        bd_seat *seat = &j->seats.items[at];
        bd_result result = seat->result;
        BD_ASSERT(seat->round > 0);
        walk_show(j, seat);
        walk_step step = WALK_STAY;
        while (step == WALK_STAY) step = walk_key(bd_keys_next(), &result);
        if (step == WALK_ENTER) {
            bd_print(j->context, bd_result_name(result));
            BD_TRY(walk_save(j, seat, result, err));
        }
        bd_print(j->context, "\n");
        if (step == WALK_QUIT) break;
        at = step == WALK_BACK ? at - (at > 0) : walk_next(j, at, all);
    }
    return BD_OK;
}

bd_status bd_result_walk(bd_context *context, bd_err *err)
{
    const int round = context->asked->round;
    walk_job j = {.context = context};
    size_t open = 0;
    BD_TRY(bd_cli_refuse_host(context, BD_SAY(CLI_ASK_KEYS), err));
    if (!bd_keys_are_there()) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WALK_NO_TERMINAL));
    BD_TRY(bd_cli_open(context, &j.tournament, err));
    BD_TRY(bd_seats_of_round(context->arena, j.tournament, round, &j.seats, err));
    bd_print(context, BD_SAY(CLI_WALK_KEYS));
    BD_TRY(walk_boards(&j, err));
    for (size_t i = 0; i < j.seats.count; i++) open += j.seats.items[i].result == BD_RESULT_NONE;
    bd_tell(context, BD_SAY_N(CLI_RESULTS_DONE, j.entered), j.entered);
    if (open > 0) bd_tell(context, BD_SAY_N(CLI_WALK_OPEN, open), round, open);
    if (open == 0) bd_tell(context, BD_SAY(CLI_WALK_ALL), round);
    return BD_OK;
}
