#include "report/sheet/sheet.h"

#include "base/assert.h"
#include "base/base_words.h"
#include "cards/heads.h"
#include "report/html.h"
#include "report/page.h"
#include "report/report_words.h"
#include "report/sheet/sheet_parts.h"
#include "report/sheet/sheet_words.h"

/* A kind: what it is called, what it needs, and how it is filled. Without pages of its own it is a grid. */
typedef struct sheet_row {
    const char *id, *title;
    bd_sheet_needs needs;
    void (*fill)(const bd_sheet *sheet, bd_sheet_grid *grid);
    void (*pages)(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out);
} sheet_row;

static const sheet_row sheet_rows[BD_SHEET_KINDS] = {
    [BD_SHEET_PAIRINGS] =
        {"pairings", BD_ENGLISH(REPORT_PAGE_PAIRINGS), {.draw = true}, bd_sheet_pairings, NULL},
    [BD_SHEET_ALPHABETICAL] =
        {"alphabetical", BD_ENGLISH(SHEET_ALPHABETICAL), {.draw = true}, bd_sheet_alphabetical, NULL},
    [BD_SHEET_CARDS] =
        {"cards", BD_ENGLISH(SHEET_CARDS), {.layout = true}, bd_sheet_cards, bd_sheet_card_pages},
    [BD_SHEET_STANDINGS] =
        {"standings", BD_ENGLISH(REPORT_PAGE_STANDINGS), {.standings = true}, bd_sheet_standings, NULL},
    [BD_SHEET_CROSSTABLE] =
        {"crosstable", BD_ENGLISH(REPORT_PAGE_CROSSTABLE), {.standings = true}, bd_sheet_crosstable, NULL},
    [BD_SHEET_SLIPS] =
        {"slips", BD_ENGLISH(SHEET_SLIPS), {.draw = true}, bd_sheet_slips, bd_sheet_slip_pages},
    [BD_SHEET_NOT_PLAYING] =
        {"notplaying", BD_ENGLISH(SHEET_NOT_PLAYING), {.draw = true}, bd_sheet_not_playing, NULL},
    [BD_SHEET_SCHOOLS] = {"schools",
                          BD_ENGLISH(REPORT_PAGE_SCHOOLS),
                          {.groups = true, .grouping = BD_BY_SCHOOL},
                          bd_sheet_groups,
                          NULL},
    [BD_SHEET_TEAMS] =
        {"teams", BD_ENGLISH(SHEET_TEAMS), {.groups = true, .grouping = BD_BY_TEAM}, bd_sheet_groups, NULL},
    [BD_SHEET_PRIZES] = {"prizes", BD_ENGLISH(SHEET_PRIZES), {.prizes = true}, bd_sheet_prizes, NULL},
    [BD_SHEET_MATCHES] =
        {"matches", BD_ENGLISH(SHEET_MATCHES), {.draw = true, .teams = true}, bd_sheet_matches, NULL},
    [BD_SHEET_BOARDS] = {
        "boards", BD_ENGLISH(SHEET_BOARDS), {.teams = true, .boards = true}, bd_sheet_board_scores, NULL}};

const char *bd_sheet_id(bd_sheet_kind kind)
{
    BD_ASSERT(kind < BD_SHEET_KINDS);
    return sheet_rows[kind].id;
}

bd_sheet_needs bd_sheet_needs_of(bd_sheet_kind kind)
{
    BD_ASSERT(kind < BD_SHEET_KINDS);
    return sheet_rows[kind].needs;
}

static const char *const date_months[] = {
    BD_ENGLISH(SHEET_MONTH_1),  BD_ENGLISH(SHEET_MONTH_2),  BD_ENGLISH(SHEET_MONTH_3),
    BD_ENGLISH(SHEET_MONTH_4),  BD_ENGLISH(SHEET_MONTH_5),  BD_ENGLISH(SHEET_MONTH_6),
    BD_ENGLISH(SHEET_MONTH_7),  BD_ENGLISH(SHEET_MONTH_8),  BD_ENGLISH(SHEET_MONTH_9),
    BD_ENGLISH(SHEET_MONTH_10), BD_ENGLISH(SHEET_MONTH_11), BD_ENGLISH(SHEET_MONTH_12)};

/* "18 November 2026", the day of a round, from the file; "". */
static const char *sheet_date(const bd_tournament *tournament, int round, bd_text *owner)
{
    bd_day day;
    if (!bd_head_day(tournament, round > 0 ? round : 1, &day)) return "";
    return BD_PRINT(owner, BD_SAY(SHEET_DATE), day.day, bd_say(date_months[day.month - 1]), day.year);
}

