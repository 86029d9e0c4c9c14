#include "cli/list_call.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cli/host.h"
#include "io/encoding.h"
#include "os/console.h"
#include "report/print_entries.h"

#include <stdlib.h>
#include <string.h>

/* ---- Options ---- */

static bd_status list_call_lines(bd_context *context, const char *text, bd_list_answers *out, bd_err *err)
{
    int *lines;
    BD_NEW(lines, context->arena, strlen(text) / 2 + 1, err);
    out->left_out = lines;
    while (*text != '\0') {
        int64_t line = 0;
        const size_t length = strcspn(text, ",");
        if (!bd_parse_int(text, length, 1, INT32_MAX, &line))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LIST_NO_LINE), "--leave-out", (int)length, text);
        lines[out->left_out_count++] = (int)line;
        text += length + (text[length] == ',');
    }
    return BD_OK;
}

/* "10:grade" of "10:grade=1750". */
static bd_status list_call_cell(const bd_named *given, bd_list_told *out, bd_err *err)
{
    int64_t line = 0;
    const size_t length = strcspn(given->name, ":");
    if (given->name[length] != ':' || !bd_parse_int(given->name, length, 1, INT32_MAX, &line))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LIST_NO_LINE), "--set", (int)strlen(given->name),
                given->name);
    *out = (bd_list_told){.line = (int)line, .what = given->name + length + 1, .value = given->value};
    return BD_OK;
}

static bd_status list_call_answers(bd_context *context, const bd_list_call *call, bool several, int rounds,
                                   bd_list_answers *out, bd_err *err)
{
    const bd_named *columns = call->column.items, *cells = call->set.items;
    bd_list_told *told_columns, *told_cells;
    *out = (bd_list_answers){.dates = (bd_list_dates)call->dates,
                             .names = (bd_list_order)call->names,
                             .section = call->section,
                             .sections = several,
                             .as_shown = call->as_shown,
                             .rounds = rounds,
                             .year = atoi(context->now)};
    BD_NEW(told_columns, context->arena, call->column.count + 1, err);
    BD_NEW(told_cells, context->arena, call->set.count + 1, err);
    for (size_t i = 0; i < call->column.count; i++)
        told_columns[i] = (bd_list_told){.what = columns[i].name, .value = columns[i].value};
    for (size_t i = 0; i < call->set.count; i++) BD_TRY(list_call_cell(&cells[i], &told_cells[i], err));
    out->columns = told_columns;
    out->column_count = call->column.count;
    out->cells = told_cells;
    out->cell_count = call->set.count;
    return call->leave_out != NULL ? list_call_lines(context, call->leave_out, out, err) : BD_OK;
}

/* ---- A terminal ---- */

/* The lists of answers with one more. */
static bd_status list_call_grow(bd_context *context, const bd_list_told *old, size_t count, bd_list_told more,
                                const bd_list_told **out, bd_err *err)
{
    bd_list_told *told;
    BD_NEW(told, context->arena, count + 1, err);
    if (count > 0) memcpy(told, old, count * sizeof *told);
    told[count] = more;
    *out = told;
    return BD_OK;
}

static bd_status list_call_accept(bd_context *context, const char *text, bd_list_answers *answers,
                                  bd_err *err)
{
    const char **accepted;
    BD_NEW(accepted, context->arena, answers->accepted_count + 1, err);
    if (answers->accepted_count > 0)
        memcpy(accepted, answers->accepted, answers->accepted_count * sizeof *accepted);
    accepted[answers->accepted_count++] = text;
    answers->accepted = accepted;
    return BD_OK;
}

/* What was typed, as the answer that the question wants; what is none leaves it open. */
static bd_status list_call_take(bd_context *context, const bd_list_remark *asked, const char *typed,
                                bd_list_answers *answers, bd_err *err)
{
    const int line = asked->line_count > 0 ? asked->lines[asked->line_count - 1] : 0;
    bd_list_call call = {.leave_out = typed};
    int64_t rounds = 0;
    const bd_list_told told = {.line = line, .what = asked->subject, .value = typed};
    if (*typed == '\0') return asked->shown ? list_call_accept(context, asked->text, answers, err) : BD_OK;
    switch (asked->answer) {
    case BD_ANSWER_NONE: return BD_OK;
    case BD_ANSWER_SECTION: answers->section = typed; return BD_OK;
    case BD_ANSWER_DATES:
        answers->dates = strcmp(typed, "dmy") == 0   ? BD_DATES_DMY
                         : strcmp(typed, "mdy") == 0 ? BD_DATES_MDY
                                                     : answers->dates;
        return BD_OK;
    case BD_ANSWER_NAMES:
        answers->names = strcmp(typed, "surname") == 0    ? BD_NAMES_SURNAME
                         : strcmp(typed, "forename") == 0 ? BD_NAMES_FORENAME
                                                          : answers->names;
        return BD_OK;
    case BD_ANSWER_COLUMN:
        BD_TRY(
            list_call_grow(context, answers->columns, answers->column_count, told, &answers->columns, err));
        answers->column_count++;
        return BD_OK;
    case BD_ANSWER_CELL:
        BD_TRY(list_call_grow(context, answers->cells, answers->cell_count, told, &answers->cells, err));
        answers->cell_count++;
        return BD_OK;
    case BD_ANSWER_LINE: {
        bd_list_answers more = {.left_out_count = 0};
        if (list_call_lines(context, call.leave_out, &more, NULL) != BD_OK) return BD_OK;
        int *all;
        BD_NEW(all, context->arena, answers->left_out_count + more.left_out_count, err);
        for (size_t i = 0; i < answers->left_out_count; i++) all[i] = answers->left_out[i];
        for (size_t i = 0; i < more.left_out_count; i++) all[answers->left_out_count + i] = more.left_out[i];
        answers->left_out = all;
        answers->left_out_count += more.left_out_count;
        return BD_OK;
    }
    case BD_ANSWER_ROUNDS:
        if (bd_parse_int(typed, strlen(typed), 1, BD_ROUNDS_MAX, &rounds)) answers->rounds = (int)rounds;
        return BD_OK;
    }
    return BD_OK;
}

