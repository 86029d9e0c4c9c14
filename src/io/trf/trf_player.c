/* Record 001, the player: the fields that stand still, and the rounds behind them, ten columns each, from
 * column 90: opponent, colour, result. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <ctype.h>
#include <string.h>

/* ---- Rounds ---- */

typedef struct cell {
    int round, column; /* of the opponent */
    int opponent;      /* 0: none */
    bool opponent_given;
    char colour, result; /* lower and upper case; ' ': blank */
} cell;

static bd_trf_spot trf_player_spot(const bd_trf_line *line, const cell *c, int shift)
{
    return (bd_trf_spot){.line = line->number, .column = c->column + shift};
}

static bd_status trf_player_read_cell(bd_trf_reader *reader, bd_trf_line *line, int round, cell *out)
{
    BD_ASSERT(round >= 1 && round <= BD_ROUNDS_MAX);
    const int at = 92 + 10 * (round - 1);
    const bd_trf_field id = bd_trf_field_at(line, at, at + 3);
    *out = (cell){.round = round, .column = at, .opponent_given = id.length > 0};
    BD_TRY(bd_trf_blank(line, at - 2, at - 1, reader->err));
    BD_TRY(bd_trf_blank(line, at + 4, at + 4, reader->err));
    BD_TRY(bd_trf_blank(line, at + 6, at + 6, reader->err));
    if (out->opponent_given)
        BD_TRY(bd_trf_int(line, id, BD_ENGLISH(TRF_THE_OPPONENT), 0, BD_TRF_ID_MAX, &out->opponent,
                          reader->err));
    out->colour = (char)tolower((unsigned char)bd_trf_char_at(line, at + 5));
    out->result = (char)toupper((unsigned char)bd_trf_char_at(line, at + 7));
    if (out->colour != 'w' && out->colour != 'b' && out->colour != '-' && out->colour != ' ')
        BD_TRF_FAIL(line, at + 5, reader->err, BD_SAY(TRF_COLOUR_LETTER), round,
                    out->colour == '\1' ? '?' : out->colour);
    return BD_OK;
}

static bool trf_player_is_empty(const cell *c)
{
    return !c->opponent_given && c->colour == ' ' && c->result == ' ';
}

/* What a result means where it stands with an opponent, and where without one. */
typedef struct cell_meaning {
    char letter;
    bool unrated;
    bd_entry_kind kind;
    int halves;
} cell_meaning;

static const cell_meaning trf_player_with_opponent[] = {{'1', false, BD_GAME, 2},
                                                        {'=', false, BD_GAME, 1},
                                                        {'0', false, BD_GAME, 0},
                                                        {'W', true, BD_GAME, 2},
                                                        {'D', true, BD_GAME, 1},
                                                        {'L', true, BD_GAME, 0},
                                                        {'+', false, BD_FORFEIT, 2},
                                                        {'-', false, BD_FORFEIT, 0},
                                                        {'?', false, BD_GAME, -1},
                                                        {' ', false, BD_GAME, -1},
                                                        {.letter = '\0'}};

static const cell_meaning trf_player_without_opponent[] = {
    {'U', false, BD_BYE_PAIRING, 2}, {'F', false, BD_BYE_FULL, 2}, {'H', false, BD_BYE_HALF, 1},
    {'Z', false, BD_BYE_ZERO, 0},    {' ', false, BD_BYE_ZERO, 0}, {'+', false, BD_BYE_PAIRING, 2},
    {'-', false, BD_BYE_ZERO, 0},    {'=', false, BD_BYE_HALF, 1}, {.letter = '\0'}};

/* "0000 - =" is what engines take for a half-point bye; the specification does not have it. */
static bool trf_player_is_strange_bye(const bd_trf_reader *reader, const cell *c)
{
    return c->opponent == 0 && c->result == '=' && !bd_trf_as_engine(reader);
}

static const cell_meaning *trf_player_meaning(const cell_meaning *meanings, char letter)
{
    for (; meanings->letter != '\0'; meanings++)
        if (meanings->letter == letter) return meanings;
    return NULL;
}

