#include "io/input_check.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "io/io_words.h"

#include <stdarg.h>
#include <stdio.h>

typedef struct checker {
    const bd_input_places *places;
    bd_tournament *tournament;
    bool lenient, games_only;
    bd_warnings *warnings;
    int largest;        /* id in the file */
    int *index_of;      /* [id]: one more than the card's index; 0: not in the file */
    unsigned char *met; /* a bit for each pair of cards in tournament->met; made when first needed */
    bd_err *err;
} checker;

/* What a failure is about. */
typedef struct spot {
    const char *list; /* NULL: a card */
    size_t index;
    int id, round;
} spot;

static void input_find_place(const checker *k, spot at, char *place, size_t size)
{
    place[0] = '\0';
    if (k->places != NULL && k->places->locate != NULL)
        k->places->locate(k->places->context, at.id, at.round, at.list, at.index, place, size);
}

/* A failure: an error, or with --lenient a warning. */
static bd_status input_refuse(checker *k, spot at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bd_status input_refuse(checker *k, spot at, const char *format, ...)
{
    char place[sizeof k->err->place];
    char sentence[sizeof k->err->sentence];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    if (k->lenient && (k->warnings == NULL || k->warnings->count >= BD_WARNINGS_MAX)) {
        if (k->warnings != NULL) k->warnings->dropped++;
        return BD_OK;
    }
    input_find_place(k, at, place, sizeof place);
    if (!k->lenient) BD_FAIL(k->err, BD_BAD_INPUT, place, "%s", sentence);
    bd_warnings_add(k->warnings, place, "%s", sentence);
    return BD_OK;
}

static bd_card *input_card_of(const checker *k, int id)
{
    return id >= 1 && id <= k->largest && k->index_of[id] > 0 ? &k->tournament->cards[k->index_of[id] - 1]
                                                              : NULL;
}

static spot input_spot_of(const checker *k, const bd_card *card, int round)
{
    BD_ASSERT(card >= k->tournament->cards && card < k->tournament->cards + k->tournament->card_count);
    return (spot){.index = (size_t)(card - k->tournament->cards), .id = card->id, .round = round};
}

enum { LABEL_SIZE = 96 };

/* "player 3 (Archer, Ada)" */
static const char *input_label(const bd_card *card, char *buffer)
{
    if (card->name != NULL && card->name[0] != '\0')
        (void)snprintf(buffer, LABEL_SIZE, BD_SAY(IO_PLAYER_NAMED), card->id, card->name);
    else
        (void)snprintf(buffer, LABEL_SIZE, BD_SAY(IO_PLAYER), card->id);
    return buffer;
}

static bd_status input_check_ids(checker *k)
{
    const bd_tournament *t = k->tournament;
    k->largest = bd_tournament_largest_id(t);
    BD_NEW(k->index_of, t->arena, k->largest + 1, k->err);
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        if (k->index_of[card->id] != 0) {
            char place[sizeof k->err->place];
            input_find_place(k, input_spot_of(k, card, 0), place, sizeof place);
            BD_FAIL(k->err, BD_BAD_INPUT, place, BD_SAY(IO_ID_TWICE), card->id, k->index_of[card->id], i + 1);
        }
        k->index_of[card->id] = (int)i + 1;
    }
    return BD_OK;
}

static bool input_mark_met(checker *k, int a, int b)
{
    BD_ASSERT(k->index_of[a] > 0 && k->index_of[b] > 0);
    const size_t n = k->tournament->card_count;
    const size_t low = (size_t)(a < b ? k->index_of[a] : k->index_of[b]) - 1;
    const size_t high = (size_t)(a < b ? k->index_of[b] : k->index_of[a]) - 1;
    const size_t bit = low * n + high;
    const unsigned char mask = (unsigned char)(1u << bit % 8);
    const bool was_there = (k->met[bit / 8] & mask) != 0;
    k->met[bit / 8] = (unsigned char)(k->met[bit / 8] | mask);
    return !was_there;
}

static bd_status input_begin_met(checker *k)
{
    const bd_tournament *t = k->tournament;
    BD_NEW(k->met, t->arena, t->card_count * t->card_count / 8 + 1, k->err);
    for (size_t i = 0; i < t->met_count; i++)
        if (input_card_of(k, t->met[i].a) != NULL && input_card_of(k, t->met[i].b) != NULL)
            (void)input_mark_met(k, t->met[i].a, t->met[i].b);
    return BD_OK;
}

