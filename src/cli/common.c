#include "cli/common.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/ints.h"
#include "cards/starting.h"
#include "cli/host.h"
#include "event/cards.h"
#include "explain/outlook.h"
#include "explain/question.h"
#include "io/certificate_file.h"
#include "os/process.h"
#include "people/names.h"
#include "report/labels.h"

#include <string.h>

bd_status bd_given_result_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_given_result *out = member;
    bd_err none;
    (void)arena;
    out->given = true;
    out->text = text;
    out->match = bd_result_parse_games(text, &out->white_games, &out->black_games);
    return bd_result_parse(text, &out->result, out->match ? &none : err) == BD_OK || out->match ? BD_OK
                                                                                                : BD_USAGE;
}

bd_status bd_given_result_of_game(const bd_given_result *given, bd_result *out, bd_err *err)
{
    *out = given->result;
    return given->result == BD_RESULT_NONE && given->match ? bd_result_parse(given->text, out, err) : BD_OK;
}

bd_status bd_cli_find_rules(const char *id, bd_status failure, const char *place, const bd_rulebook **rules,
                            bd_err *err)
{
    *rules = bd_rulebook_find(id);
    if (*rules != NULL) return BD_OK;
    bd_closest closest = {.word = id};
    for (size_t i = 0; i < bd_rulebook_count(); i++) bd_closest_offer(&closest, bd_rulebook_at(i)->id);
    if (closest.best != NULL) BD_FAIL(err, failure, place, BD_SAY(CLI_RULES_MEANT), id, closest.best);
    BD_FAIL(err, failure, place, BD_SAY(CLI_NO_RULES), id);
}

bd_status bd_cli_rules(const bd_context *context, const char *path, const bd_tournament *tournament,
                       const bd_rulebook **rules, bd_err *err)
{
    const char *asked = context->asked->rules;
    if (asked != NULL) return bd_cli_find_rules(asked, BD_USAGE, NULL, rules, err);
    if (tournament->rules != NULL)
        return bd_cli_find_rules(tournament->rules, BD_BAD_INPUT, path, rules, err);
    *rules = bd_rulebook_default();
    return BD_OK;
}

bd_status bd_cli_event_rules(const char *asked, const bd_rulebook **rules, bd_err *err)
{
    if (asked != NULL) return bd_cli_find_rules(asked, BD_USAGE, "--rules", rules, err);
    *rules = bd_rulebook_default();
    return BD_OK;
}

bd_status bd_cli_round_is_there(const bd_context *context, const bd_tournament *tournament, int round,
                                bd_err *err)
{
    const int next = bd_tournament_next_round(tournament), last = bd_replay_last_round(tournament);
    const int most = last + 1 > next ? last + 1 : next;
    BD_ASSERT(tournament != NULL);
    if (round > most)
        BD_FAIL(err, BD_BAD_INPUT, context->asked->path, BD_SAY(CLI_NO_SUCH_ROUND), round, most);
    return BD_OK;
}

bd_status bd_cli_round_drawn(const bd_event *event, int round, const bd_event_round **out, bd_err *err)
{
    bool drawn = false;
    *out = bd_event_round_of(event, round);
    if (*out != NULL) drawn = (*out)->published || (*out)->board_count > 0;
    for (size_t i = 0; *out != NULL && !drawn && i < (*out)->rest_count; i++)
        drawn = (*out)->rest[i].entry.kind == BD_BYE_PAIRING; /* somebody alone */
    if (!drawn)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_ROUND_NOT_DRAWN), round, bd_event_next_round(event));
    return BD_OK;
}

bd_status bd_cli_print(bd_context *context, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    BD_TRY(bd_text_finish(text, &finished, err));
    bd_print_bytes(context, finished, text->length);
    return BD_OK;
}

bd_status bd_cli_reply(bd_context *context, bd_reply reply, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    bd_reply_write(&reply, (bd_output)context->asked->format, &context->terminal, &text);
    return bd_cli_print(context, &text, err);
}

