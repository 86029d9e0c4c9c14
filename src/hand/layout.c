#include "hand/layout.h"

#include "base/assert.h"
#include "cards/card.h"

/* The entry the opponent's card must have for this game. */
static bd_entry points_other_side(const bd_entry *entry)
{
    bd_entry other = *entry;
    other.colour = entry->colour == BD_WHITE ? BD_BLACK : entry->colour == BD_BLACK ? BD_WHITE : BD_NO_COLOUR;
    if (entry->halves >= 0) other.halves = 2 - entry->halves;
    return other;
}

/* A game is counted once, from the card with the lower id: a different story on the other card makes the
 * counts differ. */
static void points_count_game(const bd_tournament *tournament, const bd_card *card, const bd_entry *entry,
                              bd_points_count *count)
{
    const bd_card *opponent = bd_tournament_card(tournament, entry->opponent);
    const bd_entry *theirs = opponent != NULL ? bd_card_entry(opponent, entry->round) : NULL;
    const bool both_told = theirs != NULL && theirs->kind == BD_GAME && theirs->opponent == card->id;
    if (both_told && opponent->id < card->id) return;
    count->games++;
    if (entry->halves < 0) count->open++;
    count->counted += bd_entry_points(&tournament->points, entry);
    if (!both_told) return;
    const bd_entry mirrored = points_other_side(entry);
    count->counted += bd_entry_points(&tournament->points, &mirrored);
}

static void points_count_entry(const bd_tournament *tournament, const bd_card *card, const bd_entry *entry,
                               bd_points_count *count)
{
    switch (entry->kind) {
    case BD_GAME: points_count_game(tournament, card, entry, count); return;
    case BD_FORFEIT: count->forfeits += entry->halves > 0; break;
    case BD_BYE_PAIRING: count->pairing_byes++; break;
    case BD_BYE_FULL: count->full_byes++; break;
    case BD_BYE_HALF: count->half_byes++; break;
    case BD_BYE_ZERO: break;
    case BD_BYE_UNKNOWN: count->unknown_byes++; break;
    }
    count->counted += bd_entry_points(&tournament->points, entry);
}

static bool points_tells_every_round(const bd_card *card, int round)
{
    int told = 0;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++)
        told += card->history[i].halves >= 0;
    return told == round - 1;
}

bd_points_count bd_points_counted(const bd_tournament *tournament, int round)
{
    bd_points_count count = {0};
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        count.on_cards += bd_card_score(tournament, card, round);
        for (size_t k = 0; k < card->history_count && card->history[k].round < round; k++)
            points_count_entry(tournament, card, &card->history[k], &count);
        if (card->score_given && !points_tells_every_round(card, round)) count.incomplete++;
    }
    for (size_t i = 0; i < tournament->adjustment_count; i++)
        if (tournament->adjustments[i].round < round) count.adjusted += tournament->adjustments[i].halves;
    count.counted += count.adjusted;
    return count;
}

/* The same event with everybody at the board in `round`, so that absent cards are ranked and judged like the
 * others. */
static bd_status layout_gather_everybody(bd_arena *arena, const bd_tournament *tournament, int round,
                                         bd_tournament **out, bd_err *err)
{
    bd_tournament *all;
    BD_NEW(all, arena, 1, err);
    *all = *tournament;
    all->present = NULL;
    all->present_count = 0;
    all->round = round;
    BD_NEW(all->cards, arena, tournament->card_count, err);
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &all->cards[i];
        *card = tournament->cards[i];
        card->bye_count = 0;
        card->withdrawn = card->joined = 0;
        while (card->history_count > 0 && card->history[card->history_count - 1].round >= round)
            card->history_count--;
    }
    *out = all;
    return BD_OK;
}

static bd_attendance layout_attendance_of(const bd_tournament *tournament, const bd_card *card, int round,
                                          bd_entry_kind *bye)
{
    if (bd_card_is_present(tournament, card, round)) return BD_ATTENDS;
    if (card->joined > round || (card->withdrawn > 0 && card->withdrawn <= round)) return BD_STAYS_AWAY;
    const bd_arranged *arranged = bd_card_arranged(card, round);
    const bd_entry *entry = bd_card_entry(card, round);
    if (arranged == NULL && entry == NULL) return BD_STAYS_AWAY;
    *bye = arranged != NULL ? arranged->kind : entry->kind;
    return BD_HAS_BYE;
}

