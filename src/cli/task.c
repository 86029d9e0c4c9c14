#include "cli/task.h"

#include "base/assert.h"
#include "cards/published.h"
#include "cli/event_settings.h"
#include "explain/check.h"
#include "explain/replay.h"
#include "io/trf/trf_remarks.h"
#include "people/namesakes.h"
#include "rulebook/options/draw_options.h"

#include <stdio.h>
#include <string.h>

bd_task bd_task_of(bd_context *context, const bd_draw_request *asked)
{
    bd_task task = {.context = context,
                    .asked = asked,
                    .path = asked->event.path,
                    .format = asked->event.format,
                    .round = asked->event.round};
    BD_ASSERT(asked->event.path != NULL);
    bd_cli_draw_options(context, asked, &task.options);
    return task;
}

bd_status bd_task_cards_then(const bd_task *task, int round, bd_tournament **out, bd_err *err)
{
    bd_event *then = NULL;
    BD_TRY(bd_event_as_published(task->context->arena, task->event, round, &then, err));
    BD_TRY(bd_namesakes_tell_apart(then->entered, err));
    return bd_cli_cards(task->context, &task->asked->event, then, out, err);
}

bd_status bd_task_take(bd_task *task, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = NULL;
    task->event = event;
    if (!task->draws && task->round == 0) task->round = bd_event_current_round(event);
    if (task->draws)
        BD_TRY(bd_cli_cards(task->context, &task->asked->event, event, &tournament, err));
    else
        BD_TRY(bd_task_cards_then(task, task->round, &tournament, err));
    task->tournament = tournament;
    if (!task->players_elsewhere)
        BD_TRY(bd_cli_draw_players(task->context, task->asked, tournament, &task->options, err));
    BD_TRY(bd_cli_rules(&task->asked->event, task->path, tournament, &task->rules, err));
    return bd_cli_draw_settings(task->context, task->asked, tournament, task->rules, &task->options, err);
}

/* What the file keeps with the draw, as options; settings are checked like those of a command line. */
static bd_status task_parse_kept(const bd_task *task, const bd_draw *draw, const bd_rulebook *rules,
                                 bd_draw_options *options, bd_err *err)
{
    if (draw->options == NULL) return BD_OK;
    bd_status status = bd_draw_options_parse(draw->options, task->context->arena, options, err);
    const bd_option_scope scope = {
        .rules = rules, .priorities = options->priorities, .priority_count = options->priority_count};
    if (status == BD_OK)
        status = bd_settings_check(options->settings, options->setting_count, &scope, false, err);
    if (status == BD_BAD_INPUT) (void)snprintf(err->place, sizeof err->place, "%s", task->path);
    return status;
}

bd_status bd_cli_kept_with_draw(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                                bd_err *err)
{
    const bd_draw *published = bd_published_draw(tournament, round);
    BD_TRY(bd_trf_drawn_with(arena, tournament, round, out, err));
    if (published != NULL) *out = *published;
    return BD_OK;
}

bd_status bd_task_as_made(const bd_task *task, int round, const bd_rulebook **rules, bd_draw_options *options,
                          bd_err *err)
{
    bd_draw noted;
    bd_draw_options kept = bd_draw_options_none();
    *rules = task->rules;
    BD_TRY(bd_cli_kept_with_draw(task->context->arena, task->tournament, round, &noted, err));
    if (noted.rules != NULL && task->asked->event.rules == NULL)
        BD_TRY(bd_cli_find_rules(noted.rules, BD_BAD_INPUT, task->path, rules, err));
    BD_TRY(task_parse_kept(task, &noted, *rules, &kept, err));
    return bd_kept_options_join(&kept, &task->options, task->context->arena, options, err);
}

bd_status bd_task_go_back(bd_task *task, int round, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    bd_draw_options options;
    BD_TRY(bd_task_as_made(task, round != 0 ? round : bd_tournament_next_round(task->tournament), &rules,
                           &options, err));
    task->rules = rules;
    task->options = options;
    return BD_OK;
}

bd_status bd_task_sign(const bd_task *task, bd_draw *draw, bd_err *err)
{
    const char *options = "";
    BD_TRY(bd_draw_options_print(&task->options, task->context->arena, &options, err));
    draw->options = options[0] != '\0' ? options : NULL;
    draw->rules = task->asked->event.rules != NULL ? task->rules->id : NULL;
    return BD_OK;
}

