#include "cards/tournament.h"

#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/person.h"

#include <string.h>

bd_points bd_points_usual(void)
{
    return (bd_points){.win = 2,
                       .draw = 1,
                       .loss = 0,
                       .white_win = 2,
                       .black_win = 2,
                       .white_draw = 1,
                       .black_draw = 1,
                       .white_loss = 0,
                       .black_loss = 0,
                       .pairing_bye = 2,
                       .full_bye = 2,
                       .half_bye = 1,
                       .zero_bye = 0,
                       .forfeit_win = 2,
                       .forfeit_loss = 0,
                       .unknown = 0};
}

bd_points bd_points_of_matches(int boards, bool by_games)
{
    return (bd_points){.win = 4,
                       .draw = 2,
                       .white_win = 4,
                       .black_win = 4,
                       .white_draw = 2,
                       .black_draw = 2,
                       .pairing_bye = 2,
                       .full_bye = 4,
                       .half_bye = 2,
                       .forfeit_win = 4,
                       .boards = boards,
                       .bye_games = boards,
                       .by_games = by_games};
}

bd_points bd_points_of_double_games(void)
{
    bd_points points = bd_points_of_matches(2, true);
    points.bye_games = points.pairing_bye = 3;
    return points;
}

int bd_points_of_win(const bd_points *points)
{
    return points->boards > 0 && points->by_games ? 2 * points->boards : points->win;
}

int bd_points_of_draw(const bd_points *points)
{
    return points->boards > 0 && points->by_games ? points->boards : points->draw;
}

bd_tournament *bd_tournament_new(bd_arena *arena)
{
    bd_tournament *tournament = bd_arena_alloc(arena, 1, sizeof *tournament);
    if (tournament == NULL) return NULL;
    tournament->arena = arena;
    tournament->points = bd_points_usual();
    return tournament;
}

bd_status bd_tournament_add_card(bd_tournament *tournament, int id, bd_card **out, bd_err *err)
{
    if (id < 1 || id > BD_ID_MAX) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ID_RANGE), BD_ID_MAX, id);
    bd_person *person;
    BD_NEW(person, tournament->arena, 1, err);
    BD_ROOM(tournament->cards, tournament->card_count, tournament->card_capacity, tournament->arena, err);
    bd_card *card = &tournament->cards[tournament->card_count++];
    *card = (bd_card){.id = id, .person = person};
    *out = card;
    return BD_OK;
}

bd_status bd_card_add_entry(bd_tournament *tournament, bd_card *card, int round, bd_entry **out, bd_err *err)
{
    if (round < 1 || round > BD_ROUNDS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_RANGE), BD_ROUNDS_MAX, round);
    if (bd_card_entry(card, round) != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_TWO_ENTRIES), card->id, round);
    BD_ROOM(card->history, card->history_count, card->history_capacity, tournament->arena, err);
    size_t at = card->history_count++;
    for (; at > 0 && card->history[at - 1].round > round; at--) card->history[at] = card->history[at - 1];
    card->history[at] = (bd_entry){.round = round, .halves = -1};
    *out = &card->history[at];
    return BD_OK;
}

bd_status bd_card_add_bye(bd_tournament *tournament, bd_card *card, int round, bd_entry_kind kind,
                          bd_err *err)
{
    if (round < 1 || round > BD_ROUNDS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_RANGE), BD_ROUNDS_MAX, round);
    if (bd_card_arranged(card, round) != NULL)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_TWO_ARRANGED_BYES), card->id, round);
    BD_ROOM(card->byes, card->bye_count, card->bye_capacity, tournament->arena, err);
    size_t at = card->bye_count++;
    for (; at > 0 && card->byes[at - 1].round > round; at--) card->byes[at] = card->byes[at - 1];
    card->byes[at] = (bd_arranged){.round = round, .kind = kind};
    return BD_OK;
}

int bd_tournament_largest_id(const bd_tournament *tournament)
{
    int largest = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (tournament->cards[i].id > largest) largest = tournament->cards[i].id;
    return largest;
}

bd_card *bd_tournament_card(const bd_tournament *tournament, int id)
{
    /* Files mostly number their players 1, 2, 3, ... in order. */
    const size_t guess = (size_t)(id - 1);
    if (id >= 1 && guess < tournament->card_count && tournament->cards[guess].id == id)
        return &tournament->cards[guess];
    for (size_t i = 0; i < tournament->card_count; i++)
        if (tournament->cards[i].id == id) return &tournament->cards[i];
    return NULL;
}

