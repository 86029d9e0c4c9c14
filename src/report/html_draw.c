/* The pairings to pin up, and the criteria with their values. */
#include "report/html_parts.h"

#include "cards/result.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

/* "12 Low, Leonard 2½ ↑": who sits here, with how many points, and whether he floats. */
static void html_draw_player(const bd_html_report *report, int id, int opponent, bd_text *out)
{
    const bd_round *round = report->draw->round;
    const int u = bd_round_node(round, id);
    const int v = opponent != 0 ? bd_round_node(round, opponent) : -1;
    const bd_card *card = bd_tournament_card(report->tournament, id);
    bd_text_add(out, "<td><span class=\"id\">%d</span> <span class=\"name\">", id);
    bd_html_name(out, card != NULL ? bd_name_of(card) : "?");
    bd_text_add_string(out, "</span>");
    if (u >= 0) {
        const int level = round->players[u].level;
        const int other = v >= 0 ? round->players[v].level : level;
        bd_text_add_string(out, " <span class=\"points\">");
        bd_html_halves(out, round->players[u].score);
        bd_html_float(out,
                      other > level   ? BD_FLOAT_DOWN
                      : other < level ? BD_FLOAT_UP
                                      : BD_NO_FLOAT,
                      BD_SAY(REPORT_PAGE_FLOATS_DOWN), BD_SAY(REPORT_PAGE_FLOATS_UP));
        bd_text_add_string(out, "</span>");
    }
    bd_text_add_string(out, "</td>");
}

/* Room to write on, or the result that is known. */
static void html_draw_result(const bd_html_report *report, const bd_board *board, bd_text *out)
{
    static const char *const results[] = {
        [BD_RESULT_NONE] = "",
        [BD_WHITE_WINS] = "1\u20130",
        [BD_BLACK_WINS] = "0\u20131",
        [BD_DRAWN] = "\u00bd\u2013\u00bd",
        [BD_WHITE_BY_DEFAULT] = "+ \u2212",
        [BD_BLACK_BY_DEFAULT] = "\u2212 +",
        [BD_BOTH_DEFAULT] = "\u2212 \u2212",
        [BD_NIL_NIL] = "0\u20130",
        [BD_HALF_NIL] = "\u00bd\u20130",
        [BD_NIL_HALF] = "0\u2013\u00bd",
    };
    const bd_card *white = bd_tournament_card(report->tournament, board->white);
    const bd_card *black = bd_tournament_card(report->tournament, board->black);
    const bd_entry *mine = white != NULL ? bd_card_entry(white, report->round) : NULL;
    const bd_entry *theirs = black != NULL ? bd_card_entry(black, report->round) : NULL;
    bd_text_add_string(out, "<td class=\"result\">");
    if (mine != NULL && mine->opponent == board->black)
        bd_html_text(out, results[bd_result_of(mine, theirs)]);
    bd_text_add_string(out, "</td>");
}

static void html_draw_paragraph(bd_text *out, const char *class_name, const char *words)
{
    bd_text_add(out, "<p class=\"%s\">", class_name);
    bd_html_text(out, words);
    bd_text_add_string(out, "</p>\n");
}

static void html_draw_no_draw(const bd_html_report *report, bd_text *out)
{
    bd_text verdict = bd_text_new(out->arena);
    bd_no_draw_verdict(report->draw, &verdict);
    html_draw_paragraph(out, "verdict", bd_page_part(out, &verdict));
}

/* The row of somebody without a board. */
static void html_draw_idle(const bd_html_report *report, int id, bd_text *out)
{
    bd_text_add(out, "<tr><th scope=\"row\" class=\"n\"><span class=\"unseen\">%s</span></th>",
                BD_SAY(REPORT_PAGE_NO_BOARD));
    html_draw_player(report, id, 0, out);
    bd_text_add(out, "<td>%s</td><td class=\"result\"></td></tr>\n",
                bd_draw_idle_word(report->draw->round->rules));
}