bd_status bd_cli_add_script(bd_text *page, const char *text, bd_err *err)
{
    const char *at = "";
    bd_text json = bd_text_new(page->arena);
    bd_text_add_json(&json, text);
    BD_TRY(bd_text_finish(&json, &at, err));
    while (*at != '\0') {
        const size_t plain = strcspn(at, "<");
        bd_text_add_bytes(page, at, plain);
        at += plain;
        if (*at == '<') bd_text_add_string(page, "\\u003c");
        at += *at == '<';
    }
    return BD_OK;
}

bd_status bd_cli_put(bd_context *context, const char *path, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    if (path == NULL || strcmp(path, "-") == 0) return bd_cli_print(context, text, err);
    BD_TRY(bd_text_finish(text, &finished, err));
    return bd_cli_file_write(context, path, finished, text->length, err);
}

bd_status bd_cli_put_certificate(bd_context *context, const char *path, const bd_certificate *certificate,
                                 const bd_draw *draw, bd_err *err)
{
    if (path == NULL) return BD_OK;
    const bd_rulebook *rules = certificate->rules != NULL ? bd_rulebook_find(certificate->rules) : NULL;
    bd_text text = bd_text_new(context->arena);
    if (rules != NULL && bd_rulebook_has(rules, BD_HAS_PRESCRIBED))
        BD_FAIL(err, BD_USAGE, "--certificate", BD_SAY(CLI_NO_CERTIFICATE), rules->id);
    BD_TRY(bd_certificate_write(&text, certificate, draw, err));
    return bd_cli_put(context, path, &text, err);
}

int bd_cli_exit_code(bd_outcome outcome)
{
    switch (outcome) {
    case BD_BEST: break;
    case BD_NOT_PROVED: return BD_EXIT_LIMIT;
    case BD_NO_MATCHING: return BD_EXIT_NO;
    }
    return BD_EXIT_DONE;
}

void bd_cli_tell_warnings(bd_context *context, bd_warnings *warnings)
{
    for (size_t i = 0; i < warnings->count; i++) {
        const bd_warning *warning = &warnings->items[i];
        if (warning->place != NULL && warning->place[0] != '\0')
            bd_warn(context, "%s: %s", warning->place, warning->sentence);
        else
            bd_warn(context, "%s", warning->sentence);
    }
    if (warnings->dropped > 0)
        bd_warn(context, BD_SAY_N(CLI_MORE_WARNINGS, warnings->dropped), warnings->dropped);
    warnings->count = warnings->dropped = 0;
}

void bd_cli_rules_settle(const bd_rulebook *rules, bd_tournament *tournament)
{
    if (!bd_rulebook_has(rules, BD_HAS_TABLE)) return;
    tournament->round_robin = true;
    tournament->points.pairing_bye = 0;
}

/* What the rules say of every file: in a club season only games earn points; a list of names has no numbers
 * yet where the rules give them by strength. */
static void common_settle(const bd_context *context, bd_tournament *tournament)
{
    const char *asked = context->asked->rules, *id = asked != NULL ? asked : tournament->rules;
    tournament->points.games_only = id != NULL && bd_rulebook_games_only(id);
    const bd_rulebook *own = tournament->rules != NULL ? bd_rulebook_find(tournament->rules) : NULL;
    if (own != NULL) bd_cli_rules_settle(own, tournament);
    if (tournament->format == BD_FORMAT_CSV && id != NULL && bd_rulebook_named_has(id, BD_HAS_NUMBERS))
        tournament->numbers = BD_STARTING_USUAL;
}

bd_status bd_cli_open_event(bd_context *context, const char *path, bd_event **out, bd_err *err)
{
    bd_warnings warnings = bd_warnings_new(context->arena);
    const bd_status status = bd_cli_file_event(context, path, &warnings, out, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    BD_TRY(bd_namesakes_tell_apart((*out)->entered, err));
    common_settle(context, (*out)->entered);
    return bd_cli_check_settings(context, path, (*out)->entered, err);
}

bd_status bd_cli_open(bd_context *context, bd_tournament **out, bd_err *err)
{
    bd_event *event = NULL;
    BD_TRY(bd_cli_open_event(context, context->asked->path, &event, err));
    return bd_event_cards(context->arena, event, out, err);
}

/* A file for a program keeps its bytes; for somebody to see they are made safe. */
static bd_status common_print_file(bd_context *context, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    if (context->out_is_terminal) return bd_cli_print(context, text, err);
    BD_TRY(bd_text_finish(text, &finished, err));
    bd_print_raw(context, finished, text->length);
    return BD_OK;
}

bd_status bd_cli_write(bd_context *context, const bd_event *event, const char *path, bd_file_format format,
                       bd_err *err)
{
    bd_warnings warnings = bd_warnings_new(context->arena);
    bd_text text = bd_text_new(context->arena);
    if (strcmp(path, "-") != 0 && format == BD_FORMAT_NONE) format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE) format = event->entered->format;
    BD_TRY(bd_event_write_text(event, format, &warnings, &text, err));
    const bd_status status = strcmp(path, "-") == 0
                                 ? common_print_file(context, &text, err)
                                 : bd_cli_file_save(context, path, text.bytes, text.length, err);
    bd_cli_tell_warnings(context, &warnings);
    return status;
}