/* Whom a player has met is what either card says. Both are in the file. */
static bd_status input_remember_met(checker *k, int a, int b)
{
    bd_tournament *t = k->tournament;
    if (k->met == NULL) BD_TRY(input_begin_met(k));
    if (!input_mark_met(k, a, b)) return BD_OK;
    BD_ROOM(t->met, t->met_count, t->met_capacity, t->arena, k->err);
    t->met[t->met_count++] = (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
    return BD_OK;
}

static const char *input_colour_name(bd_colour colour)
{
    return colour == BD_WHITE ? BD_SAY(IO_WHITE) : BD_SAY(IO_BLACK);
}

static const char *input_result_name(const bd_entry *entry)
{
    static const char *const games[] = {BD_ENGLISH(IO_A_LOSS), BD_ENGLISH(IO_A_DRAW), BD_ENGLISH(IO_A_WIN)};
    if (entry->kind == BD_FORFEIT)
        return entry->halves > 0 ? BD_SAY(IO_A_DEFAULT_WIN) : BD_SAY(IO_A_DEFAULT_LOSS);
    return entry->halves < 0 ? BD_SAY(IO_NO_RESULT) : bd_say(games[entry->halves]);
}

static bool input_results_add_up(const bd_entry *a, const bd_entry *b)
{
    BD_ASSERT(a->halves <= 2 && b->halves <= 2);
    if (a->kind != b->kind) return false;
    if (a->kind == BD_FORFEIT) return a->halves + b->halves <= 2; /* both may have stayed away */
    if (a->halves < 0 || b->halves < 0) return a->halves == b->halves;
    return a->halves + b->halves <= 2; /* less by an arbiter's penalty */
}

static bd_status input_check_game(checker *k, const bd_card *card, const bd_entry *entry,
                                  const bd_card *other, const bd_entry *theirs)
{
    BD_ASSERT(entry->round == theirs->round && entry->opponent == other->id);
    char a[LABEL_SIZE];
    char b[LABEL_SIZE];
    if (entry->colour != BD_NO_COLOUR && entry->colour == theirs->colour)
        BD_TRY(input_refuse(k, input_spot_of(k, card, entry->round), BD_SAY(IO_SAME_COLOUR), entry->round,
                            input_label(card, a), input_label(other, b), input_colour_name(entry->colour)));
    if (input_results_add_up(entry, theirs)) return BD_OK;
    return input_refuse(k, input_spot_of(k, card, entry->round), BD_SAY(IO_RESULTS_DIFFER), entry->round,
                        input_label(card, a), input_result_name(entry), input_label(other, b),
                        input_result_name(theirs));
}

static bool input_is_bye(const bd_entry *entry)
{
    return entry->kind != BD_GAME && entry->kind != BD_FORFEIT;
}

static bd_status input_refuse_opponent(checker *k, const bd_card *card, const bd_entry *entry,
                                       const bd_card *other, const bd_entry *theirs)
{
    char a[LABEL_SIZE];
    char b[LABEL_SIZE];
    char c[LABEL_SIZE];
    if (theirs == NULL || input_is_bye(theirs))
        (void)snprintf(c, sizeof c, "%s", theirs == NULL ? BD_SAY(IO_NOTHING) : BD_SAY(IO_A_BYE));
    else
        (void)snprintf(c, sizeof c, BD_SAY(IO_AN_OPPONENT), theirs->opponent);
    if (k->lenient && entry->kind == BD_GAME) BD_TRY(input_remember_met(k, card->id, other->id));
    return input_refuse(k, input_spot_of(k, card, entry->round), BD_SAY(IO_OPPONENTS_DIFFER), entry->round,
                        input_label(card, a), other->id, input_label(other, b), c);
}

static bd_status input_check_entry(checker *k, const bd_card *card, const bd_entry *entry)
{
    char a[LABEL_SIZE];
    if (input_is_bye(entry) || entry->opponent == 0) return BD_OK;
    if (entry->opponent == card->id)
        return input_refuse(k, input_spot_of(k, card, entry->round), BD_SAY(IO_PLAYS_THEMSELVES),
                            entry->round, input_label(card, a));
    const bd_card *other = input_card_of(k, entry->opponent);
    if (other == NULL) return BD_OK; /* outside the file */
    const bd_entry *theirs = bd_card_entry(other, entry->round);
    const bool names_nobody = theirs != NULL && !input_is_bye(theirs) && theirs->opponent == 0;
    const bool names_him = theirs != NULL && !input_is_bye(theirs) && theirs->opponent == card->id;
    /* Two cards that name each other are looked at once. */
    if (names_him && card > other) return BD_OK;
    if (names_him || names_nobody) return input_check_game(k, card, entry, other, theirs);
    return input_refuse_opponent(k, card, entry, other, theirs);
}

/* Somebody outside the file cannot play two games in a round either; but his card is not here to tell, so it
 * is only a warning. */
static void input_warn_of_outsiders(checker *k, const bd_card *card, const bd_entry *entry, int *known_by)
{
    if (input_is_bye(entry) || entry->opponent == 0 || entry->opponent == card->id ||
        input_card_of(k, entry->opponent) != NULL)
        return;
    char place[sizeof k->err->place];
    const int first = known_by[entry->opponent];
    if (first == 0) {
        known_by[entry->opponent] = card->id;
        return;
    }
    input_find_place(k, input_spot_of(k, card, entry->round), place, sizeof place);
    bd_warnings_add(k->warnings, place, BD_SAY(IO_OUTSIDER_TWICE), entry->round, entry->opponent, first,
                    card->id);
}

static bool input_has_outsiders(const checker *k)
{
    const bd_tournament *t = k->tournament;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t e = 0; e < t->cards[i].history_count; e++)
            if (t->cards[i].history[e].opponent != 0 &&
                input_card_of(k, t->cards[i].history[e].opponent) == NULL)
                return true;
    return false;
}

