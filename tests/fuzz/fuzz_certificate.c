/* Any bytes as a certificate of the triangles (tests/triangles.h): no crash, and nothing false is ever
 * accepted. The digest is filled in, so that the fuzzer gets past it. What is read is written and read again
 * the same. */
#include "verify/verify.h"

#include <stdlib.h>

#include "../triangles.h"
#include "../verdict_truth.h"

static void check_truth(bd_arena *arena, bd_certificate_file *file)
{
    char digest[65];
    const bd_instance instance = triangles();
    const brute best = brute_force(&instance);
    bd_verdict verdict;
    bd_instance_digest(&instance, digest);
    file->certificate.digest = digest;
    if (bd_verify_instance(arena, &instance, file, &verdict, NULL) != BD_OK) abort();
    if (!verdict_is_true(&best, &file->certificate, &verdict)) abort();
}

static void check_writing(bd_arena *arena, const bd_certificate_file *file)
{
    bd_text first = bd_text_new(arena), second = bd_text_new(arena);
    bd_certificate_file again;
    if (bd_certificate_write(&first, &file->certificate, file->of_cards ? &file->draw : NULL, NULL) != BD_OK)
        abort();
    if (bd_certificate_read(arena, "again", first.bytes, first.length, &again, NULL) != BD_OK) abort();
    if (bd_certificate_write(&second, &again.certificate, again.of_cards ? &again.draw : NULL, NULL) != BD_OK)
        abort();
    if (first.length != second.length || memcmp(first.bytes, second.bytes, first.length) != 0) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    bd_certificate_file file;
    if (bd_certificate_read(arena, "fuzz", (const char *)data, size, &file, NULL) == BD_OK) {
        check_writing(arena, &file);
        check_truth(arena, &file);
    }
    bd_arena_free(arena);
    return 0;
}
