/* Entry: one row as a player, field by field. */
#include "cards/card.h"
#include "cards/person.h"
#include "lists/lister.h"

#include <ctype.h>
#include <string.h>

/* ---- Values that a column decides as a whole ---- */

void list_decide_sex(bd_lister *l, size_t first, size_t end)
{
    const int column = l->column_of[l->sex_field];
    bool h = false, k = false, v = false, f = false, m = false, w = false;
    l->man = l->woman = 0;
    l->sex_open = false;
    if (column < 0) return;
    for (size_t r = first; r < end; r++) {
        const char *text = list_key(l, list_cell(l, &l->grid.rows[r], column));
        if (text[0] == '\0' || text[1] != '\0') continue;
        h = h || *text == 'h';
        k = k || *text == 'k';
        v = v || *text == 'v';
        f = f || *text == 'f';
        m = m || *text == 'm';
        w = w || *text == 'w';
    }
    const char *heading = l->headings[column], *key = list_key(l, heading);
    const bool spanish = strcmp(key, "sexo") == 0 || strcmp(key, "genero") == 0;
    if (h && !f) {
        l->man = 'h', l->woman = 'm';
    } else if (v && spanish) {
        l->man = 'v', l->woman = 'm';
    } else if (k)
        l->man = 'm', l->woman = 'k';
    else if (v)
        l->man = 'm', l->woman = 'v';
    else if (m && spanish && !f && !w) {
        l->sex_open = true;
        list_ask(l, 0, BD_ANSWER_COLUMN, heading, false, BD_SAY(LIST_SEX_OPEN), heading);
    }
    if (l->woman != 0 && (h || k || v))
        list_warn(l, 0, BD_SAY(LIST_SEX_LETTERS), heading, toupper(l->man), toupper(l->woman));
}

/* Ids that begin with zeros are all so long; a shorter one may have lost its zeros. */
static size_t list_id_length(bd_lister *l, int column)
{
    size_t usual = 0, with_zero = 0;
    for (size_t r = 0; r < l->grid.count; r++) {
        const char *text = list_cell(l, &l->grid.rows[r], column);
        if (*text == '\'') text++;
        const size_t length = strlen(text);
        if (*text != '0' || length < 4 || strspn(text, "0123456789") != length || strspn(text, "0") == length)
            continue;
        with_zero++;
        if (length > usual) usual = length;
    }
    return with_zero >= 2 ? usual : 0;
}

/* ---- One player ---- */

const char *list_told_cell(const bd_lister *l, int line, const char *field)
{
    for (size_t i = 0; i < l->answers->cell_count; i++)
        if (l->answers->cells[i].line == line && strcmp(l->answers->cells[i].what, field) == 0)
            return l->answers->cells[i].value;
    return NULL;
}

static const char *list_told_field(const bd_lister *l, int line, const bd_player_field *field)
{
    const char *names[] = {bd_player_heading(field), bd_player_edit_key(field), field->key};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *told = list_told_cell(l, line, names[i]);
        if (told != NULL) return told;
    }
    return NULL;
}

static const char *list_plain_text(bd_lister *l, int line, const char *text)
{
    if (*text == '\0') return NULL;
    if (*text == '#' && isupper((unsigned char)text[1])) {
        list_warn(l, line, BD_SAY(LIST_SHEET_ERROR), text);
        return NULL;
    }
    static const char *const none[] = {"none",    "na",      "n a",  "nil",  "keiner", "aucun",
                                       "ninguno", "nessuno", "brak", "geen", NULL};
    const char *folded = list_fold(l, text);
    return *folded == '\0' || list_is_one_of(folded, none) ? NULL : text;
}

/* Groups whose members better do not meet, separated by semicolons: "Hart family; Lewes minibus". */
static void list_take_groups(bd_lister *l, bd_card *card, const char *text)
{
    const char **groups = bd_arena_alloc(l->arena, strlen(text) / 2 + 1, sizeof *groups);
    if (groups == NULL) l->failed = true;
    while (groups != NULL && *text != '\0') {
        const size_t length = strcspn(text, ";");
        const char *group = list_part(l, text, length);
        if (*group != '\0') groups[card->group_count++] = group;
        text += length + (text[length] == ';');
    }
    card->groups = groups;
}

