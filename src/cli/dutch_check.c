/* The option -c: every round paired again from the rounds before it. */
#include "cards/card.h"
#include "cli/common.h"
#include "cli/dutch.h"
#include "explain/check.h"

#include "os/files.h"
#include "standings/standings.h"

#include <string.h>

/* Who has White is not told of every forfeit: then it is as in the draw made again, and before there is one
 * not known. */
static bd_colour dutch_check_colour(const bd_round *round, const bd_edge *pair, const bd_draw *again)
{
    const int higher = round->players[pair->u].id, lower = round->players[pair->v].id;
    const bd_colour own = bd_card_entry(round->players[pair->u].card, round->number)->colour;
    const bd_entry *other = bd_card_entry(round->players[pair->v].card, round->number);
    if (own != BD_NO_COLOUR) return own;
    if (other != NULL && other->colour != BD_NO_COLOUR)
        return other->colour == BD_WHITE ? BD_BLACK : BD_WHITE;
    if (again == NULL) return BD_NO_COLOUR;
    for (size_t i = 0; i < again->board_count; i++)
        if (again->boards[i].white == lower && again->boards[i].black == higher) return BD_BLACK;
    return BD_WHITE;
}

/* The boards of a round as the cards have them, in publication order; without `again` those alone whose
 * colours are told. */
static bd_status dutch_check_published(const bd_round *round, bd_arena *arena, const bd_draw *again,
                                       bd_draw *out, bd_err *err)
{
    bd_edge *pairs;
    BD_NEW(pairs, arena, round->cards + 1, err);
    BD_NEW(out->boards, arena, round->cards + 1, err);
    size_t count = 0;
    for (int u = 0; u < round->cards; u++) {
        const bd_entry *entry = bd_card_entry(round->players[u].card, round->number);
        if (entry == NULL) continue;
        if (entry->kind == BD_BYE_PAIRING) out->bye = round->players[u].id;
        const int v = entry->opponent > 0 ? bd_round_node(round, entry->opponent) : -1;
        if (v <= u) continue;
        size_t at = count++;
        const bd_edge pair = {(uint16_t)u, (uint16_t)v};
        for (; at > 0 && round->rules->compare_boards(round, &pair, &pairs[at - 1]) < 0; at--)
            pairs[at] = pairs[at - 1];
        pairs[at] = pair;
    }
    out->board_count = 0;
    for (size_t i = 0; i < count; i++) {
        const int higher = round->players[pairs[i].u].id, lower = round->players[pairs[i].v].id;
        const bd_colour colour = dutch_check_colour(round, &pairs[i], again);
        if (colour == BD_NO_COLOUR) continue;
        out->boards[out->board_count++] =
            colour == BD_WHITE ? (bd_board){higher, lower} : (bd_board){lower, higher};
    }
    return BD_OK;
}

/* A board, or behind the last one the bye as its player against 0. */
static bd_board dutch_check_line(const bd_draw *draw, size_t at)
{
    return at < draw->board_count ? draw->boards[at] : (bd_board){.white = draw->bye};
}

/* What is on the first draw only. */
static bd_status dutch_check_only(bd_arena *arena, const bd_draw *draw, const bd_draw *other, bd_board **out,
                                  size_t *count, bd_err *err)
{
    const size_t lines = draw->board_count + (draw->bye != 0);
    const size_t others = other->board_count + (other->bye != 0);
    BD_NEW(*out, arena, lines + 1, err);
    *count = 0;
    for (size_t i = 0; i < lines; i++) {
        const bd_board line = dutch_check_line(draw, i);
        bool there = false;
        for (size_t k = 0; k < others && !there; k++) {
            const bd_board same = dutch_check_line(other, k);
            there = same.white == line.white && same.black == line.black;
        }
        if (!there) (*out)[(*count)++] = line;
    }
    return BD_OK;
}

static void dutch_check_add_side(bd_text *text, const bd_board *lines, size_t count, size_t at)
{
    if (at < count)
        bd_text_add(text, "%7d - %3d", lines[at].white, lines[at].black);
    else
        bd_text_add_spaces(text, 13);
}

static bd_status dutch_check_tell_differences(bd_context *context, bd_arena *arena, const bd_draw *best,
                                              const bd_draw *published, bd_err *err)
{
    bd_board *ours, *theirs;
    size_t our_count, their_count;
    BD_TRY(dutch_check_only(arena, best, published, &ours, &our_count, err));
    BD_TRY(dutch_check_only(arena, published, best, &theirs, &their_count, err));
    if (our_count + their_count == 0) return BD_OK;
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, BD_SAY(CLI_DUTCH_DIFFERENCES));
    for (size_t i = 0; i < our_count || i < their_count; i++) {
        dutch_check_add_side(&text, ours, our_count, i);
        bd_text_add_spaces(&text, 12);
        dutch_check_add_side(&text, theirs, their_count, i);
        bd_text_add_char(&text, '\n');
    }
    bd_text_add_char(&text, '\n');
    return bd_cli_print(context, &text, err);
}

