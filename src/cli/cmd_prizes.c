/* Prizes: who wins what; and the categories of an event. */
#include "base/ints.h"
#include "cli/ranking.h"
#include "report/sheet/sheet.h"

#include <string.h>

/* What describes a category stands in it as it is read. */
typedef struct prizes_request {
    bd_event_request event;
    const char *add, *remove, *currency;
    bd_prize_category category;
    int sex, sharing, several;
} prizes_request;

/* The category that the member is of. */
static bd_prize_category *prizes_category_of(void *member, size_t offset)
{
    return (void *)((char *)member - offset);
}

/* Amounts, the largest first. */
static bd_status prizes_take_amounts(bd_arena *arena, const char *list, void *member, bd_err *err)
{
    bd_prize_category *out = prizes_category_of(member, offsetof(bd_prize_category, amounts));
    int *amounts;
    BD_NEW(amounts, arena, strlen(list) + 1, err);
    out->amounts = amounts;
    out->amount_count = 0;
    for (const char *p = list; *p != '\0';) {
        const size_t length = strcspn(p, ",");
        const char *word = bd_arena_copy_bytes(arena, p, length);
        if (word == NULL) BD_FAIL_MEMORY(err);
        int *amount = &amounts[out->amount_count++];
        if (!bd_prize_parse(word, amount) || (amount > amounts && *amount > amount[-1]))
            BD_FAIL(err, BD_USAGE, "--amounts", BD_SAY(CLI_PRIZES_BAD_AMOUNTS), list);
        p += length + (p[length] == ',');
    }
    if (out->amount_count == 0) BD_FAIL(err, BD_USAGE, "--amounts", BD_SAY(CLI_PRIZES_BAD_AMOUNTS), list);
    return BD_OK;
}

/* "1500-1800", "-1500", "1800-"; 0: no end there. */
static bd_status prizes_read_range(const char *text, const char *option, int *from, int *to, bd_err *err)
{
    int64_t low = 0, high = 0;
    const size_t dash = strcspn(text, "-");
    const bool fits =
        text[dash] == '-' && text[1] != '\0' && (dash == 0 || bd_parse_int(text, dash, 1, 9999, &low)) &&
        (text[dash + 1] == '\0' || bd_parse_int(text + dash + 1, strlen(text + dash + 1), 1, 9999, &high)) &&
        (high == 0 || low <= high);
    if (!fits) BD_FAIL(err, BD_USAGE, option, BD_SAY(CLI_PRIZES_BAD_RANGE), text);
    *from = (int)low;
    *to = (int)high;
    return BD_OK;
}

static bd_status prizes_read_grade(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_prize_category *out = prizes_category_of(member, offsetof(bd_prize_category, grade_from));
    (void)arena;
    return prizes_read_range(text, "--grade", &out->grade_from, &out->grade_to, err);
}

static bd_status prizes_read_born(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    bd_prize_category *out = prizes_category_of(member, offsetof(bd_prize_category, born_from));
    (void)arena;
    return prizes_read_range(text, "--born", &out->born_from, &out->born_to, err);
}

static const bd_param prizes_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_PRIZES_ROUND),
    {BD_OPTION(prizes_request, TEXT, add, "add", "NAME", CLI_PRIZES_ADD), .saves = true},
    BD_READ(prizes_request, category.amounts, "amounts", "N,N,...", prizes_take_amounts, CLI_PRIZES_AMOUNTS),
    BD_READ(prizes_request, category.grade_from, "grade", "A-B", prizes_read_grade, CLI_PRIZES_GRADE),
    BD_FLAG(prizes_request, category.ungraded, "ungraded", CLI_PRIZES_UNGRADED),
    BD_READ(prizes_request, category.born_from, "born", "A-B", prizes_read_born, CLI_PRIZES_BORN),
    BD_CHOICE(prizes_request, sex, "sex", "m|w", BD_NOT_GIVEN, CLI_PRIZES_SEX),
    BD_TEXT(prizes_request, category.club, "club", "TEXT", CLI_PRIZES_CLUB),
    BD_TEXT(prizes_request, category.school, "school", "TEXT", CLI_PRIZES_SCHOOL),
    BD_TEXT(prizes_request, category.team, "team", "TEXT", CLI_PRIZES_TEAM),
    BD_TEXT(prizes_request, category.federation, "federation", "TEXT", CLI_PRIZES_FEDERATION),
    {BD_OPTION(prizes_request, TEXT, remove, "remove", "NAME", CLI_PRIZES_REMOVE), .saves = true},
    {BD_OPTION(prizes_request, CHOICE, sharing, "sharing", "equal|hort|place", CLI_PRIZES_SHARING),
     .usual = BD_NOT_GIVEN, .saves = true},
    {BD_OPTION(prizes_request, CHOICE, several, "several", "no|yes", CLI_PRIZES_SEVERAL),
     .usual = BD_NOT_GIVEN, .saves = true},
    {BD_OPTION(prizes_request, TEXT, currency, "currency", "TEXT", CLI_PRIZES_CURRENCY), .saves = true},
    BD_ROW_FORMAT_OF("text|csv"),
    BD_ROW_LENIENT,
};

