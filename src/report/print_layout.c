#include "report/print_layout.h"

#include "base/ints.h"
#include "cards/card.h"
#include "people/unicode.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <stdio.h>

/* One card lies on each line, so the sides may overlap: a card keeps its name readable and its side shows
 * where it starts. */
typedef struct sides {
    int width;       /* of the whole */
    int cell;        /* of one card */
    int start[3];    /* of a side, by bd_colour */
    bool used[3];    /* somebody is due this colour */
    int sides_count; /* used */
} sides;

enum { WIDEST = 100, CELL_LEAST = 36, CELL_MOST = 46, GAP = 2 };

static int layout_text_at_most(int value, int limit) { return value < limit ? value : limit; }

static sides layout_text_measure(const bd_layout *layout, const bd_terminal *terminal)
{
    sides s = {.width = layout_text_at_most(terminal->width, WIDEST)};
    for (int side = 0; side < 3; side++) {
        s.used[side] = layout->seekers[side] > 0;
        s.sides_count += s.used[side];
    }
    const int share = s.sides_count > 0 ? (s.width - GAP * (s.sides_count - 1)) / s.sides_count : s.width;
    s.cell =
        layout_text_at_most(share > CELL_LEAST ? share : CELL_LEAST, layout_text_at_most(CELL_MOST, s.width));
    /* Two sides stand next to each other; a middle lies between them. */
    s.width = layout_text_at_most(s.width, s.sides_count * (CELL_MOST + GAP) - GAP);
    s.start[BD_WHITE] = 0;
    s.start[BD_BLACK] = s.used[BD_WHITE] || s.used[BD_NO_COLOUR] ? s.width - s.cell : 0;
    s.start[BD_NO_COLOUR] =
        s.used[BD_WHITE] ? (s.used[BD_BLACK] ? (s.width - s.cell) / 2 : s.width - s.cell) : 0;
    return s;
}

/* "  10 Jones, Jack   1980 v H"; who is absent this round is dimmed. */
static void layout_text_card(bd_text *out, const bd_laid_card *laid, int width, const bd_terminal *terminal)
{
    enum { AROUND_NAME = 5 + 1 + 4 + 1 + 1 + 2 };
    const bool bye = laid->attendance == BD_HAS_BYE;
    const char *arrow = bd_arrow(laid->last_float, terminal);
    bd_text line = bd_text_new(out->arena);
    bd_text_add(&line, "%4d ", laid->card->id);
    const int wider = (int)line.length - 5; /* a number of five digits */
    bd_text_add_column(&line, bd_name_of(laid->card), width - AROUND_NAME - wider, false);
    if (laid->grade.value > 0)
        bd_text_add(&line, " %4d", laid->grade.value);
    else
        bd_text_add_spaces(&line, 5);
    bd_text_add(&line, "%s%s", laid->grade.estimated ? "e" : " ", arrow[0] != '\0' ? arrow : " ");
    if (bye) bd_text_add(&line, " %s", bd_letter_bye(laid->bye));
    const char *text = BD_FINISH(out, &line);
    if (bye)
        bd_page_dim(out, terminal, text);
    else
        bd_text_add_string(out, text);
    bd_page_end_line(out);
}

static void layout_text_mid_line(bd_text *out, const sides *s, const bd_terminal *terminal)
{
    const char *title = BD_SAY(REPORT_MID_LINE);
    const int dashes = s->width - bd_text_width(title) - 2;
    bd_text line = bd_text_new(out->arena);
    for (int i = 0; i < dashes; i++) {
        if (i == dashes / 2) bd_text_add(&line, " %s ", title);
        bd_text_add_string(&line, terminal->utf8 ? "\u2500" : "-");
    }
    const char *text = BD_FINISH(out, &line);
    bd_page_dim(out, terminal, text);
    bd_text_add_char(out, '\n');
}