static bd_status trf_player_explain_result(bd_trf_reader *reader, const bd_trf_line *line, const cell *c)
{
    const char shown = c->result == '\1' ? '?' : c->result;
    if (trf_player_meaning(trf_player_with_opponent, c->result) != NULL)
        BD_TRF_FAIL(line, c->column, reader->err, BD_SAY(TRF_NO_OPPONENT), c->round, shown);
    if (trf_player_meaning(trf_player_without_opponent, c->result) != NULL)
        BD_TRF_FAIL(line, c->column + 7, reader->err, BD_SAY(TRF_BYE_WITH_OPPONENT), c->round, shown,
                    c->opponent);
    BD_TRF_FAIL(line, c->column + 7, reader->err, BD_SAY(TRF_RESULT_LETTER), c->round, shown);
}

static bd_status trf_player_check_game(bd_trf_reader *reader, const bd_trf_line *line, const bd_card *card,
                                       const cell *c, const bd_entry *entry)
{
    BD_ASSERT(entry->opponent > 0);
    if (c->opponent == card->id)
        BD_TRF_FAIL(line, c->column, reader->err, BD_SAY(TRF_PLAYS_THEMSELVES), card->id, c->round);
    if (entry->kind == BD_GAME && entry->colour == BD_NO_COLOUR)
        return bd_trf_disagree(reader, trf_player_spot(line, c, 5), BD_SAY(TRF_NO_COLOUR), card->id,
                               c->round);
    return BD_OK;
}

static void trf_player_check_bye(bd_trf_reader *reader, const bd_trf_line *line, const bd_card *card,
                                 const cell *c)
{
    if (bd_trf_as_engine(reader)) return;
    if (c->result == '-')
        bd_trf_warn(reader, trf_player_spot(line, c, 7), BD_SAY(TRF_READ_AS), card->id, c->result, c->round,
                    BD_SAY(TRF_ABSENCE));
    if (c->colour == 'w' || c->colour == 'b')
        bd_trf_warn(reader, trf_player_spot(line, c, 5), BD_SAY(TRF_COLOUR_OF_BYE), card->id, c->round);
}

static bd_status trf_player_remember_plus(bd_trf_reader *reader, const bd_trf_line *line, int id,
                                          const cell *c)
{
    BD_ROOM(reader->pluses, reader->plus_count, reader->plus_capacity, reader->arena, reader->err);
    reader->pluses[reader->plus_count++] =
        (bd_trf_plus){.id = id, .round = c->round, .spot = trf_player_spot(line, c, 7)};
    return BD_OK;
}

static bd_status trf_player_add_entry(bd_trf_reader *reader, const bd_trf_line *line, bd_card *card,
                                      const cell *c)
{
    BD_ASSERT(c->opponent >= 0 && c->opponent <= BD_TRF_ID_MAX);
    const cell_meaning *m = trf_player_meaning(
        c->opponent > 0 ? trf_player_with_opponent : trf_player_without_opponent, c->result);
    if (m == NULL || trf_player_is_strange_bye(reader, c)) return trf_player_explain_result(reader, line, c);
    bd_entry *entry;
    BD_TRY(bd_card_add_entry(reader->tournament, card, c->round, &entry, reader->err));
    entry->kind = m->kind;
    entry->halves = m->halves;
    entry->unrated = m->unrated;
    entry->opponent = c->opponent;
    if (c->opponent > 0)
        entry->colour = c->colour == 'w' ? BD_WHITE : c->colour == 'b' ? BD_BLACK : BD_NO_COLOUR;
    if (c->opponent > 0) return trf_player_check_game(reader, line, card, c, entry);
    trf_player_check_bye(reader, line, card, c);
    return c->result == '+' ? trf_player_remember_plus(reader, line, card->id, c) : BD_OK;
}

