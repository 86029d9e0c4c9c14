#include "verify/verify.h"

#include "base/shown.h"
#include "cards/finishable.h"
#include "rulebook/round/rounds_ahead.h"
#include "verify/finishable_check.h"
#include "verify/verify_words.h"
#include "verify/written_check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The place of a verdict on the options: behind that on the outcome, which stands behind the stages. */
#define AT_OPTIONS(certificate) ((certificate)->stage_count + 1)

/* The verdict on what is wrong outside the walk, or in stage `at`. */
static bd_status verify_refuse(bd_verdict *out, size_t at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static bd_status verify_refuse(bd_verdict *out, size_t at, const char *format, ...)
{
    va_list args;
    *out = (bd_verdict){.kind = BD_REFUSED, .at = at};
    va_start(args, format);
    (void)vsnprintf(out->sentence, sizeof out->sentence, format, args);
    va_end(args);
    bd_cut_at_character(out->sentence);
    return BD_OK;
}

/* There is a draw, and the walk has accepted what is said about it. */
static bool verify_has_draw(const bd_verdict *verdict)
{
    return verdict->kind == BD_PROVED_BEST || verdict->kind == BD_LEGAL_NOT_PROVED;
}

/* The options of the draw, each of them one that its rulebook has. */
static bd_status verify_read_options(bd_arena *arena, const bd_rulebook *rules, const char *text,
                                     bd_draw_options *options, bd_err *err)
{
    BD_TRY(bd_draw_options_parse(text, arena, options, err));
    const bd_option_scope scope = {
        .rules = rules, .priorities = options->priorities, .priority_count = options->priority_count};
    return bd_settings_check(options->settings, options->setting_count, &scope, false, err);
}

/* The round under these options. BD_BAD_INPUT: it cannot be drawn so. */
static bd_status verify_round_under(bd_arena *arena, const bd_tournament *tournament,
                                    const bd_rulebook *rules, int number, const bd_draw_options *options,
                                    bd_round **round, bd_err *err)
{
    const bd_criterion *const *criteria;
    size_t count;
    BD_TRY(bd_round_new(arena, tournament, rules, number, options, round, err));
    return bd_round_criteria(*round, arena, &criteria, &count, err);
}

/* What is wrong with the user's data is a verdict; everything else is an error and no verdict. */
static bd_status verify_judge(bd_status status, const bd_err *wrong, bd_err *err)
{
    if (status == BD_OK || status == BD_BAD_INPUT) return BD_OK;
    if (err != NULL) *err = *wrong;
    return status;
}

/* Options that the rulebook has and this round cannot have: players who are not there, criteria that nobody
 * knows. Where the round cannot be drawn without them either, that is the fault of the cards, and an error.
 */
static bd_status verify_use_options(bd_arena *arena, const bd_tournament *tournament,
                                    const bd_rulebook *rules, const bd_certificate *c, bd_round **round,
                                    bd_verdict *out, bd_err *err)
{
    bd_err wrong = {.status = BD_OK};
    bd_draw_options *options;
    bd_round *made = NULL;
    BD_NEW(options, arena, 1, err);
    bd_status status = verify_read_options(arena, rules, c->options, options, &wrong);
    if (status == BD_OK) {
        status = verify_round_under(arena, tournament, rules, c->round, options, &made, &wrong);
        const bd_draw_options none = bd_draw_options_none();
        bd_round *plain;
        if (status == BD_BAD_INPUT)
            BD_TRY(verify_round_under(arena, tournament, rules, c->round, &none, &plain, err));
    }
    BD_TRY(verify_judge(status, &wrong, err));
    if (status != BD_OK) return verify_refuse(out, AT_OPTIONS(c), BD_SAY(VERIFY_OPTIONS), wrong.sentence);
    *round = made;
    return BD_OK;
}

/* The round that the certificate speaks of; *round stays as it is when the verdict is that there is none. */
static bd_status verify_make_round(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                                   const bd_certificate *c, bd_round **round, bd_verdict *out, bd_err *err)
{
    char digest[65];
    bd_tournament_digest(tournament, c->round, digest);
    if (strcmp(digest, c->digest) != 0)
        return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_OTHER_CARDS), digest);
    if (rules == NULL) return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_NO_RULEBOOK), c->rules);
    return verify_use_options(arena, tournament, rules, c, round, out, err);
}

