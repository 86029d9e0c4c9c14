/* Round robin: everybody plays everybody, once or twice, by the Berger tables of FIDE C.05, annex 1.
 *
 * The boards of all rounds follow from the players' numbers, so a draw chooses nothing. It is put as a draw
 * with one criterion all the same, boards that are not the table's: then what is asked of any draw can be
 * asked of this one, and where the arbiter wishes another board, the fewest others are given up for it. Who
 * has left keeps the number, and a board, which is lost by default. */
#include "cards/card.h"
#include "cards/starting.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round_robin/berger.h"
#include "rulebook/round_robin/round_robin_words.h"
#include "rulebook/stages/chain.h"

static const bd_option option_reverse = BD_SWITCH_OPTION("reverse_last_two", ROBIN_REVERSE);

/* round->own of this rulebook. A player's number is that of the node, from 1. */
typedef struct robin_table {
    int of_cycle;            /* the round of the table */
    bool second;             /* of two cycles: colours are the other way round */
    const uint16_t *partner; /* [nodes] */
    const uint16_t *board;   /* [nodes] from 0 */
} robin_table;

static const robin_table *robin_of(const bd_round *round) { return round->own; }

/* ---- The table of a round ---- */

/* Which round of the table it is. */
static bd_status robin_find_round(const bd_round *round, robin_table *table, bd_err *err)
{
    const int cycle = bd_berger_rounds(round->cards), planned = round->tournament->rounds;
    const int number = round->number, rounds = planned > cycle ? 2 * cycle : cycle;
    if (number > rounds)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROBIN_NO_ROUND), round->cards, cycle, 2 * cycle, cycle,
                number);
    table->second = number > cycle;
    table->of_cycle = table->second ? number - cycle : number;
    const bool swapped = rounds > cycle && !table->second && cycle > 2 && number >= cycle - 1 &&
                         bd_option_is_on(round, &option_reverse);
    if (swapped) table->of_cycle = 2 * cycle - 1 - number;
    return BD_OK;
}

static bd_status robin_lay_out(bd_round *round, bd_arena *arena, robin_table *table, bd_err *err)
{
    uint16_t *partner, *place;
    BD_NEW(partner, arena, round->nodes, err);
    BD_NEW(place, arena, round->nodes, err);
    for (int i = 0; i < round->nodes / 2; i++) {
        const bd_berger_board board = bd_berger_board_of(round->cards, table->of_cycle, i);
        const int u = board.white - 1, v = board.black - 1;
        BD_ASSERT(u >= 0 && u < round->nodes && v >= 0 && v < round->nodes);
        partner[u] = (uint16_t)v;
        partner[v] = (uint16_t)u;
        place[u] = place[v] = (uint16_t)i;
    }
    table->partner = partner;
    table->board = place;
    return BD_OK;
}

/* An odd number of players is paired by the table of one more: whoever comes late can have that number. */
static bd_status robin_check_late(const bd_round *round, bd_err *err)
{
    int late = 0;
    const bd_card *who = NULL;
    for (int i = 0; i < round->cards; i++) {
        if (round->players[i].card->joined <= 1) continue;
        late++;
        who = round->players[i].card;
    }
    if (late == 0 || (late == 1 && round->cards % 2 == 0)) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROBIN_LATE), who->id, who->joined);
}

/* Places are numbers: in the event's order, who comes late last. */
static bd_status robin_give_places(bd_round *round, bd_arena *arena, bd_err *err)
{
    const bd_tournament *event = round->tournament;
    size_t *order;
    int *place_of, place = 0;
    BD_TRY(bd_starting_order(event, arena, &order, err));
    BD_NEW(place_of, arena, round->largest_id + 1, err);
    for (int late = 0; late < 2; late++)
        for (size_t i = 0; i < event->card_count; i++)
            if ((event->cards[order[i]].joined > 1) == (late == 1))
                place_of[event->cards[order[i]].id] = place++;
    for (int i = 0; i < round->cards; i++) round->players[i].place = place_of[round->players[i].id];
    return BD_OK;
}

static bd_status robin_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    robin_table *table;
    BD_NEW(table, arena, 1, err);
    BD_TRY(robin_check_late(round, err));
    BD_TRY(robin_give_places(round, arena, err));
    BD_TRY(robin_find_round(round, table, err));
    BD_TRY(robin_lay_out(round, arena, table, err));
    round->own = table;
    return BD_OK;
}

/* ---- The criterion ---- */

static void robin_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_round *round = context;
    for (size_t i = 0; i < count; i++)
        cost[i] = edges[i].v != round->bye && robin_of(round)->partner[edges[i].u] != edges[i].v;
}

