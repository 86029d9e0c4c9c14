/* Result: one game entered or corrected, or those of a round board by board. */
#include "cli/common.h"
#include "cli/guest.h"
#include "cli/host.h"
#include "cli/who.h"
#include "os/console.h"
#include "report/print_teams.h"

#include <string.h>

static const bd_param result_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(bd_result_request, WHOLE, event.round, "round", "ROUND", .place = BD_WORD_NEEDED, .low = 1,
               .high = BD_ROUNDS_MAX),
    BD_WORD_OF(bd_result_request, PLAYER, white, "white", "WHITE", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, PLAYER, black, "black", "BLACK", .place = BD_WORD_NEXT, .without = "board"),
    BD_WORD_OF(bd_result_request, READ, result, "result", "1-0|0-1|1/2|+-|-+|--", .place = BD_WORD_ALONE,
               .read = bd_given_result_read),
    BD_NUMBER(bd_result_request, board, "board", 1, BD_PLAYERS_MAX, CLI_RESULT_BOARD),
    BD_NUMBER(bd_result_request, seat, "seat", 1, BD_BOARDS_MAX, CLI_RESULT_SEAT),
    BD_TEXT(bd_result_request, boards, "boards", "LETTERS", CLI_RESULT_BOARDS),
    BD_FLAG(bd_result_request, replace, "replace", CLI_RESULT_REPLACE),
    BD_FLAG(bd_result_request, reversed, "colours-reversed", CLI_RESULT_REVERSED),
    BD_ROW_LENIENT,
};

/* By board: whoever sits there; with the colours the other way round when they were. */
static bd_status result_find_board(const bd_event *event, int number, bd_told_result *told, bd_err *err)
{
    const bd_event_round *round = NULL;
    BD_TRY(bd_cli_round_drawn(event, told->round, &round, err));
    const bd_event_board *board = bd_event_board_numbered(round, number);
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_RESULT_NO_BOARD), told->round, number,
                bd_event_highest_number(round));
    told->white = told->reversed ? board->black : bd_event_white(board);
    told->black = told->reversed ? board->white : bd_event_black(board);
    return BD_OK;
}

static bd_status result_find_game(bd_context *context, const bd_event *event, const bd_result_request *asked,
                                  bd_told_result *told, bd_err *err)
{
    if (asked->board > 0) return result_find_board(event, asked->board, told, err);
    BD_TRY(bd_cli_player(context, event->entered, &asked->white, "WHITE", &told->white, err));
    return bd_cli_player(context, event->entered, &asked->black, "BLACK", &told->black, err);
}

static void result_tell(bd_context *context, const bd_tournament *players, const bd_told_result *told,
                        bd_result before, const char *games)
{
    const char *white = bd_cli_who(players, told->white), *black = bd_cli_who(players, told->black);
    const char *result = games != NULL ? games : bd_result_name(told->result);
    if (before != BD_RESULT_NONE && before != told->result)
        bd_tell(context, BD_SAY(CLI_RESULT_CHANGED), told->round, told->white, white, result, told->black,
                black, bd_result_name(before));
    else
        bd_tell(context, BD_SAY(CLI_RESULT_ENTERED), told->round, told->white, white, result, told->black,
                black);
}

static bd_status result_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const bd_result_request *asked = request;
    bd_told_result told = {.round = asked->event.round,
                           .result = asked->result.result,
                           .replace = asked->replace,
                           .reversed = asked->reversed};
    bd_result before = BD_RESULT_NONE;
    if (event->entered->points.boards == 0) {
        BD_TRY(bd_given_result_of_game(&asked->result, &told.result, err));
    } else if (asked->result.match) {
        told.match = true;
        told.white_games = asked->result.white_games;
        told.black_games = asked->result.black_games;
        told.result = told.white_games > told.black_games   ? BD_WHITE_WINS
                      : told.white_games < told.black_games ? BD_BLACK_WINS
                                                            : BD_DRAWN;
    }
    BD_TRY(result_find_game(context, event, asked, &told, err));
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_result(event, &told, &before, err));
    BD_TRY(bd_guest_result(context, event, &told, err));
    result_tell(context, event->entered, &told, before, told.match ? asked->result.text : NULL);
    bd_cli_tell_outdated(context, event, told.round, before, told.result);
    return BD_OK;
}

/* ---- Boards of a match ---- */

static bd_status result_read_letters(bd_context *context, const char *letters, bd_told_boards *told,
                                     bd_err *err)
{
    static const struct {
        char letter;
        bd_result result;
    } known[] = {{'1', BD_WHITE_WINS},       {'0', BD_BLACK_WINS},       {'=', BD_DRAWN},
                 {'+', BD_WHITE_BY_DEFAULT}, {'-', BD_BLACK_BY_DEFAULT}, {'n', BD_BOTH_DEFAULT},
                 {'*', BD_RESULT_NONE}};
    const size_t count = strlen(letters);
    bd_result *results;
    BD_NEW(results, context->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) {
        size_t k = 0;
        while (k < BD_COUNT(known) && known[k].letter != letters[i]) k++;
        if (k == BD_COUNT(known))
            BD_FAIL(err, BD_USAGE, "--boards", BD_SAY(CLI_RESULT_BOARDS_LETTER), letters);
        results[i] = known[k].result;
    }
    told->results = results;
    told->count = (int)count;
    return BD_OK;
}

