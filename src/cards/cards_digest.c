/* Digest of cards: SHA-256 of what a draw of one round can depend on.
 *
 * A certificate carries it, so that it speaks of these cards and no others. It is taken of what the cards say
 * and not of a file's bytes: the same event has the same digest in every format, and keeps it when the draw
 * itself, later results or remarks are entered. */
#include "base/sha256.h"
#include "cards/card.h"
#include "cards/player_fields.h"
#include "cards/tournament.h"

#include <string.h>

/* Numbers are written seven bits a byte, the sign lowest, and every text carries its length: two different
 * lists never give the same bytes. */
enum { NUMBER_BYTES = 10, NUMBERS_MOST = 16 };

static size_t digest_write_number(int64_t number, unsigned char *bytes)
{
    size_t count = 0;
    uint64_t rest = number < 0 ? ~((uint64_t)number << 1) : (uint64_t)number << 1;
    for (; rest >= 0x80; rest >>= 7) bytes[count++] = (unsigned char)(rest | 0x80);
    bytes[count++] = (unsigned char)rest;
    return count;
}

static void digest_add_number(bd_digest *digest, int64_t number)
{
    unsigned char bytes[NUMBER_BYTES];
    bd_digest_add(digest, bytes, digest_write_number(number, bytes));
}

static void digest_add_numbers(bd_digest *digest, const int *numbers, size_t count)
{
    unsigned char bytes[NUMBERS_MOST * NUMBER_BYTES];
    size_t length = 0;
    BD_ASSERT(count <= NUMBERS_MOST);
    for (size_t i = 0; i < count; i++) length += digest_write_number(numbers[i], bytes + length);
    bd_digest_add(digest, bytes, length);
}

static void digest_add_text(bd_digest *digest, const char *text)
{
    digest_add_number(digest, text == NULL ? -1 : (int64_t)strlen(text));
    if (text != NULL) bd_digest_add(digest, text, strlen(text));
}

/* A player who joins after the round is no part of it, and no rulebook asks for them. */
static bool digest_counts(const bd_card *card, int round) { return card->joined <= round; }

static bool digest_counts_id(const bd_tournament *t, int id, int round)
{
    const bd_card *card = bd_tournament_card(t, id);
    return card == NULL || digest_counts(card, round);
}

static void digest_add_history(bd_digest *digest, const bd_card *card, int round)
{
    size_t count = 0;
    while (count < card->history_count && card->history[count].round < round) count++;
    digest_add_number(digest, (int64_t)count);
    for (size_t i = 0; i < count; i++) {
        const bd_entry *e = &card->history[i];
        const int numbers[] = {e->round,  (int)e->kind, e->opponent,   (int)e->colour,
                               e->halves, e->unrated,   (int)e->marked};
        digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    }
}

static void digest_add_groups(bd_digest *digest, const bd_card *card)
{
    digest_add_number(digest, (int64_t)card->group_count);
    for (size_t k = 0; k < card->group_count; k++) digest_add_text(digest, card->groups[k]);
}

/* Byes of later rounds are one fact: that there are any (bye_awaited in rulebook/round). It stands as a bye
 * of a round that no event has. */
static void digest_add_byes(bd_digest *digest, const bd_card *card, int round)
{
    size_t count = 0;
    while (count < card->bye_count && card->byes[count].round <= round) count++;
    const bool awaited = count < card->bye_count;
    digest_add_number(digest, (int64_t)count + awaited);
    for (size_t k = 0; k < count; k++) {
        digest_add_number(digest, card->byes[k].round);
        digest_add_number(digest, (int64_t)card->byes[k].kind);
    }
    const int later[] = {BD_ROUNDS_MAX + 1, 0};
    if (awaited) digest_add_numbers(digest, later, 2);
}

static bool digest_is_number(const bd_player_field *field)
{
    return field->type == BD_PLAYER_NUMBER || field->type == BD_PLAYER_FLAG;
}

