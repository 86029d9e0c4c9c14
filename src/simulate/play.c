#include "simulate/play.h"

#include "cards/card.h"
#include "cards/result.h"
#include "certify/best.h"
#include "simulate/simulate_words.h"

#include <stdio.h>
#include <string.h>

/* round(1000000 / (1 + 10^(-d / 400))) for d = 0, 10, ... 800. */
static const int strength_expectation[] = {
    500000, 514387, 528751, 543066, 557312, 571463, 585499, 599397, 613137, 626699, 640065, 653217,
    666139, 678817, 691236, 703385, 715253, 726830, 738109, 749083, 759747, 770097, 780130, 789844,
    799240, 808318, 817079, 825526, 833662, 841492, 849020, 856252, 863193, 869850, 876229, 882338,
    888184, 893775, 899117, 904220, 909091, 913738, 918168, 922391, 926412, 930242, 933886, 937353,
    940649, 943782, 946760, 949588, 952273, 954822, 957242, 959537, 961713, 963778, 965734, 967589,
    969347, 971012, 972589, 974082, 975497, 976836, 978103, 979303, 980438, 981512, 982528, 983489,
    984398, 985258, 986071, 986840, 987567, 988255, 988904, 989518, 990099,
};

enum { STEP = 10, WIDEST = 800 };

static int strength_expect_ahead(int points)
{
    if (points >= WIDEST) return strength_expectation[WIDEST / STEP];
    const int low = strength_expectation[points / STEP];
    const int high = strength_expectation[points / STEP + 1];
    return low + (high - low) * (points % STEP) / STEP;
}

int bd_strength_expect(int white, int black)
{
    const int ahead = white + BD_WHITE_POINTS - black;
    return ahead >= 0 ? strength_expect_ahead(ahead) : BD_MILLION - strength_expect_ahead(-ahead);
}

static int strength_chance_of_draw(int expected, int draw_permille)
{
    const int64_t e = expected;
    const int64_t falls = 4 * e * (BD_MILLION - e) / BD_MILLION * draw_permille / 1000;
    const int64_t weaker = e < BD_MILLION - e ? e : BD_MILLION - e;
    return (int)(falls < 2 * weaker ? falls : 2 * weaker);
}

int bd_strength_play(bd_random *random, int white, int black, int draw_permille)
{
    const int expected = bd_strength_expect(white, black);
    const int draw = strength_chance_of_draw(expected, draw_permille);
    const int win = expected - draw / 2;
    const int lot = (int)bd_random_below(random, BD_MILLION);
    return lot < win ? 2 : lot < win + draw ? 1 : 0;
}

int bd_strength_spread(bd_random *random)
{
    int sum = -6000;
    for (int i = 0; i < 12; i++) sum += (int)bd_random_below(random, 1001);
    return sum;
}

static const char pairer_best[] = "best";

/* "best, cards, lazy, ..." */
static const char *pairer_choices(char *buffer, size_t size)
{
    size_t used = (size_t)snprintf(buffer, size, "%s", pairer_best);
    for (size_t i = 0; i < bd_method_count() && used < size; i++)
        used += (size_t)snprintf(buffer + used, size - used, ", %s", bd_method_at(i)->id);
    return buffer;
}

bd_status bd_pairer_find(const char *id, bd_pairer *out, bd_err *err)
{
    const bd_method *method = bd_method_find(id);
    char choices[128];
    if (method == NULL && strcmp(id, pairer_best) != 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_NOT_A_METHOD), id,
                pairer_choices(choices, sizeof choices));
    *out = (bd_pairer){.id = method == NULL ? pairer_best : method->id, .method = method};
    return BD_OK;
}

static bd_status play_draw(const bd_pairer *pairer, bd_arena *arena, bd_round *round, bd_draw *out,
                           bool *found, bd_err *err)
{
    const bd_solve_options how = {.prove_unique = false};
    const bd_hand_wishes wishes = {.seed = round->options->seed};
    bd_hand_result result;
    bd_best best;
    if (pairer->method == NULL) {
        BD_TRY(bd_best_of_round(arena, round, &how, &best, err));
        *found = best.certificate.outcome != BD_NO_MATCHING;
        *out = best.draw;
        return BD_OK;
    }
    BD_TRY(pairer->method->draw(arena, round, &wishes, &result, err));
    *found = !result.stuck;
    return result.stuck ? BD_OK : bd_hand_publish(arena, round, &result, out, err);
}