static bd_status trf_player_take_cells(bd_trf_reader *reader, bd_trf_line *line, bd_card *card)
{
    for (int round = 1; round <= BD_ROUNDS_MAX; round++) {
        const int at = 92 + 10 * (round - 1);
        if ((size_t)(at - 3) >= line->length) return BD_OK; /* a line has at least as many bytes as columns */
        cell c;
        BD_TRY(trf_player_read_cell(reader, line, round, &c));
        if (!trf_player_is_empty(&c)) BD_TRY(trf_player_add_entry(reader, line, card, &c));
    }
    const int past = 90 + 10 * BD_ROUNDS_MAX;
    if (bd_trf_ends_before(line, past)) return BD_OK;
    BD_TRF_FAIL(line, bd_trf_rest(line, past).column, reader->err, BD_SAY(TRF_AFTER_LAST_ROUND),
                BD_ROUNDS_MAX);
}

/* ---- Fields ---- */

/* Columns between the fields; the last one is in front of the cells. */
static const bd_trf_gap trf_player_gaps[] = {{4, 4},   {9, 9},   {14, 14}, {48, 48}, {53, 53},
                                             {57, 57}, {69, 69}, {85, 85}, {90, 91}};
enum { GAPS = sizeof trf_player_gaps / sizeof *trf_player_gaps };

bool bd_trf_player_fits(bd_trf_line *line)
{
    for (size_t i = 0; i < GAPS; i++)
        if (bd_trf_field_at(line, trf_player_gaps[i].first, trf_player_gaps[i].last).length > 0) return false;
    return true;
}

/* What can stand in a field. */
typedef struct player_field_form {
    int first, last;
    const char *letters; /* the characters that it is made of; NULL: any letters of ASCII */
} player_field_form;

static const player_field_form trf_player_forms[] = {{49, 52, "0123456789"},    {54, 56, NULL},
                                                     {58, 68, "0123456789"},    {70, 79, "0123456789/.-"},
                                                     {80, 84, "-0123456789.,"}, {86, 89, "0123456789"}};

static bool trf_player_has_form(bd_trf_line *line, const player_field_form *form)
{
    const bd_trf_field field = bd_trf_field_at(line, form->first, form->last);
    for (size_t i = 0; i < field.length; i++) {
        const unsigned char c = (unsigned char)field.text[i];
        if (form->letters != NULL ? strchr(form->letters, c) == NULL : c >= 0x80 || isalpha(c) == 0)
            return false;
    }
    return true;
}

/* The fields hold what they are for: a line without rounds has few columns that must be blank. */
static bool trf_player_makes_sense(bd_trf_line *line)
{
    for (size_t i = 0; i < sizeof trf_player_forms / sizeof *trf_player_forms; i++)
        if (!trf_player_has_form(line, &trf_player_forms[i])) return false;
    const bd_trf_field birth = bd_trf_field_at(line, 70, 79), points = bd_trf_field_at(line, 80, 84);
    bool has_point = points.length == 0;
    for (size_t i = 0; i < points.length; i++) has_point |= points.text[i] == '.' || points.text[i] == ',';
    return bd_trf_player_fits(line) && has_point && (birth.length == 0 || birth.column == 70);
}

/* Columns 15 to 47 alone may hold letters of several bytes. */
static bool trf_player_only_the_name_is_long(const bd_trf_line *line)
{
    for (size_t i = 0; i < line->length; i++)
        if ((unsigned char)line->bytes[i] >= 0x80 && (i < 14 || i > 46)) return false;
    return true;
}

/* Some programs pad a name by bytes: then the fields after an accented name stand too far left. */
static void trf_player_find_the_columns(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_line other = *line;
    other.by_bytes = true;
    if (line->by_bytes || !trf_player_only_the_name_is_long(line) || trf_player_makes_sense(line)) return;
    if (!trf_player_makes_sense(&other) && (bd_trf_player_fits(line) || !bd_trf_player_fits(&other))) return;
    line->by_bytes = true;
    bd_trf_warn(reader, (bd_trf_spot){line->number, 0}, BD_SAY(TRF_BY_BYTES));
}

static bd_status trf_player_take_text(bd_trf_reader *reader, bd_trf_line *line, int first, int last,
                                      const char **out)
{
    const bd_trf_field field = bd_trf_field_at(line, first, last);
    if (field.length == 0) return BD_OK;
    *out = bd_arena_copy_bytes(reader->arena, field.text, field.length);
    if (*out == NULL) BD_FAIL_MEMORY(reader->err);
    return BD_OK;
}

