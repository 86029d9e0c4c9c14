/* The TRF reader: every line goes to the function of its tag; what nobody knows is kept and told. */
#include "base/assert.h"
#include "cards/card.h"
#include "io/trf/trf.h"

#include "io/encoding.h"
#include "io/trf/trf_layout.h"
#include "io/trf/trf_reader.h"
#include "io/trf/trf_rules.h"
#include "io/trf/trf_system.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct tag {
    const char *names; /* three letters each */
    bd_trf_take *take;
    const char *place; /* where its contents are written again; NULL: the line is kept */
    const char *why;   /* kept lines that are not used: the warning; NULL: none */
    bool team;         /* only events of teams have it */
} tag;

static const tag trf_read_tags[] = {
    {"001", bd_trf_take_player, "001", NULL, false},
    {"012", bd_trf_take_name, "012", NULL, false},
    {"062", bd_trf_take_count, NULL, NULL, false},
    {"092 192", bd_trf_take_type, NULL, NULL, false},
    {"142", bd_trf_take_rounds, "142", NULL, false},
    {"XXR", bd_trf_take_rounds, "XXR", NULL, false},
    {"152", bd_trf_take_colour, "152", NULL, false},
    {"XXC", bd_trf_take_config, "XXC", NULL, false},
    {"162", bd_trf_take_points, "162", NULL, false},
    {"XXS", bd_trf_take_word_points, "XXS", NULL, false},
    {"BBW BBD BBL BBZ BBF BBU", bd_trf_take_letter_points, "BBW", NULL, false},
    {"202 212", bd_trf_take_tiebreaks, NULL, NULL, false},
    {"240", bd_trf_take_byes, "240", NULL, false},
    {"XXZ", bd_trf_take_absent, "240", NULL, false},
    {"250", bd_trf_take_acceleration, "250", NULL, false},
    {"XXA", bd_trf_take_fictitious, "XXA", NULL, false},
    {"260", bd_trf_take_forbidden, "260", NULL, false},
    {"XXP", bd_trf_take_never, "XXP", NULL, false},
    {"299", bd_trf_take_abnormal, "299", NULL, false},
    {"022 032 042 052 072 082 102 112 122 132 172 182 222 ###", NULL, NULL, NULL, false},
    {"013", NULL, NULL, BD_ENGLISH(TRF_TEAM_RECORD), false},
    {"300 310 320 330 352 362 801 802", NULL, NULL, BD_ENGLISH(TRF_TEAM_RECORD), true},
    {"DAT TNR BYE FOR ACC", NULL, NULL, BD_ENGLISH(TRF_VENDOR_RECORD), false},
};

static const tag *trf_read_find_tag(const char *bytes, size_t length)
{
    if (length < 3 || (length > 3 && bytes[3] != ' ' && bytes[3] != '\t' && bytes[0] != '#')) return NULL;
    for (size_t i = 0; i < sizeof trf_read_tags / sizeof *trf_read_tags; i++)
        for (const char *name = trf_read_tags[i].names;; name += 4) {
            if (memcmp(name, bytes, 3) == 0) return &trf_read_tags[i];
            if (name[3] == '\0') break;
        }
    return NULL;
}

static bool trf_read_is_federation(const char *bytes, size_t length)
{
    if (length < 5 || bytes[3] != ' ') return false;
    for (size_t i = 0; i < 3; i++)
        if (bytes[i] < 'A' || bytes[i] > 'Z') return false;
    return bytes[0] != 'X' || bytes[1] != 'X';
}

bool bd_trf_as_engine(const bd_trf_reader *reader)
{
    return reader->options != NULL && reader->options->engine;
}

bd_card *bd_trf_card(const bd_trf_reader *reader, int id)
{
    if (id < 1 || id > BD_TRF_ID_MAX || reader->card_of[id] == 0) return NULL;
    return &reader->tournament->cards[reader->card_of[id] - 1];
}

static void trf_read_write_sentence(bd_err *out, const bd_trf_reader *reader, bd_trf_spot spot,
                                    const char *format, va_list arguments)
{
    char sentence[sizeof out->sentence];
    char place[sizeof out->place];
    (void)vsnprintf(sentence, sizeof sentence, format, arguments);
    bd_place_write(reader->file_name, spot.line, spot.column, place, sizeof place);
    (void)bd_err_set(out, BD_BAD_INPUT, __FILE__, __LINE__, place, "%s", sentence);
}

