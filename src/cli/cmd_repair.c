/* Repair: a published draw that cannot stand, changed as little as possible. */
#include "base/ints.h"
#include "cli/task.h"
#include "cli/who.h"
#include "event/change.h"
#include "explain/repair.h"

#include <string.h>

/* Boards that cannot be changed any more. */
typedef struct repair_boards {
    int *items;
    size_t count;
} repair_boards;

/* "1-4,7" */
static bd_status repair_read_started(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    enum { BOARDS_MOST = BD_PLAYERS_MAX / 2 };
    repair_boards *out = member;
    out->count = 0;
    BD_NEW(out->items, arena, BOARDS_MOST + 1, err);
    for (const char *word = text; *word != '\0';) {
        const size_t length = strcspn(word, ",");
        const char *dash = memchr(word, '-', length);
        const size_t first = dash != NULL ? (size_t)(dash - word) : length;
        int64_t from = 0, to = 0;
        bool good = bd_parse_int(word, first, 1, BOARDS_MOST, &from);
        to = from;
        if (dash != NULL) good = good && bd_parse_int(dash + 1, length - first - 1, from, BOARDS_MOST, &to);
        if (!good || out->count + (size_t)(to - from) >= BOARDS_MOST)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_BOARDS), text);
        for (int64_t board = from; board <= to; board++) out->items[out->count++] = (int)board;
        word += length + (word[length] == ',');
    }
    return BD_OK;
}

typedef struct repair_request {
    bd_draw_request draw;
    bd_many absent, late;  /* bd_who */
    bd_many results, swap; /* const char *, bd_two */
    repair_boards started;
    const char *after;
    bool renumber;
} repair_request;

static const bd_param repair_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_REPAIR_ROUND),
    {BD_OPTION(repair_request, PLAYER, absent, "absent", "PLAYER", CLI_REPAIR_ABSENT), .many = true},
    {BD_OPTION(repair_request, PLAYER, late, "late", "PLAYER", CLI_REPAIR_LATE), .many = true},
    {BD_OPTION(repair_request, LIST, results, "result-was", "R,W,B,RESULT", CLI_REPAIR_RESULT_WAS),
     .many = true},
    BD_PAIRS(repair_request, swap, "swap", CLI_REPAIR_SWAP),
    BD_READ(repair_request, started, "started", "BOARDS", repair_read_started, CLI_REPAIR_STARTED),
    BD_FLAG(repair_request, renumber, "renumber", CLI_REPAIR_RENUMBER),
    BD_TEXT(repair_request, after, "after", "CRITERION", CLI_REPAIR_AFTER),
    BD_ROW_RULES,
    BD_ROW_FORMAT_OF("text|json|pairs"),
    BD_ROW_CRITERIA,
    BD_ROW_SAVE(CLI_REPAIR_SAVE),
    BD_ROW_UNPROVED,
    BD_ROW_CERTIFICATE,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct repair_job {
    const repair_request *asked;
    bd_task task;
    bd_repair_wish wish;
    bd_repair repair;
} repair_job;

/* The words of --format. */
enum { REPAIR_TEXT, REPAIR_JSON, REPAIR_PAIRS };

/* "3,12,7,1-0"; the players may be names, with commas of their own. */
static bd_status repair_find_correction(const bd_task *task, const char *value, bd_correction *out,
                                        bd_err *err)
{
    char *copy = bd_arena_copy_text(task->context->arena, value);
    bd_id_pair two = {.a = 0};
    int64_t round = 0;
    if (copy == NULL) BD_FAIL_MEMORY(err);
    char *players = strchr(copy, ',');
    char *result = strrchr(copy, ',');
    if (players == NULL || players == result)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_RESULT), value);
    *players++ = *result++ = '\0';
    if (strchr(players, ',') == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_RESULT), value);
    if (!bd_parse_int(copy, strlen(copy), 1, BD_ROUNDS_MAX, &round))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WORD_NOT_NUMBER), "ROUND", 1LL, (long long)BD_ROUNDS_MAX,
                copy);
    out->round = (int)round;
    BD_TRY(bd_cli_two_players(task->context, task->tournament, "result-was", &(bd_two){.joined = players},
                              &two, err));
    out->white = two.a;
    out->black = two.b;
    return bd_result_parse(result, &out->result, err);
}

/* The players of the wish, once the tournament is open. */
static bd_status repair_find_players(repair_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    const repair_request *asked = j->asked;
    const char *const *results = asked->results.items;
    bd_repair_wish *wish = &j->wish;
    bd_correction *corrections;
    int *absent, *late;
    BD_TRY(bd_cli_players(task->context, task->tournament, &asked->absent, BD_SAY(CLI_THE_PLAYER), &absent,
                          &wish->absent_count, err));
    BD_TRY(bd_cli_players(task->context, task->tournament, &asked->late, BD_SAY(CLI_THE_PLAYER), &late,
                          &wish->late_count, err));
    wish->absent = absent;
    wish->late = late;
    BD_NEW(corrections, task->context->arena, asked->results.count, err);
    for (size_t i = 0; i < asked->results.count; i++)
        BD_TRY(repair_find_correction(task, results[i], &corrections[wish->correction_count++], err));
    wish->corrections = corrections;
    return bd_cli_pairs(task->context, task->tournament, "swap", &asked->swap, &wish->swaps,
                        &wish->swap_count, err);
}

