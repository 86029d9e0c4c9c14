/* Events of small fields to which everything happens in a random order: each change leaves a sound event or
 * changes nothing, the cards agree with each other, the file is read as it was written, the journal tells
 * what happened, and taking everything back step by step leads through the same files again. */
#include "base/random.h"
#include "cards/card.h"
#include "cards/published.h"
#include "event/cards.h"
#include "event/change.h"
#include "io/event_file.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

enum { ACTS = 40, PLAYERS = 7, ROUNDS = 5 };

typedef struct run {
    unsigned long long seed;
    bd_random random;
    bd_arena *arena;
    bd_memory_file *memory;
    const char *states[ACTS + 1]; /* the file without its journal, after each act that was saved */
    int saved;
    long done, refused;
} run;

static bd_err err;

static int pick(run *r, int low, int high) { return bd_random_between(&r->random, low, high); }

static bd_event_file opened(run *r)
{
    bd_event_file file;
    cr_assert_eq(bd_event_open_memory(r->arena, r->memory, NULL, NULL, &file, &err), BD_OK, "seed %llu: %s",
                 r->seed, err.sentence);
    return file;
}

static const char *without_journal(run *r, const bd_event *event)
{
    bd_text text = bd_text_new(r->arena);
    bd_event bare = *event;
    bare.journal = NULL;
    bare.acts = 0;
    cr_assert_eq(bd_event_write_text(&bare, BD_FORMAT_EVENT, NULL, &text, &err), BD_OK, "seed %llu: %s",
                 r->seed, err.sentence);
    return text.bytes;
}

/* A draw somebody made up of those who are there. */
static bd_status publish(run *r, bd_event *event, int round)
{
    bd_tournament *cards = NULL;
    bd_board boards[PLAYERS];
    int there[2 * PLAYERS], count = 0;
    cr_assert_eq(bd_event_cards(r->arena, event, &cards, &err), BD_OK);
    for (size_t i = 0; i < cards->card_count && count < 2 * PLAYERS; i++)
        if (bd_card_is_present(cards, &cards->cards[i], round)) there[count++] = cards->cards[i].id;
    bd_random_shuffle(&r->random, there, (size_t)count);
    bd_draw draw = {.round = round, .boards = boards, .board_count = (size_t)count / 2};
    for (int i = 0; i < count / 2; i++) boards[i] = (bd_board){there[2 * i], there[2 * i + 1]};
    if (count % 2 != 0) draw.bye = there[count - 1];
    if (pick(r, 0, 4) == 0) return bd_event_publish_again(event, &draw, &err);
    return bd_event_publish(event, &draw, pick(r, 0, 1) == 0, &err);
}

/* Mostly of a board that is there, sometimes of anybody. */
static bd_told_result tell(run *r, const bd_event *event)
{
    bd_told_result told = {.round = pick(r, 1, ROUNDS),
                           .white = pick(r, 1, PLAYERS + 1),
                           .black = pick(r, 1, PLAYERS + 1),
                           .result = (bd_result)pick(r, BD_RESULT_NONE, BD_NIL_HALF),
                           .replace = pick(r, 0, 1) == 0,
                           .reversed = pick(r, 0, 3) == 0,
                           .by = pick(r, 0, 1) == 0 ? "desk 1" : NULL,
                           .at = "2026-11-20T14:05:00Z"};
    const bd_event_round *round = bd_event_round_of(event, bd_event_last_drawn(event));
    if (round == NULL || round->board_count == 0 || pick(r, 0, 4) == 0) return told;
    const bd_event_board *board = &round->boards[bd_random_below(&r->random, round->board_count)];
    told.round = round->number;
    told.white = pick(r, 0, 5) == 0 ? bd_event_black(board) : bd_event_white(board);
    told.black = bd_event_opponent(board, told.white);
    return told;
}

