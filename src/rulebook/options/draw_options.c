#include "rulebook/options/draw_options.h"

#include "base/ints.h"
#include "rulebook/options/options_words.h"

#include <string.h>

bd_draw_options bd_draw_options_none(void) { return (bd_draw_options){0}; }

static void draw_options_add_word(bd_text *text, const char *word)
{
    BD_ASSERT(strchr(word, ' ') == NULL);
    if (text->length > 0) bd_text_add_char(text, ' ');
    bd_text_add_string(text, word);
}

static bool draw_options_pair_is_before(const bd_id_pair *x, const bd_id_pair *y)
{
    return x->a != y->a ? x->a < y->a : x->b < y->b;
}

static bd_status draw_options_add_pairs(bd_text *text, const char *word, const bd_id_pair *pairs,
                                        size_t count, bd_err *err)
{
    bd_id_pair *sorted;
    BD_NEW(sorted, text->arena, count, err);
    for (size_t i = 0; i < count; i++) {
        const bd_id_pair pair = pairs[i].a < pairs[i].b ? pairs[i] : (bd_id_pair){pairs[i].b, pairs[i].a};
        size_t at = i;
        for (; at > 0 && draw_options_pair_is_before(&pair, &sorted[at - 1]); at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = pair;
    }
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && sorted[i].a == sorted[i - 1].a && sorted[i].b == sorted[i - 1].b) continue;
        draw_options_add_word(text, word);
        bd_text_add(text, "=%d,%d", sorted[i].a, sorted[i].b);
    }
    return BD_OK;
}

/* The words of bd_asked_kind. */
static const char *const draw_options_asked[] = {"", "white", "black", "float", "stay"};
enum { DRAW_OPTIONS_ASKED = sizeof draw_options_asked / sizeof *draw_options_asked };

static void draw_options_print_keep(bd_text *out, const bd_draw_options *options)
{
    for (size_t i = 0; i < options->keep_count; i++) {
        const bd_keep *board = &options->keep[i];
        if (i == 0) draw_options_add_word(out, "keep=");
        bd_text_add(out, "%s%d%c%d", i > 0 ? "," : "", board->white, board->open ? ':' : '-', board->black);
    }
    if (options->keep_after != NULL) {
        draw_options_add_word(out, "keep-after=");
        bd_text_add_string(out, options->keep_after);
    }
}

static bd_status draw_options_add_settings(bd_text *text, const bd_draw_options *options, bd_err *err)
{
    const bd_setting **sorted;
    BD_NEW(sorted, text->arena, options->setting_count, err);
    for (size_t i = 0; i < options->setting_count; i++) {
        size_t at = i;
        for (; at > 0 && strcmp(options->settings[i].key, sorted[at - 1]->key) < 0; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = &options->settings[i];
    }
    for (size_t i = 0; i < options->setting_count; i++) {
        draw_options_add_word(text, "set=");
        bd_text_add(text, "%s:%s", sorted[i]->key, sorted[i]->text);
    }
    return BD_OK;
}

/* The words of bd_written_place; the last two have the other criterion behind them. */
static const char *const draw_options_places[] = {"first", "last", "listed", "before,", "after,"};
enum { DRAW_OPTIONS_PLACES = sizeof draw_options_places / sizeof *draw_options_places };

static void draw_options_print_written(bd_text *out, const bd_written *written)
{
    BD_ASSERT((written->anchor != NULL) == (written->place >= BD_WRITTEN_BEFORE));
    draw_options_add_word(out, "criterion=");
    bd_text_add(out, "%s:%s%s:%d-%d:%s:", written->id, draw_options_places[written->place],
                written->anchor != NULL ? written->anchor : "", written->first, written->last,
                written->hard ? "hard" : "soft");
    for (const char *c = written->cost; *c != '\0'; c++) bd_text_add_char(out, *c == ' ' ? '~' : *c);
}

bd_status bd_draw_options_print(const bd_draw_options *options, bd_arena *arena, const char **text,
                                bd_err *err)
{
    BD_ASSERT(options->bye >= 0 && (options->sit_out == 0 || options->sit_out == 3));
    bd_text out = bd_text_new(arena);
    if (options->seed != 0) bd_text_add(&out, "seed=%llu", (unsigned long long)options->seed);
    if (options->top_colour != BD_NO_COLOUR)
        draw_options_add_word(&out, options->top_colour == BD_WHITE ? "top=white" : "top=black");
    if (options->allow_repeats) draw_options_add_word(&out, "allow-repeats");
    if (options->bye != 0) {
        draw_options_add_word(&out, "bye=");
        bd_text_add(&out, "%d", options->bye);
    }
    if (options->sit_out != 0) {
        draw_options_add_word(&out, "sit-out=");
        bd_text_add(&out, "%d", options->sit_out);
    }
    if (options->asked.kind != BD_ASKED_NOTHING) {
        draw_options_add_word(&out, "ask=");
        bd_text_add(&out, "%d:%s", options->asked.id, draw_options_asked[options->asked.kind]);
    }
    BD_TRY(draw_options_add_pairs(&out, "forbid", options->forbid, options->forbid_count, err));
    BD_TRY(draw_options_add_pairs(&out, "pair", options->fixed, options->fixed_count, err));
    BD_TRY(draw_options_add_settings(&out, options, err));
    for (size_t i = 0; i < options->priority_count; i++) {
        if (i == 0) draw_options_add_word(&out, "priorities=");
        bd_text_add(&out, "%s%s", i > 0 ? "," : "", options->priorities[i]);
    }
    for (size_t i = 0; i < options->written_count; i++)
        draw_options_print_written(&out, &options->written[i]);
    draw_options_print_keep(&out, options);
    return bd_text_finish(&out, text, err);
}

/* One "name=value" word; value is NULL when there is no '='. */
typedef struct word {
    const char *name, *value;
} word;

static bd_status draw_options_read_pair(const char *value, bd_id_pair *pair, bd_err *err)
{
    const char *comma = strchr(value, ',');
    int64_t a = 0, b = 0;
    if (comma == NULL || !bd_parse_int(value, (size_t)(comma - value), 0, BD_ID_MAX, &a) ||
        !bd_parse_int(comma + 1, strlen(comma + 1), 1, BD_ID_MAX, &b) || a >= b)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_A_PAIR), value);
    *pair = (bd_id_pair){(int)a, (int)b};
    return BD_OK;
}

