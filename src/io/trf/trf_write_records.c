/* Records 162, 240, 250, 260, 299 and their letter cousins written. */
#include "base/assert.h"
#include "cards/card.h"
#include "io/trf/trf_points.h"
#include "io/trf/trf_writer.h"

#include <stdio.h>
#include <string.h>

bool bd_trf_print_points(int halves, int columns, char *buffer, size_t size)
{
    BD_ASSERT(columns > 0 && size > (size_t)columns);
    const char *sign = halves < 0 ? "-" : "";
    const unsigned magnitude = halves < 0 ? 0u - (unsigned)halves : (unsigned)halves;
    int length = snprintf(buffer, size, "%s%u.%u", sign, magnitude / 2, magnitude % 2 * 5);
    if (length > columns && magnitude % 2 == 0) length = snprintf(buffer, size, "%s%u", sign, magnitude / 2);
    return length <= columns;
}

bd_status bd_trf_write_byes(bd_trf_writer *w)
{
    bd_trf_byes byes;
    BD_TRY(bd_trf_byes_of(w->out->arena, w->t, &byes, w->err));
    for (size_t i = 0; i < byes.count; i++) {
        const bd_trf_bye_line *bye = &byes.items[i];
        if (i == 0 || bye->round != bye[-1].round || bye->kind != bye[-1].kind) {
            if (i > 0) bd_text_add_char(w->out, '\n');
            bd_text_add(w->out, "240 %c %03d",
                        bye->kind == BD_BYE_FULL   ? 'F'
                        : bye->kind == BD_BYE_HALF ? 'H'
                                                   : 'Z',
                        bye->round);
        }
        bd_text_add(w->out, " %4d", w->t->cards[bye->card].id);
    }
    bd_text_add_char(w->out, '\n');
    return BD_OK;
}

static const char *trf_write_printed(bd_trf_writer *w, int halves, int columns, char *buffer, size_t size)
{
    if (!bd_trf_print_points(halves, columns, buffer, size)) w->large_points++;
    return buffer;
}

/* The codes of one kind that change what was said so far. */
static void trf_write_words(bd_trf_writer *w, bd_points said)
{
    const bd_trf_points_code *codes;
    const size_t count = bd_trf_points_codes(&codes);
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        const int halves = bd_trf_points_get(&w->t->points, &codes[i]);
        /* JaVaFo does not know L. */
        if (codes[i].kind != BD_TRF_XXS || strcmp(codes[i].code, "L") == 0 ||
            bd_trf_points_get(&said, &codes[i]) == halves)
            continue;
        char number[32];
        bd_text_add(w->out, "%s%s=%s", any ? " " : "XXS ", codes[i].code,
                    trf_write_printed(w, halves, 4, number, sizeof number));
        (void)bd_trf_points_set(&said, BD_TRF_XXS, codes[i].code, strlen(codes[i].code), halves);
        any = true;
    }
    if (any) bd_text_add_char(w->out, '\n');
}

/* Absence and unknown result are told only where they are not worth what they usually are: bbpPairings, for
 * one, does not know these codes. */
static bool trf_write_goes_without_saying(const bd_points *points, const char *code, int halves)
{
    return (code[0] == 'A' && halves == 0) || (code[0] == 'X' && halves == points->white_draw);
}

static void trf_write_columns(bd_trf_writer *w)
{
    const bd_trf_points_code *codes;
    const size_t count = bd_trf_points_codes(&codes);
    bd_points said = bd_points_usual();
    bd_text_add_string(w->out, "162");
    for (size_t i = 0; i < count; i++) {
        if (codes[i].kind != BD_TRF_162) continue;
        char number[32];
        const int halves = bd_trf_points_get(&w->t->points, &codes[i]);
        (void)bd_trf_points_set(&said, BD_TRF_162, codes[i].code, strlen(codes[i].code), halves);
        if (trf_write_goes_without_saying(&w->t->points, codes[i].code, halves)) continue;
        bd_text_add(w->out, "%s%s%4s", i == 0 ? "  " : "    ", codes[i].code,
                    trf_write_printed(w, halves, 4, number, sizeof number));
    }
    bd_text_add_char(w->out, '\n');
    trf_write_words(w, said);
}

static void trf_write_letters(bd_trf_writer *w)
{
    const bd_trf_points_code *codes;
    const size_t count = bd_trf_points_codes(&codes);
    for (size_t i = 0; i < count; i++) {
        if (codes[i].kind != BD_TRF_BB) continue;
        char number[32];
        bd_text_add(
            w->out, "BB%s %4s\n", codes[i].code,
            trf_write_printed(w, bd_trf_points_get(&w->t->points, &codes[i]), 4, number, sizeof number));
    }
}

void bd_trf_write_points(bd_trf_writer *w, const char *tag)
{
    if (strcmp(tag, "162") == 0)
        trf_write_columns(w);
    else if (strcmp(tag, "XXS") == 0)
        trf_write_words(w, bd_points_usual());
    else
        trf_write_letters(w);
}

