/* Criteria of rulebook files: what their texts cost is written once more in C, pair by pair, and every draw
 * of small rounds is tried. The value is the least that any draw has which is best for the criteria before;
 * boards that a hard one forbids are not made; the checker accepts the certificate, and refuses it when the
 * text is another one. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "cards/home.h"
#include "certify/best.h"
#include "io/certificate_file.h"
#include "rulebook/round/written.h"
#include "verify/verify.h"
#include "verify/written_check.h"

#include "all_draws.h"
#include "small_events.h"

#include <stdlib.h>
#include <string.h>

typedef struct sight {
    const bd_round *round;
    const bd_player *a, *b;
    const bd_card *x, *y;
    int u, v;
} sight;

static int met_times(const sight *s)
{
    int games = 0;
    for (size_t i = 0; i < s->x->history_count; i++)
        games += s->x->history[i].kind == BD_GAME && s->x->history[i].opponent == s->y->id &&
                 s->x->history[i].round < s->round->number;
    return games;
}

static int is_avoided(const sight *s)
{
    const bd_tournament *t = s->round->tournament;
    for (size_t i = 0; i < t->avoid_count; i++)
        if ((t->avoid[i].a == s->x->id && t->avoid[i].b == s->y->id) ||
            (t->avoid[i].b == s->x->id && t->avoid[i].a == s->y->id))
            return 1;
    return 0;
}

static int shares_group(const sight *s)
{
    for (size_t i = 0; i < s->x->group_count; i++)
        for (size_t k = 0; k < s->y->group_count; k++)
            if (strcmp(s->x->groups[i], s->y->groups[k]) == 0) return 1;
    return 0;
}

static int is_in(const char *text, const char *one) { return text != NULL && strcmp(text, one) == 0; }
static int least(int x, int y) { return x < y ? x : y; }
static int most(int x, int y) { return x > y ? x : y; }
static int is_given(const char *text) { return text != NULL && text[0] != '\0'; }
static int due_of(const sight *s, int u)
{
    const bd_colour due = s->round->rules->due(s->round, u);
    return due == BD_WHITE ? 1 : due == BD_BLACK ? -1 : 0;
}
static int float_of(const bd_player *p)
{
    return p->last_float == BD_FLOAT_UP ? 1 : p->last_float == BD_FLOAT_DOWN ? -1 : 0;
}

static int cost_club(const sight *s) { return bd_same_home(s->x->club, s->y->club); }
static int cost_strength(const sight *s) { return most(0, abs(s->a->grade - s->b->grade) - 3); }
static int cost_title(const sight *s) { return bd_same_home(s->x->title, s->y->title); }
static int cost_family(const sight *s) { return shares_group(s); }
static int cost_team(const sight *s) { return s->round->number <= 3 && bd_same_home(s->x->team, s->y->team); }
static int cost_top(const sight *s)
{
    return s->a->place < 4 && s->b->place < 4 && bd_same_home(s->x->federation, s->y->federation);
}
static int cost_met(const sight *s) { return least(met_times(s), 1) * 3 + is_avoided(s); }
static int cost_score(const sight *s)
{
    const int apart = abs(s->a->score - s->b->score);
    return apart == 0 ? 0 : least(apart * apart, 1000);
}
static int cost_masters(const sight *s)
{
    return (is_in(s->x->title, "GM") || is_in(s->x->title, "IM")) && !is_in(s->y->title, "GM");
}
static int cost_colours(const sight *s)
{
    const int due = due_of(s, s->u), other = due_of(s, s->v);
    return s->a->claim.difference * s->b->claim.difference > 0 || (due == other && due != 0);
}
static int cost_numbers(const sight *s) { return (s->x->id + s->y->id) % 7 / 2; }
static int cost_known(const sight *s)
{
    const int grade = s->a->grade;
    return is_given(s->x->club) + is_given(s->y->school) +
           ((grade >= 1500 && grade <= 1503) || grade == 1507);
}
static int cost_floats(const sight *s)
{
    return most(s->a->downfloats, s->b->upfloats) + abs(float_of(s->a) - float_of(s->b));
}
static int cost_half_byes(const sight *s)
{
    return s->round->number == 2 && s->a->half_bye_before && s->b->half_bye_before;
}
static int cost_down(const sight *s) /* rounded down, also below 0 */
{
    const int difference = s->y->id - s->x->id;
    const int thirds = difference >= 0 ? difference / 3 : -((-difference + 2) / 3);
    return thirds + 40000;
}