static bd_status input_check_outsiders(checker *k)
{
    const bd_tournament *t = k->tournament;
    if (k->warnings == NULL || !input_has_outsiders(k)) return BD_OK;
    int *known_by = NULL;
    const int rounds = bd_tournament_last_round(t);
    BD_NEW(known_by, t->arena, BD_ID_MAX + 1, k->err);
    for (int round = 1; round <= rounds; round++) {
        for (int id = 0; id <= BD_ID_MAX; id++) known_by[id] = 0;
        for (size_t i = 0; i < t->card_count; i++) {
            const bd_entry *entry = bd_card_entry(&t->cards[i], round);
            if (entry != NULL) input_warn_of_outsiders(k, &t->cards[i], entry, known_by);
        }
    }
    return BD_OK;
}

static bd_status input_check_histories(checker *k)
{
    const bd_tournament *t = k->tournament;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t e = 0; e < t->cards[i].history_count; e++)
            BD_TRY(input_check_entry(k, &t->cards[i], &t->cards[i].history[e]));
    return input_check_outsiders(k);
}

static int input_points_of_history(const bd_tournament *t, const bd_points *system, const bd_card *card,
                                   int before_round)
{
    BD_ASSERT(before_round >= 1);
    int points = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < before_round) points += bd_entry_points(system, &card->history[i]);
    for (size_t i = 0; i < t->adjustment_count; i++)
        if (t->adjustments[i].id == card->id && t->adjustments[i].round < before_round)
            points += t->adjustments[i].halves;
    return points;
}

/* The score may be that before the round to be paired, or count the byes already entered for later rounds
 * too. In a club season, where only games earn points, it may leave out the others or not. */
static bd_status input_check_score(checker *k, const bd_card *card, int next_round)
{
    if (!bd_card_history_is_complete(card, next_round)) return BD_OK;
    const bd_tournament *t = k->tournament;
    bd_points games = t->points;
    games.games_only = k->games_only;
    const int points = input_points_of_history(t, &games, card, next_round);
    if (card->score == points || card->score == input_points_of_history(t, &t->points, card, next_round) ||
        card->score == input_points_of_history(t, &t->points, card, BD_ROUNDS_MAX + 1))
        return BD_OK;
    char a[LABEL_SIZE];
    char given[16];
    char found[16];
    return input_refuse(k, input_spot_of(k, card, 0), BD_SAY(IO_SCORE_DIFFERS), input_label(card, a),
                        bd_print_halves(card->score, given, sizeof given), next_round - 1,
                        bd_print_halves(points, found, sizeof found));
}

