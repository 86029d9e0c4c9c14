/* Reads and writes "options" of a cards/1 file: the rulebook's own, and under reserved names the settings of
 * the event that TRF has tags for. */
#include "base/assert.h"
#include "io/json/cards_json_parts.h"
#include "io/json/json_words.h"

#include <string.h>

/* One value of the point system. Where it is not given it is worth what `like` says. */
typedef struct point {
    const char *key;
    size_t offset;
    size_t like; /* offset of the value it takes over; its own: the usual worth */
} point;

#define POINT(name, as) #name, offsetof(bd_points, name), offsetof(bd_points, as)

/* A row comes after the row it takes over from. */
static const point options_json_point_table[] = {
    {POINT(win, win)},           {POINT(draw, draw)},       {POINT(loss, loss)},
    {POINT(white_win, win)},     {POINT(black_win, win)},   {POINT(white_draw, draw)},
    {POINT(black_draw, draw)},   {POINT(white_loss, loss)}, {POINT(black_loss, loss)},
    {POINT(pairing_bye, win)},   {POINT(full_bye, win)},    {POINT(half_bye, draw)},
    {POINT(zero_bye, zero_bye)}, {POINT(forfeit_win, win)}, {POINT(forfeit_loss, forfeit_loss)},
    {POINT(unknown, unknown)},
};

enum { POINTS = sizeof options_json_point_table / sizeof options_json_point_table[0], POINTS_MOST = 200 };

static int *options_json_point_at(bd_points *points, size_t offset)
{
    return (int *)(void *)((char *)points + offset);
}

static int options_json_point_of(const bd_points *points, size_t offset)
{
    return *(const int *)(const void *)((const char *)points + offset);
}

static bd_status options_json_read_points(bd_cards_reader *reader, const bd_json *value, void *target,
                                          bd_err *err)
{
    BD_ASSERT(value->kind != BD_JSON_NULL);
    (void)target;
    bd_field fields[POINTS];
    bd_points *points = &reader->tournament->points;
    for (size_t i = 0; i < POINTS; i++)
        fields[i] = (bd_field){.key = options_json_point_table[i].key,
                               .kind = BD_FIELD_HALVES,
                               .offset = options_json_point_table[i].offset,
                               .low = -POINTS_MOST,
                               .high = POINTS_MOST};
    BD_TRY(bd_fields_read(reader, value, fields, POINTS, points, err));
    for (size_t i = 0; i < POINTS; i++) {
        const bd_json *given = bd_json_member(reader->doc, value, options_json_point_table[i].key);
        if (given != NULL && given->kind != BD_JSON_NULL) continue;
        *options_json_point_at(points, options_json_point_table[i].offset) =
            options_json_point_of(points, options_json_point_table[i].like);
    }
    return BD_OK;
}

static bd_status options_json_read_initial_colour(bd_cards_reader *reader, const bd_json *value, void *target,
                                                  bd_err *err)
{
    static const char *const names[] = {"W", "B"};
    (void)target;
    size_t which = 0;
    BD_TRY(bd_json_choice(reader->doc, value, names, 2, &which, err));
    reader->tournament->initial_colour = which == 0 ? BD_WHITE : BD_BLACK;
    return BD_OK;
}

static bd_status options_json_read_accelerations(bd_cards_reader *reader, const bd_json *value, void *target,
                                                 bd_err *err)
{
#define SPAN(name, most)                                                                                     \
    .key = #name, .kind = BD_FIELD_INT, .needed = true, .offset = offsetof(bd_acceleration, name), .low = 1, \
    .high = (most)
    static const bd_field fields[] = {
        {.key = "points",
         .kind = BD_FIELD_HALVES,
         .needed = true,
         .offset = offsetof(bd_acceleration, halves),
         .low = -POINTS_MOST,
         .high = POINTS_MOST},
        {SPAN(first, BD_ROUNDS_MAX)},
        {SPAN(last, BD_ROUNDS_MAX)},
        {SPAN(first_id, BD_ID_MAX)},
        {SPAN(last_id, BD_ID_MAX)},
    };
    bd_tournament *t = reader->tournament;
    const bd_json_doc *doc = reader->doc;
    (void)target;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, reader->arena, err);
        bd_acceleration *made = &t->accelerations[t->acceleration_count++];
        *made = (bd_acceleration){.halves = 0};
        BD_TRY(bd_fields_read(reader, item, fields, sizeof fields / sizeof fields[0], made, err));
    }
    return BD_OK;
}