/* Tags of the events below: "county=X; age = Y". */
static int cost_county(const sight *s)
{
    const char *x = s->x->tags, *y = s->y->tags;
    return x != NULL && y != NULL && x[7] == y[7];
}
static int cost_age(const sight *s)
{
    return s->x->tags != NULL && strstr(s->x->tags, "U12") != NULL &&
           (s->y->tags == NULL || strstr(s->y->tags, "U12") == NULL);
}

static const struct {
    const char *text;
    int (*cost)(const sight *s);
} costs[] = {
    {"same(club)", cost_club},
    {"max(0, abs(a.grade - b.grade) - 3)", cost_strength},
    {"same(title)", cost_title},
    {"same_group", cost_family},
    {"same(team) and round <= 3", cost_team},
    {"same(federation) and a.rank <= 4 and b.rank <= 4", cost_top},
    {"min(meetings, 1) * 3 + avoided", cost_met},
    {"if(a.score = b.score, 0, min(1000, abs(a.score - b.score) * abs(b.score - a.score)))", cost_score},
    {"a.title in {'GM', 'im'} and not b.title = 'GM'", cost_masters},
    {"a.whites_less_blacks * b.whites_less_blacks > 0 or a.due = b.due and a.due != 0", cost_colours},
    {"(a.id + b.id) mod 7 div 2", cost_numbers},
    {"known(a.club) + known(b.school) + (a.grade in {1500..1503, 1507})", cost_known},
    {"max(a.downfloats, b.upfloats) + abs(a.last_float - b.last_float)", cost_floats},
    {"round = 2 and a.half_bye_before and b.half_bye_before", cost_half_byes},
    {"(b.id - a.id) div 3 + 40000", cost_down},
    {"same('county')", cost_county},
    {"a.'age' = 'u12' and b.'age' != 'U12'", cost_age},
};

enum { COSTS = sizeof costs / sizeof *costs };

static int true_cost(const bd_round *round, size_t which, int u, int v)
{
    if (v >= round->cards) return 0;
    const sight s = {.round = round,
                     .a = &round->players[u],
                     .b = &round->players[v],
                     .x = round->players[u].card,
                     .y = round->players[v].card,
                     .u = u,
                     .v = v};
    return costs[which].cost(&s);
}

static bd_tournament *event_of(bd_arena *arena, bd_random *random)
{
    static const char *const teams[] = {"Red", "Blue", NULL};
    static const char *const federations[] = {"ENG", "WLS", "SCO", NULL};
    static const char *const tags[] = {"county=Kent; age = U12", "county=Kent;age=U14", "COUNTY=Essex",
                                       "county=Essex;age=U12", NULL};
    bd_tournament *t =
        small_event(arena, random, bd_random_between(random, 6, 8), bd_random_between(random, 1, 5));
    for (size_t i = 0; i < t->card_count; i++) {
        t->cards[i].team = teams[bd_random_below(random, 3)];
        t->cards[i].federation = federations[bd_random_below(random, 4)];
        t->cards[i].tags = tags[bd_random_below(random, 5)];
    }
    return t;
}

