/* Convert: the same tournament in another format, or its results for a federation. */
#include "cards/card.h"
#include "cards/person.h"
#include "cli/ranking.h"
#include "cli/round_checks.h"
#include "io/tournament_file.h"
#include "report/papers/paper.h"

#include <string.h>

static const bd_param convert_params[] = {
    BD_WORD_OF(bd_event_request, EVENT, path, "event", "IN", .place = BD_WORD_NEEDED),
    BD_WORD_OF(bd_convert_request, TEXT, out, "out", "OUT", .place = BD_WORD_NEEDED),
    BD_CHOICE(bd_convert_request, to, "to", "event|json|cards|trf|ecf|uschess", BD_NOT_GIVEN, CLI_CONVERT_TO),
    BD_FLAG(bd_convert_request, ranks, "ranks", CLI_CONVERT_RANKS),
    BD_FLAG(bd_convert_request, public, "public", CLI_CONVERT_PUBLIC),
    BD_FLAG(bd_convert_request, forget, "forget", CLI_CONVERT_FORGET),
    BD_ROW_LENIENT,
};

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

static bd_status convert_to_paper(bd_context *context, const bd_convert_request *asked, bd_err *err)
{
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, &tournament, err));
    bd_paper paper = {.arena = context->arena, .tournament = tournament, .path = asked->event.path};
    if (asked->to == BD_TO_ECF) {
        bd_text text = bd_text_new(context->arena);
        BD_TRY(bd_ecf_write(&paper, &text, err));
        BD_TRY(bd_cli_put(context, asked->out, &text, err));
    } else
        BD_TRY(convert_to_uschess(context, &paper, asked->out, err));
    for (size_t i = 0; i < paper.remark_count; i++) bd_tell(context, "%s", paper.remarks[i]);
    return BD_OK;
}

/* A rating officer wants each player's place; while the event is played nobody needs it in the file. */
static bd_status convert_rank(bd_context *context, const bd_event *event, bd_err *err)
{
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_cards(context, event, &tournament, err));
    const int round = bd_standings_round(tournament);
    bd_standings_report ranking;
    BD_TRY(bd_cli_ranking(context->arena, tournament, round, NULL, &ranking, err));
    for (size_t i = 0; i < bd_standings_count(tournament); i++)
        if (round > 0 && ranking.standings[i].place > 0)
            tournament->cards[ranking.standings[i].card].person->standing = ranking.standings[i].place;
    return BD_OK;
}

static bd_status convert_run(bd_context *context, const void *request, bd_err *err)
{
    const bd_convert_request *asked = request;
    static const bd_file_format formats[] = {[BD_TO_EVENT] = BD_FORMAT_EVENT,
                                             [BD_TO_JSON] = BD_FORMAT_EVENT,
                                             [BD_TO_CARDS] = BD_FORMAT_JSON,
                                             [BD_TO_TRF] = BD_FORMAT_TRF};
    bd_event *event = NULL;
    if (asked->to > BD_TO_TRF) return convert_to_paper(context, asked, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    if (asked->ranks) BD_TRY(convert_rank(context, event, err));
    if (asked->forget) BD_TRY(bd_event_forget(event, err));
    if (asked->public) bd_event_make_public(event);
    const bool imported = event->entered->format == BD_FORMAT_TRF && event->acts == 0;
    const int drawn = bd_event_last_drawn(event);
    const bd_file_format format = asked->to >= 0 ? formats[asked->to] : bd_format_of_name(asked->out);
    const bool kept = imported && drawn > 0 && format == BD_FORMAT_EVENT && strcmp(asked->out, "-") != 0;
    /* A host converts to look, again and again. */
    if (kept && context->host == NULL)
        BD_TRY(bd_cli_check_import(context, &asked->event, event, asked->out, err));
    BD_TRY(bd_cli_write(context, event, asked->out, format, err));
    if (kept && context->host != NULL)
        bd_tell(context, BD_SAY_N(CLI_CONVERT_IMPORTED, drawn), drawn, asked->out);
    return BD_OK;
}

BD_COMMAND(convert, "convert", CLI_GROUP_FILES, CLI_CONVERT_HELP, CLI_CONVERT_ABOUT, bd_convert_request,
           .role = BD_ROLE_ARBITER);
