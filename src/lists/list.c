/* List: from the grid to entries: where the header is, which rows are players, and what else stands there. */
#include "cards/card.h"
#include "cards/person.h"
#include "lists/lister.h"

#include <ctype.h>
#include <string.h>

/* ---- Rows ---- */

static size_t list_filled(const bd_grid_row *row)
{
    size_t count = 0;
    for (size_t c = 0; c < row->count; c++) count += row->cells[c].text[0] != '\0';
    return count;
}

static const char *list_first_text(const bd_grid_row *row)
{
    for (size_t c = 0; c < row->count; c++)
        if (row->cells[c].text[0] != '\0') return row->cells[c].text;
    return "";
}

/* "Total: 7", "Summe". */
static bool list_is_sum(bd_lister *l, const char *text)
{
    static const char *const sums[] = {
        "total",   "totals",       "sum",     "summe",  "gesamt",  "insgesamt", "totale",
        "razem",   "suma",         "totaal",  "anzahl", "count",   "subtotal",  "somme",
        "average", "durchschnitt", "schnitt", "media",  "moyenne", "elo",       NULL};
    const char *folded = list_fold(l, text);
    const size_t length = strcspn(folded, " ");
    if (strncmp(folded, "number of", 9) == 0 || strncmp(folded, "grand total", 11) == 0) return true;
    return list_is_one_of(list_part(l, folded, length), sums) && strchr(text, ',') == NULL;
}

/* Words, not a name: a sentence, an address, something with numbers. */
static bool list_is_prose(bd_lister *l, const char *text)
{
    size_t words = 1;
    for (const char *p = text; *p != '\0'; p++) words += *p == ' ';
    if (strpbrk(text, "0123456789@!?:=<>") != NULL || strstr(text, "http") != NULL ||
        strstr(text, "www.") != NULL)
        return true;
    if (words > 6 || list_is_sum(l, text)) return true;
    const size_t length = strlen(text);
    if (words > 2 && text[length - 1] == '.' && length > 3 && text[length - 3] != ' ' &&
        text[length - 3] != '.') {
        const char *folded = list_fold(l, text);
        return strstr(folded, " jr") == NULL && strstr(folded, " sr") == NULL;
    }
    const char *comma = strchr(text, ',');
    return comma != NULL && words > 4;
}

/* A name starts each of its words in capitals, but for prefixes. */
static bool list_may_be_name(bd_lister *l, const char *text)
{
    size_t small = 0;
    if (list_is_prose(l, text)) return false;
    for (const char *p = text; *p != '\0';) {
        while (*p == ' ') p++;
        const size_t length = strcspn(p, " ");
        small += length > 3 && islower((unsigned char)*p);
        p += length;
    }
    return small == 0;
}

bool list_is_away(bd_lister *l, const char *text)
{
    static const char *const words[] = {"withdrawn",
                                        "withdrawals",
                                        "withdrew",
                                        "cancelled",
                                        "canceled",
                                        "cancellations",
                                        "refunded",
                                        "reserve",
                                        "reserves",
                                        "reserve list",
                                        "waiting list",
                                        "waitlist",
                                        "zuruckgezogen",
                                        "zurueckgezogen",
                                        "abgemeldet",
                                        "absagen",
                                        "warteliste",
                                        "retirados",
                                        "retires",
                                        "forfaits",
                                        "lista de espera",
                                        "ritirati",
                                        "liste d attente",
                                        "wycofani",
                                        "rezerwa",
                                        "teruggetrokken",
                                        "not attending",
                                        "no longer playing",
                                        "deleted",
                                        "declined",
                                        "not playing",
                                        "withdrawn players",
                                        "withdrawn entries",
                                        "lista rezerwowa",
                                        "wachtlijst",
                                        "reservelijst",
                                        "baja",
                                        "bajas",
                                        "ritirato",
                                        "retire",
                                        "absage",
                                        NULL};
    return list_is_one_of(list_fold(l, text), words);
}

static bool list_same_cells(const bd_grid_row *a, const bd_grid_row *b)
{
    if (a->count != b->count) return false;
    for (size_t c = 0; c < a->count; c++)
        if (strcmp(a->cells[c].text, b->cells[c].text) != 0) return false;
    return true;
}

