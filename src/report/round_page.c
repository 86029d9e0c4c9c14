#include "report/html.h"

#include "base/base_words.h"
#include "cards/card.h"
#include "cards/result.h"
#include "report/html_parts.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <string.h>

/* The parts of the page in order; the contents name those that are there. */
typedef struct part {
    const char *id, *title;
    bool there;
    void (*add)(const bd_html_report *report, bd_text *out);
} part;

static const char *page_html_name(const bd_html_report *report)
{
    return report->tournament->name != NULL ? report->tournament->name : BD_SAY(REPORT_PAGE_NO_NAME);
}

static void page_html_head(const bd_html_report *report, bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    if (report->round > 0)
        bd_text_add(&title, BD_SAY(REPORT_EVENT_ROUND), page_html_name(report), report->round);
    else
        bd_text_add(&title, BD_SAY(REPORT_PAGE_TITLE_STANDINGS), page_html_name(report));
    bd_text_add(out,
                "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"bestdraw\">\n<title>",
                BD_SAY(BASE_PAGE_LANGUAGE));
    bd_html_text(out, bd_page_part(out, &title));
    bd_text_add_string(out, "</title>\n<style>\n");
    bd_text_add_string(out, bd_html_style);
    bd_text_add_string(out, "</style>\n</head>\n<body>\n");
}

/* "Round 3 of 5 . rules caa (Chess Arbiters Association)" */
static const char *page_html_round(const bd_html_report *report, bd_text *out)
{
    bd_text round = bd_text_new(out->arena), line = bd_text_new(out->arena);
    if (report->tournament->rounds > 0)
        bd_text_add(&round, BD_SAY(REPORT_ROUND_OF), report->round, report->tournament->rounds);
    else
        bd_text_add(&round, BD_SAY(REPORT_ROUND), report->round);
    if (report->draw == NULL) return bd_page_part(out, &round);
    const bd_rulebook *rules = report->draw->round->rules;
    bd_text_add(&line, BD_SAY(REPORT_PAGE_ROUND_RULES), bd_page_part(out, &round), rules->id,
                bd_say(rules->title));
    return bd_page_part(out, &line);
}

static void page_html_header(const bd_html_report *report, bd_text *out)
{
    bd_text_add_string(out, "<header>\n<h1>");
    bd_html_text(out, page_html_name(report));
    bd_text_add_string(out, "</h1>\n");
    if (report->round > 0) {
        bd_text_add_string(out, "<p>");
        bd_html_text(out, page_html_round(report, out));
        bd_text_add_string(out, "</p>\n");
    }
    bd_text_add_string(out, "</header>\n");
}

static void page_html_contents(const part *parts, size_t count, bd_text *out)
{
    bd_text_add_string(out, "<nav aria-label=\"");
    bd_html_text(out, BD_SAY(REPORT_PAGE_CONTENTS));
    bd_text_add_string(out, "\">\n<ul>\n");
    for (size_t i = 0; i < count; i++) {
        if (!parts[i].there) continue;
        bd_text_add(out, "<li><a href=\"#%s\">", parts[i].id);
        bd_html_text(out, parts[i].title);
        bd_text_add_string(out, "</a></li>\n");
    }
    bd_text_add_string(out, "</ul>\n</nav>\n");
}

void bd_html_page(const bd_html_report *report, bd_text *out)
{
    const bool drawn = report->draw != NULL;
    const part parts[] = {
        {"pairings", BD_SAY(REPORT_PAGE_PAIRINGS), drawn, bd_html_pairings},
        {"cards", BD_SAY(REPORT_PAGE_CARDS), report->layout != NULL, bd_html_cards},
        {"criteria", BD_SAY(REPORT_PAGE_CRITERIA), drawn && report->draw->value_count > 0, bd_html_criteria},
        {"reasons", BD_SAY(REPORT_PAGE_REASONS), drawn && report->story_count > 0, bd_html_reasons},
        {"standings", BD_SAY(REPORT_PAGE_STANDINGS), report->table != NULL && report->table->round > 0,
         bd_html_standings},
        {"ranking", BD_SAY(REPORT_PAGE_STANDINGS), report->season != NULL, bd_html_season},
        {"crosstable", BD_SAY(REPORT_PAGE_CROSSTABLE), report->table != NULL && report->table->round > 0,
         bd_html_crosstable},
    };
    const size_t count = sizeof parts / sizeof *parts;
    page_html_head(report, out);
    page_html_header(report, out);
    page_html_contents(parts, count, out);
    bd_text_add_string(out, "<main>\n");
    for (size_t i = 0; i < count; i++) {
        if (!parts[i].there) continue;
        bd_html_open(out, parts[i].id, parts[i].title);
        parts[i].add(report, out);
        bd_html_close(out);
    }
    bd_text_add_string(out, "</main>\n<footer>\n<p>");
    bd_html_text(out, BD_SAY(REPORT_PAGE_FOOTER));
    bd_text_add_string(out, "</p>\n</footer>\n</body>\n</html>\n");
}

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

