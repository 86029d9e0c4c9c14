/* The parts of cards/1, one reader and one writer each: players are read in cards_json_player.c, options read
 * and written in cards_json_options.c, prizes in cards_json_prizes.c, notes in cards_json_notes.c; what the
 * readers share is in cards_json_read.c, what the writers share, and the writer of players, in
 * cards_json_write.c. */
#ifndef BD_IO_JSON_CARDS_JSON_PARTS_H
#define BD_IO_JSON_CARDS_JSON_PARTS_H

#include "event/event.h"
#include "io/input_check.h"
#include "io/json/cards_fields.h"

/* The rows of the table of player fields (cards/player_fields.h) that stand in "players", or in the notes,
 * and `own_count` others behind them. */
bd_status bd_player_json_fields(bd_arena *arena, bool in_notes, const bd_field *own, size_t own_count,
                                bd_field **out, size_t *count, bd_err *err);

/* Before the first player. */
bd_status bd_card_json_prepare(bd_cards_reader *reader, bd_err *err);

/* One object of "players" becomes one more card. */
bd_status bd_card_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err);

/* Who is on no board of a round: a player, and the members of a line of a history without its round. */
bd_status bd_rest_json_read(bd_cards_reader *reader, const bd_json *value, bd_event_rest *out, bd_err *err);

/* The whole document: the members that cards/1 and event/2 have in common, and those of own[own_count]. */
bd_status bd_head_json_read(bd_cards_reader *reader, const bd_field *own, size_t own_count, bd_err *err);

/* For the input check of what was read. */
bd_input_places bd_cards_json_places(const bd_json_doc *doc);

/* "draws" of a tournament: published draws are added to the target's. */
bd_status bd_draws_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);

/* "corrected" and "outside" of a draw; the target is, or begins with, a bd_draw. */
bd_status bd_corrected_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
bd_status bd_outside_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);

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

/* A field that is set becomes a member. */
void bd_player_json_put(bd_cards_writer *writer, bool *first, const bd_card *card,
                        const bd_player_field *field);
/* The members that cards/1 and event/2 have in common, but the players; `rounds` is the key of how many are
 * planned. */
void bd_head_json_write(bd_cards_writer *writer, bool *first, const char *format, const char *rounds);

/* What an entry says beside its round: ", " before each member. */
void bd_entry_json_write(bd_cards_writer *writer, const bd_entry *entry);

/* An object of "draws". */
void bd_draw_json_write(bd_cards_writer *writer, const bd_draw *draw);

/* [[white, black], ...]; [[round, white, black, result], ...] */
void bd_boards_json_write(bd_cards_writer *writer, const bd_board *boards, size_t count);
void bd_corrected_json_write(bd_cards_writer *writer, const bd_was *was, size_t count);
void bd_card_json_write(bd_cards_writer *writer, const bd_card *card);
bool bd_settings_json_are_set(const bd_tournament *tournament);
void bd_settings_json_write(bd_cards_writer *writer);
void bd_prizes_json_write(bd_cards_writer *writer);
bool bd_trf_notes_json_are_set(const bd_tournament *tournament);
void bd_trf_notes_json_write(bd_cards_writer *writer);

#endif
