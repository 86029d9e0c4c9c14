/* Standings: worked by hand on a small event, and recomputed from the definitions on tournaments of the
 * corpus. */
#include "standings/standings.h"

#include "io/trf/trf.h"

#include <criterion/criterion.h>
#include <string.h>

#include "tests_file.h"

static bd_arena *arena;

static void make_arena(void) { arena = bd_arena_new(); }
static void free_arena(void) { bd_arena_free(arena); }

TestSuite(standings, .init = make_arena, .fini = free_arena);

static const bd_tiebreak all[] = {BD_TIEBREAK_BUCHHOLZ, BD_TIEBREAK_BUCHHOLZ_CUT1,
                                  BD_TIEBREAK_SONNEBORN_BERGER, BD_TIEBREAK_WINS, BD_TIEBREAK_PROGRESSIVE};

static const bd_tournament *read_trf(const char *name)
{
    char path[256];
    size_t size;
    (void)snprintf(path, sizeof path, "corpus/%s", name);
    const char *text = test_file_sized(arena, path, &size);
    bd_tournament *t = NULL;
    bd_err err;
    cr_assert_eq(bd_trf_read(arena, name, text, size, NULL, NULL, &t, &err), BD_OK);
    return t;
}

static bd_ranked *make(const bd_tournament *t, int round, const bd_tiebreak *order, size_t count)
{
    bd_ranked *out = NULL;
    bd_err err;
    cr_assert_eq(bd_standings(arena, t, round, order, count, &out, &err), BD_OK);
    return out;
}

static const bd_ranked *of_player(const bd_tournament *t, const bd_ranked *rows, int id)
{
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[rows[i].card].id == id) return &rows[i];
    cr_assert_fail("player %d has no row", id);
    return NULL;
}

/* The second account, from the text of the definitions and from the cells of the file, in floating point:
 * points are multiples of a half, so nothing is lost. The file itself is taken apart here; neither the reader
 * nor the cards are asked. */
enum { MOST = 220 };
typedef struct cell {
    int opponent;
    char result;
} cell;
typedef struct account {
    int players, rounds;
    cell cells[MOST][16];
} account;

static int number_at(const char *line, int column, int width)
{
    int value = 0;
    for (int i = 0; i < width; i++)
        if (line[column - 1 + i] >= '0' && line[column - 1 + i] <= '9')
            value = 10 * value + line[column - 1 + i] - '0';
    return value;
}

static void open_account(account *a, const char *name)
{
    char path[256];
    (void)snprintf(path, sizeof path, "corpus/%s", name);
    const char *text = test_file(arena, path);
    memset(a, 0, sizeof *a);
    for (const char *line = text; *line != '\0';) {
        const size_t length = strcspn(line, "\r\n");
        if (strncmp(line, "001", 3) == 0) {
            const int id = number_at(line, 5, 4);
            cr_assert_lt(id, MOST);
            if (id > a->players) a->players = id;
            for (int r = 1; 90 + 10 * r - 1 <= (int)length; r++) {
                a->cells[id][r] = (cell){number_at(line, 82 + 10 * r, 4), line[89 + 10 * r - 1]};
                if (r > a->rounds) a->rounds = r;
            }
        }
        line += length;
        line += strspn(line, "\r\n");
    }
}

static double worth_of_letter(char c)
{
    return strchr("1+UF", c) != NULL ? 1 : strchr("=H", c) != NULL ? 0.5 : 0;
}

static bool was_played(char c) { return c == '1' || c == '=' || c == '0'; }

static double score_after(const account *a, int id, int round)
{
    double sum = 0;
    for (int r = 1; r <= round; r++)
        sum += a->cells[id][r].result == '\0' ? 0 : worth_of_letter(a->cells[id][r].result);
    return sum;
}

static double opponent_score(const account *a, int id, int r)
{
    const cell c = a->cells[id][r];
    return score_after(a, was_played(c.result) ? c.opponent : id, a->rounds);
}

static double account_of(const account *a, int id, bd_tiebreak what)
{
    double sum = 0, least = 1e9;
    for (int r = 1; r <= a->rounds; r++) {
        const char c = a->cells[id][r].result;
        const double theirs = opponent_score(a, id, r);
        if (theirs < least) least = theirs;
        switch (what) {
        case BD_TIEBREAK_BUCHHOLZ:
        case BD_TIEBREAK_BUCHHOLZ_CUT1: sum += theirs; break;
        case BD_TIEBREAK_SONNEBORN_BERGER: sum += (c == '\0' ? 0 : worth_of_letter(c)) * theirs; break;
        case BD_TIEBREAK_WINS: sum += c == '1'; break;
        case BD_TIEBREAK_PROGRESSIVE: sum += score_after(a, id, r); break;
        case BD_TIEBREAKS: break;
        }
    }
    return what == BD_TIEBREAK_BUCHHOLZ_CUT1 ? sum - least : sum;
}

