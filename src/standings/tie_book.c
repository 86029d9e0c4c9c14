#include "standings/tie_book.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/conversion.h"

#include <string.h>

bool bd_tie_round_is_voluntary(const bd_tie_round *round)
{
    return round->kind == BD_TIE_BYE_REQUESTED || round->kind == BD_TIE_FORFEIT_LOSS;
}

int bd_tie_result_of(const bd_points *points, int awarded)
{
    const int win = bd_points_of_win(points), draw = bd_points_of_draw(points);
    return awarded >= win ? 2 : awarded >= draw && draw > points->loss ? 1 : 0;
}

/* A bye of a kind that the file does not tell is what its points say. */
static bd_tie_round_kind tie_book_kind_of_bye(const bd_points *points, const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return BD_TIE_BYE_GIVEN;
    case BD_BYE_UNKNOWN:
        return bd_tie_result_of(points, bd_entry_points(points, entry)) == 2 ? BD_TIE_BYE_GIVEN
                                                                             : BD_TIE_BYE_REQUESTED;
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_HALF:
    case BD_BYE_ZERO: break;
    }
    return BD_TIE_BYE_REQUESTED;
}

static bd_tie_round_kind tie_book_kind_of(const bd_points *points, const bd_entry *entry,
                                          bd_tie_reading reading)
{
    if (entry->kind != BD_GAME && entry->kind != BD_FORFEIT) return tie_book_kind_of_bye(points, entry);
    if (entry->halves < 0) return BD_TIE_OPEN;
    if (entry->kind == BD_GAME || reading.forfeits_are_games) return BD_TIE_PLAYED;
    return entry->halves > 0 ? BD_TIE_FORFEIT_WIN : BD_TIE_FORFEIT_LOSS;
}

/* Work in hand. */
typedef struct tie_book_job {
    bd_tie_book *book;
    bd_tie_reading reading;
    int *card_of; /* by id: index + 1 */
    int largest_id;
} tie_book_job;

static void tie_book_fill_round(const tie_book_job *job, const bd_entry *entry, bd_tie_round *out)
{
    const bd_points *points = &job->book->event->points;
    const bool scheduled = entry->kind == BD_GAME || entry->kind == BD_FORFEIT;
    const int id = scheduled ? entry->opponent : 0;
    out->kind = tie_book_kind_of(points, entry, job->reading);
    out->colour = entry->kind == BD_GAME || out->kind == BD_TIE_PLAYED ? entry->colour : BD_NO_COLOUR;
    out->opponent = id >= 1 && id <= job->largest_id ? job->card_of[id] - 1 : -1;
    out->halves = entry->halves > 0 ? entry->halves : 0;
    out->points = bd_entry_points(points, entry);
    out->defaulted = entry->kind == BD_FORFEIT && entry->halves == 0;
}

/* 8.3: what was paired for the final round ends in a draw. */
static void tie_book_draw_last_round(const tie_book_job *job, bd_tie_round *round)
{
    const bool paired = round->kind == BD_TIE_OPEN || round->kind == BD_TIE_PLAYED ||
                        round->kind == BD_TIE_FORFEIT_WIN || round->kind == BD_TIE_FORFEIT_LOSS;
    if (!paired || round->opponent < 0) return;
    round->kind = BD_TIE_PLAYED;
    round->defaulted = false;
    round->halves = 1;
    round->points = bd_points_of_draw(&job->book->event->points);
}

static void tie_book_fill_card(const tie_book_job *job, size_t c)
{
    const bd_tie_book *book = job->book;
    const bd_card *card = &book->event->cards[c];
    bd_tie_round *rounds = &book->table[c * (size_t)book->rounds];
    for (int r = 0; r < book->rounds; r++)
        rounds[r] =
            (bd_tie_round){.kind = book->fixed ? BD_TIE_NO_ROUND : BD_TIE_BYE_REQUESTED, .opponent = -1};
    if (card->filler) return;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round <= book->rounds)
            tie_book_fill_round(job, &card->history[i], &rounds[card->history[i].round - 1]);
    for (int r = 0; book->fixed && r < book->rounds; r++)
        if (rounds[r].opponent < 0 && rounds[r].points == 0) rounds[r].kind = BD_TIE_NO_ROUND;
    if (job->reading.last_round_is_drawn) tie_book_draw_last_round(job, &rounds[book->rounds - 1]);
}

/* C.05: results of who has left early, and against them, stay in the table but count for nobody. */
static void tie_book_strike(const tie_book_job *job)
{
    const bd_tie_book *book = job->book;
    for (size_t c = 0; c < book->event->card_count; c++) {
        const bool struck = book->players[c].struck;
        for (int r = 0; r < book->rounds; r++) {
            bd_tie_round *round = &book->table[c * (size_t)book->rounds + (size_t)r];
            if (struck || (round->opponent >= 0 && book->players[round->opponent].struck))
                *round = (bd_tie_round){.kind = BD_TIE_NO_ROUND, .opponent = -1};
        }
    }
}