/* A list of players can be read but not written, which is better said before anything else is. */
static bd_status common_check_writable(const bd_tournament *tournament, const char *path, bd_err *err)
{
    if (tournament->format != BD_FORMAT_CSV) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_LIST_OF_PLAYERS), path);
}

void bd_cli_tell_outdated(bd_context *context, const bd_event *event, int round, bd_result before,
                          bd_result now)
{
    const int drawn = bd_event_last_drawn(event);
    if (drawn > round && before != now)
        bd_alert(context, BD_SAY(CLI_RESULT_OUTDATED), drawn, context->asked->path);
}

bd_actor bd_cli_actor(bd_context *context)
{
    static const char *const usual = "arbiter";
    bd_actor actor = {.role = context->role != NULL ? context->role : usual, .name = context->by};
    actor.at = bd_os_time_now(context->now, sizeof context->now);
    return actor;
}

void bd_cli_tells(bd_context *context, bd_told_result *told)
{
    const bd_actor actor = bd_cli_actor(context);
    told->by = actor.name != NULL ? actor.name : actor.role;
    told->at = actor.at;
}

bd_status bd_cli_cards(bd_context *context, const bd_event *event, bd_tournament **out, bd_err *err)
{
    BD_TRY(bd_event_cards(context->arena, event, out, err));
    common_settle(context, *out);
    return BD_OK;
}

bd_status bd_cli_warn_rounds(bd_context *context, const bd_event *event, const bd_rulebook *rules,
                             bd_err *err)
{
    bd_tournament *cards = NULL;
    const char *sentence = NULL;
    BD_TRY(bd_cli_cards(context, event, &cards, err));
    BD_TRY(bd_outlook_planned(context->arena, cards, rules, &sentence, err));
    if (sentence != NULL) bd_warn(context, "%s", sentence);
    return BD_OK;
}

/* The event is open: changed, saved. *saved says whether the file was written. */
static bd_status common_change(bd_context *context, const void *request, bd_changer *change, bool *saved,
                               bd_warnings *warnings, bd_err *err)
{
    bd_event_file *file = context->file;
    bd_tournament *entered = file->event->entered;
    const bd_actor actor = bd_cli_actor(context);
    common_settle(context, entered);
    BD_TRY(common_check_writable(entered, file->store.path, err));
    BD_TRY(bd_cli_check_settings(context, file->store.path, entered, err));
    BD_TRY(bd_namesakes_tell_apart(entered, err));
    BD_TRY(change(context, request, file->event, err));
    BD_TRY(bd_context_settle(context, err));
    if (context->other == NULL) return bd_event_save(file, context->what, &actor, saved, warnings, err);
    BD_TRY(bd_event_save_both(file, context->other, context->what, &actor, warnings, err));
    *saved = true;
    return BD_OK;
}

bd_status bd_cli_change(bd_context *context, const void *request, bd_changer *change, bd_err *err)
{
    bool saved = false;
    bd_event_file file;
    bd_warnings warnings = bd_warnings_new(context->arena);
    bd_status status = bd_cli_file_open(context, context->asked->path, &warnings, &file, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    context->file = &file;
    status = bd_context_hold(context, err);
    if (status == BD_OK) {
        status = common_change(context, request, change, &saved, &warnings, err);
        if (saved) bd_cli_file_changed(context);
        bd_err lost;
        if (bd_context_let_go(context, status == BD_OK, &lost) != BD_OK && status == BD_OK && !saved) {
            *err = lost;
            status = lost.status;
        }
    }
    bd_event_close(&file);
    if (context->other != NULL) bd_event_close(context->other);
    context->other = NULL;
    bd_cli_tell_warnings(context, &warnings);
    return status;
}

const char *bd_cli_who(const bd_tournament *tournament, int id)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_name_of(card) : BD_SAY(CLI_UNKNOWN_PLAYER);
}