static bd_status repair_print(const repair_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    bd_text text = bd_text_new(context->arena);
    bd_reply reply;
    if (j->task.format == REPAIR_PAIRS) {
        if (bd_draw_names_somebody(&j->repair.best.draw)) bd_draw_pairs(&j->repair.best.draw, &text);
        return bd_cli_print(context, &text, err);
    }
    BD_TRY(bd_repair_reply(&j->repair, bd_task_depth(&j->task), context->arena, &reply, err));
    return bd_cli_reply(context, reply, err);
}

/* A certificate of a repaired draw proves it best among those that keep as much: it would prove that of any
 * draw that somebody has put up. Whoever asks for one is told. */
static bd_status repair_tell_kept(const repair_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    bd_text wishes = bd_text_new(context->arena);
    const char *words = NULL;
    if (j->task.asked->certificate == NULL) return BD_OK;
    bd_wishes_add(&j->repair.options, &wishes);
    BD_TRY(bd_text_finish(&wishes, &words, err));
    bd_alert(context, BD_SAY(CLI_REPAIR_CERTIFIES), words);
    return BD_OK;
}

/* What the published draw was made with stays in force, but for boards and a bye that were asked for then:
 * they are kept as far as they can be. */
static bd_status repair_go_back(repair_job *j, bd_err *err)
{
    bd_draw_options *options = &j->task.options;
    const bd_draw_options asked = *options;
    const int round = j->task.round != 0 ? j->task.round : bd_replay_last_round(j->task.tournament);
    if (round == 0) return BD_OK;
    BD_TRY(bd_task_go_back(&j->task, round, err));
    options->fixed = asked.fixed;
    options->fixed_count = asked.fixed_count;
    options->bye = asked.bye;
    options->keep_count = 0;
    options->keep_after = NULL;
    return BD_OK;
}

/* The tournament is opened or taken: repairs its draw, writes the proof, prints. */
static bd_status repair_round(repair_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_work work;
    BD_TRY(repair_find_players(j, err));
    BD_TRY(repair_go_back(j, err));
    bd_task_begin(task, true, &work);
    BD_TRY(bd_work_end(&work, bd_repair_draw(task->context->arena, task->event, task->rules, &j->wish,
                                             &work.how, &j->repair, err)));
    bd_task_end(task, j->repair.best.certificate.outcome);
    BD_TRY(bd_cli_put_certificate(task->context, task->asked->certificate, &j->repair.best.certificate,
                                  &j->repair.best.draw, err));
    BD_TRY(repair_tell_kept(j, err));
    return repair_print(j, err);
}

static bd_status repair_publish(repair_job *j, bd_event *event, bd_err *err)
{
    bd_task made = j->task;
    bd_draw *draw = &j->repair.best.draw;
    if (!bd_task_publishes(&j->task, draw, j->repair.best.certificate.outcome, BD_SAY(CLI_REPAIR_INTERRUPTED),
                           BD_SAY(CLI_REPAIR_NOTHING)))
        return BD_OK;
    made.options = j->repair.options;
    BD_TRY(bd_task_sign(&made, draw, err));
    bd_draw numbered = *draw;
    numbered.numbers = j->repair.numbers;
    BD_TRY(bd_event_publish_again(event, &numbered, err));
    bd_tell(made.context, BD_SAY(CLI_REPAIR_PUBLISHED), j->repair.round, made.path);
    return BD_OK;
}

/* event: open to be changed, with --save; NULL: only looked at. */
static bd_status repair_do(bd_context *context, const repair_request *asked, bd_event *event, bd_err *err)
{
    repair_job j = {.asked = asked,
                    .task = bd_task_of(context, &asked->draw),
                    .wish = {.started = asked->started.items,
                             .started_count = asked->started.count,
                             .renumber = asked->renumber,
                             .after = asked->after,
                             .round = asked->draw.event.round}};
    j.wish.options = &j.task.options;
    j.task.draws = true;
    BD_TRY(event != NULL ? bd_task_take(&j.task, event, err) : bd_task_open(&j.task, err));
    BD_TRY(repair_round(&j, err));
    return event != NULL ? repair_publish(&j, event, err) : BD_OK;
}

static bd_status repair_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    return repair_do(context, request, event, err);
}

static bd_status repair_run(bd_context *context, const void *request, bd_err *err)
{
    const repair_request *asked = request;
    return asked->draw.save ? bd_cli_change(context, asked, repair_change, err)
                            : repair_do(context, asked, NULL, err);
}

BD_COMMAND(repair, "repair", CLI_GROUP_DRAWS, CLI_REPAIR_HELP, CLI_REPAIR_ABOUT, repair_request,
           .role = BD_ROLE_ARBITER);
