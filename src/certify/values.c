/* Values: what each criterion comes to on a draw, and whether that is proved. */
#include "certify/best.h"

#include <string.h>

/* In an order of the user's own there may be criteria that this rulebook does not count: then their stages
 * are what is known of them. An order has no sum; that of brackets says how many places follow it in all. */
static int64_t values_sum_stages(const bd_certificate *certificate, const bd_criterion *criterion,
                                 bool has_brackets)
{
    int64_t sum = 0;
    if (certificate == NULL || (bd_criterion_is(criterion, BD_IS_ORDER) && !has_brackets)) return 0;
    for (size_t i = 0; i < certificate->stage_count; i++)
        if (bd_stage_is_of(certificate->stages[i].id, criterion) &&
            bd_criterion_adds(criterion, certificate->stages[i].id + strlen(criterion->id)))
            sum += certificate->stages[i].value;
    return sum;
}

static bd_status values_sum_counts(const bd_laid_draw *laid, bd_arena *arena, const bd_criterion *criterion,
                                   const bd_certificate *certificate, int64_t *sum, bd_err *err)
{
    const bool has_brackets = bd_rulebook_has(laid->round->rules, BD_HAS_BRACKETS);
    bd_tally tally = {.arena = arena, .summed = true};
    BD_TRY(bd_criterion_count(criterion, laid, &tally, err));
    *sum = tally.count == 0 ? values_sum_stages(certificate, criterion, has_brackets) : tally.sum;
    return BD_OK;
}

/* The first criterion in order that has a stage without proof, or count. */
static size_t values_first_unproved(const bd_criterion *const *criteria, size_t count,
                                    const bd_certificate *certificate)
{
    if (certificate == NULL) return 0;
    if (certificate->outcome == BD_BEST) return count;
    if (certificate->stage_count == 0) return 0;
    const bd_stage_proof *last = &certificate->stages[certificate->stage_count - 1];
    for (size_t i = 0; i < count; i++)
        if (bd_stage_is_of(last->id, criteria[i])) return i;
    return 0;
}

bd_status bd_values_of(const bd_round *round, bd_arena *arena, const uint16_t *mate,
                       const bd_certificate *certificate, const bd_value **values, size_t *count, bd_err *err)
{
    const bd_criterion *const *criteria;
    size_t criterion_count;
    bd_laid_draw laid;
    bd_value *list;
    BD_TRY(bd_round_criteria(round, arena, &criteria, &criterion_count, err));
    BD_TRY(bd_laid_draw_new(round, arena, mate, &laid, err));
    BD_NEW(list, arena, criterion_count, err);
    const size_t unproved = values_first_unproved(criteria, criterion_count, certificate);
    size_t listed = 0;
    for (size_t i = 0; i < criterion_count; i++) {
        if (bd_criterion_is(criteria[i], BD_IS_HELPER)) continue;
        bd_value *value = &list[listed++];
        *value = (bd_value){.criterion = criteria[i],
                            .article = bd_criterion_article(round->rules, criteria[i]),
                            .proved = i < unproved};
        BD_TRY(values_sum_counts(&laid, arena, criteria[i], certificate, &value->value, err));
    }
    *values = list;
    *count = listed;
    return BD_OK;
}
