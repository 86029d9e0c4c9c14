#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/work.h"
#include "explain/bounds.h"
#include "explain/story.h"
#include "report/print_draw.h"
#include "report/print_story.h"

/* For how many cards demands may be solved, in all, when no board is asked for. */
enum { CARDS_BUDGET = 30000 };

static const bd_option_row explain_rows[] = {
    {0, "board", "N", "this board only"},
    {0, "player", "ID", "this player's board only"},
    {0, "proof", NULL, "why no draw can do better, stage by stage, in words"},
    {0, "round", "N", "explain round N as it stood before it; default: the next round"},
    BD_ROW_RULES,
    {0, "format", "text|json", "how to print; default: text"},
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct explain_job {
    bd_question question;
    int64_t board; /* from 1; 0: not asked for */
    int player;
    bool proof;
    bd_story *stories;
    size_t story_count;
    bd_bound *bounds;
    size_t bound_count;
} explain_job;

static bd_status explain_boards(bd_context *context, explain_job *j, const bd_solve_options *how, bd_err *err)
{
    bd_teller teller;
    const bd_draw *draw = &j->question.best.draw;
    const bool all = j->board == 0 && j->player == 0;
    size_t first = 0, last = draw->board_count + (draw->bye != 0);
    BD_TRY(bd_teller_new(context->arena, &j->question, how, all ? CARDS_BUDGET : 4 * CARDS_BUDGET, &teller,
                         err));
    if (j->board > (int64_t)last)
        BD_FAIL(err, BD_USAGE, NULL, "there is no board %lld: the draw has %zu", (long long)j->board,
                draw->board_count);
    if (j->board > 0) first = (size_t)j->board - 1;
    if (j->player > 0 && !bd_teller_board_of(&teller, j->player, &first))
        BD_FAIL(err, BD_BAD_INPUT, NULL, "player %d is not to be paired in round %d", j->player, draw->round);
    if (!all) last = first + 1;
    BD_NEW(j->stories, context->arena, last - first, err);
    for (size_t i = first; i < last && !bd_work_interrupted(); i++)
        BD_TRY(bd_teller_tell(&teller, i, &j->stories[j->story_count++], err));
    return BD_OK;
}

static bd_status explain_round(bd_context *context, const bd_args *args, const bd_tournament *tournament,
                               explain_job *j, bd_err *err)
{
    int number = 0;
    const bd_rulebook *rules = NULL;
    bd_draw_options wishes;
    BD_TRY(bd_cli_round(args, &number, err));
    BD_TRY(bd_cli_draw_options(context, args, &wishes, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &rules, err));
    bd_work work;
    bd_solve_options how = {.prove_unique = false};
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    bd_status status =
        bd_question_open(context->arena, tournament, rules, number, &wishes, &how, &j->question, err);
    const bool drawn = status == BD_OK && j->question.best.certificate.mate != NULL;
    if (drawn && j->proof)
        status = bd_bounds_of(context->arena, &j->question, &j->bounds, &j->bound_count, err);
    if (drawn && !j->proof) status = explain_boards(context, j, &how, err);
    bd_work_end(&work);
    return status;
}

static bd_status explain_print_no_draw(bd_context *context, const explain_job *j, size_t format,
                                       int *exit_code, bd_err *err)
{
    const bd_best *best = &j->question.best;
    const bd_draw_report report = {
        .round = best->round, .draw = &best->draw, .certificate = &best->certificate};
    bd_text text = bd_text_new(context->arena);
    *exit_code = best->certificate.outcome == BD_NO_MATCHING ? BD_EXIT_NO : BD_EXIT_LIMIT;
    if (format == 0)
        bd_draw_text(&report, &context->terminal, false, &text);
    else
        BD_TRY(bd_draw_json(&report, false, &text, err));
    return bd_cli_print(context, &text, err);
}

static void explain_print_json(const explain_job *j, bd_text *text)
{
    bd_writer json = bd_writer_begin(text);
    bd_question_json(&j->question, "explain/1", &json);
    if (j->proof)
        bd_bounds_json(j->question.best.round, j->bounds, j->bound_count, &json);
    else
        bd_stories_json(j->stories, j->story_count, &json);
    bd_writer_end(&json);
}

static bd_status explain_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    size_t format = 0;
    int64_t player = 0;
    explain_job *j;
    bd_tournament *tournament = NULL;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(bd_args_int(args, "board", 1, BD_PLAYERS_MAX, &j->board, err));
    BD_TRY(bd_args_int(args, "player", 1, BD_ID_MAX, &player, err));
    j->player = (int)player;
    j->proof = bd_args_has(args, "proof");
    if ((j->board > 0) + (j->player > 0) + j->proof > 1)
        BD_FAIL(err, BD_USAGE, NULL, "only one of --board, --player and --proof");
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(explain_round(context, args, tournament, j, err));
    if (j->question.best.certificate.mate == NULL)
        return explain_print_no_draw(context, j, format, exit_code, err);
    if (j->question.best.certificate.outcome != BD_BEST || bd_work_interrupted()) *exit_code = BD_EXIT_LIMIT;
    bd_text text = bd_text_new(context->arena);
    if (format != 0) {
        explain_print_json(j, &text);
        return bd_cli_print(context, &text, err);
    }
    bd_question_text(&j->question, &context->terminal, &text);
    if (j->proof)
        bd_bounds_text(j->bounds, j->bound_count, &context->terminal, &text);
    else
        bd_stories_text(&j->question, j->stories, j->story_count, &context->terminal, &text);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_explain = {
    .name = "explain",
    .group = "Draws",
    .help = "Says for each board of the best draw why it is as it is.",
    .words = "FILE",
    .about = "Natural partners, or who would be the natural partner and what is against it; why these "
             "players float and not those whom the "
             "rules look at before them; why these colours; why the bye. With --proof: why no draw can do "
             "better, stage by stage. In large "
             "rounds not every reason is worked out: the answer says so then, and why-not tells them.",
    .options = explain_rows,
    .option_count = BD_OPTION_COUNT(explain_rows),
    .least = 1,
    .most = 1,
    .run = explain_run};
