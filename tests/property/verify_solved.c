/* What the solver proves the checker accepts, through the file; and what is changed in such certificates is
 * refused unless true. */
#include "verify/verify.h"

#include "mutations.h"
#include "solved.h"
#include "verdict_truth.h"

static bd_verdict verify_text(bd_arena *arena, const bd_instance *instance, const bd_text *text,
                              bd_certificate_file *file, bool *readable)
{
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_err err = {.status = BD_OK};
    *readable = bd_certificate_read(arena, "t", text->bytes, text->length, file, &err) == BD_OK;
    if (*readable) cr_assert_eq(bd_verify_instance(arena, instance, file, &verdict, &err), BD_OK);
    return verdict;
}

Test(verify_solved, every_solved_instance_is_accepted_through_its_file)
{
    for (uint64_t seed = 1; seed <= 400; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed);
        char name[32];
        (void)snprintf(name, sizeof name, "seed %d", (int)seed);
        const int nodes = 2 * bd_random_between(&random, 1, 4);
        const bd_instance instance = random_instance(
            arena, &random, nodes, bd_random_between(&random, 30, 100), bd_random_between(&random, 0, 5));
        const brute best = brute_force(&instance);
        const bd_certificate certificate = solve_instance(arena, &instance, name);
        const bd_text text = certificate_text(arena, &certificate);
        bd_certificate_file file;
        bool readable = false;
        const bd_verdict verdict = verify_text(arena, &instance, &text, &file, &readable);
        cr_assert(readable);
        cr_assert_eq(verdict.kind, best.matchings > 0 ? BD_PROVED_BEST : BD_PROVED_NO_DRAW, "%s: %s", name,
                     verdict.sentence);
        cr_assert(verdict_is_true(&best, &file.certificate, &verdict), "%s", name);
        if (best.matchings > 0) cr_assert_eq(verdict.unique, best.best == 1, "%s", name);
        file.certificate.solver = certificate.solver; /* a comment, which the reader does not keep */
        const bd_text again = certificate_text(arena, &file.certificate);
        cr_assert_str_eq(again.bytes, text.bytes, "%s", name);
        bd_arena_free(arena);
    }
}

typedef struct tally {
    long mutations, refused, accepted;
} tally;

static void try_mutations(const bd_instance *instance, const bd_text *text, const char *name, tally *count)
{
    bd_arena *texts = bd_arena_new(), *arena = bd_arena_new();
    const brute best = brute_force(instance);
    mutations m = {.text = text->bytes, .length = text->length};
    bd_text changed = bd_text_new(texts);
    while (next_mutation(&m, &changed)) {
        const bd_arena_mark mark = bd_arena_here(arena);
        bd_certificate_file file;
        bool readable = false;
        const bd_verdict verdict = verify_text(arena, instance, &changed, &file, &readable);
        if (readable)
            cr_assert(verdict_is_true(&best, &file.certificate, &verdict), "%s, accepted:\n%s", name,
                      changed.bytes);
        count->mutations++;
        count->refused += verdict.kind == BD_REFUSED;
        count->accepted += verdict.kind != BD_REFUSED;
        bd_arena_back_to(arena, mark);
    }
    bd_arena_free(arena);
    bd_arena_free(texts);
}

Test(verify_solved, no_change_to_a_solved_certificate_passes_with_anything_false)
{
    tally count = {0};
    for (uint64_t seed = 1; seed <= 60; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(1000 + seed);
        char name[32];
        (void)snprintf(name, sizeof name, "seed %d", (int)seed);
        const bd_instance instance =
            random_instance(arena, &random, 8, bd_random_between(&random, 50, 100), 4);
        const bd_certificate certificate = solve_instance(arena, &instance, name);
        const bd_text text = certificate_text(arena, &certificate);
        try_mutations(&instance, &text, name, &count);
        bd_arena_free(arena);
    }
    cr_log_info("%ld mutations: %ld refused, %ld still true", count.mutations, count.refused, count.accepted);
    cr_assert(count.mutations > 10000 && count.accepted < count.mutations / 10, "%ld of %ld accepted",
              count.accepted, count.mutations);
}

/* Larger ones cannot be decided by trying all: a certificate that is accepted must have the values that were
 * proved before. */