static bd_laid_card layout_card(const bd_tournament *tournament, const bd_player *player, int round)
{
    bd_laid_card laid = {.card = bd_tournament_card(tournament, player->id),
                         .score = player->score,
                         .grade = {player->grade, player->estimated},
                         .claim = player->claim,
                         .floats = player->floats,
                         .last_float = player->last_float};
    laid.attendance = layout_attendance_of(tournament, laid.card, round, &laid.bye);
    return laid;
}

static int layout_attending_in(const bd_laid_level *level)
{
    int attending = 0;
    for (size_t i = 0; i < level->count; i++) attending += level->cards[i].attendance == BD_ATTENDS;
    return attending;
}

/* Counts the cards of the level down to the `line`th that attends: the line is drawn below it. */
static int layout_cards_down_to(const bd_laid_level *level, int line)
{
    int seen = 0;
    for (size_t i = 0; i < level->count; i++) {
        if (seen == line) return (int)i;
        seen += level->cards[i].attendance == BD_ATTENDS;
    }
    return (int)level->count;
}

/* CAA 5: once the expected floaters are gone as many cards stand above the line as below it. */
static void layout_draw_mid_lines(bd_laid_level *levels, size_t count)
{
    int from_above = 0;
    for (size_t i = 0; i < count; i++) {
        const int attending = layout_attending_in(&levels[i]);
        if (attending == 0) continue;
        const int inside = attending - from_above;
        BD_ASSERT(inside >= 0);
        levels[i].mid_line = layout_cards_down_to(&levels[i], inside / 2 + from_above);
        from_above = inside % 2;
    }
}

/* Puts one judged card after another, which come in draw order, into levels. */
static bd_status layout_levels(bd_arena *arena, const bd_round *all, bd_layout *layout, bd_err *err)
{
    bd_laid_card *laid, *away;
    bd_laid_level *levels;
    BD_NEW(laid, arena, all->cards, err);
    BD_NEW(away, arena, all->cards, err);
    BD_NEW(levels, arena, all->levels, err);
    size_t placed = 0;
    int level_of_last = -1;
    for (int u = 0; u < all->cards; u++) {
        const bd_laid_card card = layout_card(layout->tournament, &all->players[u], layout->round);
        if (card.attendance == BD_STAYS_AWAY) {
            away[layout->away_count++] = card;
            continue;
        }
        if (layout->level_count == 0 || level_of_last != all->players[u].level)
            levels[layout->level_count++] = (bd_laid_level){.score = card.score, .cards = &laid[placed]};
        level_of_last = all->players[u].level;
        laid[placed++] = card;
        bd_laid_level *level = &levels[layout->level_count - 1];
        level->count++;
        level->points += bd_card_score(layout->tournament, card.card, layout->round);
        layout->seekers[card.claim.due]++;
        layout->attending += card.attendance == BD_ATTENDS;
    }
    if (bd_rulebook_has(layout->rules, BD_HAS_MID_LINE)) layout_draw_mid_lines(levels, layout->level_count);
    layout->levels = levels;
    layout->away = away;
    return BD_OK;
}

bd_status bd_layout_new(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules, int round,
                        bd_layout *out, bd_err *err)
{
    if (round == 0) round = bd_tournament_next_round(tournament);
    *out = (bd_layout){.tournament = tournament, .rules = rules, .round = round};
    out->points = bd_points_counted(tournament, round);
    if (tournament->card_count == 0) return BD_OK;
    bd_tournament *everybody = NULL;
    BD_TRY(layout_gather_everybody(arena, tournament, round, &everybody, err));
    bd_round *all;
    BD_TRY(bd_round_new(arena, everybody, rules, round, NULL, &all, err));
    return layout_levels(arena, all, out, err);
}
