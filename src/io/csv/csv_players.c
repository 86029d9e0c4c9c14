/* Lists of players. */
#include "io/csv/csv.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "io/csv/csv_table.h"
#include "io/csv/csv_words.h"
#include "io/input_check.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* Columns that are no field of the table; the table's own come behind them, in its order. */
enum { SURNAME, FORENAME, ID, BYES, OWN_COLUMNS };

static const bd_csv_column csv_players_own[OWN_COLUMNS] = {
    [SURNAME] = {"surname", {"last_name", "family_name"}},
    [FORENAME] = {"forename", {"first_name", "forenames", "given_name", "given_names"}},
    [ID] = {"id", {"no", "number", "pairing_number", "start_no", "starting_rank", "sno"}},
    [BYES] = {"byes", {"bye", "half_point_byes", "bye_rounds"}},
};

_Static_assert((int)BD_PLAYER_HEADINGS == (int)BD_CSV_NAMES, "");

typedef struct player_list {
    bd_csv_table table;
    bd_csv_column columns[BD_CSV_COLUMNS_MAX];
    const bd_player_field *field_of[BD_CSV_COLUMNS_MAX]; /* by column; NULL: it is an own one */
    size_t column_count;
    size_t name, grade, rating; /* columns of these fields */
    bd_arena *arena;
    bd_tournament *tournament;
    bd_warnings *warnings;
    bd_err *err;
    int line_of[BD_ID_MAX + 1];
} player_list;

static bd_status csv_players_take_text(player_list *l, size_t column, const char **out)
{
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    for (const char *p = cell->text; *p != '\0'; p++)
        if ((unsigned char)*p < 0x20)
            BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_LINE_END_INSIDE),
                        l->columns[column].name);
    *out = cell->text;
    return BD_OK;
}

static bd_status csv_players_take_number(player_list *l, size_t column, int low, int high, int *out)
{
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    int64_t value;
    if (!bd_parse_int(cell->text, cell->length, low, high, &value))
        BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_NOT_A_NUMBER), l->columns[column].name,
                    BD_SHOWN(cell->text, cell->length), low, high);
    *out = (int)value;
    return BD_OK;
}

static bool csv_players_same_word(const char *text, const char *word)
{
    for (; *word != '\0'; text++, word++)
        if (tolower((unsigned char)*text) != *word) return false;
    return *text == '\0';
}

/* Which of the words stands there, in any case; -1: none. */
static int csv_players_word(const bd_csv_cell *cell, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++)
        if (csv_players_same_word(cell->text, words[i])) return i;
    return -1;
}

/* A number; words that say that there is none are no number. */
static bd_status csv_players_take_grade(player_list *l, size_t column, int high, int *out)
{
    static const char *const none[] = {"-",  "--",   "ungraded", "unrated", "unr", "unr.", "ung", "u/g",
                                       "ug", "none", "n/a",      "nr",      "new", "?",    NULL};
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell != NULL && csv_players_word(cell, none) >= 0) return BD_OK;
    return csv_players_take_number(l, column, 0, high, out);
}

/* Titles as FIDE writes them, in capitals; others as they are. */
static void csv_players_mend_title(const char **title)
{
    static const char *const titles[] = {"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", "LM"};
    for (size_t i = 0; *title != NULL && i < sizeof titles / sizeof *titles; i++)
        if (strcasecmp(*title, titles[i]) == 0) *title = titles[i];
}

static bd_status csv_players_take_flag(player_list *l, size_t column, bool *out)
{
    static const char *const words[] = {"yes", "true", "1", "x", "no", "false", "0", "-", NULL};
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    const int which = csv_players_word(cell, words);
    if (which < 0)
        BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_NOT_A_MARK), l->columns[column].name,
                    BD_SHOWN(cell->text, cell->length));
    *out = which < 4;
    return BD_OK;
}

static bd_status csv_players_take_sex(player_list *l, size_t column, char *out)
{
    static const char *const words[] = {"m", "male", "man", "f", "female", "w", "woman", NULL};
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    const int which = csv_players_word(cell, words);
    if (which < 0)
        BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_NOT_A_SEX),
                    BD_SHOWN(cell->text, cell->length));
    *out = which < 3 ? 'm' : 'w';
    return BD_OK;
}

/* The name where it has no column of its own: "Surname, Forename". */
static bd_status csv_players_take_name(player_list *l, const char **out)
{
    const char *surname = NULL, *forename = NULL;
    BD_TRY(csv_players_take_text(l, SURNAME, &surname));
    BD_TRY(csv_players_take_text(l, FORENAME, &forename));
    if (*out != NULL) return BD_OK;
    *out = surname != NULL ? surname : forename;
    if (surname == NULL || forename == NULL) return BD_OK;
    bd_text text = bd_text_new(l->arena);
    bd_text_add(&text, "%s, %s", surname, forename);
    return bd_text_finish(&text, out, l->err);
}