static int tournament_game_points(const bd_points *points, const bd_entry *entry)
{
    BD_ASSERT(entry->kind == BD_GAME);
    const bool white = entry->colour == BD_WHITE;
    const bool black = entry->colour == BD_BLACK;
    switch (entry->halves) {
    case 2: return white ? points->white_win : black ? points->black_win : points->win;
    case 1: return white ? points->white_draw : black ? points->black_draw : points->draw;
    case 0: return white ? points->white_loss : black ? points->black_loss : points->loss;
    default: return points->unknown;
    }
}

int bd_entry_points(const bd_points *points, const bd_entry *entry)
{
    return points->by_games ? bd_entry_game_points(points, entry) : bd_entry_match_points(points, entry);
}

int bd_entry_game_points(const bd_points *points, const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_GAME:
    case BD_FORFEIT: return entry->halves < 0 ? 0 : entry->games;
    case BD_BYE_PAIRING: return points->bye_games;
    case BD_BYE_FULL: return 2 * points->boards;
    case BD_BYE_HALF: return points->boards;
    case BD_BYE_ZERO: return 0;
    case BD_BYE_UNKNOWN: break;
    }
    return entry->halves > 0 ? entry->halves * points->boards : 0;
}

int bd_entry_match_points(const bd_points *points, const bd_entry *entry)
{
    if (points->games_only && entry->kind != BD_GAME) return 0;
    switch (entry->kind) {
    case BD_GAME: return tournament_game_points(points, entry);
    case BD_FORFEIT: return entry->halves > 0 ? points->forfeit_win : points->forfeit_loss;
    case BD_BYE_PAIRING: return points->pairing_bye;
    case BD_BYE_FULL: return points->full_bye;
    case BD_BYE_HALF: return points->half_bye;
    case BD_BYE_ZERO: return points->zero_bye;
    case BD_BYE_UNKNOWN: break;
    }
    return entry->halves == 2 ? points->full_bye : entry->halves == 1 ? points->half_bye : 0;
}

bool bd_card_history_is_complete(const bd_card *card, int round)
{
    int rounds_told = 0;
    if (card->history_count == 0) return false; /* says nothing, also where the round is not known */
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round) continue;
        if (entry->halves < 0 &&
            (entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_UNKNOWN))
            return false;
        rounds_told++;
    }
    return rounds_told == round - 1;
}

int bd_card_points_told(const bd_tournament *tournament, const bd_card *card, int round)
{
    int score = 0;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++)
        score += bd_entry_points(&tournament->points, &card->history[i]);
    for (size_t i = 0; i < tournament->adjustment_count; i++)
        if (tournament->adjustments[i].id == card->id && tournament->adjustments[i].round < round)
            score += tournament->adjustments[i].halves;
    return score;
}

/* The score that the file gives is that before the next round; also before a round whose draw stands on the
 * card, as long as its game and all later ones are open. */
static bool tournament_score_is_before(const bd_tournament *tournament, const bd_card *card, int round)
{
    bool drawn = false;
    if (round == bd_tournament_next_round(tournament)) return true;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round < round) continue;
        if (entry->kind != BD_GAME || entry->halves >= 0) return false;
        drawn |= entry->round == round;
    }
    return drawn;
}

/* How many games everybody has: against all others, once or twice; fewer where the planned rounds are fewer
 * (two teams that play each other). */
static int tournament_games_planned(const bd_tournament *tournament)
{
    int players = 0;
    for (size_t i = 0; i < tournament->card_count; i++) players += !tournament->cards[i].filler;
    const int cycle = players % 2 == 0 ? players - 1 : players;
    if (tournament->rounds > 0 && tournament->rounds < cycle) return tournament->rounds;
    return (players - 1) * (tournament->rounds > cycle ? 2 : 1);
}

bool bd_card_is_struck(const bd_tournament *tournament, const bd_card *card)
{
    int played = 0;
    if (!tournament->round_robin || card->withdrawn == 0) return false;
    for (size_t i = 0; i < card->history_count; i++)
        played += bd_entry_is_game(&card->history[i]) && card->history[i].halves >= 0;
    return 2 * played < tournament_games_planned(tournament);
}

/* What a card has of games that count for nobody: all of them, or those against who has left early. */
static int tournament_struck_points(const bd_tournament *tournament, const bd_card *card, int round)
{
    int sum = 0;
    const bool struck = bd_card_is_struck(tournament, card);
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++) {
        const bd_card *other = bd_tournament_card(tournament, card->history[i].opponent);
        if (struck || (other != NULL && bd_card_is_struck(tournament, other)))
            sum += bd_entry_points(&tournament->points, &card->history[i]);
    }
    return sum;
}