/* A row of headings: two at least with one of names, or a form with seats, or the heading "Name" alone. */
static bool list_is_header(bd_lister *l, const bd_grid_row *row)
{
    const list_known known = list_known_headings(l, row);
    const size_t filled = list_filled(row);
    bool name = known.name;
    size_t seats = 0;
    if (filled == 0) return false;
    for (size_t c = 0; c < row->count && c < LIST_COLUMNS_MAX; c++) {
        const char *folded = list_fold(l, row->cells[c].text);
        seats += (strncmp(folded, "board ", 6) == 0 && isdigit((unsigned char)folded[6])) ||
                 (strncmp(folded, "player ", 7) == 0 && isdigit((unsigned char)folded[7])) ||
                 strcmp(folded, "captain") == 0;
        for (size_t k = 0; k < l->answers->column_count; k++)
            name = name || (strcmp(l->answers->columns[k].value, "name") == 0 &&
                            strcmp(list_key(l, l->answers->columns[k].what), list_key(l, folded)) == 0);
    }
    if (seats >= 2) return true;
    return (name && known.headings >= 2 && 3 * known.headings >= filled) || (name && filled == 1);
}

static size_t list_next_filled(const bd_grid *grid, size_t r)
{
    while (r < grid->count && list_filled(&grid->rows[r]) == 0) r++;
    return r;
}

/* Sections are called so, in capitals or "U1600"; what follows decides otherwise. */
static bool list_names_section(bd_lister *l, const char *text)
{
    static const char *const words[] = {
        "open",         "major",     "minor",      "premier", "section",    "gruppe",      "group",
        "groupe",       "grupo",     "gruppo",     "groep",   "grupa",      "challengers", "intermediate",
        "championship", "novice",    "foundation", "under",   "u",          "masters",     "reserves",
        "turnier",      "beginners", "juniors",    "seniors", "tournament", NULL};
    const char *folded = list_fold(l, text);
    for (const char *p = folded; *p != '\0';) {
        const size_t length = strcspn(p, " ");
        if (list_is_one_of(list_part(l, p, length), words) || (p[0] == 'u' && isdigit((unsigned char)p[1])))
            return true;
        p += length;
        while (*p == ' ') p++;
    }
    return false;
}

/* ---- Which rows are players ---- */

typedef struct list_scan {
    list_row *rows;
    size_t count;
    const char *section, *below;
    int below_line;
    size_t header; /* SIZE_MAX: none yet */
    bool titled;
} list_scan;

static void list_take_title_line(bd_lister *l, list_scan *s, const bd_grid_row *row)
{
    const char *text = list_first_text(row);
    const char *folded = list_fold(l, text);
    if (strstr(folded, "chess results") != NULL || strstr(folded, "turnierdatenbank") != NULL) {
        l->chess_results = true;
        list_warn(l, row->line, BD_SAY(LIST_OF_CHESS_RESULTS));
        return;
    }
    if (!s->titled && list_filled(row) == 1) {
        s->titled = true;
        l->list->players->name = text;
        list_warn(l, row->line, BD_SAY(LIST_TITLE_LINE));
    } else if (l->chess_results)
        list_warn(l, row->line, BD_SAY(LIST_OF_CHESS_RESULTS));
    else
        list_warn(l, row->line, BD_SAY(LIST_LEFT_OUT), text);
}

/* A row with one cell: the heading of a section, "Withdrawn", a footer, or a player of whom only the name is
 * told. */
