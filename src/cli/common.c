#include "cli/common.h"

#include "base/assert.h"
#include "base/closest.h"
#include "base/ints.h"
#include "cli/event_settings.h"
#include "cli/file_names.h"
#include "explain/replay.h"
#include "io/certificate_file.h"
#include "people/namesakes.h"
#include "report/labels.h"

#include <stdio.h>
#include <string.h>

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

bd_status bd_cli_rules(const bd_args *args, const char *path, const bd_tournament *tournament,
                       const bd_rulebook **rules, bd_err *err)
{
    const char *wish = bd_args_value(args, "rules");
    if (wish != NULL) return bd_cli_find_rules(wish, BD_USAGE, NULL, rules, err);
    if (tournament->rules != NULL)
        return bd_cli_find_rules(tournament->rules, BD_BAD_INPUT, path, rules, err);
    *rules = bd_rulebook_default();
    return BD_OK;
}

bd_status bd_cli_event_rules(const bd_args *args, const bd_rulebook **rules, bd_err *err)
{
    const char *wish = bd_args_value(args, "rules");
    if (wish != NULL) return bd_cli_find_rules(wish, BD_USAGE, "--rules", rules, err);
    *rules = bd_rulebook_default();
    return BD_OK;
}

bd_status bd_cli_format(const bd_args *args, bd_output *format, bd_err *err)
{
    static const char *const words[] = {"text", "json", "csv"};
    size_t which = BD_OUT_TEXT;
    BD_TRY(bd_args_choice(args, "format", words, sizeof words / sizeof *words, &which, err));
    *format = (bd_output)which;
    return BD_OK;
}

bd_status bd_cli_json(const bd_args *args, bool *json, bd_err *err)
{
    static const char *const words[] = {"text", "json"};
    size_t which = 0;
    BD_TRY(bd_args_choice(args, "format", words, sizeof words / sizeof *words, &which, err));
    *json = which == 1;
    return BD_OK;
}

bd_status bd_cli_round(const bd_args *args, int *round, bd_err *err)
{
    int64_t value = 0;
    BD_TRY(bd_args_int(args, "round", 1, BD_ROUNDS_MAX, &value, err));
    *round = (int)value;
    return BD_OK;
}

bd_status bd_cli_method(const bd_args *args, bool best_too, const char *usual, const bd_method **method,
                        bd_err *err)
{
    enum { METHODS_MOST = 15 };
    const char *words[METHODS_MOST + 1] = {"best"};
    const size_t first = best_too ? 0 : 1;
    const size_t end = bd_method_count() + 1;
    BD_ASSERT(end <= METHODS_MOST + 1);
    for (size_t i = 1; i < end; i++) words[i] = bd_method_at(i - 1)->id;
    size_t which = end - first;
    BD_TRY(bd_args_choice(args, "method", words + first, end - first, &which, err));
    const char *word = which < end - first ? words[first + which] : usual;
    *method = bd_method_find(word);
    return BD_OK;
}

bd_status bd_cli_round_is_there(const char *path, const bd_tournament *tournament, int round, bd_err *err)
{
    const int next = bd_tournament_next_round(tournament), last = bd_replay_last_round(tournament);
    const int most = last + 1 > next ? last + 1 : next;
    BD_ASSERT(tournament != NULL);
    if (round > most) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_NO_SUCH_ROUND), round, most);
    return BD_OK;
}

bd_status bd_cli_round_word(const char *word, int *round, bd_err *err)
{
    int64_t value = 0;
    if (!bd_parse_int(word, strlen(word), 1, BD_ROUNDS_MAX, &value))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_ROUND), BD_ROUNDS_MAX, word);
    *round = (int)value;
    return BD_OK;
}

bd_status bd_cli_print(bd_context *context, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    BD_TRY(bd_text_finish(text, &finished, err));
    bd_print_bytes(context, finished, text->length);
    return BD_OK;
}

bd_status bd_cli_put(bd_context *context, const char *path, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    if (path == NULL || strcmp(path, "-") == 0) return bd_cli_print(context, text, err);
    BD_TRY(bd_text_finish(text, &finished, err));
    return bd_cli_file_write(context, path, finished, text->length, err);
}