void bd_trf_warn(bd_trf_reader *reader, bd_trf_spot spot, const char *format, ...)
{
    bd_err told;
    va_list arguments;
    va_start(arguments, format);
    trf_read_write_sentence(&told, reader, spot, format, arguments);
    va_end(arguments);
    bd_warnings_add_err(reader->warnings, &told);
}

bd_status bd_trf_disagree(bd_trf_reader *reader, bd_trf_spot spot, const char *format, ...)
{
    bd_err told;
    va_list arguments;
    va_start(arguments, format);
    trf_read_write_sentence(&told, reader, spot, format, arguments);
    va_end(arguments);
    if (reader->options != NULL && reader->options->lenient) {
        bd_warnings_add_err(reader->warnings, &told);
        return BD_OK;
    }
    if (reader->err != NULL) *reader->err = told;
    return BD_BAD_INPUT;
}

static bd_status trf_read_add_line(bd_trf_reader *reader, const char *line)
{
    bd_tournament *t = reader->tournament;
    if (line == NULL) BD_FAIL_MEMORY(reader->err);
    BD_ROOM(t->trf_lines, t->trf_line_count, t->trf_line_capacity, reader->arena, reader->err);
    t->trf_lines[t->trf_line_count++] = line;
    return BD_OK;
}

bd_status bd_trf_keep(bd_trf_reader *reader, const char *bytes, size_t length)
{
    return trf_read_add_line(reader, bd_arena_copy_bytes(reader->arena, bytes, length));
}

/* The place of players ends with the last one so far; a run of players has one place. */
static bd_status trf_read_keep_players_place(bd_trf_reader *reader)
{
    BD_ASSERT(reader->tournament->card_count > 0);
    bd_tournament *t = reader->tournament;
    char place[16];
    (void)snprintf(place, sizeof place, "001 %4d", t->cards[t->card_count - 1].id);
    if (t->trf_line_count > 0 && strncmp(t->trf_lines[t->trf_line_count - 1], "001 ", 4) == 0)
        t->trf_line_count--;
    return bd_trf_keep(reader, place, strlen(place));
}

static bd_status trf_read_keep_place(bd_trf_reader *reader, const char *place)
{
    bd_tournament *t = reader->tournament;
    if (strcmp(place, "001") == 0) return trf_read_keep_players_place(reader);
    if (t->trf_line_count > 0 && strcmp(t->trf_lines[t->trf_line_count - 1], place) == 0) return BD_OK;
    return trf_read_add_line(reader, place);
}

/* A kept line that is not used: told once for its tag, at the end. */
static void trf_read_count_kept(bd_trf_reader *reader, const bd_trf_line *line, const char *why)
{
    char name[sizeof reader->kept[0].tag];
    const bd_trf_field field = {.text = line->bytes, .length = line->length};
    size_t bytes = 0;
    for (int i = 0; i < 3 && bytes < field.length; i++) {
        uint32_t c;
        const int n = bd_utf8_decode(field.text + bytes, field.length - bytes, &c);
        bytes += n > 0 ? (size_t)n : 1;
    }
    memcpy(name, field.text, bytes);
    name[bytes] = '\0';
    for (size_t i = 0; i < reader->kept_count; i++) {
        if (strcmp(reader->kept[i].tag, name) != 0) continue;
        reader->kept[i].count++;
        return;
    }
    if (reader->kept_count == BD_TRF_KEPT_MAX) {
        bd_trf_warn(reader, (bd_trf_spot){line->number, 1}, BD_SAY(TRF_KEPT), name, bd_say(why));
        return;
    }
    bd_trf_kept *kept = &reader->kept[reader->kept_count++];
    *kept = (bd_trf_kept){.why = why, .first_line = line->number, .count = 1};
    memcpy(kept->tag, name, bytes + 1);
}

static void trf_read_tell_kept(bd_trf_reader *reader)
{
    for (size_t i = 0; i < reader->kept_count; i++) {
        const bd_trf_kept *kept = &reader->kept[i];
        const bd_trf_spot spot = {kept->first_line, 1};
        if (kept->count == 1)
            bd_trf_warn(reader, spot, BD_SAY(TRF_KEPT), kept->tag, bd_say(kept->why));
        else
            bd_trf_warn(reader, spot, BD_SAY(TRF_KEPT_MANY), kept->tag, bd_say(kept->why), kept->count);
    }
}

static void trf_read_tell_count(bd_trf_reader *reader)
{
    if (reader->count_line == 0 || reader->count_said == (int)reader->tournament->card_count) return;
    bd_trf_warn(reader, (bd_trf_spot){reader->count_line, 5}, BD_SAY(TRF_PLAYER_COUNT), reader->count_said,
                reader->tournament->card_count);
}

