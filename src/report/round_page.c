#include "report/round_page.h"

#include "cards/card.h"
#include "cards/result.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_answers.h"
#include "report/report_words.h"

#include <string.h>

static void page_paragraph(bd_text *out, const char *class_name, const char *words)
{
    bd_html_add(out, "<p class=\"%s\">%s</p>\n", class_name, words);
}

/* "12 Low, Leonard 2½ ↑": who sits here, with how many points, and whether he floats. */
static void page_player(const bd_html_report *report, int id, int opponent, bd_text *out)
{
    const bd_round *round = report->draw->round;
    const int u = bd_round_node(round, id);
    bd_text_add(out, "<td><span class=\"id\">%d</span> <span class=\"name\">", id);
    bd_html_name(out, bd_name_of_id(report->tournament, id));
    bd_text_add_string(out, "</span>");
    if (u >= 0) {
        bd_text_add_string(out, " <span class=\"points\">");
        bd_html_halves(out, round->players[u].score);
        bd_html_float(out, bd_draw_float(round, id, opponent), BD_SAY(REPORT_PAGE_FLOATS_DOWN),
                      BD_SAY(REPORT_PAGE_FLOATS_UP));
        bd_text_add_string(out, "</span>");
    }
    bd_text_add_string(out, "</td>");
}

/* The row of a board, with room to write on, or the result that is known. */
static void page_board(const bd_html_report *report, size_t index, bd_text *out)
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
    const bd_draw *draw = report->draw->draw;
    const bd_board *board = &draw->boards[index];
    bd_text_add(out, "<tr><th scope=\"row\" class=\"n\">%d</th>", bd_draw_number(draw, index));
    page_player(report, board->white, board->black, out);
    page_player(report, board->black, board->white, out);
    bd_html_add(out, "<td class=\"result\">%s</td></tr>\n",
                results[bd_result_on_cards(report->tournament, report->round, board)]);
}

/* The row of somebody without a board. */
static void page_idle(const bd_html_report *report, int id, bd_text *out)
{
    bd_html_add(out, "<tr><th scope=\"row\" class=\"n\"><span class=\"unseen\">%s</span></th>",
                BD_SAY(REPORT_PAGE_NO_BOARD));
    page_player(report, id, 0, out);
    bd_html_add(out, "<td>%s</td><td class=\"result\"></td></tr>\n",
                bd_draw_idle_word(report->draw->round->rules));
}

static void page_pairings(const bd_html_report *report, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_BOARD), true},
                                      {BD_SAY(REPORT_COLUMN_WHITE), false},
                                      {BD_SAY(REPORT_COLUMN_BLACK), false},
                                      {BD_SAY(REPORT_PAGE_RESULT), false}};
    const bd_draw *draw = report->draw->draw;
    if (!bd_draw_names_somebody(draw)) {
        page_paragraph(out, "verdict", bd_no_draw_verdict(report->draw, out));
        return;
    }
    if (report->warning != NULL) page_paragraph(out, "verdict", report->warning);
    bd_html_table(out, "pairings", BD_PRINT(out, BD_SAY(REPORT_PAGE_BOARDS_OF), report->round), columns,
                  BD_COUNT(columns));
    for (size_t i = 0; i < draw->board_count; i++) page_board(report, i, out);
    if (draw->bye != 0) page_idle(report, draw->bye, out);
    for (size_t i = 0; i < draw->sit_out_count; i++) page_idle(report, draw->sit_outs[i], out);
    bd_html_table_end(out);
    for (size_t i = 0; i < draw->outside_count; i++)
        page_paragraph(out, "small", bd_draw_outside_words(report->tournament, &draw->outside[i], out));
}

/* Each reason is a paragraph, its article at the end. */
static void page_add_reasons(const bd_reasons *reasons, bd_text *out)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_html_add(out, "<p>%s", reason->sentence);
        if (reason->article != NULL && reason->article[0] != '\0')
            bd_html_add(out, " <span class=\"small\">(%s)</span>", reason->article);
        bd_text_add_string(out, "</p>\n");
    }
}

