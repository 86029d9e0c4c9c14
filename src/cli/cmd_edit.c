/* Edit: what the file says about a player or the event. */
#include "cards/edit.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/home.h"
#include "cards/person.h"
#include "cards/starting.h"
#include "cli/common.h"
#include "cli/list_lookup.h"
#include "cli/numbered.h"
#include "cli/who.h"
#include "explain/exchange.h"
#include "standings/tiebreak.h"

#include <string.h>

typedef struct edit_request {
    bd_event_request event;
    bd_who player; /* NULL: the event */
    bd_who member; /* of a team */
    bd_many set;   /* bd_named */
    bool exchange;
    bd_who a, b;  /* who change places */
    bd_many same; /* bd_named: a spelling, and the one in its place */
} edit_request;

static const bd_param edit_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(edit_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEXT,
               .without = "exchange|member"),
    BD_WORD_OF(edit_request, SETTING, set, "set", "KEY=VALUE", .place = BD_WORD_NEEDED, .many = true,
               .without = "exchange|same-school"),
    BD_FLAG(edit_request, exchange, "exchange", CLI_EDIT_EXCHANGE),
    BD_PLAYER(edit_request, member, "member", CLI_EDIT_MEMBER),
    BD_WORD_OF(edit_request, PLAYER, a, "a", "A", .place = BD_WORD_NEEDED, .with = "exchange"),
    BD_WORD_OF(edit_request, PLAYER, b, "b", "B", .place = BD_WORD_NEEDED, .with = "exchange"),
    {BD_OPTION(edit_request, SETTING, same, "same-school", "NAME=NAME", CLI_EDIT_SAME), .many = true},
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

static bd_status edit_order(bd_tournament *tournament, const char *value,
                            bd_status check(const char *, bd_err *), const char **out, bd_err *err)
{
    if (value[0] != '\0') BD_TRY(check(value, err));
    *out = value[0] != '\0' ? bd_arena_copy_text(tournament->arena, value) : NULL;
    if (value[0] != '\0' && *out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
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
    return edit_order(tournament, value, bd_starting_check, &tournament->numbers, err);
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
    if (strcmp(set->name, "rating-lists") == 0)
        return edit_order(tournament, set->value, bd_rating_lists_check, &tournament->rating_lists, err);
    if (strcmp(set->name, "rating-kinds") == 0)
        return edit_order(tournament, set->value, bd_rating_kinds_check, &tournament->rating_kinds, err);
    if (strcmp(set->name, "rules") == 0) return edit_rules(event, set->value, err);
    return bd_edit_event(tournament, set->name, set->value, err);
}

/* "listed=TEXT": as the rating lists have the one who is meant. A rating that is typed has no source. */
static bd_status edit_player(bd_context *context, bd_tournament *tournament, bd_card *card,
                             const bd_named *set, bd_err *err)
{
    bd_listed_players listed;
    if (strcmp(set->name, "listed") == 0) {
        BD_TRY(bd_lookup_one(context, set->value, &listed, err));
        return bd_listed_fill(tournament, card, &listed, true, err);
    }
    if (strcmp(set->name, "grade") == 0) card->person->rating_source = NULL;
    return bd_edit_card(tournament, card, set->name, set->value, err);
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

/* Where the rounds are changed: whether so many can be played. */
static bd_status edit_warn_rounds(bd_context *context, const edit_request *asked, const bd_event *event,
                                  bd_err *err)
{
    const bd_named *set = asked->set.items;
    const bd_rulebook *rules = NULL;
    bool rounds = false;
    for (size_t i = 0; i < asked->set.count; i++) rounds = rounds || strcmp(set[i].name, "rounds") == 0;
    if (!rounds || event->entered->rules == NULL) return BD_OK;
    BD_TRY(bd_cli_rules(context, asked->event.path, event->entered, &rules, err));
    return bd_cli_warn_rounds(context, event, rules, err);
}

/* Clubs, schools and teams that are spelled so are spelled otherwise from now on. */
static bd_status edit_same(bd_context *context, bd_tournament *tournament, const bd_named *same, bd_err *err)
{
    static const char *const homes[] = {"club", "school", "team"};
    size_t changed = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < BD_COUNT(homes); k++) {
            bd_card *card = &tournament->cards[i];
            const char *own = k == 0 ? card->club : k == 1 ? card->school : card->team;
            if (!bd_same_home(own, same->name) || strcmp(own, same->value) == 0) continue;
            BD_TRY(bd_edit_card(tournament, card, homes[k], same->value, err));
            changed++;
        }
    if (changed == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_EDIT_SAME_NOBODY), same->name);
    bd_tell(context, BD_SAY_N(CLI_EDIT_SAME_DONE, changed), same->name, same->value, changed);
    return BD_OK;
}

static bd_status edit_member(bd_context *context, const edit_request *asked, bd_tournament *members,
                             bd_err *err)
{
    const bd_named *set = asked->set.items;
    int id = 0;
    if (members == NULL) BD_FAIL(err, BD_BAD_INPUT, asked->event.path, BD_SAY(CLI_NO_MEMBERS));
    BD_TRY(bd_cli_player(context, members, &asked->member, "--member", &id, err));
    for (size_t i = 0; i < asked->set.count; i++)
        BD_TRY(edit_player(context, members, bd_tournament_card(members, id), &set[i], err));
    bd_tell(context, BD_SAY_N(CLI_EDIT_PLAYER, asked->set.count), id, bd_cli_who(members, id),
            asked->set.count);
    return BD_OK;
}

static bd_status edit_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const edit_request *asked = request;
    const bd_named *set = asked->set.items;
    const size_t count = asked->set.count;
    const bd_named *same = asked->same.items;
    int id = 0;
    bd_numbered before;
    for (size_t i = 0; i < asked->same.count; i++) BD_TRY(edit_same(context, tournament, &same[i], err));
    if (asked->same.count > 0) return BD_OK;
    if (asked->exchange) return edit_exchange(context, asked, event, err);
    if (asked->member.word != NULL) return edit_member(context, asked, tournament->members, err);
    BD_TRY(bd_numbered_of(context, event, &before, err));
    if (asked->player.word != NULL)
        BD_TRY(bd_cli_player(context, tournament, &asked->player, "PLAYER", &id, err));
    for (size_t i = 0; i < count; i++)
        BD_TRY(id != 0 ? edit_player(context, tournament, bd_tournament_card(tournament, id), &set[i], err)
                       : edit_event(context, asked, event, &set[i], err));
    BD_TRY(bd_cli_check_settings(context, asked->event.path, tournament, err));
    if (id != 0)
        bd_tell(context, BD_SAY_N(CLI_EDIT_PLAYER, count), id, bd_cli_who(tournament, id), count);
    else
        bd_tell(context, BD_SAY_N(CLI_EDIT_EVENT, count), asked->event.path, count);
    BD_TRY(bd_numbered_tell(context, event, &before, err));
    return id == 0 ? edit_warn_rounds(context, asked, event, err) : BD_OK;
}

BD_CHANGE(edit, "edit", CLI_GROUP_RUNNING, CLI_EDIT_HELP, CLI_EDIT_ABOUT, edit_request,
          .role = BD_ROLE_ARBITER);
