/* Record 001, the player: the fields that stand still. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <ctype.h>

/* Columns between the fields; the last one is in front of the cells. */
static const int trf_player_gaps[][2] = {{4, 4},   {9, 9},   {14, 14}, {48, 48}, {53, 53},
                                         {57, 57}, {69, 69}, {85, 85}, {90, 91}};
enum { GAPS = sizeof trf_player_gaps / sizeof *trf_player_gaps };

bool bd_trf_player_fits(bd_trf_line *line)
{
    for (size_t i = 0; i < GAPS; i++)
        if (bd_trf_field_at(line, trf_player_gaps[i][0], trf_player_gaps[i][1]).length > 0) return false;
    return true;
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
    if (line->by_bytes || bd_trf_player_fits(line) || !trf_player_only_the_name_is_long(line)) return;
    bd_trf_line other = *line;
    other.by_bytes = true;
    if (!bd_trf_player_fits(&other)) return;
    line->by_bytes = true;
    bd_trf_warn(reader, (bd_trf_spot){line->number, 0}, BD_SAY(TRF_BY_BYTES));
}

static bd_status trf_player_check_gaps(bd_trf_reader *reader, bd_trf_line *line)
{
    BD_TRY(bd_trf_no_tab(line, reader->err));
    for (size_t i = 0; i < GAPS; i++)
        BD_TRY(bd_trf_blank(line, trf_player_gaps[i][0], trf_player_gaps[i][1], reader->err));
    return BD_OK;
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

bd_status bd_trf_take_player(bd_trf_reader *reader, bd_trf_line *line)
{
    trf_player_find_the_columns(reader, line);
    BD_TRY(trf_player_check_gaps(reader, line));
    BD_TRY(trf_player_new_card(reader, line));
    bd_card *card = &reader->tournament->cards[reader->tournament->card_count - 1];
    BD_TRY(trf_player_take_points(reader, line));
    BD_TRY(trf_player_take_sex(reader, line, card));
    BD_TRY(trf_player_take_text(reader, line, 11, 13, &card->title));
    BD_TRY(trf_player_take_text(reader, line, 15, 47, &card->name));
    BD_TRY(trf_player_take_number(reader, line, 49, 52, BD_ENGLISH(TRF_THE_RATING), &card->grade));
    BD_TRY(trf_player_take_text(reader, line, 54, 56, &card->federation));
    BD_TRY(trf_player_take_text(reader, line, 58, 68, &card->person->fide_number));
    BD_TRY(trf_player_take_text(reader, line, 70, 79, &card->person->birth));
    BD_TRY(trf_player_take_number(reader, line, 86, 89, BD_ENGLISH(TRF_THE_RANK), &card->person->standing));
    return bd_trf_take_cells(reader, line, card);
}
