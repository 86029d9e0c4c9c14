#include "report/draw.h"

#include <string.h>

/* The criterion whose id the stage's id begins with. */
static const bd_criterion *criterion_of(const bd_rulebook *rules, const char *stage)
{
    const size_t length = strcspn(stage, ".:");
    for (size_t i = 0; i < rules->criterion_count; i++) {
        const bd_criterion *criterion = rules->criteria[i];
        if (strlen(criterion->id) == length && memcmp(criterion->id, stage, length) == 0) return criterion;
    }
    char id[BD_STAGE_ID_SIZE];
    memcpy(id, stage, length);
    id[length] = '\0';
    return bd_criterion_find(id); /* put there by the user's priorities */
}

/* The matching that the boards are. */
static bd_status mate_of(const bd_draw_report *report, bd_arena *arena, const uint16_t **mate, bd_err *err)
{
    *mate = NULL;
    if (report->certificate != NULL) {
        *mate = report->certificate->mate;
        return BD_OK;
    }
    uint16_t *made = NULL;
    BD_TRY(bd_round_mate(report->round, arena, report->draw, &made, err));
    *mate = made;
    return BD_OK;
}

static bd_status list_counts(const bd_draw_report *report, const bd_counts *counts, bd_value_line *lines, size_t *count)
{
    for (size_t i = 0; i < counts->count; i++) {
        const bd_count *item = &counts->items[i];
        lines[(*count)++] = (bd_value_line){criterion_of(report->round->rules, item->stage), item->stage, item->value, false};
    }
    return BD_OK;
}

bd_status bd_draw_values(const bd_draw_report *report, bd_arena *arena, const bd_value_line **lines, size_t *count, bd_err *err)
{
    *count = 0;
    *lines = NULL;
    const bd_certificate *certificate = report->certificate;
    const uint16_t *mate;
    BD_TRY(mate_of(report, arena, &mate, err));
    if (mate == NULL) return BD_OK;
    bd_counts counts = {0};
    if (report->counts != NULL)
        counts = *report->counts;
    else
        BD_TRY(bd_round_recount(report->round, arena, mate, &counts, err));
    bd_value_line *made;
    BD_NEW(made, arena, counts.count + (certificate != NULL ? certificate->stage_count : 0), err);
    *lines = made;
    if (certificate == NULL) return list_counts(report, &counts, made, count);
    for (size_t i = 0; i < certificate->stage_count; i++) {
        const bd_stage_proof *stage = &certificate->stages[i];
        if (bd_counts_find(&counts, stage->id) == NULL) continue;
        made[(*count)++] = (bd_value_line){criterion_of(report->round->rules, stage->id), stage->id, stage->value, stage->proved};
    }
    return BD_OK;
}
