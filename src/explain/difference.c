#include "explain/difference.h"

#include "base/ints.h"
#include "base/text.h"
#include "model/model.h"
#include "rulebook/criteria.h"
#include "verify/walk.h"

#include <stdlib.h>
#include <string.h>

typedef struct comparison {
    const bd_best *best;
    const bd_edge *pairs; /* of the other draw, sorted */
    size_t pair_count;
    bd_cost *cost; /* [pair_count] */
    bd_stage_values *stages;
    size_t count;
    bool worse;
} comparison;

static bool same_boards(const bd_best *best, const uint16_t *mate)
{
    for (int u = 0; u < best->round->nodes; u++)
        if (mate[u] != best->certificate.mate[u]) return false;
    return true;
}

static bd_status list_pairs(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_edge **out, size_t *count, bd_err *err)
{
    bd_edge *pairs;
    BD_NEW(pairs, arena, round->nodes / 2, err);
    *count = 0;
    for (int u = 0; u < round->nodes; u++) {
        const int v = mate[u];
        if (v < u) continue;
        if (!bd_round_is_legal(round, u, v)) BD_FAIL(err, BD_USAGE, NULL, "only a legal draw can be compared with the best one");
        pairs[(*count)++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    *out = pairs;
    return BD_OK;
}

/* Wishes granted by the other draw: those before the first that one of its pairs stands against. */
static int64_t wishes_granted(const comparison *work, int wishes)
{
    int64_t granted = wishes;
    for (size_t i = 0; i < work->pair_count; i++)
        if (work->cost[i] >= 1 && work->cost[i] <= granted) granted = work->cost[i] - 1;
    return granted;
}

static int64_t value_of(const comparison *work, const bd_stage *stage)
{
    stage->price(stage->context, work->pairs, work->pair_count, work->cost);
    if (stage->wishes > 0) return wishes_granted(work, stage->wishes);
    int64_t sum = 0;
    for (size_t i = 0; i < work->pair_count; i++) sum += work->cost[i];
    return sum;
}

static bd_status see(void *self, const bd_stage *stage, const bd_stage_view *view, bd_err *err)
{
    (void)view;
    comparison *work = self;
    if (work->worse || work->count >= work->best->certificate.stage_count) return BD_OK;
    const bd_stage_proof *proof = &work->best->certificate.stages[work->count];
    if (strcmp(proof->id, stage->id) != 0) BD_FAIL(err, BD_INTERNAL, NULL, "stage %s stands where %s is expected", stage->id, proof->id);
    bd_stage_values *values = &work->stages[work->count++];
    *values = (bd_stage_values){.best = proof->value, .other = value_of(work, stage), .wishes = stage->wishes > 0};
    memcpy(values->stage, stage->id, sizeof values->stage);
    const bool better = values->wishes ? values->other > values->best : values->other < values->best;
    if (better && proof->proved)
        BD_FAIL(err, BD_INTERNAL, NULL, "another draw is better than the best one at %s: %lld against %lld", stage->id,
                (long long)values->other, (long long)values->best);
    work->worse = values->best != values->other;
    return BD_OK;
}

static const bd_criterion *criterion_of(const bd_rulebook *rules, const char *stage)
{
    for (size_t i = 0; i < rules->criterion_count; i++)
        if (bd_stage_is_of(stage, rules->criteria[i])) return rules->criteria[i];
    if (bd_stage_is_of(stage, &bd_criterion_floaters)) return &bd_criterion_floaters; /* a helper: in no list */
    /* The user's own order. */
    char id[BD_STAGE_ID_SIZE];
    const size_t length = strcspn(stage, ".:");
    memcpy(id, stage, length);
    id[length] = '\0';
    return bd_criterion_find(id);
}

/* The checker's walk gives the stages, each with its face; the verdict is of no interest here. */
static bd_status walk(bd_arena *arena, comparison *work, bd_err *err)
{
    bd_round *round = work->best->round;
    bd_model model;
    BD_TRY(bd_model_of_round(round, arena, &model, err));
    const bd_walk_witness witness = {.self = work, .see = see};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &work->best->certificate,
                                 .witness = &witness};
    bd_verdict verdict;
    BD_TRY(bd_walk_check(&input, &verdict, err));
    if (verdict.kind == BD_REFUSED) BD_FAIL(err, BD_INTERNAL, NULL, "the certificate of the best draw is refused: %s", verdict.sentence);
    return BD_OK;
}

bd_status bd_difference_of(bd_arena *arena, const bd_best *best, const uint16_t *mate, bd_difference *out, bd_err *err)
{
    *out = (bd_difference){.standing = BD_SAME_BOARDS};
    if (best->certificate.mate == NULL) BD_FAIL(err, BD_USAGE, NULL, "there is no best draw to compare with");
    bd_edge *pairs = NULL;
    comparison work = {.best = best};
    BD_TRY(list_pairs(arena, best->round, mate, &pairs, &work.pair_count, err));
    if (same_boards(best, mate)) return BD_OK;
    work.pairs = pairs;
    BD_NEW(work.cost, arena, work.pair_count, err);
    BD_NEW(work.stages, arena, best->certificate.stage_count, err);
    BD_TRY(walk(arena, &work, err));
    out->stages = work.stages;
    out->stage_count = work.count;
    out->standing = work.worse ? BD_WORSE : best->certificate.outcome == BD_BEST ? BD_AS_GOOD : BD_OPEN;
    if (work.worse) out->criterion = criterion_of(best->round->rules, work.stages[work.count - 1].stage);
    return BD_OK;
}

/* The parts of stage ids in words; %d is the level. */
static const struct {
    const char *part, *words;
} parts[] = {
    {"score.down", "the downfloaters of level %d"},
    {"score.diff", "the score differences (half points) of the downfloaters of level %d"},
    {"score.up", "the upfloaters of level %d"},
    {"colour-difference.3", "colour differences of 3 or more"},
    {"colour-difference.2", "colour differences of 2"},
    {"colour-difference.1", "colour differences of 1"},
    {"alternation.level", "players with level colours given the same colour again"},
    {"alternation.runs", "the squared run lengths of the transferred"},
    {"floaters.squares", "the squared distances of the floaters from the place looked at first"},
    {"floaters.settled", "who floats where several could"},
};

static bool add_part(const bd_round *round, const char *stage, size_t length, int level, bd_text *text)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strlen(parts[i].part) != length || memcmp(parts[i].part, stage, length) != 0) continue;
        const char *gap = strstr(parts[i].words, "%d");
        if (gap == NULL || level < 1 || level > round->levels) {
            bd_text_add_string(text, parts[i].words);
            return true;
        }
        char points[16];
        bd_text_add_bytes(text, parts[i].words, (size_t)(gap - parts[i].words));
        bd_print_halves(round->players[round->level_start[level - 1]].score, points, sizeof points);
        bd_text_add(text, "%d (%s points)", level, points);
        return true;
    }
    return false;
}

