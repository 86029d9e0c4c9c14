/* Tournament file: a tournament from a file of any format, and back.
 *
 * The format is told by the content: '{' opens event/2, which says so, or cards/1; numbered or lettered tags
 * TRF, anything else is a CSV list of players. When writing, it is told by the caller, or by the file's name
 * (.json; .trf, .trfx, .txt), or stays what it was. */
#ifndef BD_IO_TOURNAMENT_FILE_H
#define BD_IO_TOURNAMENT_FILE_H

#include "io/file.h"
#include "io/format.h"

/* BD_FORMAT_NONE for an empty text. */
bd_file_format bd_format_of_content(const char *text, size_t length);

/* The format in which the text is to be read: as the options say, else by the content. */
bd_file_format bd_format_to_read(const bd_read_options *options, const char *text, size_t length);

/* By the name's ending; BD_FORMAT_NONE when it says nothing. */
bd_file_format bd_format_of_name(const char *path);

/* "json", "event", "trf", "csv". BD_USAGE for another word. */
bd_status bd_format_parse(const char *word, bd_file_format *out, bd_err *err);
const char *bd_format_word(bd_file_format format);

/* Reads text[length]; file_name is used in messages. options and warnings may be NULL. */
bd_status bd_tournament_read_text(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                  const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                                  bd_err *err);

/* Reads the file, or standard input when path is "-". */
bd_status bd_tournament_read(bd_arena *arena, const char *path, const bd_read_options *options,
                             bd_warnings *warnings, bd_tournament **out, bd_err *err);

/* Adds the text of a file in that format (BD_FORMAT_NONE: the tournament's own). CSV cannot be written:
 * BD_USAGE. */
bd_status bd_tournament_write_text(const bd_tournament *tournament, bd_file_format format,
                                   bd_warnings *warnings, bd_text *out, bd_err *err);

#endif
