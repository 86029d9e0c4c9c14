#include "standings/board_scores.h"

#include "cards/card.h"
#include "cards/match.h"
#include "cards/person.h"

#include <stdlib.h>

typedef struct score_sum {
    int halves, games, rated, ratings;
} score_sum;

static void score_add(score_sum *sum, const bd_entry *entry, const bd_card *opponent)
{
    sum->halves += entry->halves;
    sum->games++;
    if (opponent == NULL || opponent->grade == 0) return;
    sum->rated++;
    sum->ratings += opponent->grade;
}

static void score_add_seat(const bd_tournament *members, score_sum *sums, const bd_seat *seat)
{
    bd_entry first = {.round = 0}, second = {.round = 0};
    const bd_card *one = bd_tournament_card(members, seat->first);
    const bd_card *other = bd_tournament_card(members, seat->second);
    bd_result_entries(seat->result, &first, &second);
    if (seat->result == BD_RESULT_NONE || first.kind != BD_GAME) return;
    if (one != NULL) score_add(&sums[one - members->cards], &first, other);
    if (other != NULL) score_add(&sums[other - members->cards], &second, one);
}

/* Zero: equal. */
static int score_order(const bd_board_score *a, const bd_board_score *b)
{
    if (a->halves != b->halves) return b->halves - a->halves;
    if (a->games != b->games) return a->games - b->games; /* the same points of fewer games */
    return b->opposition - a->opposition;
}

static int score_compare(const void *x, const void *y)
{
    const bd_board_score *a = x, *b = y;
    if (a->board != b->board) return a->board == 0 ? 1 : b->board == 0 ? -1 : a->board - b->board;
    const int order = score_order(a, b);
    return order != 0 ? order : a->player->id - b->player->id;
}

static bd_board_score score_of(const bd_tournament *t, const bd_card *team, const bd_card *player,
                               const score_sum *sum)
{
    const int place = bd_roster_place(team, player->id);
    return (bd_board_score){.player = player,
                            .team = team,
                            .board = place <= t->points.boards ? place : 0,
                            .halves = sum->halves,
                            .games = sum->games,
                            .percent = (100 * sum->halves + sum->games) / (2 * sum->games),
                            .opposition = sum->rated > 0 ? (sum->ratings + sum->rated / 2) / sum->rated : 0};
}

bd_status bd_board_scores(bd_arena *arena, const bd_tournament *t, int round, bd_board_score **out,
                          size_t *count, bd_err *err)
{
    const bd_tournament *members = t->members;
    const size_t players = members != NULL ? members->card_count : 0;
    score_sum *sums;
    *count = 0;
    BD_NEW(sums, arena, players + 1, err);
    BD_NEW(*out, arena, players + 1, err);
    for (size_t i = 0; members != NULL && i < t->match_count; i++)
        for (int k = 0; t->matches[i].round <= round && k < t->matches[i].seat_count; k++)
            score_add_seat(members, sums, &t->matches[i].seats[k]);
    for (size_t i = 0; i < players; i++) {
        const bd_card *team = bd_team_of(t, members->cards[i].id);
        if (sums[i].games > 0 && team != NULL)
            (*out)[(*count)++] = score_of(t, team, &members->cards[i], &sums[i]);
    }
    if (*count > 0) qsort(*out, *count, sizeof **out, score_compare);
    for (size_t i = 0; i < *count; i++) {
        bd_board_score *score = &(*out)[i];
        const bool first = i == 0 || score[-1].board != score->board;
        const bool equal = !first && score_order(score - 1, score) == 0;
        size_t before = i;
        while (before > 0 && (*out)[before - 1].board == score->board) before--;
        score->place = equal ? score[-1].place : (int)(i - before) + 1;
    }
    return BD_OK;
}
