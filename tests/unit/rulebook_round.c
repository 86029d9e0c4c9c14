/* Rounds: what is refused and with which words; the options' text; the user's own order of criteria. */
#include <criterion/criterion.h>

#include "base/text.h"
#include "paths.h"
#include "rulebook/rulebook.h"
#include "small_events.h"

static bd_arena *arena;
static bd_tournament *event;
static bd_err err;

static void begin(void)
{
    arena = bd_arena_new();
    err = (bd_err){.status = BD_OK};
    event = bd_tournament_new(arena);
    event->round = 2;
    for (int id = 1; id <= 5; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(event, id, &card, NULL), BD_OK);
        card->grade = 2000 - 10 * id;
        card->name = "somebody";
    }
    bd_entry *entry = NULL;
    cr_assert_eq(bd_card_add_entry(event, &event->cards[0], 1, &entry, NULL), BD_OK);
    *entry = (bd_entry){.round = 1, .kind = BD_GAME, .opponent = 2, .colour = BD_WHITE, .halves = 1};
}

static void end(void) { bd_arena_free(arena); }

TestSuite(round, .init = begin, .fini = end);

static bd_status make_round(const bd_draw_options *options, bd_round **round)
{
    return bd_round_new(arena, event, bd_rulebook_find("caa"), 0, options, round, &err);
}

static void expect_refused(const bd_draw_options *options, const char *words)
{
    bd_round *round = NULL;
    cr_expect_eq(make_round(options, &round), BD_BAD_INPUT, "%s", words);
    cr_expect_not_null(strstr(err.sentence, words), "'%s' lacks '%s'", err.sentence, words);
}

Test(round, ungraded_players_are_named)
{
    event->cards[3].grade = 0;
    expect_refused(NULL, "player 4 (somebody) has no grade");
}

Test(round, ungraded_players_may_go_to_the_bottom)
{
    bd_setting bottom = {.key = "ungraded", .text = "\"bottom\""};
    bd_round *round = NULL;
    event->cards[1].grade = 0;
    event->options = &bottom;
    event->option_count = 1;
    cr_assert_eq(make_round(NULL, &round), BD_OK);
    cr_assert_eq(round->players[round->cards - 1].id, 2);
}

Test(round, a_rank_on_the_card_overrides_the_grade)
{
    bd_round *round = NULL;
    event->cards[4].rank = 1; /* 5, the weakest */
    event->cards[1].rank = 2;
    cr_assert_eq(make_round(NULL, &round), BD_OK);
    /* 1 has a half point; 5 leads the others by his rank, 2 follows; 3 and 4 go where their grades put them.
     */
    const int order[] = {1, 3, 4, 5, 2};
    for (int i = 0; i < 5; i++)
        cr_expect_eq(round->players[i].id, order[i], "place %d: %d", i, round->players[i].id);
}

/* CAA 4: of one grade the title decides; names and numbers say the opposite here. */
Test(round, each_title_ranks_above_the_next)
{
    static const char *const titles[] = {"GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM", NULL};
    for (size_t i = 0; i + 1 < sizeof titles / sizeof *titles; i++) {
        bd_round *round = NULL;
        event->cards[2].grade = event->cards[3].grade = 2500;
        event->cards[2].title = titles[i + 1];
        event->cards[3].title = titles[i];
        event->cards[2].name = "a";
        event->cards[3].name = "b";
        cr_assert_eq(make_round(NULL, &round), BD_OK);
        const bd_player *higher = round->players[bd_round_node(round, 4)].place == 0
                                      ? &round->players[bd_round_node(round, 4)]
                                      : &round->players[bd_round_node(round, 3)];
        cr_expect_eq(higher->id, 4, "%s", titles[i]);
    }
}