static bd_draw_options options_of(bd_written *written, size_t which, const char *rules, bool hard,
                                  bd_random *random)
{
    const bool first = bd_rulebook_named_has(rules, BD_HAS_BRACKETS) || small_chance(random, 50);
    *written = (bd_written){.id = "ours",
                            .place = first ? BD_WRITTEN_FIRST : BD_WRITTEN_BEFORE,
                            .anchor = first ? NULL : "alternation",
                            .first = 1,
                            .last = 99,
                            .hard = hard,
                            .cost = costs[which].text};
    if (!first && strcmp(rules, "sca") == 0) written->anchor = "float-repeat";
    if (!first && strcmp(rules, "uscf") == 0) written->anchor = "equalise";
    if (hard) written->place = BD_WRITTEN_FIRST, written->anchor = NULL;
    bd_draw_options options = bd_draw_options_none();
    options.written = written;
    options.written_count = 1;
    return options;
}

static bd_verdict verdict_on(bd_arena *arena, const bd_tournament *t, const char *text, size_t length)
{
    bd_certificate_file file;
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_certificate_read(arena, "c", text, length, &file, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_verify_cards(arena, t, &file, &verdict, &err), BD_OK, "%s", err.sentence);
    return verdict;
}

/* The text of the certificate with another cost. */
static const char *forged(bd_arena *arena, const char *text, const char *before, const char *after)
{
    bd_text out = bd_text_new(arena);
    const char *spot = strstr(text, before), *made = "";
    cr_assert_not_null(spot, "%s has no %s", text, before);
    bd_text_add_bytes(&out, text, (size_t)(spot - text));
    bd_text_add(&out, "%s%s", after, spot + strlen(before));
    cr_assert_eq(bd_text_finish(&out, &made, NULL), BD_OK);
    return made;
}

/* A cost as it stands in the text of a certificate, in brackets behind `front`. */
static const char *cost_in_options(bd_arena *arena, const char *front, const char *cost)
{
    bd_text out = bd_text_new(arena);
    const char *made = "";
    bd_text_add(&out, ":soft:%s", front);
    for (const char *c = cost; *c != '\0'; c++) bd_text_add_char(&out, *c == ' ' ? '~' : *c);
    if (front[0] != '\0') bd_text_add_char(&out, ')');
    cr_assert_eq(bd_text_finish(&out, &made, NULL), BD_OK);
    return made;
}

/* A cost that is 1 more for every board, or unreadable, or of other rounds, is not what was proved. */
static void check_forgeries(bd_arena *arena, const bd_tournament *t, const char *text, size_t which,
                            bool has_stage)
{
    static const char *const fronts[] = {"(b.id>0)+(", "(b.id+(", "0*(", "(0-1)*("};
    const char *here = cost_in_options(arena, "", costs[which].text);
    for (size_t i = 0; i < sizeof fronts / sizeof *fronts; i++) {
        /* Nothing is lost of a stage that costs nothing. */
        if (strcmp(fronts[i], "0*(") == 0 && !has_stage) continue;
        const char *other = forged(arena, text, here, cost_in_options(arena, fronts[i], costs[which].text));
        const bd_verdict verdict = verdict_on(arena, t, other, strlen(other));
        cr_assert_eq(verdict.kind, BD_REFUSED, "%s%s)", fronts[i], costs[which].text);
    }
    if (!has_stage) return;
    const char *other = forged(arena, text, ":1-99:soft:", ":98-99:soft:");
    const bd_verdict verdict = verdict_on(arena, t, other, strlen(other));
    cr_assert_eq(verdict.kind, BD_REFUSED, "%s in other rounds", costs[which].text);
}

static void check_prices(const bd_round *round, size_t which, const char *name)
{
    for (int u = 0; u < round->cards; u++)
        for (int v = u + 1; v < round->nodes; v++) {
            const bd_edge edge = {(uint16_t)u, (uint16_t)v};
            bd_cost cost = -1;
            bd_written_price(&round->written->items[0], &edge, 1, &cost);
            cr_assert_eq(cost, true_cost(round, which, u, v), "%s, %s: %d-%d cost %d, not %d", name,
                         costs[which].text, u, v, cost, true_cost(round, which, u, v));
        }
}

