#include "faults/arena_fault.h"
#include "report/page.h"
#include "report/table.h"
#include "report/writer.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_arena *arena;
static bd_text out;

static void begin(void)
{
    arena = bd_arena_new();
    out = bd_text_new(arena);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(report_table, .init = begin, .fini = end);

static const char *finished(void)
{
    const char *text = NULL;
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_OK);
    return text;
}

static const bd_column columns[] = {{"Id", "id", true, 0, BD_LOOKS_PLAIN},
                                    {"Name", "name", false, 5, BD_LOOKS_PLAIN},
                                    {"Club", "club", false, 4, BD_LOOKS_PLAIN},
                                    {"Pts", "points", true, 0, BD_LOOKS_PLAIN}};

static bd_table sample(void)
{
    bd_table table = bd_table_new(arena, columns, 4);
    bd_table_add(&table, "%d", 7);
    bd_table_add_string(&table, "Émile \"Milo\" Zöller");
    bd_table_add_string(&table, "Aston, Upper");
    bd_table_add_halves(&table, 5);
    bd_table_add(&table, "%d", 12);
    bd_table_add_string(&table, "王 小明");
    bd_table_add_string(&table, NULL);
    bd_table_add_halves(&table, 4);
    return table;
}

Test(report_table, as_wide_as_it_needs)
{
    const bd_table table = sample();
    bd_table_text(&table, &(bd_terminal){.width = 80}, &out);
    cr_assert_str_eq(finished(), "Id  Name                 Club          Pts\n"
                                 " 7  Émile \"Milo\" Zöller  Aston, Upper  2.5\n"
                                 "12  王 小明                              2\n");
}

Test(report_table, shrinks_the_widest_first)
{
    const bd_table table = sample();
    bd_table_text(&table, &(bd_terminal){.width = 30}, &out);
    cr_assert_str_eq(finished(), "Id  Name       Club        Pts\n"
                                 " 7  Émile \"M~  Aston, Up~  2.5\n"
                                 "12  王 小明                  2\n");
}

Test(report_table, titles_are_bold_in_colour)
{
    const bd_table table = sample();
    bd_table_text(&table, &(bd_terminal){.width = 80, .colour = true}, &out);
    cr_assert_eq(strncmp(finished(), "\x1b[1mId  Name", 12), 0);
}

Test(report_table, csv_quotes_what_must_be)
{
    const bd_table table = sample();
    bd_table_csv(&table, &out);
    cr_assert_str_eq(finished(), "id,name,club,points\n"
                                 "7,\"Émile \"\"Milo\"\" Zöller\",\"Aston, Upper\",2.5\n"
                                 "12,王 小明,,2\n");
}

Test(report_table, memory_runs_out)
{
    arena_fail_after(0);
    bd_table table = bd_table_new(arena, columns, 4);
    for (int i = 0; i < 4; i++) bd_table_add(&table, "%d", i);
    bd_table_text(&table, &(bd_terminal){.width = 80}, &out);
    arena_fail_after(-1);
    const char *text;
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_NO_MEMORY);
}

Test(report_table, wraps_between_words)
{
    bd_text_add_string(&out, "* ");
    bd_page_wrapped(&out, "the number of players given the wrong colour", 2, 20);
    cr_assert_str_eq(finished(), "* the number of\n  players given the\n  wrong colour\n");
}

Test(report_table, a_line_may_be_as_wide_as_the_terminal)
{
    bd_page_wrapped(&out, "aaaa bbbbb cc", 0, 10);
    cr_assert_str_eq(finished(), "aaaa bbbbb\ncc\n");
    out = bd_text_new(arena);
    bd_page_wrapped(&out, "aaaa bbbbb cc", 0, 9);
    cr_assert_str_eq(finished(), "aaaa\nbbbbb cc\n");
}

Test(report_table, columns_shrink_no_further_than_they_may)
{
    const bd_table table = sample();
    bd_table_text(&table, &(bd_terminal){.width = 12}, &out);
    cr_assert_str_eq(finished(), "Id  Name   Club  Pts\n"
                                 " 7  Émil~  Ast~  2.5\n"
                                 "12  王 ~           2\n");
}

Test(report_table, json_nests)
{
    bd_writer json = bd_writer_begin(&out);
    bd_writer_string(&json, "name", "Tab\there");
    bd_writer_string(&json, "club", NULL);
    bd_writer_list(&json, "boards");
    bd_writer_object_row(&json, NULL);
    bd_writer_int(&json, "white", 3);
    bd_writer_list_row(&json, "x");
    bd_writer_end(&json);
    bd_writer_end(&json);
    bd_writer_end(&json);
    bd_writer_list(&json, "none");
    bd_writer_end(&json);
    bd_writer_id(&json, "bye", 0);
    bd_writer_halves(&json, "score", 5);
    bd_writer_bool(&json, "proved", true);
    bd_writer_end(&json);
    cr_assert_str_eq(finished(),
                     "{\n  \"name\": \"Tab\\there\",\n  \"club\": null,\n  \"boards\": [\n    {\"white\": 3, "
                     "\"x\": []}\n  ],\n"
                     "  \"none\": [],\n  \"bye\": null,\n  \"score\": 2.5,\n  \"proved\": true\n}\n");
}