/* What stands in columns that are not known: kept on the card as an annotation. */
static bd_status csv_players_take_notes(player_list *l, bd_card *card)
{
    bd_text text = bd_text_new(l->arena);
    for (size_t f = 0; f < l->table.fields; f++) {
        const bd_csv_cell *cell = &l->table.cells[f];
        if (l->table.column_of[f] >= 0 || cell->length == 0 || l->table.name_of[f][0] == '\0') continue;
        bd_text_add_string(&text, text.length == 0 ? "{" : ", ");
        bd_text_add_json(&text, l->table.name_of[f]);
        bd_text_add_string(&text, ": ");
        bd_text_add_json(&text, cell->text);
    }
    if (text.length == 0) return BD_OK;
    bd_text_add_char(&text, '}');
    bd_person *person = card->person;
    BD_ROOM(person->notes, person->note_count, person->note_capacity, l->arena, l->err);
    bd_note *note = &person->notes[person->note_count++];
    note->key = "notes";
    return bd_text_finish(&text, &note->text, l->err);
}

/* "3", "3H", "3:H", "12z". */
static bool csv_players_parse_bye(const char *word, size_t length, bd_arranged *out)
{
    size_t digits = 0;
    while (digits < length && word[digits] >= '0' && word[digits] <= '9') digits++;
    int64_t round;
    if (!bd_parse_int(word, digits, 1, BD_ROUNDS_MAX, &round)) return false;
    size_t at = digits;
    if (at < length && (word[at] == ':' || word[at] == '=')) at++;
    const int letter = at < length ? toupper((unsigned char)word[at]) : 'H';
    if (at + 1 < length || (at == length && at != digits)) return false;
    if (letter != 'H' && letter != 'F' && letter != 'Z') return false;
    *out = (bd_arranged){.round = (int)round,
                         .kind = letter == 'F'   ? BD_BYE_FULL
                                 : letter == 'H' ? BD_BYE_HALF
                                                 : BD_BYE_ZERO};
    return true;
}

static bool csv_players_parts_byes(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '\r' || c == '\n';
}

static bd_status csv_players_take_byes(player_list *l, bd_card *card)
{
    BD_ASSERT(card->bye_count == 0);
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, BYES);
    if (cell == NULL) return BD_OK;
    for (size_t at = 0; at < cell->length;) {
        size_t end = at;
        while (end < cell->length && !csv_players_parts_byes(cell->text[end])) end++;
        bd_arranged bye;
        const char *word = cell->text + at;
        const size_t word_length = end - at;
        if (word_length > 0 && !csv_players_parse_bye(word, word_length, &bye))
            BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_BYE_FORM),
                        BD_SHOWN(word, word_length), (int)BD_ROUNDS_MAX);
        if (word_length > 0 && bd_card_arranged(card, bye.round) != NULL)
            BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_TWO_BYES), bye.round);
        if (word_length > 0) BD_TRY(bd_card_add_bye(l->tournament, card, bye.round, bye.kind, l->err));
        at = end + 1;
    }
    return BD_OK;
}

/* Groups whose members better do not meet, separated by semicolons: "Hart family; Lewes minibus". */
static bd_status csv_players_take_groups(player_list *l, size_t column, bd_card *card)
{
    const char *text = NULL;
    const char **groups;
    BD_TRY(csv_players_take_text(l, column, &text));
    if (text == NULL) return BD_OK;
    BD_NEW(groups, l->arena, strlen(text) / 2 + 1, l->err);
    while (*text != '\0') {
        const char *end = text + strcspn(text, ";");
        const char *last = end;
        while (text < last && *text == ' ') text++;
        while (last > text && last[-1] == ' ') last--;
        if (last > text) {
            groups[card->group_count] = bd_arena_copy_bytes(l->arena, text, (size_t)(last - text));
            if (groups[card->group_count++] == NULL) BD_FAIL_MEMORY(l->err);
        }
        text = *end == ';' ? end + 1 : end;
    }
    card->groups = groups;
    return BD_OK;
}

/* The number in the column id, or the next one when the file has none. */
static bd_status csv_players_take_id(player_list *l, int *id)
{
    const bd_csv_cell *first = &l->table.cells[0];
    *id = (int)l->tournament->card_count + 1;
    if (l->table.field_of[ID] >= 0) {
        const bd_csv_cell *cell = bd_csv_cell_of(&l->table, ID);
        if (cell == NULL)
            BD_CSV_FAIL(&l->table, first->line, l->table.cells[l->table.field_of[ID]].column,
                        BD_SAY(CSV_NO_ID));
        BD_TRY(csv_players_take_number(l, ID, 1, BD_ID_MAX, id));
        if (l->line_of[*id] != 0)
            BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_ID_TWICE), *id, l->line_of[*id]);
    }
    if (l->tournament->card_count >= BD_PLAYERS_MAX)
        BD_CSV_FAIL(&l->table, first->line, 1, BD_SAY(CSV_TOO_MANY), (int)BD_PLAYERS_MAX);
    l->line_of[*id] = first->line;
    return BD_OK;
}

