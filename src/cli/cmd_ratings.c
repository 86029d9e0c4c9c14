/* Ratings: rating lists taken in, looked into, and held against an event. */
#include "cards/card.h"
#include "cards/heads.h"
#include "cards/person.h"
#include "cli/host.h"
#include "cli/list_lookup.h"
#include "cli/numbered.h"
#include "people/unicode.h"
#include "report/print_listed.h"

#include <stdio.h>
#include <string.h>

/* The words of the action. */
enum { RATINGS_IMPORT, RATINGS_FIND, RATINGS_CHECK, RATINGS_LISTS };

typedef struct ratings_request {
    bd_event_request event; /* path: set for the check */
    int action, most;
    bd_many words; /* const char * */
    const char *list, *month, *map;
    bool apply;
} ratings_request;

static const bd_param ratings_params[] = {
    BD_WORD_OF(ratings_request, CHOICE, action, "action", "import|find|check|lists", .place = BD_WORD_NEEDED),
    BD_WORD_OF(ratings_request, TEXT, words, "words", "LIST|TEXT|FILE", .place = BD_WORD_ALONE, .many = true),
    BD_TEXT(ratings_request, list, "as", "NAME", CLI_RATINGS_AS),
    BD_TEXT(ratings_request, month, "month", "YYYY-MM", CLI_RATINGS_MONTH),
    BD_TEXT(ratings_request, map, "map", "FIELD=COLUMN,...", CLI_RATINGS_MAP),
    {BD_OPTION(ratings_request, WHOLE, most, "most", "N", CLI_RATINGS_MOST), .low = 1, .high = 1000,
     .usual = 20},
    {BD_OPTION(ratings_request, FLAG, apply, "apply", NULL, CLI_RATINGS_APPLY), .saves = true},
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status ratings_need_words(const ratings_request *asked, bd_err *err)
{
    if (asked->words.count > 0) return BD_OK;
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_RATINGS_WORD));
}

/* ---- import ---- */

static bd_status ratings_import_one(bd_context *context, const ratings_request *asked, const char *path,
                                    bd_err *err)
{
    enum { MONTH = 7 };
    char today[64];
    bd_list_about about;
    const bd_rating_lists *lists = NULL;
    bd_list_import wanted = {
        .path = path, .list = asked->list, .month = asked->month, .map = asked->map, .today = today};
    (void)snprintf(today, sizeof today, "%s", bd_cli_actor(context).at);
    today[MONTH] = '\0';
    BD_TRY(bd_lookup_are_there(&lists, err));
    BD_TRY(bd_lookup_folder(context, &wanted.folder, err));
    BD_TRY(lists->import(context->arena, &wanted, &about, err));
    bd_tell(context, BD_SAY(CLI_RATINGS_IMPORTED), about.list, about.month, (long long)about.players,
            about.path);
    if (about.skipped > 0) bd_warn(context, BD_SAY(CLI_RATINGS_SKIPPED), (long long)about.skipped);
    if (about.month_guessed) bd_warn(context, BD_SAY(CLI_RATINGS_GUESSED), about.month);
    return BD_OK;
}

static bd_status ratings_import(bd_context *context, const ratings_request *asked, bd_err *err)
{
    const char *const *words = asked->words.items;
    BD_TRY(bd_cli_refuse_host(context, "import", err));
    BD_TRY(ratings_need_words(asked, err));
    for (size_t i = 0; i < asked->words.count; i++) BD_TRY(ratings_import_one(context, asked, words[i], err));
    return BD_OK;
}

/* ---- find, lists ---- */

static bd_status ratings_find(bd_context *context, const ratings_request *asked, bd_err *err)
{
    const char *const *words = asked->words.items;
    bd_list_query query = {.month = asked->month, .most = (size_t)asked->most};
    bd_listed_players found;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(ratings_need_words(asked, err));
    for (size_t i = 0; i < asked->words.count; i++) bd_text_add(&text, i == 0 ? "%s" : " %s", words[i]);
    BD_TRY(bd_text_finish(&text, &query.text, err));
    BD_TRY(bd_lookup_find(context, &query, &found, err));
    context->exit_code = found.count > 0 ? BD_EXIT_DONE : BD_EXIT_NO;
    if (found.count == 0 && asked->event.format == BD_OUT_TEXT)
        bd_alert(context, BD_SAY(CLI_LISTED_NOBODY), query.text);
    return bd_cli_reply(context, bd_listed_reply(&found, context->arena), err);
}

