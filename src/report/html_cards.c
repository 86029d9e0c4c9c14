/* The cards by level, each on the side of the colour it is due. */
#include "report/html_parts.h"

#include "report/labels.h"

#include <stdio.h>

static const bd_colour html_cards_sides[] = {BD_WHITE, BD_NO_COLOUR, BD_BLACK};

/* Sides that anybody in the event is on; two always, so that White stands left and Black right. */
static size_t html_cards_list_sides(const bd_layout *layout, bd_colour *used)
{
    size_t count = 0;
    for (size_t i = 0; i < 3; i++)
        if (html_cards_sides[i] != BD_NO_COLOUR || layout->seekers[BD_NO_COLOUR] > 0)
            used[count++] = html_cards_sides[i];
    return count;
}

/* "WBBW": colours of the games played. */
static void html_cards_colours(const bd_card *card, int round, bd_text *out)
{
    char colours[BD_ROUNDS_MAX + 1];
    size_t count = 0;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++)
        if (bd_entry_is_game(&card->history[i]) && card->history[i].colour != BD_NO_COLOUR)
            colours[count++] = card->history[i].colour == BD_WHITE ? 'W' : 'B';
    colours[count] = '\0';
    if (count > 0) bd_text_add(out, " %s", colours);
}

static void html_cards_card(const bd_laid_card *laid, int round, bd_text *out)
{
    const bool bye = laid->attendance == BD_HAS_BYE;
    bd_text_add(out, "<td%s><span class=\"id\">%d</span> <span class=\"name\">", bye ? " class=\"bye\"" : "",
                laid->card->id);
    bd_html_text(out, bd_name_of(laid->card));
    bd_text_add_string(out, "</span>");
    bd_html_float(out, laid->last_float, "floated down", "floated up");
    bd_text_add_string(out, " <span class=\"small\">");
    if (laid->grade > 0) bd_text_add(out, "%d", laid->grade);
    html_cards_colours(laid->card, round, out);
    if (bye) bd_text_add(out, " %s", bd_word_bye(laid->bye));
    bd_text_add_string(out, "</span></td>");
}

static void html_cards_level(const bd_html_report *report, const bd_laid_level *level, const bd_colour *used,
                             size_t count, bd_text *out)
{
    static const char *const names[] = {
        [BD_WHITE] = "White seekers", [BD_NO_COLOUR] = "No colour yet", [BD_BLACK] = "Black seekers"};
    const char *titles[3];
    for (size_t k = 0; k < count; k++) titles[k] = names[used[k]];
    bd_text_add_string(out, "<h3>");
    bd_html_halves(out, level->score);
    bd_text_add(out, " point%s: %zu card%s</h3>\n", level->score == 1 || level->score == 2 ? "" : "s",
                level->count, bd_plural((long)level->count));
    bd_html_table(out, "level", "Cards of this level in rank order, on the side of the colour they are due",
                  titles, count);
    for (size_t i = 0; i < level->count; i++) {
        if (i > 0 && level->mid_line == (int)i)
            bd_text_add(out, "<tr class=\"mid\"><td colspan=\"%zu\">mid-line</td></tr>\n", count);
        bd_text_add_string(out, "<tr>");
        for (size_t k = 0; k < count; k++) {
            if (level->cards[i].claim.due == used[k])
                html_cards_card(&level->cards[i], report->layout->round, out);
            else
                bd_text_add_string(out, "<td></td>");
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_end_table(out);
}

void bd_html_cards(const bd_html_report *report, bd_text *out)
{
    const bd_layout *layout = report->layout;
    bd_colour used[3];
    const size_t count = html_cards_list_sides(layout, used);
    bd_text_add(out,
                "<p class=\"small\">The cards before round %d: %d to pair%s. Arrows show the float of the "
                "last round, letters the "
                "colours of the games played.</p>\n",
                layout->round, layout->attending,
                layout->attending % 2 != 0 ? ", one of them has the bye" : "");
    for (size_t i = 0; i < layout->level_count; i++)
        html_cards_level(report, &layout->levels[i], used, count, out);
    if (layout->away_count == 0) return;
    bd_text_add_string(out, "<h3>Away</h3>\n<p>");
    for (size_t i = 0; i < layout->away_count; i++) {
        bd_text_add(out, "%s%d ", i > 0 ? ", " : "", layout->away[i].card->id);
        bd_html_text(out, bd_name_of(layout->away[i].card));
    }
    bd_text_add_string(out, "</p>\n");
}
