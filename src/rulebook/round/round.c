#include "rulebook/round/round.h"

#include "cards/card.h"
#include "cards/conversion.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/declaration.h"
#include "rulebook/round/keep.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"
#include "rulebook/round/written.h"

#include <stdlib.h>

void bd_round_count_nodes(bd_round *round)
{
    BD_ASSERT(round->cards >= 0);
    const bool odd = round->cards % 2 != 0;
    round->bye = odd ? round->cards : -1;
    round->nodes = round->cards + odd;
}

/* How this round derives grades, or NULL; the draw's own option stands before the event's. */
static const bd_conversion *round_conversion(const bd_round *round, bd_conversion *out)
{
    char buffer[BD_CONVERSION_TEXT];
    const char *text = bd_option_text(round, &bd_option_conversion, buffer, sizeof buffer);
    return text != NULL && bd_conversion_parse(text, out) ? out : NULL;
}

static bd_status round_gather_players(bd_round *round, bd_arena *arena, bd_err *err)
{
    const bd_tournament *tournament = round->tournament;
    bd_conversion own;
    const bd_conversion *conversion = round_conversion(round, &own);
    BD_NEW(round->players, arena, tournament->card_count, err);
    round->largest_id = bd_tournament_largest_id(tournament);
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        const bool takes_part = bd_rulebook_has(round->rules, BD_HAS_TABLE) ||
                                bd_card_is_present(tournament, card, round->number);
        if (!takes_part) continue;
        bd_player *player = &round->players[round->cards++];
        const bd_grade grade = bd_grade_by(conversion, card);
        *player =
            (bd_player){.card = card, .id = card->id, .grade = grade.value, .estimated = grade.estimated};
        player->score = bd_card_score(tournament, card, round->number);
    }
    if (bd_rulebook_has(round->rules, BD_HAS_FILLERS)) bd_filler_choose(round);
    if (round->cards == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NOBODY), round->number);
    _Static_assert((int)BD_PLAYERS_MAX <= (int)BD_NODES_MAX && BD_NODES_MAX % 2 == 0, "");
    if (round->cards > BD_PLAYERS_MAX)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_TOO_MANY), BD_PLAYERS_MAX);
    bd_round_count_nodes(round);
    return BD_OK;
}

static int round_compare_draw_order(const void *a, const void *b)
{
    const bd_player *x = a;
    const bd_player *y = b;
    if (x->score != y->score) return x->score > y->score ? -1 : 1;
    return x->place - y->place;
}

static int round_compare_places(const void *a, const void *b)
{
    return ((const bd_player *)a)->place - ((const bd_player *)b)->place;
}

static void round_sort_players(bd_round *round)
{
    BD_ASSERT(round->cards > 0);
    const bool levels = bd_rulebook_has(round->rules, BD_HAS_LEVELS);
    qsort(round->players, (size_t)round->cards, sizeof *round->players,
          levels ? round_compare_draw_order : round_compare_places);
}

static bd_status round_divide_into_levels(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_ASSERT(round->levels == 0);
    int *start, *unrated;
    BD_NEW(start, arena, round->cards + 1, err);
    BD_NEW(unrated, arena, round->cards + 1, err);
    for (int u = 0; u < round->cards; u++) {
        bd_player *player = &round->players[u];
        unrated[u + 1] = unrated[u] + (player->grade == 0);
        const bool levels = bd_rulebook_has(round->rules, BD_HAS_LEVELS);
        if (u == 0 || (levels && player->score != round->players[u - 1].score)) start[round->levels++] = u;
        player->level = round->levels - 1;
        player->position = u - start[player->level];
    }
    start[round->levels] = round->cards;
    round->level_start = start;
    round->unrated = unrated;
    return BD_OK;
}

static bd_status round_index_ids(bd_round *round, bd_arena *arena, bd_err *err)
{
    int32_t *node_of;
    BD_NEW(node_of, arena, round->largest_id + 1, err);
    for (int id = 0; id <= round->largest_id; id++) node_of[id] = -1;
    for (int u = 0; u < round->cards; u++) node_of[round->players[u].id] = u;
    round->node_of = node_of;
    return BD_OK;
}

bool bd_round_is_first(const bd_round *round) { return round->number == 1; }

int bd_round_node(const bd_round *round, int id)
{
    return id >= 1 && id <= round->largest_id ? round->node_of[id] : -1;
}

const char *bd_round_colours_of(const bd_round *round, int node, bd_arena *arena)
{
    BD_ASSERT(node >= 0 && round->players[node].card != NULL);
    const bd_card *card = round->players[node].card;
    const char *out = NULL;
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round->number || !bd_entry_is_game(entry) || entry->colour == BD_NO_COLOUR)
            continue;
        bd_text_add_char(&text, entry->colour == BD_WHITE ? 'W' : 'B');
    }
    return bd_text_finish(&text, &out, NULL) == BD_OK ? out : NULL;
}