bd_sheet_heading bd_sheet_heading_of(const bd_sheet *sheet, bd_arena *arena)
{
    const bd_tournament *t = sheet->tournament;
    const bool played = bd_sheet_needs_of(sheet->kind).draw;
    const bool final = !played && sheet->round > 0 && sheet->round == t->rounds;
    bd_text words = bd_text_new(arena); /* only its failures: a heading is made again for each page */
    return (bd_sheet_heading){
        .event = t->name != NULL ? t->name : BD_SAY(SHEET_NO_NAME),
        .title = final && sheet->kind == BD_SHEET_STANDINGS ? BD_SAY(SHEET_FINAL)
                                                            : bd_say(sheet_rows[sheet->kind].title),
        .round = sheet->round > 0 ? bd_page_round(&words, t, sheet->round, !played) : "",
        .date = sheet->date != NULL ? sheet->date : sheet_date(t, sheet->round, &words)};
}

static void sheet_head(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out)
{
    const bd_sheet_heading heading = bd_sheet_heading_of(sheet, out->arena);
    bd_html_page_begin(out, BD_PRINT(out, BD_SAY(REPORT_PAGE_LEVEL), heading.event, heading.title));
    bd_text_add_string(out, bd_sheet_css);
    bd_sheet_css_of_paper(style, out);
    bd_html_page_styled(out);
}

static bd_sheet_grid sheet_fill(const bd_sheet *sheet, bd_arena *arena)
{
    bd_sheet_grid grid = bd_sheet_grid_new(arena);
    sheet_rows[sheet->kind].fill(sheet, &grid);
    bd_sheet_close(&grid);
    return grid;
}

/* How long the projector takes for all rows: a second and a half for each, less for each of many. */
static int sheet_seconds(const bd_sheet *sheets, size_t count)
{
    size_t rows = 0;
    for (size_t i = 0; i < count; i++) rows += sheets[i].tournament->card_count / 2 + 4;
    return rows < 40 ? 10 + (int)rows * 3 / 2 : 50 + (int)rows / 2;
}

/* The heading of a lone sheet stays; those of several go by with their rows. */
static void sheet_open_roll(const bd_sheet *sheets, size_t count, bd_text *out)
{
    bd_text_add_string(out, "<body class=\"screen\">\n");
    if (count == 1) {
        const bd_sheet_heading heading = bd_sheet_heading_of(&sheets[0], out->arena);
        bd_sheet_head(out, &heading, "p", "");
    }
    bd_text_add(out, "<main class=\"view\"><div class=\"roll\" style=\"--seconds:%ds\">\n",
                sheet_seconds(sheets, count));
}

void bd_sheets_html(const bd_sheet *sheets, size_t count, const bd_sheet_style *style, bd_text *out)
{
    BD_ASSERT(count > 0);
    sheet_head(&sheets[0], style, out);
    if (style->screen)
        sheet_open_roll(sheets, count, out);
    else
        bd_text_add_string(out, "<body>\n<main>\n");
    for (size_t i = 0; i < count; i++) {
        const sheet_row *row = &sheet_rows[sheets[i].kind];
        if (row->pages != NULL)
            row->pages(&sheets[i], style, out);
        else {
            bd_sheet_grid grid = sheet_fill(&sheets[i], out->arena);
            bd_sheet_grid_pages(&sheets[i], &grid, style, out);
        }
    }
    bd_text_add_string(out,
                       style->screen ? "</div></main>\n</body>\n</html>\n" : "</main>\n</body>\n</html>\n");
}

void bd_sheet_text(const bd_sheet *sheet, const bd_terminal *terminal, bd_text *out)
{
    const bd_sheet_grid grid = sheet_fill(sheet, out->arena);
    const bd_sheet_heading heading = bd_sheet_heading_of(sheet, out->arena);
    const bd_table table = bd_sheet_table(&grid, terminal->utf8);
    bd_page_heading(out, terminal, sheet->tournament, sheet->round, !bd_sheet_needs_of(sheet->kind).draw);
    bd_text_add(out, "%s%s%s\n\n", heading.title, heading.date[0] != '\0' ? ", " : "", heading.date);
    if (bd_sheet_rows(&grid) > 0)
        bd_table_text(&table, terminal, out);
    else
        bd_text_add(out, "%s\n", grid.nothing);
    if (grid.note_count > 0) bd_text_add_char(out, '\n');
    for (size_t i = 0; i < grid.note_count; i++)
        bd_page_wrapped(out, BD_PRINT(out, "%s: %s", grid.notes[i].title, grid.notes[i].text), 0,
                        terminal->width);
    if (grid.remark[0] == '\0') return;
    bd_text_add_char(out, '\n');
    bd_page_wrapped(out, grid.remark, 0, terminal->width);
}

void bd_sheet_csv(const bd_sheet *sheet, bd_text *out)
{
    const bd_sheet_grid grid = sheet_fill(sheet, out->arena);
    const bd_table table = bd_sheet_data(&grid);
    bd_table_csv(&table, out);
}
