#include "cards/cards_digest.h"

#include "base/assert.h"
#include "base/sha256.h"

#include <stdint.h>
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

/* A score is part of what is drawn by only where the history does not give it; it grows with every result.
 */
static void digest_add_card(bd_digest *digest, const bd_card *card, int round)
{
    const bool told = bd_card_history_is_complete(card, round);
    const int withdrawn = card->withdrawn <= round ? card->withdrawn : 0;
    const int numbers[] = {card->id,
                           card->rank,
                           card->grade,
                           card->top,
                           card->filler,
                           bd_card_volunteers(card, round),
                           withdrawn,
                           card->joined,
                           card->score_given && !told,
                           told ? 0 : card->score,
                           (int)card->colour_due,
                           (int)card->last_float,
                           card->sex};
    const char *const texts[] = {card->name,   card->title, card->club,
                                 card->school, card->team,  card->federation};
    digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) digest_add_text(digest, texts[k]);
    digest_add_number(digest, (int64_t)card->group_count);
    for (size_t k = 0; k < card->group_count; k++) digest_add_text(digest, card->groups[k]);
    digest_add_number(digest, (int64_t)card->bye_count);
    for (size_t k = 0; k < card->bye_count; k++) {
        digest_add_number(digest, card->byes[k].round);
        digest_add_number(digest, (int64_t)card->byes[k].kind);
    }
    digest_add_history(digest, card, round);
}

static void digest_add_pair_rules(bd_digest *digest, const bd_pair_rule *rules, size_t count)
{
    digest_add_number(digest, (int64_t)count);
    for (size_t i = 0; i < count; i++) {
        digest_add_number(digest, rules[i].a);
        digest_add_number(digest, rules[i].b);
        digest_add_number(digest, rules[i].first);
        digest_add_number(digest, rules[i].last);
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

static void digest_add_extra_points(bd_digest *digest, const bd_tournament *t)
{
    digest_add_number(digest, (int64_t)t->acceleration_count);
    for (size_t i = 0; i < t->acceleration_count; i++) {
        const bd_acceleration *a = &t->accelerations[i];
        const int numbers[] = {a->halves, a->first, a->last, a->first_id, a->last_id};
        digest_add_numbers(digest, numbers, sizeof numbers / sizeof *numbers);
    }
    digest_add_number(digest, (int64_t)t->adjustment_count);
    for (size_t i = 0; i < t->adjustment_count; i++) {
        digest_add_number(digest, t->adjustments[i].id);
        digest_add_number(digest, t->adjustments[i].round);
        digest_add_number(digest, t->adjustments[i].halves);
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
    digest_add_pair_rules(digest, t->forbid, t->forbid_count);
    digest_add_pair_rules(digest, t->avoid, t->avoid_count);
    digest_add_pair_rules(digest, t->met, t->met_count);
    digest_add_number(digest, present ? (int64_t)t->present_count : 0);
    for (size_t i = 0; present && i < t->present_count; i++) digest_add_number(digest, t->present[i]);
    digest_add_points(digest, &t->points);
    digest_add_extra_points(digest, t);
}

/* Ratings beside grades came later than the digest: it stays what it was where there are none. */
static void digest_add_ratings(bd_digest *digest, const bd_tournament *t)
{
    for (size_t i = 0; i < t->card_count; i++) {
        if (t->cards[i].rating == 0) continue;
        digest_add_number(digest, t->cards[i].id);
        digest_add_number(digest, t->cards[i].rating);
    }
}

void bd_tournament_digest(const bd_tournament *tournament, int round, char hex[65])
{
    BD_ASSERT(round >= 0 && round <= BD_ROUNDS_MAX + 1);
    bd_digest digest = bd_digest_new();
    digest_add_number(&digest, round);
    digest_add_event(&digest, tournament, round);
    digest_add_number(&digest, (int64_t)tournament->card_count);
    for (size_t i = 0; i < tournament->card_count; i++)
        digest_add_card(&digest, &tournament->cards[i], round);
    digest_add_ratings(&digest, tournament);
    bd_digest_finish(&digest, hex);
}