static bd_random play_lot_of(const bd_made_event *event, uint64_t what, int round, int a, int b)
{
    const uint64_t part = ((what * 100 + (uint64_t)round) * 10000 + (uint64_t)a) * 10000 + (uint64_t)b;
    return bd_random_part(event->plan->seed, part);
}

enum { GAME = 1, WITHDRAWAL };

bd_draw_options bd_made_event_options(const bd_made_event *event, const bd_draw_options *file)
{
    bd_draw_options options = file != NULL ? *file : bd_draw_options_none();
    options.seed = event->plan->seed;
    return options;
}

void bd_made_event_withdraw(bd_made_event *event, int number)
{
    bd_tournament *tournament = event->tournament;
    for (size_t i = 0; i < tournament->card_count && number > 1; i++) {
        bd_card *card = &tournament->cards[i];
        bd_random lot = play_lot_of(event, WITHDRAWAL, number, card->id, 0);
        if (card->withdrawn == 0 && card->joined < number &&
            (int)bd_random_below(&lot, 1000) < event->plan->withdrawals)
            card->withdrawn = number;
    }
}

static bd_status play_write_game(bd_tournament *tournament, int id, int round, bd_entry entry, bd_err *err)
{
    bd_entry *made;
    BD_TRY(bd_card_add_entry(tournament, bd_tournament_card(tournament, id), round, &made, err));
    *made = entry;
    made->round = round;
    return BD_OK;
}

/* Where the boards are fixed beforehand, somebody who is not there may have one. */
static bool play_is_away(const bd_made_event *event, int id, int round)
{
    const bd_card *card = bd_tournament_card(event->tournament, id);
    return bd_card_arranged(card, round) != NULL || bd_card_has_left(card, round - 1);
}

/* The result of a board, each side's entry. */
static void play_result(bd_made_event *event, int round, const bd_board *board, bd_shape_kind mark,
                        bd_entry *white, bd_entry *black)
{
    const bool in_order = board->white < board->black;
    bd_random lot = play_lot_of(event, GAME, round, in_order ? board->white : board->black,
                                in_order ? board->black : board->white);
    const bool by_chance = (int)bd_random_below(&lot, 1000) < event->plan->forfeits;
    const bool lower_id_wins = bd_random_below(&lot, 2) == 0;
    const bool white_away = play_is_away(event, board->white, round);
    const bool black_away = play_is_away(event, board->black, round);
    const bool forfeited = white_away || black_away || by_chance || mark == BD_SHAPE_FORFEITS ||
                           mark == BD_SHAPE_DOUBLE_FORFEITS;
    int halves = bd_strength_play(&lot, event->strength[board->white - 1], event->strength[board->black - 1],
                                  event->plan->draws);
    if (forfeited) halves = lower_id_wins == in_order ? 2 : 0;
    *white = (bd_entry){.kind = forfeited ? BD_FORFEIT : BD_GAME,
                        .opponent = board->black,
                        .colour = BD_WHITE,
                        .halves = halves,
                        .unrated = mark == BD_SHAPE_UNUSUAL && !forfeited};
    *black = *white;
    black->opponent = board->white;
    black->colour = BD_BLACK;
    black->halves = 2 - halves;
    if (white_away || black_away) {
        white->halves = white_away ? 0 : 2;
        black->halves = black_away ? 0 : 2;
        return;
    }
    if (mark == BD_SHAPE_DOUBLE_FORFEITS) white->halves = black->halves = 0;
    /* A penalty takes a win, or one side of a draw. */
    if (mark != BD_SHAPE_PENALTIES || forfeited) return;
    bd_entry *punished = halves == 2 || (halves == 1 && lower_id_wins) ? white : black;
    punished->halves = 0;
}

static bd_status play_board(bd_made_event *event, int round, const bd_board *board, bd_shape_kind mark,
                            bd_err *err)
{
    bd_entry white, black;
    play_result(event, round, board, mark, &white, &black);
    BD_TRY(play_write_game(event->tournament, board->white, round, white, err));
    return play_write_game(event->tournament, board->black, round, black, err);
}

