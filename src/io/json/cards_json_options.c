/* Reads and writes "options" of a cards/1 file: the rulebook's own, and under reserved names the settings of
 * the event that TRF has tags for. */
#include "io/json/cards_json.h"
#include "io/json/json_words.h"

/* ---- Points ---- */

/* One value of the point system. Where it is not given it is worth what `like` says. */
typedef struct point {
    const char *key;
    size_t offset;
    size_t like; /* offset of the value it takes over; its own: the usual worth */
} point;

#define POINT(name, as) #name, offsetof(bd_points, name), offsetof(bd_points, as)

/* A row comes after the row it takes over from. */
static const point options_json_points[] = {
    {POINT(win, win)},           {POINT(draw, draw)},       {POINT(loss, loss)},
    {POINT(white_win, win)},     {POINT(black_win, win)},   {POINT(white_draw, draw)},
    {POINT(black_draw, draw)},   {POINT(white_loss, loss)}, {POINT(black_loss, loss)},
    {POINT(pairing_bye, win)},   {POINT(full_bye, win)},    {POINT(half_bye, draw)},
    {POINT(zero_bye, zero_bye)}, {POINT(forfeit_win, win)}, {POINT(forfeit_loss, forfeit_loss)},
    {POINT(unknown, unknown)},
};

enum { POINTS = sizeof options_json_points / sizeof options_json_points[0], POINTS_MOST = 200 };

static int options_json_point_of(const bd_points *points, size_t offset)
{
    return *(const int *)(const void *)((const char *)points + offset);
}

static void options_json_set_point(bd_points *points, size_t offset, int halves)
{
    *(int *)(void *)((char *)points + offset) = halves;
}

static bd_status options_json_read_points(bd_cards_reader *reader, const bd_json *value, void *target,
                                          bd_err *err)
{
    bd_field fields[POINTS];
    bd_points *points = &((bd_tournament *)target)->points;
    for (size_t i = 0; i < POINTS; i++)
        fields[i] = (bd_field){.key = options_json_points[i].key,
                               .kind = BD_FIELD_HALVES,
                               .offset = options_json_points[i].offset,
                               .low = -POINTS_MOST,
                               .high = POINTS_MOST};
    BD_TRY(bd_fields_read(reader, value, BD_FIELDS(fields), points, err));
    for (size_t i = 0; i < POINTS; i++) {
        const bd_json *given = bd_json_member(reader->doc, value, options_json_points[i].key);
        if (given != NULL && given->kind != BD_JSON_NULL) continue;
        options_json_set_point(points, options_json_points[i].offset,
                               options_json_point_of(points, options_json_points[i].like));
    }
    return BD_OK;
}

static bool options_json_has_points(const void *target)
{
    const bd_points *points = &((const bd_tournament *)target)->points;
    const bd_points usual = bd_points_usual();
    for (size_t i = 0; i < POINTS; i++)
        if (options_json_point_of(points, options_json_points[i].offset) !=
            options_json_point_of(&usual, options_json_points[i].offset))
            return true;
    return false;
}

static void options_json_write_points(bd_cards_writer *w, const void *target)
{
    const bd_points *points = &((const bd_tournament *)target)->points;
    bd_points plain = bd_points_usual();
    bd_field given[POINTS];
    size_t count = 0;
    for (size_t i = 0; i < POINTS; i++) {
        const point *p = &options_json_points[i];
        const int worth = options_json_point_of(points, p->offset);
        if (worth != options_json_point_of(&plain, p->like))
            given[count++] =
                (bd_field){.key = p->key, .kind = BD_FIELD_HALVES, .needed = true, .offset = p->offset};
        options_json_set_point(&plain, p->offset, worth);
    }
    bd_fields_write_object(w, (bd_fields){given, count}, points);
}

/* ---- The other reserved names ---- */

#define WORTH(type)                                                                                          \
    .key = "points", .kind = BD_FIELD_HALVES, .needed = true, .offset = offsetof(type, halves),              \
    .low = -POINTS_MOST, .high = POINTS_MOST

static const bd_field options_json_acceleration[] = {
    {WORTH(bd_acceleration)},
    {BD_INT_ROW(bd_acceleration, first, 1, BD_ROUNDS_MAX), .needed = true},
    {BD_INT_ROW(bd_acceleration, last, 1, BD_ROUNDS_MAX), .needed = true},
    {BD_INT_ROW(bd_acceleration, first_id, 1, BD_ID_MAX), .needed = true},
    {BD_INT_ROW(bd_acceleration, last_id, 1, BD_ID_MAX), .needed = true},
};

static const bd_field options_json_adjustment[] = {
    {BD_INT_ROW(bd_adjustment, id, 1, BD_ID_MAX), .needed = true},
    {BD_INT_ROW(bd_adjustment, round, 0, BD_ROUNDS_MAX)},
    {WORTH(bd_adjustment)},
};

static const bd_list options_json_accelerations = {.size = sizeof(bd_acceleration),
                                                   .capacity_offset =
                                                       offsetof(bd_tournament, acceleration_capacity),
                                                   .rows = BD_FIELDS_OF(options_json_acceleration)};

