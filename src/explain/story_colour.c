/* Colours: why the two players of a board have the colours they have. */
#include "explain/explain_words.h"
#include "explain/story.h"

/* The colours of the games so far, oldest first: "WBW". */
static const char *colour_history(bd_arena *arena, const bd_round *round, int node)
{
    const bd_card *card = round->players[node].card;
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round->number || !bd_entry_is_game(entry) || entry->colour == BD_NO_COLOUR)
            continue;
        bd_text_add_char(&text, entry->colour == BD_WHITE ? 'W' : 'B');
    }
    const char *out = NULL;
    if (text.length == 0)
        return round->players[node].claim.due == BD_NO_COLOUR ? BD_SAY(EXPLAIN_NO_GAME_YET)
                                                              : BD_SAY(EXPLAIN_AS_THE_FILE_SAYS);
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : NULL;
}

static const char *colour_word(bd_colour colour)
{
    return colour == BD_WHITE   ? BD_SAY(EXPLAIN_WHITE)
           : colour == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                : BD_SAY(EXPLAIN_NEITHER_COLOUR);
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
    bd_saying saying = bd_saying_new(teller->arena, round->rules->colour_rule(round, u, v, &article));
    bd_saying_int(&saying, "a", ids[0]);
    bd_saying_int(&saying, "b", ids[1]);
    bd_saying_text(&saying, "a-colours", colour_history(teller->arena, round, gets));
    bd_saying_text(&saying, "b-colours", colour_history(teller->arena, round, other));
    bd_saying_text(&saying, "a-due", colour_word(round->rules->due(round, gets)));
    bd_saying_text(&saying, "b-due", colour_word(round->rules->due(round, other)));
    bd_saying_int(&saying, "white", story->white);
    bd_saying_int(&saying, "board", (long long)board + 1);
    return bd_reasons_add(&story->colours, &saying, article, ids, 2, err);
}
