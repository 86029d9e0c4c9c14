/* Repair: a published draw that cannot stand, changed as little as possible. */
#include "base/ints.h"
#include "cli/task.h"
#include "cli/who.h"
#include "explain/repair.h"
#include "explain/replay.h"
#include "io/trf/trf_remarks.h"
#include "report/print_draw.h"
#include "report/print_repair.h"
#include "rulebook/options/draw_wishes.h"

#include <string.h>

static const bd_option_row repair_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_REPAIR_ROUND)},
    {0, "absent", "PLAYER", BD_ENGLISH(CLI_REPAIR_ABSENT)},
    {0, "late", "PLAYER", BD_ENGLISH(CLI_REPAIR_LATE)},
    {0, "result-was", "R,W,B,RESULT", BD_ENGLISH(CLI_REPAIR_RESULT_WAS)},
    {0, "swap", "A,B", BD_ENGLISH(CLI_REPAIR_SWAP)},
    {0, "started", "BOARDS", BD_ENGLISH(CLI_REPAIR_STARTED)},
    {0, "renumber", NULL, BD_ENGLISH(CLI_REPAIR_RENUMBER)},
    {0, "after", "CRITERION", BD_ENGLISH(CLI_REPAIR_AFTER)},
    BD_ROW_RULES,
    {0, "format", "text|json|pairs", BD_ENGLISH(CLI_OPTION_FORMAT)},
    BD_ROW_CRITERIA,
    {0, "save", NULL, BD_ENGLISH(CLI_REPAIR_SAVE)},
    BD_ROW_UNPROVED,
    BD_ROW_CERTIFICATE,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct repair_job {
    bd_task task;
    bd_repair_wish wish;
    bd_repair repair;
} repair_job;

/* The words of --format. */
enum { REPAIR_TEXT, REPAIR_JSON, REPAIR_PAIRS };

static bd_status repair_find_ids(const bd_task *task, const char *name, const int **ids, size_t *count,
                                 bd_err *err)
{
    int *list;
    size_t at = 0;
    BD_NEW(list, task->context->arena, task->args->given_count, err);
    for (const char *value = bd_args_next(task->args, name, &at); value != NULL;
         value = bd_args_next(task->args, name, &at))
        BD_TRY(bd_cli_player(task->context, task->tournament, value, BD_SAY(CLI_THE_PLAYER),
                             &list[(*count)++], err));
    *ids = list;
    return BD_OK;
}

/* "3,12,7,1-0"; the players may be names, with commas of their own. */
static bd_status repair_find_correction(const bd_task *task, const char *value, bd_correction *out,
                                        bd_err *err)
{
    char *copy = bd_arena_copy_text(task->context->arena, value);
    bd_id_pair two = {.a = 0};
    if (copy == NULL) BD_FAIL_MEMORY(err);
    char *players = strchr(copy, ',');
    char *result = strrchr(copy, ',');
    if (players == NULL || players == result)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_RESULT), value);
    *players++ = *result++ = '\0';
    if (strchr(players, ',') == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_RESULT), value);
    BD_TRY(bd_cli_round_word(copy, &out->round, err));
    BD_TRY(bd_cli_two_players(task->context, task->tournament, "result-was", players, &two, err));
    out->white = two.a;
    out->black = two.b;
    return bd_result_parse(result, &out->result, err);
}

static bd_status repair_find_corrections(const bd_task *task, bd_repair_wish *wish, bd_err *err)
{
    bd_correction *list;
    size_t at = 0;
    const bd_args *args = task->args;
    BD_NEW(list, task->context->arena, args->given_count, err);
    for (const char *value = bd_args_next(args, "result-was", &at); value != NULL;
         value = bd_args_next(args, "result-was", &at))
        BD_TRY(repair_find_correction(task, value, &list[wish->correction_count++], err));
    wish->corrections = list;
    return BD_OK;
}

/* "1-4,7" */
static bd_status repair_read_started(bd_arena *arena, const bd_args *args, bd_repair_wish *wish, bd_err *err)
{
    enum { BOARDS_MOST = BD_PLAYERS_MAX / 2 };
    const char *value = bd_args_value(args, "started");
    int *list;
    if (value == NULL) return BD_OK;
    BD_NEW(list, arena, BOARDS_MOST + 1, err);
    for (const char *word = value; *word != '\0';) {
        const size_t length = strcspn(word, ",");
        const char *dash = memchr(word, '-', length);
        const size_t first = dash != NULL ? (size_t)(dash - word) : length;
        int64_t from = 0, to = 0;
        bool good = bd_parse_int(word, first, 1, BOARDS_MOST, &from);
        to = from;
        if (dash != NULL) good = good && bd_parse_int(dash + 1, length - first - 1, from, BOARDS_MOST, &to);
        if (!good || wish->started_count + (size_t)(to - from) >= BOARDS_MOST)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_BOARDS), value);
        for (int64_t board = from; board <= to; board++) list[wish->started_count++] = (int)board;
        word += length + (word[length] == ',');
    }
    wish->started = list;
    return BD_OK;
}