Test(round, wishes_are_checked)
{
    const bd_id_pair met = {1, 2}, absent = {1, 9}, alone = {3, 3}, twice[] = {{3, 4}, {4, 5}};
    expect_refused(&(bd_draw_options){.fixed = &met, .fixed_count = 1}, "players 1 and 2 have already met");
    expect_refused(&(bd_draw_options){.fixed = &absent, .fixed_count = 1}, "player 9 is not to be paired");
    expect_refused(&(bd_draw_options){.fixed = &alone, .fixed_count = 1}, "player 3 cannot play themselves");
    expect_refused(&(bd_draw_options){.fixed = twice, .fixed_count = 2},
                   "player 4 is on two boards that are to stand");
    expect_refused(&(bd_draw_options){.fixed = twice, .fixed_count = 1, .bye = 4},
                   "player 4 is on two boards that are to stand");
    event->cards[2].filler = true;
    expect_refused(&(bd_draw_options){.bye = 3},
                   "player 3 is not to be paired in round 2"); /* CAA 36: four others */
    event->cards[2].withdrawn = 2;
    expect_refused(&(bd_draw_options){.bye = 4}, "nobody has the bye");
}

Test(round, nobody_to_be_paired)
{
    for (int i = 0; i < 5; i++) event->cards[i].withdrawn = 1;
    expect_refused(NULL, "nobody is present");
}

Test(round, legal_pairs)
{
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    cr_assert_eq(make_round(NULL, &round), BD_OK);
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(count, 14); /* ten pairs and five byes, less 1-2 */
    for (size_t i = 0; i < count; i++) {
        cr_expect(bd_round_is_legal(round, edges[i].u, edges[i].v));
        cr_expect(edges[i].u < edges[i].v);
        if (i > 0) cr_expect(edges[i - 1].u < edges[i].u || edges[i - 1].v < edges[i].v);
    }
    const int one = bd_round_node(round, 1), two = bd_round_node(round, 2);
    cr_expect_not(bd_round_is_legal(round, one, two));
    cr_expect_not(bd_round_is_legal(round, two, one));
    cr_expect_eq(bd_round_meetings(round, one, two), 1);
    cr_expect_eq(bd_round_node(round, 77), -1);
}

Test(round, repeats_with_leave_are_the_first_criterion)
{
    static paths solved;
    const bd_draw_options leave = {.allow_repeats = true};
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    for (int i = 2; i < 5; i++) event->cards[i].withdrawn = 1;
    cr_assert_eq(make_round(NULL, &round), BD_OK);
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(count, 0);
    cr_assert_eq(make_round(&leave, &round), BD_OK);
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(bd_round_stages(round, arena, &stages, NULL), BD_OK);
    cr_assert(paths_solve(&solved, round->nodes, edges, count, &stages));
    cr_expect_str_eq(solved.stages[0].id, "repeat");
    cr_expect_eq(solved.stages[0].value, 1);
    paths_end(&solved);
}

static const char *order_of(const char *const *names, size_t count)
{
    const bd_draw_options options = {.priorities = names, .priority_count = count};
    const bd_criterion *const *criteria = NULL;
    size_t listed = 0;
    bd_round *round = NULL;
    bd_text text = bd_text_new(arena);
    cr_assert_eq(make_round(&options, &round), BD_OK);
    if (bd_round_criteria(round, arena, &criteria, &listed, &err) != BD_OK) return err.sentence;
    for (size_t i = 0; i < listed; i++) bd_text_add(&text, "%s%s", i > 0 ? " " : "", criteria[i]->id);
    return text.bytes;
}

Test(round, the_users_priorities)
{
    const char *const good[] = {"repeat", "school", "score", "grade-squared"};
    const char *const unknown[] = {"score", "colour"};
    const char *const doubled[] = {"score", "score"};
    const char *const early[] = {"mid-line", "score"};
    const char *const behind[] = {"score", "sit-outs"};
    cr_expect_str_eq(order_of(good, 4),
                     "bye-again bye-level repeat school score floaters grade-squared top-board");
    cr_expect_not_null(
        strstr(order_of(unknown, 2), "'colour' is not a criterion; choose from repeat, bye-again"));
    cr_expect_not_null(strstr(order_of(doubled, 2), "'score' is listed twice"));
    cr_expect_not_null(strstr(order_of(early, 2), "'mid-line' must come after"));
    cr_expect_not_null(strstr(order_of(behind, 2), "'sit-outs' stands before all other criteria"));
}

Test(round, rule_40_only_when_asked_for)
{
    bd_setting relax = {.key = "relax_last_rounds", .text = "1"};
    cr_expect_null(strstr(order_of(NULL, 0), "relax"));
    event->options = &relax;
    event->option_count = 1;
    cr_expect_not_null(strstr(order_of(NULL, 0), "relax-last-rounds score"));
}