static void page_reasons(const bd_html_report *report, bd_text *out)
{
    for (size_t i = 0; i < report->story_count; i++) {
        const bd_explanation *story = &report->stories[i];
        bd_html_add(out, "<h3>%s</h3>\n", bd_story_title(report->draw->round, story, out));
        page_add_reasons(&story->pairing, out);
        page_add_reasons(&story->colours, out);
    }
}

/* The words for a stage: its bound's reasons, or else no more than that it is proved. */
static void page_bound(const bd_html_report *report, const bd_stage_proof *stage, bd_text *out)
{
    for (size_t i = 0; i < report->bound_count; i++)
        if (strcmp(report->bounds[i].proof->id, stage->id) == 0) {
            page_add_reasons(&report->bounds[i].reasons, out);
            return;
        }
    bd_html_text(out, !stage->proved                            ? BD_SAY(REPORT_MATCH_NOT_PROVED)
                      : strcmp(stage->id, BD_STAGE_UNIQUE) == 0 ? BD_SAY(REPORT_PAGE_STAGE_UNIQUE)
                                                                : BD_SAY(REPORT_PAGE_STAGE_PROVED));
}

static void page_value(int64_t value, int wishes, bd_text *out)
{
    bd_text_add_string(out, "<td class=\"n\">");
    bd_vector_print(value, wishes, out);
    bd_text_add_string(out, "</td>");
}

/* Stays folded: it is for those who check. */
static void page_proof(const bd_html_report *report, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_STAGE), false},
                                      {BD_SAY(REPORT_COLUMN_VALUE), true},
                                      {BD_SAY(REPORT_WHY_NO_BETTER), false}};
    const bd_certificate *certificate = report->draw->certificate;
    if (certificate == NULL || certificate->stage_count == 0) return;
    bd_html_add(
        out, "<details>\n<summary>%s</summary>\n",
        BD_PRINT(out, BD_SAY_N(REPORT_PAGE_PROOF, certificate->stage_count), certificate->stage_count));
    bd_html_table(out, "stages", BD_SAY(REPORT_PAGE_STAGES_CAPTION), columns, BD_COUNT(columns));
    for (size_t i = 0; i < certificate->stage_count; i++) {
        const bd_stage_proof *stage = &certificate->stages[i];
        bd_html_add(out, "<tr><th scope=\"row\">%s</th>", stage->id);
        page_value(stage->value, 0, out);
        bd_text_add_string(out, "<td>");
        page_bound(report, stage, out);
        bd_text_add_string(out, "</td></tr>\n");
    }
    bd_html_table_end(out);
    bd_text_add_string(out, "</details>\n");
}

static void page_line(const bd_html_report *report, size_t at, bd_text *out)
{
    const bd_vector *vector = &report->draw->vector;
    const bd_vector_line *line = &vector->lines[at];
    const bool two = report->beside, decides = two && report->warning == NULL && at == vector->first;
    bd_html_add(out, "<tr%s><th scope=\"row\">%s <span class=\"small block\">%s (%s)</span></th>",
                decides ? " class=\"first\"" : "", line->id, bd_say(line->criterion->minimises),
                line->article);
    if (two && line->has_other) page_value(line->other, line->wishes, out);
    if (two && !line->has_other) bd_text_add_string(out, "<td class=\"n\">-</td>");
    page_value(line->best, line->wishes, out);
    bd_html_add(out, "<td>%s</td></tr>\n", bd_word_yes(line->proved));
}

