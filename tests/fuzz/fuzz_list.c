/* Any bytes as a list of entries, text or spreadsheet, without answers and with some: no crash, names that
 * are UTF-8. */
#include "base/text.h"
#include "cards/card.h"
#include "lists/list.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const bd_list_told columns[] = {{.what = "1", .value = "name"},
                                           {.what = "Rd off", .value = "byes"}};
    static const bd_list_told cells[] = {{.line = 2, .what = "grade", .value = "1750"},
                                         {.line = 3, .what = "name", .value = "A, B"}};
    static const int left_out[] = {4};
    const bd_list_answers answers[] = {{.year = 2026},
                                       {.year = 2026,
                                        .dates = BD_DATES_MDY,
                                        .names = BD_NAMES_SURNAME,
                                        .section = "A",
                                        .as_shown = true,
                                        .columns = columns,
                                        .column_count = 2,
                                        .cells = cells,
                                        .cell_count = 2,
                                        .left_out = left_out,
                                        .left_out_count = 1,
                                        .rounds = 5}};
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        bd_arena *arena = bd_arena_new();
        bd_entries *list = NULL;
        bd_err err;
        if (arena == NULL) return 0;
        if (bd_list_read(arena, "fuzz", (const char *)data, size, &answers[i], &list, &err) == BD_OK) {
            for (size_t k = 0; k < list->players->card_count; k++) {
                const char *name = list->players->cards[k].name;
                if (name == NULL || bd_utf8_check(name, strlen(name)) != strlen(name)) abort();
            }
            for (size_t k = 0; k < list->remark_count; k++) {
                const char *text = NULL;
                if (bd_list_say(arena, &list->remarks[k], &text, &err) == BD_OK &&
                    bd_utf8_check(text, strlen(text)) != strlen(text))
                    abort();
                (void)bd_list_cure(arena, &list->remarks[k], &text, &err);
            }
        }
        bd_arena_free(arena);
    }
    return 0;
}
