#include "cli/dutch.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/published.h"
#include "certify/best.h"
#include "cli/cli_words.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "io/tournament_file.h"
#include "os/files.h"
#include "report/print_draw.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The pairing systems as these engines call them, and our rulebooks; NULL: the word names none. */
static const bd_rulebook *dutch_system(const char *word)
{
    static const struct {
        const char *word, *rules;
    } systems[] = {{"--dutch", "fide"}, {"--fast", "fide"}, {"--burstein", "burstein"}, {"--dubov", "dubov"}};
    for (size_t i = 0; i < sizeof systems / sizeof *systems; i++)
        if (strcmp(word, systems[i].word) == 0) return bd_rulebook_find(systems[i].rules);
    return NULL;
}

/* What only the engines' calls have, wherever it stands before a command of our own. */
static bool dutch_is_engine_word(const char *word)
{
    return dutch_system(word) != NULL || strcmp(word, "-p") == 0 || strcmp(word, "-c") == 0 ||
           strcmp(word, "-g") == 0;
}

bool bd_dutch_is_asked(int argc, char *const *argv)
{
    int at = 1;
    if (argc == 2 && strcmp(argv[1], "-r") == 0) return true;
    while (at < argc && !dutch_is_engine_word(argv[at])) at++;
    for (int i = 1; at < argc && i < at; i++)
        if (bd_command_named(argv[i]) != NULL) return false;
    return at < argc;
}

void bd_dutch_banner(bd_context *context)
{
    char line[160];
    (void)snprintf(line, sizeof line, BD_SAY(CLI_BANNER), BESTDRAW_VERSION);
    bd_print(context, line);
}

static bool dutch_is_word(const char *text) { return text != NULL && (text[0] != '-' || text[1] == '\0'); }

/* The word after an option, if there is one. */
static const char *dutch_take_word(int argc, char *const *argv, int *at)
{
    return *at + 1 < argc && dutch_is_word(argv[*at + 1]) ? argv[++*at] : NULL;
}

/* The number after an option, as after JaVaFo's -q and -c; 0: there is none. */
static int dutch_take_number(int argc, char *const *argv, int *at)
{
    int64_t number = 0;
    if (*at + 1 < argc && bd_parse_int(argv[*at + 1], strlen(argv[*at + 1]), 0, INT_MAX, &number)) ++*at;
    return (int)number;
}

static bd_status dutch_set_action(bd_dutch *dutch, char action, bd_err *err)
{
    if (dutch->action != 0 && dutch->action != action)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_ONE_OF), dutch->action, action);
    dutch->action = action;
    return BD_OK;
}

static bd_status dutch_take_letter(bd_dutch *dutch, int argc, char *const *argv, int *at, bd_err *err)
{
    const char *option = argv[*at];
    if (option[0] != '-' || option[1] == '\0' || option[2] != '\0')
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_UNKNOWN), option);
    switch (option[1]) {
    case 'r':
        bd_dutch_banner(dutch->context);
        dutch->named = true;
        return BD_OK;
    case 'p': dutch->output = dutch_take_word(argc, argv, at); return dutch_set_action(dutch, 'p', err);
    case 'c': dutch->round = dutch_take_number(argc, argv, at); return dutch_set_action(dutch, 'c', err);
    case 'b': dutch->baku = true; return BD_OK;
    case 'g': dutch->config = dutch_take_word(argc, argv, at); return dutch_set_action(dutch, 'g', err);
    case 'l':
        dutch->listing = true;
        dutch->list = dutch_take_word(argc, argv, at);
        return BD_OK;
    case 'o': dutch->output = dutch_take_word(argc, argv, at); return BD_OK;
    case 's': dutch->seed = dutch_take_word(argc, argv, at); return BD_OK;
    case 'w': return BD_OK; /* JaVaFo's ways of searching: there is one way here */
    case 'q': (void)dutch_take_number(argc, argv, at); return BD_OK;
    default: BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_UNKNOWN), option);
    }
}

static bd_status dutch_take_option(bd_dutch *dutch, int argc, char *const *argv, int *at, bd_err *err)
{
    const bd_rulebook *system = dutch_system(argv[*at]);
    if (system != NULL) {
        dutch->rules = system;
        return BD_OK;
    }
    if (strcmp(argv[*at], "--lenient") != 0) return dutch_take_letter(dutch, argc, argv, at, err);
    dutch->lenient = true;
    return BD_OK;
}

static bd_status dutch_check_words(const bd_dutch *dutch, bd_err *err)
{
    if (dutch->action == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_ACTION));
    if (dutch->rules == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_SYSTEM));
    if (dutch->action != 'g' && dutch->input == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_FILE));
    if (dutch->action == 'g' && dutch->output == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_DUTCH_NO_OUTPUT));
    return BD_OK;
}

