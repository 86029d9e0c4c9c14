/* New: a tournament from a list of players. */
#include "base/random.h"
#include "cards/card.h"
#include "cards/starting.h"
#include "cli/common.h"
#include "cli/host.h"
#include "cli/list_call.h"
#include "cli/list_lookup.h"
#include "cli/team_lists.h"
#include "people/names.h"
#include "people/unicode.h"
#include "report/labels.h"
#include "rulebook/options/shared_options.h"
#include "standings/tiebreak.h"

#include <string.h>

typedef struct new_request {
    bd_event_request event;
    bd_list_call read;
    const char *list, *name, *tiebreaks, *numbers, *rating_lists, *rating_kinds;
    const char *players; /* the second list */
    bool listed, by_strength;
    int rounds, boards;
    bd_many option; /* bd_named */
    bool force, section_column;
} new_request;

static const bd_param new_params[] = {
    BD_WORD_OF(new_request, TEXT, list, "list", "LIST", .place = BD_WORD_NEEDED),
    BD_WORD_OF(bd_event_request, EVENT, path, "event", "FILE", .place = BD_WORD_NEXT),
    BD_ROW_RULES_OF(CLI_NEW_RULES),
    BD_NUMBER(new_request, rounds, "rounds", 1, BD_ROUNDS_MAX, CLI_NEW_ROUNDS),
    BD_TEXT(new_request, name, "name", "TEXT", CLI_NEW_NAME),
    BD_TEXT(new_request, tiebreaks, "tiebreaks", "LIST", CLI_NEW_TIEBREAKS),
    BD_TEXT(new_request, numbers, "numbers", "ORDER", CLI_NEW_NUMBERS),
    BD_FLAG(new_request, listed, "listed", CLI_NEW_LISTED),
    BD_TEXT(new_request, rating_lists, "rating-lists", "LISTS", CLI_NEW_RATING_LISTS),
    BD_TEXT(new_request, rating_kinds, "rating-kinds", "KINDS", CLI_NEW_RATING_KINDS),
    {BD_OPTION(new_request, SETTING, option, "option", "NAME=VALUE", CLI_NEW_OPTION), .many = true},
    BD_NUMBER(new_request, boards, "boards", 1, BD_BOARDS_MAX, CLI_NEW_BOARDS),
    BD_TEXT(new_request, players, "players", "LIST", CLI_NEW_PLAYERS),
    BD_FLAG(new_request, by_strength, "by-strength", CLI_NEW_BY_STRENGTH),
    BD_FLAG(new_request, force, "force", CLI_NEW_FORCE),
    BD_FLAG(new_request, section_column, "section-column", CLI_NEW_SECTION_COLUMN),
    BD_ROWS_LIST(new_request),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status new_set_options(bd_context *context, const new_request *asked, const bd_rulebook *rules,
                                 bd_tournament *tournament, bd_err *err)
{
    const bd_named *given = asked->option.items;
    for (size_t i = 0; i < asked->option.count; i++)
        BD_TRY(bd_cli_take_setting(context, rules, &given[i], tournament, err));
    return BD_OK;
}

/* Byes are asked for in rounds that there will be. */
static bd_status new_check_byes(const bd_tournament *tournament, bd_err *err)
{
    for (size_t i = 0; tournament->rounds > 0 && i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->bye_count; k++)
            if (card->byes[k].round > tournament->rounds)
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_NEW_BYE_BEYOND), card->id, bd_name_of(card),
                        card->byes[k].round, tournament->rounds);
    }
    return BD_OK;
}

/* The list's own numbers, where they are not just its order, are kept as what players are known by. */
static bool new_has_own_ids(const bd_tournament *tournament)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (tournament->cards[i].id != (int)i + 1) return true;
    return false;
}