static bd_status dutch_check_tell_none(bd_context *context, bd_arena *arena, int number, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, BD_SAY(CLI_DUTCH_NONE_VALID), number);
    return bd_cli_print(context, &text, err);
}

static bd_status dutch_check_round(bd_dutch *dutch, const bd_tournament *tournament, int number,
                                   bd_arena *arena, bd_err *err)
{
    bd_best best;
    bd_round *round = NULL;
    bd_draw published = {.round = number};
    bd_draw_options options = bd_draw_options_none();
    const bd_solve_options how = {0};
    if (!bd_dutch_somebody_is_there(tournament, number)) return BD_OK;
    BD_TRY(bd_round_new(arena, tournament, dutch->rules, number, &options, &round, err));
    BD_TRY(dutch_check_published(round, arena, NULL, &published, err));
    BD_TRY(bd_check_toss(arena, tournament, dutch->rules, number, &published, &options, err));
    BD_TRY(bd_best_draw(arena, tournament, dutch->rules, number, &options, &how, &best, err));
    if (dutch->listing) {
        bd_text_add(&dutch->listed, "Round #%d\n", number);
        BD_TRY(bd_dutch_list(dutch, best.round, &best.draw, err));
    }
    if (best.certificate.outcome == BD_NO_MATCHING)
        return dutch_check_tell_none(dutch->context, arena, number, err);
    BD_TRY(dutch_check_published(round, arena, &best.draw, &published, err));
    return dutch_check_tell_differences(dutch->context, arena, &best.draw, &published, err);
}

static bd_status dutch_check_tell_round(bd_dutch *dutch, const char *name, int number, bd_err *err)
{
    bd_text text = bd_text_new(dutch->context->arena);
    bd_text_add(&text, "%s: Round #%d\n", name, number);
    return bd_cli_print(dutch->context, &text, err);
}

/* "dir/open.trf" to "open". */
static const char *dutch_check_name(bd_arena *arena, const char *path)
{
    const char *name = bd_os_name_of(path);
    const char *dot = strrchr(name, '.');
    return bd_arena_copy_bytes(arena, name, dot != NULL && dot != name ? (size_t)(dot - name) : strlen(name));
}

/* The ranks of the file against its list of tie-breaks; nothing is said where they agree, or where the file
 * has no list. */
static bd_status dutch_check_places(bd_dutch *dutch, const bd_tournament *tournament, const char *name,
                                    bd_err *err)
{
    bd_tiebreak_list list;
    bd_place_fault *faults;
    size_t count = 0;
    bd_text text = bd_text_new(dutch->context->arena);
    const int round = bd_standings_round(tournament);
    if (dutch->round > 0 || !bd_places_are_told(tournament)) return BD_OK;
    BD_TRY(bd_tiebreaks_of(tournament, &list, err));
    BD_TRY(bd_places_check(dutch->context->arena, tournament, round, &list, &faults, &count, err));
    if (count == 0) return BD_OK;
    bd_text_add(&text, BD_SAY(CLI_DUTCH_PLACES), name, round);
    for (size_t i = 0; i < count; i++) {
        const bd_place_fault *fault = &faults[i];
        const int id = tournament->cards[fault->card].id;
        if (fault->first == fault->last)
            bd_text_add(&text, "%7d: %3d    ", id, fault->first);
        else
            bd_text_add(&text, "%7d: %3d-%-3d", id, fault->first, fault->last);
        bd_text_add(&text, "        %7d: %3d\n", id, fault->said);
    }
    return bd_cli_print(dutch->context, &text, err);
}

bd_status bd_dutch_check(bd_dutch *dutch, bd_err *err)
{
    bd_tournament *tournament;
    BD_TRY(bd_dutch_read(dutch, &tournament, err));
    const char *name = dutch_check_name(dutch->context->arena, dutch->input);
    if (name == NULL) BD_FAIL_MEMORY(err);
    const int last = bd_tournament_next_round(tournament) - 1;
    if (tournament->rounds < last) tournament->rounds = last; /* those that were played, where not told */
    for (int number = 1; number <= last; number++) {
        if (dutch->round > 0 && number != dutch->round) continue;
        bd_arena *arena = bd_arena_new();
        if (arena == NULL) BD_FAIL_MEMORY(err);
        bd_status status = dutch_check_tell_round(dutch, name, number, err);
        if (status == BD_OK) status = dutch_check_round(dutch, tournament, number, arena, err);
        bd_arena_free(arena);
        if (status != BD_OK) return status;
    }
    BD_TRY(dutch_check_places(dutch, tournament, name, err));
    bd_print(dutch->context, "\n");
    return BD_OK;
}