static void result_tell_match(bd_context *context, const bd_tournament *t, const bd_told_boards *told,
                              const bd_event_board *board)
{
    char score[48];
    int open = 0;
    const int white = bd_event_white(board), black = bd_event_black(board);
    for (int i = 0; i < board->seat_count; i++) open += board->seats[i].result == BD_RESULT_NONE;
    if (told->usual_white) bd_tell(context, BD_SAY(CLI_RESULT_USUAL), white, bd_cli_who(t, white));
    if (told->usual_black) bd_tell(context, BD_SAY(CLI_RESULT_USUAL), black, bd_cli_who(t, black));
    (void)bd_match_score(board, score, sizeof score);
    if (open == 0)
        bd_tell(context, BD_SAY(CLI_RESULT_MATCH), told->round, board->number, white, bd_cli_who(t, white),
                black, bd_cli_who(t, black), score);
    else
        bd_tell(context, BD_SAY_N(CLI_RESULT_MATCH_OPEN, open), told->round, board->number, white,
                bd_cli_who(t, white), black, bd_cli_who(t, black), score, open);
}

/* Results of the boards of one match: the result of the match follows from them. */
static bd_status result_change_boards(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const bd_result_request *asked = request;
    bd_told_result whole = {.round = asked->event.round};
    bd_told_boards told = {.round = asked->event.round, .seat = asked->seat, .replace = asked->replace};
    bd_result one = BD_RESULT_NONE, before = BD_RESULT_NONE;
    BD_TRY(result_find_board(event, asked->board, &whole, err));
    bd_cli_tells(context, &whole);
    told.white = whole.white;
    told.by = whole.by;
    told.at = whole.at;
    if (asked->boards != NULL) {
        BD_TRY(result_read_letters(context, asked->boards, &told, err));
    } else {
        BD_TRY(bd_given_result_of_game(&asked->result, &one, err));
        told.results = &one;
        told.count = 1;
    }
    BD_TRY(bd_change_boards(event, &told, &before, err));
    const bd_event_board *board = bd_event_board_of(bd_event_round_of(event, told.round), told.white);
    result_tell_match(context, event->entered, &told, board);
    bd_cli_tell_outdated(context, event, told.round, before, board->result);
    return BD_OK;
}

/* ---- Board by board, one key each ---- */

/* Keys that are no character; KEY_END: Ctrl-C, Ctrl-D, Escape, or the terminal is gone. */
enum { KEY_END = 0x100, KEY_UP, KEY_DOWN, KEY_UNKNOWN };

enum { CTRL_C = 3, CTRL_D = 4, BACKSPACE = 8, ESCAPE = 27, DELETE = 127 };

/* Whether the terminal has sent more along with an Escape: then it was an arrow or the like. */
static int result_key_after_escape(void)
{
    enum { MILLISECONDS = 50 };
    if (!bd_os_key_waits(MILLISECONDS)) return KEY_END;
    int byte = bd_os_key_byte();
    if (byte != '[' && byte != 'O') return KEY_UNKNOWN;
    while ((byte = bd_os_key_byte()) >= '0' && byte <= ';') continue;
    return byte == 'A' || byte == 'D' ? KEY_UP : byte == 'B' || byte == 'C' ? KEY_DOWN : KEY_UNKNOWN;
}

static int result_read_key(void)
{
    const int byte = bd_os_key_byte();
    switch (byte) {
    case -1:
    case CTRL_C:
    case CTRL_D: return KEY_END;
    case ESCAPE: return result_key_after_escape();
    case BACKSPACE:
    case DELETE: return KEY_UP;
    default: return byte;
    }
}

/* The next key: a character, or a result_key. The terminal is in its usual state before and after. */
static int result_next_key(void)
{
    bd_os_keys usual;
    if (!bd_os_keys_begin(&usual)) return KEY_END;
    const int key = result_read_key();
    bd_os_keys_end(&usual);
    return key;
}

typedef struct result_walk_job {
    bd_context *context;
    const bd_event *event; /* as it was at the beginning, and what was entered since */
    const bd_event_round *round;
    size_t entered;
    const bd_event_board *now; /* whose result is saved */
    bd_result result;
} result_walk_job;

typedef enum result_walk_step { WALK_STAY, WALK_ENTER, WALK_KEEP, WALK_BACK, WALK_QUIT } result_walk_step;

static result_walk_step result_walk_key(int key, bd_result *result)
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
    case KEY_DOWN: return WALK_KEEP;
    case 'b':
    case KEY_UP: return WALK_BACK;
    case 'q':
    case KEY_END: return WALK_QUIT;
    default: return WALK_STAY;
    }
}

