#include "rulebook/round/defaults.h"

#include "base/random.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

bool bd_any_may_meet(const bd_round *round, int u, int v)
{
    (void)round, (void)u, (void)v;
    return true;
}

bool bd_nobody_is_refused(const bd_round *round, int u)
{
    (void)round;
    (void)u;
    return false;
}

bool bd_any_may_have_bye(const bd_round *round, int u)
{
    (void)round, (void)u;
    return true;
}

int bd_compare_bye_equal(const bd_round *round, int u, int v)
{
    (void)round, (void)u, (void)v;
    return 0;
}

bd_colour bd_due_by_claim(const bd_round *round, int u) { return round->players[u].claim.due; }

int bd_compare_claims_by_colours(const bd_round *round, int u, int v)
{
    return bd_claim_compare(&round->players[u].claim, &round->players[v].claim);
}

/* What decides between two who are due the same colour (CAA 16, 25). */
static const char *defaults_clash_rule(const bd_player *u, const bd_player *v, const char **article)
{
    const bd_claim *a = &u->claim;
    const bd_claim *b = &v->claim;
    *article = "CAA 36";
    if (a->agreed || b->agreed) return "colour-by-rules";
    *article = "CAA 16(i)";
    if (abs(a->difference) != abs(b->difference)) return "colour-by-difference";
    *article = "CAA 16(ii), (iii)";
    if (bd_claim_signed_run(a) != bd_claim_signed_run(b)) return "colour-by-run";
    *article = "CAA 16(v)";
    if (a->games != b->games) return "colour-by-games";
    *article = "CAA 25";
    return u->score != v->score ? "colour-by-score" : "colour-by-rank";
}

const char *bd_colour_rule_of_claims(const bd_round *round, int u, int v, const char **article)
{
    BD_ASSERT(0 <= u && u < round->cards && 0 <= v && v < round->cards && u != v);
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    *article = "CAA 8";
    if (a->claim.due == BD_NO_COLOUR && b->claim.due == BD_NO_COLOUR) return "colour-by-turns";
    *article = "CAA 14, 15";
    if (a->claim.due == BD_NO_COLOUR || b->claim.due == BD_NO_COLOUR) return "colour-one-due";
    if (a->claim.due != b->claim.due) return "colour-both-due";
    return defaults_clash_rule(a, b, article);
}

/* Lists are in the order of the higher players already, and sorted stably. */
int bd_compare_boards_by_order(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    (void)round;
    return (int)a->u - (int)b->u;
}

const bd_rulebook *bd_pairs_by_own(const bd_round *round) { return round->rules; }

bd_status bd_order_as_listed(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                             size_t *count, bd_err *err)
{
    const bd_rulebook *rules = bd_round_paired_by(round);
    BD_ASSERT(rules->rule_count > 0);
    const bd_criterion **list;
    *count = rules->rule_count;
    BD_NEW(list, arena, *count, err);
    for (size_t i = 0; i < *count; i++) list[i] = rules->rules[i].criterion;
    *criteria = list;
    return BD_OK;
}

bd_status bd_no_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                        bd_err *err)
{
    (void)round, (void)arena, (void)partner, (void)err;
    *out = (bd_remarks){.sentences = NULL};
    return BD_OK;
}

/* CAA 8, 32: the colour of the higher-ranked player of board 1 where neither is due one. */
bd_colour bd_top_colour(const bd_round *round)
{
    if (round->options->top_colour != BD_NO_COLOUR) return round->options->top_colour;
    if (round->tournament->initial_colour != BD_NO_COLOUR) return round->tournament->initial_colour;
    bd_random lot = bd_random_part(round->options->seed, 0);
    return bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
}

bool bd_final_colour_check(const bd_round *round, int u, int v, int board)
{
    BD_ASSERT(0 <= u && u < v && v < round->cards && board >= 0);
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    if (a->due == BD_NO_COLOUR && b->due == BD_NO_COLOUR)
        return (bd_top_colour(round) == BD_WHITE) == (board % 2 == 0);
    if (a->due == BD_NO_COLOUR) return b->due == BD_BLACK;
    if (!bd_claims_clash(a, b)) return a->due == BD_WHITE;
    /* u has the higher score or rank, so equal claims are decided for u. */
    const bool first_gets_it = bd_claim_compare(a, b) >= 0;
    return first_gets_it == (a->due == BD_WHITE);
}

bd_status bd_remark_add(bd_remark_list *list, bd_err *err, const char *format, ...)
{
    char *sentence;
    va_list args;
    va_start(args, format);
    const int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    BD_ASSERT(length >= 0);
    BD_NEW(sentence, list->arena, length + 1, err);
    va_start(args, format);
    (void)vsnprintf(sentence, (size_t)length + 1, format, args);
    va_end(args);
    BD_ROOM(list->sentences, list->count, list->capacity, list->arena, err);
    list->sentences[list->count++] = sentence;
    return BD_OK;
}

bd_status bd_lot_remark(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                        bd_err *err)
{
    (void)partner;
    int *order;
    BD_TRY(bd_lot_order(round, arena, &order, err));
    bd_text ids = bd_text_new(arena);
    bd_remark_list list = {.arena = arena};
    const char *named;
    for (int i = 0; i < round->cards; i++)
        bd_text_add(&ids, "%s%d", i > 0 ? ", " : "", round->players[order[i]].id);
    BD_TRY(bd_text_finish(&ids, &named, err));
    BD_TRY(bd_remark_add(&list, err, BD_SAY(ROUND_LOT), (unsigned long long)round->options->seed, named));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}