static void layout_text_level(bd_text *out, const bd_laid_level *level, const sides *s,
                              const bd_terminal *terminal)
{
    char number[16], sum[16], points[32], cards[32];
    bd_text title = bd_text_new(out->arena);
    (void)snprintf(points, sizeof points, BD_SAY_N(REPORT_POINTS, level->score == 2 ? 1 : 2),
                   bd_print_halves(level->score, number, sizeof number));
    (void)snprintf(cards, sizeof cards, BD_SAY_N(REPORT_CARDS, level->count), (int)level->count);
    bd_text_add(&title, BD_SAY(REPORT_LEVEL), points, cards, bd_print_halves(level->points, sum, sizeof sum));
    bd_text_add_char(out, '\n');
    bd_page_bold(out, terminal, BD_FINISH(out, &title));
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < level->count; i++) {
        if (i > 0 && level->mid_line == (int)i) layout_text_mid_line(out, s, terminal);
        bd_text_add_spaces(out, s->start[level->cards[i].claim.due]);
        layout_text_card(out, &level->cards[i], s->cell, terminal);
    }
}

static void layout_text_sides(bd_text *out, const sides *s, const bd_terminal *terminal)
{
    static const bd_colour left_to_right[] = {BD_WHITE, BD_NO_COLOUR, BD_BLACK};
    int at = 0;
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < 3; i++) {
        const bd_colour side = left_to_right[i];
        if (!s->used[side]) continue;
        /* Titles stand over the names. */
        const int start = s->start[side] + 5;
        bd_text_add_spaces(out, start > at ? start - at : 1);
        bd_page_bold(out, terminal, bd_word_seekers(side));
        at = (start > at ? start : at + 1) + bd_text_width(bd_word_seekers(side));
    }
    bd_text_add_char(out, '\n');
}

static void layout_text_heading(bd_text *out, const bd_layout *layout, const bd_terminal *terminal)
{
    bd_page_heading(out, terminal, layout->tournament, layout->round, false);
    const int cards = layout->attending;
    if (cards % 2 != 0)
        bd_text_add(out, BD_SAY_N(REPORT_TO_PAIR_BYE, cards), layout->rules->id, cards);
    else
        bd_text_add(out, BD_SAY_N(REPORT_TO_PAIR, cards), layout->rules->id, cards);
    bd_text_add_char(out, '\n');
}

/* The guide's table: one row a level, the ids of its seekers, its points. A row takes as many lines as its
 * longest list. */
typedef struct list {
    const bd_laid_level *level;
    bd_colour side;
    size_t at; /* next card of the level */
} list;

enum { SCORE_COLUMNS = 6, POINTS_COLUMNS = 7, LIST_MOST = 24 };

static int layout_count_list_columns(const bd_layout *layout, const bd_terminal *terminal)
{
    const int lists = layout->seekers[BD_NO_COLOUR] > 0 ? 3 : 2;
    const int each = (terminal->width - SCORE_COLUMNS - POINTS_COLUMNS - GAP) / lists - GAP;
    return each < LIST_MOST ? each : LIST_MOST;
}

/* As many further ids of the list as fit, padded to `columns`; false when there are no more. */
static bool layout_count_ids(bd_text *out, list *l, int columns)
{
    int used = 0;
    for (; l->at < l->level->count; l->at++) {
        const bd_laid_card *laid = &l->level->cards[l->at];
        if (laid->claim.due != l->side) continue;
        char id[16];
        const int length = snprintf(id, sizeof id, "%s%d", used > 0 ? " " : "", laid->card->id);
        if (used > 0 && used + length > columns) break;
        bd_text_add_string(out, id);
        used += length;
    }
    bd_text_add_spaces(out, columns - used);
    while (l->at < l->level->count && l->level->cards[l->at].claim.due != l->side) l->at++;
    return l->at < l->level->count;
}