/* Lists that grow while the words are read, so that reading takes time and memory in proportion to the text.
 */
typedef struct draw_options_lists {
    bd_id_pair *forbid, *fixed;
    size_t forbid_capacity, fixed_capacity;
    bd_setting *settings;
    size_t setting_capacity;
    bd_written *written;
    size_t written_capacity;
} draw_options_lists;

/* The canonical text has its pairs in ascending order: what is not is refused where it stands, before it
 * could cost the sorting of a long list. */
static bd_status draw_options_read_pairs(bd_arena *arena, const char *value, bd_id_pair **pairs,
                                         size_t *count, size_t *capacity, bd_err *err)
{
    bd_id_pair pair;
    BD_TRY(draw_options_read_pair(value, &pair, err));
    BD_ASSERT(*count == 0 || *pairs != NULL);
    if (*count > 0 && !draw_options_pair_is_before(&(*pairs)[*count - 1], &pair))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_PAIR_NOT_ASCENDING), value);
    BD_ROOM(*pairs, *count, *capacity, arena, err);
    (*pairs)[(*count)++] = pair;
    return BD_OK;
}

static bd_status draw_options_read_priorities(bd_arena *arena, char *value, bd_draw_options *options,
                                              bd_err *err)
{
    size_t count = 1;
    for (const char *c = value; *c != '\0'; c++) count += *c == ',';
    const char **names;
    BD_NEW(names, arena, count, err);
    options->priorities = names;
    for (char *name = value; name != NULL;) {
        char *comma = strchr(name, ',');
        if (comma != NULL) *comma++ = '\0';
        names[options->priority_count++] = name;
        name = comma;
    }
    return BD_OK;
}

static bd_status draw_options_read_kept(char *text, bd_keep *board, bd_err *err)
{
    const size_t length = strcspn(text, "-:");
    const char *black = text + length + (text[length] != '\0');
    int64_t a = 0, b = 0;
    board->open = text[length] == ':';
    if (!bd_parse_int(text, length, 1, BD_ID_MAX, &a) ||
        !bd_parse_int(black, strlen(black), 0, BD_ID_MAX, &b) || a == b)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_A_BOARD), text);
    board->white = (int)a;
    board->black = (int)b;
    return BD_OK;
}

