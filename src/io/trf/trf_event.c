/* Records about the event as a whole: name, rounds, initial colour, number of players. */
#include "base/ints.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <ctype.h>
#include <string.h>

bd_status bd_trf_take_name(bd_trf_reader *reader, bd_trf_line *line)
{
    const bd_trf_field name = bd_trf_rest(line, 4);
    if (name.length == 0) return BD_OK;
    if (reader->name_line != 0) {
        bd_trf_warn(reader, (bd_trf_spot){line->number, 0}, BD_SAY(TRF_SECOND_NAME), reader->name_line);
        return bd_trf_keep(reader, line->bytes, line->length);
    }
    reader->name_line = line->number;
    reader->tournament->name = bd_arena_copy_bytes(reader->arena, name.text, name.length);
    if (reader->tournament->name == NULL) BD_FAIL_MEMORY(reader->err);
    return BD_OK;
}

bd_status bd_trf_take_rounds(bd_trf_reader *reader, bd_trf_line *line)
{
    int rounds = 0;
    const bd_trf_field field = bd_trf_rest(line, 4);
    BD_TRY(bd_trf_int(line, field, BD_ENGLISH(TRF_THE_ROUNDS), 0, BD_ROUNDS_MAX, &rounds, reader->err));
    bd_tournament *t = reader->tournament;
    if (reader->rounds_line != 0 && t->rounds != rounds && bd_trf_as_engine(reader)) {
        bd_trf_warn(reader, (bd_trf_spot){line->number, field.column}, BD_SAY(TRF_SECOND_ROUNDS), rounds,
                    t->rounds, reader->rounds_line);
        return BD_OK;
    }
    if (reader->rounds_line != 0 && t->rounds != rounds)
        return bd_trf_disagree(reader, (bd_trf_spot){line->number, field.column}, BD_SAY(TRF_ROUNDS_DIFFER),
                               rounds, t->rounds, reader->rounds_line);
    reader->rounds_line = line->number;
    t->rounds = rounds;
    return BD_OK;
}

static const char *trf_event_colour_word(bd_colour colour)
{
    return colour == BD_WHITE ? BD_SAY(TRF_WHITE) : BD_SAY(TRF_BLACK);
}

static bd_status trf_event_set_colour(bd_trf_reader *reader, bd_trf_line *line, int column, bd_colour colour)
{
    bd_tournament *t = reader->tournament;
    const bd_trf_spot spot = {line->number, column};
    const bool differs = t->initial_colour != BD_NO_COLOUR && t->initial_colour != colour;
    if (differs && bd_trf_as_engine(reader)) {
        bd_trf_warn(reader, spot, BD_SAY(TRF_SECOND_COLOUR), trf_event_colour_word(colour),
                    trf_event_colour_word(t->initial_colour));
        return BD_OK;
    }
    if (differs)
        return bd_trf_disagree(reader, spot, BD_SAY(TRF_COLOURS_DIFFER), trf_event_colour_word(colour),
                               trf_event_colour_word(t->initial_colour));
    t->initial_colour = colour;
    return BD_OK;
}

bd_status bd_trf_take_colour(bd_trf_reader *reader, bd_trf_line *line)
{
    const bd_trf_field field = bd_trf_rest(line, 4);
    if (field.length == 0) return BD_OK;
    const int c = toupper((unsigned char)field.text[0]);
    if (field.length != 1 || (c != 'W' && c != 'B'))
        BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_INITIAL_COLOUR), BD_TRF_SHOWN(field));
    return trf_event_set_colour(reader, line, field.column, c == 'W' ? BD_WHITE : BD_BLACK);
}

static bool trf_event_same_word(bd_trf_field field, const char *word)
{
    if (field.length != strlen(word)) return false;
    for (size_t i = 0; i < field.length; i++)
        if (tolower((unsigned char)field.text[i]) != word[i]) return false;
    return true;
}

bd_status bd_trf_take_config(bd_trf_reader *reader, bd_trf_line *line)
{
    int column = 4;
    bd_trf_field word;
    while (bd_trf_word(line, &column, &word)) {
        if (trf_event_same_word(word, "rank"))
            reader->tournament->by_rank = true;
        else if (trf_event_same_word(word, "white1"))
            BD_TRY(trf_event_set_colour(reader, line, word.column, BD_WHITE));
        else if (trf_event_same_word(word, "black1"))
            BD_TRY(trf_event_set_colour(reader, line, word.column, BD_BLACK));
        else if (!bd_trf_as_engine(reader))
            BD_TRF_FAIL(line, word.column, reader->err, BD_SAY(TRF_XXC_WORD), BD_TRF_SHOWN(word));
    }
    return BD_OK;
}

bd_status bd_trf_take_count(bd_trf_reader *reader, bd_trf_line *line)
{
    /* Free text may follow, such as the number of those who came. */
    int column = 4;
    bd_trf_field word;
    int64_t said;
    if (!bd_trf_word(line, &column, &word) || !bd_parse_int(word.text, word.length, 0, 99999, &said))
        return BD_OK;
    reader->count_line = line->number;
    reader->count_said = (int)said;
    return BD_OK;
}

bd_status bd_trf_take_type(bd_trf_reader *reader, bd_trf_line *line)
{
    if (line->bytes[0] == '1' || reader->type_line == 0) reader->type_line = line->number;
    return BD_OK;
}

bd_status bd_trf_take_tiebreaks(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_err wrong;
    if (bd_trf_ties_add(&reader->ties, line->bytes, line->length, &wrong) != BD_OK)
        bd_trf_warn(reader, (bd_trf_spot){line->number, 5}, BD_SAY(TRF_TIES_KEPT), wrong.sentence);
    return BD_OK;
}
