#include "io/tournament_file.h"

#include "base/assert.h"
#include "event/cards.h"
#include "io/csv/csv.h"
#include "io/event/event_json.h"
#include "io/event/event_trf.h"
#include "io/io_words.h"
#include "io/json/cards_json.h"
#include "io/trf/trf.h"

#include <string.h>
#include <strings.h>

typedef bd_status reader(bd_arena *arena, const char *file_name, const char *text, size_t length,
                         const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                         bd_err *err);
typedef bd_status writer(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out, bd_err *err);

/* The cards of an event. */
static bd_status tournament_read_event(bd_arena *arena, const char *file_name, const char *text,
                                       size_t length, const bd_read_options *options, bd_warnings *warnings,
                                       bd_tournament **out, bd_err *err)
{
    bd_event *event = NULL;
    BD_TRY(bd_event_json_read(arena, file_name, text, length, options, warnings, &event, err));
    return bd_event_cards(arena, event, out, err);
}

static bd_status tournament_read_trf(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                     const bd_read_options *options, bd_warnings *warnings,
                                     bd_tournament **out, bd_err *err)
{
    bd_event *event = NULL;
    if (!bd_event_trf_is(text, length))
        return bd_trf_read(arena, file_name, text, length, options, warnings, out, err);
    BD_TRY(bd_event_trf_read(arena, file_name, text, length, options, warnings, &event, err));
    return bd_event_cards(arena, event, out, err);
}

static bd_status tournament_write_trf(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                                      bd_err *err)
{
    bd_event *event = NULL;
    if (tournament->draw_count == 0) return bd_trf_write(tournament, warnings, out, err);
    BD_TRY(bd_event_import(tournament, &event, err));
    return bd_event_trf_write(event, warnings, out, err);
}

static bd_status tournament_write_event(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                                        bd_err *err)
{
    bd_event *event = NULL;
    BD_TRY(bd_event_import(tournament, &event, err));
    return bd_event_json_write(event, warnings, out, err);
}

typedef struct format {
    const char *word;
    const char *endings[4]; /* of files that are this when nothing else says so */
    reader *read;
    writer *write;
} format;

static const format tournament_file_formats[] = {
    [BD_FORMAT_NONE] = {.word = "none"},
    [BD_FORMAT_JSON] = {.word = "json", .read = bd_cards_json_read, .write = bd_cards_json_write},
    [BD_FORMAT_EVENT] = {.word = "event",
                         .endings = {".json"},
                         .read = tournament_read_event,
                         .write = tournament_write_event},
    [BD_FORMAT_TRF] = {.word = "trf",
                       .endings = {".trf", ".trfx", ".txt"},
                       .read = tournament_read_trf,
                       .write = tournament_write_trf},
    [BD_FORMAT_CSV] = {.word = "csv", .endings = {".csv"}, .read = bd_csv_players_read},
};

enum { FORMATS = sizeof tournament_file_formats / sizeof tournament_file_formats[0] };

static bool tournament_file_is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static bool tournament_file_starts_as_trf(const char *line, size_t length)
{
    int digits = 0, capitals = 0;
    if (length < 3) return false;
    if (memcmp(line, "###", 3) == 0) return true;
    if (length > 3 && !tournament_file_is_blank(line[3])) return false;
    for (int i = 0; i < 3; i++) {
        digits += line[i] >= '0' && line[i] <= '9';
        capitals += line[i] >= 'A' && line[i] <= 'Z';
    }
    return digits == 3 || capitals == 3;
}

/* The first line, or that of any player: other text may stand before it. A list of names may well have a
 * first column of numbers, but no line of it reaches the points of a player with nothing between the fields.
 */
static bool tournament_file_has_trf_line(const char *text, size_t length)
{
    static const int blanks[] = {4, 9, 14, 48, 53, 57, 69};
    if (tournament_file_starts_as_trf(text, length)) return true;
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && text[end] != '\r' && text[end] != '\n') end++;
        bool player = end - at >= 84 && memcmp(text + at, "001 ", 4) == 0;
        for (size_t i = 0; player && i < sizeof blanks / sizeof *blanks; i++)
            player = text[at + (size_t)blanks[i] - 1] == ' ';
        if (player) return true;
        at = end + 1;
    }
    return false;
}