static bd_status draw_options_read_keep(bd_arena *arena, char *value, bd_draw_options *options, bd_err *err)
{
    size_t count = 1;
    for (const char *c = value; *c != '\0'; c++) count += *c == ',';
    bd_keep *list;
    BD_NEW(list, arena, count, err);
    options->keep = list;
    options->keep_count = 0;
    for (char *board = value; board != NULL;) {
        char *comma = strchr(board, ',');
        if (comma != NULL) *comma++ = '\0';
        BD_TRY(draw_options_read_kept(board, &list[options->keep_count++], err));
        board = comma;
    }
    return BD_OK;
}

static bd_status draw_options_read_setting(bd_arena *arena, char *value, bd_draw_options *options,
                                           draw_options_lists *lists, bd_err *err)
{
    char *colon = strchr(value, ':');
    if (colon == NULL || colon == value || colon[1] == '\0')
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_A_SETTING), value);
    *colon = '\0';
    const size_t count = options->setting_count;
    BD_ASSERT(count == 0 || lists->settings != NULL);
    if (count > 0 && strcmp(lists->settings[count - 1].key, value) >= 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_SETTING_NOT_ASCENDING), value);
    BD_ROOM(lists->settings, count, lists->setting_capacity, arena, err);
    lists->settings[options->setting_count++] = (bd_setting){.key = value, .text = colon + 1};
    options->settings = lists->settings;
    return BD_OK;
}

/* The next part of a criterion, which ends at a colon; NULL: there is none. */
static char *draw_options_cut(char **rest)
{
    char *part = *rest, *colon = part != NULL ? strchr(part, ':') : NULL;
    if (colon == NULL) return NULL;
    *colon = '\0';
    *rest = colon + 1;
    return part;
}

static bool draw_options_read_place(char *text, bd_written *out)
{
    for (int place = 0; place < DRAW_OPTIONS_PLACES; place++) {
        const char *called = draw_options_places[place];
        const size_t length = strlen(called);
        const bool anchored = place >= BD_WRITTEN_BEFORE;
        if (anchored ? strncmp(text, called, length) != 0 : strcmp(text, called) != 0) continue;
        out->place = (bd_written_place)place;
        out->anchor = anchored ? text + length : NULL;
        return !anchored || text[length] != '\0';
    }
    return false;
}

static bool draw_options_read_rounds(const char *text, bd_written *out)
{
    const size_t length = strcspn(text, "-");
    int64_t first = 0, last = 0;
    if (text[length] == '\0' || !bd_parse_int(text, length, 1, BD_ROUNDS_MAX, &first) ||
        !bd_parse_int(text + length + 1, strlen(text + length + 1), first, BD_ROUNDS_MAX, &last))
        return false;
    out->first = (int)first;
    out->last = (int)last;
    return true;
}

bool bd_written_id_is(const char *id)
{
    if (id[0] < 'a' || id[0] > 'z' || strlen(id) > BD_WRITTEN_ID) return false;
    return strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(id);
}

static bd_status draw_options_read_written(bd_arena *arena, char *value, bd_draw_options *options,
                                           draw_options_lists *lists, bd_err *err)
{
    const char *whole = bd_arena_copy_text(arena, value);
    if (whole == NULL) BD_FAIL_MEMORY(err);
    char *rest = value;
    bd_written written = {.id = draw_options_cut(&rest)};
    char *place = draw_options_cut(&rest), *rounds = draw_options_cut(&rest), *kind = draw_options_cut(&rest);
    if (written.id == NULL || kind == NULL || !bd_written_id_is(written.id) ||
        !draw_options_read_place(place, &written) || !draw_options_read_rounds(rounds, &written) ||
        strchr(rest, ' ') != NULL || options->written_count == BD_WRITTEN_MOST)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_WRITTEN), whole);
    written.hard = strcmp(kind, "hard") == 0;
    for (char *c = rest; *c != '\0'; c++)
        if (*c == '~') *c = ' ';
    written.cost = rest;
    BD_ROOM(lists->written, options->written_count, lists->written_capacity, arena, err);
    lists->written[options->written_count++] = written;
    options->written = lists->written;
    return BD_OK;
}

static bd_status draw_options_read_seed(const char *value, uint64_t *seed, bd_err *err)
{
    uint64_t number = 0;
    for (const char *c = value; *c != '\0'; c++) {
        const uint64_t digit = (uint64_t)(*c - '0');
        if (*c < '0' || *c > '9' || number > (UINT64_MAX - digit) / 10)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_A_SEED), value);
        number = number * 10 + digit;
    }
    *seed = number;
    return BD_OK;
}

