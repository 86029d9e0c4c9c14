/* Every file of tests/data becomes an event whose cards are those that were read: the same histories, scores,
 * next round, open games and digests, round by round. Only the games of a published draw, which stand on the
 * cards from its publication now, are added. */
#include "cards/card.h"
#include "cards/published.h"
#include "cards/tournament.h"
#include "event_cards.h"
#include "io/tournament_file.h"

#include <dirent.h>
#include <stdio.h>

typedef struct counts {
    int files, same, with_draws; /* of the same: files whose cards were the same throughout */
    int refused;                 /* whose draws contradict themselves: only files that are meant to be bad */
    int added;                   /* entries of published boards and byes that the file did not tell yet */
} counts;

typedef struct import_case {
    const char *name;
    const bd_tournament *read;
    const bd_tournament *cards; /* derived from the event */
    int first_added;            /* the first round with an added entry; BD_ROUNDS_MAX + 1: none */
    counts *counts;
} import_case;

static bool same_entry(const bd_entry *a, const bd_entry *b)
{
    return a->round == b->round && a->kind == b->kind && a->opponent == b->opponent &&
           a->colour == b->colour && a->halves == b->halves && a->unrated == b->unrated &&
           a->marked == b->marked;
}

/* An entry that the file did not tell is what a published draw of it says: its board, its bye, its sit-out.
 */
static void check_added(import_case *c, const bd_card *card, const bd_entry *entry)
{
    const bd_draw *draw = bd_published_draw(c->read, entry->round);
    cr_assert_not_null(draw, "%s: player %d has a round %d that nobody published", c->name, card->id,
                       entry->round);
    c->counts->added++;
    if (entry->round < c->first_added) c->first_added = entry->round;
    if (entry->opponent == 0) {
        cr_expect(bd_draw_sits_out(draw, card->id) && entry->kind == BD_BYE_PAIRING && entry->halves == 2,
                  "%s: player %d round %d", c->name, card->id, entry->round);
        return;
    }
    const int white = entry->colour == BD_WHITE ? card->id : entry->opponent;
    const int black = entry->colour == BD_WHITE ? entry->opponent : card->id;
    bool published = false;
    for (size_t i = 0; i < draw->board_count; i++)
        published |= draw->boards[i].white == white && draw->boards[i].black == black;
    cr_expect(published && entry->kind == BD_GAME && entry->halves == -1, "%s: player %d round %d", c->name,
              card->id, entry->round);
}

static void check_history(import_case *c, const bd_card *read, const bd_card *card)
{
    size_t told = 0;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        const bd_entry *before = told < read->history_count ? &read->history[told] : NULL;
        if (before == NULL || before->round != entry->round) {
            check_added(c, card, entry);
            continue;
        }
        cr_expect(same_entry(before, entry), "%s: player %d round %d", c->name, card->id, entry->round);
        told++;
    }
    cr_expect_eq(told, read->history_count, "%s: player %d has lost a round", c->name, card->id);
}

static void check_card(import_case *c, const bd_card *read, const bd_card *card)
{
    cr_expect_eq(read->id, card->id, "%s", c->name);
    check_history(c, read, card);
    cr_expect_eq(read->score_given, card->score_given, "%s: player %d", c->name, card->id);
    cr_expect_eq(read->bye_count, card->bye_count, "%s: player %d", c->name, card->id);
    for (int round = 1; round <= c->first_added && round <= bd_tournament_next_round(c->read); round++)
        cr_expect_eq(bd_card_score(c->read, read, round), bd_card_score(c->cards, card, round),
                     "%s: score of %d before round %d", c->name, card->id, round);
    if (c->first_added <= BD_ROUNDS_MAX) return;
    cr_expect_eq(read->score, card->score, "%s: player %d", c->name, card->id);
    cr_expect_eq(read->colour_due, card->colour_due, "%s: colour due to %d", c->name, card->id);
    cr_expect_eq(read->last_float, card->last_float, "%s: float of %d", c->name, card->id);
}

static void check_draws(const import_case *c)
{
    cr_expect_eq(c->read->draw_count, c->cards->draw_count, "%s", c->name);
    for (size_t i = 0; i < c->read->draw_count && i < c->cards->draw_count; i++) {
        const bd_draw *a = &c->read->draws[i], *b = &c->cards->draws[i];
        cr_expect(a->round == b->round && a->bye == b->bye && a->board_count == b->board_count &&
                      a->sit_out_count == b->sit_out_count && a->outside_count == b->outside_count,
                  "%s: the draw of round %d", c->name, a->round);
        for (size_t k = 0; k < a->board_count && k < b->board_count; k++)
            cr_expect(a->boards[k].white == b->boards[k].white && a->boards[k].black == b->boards[k].black &&
                          bd_draw_number(a, k) == bd_draw_number(b, k),
                      "%s: round %d, board %zu", c->name, a->round, k + 1);
    }
}