static bd_status ratings_lists(bd_context *context, bd_err *err)
{
    const char *folder = NULL;
    const bd_rating_lists *lists = NULL;
    bd_list_abouts abouts;
    bd_list_row *rows;
    BD_TRY(bd_lookup_are_there(&lists, err));
    BD_TRY(bd_lookup_folder(context, &folder, err));
    BD_TRY(lists->about(context->arena, folder, &abouts, err));
    BD_NEW(rows, context->arena, abouts.count + 1, err);
    for (size_t i = 0; i < abouts.count; i++)
        rows[i] = (bd_list_row){abouts.items[i].list, abouts.items[i].month, abouts.items[i].path,
                                abouts.items[i].players, abouts.items[i].bytes};
    if (abouts.count == 0) bd_tell(context, BD_SAY(CLI_RATINGS_NONE), folder);
    return bd_cli_reply(context, bd_lists_reply(rows, abouts.count, context->arena), err);
}

/* ---- check ---- */

typedef struct ratings_check {
    bd_context *context;
    bd_tournament *event;
    const char *month; /* of the event's start; NULL */
    bool apply;
    bd_list_difference *rows;
    size_t count, capacity, applied;
} ratings_check;

static bd_status check_add(ratings_check *c, const bd_card *card, const char *what, const char *here,
                           const char *there, const bd_listed *from, bd_err *err)
{
    bd_text source = bd_text_new(c->context->arena);
    bd_list_difference row = {.card = card, .what = what, .here = here, .there = there};
    if (from != NULL) bd_text_add(&source, "%s %s", from->list, from->month);
    BD_TRY(bd_text_finish(&source, &row.source, err));
    BD_ROOM(c->rows, c->count, c->capacity, c->context->arena, err);
    c->rows[c->count++] = row;
    return BD_OK;
}

static bool check_differs(const char *here, const char *there)
{
    return there != NULL && (here == NULL || strcmp(here, there) != 0);
}

static bd_status check_name(ratings_check *c, const bd_card *card, const bd_listed *l, bool *same,
                            bd_err *err)
{
    bd_folded x, y;
    BD_TRY(bd_fold(c->context->arena, card->name, &x, err));
    BD_TRY(bd_fold(c->context->arena, l->name, &y, err));
    *same = bd_folded_same(&x, &y);
    return *same ? BD_OK : check_add(c, card, BD_ENGLISH(CLI_RATINGS_THE_NAME), card->name, l->name, l, err);
}

static bd_status check_number_text(ratings_check *c, int number, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(c->context->arena);
    *out = NULL;
    if (number == 0) return BD_OK;
    bd_text_add(&text, "%d", number);
    return bd_text_finish(&text, out, err);
}

static bd_status check_rating(ratings_check *c, const bd_card *card, const bd_listed_players *of, bd_err *err)
{
    const bd_listed *from = NULL;
    const char *kind = NULL, *here = NULL, *there = NULL;
    const int rating = bd_listed_rating(c->event, of, &from, &kind);
    if (rating == 0 || rating == card->grade) return BD_OK;
    BD_TRY(check_number_text(c, card->grade, &here, err));
    BD_TRY(check_number_text(c, rating, &there, err));
    return check_add(c, card, BD_ENGLISH(CLI_RATINGS_THE_RATING), here, there, from, err);
}

/* Title, federation and numbers: FIDE's list first, then what only others say. */
static bd_status check_texts(ratings_check *c, const bd_card *card, const bd_listed_players *of, bd_err *err)
{
    const bd_listed *best = &of->items[0];
    for (size_t i = 0; i < of->count; i++)
        if (strcmp(of->items[i].list, "fide") == 0) best = &of->items[i];
    const bd_person *person = card->person;
    if (check_differs(card->title, best->title))
        BD_TRY(check_add(c, card, BD_ENGLISH(CLI_RATINGS_THE_TITLE), card->title, best->title, best, err));
    if (check_differs(card->federation, best->federation))
        BD_TRY(check_add(c, card, BD_ENGLISH(CLI_RATINGS_THE_FEDERATION), card->federation, best->federation,
                         best, err));
    if (person->fide_number == NULL && best->fide != NULL)
        BD_TRY(check_add(c, card, BD_ENGLISH(CLI_RATINGS_THE_FIDE_ID), NULL, best->fide, best, err));
    return BD_OK;
}