int bd_card_score(const bd_tournament *tournament, const bd_card *card, int round)
{
    if (card->filler) return 0;
    if (tournament->points.games_only && card->history_count > 0)
        return bd_card_points_told(tournament, card, round);
    if (card->score_given && !bd_card_history_is_complete(card, round) &&
        tournament_score_is_before(tournament, card, round))
        return card->score;
    const int told = bd_card_points_told(tournament, card, round);
    return tournament->round_robin ? told - tournament_struck_points(tournament, card, round) : told;
}

/* An entry that says that its round was drawn; a bye may stand on a card long before its round. */
static bool tournament_shows_a_drawn_round(const bd_entry *entry)
{
    return entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_PAIRING;
}

int bd_tournament_last_round(const bd_tournament *tournament)
{
    int last = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = card->history_count; k > 0 && card->history[k - 1].round > last; k--)
            if (tournament_shows_a_drawn_round(&card->history[k - 1])) last = card->history[k - 1].round;
    }
    return last;
}

/* Cards that tell what has become of the rounds played, but not which they were: scores, a float, the colour
 * due. Then the first round is over, and as many as the highest score needs. A filler tells nothing: a guest
 * of another section has a colour due in round 1. */
static int tournament_rounds_of_scores(const bd_tournament *tournament)
{
    int rounds = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (card->filler) continue;
        const int win = tournament->points.win > 0 ? tournament->points.win : 2;
        const int needed = card->score_given ? (card->score + win - 1) / win : 0;
        const bool told = card->colour_due != BD_NO_COLOUR || card->last_float != BD_NO_FLOAT;
        if (needed > rounds) rounds = needed;
        if (told && rounds == 0) rounds = 1;
    }
    return rounds;
}

int bd_tournament_next_round(const bd_tournament *tournament)
{
    if (tournament->round > 0) return tournament->round;
    const int last = bd_tournament_last_round(tournament);
    return (last > 0 ? last : tournament_rounds_of_scores(tournament)) + 1;
}

int bd_tournament_current_round(const bd_tournament *tournament)
{
    return tournament->current > 0 ? tournament->current : bd_tournament_next_round(tournament);
}

bool bd_tournament_lists_present(const bd_tournament *tournament, int round)
{
    return tournament->present != NULL &&
           (tournament->present_round == 0 || tournament->present_round == round);
}

bool bd_card_has_left(const bd_card *card, int round)
{
    return card->withdrawn > 0 && card->withdrawn <= round + 1;
}

bool bd_card_volunteers(const bd_card *card, int round)
{
    return card->volunteer && (card->volunteer_round == 0 || card->volunteer_round == round);
}

static bool tournament_attends(const bd_tournament *tournament, int id, int round)
{
    if (!bd_tournament_lists_present(tournament, round)) return true;
    for (size_t i = 0; i < tournament->present_count; i++)
        if (tournament->present[i] == id) return true;
    return false;
}

static bool tournament_entry_is_a_bye_or_absence(const bd_entry *entry)
{
    return entry->kind == BD_BYE_FULL || entry->kind == BD_BYE_HALF || entry->kind == BD_BYE_ZERO;
}

bool bd_card_is_present(const bd_tournament *tournament, const bd_card *card, int round)
{
    if (card->joined > round) return false;
    if (card->withdrawn > 0 && card->withdrawn <= round) return false;
    if (bd_card_arranged(card, round) != NULL) return false;
    const bd_entry *entry = bd_card_entry(card, round);
    if (entry != NULL && tournament_entry_is_a_bye_or_absence(entry)) return false;
    return tournament_attends(tournament, card->id, round);
}

const char *bd_tournament_option(const bd_tournament *tournament, const char *name)
{
    for (size_t i = 0; i < tournament->option_count; i++)
        if (strcmp(tournament->options[i].key, name) == 0) return tournament->options[i].text;
    return NULL;
}

const bd_entry *bd_card_entry(const bd_card *card, int round)
{
    /* Rounds ascend, so the entry is where it would be without gaps, or before. */
    size_t i = round < 1 ? 0 : (size_t)round < card->history_count ? (size_t)round : card->history_count;
    while (i > 0 && card->history[i - 1].round > round) i--;
    return i > 0 && card->history[i - 1].round == round ? &card->history[i - 1] : NULL;
}

const bd_arranged *bd_card_arranged(const bd_card *card, int round)
{
    for (size_t i = 0; i < card->bye_count; i++)
        if (card->byes[i].round == round) return &card->byes[i];
    return NULL;
}

bool bd_entry_is_game(const bd_entry *entry) { return entry->kind == BD_GAME; }