/* No record that is known; an engine takes comments and text before the first record in silence. */
static bd_status trf_read_take_unknown(bd_trf_reader *reader, const bd_trf_line *line)
{
    const bool national = trf_read_is_federation(line->bytes, line->length);
    const bool remark = line->bytes[0] == '#' || !reader->begun;
    if (!bd_trf_as_engine(reader) || !(national || remark))
        trf_read_count_kept(reader, line,
                            national ? BD_ENGLISH(TRF_NATIONAL_RECORD) : BD_ENGLISH(TRF_NOT_KNOWN));
    return bd_trf_keep(reader, line->bytes, line->length);
}

static bd_status trf_read_take_line(bd_trf_reader *reader, bd_trf_line *line)
{
    BD_ASSERT(line->length > 0);
    bool taken;
    BD_TRY(bd_trf_teams_take(reader, line, &taken));
    if (taken) return BD_OK;
    const tag *found = trf_read_find_tag(line->bytes, line->length);
    if (found == NULL) return trf_read_take_unknown(reader, line);
    reader->begun = true;
    if (found->team && bd_trf_as_engine(reader))
        BD_TRF_FAIL(line, 1, reader->err, BD_SAY(TRF_TEAM_EVENT), line->bytes);
    if (found->why != NULL && !bd_trf_as_engine(reader)) trf_read_count_kept(reader, line, found->why);
    if (found->take != NULL) BD_TRY(found->take(reader, line));
    return found->place != NULL ? trf_read_keep_place(reader, found->place)
                                : bd_trf_keep(reader, line->bytes, line->length);
}

/* The line with spaces for its tabs: one each, or as many as lead to the next column that `stop` divides. */
static bd_status trf_read_without_tabs(bd_trf_reader *reader, const bd_trf_line *line, size_t stop,
                                       bd_trf_line *out)
{
    bd_text text = bd_text_new(reader->arena);
    size_t column = 0;
    for (size_t i = 0; i < line->length; i++) {
        const bool tab = line->bytes[i] == '\t';
        column += ((unsigned char)line->bytes[i] & 0xC0) != 0x80;
        bd_text_add_char(&text, tab ? ' ' : line->bytes[i]);
        for (; tab && column % stop != 0; column++) bd_text_add_char(&text, ' ');
    }
    if (text.failed) BD_FAIL_MEMORY(reader->err);
    *out = bd_trf_line_of(line->file_name, line->number, text.bytes, text.length);
    return BD_OK;
}

/* For an engine a tab is a space; in the line of a player also what a typewriter makes of it, if only then
 * the columns fit. */
static bd_status trf_read_settle_tabs(bd_trf_reader *reader, bd_trf_line *line)
{
    enum { TAB_STOP = 8 };
    bd_trf_line narrow, wide;
    if (!bd_trf_as_engine(reader) || memchr(line->bytes, '\t', line->length) == NULL) return BD_OK;
    BD_TRY(trf_read_without_tabs(reader, line, 1, &narrow));
    BD_TRY(trf_read_without_tabs(reader, line, TAB_STOP, &wide));
    const bool player = line->length > 3 && memcmp(line->bytes, "001", 3) == 0;
    *line = player && !bd_trf_player_fits(&narrow) && bd_trf_player_fits(&wide) ? wide : narrow;
    return BD_OK;
}

static bd_status trf_read_take_lines(bd_trf_reader *reader, const char *text, size_t length)
{
    int number = 0;
    for (size_t at = 0; at < length;) {
        bd_trf_line line = bd_trf_line_next(reader->file_name, ++number, text, length, &at);
        if (line.length > 0) BD_TRY(trf_read_settle_tabs(reader, &line));
        if (line.length > 0) BD_TRY(trf_read_take_line(reader, &line));
    }
    const size_t players =
        reader->teams != NULL ? reader->teams->player_count : reader->tournament->card_count;
    if (players == 0) BD_FAIL(reader->err, BD_BAD_INPUT, reader->file_name, BD_SAY(TRF_NO_PLAYERS));
    return BD_OK;
}

static bd_status trf_read_refuse_teams(bd_trf_reader *reader)
{
    char place[sizeof((bd_err *)0)->place];
    bd_place_write(reader->file_name, reader->type_line, 5, place, sizeof place);
    BD_FAIL(reader->err, BD_BAD_INPUT, place, BD_SAY(TRF_TEAM_SYSTEM));
}