/* One line per player: his records stand together. */
static void trf_write_fictitious(bd_trf_writer *w)
{
    const bd_tournament *t = w->t;
    char number[32];
    int last = 0;
    for (size_t i = 0; i < t->acceleration_count; i++)
        if (t->accelerations[i].last > last) last = t->accelerations[i].last;
    for (size_t i = 0; i < t->acceleration_count;) {
        const int id = t->accelerations[i].first_id;
        bd_text_add(w->out, "XXA %4d", id);
        int round = 1;
        for (; i < t->acceleration_count && t->accelerations[i].first_id == id; i++) {
            for (; round < t->accelerations[i].first; round++) bd_text_add_string(w->out, "  0.0");
            for (; round <= t->accelerations[i].last; round++)
                bd_text_add(w->out, " %4s",
                            trf_write_printed(w, t->accelerations[i].halves, 4, number, sizeof number));
        }
        for (; round <= last; round++) bd_text_add_string(w->out, "  0.0");
        bd_text_add_char(w->out, '\n');
    }
}

void bd_trf_write_acceleration(bd_trf_writer *w, const char *tag)
{
    if (strcmp(tag, "XXA") == 0) {
        trf_write_fictitious(w);
        return;
    }
    for (size_t i = 0; i < w->t->acceleration_count; i++) {
        const bd_acceleration *a = &w->t->accelerations[i];
        char number[32];
        const bool matches = w->t->points.boards > 0 && !w->t->points.by_games; /* of teams: in front */
        bd_text_add(w->out, matches ? "250 %4s      %03d %03d %4d %4d\n" : "250      %4s %03d %03d %4d %4d\n",
                    trf_write_printed(w, a->halves, 4, number, sizeof number), a->first, a->last, a->first_id,
                    a->last_id);
    }
}

static bool trf_write_same_rounds(const bd_pair_rule *a, const bd_pair_rule *b)
{
    return a->first == b->first && a->last == b->last;
}

/* True when the pairs from `rules` on are all pairs of `size` players, as a group of that size is read; left:
 * pairs there are. */
static bool trf_write_is_group(const bd_pair_rule *rules, size_t left, size_t size)
{
    BD_ASSERT(size >= 2 && left > 0);
    const size_t pairs = size * (size - 1) / 2;
    if (pairs > left) return false;
    const bd_pair_rule *rule = rules;
    for (size_t i = 0; i < size; i++)
        for (size_t k = i + 1; k < size; k++, rule++) {
            const int a = i == 0 ? rules[0].a : rules[i - 1].b;
            if (rule->a != a || rule->b != rules[k - 1].b || !trf_write_same_rounds(rule, rules))
                return false;
        }
    return true;
}

/* How many pairs from here on have the same first player: a group has as many players besides, or there is
 * none. */
static size_t trf_write_run(const bd_pair_rule *rules, size_t left)
{
    size_t run = 1;
    while (run < left && rules[run].a == rules[0].a && trf_write_same_rounds(&rules[run], rules)) run++;
    return run;
}

void bd_trf_write_forbidden(bd_trf_writer *w, const char *tag)
{
    const bool always = strcmp(tag, "XXP") == 0;
    const bd_tournament *t = w->t;
    for (size_t i = 0, end = 0; i < t->forbid_count;) { /* end: of the run that i is in, counted once */
        const bd_pair_rule *rule = &t->forbid[i];
        const size_t left = t->forbid_count - i;
        if (i >= end) end = i + trf_write_run(rule, left);
        const size_t size = trf_write_is_group(rule, left, end - i + 1) ? end - i + 1 : 2;
        if (always)
            bd_text_add(w->out, "XXP %d", rule->a);
        else
            bd_text_add(w->out, "260 %03d %03d %4d", rule->first, rule->last, rule->a);
        for (size_t k = 0; k + 1 < size; k++) bd_text_add(w->out, always ? " %d" : " %4d", rule[k].b);
        bd_text_add_char(w->out, '\n');
        i += size * (size - 1) / 2;
    }
}

/* Part of `halves` that fits in four columns; what is too large is told in several records. */
static int trf_write_fitting_part(int halves)
{
    char number[32];
    if (bd_trf_print_points(halves, 4, number, sizeof number)) return halves;
    return halves < 0 ? (halves < -18 ? -18 : halves) : (halves > 198 ? 198 : halves);
}

static bool trf_write_same_adjustment(const bd_adjustment *a, const bd_adjustment *b)
{
    return a->round == b->round && a->halves == b->halves;
}

void bd_trf_write_abnormal(bd_trf_writer *w)
{
    const bd_tournament *t = w->t;
    for (size_t i = 0; i < t->adjustment_count;) {
        size_t end = i + 1;
        while (end < t->adjustment_count &&
               trf_write_same_adjustment(&t->adjustments[end], &t->adjustments[i]))
            end++;
        for (int left = t->adjustments[i].halves; left != 0;) {
            const int part = trf_write_fitting_part(left);
            char number[32];
            bd_text_add(w->out, "299          %4s  %03d",
                        trf_write_printed(w, part, 4, number, sizeof number), t->adjustments[i].round);
            for (size_t k = i; k < end; k++) bd_text_add(w->out, " %4d", t->adjustments[k].id);
            bd_text_add_char(w->out, '\n');
            left -= part;
        }
        i = end;
    }
}
