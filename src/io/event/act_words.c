/* What an act did, in words: its facts one by one, each by the row of the table that knows its kind. */
#include "io/event/act_words.h"

#include "base/assert.h"
#include "cards/card.h"
#include "io/event/journal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SAID_MOST = 2 /* facts in full; of more, only how many */ };

typedef struct act_teller {
    bd_arena *arena;
    const bd_event *event;
    bd_text said;
    int count;                      /* sentences so far */
    int boards;                     /* published with the round */
    int paired_round, paired_board; /* told last, by White or by Black */
    bool published[BD_ROUNDS_MAX + 1];
} act_teller;

/* ---- Pieces ---- */

static void act_say(act_teller *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void act_say(act_teller *t, const char *format, ...)
{
    char sentence[512];
    va_list args;
    if (++t->count > SAID_MOST) return;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    if (t->count > 1) bd_text_add_string(&t->said, "; ");
    bd_text_add_string(&t->said, sentence);
}

static int act_int(const cJSON *object, const char *key)
{
    const cJSON *value = cJSON_GetObjectItemCaseSensitive(object, key);
    return cJSON_IsNumber(value) ? value->valueint : 0;
}

static const char *act_text(const cJSON *object, const char *key)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, key));
}

static bool act_true(const cJSON *object, const char *key)
{
    return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, key));
}

static const char *act_copy(act_teller *t, const char *text)
{
    const char *copy = text != NULL ? bd_arena_copy_text(t->arena, text) : NULL;
    if (copy == NULL) t->said.failed = true;
    return copy != NULL ? copy : "";
}

/* A player who has a name, as it is now. */
static const char *act_player(act_teller *t, int id)
{
    char number[64];
    const bd_card *card = bd_tournament_card(t->event->entered, id);
    if (card != NULL && card->name != NULL) return card->name;
    (void)snprintf(number, sizeof number, BD_SAY(ACT_PLAYER), id);
    return act_copy(t, number);
}

/* The same of a player of a team; 0: nobody. */
static const char *act_member(act_teller *t, int id)
{
    char number[64];
    const bd_tournament *members = t->event->entered->members;
    const bd_card *card = members != NULL ? bd_tournament_card(members, id) : NULL;
    if (id == 0) return "-";
    if (card != NULL && card->name != NULL) return card->name;
    (void)snprintf(number, sizeof number, BD_SAY(ACT_PLAYER), id);
    return act_copy(t, number);
}

/* A value as a person writes it. */
static const char *act_value(act_teller *t, const cJSON *value)
{
    if (cJSON_IsString(value)) return value->valuestring;
    if (cJSON_IsTrue(value)) return BD_SAY(ACT_YES);
    char *text = cJSON_PrintUnformatted(value);
    const char *copy = act_copy(t, text);
    cJSON_free(text);
    return copy;
}

/* ---- Boards ---- */

/* Who sits there, as the event has it: its boards are those of then (take_back.c). */
static void act_pair(act_teller *t, const bd_fact *fact, const char **white, const char **black)
{
    const bd_event_round *round = bd_event_round_of(t->event, fact->row.round);
    const bd_event_board *board = round != NULL ? bd_event_board_numbered(round, fact->row.number) : NULL;
    *white = board != NULL ? act_player(t, bd_event_white(board)) : "?";
    *black = board != NULL ? act_player(t, bd_event_black(board)) : "?";
}

static void act_say_result(act_teller *t, const bd_fact *fact)
{
    const char *white = NULL, *black = NULL;
    const int round = fact->row.round, board = fact->row.number;
    act_pair(t, fact, &white, &black);
    if (cJSON_IsNull(fact->is))
        act_say(t, BD_SAY(ACT_RESULT_GONE), round, board, white, black, act_value(t, fact->was));
    else if (cJSON_IsNull(fact->was))
        act_say(t, BD_SAY(ACT_RESULT), round, board, white, black, act_value(t, fact->is));
    else
        act_say(t, BD_SAY(ACT_RESULT_WAS), round, board, white, black, act_value(t, fact->is),
                act_value(t, fact->was));
}