static bd_status options_json_read_adjustments(bd_cards_reader *reader, const bd_json *value, void *target,
                                               bd_err *err)
{
    static const bd_field fields[] = {
        {.key = "id",
         .kind = BD_FIELD_INT,
         .needed = true,
         .offset = offsetof(bd_adjustment, id),
         .low = 1,
         .high = BD_ID_MAX},
        {.key = "round",
         .kind = BD_FIELD_INT,
         .offset = offsetof(bd_adjustment, round),
         .low = 0,
         .high = BD_ROUNDS_MAX},
        {.key = "points",
         .kind = BD_FIELD_HALVES,
         .needed = true,
         .offset = offsetof(bd_adjustment, halves),
         .low = -POINTS_MOST,
         .high = POINTS_MOST},
    };
    bd_tournament *t = reader->tournament;
    const bd_json_doc *doc = reader->doc;
    (void)target;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        BD_ROOM(t->adjustments, t->adjustment_count, t->adjustment_capacity, reader->arena, err);
        bd_adjustment *made = &t->adjustments[t->adjustment_count++];
        *made = (bd_adjustment){.round = 0};
        BD_TRY(bd_fields_read(reader, item, fields, sizeof fields / sizeof fields[0], made, err));
    }
    return BD_OK;
}

static bd_status options_json_read_forbid_rounds(bd_cards_reader *reader, const bd_json *value, void *target,
                                                 bd_err *err)
{
    bd_tournament *t = reader->tournament;
    const bd_json_doc *doc = reader->doc;
    (void)target;
    BD_TRY(bd_json_want(doc, value, BD_JSON_LIST, err));
    for (const bd_json *item = bd_json_first(doc, value); item != NULL; item = bd_json_next(doc, item)) {
        int four[4] = {0};
        BD_TRY(bd_fields_tuple(doc, item, BD_ENGLISH(JSON_FORBID_FORM), 1, BD_ID_MAX, 4, four, err));
        if (four[2] > four[3] || four[3] > BD_ROUNDS_MAX)
            return bd_json_fail(doc, item, err, BD_SAY(JSON_FORBID_ROUNDS), BD_ROUNDS_MAX);
        BD_ROOM(t->forbid, t->forbid_count, t->forbid_capacity, reader->arena, err);
        t->forbid[t->forbid_count++] =
            (bd_pair_rule){.a = four[0], .b = four[1], .first = four[2], .last = four[3]};
    }
    return BD_OK;
}

static const bd_field options_json_reserved[] = {
    {.key = "points", .kind = BD_FIELD_OWN, .own = options_json_read_points},
    {.key = "initial_colour", .kind = BD_FIELD_OWN, .own = options_json_read_initial_colour},
    {.key = "by_rank", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_tournament, by_rank)},
    {.key = "baku", .kind = BD_FIELD_BOOL, .offset = offsetof(bd_tournament, baku)},
    {.key = "acceleration", .kind = BD_FIELD_OWN, .own = options_json_read_accelerations},
    {.key = "adjustments", .kind = BD_FIELD_OWN, .own = options_json_read_adjustments},
    {.key = "forbid_rounds", .kind = BD_FIELD_OWN, .own = options_json_read_forbid_rounds},
};

static const bd_field *options_json_find_reserved(const char *key)
{
    for (size_t i = 0; i < sizeof options_json_reserved / sizeof options_json_reserved[0]; i++)
        if (strcmp(options_json_reserved[i].key, key) == 0) return &options_json_reserved[i];
    return NULL;
}

