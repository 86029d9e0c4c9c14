/* The players in the order in which they are due White: the strongest claim to White first, then those who
 * are due no colour, then those due Black, the strongest claim last. The guide of the Chess Arbiters'
 * Association asks for this order ("Who is most due White?"); each rulebook compares claims in its own way.
 */
#include "report/print_claims.h"

#include "base/ints.h"
#include "cards/card.h"
#include "report/report_words.h"
#include "rulebook/round/declaration.h"

#include <stdlib.h>

typedef struct claim_row {
    const bd_card *card;
    int points, place, difference, run, games;
    bool equal; /* to a neighbour's claim */
    bd_colour due;
    const char *order, *colours, *due_letter, *balance, *last;
} claim_row;

static const bd_member claim_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_PLACE), "order", BD_OF_TEXT(claim_row, order), BD_SHOW_TABLE, 0},
    {"", "place", BD_OF_INT(claim_row, place), BD_SHOW_JSON, 0},
    {"", "equal", BD_OF_FLAG(claim_row, equal), BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_ID), "id", BD_OF_CARD(INT, int, claim_row, id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_OF_PLAYER(claim_row, card), BD_SHOW_ALL, 12},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(claim_row, points), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_COLOURS), "colours", BD_OF_TEXT(claim_row, colours), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_DUE), "due", BD_OF_TEXT(claim_row, due_letter), BD_SHOW_TABLE, 0},
    {"", "due", BD_OF_COLOUR(claim_row, due), BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_BALANCE), "balance", BD_OF_TEXT(claim_row, balance), BD_SHOW_TEXT, 0},
    {"", "difference", BD_OF_INT(claim_row, difference), BD_SHOW_CSV | BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_LAST_COLOURS), "last", BD_OF_TEXT(claim_row, last), BD_SHOW_TEXT, 0},
    {"", "run", BD_OF_INT(claim_row, run), BD_SHOW_CSV | BD_SHOW_JSON, 0},
    {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", BD_OF_INT(claim_row, games), BD_SHOW_ALL, 0}};

/* Negative: u is more due White than v. */
static int claims_compare_nodes(const bd_round *round, int u, int v)
{
    static const int rank[] = {[BD_WHITE] = 0, [BD_NO_COLOUR] = 1, [BD_BLACK] = 2};
    const bd_colour a = round->rules->due(round, u), b = round->rules->due(round, v);
    if (a != b) return rank[a] - rank[b];
    if (a == BD_NO_COLOUR) return 0;
    const int stronger = round->rules->compare_claims(round, u, v);
    return a == BD_WHITE ? -stronger : stronger;
}

/* A player while the list is sorted: qsort hands nothing else on. */
typedef struct claimant {
    const bd_round *round;
    int node;
} claimant;

/* Equal claims stay in draw order. */
static int claims_compare(const void *a, const void *b)
{
    const claimant *x = a, *y = b;
    const int by_claim = claims_compare_nodes(x->round, x->node, y->node);
    return by_claim != 0 ? by_claim : x->node - y->node;
}

static const char *claims_balance(bd_rows *rows, const bd_claim *claim)
{
    const int more = abs(claim->difference);
    if (claim->games == 0) return BD_SAY(REPORT_CLAIM_NO_GAMES);
    if (more == 0) return BD_SAY(REPORT_CLAIM_EVEN);
    return claim->difference < 0 ? BD_PRINT(rows, BD_SAY_N(REPORT_CLAIM_MORE_BLACKS, more), more)
                                 : BD_PRINT(rows, BD_SAY_N(REPORT_CLAIM_MORE_WHITES, more), more);
}

static const char *claims_last(bd_rows *rows, const bd_claim *claim)
{
    if (claim->games == 0) return "";
    return claim->last == BD_WHITE
               ? BD_PRINT(rows, BD_SAY_N(REPORT_CLAIM_LAST_WHITE, claim->run), claim->run)
               : BD_PRINT(rows, BD_SAY_N(REPORT_CLAIM_LAST_BLACK, claim->run), claim->run);
}

static claim_row claims_row(const bd_round *round, int node, bd_rows *rows)
{
    static const char *const letters[] = {[BD_NO_COLOUR] = "", [BD_WHITE] = "W", [BD_BLACK] = "B"};
    const bd_player *player = &round->players[node];
    const bd_claim *claim = &player->claim;
    const bd_colour due = round->rules->due(round, node);
    return (claim_row){.card = player->card,
                       .points = player->score,
                       .difference = claim->difference,
                       .run = claim->run,
                       .games = claim->games,
                       .due = due,
                       .due_letter = letters[due],
                       .colours = bd_round_colours_of(round, node, rows->arena),
                       .balance = claims_balance(rows, claim),
                       .last = claims_last(rows, claim)};
}

/* Places as the guide numbers them: "7=", "7=", "9". */
static void claims_rows(const bd_round *round, const claimant *list, int count, bd_rows *rows)
{
    for (int i = 0, place = 0; i < count; i++) {
        const bool as_before = i > 0 && claims_compare_nodes(round, list[i - 1].node, list[i].node) == 0;
        const bool as_behind =
            i + 1 < count && claims_compare_nodes(round, list[i].node, list[i + 1].node) == 0;
        if (!as_before) place = i + 1;
        claim_row row = claims_row(round, list[i].node, rows);
        row.place = place;
        row.equal = as_before || as_behind;
        row.order = BD_PRINT(rows, "%d%s", place, row.equal ? "=" : "");
        bd_rows_add(rows, &row);
    }
}

bd_reply bd_claims_reply(const bd_round *round, int halves, bd_arena *arena)
{
    char points[16];
    bd_reply reply = bd_reply_new(arena, "claims/1");
    bd_rows rows = BD_ROWS(arena, claim_row, claim_members);
    claimant *list = bd_arena_alloc(arena, (size_t)round->cards + 1, sizeof *list);
    int count = 0;
    rows.failed = list == NULL;
    for (int u = 0; list != NULL && u < round->cards; u++)
        if (halves == BD_EVERY_LEVEL || round->players[u].score == halves)
            list[count++] = (claimant){round, u};
    if (count > 1) qsort(list, (size_t)count, sizeof *list, claims_compare);
    claims_rows(round, list, count, &rows);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_heading(&reply, round->tournament, round->number, false);
    if (count > 0)
        bd_reply_sentence(&reply, BD_SAY(REPORT_CLAIMS_ORDER));
    else
        bd_reply_sentence(&reply, BD_PRINT(&reply, BD_SAY(REPORT_CLAIMS_NOBODY),
                                           bd_print_halves(halves, points, sizeof points)));
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "players", &rows);
    return reply;
}