/* "3-1" of ["3", "1"]. */
static const char *act_games(act_teller *t, const cJSON *games)
{
    char text[64];
    const char *white = cJSON_GetStringValue(cJSON_GetArrayItem(games, 0));
    const char *black = cJSON_GetStringValue(cJSON_GetArrayItem(games, 1));
    (void)snprintf(text, sizeof text, "%s-%s", white != NULL ? white : "?", black != NULL ? black : "?");
    return act_copy(t, text);
}

/* A match that ended otherwise; its first result is told by the match's. */
static void act_say_games(act_teller *t, const bd_fact *fact)
{
    const char *white = NULL, *black = NULL;
    if (!cJSON_IsArray(fact->was) || !cJSON_IsArray(fact->is)) return;
    act_pair(t, fact, &white, &black);
    act_say(t, BD_SAY(ACT_RESULT_WAS), fact->row.round, fact->row.number, white, black,
            act_games(t, fact->is), act_games(t, fact->was));
}

/* Each game that is not told as before: [white, black, "rated", "1-0"]. */
static void act_say_outside(act_teller *t, const bd_fact *fact)
{
    const cJSON *game = NULL;
    int at = 0;
    cJSON_ArrayForEach(game, fact->is)
    {
        const cJSON *before = cJSON_GetArrayItem(fact->was, at++);
        const int size = cJSON_GetArraySize(game);
        const cJSON *white = cJSON_GetArrayItem(game, 0), *black = cJSON_GetArrayItem(game, 1);
        const cJSON *last = cJSON_GetArrayItem(game, size - 1);
        if (size < 2 || (before != NULL && cJSON_Compare(game, before, true))) continue;
        act_say(t, BD_SAY(ACT_OUTSIDE), fact->row.round, act_player(t, white->valueint),
                act_player(t, black->valueint),
                size > 2 && strcmp(act_value(t, last), "rated") != 0 ? act_value(t, last)
                                                                     : bd_result_name(BD_RESULT_NONE));
    }
}

static void act_say_sat(act_teller *t, const bd_fact *fact)
{
    const cJSON *white = cJSON_GetArrayItem(fact->is, 0), *black = cJSON_GetArrayItem(fact->is, 1);
    if (white == NULL || black == NULL)
        act_say(t, BD_SAY(ACT_SAT_AS_PUBLISHED), fact->row.round, fact->row.number);
    else
        act_say(t, BD_SAY(ACT_SAT), fact->row.round, fact->row.number, act_player(t, white->valueint),
                act_player(t, black->valueint));
}

static void act_say_unrated(act_teller *t, const bd_fact *fact)
{
    act_say(t, cJSON_IsNull(fact->is) ? BD_SAY(ACT_RATED) : BD_SAY(ACT_UNRATED), fact->row.round,
            fact->row.number);
}

static void act_say_pairing(act_teller *t, const bd_fact *fact)
{
    const char *white = NULL, *black = NULL;
    const bool again = t->paired_round == fact->row.round && t->paired_board == fact->row.number;
    t->paired_round = fact->row.round;
    t->paired_board = fact->row.number;
    if (again) return;
    act_pair(t, fact, &white, &black);
    act_say(t, BD_SAY(ACT_BOARD), fact->row.round, fact->row.number, white, black);
}

static void act_say_board(act_teller *t, const bd_fact *fact)
{
    const char *result = act_text(fact->is, "result");
    const int round = fact->row.round, board = fact->row.number;
    if (cJSON_IsNull(fact->is)) {
        act_say(t, BD_SAY(ACT_BOARD_GONE), round, board);
        return;
    }
    const char *white = act_player(t, act_int(fact->is, "white"));
    const char *black = act_player(t, act_int(fact->is, "black"));
    if (result != NULL)
        act_say(t, BD_SAY(ACT_RESULT), round, board, white, black, result);
    else
        act_say(t, BD_SAY(ACT_BOARD), round, board, white, black);
}

