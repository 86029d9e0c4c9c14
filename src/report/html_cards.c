/* The cards by level, each on the side of the colour it is due. */
#include "cards/card.h"
#include "report/html_parts.h"

#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

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
    const char *before = " ";
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++) {
        const bd_entry *entry = &card->history[i];
        if (!bd_entry_is_game(entry) || entry->colour == BD_NO_COLOUR) continue;
        bd_text_add_string(out, before);
        bd_html_text(out, entry->colour == BD_WHITE ? BD_SAY(REPORT_PAGE_LETTER_WHITE)
                                                    : BD_SAY(REPORT_PAGE_LETTER_BLACK));
        before = "";
    }
}

static void html_cards_card(const bd_laid_card *laid, int round, bd_text *out)
{
    const bool bye = laid->attendance == BD_HAS_BYE;
    bd_text_add(out, "<td%s><span class=\"id\">%d</span> <span class=\"name\">", bye ? " class=\"bye\"" : "",
                laid->card->id);
    bd_html_name(out, bd_name_of(laid->card));
    bd_text_add_string(out, "</span>");
    bd_html_float(out, laid->last_float, BD_SAY(REPORT_PAGE_FLOATED_DOWN), BD_SAY(REPORT_PAGE_FLOATED_UP));
    bd_text_add_string(out, " <span class=\"small\">");
    bd_text_add_grade(out, laid->grade);
    html_cards_colours(laid->card, round, out);
    if (bye) bd_text_add(out, " %s", bd_word_bye(laid->bye));
    bd_text_add_string(out, "</span></td>");
}

static void html_cards_level(const bd_html_report *report, const bd_laid_level *level, const bd_colour *used,
                             size_t count, bd_text *out)
{
    bd_html_column columns[3];
    for (size_t k = 0; k < count; k++) columns[k] = (bd_html_column){bd_word_seekers(used[k]), false};
    bd_text score = bd_text_new(out->arena);
    bd_html_halves(&score, level->score);
    bd_text points = bd_text_new(out->arena), cards = bd_text_new(out->arena);
    bd_text_add(&points, BD_SAY_N(REPORT_POINTS, level->score == 1 || level->score == 2 ? 1 : 2),
                bd_page_part(out, &score));
    bd_text_add(&cards, BD_SAY_N(REPORT_CARDS, level->count), (int)level->count);
    bd_text_add_string(out, "<h3>");
    bd_text_add(out, BD_SAY(REPORT_PAGE_LEVEL), bd_page_part(out, &points), bd_page_part(out, &cards));
    bd_text_add_string(out, "</h3>\n");
    bd_html_table(out, "level", BD_SAY(REPORT_PAGE_LEVEL_CAPTION), columns, count);
    for (size_t i = 0; i < level->count; i++) {
        if (i > 0 && level->mid_line == (int)i)
            bd_text_add(out, "<tr class=\"mid\"><td colspan=\"%zu\">%s</td></tr>\n", count,
                        BD_SAY(REPORT_MID_LINE));
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
    const int cards = layout->attending;
    bd_text_add_string(out, "<p class=\"small\">");
    if (cards % 2 != 0)
        bd_text_add(out, BD_SAY_N(REPORT_PAGE_CARDS_BEFORE_BYE, cards), layout->round, cards);
    else
        bd_text_add(out, BD_SAY_N(REPORT_PAGE_CARDS_BEFORE, cards), layout->round, cards);
    bd_text_add(out, " %s</p>\n", BD_SAY(REPORT_PAGE_CARDS_LEGEND));
    for (size_t i = 0; i < layout->level_count; i++)
        html_cards_level(report, &layout->levels[i], used, count, out);
    if (layout->away_count == 0) return;
    bd_text_add(out, "<h3>%s</h3>\n<p>", BD_SAY(REPORT_PAGE_AWAY));
    for (size_t i = 0; i < layout->away_count; i++) {
        bd_text_add(out, "%s%d ", i > 0 ? ", " : "", layout->away[i].card->id);
        bd_html_text(out, bd_name_of(layout->away[i].card));
    }
    bd_text_add_string(out, "</p>\n");
}