static bd_status check_one(ratings_check *c, bd_card *card, bd_err *err)
{
    const bd_person *person = card->person;
    const char *id = person->fide_number != NULL ? person->fide_number : person->national_id;
    bd_listed_players of;
    bool same = false;
    BD_TRY(bd_lookup_card(c->context, card, c->month, true, &of, err));
    if (of.count == 0)
        return check_add(c, card,
                         id != NULL ? BD_ENGLISH(CLI_RATINGS_THE_ID) : BD_ENGLISH(CLI_RATINGS_THE_PLAYER), id,
                         NULL, NULL, err);
    const size_t before = c->count;
    BD_TRY(check_name(c, card, &of.items[0], &same, err));
    BD_TRY(check_rating(c, card, &of, err));
    BD_TRY(check_texts(c, card, &of, err));
    if (!c->apply || !same || c->count == before) return BD_OK;
    c->applied++;
    return bd_listed_fill(c->event, card, &of, true, err);
}

/* The month in which the event begins, where it says so. */
static bd_status check_month(ratings_check *c, const ratings_request *asked, bd_err *err)
{
    const char *start = bd_head_of(c->event, "start", c->context->arena);
    bd_day day;
    bd_text month = bd_text_new(c->context->arena);
    c->month = asked->month;
    if (c->month != NULL || start == NULL || !bd_day_read(start, &day) || day.month == 0) return BD_OK;
    bd_text_add(&month, "%04d-%02d", day.year, day.month);
    return bd_text_finish(&month, &c->month, err);
}

static bd_status check_all(ratings_check *c, const ratings_request *asked, bd_err *err)
{
    BD_TRY(check_month(c, asked, err));
    for (size_t i = 0; i < c->event->card_count; i++) BD_TRY(check_one(c, &c->event->cards[i], err));
    return BD_OK;
}

static bd_status check_reply(ratings_check *c, bd_err *err)
{
    bd_context *context = c->context;
    context->exit_code = c->count > c->applied && !c->apply ? BD_EXIT_NO : BD_EXIT_DONE;
    if (c->count == 0 && context->asked->format == BD_OUT_TEXT) bd_tell(context, BD_SAY(CLI_RATINGS_AGREES));
    return bd_cli_reply(context, bd_list_differences_reply(c->event, c->rows, c->count, context->arena), err);
}

static bd_status ratings_apply(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    ratings_check c = {.context = context, .event = event->entered, .apply = true};
    bd_numbered before;
    BD_TRY(bd_numbered_of(context, event, &before, err));
    BD_TRY(check_all(&c, request, err));
    BD_TRY(check_reply(&c, err));
    bd_tell(context, BD_SAY_N(CLI_RATINGS_APPLIED, c.applied), c.applied);
    return bd_numbered_tell(context, event, &before, err);
}

static bd_status ratings_check_event(bd_context *context, const ratings_request *asked, bd_err *err)
{
    ratings_check c = {.context = context};
    bd_event *event = NULL;
    ratings_request *one;
    const char *event_of_host = context->host != NULL ? context->host->event_name : NULL;
    if (event_of_host == NULL) BD_TRY(ratings_need_words(asked, err));
    BD_NEW(one, context->arena, 1, err);
    *one = *asked;
    one->event.path = asked->words.count > 0 ? ((const char *const *)asked->words.items)[0] : event_of_host;
    context->asked = &one->event;
    if (asked->apply) return bd_cli_change(context, one, ratings_apply, err);
    BD_TRY(bd_cli_open_event(context, one->event.path, &event, err));
    c.event = event->entered;
    BD_TRY(check_all(&c, one, err));
    return check_reply(&c, err);
}

static bd_status ratings_run(bd_context *context, const void *request, bd_err *err)
{
    const ratings_request *asked = request;
    switch (asked->action) {
    case RATINGS_IMPORT: return ratings_import(context, asked, err);
    case RATINGS_FIND: return ratings_find(context, asked, err);
    case RATINGS_CHECK: return ratings_check_event(context, asked, err);
    default: return ratings_lists(context, err);
    }
}

BD_COMMAND(ratings, "ratings", CLI_GROUP_FILES, CLI_RATINGS_HELP, CLI_RATINGS_ABOUT, ratings_request,
           .role = BD_ROLE_ARBITER);