static bd_status draw_options_read_bye(const char *value, int *bye, bd_err *err)
{
    int64_t id = 0;
    if (!bd_parse_int(value, strlen(value), 1, BD_ID_MAX, &id))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_AN_ID), value);
    *bye = (int)id;
    return BD_OK;
}

static bd_status draw_options_read_asked(const char *value, bd_asked *asked, bd_err *err)
{
    const size_t length = strcspn(value, ":");
    int64_t id = 0;
    for (int kind = 1; value[length] == ':' && kind < DRAW_OPTIONS_ASKED; kind++)
        if (strcmp(value + length + 1, draw_options_asked[kind]) == 0) asked->kind = (bd_asked_kind)kind;
    if (asked->kind == BD_ASKED_NOTHING || !bd_parse_int(value, length, 1, BD_ID_MAX, &id))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_ASKED), value);
    asked->id = (int)id;
    return BD_OK;
}

static bd_status draw_options_read_list(bd_arena *arena, word w, char *value, bd_draw_options *options,
                                        draw_options_lists *lists, bd_err *err)
{
    if (strcmp(w.name, "forbid") == 0) {
        BD_TRY(draw_options_read_pairs(arena, value, &lists->forbid, &options->forbid_count,
                                       &lists->forbid_capacity, err));
        options->forbid = lists->forbid;
        return BD_OK;
    }
    if (strcmp(w.name, "pair") == 0) {
        BD_TRY(draw_options_read_pairs(arena, value, &lists->fixed, &options->fixed_count,
                                       &lists->fixed_capacity, err));
        options->fixed = lists->fixed;
        return BD_OK;
    }
    if (strcmp(w.name, "set") == 0) return draw_options_read_setting(arena, value, options, lists, err);
    if (strcmp(w.name, "criterion") == 0) return draw_options_read_written(arena, value, options, lists, err);
    if (strcmp(w.name, "priorities") == 0 && options->priority_count == 0)
        return draw_options_read_priorities(arena, value, options, err);
    if (strcmp(w.name, "keep") == 0 && options->keep_count == 0)
        return draw_options_read_keep(arena, value, options, err);
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_VALUE_NOT_OF_A_DRAW), w.name, w.value);
}

static bd_status draw_options_read_word(bd_arena *arena, word w, char *value, bd_draw_options *options,
                                        draw_options_lists *lists, bd_err *err)
{
    if (strcmp(w.name, "allow-repeats") == 0 && w.value == NULL) {
        options->allow_repeats = true;
        return BD_OK;
    }
    if (w.value == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_OF_A_DRAW), w.name);
    if (strcmp(w.name, "seed") == 0) return draw_options_read_seed(value, &options->seed, err);
    if (strcmp(w.name, "bye") == 0) return draw_options_read_bye(value, &options->bye, err);
    if (strcmp(w.name, "ask") == 0) return draw_options_read_asked(value, &options->asked, err);
    if (strcmp(w.name, "sit-out") == 0 && strcmp(value, "3") == 0) {
        options->sit_out = 3;
        return BD_OK;
    }
    if (strcmp(w.name, "keep-after") == 0) {
        options->keep_after = value;
        return BD_OK;
    }
    if (strcmp(w.name, "top") == 0 && (strcmp(value, "white") == 0 || strcmp(value, "black") == 0)) {
        options->top_colour = value[0] == 'w' ? BD_WHITE : BD_BLACK;
        return BD_OK;
    }
    return draw_options_read_list(arena, w, value, options, lists, err);
}

bd_status bd_draw_options_parse(const char *text, bd_arena *arena, bd_draw_options *options, bd_err *err)
{
    draw_options_lists lists = {0};
    *options = bd_draw_options_none();
    char *copy = bd_arena_copy_text(arena, text);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    for (char *name = copy; *name != '\0';) {
        char *end = name + strcspn(name, " ");
        char *next = *end == '\0' ? end : end + 1;
        *end = '\0';
        char *value = strchr(name, '=');
        if (value != NULL) *value++ = '\0';
        BD_TRY(draw_options_read_word(arena, (word){name, value}, value, options, &lists, err));
        name = next;
    }
    const char *again;
    BD_TRY(bd_draw_options_print(options, arena, &again, err));
    if (strcmp(again, text) != 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(OPTIONS_NOT_CANONICAL), text, again);
    return BD_OK;
}