/* The least of all draws that are best for the stages before. */
static int64_t least_value(all_draws *all, size_t k, size_t which)
{
    int64_t least_found = INT64_MAX;
    for (size_t i = 0; i < all->count; i++) {
        const one_draw *one = &all->draws[i];
        size_t same = 0;
        while (same < k && one->value[same] == all->best[same]) same++;
        if (same < k) continue;
        int64_t value = 0;
        for (int u = 0; u < all->round->nodes; u++)
            if (one->mate[u] > u && !bd_round_sits_out(all->round, u, one->mate[u]))
                value += true_cost(all->round, which, u, one->mate[u]);
        if (value < least_found) least_found = value;
    }
    return least_found;
}

static size_t stage_of(const bd_best *best)
{
    size_t k = 0;
    while (k < best->stage_count && strcmp(best->stages[k].id, "ours") != 0) k++;
    return k;
}

static bool try_round(bd_arena *arena, bd_random *random, const char *rules, size_t which, bool hard,
                      all_draws *all)
{
    bd_written written;
    const bd_solve_options how = {.prove_unique = true};
    bd_tournament *t = event_of(arena, random);
    const bd_draw_options options = options_of(&written, which, rules, hard, random);
    bd_best best;
    bd_err err = {.status = BD_OK};
    bd_text text = bd_text_new(arena);
    if (bd_best_draw(arena, t, bd_rulebook_find(rules), 0, &options, &how, &best, &err) != BD_OK) {
        cr_assert_eq(err.status, BD_BAD_INPUT, "%s: %s", costs[which].text, err.sentence);
        return false;
    }
    check_prices(best.round, which, rules);
    if (best.certificate.outcome == BD_NO_MATCHING) return false;
    cr_assert_eq(best.certificate.outcome, BD_BEST);
    cr_assert_eq(bd_certificate_write(&text, &best.certificate, &best.draw, &err), BD_OK);
    const bd_verdict verdict = verdict_on(arena, t, text.bytes, text.length);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s, %s: %s", rules, costs[which].text, verdict.sentence);
    for (int u = 0; hard && u < best.round->cards; u++)
        cr_assert(best.certificate.mate[u] < u ||
                      true_cost(best.round, which, u, best.certificate.mate[u]) == 0 ||
                      bd_round_sits_out(best.round, u, best.certificate.mate[u]),
                  "%s makes a board that %s forbids", rules, costs[which].text);
    if (hard) return true;
    const size_t k = stage_of(&best);
    if (!all_list(all, arena, &best, false)) return false;
    const int64_t least_found = least_value(all, k < best.stage_count ? k : 0, which);
    /* A stage that costs nothing where it stands is left out. */
    if (k < best.stage_count)
        cr_assert_eq(best.certificate.stages[k].value, least_found, "%s, %s: %lld, not %lld", rules,
                     costs[which].text, (long long)best.certificate.stages[k].value, (long long)least_found);
    if (written.place == BD_WRITTEN_FIRST && k == best.stage_count) cr_assert_eq(least_found, 0);
    check_forgeries(arena, t, text.bytes, which, k < best.stage_count);
    return true;
}

static void try_rules(const char *rules, bool hard)
{
    /* BESTDRAW_ROUNDS asks for more of each criterion. */
    const char *asked = getenv("BESTDRAW_ROUNDS");
    const uint64_t wanted = asked != NULL ? strtoull(asked, NULL, 10) : 40;
    all_draws all = {.draws = NULL};
    long rounds = 0;
    for (size_t which = 0; which < COSTS; which++)
        for (uint64_t seed = 1, done = 0; done < wanted && seed < 8 * wanted; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 1000 + which);
            const bool tried = try_round(arena, &random, rules, which, hard, &all);
            done += tried;
            rounds += tried;
            bd_arena_free(arena);
        }
    free(all.draws);
    cr_assert_gt(rounds, (long)wanted * COSTS * (hard ? 2 : 9) / 10, "%s: only %ld rounds", rules, rounds);
}

