/* base/arena and base/digest. */
#include "base/arena.h"
#include "base/sha256.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

Test(arena, memory_is_zeroed_again_after_going_back)
{
    bd_arena *arena = bd_arena_new();
    const bd_arena_mark here = bd_arena_here(arena);
    for (size_t size = 1; size < 3000000; size = size * 3 + 1) {
        unsigned char *bytes = bd_arena_alloc(arena, size, 1);
        cr_assert_not_null(bytes);
        cr_assert_eq((uintptr_t)bytes % 16, 0);
        for (size_t i = 0; i < size; i++) cr_assert_eq(bytes[i], 0);
        memset(bytes, 0xAB, size);
        if (size % 2 == 0) bd_arena_back_to(arena, here);
    }
    bd_arena_back_to(arena, here);
    cr_assert_eq(bd_arena_bytes(arena), 0);
    bd_arena_free(arena);
}

Test(arena, growing_keeps_the_contents)
{
    bd_arena *arena = bd_arena_new();
    int *items = NULL;
    size_t capacity = 0;
    for (int i = 0; i < 100000; i++) {
        if ((size_t)i >= capacity)
            items = bd_arena_grow(arena, items, &capacity, (size_t)i + 1, sizeof *items);
        cr_assert_not_null(items);
        items[i] = i;
        if (i % 1000 == 0) cr_assert_not_null(bd_arena_alloc(arena, 10, 1), "something else between");
    }
    for (int i = 0; i < 100000; i++) cr_assert_eq(items[i], i);
    bd_arena_free(arena);
}

Test(arena, absurd_sizes_fail)
{
    bd_arena *arena = bd_arena_new();
    cr_assert_null(bd_arena_alloc(arena, SIZE_MAX, 2));
    cr_assert_null(bd_arena_alloc(arena, SIZE_MAX - 4, 1));
    cr_assert_null(bd_arena_alloc(arena, SIZE_MAX / 2 + 2, 2), "the product is 2 again");
    size_t capacity = 0;
    cr_assert_null(bd_arena_grow(arena, NULL, &capacity, SIZE_MAX / 4 + 2, 4));
    cr_assert_eq(capacity, 0);
    cr_assert_null(bd_arena_copy_bytes(arena, "", SIZE_MAX));
    cr_assert_not_null(bd_arena_alloc(arena, 3, 0));
    bd_arena_free(arena);
}

/* The linker puts this in the place of malloc: the n-th call from now on, and all later ones, fail. */
static long calls_until_failure = -1;
void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
    if (calls_until_failure == 0) return NULL;
    if (calls_until_failure > 0) calls_until_failure--;
    return __real_malloc(size);
}

Test(arena, exhausted_memory_is_told_and_nothing_is_lost)
{
    calls_until_failure = 0;
    cr_assert_null(bd_arena_new());
    calls_until_failure = 1;
    bd_arena *arena = bd_arena_new();
    cr_assert_not_null(arena);
    cr_assert_null(bd_arena_alloc(arena, 1, 1));
    cr_assert_eq(bd_arena_bytes(arena), 0);
    calls_until_failure = 1;
    size_t capacity = 0;
    char *items = bd_arena_grow(arena, NULL, &capacity, 1, 1);
    cr_assert_not_null(items);
    memset(items, 0xAB, capacity);
    cr_assert_not_null(bd_arena_alloc(arena, 100, 1), "there is room left");
    cr_assert_null(bd_arena_grow(arena, items, &capacity, 100000, 1));
    cr_assert_eq(capacity, 8, "the items are where they were");
    for (size_t i = 0; i < capacity; i++) cr_assert_eq((unsigned char)items[i], 0xAB);
    cr_assert_not_null(bd_arena_copy_text(arena, "x"), "there is still room");
    calls_until_failure = -1;
    cr_assert_not_null(bd_arena_alloc(arena, 100000, 1));
    bd_arena_free(arena);
}

/* Vectors of FIPS 180-4's examples, and a million a's. */
Test(digest, known_answers)
{
    static const struct {
        const char *text;
        const char *hex;
    } rows[] = {{"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
                {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
                {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                 "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}};
    char hex[65];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_digest digest = bd_digest_new();
        bd_digest_add(&digest, rows[i].text, strlen(rows[i].text));
        bd_digest_finish(&digest, hex);
        cr_assert_str_eq(hex, rows[i].hex);
    }
    bd_digest digest = bd_digest_new();
    for (int i = 0; i < 100000; i++) bd_digest_add(&digest, "aaaaaaaaaa", 10);
    bd_digest_finish(&digest, hex);
    cr_assert_str_eq(hex, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

Test(arena, the_last_piece_grows_where_it_is)
{
    bd_arena *arena = bd_arena_new();
    size_t capacity = 0;
    char *first = bd_arena_grow(arena, NULL, &capacity, 1, 1);
    cr_assert_eq(capacity, 8);
    memset(first, 0xAB, capacity);
    cr_assert_eq(bd_arena_grow(arena, first, &capacity, 8, 1), first);
    cr_assert_eq(capacity, 8, "it was enough");
    cr_assert_eq(bd_arena_grow(arena, first, &capacity, 9, 1), first, "in place");
    cr_assert_eq(capacity, 16);
    const bd_arena_mark here = bd_arena_here(arena);
    char *next = bd_arena_alloc(arena, 16, 1);
    memset(next, 0xCD, 16);
    cr_assert_eq((size_t)(next - first), 16, "the pieces lie side by side");
    char *moved = bd_arena_grow(arena, first, &capacity, 17, 1);
    cr_assert_neq(moved, first, "something lies behind it");
    cr_assert_eq(capacity, 32);
    for (int i = 0; i < 8; i++) cr_assert_eq((unsigned char)moved[i], 0xAB);
    for (int i = 16; i < 32; i++) cr_assert_eq(moved[i], 0, "what is new is zero");
    bd_arena_back_to(arena, here);
    cr_assert_eq(bd_arena_alloc(arena, 16, 1), next, "the room is given again");
    bd_arena_free(arena);
}

Test(arena, chunks_double_and_end_at_a_megabyte)
{
    bd_arena *arena = bd_arena_new();
    cr_assert_eq(bd_arena_bytes(arena), 0);
    (void)bd_arena_alloc(arena, 1, 1);
    cr_assert_eq(bd_arena_bytes(arena), 16 * 1024);
    const bd_arena_mark here = bd_arena_here(arena);
    (void)bd_arena_alloc(arena, 16 * 1024 - 16, 1);
    cr_assert_eq(bd_arena_bytes(arena), 16 * 1024, "filled to the last byte");
    (void)bd_arena_alloc(arena, 1, 1);
    cr_assert_eq(bd_arena_bytes(arena), 48 * 1024);
    (void)bd_arena_alloc(arena, 5000000, 1);
    cr_assert_eq(bd_arena_bytes(arena), 48 * 1024 + 5000000);
    (void)bd_arena_alloc(arena, 16, 1);
    cr_assert_eq(bd_arena_bytes(arena), 48 * 1024 + 5000000 + 1024 * 1024);
    bd_arena_back_to(arena, here);
    cr_assert_eq(bd_arena_bytes(arena), 16 * 1024);
    bd_arena_free(arena);
}

Test(arena, copies)
{
    bd_arena *arena = bd_arena_new();
    const char *copy = bd_arena_copy_bytes(arena, "abcdef", 3);
    cr_assert_str_eq(copy, "abc");
    cr_assert_str_eq(bd_arena_copy_bytes(arena, NULL, 0), "");
    cr_assert_str_eq(bd_arena_copy_text(arena, "four"), "four");
    bd_arena_free(arena);
}
