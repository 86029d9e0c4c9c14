#include "rulebook/books.h"

#include "base/text.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/recount.h"
#include "rulebook/round/keep.h"
#include "rulebook/stages/chain.h"

#include <string.h>

static const bd_rulebook *const books[] = {
    &bd_rulebook_caa,        &bd_rulebook_caa_long, &bd_rulebook_caa_large,
    &bd_rulebook_caa_random, &bd_rulebook_plain,    &bd_rulebook_fide,
    &bd_rulebook_sca,        &bd_rulebook_uscf,     &bd_rulebook_scc,
};

enum { BOOKS = sizeof books / sizeof books[0] };

size_t bd_rulebook_count(void) { return BOOKS; }

const bd_rulebook *bd_rulebook_at(size_t index) { return index < BOOKS ? books[index] : NULL; }

const bd_rulebook *bd_rulebook_find(const char *id)
{
    for (size_t i = 0; i < BOOKS; i++)
        if (strcmp(books[i]->id, id) == 0) return books[i];
    return NULL;
}

/* Criteria that walk by themselves; those of rulebooks with stages of their own cannot be put into another
 * order. */
static const bd_criterion *criterion_of(const bd_rulebook *book, size_t index)
{
    return book->stages == NULL && index < book->criterion_count ? book->criteria[index] : NULL;
}

const bd_criterion *bd_criterion_find(const char *id)
{
    for (size_t b = 0; b < BOOKS; b++)
        for (size_t i = 0; criterion_of(books[b], i) != NULL; i++)
            if (strcmp(books[b]->criteria[i]->id, id) == 0) return books[b]->criteria[i];
    return NULL;
}

/* Where in "CAA 6; SCA 4" the part begins that starts with `source`; the whole text when there is none. */
static const char *part_of(const char *article, const char *source)
{
    const size_t length = strlen(source);
    const char *part = article;
    while (strncmp(part, source, length) != 0) {
        part = strstr(part, "; ");
        if (part == NULL) return article;
        part += 2;
    }
    return part;
}

const char *bd_criterion_article(const bd_rulebook *rules, const bd_criterion *criterion, bd_arena *arena)
{
    const char *found =
        rules->articles != NULL ? part_of(criterion->article, rules->articles) : criterion->article;
    return bd_arena_copy_bytes(arena, found, strcspn(found, ";"));
}

static bool named_before(size_t book, size_t index)
{
    const char *id = books[book]->criteria[index]->id;
    for (size_t b = 0; b <= book; b++)
        for (size_t i = 0; criterion_of(books[b], i) != NULL && (b < book || i < index); i++)
            if (strcmp(books[b]->criteria[i]->id, id) == 0) return true;
    return false;
}

bd_status bd_criterion_names(bd_arena *arena, const char **names, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t b = 0; b < BOOKS; b++)
        for (size_t i = 0; criterion_of(books[b], i) != NULL; i++)
            if (!named_before(b, i))
                bd_text_add(&text, "%s%s", text.length > 0 ? ", " : "", books[b]->criteria[i]->id);
    return bd_text_finish(&text, names, err);
}

bd_status bd_round_stages(bd_round *round, bd_arena *arena, bd_stages *out, bd_err *err)
{
    if (round->rules->stages != NULL) {
        if (round->options->priority_count > 0)
            BD_FAIL(err, BD_BAD_INPUT, "priorities",
                    "the order of criteria of the rulebook '%s' cannot be changed", round->rules->id);
        if (round->kept == NULL) return round->rules->stages(round, arena, out, err);
        bd_stages own;
        BD_TRY(round->rules->stages(round, arena, &own, err));
        return bd_kept_first(round, arena, &own, out, err);
    }
    const bd_criterion *const *criteria;
    size_t count;
    BD_TRY(bd_round_criteria(round, arena, &criteria, &count, err));
    return bd_chain_start(round, arena, criteria, count, out, err);
}

bd_status bd_round_recount(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                           bd_err *err)
{
    BD_TRY(round->rules->recount != NULL ? round->rules->recount(round, arena, mate, out, err)
                                         : bd_recount_by_hand(round, arena, mate, out, err));
    return round->kept != NULL ? bd_kept_recount(round, arena, mate, out, err) : BD_OK;
}

bd_status bd_round_remarks(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                           bd_err *err)
{
    *out = (bd_remarks){.sentences = NULL};
    return round->rules->remarks != NULL ? round->rules->remarks(round, arena, mate, out, err) : BD_OK;
}

bd_status bd_criterion_price(bd_round *round, bd_arena *arena, const bd_criterion *criterion,
                             const bd_edge *edges, size_t count, bd_cost *cost, bd_err *err)
{
    const bd_face face = {round->nodes, count, edges};
    const bd_stage_view view = {.face = &face};
    bd_stages stages;
    bd_stage stage;
    bool done = true;
    memset(cost, 0, count * sizeof *cost);
    BD_TRY(bd_chain_start(round, arena, &criterion, 1, &stages, err));
    BD_TRY(stages.next(stages.self, &view, &stage, &done, err));
    if (!done) stage.price(stage.context, edges, count, cost);
    return BD_OK;
}

const int64_t *bd_counts_find(const bd_counts *counts, const char *stage)
{
    for (size_t i = 0; i < counts->count; i++)
        if (strcmp(counts->items[i].stage, stage) == 0) return &counts->items[i].value;
    return NULL;
}