/* The list's players in an order by lot. */
static bd_status new_draw_lots(bd_context *context, bd_tournament *tournament, bd_err *err)
{
    const char *text = bd_tournament_option(tournament, bd_option_seed.name);
    const size_t count = tournament->card_count;
    int64_t seed = bd_option_seed.by_default;
    bd_card *cards;
    int *order;
    if (text != NULL) (void)bd_option_read(&bd_option_seed, text, &seed);
    bd_random lot = bd_random_part((uint64_t)seed, 0);
    BD_NEW(order, tournament->arena, count + 1, err);
    BD_NEW(cards, tournament->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) order[i] = (int)i;
    bd_random_shuffle(&lot, order, count);
    for (size_t i = 0; i < count; i++) cards[i] = tournament->cards[order[i]];
    tournament->cards = cards;
    tournament->card_capacity = count + 1;
    bd_tell(context, BD_SAY(CLI_NEW_LOTS), (long long)seed);
    return BD_OK;
}

static bool new_by_lot(const char *numbers) { return numbers != NULL && strcmp(numbers, "lot") == 0; }

/* Numbers of a table are given once: by lot, in an order that is asked for, or by the list. */
static bd_status new_give_table_numbers(bd_context *context, const new_request *asked,
                                        bd_tournament *tournament, bd_err *err)
{
    const bool lot = new_by_lot(asked->numbers) || asked->numbers == NULL;
    if (new_has_own_ids(tournament)) {
        if (asked->numbers == NULL) return BD_OK;
        BD_FAIL(err, BD_USAGE, "--numbers", BD_SAY(CLI_NEW_OWN_NUMBERS), asked->list);
    }
    if (lot) BD_TRY(new_draw_lots(context, tournament, err));
    if (lot)
        for (size_t i = 0; i < tournament->card_count; i++) tournament->cards[i].id = (int)i + 1;
    tournament->numbers = lot ? NULL : asked->numbers;
    if (!lot) BD_TRY(bd_starting_begin(tournament, tournament->arena, err));
    tournament->numbers = NULL;
    return BD_OK;
}

static bd_status new_give_numbers(bd_context *context, const new_request *asked, const bd_rulebook *rules,
                                  bd_tournament *tournament, bd_err *err)
{
    if (bd_rulebook_has(rules, BD_HAS_TABLE)) return new_give_table_numbers(context, asked, tournament, err);
    if (asked->numbers != NULL && !bd_rulebook_has(rules, BD_HAS_NUMBERS))
        BD_FAIL(err, BD_USAGE, "--numbers", BD_SAY(CLI_NO_NUMBERS), rules->id);
    tournament->numbers = NULL;
    if (!bd_rulebook_has(rules, BD_HAS_NUMBERS)) return BD_OK;
    tournament->numbers = asked->numbers != NULL ? asked->numbers : BD_STARTING_USUAL;
    return new_has_own_ids(tournament) ? BD_OK : bd_starting_begin(tournament, tournament->arena, err);
}

/* An event of these players. */
static bd_status new_write(bd_context *context, const new_request *asked, const bd_rulebook *rules,
                           bd_tournament *tournament, const char *path, bd_err *err)
{
    bd_event *event = NULL;
    if (!asked->force && strcmp(path, "-") != 0 && bd_cli_file_is_there(context, path))
        BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
    tournament->rules = rules->id;
    tournament->rounds = asked->rounds;
    if (bd_rulebook_has(rules, BD_HAS_DOUBLE_GAMES)) tournament->points = bd_points_of_double_games();
    bd_cli_rules_settle(rules, tournament);
    if (asked->boards > 0) tournament->points = bd_points_of_matches(asked->boards, false);
    tournament->tiebreaks = asked->tiebreaks;
    BD_TRY(bd_namesakes_tell_apart(tournament, err));
    BD_TRY(new_check_byes(tournament, err));
    BD_TRY(new_set_options(context, asked, rules, tournament, err));
    tournament->rating_lists = asked->rating_lists;
    tournament->rating_kinds = asked->rating_kinds;
    if (asked->listed) BD_TRY(bd_lookup_fill_all(context, tournament, err));
    BD_TRY(new_give_numbers(context, asked, rules, tournament, err));
    if (asked->name != NULL) tournament->name = asked->name;
    BD_TRY(bd_event_import(tournament, &event, err));
    bd_file_format format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_CSV) format = BD_FORMAT_EVENT;
    BD_TRY(bd_cli_write(context, event, path, format, err));
    BD_TRY(bd_cli_warn_rounds(context, event, rules, err));
    if (strcmp(path, "-") != 0 && tournament->members != NULL) {
        bd_tell(context, BD_SAY(CLI_NEW_TEAMS_DONE), path, tournament->card_count,
                tournament->members->card_count, asked->boards, rules->id, path);
        if (!asked->by_strength) bd_tell(context, BD_SAY(CLI_NEW_TEAMS_ORDER));
    } else if (strcmp(path, "-") != 0)
        bd_tell(context, BD_SAY_N(CLI_NEW_DONE, tournament->card_count), path, tournament->card_count,
                rules->id, path);
    if (strcmp(path, "-") != 0 && tournament->numbers != NULL)
        bd_tell(context, BD_SAY(CLI_NEW_NUMBERED), tournament->numbers, path);
    return BD_OK;
}