static void tie_book_add_extras(const tie_book_job *job)
{
    const bd_tie_book *book = job->book;
    for (size_t i = 0; i < book->event->adjustment_count; i++) {
        const bd_adjustment *a = &book->event->adjustments[i];
        if (a->round > book->rounds || a->id < 1 || a->id > job->largest_id || job->card_of[a->id] == 0)
            continue;
        const size_t card = (size_t)job->card_of[a->id] - 1;
        if (book->event->cards[card].filler) continue;
        book->table[card * (size_t)book->rounds + (size_t)(a->round > 0 ? a->round - 1 : 0)].extra +=
            a->halves;
    }
}

/* A score that the file gives, where the history cannot: it is the score after the last round. */
static bool tie_book_takes_given(const bd_tie_book *book, const bd_card *card)
{
    return book->last && card->score_given && !card->filler && !bd_card_is_struck(book->event, card) &&
           !bd_card_history_is_complete(card, book->rounds + 1);
}

void bd_tie_book_progress(const bd_tie_book *book, size_t card, int *out)
{
    int sum = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        out[r - 1] = sum += round->points + round->extra;
    }
    if (book->rounds > 0) out[book->rounds - 1] = book->score[card];
}

static int tie_book_sum(const bd_tie_book *book, size_t c)
{
    int sum = 0;
    if (tie_book_takes_given(book, &book->event->cards[c])) return book->event->cards[c].score;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, c, r);
        sum += round->points + round->extra;
    }
    return sum;
}

/* 16.3.2: requested byes after which nothing but voluntary unplayed rounds comes count as draws. That is so
 * with /P too: it says whom the player's own forfeits are counted against, not what the others' scores are.
 */
static int tie_book_adjust(const bd_tie_book *book, size_t c)
{
    int sum = book->score[c];
    if (book->event->cards[c].filler || book->fixed) return sum;
    for (int r = book->rounds; r >= 1; r--) {
        const bd_tie_round *round = bd_tie_book_round(book, c, r);
        if (!bd_tie_round_is_voluntary(round) && !round->defaulted) break;
        if (round->kind == BD_TIE_BYE_REQUESTED)
            sum += bd_points_of_draw(&book->event->points) - round->points;
    }
    return sum;
}

static bool tie_book_ends(const bd_tournament *event, int rounds)
{
    return rounds >= event->rounds && rounds >= bd_tournament_last_round(event);
}

bd_status bd_tie_book_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_reading reading,
                           bd_tie_book *out, bd_err *err)
{
    BD_ASSERT(rounds >= 0 && rounds <= BD_ROUNDS_MAX);
    const size_t n = event->card_count;
    *out = (bd_tie_book){.event = event, .rounds = rounds, .fixed = event->round_robin};
    tie_book_job job = {.book = out, .reading = reading, .largest_id = bd_tournament_largest_id(event)};
    BD_NEW(job.card_of, arena, job.largest_id + 1, err);
    job.reading.last_round_is_drawn &= rounds > 0 && tie_book_ends(event, rounds);
    out->last = rounds == bd_tournament_next_round(event) - 1;
    BD_NEW(out->players, arena, n, err);
    BD_NEW(out->table, arena, n * (size_t)rounds, err);
    BD_NEW(out->score, arena, n, err);
    BD_NEW(out->adjusted, arena, n, err);
    for (size_t c = 0; c < n; c++) {
        const bd_card *card = &event->cards[c];
        const int grade = bd_card_grade(event, card).value;
        out->players[c] = (bd_tie_player){.id = card->id,
                                          .grade = grade > 0 ? grade : 0,
                                          .filler = card->filler,
                                          .struck = bd_card_is_struck(event, card)};
        job.card_of[card->id] = (int)c + 1;
    }
    for (size_t c = 0; c < n; c++) tie_book_fill_card(&job, c);
    if (out->fixed) tie_book_strike(&job);
    if (rounds > 0) tie_book_add_extras(&job);
    for (size_t c = 0; c < n; c++) {
        int scheduled = 0;
        out->score[c] = tie_book_sum(out, c);
        for (int r = 1; r <= rounds; r++) scheduled += bd_tie_book_round(out, c, r)->opponent >= 0;
        if (scheduled > out->most_scheduled) out->most_scheduled = scheduled;
    }
    for (size_t c = 0; c < n; c++) out->adjusted[c] = tie_book_adjust(out, c);
    return BD_OK;
}

int bd_tie_book_opposition(const bd_tie_book *book, size_t card, int round)
{
    const bd_tie_round *r = bd_tie_book_round(book, card, round);
    if (r->kind == BD_TIE_PLAYED && r->opponent >= 0) return book->adjusted[r->opponent];
    const int own = book->score[card];
    const bool forfeit = r->kind == BD_TIE_FORFEIT_WIN || r->kind == BD_TIE_FORFEIT_LOSS;
    const int cap = forfeit && r->opponent >= 0 ? book->adjusted[r->opponent]
                                                : bd_points_of_draw(&book->event->points) * book->rounds;
    return own < cap ? own : cap;
}
