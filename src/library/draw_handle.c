/* A tournament and its draws behind their public handles. */
#include "library/handles.h"

#include "base/text.h"
#include "cards/published.h"
#include "certify/vector.h"
#include "io/certificate_file.h"
#include "library/library_words.h"
#include "rulebook/rulebook.h"

#include <string.h>

bestdraw_status bd_library_fail(bestdraw_tournament *handle, const bd_err *err)
{
    (void)bd_err_text(err, handle->error, sizeof handle->error);
    return bd_library_status(err->status);
}

static bestdraw_tournament *handle_new(void)
{
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) return NULL;
    bestdraw_tournament *handle = bd_arena_alloc(arena, 1, sizeof *handle);
    if (handle == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    handle->arena = arena;
    handle->warnings = bd_warnings_new(arena);
    return handle;
}

static bd_status handle_keep_warnings(bestdraw_tournament *handle, bd_err *err)
{
    BD_NEW(handle->warning_texts, handle->arena, handle->warnings.count, err);
    for (size_t i = 0; i < handle->warnings.count; i++) {
        const bd_warning *warning = &handle->warnings.items[i];
        bd_text text = bd_text_new(handle->arena);
        bd_text_add(&text, "%s%s%s", warning->place, warning->place[0] != '\0' ? ": " : "",
                    warning->sentence);
        BD_TRY(bd_text_finish(&text, &handle->warning_texts[i], err));
    }
    return BD_OK;
}

static bestdraw_status handle_finish(bestdraw_tournament *handle, bd_status status, bd_err *err)
{
    if (status == BD_OK) status = handle_keep_warnings(handle, err);
    if (status == BD_OK) return BESTDRAW_OK;
    handle->cards = NULL;
    handle->warnings.count = 0;
    return bd_library_fail(handle, err);
}

static bestdraw_status handle_begin(bool asked, int lenient, bestdraw_tournament **out)
{
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (!asked) return BESTDRAW_USAGE;
    *out = handle_new();
    if (*out == NULL) return BESTDRAW_NO_MEMORY;
    (*out)->lenient = lenient != 0;
    return BESTDRAW_OK;
}

bestdraw_status bestdraw_read_file(const char *path, int lenient, bestdraw_tournament **out)
{
    bd_err err = {.status = BD_OK};
    const bd_read_options options = {.lenient = lenient != 0, .games_only = bd_rulebook_games_only};
    const bestdraw_status begun = handle_begin(path != NULL, lenient, out);
    if (begun != BESTDRAW_OK) return begun;
    return handle_finish(
        *out, bd_tournament_read((*out)->arena, path, &options, &(*out)->warnings, &(*out)->cards, &err),
        &err);
}

bestdraw_status bestdraw_read_memory(const char *name, const char *bytes, size_t count, int lenient,
                                     bestdraw_tournament **out)
{
    bd_err err = {.status = BD_OK};
    const bd_read_options options = {.lenient = lenient != 0, .games_only = bd_rulebook_games_only};
    const bestdraw_status begun = handle_begin(bytes != NULL, lenient, out);
    if (begun != BESTDRAW_OK) return begun;
    const char *known_as = name != NULL ? name : BD_SAY(LIBRARY_MEMORY);
    return handle_finish(*out,
                         bd_tournament_read_text((*out)->arena, known_as, bytes, count, &options,
                                                 &(*out)->warnings, &(*out)->cards, &err),
                         &err);
}

void bestdraw_tournament_free(bestdraw_tournament *tournament)
{
    if (tournament != NULL) bd_arena_free(tournament->arena);
}

const char *bestdraw_error(const bestdraw_tournament *tournament)
{
    return tournament != NULL ? tournament->error : "";
}

size_t bestdraw_warning_count(const bestdraw_tournament *tournament)
{
    return tournament != NULL ? tournament->warnings.count : 0;
}

const char *bestdraw_warning(const bestdraw_tournament *tournament, size_t index)
{
    return index < bestdraw_warning_count(tournament) ? tournament->warning_texts[index] : "";
}

const char *bestdraw_name(const bestdraw_tournament *tournament)
{
    const bool named = tournament != NULL && tournament->cards != NULL && tournament->cards->name != NULL;
    return named ? tournament->cards->name : "";
}

size_t bestdraw_player_count(const bestdraw_tournament *tournament)
{
    return tournament != NULL && tournament->cards != NULL ? tournament->cards->card_count : 0;
}

int bestdraw_next_round(const bestdraw_tournament *tournament)
{
    return tournament != NULL && tournament->cards != NULL ? bd_tournament_next_round(tournament->cards) : 0;
}

/* ---- Draws ---- */

struct bestdraw_draw {
    bd_arena *arena; /* of the handle and all it holds */
    bd_draw_options options;
    bd_best best;
    bd_vector vector;
    const char *certificate;
};

static bestdraw_draw *drawing_handle_new(void)
{
    bd_arena *arena = bd_arena_new();
    bestdraw_draw *handle = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *handle) : NULL;
    if (handle == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    handle->arena = arena;
    return handle;
}

static bd_status drawing_find_rules(const bd_tournament *cards, const char *asked, const bd_rulebook **out,
                                    bd_err *err)
{
    const char *id = asked != NULL ? asked : cards->rules;
    *out = id != NULL ? bd_rulebook_find(id) : bd_rulebook_default();
    if (*out == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(LIBRARY_NO_RULES), id);
    return BD_OK;
}