/* CAA 40, the last round: 3 and 4 have had White twice more than Black. The leader has 2 points; whoever
 * could still come level with a win is not out of contention. */
static int64_t relaxed_with(int halves)
{
    bd_setting relax = {.key = "relax_last_rounds", .text = "1"};
    const bd_criterion *criterion = bd_criterion_find("relax-last-rounds");
    bd_arena_free(arena);
    begin();
    event->options = &relax;
    event->option_count = 1;
    event->round = event->rounds = 4;
    for (int id = 1; id <= 5; id++) {
        event->cards[id - 1].score_given = true;
        event->cards[id - 1].score = id == 1 ? 4 : id <= 4 && id >= 3 ? halves : 1;
    }
    for (int k = 0; k < 2; k++)
        for (int id = 3; id <= 4; id++) {
            bd_entry *entry = NULL;
            cr_assert_eq(bd_card_add_entry(event, &event->cards[id - 1], 2 + k, &entry, NULL), BD_OK);
            *entry = (bd_entry){.round = 2 + k, .kind = BD_GAME, .colour = BD_WHITE, .halves = 0};
        }
    bd_round *round = NULL;
    bd_cost cost = 0;
    cr_assert_eq(make_round(NULL, &round), BD_OK, "%s", err.sentence);
    const int u = bd_round_node(round, 3), v = bd_round_node(round, 4);
    const bd_edge edge = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    cr_assert_eq(round->players[u].score, halves);
    cr_assert_eq(round->players[u].claim.difference, 2);
    cr_assert_eq(bd_criterion_price(round, arena, criterion, &edge, 1, &cost, &err), BD_OK);
    return cost;
}

Test(round, rule_40_leaves_alone_whom_a_win_brings_level)
{
    cr_expect_eq(relaxed_with(2), 0);
    cr_expect_eq(relaxed_with(1), 1);
}

Test(round, options_of_the_event_are_checked)
{
    static const bd_setting wrong[] = {{.key = "club_rounds", .text = "\"all\""},
                                       {.key = "club_rounds", .text = "-1"},
                                       {.key = "relax_last_rounds", .text = "true"},
                                       {.key = "ungraded", .text = "\"top\""}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        bd_setting option = wrong[i];
        event->options = &option;
        event->option_count = 1;
        expect_refused(NULL, option.key);
    }
}