static void page_criteria(const bd_html_report *report, bd_text *out)
{
    const bool two = report->beside;
    const bd_html_column columns[] = {
        {BD_SAY(REPORT_COLUMN_CRITERION), false},
        {two ? BD_SAY(REPORT_PAGE_PUBLISHED) : BD_SAY(REPORT_COLUMN_VALUE), true},
        {two ? BD_SAY(REPORT_PAGE_BEST) : BD_SAY(REPORT_COLUMN_PROVED), two},
        {BD_SAY(REPORT_COLUMN_PROVED), false}};
    const bd_draw_report *draw = report->draw;
    if (report->verdict != NULL) page_paragraph(out, "verdict", report->verdict);
    if (report->verdict == NULL || draw->certificate != NULL)
        page_paragraph(out, "verdict", bd_draw_verdict(draw, out));
    page_paragraph(out, "small", BD_SAY(REPORT_PAGE_PRIORITY));
    bd_html_table(out, "criteria", BD_SAY(REPORT_PAGE_CRITERIA_CAPTION), columns, two ? 4 : 3);
    for (size_t i = 0; i < draw->vector.count; i++) page_line(report, i, out);
    bd_html_table_end(out);
    page_proof(report, out);
}

/* The sides of the levels. */
static const bd_colour page_sides[] = {BD_WHITE, BD_NO_COLOUR, BD_BLACK};

/* Sides that anybody in the event is on; two always, so that White stands left and Black right. */
static size_t page_list_sides(const bd_layout *layout, bd_colour *used)
{
    size_t count = 0;
    for (size_t i = 0; i < BD_COUNT(page_sides); i++)
        if (page_sides[i] != BD_NO_COLOUR || layout->seekers[BD_NO_COLOUR] > 0) used[count++] = page_sides[i];
    return count;
}

/* "WBBW": colours of the games played. */
static void page_colours(const bd_card *card, int round, bd_text *out)
{
    const char *before = " ";
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++) {
        const bd_entry *entry = &card->history[i];
        if (!bd_entry_is_game(entry) || entry->colour == BD_NO_COLOUR) continue;
        bd_html_add(out, "%s%s", before,
                    entry->colour == BD_WHITE ? BD_SAY(REPORT_PAGE_LETTER_WHITE)
                                              : BD_SAY(REPORT_PAGE_LETTER_BLACK));
        before = "";
    }
}

static void page_card(const bd_laid_card *laid, int round, bd_text *out)
{
    const bool bye = laid->attendance == BD_HAS_BYE;
    bd_text_add(out, "<td%s><span class=\"id\">%d</span> <span class=\"name\">", bye ? " class=\"bye\"" : "",
                laid->card->id);
    bd_html_name(out, bd_name_of(laid->card));
    bd_text_add_string(out, "</span>");
    bd_html_float(out, laid->last_float, BD_SAY(REPORT_PAGE_FLOATED_DOWN), BD_SAY(REPORT_PAGE_FLOATED_UP));
    bd_text_add_string(out, " <span class=\"small\">");
    bd_text_add_grade(out, laid->grade);
    page_colours(laid->card, round, out);
    if (bye) bd_html_add(out, " %s", bd_word_bye(laid->bye));
    bd_text_add_string(out, "</span></td>");
}

