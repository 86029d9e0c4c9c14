/* Prizes: who wins what; and the categories of an event. */
#include "base/ints.h"
#include "cards/prize_list.h"
#include "cli/cmd_prizes_words.h"
#include "cli/common.h"
#include "report/sheet/sheet.h"

#include <string.h>

static const bd_option_row prizes_option_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_PRIZES_ROUND)},
    {0, "add", "NAME", BD_ENGLISH(CLI_PRIZES_ADD)},
    {0, "amounts", "N,N,...", BD_ENGLISH(CLI_PRIZES_AMOUNTS)},
    {0, "grade", "A-B", BD_ENGLISH(CLI_PRIZES_GRADE)},
    {0, "ungraded", NULL, BD_ENGLISH(CLI_PRIZES_UNGRADED)},
    {0, "born", "A-B", BD_ENGLISH(CLI_PRIZES_BORN)},
    {0, "sex", "m|w", BD_ENGLISH(CLI_PRIZES_SEX)},
    {0, "club", "TEXT", BD_ENGLISH(CLI_PRIZES_CLUB)},
    {0, "school", "TEXT", BD_ENGLISH(CLI_PRIZES_SCHOOL)},
    {0, "team", "TEXT", BD_ENGLISH(CLI_PRIZES_TEAM)},
    {0, "federation", "TEXT", BD_ENGLISH(CLI_PRIZES_FEDERATION)},
    {0, "remove", "NAME", BD_ENGLISH(CLI_PRIZES_REMOVE)},
    {0, "sharing", "equal|hort|place", BD_ENGLISH(CLI_PRIZES_SHARING)},
    {0, "several", "no|yes", BD_ENGLISH(CLI_PRIZES_SEVERAL)},
    {0, "currency", "TEXT", BD_ENGLISH(CLI_PRIZES_CURRENCY)},
    {0, "format", "text|csv", BD_ENGLISH(CLI_OPTION_FORMAT)},
    BD_ROW_LENIENT,
};

typedef struct prizes_job {
    const bd_args *args;
    const char *add, *remove;
    bd_prize_category category;
    size_t sharing, several; /* 9: not given */
} prizes_job;

enum { PRIZES_NOT_GIVEN = 9 };

static bd_status prizes_read_amount_list(bd_arena *arena, const char *list, bd_prize_category *out,
                                         bd_err *err)
{
    BD_NEW(out->amounts, arena, strlen(list) + 1, err);
    for (const char *p = list; *p != '\0';) {
        const size_t length = strcspn(p, ",");
        const char *word = bd_arena_copy_bytes(arena, p, length);
        if (word == NULL) BD_FAIL_MEMORY(err);
        int *amount = &out->amounts[out->amount_count];
        if (!bd_prize_parse(word, amount) || (out->amount_count > 0 && *amount > amount[-1]))
            BD_FAIL(err, BD_USAGE, "--amounts", BD_SAY(CLI_PRIZES_BAD_AMOUNTS), list);
        out->amount_count++;
        p += length + (p[length] == ',');
    }
    if (out->amount_count == 0) BD_FAIL(err, BD_USAGE, "--amounts", BD_SAY(CLI_PRIZES_BAD_AMOUNTS), list);
    return BD_OK;
}

static bd_status prizes_read_range(const bd_args *args, const char *option, const char *place, int *from,
                                   int *to, bd_err *err)
{
    const char *text = bd_args_value(args, option);
    int64_t low = 0, high = 0;
    if (text == NULL) return BD_OK;
    const size_t dash = strcspn(text, "-");
    const bool fits =
        text[dash] == '-' && text[1] != '\0' && (dash == 0 || bd_parse_int(text, dash, 1, 9999, &low)) &&
        (text[dash + 1] == '\0' || bd_parse_int(text + dash + 1, strlen(text + dash + 1), 1, 9999, &high)) &&
        (high == 0 || low <= high);
    if (!fits) BD_FAIL(err, BD_USAGE, place, BD_SAY(CLI_PRIZES_BAD_RANGE), text);
    *from = (int)low;
    *to = (int)high;
    return BD_OK;
}

static bd_status prizes_read_category(bd_arena *arena, prizes_job *j, bd_err *err)
{
    static const char *const of_category[] = {"amounts", "grade",  "ungraded", "born",      "sex",
                                              "club",    "school", "team",     "federation"};
    static const char *const sexes[] = {"m", "w"};
    bd_prize_category *category = &j->category;
    size_t sex = PRIZES_NOT_GIVEN;
    for (size_t i = 0; j->add == NULL && i < sizeof of_category / sizeof *of_category; i++)
        if (bd_args_has(j->args, of_category[i]))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NEEDS_ADD), of_category[i]);
    if (j->add == NULL) return BD_OK;
    const char *amounts = bd_args_value(j->args, "amounts");
    if (amounts == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NEEDS_AMOUNTS));
    *category = (bd_prize_category){.name = j->add,
                                    .ungraded = bd_args_has(j->args, "ungraded"),
                                    .club = bd_args_value(j->args, "club"),
                                    .school = bd_args_value(j->args, "school"),
                                    .team = bd_args_value(j->args, "team"),
                                    .federation = bd_args_value(j->args, "federation")};
    BD_TRY(prizes_read_amount_list(arena, amounts, category, err));
    BD_TRY(prizes_read_range(j->args, "grade", "--grade", &category->grade_from, &category->grade_to, err));
    BD_TRY(prizes_read_range(j->args, "born", "--born", &category->born_from, &category->born_to, err));
    BD_TRY(bd_args_choice(j->args, "sex", sexes, 2, &sex, err));
    if (sex < 2) category->sex = sexes[sex];
    return BD_OK;
}

