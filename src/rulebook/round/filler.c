/* Filler: somebody who plays only to save a bye (CAA 36, SCA 28). The filler is paired when the number of the
 * others is odd, and only then; has no points, and stands at the place from which the bye would be taken. */
#include "cards/card.h"
#include "rulebook/round/rank.h"

#include <stdlib.h>

void bd_filler_choose(bd_round *round)
{
    int others = 0, chosen = -1;
    for (int i = 0; i < round->cards; i++) {
        const bd_card *card = round->players[i].card;
        if (!card->filler)
            others++;
        else if (chosen < 0 || card->history_count < round->players[chosen].card->history_count)
            chosen = i;
    }
    int kept = 0;
    for (int i = 0; i < round->cards; i++)
        if (!round->players[i].card->filler || (i == chosen && others % 2 != 0))
            round->players[kept++] = round->players[i];
    BD_ASSERT(kept == others || kept == others + 1);
    round->cards = kept;
}

static bd_player *filler_of(const bd_round *round)
{
    for (int i = 0; i < round->cards; i++)
        if (round->players[i].card->filler) return &round->players[i];
    return NULL;
}

static bool filler_may_have_bye(const bd_player *player) { return !player->had_bye && !player->bye_awaited; }

/* The score of the level from which the bye would be taken: the lowest one in which somebody may have it;
 * where nobody may, the lowest. */
static int filler_level(const bd_round *round, const bd_player *filler)
{
    int score = 0;
    bool found = false;
    for (int turn = 0; turn < 2 && !found; turn++)
        for (int i = 0; i < round->cards; i++) {
            const bd_player *player = &round->players[i];
            if (player == filler || (turn == 0 && !filler_may_have_bye(player))) continue;
            if (!found || player->score < score) score = player->score;
            found = true;
        }
    BD_ASSERT(found);
    return score;
}

/* Puts the filler right behind somebody, with that score and grade. */
static void filler_put_behind(bd_round *round, bd_player *filler, const bd_player *above)
{
    BD_ASSERT(above != NULL && filler != above);
    for (int i = 0; i < round->cards; i++)
        if (round->players[i].place > filler->place) round->players[i].place--;
    const int place = above->place + 1;
    for (int i = 0; i < round->cards; i++)
        if (&round->players[i] != filler && round->players[i].place >= place) round->players[i].place++;
    filler->place = place;
    filler->score = above->score;
    filler->grade = above->grade;
    filler->estimated = above->estimated;
}

static int filler_compare_places(const void *a, const void *b)
{
    return (*(const bd_player *const *)a)->place - (*(const bd_player *const *)b)->place;
}

bd_status bd_filler_seat_below_line(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_player *filler = filler_of(round);
    const bd_player **level;
    size_t count = 0;
    if (filler == NULL) return BD_OK;
    const int score = filler_level(round, filler);
    BD_NEW(level, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++)
        if (&round->players[i] != filler && round->players[i].score == score)
            level[count++] = &round->players[i];
    qsort(level, count, sizeof *level, filler_compare_places);
    filler_put_behind(round, filler, level[count / 2]);
    return BD_OK;
}

void bd_filler_seat_last(bd_round *round)
{
    bd_player *filler = filler_of(round);
    const bd_player *above = NULL;
    if (filler == NULL) return;
    const int score = filler_level(round, filler);
    for (int turn = 0; turn < 2 && above == NULL; turn++)
        for (int i = 0; i < round->cards; i++) {
            const bd_player *player = &round->players[i];
            const bool may = filler_may_have_bye(player) && !player->card->top;
            if (player == filler || player->score != score || (turn == 0 && !may)) continue;
            if (above == NULL || player->place > above->place) above = player;
        }
    filler_put_behind(round, filler, above);
}
