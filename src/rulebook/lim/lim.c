/* Lim, C.04.4.3 in force from 1 February 2026. The text is a procedure, not a list of aims: so the draw is
 * what the procedure comes to (lim_procedure.c), and nothing is said to be best. Where it gets stuck, as few
 * of its boards as can be are given up. */
#include "rulebook/lim/lim.h"
#include "cards/card.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/lim/lim_words.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/rank.h"
#include "rulebook/stages/chain.h"
#include "rulebook/stages/laid_draw.h"

/* ---- Colours ---- */

static bool lim_is_last(const bd_round *round)
{
    return round->tournament->rounds > 0 && round->number >= round->tournament->rounds;
}

bool bd_lim_may_have(const bd_player *player, bd_colour colour)
{
    const bd_claim *claim = &player->claim;
    if (claim->run >= 2 && claim->last == colour) return false;
    return colour == BD_WHITE ? claim->difference < 2 : claim->difference > -2;
}

bool bd_lim_colours_allow(const bd_round *round, int u, int v)
{
    const bd_player *a = &round->players[u], *b = &round->players[v];
    return lim_is_last(round) || (bd_lim_may_have(a, BD_WHITE) && bd_lim_may_have(b, BD_BLACK)) ||
           (bd_lim_may_have(a, BD_BLACK) && bd_lim_may_have(b, BD_WHITE));
}

static bd_colour lim_other(bd_colour colour)
{
    return colour == BD_WHITE ? BD_BLACK : colour == BD_BLACK ? BD_WHITE : BD_NO_COLOUR;
}

bd_colour bd_lim_due(const bd_round *round, int u)
{
    const bd_claim *claim = &round->players[u].claim;
    if (claim->games == 0) return BD_NO_COLOUR;
    if (claim->run >= 2 || claim->difference == 0) return lim_other(claim->last);
    return claim->difference > 0 ? BD_BLACK : BD_WHITE;
}

/* The colour of a card's k-th game from the last (0) back. */
static bd_colour lim_game_back(const bd_card *card, int before, int k)
{
    for (size_t i = card->history_count; i > 0; i--) {
        const bd_entry *entry = &card->history[i - 1];
        if (entry->round >= before || !bd_entry_is_game(entry) || entry->colour == BD_NO_COLOUR) continue;
        if (k-- == 0) return entry->colour;
    }
    return BD_NO_COLOUR;
}

/* What decides between two who are due the same colour. */
typedef enum lim_reason { BY_NECESSITY, BY_HISTORY, BY_RANK } lim_reason;

/* Whether u (above v) gets the colour that both are due (5.3, 5.4, 5.6). */
static bool lim_higher_gets_it(const bd_round *round, int u, int v, bd_colour due, lim_reason *why)
{
    const bd_player *a = &round->players[u], *b = &round->players[v];
    const bool first = bd_lim_may_have(a, lim_other(due)), second = bd_lim_may_have(b, lim_other(due));
    *why = BY_NECESSITY;
    if (first != second) return !first;
    *why = BY_HISTORY;
    for (int k = 0;; k++) {
        const bd_colour x = lim_game_back(a->card, round->number, k),
                        y = lim_game_back(b->card, round->number, k);
        if (x == BD_NO_COLOUR || y == BD_NO_COLOUR) break;
        if (x != y) return x != due;
    }
    *why = BY_RANK;
    return a->score >= round->number - 1; /* below the middle the lower-ranked */
}

/* Numbers follow ratings, among those of this round. */
static int lim_number(const bd_round *round, int u) { return round->players[u].place + 1; }

static bool lim_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bd_colour a = bd_lim_due(round, u), b = bd_lim_due(round, v);
    lim_reason why;
    if (a == BD_NO_COLOUR && b == BD_NO_COLOUR) /* 7.2 */
        return (lim_number(round, u) % 2 != 0) == (bd_top_colour(round) == BD_WHITE);
    if (a == BD_NO_COLOUR) return b == BD_BLACK;
    if (a != b) return a == BD_WHITE;
    return lim_higher_gets_it(round, u, v, a, &why) == (a == BD_WHITE);
}

static const char *lim_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    static const char *const codes[] = {[BY_NECESSITY] = "colour-by-necessity",
                                        [BY_HISTORY] = "colour-by-last-differed",
                                        [BY_RANK] = "colour-by-rank"};
    const bd_colour a = bd_lim_due(round, u), b = bd_lim_due(round, v);
    lim_reason why = BY_NECESSITY;
    *article = "FIDE C.04.4.3 7.2";
    if (a == BD_NO_COLOUR && b == BD_NO_COLOUR) return "colour-by-number";
    *article = "FIDE C.04.4.3 5.1";
    if (a == BD_NO_COLOUR || b == BD_NO_COLOUR) return "colour-one-due";
    if (a != b) return "colour-both-due";
    const bool higher = lim_higher_gets_it(round, u, v, a, &why);
    *article = why == BY_NECESSITY ? "FIDE C.04.4.3 5.1.1, 5.1.2" : "FIDE C.04.4.3 5.4";
    return why == BY_RANK && !higher ? "colour-by-low-rank" : codes[why];
}

