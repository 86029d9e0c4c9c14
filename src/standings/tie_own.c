/* Tie-breaks of a player's own record: C.07, article 7, and points and rating. */
#include "standings/tie_values.h"

static bd_tie_value tie_own_whole(int64_t number) { return (bd_tie_value){number, 1}; }

/* The score itself, as a list that defines the standings begins with it. */
bd_tie_value bd_tie_points(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){basis->book->score[card], 2};
}

/* 7.1: rounds that brought, with or without a game, what a win is worth. */
bd_tie_value bd_tie_win(const bd_tie_basis *basis, size_t card)
{
    int wins = 0;
    for (int r = 1; r <= basis->book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(basis->book, card, r);
        if (!bd_tie_round_counts(round)) continue;
        wins += round->kind == BD_TIE_PLAYED
                    ? round->halves == 2
                    : bd_tie_result_of(&basis->book->event->points, round->points) == 2;
    }
    return tie_own_whole(wins);
}

static bd_tie_value tie_own_games(const bd_tie_book *book, size_t card, bool won, bool black)
{
    int games = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        games += round->kind == BD_TIE_PLAYED && (!won || round->halves == 2) &&
                 (!black || round->colour == BD_BLACK);
    }
    return tie_own_whole(games);
}

/* 7.2: games won over the board. */
bd_tie_value bd_tie_won(const bd_tie_basis *basis, size_t card)
{
    return tie_own_games(basis->book, card, true, false);
}

/* 7.3: games played over the board with Black. */
bd_tie_value bd_tie_black_games(const bd_tie_basis *basis, size_t card)
{
    return tie_own_games(basis->book, card, false, true);
}

/* 7.4: games won over the board with Black. */
bd_tie_value bd_tie_black_wins(const bd_tie_basis *basis, size_t card)
{
    return tie_own_games(basis->book, card, true, true);
}

/* 7.5: the scores after each round added up; Cut-n leaves out the first n (14.1.2 c). */
bd_tie_value bd_tie_progressive(const bd_tie_basis *basis, size_t card)
{
    int64_t sum = 0;
    bd_tie_book_progress(basis->book, card, basis->running);
    for (int r = basis->tiebreak->cut_low; r < basis->book->rounds; r++) sum += basis->running[r];
    return (bd_tie_value){sum, 2};
}

/* 7.6: the rounds less half-point byes, zero-point byes and forfeit losses. */
bd_tie_value bd_tie_elected(const bd_tie_basis *basis, size_t card)
{
    int rounds = basis->book->rounds;
    for (int r = 1; r <= basis->book->rounds; r++)
        rounds -= bd_tie_round_is_voluntary(bd_tie_book_round(basis->book, card, r));
    return tie_own_whole(rounds);
}

/* What the scheduled opponent scored in a round; of somebody outside the file, what the result leaves. */
static int tie_own_opponent_points(const bd_tie_book *book, const bd_tie_round *round, int number)
{
    if (round->opponent >= 0) return bd_tie_book_round(book, (size_t)round->opponent, number)->points;
    const bd_points *points = &book->event->points;
    return round->halves == 2 ? points->loss : round->halves == 1 ? points->draw : points->win;
}

/* 7.7: rounds with more points than the scheduled opponent, or without one more than a draw's, and half of
 * those with as many. */
bd_tie_value bd_tie_standard(const bd_tie_basis *basis, size_t card)
{
    const bd_tie_book *book = basis->book;
    int halves = 0;
    for (int r = 1; r <= book->rounds; r++) {
        const bd_tie_round *round = bd_tie_book_round(book, card, r);
        if (!bd_tie_round_counts(round)) continue;
        const bool paired = round->opponent >= 0 || round->kind == BD_TIE_PLAYED;
        const int other =
            paired ? tie_own_opponent_points(book, round, r) : bd_points_of_draw(&book->event->points);
        halves += round->points > other ? 2 : round->points == other;
    }
    return (bd_tie_value){halves, 2};
}

/* 7.8: the pairing number. */
bd_tie_value bd_tie_number(const bd_tie_basis *basis, size_t card)
{
    return tie_own_whole(basis->book->players[card].id);
}

/* 10.6: the rating. */
bd_tie_value bd_tie_rating(const bd_tie_basis *basis, size_t card)
{
    const int grade = basis->book->players[card].grade;
    return tie_own_whole(grade > 0 ? grade : basis->tiebreak->unrated);
}

/* 13.1 */
bd_tie_value bd_tie_match_points(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){basis->matches->score[card], 2};
}

bd_tie_value bd_tie_game_points(const bd_tie_basis *basis, size_t card)
{
    return (bd_tie_value){basis->games->score[card], 2};
}

bd_tie_value bd_tie_other_points(const bd_tie_basis *basis, size_t card)
{
    const bool games = basis->book->event->points.by_games;
    return games ? bd_tie_match_points(basis, card) : bd_tie_game_points(basis, card);
}