static bool list_take_single(bd_lister *l, list_scan *s, size_t r)
{
    const bd_grid_row *row = &l->grid.rows[r];
    const char *text = list_first_text(row);
    const int name =
        l->column_of[l->name_field] >= 0 ? l->column_of[l->name_field] : l->column_of[LIST_SURNAME];
    const size_t next = list_next_filled(&l->grid, r + 1);
    const bool before_header =
        next < l->grid.count && s->header != SIZE_MAX && list_is_header(l, &l->grid.rows[next]);
    const bool in_name = name >= 0 && *list_cell(l, row, name) != '\0';
    const bool alone = l->column_count == 1;
    if (list_is_away(l, text)) {
        s->below = text;
        s->below_line = row->line;
        list_warn(l, row->line, BD_SAY(LIST_BELOW), text);
        return false;
    }
    const bool blank_above = r == 0 || list_filled(&l->grid.rows[r - 1]) == 0 || s->count == 0;
    const bool players_follow = next < l->grid.count && next == r + 1 && list_filled(&l->grid.rows[next]) > 1;
    const bool loud = list_is_capitals(text) && strchr(text, ' ') == NULL && strpbrk(text, ",.") == NULL;
    const bool named = list_names_section(l, text) && !list_is_sum(l, text) && strchr(text, ',') == NULL;
    if (!alone && (before_header || (players_follow && (named || (blank_above && (loud || !in_name)))))) {
        s->section = text;
        s->below = NULL;
        list_warn(l, row->line, BD_SAY(LIST_SECTION_LINE));
        return false;
    }
    if ((in_name || alone) && list_may_be_name(l, text)) return true;
    if (l->chess_results)
        list_warn(l, row->line, BD_SAY(LIST_OF_CHESS_RESULTS));
    else
        list_warn(l, row->line, BD_SAY(LIST_LEFT_OUT), text);
    return false;
}

static bool list_row_has_name(bd_lister *l, const bd_grid_row *row)
{
    bool any = *list_cell(l, row, l->column_of[l->name_field]) != '\0' ||
               *list_cell(l, row, l->column_of[LIST_SURNAME]) != '\0' ||
               *list_cell(l, row, l->column_of[LIST_FORENAME]) != '\0';
    for (size_t g = 0; g < l->group_count; g++) any = any || *list_cell(l, row, l->groups[g].name) != '\0';
    return any;
}

static bool list_line_is_left_out(const bd_lister *l, int line)
{
    for (size_t i = 0; i < l->answers->left_out_count; i++)
        if (l->answers->left_out[i] == line) return true;
    return false;
}

static void list_scan_row(bd_lister *l, list_scan *s, size_t r)
{
    const bd_grid_row *row = &l->grid.rows[r];
    const size_t filled = list_filled(row);
    if (filled == 0 || list_line_is_left_out(l, row->line)) return;
    if (s->header != SIZE_MAX && r > s->header && list_is_header(l, row)) {
        list_warn(l, row->line, BD_SAY(LIST_HEADER_AGAIN));
        if (!list_same_cells(row, &l->grid.rows[s->header])) {
            (void)list_take_header(l, r);
            list_settle_columns(l, r + 1, l->grid.count);
        }
        s->header = r;
        return;
    }
    if (filled == 1 && !list_take_single(l, s, r)) return;
    const char *text = list_first_text(row);
    if (list_is_sum(l, text) || (!list_row_has_name(l, row) && filled <= 2)) {
        list_warn(l, row->line, BD_SAY(LIST_LEFT_OUT), text);
        return;
    }
    if (!list_row_has_name(l, row)) {
        list_ask(l, row->line, BD_ANSWER_LINE, NULL, false, BD_SAY(LIST_NAMELESS), text);
        return;
    }
    s->rows[s->count++] = (list_row){.row = row,
                                     .section = s->below == NULL ? s->section : NULL,
                                     .below = s->below,
                                     .below_line = s->below_line,
                                     .header = l->header_row};
}

/* ---- The list ---- */

