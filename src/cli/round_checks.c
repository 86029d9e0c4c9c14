#include "cli/round_checks.h"

#include "io/trf/trf_remarks.h"

#include <string.h>

bd_status bd_cli_check_rounds(const bd_task *task, const bd_solve_options *how, bd_round_checks *out,
                              bd_err *err)
{
    bd_arena *arena = task->context->arena;
    const int only = task->round;
    const int first = only != 0 ? only : 1;
    const int last = only != 0 ? only : bd_replay_last_round(task->tournament);
    *out = (bd_round_checks){.count = 0};
    BD_NEW(out->rounds, arena, last >= first ? last - first + 1 : 0, err);
    for (int round = first; round <= last; round++) {
        if (bd_work_interrupted(task->context)) {
            out->stopped = round;
            return BD_OK;
        }
        bool has = false;
        BD_TRY(bd_task_has_draw(task, round, &has, err));
        if (!has && only != 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_CHECK_NO_ROUND), round);
        if (!has) continue;
        const bd_rulebook *rules = NULL;
        bd_draw_options options;
        bd_tournament *then = NULL;
        BD_TRY(bd_task_as_made(task, round, &rules, &options, err));
        BD_TRY(bd_task_cards_then(task, round, &then, err));
        BD_TRY(bd_check_round(arena, then, rules, round, &options, how, &out->rounds[out->count], err));
        out->count++;
    }
    return BD_OK;
}

/* ---- After an import ---- */

typedef struct import_totals {
    size_t illegal, other,
        open; /* rounds: against the rules, legal but not best or of other colours, not known */
} import_totals;

/* What a round is, as a line of the file says it; NULL: as the rules have it. */
static const char *import_verdict(const bd_round_check *c, import_totals *totals)
{
    const bool known = !c->partial && (c->faults.count > 0 || c->best.certificate.mate != NULL);
    if (known && c->faults.count > 0) {
        totals->illegal++;
        return BD_ENGLISH(CLI_IMPORT_ILLEGAL);
    }
    if (known && (c->difference.standing == BD_WORSE || c->difference.standing == BD_BETTER)) {
        totals->other++;
        return BD_ENGLISH(CLI_IMPORT_OTHER);
    }
    if (!known || c->difference.standing == BD_OPEN) {
        totals->open++;
        return BD_ENGLISH(CLI_IMPORT_OPEN);
    }
    totals->other += c->colours.count > 0;
    return c->colours.count > 0 ? BD_ENGLISH(CLI_IMPORT_COLOURS) : NULL;
}

static bd_status import_note(bd_context *context, bd_event *event, const bd_round_check *c,
                             import_totals *totals, bd_err *err)
{
    const char *verdict = import_verdict(c, totals);
    if (verdict == NULL) return BD_OK;
    const bool only_colours = strcmp(verdict, BD_ENGLISH(CLI_IMPORT_COLOURS)) == 0;
    if (!only_colours) bd_warn(context, BD_SAY(CLI_IMPORT_ROUND), c->number, c->sentence);
    for (size_t i = 0; i < c->colours.count && only_colours; i++)
        bd_warn(context, BD_SAY(CLI_IMPORT_ROUND), c->number, c->colours.items[i]);
    return bd_trf_note_import(event->entered, c->number, verdict, err);
}

static bd_status import_check(bd_task *task, bd_event *event, bd_round_checks *checks, bd_err *err)
{
    bd_work work;
    task->draws = true;
    BD_TRY(bd_task_take(task, event, err));
    bd_task_begin(task, false, &work);
    return bd_work_end(&work, bd_cli_check_rounds(task, &work.how, checks, err));
}

bd_status bd_cli_check_import(bd_context *context, const bd_event_request *asked, bd_event *event,
                              const char *out, bd_err *err)
{
    const bd_draw_request request = {.event = *asked};
    bd_task task = bd_task_of(context, &request);
    bd_round_checks checks;
    import_totals totals = {.illegal = 0};
    const bd_status status = import_check(&task, event, &checks, err);
    if (status == BD_NO_MEMORY || status == BD_INTERNAL) return status;
    if (status != BD_OK) {
        bd_warn(context, BD_SAY(CLI_IMPORT_UNCHECKED), err->sentence);
        return BD_OK;
    }
    bd_trf_forget_imports(event->entered);
    for (size_t i = 0; i < checks.count; i++)
        BD_TRY(import_note(context, event, &checks.rounds[i], &totals, err));
    bd_tell(context, BD_SAY_N(CLI_IMPORT_CHECKED, checks.count), checks.count, task.rules->id, totals.illegal,
            totals.other);
    if (totals.open > 0) bd_tell(context, BD_SAY_N(CLI_IMPORT_NOT_KNOWN, totals.open), totals.open);
    if (checks.stopped > 0) bd_warn(context, BD_SAY(CLI_IMPORT_STOPPED), checks.stopped, out);
    return BD_OK;
}