/* What describes a category is given with one, and a category with amounts. */
static bd_status prizes_check(const prizes_request *asked, bd_err *err)
{
    const bd_prize_category *category = &asked->category;
    const struct {
        const char *name;
        bool given;
    } of_category[] = {{"amounts", category->amounts != NULL},
                       {"grade", category->grade_from + category->grade_to > 0},
                       {"ungraded", category->ungraded},
                       {"born", category->born_from + category->born_to > 0},
                       {"sex", asked->sex != BD_NOT_GIVEN},
                       {"club", category->club != NULL},
                       {"school", category->school != NULL},
                       {"team", category->team != NULL},
                       {"federation", category->federation != NULL}};
    for (size_t i = 0; asked->add == NULL && i < BD_COUNT(of_category); i++)
        if (of_category[i].given)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NEEDS_ADD), of_category[i].name);
    if (asked->add != NULL && category->amounts == NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NEEDS_AMOUNTS));
    return BD_OK;
}

/* The category of that name; the count where there is none. */
static size_t prizes_find(const bd_prizes *prizes, const char *name)
{
    size_t c = 0;
    while (c < prizes->category_count && strcmp(prizes->categories[c].name, name) != 0) c++;
    return c;
}

static bd_status prizes_add(bd_context *context, bd_tournament *tournament, const prizes_request *asked,
                            bd_err *err)
{
    bd_prizes *prizes = &tournament->prizes;
    const size_t at = prizes_find(prizes, asked->add);
    if (at == BD_PRIZE_CATEGORIES)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_TOO_MANY), BD_PRIZE_CATEGORIES);
    if (at == prizes->category_count) {
        BD_ROOM(prizes->categories, prizes->category_count, prizes->category_capacity, tournament->arena,
                err);
        prizes->category_count++;
    }
    prizes->categories[at] = asked->category;
    prizes->categories[at].name = asked->add;
    prizes->categories[at].sex = asked->sex == BD_NOT_GIVEN ? NULL : asked->sex == 0 ? "m" : "w";
    bd_tell(context, BD_SAY(CLI_PRIZES_ADDED), asked->add, at + 1, prizes->category_count);
    return BD_OK;
}

static bd_status prizes_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const prizes_request *asked = request;
    bd_prizes *prizes = &tournament->prizes;
    if (tournament->format == BD_FORMAT_TRF)
        BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_PRIZES_TRF), asked->event.path);
    if (asked->remove != NULL) {
        const size_t at = prizes_find(prizes, asked->remove);
        if (at == prizes->category_count)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRIZES_NO_CATEGORY), asked->remove);
        prizes->category_count--;
        memmove(&prizes->categories[at], &prizes->categories[at + 1],
                (prizes->category_count - at) * sizeof *prizes->categories);
        bd_tell(context, BD_SAY(CLI_PRIZES_REMOVED), asked->remove, prizes->category_count);
    }
    if (asked->sharing != BD_NOT_GIVEN) prizes->sharing = (bd_prize_sharing)asked->sharing;
    if (asked->several != BD_NOT_GIVEN) prizes->several = asked->several == 1;
    if (asked->currency != NULL) prizes->currency = asked->currency;
    if (asked->sharing != BD_NOT_GIVEN || asked->several != BD_NOT_GIVEN || asked->currency != NULL)
        bd_tell(context, "%s", BD_SAY(CLI_PRIZES_CHANGED));
    return asked->add != NULL ? prizes_add(context, tournament, asked, err) : BD_OK;
}

static bd_status prizes_show(bd_context *context, const prizes_request *asked, bd_err *err)
{
    bd_tournament *tournament = NULL;
    bd_standings_report ranking;
    bd_award *awards = NULL;
    bd_sheet sheet = {.kind = BD_SHEET_PRIZES, .round = asked->event.round, .standings = &ranking};
    BD_TRY(bd_cli_open(context, &tournament, err));
    BD_TRY(bd_cli_round_is_there(context, tournament, sheet.round, err));
    if (sheet.round == 0) sheet.round = bd_standings_round(tournament);
    BD_TRY(bd_cli_ranking(context->arena, tournament, sheet.round, NULL, &ranking, err));
    BD_TRY(bd_prize_money(context->arena, tournament, ranking.standings, &awards, &sheet.award_count, err));
    sheet.tournament = tournament;
    sheet.awards = awards;
    bd_text text = bd_text_new(context->arena);
    if (asked->event.format == 0)
        bd_sheet_text(&sheet, &context->terminal, &text);
    else
        bd_sheet_csv(&sheet, &text);
    return bd_cli_print(context, &text, err);
}

static bd_status prizes_run(bd_context *context, const void *request, bd_err *err)
{
    const prizes_request *asked = request;
    const bool changes = asked->add != NULL || asked->remove != NULL || asked->sharing != BD_NOT_GIVEN ||
                         asked->several != BD_NOT_GIVEN || asked->currency != NULL;
    BD_TRY(prizes_check(asked, err));
    return changes ? bd_cli_change(context, request, prizes_change, err) : prizes_show(context, asked, err);
}

BD_COMMAND(prizes, "prizes", CLI_GROUP_DRAWS, CLI_PRIZES_HELP, CLI_PRIZES_ABOUT, prizes_request,
           .role = BD_ROLE_ARBITER);
