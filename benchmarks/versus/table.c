#include "table.h"

#include "base/sha256.h"
#include "cards/card.h"
#include "certify/best.h"
#include "io/trf/trf.h"
#include "simulate/play.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct table_seat {
    bd_arena *arena; /* of the event */
    versus_axes axes;
    bd_made_event event;
    int number, round;
    bool over;
    bd_digest digest;
    /* Of this step: */
    bool found;
    bd_draw draw;
    bd_text file;
} table_seat;

typedef struct table_block {
    const versus_table *table;
    const bd_rulebook *rules;
    table_seat *seats;
    int count;
    bd_arena *step; /* memory of one step */
    versus_counts *counts;
} table_block;

static int table_compare_boards(const void *a, const void *b)
{
    const bd_board *x = a, *y = b;
    return x->white != y->white ? x->white - y->white : x->black - y->black;
}

/* The boards by White's id, the bye as a board against 0. */
static bd_status table_lines(bd_arena *arena, const bd_board *boards, size_t count, int bye, bd_board **out,
                             size_t *lines, bd_err *err)
{
    BD_NEW(*out, arena, count + 1, err);
    for (size_t i = 0; i < count; i++) (*out)[i] = boards[i];
    *lines = count;
    if (bye != 0) (*out)[(*lines)++] = (bd_board){.white = bye};
    qsort(*out, *lines, sizeof **out, table_compare_boards);
    return BD_OK;
}

static void table_add_lines(bd_text *text, const char *who, const bd_board *lines, size_t count)
{
    bd_text_add(text, "### %s:", who);
    for (size_t i = 0; i < count; i++) bd_text_add(text, " %d-%d", lines[i].white, lines[i].black);
    bd_text_add_char(text, '\n');
}

/* ---- Our draw ---- */

/* Nobody would have an opponent. */
static bool table_is_empty(const table_seat *seat)
{
    const bd_tournament *t = seat->event.tournament;
    int present = 0;
    for (size_t i = 0; i < t->card_count; i++) present += bd_card_is_present(t, &t->cards[i], seat->round);
    return present < 2;
}

static bd_status table_write_file(table_block *block, table_seat *seat, bd_err *err)
{
    seat->file = bd_text_new(block->step);
    if (block->table->engine == NULL) return BD_OK;
    return bd_trf_write(seat->event.tournament, NULL, &seat->file, err);
}

static bd_status table_draw(table_block *block, table_seat *seat, bd_err *err)
{
    const bd_solve_options how = {.prove_unique = false};
    bd_draw_options *options;
    bd_round *round;
    bd_best best;
    bd_made_event_withdraw(&seat->event, seat->round);
    seat->over = table_is_empty(seat);
    if (seat->over) return BD_OK;
    BD_NEW(options, block->step, 1, err);
    *options = bd_made_event_options(&seat->event, NULL);
    BD_TRY(
        bd_round_new(block->step, seat->event.tournament, block->rules, seat->round, options, &round, err));
    BD_TRY(bd_best_of_round(block->step, round, &how, &best, err));
    seat->found = best.certificate.outcome != BD_NO_MATCHING;
    if (seat->found && best.certificate.outcome != BD_BEST)
        BD_FAIL(err, BD_INTERNAL, NULL, "round %d of tournament %d is not proved", seat->round, seat->number);
    seat->draw = best.draw;
    return table_write_file(block, seat, err);
}