/* ---- The criterion ---- */

bool bd_lim_may_have_bye(const bd_round *round, int u) { return !round->players[u].had_bye; }

static void lim_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const uint16_t *partner = context;
    for (size_t i = 0; i < count; i++) cost[i] = partner[edges[i].u] != edges[i].v;
}

static bd_step lim_stage(bd_chain *chain, bd_stage *stage)
{
    bd_lim_boards boards;
    if (bd_lim_pair(chain->round, chain->arena, &boards, NULL) != BD_OK) return BD_STEP_FAILED;
    return bd_chain_give(stage, "", boards.partner, lim_price);
}

/* Boards, and the bye, that the procedure does not give. */
static bd_status lim_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    bd_lim_boards boards;
    int64_t others = 0;
    BD_TRY(bd_lim_pair(round, laid->arena, &boards, err));
    for (int u = 0; u < round->cards; u++) {
        const int v = laid->opponent[u] >= 0 ? laid->opponent[u] : round->bye;
        others += v > u && boards.partner[u] != v;
    }
    return bd_tally_add(tally, "", others, err);
}

static const bd_criterion lim_criterion = {
    .id = "procedure",
    BD_SAYS(LIM_PROCEDURE),
    .once = lim_stage,
    .count = lim_count,
};

/* Who may not have one of the colours. After rounds that other rules drew somebody may be left with neither,
 * and is refused everybody. */
static bool lim_may_be_refused(const bd_round *round, int u)
{
    if (!bd_lim_may_have(&round->players[u], BD_WHITE) || !bd_lim_may_have(&round->players[u], BD_BLACK))
        return true;
    for (int v = 0; v < round->cards; v++)
        if (!bd_lim_may_have(&round->players[v], BD_WHITE) && !bd_lim_may_have(&round->players[v], BD_BLACK))
            return true;
    return false;
}

static bd_status lim_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    if (round->cards > BD_LIM_PLAYERS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(LIM_TOO_MANY), BD_LIM_PLAYERS_MAX, round->cards);
    return bd_rank_by_rating(round, arena, err);
}

static bd_status lim_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                             bd_err *err)
{
    (void)partner;
    bd_remark_list list = {.arena = arena};
    bd_lim_boards boards;
    BD_TRY(bd_lim_pair(round, arena, &boards, err));
    if (boards.taken_apart > 0)
        BD_TRY(bd_remark_add(&list, err, BD_SAY(LIM_TAKEN_APART), boards.taken_apart));
    if (boards.stuck > 0) BD_TRY(bd_remark_add(&list, err, BD_SAY(LIM_STUCK), boards.stuck));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}

static const bd_rule rules[] = {{&lim_criterion, "FIDE C.04.4.3"},
                                {&bd_criterion_top_board, "FIDE C.04.4.3"}};

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_seed};

const bd_rulebook bd_rulebook_lim = {
    .id = "lim",
    .title = BD_ENGLISH(LIM_TITLE),
    .source = "FIDE Handbook C.04.4.3, in force from 1 February 2026",
    BD_RULES(rules),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_PRESCRIBED | BD_HAS_RATINGS | BD_HAS_NUMBERS | BD_HAS_SINGLE_BYES,
    .articles = {.met = "FIDE C.04.1 2",
                 .may_not_meet = "FIDE C.04.4.3 2.1",
                 .no_bye = "FIDE C.04.1 3",
                 .bye = "FIDE C.04.4.3 1.1"},
    .may_not_meet_code = "both-absolute",
    .may_not_meet = BD_ENGLISH(LIM_COLOURS),
    .prescribed = BD_ENGLISH(LIM_AS_PROCEDURE),
    .prescribed_but = BD_ENGLISH(LIM_NOT_AS_PROCEDURE),
    .prescribed_board = "board-by-procedure",
    .prepare = lim_prepare,
    .may_meet = bd_lim_colours_allow,
    .may_be_refused = lim_may_be_refused,
    .may_have_bye = bd_lim_may_have_bye,
    .number = lim_number,
    .due = bd_lim_due,
    .compare_claims = bd_compare_claims_by_colours,
    .compare_bye = bd_compare_bye_equal,
    .compare_boards = bd_compare_boards_by_order,
    .higher_has_white = lim_higher_has_white,
    .colour_rule = lim_colour_rule,
    .pairs_by = bd_pairs_by_own,
    .order = bd_order_as_listed,
    .remarks = lim_remarks,
    .stages = bd_chain_start,
};