static void layout_count_level(bd_text *out, const bd_layout *layout, const bd_laid_level *level, int columns)
{
    list lists[] = {{level, BD_WHITE, 0}, {level, BD_NO_COLOUR, 0}, {level, BD_BLACK, 0}};
    char points[16];
    bd_text_add_column(out, bd_print_halves(level->score, points, sizeof points), SCORE_COLUMNS, false);
    bool more = true;
    for (int line = 0; more; line++) {
        if (line > 0) bd_text_add_spaces(out, SCORE_COLUMNS);
        more = false;
        for (size_t i = 0; i < 3; i++) {
            if (lists[i].side == BD_NO_COLOUR && layout->seekers[BD_NO_COLOUR] == 0) continue;
            bd_text_add_spaces(out, GAP);
            if (layout_count_ids(out, &lists[i], columns)) more = true;
        }
        bd_text_add_spaces(out, GAP);
        if (line == 0)
            bd_text_add_column(out, bd_print_halves(level->points, points, sizeof points), POINTS_COLUMNS,
                               true);
        bd_page_end_line(out);
    }
}

static void layout_count_row(bd_text *out, const bd_layout *layout, int columns, const char *const cells[5])
{
    bd_text_add_column(out, cells[0], SCORE_COLUMNS, false);
    for (size_t i = 1; i <= 3; i++) {
        if (i == 2 && layout->seekers[BD_NO_COLOUR] == 0) continue;
        bd_text_add_spaces(out, GAP);
        bd_text_add_column(out, cells[i], columns, false);
    }
    bd_text_add_spaces(out, GAP);
    bd_text_add_column(out, cells[4], POINTS_COLUMNS, true);
    bd_page_end_line(out);
}

static void layout_count_table(bd_text *out, const bd_layout *layout, const bd_terminal *terminal)
{
    const int columns = layout_count_list_columns(layout, terminal);
    bd_text_add_char(out, '\n');
    layout_count_row(out, layout, columns,
                     (const char *const[]){BD_SAY(REPORT_COLUMN_SCORE), BD_SAY(REPORT_COLUMN_WHITE),
                                           BD_SAY(REPORT_COLUMN_NO_COLOUR), BD_SAY(REPORT_COLUMN_BLACK),
                                           BD_SAY(REPORT_COLUMN_POINTS)});
    for (size_t i = 0; i < layout->level_count; i++)
        layout_count_level(out, layout, &layout->levels[i], columns);
    char sum[3][24], points[16];
    int all = 0;
    for (size_t i = 0; i < layout->level_count; i++) all += layout->levels[i].points;
    for (int side = 0; side < 3; side++)
        (void)snprintf(sum[side], sizeof sum[side], BD_SAY_N(REPORT_CARDS, layout->seekers[side]),
                       layout->seekers[side]);
    layout_count_row(out, layout, columns,
                     (const char *const[]){BD_SAY(REPORT_COLUMN_TOTAL), sum[BD_WHITE], sum[BD_NO_COLOUR],
                                           sum[BD_BLACK], bd_print_halves(all, points, sizeof points)});
}

/* "20 games, 1 bye, adjustments": what the points come from. */
static const char *layout_count_sources(bd_text *out, const bd_points_count *points)
{
    const struct {
        int count;
        const char *words;
    } kinds[] = {
        {points->forfeits, BD_SAY_N(REPORT_COUNT_DEFAULTS, points->forfeits)},
        {points->pairing_byes, BD_SAY_N(REPORT_COUNT_BYES, points->pairing_byes)},
        {points->full_byes, BD_SAY_N(REPORT_COUNT_FULL_BYES, points->full_byes)},
        {points->half_byes, BD_SAY_N(REPORT_COUNT_HALF_BYES, points->half_byes)},
        {points->unknown_byes, BD_SAY_N(REPORT_COUNT_UNKNOWN_BYES, points->unknown_byes)},
    };
    bd_text sources = bd_text_new(out->arena);
    bd_text_add(&sources, BD_SAY_N(REPORT_COUNT_GAMES, points->games), points->games);
    for (size_t i = 0; i < BD_COUNT(kinds); i++) {
        if (kinds[i].count == 0) continue;
        bd_text_add_string(&sources, ", ");
        bd_text_add(&sources, kinds[i].words, kinds[i].count);
    }
    if (points->adjusted != 0) bd_text_add(&sources, ", %s", BD_SAY(REPORT_COUNT_ADJUSTMENTS));
    return BD_FINISH(out, &sources);
}