/* ---- Byes ---- */

static void act_say_bye(act_teller *t, int id, int round, const char *letter)
{
    static const struct {
        char letter;
        const char *english;
    } kinds[] = {{'F', BD_ENGLISH(ACT_FULL_BYE)},
                 {'H', BD_ENGLISH(ACT_HALF_BYE)},
                 {'Z', BD_ENGLISH(ACT_ZERO_BYE)},
                 {'U', BD_ENGLISH(ACT_PAIRING_BYE)}};
    const char *english = letter == NULL ? BD_ENGLISH(ACT_NO_BYE) : BD_ENGLISH(ACT_OTHERWISE);
    for (size_t i = 0; letter != NULL && i < sizeof kinds / sizeof kinds[0]; i++)
        if (kinds[i].letter == letter[0]) english = kinds[i].english;
    act_say(t, bd_say(english), act_player(t, id), round);
}

static void act_say_rest(act_teller *t, const bd_fact *fact)
{
    const int id = fact->row.number, round = fact->row.round;
    if (cJSON_IsNull(fact->is) && act_text(fact->was, "bye") == NULL)
        act_say(t, BD_SAY(ACT_PLAYS), act_player(t, id), round);
    else if (act_true(fact->is, "sits_out"))
        act_say(t, BD_SAY(ACT_SITS_OUT), act_player(t, id), round);
    else if (act_true(fact->is, "away"))
        act_say(t, BD_SAY(ACT_AWAY), act_player(t, id), round);
    else if (cJSON_IsNull(fact->is) || act_text(fact->is, "bye") != NULL)
        act_say_bye(t, id, round, act_text(fact->is, "bye"));
    else
        act_say(t, BD_SAY(ACT_OTHERWISE), act_player(t, id), round);
}

static void act_say_rest_bye(act_teller *t, const bd_fact *fact)
{
    act_say_bye(t, fact->row.number, fact->row.round, cJSON_GetStringValue(fact->is));
}

static void act_say_rest_other(act_teller *t, const bd_fact *fact)
{
    act_say(t, BD_SAY(ACT_OTHERWISE), act_player(t, fact->row.number), fact->row.round);
}

/* {"5": "H"}: what was arranged, and what lapsed. */
static void act_say_byes(act_teller *t, const bd_fact *fact)
{
    const int id = fact->row.number;
    bd_row_key round;
    char name[32];
    for (int side = 0; side < 2; side++) {
        const cJSON *mine = side == 0 ? fact->is : fact->was, *other = side == 0 ? fact->was : fact->is;
        for (const cJSON *m = cJSON_IsObject(mine) ? mine->child : NULL; m != NULL; m = m->next) {
            const cJSON *same = cJSON_GetObjectItemCaseSensitive(other, m->string);
            if (side == 0 ? cJSON_Compare(m, same, true) : same != NULL) continue;
            (void)snprintf(name, sizeof name, "round %.8s", m->string);
            if (bd_row_parse(name, &round))
                act_say_bye(t, id, round.round, side == 0 ? cJSON_GetStringValue(m) : NULL);
        }
    }
}

/* ---- Rounds ---- */

static int act_count_boards(const bd_journal_act *act, int round)
{
    int boards = 0;
    bd_fact fact;
    const cJSON *item = NULL;
    while (bd_fact_next(act, &item, &fact))
        boards += fact.row.kind == BD_ROW_BOARD && fact.row.round == round && fact.member == NULL &&
                  !cJSON_IsNull(fact.is);
    return boards;
}

static void act_say_published(act_teller *t, const bd_fact *fact)
{
    const int round = fact->row.round;
    if (t->published[round])
        act_say(t, BD_SAY_N(ACT_PUBLISHED, t->boards), round, t->boards);
    else
        act_say(t, BD_SAY(ACT_NOT_PUBLISHED), round);
}