/* Each reason is a paragraph, its article at the end. */
static void html_why_reasons(const bd_reasons *reasons, bd_text *out)
{
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_reason *reason = &reasons->items[i];
        bd_text_add_string(out, "<p>");
        bd_html_text(out, reason->sentence);
        if (reason->article != NULL && reason->article[0] != '\0') {
            bd_text_add_string(out, " <span class=\"small\">(");
            bd_html_text(out, reason->article);
            bd_text_add_string(out, ")</span>");
        }
        bd_text_add_string(out, "</p>\n");
    }
}

static const char *html_why_name(const bd_html_report *report, int id)
{
    const bd_card *card = bd_tournament_card(report->tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

static void html_why_story(const bd_html_report *report, const bd_story *story, bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    const char *white = html_why_name(report, story->white);
    if (story->black != 0)
        bd_text_add(&title, BD_SAY(REPORT_STORY_BOARD), story->board + 1, story->white, white, story->black,
                    html_why_name(report, story->black));
    else if (bd_rulebook_has(report->draw->round->rules, BD_HAS_SIT_OUTS))
        bd_text_add(&title, BD_SAY(REPORT_STORY_SITS_OUT), story->white, white);
    else
        bd_text_add(&title, BD_SAY(REPORT_STORY_BYE), story->white, white);
    bd_text_add_string(out, "<h3>");
    bd_html_text(out, bd_page_part(out, &title));
    bd_text_add_string(out, "</h3>\n");
    html_why_reasons(&story->pairing, out);
    html_why_reasons(&story->colours, out);
}

void bd_html_reasons(const bd_html_report *report, bd_text *out)
{
    for (size_t i = 0; i < report->story_count; i++) html_why_story(report, &report->stories[i], out);
}

/* The words for a stage: its bound's reasons, or else no more than that it is proved. */
static void html_why_bound(const bd_html_report *report, const bd_stage_proof *stage, bd_text *out)
{
    for (size_t i = 0; i < report->bound_count; i++)
        if (strcmp(report->bounds[i].proof->id, stage->id) == 0) {
            html_why_reasons(&report->bounds[i].reasons, out);
            return;
        }
    if (strcmp(stage->id, BD_STAGE_UNIQUE) == 0 && stage->proved)
        bd_html_text(out, BD_SAY(REPORT_PAGE_STAGE_UNIQUE));
    else
        bd_html_text(out,
                     stage->proved ? BD_SAY(REPORT_PAGE_STAGE_PROVED) : BD_SAY(REPORT_PAGE_STAGE_NOT_PROVED));
}

/* Stays folded: it is for those who check. */
void bd_html_proof(const bd_html_report *report, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_STAGE), false},
                                      {BD_SAY(REPORT_COLUMN_VALUE), true},
                                      {BD_SAY(REPORT_WHY_NO_BETTER), false}};
    const bd_certificate *certificate = report->draw->certificate;
    if (certificate == NULL || certificate->stage_count == 0) return;
    bd_text_add_string(out, "<details>\n<summary>");
    bd_text_add(out, BD_SAY_N(REPORT_PAGE_PROOF, certificate->stage_count), certificate->stage_count);
    bd_text_add_string(out, "</summary>\n");
    bd_html_table(out, "stages", BD_SAY(REPORT_PAGE_STAGES_CAPTION), columns, 3);
    for (size_t i = 0; i < certificate->stage_count; i++) {
        const bd_stage_proof *stage = &certificate->stages[i];
        bd_text_add_string(out, "<tr><th scope=\"row\">");
        bd_html_text(out, stage->id);
        bd_text_add(out, "</th><td class=\"n\">%lld</td><td>", (long long)stage->value);
        html_why_bound(report, stage, out);
        bd_text_add_string(out, "</td></tr>\n");
    }
    bd_html_end_table(out);
    bd_text_add_string(out, "</details>\n");
}

