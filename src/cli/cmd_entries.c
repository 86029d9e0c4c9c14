/* Entries: a new version of the organiser's list against the event: who was added, changed, or is gone. */
#include "cards/card.h"
#include "cards/edit.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "cli/list_call.h"
#include "people/unicode.h"

#include <stdio.h>
#include <string.h>

typedef struct entries_request {
    bd_event_request event;
    bd_list_call read;
    const char *list;
    bool remove_gone;
} entries_request;

static const bd_param entries_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(entries_request, TEXT, list, "list", "LIST", .place = BD_WORD_NEEDED),
    BD_FLAG(entries_request, remove_gone, "remove-gone", CLI_ENTRIES_REMOVE_GONE),
    BD_ROWS_LIST(entries_request),
    BD_ROW_LENIENT,
};

typedef struct entries_work {
    bd_context *context;
    bd_event *event;
    const bd_entries *list;
    int *of_entry; /* id of the player that an entry is; 0: nobody yet */
    bool *in_list; /* of the players of the event, as they stood before */
    size_t before; /* how many these are */
    size_t added, changed, gone;
} entries_work;

/* ---- Who is who ---- */

static bool entries_same_text(const char *a, const char *b)
{
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

/* The player of that id, else the only one of that name. */
static bd_status entries_find(entries_work *w, const bd_card *wanted, size_t *out, bd_err *err)
{
    const bd_tournament *t = w->event->entered;
    bd_folded name, own;
    size_t found = 0;
    *out = SIZE_MAX;
    for (size_t i = 0; i < w->before; i++) {
        const bd_person *p = t->cards[i].person, *q = wanted->person;
        if (!w->in_list[i] && (entries_same_text(p->national_id, q->national_id) ||
                               entries_same_text(p->fide_number, q->fide_number))) {
            *out = i;
            return BD_OK;
        }
    }
    BD_TRY(bd_fold(w->context->arena, wanted->name, &name, err));
    for (size_t i = 0; i < w->before; i++) {
        if (w->in_list[i] || t->cards[i].name == NULL) continue;
        const bd_arena_mark mark = bd_arena_here(w->context->arena);
        BD_TRY(bd_fold(w->context->arena, t->cards[i].name, &own, err));
        const bool same = bd_folded_same(&name, &own);
        bd_arena_back_to(w->context->arena, mark);
        if (!same) continue;
        found++;
        if (*out == SIZE_MAX || entries_same_text(t->cards[i].club, wanted->club)) *out = i;
    }
    return BD_OK;
}

static bd_status entries_match(entries_work *w, bd_err *err)
{
    const bd_tournament *listed = w->list->players;
    for (size_t i = 0; i < listed->card_count; i++) {
        size_t at = SIZE_MAX;
        BD_TRY(entries_find(w, &listed->cards[i], &at, err));
        if (at == SIZE_MAX) continue;
        w->in_list[at] = true;
        w->of_entry[i] = w->event->entered->cards[at].id;
    }
    return BD_OK;
}

/* ---- What differs ---- */

/* A field as a text, NULL: nothing. */
static const char *entries_value(const bd_card *card, const bd_player_field *field, char *buffer, size_t size)
{
    if (bd_player_has(card, field) == 0) return NULL;
    switch (field->type) {
    case BD_PLAYER_TEXT: return bd_player_text(card, field);
    case BD_PLAYER_NUMBER: (void)snprintf(buffer, size, "%d", bd_player_number(card, field)); return buffer;
    case BD_PLAYER_SEX: (void)snprintf(buffer, size, "%c", bd_player_sex(card, field)); return buffer;
    case BD_PLAYER_FLAG:
    case BD_PLAYER_GROUPS: break;
    }
    return NULL;
}

/* What the list says otherwise than the event; what it does not say stays. */
static bd_status entries_update(entries_work *w, const bd_card *from, int id, bool say, bd_err *err)
{
    bd_tournament *t = w->event->entered;
    bd_card *card = bd_tournament_card(t, id);
    bd_text changes = bd_text_new(w->context->arena);
    char a[16], b[16];
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        const char *told = field->fixed ? NULL : entries_value(from, field, a, sizeof a);
        const char *had = told != NULL ? entries_value(card, field, b, sizeof b) : NULL;
        if (told == NULL || (had != NULL && strcmp(told, had) == 0)) continue;
        bd_text_add(&changes, "%s%s %s -> %s", changes.length > 0 ? ", " : "", bd_player_edit_key(field),
                    had != NULL ? had : "-", told);
        BD_TRY(bd_edit_card(t, card, bd_player_edit_key(field), told, err));
    }
    for (size_t k = 0; k < from->bye_count; k++) {
        const bd_arranged *bye = &from->byes[k], *old = bd_card_arranged(card, bye->round);
        if (bye->round < bd_event_round_to_draw(w->event) || (old != NULL && old->kind == bye->kind))
            continue;
        bd_text_add(&changes, "%sbye %d", changes.length > 0 ? ", " : "", bye->round);
        BD_TRY(bd_change_bye(w->event, bye->round, id, bye->kind, err));
    }
    if (changes.failed) BD_FAIL_MEMORY(err);
    if (changes.length == 0 || !say) return BD_OK;
    w->changed++;
    bd_tell(w->context, BD_SAY(CLI_ENTRIES_CHANGED), id, card->name, changes.bytes);
    return BD_OK;
}

