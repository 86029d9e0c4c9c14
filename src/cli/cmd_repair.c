/* Repair: a published draw that cannot stand, changed as little as possible. */
#include "base/ints.h"
#include "cli/task.h"
#include "explain/repair.h"
#include "report/print_draw.h"
#include "report/print_repair.h"

#include <string.h>

static const bd_option_row repair_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_REPAIR_ROUND)},
    {0, "absent", "ID", BD_ENGLISH(CLI_REPAIR_ABSENT)},
    {0, "late", "ID", BD_ENGLISH(CLI_REPAIR_LATE)},
    {0, "result-was", "R,W,B,RESULT", BD_ENGLISH(CLI_REPAIR_RESULT_WAS)},
    {0, "swap", "A,B", BD_ENGLISH(CLI_REPAIR_SWAP)},
    {0, "started", "BOARDS", BD_ENGLISH(CLI_REPAIR_STARTED)},
    {0, "after", "CRITERION", BD_ENGLISH(CLI_REPAIR_AFTER)},
    BD_ROW_RULES,
    {0, "format", "text|json|pairs", BD_ENGLISH(CLI_OPTION_FORMAT)},
    {0, "save", NULL, BD_ENGLISH(CLI_REPAIR_SAVE)},
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

static bd_status repair_read_ids(bd_arena *arena, const bd_args *args, const char *name, const int **ids,
                                 size_t *count, bd_err *err)
{
    int *list;
    size_t at = 0;
    BD_NEW(list, arena, args->given_count, err);
    for (const char *value = bd_args_next(args, name, &at); value != NULL;
         value = bd_args_next(args, name, &at))
        BD_TRY(bd_cli_id_word(value, BD_SAY(CLI_THE_PLAYER), &list[(*count)++], err));
    *ids = list;
    return BD_OK;
}

/* "3,12,7,1-0" */
static bd_status repair_read_correction(bd_arena *arena, const char *value, bd_correction *out, bd_err *err)
{
    char *copy = bd_arena_copy_text(arena, value);
    char *words[4] = {copy};
    if (copy == NULL) BD_FAIL_MEMORY(err);
    for (size_t i = 1; i < 4; i++) {
        words[i] = strchr(words[i - 1], ',');
        if (words[i] == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_REPAIR_BAD_RESULT), value);
        *words[i]++ = '\0';
    }
    BD_TRY(bd_cli_round_word(words[0], &out->round, err));
    BD_TRY(bd_cli_id_word(words[1], "White", &out->white, err));
    BD_TRY(bd_cli_id_word(words[2], "Black", &out->black, err));
    return bd_result_parse(words[3], &out->result, err);
}

static bd_status repair_read_corrections(bd_arena *arena, const bd_args *args, bd_repair_wish *wish,
                                         bd_err *err)
{
    bd_correction *list;
    size_t at = 0;
    BD_NEW(list, arena, args->given_count, err);
    for (const char *value = bd_args_next(args, "result-was", &at); value != NULL;
         value = bd_args_next(args, "result-was", &at))
        BD_TRY(repair_read_correction(arena, value, &list[wish->correction_count++], err));
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
    BD_TRY(repair_read_ids(context->arena, args, "absent", &wish->absent, &wish->absent_count, err));
    BD_TRY(repair_read_ids(context->arena, args, "late", &wish->late, &wish->late_count, err));
    BD_TRY(repair_read_corrections(context->arena, args, wish, err));
    BD_TRY(bd_cli_pairs(context->arena, args, "swap", &wish->swaps, &wish->swap_count, err));
    BD_TRY(repair_read_started(context->arena, args, wish, err));
    wish->after = bd_args_value(args, "after");
    wish->round = j->task.round;
    wish->options = &j->task.options;
    return BD_OK;
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
    case REPAIR_TEXT:
        bd_repair_text(&j->repair, &context->terminal, bd_task_wants_details(&j->task), &text);
        break;
    case REPAIR_JSON: BD_TRY(bd_repair_json(&j->repair, &text, err)); break;
    case REPAIR_PAIRS:
        if (bd_cli_has_boards(&j->repair.best.draw)) bd_draw_pairs(&j->repair.best.draw, &text);
        break;
    }
    return bd_cli_print(context, &text, err);
}

/* The tournament is opened or taken: repairs its draw, writes the proof, prints. */
static bd_status repair_round(repair_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    BD_TRY(bd_work_do(task->context, task->args, true, repair_work, j, err));
    bd_task_end(task, j->repair.best.certificate.outcome);
    BD_TRY(bd_cli_put_certificate(task->context, task->args, &j->repair.best.certificate,
                                  &j->repair.best.draw, err));
    return repair_print(j, err);
}

static bd_status repair_and_publish(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                    bd_err *err)
{
    repair_job *j = self;
    BD_TRY(bd_task_take(&j->task, tournament, err));
    BD_TRY(repair_round(j, err));
    const bool found = bd_cli_has_boards(&j->repair.best.draw);
    *save = found && !bd_work_interrupted();
    if (!*save) {
        bd_alert(context, found ? BD_SAY(CLI_REPAIR_INTERRUPTED) : BD_SAY(CLI_REPAIR_NOTHING), j->task.path);
        return BD_OK;
    }
    BD_TRY(bd_repair_publish(context->arena, tournament, &j->repair, err));
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
                                      .about = BD_ENGLISH(CLI_REPAIR_ABOUT),
                                      .options = repair_rows,
                                      .option_count = BD_OPTION_COUNT(repair_rows),
                                      .least = 1,
                                      .most = 1,
                                      .run = repair_run};
