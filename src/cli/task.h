/* Task: a round of a tournament that a command works on, as it is asked for.
 *
 * Commands about a draw begin alike (FILE is opened, its rulebook and the players of options are found) and
 * end alike (the outcome gives the exit code; where there is no draw, that is printed). What differs is the
 * work between. */
#ifndef BD_CLI_TASK_H
#define BD_CLI_TASK_H

#include "certify/best.h"
#include "cli/common.h"
#include "cli/work.h"
#include "explain/question.h"
#include "report/print_draw.h"
#include "rulebook/options/draw_options.h"

/* What commands about a draw are asked. The struct of a request begins with it. */
typedef struct bd_draw_request {
    bd_event_request event;
    int64_t seed;
    int top_colour, solver;       /* from 1; 0: not given */
    bd_many forbid, pair, option; /* bd_two, bd_two, bd_named */
    bd_who bye;
    double time_limit; /* seconds; 0: none */
    const char *certificate;
    bool allow_repeats, criteria, plain, save, unproved, replace, extra, without_results;
} bd_draw_request;

/* The rows that commands have that make a draw; a few have some of them. */
#define BD_ROW_SEED                                                                                          \
    BD_ROW(BD_OPTION(bd_draw_request, LARGE, seed, "seed", "N", CLI_OPTION_SEED), .high = INT64_MAX)
#define BD_ROW_TOP_COLOUR                                                                                    \
    BD_ROW(                                                                                                  \
        BD_OPTION(bd_draw_request, CHOICE, top_colour, "top-colour", "white|black", CLI_OPTION_TOP_COLOUR),  \
        .low = 1)
#define BD_ROW_FORBID  BD_PAIRS(bd_draw_request, forbid, "forbid", CLI_OPTION_FORBID)
#define BD_ROW_PAIR    BD_PAIRS(bd_draw_request, pair, "pair", CLI_OPTION_PAIR)
#define BD_ROW_REPEATS BD_FLAG(bd_draw_request, allow_repeats, "allow-repeats", CLI_OPTION_ALLOW_REPEATS)
#define BD_ROW_OPTION                                                                                        \
    BD_ROW(BD_OPTION(bd_draw_request, SETTING, option, "option", "NAME=VALUE", CLI_OPTION_OPTION),           \
           .many = true)
#define BD_ROW_PRIORITIES                                                                                    \
    BD_READ(bd_event_request, priorities, "priorities", "ID,ID,...", bd_priorities_read,                     \
            CLI_OPTION_PRIORITIES)
#define BD_ROWS_DRAW_OPTIONS                                                                                 \
    BD_ROW_SEED, BD_ROW_TOP_COLOUR, BD_ROW_FORBID, BD_ROW_PAIR,                                              \
        BD_PLAYER(bd_draw_request, bye, "bye", CLI_OPTION_BYE), BD_ROW_REPEATS, BD_ROW_PRIORITIES,           \
        BD_ROW_OPTION
#define BD_ROW_CERTIFICATE                                                                                   \
    BD_TEXT(bd_draw_request, certificate, "certificate", "FILE", CLI_OPTION_CERTIFICATE)
#define BD_ROW_TIME_LIMIT                                                                                    \
    BD_ROW(BD_OPTION(bd_draw_request, SECONDS, time_limit, "time-limit", "SECONDS", CLI_OPTION_TIME_LIMIT))
#define BD_ROW_SOLVER_OF(sentence)                                                                           \
    BD_ROW(BD_OPTION(bd_draw_request, CHOICE, solver, "solver", BD_ENGINE_WORDS, sentence), .low = 1)
#define BD_ROW_SOLVER BD_ROW_SOLVER_OF(CLI_OPTION_SOLVER)
#define BD_ROW_PLAIN  BD_FLAG(bd_draw_request, plain, "plain", CLI_PLAIN)
#define BD_ROW_SAVE(sentence)                                                                                \
    BD_ROW(BD_OPTION(bd_draw_request, FLAG, save, "save", NULL, sentence), .saves = true)

/* --save: a draw that a limit left unproved is published only with --unproved. */
#define BD_ROW_UNPROVED BD_FLAG(bd_draw_request, unproved, "unproved", CLI_OPTION_UNPROVED)
/* --criteria: the table of criteria below the boards; --verbose: the stages of the proof too. */
#define BD_ROW_CRITERIA BD_FLAG(bd_draw_request, criteria, "criteria", CLI_OPTION_CRITERIA)

/* The criteria of --priorities. */
bd_param_reader bd_priorities_read;

