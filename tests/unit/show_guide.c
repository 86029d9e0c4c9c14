/* Set A of the guide: the cards before rounds 2 to 5 are laid out as the guide's own tables say (key
 * guide_table of the examples). */
#include "cards/card.h"
#include "io/tournament_file.h"
#include "report/print_layout.h"

#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIST_SIZE = 256 };

/* One row of a table of seekers, as text: "1.5" and ids parted by blanks. */
typedef struct row {
    char score[32], white[LIST_SIZE], unknown[LIST_SIZE], black[LIST_SIZE];
    double points;
} row;

typedef struct table {
    row rows[8];
    size_t count;
    double total;
} table;

static bd_arena *arena;
static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }
TestSuite(show_guide, .init = begin, .fini = end);

static bd_layout lay_out(int round)
{
    char path[256];
    (void)snprintf(path, sizeof path, TEST_DATA "/examples/set_a_r%d.json", round);
    bd_err err = {0};
    bd_tournament *tournament = NULL;
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &tournament, &err), BD_OK, "%s", err.sentence);
    bd_layout layout;
    cr_assert_eq(bd_layout_new(arena, tournament, bd_rulebook_find("caa"), 0, &layout, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(layout.round, round);
    return layout;
}

static const char *finished(bd_text *text)
{
    const char *out = NULL;
    cr_assert_eq(bd_text_finish(text, &out, NULL), BD_OK);
    return out;
}

static void list_ids(const cJSON *list, char *out)
{
    out[0] = '\0';
    const cJSON *item;
    cJSON_ArrayForEach(item, list)
    {
        const size_t used = strlen(out);
        (void)snprintf(out + used, LIST_SIZE - used, "%s%d", used > 0 ? " " : "", item->valueint);
    }
}

static table from_guide(const bd_tournament *tournament)
{
    const char *text = NULL;
    for (size_t i = 0; i < tournament->note_count; i++)
        if (strcmp(tournament->notes[i].key, "guide_table") == 0) text = tournament->notes[i].text;
    cr_assert_not_null(text);
    cJSON *guide = cJSON_Parse(text);
    table t = {.total = cJSON_GetObjectItem(guide, "total")->valuedouble};
    const cJSON *group;
    cJSON_ArrayForEach(group, cJSON_GetObjectItem(guide, "groups"))
    {
        row *r = &t.rows[t.count++];
        (void)snprintf(r->score, sizeof r->score, "%s", group->string);
        list_ids(cJSON_GetObjectItem(group, "W"), r->white);
        list_ids(cJSON_GetObjectItem(group, "U"), r->unknown);
        list_ids(cJSON_GetObjectItem(group, "B"), r->black);
        r->points = cJSON_GetObjectItem(group, "points")->valuedouble;
    }
    cJSON_Delete(guide);
    return t;
}

static table from_json(const bd_layout *layout)
{
    bd_text text = bd_text_new(arena);
    const bd_reply reply = bd_layout_reply(layout, arena);
    bd_reply_write(&reply, BD_OUT_JSON, &(bd_terminal){.width = 80}, &text);
    cJSON *shown = cJSON_Parse(finished(&text));
    cr_assert_not_null(shown);
    const cJSON *points = cJSON_GetObjectItem(shown, "points");
    cr_assert(cJSON_IsTrue(cJSON_GetObjectItem(points, "agree")));
    cr_assert_eq(cJSON_GetObjectItem(points, "on_cards")->valuedouble,
                 cJSON_GetObjectItem(points, "counted")->valuedouble);
    table t = {.total = cJSON_GetObjectItem(points, "on_cards")->valuedouble};
    const cJSON *level;
    cJSON_ArrayForEach(level, cJSON_GetObjectItem(shown, "levels"))
    {
        row *r = &t.rows[t.count++];
        (void)snprintf(r->score, sizeof r->score, "%g", cJSON_GetObjectItem(level, "score")->valuedouble);
        list_ids(cJSON_GetObjectItem(level, "white"), r->white);
        list_ids(cJSON_GetObjectItem(level, "unknown"), r->unknown);
        list_ids(cJSON_GetObjectItem(level, "black"), r->black);
        r->points = cJSON_GetObjectItem(level, "points")->valuedouble;
    }
    cJSON_Delete(shown);
    return t;
}

/* The cell that starts at column `from` of a line, up to column `to`, without the blanks after it. */
static void cut(const char *line, size_t length, size_t from, size_t to, char *out)
{
    if (to > length) to = length;
    while (to > from && line[to - 1] == ' ') to--;
    const size_t count = to > from ? to - from : 0;
    memcpy(out, line + (count > 0 ? from : 0), count);
    out[count] = '\0';
}

/* Reads the table from the text as a person does: by where its titles stand. */
static table from_text(const bd_layout *layout)
{
    bd_text text = bd_text_new(arena);
    bd_layout_text(layout, &(bd_terminal){.width = 80}, &text);
    const char *title = strstr(finished(&text), "\nScore ");
    cr_assert_not_null(title);
    title++;
    const size_t white = (size_t)(strstr(title, "White") - title),
                 black = (size_t)(strstr(title, "Black") - title);
    const char *no_colour = strstr(title, "No colour");
    const size_t unknown =
        no_colour != NULL && no_colour < strchr(title, '\n') ? (size_t)(no_colour - title) : black;
    const size_t points = (size_t)(strstr(title, "Points") - title) - 1;
    table t = {0};
    for (const char *line = strchr(title, '\n') + 1;; line = strchr(line, '\n') + 1) {
        const size_t length = strcspn(line, "\n");
        char cell[LIST_SIZE];
        cut(line, length, points, length, cell);
        if (strncmp(line, "Total", 5) == 0) {
            t.total = strtod(cell, NULL);
            return t;
        }
        row *r = &t.rows[t.count++];
        r->points = strtod(cell, NULL);
        cut(line, length, 0, white, cell);
        (void)snprintf(r->score, sizeof r->score, "%.31s", cell);
        cut(line, length, white, unknown, r->white);
        cut(line, length, unknown, black, r->unknown);
        cut(line, length, black, points, r->black);
    }
}

static void same(const table *want, const table *got, int round, const char *where)
{
    cr_assert_eq(got->count, want->count, "round %d, %s: %zu levels, not %zu", round, where, got->count,
                 want->count);
    cr_assert_eq(got->total, want->total, "round %d, %s: %g points, not %g", round, where, got->total,
                 want->total);
    for (size_t i = 0; i < want->count; i++) {
        const row *w = &want->rows[i], *g = &got->rows[i];
        cr_assert_str_eq(g->score, w->score, "round %d, %s", round, where);
        cr_assert_str_eq(g->white, w->white, "round %d, %s, White at %s", round, where, w->score);
        cr_assert_str_eq(g->unknown, w->unknown, "round %d, %s, no colour at %s", round, where, w->score);
        cr_assert_str_eq(g->black, w->black, "round %d, %s, Black at %s", round, where, w->score);
        cr_assert_eq(g->points, w->points, "round %d, %s, points at %s", round, where, w->score);
    }
}

Test(show_guide, tables_of_set_a)
{
    for (int round = 2; round <= 5; round++) {
        const bd_layout layout = lay_out(round);
        const table guide = from_guide(layout.tournament), json = from_json(&layout),
                    text = from_text(&layout);
        cr_assert_leq(3, (int)guide.count);
        same(&guide, &json, round, "JSON");
        same(&guide, &text, round, "text");
    }
}

static int line_below(const bd_layout *layout, size_t level)
{
    return layout->levels[level].cards[layout->levels[level].mid_line - 1].card->id;
}

/* The guide draws its mid-lines before the floaters are known where the numbers are clear. */
Test(show_guide, mid_lines)
{
    const bd_layout two = lay_out(2);
    cr_assert_eq(line_below(&two, 0), 5, "7 cards on one point: the line stands below the third");
    cr_assert_eq(line_below(&two, 1), 12);
    cr_assert_eq(line_below(&two, 2), 14);
    const bd_layout three = lay_out(3);
    cr_assert_eq(line_below(&three, 0), 1);
    cr_assert_eq(line_below(&three, 1), 4, "one card comes from above");
    cr_assert_eq(line_below(&three, 2), 9);
    cr_assert_eq(line_below(&three, 3), 17, "10 has a bye and is not counted");
}

/* A card marked up wrongly shows in the count. */
Test(show_guide, wrong_cards_show)
{
    bd_layout layout = lay_out(3);
    cr_assert_eq(layout.points.on_cards, layout.points.counted);
    bd_tournament *tournament = (bd_tournament *)(uintptr_t)layout.tournament;
    bd_card *low = bd_tournament_card(tournament, 12), *tudor = bd_tournament_card(tournament, 20);
    low->history[1].halves = 1; /* his opponent's card says 0 */
    cr_assert_eq(bd_points_counted(tournament, 3).on_cards, 40);
    cr_assert_neq(bd_points_counted(tournament, 3).on_cards, bd_points_counted(tournament, 3).counted);
    low->history[1].halves = 2;
    tudor->history[0].halves = -1;
    cr_assert_eq(bd_points_counted(tournament, 3).open, 0, "counted from the other card");
}

/* Points given or taken count from the round after; those of the event as a whole always. */
Test(show_guide, adjustments_count_after_their_round)
{
    static bd_adjustment adjustments[] = {{.id = 1, .round = 0, .halves = 1},
                                          {.id = 2, .round = 2, .halves = 4},
                                          {.id = 3, .round = 3, .halves = 16}};
    const bd_layout layout = lay_out(4);
    bd_tournament *tournament = (bd_tournament *)(uintptr_t)layout.tournament;
    const int counted = bd_points_counted(tournament, 3).counted;
    cr_assert_eq(bd_points_counted(tournament, 4).incomplete, 0, "every card tells three rounds");
    tournament->adjustments = adjustments;
    tournament->adjustment_count = 3;
    cr_assert_eq(bd_points_counted(tournament, 3).adjusted, 5);
    cr_assert_eq(bd_points_counted(tournament, 3).counted, counted + 5);
    cr_assert_eq(bd_points_counted(tournament, 4).adjusted, 21);
}
