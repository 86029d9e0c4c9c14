/* Certificates with anything changed: none that says something false is accepted. What is true is decided by
 * trying all matchings. */
#include "io/certificate_file.h"
#include "verify/verify.h"

#include <criterion/criterion.h>

#include "mutations.h"
#include "tests_file.h"
#include "triangles.h"
#include "verdict_truth.h"

typedef struct tally {
    long mutations, unreadable, refused, accepted;
} tally;

static void try_text(bd_arena *arena, const bd_instance *instance, const brute *best, const bd_text *text,
                     tally *count)
{
    const bd_arena_mark mark = bd_arena_here(arena);
    bd_certificate_file file;
    count->mutations++;
    if (bd_certificate_read(arena, "m", text->bytes, text->length, &file, NULL) != BD_OK)
        count->unreadable++;
    else {
        bd_verdict verdict;
        cr_assert_eq(bd_verify_instance(arena, instance, &file, &verdict, NULL), BD_OK);
        cr_assert(verdict_is_true(best, &file.certificate, &verdict), "accepted:\n%s", text->bytes);
        if (verdict.kind == BD_REFUSED)
            count->refused++;
        else
            count->accepted++;
    }
    bd_arena_back_to(arena, mark);
}

static tally try_all(const bd_instance *instance, const char *certificate, size_t length)
{
    const brute best = brute_force(instance);
    mutations m = {.text = certificate, .length = length};
    tally count = {0};
    bd_arena *arena = bd_arena_new(), *texts = bd_arena_new();
    bd_text text = bd_text_new(texts);
    while (next_mutation(&m, &text)) try_text(arena, instance, &best, &text, &count);
    bd_arena_free(arena);
    bd_arena_free(texts);
    return count;
}

Test(verify_mutation, of_a_small_certificate_every_piece_in_every_way)
{
    bd_arena *arena = bd_arena_new();
    size_t length;
    const char *text = test_file_sized(arena, "certificate/triangles.cert", &length);
    const bd_instance instance = triangles();
    const tally count = try_all(&instance, text, length);
    cr_log_info("%ld mutations: %ld unreadable, %ld refused, %ld still true", count.mutations,
                count.unreadable, count.refused, count.accepted);
    cr_assert(count.mutations > 400 && count.refused > 100 && count.accepted < count.mutations / 4,
              "%ld %ld %ld", count.mutations, count.refused, count.accepted);
    bd_arena_free(arena);
}