static void list_take_field(bd_lister *l, bd_card *card, bd_list_entry *entry, int role,
                            const bd_grid_cell *cell)
{
    const bd_player_field *field = list_role_field(role);
    void *place = bd_player_place(card, field);
    const int line = entry->line;
    const char *text = cell->text;
    if (role == l->grade_field || role == l->rating_field) {
        bool none = false;
        (void)list_take_number(l, line, role, text, place, &none);
        if (role == l->grade_field)
            entry->no_grade = none;
        else
            entry->no_rating = none;
    } else if (role == l->national_field)
        card->person->national_id = list_take_national(l, line, text, list_id_length(l, l->column_of[role]));
    else if (role == l->fide_field)
        card->person->fide_number = list_take_fide(l, line, text);
    else if (role == l->title_field) {
        const char *title = list_take_title(l, line, text);
        if (title != NULL) card->title = title;
    } else if (role == l->birth_field)
        card->person->birth = list_take_date(l, line, l->column_of[role] >= 0 ? l->column_of[role] : 0, cell);
    else if (role == l->sex_field)
        card->person->sex = list_take_sex(l, line, text);
    else if (field->type == BD_PLAYER_GROUPS)
        list_take_groups(l, card, text);
    else if (field->type == BD_PLAYER_TEXT && role != l->name_field) {
        const char *plain = list_plain_text(l, line, text);
        const bool country = plain != NULL && role == l->federation_field;
        *(const char **)place = country ? list_take_federation(l, line, plain) : plain;
    }
}

/* What stands in columns that are not known. */
static void list_take_notes(bd_lister *l, bd_card *card, const bd_grid_row *row)
{
    bd_text text = bd_text_new(l->arena);
    bd_person *person = card->person;
    for (size_t c = 0; c < l->column_count && c < row->count; c++) {
        if (l->role_of[c] != LIST_NOTE || row->cells[c].text[0] == '\0' || l->headings[c][0] == '\0' ||
            l->header_row == SIZE_MAX)
            continue;
        bool seat = false;
        for (size_t g = 0; g < l->group_count; g++)
            seat = seat || l->groups[g].name == (int)c || l->groups[g].rating == (int)c;
        if (seat) continue;
        bd_text_add_string(&text, text.length == 0 ? "{" : ", ");
        bd_text_add_json(&text, l->headings[c]);
        bd_text_add_string(&text, ": ");
        bd_text_add_json(&text, row->cells[c].text);
    }
    if (text.length == 0) return;
    bd_text_add_char(&text, '}');
    person->notes = bd_arena_alloc(l->arena, 1, sizeof *person->notes);
    l->failed = l->failed || text.failed || person->notes == NULL;
    if (l->failed) return;
    person->note_capacity = person->note_count = 1;
    person->notes[0] = (bd_note){.key = "notes", .text = text.bytes};
}

/* The name of two columns; capitals and titles as in one. */
static void list_name_of_columns(bd_lister *l, const bd_grid_row *row, list_name *n)
{
    const char *surname = list_cell(l, row, l->column_of[LIST_SURNAME]),
               *forename = list_cell(l, row, l->column_of[LIST_FORENAME]);
    const char *prefix = list_cell(l, row, l->column_of[LIST_PREFIX]),
               *middle = list_cell(l, row, l->column_of[LIST_MIDDLE]);
    const char *suffix = list_cell(l, row, l->column_of[LIST_SUFFIX]);
    if (*prefix != '\0' && *surname != '\0') {
        surname = list_print(l, "%s %s", prefix, surname);
        list_warn(l, 0, BD_SAY(LIST_PREFIX_PUT), l->headings[l->column_of[LIST_PREFIX]]);
    }
    if (*middle != '\0') forename = list_print(l, "%s %s", forename, middle);
    if (*suffix != '\0') forename = list_print(l, "%s %s", forename, suffix);
    if (*surname == '\0' || *forename == '\0') {
        list_read_name(l, row->line, *surname != '\0' ? surname : forename, n);
        if (!n->decided && n->word_count > 1)
            *n = (list_name){
                .line = row->line, .surname = *surname != '\0' ? surname : forename, .decided = true};
        return;
    }
    list_read_name(l, row->line, list_print(l, "%s, %s", surname, forename), n);
}