static void trf_read_tell_rules(bd_trf_reader *reader, const bd_trf_rules *seen)
{
    const bd_trf_spot spot = {reader->type_line, 5};
    enum { SHOWN_MOST = 60 };
    const int shown = (int)(seen->unknown_length < SHOWN_MOST ? seen->unknown_length : SHOWN_MOST);
    if (seen->comment != NULL || bd_trf_as_engine(reader)) return;
    if (seen->unknown != NULL && bd_trf_rules_mean(seen, "fide"))
        bd_trf_warn(reader, spot, BD_SAY(TRF_UNKNOWN_SYSTEM), shown, seen->unknown);
    if (seen->old_edition) bd_trf_warn(reader, spot, BD_SAY(TRF_OLD_EDITION));
}

/* The rulebook, from the lines kept. */
static bd_status trf_read_settle_rules(bd_trf_reader *reader)
{
    bd_tournament *t = reader->tournament;
    bd_trf_rules seen = {.comment = NULL};
    for (size_t i = 0; i < t->trf_line_count; i++) (void)bd_trf_rules_add(&seen, t->trf_lines[i]);
    size_t length;
    const char *id = bd_trf_rules_id(&seen, &length);
    t->baku = seen.baku && t->acceleration_count == 0; /* records of acceleration are stronger */
    t->rules = bd_arena_copy_bytes(reader->arena, id, length);
    if (t->rules == NULL) BD_FAIL_MEMORY(reader->err);
    t->round_robin = bd_trf_system_is_fixed(t->rules);
    if (bd_trf_rules_mean(&seen, "team") && seen.said && bd_trf_as_engine(reader))
        return trf_read_refuse_teams(reader);
    trf_read_tell_rules(reader, &seen);
    return BD_OK;
}

static bd_status trf_read_settle_ties(bd_trf_reader *reader)
{
    char text[sizeof reader->ties.list];
    if (!reader->ties.said) return BD_OK;
    for (size_t i = 0; reader->teams == NULL && i < reader->ties.list.count; i++)
        if (bd_tiebreak_needs_matches(&reader->ties.list.items[i])) {
            bd_trf_warn(reader, (bd_trf_spot){1, 0}, BD_SAY(TRF_TIES_OF_TEAMS));
            return BD_OK;
        }
    (void)bd_tiebreaks_print(&reader->ties.list, text, sizeof text);
    reader->tournament->tiebreaks = bd_arena_copy_text(reader->arena, text);
    if (reader->tournament->tiebreaks == NULL) BD_FAIL_MEMORY(reader->err);
    return BD_OK;
}

static bd_status trf_read_finish_layout(bd_trf_reader *reader)
{
    bd_trf_layout layout;
    bd_tournament *t = reader->tournament;
    BD_TRY(bd_trf_layout_of(reader->arena, t, &layout, reader->err));
    t->trf_lines = layout.lines;
    t->trf_line_count = layout.count;
    t->trf_line_capacity = layout.capacity;
    return BD_OK;
}

static bd_status trf_read_all(bd_trf_reader *reader, const char *text, size_t length)
{
    BD_TRY(bd_encoding_to_utf8(reader->arena, reader->file_name, reader->options, reader->warnings, &text,
                               &length, reader->err));
    bool teams;
    BD_TRY(bd_trf_is_of_teams(reader, text, length, &teams));
    if (teams && !bd_trf_as_engine(reader)) BD_NEW(reader->teams, reader->arena, 1, reader->err);
    BD_TRY(trf_read_take_lines(reader, text, length));
    trf_read_tell_kept(reader);
    trf_read_tell_count(reader);
    BD_TRY(trf_read_settle_rules(reader));
    BD_TRY(trf_read_settle_ties(reader));
    BD_TRY(reader->teams != NULL ? bd_trf_teams_settle(reader) : bd_trf_settle(reader));
    BD_TRY(trf_read_finish_layout(reader));
    return bd_warnings_check(reader->warnings, reader->err);
}

bd_status bd_trf_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                      const bd_read_options *options, bd_warnings *warnings, bd_tournament **out, bd_err *err)
{
    BD_ASSERT(file_name != NULL && out != NULL);
    bd_trf_reader *reader;
    BD_NEW(reader, arena, 1, err);
    bd_tournament *tournament = bd_tournament_new(arena);
    if (tournament == NULL) BD_FAIL_MEMORY(err);
    tournament->format = BD_FORMAT_TRF;
    *reader = (bd_trf_reader){.arena = arena,
                              .file_name = file_name,
                              .options = options,
                              .warnings = warnings,
                              .err = err,
                              .tournament = tournament};
    BD_TRY(trf_read_all(reader, text, length));
    *out = tournament;
    return BD_OK;
}
