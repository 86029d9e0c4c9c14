#include "report/print_layout.h"

#include "base/ints.h"
#include "cards/card.h"
#include "people/columns.h"
#include "report/heading.h"
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
    const char *text = bd_page_part(out, &line);
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
    const char *text = bd_page_part(out, &line);
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
    bd_page_bold(out, terminal, bd_page_part(out, &title));
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
    bd_heading(out, terminal, layout->tournament, layout->round);
    const int cards = layout->attending;
    if (cards % 2 != 0)
        bd_text_add(out, BD_SAY_N(REPORT_TO_PAIR_BYE, cards), layout->rules->id, cards);
    else
        bd_text_add(out, BD_SAY_N(REPORT_TO_PAIR, cards), layout->rules->id, cards);
    bd_text_add_char(out, '\n');
}

void bd_layout_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_layout *layout = self;
    const sides s = layout_text_measure(layout, terminal);
    layout_text_heading(out, layout, terminal);
    layout_text_sides(out, &s, terminal);
    for (size_t i = 0; i < layout->level_count; i++) layout_text_level(out, &layout->levels[i], &s, terminal);
    bd_layout_count_text(layout, terminal, out);
    const char *estimates = bd_estimate_legend(layout->tournament);
    if (estimates != NULL) bd_page_wrapped(out, estimates, 0, terminal->width);
}