static int digest_number_of(const bd_card *card, const bd_player_field *field)
{
    return field->type == BD_PLAYER_FLAG ? bd_player_flag(card, field) : bd_player_number(card, field);
}

/* A score is part of what is drawn by only where the history does not give it; it grows with every result.
 */
static void digest_add_numbers_of(bd_digest *digest, const bd_card *card, int round)
{
    const bool told = bd_card_history_is_complete(card, round);
    digest_add_number(digest, card->id);
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_first_digest && digest_is_number(&bd_player_fields[i]))
            digest_add_number(digest, digest_number_of(card, &bd_player_fields[i]));
    const int numbers[] = {bd_card_volunteers(card, round),
                           card->withdrawn <= round ? card->withdrawn : 0,
                           card->joined,
                           card->score_given && !told,
                           told ? 0 : card->score,
                           (int)card->colour_due,
                           (int)card->last_float,
                           0}; /* the sex, once */
    digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
}

static void digest_add_card(bd_digest *digest, const bd_card *card, int round)
{
    digest_add_numbers_of(digest, card, round);
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (bd_player_fields[i].in_first_digest && bd_player_fields[i].type == BD_PLAYER_TEXT)
            digest_add_text(digest, bd_player_text(card, &bd_player_fields[i]));
    digest_add_groups(digest, card);
    digest_add_byes(digest, card, round);
    digest_add_history(digest, card, round);
}

/* Of players of this round and about it; when the rule begins and ends is then nothing to it. */
static bool digest_rule_counts(const bd_tournament *t, const bd_pair_rule *rule, int round)
{
    return rule->first <= round && round <= rule->last && digest_counts_id(t, rule->a, round) &&
           digest_counts_id(t, rule->b, round);
}

static void digest_add_pair_rules(bd_digest *digest, const bd_tournament *t, const bd_pair_rule *rules,
                                  size_t count, int round)
{
    size_t counted = 0;
    for (size_t i = 0; i < count; i++) counted += digest_rule_counts(t, &rules[i], round);
    digest_add_number(digest, (int64_t)counted);
    for (size_t i = 0; i < count; i++) {
        const int numbers[] = {rules[i].a, rules[i].b, 1, BD_ROUNDS_MAX};
        if (digest_rule_counts(t, &rules[i], round)) digest_add_numbers(digest, numbers, 4);
    }
}

static void digest_add_points(bd_digest *digest, const bd_points *p)
{
    const int numbers[] = {p->win,        p->draw,        p->loss,         p->white_win,
                           p->black_win,  p->white_draw,  p->black_draw,   p->white_loss,
                           p->black_loss, p->pairing_bye, p->full_bye,     p->half_bye,
                           p->zero_bye,   p->forfeit_win, p->forfeit_loss, p->unknown};
    digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
}

static void digest_add_accelerations(bd_digest *digest, const bd_tournament *t)
{
    digest_add_number(digest, (int64_t)t->acceleration_count);
    for (size_t i = 0; i < t->acceleration_count; i++) {
        const bd_acceleration *a = &t->accelerations[i];
        const int numbers[] = {a->halves, a->first, a->last, a->first_id, a->last_id};
        digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    }
}

static bool digest_adjustment_counts(const bd_tournament *t, const bd_adjustment *adjustment, int round)
{
    return (adjustment->round == 0 || adjustment->round < round) &&
           digest_counts_id(t, adjustment->id, round);
}

static void digest_add_adjustments(bd_digest *digest, const bd_tournament *t, int round)
{
    size_t count = 0;
    for (size_t i = 0; i < t->adjustment_count; i++)
        count += digest_adjustment_counts(t, &t->adjustments[i], round);
    digest_add_number(digest, (int64_t)count);
    for (size_t i = 0; i < t->adjustment_count; i++) {
        const bd_adjustment *a = &t->adjustments[i];
        const int numbers[] = {a->id, a->round, a->halves};
        if (digest_adjustment_counts(t, a, round)) digest_add_numbers(digest, numbers, 3);
    }
}

