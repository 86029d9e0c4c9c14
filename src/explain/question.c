#include "explain/question.h"

#include "cards/card.h"
#include "cards/published.h"
#include "explain/check.h"

/* Whether an entry is a place in the draw of its round. */
static bool replay_is_in_the_draw(const bd_entry *entry)
{
    return entry->kind == BD_GAME || entry->kind == BD_FORFEIT || entry->kind == BD_BYE_PAIRING;
}

/* Whether the cards tell who was there: of a draw that is published and not played yet they do not. */
static bool replay_has_results(const bd_tournament *tournament, int round)
{
    const bool drawn = bd_published_draw(tournament, round) != NULL;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&tournament->cards[i], round);
        if (entry == NULL || !replay_is_in_the_draw(entry)) continue;
        const bool told = entry->kind == BD_FORFEIT || (entry->kind == BD_GAME && entry->halves >= 0);
        if (told || !drawn) return true;
    }
    return false;
}

int bd_replay_last_round(const bd_tournament *tournament)
{
    int last = bd_tournament_last_round(tournament);
    for (size_t i = 0; i < tournament->draw_count; i++)
        if (tournament->draws[i].round > last) last = tournament->draws[i].round;
    return last;
}

/* The bye that the card had or has in a round, as one arranged beforehand; BD_GAME: none. */
static bd_entry_kind replay_arranged_kind(const bd_entry *entry, int round)
{
    if (entry->kind == BD_BYE_HALF) return BD_BYE_HALF;
    if (entry->round == round && (entry->kind == BD_BYE_FULL || entry->kind == BD_BYE_ZERO))
        return entry->kind;
    return BD_GAME;
}

static bd_status replay_copy_byes(bd_tournament *copy, bd_card *card, const bd_card *from, int round,
                                  bd_err *err)
{
    card->byes = NULL;
    card->bye_count = card->bye_capacity = 0;
    for (size_t i = 0; i < from->bye_count; i++)
        BD_TRY(bd_card_add_bye(copy, card, from->byes[i].round, from->byes[i].kind, err));
    for (size_t i = 0; i < from->history_count; i++) {
        const bd_entry *entry = &from->history[i];
        const bd_entry_kind kind = replay_arranged_kind(entry, round);
        if (entry->round < round || kind == BD_GAME || bd_card_arranged(card, entry->round) != NULL) continue;
        BD_TRY(bd_card_add_bye(copy, card, entry->round, kind, err));
    }
    return BD_OK;
}

static bool replay_is_absent(const bd_tournament *copy, const bd_card *card, int round, const bd_draw *draw,
                             bool played)
{
    if (!bd_card_is_present(copy, card, round)) return false; /* known already */
    return played && bd_card_entry(card, round) == NULL &&
           (draw == NULL || (!bd_draw_sits_out(draw, card->id) && bd_draw_board_of(draw, card->id) == 0));
}

static bd_status replay_copy_card(bd_tournament *copy, bd_card *card, const bd_tournament *tournament,
                                  const bd_card *from, int round, bool played, bd_err *err)
{
    *card = *from;
    card->history_count = 0;
    while (card->history_count < from->history_count && from->history[card->history_count].round < round)
        card->history_count++;
    card->history_capacity = card->history_count;
    /* The score in the file speaks of the next round only. */
    if (round != bd_tournament_next_round(tournament)) card->score_given = false;
    BD_TRY(replay_copy_byes(copy, card, from, round, err));
    if (replay_is_absent(copy, from, round, bd_published_draw(tournament, round), played))
        return bd_card_add_bye(copy, card, round, BD_BYE_ZERO, err);
    return BD_OK;
}