/* Why the arbiter's wish that u and v be paired cannot be met; u and v are not yet bound to each other. */
static bd_status round_check_wish(const bd_round *round, const int *fixed, int u, int v, bd_err *err)
{
    BD_ASSERT(u >= 0 && v >= 0);
    const int id = round->players[u].id;
    if (fixed[u] >= 0 || fixed[v] >= 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_ON_TWO_BOARDS),
                fixed[u] >= 0 ? id : round->players[v].id);
    const int other = v != round->bye ? round->players[v].id : 0;
    switch (bd_round_bar(round, u, v)) {
    case BD_BAR_NONE: return BD_OK;
    case BD_BAR_BYE: BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NO_BYE), id);
    case BD_BAR_FORBIDDEN: BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_FORBIDDEN), id, other);
    case BD_BAR_WRITTEN: BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_BARRED), id, other);
    case BD_BAR_MET: BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_MET), id, other);
    case BD_BAR_ELSEWHERE:
    case BD_BAR_RULES: break;
    }
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_MAY_NOT_MEET), id, other);
}

static bd_status round_bind(const bd_round *round, int *fixed, int u, int v, bd_err *err)
{
    BD_ASSERT(u != v);
    BD_TRY(round_check_wish(round, fixed, u, v, err));
    fixed[u] = v;
    fixed[v] = u;
    return BD_OK;
}

static bd_status round_wanted_node(const bd_round *round, int id, int *node, bd_err *err)
{
    *node = bd_round_node(round, id);
    if (*node < 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NOT_TO_BE_PAIRED), id, round->number);
    return BD_OK;
}

/* The boards and the bye that the arbiter has chosen. */
static bd_status round_grant_wishes(bd_round *round, bd_arena *arena, bd_err *err)
{
    const bd_draw_options *options = round->options;
    if (options->fixed_count == 0 && options->bye == 0) return BD_OK;
    int *fixed;
    BD_NEW(fixed, arena, round->nodes, err);
    for (int u = 0; u < round->nodes; u++) fixed[u] = -1;
    for (size_t i = 0; i < options->fixed_count; i++) {
        int u, v;
        BD_TRY(round_wanted_node(round, options->fixed[i].a, &u, err));
        BD_TRY(round_wanted_node(round, options->fixed[i].b, &v, err));
        if (u == v) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_THEMSELVES), options->fixed[i].a);
        BD_TRY(round_bind(round, fixed, u, v, err));
    }
    if (options->bye != 0) {
        int u;
        BD_TRY(round_wanted_node(round, options->bye, &u, err));
        if (round->bye < 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_EVEN), round->cards);
        BD_TRY(round_bind(round, fixed, u, round->bye, err));
    }
    round->fixed = fixed;
    return BD_OK;
}

static bd_status round_grant_asked(bd_round *round, bd_err *err)
{
    const bd_asked *asked = &round->options->asked;
    if (asked->kind == BD_ASKED_NOTHING) return BD_OK;
    BD_TRY(round_wanted_node(round, asked->id, &round->asked, err));
    round->asked_kind = asked->kind;
    return BD_OK;
}

static bd_status round_check_settings(const bd_rulebook *rules, const bd_setting *settings, size_t count,
                                      bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        const bd_setting *setting = &settings[i];
        const bd_option *option = bd_option_find(rules->options, rules->option_count, setting->key);
        const char *place = setting->value_place != NULL ? setting->value_place : "options";
        if (option != NULL) BD_TRY(bd_option_check(option, setting->text, place, err));
    }
    return BD_OK;
}

/* The values of the rulebook's options; the event's seed is that of the draw where this has none. */
static bd_status round_take_options(bd_round *round, bd_arena *arena, bd_err *err)
{
    const bd_tournament *event = round->tournament;
    BD_TRY(round_check_settings(round->rules, event->options, event->option_count, err));
    BD_TRY(round_check_settings(round->rules, round->options->settings, round->options->setting_count, err));
    bd_draw_options *seeded;
    BD_NEW(seeded, arena, 1, err);
    *seeded = *round->options;
    seeded->seed = bd_option_seed_of(round);
    round->options = seeded;
    return BD_OK;
}

bd_status bd_round_new(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules, int number,
                       const bd_draw_options *options, bd_round **out, bd_err *err)
{
    static const bd_draw_options none = {0};
    bd_round *round;
    BD_NEW(round, arena, 1, err);
    round->tournament = tournament;
    round->rules = rules;
    round->options = options != NULL ? options : &none;
    BD_TRY(round_take_options(round, arena, err));
    round->number = number > 0 ? number : bd_tournament_next_round(tournament);
    if (round->options->sit_out != 0 && !bd_rulebook_has(rules, BD_HAS_SIT_OUTS))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NO_SIT_OUTS), rules->id);
    BD_TRY(round_gather_players(round, arena, err));
    BD_TRY(bd_judge_players(round, arena, bd_rulebook_has(rules, BD_HAS_BYES_AS_FLOATS), err));
    BD_TRY(rules->prepare(round, arena, err));
    round_sort_players(round);
    BD_TRY(round_divide_into_levels(round, arena, err));
    BD_TRY(round_index_ids(round, arena, err));
    BD_TRY(bd_judge_meetings(round, arena, err));
    BD_TRY(bd_company_new(round, arena, &round->company, err));
    BD_TRY(bd_written_new(round, arena, err));
    BD_TRY(round_grant_wishes(round, arena, err));
    BD_TRY(round_grant_asked(round, err));
    BD_TRY(bd_kept_new(round, arena, &round->kept, err));
    *out = round;
    return BD_OK;
}
