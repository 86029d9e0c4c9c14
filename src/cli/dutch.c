#include "cli/dutch.h"

#include "base/assert.h"
#include "certify/best.h"
#include "cli/common.h"
#include "io/tournament_file.h"
#include "report/print_draw.h"
#include "rulebook/fide/fide.h"

#include <string.h>
#include <unistd.h>

bool bd_dutch_is_asked(int argc, char *const *argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--dutch") == 0) return true;
        if (argv[i][0] != '-') return false;
    }
    return false;
}

static bool dutch_is_word(const char *text) { return text != NULL && (text[0] != '-' || text[1] == '\0'); }

/* The word after an option, if there is one. */
static const char *dutch_take_word(int argc, char *const *argv, int *at)
{
    return *at + 1 < argc && dutch_is_word(argv[*at + 1]) ? argv[++*at] : NULL;
}

static bd_status dutch_set_action(bd_dutch *dutch, char action, bd_err *err)
{
    if (dutch->action != 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_ONE_OF), dutch->action, action);
    dutch->action = action;
    return BD_OK;
}

static bd_status dutch_take_option(bd_dutch *dutch, int argc, char *const *argv, int *at, bd_err *err)
{
    const char *option = argv[*at];
    if (option[0] != '-' || option[1] == '\0' || option[2] != '\0')
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_UNKNOWN), option);
    switch (option[1]) {
    case 'r': bd_print(dutch->context, "bestdraw " BESTDRAW_VERSION "\n"); return BD_OK;
    case 'p': dutch->output = dutch_take_word(argc, argv, at); return dutch_set_action(dutch, 'p', err);
    case 'c': return dutch_set_action(dutch, 'c', err);
    case 'g': dutch->config = dutch_take_word(argc, argv, at); return dutch_set_action(dutch, 'g', err);
    case 'l':
        dutch->listing = true;
        dutch->list = dutch_take_word(argc, argv, at);
        return BD_OK;
    case 'o': dutch->output = dutch_take_word(argc, argv, at); return BD_OK;
    case 's': dutch->seed = dutch_take_word(argc, argv, at); return BD_OK;
    case 'w':
    case 'q': return BD_OK; /* JaVaFo's ways of searching: there is one way here */
    default: BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_UNKNOWN), option);
    }
}

static bd_status dutch_parse(bd_dutch *dutch, int argc, char *const *argv, bd_err *err)
{
    for (int at = 1; at < argc; at++) {
        if (strcmp(argv[at], "--dutch") == 0) continue;
        if (dutch_is_word(argv[at]) && dutch->input == NULL && dutch->action == 0)
            dutch->input = argv[at];
        else
            BD_TRY(dutch_take_option(dutch, argc, argv, &at, err));
    }
    if (dutch->action == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_ACTION));
    if (dutch->action != 'g' && dutch->input == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_FILE));
    if (dutch->action == 'g' && dutch->output == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_OUTPUT));
    return BD_OK;
}

static bool dutch_some_colour_was_given(const bd_tournament *tournament)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < tournament->cards[i].history_count; k++)
            if (tournament->cards[i].history[k].colour != BD_NO_COLOUR) return true;
    return false;
}

bd_status bd_dutch_read(const bd_dutch *dutch, bd_tournament **out, bd_err *err)
{
    bd_context *context = dutch->context;
    BD_ASSERT(dutch->input != NULL);
    if (access(dutch->input, R_OK) != 0) BD_FAIL(err, BD_SYSTEM, dutch->input, BD_SAY(CLI_DUTCH_UNREADABLE));
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_TRY(bd_tournament_read(context->arena, dutch->input, NULL, &warnings, out, err));
    bd_cli_tell_warnings(context, &warnings);
    const bd_tournament *tournament = *out;
    if (tournament->rounds == 0) BD_FAIL(err, BD_BAD_INPUT, dutch->input, BD_SAY(CLI_DUTCH_NO_ROUNDS));
    if (tournament->initial_colour == BD_NO_COLOUR && !dutch_some_colour_was_given(tournament))
        BD_FAIL(err, BD_BAD_INPUT, dutch->input, BD_SAY(CLI_DUTCH_NO_COLOUR));
    return BD_OK;
}