static bd_status entries_add(entries_work *w, const bd_card *from, bd_err *err)
{
    bd_card *card = NULL;
    const char *name = bd_arena_copy_text(w->event->arena, from->name);
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(bd_change_enter(w->event, 0, name, bd_event_round_to_draw(w->event), &card, err));
    const int id = card->id;
    BD_TRY(entries_update(w, from, id, false, err));
    w->added++;
    bd_tell(w->context, BD_SAY(CLI_ENTRIES_ADDED), id, from->name);
    return BD_OK;
}

/* Who is gone is taken out before the first game, and struck afterwards. */
static bd_status entries_drop(entries_work *w, int id, const char *name, bd_err *err)
{
    bd_err why;
    int lapsed = 0;
    const bd_status status = bd_change_remove(w->event, id, &why);
    if (status == BD_BAD_INPUT) {
        const bd_card *card = bd_tournament_card(w->event->entered, id);
        if (card->withdrawn > 0) return BD_OK;
        if (bd_change_withdraw(w->event, id, 0, &lapsed, &why) != BD_OK) return BD_OK; /* the event is over */
        bd_tell(w->context, BD_SAY(CLI_ENTRIES_STRUCK), id, name, bd_event_next_round(w->event));
        return BD_OK;
    }
    if (status != BD_OK) *err = why;
    if (status == BD_OK) bd_tell(w->context, BD_SAY(CLI_REMOVE_DONE), id, name);
    return status;
}

static bd_status entries_gone(entries_work *w, bool remove, bd_err *err)
{
    int *ids;
    const char **names;
    size_t count = 0;
    BD_NEW(ids, w->context->arena, w->before + 1, err);
    BD_NEW(names, w->context->arena, w->before + 1, err);
    for (size_t i = 0; i < w->before; i++) {
        const bd_card *card = &w->event->entered->cards[i];
        if (w->in_list[i] || card->filler || card->withdrawn > 0) continue;
        names[count] = card->name;
        ids[count++] = card->id;
    }
    w->gone = count;
    for (size_t i = 0; i < count; i++) {
        if (remove)
            BD_TRY(entries_drop(w, ids[i], names[i], err));
        else
            bd_warn(w->context, BD_SAY(CLI_ENTRIES_GONE), ids[i], names[i]);
    }
    return BD_OK;
}

static bd_status entries_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    const entries_request *asked = request;
    bd_entries *list = NULL;
    bd_list_call read = asked->read;
    read.dry_run = false; /* of the difference, not of the list */
    BD_TRY(bd_cli_read_list(context, asked->list, &read, false, event->entered->rounds, &list, err));
    entries_work w = {.context = context, .event = event, .list = list, .before = event->entered->card_count};
    BD_NEW(w.of_entry, context->arena, list->players->card_count + 1, err);
    BD_NEW(w.in_list, context->arena, w.before + 1, err);
    BD_TRY(entries_match(&w, err));
    for (size_t i = 0; i < list->players->card_count; i++)
        if (w.of_entry[i] != 0)
            BD_TRY(entries_update(&w, &list->players->cards[i], w.of_entry[i], true, err));
    BD_TRY(entries_gone(&w, asked->remove_gone, err));
    for (size_t i = 0; i < list->players->card_count; i++)
        if (w.of_entry[i] == 0) BD_TRY(entries_add(&w, &list->players->cards[i], err));
    bd_tell(context, BD_SAY(CLI_ENTRIES_DONE), w.added, w.changed, w.gone);
    return BD_OK;
}

static bd_status entries_run(bd_context *context, const void *request, bd_err *err)
{
    const entries_request *asked = request;
    bd_event *event = NULL;
    if (!asked->read.dry_run) return bd_cli_change(context, request, entries_change, err);
    BD_TRY(bd_cli_open_event(context, asked->event.path, &event, err)); /* changed in memory only */
    return entries_change(context, request, event, err);
}

BD_COMMAND(entries, "entries", CLI_GROUP_RUNNING, CLI_ENTRIES_HELP, CLI_ENTRIES_ABOUT, entries_request,
           .role = BD_ROLE_NOBODY, .changes = true);
