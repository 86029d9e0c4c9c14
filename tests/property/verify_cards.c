/* Certificates of cards: those of the worked examples are accepted, and no change to one passes with anything
 * false. The best draws are unique, so an accepted one has the same boards, or says that it is not proved. */
#include "cards/card.h"
#include "certify/best.h"
#include "io/tournament_file.h"
#include "verify/verify.h"

#include <criterion/criterion.h>

#include "mutations.h"
#include "recount.h"

static const char *const examples[] = {"ex_g1_1", "ex_g1_2", "ex_g1_3",  "ex_g1_4",  "ex_g1_5",
                                       "ex_g2_1", "ex_g2_2", "set_a_r3", "set_b",    "set_c",
                                       "set_d",   "set_f",   "set_h",    "fide_sec6"};

typedef struct drawn {
    bd_tournament *tournament;
    bd_best best;
    bd_text text; /* of the certificate */
} drawn;

static void draw_example(bd_arena *arena, const char *name, drawn *out)
{
    char path[512];
    bd_err err = {.status = BD_OK};
    const bd_read_options lenient = {.lenient = true};
    const bd_solve_options how = {.prove_unique = true};
    (void)snprintf(path, sizeof path, "%s/examples/%s.json", TEST_DATA, name);
    cr_assert_eq(bd_tournament_read(arena, path, &lenient, NULL, &out->tournament, &err), BD_OK, "%s: %s",
                 name, err.sentence);
    const bd_rulebook *rules =
        bd_rulebook_find(out->tournament->rules != NULL ? out->tournament->rules : "caa");
    cr_assert_not_null(rules);
    cr_assert_eq(bd_best_draw(arena, out->tournament, rules, 0, NULL, &how, &out->best, &err), BD_OK,
                 "%s: %s", name, err.sentence);
    out->text = bd_text_new(arena);
    cr_assert_eq(bd_certificate_write(&out->text, &out->best.certificate, &out->best.draw, &err), BD_OK);
}

static bd_verdict verify(bd_arena *arena, const drawn *d, const bd_text *text, bd_certificate_file *file)
{
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_err err = {.status = BD_OK};
    if (bd_certificate_read(arena, "m", text->bytes, text->length, file, &err) == BD_OK)
        cr_assert_eq(bd_verify_cards(arena, d->tournament, file, &verdict, &err), BD_OK, "%s\n%s",
                     err.sentence, text->bytes);
    return verdict;
}

static bool same_boards(const bd_draw *a, const bd_draw *b)
{
    bool same = a->board_count == b->board_count && a->bye == b->bye;
    for (size_t i = 0; i < a->board_count && same; i++)
        same = a->boards[i].white == b->boards[i].white && a->boards[i].black == b->boards[i].black;
    return same;
}

/* The values that an accepted certificate calls proved are those of the best draw. */
static bool says_truth(const drawn *d, const bd_certificate_file *file, const bd_verdict *verdict)
{
    const bd_certificate *right = &d->best.certificate, *c = &file->certificate;
    if (verdict->kind == BD_REFUSED) return true;
    if (verdict->kind == BD_PROVED_NO_DRAW) return false;
    if (verdict->kind == BD_PROVED_BEST && !same_boards(&file->draw, &d->best.draw)) return false;
    for (size_t k = 0; k < verdict->stages; k++)
        if (c->stages[k].value != right->stages[k].value || strcmp(c->stages[k].id, right->stages[k].id) != 0)
            return false;
    const size_t open = verdict->stages;
    return open >= c->stage_count || open >= right->stage_count || c->stages[open].proved ||
           c->stages[open].bound == BD_NO_BOUND || c->stages[open].bound <= right->stages[open].value;
}

/* Stages of the certificate whose value was also counted from the boards. */
static long counted_stages(bd_arena *arena, const drawn *d)
{
    bd_counts counts;
    long found = 0;
    cr_assert_eq(recount_boards(d->best.round, arena, d->best.certificate.mate, &counts, NULL), BD_OK);
    for (size_t k = 0; k < d->best.certificate.stage_count; k++)
        found += bd_counts_find(&counts, d->best.certificate.stages[k].id) != NULL;
    return found;
}