static bd_status dutch_parse(bd_dutch *dutch, int argc, char *const *argv, bd_err *err)
{
    for (int at = 1; at < argc; at++) {
        if (dutch_is_word(argv[at]) && dutch->input == NULL && dutch->action == 0)
            dutch->input = argv[at];
        else
            BD_TRY(dutch_take_option(dutch, argc, argv, &at, err));
    }
    /* The name alone was asked for. */
    if (dutch->named && dutch->action == 0 && dutch->input == NULL) return BD_OK;
    return dutch_check_words(dutch, err);
}

/* A name without a folder is one in the folder of the tournament, as with these engines. */
static const char *dutch_beside_input(const bd_dutch *dutch, const char *name)
{
    const char *own = dutch->input != NULL ? bd_os_name_of(dutch->input) : NULL;
    if (own == dutch->input || bd_os_name_of(name) != name) return name;
    bd_text text = bd_text_new(dutch->context->arena);
    bd_text_add_bytes(&text, dutch->input, (size_t)(own - dutch->input));
    bd_text_add_string(&text, name);
    return text.failed ? name : text.bytes;
}

bd_status bd_dutch_put(const bd_dutch *dutch, const char *name, bd_text *text, bd_err *err)
{
    const char *finished = NULL;
    if (name == NULL || strcmp(name, "-") == 0) return bd_cli_print(dutch->context, text, err);
    BD_TRY(bd_text_finish(text, &finished, err));
    return bd_file_overwrite(dutch_beside_input(dutch, name), finished, text->length, err);
}

/* "open.trf" to "open.list". */
static const char *dutch_list_name(const bd_dutch *dutch)
{
    if (dutch->list != NULL) return dutch->list;
    const char *input = dutch->action == 'g' ? dutch->output : dutch->input;
    const char *name_in_folder = bd_os_name_of(input);
    const char *dot = strrchr(input, '.');
    const size_t stem =
        dot != NULL && dot >= name_in_folder && dot > input ? (size_t)(dot - input) : strlen(input);
    bd_text name = bd_text_new(dutch->context->arena);
    bd_text_add_bytes(&name, input, stem);
    bd_text_add_string(&name, ".list");
    return name.bytes;
}

/* A list that cannot be written is told; the pairing is what was asked for. */
static void dutch_write_list(bd_dutch *dutch)
{
    bd_err err = {0};
    if (!dutch->listing) return;
    if (bd_dutch_put(dutch, dutch_list_name(dutch), &dutch->listed, &err) != BD_OK)
        bd_report_error(dutch->context, &err);
}

static bd_status dutch_act(bd_dutch *dutch, int *exit_code, bd_err *err)
{
    switch (dutch->action) {
    case 'p': BD_TRY(bd_dutch_pair(dutch, exit_code, err)); break;
    case 'c': BD_TRY(bd_dutch_check(dutch, err)); break;
    case 0: return BD_OK;
    default: BD_TRY(bd_dutch_generate(dutch, err)); break;
    }
    dutch_write_list(dutch);
    return BD_OK;
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

/* The call as a whole, without what is told at its end. */
static bd_status dutch_perform(bd_dutch *dutch, int argc, char *const *argv, int *exit_code, bd_err *err)
{
    BD_TRY(dutch_parse(dutch, argc, argv, err));
    return dutch_act(dutch, exit_code, err);
}

int bd_dutch_run(bd_context *context, int argc, char *const *argv)
{
    bd_dutch dutch = {.context = context,
                      .warnings = bd_warnings_new(context->arena),
                      .listed = bd_text_new(context->arena)};
    bd_err err = {0};
    int exit_code = BD_DUTCH_DONE;
    const bd_status status = dutch_perform(&dutch, argc, argv, &exit_code, &err);
    if (status == BD_BAD_INPUT && err.place[0] == '\0' && dutch.input != NULL)
        (void)snprintf(err.place, sizeof err.place, "%s", dutch.input);
    bd_cli_tell_warnings(context, &dutch.warnings);
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

/* ---- The tournament file as a pairing engine takes it ---- */

/* True when neither the file nor a game says which colour the first player has in round 1. */
static bool dutch_colour_is_open(const bd_tournament *tournament)
{
    if (tournament->initial_colour != BD_NO_COLOUR) return false;
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < tournament->cards[i].history_count; k++)
            if (tournament->cards[i].history[k].colour != BD_NO_COLOUR) return false;
    return true;
}

bool bd_dutch_somebody_is_there(const bd_tournament *tournament, int round)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_card_is_present(tournament, &tournament->cards[i], round)) return true;
    return false;
}