static const bd_list_remark *list_call_first_question(const bd_entries *list)
{
    for (size_t i = 0; i < list->remark_count; i++)
        if (list->remarks[i].answer != BD_ANSWER_NONE) return &list->remarks[i];
    return NULL;
}

/* Asks the first open question; false: nobody answers any more. */
static bd_status list_call_ask(bd_context *context, const bd_entries *list, bd_list_answers *answers,
                               bool *more, bd_err *err)
{
    const bd_list_remark *asked = list_call_first_question(list);
    const char *question = NULL, *cure = NULL;
    char typed[256];
    BD_ASSERT(asked != NULL);
    BD_TRY(bd_list_say(context->arena, asked, &question, err));
    BD_TRY(bd_list_cure(context->arena, asked, &cure, err));
    bd_alert(context, "%s", question);
    bd_alert(context, asked->shown ? BD_SAY(CLI_LIST_PROMPT_SHOWN) : BD_SAY(CLI_LIST_PROMPT), cure);
    *more = fgets(typed, sizeof typed, stdin) != NULL;
    if (!*more) return BD_OK;
    typed[strcspn(typed, "\r\n")] = '\0';
    const char *kept = bd_arena_copy_text(context->arena, typed);
    if (kept == NULL) BD_FAIL_MEMORY(err);
    return list_call_take(context, asked, kept, answers, err);
}

/* ---- Reading ---- */

/* An event is no list. */
static bd_status list_call_refuse_event(const char *path, const bd_file *file, bd_err *err)
{
    const bd_file_format format = bd_format_of_content(file->text, file->length);
    const bool trf = format == BD_FORMAT_TRF &&
                     (strncmp(file->text, "001 ", 4) == 0 || strstr(file->text, "\n001 ") != NULL ||
                      strstr(file->text, "\r001 ") != NULL);
    if (!trf && format != BD_FORMAT_EVENT && format != BD_FORMAT_JSON) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_NEW_NOT_CSV), bd_format_word(format));
}

static bd_status list_call_say(bd_context *context, const bd_entries *list, bool questions, bd_err *err)
{
    for (size_t i = 0; i < list->remark_count; i++) {
        const bd_list_remark *remark = &list->remarks[i];
        const char *text = NULL, *cure = NULL;
        if ((remark->answer != BD_ANSWER_NONE) != questions) continue;
        BD_TRY(bd_list_say(context->arena, remark, &text, err));
        BD_TRY(bd_list_cure(context->arena, remark, &cure, err));
        if (questions)
            bd_alert(context, BD_SAY(CLI_LIST_QUESTION), text, cure);
        else
            bd_warn(context, "%s", text);
    }
    return BD_OK;
}

static void list_call_drop_perhaps(bd_entries *list)
{
    bd_tournament *t = list->players;
    size_t left = 0;
    for (size_t i = 0; i < t->card_count; i++) {
        if (list->entries[i].perhaps) continue;
        t->cards[left] = t->cards[i];
        list->entries[left++] = list->entries[i];
    }
    t->card_count = left;
}

/* A rating where there are no grades is what the event is ranked by. */
static void list_call_settle_grades(bd_tournament *t)
{
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[i].grade > 0) return;
    for (size_t i = 0; i < t->card_count; i++) {
        t->cards[i].grade = t->cards[i].rating;
        t->cards[i].rating = 0;
    }
}

bd_status bd_cli_read_list(bd_context *context, const char *path, const bd_list_call *call, bool several,
                           int rounds, bd_entries **out, bd_err *err)
{
    bd_file file;
    bd_list_answers answers;
    (void)bd_cli_actor(context); /* what day it is */
    BD_TRY(list_call_answers(context, call, several, rounds, &answers, err));
    BD_TRY(bd_cli_file_read(context, path, BD_FILE_LIMIT, &file, err));
    BD_TRY(list_call_refuse_event(path, &file, err));
    const bool terminal =
        context->host == NULL && context->err_is_terminal && bd_os_input_is_terminal() && !call->dry_run;
    for (bool more = true;;) {
        BD_TRY(bd_list_read(context->arena, bd_cli_file_shown(path), file.text, file.length, &answers, out,
                            err));
        if (!terminal || bd_list_questions(*out) == 0 || !more) break;
        BD_TRY(list_call_ask(context, *out, &answers, &more, err));
    }
    if (call->dry_run) return BD_OK;
    BD_TRY(list_call_say(context, *out, false, err));
    const size_t open = bd_list_questions(*out);
    if (open > 0) {
        BD_TRY(list_call_say(context, *out, true, err));
        char place[sizeof err->place];
        const bd_list_remark *first = list_call_first_question(*out);
        if (first->line_count > 0)
            bd_place_write(bd_cli_file_shown(path), first->lines[0], 0, place, sizeof place);
        BD_FAIL(err, BD_BAD_INPUT, first->line_count > 0 ? place : bd_cli_file_shown(path),
                BD_SAY_N(CLI_LIST_OPEN, open), open);
    }
    list_call_drop_perhaps(*out);
    list_call_settle_grades((*out)->players);
    return BD_OK;
}

bd_status bd_cli_show_list(bd_context *context, const bd_entries *list, bd_err *err)
{
    context->exit_code = bd_list_questions(list) > 0 ? BD_EXIT_NO : BD_EXIT_DONE;
    return bd_cli_reply(context, bd_entries_reply(list, context->arena), err);
}