/* The boards of the file as a matching; the certificate *c gets it as its mate. */
static bd_status verify_use_boards(bd_arena *arena, const bd_round *round, const bd_draw *draw,
                                   bd_certificate *c, bd_verdict *out, bd_err *err)
{
    uint16_t *mate = NULL;
    bd_err wrong = {.status = BD_OK};
    const bd_status status = bd_round_partners(round, arena, draw, &mate, &wrong);
    c->mate = mate;
    BD_TRY(verify_judge(status, &wrong, err));
    if (status != BD_OK) return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_BOARDS), wrong.sentence);
    return BD_OK;
}

/* The value of each stage counted from the boards, as the walk comes to it. */
typedef struct verify_count {
    bool counted, wishes;
    int64_t value;
} verify_count;

typedef struct verify_counter {
    const bd_certificate *certificate;
    bd_arena *scratch;
    bd_laid_draw laid; /* the matching, with the boards that the rules give it */
    bd_counts known;   /* what the boards alone tell */
    verify_count *of;  /* [stages of the certificate] */
    size_t seen;
} verify_counter;

static bd_status verify_count_stage(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    verify_counter *c = self;
    (void)face;
    if (c->seen == c->certificate->stage_count) return BD_OK; /* nothing is said about it */
    verify_count *out = &c->of[c->seen++];
    const int64_t *known = bd_counts_find(&c->known, stage->id);
    *out = (verify_count){.counted = known != NULL, .wishes = stage->wishes > 0};
    if (known != NULL) {
        out->value = *known;
        return BD_OK;
    }
    const bd_arena_mark mark = bd_arena_here(c->scratch);
    BD_TRY(bd_laid_count_stage(&c->laid, c->scratch, stage, &out->counted, &out->value, err));
    bd_arena_back_to(c->scratch, mark);
    return BD_OK;
}

static bd_status verify_walk(bd_arena *arena, bd_round *round, const bd_certificate *c,
                             verify_counter *counter, bd_verdict *out, bd_err *err)
{
    const bd_walk_witness witness = {.self = counter, .see = verify_count_stage};
    bd_walk_input input = {.nodes = round->nodes, .certificate = c, .witness = &witness};
    bd_stages stages;
    int *ids;
    BD_NEW(ids, arena, round->nodes, err);
    for (int u = 0; u < round->cards; u++) ids[u] = round->players[u].id;
    BD_TRY(bd_round_rows(round, arena, &input.rows, err));
    BD_TRY(bd_round_stages(round, arena, &stages, err));
    bd_written_check *written;
    const char *wrong = NULL;
    BD_TRY(bd_written_check_new(round, arena, &written, &wrong, err));
    if (wrong != NULL) return verify_refuse(out, AT_OPTIONS(c), BD_SAY(VERIFY_MUST_AGREE), wrong);
    BD_TRY(bd_written_check_stages(written, arena, &stages, err));
    input.stages = &stages;
    input.ids = ids;
    return bd_walk_check(&input, out, err);
}

static bd_status verify_round(bd_arena *arena, bd_round *round, const bd_certificate *c,
                              verify_counter *counter, bd_verdict *out, bd_err *err)
{
    *counter = (verify_counter){.certificate = c};
    BD_NEW(counter->of, arena, c->stage_count, err);
    if (c->mate != NULL) {
        BD_TRY(bd_laid_draw_new(round, arena, c->mate, &counter->laid, err));
        BD_TRY(bd_laid_count_all(&counter->laid, arena, &counter->known, err));
    }
    counter->scratch = bd_arena_new();
    if (counter->scratch == NULL) BD_FAIL_MEMORY(err);
    const bd_status status = verify_walk(arena, round, c, counter, out, err);
    bd_arena_free(counter->scratch);
    return status;
}

static bool verify_same_sit_outs(const bd_draw *a, const bd_draw *b)
{
    if (a->sit_out_count != b->sit_out_count) return false;
    for (size_t i = 0; i < a->sit_out_count; i++)
        if (a->sit_outs[i] != b->sit_outs[i]) return false;
    return true;
}

/* The boards in the file have the colours and the order that the rules give this matching. A board of two who
 * may not meet is a pair that sits out (scc), so there are as many boards only when the same sit out. */
static bd_status verify_check_boards(const bd_draw *right, const bd_draw *draw, const bd_certificate *c,
                                     bd_verdict *out)
{
    if (right->bye != draw->bye || !verify_same_sit_outs(right, draw))
        return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_SIT_OUTS));
    BD_MUST(right->board_count == draw->board_count,
            verify_refuse(out, c->stage_count, BD_SAY(VERIFY_MUST_BE_BOARDS)));
    for (size_t i = 0; i < right->board_count; i++) {
        const bd_board *a = &right->boards[i], *b = &draw->boards[i];
        if (a->white != b->white || a->black != b->black)
            return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_BOARD), i + 1, a->white, a->black,
                                 b->white, b->black);
    }
    return BD_OK;
}

