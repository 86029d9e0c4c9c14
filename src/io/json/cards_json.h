/* Cards in JSON: the native file format of positions, cards/1 (docs/cards-file.md), and what event/2 has in
 * common with it. One file is one tournament, or a handful of its cards.
 *
 * Reading is strict: an unknown key, a key twice, a value of the wrong kind is an error with
 * file:line:column, path and what was expected; then the cards go through the input check (io/input_check.h).
 * Annotations are kept as they are and written back. Writing is canonical: one player a line, only keys that
 * are set, always in the same order, so that what was written is written again byte by byte. What only TRF
 * knows goes to "options" where pairing needs it and to "notes" where it does not.
 *
 * Both are driven by the rows of cards_fields.h: those of the head and of draws are in cards_json.c, of
 * players in cards_json_player.c, of "options", "prizes" and "notes" in the files of these names. Cases of
 * other programs are read in case_json.c. */
#ifndef BD_IO_JSON_CARDS_JSON_H
#define BD_IO_JSON_CARDS_JSON_H

#include "event/event.h"
#include "io/input_check.h"
#include "io/json/cards_fields.h"

bd_status bd_cards_json_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                             bd_err *err);

/* Texts that cannot be written as they are (control characters, bytes that are not UTF-8) are repaired, with
 * a warning. */
bd_status bd_cards_json_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                              bd_err *err);

/* ---- Parts ---- */

/* The document must be an object whose "format" is this one; `missing` says so where there is none. */
bd_status bd_cards_json_check_format(const bd_json_doc *doc, const char *format, const char *missing,
                                     bd_err *err);

/* Of a member that is read elsewhere. */
bd_status bd_json_pass_over(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);

/* The members that cards/1 and event/2 have in common, `rounds` being the key of how many are planned, and
 * those of `own`; written with the opening brace, without the closing one. */
bd_status bd_head_json_read(bd_cards_reader *reader, const char *rounds, bd_fields own, bd_err *err);
void bd_head_json_write(bd_cards_writer *writer, const char *rounds, bd_fields own);

/* A case: one round of a FIDE system as those who test such systems hand them round (docs/fide.md): "system",
 * and players with "tpn" and "history", an entry a round. Only systems of matches are read. */
bool bd_case_json_is(const bd_json_doc *doc);
bd_status bd_case_json_read(bd_cards_reader *reader, bd_err *err);

/* For the input check of what was read. */
bd_input_places bd_cards_json_places(const bd_json_doc *doc);

/* "players", and one of them, a bd_card. */
bd_status bd_players_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
void bd_card_json_write(bd_cards_writer *writer, const void *card);

/* "members", the players of teams, and one of them: the fields of a player, and nothing of rounds. */
bd_status bd_members_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
void bd_member_json_write(bd_cards_writer *writer, const void *card);

/* The rows of the table of player fields (cards/player_fields.h) that stand in "players", or in the notes,
 * and those of `own`; of "players" the first of these stands before them. *out is kept where it is made. */
bd_status bd_player_json_rows(bd_arena *arena, bool in_notes, bd_fields own, bd_fields *out, bd_err *err);

/* Who is on no board of a round: a player, and the members of a line of a history without its round. */
bd_status bd_rest_json_read(bd_cards_reader *reader, const bd_json *value, bd_event_rest *out, bd_err *err);
void bd_rest_json_write(bd_cards_writer *writer, const bd_event_rest *rest);

/* "draws" of a tournament: published draws are added to the target's; and one of them, a bd_draw. */
bd_status bd_draws_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
void bd_draw_json_write(bd_cards_writer *writer, const void *draw);

/* [[white, black], ...], of bd_board; [[round, white, black, result], ...], of bd_was. */
extern const bd_list bd_corrected_json, bd_outside_json;

/* "options" of a tournament: the rulebook's, and under reserved names the settings that TRF has tags for. */
bd_status bd_settings_json_read(bd_cards_reader *reader, const bd_json *value, void *target, bd_err *err);
bool bd_settings_json_are_set(const void *tournament);
void bd_settings_json_write(bd_cards_writer *w, const void *target);

/* "prizes" of a tournament: the categories and the rule of sharing. */
bd_status bd_prizes_json_read(bd_cards_reader *reader, const bd_json *value, void *tournament, bd_err *err);
bool bd_prizes_json_are_set(const void *tournament);
void bd_prizes_json_write(bd_cards_writer *writer, const void *tournament);

/* "notes": an annotation, or {"text": annotation, "trf": what only TRF has}. Read after the players. */
bd_status bd_trf_notes_json_read(bd_cards_reader *reader, const bd_json *value, bd_err *err);
bool bd_trf_notes_json_are_set(const bd_tournament *tournament);
void bd_trf_notes_json_write(bd_cards_writer *writer);

/* Annotations: one more of a list; all but those with the key `but` (NULL: none) as members. */
bd_status bd_note_json_keep(bd_cards_reader *reader, const bd_json *value, bd_note **notes, size_t *count,
                            size_t *capacity, bd_err *err);
void bd_notes_json_write(bd_cards_writer *writer, const bd_note *notes, size_t count, const char *but);

/* For all rounds: in "forbid"; else in the options. */
bool bd_pair_rule_is_always(const void *pair_rule);

#endif
