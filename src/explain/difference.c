#include "explain/difference.h"

#include "base/ints.h"
#include "base/text.h"
#include "model/model.h"
#include "rulebook/criteria.h"
#include "verify/walk.h"

#include <stdlib.h>
#include <string.h>

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
static int64_t wishes_granted(const bd_cost *cost, size_t count, int wishes)
{
    int64_t granted = wishes;
    for (size_t i = 0; i < count; i++)
        if (cost[i] >= 1 && cost[i] <= granted) granted = cost[i] - 1;
    return granted;
}

static int64_t value_of(const bd_stage *stage, const bd_edge *pairs, size_t count, bd_cost *cost)
{
    stage->price(stage->context, pairs, count, cost);
    if (stage->wishes > 0) return wishes_granted(cost, count, stage->wishes);
    int64_t sum = 0;
    for (size_t i = 0; i < count; i++) sum += cost[i];
    return sum;
}

static bd_status see(void *self, const bd_stage *stage, const bd_stage_view *view, bd_err *err)
{
    (void)view;
    bd_track *track = self;
    if (track->count >= track->best->certificate.stage_count) return BD_OK;
    const bd_stage_proof *proof = &track->best->certificate.stages[track->count];
    if (strcmp(proof->id, stage->id) != 0) BD_FAIL(err, BD_INTERNAL, NULL, "stage %s stands where %s is expected", stage->id, proof->id);
    track->stages[track->count++] = *stage;
    return BD_OK;
}

/* The checker's walk gives the stages; the verdict is of no interest here. */
bd_status bd_track_new(bd_arena *arena, const bd_best *best, bd_track *out, bd_err *err)
{
    bd_model model;
    *out = (bd_track){.best = best};
    if (best->certificate.mate == NULL) BD_FAIL(err, BD_USAGE, NULL, "there is no best draw to compare with");
    BD_NEW(out->stages, arena, best->certificate.stage_count, err);
    BD_TRY(bd_model_of_round(best->round, arena, &model, err));
    const bd_walk_witness witness = {.self = out, .see = see};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best->certificate,
                                 .witness = &witness};
    bd_verdict verdict;
    BD_TRY(bd_walk_check(&input, &verdict, err));
    if (verdict.kind == BD_REFUSED) BD_FAIL(err, BD_INTERNAL, NULL, "the certificate of the best draw is refused: %s", verdict.sentence);
    return BD_OK;
}

/* Values stage by stage up to the first that differs. */
static bd_status compare(bd_arena *arena, const bd_track *track, const bd_edge *pairs, size_t count, bd_difference *out, bd_err *err)
{
    bd_stage_values *list;
    bd_cost *cost;
    BD_NEW(list, arena, track->count, err);
    BD_NEW(cost, arena, count, err);
    out->stages = list;
    for (size_t k = 0; k < track->count; k++) {
        const bd_stage *stage = &track->stages[k];
        const bd_stage_proof *proof = &track->best->certificate.stages[k];
        bd_stage_values *values = &list[out->stage_count++];
        *values = (bd_stage_values){.best = proof->value, .other = value_of(stage, pairs, count, cost), .wishes = stage->wishes > 0};
        memcpy(values->stage, stage->id, sizeof values->stage);
        const bool better = values->wishes ? values->other > values->best : values->other < values->best;
        if (better && proof->proved)
            BD_FAIL(err, BD_INTERNAL, NULL, "another draw is better than the best one at %s: %lld against %lld", stage->id,
                    (long long)values->other, (long long)values->best);
        if (values->best == values->other) continue;
        out->standing = BD_WORSE;
        return BD_OK;
    }
    out->standing = track->best->certificate.outcome == BD_BEST ? BD_AS_GOOD : BD_OPEN;
    return BD_OK;
}

const bd_criterion *bd_difference_criterion(const bd_round *round, const char *stage)
{
    for (size_t i = 0; i < round->rules->criterion_count; i++)
        if (bd_stage_is_of(stage, round->rules->criteria[i])) return round->rules->criteria[i];
    if (bd_stage_is_of(stage, &bd_criterion_floaters)) return &bd_criterion_floaters; /* a helper: in no list */
    /* The user's own order. */
    char id[BD_STAGE_ID_SIZE];
    const size_t length = strcspn(stage, ".:");
    memcpy(id, stage, length);
    id[length] = '\0';
    return bd_criterion_find(id);
}

bd_status bd_difference_along(bd_arena *arena, const bd_track *track, const uint16_t *mate, bd_difference *out, bd_err *err)
{
    *out = (bd_difference){.standing = BD_SAME_BOARDS};
    bd_edge *pairs = NULL;
    size_t count = 0;
    BD_TRY(list_pairs(arena, track->best->round, mate, &pairs, &count, err));
    if (same_boards(track->best, mate)) return BD_OK;
    BD_TRY(compare(arena, track, pairs, count, out, err));
    if (out->standing == BD_WORSE) out->criterion = bd_difference_criterion(track->best->round, out->stages[out->stage_count - 1].stage);
    return BD_OK;
}

bd_status bd_difference_of(bd_arena *arena, const bd_best *best, const uint16_t *mate, bd_difference *out, bd_err *err)
{
    bd_track track;
    BD_TRY(bd_track_new(arena, best, &track, err));
    return bd_difference_along(arena, &track, mate, out, err);
}

/* The parts of stage ids in words; %d is the number after the colon: a level, or a player's id. */
typedef enum part_number { NO_NUMBER, A_LEVEL, A_PLAYER } part_number;

static const struct {
    const char *part, *words;
    part_number number;
} parts[] = {
    {"score.down", "the downfloaters of level %d", A_LEVEL},
    {"score.diff", "the score differences (half points) of the downfloaters of level %d", A_LEVEL},
    {"score.up", "the upfloaters of level %d", A_LEVEL},
    {"colour-difference.3", "colour differences of 3 or more", NO_NUMBER},
    {"colour-difference.2", "colour differences of 2", NO_NUMBER},
    {"colour-difference.1", "colour differences of 1", NO_NUMBER},
    {"alternation.level", "players with level colours given the same colour again", NO_NUMBER},
    {"alternation.runs", "the squared run lengths of the transferred", NO_NUMBER},
    {"floaters.squares", "the squared distances of the floaters from the place looked at first", NO_NUMBER},
    {"floaters.settled", "whether %d floats where several could", A_PLAYER},
    {"top-board.wishes", "the best-ranked opponents going down the cards", NO_NUMBER},
    {"top-board", "the opponent of %d", A_PLAYER},
};

static void add_words(const bd_round *round, const char *words, part_number kind, int number, bd_text *text)
{
    const char *gap = strstr(words, "%d");
    if (gap == NULL) {
        bd_text_add_string(text, words);
        return;
    }
    bd_text_add_bytes(text, words, (size_t)(gap - words));
    bd_text_add(text, "%d", number);
    char points[16];
    if (kind == A_LEVEL && number >= 1 && number <= round->levels)
        bd_text_add(text, " (%s points)", bd_print_halves(round->players[round->level_start[number - 1]].score, points, sizeof points));
    bd_text_add_string(text, gap + 2);
}

static bool add_part(const bd_round *round, const char *stage, size_t length, int number, bd_text *text)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strlen(parts[i].part) != length || memcmp(parts[i].part, stage, length) != 0) continue;
        add_words(round, parts[i].words, parts[i].number, number, text);
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
