#include "cli/guest.h"

#include "cards/card.h"
#include "cards/person.h"
#include "cli/host.h"
#include "event/change.h"
#include "os/files.h"
#include "people/names.h"
#include "report/labels.h"

#include <string.h>

/* The length of the folder's part of a path, with the slash behind it. */
static size_t guest_folder(const char *path) { return (size_t)(bd_os_name_of(path) - path); }

bd_status bd_guest_remember(bd_arena *arena, bd_card *guest, const char *path, const char *home, int number,
                            int round, bd_err *err)
{
    const size_t folder = guest_folder(path);
    const bool beside = folder == guest_folder(home) && strncmp(path, home, folder) == 0;
    guest->person->home_file = bd_arena_copy_text(arena, beside ? bd_os_name_of(home) : home);
    if (guest->person->home_file == NULL) BD_FAIL_MEMORY(err);
    guest->person->home_number = number;
    guest->person->home_round = round;
    return BD_OK;
}

/* A name alone is that of a file beside this one. */
static bd_status guest_path(bd_arena *arena, const char *path, const char *home, const char **out,
                            bd_err *err)
{
    bd_text text = bd_text_new(arena);
    if (bd_os_name_of(home) == home) bd_text_add_bytes(&text, path, guest_folder(path));
    bd_text_add_string(&text, home);
    return bd_text_finish(&text, out, err);
}

static const bd_card *guest_of(const bd_event *event, int id)
{
    const bd_card *card = bd_tournament_card(event->entered, id);
    return card != NULL && card->person->home_file != NULL ? card : NULL;
}

/* The same result as it is told there: by the guest's own number, against whom the board has. */
static bd_status guest_change(const bd_card *guest, bool white, const bd_told_result *told, bd_event *event,
                              const char *path, bd_err *err)
{
    const bd_person *home = guest->person;
    const bd_event_round *round = bd_event_round_of(event, home->home_round);
    const bd_event_board *board = round != NULL ? bd_event_board_of(round, home->home_number) : NULL;
    if (board == NULL)
        BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(CLI_GUEST_NO_BOARD), home->home_number, home->home_round);
    const int opponent = bd_event_opponent(board, home->home_number);
    bd_told_result there = *told;
    there.round = home->home_round;
    there.white = white ? home->home_number : opponent;
    there.black = white ? opponent : home->home_number;
    const bd_status status = bd_change_result(event, &there, NULL, err);
    if (status == BD_BAD_INPUT) (void)snprintf(err->place, sizeof err->place, "%s", path);
    return status;
}

/* Opens the other section's file, unless it is open already; *why: it cannot be. */
static bd_status guest_open(bd_context *context, const char *path, const char **why, bd_err *err)
{
    bd_warnings warnings = bd_warnings_new(context->arena);
    bd_event_file *other;
    bd_err missing;
    const bool open = context->other != NULL;
    *why = NULL;
    if (open && strcmp(context->other->store.path, path) == 0) return BD_OK;
    if (open) *why = BD_SAY(CLI_GUEST_THIRD);
    if (open) return BD_OK;
    BD_NEW(other, context->arena, 1, err);
    const bd_status status = bd_cli_file_open(context, path, &warnings, other, &missing);
    if (status == BD_NO_MEMORY || status == BD_INTERNAL) *err = missing;
    if (status == BD_NO_MEMORY || status == BD_INTERNAL) return status;
    if (status != BD_OK) *why = bd_arena_copy_text(context->arena, missing.sentence);
    if (status != BD_OK && *why == NULL) BD_FAIL_MEMORY(err);
    if (status != BD_OK) return BD_OK;
    context->other = other;
    return bd_namesakes_tell_apart(other->event->entered, err);
}

bd_status bd_guest_result(bd_context *context, const bd_event *event, const bd_told_result *told, bd_err *err)
{
    const bd_card *white = guest_of(event, told->white);
    const bd_card *guest = white != NULL ? white : guest_of(event, told->black);
    const char *path = NULL, *why = NULL;
    if (guest == NULL) return BD_OK;
    const bd_person *home = guest->person;
    BD_TRY(guest_path(context->arena, context->asked->path, home->home_file, &path, err));
    BD_TRY(guest_open(context, path, &why, err));
    if (why != NULL) {
        bd_alert(context, BD_SAY(CLI_GUEST_NOT_OPEN), bd_name_of(guest), path, why, home->home_round,
                 home->home_number);
        return BD_OK;
    }
    BD_TRY(guest_change(guest, white != NULL, told, context->other->event, path, err));
    bd_tell(context, BD_SAY(CLI_GUEST_TOLD), path, home->home_round);
    return BD_OK;
}