bd_status bd_difference_place(bd_arena *arena, const bd_round *round, const char *stage, const char **out, bd_err *err)
{
    const char *colon = strchr(stage, ':');
    const size_t length = colon != NULL ? (size_t)(colon - stage) : strlen(stage);
    const int number = colon != NULL ? atoi(colon + 1) : 0;
    bd_text text = bd_text_new(arena);
    if (round->rules->stages == NULL && add_part(round, stage, length, number, &text)) return bd_text_finish(&text, out, err);
    const char *dot = memchr(stage, '.', length);
    if (dot != NULL) bd_text_add(&text, "part %.*s", (int)(length - (size_t)(dot + 1 - stage)), dot + 1);
    /* Rules with stages of their own go bracket by bracket. */
    if (number > 0) bd_text_add(&text, "%s%s %d", dot != NULL ? ", " : "", round->rules->stages != NULL ? "bracket" : "number", number);
    return bd_text_finish(&text, out, err);
}

static bd_status say_worse(bd_arena *arena, const bd_round *round, const bd_difference *difference, bd_text *text, bd_err *err)
{
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const char *place;
    BD_TRY(bd_difference_place(arena, round, last->stage, &place, err));
    const bd_criterion *criterion = difference->criterion;
    bd_text_add(text, " is worse than the best draw first at %s", criterion != NULL ? criterion->id : last->stage);
    if (place[0] != '\0') bd_text_add(text, ", %s", place);
    const char *article = criterion != NULL ? bd_criterion_article(round->rules, criterion, arena) : NULL;
    if (article != NULL) bd_text_add(text, " (%s)", article);
    if (last->wishes)
        bd_text_add(text, ": it keeps to the order for %lld places, the best draw for %lld", (long long)last->other, (long long)last->best);
    else
        bd_text_add(text, ": %lld against %lld", (long long)last->other, (long long)last->best);
    if (criterion != NULL && (place[0] == '\0' || round->rules->stages != NULL)) bd_text_add(text, " (%s)", criterion->sentence);
    bd_text_add_string(text, ".");
    return BD_OK;
}

bd_status bd_difference_say(bd_arena *arena, const bd_round *round, const bd_difference *difference, const char *what, const char **out,
                            bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, what);
    switch (difference->standing) {
    case BD_SAME_BOARDS: bd_text_add_string(&text, " is the best draw."); break;
    case BD_AS_GOOD: bd_text_add_string(&text, " is as good as the best draw in every criterion, though not the same."); break;
    case BD_OPEN: bd_text_add_string(&text, " is as good as the best draw as far as that is proved."); break;
    case BD_WORSE: BD_TRY(say_worse(arena, round, difference, &text, err)); break;
    }
    return bd_text_finish(&text, out, err);
}