static void list_say_of_file(bd_lister *l)
{
    const bd_grid *g = &l->grid;
    static const char *const names[] = {"UTF-8",        "UTF-16",     "Windows-1252",
                                        "Windows-1250", "ISO 8859-2", "Mac Roman"};
    if (g->encoding == BD_GRID_MAC && g->returns)
        list_warn(l, 0, BD_SAY(LIST_OLD_MAC));
    else if (g->encoding > BD_GRID_UTF16)
        list_warn(l, 0, BD_SAY(LIST_ENCODING), names[g->encoding]);
    if (g->encoding_open)
        list_ask(l, 0, BD_ANSWER_CELL, "name", true, BD_SAY(LIST_ENCODING_OPEN), names[g->encoding]);
    if (g->separator == '|') list_warn(l, 0, BD_SAY(LIST_BARS));
    if (g->separator == '\0') list_warn(l, 0, BD_SAY(LIST_BLANKS));
    if (g->comment_line > 0) list_warn(l, g->comment_line, BD_SAY(LIST_COMMENT));
    if (g->more_sheets > 0) list_warn(l, 0, BD_SAY_N(LIST_MORE_SHEETS, g->more_sheets), g->more_sheets);
    if (g->formulas > 0) list_warn(l, 0, BD_SAY_N(LIST_FORMULAS, g->formulas), g->formulas);
    for (size_t r = 0; r < g->count; r++)
        if (g->rows[r].stray_quote) list_warn(l, g->rows[r].line, BD_SAY(LIST_STRAY_QUOTE));
}

static void list_learn_fields(bd_lister *l)
{
    l->name_field = list_field_role("name");
    l->grade_field = list_field_role("grade");
    l->rating_field = list_field_role("rating");
    l->title_field = list_field_role("title");
    l->national_field = list_field_role("national_id");
    l->fide_field = list_field_role("fide_number");
    l->birth_field = list_field_role("birth");
    l->sex_field = list_field_role("sex");
    l->club_field = list_field_role("club");
    l->school_field = list_field_role("school");
    l->team_field = list_field_role("team");
    l->federation_field = list_field_role("federation");
    BD_ASSERT(LIST_OWN_ROLES + bd_player_field_count <= sizeof l->column_of / sizeof *l->column_of);
}

static void list_settle_values(bd_lister *l, size_t first)
{
    list_decide_sex(l, first, l->grid.count);
    if (l->column_of[l->birth_field] >= 0)
        list_decide_dates(l, l->column_of[l->birth_field], first, l->grid.count);
}

/* Columns that are not known are notes, which is said of those that somebody may have wanted otherwise. */
static void list_say_notes(bd_lister *l)
{
    bd_text names = bd_text_new(l->arena);
    for (size_t c = 0; c < l->column_count; c++) {
        bool seat = l->headings[c][0] == '\0' || l->role_of[c] != LIST_NOTE;
        for (size_t g = 0; g < l->group_count; g++)
            seat = seat || l->groups[g].name == (int)c || l->groups[g].rating == (int)c;
        if (!seat) bd_text_add(&names, names.length > 0 ? ", %.60s" : "%.60s", l->headings[c]);
    }
    l->failed = l->failed || names.failed;
    if (names.length > 0) list_warn(l, 0, BD_SAY(LIST_NOTES_KEPT), names.bytes);
}

/* The header and what stands above it. */
static size_t list_begin(bd_lister *l, list_scan *s)
{
    size_t header = 0;
    while (header < l->grid.count && !list_is_header(l, &l->grid.rows[header])) header++;
    if (header == l->grid.count) {
        list_guess_columns(l);
        list_settle_values(l, 0);
        return 0;
    }
    s->header = header;
    bool again = false; /* a header below another one stands over a section of its own */
    for (size_t r = header + 1; r < l->grid.count && !again; r++) again = list_is_header(l, &l->grid.rows[r]);
    for (size_t r = 0; r < header; r++) {
        const bd_grid_row *row = &l->grid.rows[r];
        if (list_filled(row) == 0 || list_line_is_left_out(l, row->line)) continue;
        const bool last = list_next_filled(&l->grid, r + 1) == header && (s->titled || again);
        if (last && (s->titled || list_names_section(l, list_first_text(row))) && list_filled(row) == 1 &&
            !l->chess_results) {
            s->section = list_first_text(row);
            list_warn(l, row->line, BD_SAY(LIST_SECTION_LINE));
        } else
            list_take_title_line(l, s, row);
    }
    (void)list_take_header(l, header);
    list_settle_columns(l, header + 1, l->grid.count);
    list_settle_values(l, header + 1);
    list_say_notes(l);
    return header + 1;
}

