/* Late: a player who enters after the start. */
#include "cards/card.h"
#include "cards/edit.h"
#include "cards/person.h"
#include "cli/common.h"
#include "cli/list_lookup.h"
#include "cli/numbered.h"
#include "event/change.h"

#include <string.h>

/* The words of --missed. */
enum { LATE_HALF, LATE_ZERO };

typedef struct late_request {
    bd_event_request event;
    bd_who player; /* one who stands in the file already, or a new name */
    int grade, id, missed;
    const char *title, *club, *school, *team, *federation, *rating, *national, *fide, *birth, *sex, *phone,
        *email, *paid;
    bool listed;
} late_request;

static const bd_param late_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(late_request, PLAYER, player, "player", "NAME|ID", .place = BD_WORD_NEEDED),
    BD_WORD_OF(late_request, WHOLE, grade, "grade", "GRADE", .place = BD_WORD_NEXT, .low = 1, .high = 9999),
    BD_ROW_ROUND(CLI_LATE_ROUND),
    BD_CHOICE(late_request, missed, "missed", "H|Z", LATE_ZERO, CLI_LATE_MISSED),
    BD_NUMBER(late_request, id, "id", 1, BD_ID_MAX, CLI_LATE_ID),
    BD_TEXT(late_request, title, "title", "TEXT", CLI_LATE_TITLE),
    BD_TEXT(late_request, club, "club", "TEXT", CLI_LATE_CLUB),
    BD_TEXT(late_request, school, "school", "TEXT", CLI_LATE_SCHOOL),
    BD_TEXT(late_request, team, "team", "TEXT", CLI_LATE_TEAM),
    BD_TEXT(late_request, federation, "federation", "TEXT", CLI_LATE_FEDERATION),
    BD_FLAG(late_request, listed, "listed", CLI_LATE_LISTED),
    BD_TEXT(late_request, rating, "rating", "N", CLI_LATE_RATING),
    BD_TEXT(late_request, national, "national", "ID", CLI_LATE_NATIONAL),
    BD_TEXT(late_request, fide, "fide", "ID", CLI_LATE_FIDE),
    BD_TEXT(late_request, birth, "birth", "DATE", CLI_LATE_BIRTH),
    BD_TEXT(late_request, sex, "sex", "M|F", CLI_LATE_SEX),
    BD_TEXT(late_request, phone, "phone", "TEXT", CLI_LATE_PHONE),
    BD_TEXT(late_request, email, "email", "TEXT", CLI_LATE_EMAIL),
    BD_TEXT(late_request, paid, "paid", "TEXT", CLI_LATE_PAID),
    BD_ROW_LENIENT,
};

/* What is told of a new player: the parameters that are texts are fields of a player. */
static bd_status late_describe(bd_tournament *tournament, const late_request *asked, bd_card *card,
                               bd_err *err)
{
    for (size_t i = 0; i < BD_COUNT(late_params); i++) {
        const bd_param *row = &late_params[i];
        const char *const *value = (const void *)((const char *)asked + row->offset);
        if (row->type == BD_PARAM_TEXT && bd_param_is_given(row, asked))
            BD_TRY(bd_edit_card(tournament, card, row->name, *value, err));
    }
    return BD_OK;
}

static bd_status late_name_is_new(const bd_tournament *tournament, const char *name, bd_err *err)
{
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        if (card->name != NULL && strcmp(card->name, name) == 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_LATE_KNOWN), name, card->id, card->id);
    }
    return BD_OK;
}

/* A new player: as they are named, or as the rating lists have the one who is meant. */
static bd_status late_enter(bd_context *context, const late_request *asked, bd_event *event, int round,
                            bd_card **card, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const char *name = asked->player.word;
    bd_listed_players listed = {.count = 0};
    if (name[strspn(name, " ")] == '\0') BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_LATE_NO_NAME));
    if (asked->listed) BD_TRY(bd_lookup_one(context, name, &listed, err));
    if (asked->listed) name = bd_arena_copy_text(tournament->arena, listed.items[0].name);
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(late_name_is_new(tournament, name, err));
    BD_TRY(bd_change_enter(event, asked->id, name, round, card, err));
    BD_TRY(bd_listed_fill(tournament, *card, &listed, true, err));
    return late_describe(tournament, asked, *card, err);
}

static bd_status late_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const late_request *asked = request;
    bd_card *card = NULL;
    bd_numbered before;
    BD_TRY(bd_numbered_of(context, event, &before, err));
    const int round = asked->event.round != 0 ? asked->event.round : bd_event_round_to_draw(event);
    if (asked->player.number != 0 && !asked->listed) {
        BD_TRY(bd_change_late(event, asked->player.number, round, err));
        card = bd_tournament_card(tournament, asked->player.number);
    } else {
        BD_TRY(late_enter(context, asked, event, round, &card, err));
    }
    if (asked->grade > 0) {
        card->grade = asked->grade;
        card->person->rating_source = NULL;
    }
    const int id = card->id;
    for (int r = 1; asked->missed == LATE_HALF && r < round; r++)
        BD_TRY(bd_change_bye(event, r, id, BD_BYE_HALF, err));
    bd_tell(context, BD_SAY(CLI_LATE_DONE), id, bd_cli_who(tournament, id), round);
    const int drawn = bd_event_last_drawn(event);
    if (asked->event.round == 0 && drawn >= round)
        bd_tell(context, BD_SAY(CLI_LATE_PUBLISHED), drawn, asked->event.path, id);
    return bd_numbered_tell(context, event, &before, err);
}

BD_CHANGE(late, "late", CLI_GROUP_RUNNING, CLI_LATE_HELP, CLI_LATE_ABOUT, late_request,
          .role = BD_ROLE_ARBITER);