bd_status bd_cli_check_setting(bd_context *context, const bd_setting *setting, const bd_option_scope *scope,
                               bool *unknown, bd_err *err)
{
    bd_err wrong = {.status = BD_OK};
    const bd_status status = bd_setting_check(setting, scope, unknown, &wrong);
    if (status == BD_OK) return BD_OK;
    if (*unknown && context->asked->lenient) {
        bd_warn(context, "%s%s%s", wrong.place, wrong.place[0] != '\0' ? ": " : "", wrong.sentence);
        return BD_OK;
    }
    if (err != NULL) *err = wrong;
    return status;
}

bd_status bd_cli_check_settings(bd_context *context, const char *path, const bd_tournament *tournament,
                                bd_err *err)
{
    bd_option_scope scope = {.named = tournament->rules != NULL ? bd_rulebook_find(tournament->rules) : NULL};
    bool unknown = false;
    const bool nameless =
        tournament->rules != NULL && scope.named == NULL; /* a draw would say that it is not known */
    if (tournament->option_count == 0 || (nameless && context->asked->rules == NULL)) return BD_OK;
    BD_TRY(bd_cli_rules(context, path, tournament, &scope.rules, err));
    scope.priorities = context->asked->priorities.ids;
    scope.priority_count = context->asked->priorities.count;
    for (size_t i = 0; i < tournament->option_count; i++)
        BD_TRY(bd_cli_check_setting(context, &tournament->options[i], &scope, &unknown, err));
    return BD_OK;
}

/* A number, true and false as they are, anything else as text. */
static bool event_settings_is_plain_json(const char *typed)
{
    int64_t number = 0;
    return strcmp(typed, "true") == 0 || strcmp(typed, "false") == 0 ||
           bd_parse_int(typed, strlen(typed), INT32_MIN, INT32_MAX, &number);
}

/* What is typed as JSON: as the option has it, or as it looks where it cannot be that. */
static bd_status event_settings_read_typed(bd_arena *arena, const bd_option *option, const char *typed,
                                           const char **json, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    int64_t value = 0;
    if (option != NULL && option->type != BD_OPTION_FORM && bd_option_read_typed(option, typed, &value))
        bd_option_print(option, value, &text);
    else if (event_settings_is_plain_json(typed))
        bd_text_add_string(&text, typed);
    else
        bd_text_add_json(&text, typed);
    return bd_text_finish(&text, json, err);
}

bd_status bd_cli_read_setting(bd_context *context, const bd_option_scope *scope, const bd_named *given,
                              bd_arena *arena, bd_setting *out, bd_err *err)
{
    bool unknown = false;
    *out = (bd_setting){.place = "--option", .value_place = "--option"};
    out->key = bd_arena_copy_text(arena, given->name);
    if (out->key == NULL) BD_FAIL_MEMORY(err);
    const bd_option *option = bd_option_in_scope(scope, out->key);
    BD_TRY(event_settings_read_typed(arena, option, given->value, &out->text, err));
    return bd_cli_check_setting(context, out, scope, &unknown, err);
}

bd_status bd_cli_take_setting(bd_context *context, const bd_rulebook *rules, const bd_named *given,
                              bd_tournament *tournament, bd_err *err)
{
    const bd_option_scope scope = {.rules = rules};
    bd_setting setting;
    BD_TRY(bd_cli_read_setting(context, &scope, given, tournament->arena, &setting, err));
    if (bd_tournament_option(tournament, setting.key) != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NEW_OPTION_TWICE), setting.key);
    BD_ROOM(tournament->options, tournament->option_count, tournament->option_capacity, tournament->arena,
            err);
    tournament->options[tournament->option_count++] = setting;
    return BD_OK;
}
