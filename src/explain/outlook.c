#include "explain/outlook.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/finishable.h"
#include "explain/outlook_words.h"
#include "explain/sentences.h"
#include "rulebook/options/shared_options.h"
#include "solve/plan.h"

/* ---- why ---- */

/* What the reasons are told with. */
typedef struct outlook_teller {
    bd_arena *arena;
    const bd_tournament *tournament;
    const bd_ahead *ahead;
} outlook_teller;

/* "Alder (1), Thorn (4) and the bye"; NULL: no memory. */
static const char *outlook_people(const outlook_teller *t, const uint64_t *set, int *count)
{
    int *ids = bd_arena_alloc(t->arena, (size_t)t->ahead->nodes, sizeof *ids);
    *count = 0;
    if (ids == NULL) return NULL;
    for (int u = bd_bits_next(set, t->ahead->words, 0); u >= 0; u = bd_bits_next(set, t->ahead->words, u + 1))
        ids[(*count)++] = t->ahead->ids[u];
    return bd_people_words(t->arena, t->tournament, ids, (size_t)*count);
}

/* Marks in `group` all whom u can reach without the barrier; how many they are. */
static int outlook_spread(const bd_ahead *ahead, const bd_ahead_round *round, const uint64_t *barrier, int u,
                          uint64_t *group)
{
    int count = 1;
    bd_bits_clear(group, ahead->words);
    bd_bits_add(group, u);
    for (bool grown = true; grown;) {
        grown = false;
        for (int a = bd_bits_next(group, ahead->words, 0); a >= 0;
             a = bd_bits_next(group, ahead->words, a + 1))
            for (int w = 0; w < ahead->words; w++) {
                const uint64_t more = round->rows[a][w] & ~group[w] & ~barrier[w];
                grown = grown || more != 0;
                count += bd_bits_count(more);
                group[w] |= more;
            }
    }
    return count;
}

/* An odd group that nobody outside can meet. */
static void outlook_say_group(const outlook_teller *t, const uint64_t *group, bd_text *out)
{
    int count = 0;
    const char *people = outlook_people(t, group, &count);
    out->failed = out->failed || people == NULL;
    if (people == NULL) return;
    if (count == 1)
        bd_text_add(out, BD_SAY(EXPLAIN_AHEAD_NOBODY), people);
    else
        bd_text_add(out, BD_SAY(EXPLAIN_AHEAD_AMONG), people, count);
}

/* Who can only meet whom: the odd groups that are left without the barrier. */
static bd_status outlook_say_barrier(const outlook_teller *t, const bd_ahead_step *step, const char **out,
                                     bd_err *err)
{
    const bd_ahead *ahead = t->ahead;
    const bd_ahead_round *round = &ahead->rounds[step->round];
    bd_text sentence = bd_text_new(t->arena);
    uint64_t *barrier, *group, *seen, *odd;
    bool single = true;
    int count = 0;
    BD_NEW(barrier, t->arena, ahead->words, err);
    BD_NEW(group, t->arena, ahead->words, err);
    BD_NEW(seen, t->arena, ahead->words, err);
    BD_NEW(odd, t->arena, ahead->words, err);
    for (size_t i = 0; i < step->node_count; i++) bd_bits_add(barrier, step->nodes[i]);
    for (int u = 0; u < ahead->nodes; u++) {
        if (!bd_bits_has(round->present, u) || bd_bits_has(barrier, u) || bd_bits_has(seen, u)) continue;
        const int size = outlook_spread(ahead, round, barrier, u, group);
        for (int w = 0; w < ahead->words; w++) seen[w] |= group[w];
        if (size % 2 == 0) continue;
        single = single && size == 1;
        for (int w = 0; w < ahead->words; w++) odd[w] |= group[w];
        if (step->node_count > 0) continue;
        outlook_say_group(t, group, &sentence);
        return bd_text_finish(&sentence, out, err);
    }
    const char *all = outlook_people(t, odd, &count), *others = outlook_people(t, barrier, &count);
    if (all == NULL || others == NULL) BD_FAIL_MEMORY(err);
    bd_text_add(&sentence, single ? BD_SAY(EXPLAIN_AHEAD_ONLY) : BD_SAY(EXPLAIN_AHEAD_GROUPS), all, others);
    return bd_text_finish(&sentence, out, err);
}

/* Rounds in which u is to be paired; *opponents: who are left for all of them. */
static int outlook_count_rounds(const bd_ahead *ahead, int u, uint64_t *room, int *opponents)
{
    int rounds = 0;
    bd_bits_clear(room, ahead->words);
    *opponents = 0;
    for (int k = 0; k < ahead->count; k++) {
        rounds += bd_bits_has(ahead->rounds[k].present, u);
        for (int w = 0; w < ahead->words; w++) room[w] |= ahead->rounds[k].rows[u][w];
    }
    for (int w = 0; w < ahead->words; w++) *opponents += bd_bits_count(room[w]);
    return rounds;
}

