/* Common: what most commands do with their words and options: open the tournament, pick the rulebook and the
 * format, print. */
#ifndef BD_CLI_COMMON_H
#define BD_CLI_COMMON_H

#include "base/text.h"
#include "cards/certificate.h"
#include "cards/change.h"
#include "cards/draw.h"
#include "cards/tournament.h"
#include "cli/cli_words.h"
#include "cli/commands.h"
#include "hand/hand.h"
#include "io/warnings.h"
#include "rulebook/rulebook.h"

/* Rows that several commands have. */
#define BD_ROW_LENIENT                                                                                       \
    {                                                                                                        \
        0, "lenient", NULL, BD_ENGLISH(CLI_OPTION_LENIENT)                                                   \
    }
#define BD_ROW_RULES                                                                                         \
    {                                                                                                        \
        0, "rules", "ID", BD_ENGLISH(CLI_OPTION_RULES)                                                       \
    }
#define BD_ROW_TEXT_OR_JSON                                                                                  \
    {                                                                                                        \
        0, "format", "text|json", BD_ENGLISH(CLI_OPTION_FORMAT)                                              \
    }
#define BD_ROW_CERTIFICATE                                                                                   \
    {                                                                                                        \
        0, "certificate", "FILE", BD_ENGLISH(CLI_OPTION_CERTIFICATE)                                         \
    }
#define BD_ROW_FORMAT                                                                                        \
    {                                                                                                        \
        0, "format", "text|json|csv", BD_ENGLISH(CLI_OPTION_FORMAT)                                          \
    }

typedef enum bd_output { BD_OUT_TEXT, BD_OUT_JSON, BD_OUT_CSV } bd_output;

/* Reads the tournament in `path`, with --lenient where it is given; warnings are printed. */
bd_status bd_cli_open(bd_context *context, const bd_args *args, const char *path, bd_tournament **out,
                      bd_err *err);

/* Writes the tournament to `path`, "-": to stdout. BD_FORMAT_NONE: by the name, else the tournament's own
 * format. */
bd_status bd_cli_write(bd_context *context, const bd_tournament *tournament, const char *path,
                       bd_file_format format, bd_err *err);

/* Changes the tournament in the file `path`: read under its lock, changed, saved whole. Nothing is saved when
 * `change` fails or sets *save to false. */
typedef bd_status bd_cli_changer(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                 bd_err *err);
bd_status bd_cli_change(bd_context *context, const bd_args *args, const char *path, bd_cli_changer *change,
                        void *self, bd_err *err);

/* Says that a later round was drawn with another result than the one entered now, and what to do. */
void bd_cli_tell_outdated(bd_context *context, const bd_tournament *tournament, const char *path, int round,
                          bd_result before, bd_result now);

/* Prints what a reader or writer noticed, and forgets it. */
void bd_cli_tell_warnings(bd_context *context, bd_warnings *warnings);

/* A player's name for messages; never NULL. */
const char *bd_cli_who(const bd_tournament *tournament, int id);

/* The rulebook of --rules, else of the tournament, else the default one. BD_USAGE or BD_BAD_INPUT when there
 * is none of that id. */
bd_status bd_cli_rules(const bd_args *args, const char *path, const bd_tournament *tournament,
                       const bd_rulebook **rules, bd_err *err);

/* The rulebook of --rules, for an event that is not yet there. */
bd_status bd_cli_event_rules(const bd_args *args, const bd_rulebook **rules, bd_err *err);

/* A rulebook by its id, with the one probably meant in the error's sentence. */
bd_status bd_cli_find_rules(const char *id, bd_status failure, const char *place, const bd_rulebook **rules,
                            bd_err *err);

/* --format, of text, json and csv. */
bd_status bd_cli_format(const bd_args *args, bd_output *format, bd_err *err);

/* --format, of text and json. */
bd_status bd_cli_json(const bd_args *args, bool *json, bd_err *err);

/* --round, or 0 when it is not given. */
bd_status bd_cli_round(const bd_args *args, int *round, bd_err *err);

/* --method: a method by hand; NULL is the best draw, whose word is "best" where it may be asked for. `usual`
 * is the word when none is given. */
bd_status bd_cli_method(const bd_args *args, bool best_too, const char *usual, const bd_method **method,
                        bd_err *err);

/* BD_BAD_INPUT when the round is later than the next one; 0: not given. */
bd_status bd_cli_round_is_there(const char *path, const bd_tournament *tournament, int round, bd_err *err);

/* A word of the command line as a round; as a player: cli/who.h. */
bd_status bd_cli_round_word(const char *word, int *round, bd_err *err);

/* Prints what was gathered. */
bd_status bd_cli_print(bd_context *context, bd_text *text, bd_err *err);

/* Writes it to the file `path` as a whole; NULL or "-": prints it. */
bd_status bd_cli_put(bd_context *context, const char *path, bd_text *text, bd_err *err);

/* --certificate: writes the proof there, when it is given. draw: NULL for an instance. */
bd_status bd_cli_put_certificate(bd_context *context, const bd_args *args, const bd_certificate *certificate,
                                 const bd_draw *draw, bd_err *err);

/* Whether there is anything on the draw. */
bool bd_cli_has_boards(const bd_draw *draw);

/* BD_EXIT_DONE, BD_EXIT_NO or BD_EXIT_LIMIT. */
int bd_cli_exit_code(bd_outcome outcome);

#endif
