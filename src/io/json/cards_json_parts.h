/* The parts of cards/1, one reader and one writer each: players are read in cards_json_player.c, options read
 * and written in cards_json_options.c, prizes in cards_json_prizes.c, notes in cards_json_notes.c; what the
 * readers share is in cards_json_read.c, what the writers share, and the writer of players, in
 * cards_json_write.c. */
#ifndef BD_IO_JSON_CARDS_JSON_PARTS_H
#define BD_IO_JSON_CARDS_JSON_PARTS_H

#include "io/json/cards_fields.h"

/* One object of "players" becomes one more card. */
bd_status bd_card_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err);

/* "options": the rulebook's, and under reserved names the settings of the event that TRF has tags for. */
bd_status bd_settings_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);

/* "prizes": the categories and the rule of sharing. */
bd_status bd_prizes_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);

/* "notes": an annotation, or {"text": annotation, "trf": what only TRF has}. Read after the players. */
bd_status bd_trf_notes_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err);

/* Keeps an annotation in a list of notes. */
bd_status bd_note_json_keep(bd_cards_reader *reader, const bd_json *value, bd_note **notes, size_t *count,
                            size_t *capacity, bd_err *err);

typedef struct bd_cards_writer {
    const bd_tournament *tournament;
    bd_warnings *warnings;
    bd_text *out;
} bd_cards_writer;

/* ", " or ",\n " and the key: every member but the first begins so. */
void bd_json_put_key(bd_cards_writer *writer, bool *first, const char *between, const char *key);

/* A text of one line; mends what JSON or our reader would not take. */
void bd_json_put_text(bd_cards_writer *writer, const char *text);

/* A line of TRF: control characters stay. */
void bd_json_put_line(bd_cards_writer *writer, const char *line);
void bd_json_put_halves(bd_cards_writer *writer, int halves);

/* For all rounds: in "forbid"; else in the options. */
bool bd_pair_rule_is_always(const bd_pair_rule *rule);

void bd_card_json_write(bd_cards_writer *writer, const bd_card *card);
bool bd_settings_json_are_set(const bd_tournament *tournament);
void bd_settings_json_write(bd_cards_writer *writer);
void bd_prizes_json_write(bd_cards_writer *writer);
bool bd_trf_notes_json_are_set(const bd_tournament *tournament);
void bd_trf_notes_json_write(bd_cards_writer *writer);

#endif