static void layout_count_check(bd_text *out, const bd_points_count *points, const bd_terminal *terminal)
{
    char on_cards[16], counted[16], apart[16];
    const int off = points->on_cards - points->counted;
    const char *sources = layout_count_sources(out, points);
    bd_text line = bd_text_new(out->arena);
    (void)bd_print_halves(points->on_cards, on_cards, sizeof on_cards);
    (void)bd_print_halves(points->counted, counted, sizeof counted);
    (void)bd_print_halves(off > 0 ? off : -off, apart, sizeof apart);
    if (off == 0)
        bd_text_add(&line, BD_SAY(REPORT_COUNT_AGREES), on_cards, sources, counted);
    else if (off > 0)
        bd_text_add(&line, BD_SAY(REPORT_COUNT_TOO_MANY), on_cards, sources, counted, apart);
    else
        bd_text_add(&line, BD_SAY(REPORT_COUNT_TOO_FEW), on_cards, sources, counted, apart);
    if (points->open > 0) {
        bd_text_add_char(&line, ' ');
        bd_text_add(&line, BD_SAY_N(REPORT_COUNT_OPEN, points->open), points->open);
    }
    if (off != 0 && points->incomplete > 0) {
        bd_text_add_char(&line, ' ');
        bd_text_add(&line, BD_SAY_N(REPORT_COUNT_INCOMPLETE, points->incomplete), points->incomplete);
    }
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, BD_FINISH(out, &line), 0, terminal->width);
}

static void layout_count_byes(bd_text *out, const bd_layout *layout)
{
    for (size_t l = 0; l < layout->level_count; l++)
        for (size_t i = 0; i < layout->levels[l].count; i++) {
            const bd_laid_card *laid = &layout->levels[l].cards[i];
            if (laid->attendance != BD_HAS_BYE) continue;
            bd_text_add(out, BD_SAY(REPORT_BYE_NOW), laid->card->id, bd_name_of(laid->card),
                        bd_word_bye(laid->bye));
            bd_text_add_char(out, '\n');
        }
    for (size_t l = 0; l < layout->level_count; l++)
        for (size_t i = 0; i < layout->levels[l].count; i++) {
            const bd_card *card = layout->levels[l].cards[i].card;
            for (size_t k = 0; k < card->bye_count; k++) {
                if (card->byes[k].round <= layout->round) continue;
                bd_text_add(out, BD_SAY(REPORT_BYE_LATER), card->byes[k].round, card->id, bd_name_of(card),
                            bd_word_bye(card->byes[k].kind));
                bd_text_add_char(out, '\n');
            }
        }
}

static void layout_count_away(bd_text *out, const bd_layout *layout)
{
    for (size_t i = 0; i < layout->away_count; i++) {
        const bd_card *card = layout->away[i].card;
        if (card->joined > layout->round)
            bd_text_add(out, BD_SAY(REPORT_AWAY_JOINS), card->id, bd_name_of(card), card->joined);
        else if (card->withdrawn > 0 && card->withdrawn <= layout->round)
            bd_text_add(out, BD_SAY(REPORT_AWAY_WITHDREW), card->id, bd_name_of(card), card->withdrawn);
        else
            bd_text_add(out, BD_SAY(REPORT_AWAY), card->id, bd_name_of(card));
        bd_text_add_char(out, '\n');
    }
}

static void layout_count_text(const bd_layout *layout, const bd_terminal *terminal, bd_text *out)
{
    layout_count_table(out, layout, terminal);
    layout_count_check(out, &layout->points, terminal);
    layout_count_byes(out, layout);
    layout_count_away(out, layout);
}

void bd_layout_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_layout *layout = self;
    const sides s = layout_text_measure(layout, terminal);
    layout_text_heading(out, layout, terminal);
    layout_text_sides(out, &s, terminal);
    for (size_t i = 0; i < layout->level_count; i++) layout_text_level(out, &layout->levels[i], &s, terminal);
    layout_count_text(layout, terminal, out);
    const char *estimates = bd_estimate_legend(layout->tournament);
    if (estimates != NULL) bd_page_wrapped(out, estimates, 0, terminal->width);
}