static bd_step robin_stage(bd_chain *chain, bd_stage *stage)
{
    return bd_chain_give(stage, "", chain->round, robin_price);
}

/* Second count, by the sums of numbers. */
static int robin_judge(const bd_round *round, int u, int v)
{
    return !bd_berger_meet(round->cards, robin_of(round)->of_cycle, u + 1, v + 1);
}

static const bd_criterion robin_criterion = {
    .id = "table",
    BD_SAYS(ROBIN_TABLE),
    .once = robin_stage,
    .of_board = robin_judge,
};

/* A ban of the event that stands against the table would change boards in silence. */
static bd_status robin_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                              size_t count, bd_questions *out, bd_err *err)
{
    const robin_table *table = robin_of(round);
    for (int u = 0; u < round->cards && round->options->forbid_count == 0; u++) {
        const int v = table->partner[u], a = round->players[u].id;
        if (v <= u || v == round->bye || !bd_links_has(&round->banned, u, v)) continue;
        const int b = round->players[v].id;
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROBIN_BANNED), a, b, round->number, a, b);
    }
    return bd_chain_start(round, arena, criteria, count, out, err);
}

/* ---- Colours, boards, words ---- */

static bool robin_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    return bd_berger_lower_has_white(round->cards, u + 1, v + 1) != robin_of(round)->second;
}

static const char *robin_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    (void)round, (void)u, (void)v;
    *article = "FIDE C.05 annex 1";
    return "colour-by-table";
}

/* Colours are the table's: nobody is due one. */
static bd_colour robin_due(const bd_round *round, int u)
{
    (void)round, (void)u;
    return BD_NO_COLOUR;
}

static int robin_compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    const robin_table *table = robin_of(round);
    return (int)table->board[a->u] - (int)table->board[b->u];
}

static bool robin_has_left(const bd_round *round, int u)
{
    return bd_card_has_left(round->players[u].card, round->number - 1);
}

static bd_status robin_say_board(const bd_round *round, bd_remark_list *list, int u, int v, bd_err *err)
{
    const int a = round->players[u].id, b = round->players[v].id;
    const bool left = robin_has_left(round, u), also = robin_has_left(round, v);
    const bool away = bd_card_arranged(round->players[u].card, round->number) != NULL;
    const bool also_away = bd_card_arranged(round->players[v].card, round->number) != NULL;
    const int meetings = bd_round_meetings(round, u, v);
    if (left && also) BD_TRY(bd_remark_add(list, err, BD_SAY(ROBIN_BOTH_HAVE_LEFT), a, b));
    if (left != also) BD_TRY(bd_remark_add(list, err, BD_SAY(ROBIN_HAS_LEFT), left ? a : b, left ? b : a));
    if (away) BD_TRY(bd_remark_add(list, err, BD_SAY(ROBIN_BYE), a, b));
    if (also_away) BD_TRY(bd_remark_add(list, err, BD_SAY(ROBIN_BYE), b, a));
    if (meetings > robin_of(round)->second) BD_TRY(bd_remark_add(list, err, BD_SAY(ROBIN_MET), a, b));
    return BD_OK;
}

static bd_status robin_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                               bd_remarks *out, bd_err *err)
{
    bd_remark_list list = {.arena = arena};
    for (int u = 0; u < round->cards; u++)
        if (partner[u] > u && partner[u] != round->bye)
            BD_TRY(robin_say_board(round, &list, u, partner[u], err));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}

static const bd_rule rules[] = {{&robin_criterion, "FIDE C.05 annex 1"}};

static const bd_option *const options[] = {&option_reverse, &bd_option_seed};

const bd_rulebook bd_rulebook_round_robin = {
    .id = "round-robin",
    .title = BD_ENGLISH(ROBIN_TITLE),
    .source = "FIDE Handbook C.05, annex 1 (Berger tables), and the general regulations on withdrawals",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_TABLE | BD_HAS_PRESCRIBED | BD_HAS_SOFT_REPEATS | BD_HAS_RATINGS,
    .articles = {.bye = "FIDE C.05 annex 1", .ideal = "FIDE C.05 annex 1"},
    .prescribed = BD_ENGLISH(ROBIN_AS_TABLE),
    .prescribed_but = BD_ENGLISH(ROBIN_NOT_AS_TABLE),
    .prescribed_board = "board-by-table",
    BD_USUAL_CHOICES,
    .due = robin_due,
    .compare_boards = robin_compare_boards,
    .prepare = robin_prepare,
    .compare_bye = bd_compare_bye_equal,
    .higher_has_white = robin_higher_has_white,
    .colour_rule = robin_colour_rule,
    .order = bd_order_as_listed,
    .remarks = robin_remarks,
    .stages = robin_stages,
};