static const char *copy_place(bd_cards_reader *reader, size_t offset)
{
    bd_err at;
    bd_json_place(reader->doc, offset, at.place, sizeof at.place);
    return bd_arena_copy_text(reader->arena, at.place);
}

/* An option of the rulebook; whether there is one of that name is for rulebook/ to say. */
static bd_status keep_setting(bd_cards_reader *reader, const bd_json *value, bd_tournament *t, bd_err *err)
{
    BD_ROOM(t->options, t->option_count, t->option_capacity, reader->arena, err);
    const bd_setting setting = {.key = bd_json_key(reader->doc, value),
                                .text = bd_json_raw(reader->doc, value, reader->arena),
                                .place = copy_place(reader, bd_json_key_start(reader->doc, value)),
                                .value_place = copy_place(reader, value->start)};
    if (setting.text == NULL || setting.place == NULL || setting.value_place == NULL) BD_FAIL_MEMORY(err);
    t->options[t->option_count++] = setting;
    return BD_OK;
}

bd_status bd_settings_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err)
{
    bd_tournament *t = target;
    const bd_json_doc *doc = reader->doc;
    BD_TRY(bd_json_want(doc, value, BD_JSON_OBJECT, err));
    for (const bd_json *m = bd_json_first(doc, value); m != NULL; m = bd_json_next(doc, m)) {
        const bd_field *field = options_json_find_reserved(bd_json_key(doc, m));
        if (field == NULL)
            BD_TRY(keep_setting(reader, m, t, err));
        else if (m->kind == BD_JSON_BOOL && field->kind == BD_FIELD_BOOL)
            *(bool *)(void *)((char *)t + field->offset) = m->as.integer != 0;
        else if (m->kind != BD_JSON_NULL && field->kind == BD_FIELD_BOOL)
            return bd_json_want(doc, m, BD_JSON_BOOL, err);
        else if (m->kind != BD_JSON_NULL)
            BD_TRY(field->own(reader, m, t, err));
    }
    return BD_OK;
}

static bool options_json_points_are_usual(const bd_points *points)
{
    const bd_points usual = bd_points_usual();
    for (size_t i = 0; i < POINTS; i++)
        if (options_json_point_of(points, options_json_point_table[i].offset) !=
            options_json_point_of(&usual, options_json_point_table[i].offset))
            return false;
    return true;
}

static bool options_json_some_forbidden_for_rounds(const bd_tournament *t)
{
    for (size_t i = 0; i < t->forbid_count; i++)
        if (!bd_pair_rule_is_always(&t->forbid[i])) return true;
    return false;
}

static void options_json_write_points(bd_cards_writer *w)
{
    const bd_points *points = &w->tournament->points;
    bd_points plain = bd_points_usual();
    bool first = true;
    bd_text_add_char(w->out, '{');
    for (size_t i = 0; i < POINTS; i++) {
        const int worth = options_json_point_of(points, options_json_point_table[i].offset);
        if (worth != options_json_point_of(&plain, options_json_point_table[i].like)) {
            bd_json_put_key(w, &first, ", ", options_json_point_table[i].key);
            bd_json_put_halves(w, worth);
        }
        *options_json_point_at(&plain, options_json_point_table[i].offset) = worth;
    }
    bd_text_add_char(w->out, '}');
}

static void options_json_write_accelerations(bd_cards_writer *w)
{
    const bd_tournament *t = w->tournament;
    for (size_t i = 0; i < t->acceleration_count; i++) {
        const bd_acceleration *a = &t->accelerations[i];
        bd_text_add_string(w->out, i == 0 ? "[{\"points\": " : ", {\"points\": ");
        bd_json_put_halves(w, a->halves);
        bd_text_add(w->out, ", \"first\": %d, \"last\": %d, \"first_id\": %d, \"last_id\": %d}", a->first,
                    a->last, a->first_id, a->last_id);
    }
    bd_text_add_char(w->out, ']');
}

