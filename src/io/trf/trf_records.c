/* Records that list players: byes to come, acceleration, forbidden pairs, abnormal points. */
#include "base/assert.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_words.h"

#include <ctype.h>
#include <string.h>

static bd_trf_spot trf_records_spot_of(const bd_trf_line *line, int column)
{
    return (bd_trf_spot){.line = line->number, .column = column};
}

/* The ids in four columns each, every five columns from `at`; *column starts there and moves on; *id 0 at the
 * end. */
static bd_status trf_records_next_id(bd_trf_reader *reader, bd_trf_line *line, int *column,
                                     bd_trf_field *field, int *id)
{
    BD_ASSERT(*column >= 1);
    *id = 0;
    while (!bd_trf_ends_before(line, *column)) {
        const int at = *column;
        *column += 5;
        *field = bd_trf_field_at(line, at, at + 3);
        BD_TRY(bd_trf_blank(line, at + 4, at + 4, reader->err));
        if (field->length == 0) continue;
        return bd_trf_int(line, *field, BD_ENGLISH(TRF_PLAYERS_NUMBER), 1, BD_TRF_ID_MAX, id, reader->err);
    }
    return BD_OK;
}

static bd_status trf_records_next_free_id(bd_trf_reader *reader, bd_trf_line *line, int *column,
                                          bd_trf_field *field, int *id)
{
    *id = 0;
    if (!bd_trf_word(line, column, field)) return BD_OK;
    return bd_trf_int(line, *field, BD_ENGLISH(TRF_PLAYERS_NUMBER), 1, BD_TRF_ID_MAX, id, reader->err);
}

typedef bd_status next_function(bd_trf_reader *reader, bd_trf_line *line, int *column, bd_trf_field *field,
                                int *id);

/* Such a bye for each of the ids from this column on. */
static bd_status trf_records_add_byes(bd_trf_reader *reader, bd_trf_line *line, next_function *next,
                                      int column, bd_trf_bye bye)
{
    bd_trf_field field;
    for (;;) {
        BD_TRY(next(reader, line, &column, &field, &bye.id));
        if (bye.id == 0) return BD_OK;
        bye.spot = trf_records_spot_of(line, field.column);
        BD_ROOM(reader->byes, reader->bye_count, reader->bye_capacity, reader->arena, reader->err);
        reader->byes[reader->bye_count++] = bye;
    }
}

/* 240: type in column 5, round in 7-9, ids from 11. */
bd_status bd_trf_take_byes(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 4}, {6, 6}, {10, 10}};
    BD_TRY(BD_TRF_BLANKS(line, gaps, reader->err));
    char type = (char)toupper((unsigned char)bd_trf_char_at(line, 5));
    if (type == ' ' && bd_trf_as_engine(reader)) type = 'Z';
    if (type != 'F' && type != 'H' && type != 'Z')
        BD_TRF_FAIL(line, 5, reader->err, BD_SAY(TRF_BYE_TYPE), type == '\1' ? '?' : type);
    bd_trf_bye bye = {.kind = type == 'F' ? BD_BYE_FULL : type == 'H' ? BD_BYE_HALF : BD_BYE_ZERO};
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 7, 9), BD_ENGLISH(TRF_ROUND_OF_BYE), 1, BD_ROUNDS_MAX,
                      &bye.round, reader->err));
    return trf_records_add_byes(reader, line, trf_records_next_id, 11, bye);
}

/* XXZ: absent in the next round. */
bd_status bd_trf_take_absent(bd_trf_reader *reader, bd_trf_line *line)
{
    return trf_records_add_byes(reader, line, trf_records_next_free_id, 4, (bd_trf_bye){.kind = BD_BYE_ZERO});
}

static bd_status trf_records_add_acceleration(bd_trf_reader *reader, bd_acceleration a)
{
    BD_ASSERT(a.first >= 1 && a.first <= a.last && a.first_id <= a.last_id);
    bd_tournament *t = reader->tournament;
    BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, reader->arena, reader->err);
    t->accelerations[t->acceleration_count++] = a;
    return BD_OK;
}

