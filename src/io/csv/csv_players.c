#include "io/csv/csv_players.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/csv/csv_table.h"
#include "io/csv/csv_words.h"
#include "io/error_place.h"
#include "io/input_check.h"

#include <ctype.h>
#include <string.h>

enum { NAME, GRADE, TITLE, CLUB, SCHOOL, TEAM, FEDERATION, ID, BYES };

static const bd_csv_column csv_players_columns[] = {
    {"name", {"player"}},    {"grade", {"rating", "elo"}}, {"title", {NULL}},
    {"club", {NULL}},        {"school", {NULL}},           {"team", {NULL}},
    {"federation", {"fed"}}, {"id", {"no", "number"}},     {"byes", {"bye"}},
};

typedef struct list {
    bd_csv_table table;
    bd_arena *arena;
    bd_tournament *tournament;
    bd_warnings *warnings;
    bd_err *err;
    int line_of[BD_ID_MAX + 1];
} list;

static bd_status csv_players_take_text(list *l, size_t column, const char **out)
{
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    for (const char *p = cell->text; *p != '\0'; p++)
        if ((unsigned char)*p < 0x20)
            BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_LINE_END_INSIDE),
                        csv_players_columns[column].name);
    *out = cell->text;
    return BD_OK;
}

static bd_status csv_players_take_number(list *l, size_t column, int low, int high, int *out)
{
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    if (cell == NULL) return BD_OK;
    int64_t value;
    if (!bd_parse_int(cell->text, cell->length, low, high, &value))
        BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_NOT_A_NUMBER),
                    csv_players_columns[column].name, BD_SHOWN(cell->text, cell->length), low, high);
    *out = (int)value;
    return BD_OK;
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

static bd_status csv_players_take_byes(list *l, bd_card *card)
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

/* The number in the column id, or the next one when the file has none. */
static bd_status csv_players_take_id(list *l, int *id)
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

static bd_status csv_players_take_player(list *l)
{
    BD_ASSERT(l->table.field_of[NAME] >= 0);
    int id = 0;
    bd_card *card;
    BD_TRY(csv_players_take_id(l, &id));
    BD_TRY(bd_tournament_add_card(l->tournament, id, &card, l->err));
    BD_TRY(csv_players_take_text(l, NAME, &card->name));
    if (card->name == NULL)
        BD_CSV_FAIL(&l->table, l->table.cells[0].line, l->table.cells[l->table.field_of[NAME]].column,
                    BD_SAY(CSV_NO_NAME));
    BD_TRY(csv_players_take_number(l, GRADE, 0, 9999, &card->grade));
    BD_TRY(csv_players_take_text(l, TITLE, &card->title));
    BD_TRY(csv_players_take_text(l, CLUB, &card->club));
    BD_TRY(csv_players_take_text(l, SCHOOL, &card->school));
    BD_TRY(csv_players_take_text(l, TEAM, &card->team));
    BD_TRY(csv_players_take_text(l, FEDERATION, &card->federation));
    return csv_players_take_byes(l, card);
}

static bd_status csv_players_take_players(list *l)
{
    if (l->table.field_of[NAME] < 0)
        BD_CSV_FAIL(&l->table, l->table.cells[0].line, 1, BD_SAY(CSV_NO_NAME_COLUMN));
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

bd_status bd_csv_players_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                              bd_err *err)
{
    list *l;
    BD_NEW(l, arena, 1, err);
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL_MEMORY(err);
    tournament->format = BD_FORMAT_CSV;
    l->arena = arena;
    l->tournament = tournament;
    l->warnings = warnings;
    l->err = err;
    BD_TRY(bd_csv_open(&l->table, arena, file_name, text, length, options, warnings, csv_players_columns,
                       sizeof csv_players_columns / sizeof *csv_players_columns, err));
    BD_TRY(csv_players_take_players(l));
    BD_TRY(bd_input_check(NULL, tournament, options, warnings, err));
    *out = tournament;
    return BD_OK;
}
