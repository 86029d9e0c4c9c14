#include "cli/task.h"
#include "cli/near_homes.h"

#include "base/assert.h"
#include "cards/cards_words.h"
#include "cards/published.h"
#include "cli/host.h"
#include "cli/who.h"
#include "explain/check.h"
#include "explain/question.h"
#include "io/trf/trf_remarks.h"
#include "people/names.h"

#include <stdio.h>
#include <string.h>

/* "score,colour-difference" */
bd_status bd_priorities_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_priorities *out = member;
    char *words = bd_arena_copy_text(arena, text), *rest = NULL;
    if (words == NULL) BD_FAIL_MEMORY(err);
    BD_NEW(out->ids, arena, strlen(text) + 1, err);
    out->count = 0;
    for (char *word = strtok_r(words, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest))
        out->ids[out->count++] = word;
    if (out->count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_PRIORITIES));
    for (size_t i = 0; i < out->count; i++) {
        const char *names = "";
        if (bd_criterion_find(out->ids[i]) != NULL) continue;
        BD_TRY(bd_criterion_names(arena, &names, err));
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_PRIORITY), out->ids[i], names);
    }
    return BD_OK;
}

/* What the file sets, by its rules, before anything else is asked for. */
static void task_take_rules_file(const bd_draw_options *file, bd_draw_options *options)
{
    options->settings = file->settings;
    options->setting_count = file->setting_count;
    options->priorities = file->priorities;
    options->priority_count = file->priority_count;
    options->written = file->written;
    options->written_count = file->written_count;
}

/* The options of the draw, but for those that name players. */
static void task_take_options(const bd_context *context, const bd_draw_request *asked,
                              bd_draw_options *options)
{
    static const bd_colour colours[] = {BD_NO_COLOUR, BD_WHITE, BD_BLACK};
    *options = bd_draw_options_none();
    options->seed = (uint64_t)asked->seed;
    options->top_colour = colours[asked->top_colour];
    options->allow_repeats = asked->allow_repeats;
    if (context->rules_file != NULL) task_take_rules_file(context->rules_file, options);
    if (asked->event.priorities.ids == NULL) return;
    options->priorities = asked->event.priorities.ids;
    options->priority_count = asked->event.priorities.count;
}

/* Those that name players (--bye, --forbid, --pair), whom the tournament tells (cli/who.h). */
static bd_status task_take_players(bd_task *task, bd_err *err)
{
    const bd_context *context = task->context;
    const bd_draw_request *asked = task->asked;
    bd_draw_options *options = &task->options;
    BD_TRY(bd_cli_player_option(context, task->tournament, &asked->bye, &options->bye, err));
    BD_TRY(bd_cli_pairs(context, task->tournament, "forbid", &asked->forbid, &options->forbid,
                        &options->forbid_count, err));
    return bd_cli_pairs(context, task->tournament, "pair", &asked->pair, &options->fixed,
                        &options->fixed_count, err);
}

/* A later value stands for an earlier one of the same name. */
static void task_put_setting(bd_setting *list, size_t *count, const bd_setting *setting)
{
    for (size_t i = 0; i < *count; i++)
        if (strcmp(list[i].key, setting->key) == 0) {
            list[i] = *setting;
            return;
        }
    list[(*count)++] = *setting;
}

/* --option NAME=VALUE, as often as it is given: options of the rulebook for this draw, in front of those of
 * the event and of a rulebook file. */
static bd_status task_take_settings(bd_task *task, bd_err *err)
{
    bd_draw_options *options = &task->options;
    const bd_option_scope scope = {
        .rules = task->rules, .priorities = options->priorities, .priority_count = options->priority_count};
    bd_arena *arena = task->context->arena;
    bd_setting *list;
    const bd_many *given = &task->asked->option;
    const bd_named *named = given->items;
    size_t count = 0;
    if (given->count == 0) return BD_OK;
    BD_NEW(list, arena, options->setting_count + given->count, err);
    for (size_t i = 0; i < options->setting_count; i++) list[count++] = options->settings[i];
    for (size_t i = 0; i < given->count; i++) {
        bd_setting setting;
        BD_TRY(bd_cli_read_setting(task->context, &scope, &named[i], arena, &setting, err));
        task_put_setting(list, &count, &setting);
    }
    options->settings = list;
    options->setting_count = count;
    return BD_OK;
}

bd_task bd_task_of(bd_context *context, const bd_draw_request *asked)
{
    bd_task task = {.context = context,
                    .asked = asked,
                    .path = asked->event.path,
                    .format = asked->event.format,
                    .round = asked->event.round};
    BD_ASSERT(asked->event.path != NULL);
    task_take_options(context, asked, &task.options);
    return task;
}