static void act_say_round(act_teller *t, const bd_fact *fact)
{
    const int round = fact->row.round;
    if (t->published[round])
        act_say_published(t, fact);
    else
        act_say(t, cJSON_IsNull(fact->is) ? BD_SAY(ACT_ROUND_GONE) : BD_SAY(ACT_ROUND), round);
}

static void act_say_state(act_teller *t, const bd_fact *fact)
{
    const char *state = cJSON_GetStringValue(fact->is);
    const bool held = state != NULL && strcmp(state, "held") == 0;
    const bool closed = state != NULL && strcmp(state, "closed") == 0;
    act_say(t, closed ? BD_SAY(ACT_CLOSED) : held ? BD_SAY(ACT_HELD) : BD_SAY(ACT_OPENED), fact->row.round);
}

/* ---- Players and the head ---- */

static void act_say_player(act_teller *t, const bd_fact *fact)
{
    const bool left = cJSON_IsNull(fact->is);
    const cJSON *player = left ? fact->was : fact->is;
    const char *name = act_text(player, "name");
    const int id = fact->row.number, joined = act_int(player, "joined");
    if (name == NULL) name = "?";
    if (left)
        act_say(t, BD_SAY(ACT_REMOVED), name, id);
    else if (joined > 1)
        act_say(t, BD_SAY(ACT_ENTERED_LATE), name, id, joined);
    else
        act_say(t, BD_SAY(ACT_ENTERED), name, id);
}

static void act_say_withdrawn(act_teller *t, const bd_fact *fact)
{
    const char *name = act_player(t, fact->row.number);
    if (cJSON_IsNumber(fact->is))
        act_say(t, BD_SAY(ACT_WITHDREW), name, fact->is->valueint);
    else
        act_say(t, BD_SAY(ACT_BACK), name);
}

static void act_say_joined(act_teller *t, const bd_fact *fact)
{
    const char *name = act_player(t, fact->row.number);
    if (cJSON_IsNumber(fact->is))
        act_say(t, BD_SAY(ACT_JOINED), name, fact->is->valueint);
    else
        act_say(t, BD_SAY(ACT_JOINED_FIRST), name);
}

static void act_say_field(act_teller *t, const bd_fact *fact)
{
    const bool member = fact->row.kind == BD_ROW_MEMBER;
    const char *name = member ? act_member(t, fact->row.number) : act_player(t, fact->row.number);
    if (cJSON_IsNull(fact->is))
        act_say(t, BD_SAY(ACT_FIELD_GONE), fact->member, name, act_value(t, fact->was));
    else if (cJSON_IsNull(fact->was))
        act_say(t, BD_SAY(ACT_FIELD), fact->member, name, act_value(t, fact->is));
    else
        act_say(t, BD_SAY(ACT_FIELD_WAS), fact->member, name, act_value(t, fact->is),
                act_value(t, fact->was));
}

static bool act_lists_pair(const cJSON *list, const cJSON *pair)
{
    const cJSON *item = NULL;
    cJSON_ArrayForEach(item, list) if (cJSON_Compare(item, pair, true)) return true;
    return false;
}

/* Pairs that are in one list and not in the other. */
static void act_say_pairs(act_teller *t, const cJSON *list, const cJSON *other, const char *english)
{
    const cJSON *pair = NULL;
    cJSON_ArrayForEach(pair, list)
    {
        const cJSON *a = cJSON_GetArrayItem(pair, 0), *b = cJSON_GetArrayItem(pair, 1);
        if (a == NULL || b == NULL || act_lists_pair(other, pair)) continue;
        act_say(t, bd_say(english), act_player(t, a->valueint), act_player(t, b->valueint));
    }
}

static void act_say_forbid(act_teller *t, const bd_fact *fact)
{
    act_say_pairs(t, fact->is, fact->was, BD_ENGLISH(ACT_FORBIDDEN));
    act_say_pairs(t, fact->was, fact->is, BD_ENGLISH(ACT_ALLOWED));
}

