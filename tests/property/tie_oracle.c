/* Tie-breaks and places against the second account of tie_account.h. Events are made up with byes, absences,
 * forfeits, withdrawals, late entries, rematches, unrated players and two point systems. */
#include "cards/card.h"
#include "standings/standings.h"

#include "base/random.h"
#include "base/text.h"

#include <criterion/criterion.h>

#include "tie_account.h"

enum { EVENTS = 250, LIST = 8 };

static int among(bd_random *random, int count) { return (int)bd_random_below(random, (uint64_t)count); }

/* Pairs by lot, mostly with equals, now and then again with somebody met before. */
static void make_round(bd_random *random, int r, const int *trouble)
{
    int there[MOST], count = 0;
    for (int i = 1; i <= a.players; i++) {
        const int lot = among(random, 100);
        a.cells[i][r] = (cell){0, ' ', false};
        if (r > 1 && a.cells[i][r - 1].what == ' ' && among(random, 3) > 0)
            continue; /* gone, or not yet there */
        if (lot < trouble[0])
            a.cells[i][r].what = "HZF "[among(random, 4)];
        else
            there[count++] = i;
    }
    for (int k = count - 1; k > 0; k--) {
        const int with = k - among(random, k + 1 < 4 ? k + 1 : 4);
        const int swap = there[k];
        there[k] = there[with];
        there[with] = swap;
    }
    if (count % 2 != 0) a.cells[there[--count]][r].what = 'U';
    for (int k = 0; k < count; k += 2) {
        const int x = there[k], y = there[k + 1], lot = among(random, 100);
        static const char *const forfeits[] = {"+-", "-+", "--"}, *const games[] = {"10", "01", "=="};
        const char *result = lot < trouble[1] ? forfeits[among(random, 3)] : games[among(random, 3)];
        a.cells[x][r] = (cell){y, result[0], true};
        a.cells[y][r] = (cell){x, result[1], false};
    }
}

static void make_account(uint64_t seed)
{
    bd_random random = bd_random_seeded(seed);
    static const int troubles[4][2] = {{0, 0}, {5, 5}, {25, 12}, {45, 30}};
    memset(&a, 0, sizeof a);
    a.players = 2 + among(&random, MOST - 2);
    a.rounds = 1 + among(&random, ROUNDS);
    a.planned = a.rounds + (among(&random, 4) == 0);
    a.win = among(&random, 4) == 0 ? 3 : 1;
    a.draw = a.win == 3 ? 1 : 0.5;
    const bool unrated = among(&random, 6) == 0;
    for (int i = 1; i <= a.players; i++)
        a.rating[i] = unrated && among(&random, 5) == 0 ? 0 : 1000 + among(&random, 1500);
    const int *trouble = troubles[among(&random, 4)];
    for (int r = 1; r <= a.rounds; r++) make_round(&random, r, trouble);
}

static bd_entry_kind kind_of(char what)
{
    return what == 'U'                  ? BD_BYE_PAIRING
           : what == 'F'                ? BD_BYE_FULL
           : what == 'H'                ? BD_BYE_HALF
           : what == 'Z'                ? BD_BYE_ZERO
           : what == '+' || what == '-' ? BD_FORFEIT
                                        : BD_GAME;
}

static bd_tournament *make_tournament(bd_arena *arena)
{
    bd_err err;
    bd_tournament *t = bd_tournament_new(arena);
    bd_points *p = &t->points;
    t->rounds = a.planned;
    p->win = p->white_win = p->black_win = p->forfeit_win = p->full_bye = p->pairing_bye = (int)(2 * a.win);
    p->draw = p->white_draw = p->black_draw = p->half_bye = (int)(2 * a.draw);
    for (int i = 1; i <= a.players; i++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, i, &card, &err), BD_OK);
        card->grade = a.rating[i];
    }
    for (int i = 1; i <= a.players; i++)
        for (int r = 1; r <= a.rounds; r++) {
            const cell c = a.cells[i][r];
            bd_entry *entry;
            if (c.what == ' ') continue;
            cr_assert_eq(bd_card_add_entry(t, &t->cards[i - 1], r, &entry, &err), BD_OK);
            entry->kind = kind_of(c.what);
            entry->opponent = c.opponent;
            entry->colour = c.opponent == 0 ? BD_NO_COLOUR : c.white ? BD_WHITE : BD_BLACK;
            entry->halves = strchr("1+UF", c.what) != NULL ? 2 : strchr("=H", c.what) != NULL ? 1 : 0;
        }
    return t;
}

