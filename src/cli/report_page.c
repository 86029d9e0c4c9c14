#include "cli/report_page.h"

#include "base/assert.h"
#include "cli/ranking.h"

/* Standings before the round, or as they are. */
static bd_status report_page_add_standings(bd_context *context, bd_html_report *report,
                                           bd_standings_report *table, bd_err *err)
{
    enum { SCHOOL_BEST = 4 };
    const int played = bd_standings_round(report->tournament);
    const int round = report->round > 0 && report->round - 1 < played ? report->round - 1 : played;
    bd_groups_report *schools;
    BD_NEW(schools, context->arena, 1, err);
    BD_TRY(bd_cli_ranking(context->arena, report->tournament, round, NULL, table, err));
    BD_TRY(bd_cli_groups(context->arena, table, BD_BY_SCHOOL, SCHOOL_BEST, schools, err));
    if (schools->group_count > 1) report->schools = schools;
    return BD_OK;
}

/* For how many cards demands may be solved, in all, and for how many cards the proof is put into words: a
 * page is made in seconds. */
enum { CARDS_BUDGET = 10000, CARDS_IN_WORDS = 400 };

static bd_status report_page_tell(bd_context *context, const bd_question *question,
                                  const bd_solve_options *how, bd_html_report *report, bd_err *err)
{
    const bd_draw *draw = &question->best.draw;
    const size_t count = draw->board_count + (draw->bye != 0);
    bd_explainer explainer;
    bd_explanation *stories;
    if (question->best.certificate.outcome != BD_BEST) return BD_OK;
    BD_NEW(stories, context->arena, count, err);
    BD_TRY(bd_explainer_new(context->arena, question, how, CARDS_BUDGET, &explainer, err));
    explainer.brief = true;
    report->stories = stories;
    report->story_count = count;
    return bd_explain_all(&explainer, stories, count, err);
}

static bd_status report_page_say_bounds(bd_context *context, const bd_question *question,
                                        bd_html_report *report, bd_err *err)
{
    bd_bound *bounds = NULL;
    if (question->best.certificate.outcome != BD_BEST || question->best.round->cards > CARDS_IN_WORDS)
        return BD_OK;
    BD_TRY(bd_bounds_of(context->arena, question, &bounds, &report->bound_count, err));
    report->bounds = bounds;
    return BD_OK;
}

/* The best draw is made once more, as the one that questions are asked about. */
static bd_status report_page_ask(const bd_task *task, const bd_solve_options *how, bd_html_report *report,
                                 bd_err *err)
{
    bd_question *question;
    bd_context *context = task->context;
    BD_NEW(question, context->arena, 1, err);
    BD_TRY(bd_question_open(context->arena, task->tournament, task->rules, report->round, &task->options, how,
                            question, err));
    BD_TRY(report_page_tell(context, question, how, report, err));
    return report_page_say_bounds(context, question, report, err);
}

static bd_status report_page_add_reasons(const bd_task *task, bd_html_report *report, bd_err *err)
{
    bd_work work;
    if (report->draw == NULL || report->draw->certificate == NULL ||
        report->draw->certificate->outcome != BD_BEST)
        return BD_OK;
    bd_task_begin(task, false, &work);
    return bd_work_end(&work, report_page_ask(task, &work.how, report, err));
}

bd_status bd_cli_page(const bd_task *task, bd_html_report *report, bd_text *out, bd_err *err)
{
    bd_arena *arena = task->context->arena;
    bd_layout *layout;
    bd_standings_report *table;
    BD_ASSERT(report->tournament == task->tournament && (report->round == 0 || report->draw != NULL));
    BD_NEW(layout, arena, 1, err);
    BD_NEW(table, arena, 1, err);
    if (report->round > 0) BD_TRY(report_page_add_reasons(task, report, err));
    if (bd_rulebook_has(task->rules, BD_HAS_SIT_OUTS)) {
        bd_season_report *season;
        BD_NEW(season, arena, 1, err);
        BD_TRY(bd_cli_season(arena, report->tournament, report->round, report->round, season, err));
        report->season = season;
        bd_html_page(report, out);
        return BD_OK;
    }
    if (report->round > 0) {
        BD_TRY(bd_layout_new(arena, report->tournament, task->rules, report->round, layout, err));
        report->layout = layout;
    }
    BD_TRY(report_page_add_standings(task->context, report, table, err));
    report->table = table;
    bd_html_page(report, out);
    return BD_OK;
}
