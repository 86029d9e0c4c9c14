/* Edit: what the file says about a player or the event. */
#include "cards/edit.h"

#include "base/ints.h"
#include "cards/cards_words.h"
#include "cards/starting.h"
#include "cli/common.h"
#include "cli/numbered.h"
#include "cli/who.h"
#include "explain/exchange.h"
#include "standings/tiebreak.h"

#include <string.h>

typedef struct edit_request {
    bd_event_request event;
    bd_who player; /* NULL: the event */
    bd_many set;   /* bd_named */
    bool exchange;
    bd_who a, b; /* who change places */
} edit_request;

static const bd_param edit_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(edit_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEXT,
               .without = "exchange"),
    BD_WORD_OF(edit_request, SETTING, set, "set", "KEY=VALUE", .place = BD_WORD_NEEDED, .many = true,
               .without = "exchange"),
    BD_FLAG(edit_request, exchange, "exchange", CLI_EDIT_EXCHANGE),
    BD_WORD_OF(edit_request, PLAYER, a, "a", "A", .place = BD_WORD_NEEDED, .with = "exchange"),
    BD_WORD_OF(edit_request, PLAYER, b, "b", "B", .place = BD_WORD_NEEDED, .with = "exchange"),
    BD_ROW_LENIENT,
};

static void edit_forget_option(bd_tournament *tournament, const char *name)
{
    size_t count = 0;
    for (size_t i = 0; i < tournament->option_count; i++)
        if (strcmp(tournament->options[i].key, name) != 0)
            tournament->options[count++] = tournament->options[i];
    tournament->option_count = count;
}

/* "option.x": an option of the rulebook. */
static bd_status edit_option(bd_context *context, const edit_request *asked, bd_tournament *tournament,
                             const bd_named *option, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    edit_forget_option(tournament, option->name);
    if (option->value[0] == '\0') return BD_OK;
    BD_TRY(bd_cli_rules(context, asked->event.path, tournament, &rules, err));
    return bd_cli_take_setting(context, rules, option, tournament, err);
}

static bd_status edit_tiebreaks(bd_tournament *tournament, const char *value, bd_err *err)
{
    bd_tiebreak_list list;
    if (value[0] != '\0') BD_TRY(bd_tiebreaks_parse(value, &list, err));
    tournament->tiebreaks = value[0] != '\0' ? bd_arena_copy_text(tournament->arena, value) : NULL;
    if (value[0] != '\0' && tournament->tiebreaks == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status edit_rounds(bd_event *event, const char *value, bd_err *err)
{
    int64_t rounds = 0;
    if (value[0] != '\0' && !bd_parse_int(value, strlen(value), 1, BD_ROUNDS_MAX, &rounds))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CARDS_BAD_NUMBER), "rounds", BD_ROUNDS_MAX, value);
    return bd_change_rounds(event, (int)rounds, err);
}

/* The order that gives players their numbers; empty: the file's own numbers. Those that are final stay. */
static bd_status edit_numbers(bd_context *context, const edit_request *asked, bd_event *event,
                              const char *value, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_rules(context, asked->event.path, tournament, &rules, err));
    if (!bd_rulebook_has(rules, BD_HAS_NUMBERS))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NO_NUMBERS), rules->id);
    if (bd_event_last_drawn(event) >= BD_STARTING_FINAL_ROUND)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_NUMBERS_FINAL), (int)BD_STARTING_FINAL_ROUND);
    if (value[0] != '\0') BD_TRY(bd_starting_check(value, err));
    tournament->numbers = value[0] != '\0' ? bd_arena_copy_text(tournament->arena, value) : NULL;
    if (value[0] != '\0' && tournament->numbers == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* Before round 1 other rules may give numbers by strength, or give none. */
static bd_status edit_rules(bd_event *event, const char *value, bd_err *err)
{
    const bd_rulebook *rules = NULL;
    bd_tournament *tournament = event->entered;
    BD_TRY(bd_cli_find_rules(value, BD_USAGE, NULL, &rules, err));
    tournament->rules = rules->id;
    if (bd_event_last_drawn(event) > 0 || tournament->format == BD_FORMAT_TRF) return BD_OK;
    const bool has = bd_rulebook_has(rules, BD_HAS_NUMBERS);
    if (!has || tournament->numbers == NULL) tournament->numbers = has ? BD_STARTING_USUAL : NULL;
    return BD_OK;
}

/* What a game counts whose result is not known yet: nothing, or as a draw. */
static bd_status edit_pending(bd_tournament *tournament, const char *value, bd_err *err)
{
    const bool draw = strcmp(value, "draw") == 0;
    if (!draw && value[0] != '\0' && strcmp(value, "unknown") != 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EDIT_PENDING), value);
    tournament->points.unknown = draw ? tournament->points.draw : 0;
    return BD_OK;
}