/* A certificate of any round speaks of both: what was added stands in its own round and later ones. */
static void check_digests(const import_case *c)
{
    for (int round = 1; round <= bd_tournament_next_round(c->read) && round <= c->first_added; round++) {
        char before[65], now[65];
        bd_tournament_digest(c->read, round, before);
        bd_tournament_digest(c->cards, round, now);
        cr_expect_str_eq(before, now, "%s: round %d", c->name, round);
    }
}

static void check_file(counts *all, const char *path, const bd_tournament *read)
{
    bd_tournament *cards = NULL;
    import_case c = {.name = path, .read = read, .first_added = BD_ROUNDS_MAX + 1, .counts = all};
    cr_assert_eq(bd_event_import(read, &event, &err), BD_OK, "%s: %s", path, err.sentence);
    if (bd_event_check(event, &err) != BD_OK) {
        cr_assert(strstr(path, "/bad/") != NULL, "%s: %s", path, err.sentence);
        all->refused++;
        return;
    }
    cr_assert_eq(bd_event_cards(arena, event, &cards, &err), BD_OK, "%s: %s", path, err.sentence);
    c.cards = cards;
    cr_assert_eq(read->card_count, cards->card_count);
    for (size_t i = 0; i < read->card_count; i++) check_card(&c, &read->cards[i], &cards->cards[i]);
    check_draws(&c);
    check_digests(&c);
    all->files++;
    all->with_draws += read->draw_count > 0;
    all->same += c.first_added > BD_ROUNDS_MAX;
    if (c.first_added > BD_ROUNDS_MAX) {
        cr_expect_eq(bd_tournament_next_round(read), bd_tournament_next_round(cards), "%s", path);
        cr_expect_eq(bd_event_next_round(event), bd_tournament_next_round(read), "%s", path);
    } else if (c.first_added == bd_event_last_drawn(event)) {
        cr_expect_eq(bd_event_current_round(event), c.first_added, "%s: what is published is not over", path);
        cr_expect_eq(bd_event_next_round(event), bd_event_last_drawn(event) + 1, "%s", path);
    }
    cr_expect_eq(bd_open_games(read, BD_ROUNDS_MAX), bd_open_games(cards, BD_ROUNDS_MAX), "%s", path);
}

static void check_folder(counts *all, const char *folder)
{
    char path[512];
    DIR *listing = opendir(folder);
    cr_assert_not_null(listing, "%s", folder);
    for (const struct dirent *one; (one = readdir(listing)) != NULL;) {
        if (one->d_name[0] == '.') continue;
        (void)snprintf(path, sizeof path, "%s/%s", folder, one->d_name);
        if (strchr(one->d_name, '.') == NULL) {
            DIR *inner = opendir(path);
            if (inner != NULL) closedir(inner), check_folder(all, path);
            continue;
        }
        const bd_file_format format = bd_format_of_name(path);
        if (format == BD_FORMAT_NONE) continue;
        arena = bd_arena_new();
        bd_tournament *read = NULL;
        const bd_read_options lenient = {.lenient = true};
        if (bd_tournament_read(arena, path, &lenient, NULL, &read, &err) == BD_OK)
            check_file(all, path, read);
        bd_arena_free(arena);
    }
    closedir(listing);
}

Test(import, every_file_of_the_tests_has_the_cards_that_were_read)
{
    counts all = {0};
    check_folder(&all, TEST_DATA);
    printf("%d files, %d with draws, %d the same, %d entries of published draws added\n", all.files,
           all.with_draws, all.same, all.added);
    cr_expect_geq(all.files, 225);
    cr_expect_gt(all.with_draws, 5);
    cr_expect_geq(all.files - all.same, 3);
    cr_expect_geq(all.with_draws, all.files - all.same);
}