static void act_say_avoid(act_teller *t, const bd_fact *fact)
{
    act_say_pairs(t, fact->is, fact->was, BD_ENGLISH(ACT_AVOIDED));
    act_say_pairs(t, fact->was, fact->is, BD_ENGLISH(ACT_NOT_AVOIDED));
}

static void act_say_head(act_teller *t, const bd_fact *fact)
{
    const bool planned = strcmp(fact->member, "rounds_planned") == 0;
    const char *name = planned ? BD_SAY(ACT_ROUNDS_PLANNED) : fact->member;
    const bool listed = fact->is->child != NULL || fact->was->child != NULL;
    if (listed)
        act_say(t, BD_SAY(ACT_HEAD_CHANGED), name);
    else if (cJSON_IsNull(fact->is))
        act_say(t, BD_SAY(ACT_HEAD_GONE), name, act_value(t, fact->was));
    else if (cJSON_IsNull(fact->was))
        act_say(t, BD_SAY(ACT_HEAD), name, act_value(t, fact->is));
    else
        act_say(t, BD_SAY(ACT_HEAD_WAS), name, act_value(t, fact->is), act_value(t, fact->was));
}

static int act_number(const cJSON *list, int index)
{
    const cJSON *item = cJSON_GetArrayItem(list, index);
    return cJSON_IsNumber(item) ? item->valueint : 0;
}

/* The boards of a match that are told otherwise than before, each with its result; else that line-ups are. */
static void act_say_seats(act_teller *t, const bd_fact *fact)
{
    const cJSON *seat = NULL;
    int board = 0, told = 0;
    cJSON_ArrayForEach(seat, fact->is)
    {
        const cJSON *before = cJSON_GetArrayItem(fact->was, board++), *result = cJSON_GetArrayItem(seat, 2);
        if (result == NULL || (before != NULL && cJSON_Compare(seat, before, true))) continue;
        told++;
        act_say(t, BD_SAY(ACT_SEAT), fact->row.round, fact->row.number, board,
                act_member(t, act_number(seat, 0)), act_member(t, act_number(seat, 1)), act_value(t, result));
    }
    if (told > 0) return;
    const char *white = NULL, *black = NULL;
    act_pair(t, fact, &white, &black);
    act_say(t, BD_SAY(ACT_SEATS), fact->row.round, fact->row.number, white, black);
}

/* A player of a team came or went. */
static void act_say_member(act_teller *t, const bd_fact *fact)
{
    const bool left = cJSON_IsNull(fact->is);
    const char *name = act_text(left ? fact->was : fact->is, "name");
    act_say(t, left ? BD_SAY(ACT_REMOVED) : BD_SAY(ACT_ENTERED), name != NULL ? name : "?", fact->row.number);
}

static void act_say_roster(act_teller *t, const bd_fact *fact)
{
    act_say(t, BD_SAY(ACT_ROSTER), act_player(t, fact->row.number), act_value(t, fact->is));
}

/* Who told a result and when stands with the act itself. */
static void act_say_nothing(act_teller *t, const bd_fact *fact) { (void)t, (void)fact; }

/* ---- The table ---- */

