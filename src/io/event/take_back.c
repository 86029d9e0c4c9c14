/* What the journal is for: the history, undo and redo, the event as it was, and whether it is all true. */
#include "io/event/act_words.h"
#include "io/event/journal.h"

#include "base/assert.h"
#include "io/event_file.h"
#include "io/io_words.h"

#include <stdio.h>
#include <string.h>

/* ---- The history ---- */

static const char *take_copy(bd_arena *arena, const char *text, bool *failed)
{
    const char *copy = text != NULL ? bd_arena_copy_text(arena, text) : NULL;
    if (text != NULL && copy == NULL) *failed = true;
    return copy;
}

/* The act that is meant where one act takes back another, which took back another, ... */
static const bd_journal_act *take_origin(const bd_journal *journal, const bd_journal_act *act, bool *again)
{
    *again = true;
    for (const bd_journal_act *other; (other = bd_journal_find(journal, act->told.takes_back)) != NULL;) {
        if (other >= act) break;
        *again = !*again;
        act = other;
    }
    return act;
}

/* The same event, read anew. */
static bd_status take_copy_event(bd_arena *arena, const bd_event *event, bd_event **out, bd_err *err)
{
    bd_event_rows rows;
    BD_TRY(bd_event_rows_make(arena, event, 0, NULL, &rows, err));
    return bd_rows_to_event(&rows, event, out, err);
}

static int take_id(const cJSON *value) { return cJSON_IsNumber(value) ? value->valueint : 0; }

/* Who sat at the board before the fact; null: as published. */
static void take_sat_back(bd_event_board *board, const cJSON *sat)
{
    board->sat_white = take_id(cJSON_GetArrayItem(sat, 0));
    board->sat_black = take_id(cJSON_GetArrayItem(sat, 1));
}

/* Puts back who sat at a board, or the whole board; what else a fact changed is not told with results. */
static bd_status take_board_back(bd_event *then, const bd_fact *fact, bd_err *err)
{
    bd_event_round *round = NULL;
    const bool whole = fact->member == NULL;
    if (fact->row.kind != BD_ROW_BOARD || fact->row.round < 1) return BD_OK;
    if (whole && cJSON_IsNull(fact->was)) return BD_OK;
    BD_TRY(bd_event_want_round(then, fact->row.round, &round, err));
    bd_event_board *board = bd_event_board_numbered(round, fact->row.number);
    if (board == NULL) BD_TRY(bd_event_add_board(then, round, 1, 2, &board, err));
    board->number = fact->row.number;
    if (whole || strcmp(fact->member, "white") == 0)
        board->white = take_id(whole ? cJSON_GetObjectItemCaseSensitive(fact->was, "white") : fact->was);
    if (whole || strcmp(fact->member, "black") == 0)
        board->black = take_id(whole ? cJSON_GetObjectItemCaseSensitive(fact->was, "black") : fact->was);
    if (whole || strcmp(fact->member, "sat") == 0)
        take_sat_back(board, whole ? cJSON_GetObjectItemCaseSensitive(fact->was, "sat") : fact->was);
    return BD_OK;
}

/* What each act from `oldest` on did, in words, by its index: with those who sat at the boards then, which
 * later acts may have changed. */
static bd_status take_say(const bd_journal *journal, const bd_event *event, size_t oldest, const char ***out,
                          bd_err *err)
{
    bd_event *then = NULL;
    bd_fact fact;
    BD_NEW(*out, journal->arena, journal->count, err);
    BD_TRY(take_copy_event(journal->arena, event, &then, err));
    for (size_t i = journal->count; i > oldest; i--) {
        const bd_journal_act *act = &journal->acts[i - 1];
        if (!act->cut) BD_TRY(bd_act_in_words(journal->arena, then, act, &(*out)[i - 1], err));
        for (const cJSON *item = NULL; bd_fact_next(act, &item, &fact);)
            BD_TRY(take_board_back(then, &fact, err));
    }
    return BD_OK;
}