Test(round, options_have_one_text)
{
    const bd_id_pair forbid[] = {{9, 2}, {1, 7}, {2, 9}}, fixed[] = {{3, 4}};
    const char *const names[] = {"score", "club"};
    const bd_draw_options all = {.seed = 18446744073709551615U,
                                 .top_colour = BD_BLACK,
                                 .allow_repeats = true,
                                 .bye = 12,
                                 .forbid = forbid,
                                 .forbid_count = 3,
                                 .fixed = fixed,
                                 .fixed_count = 1,
                                 .priorities = names,
                                 .priority_count = 2};
    const char *text = NULL, *again = NULL;
    bd_draw_options back;
    cr_assert_eq(bd_draw_options_print(&all, arena, &text, &err), BD_OK);
    cr_expect_str_eq(text, "seed=18446744073709551615 top=black allow-repeats bye=12 forbid=1,7 forbid=2,9 "
                           "pair=3,4 priorities=score,club");
    cr_assert_eq(bd_draw_options_parse(text, arena, &back, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_draw_options_print(&back, arena, &again, &err), BD_OK);
    cr_expect_str_eq(again, text);
    cr_assert_eq(bd_draw_options_parse("", arena, &back, &err), BD_OK);
    cr_expect(back.seed == 0 && back.forbid_count == 0 && back.priority_count == 0);
}

Test(round, other_texts_are_refused)
{
    static const char *const wrong[] = {
        "seed=0",
        "seed=07",
        "seed=-1",
        "seed=18446744073709551616",
        "seed",
        "top=green",
        "top",
        "bye=0",
        "bye=100000",
        "bye=x",
        "forbid=2,1",
        "forbid=1,1",
        "forbid=1",
        "forbid=1,2,3",
        "pair=",
        " seed=1",
        "seed=1 ",
        "seed=1  bye=2",
        "bye=2 seed=1",
        "seed=1 seed=1",
        "nonsense",
        "nonsense=1",
        "allow-repeats=1",
        "forbid=3,4 forbid=1,2",
        "forbid=1,2 forbid=1,2",
        "bye=1 bye=2",
        "=",
    };
    bd_draw_options back;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        cr_expect_eq(bd_draw_options_parse(wrong[i], arena, &back, &err), BD_BAD_INPUT, "'%s'", wrong[i]);
}

Test(round, rulebooks_are_listed)
{
    cr_assert_geq(bd_rulebook_count(), 5);
    for (size_t i = 0; i < bd_rulebook_count(); i++) {
        const bd_rulebook *rules = bd_rulebook_at(i);
        cr_expect_eq(bd_rulebook_find(rules->id), rules);
        for (size_t k = 0; k < rules->rule_count; k++) {
            cr_expect(strlen(rules->rules[k].article) > 0, "%s", rules->rules[k].criterion->id);
            cr_expect(strlen(rules->rules[k].criterion->minimises) > 0, "%s", rules->rules[k].criterion->id);
        }
    }
    cr_expect_null(bd_rulebook_find("no such rules"));
    cr_expect_null(bd_rulebook_at(bd_rulebook_count()));
}

Test(round, published_boards_are_read_back)
{
    bd_round *round = NULL;
    bd_draw draw;
    uint16_t *mate = NULL;
    const uint16_t pairs[] = {2, 5, 0, 4, 3, 1};
    cr_assert_eq(make_round(NULL, &round), BD_OK);
    cr_assert_eq(bd_round_draw(round, arena, pairs, &draw, &err), BD_OK);
    cr_assert_eq(bd_round_partners(round, arena, &draw, &mate, &err), BD_OK);
    for (int u = 0; u < 6; u++) cr_expect_eq(mate[u], pairs[u]);
    const bd_board saved = draw.boards[0];
    draw.boards[0].black = saved.white;
    cr_expect_eq(bd_round_partners(round, arena, &draw, &mate, &err), BD_BAD_INPUT);
    draw.boards[0] = saved;
    draw.bye = 0;
    cr_expect_eq(bd_round_partners(round, arena, &draw, &mate, &err), BD_BAD_INPUT);
    cr_expect_not_null(strstr(err.sentence, "missing"));
    draw.bye = 4711;
    cr_expect_eq(bd_round_partners(round, arena, &draw, &mate, &err), BD_BAD_INPUT);
}

/* Nodes 1, 2 and 3 may not meet. The arbiter has given the bye to node 0, who is not even among those that
 * the draw leaves out: then nobody is named, and the last of the three is left over. */
Test(round, the_arbiter_s_choice_of_the_bye_stands_although_the_draw_names_another)
{
    static const char *const order[] = {"score"};
    static const bd_id_pair apart[] = {{11, 12}, {11, 13}, {12, 13}};
    static bd_board boards[] = {{10, 14}, {15, 16}};
    static const int idle[] = {11, 13};
    bd_draw_options options = bd_draw_options_none();
    bd_round *round = NULL;
    uint16_t *mate = NULL;
    bd_tournament *club = bd_tournament_new(arena);
    for (int id = 10; id <= 16; id++) {
        bd_card *card = NULL;
        cr_assert_eq(bd_tournament_add_card(club, id, &card, NULL), BD_OK);
        card->grade = 2000 - 10 * id;
    }
    options.forbid = apart;
    options.forbid_count = 3;
    options.bye = 10;
    options.priorities = order;
    options.priority_count = 1;
    cr_assert_eq(bd_round_new(arena, club, bd_rulebook_find("scc"), 1, &options, &round, &err), BD_OK, "%s",
                 err.sentence);
    const bd_draw draw = {
        .round = 1, .boards = boards, .board_count = 2, .bye = 12, .sit_outs = idle, .sit_out_count = 2};
    cr_assert_eq(bd_round_partners(round, arena, &draw, &mate, &err), BD_OK, "%s", err.sentence);
    cr_expect_eq(mate[bd_round_node(round, 11)], bd_round_node(round, 12));
    cr_expect_eq(mate[bd_round_node(round, 13)], round->bye);
}