static const bd_list options_json_adjustments = {.size = sizeof(bd_adjustment),
                                                 .capacity_offset =
                                                     offsetof(bd_tournament, adjustment_capacity),
                                                 .rows = BD_FIELDS_OF(options_json_adjustment)};

/* [id, id, first round, last round], as they stand in a bd_pair_rule. */
static bd_status options_json_read_forbidden(bd_cards_reader *reader, const bd_json *item, void *place,
                                             bd_err *err)
{
    int four[4] = {0};
    BD_TRY(bd_fields_tuple(reader->doc, item, BD_ENGLISH(JSON_FORBID_FORM), 1, BD_ID_MAX, 4, four, err));
    if (four[2] > four[3] || four[3] > BD_ROUNDS_MAX)
        return bd_json_fail(reader->doc, item, err, BD_SAY(JSON_FORBID_ROUNDS), BD_ROUNDS_MAX);
    *(bd_pair_rule *)place = (bd_pair_rule){.a = four[0], .b = four[1], .first = four[2], .last = four[3]};
    return BD_OK;
}

static void options_json_write_forbidden(bd_cards_writer *w, const void *item)
{
    const bd_pair_rule *f = item;
    bd_text_add(w->out, "[%d, %d, %d, %d]", f->a, f->b, f->first, f->last);
}

static const bd_list options_json_forbidden = {.size = sizeof(bd_pair_rule),
                                               .capacity_offset = offsetof(bd_tournament, forbid_capacity),
                                               .read = options_json_read_forbidden,
                                               .write = options_json_write_forbidden,
                                               .skips = bd_pair_rule_is_always};

/* ---- All of it ---- */

static const char *options_json_place(bd_cards_reader *reader, size_t offset)
{
    bd_err at;
    bd_json_place(reader->doc, offset, at.place, sizeof at.place);
    return bd_arena_copy_text(reader->arena, at.place);
}

/* An option of the rulebook; whether there is one of that name is for rulebook/ to say. */
static bd_status options_json_keep(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    BD_ROOM(t->options, t->option_count, t->option_capacity, reader->arena, err);
    const bd_setting setting = {.key = bd_json_key(reader->doc, value),
                                .text = bd_json_raw(reader->doc, value, reader->arena),
                                .place = options_json_place(reader, bd_json_key_start(reader->doc, value)),
                                .value_place = options_json_place(reader, value->start)};
    if (setting.text == NULL || setting.place == NULL || setting.value_place == NULL) BD_FAIL_MEMORY(err);
    t->options[t->option_count++] = setting;
    return BD_OK;
}

static void options_json_write_kept(bd_cards_writer *w, const void *target)
{
    const bd_tournament *t = target;
    for (size_t i = 0; i < t->option_count; i++) {
        bd_json_put_key(w, t->options[i].key);
        bd_text_add_string(w->out, t->options[i].text);
    }
}

static const char *const options_json_colours[] = {"W", "B", NULL};

#define LIST(name, member, how_many, what) BD_LIST_ROW(bd_tournament, name, member, how_many, &(what))

static const bd_field options_json_rows[] = {
    {.kind = BD_FIELD_NOTE, .own = options_json_keep, .write = options_json_write_kept},
    {BD_OWN_ROW("points", options_json_read_points, options_json_has_points, options_json_write_points)},
    {BD_INT_ROW_AS(bd_tournament, "boards", points.boards, 1, BD_BOARDS_MAX)},
    {.key = "bye_games",
     .kind = BD_FIELD_HALVES,
     .offset = offsetof(bd_tournament, points.bye_games),
     .high = BD_GAMES_MOST},
    {.key = "score_of_games", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_tournament, points.by_games)},
    {BD_CHOICE_ROW(bd_tournament, "initial_colour", initial_colour, options_json_colours)},
    {BD_BOOL_ROW(bd_tournament, by_rank)},
    {BD_TEXT_ROW(bd_tournament, numbers)},
    {BD_TEXT_ROW(bd_tournament, rating_lists)},
    {BD_TEXT_ROW(bd_tournament, rating_kinds)},
    {BD_BOOL_ROW(bd_tournament, baku)},
    {LIST("acceleration", accelerations, acceleration_count, options_json_accelerations)},
    {LIST("adjustments", adjustments, adjustment_count, options_json_adjustments)},
    {LIST("forbid_rounds", forbid, forbid_count, options_json_forbidden)},
};

bd_status bd_settings_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    return bd_fields_read(reader, value, BD_FIELDS(options_json_rows), target, err);
}

bool bd_settings_json_are_set(const void *target)
{
    for (size_t i = 0; i < BD_FIELDS(options_json_rows).count; i++)
        if (bd_fields_is_set(&options_json_rows[i], target)) return true;
    return ((const bd_tournament *)target)->option_count > 0;
}

void bd_settings_json_write(bd_cards_writer *w, const void *target)
{
    bd_text_add_string(w->out, "{\n  ");
    bd_fields_write(w, ",\n  ", BD_FIELDS(options_json_rows), target);
    bd_text_add_string(w->out, "\n }");
}
