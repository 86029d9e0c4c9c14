#include "cli/team_lists.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/home.h"
#include "cards/person.h"
#include "cli/running_words.h"
#include "people/names.h"

#include <stdlib.h>

static bd_card *team_named(const bd_tournament *teams, const char *name)
{
    for (size_t i = 0; i < teams->card_count; i++)
        if (bd_same_home(teams->cards[i].name, name)) return &teams->cards[i];
    return NULL;
}

/* The team stands in the rosters, once. */
static bd_status team_add_player(bd_tournament *teams, bd_card *team, const bd_card *player, bd_err *err)
{
    bd_card *card = NULL;
    int *roster;
    BD_TRY(bd_tournament_add_card(teams->members, (int)teams->members->card_count + 1, &card, err));
    const int id = card->id;
    *card = *player;
    card->id = id;
    card->team = NULL;
    const size_t count = team->person->roster_count;
    BD_NEW(roster, teams->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) roster[i] = team->person->roster[i];
    roster[count] = id;
    team->person->roster = roster;
    team->person->roster_count = count + 1;
    return BD_OK;
}

/* Of those first players who have a grade; a team that has one of its own keeps it. */
static void team_add_strength(const bd_tournament *teams, bd_card *team, int boards)
{
    int sum = 0, graded = 0;
    for (size_t i = 0; i < team->person->roster_count && (int)i < boards; i++) {
        const bd_card *player = bd_tournament_card(teams->members, team->person->roster[i]);
        if (player->grade == 0) continue;
        sum += player->grade;
        graded++;
    }
    if (team->grade == 0 && graded > 0) team->grade = (sum + graded / 2) / graded;
}

static bd_status team_finish(bd_tournament *teams, int boards, bd_err *err)
{
    for (size_t i = 0; i < teams->card_count; i++) team_add_strength(teams, &teams->cards[i], boards);
    return bd_namesakes_tell_apart(teams->members, err);
}

/* A team's players beside each other, wherever the list has them. */
static bd_status team_take_each(const bd_entries *list, bd_tournament *teams, bd_err *err)
{
    for (size_t i = 0; i < teams->card_count; i++)
        for (size_t k = 0; k < list->players->card_count; k++) {
            const bd_card *player = &list->players->cards[k];
            if (!bd_same_home(teams->cards[i].name, player->team)) continue;
            BD_TRY(team_add_player(teams, &teams->cards[i], player, err));
        }
    return BD_OK;
}

bd_status bd_teams_of_players(bd_arena *arena, const char *path, const bd_entries *list, int boards,
                              bd_tournament **out, bd_err *err)
{
    bd_tournament *teams;
    BD_NEW(teams, arena, 1, err);
    *teams = *list->players;
    teams->cards = NULL;
    teams->card_count = teams->card_capacity = 0;
    teams->members = bd_tournament_new(arena);
    if (teams->members == NULL) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < list->players->card_count; i++) {
        const bd_card *player = &list->players->cards[i];
        bd_card *team = NULL;
        if (player->team == NULL)
            BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_TEAMS_NO_TEAM), list->entries[i].line, player->name);
        if (team_named(teams, player->team) != NULL) continue;
        BD_TRY(bd_tournament_add_card(teams, (int)teams->card_count + 1, &team, err));
        team->name = player->team;
    }
    BD_TRY(team_take_each(list, teams, err));
    *out = teams;
    return team_finish(teams, boards, err);
}

bd_status bd_teams_take_players(bd_arena *arena, const char *path, const bd_entries *list, int boards,
                                bd_tournament *teams, bd_err *err)
{
    teams->members = bd_tournament_new(arena);
    if (teams->members == NULL) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < list->players->card_count; i++) {
        const bd_card *player = &list->players->cards[i];
        const int line = list->entries[i].line;
        if (player->team == NULL)
            BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_TEAMS_NO_TEAM), line, player->name);
        if (team_named(teams, player->team) == NULL)
            BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_TEAMS_UNKNOWN), line, player->name, player->team);
    }
    BD_TRY(team_take_each(list, teams, err));
    return team_finish(teams, boards, err);
}

static int team_compare_strength(const void *a, const void *b)
{
    const bd_card *one = a, *other = b;
    return one->grade != other->grade ? (one->grade < other->grade ? 1 : -1) : one->id - other->id;
}

bd_status bd_teams_number_by_strength(bd_tournament *teams, bd_err *err)
{
    bd_tournament *members = teams->members;
    bd_card *sorted;
    size_t used = 0;
    if (teams->card_count == 0) return BD_OK;
    qsort(teams->cards, teams->card_count, sizeof *teams->cards, team_compare_strength);
    for (size_t i = 0; i < teams->card_count; i++) teams->cards[i].id = (int)i + 1;
    if (members == NULL) return BD_OK;
    BD_NEW(sorted, teams->arena, members->card_count + 1, err);
    for (size_t i = 0; i < teams->card_count; i++) {
        bd_person *team = teams->cards[i].person;
        for (size_t k = 0; k < team->roster_count; k++) {
            sorted[used] = *bd_tournament_card(members, team->roster[k]);
            sorted[used].id = (int)used + 1;
            team->roster[k] = (int)++used;
        }
    }
    BD_ASSERT(used == members->card_count);
    members->cards = sorted;
    return BD_OK;
}
