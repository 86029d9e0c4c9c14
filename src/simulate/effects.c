#include "simulate/effects.h"

#include "cards/card.h"
#include "standings/standings.h"

#include <stdlib.h>
#include <string.h>

static bool effects_is_wrong(const bd_round *round, int id, bd_colour given)
{
    const bd_player *player = &round->players[bd_round_node(round, id)];
    return player->claim.due != BD_NO_COLOUR && player->claim.due != given;
}

int64_t bd_effects_wrong_colours(const bd_round *round, const bd_draw *draw)
{
    int64_t wrong = 0;
    for (size_t i = 0; i < draw->board_count; i++)
        wrong += effects_is_wrong(round, draw->boards[i].white, BD_WHITE) +
                 effects_is_wrong(round, draw->boards[i].black, BD_BLACK);
    return wrong;
}

static bool effects_lengthens_run(const bd_player *player, bd_colour given)
{
    return player->claim.last == given && player->claim.run >= 2;
}

static bool effects_same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

static bool effects_same_company(const bd_card *a, const bd_card *b)
{
    return effects_same_text(a->club, b->club) || effects_same_text(a->school, b->school) ||
           effects_same_text(a->team, b->team);
}

static void effects_note_float(const bd_round *round, const bd_player *player, const bd_player *opponent,
                               const bd_float_counts *floats, int64_t *tally)
{
    if (player->score == opponent->score) return;
    const bd_float goes = player->score > opponent->score ? BD_FLOAT_DOWN : BD_FLOAT_UP;
    tally[BD_TALLY_FLOATS]++;
    tally[BD_TALLY_REFLOATS] += player->last_float == goes;
    if (floats == NULL) return;
    const size_t card = (size_t)(player->card - round->tournament->cards);
    *(goes == BD_FLOAT_DOWN ? &floats->down[card] : &floats->up[card]) += 1;
}

void bd_effects_of_draw(const bd_round *round, const bd_draw *draw, const bd_float_counts *floats,
                        int64_t *tally)
{
    tally[BD_TALLY_WRONG] += bd_effects_wrong_colours(round, draw);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_player *white = &round->players[bd_round_node(round, draw->boards[i].white)];
        const bd_player *black = &round->players[bd_round_node(round, draw->boards[i].black)];
        tally[BD_TALLY_PAIRED] += 2;
        tally[BD_TALLY_RUNS] +=
            effects_lengthens_run(white, BD_WHITE) + effects_lengthens_run(black, BD_BLACK);
        tally[BD_TALLY_COMPANY] += effects_same_company(white->card, black->card);
        effects_note_float(round, white, black, floats, tally);
        effects_note_float(round, black, white, floats, tally);
    }
}

static int effects_colour_balance(const bd_card *card)
{
    int balance = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (bd_entry_is_game(&card->history[i])) balance += card->history[i].colour == BD_WHITE ? 1 : -1;
    return balance;
}

void bd_effects_of_event(const bd_made_event *event, const bd_float_counts *floats, int64_t *tally)
{
    for (size_t i = 0; i < event->tournament->card_count; i++) {
        const int colours = abs(effects_colour_balance(&event->tournament->cards[i]));
        tally[BD_TALLY_IMBALANCE] += colours;
        tally[BD_TALLY_IMBALANCED] += colours >= 2;
        tally[BD_TALLY_LOPSIDED] += abs(floats->down[i] - floats->up[i]);
        tally[BD_TALLY_FLOATERS] += floats->down[i] + floats->up[i] >= 3;
    }
}

/* place[card]: twice the mean of the places of those who are equal to it (strongest or best first). */
static void effects_share_strength(const int *strength, int players, int *place)
{
    for (int i = 0; i < players; i++) {
        int sum = 1; /* nobody is stronger than themselves, and everybody as strong */
        for (int j = 0; j < players; j++) sum += (strength[j] > strength[i]) + (strength[j] >= strength[i]);
        place[i] = sum;
    }
}

static void effects_share_places(const bd_ranked *standings, int players, int *place, int *first)
{
    for (int from = 0, to = 0; from < players; from = to) {
        while (to < players && standings[to].place == standings[from].place) to++;
        for (int i = from; i < to; i++) {
            place[standings[i].card] = from + 1 + to;
            first[standings[i].card] = from + 1;
        }
    }
}

static int effects_count_stronger(const int *strength, int players, int than)
{
    int stronger = 0;
    for (int i = 0; i < players; i++) stronger += strength[i] > strength[than];
    return stronger;
}

static int effects_sign(int number) { return (number > 0) - (number < 0); }

static void effects_correlate(const int *strength, const int *place, int players, int64_t *kendall,
                              int64_t *spearman)
{
    *kendall = *spearman = 0;
    for (int i = 0; i < players; i++) {
        const int64_t apart = strength[i] - place[i];
        *spearman += apart * apart;
        for (int j = i + 1; j < players; j++)
            *kendall += effects_sign(strength[i] - strength[j]) * effects_sign(place[i] - place[j]);
    }
}

bd_status bd_effects_ranking(const bd_made_event *event, bd_arena *scratch, int round, int64_t *kendall,
                             int64_t *spearman, int64_t *top1, int64_t *top3, bd_err *err)
{
    static const bd_tiebreak_list list = {
        .items = {{.kind = BD_TIE_BH, .cut_low = 1}, {.kind = BD_TIE_BH}, {.kind = BD_TIE_SB}}, .count = 3};
    const int players = (int)event->tournament->card_count;
    bd_ranked *standings;
    int *room;
    BD_TRY(bd_standings(scratch, event->tournament, round, &list, &standings, err));
    BD_NEW(room, scratch, 3 * players, err);
    int *strength = room, *place = room + players, *first = room + 2 * players;
    effects_share_strength(event->strength, players, strength);
    effects_share_places(standings, players, place, first);
    effects_correlate(strength, place, players, kendall, spearman);
    *top1 = *top3 = 0;
    for (int i = 0; i < players; i++) {
        if (first[i] > 3) continue;
        const int stronger = effects_count_stronger(event->strength, players, i);
        if (stronger == 0 && first[i] == 1) *top1 = 1;
        if (stronger < 3 && first[i] <= 3) ++*top3;
    }
    return BD_OK;
}