/* A bye that was arranged stands on the card as a result too once its round is played. */
static bd_status play_write_arranged_byes(bd_made_event *event, int round, bd_err *err)
{
    bd_tournament *tournament = event->tournament;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        const bd_arranged *bye = bd_card_arranged(card, round);
        if (bye == NULL || bd_card_entry(card, round) != NULL || card->joined > round ||
            (card->withdrawn > 0 && card->withdrawn <= round))
            continue;
        BD_TRY(play_write_game(tournament, card->id, round,
                               (bd_entry){.kind = bye->kind, .halves = bd_bye_worth(bye->kind)}, err));
    }
    return BD_OK;
}

static bd_status play_keep_draw(bd_tournament *tournament, const bd_draw *draw, bd_err *err)
{
    bd_board *boards;
    int *sit_outs;
    BD_NEW(boards, tournament->arena, draw->board_count, err);
    BD_NEW(sit_outs, tournament->arena, draw->sit_out_count, err);
    for (size_t i = 0; i < draw->board_count; i++) boards[i] = draw->boards[i];
    for (size_t i = 0; i < draw->sit_out_count; i++) sit_outs[i] = draw->sit_outs[i];
    BD_ROOM(tournament->draws, tournament->draw_count, tournament->draw_capacity, tournament->arena, err);
    bd_draw *kept = &tournament->draws[tournament->draw_count++];
    *kept = *draw;
    kept->boards = boards;
    kept->sit_outs = sit_outs;
    return BD_OK;
}

bd_status bd_made_event_record(bd_made_event *event, const bd_draw *draw, bd_err *err)
{
    bd_tournament *tournament = event->tournament;
    const bd_shape_kind *marks;
    BD_TRY(bd_shape_boards(event->plan->shape, event->plan->seed, draw->round, tournament->arena,
                           draw->board_count, &marks, err));
    for (size_t i = 0; i < draw->board_count; i++)
        BD_TRY(play_board(event, draw->round, &draw->boards[i], marks[i], err));
    if (draw->bye != 0)
        BD_TRY(play_write_game(tournament, draw->bye, draw->round,
                               (bd_entry){.kind = BD_BYE_PAIRING, .halves = 2}, err));
    for (size_t i = 0; i < draw->sit_out_count; i++)
        BD_TRY(play_write_game(tournament, draw->sit_outs[i], draw->round,
                               (bd_entry){.kind = BD_BYE_PAIRING, .halves = 2}, err));
    BD_TRY(play_write_arranged_byes(event, draw->round, err));
    return play_keep_draw(tournament, draw, err);
}

static bd_status play_round(bd_made_event *event, const bd_pairer *pairer, bd_arena *scratch, int number,
                            bool *found, bd_err *err)
{
    const bd_rulebook *rules = bd_rulebook_find(event->plan->rules);
    if (rules == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_NOT_A_RULEBOOK), event->plan->rules);
    bd_made_event_withdraw(event, number);
    const bd_draw_options options = bd_made_event_options(event, pairer->arm);
    bd_round *round;
    bd_draw draw;
    BD_TRY(bd_round_new(scratch, event->tournament, rules, number, &options, &round, err));
    BD_TRY(play_draw(pairer, scratch, round, &draw, found, err));
    if (!*found) return BD_OK;
    if (pairer->arm != NULL) { /* it is kept with the draw what it was made with */
        draw.rules = rules->id;
        BD_TRY(bd_draw_options_print(&options, event->tournament->arena, &draw.options, err));
    }
    return bd_made_event_record(event, &draw, err);
}

bd_status bd_made_event_play(bd_made_event *event, const bd_pairer *pairer, int rounds, int *played,
                             bd_err *err)
{
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    bd_status status = BD_OK;
    bool found = true;
    for (*played = 0; *played < rounds && found && status == BD_OK;) {
        const bd_arena_mark mark = bd_arena_here(scratch);
        status = play_round(event, pairer, scratch, *played + 1, &found, err);
        bd_arena_back_to(scratch, mark);
        if (status == BD_OK && found) ++*played;
    }
    bd_arena_free(scratch);
    return status;
}
