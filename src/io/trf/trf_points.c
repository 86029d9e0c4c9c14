/* Records 162, XXS and BBW..BBU: what results are worth. */
#include "io/trf/trf_points.h"

#include "base/assert.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <stddef.h>
#include <string.h>

#define AT(trf_points_member) offsetof(bd_points, trf_points_member)
#define END                   BD_TRF_POINTS_END

static const bd_trf_points_code trf_points_codes[] = {
    {BD_TRF_162, "W", {AT(win), AT(white_win), AT(black_win), AT(forfeit_win), AT(full_bye), END}},
    {BD_TRF_162, "D", {AT(draw), AT(white_draw), AT(black_draw), AT(half_bye), END}},
    {BD_TRF_162, "L", {AT(loss), AT(white_loss), AT(black_loss), END}},
    {BD_TRF_162, "A", {AT(zero_bye), AT(forfeit_loss), END}},
    {BD_TRF_162, "P", {AT(pairing_bye), END}},
    {BD_TRF_162, "X", {AT(unknown), END}},
    {BD_TRF_162_ENGINE, "Z", {AT(zero_bye), END}},
    {BD_TRF_XXS, "W", {AT(win), AT(white_win), AT(black_win), AT(forfeit_win), AT(full_bye), END}},
    {BD_TRF_XXS, "D", {AT(draw), AT(white_draw), AT(black_draw), AT(half_bye), END}},
    {BD_TRF_XXS, "L", {AT(loss), AT(white_loss), AT(black_loss), END}},
    {BD_TRF_XXS, "WW", {AT(white_win), END}},
    {BD_TRF_XXS, "BW", {AT(black_win), END}},
    {BD_TRF_XXS, "WD", {AT(white_draw), END}},
    {BD_TRF_XXS, "BD", {AT(black_draw), END}},
    {BD_TRF_XXS, "WL", {AT(white_loss), END}},
    {BD_TRF_XXS, "BL", {AT(black_loss), END}},
    {BD_TRF_XXS, "ZPB", {AT(zero_bye), END}},
    {BD_TRF_XXS, "HPB", {AT(half_bye), END}},
    {BD_TRF_XXS, "FPB", {AT(full_bye), END}},
    {BD_TRF_XXS, "PAB", {AT(pairing_bye), END}},
    {BD_TRF_XXS, "FW", {AT(forfeit_win), END}},
    {BD_TRF_XXS, "FL", {AT(forfeit_loss), END}},
    {BD_TRF_BB, "W", {AT(win), AT(white_win), AT(black_win), AT(forfeit_win), AT(full_bye), END}},
    {BD_TRF_BB, "D", {AT(draw), AT(white_draw), AT(black_draw), AT(half_bye), END}},
    {BD_TRF_BB, "L", {AT(loss), AT(white_loss), AT(black_loss), END}},
    {BD_TRF_BB, "Z", {AT(zero_bye), END}},
    {BD_TRF_BB, "F", {AT(forfeit_loss), END}},
    {BD_TRF_BB, "U", {AT(pairing_bye), END}},
};

size_t bd_trf_points_codes(const bd_trf_points_code **out)
{
    *out = trf_points_codes;
    return sizeof trf_points_codes / sizeof *trf_points_codes;
}

static int *trf_points_member(bd_points *points, size_t offset)
{
    return (int *)(void *)((char *)points + offset);
}

static int trf_points_of(const bd_points *points, size_t offset)
{
    return *(const int *)(const void *)((const char *)points + offset);
}

bool bd_trf_points_set(bd_points *points, bd_trf_points_kind kind, const char *code, size_t length,
                       int halves)
{
    for (size_t i = 0; i < sizeof trf_points_codes / sizeof *trf_points_codes; i++) {
        if (trf_points_codes[i].kind != kind || strlen(trf_points_codes[i].code) != length ||
            memcmp(trf_points_codes[i].code, code, length) != 0)
            continue;
        for (const size_t *m = trf_points_codes[i].members; *m != END; m++)
            *trf_points_member(points, *m) = halves;
        return true;
    }
    return false;
}

int bd_trf_points_get(const bd_points *points, const bd_trf_points_code *code)
{
    BD_ASSERT(code->members[0] != BD_TRF_POINTS_END);
    return trf_points_of(points, code->members[0]);
}