/* Values counted from the boards are those that the edge costs gave; of a list of wishes, at least so many
 * are granted. The stage "unique" is the walk's own, and its value is 0 by what it costs. */
static bd_status verify_check_counts(const verify_counter *counter, const bd_certificate *c, bd_verdict *out)
{
    for (size_t k = 0; k < counter->seen; k++) {
        const verify_count *count = &counter->of[k];
        const bd_stage_proof *proof = &c->stages[k];
        if (!count->counted) return verify_refuse(out, k, BD_SAY(VERIFY_NOT_COUNTED), proof->id);
        if (count->wishes ? count->value < proof->value : count->value != proof->value)
            return verify_refuse(out, k, BD_SAY(VERIFY_COUNT), (long long)count->value,
                                 (long long)proof->value);
    }
    return BD_OK;
}

/* The draw is the best of all; the option asks for one after which the rest can be played. */
static void verify_want_plan(bd_verdict *out)
{
    out->kind = BD_LEGAL_NOT_PROVED;
    out->unique = false;
    (void)snprintf(out->sentence, sizeof out->sentence, "%s", BD_SAY(VERIFY_AHEAD_NOT_SHOWN));
}

bd_status bd_verify_family(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                           const bd_certificate_file *file, bd_round **made, bd_verdict *out, bd_err *err)
{
    bd_certificate c = file->certificate;
    bd_round *round = NULL;
    verify_counter counter;
    if (!file->of_cards) return verify_refuse(out, c.stage_count, BD_SAY(VERIFY_OF_AN_INSTANCE));
    BD_TRY(verify_make_round(arena, tournament, rules, &c, &round, out, err));
    if (made != NULL) *made = round;
    if (round == NULL) return BD_OK;
    if (c.outcome != BD_NO_MATCHING) {
        BD_TRY(verify_use_boards(arena, round, &file->draw, &c, out, err));
        if (c.mate == NULL) return BD_OK;
    }
    BD_TRY(verify_round(arena, round, &c, &counter, out, err));
    if (verify_has_draw(out)) BD_TRY(verify_check_boards(&counter.laid.draw, &file->draw, &c, out));
    if (verify_has_draw(out)) BD_TRY(verify_check_counts(&counter, &c, out));
    return BD_OK;
}

static bd_status verify_by_rules(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                                 const bd_certificate_file *file, bd_verdict *out, bd_err *err)
{
    bd_round *round = NULL;
    if (file->certificate.finishable != NULL)
        return bd_finishable_check(arena, tournament, rules, file, out, err);
    BD_TRY(bd_verify_family(arena, tournament, rules, file, &round, out, err));
    if (out->kind == BD_PROVED_BEST && bd_finishable_is_asked(round)) verify_want_plan(out);
    return BD_OK;
}

/* An error leaves no verdict behind. */
bd_status bd_verify_by_rules(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             const bd_certificate_file *file, bd_verdict *out, bd_err *err)
{
    const bd_status status = verify_by_rules(arena, tournament, rules, file, out, err);
    if (status != BD_OK) *out = (bd_verdict){.kind = BD_REFUSED};
    return status;
}

bd_status bd_verify_cards(bd_arena *arena, const bd_tournament *tournament, const bd_certificate_file *file,
                          bd_verdict *out, bd_err *err)
{
    const bd_rulebook *rules = file->of_cards ? bd_rulebook_find(file->certificate.rules) : NULL;
    return bd_verify_by_rules(arena, tournament, rules, file, out, err);
}

bd_status bd_verify_instance(bd_arena *arena, const bd_instance *instance, const bd_certificate_file *file,
                             bd_verdict *out, bd_err *err)
{
    const bd_certificate *c = &file->certificate;
    char digest[65];
    bd_stages stages;
    bd_instance_digest(instance, digest);
    if (file->of_cards || strcmp(digest, c->digest) != 0)
        return verify_refuse(out, c->stage_count, BD_SAY(VERIFY_OTHER_INSTANCE), digest);
    const bd_walk_input input = {.nodes = instance->nodes,
                                 .edges = instance->edges,
                                 .edge_count = instance->edge_count,
                                 .stages = &stages,
                                 .certificate = c};
    BD_TRY(bd_instance_stages(instance, arena, &stages, err));
    return bd_walk_check(&input, out, err);
}

int bd_verdict_line(const bd_verdict *verdict, const bd_certificate_file *file)
{
    if (verdict->at == AT_OPTIONS(&file->certificate)) return file->options_line;
    return verdict->at < file->certificate.stage_count ? file->stage_line[verdict->at] : file->outcome_line;
}