static int csv_players_name_column(const player_list *l)
{
    const int *fields = l->table.field_of;
    const int field = fields[l->name] >= 0   ? fields[l->name]
                      : fields[SURNAME] >= 0 ? fields[SURNAME]
                                             : fields[FORENAME];
    return l->table.cells[field].column;
}

static bd_status csv_players_take_field(player_list *l, size_t column, bd_card *card)
{
    const bd_player_field *field = l->field_of[column];
    void *place = bd_player_place(card, field);
    switch (field->type) {
    case BD_PLAYER_TEXT: return csv_players_take_text(l, column, place);
    case BD_PLAYER_NUMBER: return csv_players_take_grade(l, column, field->high, place);
    case BD_PLAYER_FLAG: return csv_players_take_flag(l, column, place);
    case BD_PLAYER_SEX: return csv_players_take_sex(l, column, place);
    case BD_PLAYER_GROUPS: break;
    }
    return csv_players_take_groups(l, column, card);
}

static bd_status csv_players_take_player(player_list *l)
{
    int id = 0;
    bd_card *card;
    BD_TRY(csv_players_take_id(l, &id));
    BD_TRY(bd_tournament_add_card(l->tournament, id, &card, l->err));
    for (size_t c = OWN_COLUMNS; c < l->column_count; c++) BD_TRY(csv_players_take_field(l, c, card));
    if (card->name == NULL) BD_TRY(csv_players_take_name(l, &card->name));
    if (card->name == NULL)
        BD_CSV_FAIL(&l->table, l->table.cells[0].line, csv_players_name_column(l), BD_SAY(CSV_NO_NAME));
    csv_players_mend_title(&card->title);
    BD_TRY(csv_players_take_notes(l, card));
    return csv_players_take_byes(l, card);
}

/* A rating where there are no grades is what the event is ranked by. */
static void csv_players_settle_grades(player_list *l)
{
    int *field_of = l->table.field_of;
    if (field_of[l->grade] >= 0 || field_of[l->rating] < 0) return;
    field_of[l->grade] = field_of[l->rating];
    l->table.column_of[field_of[l->grade]] = (int)l->grade;
    field_of[l->rating] = -1;
}

static bd_status csv_players_take_players(player_list *l)
{
    const char *others = NULL;
    csv_players_settle_grades(l);
    if (l->table.field_of[l->name] < 0 && l->table.field_of[SURNAME] < 0 && l->table.field_of[FORENAME] < 0)
        BD_CSV_FAIL(&l->table, l->table.cells[0].line, 1, BD_SAY(CSV_NO_NAME_COLUMN));
    BD_TRY(bd_csv_others(&l->table, &others));
    if (others != NULL) bd_warnings_add(l->warnings, l->table.file_name, BD_SAY(CSV_OTHERS_KEPT), others);
    for (;;) {
        bool found;
        BD_TRY(bd_csv_next(&l->table, &found));
        if (!found) break;
        BD_TRY(csv_players_take_player(l));
    }
    if (l->tournament->card_count == 0)
        BD_FAIL(l->err, BD_BAD_INPUT, l->table.file_name, BD_SAY(CSV_NO_PLAYERS));
    return BD_OK;
}

/* Of a field that lists have. */
static size_t csv_players_column(const player_list *l, const char *key)
{
    size_t column = OWN_COLUMNS;
    while (strcmp(l->field_of[column]->key, key) != 0) column++;
    BD_ASSERT(column < l->column_count);
    return column;
}

static void csv_players_name_columns(player_list *l)
{
    memcpy(l->columns, csv_players_own, sizeof csv_players_own);
    l->column_count = OWN_COLUMNS;
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        if (field->unlisted) continue;
        BD_ASSERT(l->column_count < BD_CSV_COLUMNS_MAX);
        bd_csv_column *column = &l->columns[l->column_count];
        column->name = bd_player_heading(field);
        memcpy(column->also, field->headings, sizeof field->headings);
        l->field_of[l->column_count++] = field;
    }
    l->name = csv_players_column(l, "name");
    l->grade = csv_players_column(l, "grade");
    l->rating = csv_players_column(l, "rating");
}

bd_status bd_csv_players_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                              bd_err *err)
{
    player_list *l;
    BD_NEW(l, arena, 1, err);
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL_MEMORY(err);
    tournament->format = BD_FORMAT_CSV;
    l->arena = arena;
    l->tournament = tournament;
    l->warnings = warnings;
    l->err = err;
    csv_players_name_columns(l);
    BD_TRY(bd_csv_open(&l->table, arena, file_name, text, length, options, warnings, l->columns,
                       l->column_count, err));
    BD_TRY(csv_players_take_players(l));
    BD_TRY(bd_input_check(NULL, tournament, options, warnings, err));
    *out = tournament;
    return BD_OK;
}
