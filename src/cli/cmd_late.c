#include "base/ints.h"
#include "cards/change.h"
#include "cli/common.h"

#include <string.h>

static const bd_option_row late_rows[] = {
    {0, "round", "N", "the first round the player is in; default: the next one"},
    {0, "missed", "H|Z", "byes for the rounds missed: H half a point each, Z none; default: Z"},
    {0, "id", "N", "the new player's id; default: one more than the highest"},
    {0, "title", "TEXT", "title: GM, WGM, IM, ..."},
    {0, "club", "TEXT", "club"},
    {0, "school", "TEXT", "school"},
    {0, "team", "TEXT", "team"},
    {0, "federation", "TEXT", "federation"},
    BD_ROW_LENIENT,
};

typedef struct late_entry {
    const bd_args *args;
    int known; /* id of a player who stands in the file already; 0: a new one */
    int id, round, grade;
    bd_entry_kind missed;
} late_entry;

/* The value of a text option in the tournament's own memory, NULL when it is not given. */
static bd_status late_own_text(const bd_tournament *tournament, const bd_args *args, const char *name,
                               const char **out, bd_err *err)
{
    const char *value = bd_args_value(args, name);
    if (value == NULL) return BD_OK;
    *out = bd_arena_copy_text(tournament->arena, value);
    if (*out == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "memory is exhausted");
    return BD_OK;
}

static bd_status late_describe(const bd_tournament *tournament, const bd_args *args, bd_card *card,
                               bd_err *err)
{
    BD_TRY(late_own_text(tournament, args, "title", &card->title, err));
    BD_TRY(late_own_text(tournament, args, "club", &card->club, err));
    BD_TRY(late_own_text(tournament, args, "school", &card->school, err));
    BD_TRY(late_own_text(tournament, args, "team", &card->team, err));
    return late_own_text(tournament, args, "federation", &card->federation, err);
}

static bd_status late_name_is_new(const bd_tournament *tournament, const char *name, bd_err *err)
{
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (card->name != NULL && strcmp(card->name, name) == 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL,
                    "%s is player %d already; 'late FILE %d' says that this player comes late", name,
                    card->id, card->id);
    }
    return BD_OK;
}

static bd_status late_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                             bd_err *err)
{
    (void)save;
    const late_entry *e = self;
    bd_card *card = NULL;
    const int next = bd_tournament_next_round(tournament);
    const int round = e->round != 0 ? e->round : next;
    if (e->known != 0) {
        BD_TRY(bd_change_late(tournament, e->known, round, err));
        card = bd_tournament_card(tournament, e->known);
    } else {
        BD_TRY(late_name_is_new(tournament, e->args->words[1], err));
        BD_TRY(bd_change_enter(tournament, e->id, e->args->words[1], round, &card, err));
        BD_TRY(late_describe(tournament, e->args, card, err));
    }
    if (e->grade > 0) card->grade = e->grade;
    const int id = card->id;
    for (int r = 1; e->missed == BD_BYE_HALF && r < round; r++)
        BD_TRY(bd_change_bye(tournament, r, id, BD_BYE_HALF, err));
    bd_tell(context, "%d %s joins in round %d", id, bd_cli_who(tournament, id), round);
    return BD_OK;
}

static bd_status late_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    static const char *const missed[] = {"Z", "H"};
    late_entry e = {.args = args};
    int64_t id = 0, number = 0;
    size_t which = 0;
    if (bd_parse_int(args->words[1], strlen(args->words[1]), 1, BD_ID_MAX, &number)) e.known = (int)number;
    if (args->word_count > 2) {
        if (!bd_parse_int(args->words[2], strlen(args->words[2]), 1, 9999, &number))
            BD_FAIL(err, BD_USAGE, NULL, "GRADE must be a number from 1 to 9999, not '%.100s'",
                    args->words[2]);
        e.grade = (int)number;
    }
    BD_TRY(bd_args_int(args, "id", 1, BD_ID_MAX, &id, err));
    BD_TRY(bd_args_choice(args, "missed", missed, 2, &which, err));
    BD_TRY(bd_cli_round(args, &e.round, err));
    e.id = (int)id;
    e.missed = which == 1 ? BD_BYE_HALF : BD_BYE_ZERO;
    return bd_cli_change(context, args, args->words[0], late_change, &e, err);
}

const bd_command bd_command_late = {
    .name = "late",
    .group = "Running a tournament",
    .help = "Enters a new player during the event, or says that a known one comes late.",
    .words = "FILE NAME|ID [GRADE]",
    .about = "A NAME is a new player, an ID somebody in the file whose first round is --round.",
    .options = late_rows,
    .option_count = BD_OPTION_COUNT(late_rows),
    .least = 2,
    .most = 3,
    .run = late_run};
