#include "explain/exchange.h"

#include "cards/card.h"
#include "certify/vector.h"
#include "explain/difference.h"
#include "explain/explain_words.h"
#include "rulebook/round/rank.h"
#include "rulebook/stages/criterion.h"

#include <string.h>

/* So many cards are drawn again at most: 400 draws of 50 players, 20 of 1,000. */
enum { EXCHANGE_WORK = 20000 };

typedef struct exchange_search {
    bd_arena *arena, *scratch; /* scratch: of one draw */
    const bd_best *best;
    const bd_solve_options *how;
    bd_vector now;
    const char **said;
    size_t tries, capacity;
    bd_exchanges *out;
} exchange_search;

/* The tournament with other ranks; the rest is shared. */
static bd_status exchange_copy(bd_arena *arena, const bd_round *round, const int *ranks, bd_tournament **out,
                               bd_err *err)
{
    const bd_tournament *tournament = round->tournament;
    BD_NEW(*out, arena, 1, err);
    **out = *tournament;
    (*out)->arena = arena;
    BD_NEW((*out)->cards, arena, tournament->card_count, err);
    memcpy((*out)->cards, tournament->cards, tournament->card_count * sizeof *tournament->cards);
    for (size_t i = 0; i < tournament->card_count; i++) {
        const int u = bd_round_node(round, tournament->cards[i].id);
        if (u >= 0) (*out)->cards[i].rank = ranks[u];
    }
    return BD_OK;
}

static bool exchange_has_line(const bd_vector *vector, size_t from, const char *id)
{
    for (size_t i = from; i < vector->count; i++)
        if (strcmp(vector->lines[i].id, id) == 0) return true;
    return false;
}

/* What the draw after the exchange has in the line of the draw now: a line of which nobody pays anything is
 * left out, or is the line of its criterion. -1: not known. */
static int64_t exchange_value_then(const bd_vector *now, const bd_vector *then, size_t i)
{
    const char *a = now->lines[i].id, *b = then->lines[i].id;
    if (strcmp(a, b) == 0) return then->lines[i].best;
    const bool left_out = strcmp(b, then->lines[i].criterion->id) == 0 || exchange_has_line(now, i, b);
    return left_out && !exchange_has_line(then, i, a) ? 0 : -1;
}

/* The first line in which the draw after the exchange is better; NULL: it is not, or the lines cannot be
 * compared: players choose there one after the other, in another order now, or it only settles who floats. */
static const bd_vector_line *exchange_better(const bd_vector *now, const bd_vector *then, int64_t *value)
{
    for (size_t i = 0; i < now->count && i < then->count; i++) {
        const bd_vector_line *line = &now->lines[i];
        if (line->wishes > 0 || bd_criterion_is(line->criterion, BD_IS_HELPER)) return NULL;
        *value = exchange_value_then(now, then, i);
        if (*value == line->best && strcmp(line->id, then->lines[i].id) == 0) continue;
        return *value >= 0 && *value < line->best ? line : NULL;
    }
    return NULL;
}

static bd_status exchange_say(exchange_search *s, int u, int v, const bd_vector_line *line, int64_t value,
                              bd_err *err)
{
    const bd_round *round = s->best->round;
    bd_stage_values values = {.best = line->best, .other = value};
    const char *how = NULL;
    memcpy(values.stage, line->id, sizeof values.stage);
    BD_TRY(bd_phrase_of(s->arena, round, &values, false, &how, err));
    bd_saying saying = bd_saying_new(s->arena, "exchange");
    bd_saying_put(&saying, round,
                  BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NODE("b", v),
                            bd_place_text("criterion", line->criterion->id), bd_place_text("how", how)));
    BD_ROOM(s->said, s->out->said.count, s->capacity, s->arena, err);
    return bd_saying_finish(&saying, &s->said[s->out->said.count++], err);
}

static bd_status exchange_try(exchange_search *s, int u, int v, bd_err *err)
{
    const bd_round *round = s->best->round;
    bd_solve_options how = *s->how;
    bd_tournament *tournament;
    bd_best then;
    bd_vector vector;
    int *ranks;
    int64_t value = 0;
    how.prove_unique = how.keep_trail = false;
    how.watch = (bd_watch){0};
    BD_TRY(bd_rank_exchanged(round, s->scratch, u, v, &ranks, err));
    BD_TRY(exchange_copy(s->scratch, round, ranks, &tournament, err));
    BD_TRY(
        bd_best_draw(s->scratch, tournament, round->rules, round->number, round->options, &how, &then, err));
    if (then.certificate.outcome != BD_BEST) return BD_OK;
    BD_TRY(bd_vector_of(&then, s->scratch, NULL, &vector, err));
    const bd_vector_line *line = exchange_better(&s->now, &vector, &value);
    return line != NULL ? exchange_say(s, u, v, line, value, err) : BD_OK;
}

static bd_status exchange_pair(exchange_search *s, int u, int v, bd_err *err)
{
    if (!bd_rank_is_shared(s->best->round, u, v)) return BD_OK;
    if (++s->tries * (size_t)s->best->round->cards > EXCHANGE_WORK) {
        s->out->untried++;
        return BD_OK;
    }
    s->scratch = bd_arena_new();
    if (s->scratch == NULL) BD_FAIL_MEMORY(err);
    const bd_status status = exchange_try(s, u, v, err);
    bd_arena_free(s->scratch);
    return status;
}

bd_status bd_exchanges_find(bd_arena *arena, const bd_best *best, const bd_solve_options *how, int node,
                            bd_exchanges *out, bd_err *err)
{
    const bd_round *round = best->round;
    exchange_search s = {.arena = arena, .best = best, .how = how, .out = out};
    *out = (bd_exchanges){0};
    if (round->rules->articles.equal_grades == NULL || best->certificate.outcome != BD_BEST) return BD_OK;
    BD_TRY(bd_vector_of(best, arena, NULL, &s.now, err));
    for (int u = 0; u < round->cards; u++)
        for (int v = u + 1; v < round->cards && round->players[v].level == round->players[u].level; v++)
            if (node == BD_ANYBODY || node == u || node == v) BD_TRY(exchange_pair(&s, u, v, err));
    out->said.sentences = s.said;
    return BD_OK;
}

bd_status bd_exchange_cards(bd_arena *arena, const bd_round *round, int a, int b, bd_tournament *tournament,
                            bd_err *err)
{
    const int u = bd_round_node(round, a), v = bd_round_node(round, b);
    int *ranks;
    if (round->rules->articles.equal_grades == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_EXCHANGE_RULES), round->rules->id);
    if (u < 0 || v < 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_EXCHANGE_ABSENT), u < 0 ? a : b, round->number);
    if (!bd_rank_is_shared(round, u, v)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_EXCHANGE_UNEQUAL), a, b);
    BD_TRY(bd_rank_exchanged(round, arena, u, v, &ranks, err));
    for (int i = 0; i < round->cards; i++)
        bd_tournament_card(tournament, round->players[i].id)->rank = ranks[i];
    return BD_OK;
}
