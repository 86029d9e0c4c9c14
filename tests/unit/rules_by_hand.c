/* Rules by hand: small cases of fillers, sit-outs, halves, prizes and federations. Each was worked out from
 * the words of the rule, which stand over it, before it was drawn; the proof of each is checked. Numbers of
 * players are their ranks. */
#include "hand_event.h"
#include "verify/verify.h"

#include <stdlib.h>

/* Players are separated by ";": the score in half points ("." where the rounds tell it), then words: rounds
 * (hand_event.h;
 * "~" for none), and filler, volunteer, volunteer=ROUND, top, withdrawn=ROUND, bye=ROUND (half a point),
 * met=ID, school=, club=, fed=, kin=. The draw: "1-2" White first, "1v2" any colours, "bye 3", "out 4": on no
 * board. */
typedef struct hand_case {
    const char *rule, *rules;
    int round;
    const char *players, *draw;
    const char *options[3]; /* NAME=JSON */
} hand_case;

static const hand_case hand_cases[] = {
    /* CAA 36, "a filler saves a bye": with an even number of others there is none to save. */
    {"CAA 36: four others", "caa", 2, "2 W; 2 B; 0 W; 0 B; 0 ~ filler", "2-1 4-3 out 5", {NULL}},
    /* CAA 36, 6: round 1, the bye just below the mid-line: 1, 2 | filler, 3; and 1, 2, 3 | filler, 4, 5. */
    {"CAA 36: three others", "caa", 1, "0; 0; 0; 0 ~ filler", "1v4 2v3", {NULL}},
    {"CAA 36: five others", "caa", 1, "0; 0; 0; 0; 0; 0 ~ filler", "1v6 2v4 3v5", {NULL}},
    /* CAA 36: "does nothing else": what the filler has scored does not count; 3, alone without a point, would
     * have the bye. 3 had White and is due Black. */
    {"CAA 36: no points of their own", "caa", 2, "2 W; 2 B; 0 W; 4 ~ filler", "2-1 4-3", {NULL}},
    /* CAA 1: nobody meets the same opponent twice, not even a filler. 1 with Black and 3 cannot both have
     * their colour, so 2 comes down to 3 and 1 meets the filler. */
    {"CAA 1, 36: a filler who was met", "caa", 2, "2 W; 2 B; 0 W met=4; 0 ~ filler", "2-3 4-1", {NULL}},
    /* CAA 36: one saves the bye; of two the one with fewer rounds on the card. */
    {"CAA 36: the filler who played less",
     "caa",
     2,
     "2 W; 2 B; 0 B; 0 W filler; 0 ~ filler",
     "2-1 3-5 out 4",
     {NULL}},
    /* CAA 36: who has withdrawn is not one of the others. */
    {"CAA 36: after a withdrawal", "caa", 2, "2 W; 2 B; 0 W withdrawn=2; 0 ~ filler", "2-1 out 3 4", {NULL}},
    /* SCA 4, 28: round 1, "last in alphabetical order": 1, 3 | 4, filler (P02). */
    {"SCA 28: the last in the alphabet", "sca", 1, "0; 0 ~ filler; 0; 0", "1v4 3v2", {NULL}},
    /* SCA 28: a filler has no school, and is nobody's relative. */
    {"SCA 28: one school and a filler",
     "sca",
     1,
     "0 ~ school=A; 0 ~ school=A; 0 ~ school=B; 0 ~ filler",
     "1v3 2v4",
     {NULL}},

    /* SCC, part A: "1st v 2nd, 3rd v 4th", the stronger has Black; nobody sits out of an even number. */
    {"SCC: four attend", "scc", 1, ".; .; .; .", "2-1 4-3", {NULL}},
    /* SCC: of an odd number a volunteer sits out. */
    {"SCC: a volunteer", "scc", 1, ".; . ~ volunteer; .; .; .", "3-1 5-4 bye 2", {NULL}},
    /* SCC: a volunteer of another evening is none tonight: nothing tells the five apart, and without the last
     * of the list the others have the nearest. */
    {"SCC: a volunteer of week 3", "scc", 1, ".; . ~ volunteer=3; .; .; .", "2-1 4-3 bye 5", {NULL}},
    /* SCC: then who has played the most games. 2 had White and 3 Black. */
    {"SCC: most games", "scc", 3, ". WB; . W.; . B.", "3-2 bye 1", {NULL}},
    /* SCC (ours): of equal games, who sat out least recently; week 1 was longer ago than week 2. 1 and 3 had
     * White once each: the weaker has White. */
    {"SCC: longest ago", "scc", 3, ". WU; . UW; . WU", "3-1 bye 2", {NULL}},
    /* ... and who never did before them. */
    {"SCC: never", "scc", 3, ". WU; . W.; . WU", "3-1 bye 2", {NULL}},
    /* SCC: who has played the maximum of games may only sit out; the others are even in number. */
    {"SCC: a full season", "scc", 3, ". WB; . W.; . B.", "3-2 out 1", {"max_games=2"}},
    /* SCC: "if a player cannot be matched, they will be asked to sit out": 1 has met all, so as few as
     * possible sit out: 1, and one more, by the list the last. */
    {"SCC: cannot be matched", "scc", 2, ". ~ met=2 met=3 met=4; .; .; .", "2v3 out 1 4", {NULL}},
    /* The same of six: 2 and 3, 4 and 5 still play. */
    {"SCC: cannot be matched, of six",
     "scc",
     2,
     ". ~ met=2 met=3 met=4 met=5 met=6; .; .; .; .; .",
     "2v3 4v5 out 1 6",
     {NULL}},
    /* ... and a volunteer goes before the list. */
    {"SCC: cannot be matched, with a volunteer",
     "scc",
     2,
     ". ~ met=2 met=3 met=4; .; . ~ volunteer; .",
     "2v4 out 1 3",
     {NULL}},

    /* SCA 6: "1v33, 34v2": from one half to the other. 1 and 4 are of one school (SCA 7): 4 and 5 change
     * places, both stay in their half. */
    {"SCA 6, 7: natural opponents of one school",
     "sca",
     1,
     "0 ~ school=A; 0; 0; 0 ~ school=A; 0; 0",
     "1v5 2v4 3v6",
     {NULL}},
    {"SCA 6, 27: natural opponents who are relatives",
     "sca",
     1,
     "0 ~ kin=Hart; 0; 0; 0 ~ kin=Hart; 0; 0",
     "1v5 2v4 3v6",
     {NULL}},
    /* Two pairs of natural opponents of one school each: they change with each other. */
    {"SCA 6, 7: two schools",
     "sca",
     1,
     "0 ~ school=A; 0 ~ school=B; 0 ~ school=A; 0 ~ school=B",
     "1v4 2v3",
     {NULL}},
    /* SCA 7: a board of one school that no draw avoids (three of four are of one) costs the same wherever it
     * is: then the natural pairing. */
    {"SCA 6, 7: three of one school",
     "sca",
     1,
     "0 ~ school=A; 0 ~ school=B; 0 ~ school=A; 0 ~ school=A",
     "1v3 2v4",
     {NULL}},
    /* 1 may meet nobody of the lower half: a board inside each half cannot be avoided. */
    {"SCA 1, 6: a board inside each half", "sca", 1, "0 ~ met=3 met=4; 0; 0; 0", "1v2 3v4", {NULL}},
    /* SCA 4: the bye to the last in alphabetical order, who is not a top player, and has no bye arranged. */
    {"SCA 4, 6: five", "sca", 1, "0; 0; 0; 0; 0", "1v3 2v4 bye 5", {NULL}},
    {"SCA 4, 6: the last is a top player", "sca", 1, "0; 0; 0; 0; 0 ~ top", "1v3 2v5 bye 4", {NULL}},
    {"SCA 4, 6: the last has a bye to come", "sca", 1, "0; 0; 0; 0; 0 ~ bye=2", "1v3 2v5 bye 4", {NULL}},
    /* SCA 4: who has had a default, here a lost one in round 1, has had a bye: 2, whom the lot would choose.
     */
    {"SCA 4: lost by default", "sca", 2, "0 W; 0 0; 0 B", "3-2 bye 1", {NULL}},

    /* FIDE C.6, C.8: 1 and 2, who have met, are moved down to 3; 2 is left in the limbo and moves on. */
    {"FIDE C.6, C.8: one of two moved down moves on",
     "fide",
     3,
     "4 BW met=2; 4 WB; 2 WB; 0 BW; 0 WB; 0 BW",
     "1v3 2v4 5v6",
     {NULL}},

    /* CAA 40 is an arbiter's choice: without it equal scores come first, and a third White more is given. 1
     * is due White, 2 Black. */
    {"CAA 40: not chosen", "caa", 5, "8 WBWB; 6 BWBW; 4 WWBW; 4 WWBW", "1-2 3v4", {NULL}},
    /* CAA 40, "not in contention for a prize": 3 and 4 can reach 6 of the leader's 8. Each floats up; 1 meets
       the better. */
    {"CAA 40: out of contention for the first prize",
     "caa",
     5,
     "8 WBWB; 6 BWBW; 4 WWBW; 4 WWBW",
     "1-3 2-4",
     {"relax_last_rounds=1", "prizes=1"}},
    /* The second prize takes 6 now: in contention, so they meet. */
    {"CAA 40: in contention for the second",
     "caa",
     5,
     "8 WBWB; 6 BWBW; 4 WWBW; 4 WWBW",
     "1-2 3v4",
     {"relax_last_rounds=1", "prizes=2"}},
    /* Round 4 of 5 is not the last one; of the last two it is. 3 and 4 (White twice, a half-point bye) can
       reach 5 of 6. */
    {"CAA 40: not yet", "caa", 4, "6 WBW; 6 BWB; 1 WW-; 1 WW-", "2-1 3v4", {"relax_last_rounds=1"}},
    {"CAA 40: the last two rounds",
     "caa",
     4,
     "6 WBW; 6 BWB; 1 WW-; 1 WW-",
     "1-3 2-4",
     {"relax_last_rounds=2"}},
    /* With a point more 3 and 4 could still be level with 6: in contention. */
    {"CAA 40: level with the leader",
     "caa",
     4,
     "6 WBW; 6 BWB; 2 WW-; 2 WW-",
     "2-1 3v4",
     {"relax_last_rounds=2"}},
    /* The leader is away: the first of those who play is out of contention too, and the one due Black less
       strongly. */
    {"CAA 40: the leader is away",
     "caa",
     5,
     "8 WBWB ~ bye=5; 4 WWBW; 3 WWWW",
     "2-3",
     {"relax_last_rounds=1", "prizes=1"}},

    /* CAA 35, "players from the same ... foreign country": where the event says so. */
    {"CAA 35: federations are not looked at",
     "caa",
     1,
     "0 ~ fed=ENG; 0 ~ fed=FRA; 0 ~ fed=ENG; 0 ~ fed=FRA",
     "1v3 2v4",
     {NULL}},
    {"CAA 35: federations are kept apart",
     "caa",
     1,
     "0 ~ fed=ENG; 0 ~ fed=FRA; 0 ~ fed=ENG; 0 ~ fed=FRA",
     "1v4 2v3",
     {"avoid_federations=true"}},
    /* In round 1, and as long as the event says. */
    {"CAA 35: in round 1 only",
     "caa",
     2,
     "0 . fed=ENG; 0 . fed=FRA; 0 . fed=ENG; 0 . fed=FRA",
     "1v3 2v4",
     {"avoid_federations=true"}},
    {"CAA 35: in two rounds",
     "caa",
     2,
     "0 . fed=ENG; 0 . fed=FRA; 0 . fed=ENG; 0 . fed=FRA",
     "1v4 2v3",
     {"avoid_federations=true", "club_rounds=2"}},
    /* Clubs and federations together: 1 shares a club with 4 and a federation with 3. */
    {"CAA 35: a club and a federation",
     "caa",
     1,
     "0 ~ club=Hove fed=ENG; 0 ~ fed=FRA; 0 ~ fed=ENG; 0 ~ club=Hove fed=WLS",
     "1v2 3v4",
     {"avoid_federations=true"}},
    /* Nobody's federation is no federation. */
    {"CAA 35: no federations",
     "caa",
     1,
     "0; 0 ~ fed=ENG; 0; 0 ~ fed=FRA",
     "1v3 2v4",
     {"avoid_federations=true"}},
    /* "As far as possible": three of four of one country; one board cannot be avoided, and 2 meets the
       natural opponent. */
    {"CAA 35: as few as possible",
     "caa",
     1,
     "0 ~ fed=ENG; 0 ~ fed=FRA; 0 ~ fed=ENG; 0 ~ fed=ENG",
     "1v3 2v4",
     {"avoid_federations=true"}},
};