static const struct {
    bd_row_kind kind;
    const char *member; /* NULL: the whole row; "*": any other */
    void (*say)(act_teller *t, const bd_fact *fact);
} act_sentences[] = {
    {BD_ROW_BOARD, NULL, act_say_board},
    {BD_ROW_BOARD, "result", act_say_result},
    {BD_ROW_BOARD, "sat", act_say_sat},
    {BD_ROW_BOARD, "seats", act_say_seats},
    {BD_ROW_BOARD, "games", act_say_games},
    {BD_ROW_BOARD, "unrated", act_say_unrated},
    {BD_ROW_BOARD, "white", act_say_pairing},
    {BD_ROW_BOARD, "black", act_say_pairing},
    {BD_ROW_BOARD, "*", act_say_nothing},
    {BD_ROW_REST, NULL, act_say_rest},
    {BD_ROW_REST, "bye", act_say_rest_bye},
    {BD_ROW_REST, "*", act_say_rest_other},
    {BD_ROW_ROUND, NULL, act_say_round},
    {BD_ROW_ROUND, "published", act_say_published},
    {BD_ROW_ROUND, "state", act_say_state},
    {BD_ROW_ROUND, "outside", act_say_outside},
    {BD_ROW_ROUND, "*", act_say_nothing},
    {BD_ROW_PLAYER, NULL, act_say_player},
    {BD_ROW_PLAYER, "withdrawn", act_say_withdrawn},
    {BD_ROW_PLAYER, "joined", act_say_joined},
    {BD_ROW_PLAYER, "byes", act_say_byes},
    {BD_ROW_PLAYER, "roster", act_say_roster},
    {BD_ROW_PLAYER, "*", act_say_field},
    {BD_ROW_MEMBER, NULL, act_say_member},
    {BD_ROW_MEMBER, "*", act_say_field},
    {BD_ROW_EVENT, "forbid", act_say_forbid},
    {BD_ROW_EVENT, "avoid", act_say_avoid},
    {BD_ROW_EVENT, "*", act_say_head},
};

static void act_say_fact(act_teller *t, const bd_fact *fact)
{
    for (size_t i = 0; i < sizeof act_sentences / sizeof act_sentences[0]; i++) {
        const char *member = act_sentences[i].member;
        if (act_sentences[i].kind != fact->row.kind || (member == NULL) != (fact->member == NULL)) continue;
        if (member != NULL && member[0] != '*' && strcmp(member, fact->member) != 0) continue;
        act_sentences[i].say(t, fact);
        return;
    }
}

static bool act_publishes(const bd_fact *fact)
{
    if (fact->row.kind != BD_ROW_ROUND) return false;
    if (fact->member == NULL) return act_true(fact->is, "published");
    return strcmp(fact->member, "published") == 0 && cJSON_IsTrue(fact->is);
}

/* The boards of a round that is published are told with it, and so is that earlier ones are closed. */
static bool act_is_told(const act_teller *t, const bd_fact *fact)
{
    return fact->row.kind >= BD_ROW_BOARD && t->published[fact->row.round];
}

/* Told last: byes lapse because somebody withdrew. */
static bool act_is_of_byes(const bd_fact *fact)
{
    return fact->row.kind == BD_ROW_PLAYER && fact->member != NULL && strcmp(fact->member, "byes") == 0;
}

bd_status bd_act_in_words(bd_arena *arena, const bd_event *event, const bd_journal_act *act, const char **out,
                          bd_err *err)
{
    act_teller t = {.arena = arena, .event = event, .said = bd_text_new(arena)};
    const char *said = NULL;
    bd_fact fact;
    const cJSON *item = NULL;
    while (bd_fact_next(act, &item, &fact)) {
        if (!act_publishes(&fact)) continue;
        t.published[fact.row.round] = true;
        t.boards = act_count_boards(act, fact.row.round);
    }
    for (int byes = 0; byes < 2; byes++)
        for (item = NULL; bd_fact_next(act, &item, &fact);)
            if (!act_is_told(&t, &fact) && act_is_of_byes(&fact) == (byes == 1)) act_say_fact(&t, &fact);
    if (t.count == 0 && act->told.what != NULL) bd_text_add_string(&t.said, act->told.what);
    BD_TRY(bd_text_finish(&t.said, &said, err));
    *out = said;
    if (t.count <= SAID_MOST) return BD_OK;
    bd_text more = bd_text_new(arena);
    const int left = t.count - SAID_MOST;
    bd_text_add(&more, BD_SAY_N(ACT_MORE, left), said, left);
    return bd_text_finish(&more, out, err);
}