static bd_status drawing_find_solver(const char *asked, bd_engine *out, bd_err *err)
{
    *out = BD_ENGINE_AUTO;
    if (asked == NULL) return BD_OK;
    for (int e = 0; e < BD_ENGINE_COUNT; e++) {
        if (strcmp(asked, bd_engine_name((bd_engine)e)) != 0) continue;
        *out = (bd_engine)e;
        return BD_OK;
    }
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(LIBRARY_NO_SOLVER), asked);
}

typedef struct drawing_job {
    bestdraw_draw *handle;
    const bestdraw_tournament *tournament;
    const bestdraw_options *options;
} drawing_job;

static bd_status drawing_solve(void *self, bd_err *err)
{
    const drawing_job *job = self;
    bestdraw_draw *handle = job->handle;
    const bestdraw_tournament *tournament = job->tournament;
    const bestdraw_options *options = job->options;
    const bd_tournament *cards = tournament->cards;
    bd_option_scope scope = {.named = cards->rules != NULL ? bd_rulebook_find(cards->rules) : NULL};
    BD_TRY(drawing_find_rules(cards, options->rules, &scope.rules, err));
    BD_TRY(bd_settings_check(cards->options, cards->option_count, &scope, tournament->lenient, err));
    handle->options = (bd_draw_options){.seed = options->seed, .allow_repeats = options->allow_repeats != 0};
    bd_solve_options how = {.limits = {.cpu_seconds = options->cpu_seconds, .stop = options->stop},
                            .prove_unique = true};
    BD_TRY(drawing_find_solver(options->solver, &how.engine, err));
    const int next = bd_tournament_next_round(cards);
    BD_TRY(bd_check_drawable(cards, options->round > 0 ? options->round : next, NULL, err));
    BD_TRY(bd_best_draw(handle->arena, cards, scope.rules, options->round, &handle->options, &how,
                        &handle->best, err));
    if (handle->best.certificate.mate != NULL)
        BD_TRY(bd_vector_of(&handle->best, handle->arena, NULL, &handle->vector, err));
    bd_text text = bd_text_new(handle->arena);
    BD_TRY(bd_certificate_write(&text, &handle->best.certificate, &handle->best.draw, err));
    return bd_text_finish(&text, &handle->certificate, err);
}

bestdraw_status bestdraw_draw_round(bestdraw_tournament *tournament, const bestdraw_options *options,
                                    bestdraw_draw **out)
{
    static const bestdraw_options none = {.size = sizeof none};
    if (out == NULL) return BESTDRAW_USAGE;
    *out = NULL;
    if (tournament == NULL || tournament->cards == NULL) return BESTDRAW_USAGE;
    if (options != NULL && options->size != sizeof *options) return BESTDRAW_USAGE;
    tournament->error[0] = '\0';
    bestdraw_draw *handle = drawing_handle_new();
    if (handle == NULL) return BESTDRAW_NO_MEMORY;
    bd_err err = {.status = BD_OK};
    drawing_job job = {handle, tournament, options != NULL ? options : &none};
    if (bd_apart(drawing_solve, &job, &err) != BD_OK) {
        bestdraw_draw_free(handle);
        return bd_library_fail(tournament, &err);
    }
    *out = handle;
    return BESTDRAW_OK;
}

void bestdraw_draw_free(bestdraw_draw *draw)
{
    if (draw != NULL) bd_arena_free(draw->arena);
}

bestdraw_outcome bestdraw_draw_outcome(const bestdraw_draw *draw)
{
    switch (draw->best.certificate.outcome) {
    case BD_BEST: return BESTDRAW_BEST;
    case BD_NOT_PROVED: return BESTDRAW_NOT_PROVED;
    case BD_NO_MATCHING: break;
    }
    return BESTDRAW_NO_DRAW;
}

int bestdraw_draw_is_unique(const bestdraw_draw *draw) { return draw->best.certificate.unique; }

int bestdraw_draw_number(const bestdraw_draw *draw) { return draw->best.round->number; }

size_t bestdraw_board_count(const bestdraw_draw *draw) { return draw->best.draw.board_count; }

bestdraw_board bestdraw_board_at(const bestdraw_draw *draw, size_t index)
{
    if (index >= draw->best.draw.board_count) return (bestdraw_board){0, 0};
    const bd_board *board = &draw->best.draw.boards[index];
    return (bestdraw_board){board->white, board->black};
}

int bestdraw_bye(const bestdraw_draw *draw) { return draw->best.draw.bye; }

size_t bestdraw_criterion_count(const bestdraw_draw *draw) { return draw->vector.count; }

static const bd_vector_line *drawing_line_at(const bestdraw_draw *draw, size_t index)
{
    return index < draw->vector.count ? &draw->vector.lines[index] : NULL;
}

const char *bestdraw_criterion_id(const bestdraw_draw *draw, size_t index)
{
    const bd_vector_line *line = drawing_line_at(draw, index);
    return line != NULL ? line->id : "";
}

const char *bestdraw_criterion_sentence(const bestdraw_draw *draw, size_t index)
{
    const bd_vector_line *line = drawing_line_at(draw, index);
    return line != NULL ? line->criterion->minimises : "";
}

long long bestdraw_criterion_value(const bestdraw_draw *draw, size_t index)
{
    const bd_vector_line *line = drawing_line_at(draw, index);
    return line != NULL ? line->best : 0;
}

const char *bestdraw_certificate(const bestdraw_draw *draw) { return draw->certificate; }