static void options_json_write_adjustments(bd_cards_writer *w)
{
    const bd_tournament *t = w->tournament;
    for (size_t i = 0; i < t->adjustment_count; i++) {
        const bd_adjustment *a = &t->adjustments[i];
        bd_text_add(w->out, "%s{\"id\": %d, ", i == 0 ? "[" : ", ", a->id);
        if (a->round != 0) bd_text_add(w->out, "\"round\": %d, ", a->round);
        bd_text_add_string(w->out, "\"points\": ");
        bd_json_put_halves(w, a->halves);
        bd_text_add_char(w->out, '}');
    }
    bd_text_add_char(w->out, ']');
}

static void options_json_write_forbid_rounds(bd_cards_writer *w)
{
    const bd_tournament *t = w->tournament;
    bool first = true;
    for (size_t i = 0; i < t->forbid_count; i++) {
        const bd_pair_rule *f = &t->forbid[i];
        if (bd_pair_rule_is_always(f)) continue;
        bd_text_add(w->out, "%s[%d, %d, %d, %d]", first ? "[" : ", ", f->a, f->b, f->first, f->last);
        first = false;
    }
    bd_text_add_char(w->out, ']');
}

static bool options_json_has_points(const bd_tournament *t)
{
    return !options_json_points_are_usual(&t->points);
}
static bool options_json_has_initial_colour(const bd_tournament *t)
{
    return t->initial_colour != BD_NO_COLOUR;
}
static bool options_json_has_by_rank(const bd_tournament *t) { return t->by_rank; }
static bool options_json_has_baku(const bd_tournament *t) { return t->baku; }
static bool options_json_has_accelerations(const bd_tournament *t) { return t->acceleration_count > 0; }
static bool options_json_has_adjustments(const bd_tournament *t) { return t->adjustment_count > 0; }

static void options_json_write_initial_colour(bd_cards_writer *w)
{
    bd_text_add_string(w->out, w->tournament->initial_colour == BD_WHITE ? "\"W\"" : "\"B\"");
}

static void options_json_write_true(bd_cards_writer *w) { bd_text_add_string(w->out, "true"); }

static const struct {
    const char *key;
    bool (*is_set)(const bd_tournament *t);
    void (*write)(bd_cards_writer *w);
} settings[] = {
    {"points", options_json_has_points, options_json_write_points},
    {"initial_colour", options_json_has_initial_colour, options_json_write_initial_colour},
    {"by_rank", options_json_has_by_rank, options_json_write_true},
    {"baku", options_json_has_baku, options_json_write_true},
    {"acceleration", options_json_has_accelerations, options_json_write_accelerations},
    {"adjustments", options_json_has_adjustments, options_json_write_adjustments},
    {"forbid_rounds", options_json_some_forbidden_for_rounds, options_json_write_forbid_rounds},
};

enum { SETTINGS = sizeof settings / sizeof settings[0] };

bool bd_settings_json_are_set(const bd_tournament *t)
{
    for (size_t i = 0; i < SETTINGS; i++)
        if (settings[i].is_set(t)) return true;
    return t->option_count > 0;
}

void bd_settings_json_write(bd_cards_writer *w)
{
    const bd_tournament *t = w->tournament;
    const char *between = ",\n  ";
    bool first = true;
    bd_text_add_string(w->out, "{\n  ");
    for (size_t i = 0; i < t->option_count; i++) {
        bd_json_put_key(w, &first, between, t->options[i].key);
        bd_text_add_string(w->out, t->options[i].text);
    }
    for (size_t i = 0; i < SETTINGS; i++) {
        if (!settings[i].is_set(t)) continue;
        bd_json_put_key(w, &first, between, settings[i].key);
        settings[i].write(w);
    }
    bd_text_add_string(w->out, "\n }");
}