bd_status bd_task_cards_then(const bd_task *task, int round, bd_tournament **out, bd_err *err)
{
    bd_event *then = NULL;
    BD_TRY(bd_event_as_published(task->context->arena, task->event, round, &then, err));
    BD_TRY(bd_namesakes_tell_apart(then->entered, err));
    return bd_cli_cards(task->context, then, out, err);
}

bd_status bd_task_take(bd_task *task, bd_event *event, bd_err *err)
{
    task->event = event;
    if (!task->draws && task->round == 0) task->round = bd_event_current_round(event);
    BD_TRY(task->draws ? bd_cli_cards(task->context, event, &task->tournament, err)
                       : bd_task_cards_then(task, task->round, &task->tournament, err));
    if (!task->players_elsewhere) BD_TRY(task_take_players(task, err));
    BD_TRY(bd_cli_rules(task->context, task->path, task->tournament, &task->rules, err));
    return task_take_settings(task, err);
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
    if (task->asked->plain) {
        BD_TRY(bd_cli_refuse_host(task->context, "--plain", err));
        bd_words_plainly(true);
    }
    BD_TRY(bd_cli_open_event(task->context, task->path, &event, err));
    return bd_task_take(task, event, err);
}

bd_status bd_task_open_round(bd_task *task, bd_err *err)
{
    BD_TRY(bd_task_open(task, err));
    BD_TRY(bd_cli_round_is_there(task->context, task->tournament, task->round, err));
    return bd_task_go_back(task, task->round, err);
}

bd_status bd_task_open_before(bd_task *task, bd_err *err)
{
    bool drawn = false;
    BD_TRY(bd_task_open(task, err));
    BD_TRY(bd_cli_round_is_there(task->context, task->tournament, task->round, err));
    BD_TRY(bd_task_has_draw(task, task->round, &drawn, err));
    if (!drawn) return BD_OK;
    bd_arena *arena = task->context->arena;
    bd_draw drawn_then;
    BD_TRY(bd_task_go_back(task, task->round, err));
    BD_TRY(bd_replay_draw(arena, task->tournament, task->round, &drawn_then, err));
    BD_TRY(bd_replay_before(arena, task->tournament, task->round, &task->tournament, err));
    return bd_check_toss(arena, task->tournament, task->rules, task->round, &drawn_then, &task->options, err);
}

void bd_task_begin(const bd_task *task, bool prove_unique, bd_work *work)
{
    bd_work_begin(work, task->context, task->asked->time_limit, prove_unique);
}

bd_status bd_task_question(const bd_task *task, const bd_solve_options *how, bd_question *out, bd_err *err)
{
    return bd_question_open(task->context->arena, task->tournament, task->rules, task->round, &task->options,
                            how, out, err);
}

bd_status bd_task_best(const bd_task *task, bool prove_unique, bd_best *out, bd_err *err)
{
    bd_work work;
    BD_ASSERT(task->rules != NULL);
    bd_task_begin(task, prove_unique, &work);
    work.how.engine = bd_work_engine(task->asked->solver, BD_ENGINE_AUTO);
    return bd_work_end(&work, bd_best_draw(task->context->arena, task->tournament, task->rules, task->round,
                                           &task->options, &work.how, out, err));
}

static void task_add_game(bd_text *text, const bd_tournament *tournament, const bd_open_game *game)
{
    const char *white = bd_cli_who(tournament, game->white);
    const char *black = bd_cli_who(tournament, game->black);
    if (text->length > 0) bd_text_add_string(text, ", ");
    if (game->board > 0)
        bd_text_add(text, BD_SAY(CLI_DRAW_OPEN_BOARD), game->round, game->board, game->white, white,
                    game->black, black);
    else
        bd_text_add(text, BD_SAY(CLI_DRAW_OPEN_GAME), game->round, game->white, white, game->black, black);
}

/* The same with what can be done about it: the games that are waited for, by name. */
static bd_status task_refuse(const bd_task *task, int round, bd_undrawable why, const bd_err *said,
                             bd_err *err)
{
    enum { NAMED_MOST = 6 };
    bd_arena *arena = task->context->arena;
    const size_t open = bd_open_games(task->tournament, round);
    bd_open_game *games = NULL;
    size_t count = 0, named = 0;
    bd_text text = bd_text_new(arena);
    const char *list = "";
    *err = *said;
    if (why == BD_ROUND_NOT_NEXT) return BD_BAD_INPUT;
    if (why == BD_EVENT_IS_OVER)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_DRAW_NO_ROUND), said->sentence, round);
    BD_TRY(bd_open_games_list(arena, task->tournament, round, &games, &count, err));
    for (size_t i = 0; i < count && named < NAMED_MOST; i++) {
        if (games[i].pending) continue;
        task_add_game(&text, task->tournament, &games[i]);
        named++;
    }
    if (open > named) bd_text_add(&text, BD_SAY(CLI_DRAW_OPEN_MORE), open - named);
    BD_TRY(bd_text_finish(&text, &list, err));
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY_N(CLI_DRAW_OPEN, open), said->sentence, list);
}