Test(verify_solved, sampled_changes_to_larger_certificates)
{
    tally count = {0};
    for (uint64_t seed = 1; seed <= 12; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(2000 + seed);
        const bd_instance instance = random_instance(arena, &random, 60, 30, 6);
        const bd_certificate right = solve_instance(arena, &instance, "larger");
        const bd_text text = certificate_text(arena, &right);
        mutations m = {.text = text.bytes, .length = text.length};
        bd_text changed = bd_text_new(arena);
        while (next_mutation(&m, &changed)) {
            if (bd_random_below(&random, 20) != 0) continue;
            bd_arena *scratch = bd_arena_new();
            bd_certificate_file file;
            bool readable = false;
            const bd_verdict verdict = verify_text(scratch, &instance, &changed, &file, &readable);
            count.mutations++;
            if (verdict.kind == BD_PROVED_BEST) {
                count.accepted++;
                for (size_t k = 0; k < (size_t)instance.stage_count; k++)
                    cr_assert_eq(file.certificate.stages[k].value, right.stages[k].value);
                cr_assert(!verdict.unique ||
                          memcmp(file.certificate.mate, right.mate, 60 * sizeof *right.mate) == 0);
            }
            bd_arena_free(scratch);
        }
        bd_arena_free(arena);
    }
    cr_log_info("%ld mutations: %ld still true", count.mutations, count.accepted);
    cr_assert(count.mutations > 1000 && count.accepted < count.mutations / 5, "%ld of %ld", count.accepted,
              count.mutations);
}

typedef struct stopper {
    volatile sig_atomic_t stop;
    int notes; /* to go */
} stopper;

static void count_down(void *self, const bd_solve_note *note)
{
    stopper *s = self;
    (void)note;
    if (--s->notes <= 0) s->stop = 1;
}

/* Stopped after so many words of the solver. */
static bd_certificate solve_until(bd_arena *arena, const bd_instance *instance, int notes)
{
    stopper s = {.notes = notes};
    const bd_solve_options options = {.limits = {.stop = &s.stop}, .watch = {.self = &s, .say = count_down}};
    bd_stages stages;
    bd_solved solved;
    char *digest = bd_arena_alloc(arena, 65, 1);
    bd_edge *edges = bd_arena_alloc(arena, instance->edge_count + 1, sizeof *edges);
    memcpy(edges, instance->edges, instance->edge_count * sizeof *edges);
    cr_assert_eq(bd_instance_stages(instance, arena, &stages, NULL), BD_OK);
    cr_assert_eq(
        bd_solve(arena, instance->nodes, edges, instance->edge_count, &stages, &options, &solved, NULL, NULL),
        BD_OK);
    bd_instance_digest(instance, digest);
    solved.certificate.digest = digest;
    return solved.certificate;
}

Test(verify_solved, what_a_limit_leaves_open_is_accepted_as_open)
{
    long open = 0, bounded = 0;
    for (uint64_t seed = 1; seed <= 300; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(3000 + seed);
        const bd_instance instance =
            random_instance(arena, &random, 10, bd_random_between(&random, 50, 100), 4);
        const brute best = brute_force(&instance);
        const bd_certificate certificate = solve_until(arena, &instance, (int)(seed % 4) + 1);
        const bd_text text = certificate_text(arena, &certificate);
        bd_certificate_file file;
        bool readable = false;
        const bd_verdict verdict = verify_text(arena, &instance, &text, &file, &readable);
        const bd_verdict_kind want = certificate.outcome == BD_BEST         ? BD_PROVED_BEST
                                     : certificate.outcome == BD_NOT_PROVED ? BD_LEGAL_NOT_PROVED
                                                                            : BD_PROVED_NO_DRAW;
        cr_assert_eq(verdict.kind, want, "seed %d: %s\n%s", (int)seed, verdict.sentence, text.bytes);
        cr_assert(verdict_is_true(&best, &file.certificate, &verdict), "seed %d\n%s", (int)seed, text.bytes);
        open += want == BD_LEGAL_NOT_PROVED;
        bounded += want == BD_LEGAL_NOT_PROVED &&
                   certificate.stages[certificate.stage_count - 1].bound != BD_NO_BOUND;
        bd_arena_free(arena);
    }
    cr_log_info("%ld open, %ld with a bound", open, bounded);
    cr_assert(open > 50 && bounded > 20, "%ld open, %ld with a bound", open, bounded);
}
