/* Contacts: phone numbers, addresses and payments, for the desk alone. */
#include "cards/card.h"
#include "cards/person.h"
#include "cli/common.h"
#include "report/print_desk.h"

#include <strings.h>

typedef struct contacts_request {
    bd_event_request event;
    bool unpaid;
} contacts_request;

static const bd_param contacts_params[] = {
    BD_ROW_FILE,
    BD_FLAG(contacts_request, unpaid, "unpaid", CLI_CONTACTS_UNPAID),
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* Nothing is said of a payment, or that there was none. */
static bool contacts_owes(const bd_card *card)
{
    const char *paid = card->person->paid;
    return paid == NULL || strcasecmp(paid, "no") == 0 || strcasecmp(paid, "n") == 0 ||
           strcasecmp(paid, "no!") == 0 || strcasecmp(paid, "nein") == 0 || strcasecmp(paid, "0") == 0 ||
           strcasecmp(paid, "unpaid") == 0 || strncasecmp(paid, "owes", 4) == 0;
}

static bd_status contacts_run(bd_context *context, const void *request, bd_err *err)
{
    const contacts_request *asked = request;
    bd_event *event = NULL;
    const bd_card **cards;
    size_t count = 0;
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err));
    const bd_tournament *t = event->entered;
    BD_NEW(cards, context->arena, t->card_count + 1, err);
    for (size_t i = 0; i < t->card_count; i++)
        if (!t->cards[i].filler && (!asked->unpaid || contacts_owes(&t->cards[i])))
            cards[count++] = &t->cards[i];
    return bd_cli_reply(context, bd_desk_reply(cards, count, 0, context->arena), err);
}

BD_COMMAND(contacts, "contacts", CLI_GROUP_RUNNING, CLI_CONTACTS_HELP, CLI_CONTACTS_ABOUT, contacts_request,
           .role = BD_ROLE_ARBITER);
