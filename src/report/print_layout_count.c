/* The table of seekers, the points count, and who is away. */
#include "report/print_layout.h"

#include "base/ints.h"
#include "report/labels.h"
#include "report/page.h"

#include <stdio.h>

/* The guide's table: one row a level, the ids of its seekers, its points. A row takes as many lines as its
 * longest list. */
typedef struct list {
    const bd_laid_level *level;
    bd_colour side;
    size_t at; /* next card of the level */
} list;

enum { SCORE_COLUMNS = 6, POINTS_COLUMNS = 7, GAP = 2, LIST_MOST = 24 };

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
                     (const char *const[]){"Score", "White", "No colour", "Black", "Points"});
    for (size_t i = 0; i < layout->level_count; i++)
        layout_count_level(out, layout, &layout->levels[i], columns);
    char sum[3][24], points[16];
    int all = 0;
    for (size_t i = 0; i < layout->level_count; i++) all += layout->levels[i].points;
    for (int side = 0; side < 3; side++)
        (void)snprintf(sum[side], sizeof sum[side], "%d card%s", layout->seekers[side],
                       bd_plural(layout->seekers[side]));
    layout_count_row(out, layout, columns,
                     (const char *const[]){"Total", sum[BD_WHITE], sum[BD_NO_COLOUR], sum[BD_BLACK],
                                           bd_print_halves(all, points, sizeof points)});
}

static void layout_count_kind(bd_text *out, int count, const char *what)
{
    if (count > 0) bd_text_add(out, ", %d %s%s", count, what, bd_plural(count));
}

/* A sentence of its own, between the margins of the terminal. */
static void layout_count_sentence(bd_text *out, bd_text *sentence, const bd_terminal *terminal)
{
    const char *text = bd_page_part(out, sentence);
    bd_page_wrapped(out, text, 0, terminal->width);
}

static void layout_count_check(bd_text *out, const bd_points_count *points, const bd_terminal *terminal)
{
    char number[16];
    bd_text line = bd_text_new(out->arena);
    bd_text_add(&line, "Points count: %s on the cards.",
                bd_print_halves(points->on_cards, number, sizeof number));
    bd_text_add(&line, " %d game%s", points->games, bd_plural(points->games));
    layout_count_kind(&line, points->forfeits, "win by default");
    layout_count_kind(&line, points->pairing_byes, "bye");
    layout_count_kind(&line, points->full_byes, "full-point bye");
    layout_count_kind(&line, points->half_byes, "half-point bye");
    layout_count_kind(&line, points->unknown_byes, "bye of unknown kind");
    if (points->adjusted != 0) bd_text_add_string(&line, " and adjustments");
    bd_text_add(&line, " make %s:", bd_print_halves(points->counted, number, sizeof number));
    const int off = points->on_cards - points->counted;
    if (off == 0)
        bd_text_add_string(&line, " they agree.");
    else
        bd_text_add(&line, " %s too %s on the cards.",
                    bd_print_halves(off > 0 ? off : -off, number, sizeof number), off > 0 ? "many" : "few");
    if (points->open > 0)
        bd_text_add(&line, " %d game%s without a result.", points->open, points->open == 1 ? " is" : "s are");
    if (off != 0 && points->incomplete > 0)
        bd_text_add(&line, " %d card%s not tell every round.", points->incomplete,
                    points->incomplete == 1 ? " does" : "s do");
    bd_text_add_char(out, '\n');
    layout_count_sentence(out, &line, terminal);
}

static void layout_count_byes(bd_text *out, const bd_layout *layout)
{
    for (size_t l = 0; l < layout->level_count; l++)
        for (size_t i = 0; i < layout->levels[l].count; i++) {
            const bd_laid_card *laid = &layout->levels[l].cards[i];
            if (laid->attendance == BD_HAS_BYE)
                bd_text_add(out, "Bye this round: %d %s (%s)\n", laid->card->id, bd_name_of(laid->card),
                            bd_word_bye(laid->bye));
        }
    for (size_t l = 0; l < layout->level_count; l++)
        for (size_t i = 0; i < layout->levels[l].count; i++) {
            const bd_card *card = layout->levels[l].cards[i].card;
            for (size_t k = 0; k < card->bye_count; k++)
                if (card->byes[k].round > layout->round)
                    bd_text_add(out, "Bye in round %d: %d %s (%s)\n", card->byes[k].round, card->id,
                                bd_name_of(card), bd_word_bye(card->byes[k].kind));
        }
}

static void layout_count_away(bd_text *out, const bd_layout *layout)
{
    for (size_t i = 0; i < layout->away_count; i++) {
        const bd_card *card = layout->away[i].card;
        bd_text_add(out, "Away: %d %s", card->id, bd_name_of(card));
        if (card->joined > layout->round)
            bd_text_add(out, " (joins in round %d)\n", card->joined);
        else if (card->withdrawn > 0 && card->withdrawn <= layout->round)
            bd_text_add(out, " (withdrew from round %d)\n", card->withdrawn);
        else
            bd_text_add_char(out, '\n');
    }
}

void bd_layout_count_text(const bd_layout *layout, const bd_terminal *terminal, bd_text *out)
{
    layout_count_table(out, layout, terminal);
    layout_count_check(out, &layout->points, terminal);
    layout_count_byes(out, layout);
    layout_count_away(out, layout);
}