/* An old grade of the ECF has three figures; beside ratings of four it is one. */
static void list_ask_old_grades(bd_lister *l)
{
    const bd_entries *list = l->list;
    size_t large = 0;
    for (size_t i = 0; i < list->players->card_count; i++) large += list->players->cards[i].grade >= 400;
    for (size_t i = 0; i < list->players->card_count && l->ecf && large > 0; i++) {
        const int grade = list->players->cards[i].grade;
        if (grade <= 0 || grade >= 300) continue;
        list_warn(l, list->entries[i].line, BD_SAY(LIST_OLD_GRADE), grade);
        list_ask(l, list->entries[i].line, BD_ANSWER_CELL, "grade", true, BD_SAY(LIST_OLD_GRADE_WHAT), grade,
                 grade * 15 / 2 + 700);
    }
}

static void list_note_section(bd_lister *l, const char *section)
{
    bd_entries *list = l->list;
    if (section == NULL || *section == '\0') return;
    for (size_t i = 0; i < list->section_count; i++)
        if (strcmp(list_key(l, list->sections[i]), list_key(l, section)) == 0) return;
    if (list->section_count >= list->section_capacity) {
        void *room = bd_arena_grow(l->arena, list->sections, &list->section_capacity, list->section_count + 1,
                                   sizeof *list->sections);
        if (room == NULL) l->failed = true;
        if (room == NULL) return;
        list->sections = room;
    }
    list->sections[list->section_count++] = section;
}

static void list_choose_section(bd_lister *l)
{
    bd_entries *list = l->list;
    bd_tournament *t = list->players;
    const char *wanted = l->answers->section;
    for (size_t i = 0; i < t->card_count; i++)
        if (!list->entries[i].perhaps) list_note_section(l, list->entries[i].section);
    if (wanted == NULL) {
        if (list->section_count > 1 && !l->answers->sections) {
            bd_text names = bd_text_new(l->arena);
            for (size_t i = 0; i < list->section_count; i++)
                bd_text_add(&names, i > 0 ? ", %.60s" : "%.60s", list->sections[i]);
            l->failed = l->failed || names.failed;
            list_ask(l, 0, BD_ANSWER_SECTION, NULL, false, BD_SAY_N(LIST_SECTIONS, list->section_count),
                     list->section_count, names.length > 0 ? names.bytes : "");
        }
        return;
    }
    size_t left = 0;
    for (size_t i = 0; i < t->card_count; i++) {
        if (list->entries[i].section != NULL &&
            strcmp(list_key(l, list->entries[i].section), list_key(l, wanted)) != 0)
            continue;
        t->cards[left] = t->cards[i];
        list->entries[left++] = list->entries[i];
    }
    t->card_count = left;
}

/* The numbers of the list where everybody has one of their own. */
static void list_number(bd_lister *l)
{
    bd_tournament *t = l->list->players;
    bool *used = bd_arena_alloc(l->arena, BD_ID_MAX + 1, sizeof *used);
    bool own = used != NULL && l->answers->section == NULL;
    if (used == NULL) l->failed = true;
    for (size_t i = 0; i < t->card_count && own; i++) {
        const int number = l->list->entries[i].number;
        own = number > 0 && !used[number];
        used[number] = true;
    }
    for (size_t i = 0; i < t->card_count; i++) t->cards[i].id = own ? l->list->entries[i].number : (int)i + 1;
}

