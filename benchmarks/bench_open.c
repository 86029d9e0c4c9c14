/* A British open from the first round to the last: every round drawn best and proved, results by grade, byes
 * and defaults as they happen. bench_open [players [rounds [seed [rulebook]]]] [-v] Prints for each round:
 * CPU seconds of the draw and of the check, stages, LPs, cuts, columns, whether all is proved and verified;
 * -v: time by criterion. */
#include "base/random.h"
#include "cards/card.h"
#include "certify/best.h"
#include "verify/verify.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void die(const bd_err *err)
{
    char said[1024];
    fprintf(stderr, "bench_open: %s\n", bd_err_text(err, said, sizeof said));
    exit(5);
}

static char *club_name(bd_arena *arena, uint64_t number)
{
    char text[32];
    (void)snprintf(text, sizeof text, "Club %d", (int)number);
    return bd_arena_copy_text(arena, text);
}

/* In [0, 1). */
static double chance(bd_random *random) { return (double)(bd_random_next(random) >> 11) * 0x1.0p-53; }

static bd_tournament *enter_players(bd_arena *arena, bd_random *random, int players, int rounds)
{
    bd_tournament *t = bd_tournament_new(arena);
    bd_err err;
    t->rounds = rounds;
    for (int id = 1; id <= players; id++) {
        bd_card *card = NULL;
        char name[32];
        if (bd_tournament_add_card(t, id, &card, &err) != BD_OK) die(&err);
        (void)snprintf(name, sizeof name, "Player %04d", id);
        double sum = 0;
        for (int i = 0; i < 12; i++) sum += chance(random);
        card->name = bd_arena_copy_text(arena, name);
        card->grade = 1750 + (int)(250 * (sum - 6));
        card->club = club_name(arena, bd_random_below(random, (uint64_t)players / 12 + 3));
        for (int r = 1; r <= rounds; r++)
            if (bd_random_below(random, 100) < 2 && bd_card_add_bye(t, card, r, BD_BYE_HALF, &err) != BD_OK)
                die(&err);
        if (bd_random_below(random, 100) < 4) card->withdrawn = bd_random_between(random, 2, rounds);
    }
    return t;
}

static bd_entry *enter(bd_tournament *t, int id, int round, bd_entry_kind kind, int halves)
{
    bd_err err;
    bd_entry *entry = NULL;
    if (bd_card_add_entry(t, bd_tournament_card(t, id), round, &entry, &err) != BD_OK) die(&err);
    entry->kind = kind;
    entry->halves = halves;
    return entry;
}

static int play(bd_random *random, int white_grade, int black_grade)
{
    const double expected = 1 / (1 + pow(10, (black_grade - white_grade - 35) / 400.0));
    const double luck = chance(random);
    const double draws = 0.3 * (1 - fabs(2 * expected - 1));
    return luck < draws ? 1 : (luck - draws) / (1 - draws) < (expected - draws / 2) / (1 - draws) ? 2 : 0;
}

static void play_board(bd_tournament *t, bd_random *random, int round, const bd_board *board)
{
    const int halves =
        play(random, bd_tournament_card(t, board->white)->grade, bd_tournament_card(t, board->black)->grade);
    const bd_entry_kind kind = bd_random_below(random, 200) == 0 ? BD_FORFEIT : BD_GAME;
    const int result = kind == BD_FORFEIT ? 2 : halves;
    bd_entry *white = enter(t, board->white, round, kind, result);
    bd_entry *black = enter(t, board->black, round, kind, 2 - result);
    white->opponent = board->black;
    white->colour = BD_WHITE;
    black->opponent = board->white;
    black->colour = BD_BLACK;
}

static void play_round(bd_tournament *t, bd_random *random, const bd_draw *draw)
{
    for (size_t i = 0; i < draw->board_count; i++) play_board(t, random, draw->round, &draw->boards[i]);
    if (draw->bye != 0) (void)enter(t, draw->bye, draw->round, BD_BYE_PAIRING, 2);
    for (size_t i = 0; i < t->card_count; i++)
        if (bd_card_arranged(&t->cards[i], draw->round) != NULL)
            (void)enter(t, t->cards[i].id, draw->round, BD_BYE_HALF, 1);
}

typedef struct clock_log {
    double last;
    bool loud;
} clock_log;

static void say(void *self, const bd_solve_note *note)
{
    clock_log *log = self;
    if (!note->stage_done) return;
    const double here = now();
    if (log->loud) printf("    %-28s %8lld %9.4f s\n", note->stage, (long long)note->value, here - log->last);
    log->last = here;
}

/* CPU seconds of the check; whether it says that the draw is the best and only one. */
static double verify(const bd_tournament *t, const bd_best *best, bool *verified)
{
    bd_arena *arena = bd_arena_new();
    const bd_certificate_file file = {.certificate = best->certificate, .draw = best->draw, .of_cards = true};
    bd_verdict verdict;
    bd_err err;
    const double start = now();
    if (bd_verify_cards(arena, t, &file, &verdict, &err) != BD_OK) die(&err);
    const double seconds = now() - start;
    *verified = verdict.kind == BD_PROVED_BEST;
    bd_arena_free(arena);
    return seconds;
}

static double draw_round(bd_tournament *t, const bd_rulebook *rules, bd_random *random, int round, bool loud)
{
    bd_arena *arena = bd_arena_new();
    bd_best best;
    bd_err err;
    clock_log log = {now(), loud};
    const bd_solve_options how = {.watch = {&log, say}, .prove_unique = true};
    const double start = now();
    t->round = round;
    if (bd_best_draw(arena, t, rules, round, NULL, &how, &best, &err) != BD_OK) die(&err);
    const double seconds = now() - start;
    bool verified = false;
    const double check = verify(t, &best, &verified);
    printf(
        "round %2d  %8.3f s (solve %.3f, check %.3f)  stages %4d  lps %4d  cuts %4d  columns %7lld  %s%s%s\n",
        round, seconds, best.effort.cpu_seconds, check, best.effort.stages, best.effort.lps, best.effort.cuts,
        (long long)best.effort.columns,
        best.certificate.outcome == BD_BEST         ? "proved"
        : best.certificate.outcome == BD_NOT_PROVED ? "NOT PROVED"
                                                    : "no draw",
        best.certificate.unique ? ", unique" : "", verified ? ", verified" : ", NOT VERIFIED");
    if (loud)
        for (size_t i = 0; i < best.value_count; i++)
            printf("    %s %lld\n", best.values[i].criterion->id, (long long)best.values[i].value);
    play_round(t, random, &best.draw);
    bd_arena_free(arena);
    return seconds;
}

int main(int argc, char **argv)
{
    const bool loud = argc > 1 && strcmp(argv[argc - 1], "-v") == 0;
    if (loud) argc--;
    const int players = argc > 1 ? atoi(argv[1]) : 200;
    const int rounds = argc > 2 ? atoi(argv[2]) : 9;
    bd_random random = bd_random_seeded(argc > 3 ? (uint64_t)atoll(argv[3]) : 1);
    const bd_rulebook *rules = bd_rulebook_find(argc > 4 ? argv[4] : "caa");
    if (players < 2 || players > BD_PLAYERS_MAX || rounds < 1 || rounds > BD_ROUNDS_MAX || rules == NULL)
        return 2;
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = enter_players(arena, &random, players, rounds);
    double worst = 0;
    for (int round = 1; round <= rounds; round++) {
        const double seconds = draw_round(t, rules, &random, round, loud);
        if (seconds > worst) worst = seconds;
    }
    printf("%d players: worst round %.3f s\n", players, worst);
    bd_arena_free(arena);
    return 0;
}
