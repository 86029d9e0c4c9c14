#include "io/csv/csv_players.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/csv/csv_table.h"
#include "io/csv/csv_words.h"
#include "io/error_place.h"
#include "io/input_check.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum {
    NAME,
    SURNAME,
    FORENAME,
    GRADE,
    RATING,
    TITLE,
    CLUB,
    SCHOOL,
    TEAM,
    FEDERATION,
    FIDE_ID,
    NATIONAL_ID,
    BIRTH,
    SEX,
    ID,
    AVOID,
    BYES
};

static const bd_csv_column csv_players_columns[] = {
    [NAME] = {"name", {"player", "full_name", "player_name"}},
    [SURNAME] = {"surname", {"last_name", "family_name"}},
    [FORENAME] = {"forename", {"first_name", "forenames", "given_name", "given_names"}},
    [GRADE] = {"grade", {"grading", "ecf_grade", "ecf_rating"}},
    [RATING] = {"rating", {"elo", "fide_rating", "us_rating", "uscf_rating", "rtg"}},
    [TITLE] = {"title", {"fide_title"}},
    [CLUB] = {"club", {"chess_club"}},
    [SCHOOL] = {"school", {NULL}},
    [TEAM] = {"team", {NULL}},
    [FEDERATION] = {"federation", {"fed", "nationality", "country"}},
    [FIDE_ID] = {"fide_id", {"fide_no", "fide_number", "fide_code", "id_fide"}},
    [NATIONAL_ID] = {"national_id",
                     {"ecf_code", "ecf_id", "ecf_no", "ecf_ref", "grading_code", "us_chess_id", "uscf_id",
                      "uscf_no", "uscf"}},
    [BIRTH] = {"birth", {"born", "date_of_birth", "birth_date", "dob", "birthday", "year_of_birth"}},
    [SEX] = {"sex", {"gender", "m/f"}},
    [ID] = {"id", {"no", "number", "pairing_number", "start_no", "starting_rank", "sno"}},
    [AVOID] = {"avoid", {"avoid_groups", "groups", "relatives"}},
    [BYES] = {"byes", {"bye", "half_point_byes", "bye_rounds"}},
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

static bool csv_players_same_word(const char *text, const char *word)
{
    for (; *word != '\0'; text++, word++)
        if (tolower((unsigned char)*text) != *word) return false;
    return *text == '\0';
}

/* A grade; words that say that there is none are no grade. */
static bd_status csv_players_take_grade(list *l, size_t column, int *out)
{
    static const char *const none[] = {"-",   "--", "ungraded", "unrated", "unr", "unr.", "ung",
                                       "u/g", "ug", "none",     "n/a",     "nr",  "new",  "?"};
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, column);
    for (size_t i = 0; cell != NULL && i < sizeof none / sizeof *none; i++)
        if (csv_players_same_word(cell->text, none[i])) return BD_OK;
    return csv_players_take_number(l, column, 0, 9999, out);
}

/* Titles as FIDE writes them, in capitals; others as they are. */
static bd_status csv_players_take_title(list *l, const char **out)
{
    static const char *const titles[] = {"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", "LM"};
    BD_TRY(csv_players_take_text(l, TITLE, out));
    for (size_t i = 0; *out != NULL && i < sizeof titles / sizeof *titles; i++)
        if (strcasecmp(*out, titles[i]) == 0) *out = titles[i];
    return BD_OK;
}

static bd_status csv_players_take_sex(list *l, char *out)
{
    static const char *const words[] = {"m", "male", "man", "f", "female", "w", "woman"};
    const bd_csv_cell *cell = bd_csv_cell_of(&l->table, SEX);
    if (cell == NULL) return BD_OK;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (csv_players_same_word(cell->text, words[i])) {
            *out = i < 3 ? 'm' : 'w';
            return BD_OK;
        }
    BD_CSV_FAIL(&l->table, cell->line, cell->column, BD_SAY(CSV_NOT_A_SEX),
                BD_SHOWN(cell->text, cell->length));
}

/* The column name, or "Surname, Forename". */
static bd_status csv_players_take_name(list *l, const char **out)
{
    const char *surname = NULL, *forename = NULL;
    BD_TRY(csv_players_take_text(l, NAME, out));
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
static bd_status csv_players_take_notes(list *l, bd_card *card)
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
    BD_ROOM(card->notes, card->note_count, card->note_capacity, l->arena, l->err);
    bd_note *note = &card->notes[card->note_count++];
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

/* Groups whose members better do not meet, separated by semicolons: "Hart family; Lewes minibus". */
static bd_status csv_players_take_groups(list *l, bd_card *card)
{
    const char *text = NULL;
    const char **groups;
    BD_TRY(csv_players_take_text(l, AVOID, &text));
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

static int csv_players_name_column(const list *l)
{
    const int *fields = l->table.field_of;
    const int field = fields[NAME] >= 0      ? fields[NAME]
                      : fields[SURNAME] >= 0 ? fields[SURNAME]
                                             : fields[FORENAME];
    return l->table.cells[field].column;
}

static bd_status csv_players_take_player(list *l)
{
    int id = 0;
    bd_card *card;
    BD_TRY(csv_players_take_id(l, &id));
    BD_TRY(bd_tournament_add_card(l->tournament, id, &card, l->err));
    BD_TRY(csv_players_take_name(l, &card->name));
    if (card->name == NULL)
        BD_CSV_FAIL(&l->table, l->table.cells[0].line, csv_players_name_column(l), BD_SAY(CSV_NO_NAME));
    BD_TRY(csv_players_take_grade(l, GRADE, &card->grade));
    BD_TRY(csv_players_take_grade(l, RATING, &card->rating));
    BD_TRY(csv_players_take_title(l, &card->title));
    BD_TRY(csv_players_take_text(l, CLUB, &card->club));
    BD_TRY(csv_players_take_text(l, SCHOOL, &card->school));
    BD_TRY(csv_players_take_text(l, TEAM, &card->team));
    BD_TRY(csv_players_take_text(l, FEDERATION, &card->federation));
    BD_TRY(csv_players_take_text(l, FIDE_ID, &card->fide_number));
    BD_TRY(csv_players_take_text(l, NATIONAL_ID, &card->national_id));
    BD_TRY(csv_players_take_text(l, BIRTH, &card->birth));
    BD_TRY(csv_players_take_sex(l, &card->sex));
    BD_TRY(csv_players_take_groups(l, card));
    BD_TRY(csv_players_take_notes(l, card));
    return csv_players_take_byes(l, card);
}

/* A rating where there are no grades is what the event is ranked by. */
static void csv_players_settle_grades(bd_csv_table *table)
{
    if (table->field_of[GRADE] >= 0 || table->field_of[RATING] < 0) return;
    table->field_of[GRADE] = table->field_of[RATING];
    table->column_of[table->field_of[GRADE]] = GRADE;
    table->field_of[RATING] = -1;
}

static bd_status csv_players_take_players(list *l)
{
    const char *others = NULL;
    csv_players_settle_grades(&l->table);
    if (l->table.field_of[NAME] < 0 && l->table.field_of[SURNAME] < 0 && l->table.field_of[FORENAME] < 0)
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