/* The category of that name; the count where there is none. */
static size_t prizes_find(const bd_prizes *prizes, const char *name)
{
    size_t c = 0;
    while (c < prizes->category_count && strcmp(prizes->categories[c].name, name) != 0) c++;
    return c;
}

static bd_status prizes_add(bd_context *context, bd_tournament *tournament, const prizes_job *j, bd_err *err)
{
    bd_prizes *prizes = &tournament->prizes;
    const size_t at = prizes_find(prizes, j->add);
    if (at == BD_PRIZE_CATEGORIES)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_TOO_MANY), BD_PRIZE_CATEGORIES);
    if (at == prizes->category_count) {
        BD_ROOM(prizes->categories, prizes->category_count, prizes->category_capacity, tournament->arena,
                err);
        prizes->category_count++;
    }
    prizes->categories[at] = j->category;
    bd_tell(context, BD_SAY(CLI_PRIZES_ADDED), j->add, at + 1, prizes->category_count);
    return BD_OK;
}

static bd_status prizes_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                               bd_err *err)
{
    const prizes_job *j = self;
    bd_prizes *prizes = &tournament->prizes;
    (void)save;
    if (tournament->format == BD_FORMAT_TRF)
        BD_FAIL(err, BD_BAD_INPUT, j->args->words[0], BD_SAY(CLI_PRIZES_TRF), j->args->words[0]);
    if (j->remove != NULL) {
        const size_t at = prizes_find(prizes, j->remove);
        if (at == prizes->category_count)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NO_CATEGORY), j->remove);
        prizes->category_count--;
        memmove(&prizes->categories[at], &prizes->categories[at + 1],
                (prizes->category_count - at) * sizeof *prizes->categories);
        bd_tell(context, BD_SAY(CLI_PRIZES_REMOVED), j->remove, prizes->category_count);
    }
    if (j->sharing != PRIZES_NOT_GIVEN) prizes->sharing = (bd_prize_sharing)j->sharing;
    if (j->several != PRIZES_NOT_GIVEN) prizes->several = j->several == 1;
    if (bd_args_has(j->args, "currency")) prizes->currency = bd_args_value(j->args, "currency");
    if (j->sharing != PRIZES_NOT_GIVEN || j->several != PRIZES_NOT_GIVEN || bd_args_has(j->args, "currency"))
        bd_tell(context, "%s", BD_SAY(CLI_PRIZES_CHANGED));
    return j->add != NULL ? prizes_add(context, tournament, j, err) : BD_OK;
}

static bd_status prizes_show(bd_context *context, const bd_args *args, bd_err *err)
{
    static const char *const formats[] = {"text", "csv"};
    size_t format = 0;
    bd_tournament *tournament = NULL;
    bd_tiebreak_list list;
    bd_ranked *standings = NULL;
    bd_award *awards = NULL;
    bd_sheet sheet = {.kind = BD_SHEET_PRIZES};
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(bd_cli_round(args, &sheet.round, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_round_is_there(args->words[0], tournament, sheet.round, err));
    if (sheet.round == 0) sheet.round = bd_standings_round(tournament);
    BD_TRY(bd_tiebreaks_of(tournament, &list, err));
    BD_TRY(bd_standings(context->arena, tournament, sheet.round, &list, &standings, err));
    BD_TRY(bd_prize_money(context->arena, tournament, standings, &awards, &sheet.award_count, err));
    const bd_standings_report report = {
        .tournament = tournament, .round = sheet.round, .standings = standings, .list = &list};
    sheet.tournament = tournament;
    sheet.standings = &report;
    sheet.awards = awards;
    bd_text text = bd_text_new(context->arena);
    if (format == 0)
        bd_sheet_text(&sheet, &context->terminal, &text);
    else
        bd_sheet_csv(&sheet, &text);
    return bd_cli_print(context, &text, err);
}

static bd_status prizes_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const rules[] = {"equal", "hort", "place"}, *const answers[] = {"no", "yes"};
    prizes_job j = {.args = args,
                    .add = bd_args_value(args, "add"),
                    .remove = bd_args_value(args, "remove"),
                    .sharing = PRIZES_NOT_GIVEN,
                    .several = PRIZES_NOT_GIVEN};
    (void)exit_code;
    BD_TRY(bd_args_choice(args, "sharing", rules, sizeof rules / sizeof *rules, &j.sharing, err));
    BD_TRY(bd_args_choice(args, "several", answers, sizeof answers / sizeof *answers, &j.several, err));
    BD_TRY(prizes_read_category(context->arena, &j, err));
    const bool changes = j.add != NULL || j.remove != NULL || j.sharing != PRIZES_NOT_GIVEN ||
                         j.several != PRIZES_NOT_GIVEN || bd_args_has(args, "currency");
    return changes ? bd_cli_change(context, args, args->words[0], prizes_change, &j, err)
                   : prizes_show(context, args, err);
}

const bd_command bd_command_prizes = {.name = "prizes",
                                      .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                      .help = BD_ENGLISH(CLI_PRIZES_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_FILE),
                                      .fields = "event",
                                      .about = BD_ENGLISH(CLI_PRIZES_ABOUT),
                                      .options = prizes_option_rows,
                                      .option_count = BD_OPTION_COUNT(prizes_option_rows),
                                      .least = 1,
                                      .most = 1,
                                      .run = prizes_run};
