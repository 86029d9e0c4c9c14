/* Common: what most commands are asked, and what they do with it: open the tournament, pick the rulebook and
 * the format, print. */
#ifndef BD_CLI_COMMON_H
#define BD_CLI_COMMON_H

#include "base/text.h"
#include "cards/certificate.h"
#include "cards/draw.h"
#include "cards/tournament.h"
#include "cli/cli_words.h"
#include "cli/requests.h"
#include "event/change.h"
#include "event/event.h"
#include "hand/hand.h"
#include "io/event_file.h"
#include "io/warnings.h"
#include "report/reply.h"
#include "rulebook/rulebook.h"

/* Rows that several commands have. */
#define BD_ROW_FILE BD_WORD_OF(bd_event_request, EVENT, path, "event", "FILE", .place = BD_WORD_NEEDED)
#define BD_ROW_LENIENT                                                                                       \
    BD_ROW(BD_OPTION(bd_event_request, FLAG, lenient, "lenient", NULL, CLI_OPTION_LENIENT), .trusted = true)
#define BD_ROW_RULES_OF(sentence) BD_TEXT(bd_event_request, rules, "rules", "ID", sentence)
#define BD_ROW_RULES              BD_ROW_RULES_OF(CLI_OPTION_RULES)
#define BD_ROW_RULES_OR_FILE(sentence)                                                                       \
    BD_ROW(BD_OPTION(bd_event_request, TEXT, rules, "rules", "ID", sentence), .rules_file = true)
#define BD_ROW_ROUND(sentence)  BD_NUMBER(bd_event_request, round, "round", 1, BD_ROUNDS_MAX, sentence)
#define BD_ROW_FORMAT_OF(words) BD_CHOICE(bd_event_request, format, "format", words, 0, CLI_OPTION_FORMAT)
#define BD_ROW_OUTPUT(TYPE, member)                                                                          \
    BD_ROW(BD_OPTION(TYPE, TEXT, member, "output", "FILE", CLI_OPTION_OUTPUT), .letter = 'o')
#define BD_ROW_TEXT_OR_JSON BD_ROW_FORMAT_OF("text|json")
#define BD_ROW_FORMAT       BD_ROW_FORMAT_OF("text|json|csv")

/* Reads the event in `path`, with --lenient where it is given; warnings are printed. */
bd_status bd_cli_open_event(bd_context *context, const char *path, bd_event **out, bd_err *err);

/* The cards of the event that is asked. */
bd_status bd_cli_open(bd_context *context, bd_tournament **out, bd_err *err);

/* Writes the event to `path`, "-": to stdout. BD_FORMAT_NONE: by the name, else the format it came in. */
bd_status bd_cli_write(bd_context *context, const bd_event *event, const char *path, bd_file_format format,
                       bd_err *err);

/* Changes the event that is asked: read under its lock, changed, saved whole as one act of its journal, when
 * anything was changed. What `change` says was done is said when it is saved. */
bd_status bd_cli_change(bd_context *context, const void *request, bd_changer *change, bd_err *err);

/* Says that a later round was drawn with another result than the one entered now, and what to do. */
void bd_cli_tell_outdated(bd_context *context, const bd_event *event, int round, bd_result before,
                          bd_result now);

/* The cards of an event that is being changed. */
bd_status bd_cli_cards(bd_context *context, const bd_event *event, bd_tournament **out, bd_err *err);

/* Who changes an event, and when. */
bd_actor bd_cli_actor(bd_context *context);

/* Who tells a result, and when, into what is told. */
void bd_cli_tells(bd_context *context, bd_told_result *told);

/* Prints what a reader or writer noticed, and forgets it. */
void bd_cli_tell_warnings(bd_context *context, bd_warnings *warnings);

/* A player's name for messages; never NULL. */
const char *bd_cli_who(const bd_tournament *tournament, int id);

/* Says when more rounds are planned than can be played (explain/outlook.h). */
bd_status bd_cli_warn_rounds(bd_context *context, const bd_event *event, const bd_rulebook *rules,
                             bd_err *err);

/* The rulebook of --rules, else of the tournament, else the default one. BD_USAGE or BD_BAD_INPUT when there
 * is none of that id. */
bd_status bd_cli_rules(const bd_context *context, const char *path, const bd_tournament *tournament,
                       const bd_rulebook **rules, bd_err *err);

/* What these rules, which are the event's, say of its file: where the boards of all rounds are fixed,
 * tie-breaks know it, and who is free has no point. */
void bd_cli_rules_settle(const bd_rulebook *rules, bd_tournament *tournament);

/* The rulebook of --rules, for an event that is not yet there. */
bd_status bd_cli_event_rules(const char *asked, const bd_rulebook **rules, bd_err *err);

/* A rulebook by its id, with the one probably meant in the error's sentence. */
bd_status bd_cli_find_rules(const char *id, bd_status failure, const char *place, const bd_rulebook **rules,
                            bd_err *err);

/* BD_BAD_INPUT when the round is later than the next one; 0: not given. */
bd_status bd_cli_round_is_there(const bd_context *context, const bd_tournament *tournament, int round,
                                bd_err *err);

/* The round. BD_BAD_INPUT where it has not been drawn. */
bd_status bd_cli_round_drawn(const bd_event *event, int round, const bd_event_round **out, bd_err *err);

/* Prints a reply in the format that is asked for. */
bd_status bd_cli_reply(bd_context *context, bd_reply reply, bd_err *err);

/* Prints what was gathered. */
bd_status bd_cli_print(bd_context *context, bd_text *text, bd_err *err);

/* Adds a text as JSON to a page, with nothing in it that could be taken for the end of its element. */
bd_status bd_cli_add_script(bd_text *page, const char *text, bd_err *err);

/* Writes it to the file `path` as a whole; NULL or "-": prints it. */
bd_status bd_cli_put(bd_context *context, const char *path, bd_text *text, bd_err *err);

/* --certificate: writes the proof to `path`; NULL: it is not given. draw: NULL for an instance. */
bd_status bd_cli_put_certificate(bd_context *context, const char *path, const bd_certificate *certificate,
                                 const bd_draw *draw, bd_err *err);

/* BD_EXIT_DONE, BD_EXIT_NO or BD_EXIT_LIMIT. */
int bd_cli_exit_code(bd_outcome outcome);

/* ---- What a file or a command line sets options of the rulebook to ---- */

/* BD_BAD_INPUT at the setting's place when the value is wrong, or the name is not known; with --lenient such
 * a name is a warning and *unknown is true. */
bd_status bd_cli_check_setting(bd_context *context, const bd_setting *setting, const bd_option_scope *scope,
                               bool *unknown, bd_err *err);

/* All settings of the tournament read from `path`, by its rulebook or that of --rules. */
bd_status bd_cli_check_settings(bd_context *context, const char *path, const bd_tournament *tournament,
                                bd_err *err);

/* Reads one that was asked for, "club_rounds=2", into this arena. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_read_setting(bd_context *context, const bd_option_scope *scope, const bd_named *given,
                              bd_arena *arena, bd_setting *out, bd_err *err);

/* Puts one that was asked for into the tournament. BD_USAGE, BD_BAD_INPUT. */
bd_status bd_cli_take_setting(bd_context *context, const bd_rulebook *rules, const bd_named *given,
                              bd_tournament *tournament, bd_err *err);

#endif