static bd_card *read_player(const char *text)
{
    char words[200], *rest = NULL;
    (void)snprintf(words, sizeof words, "%s", text);
    char *word = strtok_r(words, " ", &rest);
    bd_card *card = hand_add(NULL, 2000 - 10 * ((int)event->card_count + 1));
    card->score_given = word[0] != '.';
    card->score = card->score_given ? atoi(word) : 0;
    for (bool rounds = true; (word = strtok_r(NULL, " ", &rest)) != NULL; rounds = false) {
        char *value = strchr(word, '=');
        if (value != NULL) *value++ = '\0', value = (char *)(uintptr_t)bd_arena_copy_text(arena, value);
        if (rounds && strcmp(word, "~") != 0) hand_rounds(card, word, card->score_given ? -1 : 1);
        if (strcmp(word, "filler") == 0) card->filler = true;
        if (strcmp(word, "top") == 0) card->top = true;
        if (strcmp(word, "volunteer") == 0) card->volunteer = true;
        if (value == NULL) continue;
        if (strcmp(word, "volunteer") == 0) card->volunteer_round = atoi(value);
        if (strcmp(word, "withdrawn") == 0) card->withdrawn = atoi(value);
        if (strcmp(word, "school") == 0) card->school = value;
        if (strcmp(word, "club") == 0) card->club = value;
        if (strcmp(word, "fed") == 0) card->federation = value;
        if (strcmp(word, "met") == 0) hand_met(card->id, atoi(value));
        if (strcmp(word, "bye") == 0)
            cr_assert_eq(bd_card_add_bye(event, card, atoi(value), BD_BYE_HALF, NULL), BD_OK);
        if (strcmp(word, "kin") == 0) {
            card->groups = bd_arena_alloc(arena, 1, sizeof *card->groups);
            card->groups[card->group_count++] = value;
        }
    }
    return card;
}

