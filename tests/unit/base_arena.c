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
    bd_arena_free(arena);
}

Test(arena, failures_can_be_ordered)
{
    bd_arena *arena = bd_arena_new();
    bd_arena_fail_after(0);
    cr_assert_null(bd_arena_alloc(arena, 1, 1));
    cr_assert_null(bd_arena_new());
    bd_arena_fail_after(-1);
    cr_assert_not_null(bd_arena_alloc(arena, 1, 1));
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