static void import_text(const char *text)
{
    const bd_read_options lenient = {.lenient = true};
    bd_tournament *read = NULL;
    arena = bd_arena_new();
    cr_assert_eq(bd_tournament_read_text(arena, "t", text, strlen(text), &lenient, NULL, &read, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert_eq(bd_event_import(read, &event, &err), BD_OK, "%s", err.sentence);
}

#define PLAYER(id, history) "{\"id\": " #id ", \"history\": [" history "]}"
#define GAME(opponent, colour, result)                                                                       \
    "{\"round\": 1, \"opponent\": " #opponent ", \"colour\": \"" colour "\", \"result\": \"" result "\"}"
#define CARDS(players) "{\"format\": \"cards/1\", \"rounds\": 3, \"players\": [" players "]}"

/* A game on two cards stands once; boards nobody numbered have numbers in the order of the lower id. */
Test(import, two_cards_that_agree_are_one_board)
{
    import_text(CARDS(PLAYER(1, GAME(4, "B", "1")) ", " PLAYER(2, GAME(3, "W", "0.5")) ", " PLAYER(
        3, GAME(2, "B", "0.5")) ", " PLAYER(4, GAME(1, "W", "0"))));
    const bd_event_round *round = bd_event_round_of(event, 1);
    cr_assert_eq(round->board_count, 2);
    cr_assert_eq(round->rest_count, 0);
    const bd_event_board *first = bd_event_board_numbered(round, 1);
    cr_assert(first->white == 4 && first->black == 1 && first->result == BD_BLACK_WINS);
    const bd_event_board *second = bd_event_board_numbered(round, 2);
    cr_assert(second->white == 2 && second->black == 3 && second->result == BD_DRAWN);
    cr_assert(!round->published && round->state == BD_ROUND_CLOSED);
    cr_assert_eq(bd_event_current_round(event), 2);
    event_end();
}

/* A position to be solved names its round; earlier results that nobody gave do not make that another one. */
Test(import, a_position_is_about_the_round_that_it_names)
{
    import_text("{\"format\": \"cards/1\", \"round\": 3, \"players\": [" PLAYER(
        1, "{\"round\": 2, \"opponent\": 2, \"colour\": \"W\"}") ", " PLAYER(2, "") "]}");
    cr_assert_eq(bd_event_round_of(event, 2)->state, BD_ROUND_OPEN);
    cr_assert_eq(bd_event_current_round(event), 3);
    event_end();
}

/* What only one card tells, or both differently, is kept as it was told. */
Test(import, cards_that_differ_are_kept_as_they_are)
{
    import_text(CARDS(PLAYER(1, GAME(2, "W", "1")) ", " PLAYER(2, GAME(1, "W", "0")) ", " PLAYER(
        3, GAME(4, "W", "1")) ", " PLAYER(4, "")));
    const bd_event_round *round = bd_event_round_of(event, 1);
    cr_assert_eq(round->board_count, 0);
    cr_assert_eq(round->rest_count, 3);
    cr_assert(event_entry(1, 1)->colour == BD_WHITE && event_entry(2, 1)->colour == BD_WHITE);
    cr_assert_null(event_entry(4, 1));
    cr_assert_eq(event_tell(1, 2, 1, BD_WHITE_WINS), BD_OK, "the arbiter says what is true");
    cr_assert_eq(event_entry(2, 1)->halves, 2);
    cr_assert_eq(event_entry(1, 1)->colour, BD_BLACK);
    event_end();
}

/* Published against one, played against another: both are known, and the cards say what was played. */
Test(import, what_was_played_otherwise_than_published)
{
    import_text(
        "{\"format\": \"cards/1\", \"rounds\": 3, \"draws\": [{\"round\": 1, \"boards\": [[1, 2], [3, "
        "4]]}], \"players\": [" PLAYER(1, GAME(3, "W", "1")) ", " PLAYER(2, "") ", " PLAYER(
            3, GAME(1, "B", "0")) ", " PLAYER(4, "") "]}");
    cr_assert_eq(event_entry(1, 1)->opponent, 3);
    cr_assert_eq(event_entry(3, 1)->opponent, 1);
    cr_assert(event_entry(2, 1)->opponent == 1 && event_entry(2, 1)->halves == -1, "2 waits for 1");
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    event_end();
}

/* Two boards changed their Blacks: each game stands on the board at which it was played. */
Test(import, a_game_against_another_is_on_a_board)
{
    import_text(
        "{\"format\": \"cards/1\", \"rounds\": 3, \"draws\": [{\"round\": 1, \"boards\": [[1, 2], [3, "
        "4]]}], \"players\": [" PLAYER(1, GAME(4, "W", "1")) ", " PLAYER(2, GAME(3, "W", "1")) ", " PLAYER(
            3, GAME(2, "B", "0")) ", " PLAYER(4, GAME(1, "B", "0")) "]}");
    const bd_event_round *round = bd_event_round_of(event, 1);
    const bd_event_board *first = bd_event_board_numbered(round, 1);
    const bd_event_board *second = bd_event_board_numbered(round, 2);
    cr_assert(first->white == 1 && first->black == 2 && first->sat_white == 1 && first->sat_black == 4);
    cr_assert(second->white == 3 && second->black == 4 && second->sat_white == 2 && second->sat_black == 3);
    cr_assert(first->result == BD_WHITE_WINS && second->result == BD_WHITE_WINS);
    cr_assert_eq(round->rest_count, 0);
    cr_assert_eq(event_state(1), BD_ROUND_CLOSED);
    event_end();
}

/* The colours were reversed at the board. */
Test(import, colours_as_played_are_told_beside_the_draw)
{
    import_text(
        "{\"format\": \"cards/1\", \"rounds\": 3, \"draws\": [{\"round\": 1, \"boards\": [[1, 2], [3, "
        "4]]}], \"players\": [" PLAYER(1, GAME(2, "B", "1")) ", " PLAYER(2, GAME(1, "W", "0")) ", " PLAYER(
            3, "") ", " PLAYER(4, "") "]}");
    const bd_event_board *board = bd_event_board_numbered(bd_event_round_of(event, 1), 1);
    cr_assert(board->white == 1 && board->sat_white == 2 && board->sat_black == 1);
    cr_assert_eq(board->result, BD_BLACK_WINS);
    cr_assert_eq(event_entry(1, 1)->colour, BD_BLACK);
    cr_assert_eq(event_entry(3, 1)->halves, -1);
    cr_assert_eq(event_state(1), BD_ROUND_OPEN);
    event_end();
}