/* The few who have least opponents to spare. */
static bd_status outlook_find_fewest(const outlook_teller *t, uint64_t *set, bd_err *err)
{
    enum { NAMED_MOST = 4 };
    const bd_ahead *ahead = t->ahead;
    uint64_t *room;
    int named = 0;
    BD_NEW(room, t->arena, ahead->words, err);
    for (int spare = -ahead->count; spare < ahead->nodes && named == 0; spare++)
        for (int u = 0; u < ahead->bye && named < NAMED_MOST; u++) {
            int opponents = 0;
            const int rounds = outlook_count_rounds(ahead, u, room, &opponents);
            if (rounds == 0 || opponents - rounds != spare) continue;
            bd_bits_add(set, u);
            named++;
        }
    return BD_OK;
}

/* One player has fewer opponents than rounds. */
static bd_status outlook_say_few(const outlook_teller *t, int u, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(t->arena);
    uint64_t *room, *alone;
    int opponents = 0, count = 0;
    BD_NEW(room, t->arena, t->ahead->words, err);
    BD_NEW(alone, t->arena, t->ahead->words, err);
    bd_bits_add(alone, u);
    const int rounds = outlook_count_rounds(t->ahead, u, room, &opponents);
    const char *who = outlook_people(t, alone, &count);
    const char *others = opponents > 0 ? outlook_people(t, room, &count) : "";
    if (who == NULL || others == NULL) BD_FAIL_MEMORY(err);
    if (opponents == 0)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_NOT_EVEN_ONE), rounds, who);
    else
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_FEW), rounds, who, others);
    return bd_text_finish(&text, out, err);
}

static bd_status outlook_say_why(const outlook_teller *t, const bd_ahead_proof *proof, const char **out,
                                 bd_err *err)
{
    const bd_ahead *ahead = t->ahead;
    const bd_ahead_step *step = &proof->steps[0];
    bd_text text = bd_text_new(t->arena);
    uint64_t *fewest;
    int count = 0;
    if (step->reason == BD_AHEAD_BARRIER) return outlook_say_barrier(t, step, out, err);
    if (step->reason == BD_AHEAD_CUT && step->node_count == 1 && step->nodes[0] != ahead->bye)
        return outlook_say_few(t, step->nodes[0], out, err);
    BD_NEW(fewest, t->arena, ahead->words, err);
    BD_TRY(outlook_find_fewest(t, fewest, err));
    const char *who = outlook_people(t, fewest, &count);
    if (who == NULL) BD_FAIL_MEMORY(err);
    bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_TOGETHER), ahead->rounds[0].number,
                ahead->rounds[ahead->count - 1].number, who);
    return bd_text_finish(&text, out, err);
}

/* ---- the answer ---- */

/* The shortest beginning of the rounds that cannot be played. */
static bd_status outlook_shorten(bd_arena *arena, bd_outlook *out, bd_err *err)
{
    const bd_ahead whole = out->ahead;
    for (int count = 1; count < whole.count; count++) {
        bd_ahead_proof proof;
        const bd_ahead part = bd_ahead_first_rounds(&whole, count);
        BD_TRY(bd_ahead_solve(arena, &part, 0, &proof, err));
        if (proof.answer == BD_AHEAD_NO) {
            out->ahead = part;
            out->proof = proof;
            break;
        }
    }
    out->playable = out->ahead.count - 1;
    const outlook_teller teller = {arena, out->ask.tournament, &out->ahead};
    return outlook_say_why(&teller, &out->proof, &out->why, err);
}

bd_status bd_outlook_of(bd_arena *arena, const bd_ahead_ask *ask, bd_outlook *out, bd_err *err)
{
    *out = (bd_outlook){.ask = *ask, .answer = BD_AHEAD_YES};
    if (ask->first > ask->last) return BD_OK;
    BD_TRY(bd_ahead_is_wide(ask, arena, &out->wide, err));
    if (out->wide) return BD_OK;
    BD_TRY(bd_ahead_new(arena, ask, &out->ahead, err));
    BD_TRY(bd_ahead_solve(arena, &out->ahead, 0, &out->proof, err));
    out->answer = out->proof.answer;
    return out->answer == BD_AHEAD_NO ? outlook_shorten(arena, out, err) : BD_OK;
}

bd_ahead_ask bd_outlook_after(const bd_tournament *tournament, const bd_rulebook *rules, int round,
                              const bd_draw *draw)
{
    const bool always = bd_rulebook_has(rules, BD_HAS_SIT_OUTS);
    return (bd_ahead_ask){.tournament = tournament,
                          .rules = rules,
                          .first = draw != NULL ? round + 1 : round,
                          .last = always ? 0 : tournament->rounds,
                          .draw = draw};
}

