/* Who is transferred, and who is a filler: hand-derived cases of the British and the schools' rules, a level
 * of players with given colours each. */
#include "hand_event.h"
#include "standings/standings.h"
#include "verify/verify.h"

#include <string.h>

TestSuite(transfers, .init = hand_begin, .fini = hand_end);

/* A player with this score and these rounds (hand_event.h), oldest first. */
static bd_card *add(const char *rounds, int score)
{
    bd_card *card = hand_add(NULL, 0);
    card->grade = 2000 - 10 * card->id;
    card->score_given = true;
    card->score = score;
    hand_rounds(card, rounds, -1);
    return card;
}

static void draw(const char *rules, int round)
{
    static const bd_draw_options options = {.top_colour = BD_WHITE};
    event->round = round;
    cr_assert_eq(hand_draw(rules, round, &options), BD_OK, "%s", err.sentence);
    cr_assert_eq(best.certificate.outcome, BD_BEST);
    const bd_certificate_file file = {.certificate = best.certificate, .draw = best.draw, .of_cards = true};
    bd_verdict verdict;
    cr_assert_eq(bd_verify_cards(arena, event, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
}

/* Four players of one level, and the colours that they get by the rule. */
typedef struct level {
    const char *rule;
    const char *colours[4];
    const char *get; /* '.': either */
} level;

static const level levels[] = {
    /* 16(i) The greater the difference the greater the claim: 3 of WBWW W.. keep Black before those with 1.
     */
    {"16(i): 3 before 1", {"WWW", "WBW", "WWW", "WBW"}, "BWBW"},
    {"16(i): 4 before 2", {"WWWW-", "WWWB-", "WWWW-", "WWBW-"}, "BWBW"},
    {"16(i): 2 before 1", {"WW-", "WBW", "WW-", "WBW"}, "BWBW"},
    /* 16(ii) Of equal differences the longer run of the colour not due: WBWW before WWBW. */
    {"16(iii): WBWW before WWBW", {"WBWW", "WWBW", "WBWW", "WWBW"}, "BWBW"},
    {"16(iii): WWBW before WWWB", {"WWBW", "WWWB", "WWBW", "WWWB"}, "BWBW"},
    {"16(iii): WBWW before WWWB", {"WWWB", "WBWW", "WWWB", "WBWW"}, "WBWB"},
    /* The same for White. */
    {"16(iii): BWBB before BBWB", {"BWBB", "BBWB", "BWBB", "BBWB"}, "WBWB"},
    {"16(iii): BBWB before BBBW (K before G)", {"BBWB", "BBBW", "BBWB", "BBBW"}, "WBWB"},
    /* Level colours: WWBB before WBWB for White. */
    {"16(ii): WWBB before WBWB", {"WWBB", "WBWB", "WWBB", "WBWB"}, "WBWB"},
    {"16(ii): BBWW before BWBW", {"BWBW", "BBWW", "BWBW", "BBWW"}, "WBWB"},
    /* 16(v) Fewer games, greater claim: bye-bye-W before WBW. */
    {"16(v): --W before WBW", {"--W", "WBW", "--W", "WBW"}, "BWBW"},
    /* 16(iv) Byes are skipped: WB-W is WBW; with equal claims the higher rank keeps the colour due (25). */
    {"16(iv), 25: WB-W equals WBW-", {"WB-W", "WBW-", "WB-W", "WBW-"}, "...."},
    /* One of four is transferred: the weakest, who has just had two of the colour due. */
    {"16(iii): WWWBB gives way", {"WWWBB", "WBWBW", "BWBWB", "WBWBW"}, "WB.B"},
    {"16(iii): BBBWW gives way", {"BWBWB", "BBBWW", "WBWBW", "BWBWB"}, "WB.W"},
};

Test(transfers, the_weakest_claims_go)
{
    static const char *const rules[] = {"caa", "sca", "plain"};
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
        for (size_t r = 0; r < 3; r++) {
            hand_again();
            for (int p = 0; p < 4; p++) (void)add(levels[i].colours[p], 4);
            draw(rules[r], (int)strlen(levels[i].colours[0]) + 1);
            for (int p = 0; p < 4; p++)
                cr_expect(levels[i].get[p] == '.' || levels[i].get[p] == hand_colour_of(p + 1),
                          "%s, %s: %d has %c", rules[r], levels[i].rule, p + 1, hand_colour_of(p + 1));
        }
}

/* A claim has a stage only while it is open: of two that differ, the weaker follows from the stronger. */
Test(transfers, settled_claims_have_no_stage)
{
    for (int i = 0; i < 4; i++) (void)add(i % 2 == 0 ? "WBWW" : "WWWB", 4);
    draw("caa", 5);
    int claims = 0;
    for (size_t i = 0; i < best.certificate.stage_count; i++)
        claims += strncmp(best.certificate.stages[i].id, "alternation.claim:", 18) == 0;
    cr_expect_eq(claims, 1);
    hand_again();
    for (int i = 0; i < 4; i++) (void)add(i % 2 == 0 ? "WBWW" : "BWBB", 4); /* nobody need be transferred */
    draw("caa", 5);
    for (size_t i = 0; i < best.certificate.stage_count; i++)
        cr_expect_neq(strncmp(best.certificate.stages[i].id, "alternation.", 12), 0);
}

/* CAA 36: the filler "saves a bye": not needed where the others are even in number. */
Test(transfers, fillers_stay_away_from_an_even_number)
{
    for (int i = 0; i < 4; i++) (void)add(i % 2 == 0 ? "W" : "B", i < 2 ? 2 : 0);
    add("W", 0)->filler = true;
    draw("caa", 2);
    cr_expect_eq(best.draw.bye, 0);
    cr_expect_eq(best.draw.board_count, 2);
    cr_expect_eq(bd_round_node(best.round, 5), -1);
}

/* CAA 6, 36: just below the mid-line of the lowest level, where the bye would be taken, whatever the filler
 * has scored: of 3, 4, 5 and the filler, 3 is the top card and meets the filler. */
Test(transfers, fillers_stand_where_the_bye_would_be_taken)
{
    for (int i = 0; i < 5; i++) (void)add("", i < 2 ? 2 : 0);
    add("", 2)->filler = true;
    draw("caa", 1);
    cr_expect_eq(best.draw.bye, 0);
    cr_expect_eq(best.round->players[5].level, 1);
    cr_expect(hand_meet(3, 6), "3 meets %d", best.round->players[best.certificate.mate[2]].id);
    cr_expect(hand_meet(4, 5));
}

/* CAA 6: who had a bye is passed over; so is their level when all of it had one. */
Test(transfers, fillers_stand_in_a_level_that_may_have_the_bye)
{
    for (int i = 0; i < 4; i++) (void)add("WB", 2);
    add("+B", 0);
    add("", 0)->filler = true;
    draw("caa", 3);
    cr_expect_eq(best.round->players[bd_round_node(best.round, 6)].score, 2);
}

/* Never the bye: with two fillers and three others, one of them plays and nobody has the bye. */
Test(transfers, one_filler_is_enough)
{
    for (int i = 0; i < 3; i++) (void)add("", 0);
    add("", 0)->filler = true;
    add("", 0)->filler = true;
    draw("sca", 1);
    cr_expect_eq(best.draw.bye, 0);
    cr_expect_eq(best.round->cards, 4);
    cr_expect_eq(bd_round_node(best.round, 5), -1);
}

/* A game against a filler is no float, as a bye is none. */
Test(transfers, no_float_against_a_filler)
{
    static const char *const rules[] = {"caa", "sca"};
    for (size_t r = 0; r < 2; r++) {
        hand_again();
        bd_card *card = add("W", 0);
        card->history[0].opponent = 2;
        card->history[0].halves = 2;
        for (int i = 0; i < 4; i++) (void)add("", 0);
        event->cards[1].filler = true;
        draw(rules[r], 2);
        cr_expect_eq(best.round->players[bd_round_node(best.round, 1)].downfloats, 0);
    }
}

/* SCA 4, 28: in round 1 the filler comes last in the alphabet, like the bye. */
Test(transfers, fillers_come_last_in_the_alphabet)
{
    for (int i = 0; i < 4; i++) (void)add("", 0);
    event->cards[0].filler = true; /* P01 */
    draw("sca", 1);
    cr_expect_eq(best.round->players[3].id, 1);
    cr_expect(hand_meet(3, 1) && hand_meet(2, 4));
}

/* CAA 6, SCA 4: "has not hitherto had a bye or default": 3 lost by default, 4 won so, 5 had a half-point bye;
 * of the lowest level nobody else is left, and nobody of a higher one is taken for it. */
Test(transfers, byes_and_defaults)
{
    static const char *const rules[] = {"caa", "sca"};
    for (size_t r = 0; r < 2; r++) {
        hand_again();
        (void)add("W", 2);
        (void)add("B", 2);
        (void)add("0", 0);
        (void)add("+", 0);
        (void)add("-", 0);
        draw(rules[r], 2);
        cr_expect_eq(best.draw.bye, 5, "%s: %d has the bye", rules[r], best.draw.bye);
    }
}

/* A half-point bye is a bye: 3 had one, so 4 or 5 has this one. */
Test(transfers, half_point_byes)
{
    static const char *const rules[] = {"caa", "caa-random", "sca"};
    for (size_t r = 0; r < 3; r++) {
        hand_again();
        (void)add("WW", 2);
        (void)add("BB", 2);
        (void)add("-W", 0);
        (void)add("BW", 0);
        (void)add("WB", 0);
        draw(rules[r], 3);
        cr_expect_gt(best.draw.bye, 3, "%s: %d has the bye", rules[r], best.draw.bye);
    }
}

/* CAA 20, SCA 20: "the downfloater is chosen from the larger colour group": 1 and 3 are due Black, 2 White.
 * One transfer is needed in any case, and the level below can have it. */
Test(transfers, the_downfloater_is_of_the_larger_group)
{
    static const char *const rules[] = {"caa", "caa-random", "sca"};
    for (size_t r = 0; r < 3; r++) {
        hand_again();
        (void)add("BW", 2);
        (void)add("WB", 2);
        (void)add("BW", 2);
        (void)add("WB", 0);
        (void)add("BW", 0);
        (void)add("BW", 0);
        draw(rules[r], 3);
        cr_expect(hand_meet(2, 1) || hand_meet(2, 3), "%s: 2 floats", rules[r]);
        cr_expect(r > 0 || (hand_meet(3, 4) && hand_meet(5, 6)), "5 and 6 do not share the transfer");
    }
}

/* CAA 21: "if this fails ... from the mid-line down": 2 floated up in the last round, so 3 floats up,
 * although it stands below the line; where 3 has met 1, nobody else can. */
Test(transfers, a_forced_crossing)
{
    for (int met = 0; met < 2; met++) {
        hand_again();
        (void)add("WB", 4);
        (void)add("BW", 2);
        (void)add("BW", 2);
        (void)add("WB", 0);
        event->cards[1].history[1].marked = BD_FLOAT_UP;
        if (met == 1) hand_met(1, 3);
        draw("caa", 3);
        cr_expect(hand_meet(1, met == 0 ? 3 : 2));
    }
}

/* CAA 29 is about rule 20: under caa-large too the bye is looked for from the mid-line. */
Test(transfers, the_bye_of_large_events)
{
    for (int i = 0; i < 7; i++) (void)add("", 0);
    draw("caa-large", 1);
    cr_expect_eq(best.draw.bye, 4);
}

/* SCA 2a before "if possible" of 4: the bye goes to 1 so that nobody meets a school-mate. */
Test(transfers, school_before_the_level_of_the_bye)
{
    (void)add("WBW", 4);
    (void)add("BWB", 0);
    (void)add("WBB", 0);
    event->cards[0].school = event->cards[1].school = "Eton";
    hand_met(1, 3);
    draw("sca", 4);
    cr_expect_eq(best.draw.bye, 1);
}

/* SCA 6: 1v33, 34v2: from one half to the other. 1 and 5 are of one school, 4 and 8 too: 1-6, 5-2 ... and
 * never 1-2. */
Test(transfers, halves_of_the_alphabet)
{
    for (int i = 0; i < 8; i++) (void)add("", 0);
    event->cards[0].school = event->cards[4].school = "Eton";
    event->cards[3].school = event->cards[7].school = "Harrow";
    draw("sca", 1);
    for (int id = 1; id <= 4; id++)
        cr_expect_geq(best.certificate.mate[bd_round_node(best.round, id)], 4, "%d stays in the upper half",
                      id);
}

/* SCA 6 with top players who may not meet: three of the upper half of six and one below: one board inside
 * each half is all that is left to them only if there is no other way. */
Test(transfers, halves_come_before_distance)
{
    for (int i = 0; i < 6; i++) (void)add("", 0);
    event->cards[0].top = event->cards[3].top = true; /* natural opponents */
    draw("sca", 1);
    cr_expect(hand_meet(1, 5) && hand_meet(2, 4) && hand_meet(3, 6));
}

/* In no standings, and worth nothing to those who met them. */
Test(transfers, fillers_are_in_no_standings)
{
    bd_ranked *standings = NULL;
    for (int i = 0; i < 3; i++) add("W", 2)->history[0].halves = i == 2 ? 2 : 0;
    for (int i = 0; i < 3; i++) event->cards[i].score_given = false;
    event->cards[2].filler = true;
    event->cards[0].history[0].opponent = 3;
    static const bd_tiebreak_list list = {.items = {{.kind = BD_TIE_BH}}, .count = 1};
    cr_assert_eq(bd_standings(arena, event, 1, &list, &standings, &err), BD_OK);
    cr_assert_eq(bd_standings_count(event), 2);
    for (size_t i = 0; i < 2; i++) {
        cr_expect_neq(standings[i].card, 2);
        cr_expect_eq(standings[i].values[0].number, 0);
    }
}

/* CAA 40: "players not in contention for a prize": 3 and 4 have two White more and two points; with a win
 * they are short of the leader, but level with the second prize. */
Test(transfers, prizes)
{
    static const char *const prizes[] = {"1", "2"};
    for (int i = 0; i < 2; i++) {
        hand_again();
        event->rounds = 5;
        (void)add("WBWB", 8);
        (void)add("BWBW", 6);
        (void)add("WWBW", 4);
        (void)add("WWBW", 4);
        hand_set("relax_last_rounds", "1");
        hand_set("prizes", prizes[i]);
        draw("caa", 5);
        cr_expect_eq(hand_proved("relax-last-rounds"), i == 0 ? 0 : -1);
        cr_expect_eq(hand_meet(3, 4), i == 1);
    }
}

/* CAA 35, "foreign country": only when the option says so, and as long as club_rounds. */
Test(transfers, federations)
{
    static const char *const federations[] = {"ENG", "FRA", "ENG", "FRA"};
    for (int on = 0; on < 2; on++) {
        hand_again();
        for (int i = 0; i < 4; i++) add("", 0)->federation = federations[i];
        if (on) hand_set("avoid_federations", "true");
        draw("caa", 1);
        cr_expect(hand_meet(1, on ? 4 : 3));
    }
    draw("caa", 2); /* club_rounds is 1 */
    cr_expect(hand_meet(1, 3));
}

/* A filler in every place of the file, whatever stands on the other cards: never the bye, proved best. */
Test(transfers, a_filler_in_every_place)
{
    static const char *const rules[] = {"caa", "caa-long", "caa-large", "caa-random", "sca", "plain"};
    static const char *const colours[] = {"WB+", "BW-", "W0W", "BBW", "-WB", "WBB", "BWW"};
    for (size_t r = 0; r < sizeof rules / sizeof rules[0]; r++)
        for (int players = 2; players <= 7; players++)
            for (int place = 0; place < players; place++) {
                hand_again();
                for (int i = 0; i < players; i++) (void)add(colours[i], i % 3);
                event->cards[place].filler = true;
                draw(rules[r], 4);
                const bool plays = bd_round_node(best.round, place + 1) >= 0;
                cr_expect_eq(plays, players % 2 == 0, "%s: %d of %d", rules[r], place + 1, players);
                cr_expect_eq(best.draw.bye, 0);
            }
}