static bd_status change(run *r, bd_event *event)
{
    static const bd_entry_kind byes[] = {BD_BYE_HALF, BD_BYE_FULL, BD_BYE_ZERO, BD_BYE_PAIRING};
    const int id = pick(r, 1, PLAYERS + 1), round = pick(r, 0, ROUNDS);
    const bd_event_board *left = NULL;
    bd_card *card = NULL;
    int lapsed = 0;
    bd_told_result told = tell(r, event);
    switch (pick(r, 0, 14)) {
    case 0:
    case 1:
        return publish(r, event, bd_event_next_round(event) > ROUNDS ? ROUNDS : bd_event_next_round(event));
    case 2: return publish(r, event, pick(r, 1, ROUNDS));
    case 3: told.black = pick(r, 1, PLAYERS); return bd_change_played(event, &told, &left, &err);
    case 4: return bd_change_bye(event, pick(r, 1, ROUNDS), id, byes[pick(r, 0, 3)], &err);
    case 5: return bd_change_no_bye(event, pick(r, 1, ROUNDS), id, &err);
    case 6: return bd_change_withdraw(event, id, round, &lapsed, &err);
    case 7: return bd_change_return(event, id, &err);
    case 8: return bd_change_late(event, id, round, &err);
    case 9: return bd_change_enter(event, 0, "New, Nan", round, &card, &err);
    case 10: return bd_change_remove(event, id, &err);
    case 11: return bd_change_close(event, pick(r, 1, ROUNDS), &err);
    case 12: return bd_change_open(event, pick(r, 1, ROUNDS), &err);
    default: return bd_change_result(event, &told, NULL, &err);
    }
}

/* Each game is on both cards alike, and nobody is in two. */
static void check_cards(const run *r, const bd_event *event)
{
    bd_tournament *cards = NULL;
    cr_assert_eq(bd_event_cards(r->arena, event, &cards, &err), BD_OK, "seed %llu: %s", r->seed,
                 err.sentence);
    for (size_t i = 0; i < cards->card_count; i++) {
        const bd_card *card = &cards->cards[i];
        for (size_t k = 0; k < card->history_count; k++) {
            const bd_entry *entry = &card->history[k];
            cr_assert(k == 0 || entry->round > card->history[k - 1].round, "seed %llu", r->seed);
            if (entry->opponent == 0) continue;
            const bd_card *opponent = bd_tournament_card(cards, entry->opponent);
            const bd_entry *other = opponent != NULL ? bd_card_entry(opponent, entry->round) : NULL;
            cr_assert_not_null(other, "seed %llu: %d in round %d", r->seed, card->id, entry->round);
            cr_assert(other->opponent == card->id && other->kind == entry->kind &&
                          other->colour != entry->colour && (other->halves < 0) == (entry->halves < 0),
                      "seed %llu: %d in round %d", r->seed, card->id, entry->round);
        }
    }
    size_t missing = 0;
    for (size_t i = 0; i < event->round_count; i++)
        if (event->rounds[i].state != BD_ROUND_CLOSED) missing += bd_event_missing(&event->rounds[i]);
    cr_assert_eq(bd_open_games(cards, BD_ROUNDS_MAX), missing, "seed %llu: %zu, %zu", r->seed,
                 bd_open_games(cards, BD_ROUNDS_MAX), missing);
}

static void check_rounds(const run *r, const bd_event *event)
{
    const int current = bd_event_current_round(event), next = bd_event_next_round(event);
    cr_assert(current == next || current == next - 1, "seed %llu: %d, %d", r->seed, current, next);
    for (size_t i = 0; i < event->round_count; i++) {
        const bd_event_round *round = &event->rounds[i];
        cr_assert(i == 0 || round->number > event->rounds[i - 1].number, "seed %llu", r->seed);
        if (round->state == BD_ROUND_OPEN && round->published)
            cr_assert_gt(bd_event_missing(round), 0, "seed %llu: round %d lacks nothing", r->seed,
                         round->number);
    }
}

