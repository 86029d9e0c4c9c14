/* Late: a player who enters after the start. */
#include "base/ints.h"
#include "cards/change.h"
#include "cli/common.h"
#include "explain/replay.h"

#include <string.h>

static const bd_option_row late_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_LATE_ROUND)},
    {0, "missed", "H|Z", BD_ENGLISH(CLI_LATE_MISSED)},
    {0, "id", "N", BD_ENGLISH(CLI_LATE_ID)},
    {0, "title", "TEXT", BD_ENGLISH(CLI_LATE_TITLE)},
    {0, "club", "TEXT", BD_ENGLISH(CLI_LATE_CLUB)},
    {0, "school", "TEXT", BD_ENGLISH(CLI_LATE_SCHOOL)},
    {0, "team", "TEXT", BD_ENGLISH(CLI_LATE_TEAM)},
    {0, "federation", "TEXT", BD_ENGLISH(CLI_LATE_FEDERATION)},
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
    if (*out == NULL) BD_FAIL_MEMORY(err);
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
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_LATE_KNOWN), name, card->id, card->id);
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
        if (e->args->words[1][strspn(e->args->words[1], " ")] == '\0')
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LATE_NO_NAME));
        BD_TRY(late_name_is_new(tournament, e->args->words[1], err));
        BD_TRY(bd_change_enter(tournament, e->id, e->args->words[1], round, &card, err));
        BD_TRY(late_describe(tournament, e->args, card, err));
    }
    if (e->grade > 0) card->grade = e->grade;
    const int id = card->id;
    for (int r = 1; e->missed == BD_BYE_HALF && r < round; r++)
        BD_TRY(bd_change_bye(tournament, r, id, BD_BYE_HALF, err));
    bd_tell(context, BD_SAY(CLI_LATE_DONE), id, bd_cli_who(tournament, id), round);
    const int drawn = bd_replay_last_round(tournament);
    if (e->round == 0 && drawn >= round)
        bd_tell(context, BD_SAY(CLI_LATE_PUBLISHED), drawn, e->args->words[0], id);
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
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LATE_BAD_GRADE), args->words[2]);
        e.grade = (int)number;
    }
    BD_TRY(bd_args_int(args, "id", 1, BD_ID_MAX, &id, err));
    BD_TRY(bd_args_choice(args, "missed", missed, 2, &which, err));
    BD_TRY(bd_cli_round(args, &e.round, err));
    e.id = (int)id;
    e.missed = which == 1 ? BD_BYE_HALF : BD_BYE_ZERO;
    return bd_cli_change(context, args, args->words[0], late_change, &e, err);
}

const bd_command bd_command_late = {.name = "late",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_LATE_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_LATE),
                                    .fields = "event,player,grade?",
                                    .about = BD_ENGLISH(CLI_LATE_ABOUT),
                                    .options = late_rows,
                                    .option_count = BD_OPTION_COUNT(late_rows),
                                    .least = 2,
                                    .most = 3,
                                    .run = late_run};