bd_status bd_replay_before(bd_arena *arena, const bd_tournament *tournament, int round, bd_tournament **out,
                           bd_err *err)
{
    bd_tournament *copy;
    BD_NEW(copy, arena, 1, err);
    *copy = *tournament;
    copy->arena = arena;
    copy->round = round;
    copy->card_capacity = copy->card_count;
    const int last = bd_replay_last_round(tournament);
    if (copy->rounds < last) copy->rounds = last;
    BD_NEW(copy->cards, arena, copy->card_count, err);
    /* The list of who is present speaks of the next round only. */
    if (copy->present_round == 0 && round != bd_tournament_next_round(tournament))
        copy->present = NULL, copy->present_count = 0;
    const bool played = replay_has_results(tournament, round);
    for (size_t i = 0; i < copy->card_count; i++)
        BD_TRY(
            replay_copy_card(copy, &copy->cards[i], tournament, &tournament->cards[i], round, played, err));
    copy->draws = NULL;
    copy->draw_count = copy->draw_capacity = 0;
    *out = copy;
    return BD_OK;
}

/* Whether the opponent's card tells of the same game, so that one board stands for both entries. */
static bool replay_told_by_opponent(const bd_tournament *tournament, const bd_card *card,
                                    const bd_entry *entry)
{
    const bd_card *opponent = bd_tournament_card(tournament, entry->opponent);
    const bd_entry *other = opponent != NULL ? bd_card_entry(opponent, entry->round) : NULL;
    return other != NULL && other->opponent == card->id &&
           (other->kind == BD_GAME || other->kind == BD_FORFEIT);
}

bd_status bd_replay_draw(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                         bd_err *err)
{
    const bd_draw *kept = bd_published_draw(tournament, round);
    int *sit_outs;
    *out = kept != NULL ? *kept : (bd_draw){.round = round};
    if (kept != NULL) return BD_OK;
    BD_NEW(out->boards, arena, tournament->card_count, err);
    BD_NEW(sit_outs, arena, tournament->card_count, err);
    out->sit_outs = sit_outs;
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        const bd_entry *entry = bd_card_entry(card, round);
        if (entry == NULL || !replay_is_in_the_draw(entry)) continue;
        const int id = card->id, other = entry->opponent;
        if (entry->kind == BD_BYE_PAIRING) {
            if (out->bye != 0) sit_outs[out->sit_out_count++] = out->bye;
            out->bye = id; /* the last one has the bye, as far as the cards tell */
        } else if (other != 0 && (id < other || !replay_told_by_opponent(tournament, card, entry))) {
            const bool black = entry->colour == BD_BLACK || (entry->colour == BD_NO_COLOUR && other < id);
            out->boards[out->board_count++] =
                black ? (bd_board){.white = other, .black = id} : (bd_board){.white = id, .black = other};
        }
    }
    return BD_OK;
}

/* A published draw that names others than the round has is another draw too. */
static bd_status question_compare_published(bd_arena *arena, bd_question *out, bd_err *err)
{
    uint16_t *mate = NULL;
    bd_err no_draw;
    const bd_status status = bd_round_partners(out->best.round, arena, &out->published, &mate, &no_draw);
    if (status == BD_NO_MEMORY) BD_FAIL_MEMORY(err);
    out->other_stands = status != BD_OK;
    for (int u = 0; status == BD_OK && u < out->best.round->nodes; u++)
        out->other_stands = out->other_stands || mate[u] != out->best.certificate.mate[u];
    return BD_OK;
}

bd_status bd_question_open(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                           int number, const bd_draw_options *options, const bd_solve_options *how,
                           bd_question *out, bd_err *err)
{
    *out = (bd_question){.options = options != NULL ? *options : bd_draw_options_none()};
    const bd_tournament *then = tournament;
    bd_tournament *before = NULL;
    if (number == 0) number = bd_tournament_next_round(tournament);
    BD_TRY(bd_replay_draw(arena, tournament, number, &out->published, err));
    const bool published = bd_draw_names_somebody(&out->published);
    if (published)
        BD_TRY(bd_check_step_back(arena, tournament, rules, number, &out->published, how, &out->options,
                                  &before, err));
    if (published) then = before;
    bd_solve_options kept = *how;
    kept.keep_trail = true; /* other draws begin in its middle */
    BD_TRY(bd_best_draw(arena, then, rules, number, &out->options, &kept, &out->best, err));
    return published && out->best.certificate.mate != NULL ? question_compare_published(arena, out, err)
                                                           : BD_OK;
}
