/* What a criterion of a rulebook file (docs/criteria.md) finds on two cards: the fields that its cost reads,
 * and what they say: "club Kent", "grade 1850 and 2010". */
#include "explain/explain_words.h"
#include "explain/fact.h"
#include "rulebook/round/written.h"

#include <stdio.h>
#include <string.h>

enum { WRITTEN_TOLD = 4, WRITTEN_NUMBER = 24 };

static const char *fact_written_value(bd_arena *arena, const bd_written_cost *of, size_t term, int u)
{
    const bd_formula_reads reads = of->formula.terms[term].reads;
    const bd_formula_type type = bd_formula_names[reads].type;
    char number[WRITTEN_NUMBER];
    if (type == BD_FORMULA_IS_TEXT) {
        const char *text = bd_written_text_of(of, term, u);
        return text != NULL ? text : "-";
    }
    const long long value = bd_written_number(of->round, reads, u, u);
    if (type == BD_FORMULA_IS_TRUTH) return value != 0 ? BD_SAY(EXPLAIN_YES) : BD_SAY(EXPLAIN_NO);
    (void)snprintf(number, sizeof number, "%lld", value);
    return bd_arena_copy_text(arena, number);
}

static bool fact_written_is_new(const bd_formula *formula, size_t at)
{
    for (size_t i = 0; i < at; i++)
        if (bd_term_reads_as(&formula->terms[i], &formula->terms[at]) &&
            (formula->terms[i].kind == BD_TERM_A || formula->terms[i].kind == BD_TERM_B))
            return false;
    return true;
}

bd_status bd_fact_written_values(bd_arena *arena, const bd_written_cost *of, int u, int v, const char **out,
                                 bd_err *err)
{
    bd_text text = bd_text_new(arena);
    int told = 0;
    for (size_t i = 0; i < of->formula.count && told < WRITTEN_TOLD; i++) {
        const bd_term *term = &of->formula.terms[i];
        if ((term->kind != BD_TERM_A && term->kind != BD_TERM_B) || !fact_written_is_new(&of->formula, i))
            continue;
        const char *a = fact_written_value(arena, of, i, u < v ? u : v);
        const char *b = fact_written_value(arena, of, i, u < v ? v : u);
        if (a == NULL || b == NULL) BD_FAIL_MEMORY(err);
        bd_text_add(&text, "%s%s %s", told++ > 0 ? ", " : "",
                    term->text != NULL ? term->text : bd_formula_names[term->reads].name, a);
        if (strcmp(a, b) != 0) bd_text_add(&text, BD_SAY(EXPLAIN_AND_OTHER), b);
    }
    if (told == 0) bd_text_add_string(&text, of->written->cost);
    return bd_text_finish(&text, out, err);
}

const bd_written_cost *bd_fact_written_bar(const bd_round *round, int u, int v)
{
    const bd_edge edge = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    for (size_t i = 0; i < round->written->count; i++) {
        const bd_written_cost *of = &round->written->items[i];
        bd_cost cost;
        bd_written_price(of, &edge, 1, &cost);
        if (of->written->hard && cost != 0) return of;
    }
    return NULL;
}