Test(standings, two_accounts_agree_on_the_corpus)
{
    static const char *const names[] = {"n10_r4_s658010.trf", "n12_r9_s73876.trf", "n207_r12_s898486.trf",
                                        "n9_r4_s565830.trf"};
    static account a;
    for (size_t f = 0; f < sizeof names / sizeof *names; f++) {
        const bd_tournament *t = read_trf(names[f]);
        open_account(&a, names[f]);
        cr_assert_eq((int)t->card_count, a.players);
        cr_assert_eq(bd_standings_round(t), a.rounds);
        const bd_ranked *rows = make(t, a.rounds, all, 5);
        for (int id = 1; id <= a.players; id++) {
            const bd_ranked *row = of_player(t, rows, id);
            cr_assert_float_eq(row->score / 2.0, score_after(&a, id, a.rounds), 1e-9, "%s: player %d",
                               names[f], id);
            for (int k = 0; k < BD_TIEBREAKS; k++)
                cr_assert_float_eq((double)row->tiebreaks[k] / bd_tiebreak_unit((bd_tiebreak)k),
                                   account_of(&a, id, (bd_tiebreak)k), 1e-9, "%s: player %d, %s", names[f],
                                   id, bd_tiebreak_id((bd_tiebreak)k));
        }
        for (int i = 1; i < a.players; i++) cr_assert_geq(rows[i - 1].score, rows[i].score);
    }
}

Test(standings, a_small_event_by_hand)
{
    /* 1 beat 4 and 3; 2 beat 5, then a half-point bye; 3 had the bye (worth 0.5 here); 4 won by default; 5
     * has a penalty of 0.5. */
    const bd_tournament *t = read_trf("sample26.trf");
    const bd_ranked *rows = make(t, bd_standings_round(t), all, 5);
    static const struct {
        int id, score;
        int64_t values[BD_TIEBREAKS];
    } expected[] = {{1, 4, {2 + 1, 2, 2 * 2 + 2 * 1, 2, 2 + 4}},
                    {2, 3, {-1 + 3, 3, 2 * -1 + 1 * 3, 1, 2 + 3}},
                    {4, 2, {4 + 2, 4, 2 * 2, 0, 0 + 2}},
                    {3, 1, {1 + 4, 4, 2 * 1, 0, 1 + 1}},
                    {5, -1, {3 - 1, 3, 0, 0, 0 - 1}}};
    for (size_t i = 0; i < 5; i++) {
        cr_assert_eq(t->cards[rows[i].card].id, expected[i].id, "row %zu", i);
        cr_assert_eq(rows[i].place, (int)i + 1);
        cr_assert_eq(rows[i].score, expected[i].score, "row %zu", i);
        for (int k = 0; k < BD_TIEBREAKS; k++)
            cr_assert_eq(rows[i].tiebreaks[k], expected[i].values[k], "player %d, %s: %d", expected[i].id,
                         bd_tiebreak_id((bd_tiebreak)k), (int)rows[i].tiebreaks[k]);
    }
}

Test(standings, the_order_of_tiebreaks_is_the_one_asked_for)
{
    const bd_tournament *t = read_trf("n12_r9_s73876.trf");
    for (int k = 0; k < BD_TIEBREAKS; k++) {
        const bd_tiebreak only = (bd_tiebreak)k;
        const bd_ranked *rows = make(t, 9, &only, 1);
        for (size_t i = 1; i < t->card_count; i++) {
            const bool tied =
                rows[i - 1].score == rows[i].score && rows[i - 1].tiebreaks[k] == rows[i].tiebreaks[k];
            cr_assert_eq(tied, rows[i].place == rows[i - 1].place);
            if (!tied) cr_assert_eq(rows[i].place, (int)i + 1);
            if (rows[i - 1].score == rows[i].score)
                cr_assert_geq(rows[i - 1].tiebreaks[k], rows[i].tiebreaks[k]);
            if (tied) cr_assert_lt(t->cards[rows[i - 1].card].id, t->cards[rows[i].card].id);
        }
    }
}

Test(standings, before_the_first_round_all_share_the_first_place)
{
    const bd_tournament *t = read_trf("n12_r9_s73876.trf");
    const bd_ranked *rows = make(t, 0, all, 5);
    for (size_t i = 0; i < t->card_count; i++) {
        cr_assert_eq(rows[i].place, 1);
        cr_assert_eq(rows[i].score, 0);
    }
}

Test(standings, earlier_rounds_can_be_asked_for)
{
    const bd_tournament *t = read_trf("n12_r9_s73876.trf");
    const bd_ranked *rows = make(t, 3, all, 5);
    for (size_t i = 0; i < t->card_count; i++)
        cr_assert_eq(rows[i].score, bd_card_score(t, &t->cards[rows[i].card], 4));
}

Test(standings, names_and_numbers_are_read_and_written)
{
    bd_tiebreak order[BD_TIEBREAKS];
    size_t count;
    bd_err err;
    cr_assert_eq(bd_tiebreaks_parse("wins,sonneborn-berger", order, &count, &err), BD_OK);
    cr_assert_eq(count, 2);
    cr_assert_eq(order[0], BD_TIEBREAK_WINS);
    cr_assert_eq(bd_tiebreaks_parse("wins,", order, &count, &err), BD_USAGE);
    cr_assert_eq(bd_tiebreaks_parse("wins,wins", order, &count, &err), BD_USAGE);
    cr_assert_str_eq(err.sentence, "the tie-break wins is named twice");
    cr_assert_eq(bd_tiebreaks_parse("buch", order, &count, &err), BD_USAGE);
    char text[32];
    cr_assert_str_eq(bd_tiebreak_print(BD_TIEBREAK_SONNEBORN_BERGER, 49, text, sizeof text), "12.25");
    cr_assert_str_eq(bd_tiebreak_print(BD_TIEBREAK_BUCHHOLZ, 15, text, sizeof text), "7.5");
    cr_assert_str_eq(bd_tiebreak_print(BD_TIEBREAK_BUCHHOLZ, -1, text, sizeof text), "-0.5");
    cr_assert_str_eq(bd_tiebreak_print(BD_TIEBREAK_WINS, 3, text, sizeof text), "3");
}