/* Taking back is told by what was taken back. */
static bd_status take_words(const bd_journal *journal, const char *const *said, const bd_journal_act *act,
                            const char **out, bd_err *err)
{
    bool again = true;
    const bd_journal_act *origin = take_origin(journal, act, &again);
    bd_text text = bd_text_new(journal->arena);
    *out = said[origin - journal->acts];
    if (origin == act) return BD_OK;
    bd_text_add(&text, again ? BD_SAY(ACT_MADE_AGAIN) : BD_SAY(ACT_TOOK_BACK), *out);
    return bd_text_finish(&text, out, err);
}

/* An act that outlives the journal it was read from. */
static bd_status take_act(const bd_journal *journal, const char *const *said, const bd_journal_act *act,
                          bd_act *out, bd_err *err)
{
    bd_arena *arena = journal->arena;
    bool failed = false;
    *out = act->told;
    out->at = take_copy(arena, act->told.at, &failed);
    out->role = take_copy(arena, act->told.role, &failed);
    out->name = take_copy(arena, act->told.name, &failed);
    out->what = take_copy(arena, act->told.what, &failed);
    if (failed) BD_FAIL_MEMORY(err);
    return take_words(journal, said, act, &out->sentence, err);
}

static bd_status take_one_act(const bd_journal *journal, const bd_event *event, const bd_journal_act *act,
                              bd_act *out, bd_err *err)
{
    const char **said = NULL;
    bool again = false;
    const size_t origin = (size_t)(take_origin(journal, act, &again) - journal->acts);
    BD_TRY(take_say(journal, event, origin, &said, err));
    return take_act(journal, said, act, out, err);
}

static bd_status take_acts(const bd_journal *journal, const bd_event *event, bd_acts *out, bd_err *err)
{
    const char **said = NULL;
    BD_NEW(out->items, journal->arena, journal->count, err);
    BD_TRY(take_say(journal, event, 0, &said, err));
    out->capacity = journal->count;
    for (size_t i = 0; i < journal->count; i++) {
        if (journal->acts[i].cut)
            out->cut = true;
        else
            BD_TRY(take_act(journal, said, &journal->acts[i], &out->items[out->count++], err));
    }
    return BD_OK;
}

bd_status bd_event_acts(bd_arena *arena, const bd_event *event, bd_acts *out, bd_err *err)
{
    bd_journal journal;
    *out = (bd_acts){.cut = false};
    bd_status status = bd_journal_open(arena, event, &journal, err);
    if (status == BD_OK) status = take_acts(&journal, event, out, err);
    bd_journal_close(&journal);
    return status;
}

/* ---- Undo and redo ---- */