static bd_status trf_player_take_number(bd_trf_reader *reader, bd_trf_line *line, int first, int last,
                                        const char *what, int *out)
{
    const bd_trf_field field = bd_trf_field_at(line, first, last);
    return field.length == 0 ? BD_OK : bd_trf_int(line, field, what, 0, 9999, out, reader->err);
}

static bd_status trf_player_take_sex(bd_trf_reader *reader, bd_trf_line *line, bd_card *card)
{
    const char c = (char)tolower((unsigned char)bd_trf_char_at(line, 10));
    if (c == ' ' || (c == 'u' && bd_trf_as_engine(reader))) return BD_OK;
    if (c != 'm' && c != 'w' && c != 'f')
        return bd_trf_disagree(reader, (bd_trf_spot){line->number, 10}, BD_SAY(TRF_SEX), card->id,
                               c == '\1' ? '?' : c);
    card->person->sex = c == 'm' ? 'm' : 'w';
    return BD_OK;
}

static bd_status trf_player_take_points(bd_trf_reader *reader, bd_trf_line *line)
{
    BD_ASSERT(reader->player_count > 0 && reader->player_count == reader->tournament->card_count);
    /* Column 80 is blank except for points of three digits and a half. */
    const bd_trf_field field = bd_trf_field_at(line, 80, 84);
    bd_trf_player *player = &reader->players[reader->player_count - 1];
    player->spot = (bd_trf_spot){line->number, field.length > 0 ? field.column : 81};
    player->by_bytes = line->by_bytes;
    if (field.length == 0) return BD_OK;
    player->points_given = true;
    return bd_trf_halves(line, field, BD_ENGLISH(TRF_POINTS_FIELD), &player->points, reader->err);
}

static bd_status trf_player_new_card(bd_trf_reader *reader, bd_trf_line *line)
{
    int id = 0;
    bd_card *made;
    const bd_trf_field field = bd_trf_field_at(line, 5, 8);
    BD_TRY(bd_trf_int(line, field, BD_ENGLISH(TRF_STARTING_NUMBER), 1, BD_TRF_ID_MAX, &id, reader->err));
    if (reader->card_of[id] != 0)
        BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_PLAYER_TWICE), id,
                    reader->players[reader->card_of[id] - 1].spot.line);
    BD_TRY(bd_tournament_add_card(reader->tournament, id, &made, reader->err));
    BD_ROOM(reader->players, reader->player_count, reader->player_capacity, reader->arena, reader->err);
    reader->players[reader->player_count++] = (bd_trf_player){.points = 0};
    reader->card_of[id] = (int)reader->tournament->card_count;
    return BD_OK;
}

bd_status bd_trf_take_player_fields(bd_trf_reader *reader, bd_trf_line *line, bd_card *card)
{
    BD_TRY(trf_player_take_sex(reader, line, card));
    BD_TRY(trf_player_take_text(reader, line, 11, 13, &card->title));
    BD_TRY(trf_player_take_text(reader, line, 15, 47, &card->name));
    BD_TRY(trf_player_take_number(reader, line, 49, 52, BD_ENGLISH(TRF_THE_RATING), &card->grade));
    BD_TRY(trf_player_take_text(reader, line, 54, 56, &card->federation));
    BD_TRY(trf_player_take_text(reader, line, 58, 68, &card->person->fide_number));
    BD_TRY(trf_player_take_text(reader, line, 70, 79, &card->person->birth));
    return trf_player_take_number(reader, line, 86, 89, BD_ENGLISH(TRF_THE_RANK), &card->person->standing);
}

bd_status bd_trf_take_player(bd_trf_reader *reader, bd_trf_line *line)
{
    trf_player_find_the_columns(reader, line);
    BD_TRY(BD_TRF_BLANKS(line, trf_player_gaps, reader->err));
    BD_TRY(trf_player_new_card(reader, line));
    bd_card *card = &reader->tournament->cards[reader->tournament->card_count - 1];
    BD_TRY(trf_player_take_points(reader, line));
    BD_TRY(bd_trf_take_player_fields(reader, line, card));
    return trf_player_take_cells(reader, line, card);
}
