/* Formats are told by content and by name; a change on disk is read, made and saved. */
#include "cards/change.h"
#include "io/tournament_file.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bd_arena *arena;
static bd_err err;
static char folder[64], path[128], backup[160];

static void begin(void)
{
    arena = bd_arena_new();
    snprintf(folder, sizeof folder, "/tmp/bd_tournament_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/open.json", folder);
    snprintf(backup, sizeof backup, "%s~", path);
}

static void end(void)
{
    unlink(path);
    unlink(backup);
    rmdir(folder);
    bd_arena_free(arena);
}

TestSuite(tournament_file, .init = begin, .fini = end);

static bd_file_format told(const char *text) { return bd_format_of_content(text, strlen(text)); }

Test(tournament_file, the_content_tells_the_format)
{
    cr_assert_eq(told(""), BD_FORMAT_NONE);
    cr_assert_eq(told(" \r\n"), BD_FORMAT_NONE);
    cr_assert_eq(told(" {"), BD_FORMAT_JSON);
    cr_assert_eq(told("\xEF\xBB\xBF\n{}"), BD_FORMAT_JSON);
    cr_assert_eq(told("[]"), BD_FORMAT_JSON);
    cr_assert_eq(told("012 Open"), BD_FORMAT_TRF);
    cr_assert_eq(told("### a comment\r001"), BD_FORMAT_TRF);
    cr_assert_eq(told("XXR 9\n"), BD_FORMAT_TRF);
    cr_assert_eq(told("name,grade\n"), BD_FORMAT_CSV);
    cr_assert_eq(told("001,Archer\n"), BD_FORMAT_CSV);
}

Test(tournament_file, the_name_tells_the_format)
{
    cr_assert_eq(bd_format_of_name("a.json"), BD_FORMAT_JSON);
    cr_assert_eq(bd_format_of_name("a.JSON"), BD_FORMAT_JSON);
    cr_assert_eq(bd_format_of_name("a.trfx"), BD_FORMAT_TRF);
    cr_assert_eq(bd_format_of_name("a.csv"), BD_FORMAT_CSV);
    cr_assert_eq(bd_format_of_name("a.json~"), BD_FORMAT_NONE);
    cr_assert_eq(bd_format_of_name(".json"), BD_FORMAT_NONE);
    bd_file_format format = BD_FORMAT_NONE;
    cr_assert_eq(bd_format_parse("trf", &format, &err), BD_OK);
    cr_assert_eq(format, BD_FORMAT_TRF);
    cr_assert_eq(bd_format_parse("none", &format, &err), BD_USAGE);
}

static void write_event(void)
{
    bd_card *card = NULL;
    bd_tournament *t = bd_tournament_new(arena);
    bd_change_enter(t, 0, "Archer, Ada", 1, &card, NULL);
    bd_change_enter(t, 0, "Baker, Bea", 1, &card, NULL);
    cr_assert_eq(bd_tournament_write(arena, t, path, BD_FORMAT_NONE, NULL, &err), BD_OK);
}

Test(tournament_file, a_change_is_made_on_disk_and_undone)
{
    bd_store store;
    bd_tournament *t = NULL;
    write_event();
    cr_assert_eq(bd_tournament_open(arena, path, NULL, NULL, &store, &t, &err), BD_OK);
    cr_assert_eq(bd_change_result(t, 1, 1, 2, BD_WHITE_WINS, NULL, &err), BD_OK);
    cr_assert_eq(bd_tournament_save(&store, t, NULL, &err), BD_OK);
    bd_store_close(&store);
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &t, &err), BD_OK);
    cr_assert_eq(bd_tournament_last_round(t), 1);
    cr_assert_eq(bd_tournament_open(arena, path, NULL, NULL, &store, &t, &err), BD_OK);
    const char *what = "";
    cr_assert_eq(bd_store_step(&store, false, 1, &what, &err), BD_OK);
    bd_store_close(&store);
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &t, &err), BD_OK);
    cr_assert_eq(bd_tournament_last_round(t), 0);
}

Test(tournament_file, what_could_not_be_read_again_is_not_written)
{
    bd_store store;
    bd_tournament *t = NULL;
    write_event();
    cr_assert_eq(bd_tournament_open(arena, path, NULL, NULL, &store, &t, &err), BD_OK);
    t->cards[1].id = t->cards[0].id;
    cr_assert_eq(bd_tournament_save(&store, t, NULL, &err), BD_INTERNAL);
    bd_store_close(&store);
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &t, &err), BD_OK);
    cr_assert_neq(t->cards[1].id, t->cards[0].id);
    cr_assert_neq(access(backup, F_OK), 0);
}

Test(tournament_file, what_cannot_be_opened_leaves_no_lock)
{
    bd_store store;
    bd_tournament *t = NULL;
    FILE *file = fopen(path, "wb");
    fputs("{", file);
    fclose(file);
    cr_assert_eq(bd_tournament_open(arena, path, NULL, NULL, &store, &t, &err), BD_BAD_INPUT);
    cr_assert_eq(store.lock, -1);
    cr_assert_eq(bd_tournament_read_text(arena, "t", "", 0, NULL, NULL, &t, &err), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence, "the file is empty");
}

Test(tournament_file, a_list_of_players_is_only_read)
{
    bd_text out = bd_text_new(arena);
    bd_tournament *t = bd_tournament_new(arena);
    cr_assert_eq(bd_tournament_write_text(t, BD_FORMAT_CSV, NULL, &out, &err), BD_USAGE);
    cr_assert_str_eq(err.sentence, "a tournament cannot be written as csv; use json or trf");
}
