/* Edit: what the file says about a player or the event. */
#include "cards/edit.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/home.h"
#include "cli/common.h"
#include "cli/who.h"
#include "standings/tiebreak.h"

#include <string.h>

typedef struct edit_request {
    bd_event_request event;
    bd_who player; /* NULL: the event */
    bd_many set;   /* bd_named */
    bd_many same;  /* bd_named: a spelling, and the one in its place */
} edit_request;

static const bd_param edit_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(edit_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEXT),
    BD_WORD_OF(edit_request, SETTING, set, "set", "KEY=VALUE", .place = BD_WORD_NEEDED, .many = true,
               .without = "same-school"),
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
    const bd_rulebook *rules = NULL;
    if (strncmp(set->name, "option.", strlen("option.")) == 0)
        return edit_option(context, asked, tournament, &option, err);
    if (strcmp(set->name, "tiebreaks") == 0) return edit_tiebreaks(tournament, set->value, err);
    if (strcmp(set->name, "rounds") == 0) return edit_rounds(event, set->value, err);
    if (strcmp(set->name, "pending") == 0) return edit_pending(tournament, set->value, err);
    if (strcmp(set->name, "rules") != 0) return bd_edit_event(tournament, set->name, set->value, err);
    BD_TRY(bd_cli_find_rules(set->value, BD_USAGE, NULL, &rules, err));
    tournament->rules = rules->id;
    return BD_OK;
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

static bd_status edit_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const edit_request *asked = request;
    const bd_named *set = asked->set.items;
    const size_t count = asked->set.count;
    const bd_named *same = asked->same.items;
    int id = 0;
    for (size_t i = 0; i < asked->same.count; i++) BD_TRY(edit_same(context, tournament, &same[i], err));
    if (asked->same.count > 0) return BD_OK;
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
    return BD_OK;
}

BD_CHANGE(edit, "edit", CLI_GROUP_RUNNING, CLI_EDIT_HELP, CLI_EDIT_ABOUT, edit_request,
          .role = BD_ROLE_ARBITER);