/* 250: points in 10-13, first and last round in 15-17 and 19-21, first and last id in 23-26 and 28-31. */
bd_status bd_trf_take_acceleration(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 4}, {9, 9}, {14, 14}, {18, 18}, {22, 22}, {27, 27}};
    bd_err *err = reader->err;
    BD_TRY(BD_TRF_BLANKS(line, gaps, err));
    const bd_trf_field match_points = bd_trf_field_at(line, 5, 8);
    if (match_points.length > 0)
        bd_trf_warn(reader, trf_records_spot_of(line, match_points.column),
                    BD_SAY(TRF_MATCH_POINTS_ACCELERATION));
    bd_acceleration a = {.halves = 0};
    BD_TRY(bd_trf_halves(line, bd_trf_field_at(line, 10, 13), BD_ENGLISH(TRF_RECORD_250), &a.halves, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 15, 17), BD_ENGLISH(TRF_FIRST_ROUND), 1, BD_ROUNDS_MAX,
                      &a.first, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 19, 21), BD_ENGLISH(TRF_LAST_ROUND), a.first, BD_ROUNDS_MAX,
                      &a.last, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 23, 26), BD_ENGLISH(TRF_FIRST_NUMBER), 1, BD_TRF_ID_MAX,
                      &a.first_id, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 28, 31), BD_ENGLISH(TRF_LAST_NUMBER), a.first_id,
                      BD_TRF_ID_MAX, &a.last_id, err));
    BD_TRY(bd_trf_blank(line, 32, 32, err));
    if (!bd_trf_ends_before(line, 33))
        BD_TRF_FAIL(line, bd_trf_rest(line, 33).column, err, BD_SAY(TRF_AFTER_250));
    return a.halves == 0 ? BD_OK : trf_records_add_acceleration(reader, a);
}

/* XXA: id in 5-8, then the fictitious points of each round, four columns every five from 10. Equal rounds
 * become one record. */
bd_status bd_trf_take_fictitious(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 4}};
    bd_err *err = reader->err;
    int id = 0;
    const bd_trf_field id_field = bd_trf_field_at(line, 5, 8);
    BD_TRY(BD_TRF_BLANKS(line, gaps, err));
    BD_TRY(bd_trf_int(line, id_field, BD_ENGLISH(TRF_PLAYERS_NUMBER), 1, BD_TRF_ID_MAX, &id, err));
    if (reader->accelerated[id]) BD_TRF_FAIL(line, id_field.column, err, BD_SAY(TRF_XXA_TWICE), id);
    reader->accelerated[id] = 1;
    bd_acceleration run = {.halves = 0};
    for (int round = 1; round <= BD_ROUNDS_MAX && !bd_trf_ends_before(line, 4 + 5 * round); round++) {
        const bd_trf_field field = bd_trf_field_at(line, 5 + 5 * round, 8 + 5 * round);
        int halves = 0;
        BD_TRY(bd_trf_blank(line, 4 + 5 * round, 4 + 5 * round, err));
        if (field.length > 0) BD_TRY(bd_trf_halves(line, field, BD_ENGLISH(TRF_RECORD_XXA), &halves, err));
        if (halves < 0) BD_TRF_FAIL(line, field.column, err, BD_SAY(TRF_FICTITIOUS_NEGATIVE));
        if (halves == run.halves) {
            run.last = round;
            continue;
        }
        if (run.halves > 0) BD_TRY(trf_records_add_acceleration(reader, run));
        run =
            (bd_acceleration){.halves = halves, .first = round, .last = round, .first_id = id, .last_id = id};
    }
    if (!bd_trf_ends_before(line, 9 + 5 * BD_ROUNDS_MAX))
        BD_TRF_FAIL(line, bd_trf_rest(line, 9 + 5 * BD_ROUNDS_MAX).column, err, BD_SAY(TRF_AFTER_XXA),
                    BD_ROUNDS_MAX);
    return run.halves > 0 ? trf_records_add_acceleration(reader, run) : BD_OK;
}

/* Players as they are named, and where. */
typedef struct named_player {
    int id, column;
} named_player;

typedef struct named_players {
    named_player *items;
    size_t count, capacity;
} named_players;

static bd_status trf_records_forbid_pair(bd_trf_reader *reader, const bd_trf_line *line, bd_pair_rule rule,
                                         int column)
{
    bd_tournament *t = reader->tournament;
    if (rule.a == rule.b) BD_TRF_FAIL(line, column, reader->err, BD_SAY(TRF_GROUP_TWICE), rule.a);
    BD_ROOM(t->forbid, t->forbid_count, t->forbid_capacity, reader->arena, reader->err);
    BD_ROOM(reader->forbid_spots, reader->forbid_spot_count, reader->forbid_spot_capacity, reader->arena,
            reader->err);
    t->forbid[t->forbid_count++] = rule;
    reader->forbid_spots[reader->forbid_spot_count++] = trf_records_spot_of(line, column);
    return BD_OK;
}

static bd_status trf_records_take_group(bd_trf_reader *reader, bd_trf_line *line, next_function *next,
                                        int column, named_players *out)
{
    for (;;) {
        bd_trf_field field;
        int id;
        BD_TRY(next(reader, line, &column, &field, &id));
        if (id == 0) return BD_OK;
        BD_ROOM(out->items, out->count, out->capacity, reader->arena, reader->err);
        out->items[out->count++] = (named_player){.id = id, .column = field.column};
    }
}