static void list_take_name(bd_lister *l, const bd_grid_row *row, const list_group *group, list_name *n)
{
    const char *told = list_told_cell(l, row->line, "name");
    if (told != NULL) {
        *n = (list_name){.line = row->line, .surname = told, .decided = true};
        return;
    }
    const int column = group != NULL ? group->name : l->column_of[l->name_field];
    const char *text = list_cell(l, row, column);
    if (column >= 0 && *text != '\0')
        list_read_name(l, row->line, text, n);
    else
        list_name_of_columns(l, row, n);
}

/* A row whose cells say that its player does not come. */
const char *list_row_is_away(bd_lister *l, const bd_grid_row *row)
{
    const int column = l->column_of[LIST_STATUS];
    const char *text = list_cell(l, row, column);
    if (*text != '\0' && list_is_away(l, text)) return text;
    if (*text != '\0' && strcmp(list_key(l, l->headings[column]), "withdrawn") == 0 &&
        !list_says_none(l, text))
        return text;
    for (size_t c = 0; c < row->count; c++) {
        const char *folded = list_fold(l, row->cells[c].text);
        if (strcmp(folded, "withdrawn") == 0 || strcmp(folded, "zuruckgezogen") == 0)
            return row->cells[c].text;
        const char *bracket = strstr(row->cells[c].text, "(withdrawn)");
        if (bracket != NULL) return "withdrawn";
    }
    return NULL;
}

static void list_take_number_in_list(bd_lister *l, const bd_grid_row *row, bd_list_entry *entry)
{
    const char *text = list_cell(l, row, l->column_of[LIST_NUMBER]);
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 5 || (text[digits] != '\0' && strcmp(text + digits, ".") != 0)) return;
    for (size_t i = 0; i < digits; i++) entry->number = entry->number * 10 + (text[i] - '0');
    if (entry->number > BD_ID_MAX) entry->number = 0;
}

/* Cells that stand where no column is: "(bye rd 2)" behind the last one. */
static void list_take_loose_byes(bd_lister *l, bd_card *card, const bd_grid_row *row)
{
    for (size_t c = 0; c < row->count; c++) {
        const char *text = row->cells[c].text;
        const bool known = c < l->column_count && l->role_of[c] != LIST_NOTE;
        if (!known && l->header_row == SIZE_MAX && strstr(list_fold(l, text), "bye") != NULL)
            list_take_byes(l, card, row->line, text);
    }
}

void list_take_player(bd_lister *l, const list_row *from, const list_group *group, bd_card *card,
                      bd_list_entry *entry, list_name *name)
{
    const bd_grid_row *row = from->row;
    const int section = l->column_of[LIST_SECTION];
    *entry = (bd_list_entry){.line = row->line, .section = from->section, .row = row};
    list_take_name(l, row, group, name);
    card->title = name->title;
    for (size_t c = 0; c < l->column_count; c++) {
        const int role = l->role_of[c];
        bd_grid_cell cell = c < row->count ? row->cells[c] : (bd_grid_cell){.text = ""};
        if (role < LIST_OWN_ROLES || l->column_of[role] != (int)c) continue;
        const char *told = list_told_field(l, row->line, list_role_field(role));
        if (told != NULL) cell = (bd_grid_cell){.text = told};
        list_take_field(l, card, entry, role, &cell);
    }
    for (size_t i = 0; i < bd_player_field_count; i++) { /* what the list has no column for */
        const char *told = list_told_field(l, row->line, &bd_player_fields[i]);
        const bd_grid_cell cell = {.text = told};
        if (told != NULL && l->column_of[LIST_OWN_ROLES + i] < 0)
            list_take_field(l, card, entry, LIST_OWN_ROLES + (int)i, &cell);
    }
    if (group != NULL && group->rating >= 0) {
        const bd_grid_cell cell = {.text = list_cell(l, row, group->rating)};
        list_take_field(l, card, entry, l->grade_field, &cell);
    } else if (group != NULL)
        entry->no_grade = true;
    if (section >= 0 && *list_cell(l, row, section) != '\0')
        entry->section = list_take_section(l, list_cell(l, row, section));
    const char *byes = list_told_cell(l, row->line, "byes");
    if (byes != NULL || l->column_of[LIST_BYES] >= 0) {
        entry->says_byes = true;
        list_take_byes(l, card, row->line, byes != NULL ? byes : list_cell(l, row, l->column_of[LIST_BYES]));
    } else
        list_take_loose_byes(l, card, row);
    list_take_number_in_list(l, row, entry);
    list_take_notes(l, card, row);
}