bd_status bd_dutch_read(bd_dutch *dutch, bd_tournament **out, bd_err *err)
{
    BD_ASSERT(dutch->input != NULL);
    bd_file file;
    bd_context *context = dutch->context;
    if (!bd_os_is_readable(dutch->input)) BD_FAIL(err, BD_SYSTEM, dutch->input, BD_SAY(CLI_DUTCH_UNREADABLE));
    BD_TRY(bd_file_read(context->arena, dutch->input, BD_FILE_LIMIT, &file, err));
    /* Whatever is not JSON is TRF, however it begins. */
    const bd_file_format format = bd_format_of_content(file.text, file.length);
    const bool json = format == BD_FORMAT_JSON || format == BD_FORMAT_EVENT;
    const bd_read_options options = {
        .lenient = dutch->lenient, .engine = true, .format = json ? BD_FORMAT_JSON : BD_FORMAT_TRF};
    BD_TRY(bd_tournament_read_text(context->arena, dutch->input, file.text, file.length, &options,
                                   &dutch->warnings, out, err));
    if (dutch->baku && (*out)->acceleration_count == 0) (*out)->baku = true;
    return BD_OK;
}

/* ---- -p: the next round ---- */

/* Lots that nobody has drawn yet depend on the cards alone, so that the same call gives the same answer. */
static uint64_t dutch_pair_seed(const bd_tournament *tournament, int round)
{
    char hex[65];
    bd_tournament_digest(tournament, round, hex);
    hex[8] = '\0';
    return strtoull(hex, NULL, 16);
}

/* An empty answer: an older one must never be taken for that of this round. */
static bd_status dutch_pair_none(const bd_dutch *dutch, int round, int *exit_code, bd_err *err)
{
    bd_text nothing = bd_text_new(dutch->context->arena);
    *exit_code = BD_DUTCH_NO_DRAW;
    (void)fprintf(dutch->context->err, BD_SAY(CLI_DUTCH_NO_DRAW), dutch->input, round);
    return bd_dutch_put(dutch, dutch->output, &nothing, err);
}

/* Nobody is there: no board, which is an answer. */
static bd_status dutch_pair_nobody(const bd_dutch *dutch, bd_err *err)
{
    bd_text text = bd_text_new(dutch->context->arena);
    bd_text_add_string(&text, "0\n");
    return bd_dutch_put(dutch, dutch->output, &text, err);
}

static void dutch_pair_tell_lot(bd_dutch *dutch, const bd_round *round)
{
    const bool white = bd_fide_of(round)->initial == BD_WHITE;
    bd_warnings_add(&dutch->warnings, dutch->input, BD_SAY(CLI_DUTCH_LOT),
                    white ? BD_SAY(CLI_DUTCH_WHITE) : BD_SAY(CLI_DUTCH_BLACK), white ? "white1" : "black1");
}

bd_status bd_dutch_pair(bd_dutch *dutch, int *exit_code, bd_err *err)
{
    bd_tournament *tournament;
    bd_best best;
    const bd_solve_options how = {0};
    bd_arena *arena = dutch->context->arena;
    BD_TRY(bd_dutch_read(dutch, &tournament, err));
    const int number = bd_tournament_next_round(tournament);
    if (tournament->rounds == 0) BD_FAIL(err, BD_BAD_INPUT, dutch->input, BD_SAY(CLI_DUTCH_NO_ROUNDS));
    BD_TRY(bd_check_drawable(tournament, number, NULL, err));
    if (!bd_dutch_somebody_is_there(tournament, number)) return dutch_pair_nobody(dutch, err);
    bd_draw_options options = bd_draw_options_none();
    options.seed = dutch_pair_seed(tournament, number);
    options.bye = tournament->bye_wished;
    BD_TRY(bd_best_draw(arena, tournament, dutch->rules, number, &options, &how, &best, err));
    const bool found = best.certificate.outcome != BD_NO_MATCHING;
    if (dutch->listing) BD_TRY(bd_dutch_list(dutch, best.round, found ? &best.draw : NULL, err));
    if (!found) return dutch_pair_none(dutch, number, exit_code, err);
    if (best.certificate.outcome != BD_BEST)
        BD_FAIL(err, BD_INTERNAL, dutch->input, BD_SAY(CLI_DUTCH_NOT_PROVED), number);
    if (dutch_colour_is_open(tournament)) dutch_pair_tell_lot(dutch, best.round);
    bd_text text = bd_text_new(arena);
    bd_draw_pairs(&best.draw, &text);
    return bd_dutch_put(dutch, dutch->output, &text, err);
}
