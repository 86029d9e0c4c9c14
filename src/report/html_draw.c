/* The pairings to pin up, and the criteria with their values. */
#include "report/html_parts.h"

#include "report/labels.h"
#include "report/page.h"

#include <stdio.h>

/* "12 Low, Leonard 2½ ↑": who sits here, with how many points, and whether he floats. */
static void html_draw_player(const bd_html_report *report, int id, int opponent, bd_text *out)
{
    const bd_round *round = report->draw->round;
    const int u = bd_round_node(round, id);
    const int v = opponent != 0 ? bd_round_node(round, opponent) : -1;
    const bd_card *card = bd_tournament_card(report->tournament, id);
    bd_text_add(out, "<td><span class=\"id\">%d</span> <span class=\"name\">", id);
    bd_html_text(out, card != NULL ? bd_name_of(card) : "?");
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
                      "floats down", "floats up");
        bd_text_add_string(out, "</span>");
    }
    bd_text_add_string(out, "</td>");
}

/* Room to write on, or the result that is known. */
static void html_draw_result(const bd_html_report *report, const bd_board *board, bd_text *out)
{
    static const char *const games[] = {"0\u20131", "\u00bd\u2013\u00bd", "1\u20130"};
    const bd_card *white = bd_tournament_card(report->tournament, board->white);
    const bd_entry *entry = white != NULL ? bd_card_entry(white, report->round) : NULL;
    bd_text_add_string(out, "<td class=\"result\">");
    if (entry != NULL && entry->opponent == board->black && entry->kind == BD_GAME && entry->halves >= 0 &&
        entry->halves <= 2)
        bd_text_add_string(out, games[entry->halves]);
    if (entry != NULL && entry->opponent == board->black && entry->kind == BD_FORFEIT)
        bd_text_add_string(out, entry->halves > 0 ? "+ \u2013" : "default");
    bd_text_add_string(out, "</td>");
}

static void html_draw_no_draw(const bd_html_report *report, bd_text *out)
{
    const bd_certificate *certificate = report->draw->certificate;
    const bool proved = certificate != NULL && certificate->outcome == BD_NO_MATCHING;
    bd_text_add(out, "<p class=\"verdict\">%s</p>\n",
                proved ? "There is no legal draw of this round."
                       : "No legal draw was found before the limit was reached.");
}

void bd_html_pairings(const bd_html_report *report, bd_text *out)
{
    static const char *const titles[] = {">Board", "White", "Black", "Result"};
    const bd_draw *draw = report->draw->draw;
    char caption[64];
    if (draw->board_count == 0 && draw->bye == 0) {
        html_draw_no_draw(report, out);
        return;
    }
    if (report->warning != NULL) {
        bd_text_add_string(out, "<p class=\"verdict\">");
        bd_html_text(out, report->warning);
        bd_text_add_string(out, "</p>\n");
    }
    (void)snprintf(caption, sizeof caption, "Boards of round %d", report->round);
    bd_html_table(out, "pairings", caption, titles, 4);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        bd_text_add(out, "<tr><th scope=\"row\" class=\"n\">%zu</th>", i + 1);
        html_draw_player(report, board->white, board->black, out);
        html_draw_player(report, board->black, board->white, out);
        html_draw_result(report, board, out);
        bd_text_add_string(out, "</tr>\n");
    }
    if (draw->bye != 0) {
        bd_text_add_string(out,
                           "<tr><th scope=\"row\" class=\"n\"><span class=\"unseen\">no board</span></th>");
        html_draw_player(report, draw->bye, 0, out);
        bd_text_add_string(out, "<td>bye</td><td class=\"result\"></td></tr>\n");
    }
    bd_html_end_table(out);
}

static void html_draw_verdict(const bd_html_report *report, bd_text *out)
{
    const bd_certificate *certificate = report->draw->certificate;
    bd_text_add_string(out, "<p class=\"verdict\">");
    if (report->verdict != NULL)
        bd_html_text(out, report->verdict);
    else if (certificate == NULL) {
        bd_text_add_string(out, "Made by hand (");
        bd_html_text(out, report->draw->method != NULL ? report->draw->method->title : "the arbiter");
        bd_text_add_string(out, "); not proved best.");
    } else if (certificate->outcome == BD_BEST)
        bd_text_add(out, "Proved best%s.", certificate->unique ? "; no other draw is as good" : "");
    else
        bd_text_add_string(out, "Legal, but not proved best: a limit was reached.");
    bd_text_add_string(
        out, "</p>\n<p class=\"small\">What comes first counts first; less is better everywhere.</p>\n");
}

void bd_html_criteria(const bd_html_report *report, bd_text *out)
{
    static const char *const alone[] = {"Criterion", ">Value", "Proved"};
    static const char *const both[] = {"Criterion", ">Published", ">Best", "Proved"};
    const bd_draw_report *draw = report->draw;
    const bool two = report->best != NULL;
    html_draw_verdict(report, out);
    bd_html_table(out, "criteria", "Criteria in their order", two ? both : alone, two ? 4 : 3);
    for (size_t i = 0; i < draw->value_count; i++) {
        const bd_value *value = &draw->values[i];
        bd_text_add_string(out, "<tr><th scope=\"row\">");
        bd_html_text(out, value->criterion->id);
        bd_text_add_string(out, " <span class=\"small block\">");
        bd_html_text(out, value->criterion->sentence);
        bd_text_add_string(out, " (");
        bd_html_text(out, value->criterion->article);
        bd_text_add(out, ")</span></th><td class=\"n\">%lld</td>", (long long)value->value);
        if (two) bd_text_add(out, "<td class=\"n\">%lld</td>", (long long)report->best[i].value);
        bd_text_add(out, "<td>%s</td></tr>\n", (two ? report->best[i].proved : value->proved) ? "yes" : "no");
    }
    bd_html_end_table(out);
    bd_html_proof(report, out);
}