Test(written, caa_has_the_least_value_of_all_draws) { try_rules("caa", false); }
Test(written, sca_has_the_least_value_of_all_draws) { try_rules("sca", false); }
Test(written, uscf_has_the_least_value_of_all_draws) { try_rules("uscf", false); }
Test(written, fide_has_the_least_value_of_all_draws) { try_rules("fide", false); }
Test(written, hard_criteria_forbid_boards) { try_rules("caa", true); }
Test(written, hard_criteria_forbid_boards_of_brackets) { try_rules("fide", true); }

/* A formula that reads this name. */
static const char *formula_with(bd_arena *arena, const bd_formula_name *name)
{
    const char *text = "";
    bd_text out = bd_text_new(arena);
    const bool of_player = name->scope == BD_OF_PLAYER;
    if (of_player && name->type == BD_FORMULA_IS_TEXT)
        bd_text_add(&out, "same(%s) + 2 * known(b.%s)", name->name, name->name);
    else if (of_player)
        bd_text_add(&out, "abs(a.%s - 3 * b.%s)", name->name, name->name);
    else
        bd_text_add(&out, "a.id mod 7 * %s", name->name);
    cr_assert_eq(bd_text_finish(&out, &text, NULL), BD_OK);
    return text;
}

Test(written, the_checker_knows_every_name)
{
    for (int i = 0; i < BD_READS; i++)
        for (uint64_t seed = 1; seed <= 20; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed);
            bd_round *round = NULL;
            bd_written_check *check = NULL;
            const char *wrong = NULL;
            bd_written written = {
                .id = "ours", .first = 1, .last = 99, .cost = formula_with(arena, &bd_formula_names[i])};
            const bd_draw_options options = {.written = &written, .written_count = 1};
            bd_err err = {.status = BD_OK};
            cr_assert_eq(bd_round_new(arena, event_of(arena, &random), bd_rulebook_find("sca"), 0, &options,
                                      &round, &err),
                         BD_OK, "%s: %s", written.cost, err.sentence);
            cr_assert_eq(bd_written_check_new(round, arena, &check, &wrong, &err), BD_OK);
            cr_assert_null(wrong, "%s", written.cost);
            for (int u = 0; u < round->cards; u++)
                for (int v = u + 1; v < round->cards; v++) {
                    const bd_edge edge = {(uint16_t)u, (uint16_t)v};
                    bd_cost cost = -1;
                    bd_written_price(&round->written->items[0], &edge, 1, &cost);
                    cr_assert_eq(cost, bd_written_check_cost(check, 0, u, v), "%s", written.cost);
                }
            bd_arena_free(arena);
        }
}

/* More kinds of players than a table takes: each pair is worked out. */
Test(written, costs_of_many_kinds_are_the_same)
{
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = bd_tournament_new(arena);
    bd_round *round = NULL;
    bd_err err = {.status = BD_OK};
    bd_written written = {.id = "ours", .first = 1, .last = 99, .cost = costs[10].text};
    const bd_draw_options options = {.written = &written, .written_count = 1};
    for (int id = 1; id <= 301; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
        card->grade = 1000 + id;
    }
    cr_assert_eq(bd_round_new(arena, t, bd_rulebook_find("caa"), 1, &options, &round, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(round->written->items[0].kinds, 0);
    check_prices(round, 10, "caa");
    bd_edge edges[300];
    bd_cost cost[300];
    for (int v = 1; v <= 300; v++) edges[v - 1] = (bd_edge){0, (uint16_t)v};
    bd_written_price(&round->written->items[0], edges, 300, cost);
    for (int v = 1; v <= 300; v++) cr_assert_eq(cost[v - 1], true_cost(round, 10, 0, v));
    bd_arena_free(arena);
}