typedef struct bd_task {
    bd_context *context;
    const bd_draw_request *asked;
    const char *path;          /* FILE */
    int format;                /* of --format: the index of its word */
    int round;                 /* of --round; 0: not given */
    bd_draw_options options;   /* of the draw */
    bool players_elsewhere;    /* the players that options name are another section's */
    bool draws;                /* a round that is to be drawn or changed: the event stays as it is now */
    bd_event *event;           /* NULL before it is opened or taken */
    bd_tournament *tournament; /* its cards */
    const bd_rulebook *rules;
} bd_task;

/* The words of --format for commands that know text (index 0) and JSON (1) only. */
enum { BD_TASK_TEXT, BD_TASK_JSON };

/* The task that is asked for, not yet opened, and so without the players that options name. The task stays
 * where it is: draws refer to its options. */
bd_task bd_task_of(bd_context *context, const bd_draw_request *asked);

/* Opens FILE, finds the rulebook and the players that options name. Where no round is asked for, it is the
 * current one, but for a task that draws; of a round that was published, the event is as it was then. Where
 * --plain is given, all reasons are said without rule words and numbers from now on (BD_USAGE in a request:
 * other threads speak there too). */
bd_status bd_task_open(bd_task *task, bd_err *err);

/* The same for questions about one round: it is there, and the task works with what its draw was made with.
 */
bd_status bd_task_open_round(bd_task *task, bd_err *err);

/* Opens an event that was opened to be changed. */
bd_status bd_task_take(bd_task *task, bd_event *event, bd_err *err);

/* The cards as they were when that round was published. */
bd_status bd_task_cards_then(const bd_task *task, int round, bd_tournament **out, bd_err *err);

/* Opened too, for commands that draw the round anew: the cards are those before it was drawn. */
bd_status bd_task_open_before(bd_task *task, bd_err *err);

/* The published draw of the round, or one without boards: with the rules and the options that it was made
 * with, as the file keeps them. */
bd_status bd_cli_kept_with_draw(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                                bd_err *err);

/* The rules and the options that the published draw of this round was made with, as the file keeps them, and
 * what the command line asks for in place of them (rulebook/options/kept_options.c). */
bd_status bd_task_as_made(const bd_task *task, int round, const bd_rulebook **rules, bd_draw_options *options,
                          bd_err *err);

/* The task works with those from now on; round 0: the next one. */
bd_status bd_task_go_back(bd_task *task, int round, bd_err *err);

/* Writes into a draw that is to be published what it was made with. */
bd_status bd_task_sign(const bd_task *task, bd_draw *draw, bd_err *err);

/* Begins work on the task, under --time-limit and Ctrl-C. */
void bd_task_begin(const bd_task *task, bool prove_unique, bd_work *work);

/* The question about its round (explain/question.h). */
bd_status bd_task_question(const bd_task *task, const bd_solve_options *how, bd_question *out, bd_err *err);

/* The best draw of the round. */
bd_status bd_task_best(const bd_task *task, bool prove_unique, bd_best *out, bd_err *err);

/* Whether it is time for the round to be drawn (cards/published.h). What --extra and --without-results are
 * for is refused without them; with --without-results a warning says what is missing. */
bd_status bd_task_may_draw(const bd_task *task, int round, bd_err *err);

/* Whether a draw is to be published now. If not, it is said why: what --time-limit left unproved, Ctrl-C
 * (`interrupted`), or that there is `nothing`. */
bool bd_task_publishes(const bd_task *task, const bd_draw *draw, bd_outcome outcome, const char *interrupted,
                       const char *nothing);

/* Sets the exit code that belongs to an outcome. */
void bd_task_end(const bd_task *task, bd_outcome outcome);

/* A best draw, or that there is none, as reports print it. */
bd_status bd_task_report(bd_arena *arena, const bd_best *best, bd_draw_report *out, bd_err *err);

/* Prints that there is no draw, as text or JSON, and sets the exit code. */
bd_status bd_task_print_no_draw(const bd_task *task, const bd_best *best, bd_err *err);

/* Prints what a command found out about a round, of which there is a draw, and sets the exit code. */
bd_status bd_task_print(const bd_task *task, const bd_best *best, bd_reply reply, bd_err *err);

/* --verbose: print what is of interest to few. */
bool bd_task_wants_details(const bd_task *task);

bd_draw_depth bd_task_depth(const bd_task *task);

/* Whether a round was published or played. */
bd_status bd_task_has_draw(const bd_task *task, int round, bool *has, bd_err *err);

#endif