bd_status bd_cli_put_certificate(bd_context *context, const bd_args *args, const bd_certificate *certificate,
                                 const bd_draw *draw, bd_err *err)
{
    const char *path = bd_args_value(args, "certificate");
    if (path == NULL) return BD_OK;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_certificate_write(&text, certificate, draw, err));
    return bd_cli_put(context, path, &text, err);
}

bool bd_cli_has_boards(const bd_draw *draw) { return bd_draw_names_somebody(draw); }

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

/* What the rules say of every file: in a club season only games earn points. */
static void common_settle(const bd_args *args, bd_tournament *tournament)
{
    const char *wish = bd_args_value(args, "rules");
    const char *id = wish != NULL ? wish : tournament->rules;
    tournament->points.games_only = id != NULL && bd_rulebook_named_has(id, BD_HAS_SIT_OUTS);
}

bd_status bd_cli_open(bd_context *context, const bd_args *args, const char *path, bd_tournament **out,
                      bd_err *err)
{
    const bd_read_options options = {.lenient = bd_args_has(args, "lenient")};
    bd_warnings warnings = bd_warnings_new(context->arena);
    const bd_status status = bd_cli_file_tournament(context, path, &options, &warnings, out, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    BD_TRY(bd_namesakes_tell_apart(*out, err));
    common_settle(args, *out);
    return bd_cli_check_settings(context, args, path, *out, err);
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

bd_status bd_cli_write(bd_context *context, const bd_tournament *tournament, const char *path,
                       bd_file_format format, bd_err *err)
{
    bd_warnings warnings = bd_warnings_new(context->arena);
    bd_status status = BD_OK;
    const bool print = strcmp(path, "-") == 0;
    bd_text text = bd_text_new(context->arena);
    if (!print && format == BD_FORMAT_NONE) format = bd_format_of_name(path);
    status = bd_tournament_write_text(tournament, format, &warnings, &text, err);
    if (status == BD_OK && print) status = common_print_file(context, &text, err);
    if (status == BD_OK && !print) status = bd_cli_file_save(context, path, text.bytes, text.length, err);
    bd_cli_tell_warnings(context, &warnings);
    return status;
}

/* A list of players can be read but not written, which is better said before anything else is. */
static bd_status common_check_writable(const bd_tournament *tournament, const char *path, bd_err *err)
{
    if (tournament->format != BD_FORMAT_CSV) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_LIST_OF_PLAYERS), path);
}

void bd_cli_tell_outdated(bd_context *context, const bd_tournament *tournament, const char *path, int round,
                          bd_result before, bd_result now)
{
    const int drawn = bd_replay_last_round(tournament);
    if (drawn > round && before != now) bd_alert(context, BD_SAY(CLI_RESULT_OUTDATED), drawn, path);
}

bd_status bd_cli_change(bd_context *context, const bd_args *args, const char *path, bd_cli_changer *change,
                        void *self, bd_err *err)
{
    bool save = true;
    const bd_read_options options = {.lenient = bd_args_has(args, "lenient")};
    bd_warnings warnings = bd_warnings_new(context->arena);
    bd_store store;
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_file_open(context, path, &store, err));
    bd_status status = bd_tournament_take(context->arena, &store, &options, &warnings, &tournament, err);
    bd_cli_tell_warnings(context, &warnings);
    if (status != BD_OK) return status;
    common_settle(args, tournament);
    store.what = context->said;
    status = common_check_writable(tournament, path, err);
    if (status == BD_OK) status = bd_cli_check_settings(context, args, path, tournament, err);
    if (status == BD_OK) status = bd_namesakes_tell_apart(tournament, err);
    if (status == BD_OK) status = change(context, tournament, self, &save, err);
    if (status == BD_OK && save) status = bd_tournament_save(&store, tournament, &warnings, err);
    if (status == BD_OK && save) bd_cli_file_changed(context);
    bd_store_close(&store);
    bd_cli_tell_warnings(context, &warnings);
    return status;
}

const char *bd_cli_who(const bd_tournament *tournament, int id)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_name_of(card) : BD_SAY(CLI_UNKNOWN_PLAYER);
}