/* "congress.json" for the section "Major (U1900)" is "congress-major-u1900.json". */
static bd_status new_path_of(bd_context *context, const char *path, const char *section, const char **out,
                             bd_err *err)
{
    const char *dot = strrchr(path, '.'), *words = NULL;
    const size_t stem = dot != NULL && strchr(dot, '/') == NULL ? (size_t)(dot - path) : strlen(path);
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_fold_name(context->arena, section, &words, err));
    bd_text_add_bytes(&text, path, stem);
    for (bool word = false; *words != '\0'; words++) {
        if (*words != ' ' && !word) bd_text_add_char(&text, '-');
        if (*words != ' ') bd_text_add_char(&text, *words);
        word = *words != ' ';
    }
    bd_text_add_string(&text, path + stem);
    return bd_text_finish(&text, out, err);
}

/* The players of one section, numbered from 1. */
static bd_status new_of_section(bd_context *context, const bd_entries *list, const char *section,
                                bd_tournament **out, bd_err *err)
{
    bd_tournament *t;
    const char *wanted = NULL, *own = NULL;
    BD_NEW(t, context->arena, 1, err);
    *t = *list->players;
    t->card_count = 0;
    BD_NEW(t->cards, context->arena, list->players->card_count + 1, err);
    BD_TRY(bd_home_key(context->arena, section, &wanted, err));
    for (size_t i = 0; i < list->players->card_count; i++) {
        if (list->entries[i].section == NULL) continue;
        BD_TRY(bd_home_key(context->arena, list->entries[i].section, &own, err));
        if (strcmp(own, wanted) != 0) continue;
        t->cards[t->card_count] = list->players->cards[i];
        t->cards[t->card_count].id = (int)t->card_count + 1;
        t->card_count++;
    }
    t->card_capacity = t->card_count;
    *out = t;
    return BD_OK;
}

/* An event of each section. Nobody is left over in silence. */
static bd_status new_write_sections(bd_context *context, const new_request *asked, const bd_rulebook *rules,
                                    const bd_entries *list, bd_err *err)
{
    if (list->section_count == 0) BD_FAIL(err, BD_BAD_INPUT, asked->list, BD_SAY(CLI_NEW_NO_SECTIONS));
    for (size_t i = 0; i < list->players->card_count; i++)
        if (list->entries[i].section == NULL)
            BD_FAIL(err, BD_BAD_INPUT, asked->list, BD_SAY(CLI_NEW_SECTIONLESS), list->entries[i].line,
                    list->players->cards[i].name);
    for (size_t i = 0; i < list->section_count; i++) {
        bd_tournament *t = NULL;
        const char *path = NULL;
        BD_TRY(new_path_of(context, asked->event.path, list->sections[i], &path, err));
        BD_TRY(new_of_section(context, list, list->sections[i], &t, err));
        if (!asked->force && bd_cli_file_is_there(context, path))
            BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
        BD_TRY(new_check_byes(t, err));
    }
    for (size_t i = 0; i < list->section_count; i++) {
        bd_tournament *t = NULL;
        const char *path = NULL;
        BD_TRY(new_path_of(context, asked->event.path, list->sections[i], &path, err));
        BD_TRY(new_of_section(context, list, list->sections[i], &t, err));
        BD_TRY(new_write(context, asked, rules, t, path, err));
    }
    return BD_OK;
}

