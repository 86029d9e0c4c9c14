/* Dutch: bestdraw as a drop-in replacement for bbpPairings and JaVaFo.
 *
 * A tournament manager that calls one of those engines can call bestdraw instead: the same words on the
 * command line, the same output, the same exit codes, which are not those of our own commands. docs/dutch.md
 * says which of their behaviour is kept and which is corrected. The call and -p are in dutch.c, -c in
 * dutch_check.c, -g in dutch_generate.c, -l in dutch_list.c. */
#ifndef BD_CLI_DUTCH_H
#define BD_CLI_DUTCH_H

#include "base/text.h"
#include "cli/context.h"

#include "cards/draw.h"
#include "cards/tournament.h"
#include "io/warnings.h"
#include "rulebook/brackets/judged.h"
#include "rulebook/rulebook.h"

/* Exit codes of these engines. */
enum {
    BD_DUTCH_DONE = 0,
    BD_DUTCH_NO_DRAW = 1,
    BD_DUTCH_FAULT = 2,
    BD_DUTCH_REFUSED = 3,
    BD_DUTCH_TOO_LARGE = 4,
    BD_DUTCH_NO_ACCESS = 5
};

typedef struct bd_dutch {
    bd_context *context;
    const bd_rulebook *rules; /* the one that these engines follow */
    const char *input;        /* the tournament; of -g the model, or NULL */
    char action;              /* 'p', 'c', 'g' */
    const char *output;       /* of -p and -o; NULL: standard output */
    const char *config;       /* of -g; may be NULL */
    const char *seed;         /* of -s; NULL: one is chosen */
    int round;                /* of -c: this one alone; 0: all */
    bool named;               /* -r: the program's name was asked for */
    bool baku;                /* -b: Baku acceleration, where the file has no other */
    bool lenient;             /* --lenient */
    bool listing;             /* -l */
    const char *list;         /* its file; NULL: beside the input, ending .list */
    bd_text listed;
    bd_warnings warnings; /* told last: what comes first on stderr says whether there is a pairing */
} bd_dutch;

/* Whether the words are meant for this front: before any command of our own there is "--dutch" or another
 * system, or -p, -c or -g. */
bool bd_dutch_is_asked(int argc, char *const *argv);

/* The whole call; the exit code. */
int bd_dutch_run(bd_context *context, int argc, char *const *argv);

/* One line that names the program, as the engines name themselves. */
void bd_dutch_banner(bd_context *context);

/* Reads the tournament with all that these engines take without complaint. */
bd_status bd_dutch_read(bd_dutch *dutch, bd_tournament **out, bd_err *err);

/* True when anybody is to be paired in the round. */
bool bd_dutch_somebody_is_there(const bd_tournament *tournament, int round);

/* Writes an answer into the file of this name, in place, since a client may hold it open; NULL or "-": to
 * standard output. A name without a folder means the folder of the tournament. */
bd_status bd_dutch_put(const bd_dutch *dutch, const char *name, bd_text *text, bd_err *err);

/* -p: the next round. */
bd_status bd_dutch_pair(bd_dutch *dutch, int *exit_code, bd_err *err);

/* -c: pairs every round again; tells the differences. */
bd_status bd_dutch_check(bd_dutch *dutch, bd_err *err);

/* -g: a random tournament. */
bd_status bd_dutch_generate(bd_dutch *dutch, bd_err *err);

/* Adds the table of a round's players to the listing. draw may be NULL: nobody is paired. */
bd_status bd_dutch_list(bd_dutch *dutch, const bd_round *round, const bd_draw *draw, bd_err *err);

#endif