static void deal(const hand_case *c)
{
    char players[600], *rest = NULL;
    hand_begin();
    event->rounds = 5;
    event->round = c->round;
    (void)snprintf(players, sizeof players, "%s", c->players);
    for (char *text = strtok_r(players, ";", &rest); text != NULL; text = strtok_r(NULL, ";", &rest))
        (void)read_player(text);
    for (size_t i = 0; i < 3 && c->options[i] != NULL; i++) {
        const char *equals = strchr(c->options[i], '=');
        hand_set(bd_arena_copy_bytes(arena, c->options[i], (size_t)(equals - c->options[i])), equals + 1);
    }
}

static void expect_draw(const hand_case *c)
{
    char words[200], *rest = NULL;
    size_t boards = 0;
    bool out = false;
    (void)snprintf(words, sizeof words, "%s", c->draw);
    cr_expect((strstr(c->draw, "bye") != NULL) == (best.draw.bye != 0) || strcmp(c->rules, "scc") == 0,
              "%s: %d has the bye", c->rule, best.draw.bye);
    for (char *word = strtok_r(words, " ", &rest); word != NULL; word = strtok_r(NULL, " ", &rest)) {
        char between = '\0';
        int a = 0, b = 0;
        if (sscanf(word, "%d%c%d", &a, &between, &b) == 3) {
            boards++;
            cr_expect(hand_meet(a, b), "%s: %d and %d do not meet", c->rule, a, b);
            if (between == '-')
                cr_expect_eq(hand_colour_of(a), 'W', "%s: %d does not have White", c->rule, a);
        } else if (strcmp(word, "bye") == 0) {
            word = strtok_r(NULL, " ", &rest);
            cr_expect_eq(best.draw.bye, atoi(word), "%s: %d has the bye", c->rule, best.draw.bye);
        } else if (strcmp(word, "out") == 0) {
            out = true;
        } else {
            cr_expect(out && hand_colour_of(atoi(word)) == '-', "%s: %s plays", c->rule, word);
        }
    }
    cr_expect_eq(best.draw.board_count, boards, "%s: %zu boards", c->rule, best.draw.board_count);
}

TestSuite(by_hand);

Test(by_hand, cases)
{
    static const bd_draw_options options = {.top_colour = BD_WHITE};
    for (size_t i = 0; i < sizeof hand_cases / sizeof hand_cases[0]; i++) {
        const hand_case *c = &hand_cases[i];
        bd_verdict verdict;
        deal(c);
        cr_assert_eq(hand_draw(c->rules, c->round, &options), BD_OK, "%s: %s", c->rule, err.sentence);
        cr_assert_eq(best.certificate.outcome, BD_BEST, "%s", c->rule);
        expect_draw(c);
        const bd_certificate_file file = {
            .certificate = best.certificate, .draw = best.draw, .of_cards = true};
        cr_assert_eq(bd_verify_cards(arena, event, &file, &verdict, &err), BD_OK, "%s: %s", c->rule,
                     err.sentence);
        cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", c->rule, verdict.sentence);
        hand_end();
    }
}