Test(verify_cards, worked_examples_are_proved_best_and_unique)
{
    long counted = 0, stages = 0;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        bd_arena *arena = bd_arena_new();
        drawn d;
        bd_certificate_file file;
        draw_example(arena, examples[i], &d);
        const bd_verdict verdict = verify(arena, &d, &d.text, &file);
        cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", examples[i], verdict.sentence);
        cr_assert(verdict.unique, "%s", examples[i]);
        counted += counted_stages(arena, &d);
        stages += (long)d.best.certificate.stage_count;
        bd_arena_free(arena);
    }
    /* The second way of counting is no empty promise. */
    cr_assert(2 * counted > stages, "only %ld of %ld stages are counted from the boards", counted, stages);
}

Test(verify_cards, no_change_passes_with_anything_false)
{
    long count = 0, accepted = 0;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        bd_arena *arena = bd_arena_new(), *texts = bd_arena_new();
        drawn d;
        draw_example(arena, examples[i], &d);
        mutations m = {.text = d.text.bytes, .length = d.text.length};
        bd_text changed = bd_text_new(texts);
        while (next_mutation(&m, &changed)) {
            const bd_arena_mark mark = bd_arena_here(arena);
            bd_certificate_file file;
            const bd_verdict verdict = verify(arena, &d, &changed, &file);
            cr_assert(says_truth(&d, &file, &verdict), "%s, accepted:\n%s", examples[i], changed.bytes);
            count++;
            accepted += verdict.kind != BD_REFUSED;
            bd_arena_back_to(arena, mark);
        }
        bd_arena_free(texts);
        bd_arena_free(arena);
    }
    cr_log_info("%ld changes, %ld still true", count, accepted);
    cr_assert(count > 3000 && accepted < count / 10, "%ld of %ld", accepted, count);
}

/* Two boards exchange their players: legal, but not what is proved. */
Test(verify_cards, other_boards_are_refused)
{
    bd_arena *arena = bd_arena_new();
    drawn d;
    draw_example(arena, "set_b", &d);
    bd_draw swapped = d.best.draw;
    bd_board boards[4];
    cr_assert_eq(swapped.board_count, 4);
    for (int i = 0; i < 4; i++) boards[i] = d.best.draw.boards[i];
    swapped.boards = boards;
    const int black = boards[0].black;
    boards[0].black = boards[1].black;
    boards[1].black = black;
    bd_text text = bd_text_new(arena);
    bd_certificate_file file;
    cr_assert_eq(bd_certificate_write(&text, &d.best.certificate, &swapped, NULL), BD_OK);
    cr_assert_eq(verify(arena, &d, &text, &file).kind, BD_REFUSED);
    /* The same players with colours exchanged: the matching is right, the draw is not. */
    boards[0] = (bd_board){.white = d.best.draw.boards[0].black, .black = d.best.draw.boards[0].white};
    boards[1] = d.best.draw.boards[1];
    text = bd_text_new(arena);
    cr_assert_eq(bd_certificate_write(&text, &d.best.certificate, &swapped, NULL), BD_OK);
    const bd_verdict verdict = verify(arena, &d, &text, &file);
    cr_assert_eq(verdict.kind, BD_REFUSED);
    cr_assert_not_null(strstr(verdict.sentence, "board 1 is "), "%s", verdict.sentence);
    bd_arena_free(arena);
}

Test(verify_cards, other_cards_are_refused)
{
    bd_arena *arena = bd_arena_new();
    drawn d;
    bd_certificate_file file;
    draw_example(arena, "set_b", &d);
    d.tournament->cards[0].grade = 1;
    const bd_verdict verdict = verify(arena, &d, &d.text, &file);
    cr_assert_eq(verdict.kind, BD_REFUSED);
    cr_assert_not_null(strstr(verdict.sentence, "other cards"), "%s", verdict.sentence);
    bd_arena_free(arena);
}