static bd_status list_take_players(bd_lister *l, const list_scan *s, bd_err *err)
{
    bd_entries *list = l->list;
    list_name *names;
    size_t seats = l->group_count > 0 ? l->group_count : 1; /* the most that a header has in a line */
    for (size_t r = 0; r < s->count; r++) {
        if (s->rows[r].header == SIZE_MAX || (r > 0 && s->rows[r].header == s->rows[r - 1].header)) continue;
        (void)list_take_header(l, s->rows[r].header);
        if (l->group_count > seats) seats = l->group_count;
    }
    const size_t most = s->count * seats;
    BD_NEW(names, l->arena, most + 1, err);
    BD_NEW(list->entries, l->arena, most + 1, err);
    size_t header = SIZE_MAX;
    for (size_t r = 0; r < s->count; r++) {
        const list_row *row = &s->rows[r];
        if (row->header != header && row->header != SIZE_MAX) {
            (void)list_take_header(l, row->header);
            list_settle_columns(l, row->header + 1, l->grid.count);
            list_settle_values(l, row->header + 1);
            header = row->header;
        }
        for (size_t g = 0; g < (l->group_count > 0 ? l->group_count : 1); g++) {
            const list_group *group = l->group_count > 0 ? &l->groups[g] : NULL;
            bd_card *card = NULL;
            const size_t at = list->players->card_count;
            BD_ASSERT(at < most);
            if (group != NULL && *list_cell(l, row->row, group->name) == '\0') continue;
            if (at >= BD_PLAYERS_MAX)
                BD_FAIL(err, BD_BAD_INPUT, l->file_name, BD_SAY(LIST_TOO_MANY), (int)BD_PLAYERS_MAX);
            BD_TRY(bd_tournament_add_card(list->players, (int)at + 1, &card, err));
            list_take_player(l, row, group, card, &list->entries[at], &names[at]);
            const char *away = list_row_is_away(l, row->row);
            const bool enter = list_told_cell(l, row->row->line, "enter") != NULL;
            list->entries[at].perhaps =
                !enter && (row->below != NULL || away != NULL || (group != NULL && group->reserve));
            names[at].line = row->row->line;
            if (row->below != NULL) list->entries[at].below = row->below_line;
        }
    }
    const size_t count = list->players->card_count;
    list_settle_names(l, names, count);
    for (size_t i = 0; i < count; i++) {
        list->players->cards[i].name = list_whole_name(l, &names[i]);
        if (list->entries[i].perhaps && list->entries[i].below > 0)
            list_ask(l, list->entries[i].below, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_PERHAPS),
                     list->players->cards[i].name, list->entries[i].line);
        if (list->entries[i].perhaps) /* asked, and not entered */
            list_ask(l, list->entries[i].line, BD_ANSWER_LINE, NULL, true, BD_SAY(LIST_PERHAPS),
                     list->players->cards[i].name, list->entries[i].line);
    }
    return BD_OK;
}

static void list_put_together(bd_lister *l)
{
    list_ask_old_grades(l);
    list_join_homes(l, list_role_field(l->club_field));
    list_join_homes(l, list_role_field(l->school_field));
    list_join_homes(l, list_role_field(l->team_field));
    list_choose_section(l);
    list_find_twins(l);
    list_number(l);
}

static bd_status list_read_grid(bd_lister *l, bd_err *err)
{
    list_scan scan = {.header = SIZE_MAX};
    BD_NEW(scan.rows, l->arena, l->grid.count + 1, err);
    BD_NEW(l->known, l->arena, l->grid.count + 1, err);
    list_say_of_file(l);
    list_join_headers(l);
    const size_t first = list_begin(l, &scan);
    for (size_t r = first; r < l->grid.count; r++) list_scan_row(l, &scan, r);
    if (scan.count == 0 && !l->failed) BD_FAIL(err, BD_BAD_INPUT, l->file_name, BD_SAY(LIST_NO_PLAYERS));
    if (l->group_count > 0)
        list_ask(l, 0, BD_ANSWER_NAMES, NULL, true, BD_SAY_N(LIST_SEVERAL, l->group_count), l->group_count);
    BD_TRY(list_take_players(l, &scan, err));
    if (!l->failed) list_put_together(l);
    if (l->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

bd_status bd_list_read(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                       const bd_list_answers *answers, bd_entries **out, bd_err *err)
{
    bd_lister *l;
    BD_NEW(l, arena, 1, err);
    BD_NEW(l->list, arena, 1, err);
    l->list->players = bd_tournament_new(arena);
    if (l->list->players == NULL) BD_FAIL_MEMORY(err);
    l->list->players->format = BD_FORMAT_CSV;
    l->arena = arena;
    l->answers = answers;
    l->file_name = file_name;
    l->header_row = SIZE_MAX;
    list_learn_fields(l);
    for (size_t i = 0; i < sizeof l->column_of / sizeof *l->column_of; i++) l->column_of[i] = -1;
    BD_TRY(bd_grid_read(arena, file_name, bytes, length, &l->grid, err));
    BD_TRY(list_read_grid(l, err));
    *out = l->list;
    return BD_OK;
}
