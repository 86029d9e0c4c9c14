/* Convert: the same tournament in another format, or its results for a federation. */
#include "cli/common.h"
#include "io/tournament_file.h"
#include "report/papers/paper.h"
#include "standings/standings.h"

#include <string.h>

static const bd_option_row convert_rows[] = {
    {0, "to", "json|trf|ecf|uschess", BD_ENGLISH(CLI_CONVERT_TO)},
    {0, "ranks", NULL, BD_ENGLISH(CLI_CONVERT_RANKS)},
    BD_ROW_LENIENT,
};

static bd_status convert_to_ecf(bd_context *context, bd_paper *paper, const char *path, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_ecf_write(paper, &text, err));
    return bd_cli_put(context, path, &text, err);
}

/* Three files in the folder, or one after another on standard output. */
static bd_status convert_to_uschess(bd_context *context, bd_paper *paper, const char *folder, bd_err *err)
{
    static const char *const names[] = {"thexport.csv", "tsexport.csv", "tdexport.csv"};
    bd_uschess report;
    BD_TRY(bd_uschess_write(paper, &report, err));
    bd_text *const tables[] = {&report.header, &report.section, &report.detail};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        bd_text path = bd_text_new(context->arena);
        const char *name = folder;
        bd_text_add(&path, "%s/%s", folder, names[i]);
        if (strcmp(folder, "-") != 0) BD_TRY(bd_text_finish(&path, &name, err));
        BD_TRY(bd_cli_put(context, name, tables[i], err));
    }
    return BD_OK;
}

static bd_status convert_to_paper(bd_context *context, const bd_args *args, const char *to, bd_err *err)
{
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    bd_paper paper = {.arena = context->arena, .tournament = tournament, .path = args->words[0]};
    BD_TRY(strcmp(to, "ecf") == 0 ? convert_to_ecf(context, &paper, args->words[1], err)
                                  : convert_to_uschess(context, &paper, args->words[1], err));
    for (size_t i = 0; i < paper.remark_count; i++) bd_tell(context, "%s", paper.remarks[i]);
    return BD_OK;
}

/* A rating officer wants each player's place; while the event is played nobody needs it in the file. */
static bd_status convert_rank(bd_context *context, bd_tournament *tournament, bd_err *err)
{
    bd_tiebreak_list ties;
    bd_ranked *standings = NULL;
    const int round = bd_standings_round(tournament);
    BD_TRY(bd_tiebreaks_of(tournament, &ties, err));
    BD_TRY(bd_standings(context->arena, tournament, round, &ties, &standings, err));
    for (size_t i = 0; i < bd_standings_count(tournament); i++)
        if (round > 0 && standings[i].place > 0)
            tournament->cards[standings[i].card].standing = standings[i].place;
    return BD_OK;
}

static bd_status convert_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    static const char *const words[] = {"", "json", "trf", "ecf", "uschess"};
    static const bd_file_format formats[] = {BD_FORMAT_NONE, BD_FORMAT_JSON, BD_FORMAT_TRF};
    size_t to = 0;
    bd_tournament *tournament = NULL;
    BD_TRY(bd_args_choice(args, "to", words + 1, sizeof words / sizeof *words - 1, &to, err));
    to += bd_args_has(args, "to");
    if (to >= sizeof formats / sizeof *formats) return convert_to_paper(context, args, words[to], err);
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    if (bd_args_has(args, "ranks")) BD_TRY(convert_rank(context, tournament, err));
    return bd_cli_write(context, tournament, args->words[1], formats[to], err);
}

const bd_command bd_command_convert = {.name = "convert",
                                       .group = BD_ENGLISH(CLI_GROUP_FILES),
                                       .help = BD_ENGLISH(CLI_CONVERT_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_CONVERT),
                                       .fields = "event,out",
                                       .about = BD_ENGLISH(CLI_CONVERT_ABOUT),
                                       .options = convert_rows,
                                       .option_count = BD_OPTION_COUNT(convert_rows),
                                       .least = 2,
                                       .most = 2,
                                       .run = convert_run};
