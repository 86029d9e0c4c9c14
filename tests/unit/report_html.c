/* Pieces of the HTML page: escapes, half points, floats; a page that memory runs out for. */
#include <criterion/criterion.h>

#include "report/html.h"
#include "report/round_page.h"

#include <string.h>

static const char *finish(bd_text *text)
{
    const char *out = NULL;
    cr_assert_eq(bd_text_finish(text, &out, NULL), BD_OK);
    return out;
}

Test(html, text_cannot_become_markup)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_html_text(&text, "<a href=\"x\">'&amp;'\x01\x7f\tNguy\u1ec5n");
    cr_expect_str_eq(finish(&text),
                     "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;\\x01\\x7F\\x09Nguy\u1ec5n");
    bd_text none = bd_text_new(arena);
    bd_html_text(&none, NULL);
    cr_expect_str_eq(finish(&none), "");
    bd_arena_free(arena);
}

Test(html, half_points_are_read_as_on_a_scoresheet)
{
    static const struct {
        int halves;
        const char *text;
    } rows[] = {{0, "0"},       {1, "\u00bd"},        {2, "1"},
                {5, "2\u00bd"}, {-1, "\u2212\u00bd"}, {-3, "\u22121\u00bd"}};
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_text text = bd_text_new(arena);
        bd_html_halves(&text, rows[i].halves);
        cr_expect_str_eq(finish(&text), rows[i].text);
    }
    bd_arena_free(arena);
}

Test(html, floats_have_words_for_those_who_do_not_see_arrows)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_html_float(&text, BD_NO_FLOAT, "down", "up");
    bd_html_float(&text, BD_FLOAT_UP, "down", "up");
    cr_expect_str_eq(
        finish(&text),
        " <span class=\"float\" aria-hidden=\"true\">\u2191</span><span class=\"unseen\"> (up)</span>");
    bd_arena_free(arena);
}

Test(html, a_page_without_a_round_has_no_pairings)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *tournament = bd_tournament_new(arena);
    bd_text text = bd_text_new(arena);
    bd_html_page(&(bd_html_report){.tournament = tournament}, &text);
    const char *page = finish(&text);
    cr_expect_not_null(strstr(page, "<h1>Swiss tournament</h1>"));
    cr_expect_null(strstr(page, "<section"));
    bd_arena_free(arena);
}