/* Last week's list never decides in silence. */
static void task_tell_present(bd_context *context, const bd_tournament *tournament, int round)
{
    if (tournament->present == NULL) return;
    if (!bd_tournament_lists_present(tournament, round))
        bd_warn(context, BD_SAY(CLI_DRAW_PRESENT_OLD), tournament->present_round, round);
    else if (tournament->present_round == 0 && bd_tournament_last_round(tournament) > 0)
        bd_warn(context, BD_SAY(CLI_DRAW_PRESENT_UNDATED), round);
}

bd_status bd_task_may_draw(const bd_task *task, int round, bd_err *err)
{
    bd_despite despite = {.end = task->asked->extra, .open_games = task->asked->without_results};
    bd_open_game *games = NULL;
    size_t count = 0;
    bd_err said;
    if (bd_check_drawable(task->tournament, round, &despite, &said) != BD_OK)
        return task_refuse(task, round, despite.why, &said, err);
    task_tell_present(task->context, task->tournament, round);
    BD_TRY(bd_cli_warn_near_homes(task->context, task->tournament, err));
    BD_TRY(bd_open_games_list(task->context->arena, task->tournament, round, &games, &count, err));
    if (count > 0) bd_warn(task->context, BD_SAY_N(CLI_DRAW_OPEN_GAMES, count), count);
    return BD_OK;
}

bool bd_task_publishes(const bd_task *task, const bd_draw *draw, bd_outcome outcome, const char *interrupted,
                       const char *nothing)
{
    const char *why = NULL;
    if (!bd_draw_names_somebody(draw))
        why = nothing;
    else if (bd_work_interrupted(task->context))
        why = interrupted;
    else if (outcome == BD_NOT_PROVED && !task->asked->unproved)
        why = BD_SAY(CLI_UNPROVED_NOT_SAVED);
    if (why != NULL) bd_alert(task->context, why, task->path);
    return why == NULL;
}

void bd_task_end(const bd_task *task, bd_outcome outcome)
{
    task->context->exit_code = bd_cli_exit_code(outcome);
}

bd_status bd_task_report(bd_arena *arena, const bd_best *best, bd_draw_report *out, bd_err *err)
{
    *out = (bd_draw_report){.round = best->round,
                            .draw = &best->draw,
                            .certificate = &best->certificate,
                            .values = best->values,
                            .value_count = best->value_count};
    return best->certificate.mate != NULL ? bd_vector_of(best, arena, NULL, &out->vector, err) : BD_OK;
}

bd_status bd_task_print_no_draw(const bd_task *task, const bd_best *best, bd_err *err)
{
    BD_ASSERT(best->certificate.mate == NULL);
    bd_draw_report report;
    bd_text text = bd_text_new(task->context->arena);
    bd_reply reply;
    bd_task_end(task, best->certificate.outcome);
    BD_TRY(bd_task_report(task->context->arena, best, &report, err));
    BD_TRY(bd_draw_reply(&report, BD_DRAW_BOARDS, task->context->arena, &reply, err));
    bd_reply_write(&reply, task->format == BD_TASK_TEXT ? BD_OUT_TEXT : BD_OUT_JSON, &task->context->terminal,
                   &text);
    return bd_cli_print(task->context, &text, err);
}

bd_status bd_task_print(const bd_task *task, const bd_best *best, bd_reply reply, bd_err *err)
{
    if (best->certificate.outcome != BD_BEST || bd_work_interrupted(task->context))
        task->context->exit_code = BD_EXIT_LIMIT;
    return bd_cli_reply(task->context, reply, err);
}

bool bd_task_wants_details(const bd_task *task) { return task->context->verbosity == BD_VERBOSE; }

bd_draw_depth bd_task_depth(const bd_task *task)
{
    return task->asked->criteria || bd_task_wants_details(task) ? BD_DRAW_CRITERIA : BD_DRAW_BOARDS;
}

bd_status bd_task_has_draw(const bd_task *task, int round, bool *has, bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(task->context->arena, task->tournament, round, &draw, err));
    *has = bd_draw_names_somebody(&draw);
    return BD_OK;
}