/* Wide tables scroll in a box of their own, which the keyboard reaches. */
static void html_table_open_box(bd_text *out, const char *label)
{
    bd_text_add_string(out, "<div class=\"wide\" role=\"region\" aria-label=\"");
    bd_html_text(out, label);
    bd_text_add_string(out, "\" tabindex=\"0\">\n");
}

static void html_table_points(int halves, bd_text *out)
{
    bd_text_add_string(out, "<td class=\"n\">");
    bd_html_halves(out, halves);
    bd_text_add_string(out, "</td>");
}

/* School totals: the best four of each, the next as tie-break. */
static void html_table_schools(const bd_standings_report *table, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_PLACE), true},
                                      {BD_SAY(REPORT_COLUMN_SCHOOL), false},
                                      {BD_SAY(REPORT_COLUMN_POINTS), true},
                                      {BD_SAY(REPORT_COLUMN_SCORES), false}};
    bd_html_table(out, "cross", BD_SAY(REPORT_PAGE_SCHOOLS), columns, sizeof columns / sizeof *columns);
    for (size_t g = 0; g < table->school_count; g++) {
        const bd_ranked_group *school = &table->schools[g];
        bd_text_add(out, "<tr><td class=\"n\">%d</td><td>", school->place);
        bd_html_text(out, school->name);
        bd_text_add_string(out, "</td>");
        html_table_points(school->total, out);
        bd_text_add_string(out, "<td>");
        for (size_t i = 0; i < school->player_count; i++) {
            if (i > 0) bd_text_add_string(out, ", ");
            bd_html_halves(out, school->players[i]->score);
        }
        bd_text_add_string(out, "</td></tr>\n");
    }
    bd_html_end_table(out);
}

/* One of the two tables that the rows of the standings are shown as, in a box of its own. */
static void html_table_ranking(const bd_html_report *report, unsigned where, bd_text *out)
{
    const bool cross = where == BD_SHOW_CROSS;
    bd_standings_report all = *report->table;
    all.cross = true;
    const bd_rows rows = bd_standings_rows(&all, out->arena);
    html_table_open_box(out, cross ? BD_SAY(REPORT_PAGE_CROSSTABLE_BOX) : BD_SAY(REPORT_PAGE_STANDINGS_BOX));
    bd_html_rows(&rows, where, "cross",
                 cross ? BD_SAY(REPORT_PAGE_CROSSTABLE_CAPTION) : BD_SAY(REPORT_PAGE_STANDINGS), out);
}

void bd_html_standings(const bd_html_report *report, bd_text *out)
{
    const bd_standings_report *table = report->table;
    bd_text_add_string(out, "<p class=\"small\">");
    bd_text_add(out, BD_SAY(REPORT_PAGE_AFTER_ROUND), table->round);
    bd_text_add_string(out, "</p>\n");
    html_table_ranking(report, BD_SHOW_PAGE, out);
    if (bd_estimate_legend(table->tournament) != NULL) {
        bd_text_add_string(out, "<p class=\"small\">");
        bd_html_text(out, bd_estimate_legend(table->tournament));
        bd_text_add_string(out, "</p>\n");
    }
    bd_text_add_string(out, "</div>\n");
    if (table->school_count > 0) html_table_schools(table, out);
}

void bd_html_crosstable(const bd_html_report *report, bd_text *out)
{
    bd_text_add(out, "<p class=\"small\">%s</p>\n", BD_SAY(REPORT_PAGE_CROSSTABLE_LEGEND));
    html_table_ranking(report, BD_SHOW_CROSS, out);
    bd_text_add_string(out, "</div>\n");
}

void bd_html_season(const bd_html_report *report, bd_text *out)
{
    const bd_season_report *season = report->season;
    if (season->evening > 0) {
        bd_text heading = bd_text_new(out->arena);
        bd_season_heading(season, &heading);
        bd_text_add_string(out, "<p class=\"small\">");
        bd_html_text(out, bd_page_part(out, &heading));
        bd_text_add_string(out, "</p>\n");
    }
    const bd_rows rows = bd_season_rows(season, out->arena);
    bd_html_rows(&rows, BD_SHOW_PAGE, "standings", BD_SAY(REPORT_PAGE_SEASON_CAPTION), out);
}
