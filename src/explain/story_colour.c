#include "explain/story.h"

#include "rulebook/fide/fide.h"
#include "rulebook/round/claim.h"

#include <string.h>

/* The colours of the games so far, oldest first: "WBW". */
static const char *colours_of(bd_arena *arena, const bd_round *round, int node)
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
        return round->players[node].claim.due == BD_NO_COLOUR ? "no game yet" : "as the file says";
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : NULL;
}

static const char *word(bd_colour colour)
{
    return colour == BD_WHITE ? "White" : colour == BD_BLACK ? "Black" : "neither colour";
}

static int magnitude(int number) { return number < 0 ? -number : number; }

/* What decided between two who are due the same colour (CAA 16, 25). */
static const char *caa_clash(const bd_player *u, const bd_player *v, const char **article)
{
    const bd_claim *a = &u->claim;
    const bd_claim *b = &v->claim;
    *article = "CAA 16(i)";
    if (magnitude(a->difference) != magnitude(b->difference)) return "colour-by-difference";
    *article = "CAA 16(ii), (iii)";
    if (bd_claim_signed_run(a) != bd_claim_signed_run(b)) return "colour-by-run";
    *article = "CAA 16(v)";
    if (a->games != b->games) return "colour-by-games";
    *article = "CAA 25";
    return u->score != v->score ? "colour-by-score" : "colour-by-rank";
}

static const char *caa_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    *article = "CAA 8";
    if (a->claim.due == BD_NO_COLOUR && b->claim.due == BD_NO_COLOUR) return "colour-by-turns";
    *article = "CAA 14, 15";
    if (a->claim.due == BD_NO_COLOUR || b->claim.due == BD_NO_COLOUR) return "colour-one-due";
    if (a->claim.due != b->claim.due) return "colour-both-due";
    return caa_clash(a, b, article);
}

static const char *fide_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_fide_player *a = bd_fide_player_at(round, u);
    const bd_fide_player *b = bd_fide_player_at(round, v);
    const bool absolute = a->strength == BD_PREFERS_ABSOLUTELY;
    *article = "FIDE C.04.3 5.2.5";
    if (a->due == BD_NO_COLOUR && b->due == BD_NO_COLOUR) return "colour-by-number";
    *article = "FIDE C.04.3 5.2.1";
    if (a->due == BD_NO_COLOUR || b->due == BD_NO_COLOUR) return "colour-one-due";
    if (a->due != b->due) return "colour-both-due";
    *article = "FIDE C.04.3 5.2.2";
    if (a->strength != b->strength) return "colour-by-strength";
    if (absolute && magnitude(a->difference) != magnitude(b->difference)) return "colour-by-difference";
    *article = "FIDE C.04.3 5.2.3";
    if (bd_fide_colour_when_last_apart(round, u, v) != BD_NO_COLOUR) return "colour-by-last-apart";
    *article = "FIDE C.04.3 5.2.4";
    return "colour-by-rank";
}

static bd_colour due_of(const bd_round *round, int node)
{
    return round->rules->higher_has_white == bd_fide_higher_has_white ? bd_fide_player_at(round, node)->due
                                                                      : round->players[node].claim.due;
}

/* The schools' rules compare claims and scores as the CAA's do, and then go another way. Of all others only
 * the histories are shown. */
static const char *other_rule(const bd_round *round, int u, int v)
{
    const char *article;
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const char *code = caa_rule(round, u, v, &article);
    if (!bd_claims_clash(&a->claim, &b->claim)) return code;
    if (round->rules->articles == NULL || strcmp(round->rules->articles, "SCA") != 0)
        return "colour-by-rules";
    const int order = bd_claim_compare(&a->claim, &b->claim);
    const bool first = order > 0 || (order == 0 && a->score > b->score);
    const bool decided = order != 0 || a->score != b->score;
    const bool first_gets = bd_round_higher_has_white(round, u, v, 0) == (a->claim.due == BD_WHITE);
    return decided && first == first_gets ? code : "colour-by-rules";
}

static const char *rule_of(const bd_round *round, int u, int v, const char **article)
{
    if (round->rules->higher_has_white == NULL) return caa_rule(round, u, v, article);
    if (round->rules->higher_has_white == bd_fide_higher_has_white) return fide_rule(round, u, v, article);
    *article = NULL;
    return other_rule(round, u, v);
}

bd_status bd_story_of_colours(bd_teller *teller, int u, int v, size_t board, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const char *article = NULL;
    const bool higher_is_white = story->white == round->players[u].id;
    const int gets = due_of(round, v) == BD_NO_COLOUR || (higher_is_white == (due_of(round, u) == BD_WHITE) &&
                                                          due_of(round, u) != BD_NO_COLOUR)
                         ? u
                         : v;
    const int other = gets == u ? v : u;
    const int ids[] = {round->players[gets].id, round->players[other].id};
    bd_saying saying = bd_saying_new(teller->arena, rule_of(round, u, v, &article));
    bd_saying_int(&saying, "a", ids[0]);
    bd_saying_int(&saying, "b", ids[1]);
    bd_saying_text(&saying, "a-colours", colours_of(teller->arena, round, gets));
    bd_saying_text(&saying, "b-colours", colours_of(teller->arena, round, other));
    bd_saying_text(&saying, "a-due", word(due_of(round, gets)));
    bd_saying_text(&saying, "b-due", word(due_of(round, other)));
    bd_saying_int(&saying, "white", story->white);
    bd_saying_int(&saying, "board", (long long)board + 1);
    return bd_reasons_add(&story->colours, &saying, article, ids, 2, err);
}