static void compare_values(bd_arena *arena, const bd_tournament *t, uint64_t seed)
{
    static const char *const codes[] = {
        "PTS",     "WIN",  "WON",    "BPG",    "BWG",   "PS",     "PS/C1",  "PS/C2", "REP",
        "STD",     "TPN",  "BH",     "BH/C1",  "BH/C2", "BH/C3",  "BH/M1",  "BH/M2", "BH/P",
        "BH/C1/P", "AOB",  "FB",     "FB/C1",  "FB/M1", "SB",     "SB/C1",  "SB/C2", "SB/P",
        "SB/C1/P", "KS",   "KS/L+1", "KS/L-2", "ARO",   "ARO/C1", "ARO/M1", "TPR",   "PTP",
        "APRO",    "APPO", "RTNG",   "MMED",   "SOLK",  "CUM",    "CUMO"};
    for (size_t k = 0; k < sizeof codes / sizeof *codes; k++) {
        bd_tiebreak_list list;
        bd_ranked *rows;
        bd_err err;
        cr_assert_eq(bd_tiebreaks_parse(codes[k], &list, &err), BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_standings(arena, t, a.rounds, &list, &rows, &err), BD_OK, "%s", err.sentence);
        for (int p = 0; p < a.players; p++) {
            const int id = t->cards[rows[p].card].id;
            const bd_tie_value value = rows[p].values[0];
            const double found = value.parts == 0 ? -99999 : (double)value.number / (double)value.parts;
            cr_assert_float_eq(found, account_of(codes[k], id), 1e-6,
                               "event %d: %s of player %d is %f, not %f", (int)seed, codes[k], id, found,
                               account_of(codes[k], id));
        }
    }
}

static void compare_places(bd_arena *arena, const bd_tournament *t, uint64_t seed)
{
    static const char *const lists[][LIST] = {{"DE"},
                                              {"DE/P"},
                                              {"DE", "BH/C1", "SB", "DE", "TPN"},
                                              {"BH/C1", "DE/P", "STD"},
                                              {"WIN", "DE", "KS", "DE"},
                                              {"MMED", "SOLK", "CUM", "CUMO"}};
    for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
        bd_tiebreak_list list;
        bd_ranked *rows;
        bd_err err;
        bd_text text = bd_text_new(arena);
        int count = 0, place[MOST + 1];
        for (; count < LIST && lists[k][count] != NULL; count++)
            bd_text_add(&text, "%s%s", count > 0 ? "," : "", lists[k][count]);
        places_of(lists[k], count, place);
        cr_assert_eq(bd_tiebreaks_parse(text.bytes, &list, &err), BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_standings(arena, t, a.rounds, &list, &rows, &err), BD_OK, "%s", err.sentence);
        for (int p = 0; p < a.players; p++) {
            const int id = t->cards[rows[p].card].id;
            cr_assert_eq(rows[p].place, place[id], "event %d, %s: player %d has place %d, not %d", (int)seed,
                         text.bytes, id, rows[p].place, place[id]);
        }
    }
}

Test(tie_oracle, two_accounts_agree)
{
    for (uint64_t seed = 1; seed <= EVENTS; seed++) {
        bd_arena *arena = bd_arena_new();
        make_account(seed);
        const bd_tournament *t = make_tournament(arena);
        compare_values(arena, t, seed);
        compare_places(arena, t, seed);
        bd_arena_free(arena);
    }
}

/* Each percentage of the table of rating differences (B.02, 8.1.1), by one player in 98 games against
 * another. */
Test(tie_oracle, every_percentage_of_the_rating_table)
{
    enum { GAMES = 98, RATED = 1500 };
    bd_arena *arena = bd_arena_new();
    for (int halves = 0; halves <= 2 * GAMES; halves++) {
        const bd_arena_mark mark = bd_arena_here(arena);
        bd_tournament *t = bd_tournament_new(arena);
        bd_tiebreak_list list;
        bd_ranked *rows;
        bd_err err;
        for (int id = 1; id <= 2; id++) {
            bd_card *card;
            cr_assert_eq(bd_tournament_add_card(t, id, &card, &err), BD_OK);
            card->grade = RATED;
        }
        for (int r = 1, left = halves; r <= GAMES; r++) {
            const int won = left > 1 ? 2 : left;
            for (int id = 1; id <= 2; id++) {
                bd_entry *entry;
                cr_assert_eq(bd_card_add_entry(t, &t->cards[id - 1], r, &entry, &err), BD_OK);
                *entry = (bd_entry){.round = r,
                                    .opponent = 3 - id,
                                    .colour = id == 1 ? BD_WHITE : BD_BLACK,
                                    .halves = id == 1 ? won : 2 - won};
            }
            left -= won;
        }
        cr_assert_eq(bd_tiebreaks_parse("TPR", &list, &err), BD_OK);
        cr_assert_eq(bd_standings(arena, t, GAMES, &list, &rows, &err), BD_OK, "%s", err.sentence);
        for (int p = 0; p < 2; p++) {
            const int own = t->cards[rows[p].card].id == 1 ? halves : 2 * GAMES - halves;
            const bd_tie_value value = rows[p].values[0];
            cr_expect_eq(value.number, value.parts * (RATED + difference_of(rounded(50.0 * own / GAMES))),
                         "%d of %d: %d", own, 2 * GAMES, (int)value.number);
        }
        bd_arena_back_to(arena, mark);
    }
    bd_arena_free(arena);
}