/* Games that count nowhere. */
static void html_draw_outside(const bd_html_report *report, bd_text *out)
{
    const bd_draw *draw = report->draw->draw;
    for (size_t i = 0; i < draw->outside_count; i++) {
        const bd_card *white = bd_tournament_card(report->tournament, draw->outside[i].white);
        const bd_card *black = bd_tournament_card(report->tournament, draw->outside[i].black);
        bd_text line = bd_text_new(out->arena);
        if (white == NULL || black == NULL) continue;
        bd_text_add(&line, BD_SAY(REPORT_OUTSIDE), draw->outside[i].white, bd_name_of(white),
                    draw->outside[i].black, bd_name_of(black));
        html_draw_paragraph(out, "small", bd_page_part(out, &line));
    }
}

void bd_html_pairings(const bd_html_report *report, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_BOARD), true},
                                      {BD_SAY(REPORT_COLUMN_WHITE), false},
                                      {BD_SAY(REPORT_COLUMN_BLACK), false},
                                      {BD_SAY(REPORT_PAGE_RESULT), false}};
    const bd_draw *draw = report->draw->draw;
    if (!bd_draw_names_somebody(draw)) {
        html_draw_no_draw(report, out);
        return;
    }
    if (report->warning != NULL) html_draw_paragraph(out, "verdict", report->warning);
    bd_text caption = bd_text_new(out->arena);
    bd_text_add(&caption, BD_SAY(REPORT_PAGE_BOARDS_OF), report->round);
    bd_html_table(out, "pairings", bd_page_part(out, &caption), columns, 4);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        bd_text_add(out, "<tr><th scope=\"row\" class=\"n\">%d</th>", bd_draw_number(draw, i));
        html_draw_player(report, board->white, board->black, out);
        html_draw_player(report, board->black, board->white, out);
        html_draw_result(report, board, out);
        bd_text_add_string(out, "</tr>\n");
    }
    if (draw->bye != 0) html_draw_idle(report, draw->bye, out);
    for (size_t i = 0; i < draw->sit_out_count; i++) html_draw_idle(report, draw->sit_outs[i], out);
    bd_html_end_table(out);
    html_draw_outside(report, out);
}

static void html_draw_verdict(const bd_html_report *report, bd_text *out)
{
    bd_text verdict = bd_text_new(out->arena);
    bd_draw_verdict(report->draw, &verdict);
    if (report->verdict != NULL) html_draw_paragraph(out, "verdict", report->verdict);
    if (report->verdict == NULL || report->draw->certificate != NULL)
        html_draw_paragraph(out, "verdict", bd_page_part(out, &verdict));
    html_draw_paragraph(out, "small", BD_SAY(REPORT_PAGE_PRIORITY));
}

void bd_html_criteria(const bd_html_report *report, bd_text *out)
{
    const bd_html_column alone[] = {{BD_SAY(REPORT_COLUMN_CRITERION), false},
                                    {BD_SAY(REPORT_COLUMN_VALUE), true},
                                    {BD_SAY(REPORT_COLUMN_PROVED), false}};
    const bd_html_column both[] = {{BD_SAY(REPORT_COLUMN_CRITERION), false},
                                   {BD_SAY(REPORT_PAGE_PUBLISHED), true},
                                   {BD_SAY(REPORT_PAGE_BEST), true},
                                   {BD_SAY(REPORT_COLUMN_PROVED), false}};
    const bd_draw_report *draw = report->draw;
    const bool two = report->best != NULL;
    html_draw_verdict(report, out);
    bd_html_table(out, "criteria", BD_SAY(REPORT_PAGE_CRITERIA_CAPTION), two ? both : alone, two ? 4 : 3);
    for (size_t i = 0; i < draw->value_count; i++) {
        const bd_value *value = &draw->values[i];
        bd_text_add_string(out, "<tr><th scope=\"row\">");
        bd_html_text(out, value->criterion->id);
        bd_text_add_string(out, " <span class=\"small block\">");
        bd_html_text(out, bd_say(value->criterion->minimises));
        bd_text_add_string(out, " (");
        bd_html_text(out, value->article);
        bd_text_add(out, ")</span></th><td class=\"n\">%lld</td>", (long long)value->value);
        if (two) bd_text_add(out, "<td class=\"n\">%lld</td>", (long long)report->best[i].value);
        bd_text_add(out, "<td>%s</td></tr>\n", bd_word_yes(two ? report->best[i].proved : value->proved));
    }
    bd_html_end_table(out);
    bd_html_proof(report, out);
}
