/* What a value does not keep is told by the text again: where it ends, in what it is, where its key stands.
 */
#include "io/json/json.h"

#include "base/text.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* A small value: a file of a large event has millions. */
_Static_assert(sizeof(bd_json) <= 24, "a value has grown");

static const char text[] =
    " [{\"a\\\"\\\\\" :\t[1, \"x]\\\"\", {\"\": null}], \"\\\\\": -1.5e3 , \"c\":\"\"}, true\n]";

/* In the order of the text: how it stands there, how deep, and with what key. */
static const struct {
    const char *raw, *quoted, *key;
    int around;
} values[] = {
    {"[{\"a\\\"\\\\\" :\t[1, \"x]\\\"\", {\"\": null}], \"\\\\\": -1.5e3 , \"c\":\"\"}, true\n]", NULL, NULL,
     -1},
    {"{\"a\\\"\\\\\" :\t[1, \"x]\\\"\", {\"\": null}], \"\\\\\": -1.5e3 , \"c\":\"\"}", NULL, NULL, 0},
    {"[1, \"x]\\\"\", {\"\": null}]", "\"a\\\"\\\\\"", "a\"\\", 1},
    {"1", NULL, NULL, 2},
    {"\"x]\\\"\"", NULL, NULL, 2},
    {"{\"\": null}", NULL, NULL, 2},
    {"null", "\"\"", "", 5},
    {"-1.5e3", "\"\\\\\"", "\\", 1},
    {"\"\"", "\"c\"", "c", 1},
    {"true", NULL, NULL, 0},
};

Test(json_values, what_the_text_tells_again)
{
    bd_arena *arena = bd_arena_new();
    bd_json_doc doc;
    cr_assert_eq(bd_json_open(arena, "f", text, strlen(text), &doc, NULL), BD_OK);
    cr_assert_eq(doc.count, sizeof values / sizeof *values);
    for (size_t i = 0; i < doc.count; i++) {
        const bd_json *value = &doc.values[i];
        const bd_json *around = bd_json_around(&doc, value);
        cr_expect_str_eq(bd_json_raw(&doc, value, arena), values[i].raw);
        cr_expect_eq(bd_json_end(&doc, value), value->start + strlen(values[i].raw));
        cr_expect_eq(around == NULL ? -1 : (int)(around - doc.values), values[i].around, "%zu", i);
        if (values[i].key == NULL) {
            cr_expect_null(bd_json_key(&doc, value));
            cr_expect_eq(bd_json_key_start(&doc, value), value->start);
            continue;
        }
        cr_expect_str_eq(bd_json_key(&doc, value), values[i].key);
        cr_expect_eq(
            strncmp(text + bd_json_key_start(&doc, value), values[i].quoted, strlen(values[i].quoted)), 0);
        cr_expect_lt(bd_json_key_start(&doc, value), value->start);
    }
    bd_arena_free(arena);
}

/* More keys than there is room for at first, each found again. */
Test(json_values, many_keys)
{
    bd_arena *arena = bd_arena_new();
    bd_text file = bd_text_new(arena);
    bd_json_doc doc;
    char key[16];
    for (int i = 0; i < 1000; i++)
        bd_text_add(&file, "%s{\"k%d\": {\"k%d\": 1}}", i == 0 ? "[" : ", ", i, i / 2);
    bd_text_add_string(&file, "]");
    cr_assert_eq(bd_json_open(arena, "f", file.bytes, file.length, &doc, NULL), BD_OK);
    cr_assert_eq(doc.key_count, 1001);
    for (int i = 0; i < 1000; i++) {
        (void)snprintf(key, sizeof key, "k%d", i);
        cr_assert_str_eq(bd_json_key(&doc, &doc.values[1 + 3 * i + 1]), key);
    }
    bd_arena_free(arena);
}