static bd_status outlook_say_cure(bd_arena *arena, const bd_outlook *outlook, const char **out, bd_err *err)
{
    const bd_ahead_ask *ask = &outlook->ask;
    const int failing = ask->first + outlook->playable;
    bd_text text = bd_text_new(arena);
    bd_outlook before;
    bd_ahead_ask earlier = *ask;
    earlier.first--;
    earlier.last = failing;
    earlier.draw = NULL;
    BD_TRY(bd_outlook_of(arena, &earlier, &before, err));
    if (before.answer == BD_AHEAD_NO)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_CURE_NONE), failing - 1, failing - 1, failing);
    else if (bd_option_find(ask->rules->options, ask->rules->option_count, bd_option_finishable.name) != NULL)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_CURE_OPTION), failing - 1, failing - 1, failing);
    else
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_CURE_OTHER), failing - 1, failing - 1, failing);
    return bd_text_finish(&text, out, err);
}

bd_status bd_outlook_say(bd_arena *arena, const bd_outlook *outlook, bool always, const char *sentences[2],
                         size_t *count, bd_err *err)
{
    const bd_ahead_ask *ask = &outlook->ask;
    const int rounds = ask->last - ask->first + 1;
    bd_text text = bd_text_new(arena);
    *count = 0;
    if (rounds < 1 || (outlook->wide && !always)) return BD_OK;
    if (outlook->answer == BD_AHEAD_YES && rounds == 1)
        bd_text_add_string(&text, BD_SAY(EXPLAIN_AHEAD_YES_LAST));
    else if (outlook->answer == BD_AHEAD_YES)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_YES), rounds);
    else if (outlook->answer == BD_AHEAD_NOT_KNOWN)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_NOT_KNOWN), ask->first, ask->last);
    else if (ask->draw != NULL)
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_NO_AFTER), ask->first + outlook->playable, outlook->why);
    else
        bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_NO), ask->first + outlook->playable, outlook->why);
    BD_TRY(bd_text_finish(&text, &sentences[(*count)++], err));
    if (outlook->answer != BD_AHEAD_NO || ask->draw == NULL) return BD_OK;
    return outlook_say_cure(arena, outlook, &sentences[(*count)++], err);
}

bd_status bd_outlook_planned(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             const char **sentence, bd_err *err)
{
    const int first = bd_tournament_last_round(tournament) + 1;
    const bd_ahead_ask ask = bd_outlook_after(tournament, rules, first, NULL);
    bd_outlook outlook;
    bd_text text = bd_text_new(arena);
    *sentence = NULL;
    BD_TRY(bd_outlook_of(arena, &ask, &outlook, err));
    if (outlook.answer != BD_AHEAD_NO) return BD_OK;
    const int playable = first - 1 + outlook.playable;
    bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_PLANNED), tournament->rounds, playable, outlook.why);
    return bd_text_finish(&text, sentence, err);
}

/* Families that were split: their best draws are better, and were passed over. */
static bd_status outlook_say_passed(bd_arena *arena, const bd_ahead_ask *ask, const bd_finishable *f,
                                    const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_ahead_ask first = *ask;
    bd_outlook outlook;
    size_t passed = 0;
    for (size_t i = 0; i < f->family_count; i++) passed += f->families[i].split;
    if (passed == 0) return bd_text_finish(&text, out, err);
    first.draw = &f->families[0].draw;
    first.last = f->last;
    BD_TRY(bd_outlook_of(arena, &first, &outlook, err));
    if (outlook.answer == BD_AHEAD_NO)
        bd_text_add(&text, BD_SAY_N(EXPLAIN_FINISHABLE_PASSED, passed), passed,
                    first.first + outlook.playable, outlook.why);
    else /* where the rules let players meet again */
        bd_text_add(&text, BD_SAY_N(EXPLAIN_FINISHABLE_AGAIN, passed), passed);
    return bd_text_finish(&text, out, err);
}

bd_status bd_outlook_option(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                            const bd_certificate *certificate, const char *sentences[2], size_t *count,
                            bd_err *err)
{
    const bd_finishable *f = certificate->finishable;
    bd_text text = bd_text_new(arena);
    *count = 0;
    if (f == NULL) {
        sentences[(*count)++] = BD_SAY(EXPLAIN_FINISHABLE_NOT);
        return BD_OK;
    }
    const bd_ahead_ask ask = {.tournament = tournament, .rules = rules, .first = f->first, .last = f->last};
    BD_TRY(outlook_say_passed(arena, &ask, f, &sentences[*count], err));
    if (sentences[*count][0] == '\0') sentences[*count] = BD_SAY(EXPLAIN_FINISHABLE_KEPT);
    ++*count;
    if (f->last >= tournament->rounds) return BD_OK;
    bd_text_add(&text, BD_SAY(EXPLAIN_FINISHABLE_SHORT), f->last, tournament->rounds);
    return bd_text_finish(&text, &sentences[(*count)++], err);
}

const char *bd_outlook_dead_end(bd_arena *arena, int number)
{
    bd_text text = bd_text_new(arena);
    const char *out = NULL;
    if (number < 2) return BD_SAY(EXPLAIN_AHEAD_DEAD_START);
    bd_text_add(&text, BD_SAY(EXPLAIN_AHEAD_DEAD_END), number - 1, number - 1, number - 1);
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : BD_SAY(EXPLAIN_AHEAD_DEAD_START);
}
