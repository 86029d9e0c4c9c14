/* The table of seekers, the points count, and who is away. */
#include "cards/card.h"
#include "report/print_layout.h"

#include "base/ints.h"
#include "people/columns.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

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
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (kinds[i].count == 0) continue;
        bd_text_add_string(&sources, ", ");
        bd_text_add(&sources, kinds[i].words, kinds[i].count);
    }
    if (points->adjusted != 0) bd_text_add(&sources, ", %s", BD_SAY(REPORT_COUNT_ADJUSTMENTS));
    return bd_page_part(out, &sources);
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
    bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
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

void bd_layout_count_text(const bd_layout *layout, const bd_terminal *terminal, bd_text *out)
{
    layout_count_table(out, layout, terminal);
    layout_count_check(out, &layout->points, terminal);
    layout_count_byes(out, layout);
    layout_count_away(out, layout);
}