static void digest_add_event(bd_digest *digest, const bd_tournament *t, int round)
{
    const bool present = bd_tournament_lists_present(t, round);
    const int numbers[] = {t->rounds, t->none_met, (int)t->initial_colour, t->by_rank, t->baku, present};
    digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    digest_add_number(digest, (int64_t)t->option_count);
    for (size_t i = 0; i < t->option_count; i++) {
        digest_add_text(digest, t->options[i].key);
        digest_add_text(digest, t->options[i].text);
    }
    digest_add_pair_rules(digest, t, t->forbid, t->forbid_count, round);
    digest_add_pair_rules(digest, t, t->avoid, t->avoid_count, round);
    digest_add_pair_rules(digest, t, t->met, t->met_count, round);
    digest_add_number(digest, present ? (int64_t)t->present_count : 0);
    for (size_t i = 0; present && i < t->present_count; i++) digest_add_number(digest, t->present[i]);
    digest_add_points(digest, &t->points);
    digest_add_accelerations(digest, t);
    digest_add_adjustments(digest, t, round);
}

static void digest_add_value(bd_digest *digest, const bd_card *card, const bd_player_field *field)
{
    digest_add_number(digest, card->id);
    if (digest_is_number(field)) digest_add_number(digest, digest_number_of(card, field));
    if (field->type == BD_PLAYER_TEXT) digest_add_text(digest, bd_player_text(card, field));
}

/* Fields that came later than the digest: it stays what it was where there are none. Each begins with 0,
 * which is no id, and its key; but for the first of all, which was alone. */
static void digest_add_later_field(bd_digest *digest, const bd_tournament *t, int round,
                                   const bd_player_field *field)
{
    bool any = field->unmarked;
    for (size_t i = 0; i < t->card_count; i++) {
        if (!digest_counts(&t->cards[i], round) || bd_player_has(&t->cards[i], field) == 0) continue;
        if (!any) {
            digest_add_number(digest, 0);
            digest_add_text(digest, field->key);
        }
        any = true;
        digest_add_value(digest, &t->cards[i], field);
    }
}

static void digest_add_later(bd_digest *digest, const bd_tournament *t, int round)
{
    for (int turn = 0; turn < 2; turn++)
        for (size_t i = 0; i < bd_player_field_count; i++) {
            const bd_player_field *field = &bd_player_fields[i];
            if (field->concerns == BD_FOR_PAIRING && !field->in_first_digest &&
                field->unmarked == (turn == 0))
                digest_add_later_field(digest, t, round, field);
        }
}

/* Of matches: what their games came to. */
static void digest_add_matches(bd_digest *digest, const bd_tournament *t, int round)
{
    const int numbers[] = {t->points.boards, t->points.bye_games, t->points.by_games};
    if (t->points.boards == 0) return;
    digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        for (size_t k = 0; digest_counts(card, round) && k < card->history_count; k++)
            if (card->history[k].round < round) digest_add_number(digest, card->history[k].games);
    }
}

void bd_tournament_digest(const bd_tournament *tournament, int round, char hex[65])
{
    BD_ASSERT(round >= 0 && round <= BD_ROUNDS_MAX + 1);
    bd_digest digest = bd_digest_new();
    size_t count = 0;
    digest_add_number(&digest, round);
    digest_add_event(&digest, tournament, round);
    for (size_t i = 0; i < tournament->card_count; i++) count += digest_counts(&tournament->cards[i], round);
    digest_add_number(&digest, (int64_t)count);
    for (size_t i = 0; i < tournament->card_count; i++)
        if (digest_counts(&tournament->cards[i], round))
            digest_add_card(&digest, &tournament->cards[i], round);
    digest_add_later(&digest, tournament, round);
    digest_add_matches(&digest, tournament, round);
    bd_digest_finish(&digest, hex);
}
