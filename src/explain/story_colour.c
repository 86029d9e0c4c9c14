/* Colours: why the two players of a board have the colours they have. */
#include "explain/explain_words.h"
#include "explain/naming.h"
#include "explain/story.h"

#include <string.h>

/* The colours of the games so far, or why there are none to tell. */
static const char *colour_history(bd_arena *arena, const bd_round *round, int node)
{
    const char *colours = bd_round_colours_of(round, node, arena);
    if (colours == NULL || colours[0] != '\0') return colours;
    return round->players[node].claim.due == BD_NO_COLOUR ? BD_SAY(EXPLAIN_NO_GAME_YET)
                                                          : BD_SAY(EXPLAIN_AS_THE_FILE_SAYS);
}

static const char *colour_word(bd_colour colour)
{
    return colour == BD_WHITE   ? BD_SAY(EXPLAIN_WHITE)
           : colour == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                : BD_SAY(EXPLAIN_NEITHER_COLOUR);
}

/* Of one level, where `other` is due neither colour and takes the one that fewer of those who stay are due.
 */
static bool colour_makes_up(const bd_teller *teller, int gets, int other)
{
    const bd_round *round = teller->round;
    const int level = round->players[gets].level;
    const bd_colour due = round->rules->due(round, gets);
    int as_many = 0, fewer = 0;
    if (!bd_rulebook_has(round->rules, BD_HAS_MID_LINE)) return false;
    if (round->players[other].level != level || due == BD_NO_COLOUR) return false;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const int v = teller->seating.mate[u];
        const bd_colour own = round->rules->due(round, u);
        if (v == round->bye || round->players[v].level != level) continue;
        as_many += own == due;
        fewer += own != due && own != BD_NO_COLOUR;
    }
    return fewer < as_many;
}

bd_status bd_story_of_colours(bd_teller *teller, int u, int v, size_t board, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const char *article = NULL;
    const bool higher_is_white = story->white == round->players[u].id;
    const int gets = round->rules->due(round, v) == BD_NO_COLOUR ||
                             (higher_is_white == (round->rules->due(round, u) == BD_WHITE) &&
                              round->rules->due(round, u) != BD_NO_COLOUR)
                         ? u
                         : v;
    const int other = gets == u ? v : u;
    const int ids[] = {round->players[gets].id, round->players[other].id};
    const char *code = round->rules->colour_rule(round, u, v, &article);
    const bool makes_up = strcmp(code, "colour-one-due") == 0 && colour_makes_up(teller, gets, other);
    bd_saying saying = bd_teller_saying(teller, makes_up ? "colour-makes-up" : code);
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_player(&saying, "b", round, ids[1]);
    bd_saying_text(&saying, "a-colours", colour_history(teller->arena, round, gets));
    bd_saying_text(&saying, "b-colours", colour_history(teller->arena, round, other));
    bd_saying_text(&saying, "white-colours",
                   colour_history(teller->arena, round, story->white == ids[0] ? gets : other));
    bd_saying_text(&saying, "black-colours",
                   colour_history(teller->arena, round, story->white == ids[0] ? other : gets));
    bd_saying_text(&saying, "a-due", colour_word(round->rules->due(round, gets)));
    bd_saying_text(&saying, "b-due", colour_word(round->rules->due(round, other)));
    bd_saying_text(&saying, "b-gets", colour_word(higher_is_white == (other == u) ? BD_WHITE : BD_BLACK));
    bd_saying_player(&saying, "white", round, story->white);
    bd_saying_player(&saying, "black", round, story->black);
    bd_saying_int(&saying, "board", (long long)board + 1);
    return bd_reasons_add(&story->colours, &saying, article, ids, 2, err);
}