static bd_status table_draw_all(table_block *block, bd_text *requests, size_t *asked, bd_err *err)
{
    for (int i = 0; i < block->count; i++) {
        table_seat *seat = &block->seats[i];
        if (seat->over) continue;
        BD_TRY(table_draw(block, seat, err));
        if (seat->over || block->table->engine == NULL) continue;
        bd_text_add(requests, "%s %zu\n", block->rules->id, seat->file.length);
        bd_text_add_bytes(requests, seat->file.bytes, seat->file.length);
        ++*asked;
    }
    if (requests->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* ---- Theirs ---- */

/* The file as it was asked about, what we make of it and what they do. */
static bd_status table_keep(const table_block *block, const table_seat *seat, const bd_text *said,
                            bd_err *err)
{
    char path[512];
    const versus_table *table = block->table;
    if (table->folder == NULL) return BD_OK;
    (void)snprintf(path, sizeof path, "%s/%s-s%llu-t%d-r%d.trf", table->folder, block->rules->id,
                   (unsigned long long)table->seed, seat->number, seat->round);
    FILE *file = fopen(path, "w");
    if (file == NULL) BD_FAIL(err, BD_SYSTEM, path, "the difference cannot be kept: %s", strerror(errno));
    const bool written = fwrite(seat->file.bytes, 1, seat->file.length, file) == seat->file.length &&
                         fwrite(said->bytes, 1, said->length, file) == said->length;
    if ((fclose(file) != 0) || !written)
        BD_FAIL(err, BD_SYSTEM, path, "the difference cannot be kept: %s", strerror(errno));
    return BD_OK;
}

static bd_status table_compare(table_block *block, const table_seat *seat, const versus_answer *answer,
                               bd_err *err)
{
    bd_board *ours, *theirs;
    size_t our_count, their_count;
    BD_TRY(table_lines(block->step, seat->draw.boards, seat->found ? seat->draw.board_count : 0,
                       seat->found ? seat->draw.bye : 0, &ours, &our_count, err));
    BD_TRY(table_lines(block->step, answer->boards, answer->board_count, 0, &theirs, &their_count, err));
    const bool same = seat->found == (answer->verdict == VERSUS_PAIRS) && our_count == their_count &&
                      (our_count == 0 || memcmp(ours, theirs, our_count * sizeof *ours) == 0);
    if (answer->verdict == VERSUS_REFUSED)
        block->counts->refused++;
    else if (same)
        return BD_OK;
    else
        block->counts->different++;
    bd_text said = bd_text_new(block->step);
    table_add_lines(&said, "bestdraw", ours, our_count);
    if (answer->verdict == VERSUS_REFUSED)
        bd_text_add(&said, "### the engine: %s\n", answer->words);
    else
        table_add_lines(&said, "the engine", theirs, their_count);
    if (said.failed) BD_FAIL_MEMORY(err);
    return table_keep(block, seat, &said, err);
}

/* ---- The block ---- */

static bd_status table_go_on(table_block *block, table_seat *seat, bd_err *err)
{
    bd_board *lines;
    size_t count;
    BD_TRY(table_lines(block->step, seat->draw.boards, seat->found ? seat->draw.board_count : 0,
                       seat->found ? seat->draw.bye : 0, &lines, &count, err));
    bd_text text = bd_text_new(block->step);
    bd_text_add(&text, "%d %d", seat->number, seat->round);
    for (size_t i = 0; i < count; i++) bd_text_add(&text, " %d-%d", lines[i].white, lines[i].black);
    bd_text_add_char(&text, '\n');
    if (text.failed) BD_FAIL_MEMORY(err);
    bd_digest_add(&seat->digest, text.bytes, text.length);
    block->counts->rounds++;
    block->counts->none += !seat->found;
    seat->over = !seat->found || seat->round == seat->axes.plan.rounds;
    if (seat->over) return BD_OK;
    BD_TRY(bd_made_event_record(&seat->event, &seat->draw, err));
    seat->event.tournament->draw_count = 0; /* TRF has no place for draws; the boards are on the cards */
    seat->round++;
    return BD_OK;
}

static bd_status table_step(table_block *block, bool *played, bd_err *err)
{
    versus_answer *answers;
    bd_text requests = bd_text_new(block->step);
    size_t asked = 0;
    *played = false;
    BD_TRY(table_draw_all(block, &requests, &asked, err));
    BD_NEW(answers, block->step, asked + 1, err);
    if (asked > 0)
        BD_TRY(versus_engine_ask(block->table->engine, &requests, asked, block->step, answers, err));
    for (int i = 0, at = 0; i < block->count; i++) {
        table_seat *seat = &block->seats[i];
        if (seat->over) continue;
        *played = true;
        if (block->table->engine != NULL) BD_TRY(table_compare(block, seat, &answers[at++], err));
        BD_TRY(table_go_on(block, seat, err));
    }
    return BD_OK;
}

static bd_status table_sit_down(table_block *block, int first, bd_err *err)
{
    for (int i = 0; i < block->count; i++) {
        table_seat *seat = &block->seats[i];
        *seat =
            (table_seat){.arena = bd_arena_new(), .number = first + i, .round = 1, .digest = bd_digest_new()};
        if (seat->arena == NULL) BD_FAIL_MEMORY(err);
        versus_axes_of(block->rules->id, block->table->names, block->table->seed, seat->number, &seat->axes);
        if (seat->axes.plan.shape != NULL) seat->axes.plan.shape = &seat->axes.shape;
        BD_TRY(versus_event_new(seat->arena, &seat->axes, &seat->event, err));
        block->counts->players += seat->axes.plan.players;
    }
    block->counts->tournaments += block->count;
    return BD_OK;
}

/* The digest of the digests, in the order of the tournaments. */
static void table_sign(table_block *block, char hex[65])
{
    bd_digest whole = bd_digest_new();
    for (int i = 0; i < block->count; i++) {
        char one[65];
        bd_digest_finish(&block->seats[i].digest, one);
        bd_digest_add(&whole, one, 64);
    }
    bd_digest_finish(&whole, hex);
}

static bd_status table_play(table_block *block, int first, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(block->step);
    BD_TRY(table_sit_down(block, first, err));
    for (bool played = true; played;) {
        BD_TRY(table_step(block, &played, err));
        bd_arena_back_to(block->step, mark);
    }
    return BD_OK;
}

bd_status versus_table_play(const versus_table *table, int first, int count, versus_counts *counts,
                            char hex[65], bd_err *err)
{
    table_block block = {.table = table,
                         .rules = bd_rulebook_find(table->rules),
                         .count = count,
                         .seats = calloc((size_t)count, sizeof *block.seats),
                         .step = bd_arena_new(),
                         .counts = counts};
    bd_status status = BD_NO_MEMORY;
    *counts = (versus_counts){0};
    if (block.seats != NULL && block.step != NULL) status = table_play(&block, first, err);
    if (status == BD_OK) table_sign(&block, hex);
    for (int i = 0; block.seats != NULL && i < count; i++) bd_arena_free(block.seats[i].arena);
    bd_arena_free(block.step);
    free(block.seats);
    return status;
}