static bd_status edit_event(bd_context *context, const edit_request *asked, bd_event *event,
                            const bd_named *set, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const bd_named option = {.name = set->name + strlen("option."), .value = set->value};
    if (strncmp(set->name, "option.", strlen("option.")) == 0)
        return edit_option(context, asked, tournament, &option, err);
    if (strcmp(set->name, "tiebreaks") == 0) return edit_tiebreaks(tournament, set->value, err);
    if (strcmp(set->name, "rounds") == 0) return edit_rounds(event, set->value, err);
    if (strcmp(set->name, "pending") == 0) return edit_pending(tournament, set->value, err);
    if (strcmp(set->name, "numbers") == 0) return edit_numbers(context, asked, event, set->value, err);
    if (strcmp(set->name, "rules") == 0) return edit_rules(event, set->value, err);
    return bd_edit_event(tournament, set->name, set->value, err);
}

/* --exchange A B: two of one grade change places on the round that is to be drawn (CAA 4). */
static bd_status edit_exchange(bd_context *context, const edit_request *asked, bd_event *event, bd_err *err)
{
    bd_tournament *cards = NULL;
    const bd_rulebook *rules = NULL;
    bd_round *round = NULL;
    int a = 0, b = 0;
    BD_TRY(bd_cli_player(context, event->entered, &asked->a, "A", &a, err));
    BD_TRY(bd_cli_player(context, event->entered, &asked->b, "B", &b, err));
    BD_TRY(bd_cli_cards(context, event, &cards, err));
    BD_TRY(bd_cli_rules(context, asked->event.path, cards, &rules, err));
    BD_TRY(bd_round_new(context->arena, cards, rules, bd_event_round_to_draw(event), NULL, &round, err));
    BD_TRY(bd_exchange_cards(context->arena, round, a, b, event->entered, err));
    bd_tell(context, BD_SAY(CLI_EDIT_EXCHANGED), a, bd_cli_who(event->entered, a), b,
            bd_cli_who(event->entered, b));
    return BD_OK;
}

static bd_status edit_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const edit_request *asked = request;
    const bd_named *set = asked->set.items;
    const size_t count = asked->set.count;
    int id = 0;
    bd_numbered before;
    if (asked->exchange) return edit_exchange(context, asked, event, err);
    BD_TRY(bd_numbered_of(context, event, &before, err));
    if (asked->player.word != NULL)
        BD_TRY(bd_cli_player(context, tournament, &asked->player, "PLAYER", &id, err));
    for (size_t i = 0; i < count; i++)
        BD_TRY(id != 0 ? bd_edit_card(tournament, bd_tournament_card(tournament, id), set[i].name,
                                      set[i].value, err)
                       : edit_event(context, asked, event, &set[i], err));
    BD_TRY(bd_cli_check_settings(context, asked->event.path, tournament, err));
    if (id != 0)
        bd_tell(context, BD_SAY_N(CLI_EDIT_PLAYER, count), id, bd_cli_who(tournament, id), count);
    else
        bd_tell(context, BD_SAY_N(CLI_EDIT_EVENT, count), asked->event.path, count);
    return bd_numbered_tell(context, event, &before, err);
}

BD_CHANGE(edit, "edit", CLI_GROUP_RUNNING, CLI_EDIT_HELP, CLI_EDIT_ABOUT, edit_request,
          .role = BD_ROLE_ARBITER);
