/* The literal procedures of the FIDE systems as judges: the only best draw of a round that goes by brackets.
 */
#ifndef TESTS_FIDE_JUDGES_H
#define TESTS_FIDE_JUDGES_H

#include "burstein_literal.h"
#include "dubov_literal.h"

typedef enum fide_judgement { FIDE_JUDGED, FIDE_NO_DRAW, FIDE_NO_JUDGE } fide_judgement;

/* mate: by node. */
static inline fide_judgement fide_judge(const bd_round *round, const bd_tournament *t, uint16_t *mate)
{
    static lit dutch;
    static burstein first_last;
    static dubov by_aro;
    const char *id = bd_round_paired_by(round)->id;
    const lit *l = &dutch;
    bool possible = false;
    if (strcmp(id, "fide") == 0) {
        if (t->baku) return FIDE_NO_JUDGE;
        possible = lit_pair(&dutch, t, round->number);
    } else if (strcmp(id, "burstein") == 0) {
        possible = bu_pair(&first_last, t, round->number);
        l = &first_last.l;
    } else if (strcmp(id, "dubov") == 0) {
        possible = du_pair(&by_aro, t, round->number);
        l = &by_aro.l;
    } else {
        return FIDE_NO_JUDGE;
    }
    if (!possible) return FIDE_NO_DRAW;
    for (int i = 0; i < l->n; i++) {
        const int u = bd_round_node(round, l->p[i].id);
        const int v = l->mate[i] == i ? round->bye : bd_round_node(round, l->p[l->mate[i]].id);
        mate[u] = (uint16_t)v;
        mate[v] = (uint16_t)u;
    }
    return FIDE_JUDGED;
}

#endif