static bool take_same(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static bool take_is_mine(const bd_act *act, const bd_take_back *wish)
{
    return wish->all || (take_same(act->role, wish->role) && take_same(act->name, wish->name));
}

/* Whether the act took back one that had itself taken something back: a redo. */
static bool take_is_redo(const bd_journal *journal, const bd_act *act)
{
    const bd_journal_act *other = bd_journal_find(journal, act->takes_back);
    return other != NULL && other->told.takes_back > 0;
}

/* Undo means the newest act that still counts and is not itself a taking back. Redo means the newest taking
 * back, as long as nothing was done since but undo and redo. */
static const bd_journal_act *take_choose(const bd_journal *journal, const bd_take_back *wish)
{
    for (size_t i = journal->count; i > 0; i--) {
        const bd_journal_act *act = &journal->acts[i - 1];
        const bool takes = act->told.takes_back > 0;
        if (act->cut || act->told.taken_back || !take_is_mine(&act->told, wish)) continue;
        if (wish->redo && !takes) return NULL;
        if (takes == wish->redo && !(takes && take_is_redo(journal, &act->told))) return act;
    }
    return NULL;
}

static bd_status take_find(const bd_event_file *file, const bd_journal *journal, const bd_take_back *wish,
                           const bd_journal_act **out, bd_err *err)
{
    if (wish->act > 0) {
        *out = bd_journal_find(journal, wish->act);
        if (*out == NULL) BD_FAIL(err, BD_USAGE, file->store.path, BD_SAY(IO_NO_SUCH_ACT), wish->act);
        if ((*out)->told.taken_back)
            BD_FAIL(err, BD_USAGE, file->store.path, BD_SAY(IO_TAKEN_BACK_ALREADY), wish->act);
        return BD_OK;
    }
    *out = take_choose(journal, wish);
    if (*out == NULL)
        BD_FAIL(err, BD_USAGE, file->store.path, "%s",
                wish->redo ? BD_SAY(IO_NOTHING_TO_REDO) : BD_SAY(IO_NOTHING_TO_UNDO));
    return BD_OK;
}

/* The newest later act about the same place. */
static const bd_journal_act *take_find_later(const bd_journal *journal, const bd_journal_act *act,
                                             const bd_fact *fact)
{
    for (size_t i = journal->count; i > 0 && &journal->acts[i - 1] != act; i--) {
        bd_fact other;
        const cJSON *item = NULL;
        while (bd_fact_next(&journal->acts[i - 1], &item, &other))
            if (strcmp(other.row_name, fact->row_name) == 0 &&
                (other.member == NULL || fact->member == NULL || strcmp(other.member, fact->member) == 0))
                return &journal->acts[i - 1];
    }
    return NULL;
}

static bd_status take_refuse(const bd_event_file *file, const bd_journal *journal, const bd_journal_act *act,
                             const bd_fact *fact, bd_err *err)
{
    const bd_journal_act *later = take_find_later(journal, act, fact);
    bd_act told;
    if (later == NULL)
        BD_FAIL(err, BD_BAD_INPUT, file->store.path, BD_SAY(IO_CANNOT_TAKE_BACK), act->told.number,
                fact->row_name);
    BD_TRY(take_one_act(journal, file->event, later, &told, err));
    const char *who = told.name != NULL ? told.name : told.role != NULL ? told.role : "?";
    BD_FAIL(err, BD_BAD_INPUT, file->store.path, BD_SAY(IO_CHANGED_SINCE), act->told.number, told.number,
            told.sentence, who, told.at != NULL ? told.at : "?");
}

static bd_status take_put_back(bd_event_file *file, const bd_journal *journal, const bd_journal_act *act,
                               bd_event_rows *rows, bd_err *err)
{
    bd_fact fact;
    const cJSON *item = NULL;
    bool stands = false;
    while (bd_fact_next(act, &item, &fact)) {
        BD_TRY(bd_fact_stands(rows, &fact, &stands, err));
        if (!stands) return take_refuse(file, journal, act, &fact, err);
    }
    for (item = NULL; bd_fact_next(act, &item, &fact);) BD_TRY(bd_fact_put_back(rows, &fact, err));
    return BD_OK;
}

static bd_status take_back(bd_event_file *file, const bd_journal *journal, const bd_take_back *wish,
                           bd_event_rows *rows, bd_act *out, bd_err *err)
{
    const bd_journal_act *act = NULL;
    bd_event *event = NULL;
    bool again = false;
    bd_err why;
    BD_TRY(take_find(file, journal, wish, &act, err));
    BD_TRY(take_one_act(journal, file->event, take_origin(journal, act, &again), out, err));
    BD_TRY(bd_event_rows_make(file->store.arena, file->event, 0, NULL, rows, err));
    BD_TRY(take_put_back(file, journal, act, rows, err));
    const bd_status status = bd_rows_to_event(rows, file->event, &event, &why);
    if (status == BD_BAD_INPUT)
        BD_FAIL(err, BD_BAD_INPUT, file->store.path, BD_SAY(IO_STANDS_ON_IT), act->told.number, why.sentence);
    if (status != BD_OK) *err = why;
    if (status != BD_OK) return status;
    file->event = event;
    file->takes_back = act->told.number;
    return BD_OK;
}

bd_status bd_event_take_back(bd_event_file *file, const bd_take_back *wish, bd_act *out, bd_err *err)
{
    bd_journal journal;
    bd_event_rows rows = {.count = 0};
    BD_ASSERT(bd_store_is_open(&file->store));
    bd_status status = bd_journal_open(file->store.arena, file->event, &journal, err);
    if (status == BD_OK) status = take_back(file, &journal, wish, &rows, out, err);
    bd_rows_close(&rows);
    bd_journal_close(&journal);
    return status;
}

/* ---- Folding back ---- */

/* Whether the fact put the round up on the wall, or changed who plays whom there. */
static bool take_publishes(const bd_fact *fact, int round)
{
    static const char *const members[] = {"published", "rules", "options", "white", "black", "outside"};
    if (fact->row.round != round || fact->row.kind == BD_ROW_REST) return false;
    if (fact->member == NULL) return true;
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        if (strcmp(fact->member, members[i]) == 0) return true;
    return false;
}

/* Wrong opponents make a board too, and a game outside takes a result; but nothing was published then. */
static bool take_is_publication(const bd_journal_act *act, int round)
{
    bd_fact fact;
    const cJSON *item = NULL;
    static const char *const others[] = {"played", "result", "results"};
    for (size_t i = 0; act->told.what != NULL && i < sizeof others / sizeof others[0]; i++)
        if (strcmp(act->told.what, others[i]) == 0) return false;
    while (bd_fact_next(act, &item, &fact))
        if (take_publishes(&fact, round)) return true;
    return false;
}

static bd_status take_contradicts(const bd_journal_act *act, const bd_fact *fact, bd_err *err)
{
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(IO_JOURNAL_CONTRADICTS), act->told.number, fact->row_name,
            fact->member != NULL ? fact->member : "-");
}