static bd_status repair_read(bd_context *context, const bd_args *args, int *exit_code, repair_job *j,
                             bd_err *err)
{
    static const char *const formats[] = {"text", "json", "pairs"};
    bd_repair_wish *wish = &j->wish;
    BD_TRY(bd_task_read(&j->task, context, args, formats, sizeof formats / sizeof *formats, exit_code, err));
    BD_TRY(repair_read_started(context->arena, args, wish, err));
    wish->renumber = bd_args_has(args, "renumber");
    wish->after = bd_args_value(args, "after");
    wish->round = j->task.round;
    wish->options = &j->task.options;
    return BD_OK;
}

/* The players of the wish, once the tournament is open. */
static bd_status repair_find_players(repair_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_repair_wish *wish = &j->wish;
    BD_TRY(repair_find_ids(task, "absent", &wish->absent, &wish->absent_count, err));
    BD_TRY(repair_find_ids(task, "late", &wish->late, &wish->late_count, err));
    BD_TRY(repair_find_corrections(task, wish, err));
    return bd_cli_pairs(task->context, task->args, task->tournament, "swap", &wish->swaps, &wish->swap_count,
                        err);
}

static bd_status repair_work(void *self, const bd_solve_options *how, bd_err *err)
{
    repair_job *j = self;
    const bd_task *task = &j->task;
    return bd_repair_draw(task->context->arena, task->tournament, task->rules, &j->wish, how, &j->repair,
                          err);
}

static bd_status repair_print(const repair_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    bd_text text = bd_text_new(context->arena);
    switch (j->task.format) {
    case REPAIR_TEXT: bd_repair_text(&j->repair, &context->terminal, bd_task_depth(&j->task), &text); break;
    case REPAIR_JSON: BD_TRY(bd_repair_json(&j->repair, &text, err)); break;
    case REPAIR_PAIRS:
        if (bd_cli_has_boards(&j->repair.best.draw)) bd_draw_pairs(&j->repair.best.draw, &text);
        break;
    }
    return bd_cli_print(context, &text, err);
}

/* A certificate of a repaired draw proves it best among those that keep as much: it would prove that of any
 * draw that somebody has put up. Whoever asks for one is told. */
static bd_status repair_tell_kept(const repair_job *j, bd_err *err)
{
    bd_context *context = j->task.context;
    bd_text wishes = bd_text_new(context->arena);
    const char *words = NULL;
    if (!bd_args_has(j->task.args, "certificate")) return BD_OK;
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
    BD_TRY(repair_find_players(j, err));
    BD_TRY(repair_go_back(j, err));
    BD_TRY(bd_work_do(task->context, task->args, true, repair_work, j, err));
    bd_task_end(task, j->repair.best.certificate.outcome);
    BD_TRY(bd_cli_put_certificate(task->context, task->args, &j->repair.best.certificate,
                                  &j->repair.best.draw, err));
    BD_TRY(repair_tell_kept(j, err));
    return repair_print(j, err);
}

static bd_status repair_and_publish(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                    bd_err *err)
{
    repair_job *j = self;
    BD_TRY(bd_task_take(&j->task, tournament, err));
    BD_TRY(repair_round(j, err));
    const bool found = bd_cli_has_boards(&j->repair.best.draw);
    const bool unproved = bd_task_keeps_unproved(&j->task, j->repair.best.certificate.outcome);
    *save = found && !bd_work_interrupted(context) && !unproved;
    if (found && !bd_work_interrupted(context) && unproved) {
        bd_alert(context, BD_SAY(CLI_UNPROVED_NOT_SAVED), j->task.path);
        return BD_OK;
    }
    if (!*save) {
        bd_alert(context, found ? BD_SAY(CLI_REPAIR_INTERRUPTED) : BD_SAY(CLI_REPAIR_NOTHING), j->task.path);
        return BD_OK;
    }
    bd_task made = j->task;
    made.options = j->repair.options;
    BD_TRY(bd_task_sign(&made, &j->repair.best.draw, err));
    BD_TRY(bd_repair_publish(context->arena, tournament, &j->repair, err));
    if (tournament->format == BD_FORMAT_TRF)
        BD_TRY(bd_trf_remark_draw(tournament, &j->repair.best.draw, err));
    bd_tell(context, BD_SAY(CLI_REPAIR_PUBLISHED), j->repair.round, j->task.path);
    return BD_OK;
}

static bd_status repair_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    repair_job j = {.repair.round = 0};
    BD_TRY(repair_read(context, args, exit_code, &j, err));
    if (bd_args_has(args, "save"))
        return bd_cli_change(context, args, j.task.path, repair_and_publish, &j, err);
    BD_TRY(bd_task_open(&j.task, err));
    return repair_round(&j, err);
}

const bd_command bd_command_repair = {.name = "repair",
                                      .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                      .help = BD_ENGLISH(CLI_REPAIR_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_FILE),
                                      .fields = "event",
                                      .about = BD_ENGLISH(CLI_REPAIR_ABOUT),
                                      .options = repair_rows,
                                      .option_count = BD_OPTION_COUNT(repair_rows),
                                      .least = 1,
                                      .most = 1,
                                      .run = repair_run};