bd_status bd_task_open(bd_task *task, bd_err *err)
{
    bd_event *event = NULL;
    BD_TRY(bd_cli_open_event(task->context, &task->asked->event, task->path, &event, err));
    return bd_task_take(task, event, err);
}

bd_status bd_task_step_back(bd_task *task, bd_err *err)
{
    bool drawn = false;
    BD_TRY(bd_task_has_draw(task, task->round, &drawn, err));
    if (!drawn) return BD_OK;
    bd_arena *arena = task->context->arena;
    bd_draw drawn_then;
    BD_TRY(bd_task_go_back(task, task->round, err));
    BD_TRY(bd_replay_draw(arena, task->tournament, task->round, &drawn_then, err));
    BD_TRY(bd_replay_before(arena, task->tournament, task->round, &task->tournament, err));
    return bd_check_toss(arena, task->tournament, task->rules, task->round, &drawn_then, &task->options, err);
}

bd_status bd_task_round_is_there(const bd_task *task, bd_err *err)
{
    return bd_cli_round_is_there(task->path, task->tournament, task->round, err);
}

typedef struct task_draw {
    const bd_task *task;
    bd_engine engine;
    bd_best *best;
} task_draw;

static bd_status task_draw_best(void *self, const bd_solve_options *how, bd_err *err)
{
    const task_draw *draw = self;
    const bd_task *task = draw->task;
    bd_solve_options chosen = *how;
    chosen.engine = draw->engine;
    return bd_best_draw(task->context->arena, task->tournament, task->rules, task->round, &task->options,
                        &chosen, draw->best, err);
}

bd_status bd_task_best(const bd_task *task, bool prove_unique, bd_best *out, bd_err *err)
{
    BD_ASSERT(task->rules != NULL);
    task_draw draw = {
        .task = task, .engine = bd_work_engine(task->asked->solver, BD_ENGINE_AUTO), .best = out};
    return bd_work_do(task->context, task->asked->time_limit, prove_unique, task_draw_best, &draw, err);
}

bool bd_task_keeps_unproved(const bd_task *task, bd_outcome outcome)
{
    return outcome == BD_NOT_PROVED && !task->asked->unproved;
}

void bd_task_end(const bd_task *task, bd_outcome outcome)
{
    task->context->exit_code = bd_cli_exit_code(outcome);
}

bd_draw_report bd_task_report(const bd_best *best)
{
    return (bd_draw_report){.round = best->round,
                            .draw = &best->draw,
                            .certificate = &best->certificate,
                            .values = best->values,
                            .value_count = best->value_count};
}

bd_status bd_task_print_no_draw(const bd_task *task, const bd_best *best, bd_err *err)
{
    BD_ASSERT(best->certificate.mate == NULL);
    const bd_draw_report report = bd_task_report(best);
    bd_text text = bd_text_new(task->context->arena);
    bd_task_end(task, best->certificate.outcome);
    if (task->format == BD_TASK_TEXT)
        bd_draw_text(&report, &task->context->terminal, BD_DRAW_BOARDS, &text);
    else
        BD_TRY(bd_draw_json(&report, false, &text, err));
    return bd_cli_print(task->context, &text, err);
}

bd_status bd_task_print(const bd_task *task, const bd_best *best, bd_task_reply *reply, const void *self,
                        bd_err *err)
{
    if (best->certificate.mate == NULL) return bd_task_print_no_draw(task, best, err);
    if (best->certificate.outcome != BD_BEST || bd_work_interrupted(task->context))
        task->context->exit_code = BD_EXIT_LIMIT;
    const bd_reply said = reply(self, task->context->arena);
    return bd_cli_print_reply(task->context, &said, (bd_output)task->format, err);
}

bool bd_task_wants_details(const bd_task *task) { return task->context->verbosity == BD_VERBOSE; }

bd_draw_depth bd_task_depth(const bd_task *task)
{
    if (bd_task_wants_details(task)) return BD_DRAW_STAGES;
    return task->asked->criteria ? BD_DRAW_CRITERIA : BD_DRAW_BOARDS;
}

bd_status bd_task_has_draw(const bd_task *task, int round, bool *has, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(task->context->arena, task->tournament, round, &draw, err));
    *has = bd_cli_has_boards(&draw);
    return BD_OK;
}

bd_status bd_cli_speak_plainly(const bd_context *context, const bd_draw_request *asked, bd_err *err)
{
    if (!asked->plain) return BD_OK;
    if (context->host != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NOT_HERE), "--plain");
    bd_words_plainly(true);
    return BD_OK;
}