static bd_status dutch_pair_next(bd_dutch *dutch, int *exit_code, bd_err *err)
{
    bd_tournament *tournament;
    bd_best best;
    const bd_solve_options how = {0};
    bd_arena *arena = dutch->context->arena;
    BD_TRY(bd_dutch_read(dutch, &tournament, err));
    BD_TRY(bd_best_draw(arena, tournament, dutch->rules, 0, NULL, &how, &best, err));
    const bool found = best.certificate.outcome != BD_NO_MATCHING;
    if (dutch->listing) BD_TRY(bd_dutch_list(dutch, best.round, found ? &best.draw : NULL, err));
    if (!found) {
        *exit_code = BD_DUTCH_NO_DRAW;
        bd_warn(dutch->context, BD_SAY(CLI_DUTCH_NO_DRAW), dutch->input, best.round->number);
        return BD_OK;
    }
    if (best.certificate.outcome != BD_BEST)
        BD_FAIL(err, BD_INTERNAL, dutch->input, BD_SAY(CLI_DUTCH_NOT_PROVED), best.round->number);
    bd_text text = bd_text_new(arena);
    bd_draw_pairs(&best.draw, &text);
    return bd_cli_put(dutch->context, dutch->output, &text, err);
}

/* "open.trf" to "open.list". */
static const char *dutch_list_name(const bd_dutch *dutch)
{
    if (dutch->list != NULL) return dutch->list;
    const char *input = dutch->action == 'g' ? dutch->output : dutch->input;
    const char *slash = strrchr(input, '/');
    const char *dot = strrchr(input, '.');
    const size_t stem =
        dot != NULL && dot > (slash != NULL ? slash : input) ? (size_t)(dot - input) : strlen(input);
    bd_text name = bd_text_new(dutch->context->arena);
    bd_text_add_bytes(&name, input, stem);
    bd_text_add_string(&name, ".list");
    return name.bytes;
}

static bd_status dutch_write_list(bd_dutch *dutch, bd_err *err)
{
    if (!dutch->listing) return BD_OK;
    return bd_cli_put(dutch->context, dutch_list_name(dutch), &dutch->listed, err);
}

static bd_status dutch_act(bd_dutch *dutch, int *exit_code, bd_err *err)
{
    switch (dutch->action) {
    case 'p': BD_TRY(dutch_pair_next(dutch, exit_code, err)); break;
    case 'c': BD_TRY(bd_dutch_check(dutch, err)); break;
    default: BD_TRY(bd_dutch_generate(dutch, err)); break;
    }
    return dutch_write_list(dutch, err);
}

static int dutch_exit_code_of(bd_status status)
{
    switch (status) {
    case BD_OK: return BD_DUTCH_DONE;
    case BD_USAGE:
    case BD_BAD_INPUT: return BD_DUTCH_REFUSED;
    case BD_NO_MEMORY: return BD_DUTCH_TOO_LARGE;
    case BD_SYSTEM: return BD_DUTCH_NO_ACCESS;
    case BD_INTERNAL: break;
    }
    return BD_DUTCH_FAULT;
}

int bd_dutch_run(bd_context *context, int argc, char *const *argv)
{
    bd_dutch dutch = {.context = context, .rules = &bd_rulebook_fide, .listed = bd_text_new(context->arena)};
    bd_err err = {0};
    int exit_code = BD_DUTCH_DONE;
    bd_status status = dutch_parse(&dutch, argc, argv, &err);
    if (status == BD_OK) status = dutch_act(&dutch, &exit_code, &err);
    if (status != BD_OK) {
        bd_report_error(context, &err);
        exit_code = dutch_exit_code_of(status);
    }
    if (status == BD_USAGE) (void)fputs(BD_SAY(CLI_DUTCH_USAGE), context->err);
    bool silent = false;
    if (bd_context_finish(context, &silent, &err) == BD_OK) return exit_code;
    if (!silent) bd_report_error(context, &err);
    return BD_DUTCH_NO_ACCESS;
}