/* Puts back all that the act did. */
static bd_status take_fold(bd_event_rows *rows, const bd_journal_act *act, bd_err *err)
{
    bd_fact fact;
    const cJSON *item = NULL;
    bool stands = false;
    while (bd_fact_next(act, &item, &fact)) {
        BD_TRY(bd_fact_stands(rows, &fact, &stands, err));
        if (!stands) return take_contradicts(act, &fact, err);
        BD_TRY(bd_fact_put_back(rows, &fact, err));
    }
    return BD_OK;
}

/* The index + 1 of the act that published the round last; 0: none is known. */
static size_t take_last_publication(const bd_journal *journal, int round)
{
    size_t at = journal->count;
    while (at > 0 && !take_is_publication(&journal->acts[at - 1], round)) at--;
    return at;
}

static bd_status take_as_published(const bd_journal *journal, const bd_event *event, int round,
                                   bd_event_rows *rows, bd_event **out, bd_err *err)
{
    const size_t first = take_last_publication(journal, round);
    *out = NULL;
    if (first == 0) return BD_OK;
    BD_TRY(bd_event_rows_make(journal->arena, event, 0, NULL, rows, err));
    for (size_t i = journal->count; i > first; i--) BD_TRY(take_fold(rows, &journal->acts[i - 1], err));
    return bd_rows_to_event(rows, event, out, err);
}

bd_status bd_event_as_published(bd_arena *arena, const bd_event *event, int round, bd_event **out,
                                bd_err *err)
{
    bd_journal journal;
    bd_event_rows rows = {.count = 0};
    bd_status status = bd_journal_open(arena, event, &journal, err);
    if (status == BD_OK) status = take_as_published(&journal, event, round, &rows, out, err);
    bd_rows_close(&rows);
    bd_journal_close(&journal);
    if (status != BD_OK || *out != NULL) return status;
    return take_copy_event(arena, event, out, err);
}

static bd_status take_check(const bd_journal *journal, const bd_event *event, bd_event_rows *rows,
                            bd_err *err)
{
    bd_event *base = NULL;
    BD_TRY(bd_event_rows_make(journal->arena, event, 0, NULL, rows, err));
    for (size_t i = journal->count; i > 0; i--) BD_TRY(take_fold(rows, &journal->acts[i - 1], err));
    return bd_rows_to_event(rows, event, &base, err);
}

bd_status bd_event_check_journal(bd_arena *arena, const bd_event *event, bd_err *err)
{
    bd_journal journal;
    bd_event_rows rows = {.count = 0};
    bd_status status = bd_journal_open(arena, event, &journal, err);
    if (status == BD_OK) status = take_check(&journal, event, &rows, err);
    bd_rows_close(&rows);
    bd_journal_close(&journal);
    return status;
}

bd_status bd_event_forget(bd_event *event, bd_err *err)
{
    bd_text mark = bd_text_new(event->arena);
    if (event->acts == 0) return BD_OK;
    bd_text_add(&mark, "  {\"act\": %d, \"cut\": true}", event->acts);
    BD_TRY(bd_text_finish(&mark, &event->journal, err));
    event->journal_length = mark.length;
    return BD_OK;
}