bd_file_format bd_format_of_content(const char *text, size_t length)
{
    BD_ASSERT(text != NULL || length == 0);
    size_t at = bd_utf8_mark(text, length);
    while (at < length && tournament_file_is_blank(text[at])) at++;
    if (at == length) return BD_FORMAT_NONE;
    if (text[at] == '{' && bd_event_json_is(text + at, length - at)) return BD_FORMAT_EVENT;
    if (text[at] == '{' || text[at] == '[') return BD_FORMAT_JSON;
    return tournament_file_has_trf_line(text + at, length - at) ? BD_FORMAT_TRF : BD_FORMAT_CSV;
}

/* Both of ours are JSON: which one it is the file says. */
bd_file_format bd_format_to_read(const bd_read_options *options, const char *text, size_t length)
{
    const bd_file_format told = options != NULL ? options->format : BD_FORMAT_NONE;
    if (told != BD_FORMAT_NONE && told != BD_FORMAT_JSON && told != BD_FORMAT_EVENT) return told;
    const bd_file_format found = bd_format_of_content(text, length);
    return told == BD_FORMAT_NONE || found == BD_FORMAT_EVENT ? found : BD_FORMAT_JSON;
}

static bool tournament_file_ends_with(const char *path, const char *ending)
{
    const size_t length = strlen(path), wanted = strlen(ending);
    return length > wanted && strcasecmp(path + length - wanted, ending) == 0;
}

bd_file_format bd_format_of_name(const char *path)
{
    for (size_t f = 1; f < FORMATS; f++)
        for (size_t i = 0; tournament_file_formats[f].endings[i] != NULL; i++)
            if (tournament_file_ends_with(path, tournament_file_formats[f].endings[i]))
                return (bd_file_format)f;
    return BD_FORMAT_NONE;
}

bd_status bd_format_parse(const char *word, bd_file_format *out, bd_err *err)
{
    for (size_t f = 1; f < FORMATS; f++)
        if (strcmp(tournament_file_formats[f].word, word) == 0) {
            *out = (bd_file_format)f;
            return BD_OK;
        }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(IO_NOT_A_FORMAT), word);
}

const char *bd_format_word(bd_file_format f)
{
    BD_ASSERT((size_t)f < FORMATS);
    return tournament_file_formats[f].word;
}

bd_status bd_tournament_read_text(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                  const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                                  bd_err *err)
{
    BD_ASSERT(file_name != NULL && out != NULL);
    static const bd_read_options usual = {.lenient = false};
    if (options == NULL) options = &usual;
    const bd_file_format f = bd_format_to_read(options, text, length);
    if (f == BD_FORMAT_NONE) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(IO_EMPTY));
    if (tournament_file_formats[f].read == NULL)
        BD_FAIL(err, BD_USAGE, file_name, BD_SAY(IO_CANNOT_READ_FORMAT), tournament_file_formats[f].word);
    return tournament_file_formats[f].read(arena, file_name, text, length, options, warnings, out, err);
}

bd_status bd_tournament_read(bd_arena *arena, const char *path, const bd_read_options *options,
                             bd_warnings *warnings, bd_tournament **out, bd_err *err)
{
    bd_file file;
    BD_TRY(bd_file_read(arena, path, BD_FILE_LIMIT, &file, err));
    const char *shown = strcmp(path, "-") == 0 ? BD_SAY(IO_STANDARD_INPUT) : path;
    return bd_tournament_read_text(arena, shown, file.text, file.length, options, warnings, out, err);
}

bd_status bd_tournament_write_text(const bd_tournament *tournament, bd_file_format f, bd_warnings *warnings,
                                   bd_text *out, bd_err *err)
{
    if (f == BD_FORMAT_NONE) f = tournament->format;
    if (f == BD_FORMAT_NONE) f = BD_FORMAT_JSON;
    if (tournament_file_formats[f].write == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(IO_CANNOT_WRITE_FORMAT), tournament_file_formats[f].word);
    return tournament_file_formats[f].write(tournament, warnings, out, err);
}