static void act(run *r)
{
    bd_event_file file = opened(r);
    const bd_actor actor = {.role = "arbiter", .at = "2026-11-20T14:05:00Z"};
    const char *before = without_journal(r, file.event);
    bool changed = false;
    const bd_status status = change(r, file.event);
    if (status != BD_OK) {
        cr_assert_eq(status, BD_BAD_INPUT, "seed %llu: %s", r->seed, err.sentence);
        cr_assert_str_eq(without_journal(r, file.event), before, "seed %llu: refused (%s), and changed",
                         r->seed, err.sentence);
        r->refused++;
        bd_event_close(&file);
        return;
    }
    cr_assert_eq(bd_event_check(file.event, &err), BD_OK, "seed %llu: %s", r->seed, err.sentence);
    check_cards(r, file.event);
    check_rounds(r, file.event);
    cr_assert_eq(bd_event_save(&file, "change", &actor, &changed, NULL, &err), BD_OK, "seed %llu: %s",
                 r->seed, err.sentence);
    const char *after = without_journal(r, file.event);
    bd_event_close(&file);
    file = opened(r);
    cr_assert_str_eq(without_journal(r, file.event), after, "seed %llu: read otherwise than written",
                     r->seed);
    cr_assert_eq(bd_event_check_journal(r->arena, file.event, &err), BD_OK, "seed %llu: %s", r->seed,
                 err.sentence);
    bd_event_close(&file);
    cr_assert_eq(changed, strcmp(before, after) != 0, "seed %llu", r->seed);
    if (changed) r->states[++r->saved] = after;
    r->done += changed;
}

static void take_all_back(run *r)
{
    const bd_actor actor = {.role = "arbiter", .at = "2026-11-20T15:00:00Z"};
    const bd_take_back newest = {.role = "arbiter"};
    for (; r->saved > 0; r->saved--) {
        bd_event_file file = opened(r);
        bd_act taken;
        bool changed = false;
        cr_assert_eq(bd_event_take_back(&file, &newest, &taken, &err), BD_OK, "seed %llu, act %d: %s",
                     r->seed, r->saved, err.sentence);
        cr_assert_eq(bd_event_save(&file, "undo", &actor, &changed, NULL, &err), BD_OK);
        cr_assert_str_eq(without_journal(r, file.event), r->states[r->saved - 1],
                         "seed %llu, act %d: %s\nis now\n%s", r->seed, r->saved, r->states[r->saved - 1],
                         without_journal(r, file.event));
        bd_event_close(&file);
    }
}

static void begin(run *r)
{
    char text[1024] = "{\"format\": \"cards/1\", \"rounds\": 5, \"players\": [";
    for (int id = 1; id <= PLAYERS; id++)
        (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s{\"id\": %d, \"name\": \"P%d\"}",
                       id > 1 ? ", " : "", id, id);
    (void)snprintf(text + strlen(text), sizeof text - strlen(text), "]}");
    r->memory = bd_memory_file_new("open.json");
    r->arena = bd_arena_new();
    cr_assert_eq(bd_memory_file_put(r->memory, text, strlen(text), &err), BD_OK);
    bd_event_file file = opened(r);
    r->states[0] = without_journal(r, file.event);
    bd_event_close(&file);
}

Test(event_random, whatever_happens_the_record_is_sound)
{
    long done = 0, refused = 0;
    for (unsigned long long seed = 1; seed <= 150; seed++) {
        run r = {.seed = seed, .random = bd_random_seeded(seed)};
        begin(&r);
        for (int i = 0; i < ACTS; i++) act(&r);
        take_all_back(&r);
        done += r.done;
        refused += r.refused;
        bd_memory_file_free(r.memory);
        bd_arena_free(r.arena);
    }
    cr_expect_gt(done, 1500, "%ld", done);
    cr_expect_gt(refused, 1000, "%ld", refused);
}