static void page_level(const bd_html_report *report, const bd_laid_level *level, const bd_colour *used,
                       size_t count, bd_text *out)
{
    bd_html_column columns[BD_COUNT(page_sides)];
    for (size_t k = 0; k < count; k++) columns[k] = (bd_html_column){bd_word_seekers(used[k]), false};
    bd_text score = bd_text_new(out->arena);
    bd_html_halves(&score, level->score);
    const char *points = BD_PRINT(
        out, BD_SAY_N(REPORT_POINTS, level->score == 1 || level->score == 2 ? 1 : 2), BD_FINISH(out, &score));
    const char *cards = BD_PRINT(out, BD_SAY_N(REPORT_CARDS, level->count), (int)level->count);
    bd_html_add(out, "<h3>%s</h3>\n", BD_PRINT(out, BD_SAY(REPORT_PAGE_LEVEL), points, cards));
    bd_html_table(out, "level", BD_SAY(REPORT_PAGE_LEVEL_CAPTION), columns, count);
    for (size_t i = 0; i < level->count; i++) {
        if (i > 0 && level->mid_line == (int)i)
            bd_html_add(out, "<tr class=\"mid\"><td colspan=\"%zu\">%s</td></tr>\n", count,
                        BD_SAY(REPORT_MID_LINE));
        bd_text_add_string(out, "<tr>");
        for (size_t k = 0; k < count; k++) {
            if (level->cards[i].claim.due == used[k])
                page_card(&level->cards[i], report->layout->round, out);
            else
                bd_text_add_string(out, "<td></td>");
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_table_end(out);
}

static void page_cards(const bd_html_report *report, bd_text *out)
{
    const bd_layout *layout = report->layout;
    const int cards = layout->attending;
    const char *before = cards % 2 != 0 ? BD_SAY_N(REPORT_PAGE_CARDS_BEFORE_BYE, cards)
                                        : BD_SAY_N(REPORT_PAGE_CARDS_BEFORE, cards);
    bd_colour used[BD_COUNT(page_sides)];
    const size_t count = page_list_sides(layout, used);
    bd_html_add(out, "<p class=\"small\">%s %s</p>\n", BD_PRINT(out, before, layout->round, cards),
                BD_SAY(REPORT_PAGE_CARDS_LEGEND));
    for (size_t i = 0; i < layout->level_count; i++) page_level(report, &layout->levels[i], used, count, out);
    if (layout->away_count == 0) return;
    bd_html_add(out, "<h3>%s</h3>\n<p>", BD_SAY(REPORT_PAGE_AWAY));
    for (size_t i = 0; i < layout->away_count; i++)
        bd_html_add(out, "%s%d %s", i > 0 ? ", " : "", layout->away[i].card->id,
                    bd_name_of(layout->away[i].card));
    bd_text_add_string(out, "</p>\n");
}

/* One of the two tables that the rows of the standings are shown as. Wide tables scroll in a box of their
 * own, which the keyboard reaches. */
static void page_ranking(const bd_html_report *report, unsigned where, const char *box, const char *caption,
                         bd_text *out)
{
    bd_standings_report all = *report->table;
    all.cross = true;
    const bd_rows rows = bd_standings_rows(&all, out->arena);
    bd_html_add(out, "<div class=\"wide\" role=\"region\" aria-label=\"%s\" tabindex=\"0\">\n", box);
    bd_html_rows(&rows, where, "cross", caption, out);
    const char *estimates = where == BD_SHOW_PAGE ? bd_estimate_legend(all.tournament) : NULL;
    if (estimates != NULL) page_paragraph(out, "small", estimates);
    bd_text_add_string(out, "</div>\n");
}

static void page_standings(const bd_html_report *report, bd_text *out)
{
    page_paragraph(out, "small", BD_PRINT(out, BD_SAY(REPORT_PAGE_AFTER_ROUND), report->table->round));
    page_ranking(report, BD_SHOW_PAGE, BD_SAY(REPORT_PAGE_STANDINGS_BOX), BD_SAY(REPORT_PAGE_STANDINGS), out);
    if (report->schools == NULL) return;
    const bd_rows schools = bd_groups_rows(report->schools, out->arena);
    bd_html_rows(&schools, BD_SHOW_PAGE, "cross", BD_SAY(REPORT_PAGE_SCHOOLS), out);
}

static void page_crosstable(const bd_html_report *report, bd_text *out)
{
    page_paragraph(out, "small", BD_SAY(REPORT_PAGE_CROSSTABLE_LEGEND));
    page_ranking(report, BD_SHOW_CROSS, BD_SAY(REPORT_PAGE_CROSSTABLE_BOX),
                 BD_SAY(REPORT_PAGE_CROSSTABLE_CAPTION), out);
}

/* The ranking of a club season, which has no levels. */
static void page_season(const bd_html_report *report, bd_text *out)
{
    const bd_rows rows = bd_season_rows(report->season, out->arena);
    if (report->season->evening > 0) page_paragraph(out, "small", bd_season_heading(report->season, out));
    bd_html_rows(&rows, BD_SHOW_PAGE, "standings", BD_SAY(REPORT_PAGE_SEASON_CAPTION), out);
}

/* The parts of the page in order; the contents name those that are there. */
typedef struct part {
    const char *id, *title;
    bool there;
    void (*add)(const bd_html_report *report, bd_text *out);
} part;

/* "Round 3 of 5 . rules caa (Chess Arbiters Association)" */
static const char *page_round(const bd_html_report *report, bd_text *out)
{
    const bd_tournament *event = report->tournament;
    const char *round = event->rounds > 0
                            ? BD_PRINT(out, BD_SAY(REPORT_ROUND_OF), report->round, event->rounds)
                            : BD_PRINT(out, BD_SAY(REPORT_ROUND), report->round);
    if (report->draw == NULL) return round;
    const bd_rulebook *rules = report->draw->round->rules;
    return BD_PRINT(out, BD_SAY(REPORT_PAGE_ROUND_RULES), round, rules->id, bd_say(rules->title));
}

static void page_top(const bd_html_report *report, const part *parts, size_t count, bd_text *out)
{
    const char *name =
        report->tournament->name != NULL ? report->tournament->name : BD_SAY(REPORT_PAGE_NO_NAME);
    bd_html_page_begin(out, report->round > 0 ? BD_PRINT(out, BD_SAY(REPORT_EVENT_ROUND), name, report->round)
                                              : BD_PRINT(out, BD_SAY(REPORT_PAGE_TITLE_STANDINGS), name));
    bd_text_add_string(out, bd_round_page_style);
    bd_html_page_styled(out);
    bd_html_add(out, "<body>\n<header>\n<h1>%s</h1>\n", name);
    if (report->round > 0) bd_html_add(out, "<p>%s</p>\n", page_round(report, out));
    bd_html_add(out, "</header>\n<nav aria-label=\"%s\">\n<ul>\n", BD_SAY(REPORT_PAGE_CONTENTS));
    for (size_t i = 0; i < count; i++)
        if (parts[i].there)
            bd_html_add(out, "<li><a href=\"#%s\">%s</a></li>\n", parts[i].id, parts[i].title);
    bd_text_add_string(out, "</ul>\n</nav>\n");
}

void bd_html_page(const bd_html_report *report, bd_text *out)
{
    const bool drawn = report->draw != NULL, ranked = report->table != NULL && report->table->round > 0;
    const part parts[] = {
        {"pairings", BD_SAY(REPORT_PAGE_PAIRINGS), drawn, page_pairings},
        {"cards", BD_SAY(REPORT_PAGE_CARDS), report->layout != NULL, page_cards},
        {"criteria", BD_SAY(REPORT_PAGE_CRITERIA), drawn && report->draw->vector.count > 0, page_criteria},
        {"reasons", BD_SAY(REPORT_PAGE_REASONS), drawn && report->story_count > 0, page_reasons},
        {"standings", BD_SAY(REPORT_PAGE_STANDINGS), ranked, page_standings},
        {"ranking", BD_SAY(REPORT_PAGE_STANDINGS), report->season != NULL, page_season},
        {"crosstable", BD_SAY(REPORT_PAGE_CROSSTABLE), ranked, page_crosstable},
    };
    page_top(report, parts, BD_COUNT(parts), out);
    bd_text_add_string(out, "<main>\n");
    for (size_t i = 0; i < BD_COUNT(parts); i++) {
        const char *id = parts[i].id;
        if (!parts[i].there) continue;
        bd_html_add(out, "<section id=\"%s\" aria-labelledby=\"%s-title\">\n<h2 id=\"%s-title\">%s</h2>\n",
                    id, id, id, parts[i].title);
        parts[i].add(report, out);
        bd_text_add_string(out, "</section>\n");
    }
    bd_html_add(out, "</main>\n<footer>\n<p>%s</p>\n</footer>\n</body>\n</html>\n",
                BD_SAY(REPORT_PAGE_FOOTER));
}