static void result_walk_show(const result_walk_job *j, const bd_event_board *board)
{
    bd_text text = bd_text_new(j->context->arena);
    const bd_tournament *players = j->event->entered;
    const int white = bd_event_white(board), black = bd_event_black(board);
    bd_text_add(&text, BD_SAY(CLI_WALK_BOARD), board->number, white, bd_cli_who(players, white), black,
                bd_cli_who(players, black),
                board->result != BD_RESULT_NONE ? bd_result_name(board->result) : "");
    if (!text.failed) bd_print_bytes(j->context, text.bytes, text.length);
    (void)fflush(j->context->out);
}

static bd_status result_walk_change(bd_context *context, const void *self, bd_event *event, bd_err *err)
{
    const result_walk_job *j = self;
    bd_told_result told = {.round = j->round->number,
                           .white = bd_event_white(j->now),
                           .black = bd_event_black(j->now),
                           .result = j->result,
                           .replace = true};
    const bd_event_round *round = bd_event_round_of(event, told.round);
    const bd_event_board *board = round != NULL ? bd_event_board_of(round, told.white) : NULL;
    bd_result before = BD_RESULT_NONE;
    if (board != NULL && board->result == told.result) return BD_OK; /* who told it first stays its author */
    bd_cli_tells(context, &told);
    BD_TRY(bd_change_result(event, &told, &before, err));
    BD_TRY(bd_guest_result(context, event, &told, err));
    bd_cli_tell_outdated(context, event, told.round, before, told.result);
    return BD_OK;
}

static bd_status result_walk_save(result_walk_job *j, bd_event_board *board, bd_result result, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(j->context->arena);
    j->now = board;
    j->result = result;
    BD_TRY(bd_cli_change(j->context, j, result_walk_change, err));
    bd_arena_back_to(j->context->arena, mark);
    j->entered += board->result != result;
    board->result = result;
    return BD_OK;
}

/* The next board to stop at. */
static size_t result_walk_next(const result_walk_job *j, size_t at, bool all)
{
    while (++at < j->round->board_count && !all && j->round->boards[at].result != BD_RESULT_NONE) continue;
    return at;
}

static bd_status result_walk_boards(result_walk_job *j, bd_err *err)
{
    bool all = true;
    for (size_t i = 0; i < j->round->board_count; i++)
        all = all && j->round->boards[i].result != BD_RESULT_NONE;
    for (size_t at = result_walk_next(j, SIZE_MAX, all); at < j->round->board_count;) {
        bd_event_board *board = &j->round->boards[at];
        bd_result result = board->result;
        result_walk_show(j, board);
        result_walk_step step = WALK_STAY;
        while (step == WALK_STAY) step = result_walk_key(result_next_key(), &result);
        if (step == WALK_ENTER) {
            bd_print(j->context, bd_result_name(result));
            BD_TRY(result_walk_save(j, board, result, err));
        }
        bd_print(j->context, "\n");
        if (step == WALK_QUIT) break;
        at = step == WALK_BACK ? at - (at > 0) : result_walk_next(j, at, all);
    }
    return BD_OK;
}

/* Down the boards of the round that have no result yet, or down all of them when none is without. The players
 * are shown, a key is the result, each is saved at once. */
static bd_status result_walk(bd_context *context, bd_err *err)
{
    const int round = context->asked->round;
    bd_event *event = NULL;
    BD_TRY(bd_cli_refuse_host(context, BD_SAY(CLI_ASK_KEYS), err));
    if (!bd_os_input_is_terminal()) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WALK_NO_TERMINAL));
    BD_TRY(bd_cli_open_event(context, context->asked->path, &event, err));
    result_walk_job j = {.context = context, .event = event};
    BD_TRY(bd_cli_round_drawn(event, round, &j.round, err));
    bd_print(context, BD_SAY(CLI_WALK_KEYS));
    BD_TRY(result_walk_boards(&j, err));
    const size_t open = bd_event_missing(j.round);
    bd_tell(context, BD_SAY_N(CLI_RESULTS_DONE, j.entered), j.entered);
    if (open > 0) bd_tell(context, BD_SAY_N(CLI_WALK_OPEN, open), round, open);
    if (open == 0) bd_tell(context, BD_SAY(CLI_WALK_ALL), round);
    return BD_OK;
}

static bd_status result_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_result_request *asked = request;
    const bool white = asked->white.word != NULL, black = asked->black.word != NULL;
    const bool players = white && black, board = asked->board > 0, boards = asked->boards != NULL;
    if (asked->seat > 0 || boards) {
        if (!board || asked->result.given == boards || (boards && asked->seat > 0) || asked->reversed)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RESULT_SEAT_FORMS));
        return bd_cli_change(context, request, result_change_boards, err);
    }
    if (!white && !black && !board && !asked->result.given) return result_walk(context, err);
    if (!asked->result.given || players == board || white != black)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RESULT_FORMS));
    return bd_cli_change(context, request, result_change, err);
}

BD_COMMAND(result, "result", CLI_GROUP_RUNNING, CLI_RESULT_HELP, CLI_RESULT_ABOUT, bd_result_request,
           .role = BD_ROLE_DESK, .changes = true);