/* Each id once: whoever is told twice is still one player. */
static void trf_records_drop_doubles(named_players *g)
{
    size_t kept = 0;
    for (size_t i = 0; i < g->count; i++) {
        size_t k = 0;
        while (k < kept && g->items[k].id != g->items[i].id) k++;
        if (k == kept) g->items[kept++] = g->items[i];
    }
    g->count = kept;
}

/* Every two of the ids from column `start` on. */
static bd_status trf_records_forbid_all_pairs(bd_trf_reader *reader, bd_trf_line *line, next_function *next,
                                              int start, bd_pair_rule rule)
{
    BD_ASSERT(rule.first >= 1 && rule.first <= rule.last);
    named_players g = {.count = 0};
    BD_TRY(trf_records_take_group(reader, line, next, start, &g));
    if (bd_trf_as_engine(reader)) {
        trf_records_drop_doubles(&g);
        if (g.count < 2) return BD_OK;
    }
    if (g.count < 2) BD_TRF_FAIL(line, start, reader->err, BD_SAY(TRF_GROUP_SMALL));
    if (g.count > BD_TRF_ID_MAX ||
        g.count * (g.count - 1) / 2 + reader->tournament->forbid_count > BD_TRF_PAIRS_MAX)
        BD_TRF_FAIL(line, start, reader->err, BD_SAY(TRF_GROUPS_LARGE), (int)BD_TRF_PAIRS_MAX);
    for (size_t i = 0; i < g.count; i++)
        for (size_t k = i + 1; k < g.count; k++) {
            rule.a = g.items[i].id;
            rule.b = g.items[k].id;
            BD_TRY(trf_records_forbid_pair(reader, line, rule, g.items[k].column));
        }
    return BD_OK;
}

/* 260: first and last round in 5-7 and 9-11, ids from 13. */
bd_status bd_trf_take_forbidden(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 4}, {8, 8}, {12, 12}};
    bd_err *err = reader->err;
    bd_pair_rule rule = {.first = 1, .last = BD_ROUNDS_MAX};
    BD_TRY(BD_TRF_BLANKS(line, gaps, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 5, 7), BD_ENGLISH(TRF_FIRST_ROUND), 1, BD_ROUNDS_MAX,
                      &rule.first, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 9, 11), BD_ENGLISH(TRF_LAST_ROUND), rule.first,
                      BD_ROUNDS_MAX, &rule.last, err));
    return trf_records_forbid_all_pairs(reader, line, trf_records_next_id, 13, rule);
}

bd_status bd_trf_take_never(bd_trf_reader *reader, bd_trf_line *line)
{
    return trf_records_forbid_all_pairs(reader, line, trf_records_next_free_id, 4,
                                        (bd_pair_rule){.first = 1, .last = BD_ROUNDS_MAX});
}

/* 299: type in column 5, match points in 8-11, points in 14-17, round in 20-22, ids from 24. */
bd_status bd_trf_take_abnormal(bd_trf_reader *reader, bd_trf_line *line)
{
    static const bd_trf_gap gaps[] = {{4, 4}, {6, 7}, {12, 13}, {18, 19}, {23, 23}};
    bd_err *err = reader->err;
    BD_TRY(BD_TRF_BLANKS(line, gaps, err));
    bd_trf_abnormal a = {.type = (char)toupper((unsigned char)bd_trf_char_at(line, 5))};
    if (a.type == '\0' || strchr("WDLFHZ+- ", a.type) == NULL)
        BD_TRF_FAIL(line, 5, err, BD_SAY(TRF_TYPE_299), a.type == '\1' ? '?' : a.type);
    const bd_trf_field match_points = bd_trf_field_at(line, 8, 11);
    if (match_points.length > 0)
        bd_trf_warn(reader, trf_records_spot_of(line, match_points.column), BD_SAY(TRF_MATCH_POINTS));
    BD_TRY(bd_trf_halves(line, bd_trf_field_at(line, 14, 17), BD_ENGLISH(TRF_RECORD_299), &a.halves, err));
    const bd_trf_field round = bd_trf_field_at(line, 20, 22);
    if (round.length > 0)
        BD_TRY(bd_trf_int(line, round, BD_ENGLISH(TRF_THE_ROUND), 0, BD_ROUNDS_MAX, &a.round, err));
    int column = 24;
    bd_trf_field field;
    for (bool any = false;; any = true) {
        BD_TRY(trf_records_next_id(reader, line, &column, &field, &a.id));
        if (a.id == 0 && any) return BD_OK;
        a.spot = trf_records_spot_of(line, a.id == 0 ? 5 : field.column);
        BD_ROOM(reader->abnormals, reader->abnormal_count, reader->abnormal_capacity, reader->arena, err);
        reader->abnormals[reader->abnormal_count++] = a;
        if (a.id == 0) return BD_OK;
    }
}