static bd_status input_check_scores(checker *k)
{
    const bd_tournament *t = k->tournament;
    int next_round = 0; /* found when the first score was given */
    for (size_t i = 0; i < t->card_count; i++) {
        if (!t->cards[i].score_given) continue;
        if (next_round == 0) next_round = bd_tournament_next_round(t);
        BD_TRY(input_check_score(k, &t->cards[i], next_round));
    }
    return BD_OK;
}

static bd_status input_check_known(checker *k, const char *list, size_t index, int id)
{
    if (input_card_of(k, id) != NULL) return BD_OK;
    return input_refuse(k, (spot){.list = list, .index = index}, BD_SAY(IO_LIST_NO_PLAYER), list, id);
}

static bd_status input_check_pairs(checker *k, const char *list, const bd_pair_rule *rules, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        BD_TRY(input_check_known(k, list, i, rules[i].a));
        BD_TRY(input_check_known(k, list, i, rules[i].b));
        if (rules[i].a == rules[i].b)
            BD_TRY(input_refuse(k, (spot){.list = list, .index = i}, BD_SAY(IO_LIST_THEMSELVES), list,
                                rules[i].a));
    }
    return BD_OK;
}

static bd_status input_check_place_in_draw(checker *k, size_t index, int id, int *seen_in)
{
    const int round = k->tournament->draws[index].round;
    BD_TRY(input_check_known(k, "draws", index, id));
    if (input_card_of(k, id) == NULL) return BD_OK;
    if (seen_in[id] == round)
        return input_refuse(k, (spot){.list = "draws", .index = index}, BD_SAY(IO_DRAWN_TWICE), id, round);
    seen_in[id] = round;
    return BD_OK;
}

static bd_status input_check_draws(checker *k)
{
    const bd_tournament *t = k->tournament;
    int *seen_in = NULL;
    BD_NEW(seen_in, t->arena, k->largest + 1, k->err);
    for (size_t i = 0; i < t->draw_count; i++) {
        for (size_t b = 0; b < t->draws[i].board_count; b++) {
            BD_TRY(input_check_place_in_draw(k, i, t->draws[i].boards[b].white, seen_in));
            BD_TRY(input_check_place_in_draw(k, i, t->draws[i].boards[b].black, seen_in));
        }
        if (t->draws[i].bye != 0) BD_TRY(input_check_place_in_draw(k, i, t->draws[i].bye, seen_in));
        for (size_t s = 0; s < t->draws[i].sit_out_count; s++)
            BD_TRY(input_check_place_in_draw(k, i, t->draws[i].sit_outs[s], seen_in));
        for (size_t b = 0; b < t->draws[i].outside_count; b++) {
            BD_TRY(input_check_known(k, "draws", i, t->draws[i].outside[b].white));
            BD_TRY(input_check_known(k, "draws", i, t->draws[i].outside[b].black));
        }
    }
    return BD_OK;
}

static bd_status input_check_lists(checker *k)
{
    const bd_tournament *t = k->tournament;
    BD_TRY(input_check_pairs(k, "forbid", t->forbid, t->forbid_count));
    BD_TRY(input_check_pairs(k, "avoid", t->avoid, t->avoid_count));
    BD_TRY(input_check_pairs(k, "met", t->met, t->met_count));
    for (size_t i = 0; i < t->present_count; i++) BD_TRY(input_check_known(k, "present", i, t->present[i]));
    return BD_OK;
}

bd_status bd_input_check(const bd_input_places *places, bd_tournament *tournament,
                         const bd_read_options *options, bd_warnings *warnings, bd_err *err)
{
    BD_ASSERT(tournament != NULL && tournament->arena != NULL);
    checker k = {.places = places,
                 .tournament = tournament,
                 .lenient = options != NULL && options->lenient,
                 .games_only = options != NULL && options->games_only != NULL && tournament->rules != NULL &&
                               options->games_only(tournament->rules),
                 .warnings = warnings,
                 .err = err};
    BD_TRY(input_check_ids(&k));
    BD_TRY(input_check_lists(&k));
    if (tournament->format != BD_FORMAT_EVENT) { /* which tells each game once, in its round */
        BD_TRY(input_check_draws(&k));
        BD_TRY(input_check_histories(&k)); /* behind the lists: it may add to `met` what is known already */
    }
    BD_TRY(input_check_scores(&k));
    return bd_warnings_check(warnings, err);
}