static bd_status new_check_teams(const new_request *asked, const bd_rulebook *rules, bd_err *err)
{
    if (asked->boards == 0 && (asked->players != NULL || asked->by_strength))
        BD_FAIL(err, BD_USAGE, asked->players != NULL ? "--players" : "--by-strength",
                BD_SAY(CLI_NEW_NEEDS_BOARDS));
    if (asked->boards > 0 && !bd_rulebook_has(rules, BD_HAS_TEAM_MATCHES))
        BD_FAIL(err, BD_USAGE, "--boards", BD_SAY(CLI_NEW_BOARDS_RULES), rules->id);
    return BD_OK;
}

/* In a list of teams the column "Team" is the name. */
static bd_status new_name_teams(bd_context *context, const bd_list_call *read, bd_list_call *out, bd_err *err)
{
    bd_named *columns;
    const bd_named *told = read->column.items;
    *out = *read;
    BD_NEW(columns, context->arena, read->column.count + 1, err);
    for (size_t i = 0; i < read->column.count; i++) columns[i] = told[i];
    columns[out->column.count++] = (bd_named){.name = "Team", .value = "name"};
    out->column.items = columns;
    return BD_OK;
}

/* Of one list or of two. */
static bd_status new_teams(bd_context *context, const new_request *asked, const bd_entries *list,
                           bd_tournament **out, bd_err *err)
{
    bd_entries *players = NULL;
    bd_arena *arena = context->arena;
    *out = list->players;
    if (asked->players == NULL) {
        BD_TRY(bd_teams_of_players(arena, asked->list, list, asked->boards, out, err));
    } else {
        BD_TRY(bd_cli_read_list(context, asked->players, &asked->read, false, asked->rounds, &players, err));
        BD_TRY(bd_teams_take_players(arena, asked->players, players, asked->boards, *out, err));
    }
    return asked->by_strength ? bd_teams_number_by_strength(*out, err) : BD_OK;
}

static bd_status new_run(bd_context *context, const void *request, bd_err *err)
{
    const new_request *asked = request;
    const char *path = asked->event.path;
    const bd_rulebook *rules = NULL;
    bd_entries *list = NULL;
    BD_TRY(bd_cli_event_rules(asked->event.rules, &rules, err));
    BD_TRY(new_check_teams(asked, rules, err));
    bd_tiebreak_list tiebreaks;
    if (asked->tiebreaks != NULL) BD_TRY(bd_tiebreaks_parse(asked->tiebreaks, &tiebreaks, err));
    const bool lot = new_by_lot(asked->numbers) && bd_rulebook_has(rules, BD_HAS_TABLE);
    if (asked->numbers != NULL && !lot) BD_TRY(bd_starting_check(asked->numbers, err));
    if (asked->rating_lists != NULL) BD_TRY(bd_rating_lists_check(asked->rating_lists, err));
    if (asked->rating_kinds != NULL) BD_TRY(bd_rating_kinds_check(asked->rating_kinds, err));
    if (path == NULL && !asked->read.dry_run)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_NEW_NEEDS_FILE), asked->list, asked->list);
    if (path != NULL && !asked->section_column && !asked->force && strcmp(path, "-") != 0 &&
        bd_cli_file_is_there(context, path))
        BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
    bd_list_call read = asked->read;
    if (asked->players != NULL) BD_TRY(new_name_teams(context, &asked->read, &read, err));
    BD_TRY(bd_cli_read_list(context, asked->list, &read, asked->section_column, asked->rounds, &list, err));
    if (asked->read.dry_run) return bd_cli_show_list(context, list, err);
    if (asked->boards > 0 && !asked->section_column) {
        bd_tournament *teams = NULL;
        BD_TRY(new_teams(context, asked, list, &teams, err));
        return new_write(context, asked, rules, teams, path, err);
    }
    return asked->section_column ? new_write_sections(context, asked, rules, list, err)
                                 : new_write(context, asked, rules, list->players, path, err);
}

BD_COMMAND(new, "new", CLI_GROUP_FILES, CLI_NEW_HELP, CLI_NEW_ABOUT, new_request, .role = BD_ROLE_NOBODY,
           .changes = true);