void bd_trf_points_level(bd_points *points)
{
    points->win = points->white_win;
    points->draw = points->white_draw;
    points->loss = points->white_loss;
}

/* Between them the codes name every number. */
bool bd_trf_points_equal(const bd_points *a, const bd_points *b)
{
    for (size_t i = 0; i < sizeof trf_points_codes / sizeof *trf_points_codes; i++) {
        for (const size_t *m = trf_points_codes[i].members; *m != END; m++)
            if (trf_points_of(a, *m) != trf_points_of(b, *m)) return false;
    }
    return a->games_only == b->games_only;
}

static bd_status trf_points_check_range(bd_trf_reader *reader, const bd_trf_line *line, bd_trf_field field,
                                        int halves)
{
    if (halves < -199 || halves > 1999)
        BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_WORTH), BD_TRF_SHOWN(field));
    return BD_OK;
}

/* 162: a letter in column 6, its value in 7-10; the next nine columns on. */
bd_status bd_trf_take_points(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 5}};
    BD_TRY(BD_TRF_BLANKS(line, gaps, reader->err));
    reader->points_coded = true;
    for (int at = 6; !bd_trf_ends_before(line, at); at += 9) {
        const bd_trf_field letter = bd_trf_field_at(line, at, at);
        const bd_trf_field value = bd_trf_field_at(line, at + 1, at + 4);
        if (letter.length == 0 && value.length == 0) continue;
        int halves = 0;
        BD_TRY(bd_trf_halves(line, value, BD_ENGLISH(TRF_RECORD_162), &halves, reader->err));
        BD_TRY(trf_points_check_range(reader, line, value, halves));
        bd_points *points = &reader->tournament->points;
        if (!bd_trf_points_set(points, BD_TRF_162, letter.text, letter.length, halves) &&
            !(bd_trf_as_engine(reader) &&
              bd_trf_points_set(points, BD_TRF_162_ENGINE, letter.text, letter.length, halves)))
            BD_TRF_FAIL(line, at, reader->err, BD_SAY(TRF_CODE_162), BD_TRF_SHOWN(letter));
        BD_TRY(bd_trf_blank(line, at + 5, at + 8, reader->err));
        if (letter.text[0] == 'P') reader->pairing_bye_told = true;
        if (letter.text[0] == 'X') reader->unknown_told = true;
    }
    return BD_OK;
}

bd_status bd_trf_take_letter_points(bd_trf_reader *reader, bd_trf_line *line)
{
    int halves = 0;
    const bd_trf_field value = bd_trf_rest(line, 4);
    BD_TRY(bd_trf_halves(line, value, BD_ENGLISH(TRF_POINTS_RECORD), &halves, reader->err));
    BD_TRY(trf_points_check_range(reader, line, value, halves));
    (void)bd_trf_points_set(&reader->tournament->points, BD_TRF_BB, line->bytes + 2, 1, halves);
    reader->points_lettered = true;
    if (line->bytes[2] == 'U') reader->pairing_bye_told = true;
    return BD_OK;
}

bd_status bd_trf_take_word_points(bd_trf_reader *reader, bd_trf_line *line)
{
    int column = 4;
    bd_trf_field word;
    while (bd_trf_word(line, &column, &word)) {
        const char *equals = memchr(word.text, '=', word.length);
        if (equals == NULL)
            BD_TRF_FAIL(line, word.column, reader->err, BD_SAY(TRF_XXS_WORD), BD_TRF_SHOWN(word));
        const size_t code_length = (size_t)(equals - word.text);
        const bd_trf_field value = {.text = equals + 1,
                                    .length = word.length - code_length - 1,
                                    .column = word.column + (int)code_length + 1};
        int halves = 0;
        BD_TRY(bd_trf_halves(line, value, BD_ENGLISH(TRF_RECORD_XXS), &halves, reader->err));
        BD_TRY(trf_points_check_range(reader, line, value, halves));
        if (!bd_trf_points_set(&reader->tournament->points, BD_TRF_XXS, word.text, code_length, halves))
            BD_TRF_FAIL(line, word.column, reader->err, BD_SAY(TRF_XXS_CODE),
                        (int)(code_length < 40 ? code_length : 40), word.text);
        if (code_length == 3 && memcmp(word.text, "PAB", 3) == 0) reader->pairing_bye_told = true;
    }
    return BD_OK;
}
