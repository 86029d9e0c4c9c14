#include "io/event_file.h"

#include "base/assert.h"
#include "event/cards.h"
#include "io/event/event_json.h"
#include "io/event/event_rows.h"
#include "io/event/event_trf.h"
#include "io/event/journal.h"
#include "io/io_words.h"
#include "io/tournament_file.h"

#include <cjson/cJSON.h>
#include <limits.h>
#include <string.h>

/* ---- Text ---- */

static bd_status event_file_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                                 const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                                 bd_err *err)
{
    bd_tournament *cards = NULL;
    const bd_file_format format = bd_format_to_read(options, text, length);
    if (format == BD_FORMAT_EVENT)
        return bd_event_json_read(arena, file_name, text, length, options, warnings, out, err);
    if (format == BD_FORMAT_TRF && bd_event_trf_is(text, length))
        return bd_event_trf_read(arena, file_name, text, length, options, warnings, out, err);
    BD_TRY(bd_tournament_read_text(arena, file_name, text, length, options, warnings, &cards, err));
    return bd_event_import(cards, out, err);
}

/* Options stand where they stood in the user's file. */
static void event_file_keep_places(const bd_tournament *from, bd_tournament *to)
{
    for (size_t i = 0; i < to->option_count; i++)
        for (size_t k = 0; k < from->option_count; k++) {
            if (strcmp(from->options[k].key, to->options[i].key) != 0) continue;
            to->options[i].place = from->options[k].place;
            to->options[i].value_place = from->options[k].value_place;
        }
}

/* A damaged file is changed as it will stand when it has been written: what a lenient reader made of odd
 * cells may come back differently from the text that we write, and a draw is to fit the file it was saved in.
 */
static bd_status event_file_settle(bd_arena *arena, const char *file_name, bd_event **event, bd_err *err)
{
    const bd_tournament *entered = (*event)->entered;
    const bd_file_format format = entered->format;
    const bd_read_options options = {.lenient = true,
                                     .format = format == BD_FORMAT_TRF ? format : BD_FORMAT_EVENT};
    bd_text text = bd_text_new(arena);
    BD_TRY(bd_event_write_text(*event, options.format, NULL, &text, err));
    BD_TRY(event_file_read(arena, file_name, text.bytes, text.length, &options, NULL, event, err));
    (*event)->entered->format = format;
    event_file_keep_places(entered, (*event)->entered);
    return BD_OK;
}

bd_status bd_event_read_text(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                             bd_err *err)
{
    BD_TRY(event_file_read(arena, file_name, text, length, options, warnings, out, err));
    return options != NULL && options->lenient ? event_file_settle(arena, file_name, out, err) : BD_OK;
}

/* Cards tell what was played; what else the event holds is named, by what the cards are when they are read.
 */
static bd_status event_file_warn_of_cards(const bd_event *event, const bd_text *cards, bd_warnings *warnings,
                                          bd_err *err)
{
    static const struct {
        const char *member, *noun; /* noun NULL: told with another one, or found out from the cards */
    } losses[] = {{"by", BD_ENGLISH(IO_LOST_WHO)},
                  {"at", NULL},
                  {"position", NULL},
                  {"state", BD_ENGLISH(IO_LOST_STATE)},
                  {"seats", BD_ENGLISH(IO_LOST_SEATS)},
                  {NULL, BD_ENGLISH(IO_LOST_OTHER)}};
    enum { OTHER = sizeof losses / sizeof *losses - 1 };
    const bd_read_options options = {.lenient = true, .format = BD_FORMAT_JSON};
    size_t lost[OTHER + 1] = {0}, count = 0;
    bd_text facts = bd_text_new(cards->arena);
    bd_event_rows before, after;
    bd_event *told = NULL;
    BD_TRY(event_file_read(cards->arena, "", cards->bytes, cards->length, &options, NULL, &told, err));
    BD_TRY(bd_event_rows_make(cards->arena, event, 0, NULL, &before, err));
    BD_TRY(bd_event_rows_make(cards->arena, told, 0, NULL, &after, err));
    bd_text_add_char(&facts, '[');
    BD_TRY(bd_journal_add_facts(&before, &after, ",", &facts, &count, err));
    bd_text_add_char(&facts, ']');
    cJSON *all = facts.failed ? NULL : cJSON_ParseWithLength(facts.bytes, facts.length);
    if (all == NULL) BD_FAIL_MEMORY(err);
    for (const cJSON *fact = all->child; fact != NULL; fact = fact->next) {
        const char *member = cJSON_GetStringValue(cJSON_GetArrayItem(fact, 1));
        size_t k = 0;
        while (k < OTHER && (member == NULL || strcmp(member, losses[k].member) != 0)) k++;
        lost[k] += !cJSON_IsNull(cJSON_GetArrayItem(fact, 2));
    }
    cJSON_Delete(all);
    for (size_t k = 0; k <= OTHER; k++)
        if (lost[k] > 0 && losses[k].noun != NULL)
            bd_warnings_add(warnings, NULL, BD_SAY(IO_CARDS_LOST), bd_say(losses[k].noun), lost[k]);
    if (event->acts > 0)
        bd_warnings_add(warnings, NULL, BD_SAY(IO_CARDS_LOST), BD_SAY(IO_LOST_ACTS), (size_t)event->acts);
    return bd_warnings_check(warnings, err);
}

bd_status bd_event_write_text(const bd_event *event, bd_file_format format, bd_warnings *warnings,
                              bd_text *out, bd_err *err)
{
    bd_tournament *cards = NULL;
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_EVENT)
        return bd_event_json_write(event, warnings, out, err);
    if (format == BD_FORMAT_TRF) return bd_event_trf_write(event, warnings, out, err);
    BD_TRY(bd_event_cards(out->arena, event, &cards, err));
    BD_TRY(bd_tournament_write_text(cards, format, warnings, out, err));
    return warnings != NULL ? event_file_warn_of_cards(event, out, warnings, err) : BD_OK;
}

/* ---- Files ---- */

/* The event in the store, which is open; it is closed when reading fails. */
static bd_status event_file_take(bd_arena *arena, const bd_read_options *options, bd_warnings *warnings,
                                 bd_event_file *out, bd_err *err)
{
    const bd_file *file = &out->store.file;
    bd_status status = bd_event_read_text(arena, out->store.path, file->text, file->length, options, warnings,
                                          &out->event, err);
    if (status == BD_OK) {
        out->format = out->event->entered->format;
        out->journal = out->event->journal;
        out->added = bd_text_new(arena);
        if (file->length > out->event->journal_length)
            bd_store_part(&out->store, file->length - out->event->journal_length);
        out->before = bd_arena_alloc(arena, 1, sizeof *out->before);
        if (out->before == NULL) status = bd_arena_exhausted(err, __FILE__, __LINE__);
    }
    if (status == BD_OK) status = bd_event_rows_make(arena, out->event, 0, NULL, out->before, err);
    if (status != BD_OK) bd_store_close(&out->store);
    return status;
}

bd_status bd_event_open(bd_arena *arena, const char *path, const bd_read_options *options,
                        bd_warnings *warnings, bd_event_file *out, bd_err *err)
{
    *out = (bd_event_file){.format = BD_FORMAT_NONE};
    BD_TRY(bd_store_open(arena, path, BD_STORE_WAIT, &out->store, err));
    return event_file_take(arena, options, warnings, out, err);
}

bd_status bd_event_open_memory(bd_arena *arena, bd_memory_file *memory, const bd_read_options *options,
                               bd_warnings *warnings, bd_event_file *out, bd_err *err)
{
    *out = (bd_event_file){.format = BD_FORMAT_NONE};
    BD_TRY(bd_store_open_memory(arena, memory, &out->store, err));
    return event_file_take(arena, options, warnings, out, err);
}

void bd_event_close(bd_event_file *file) { bd_store_close(&file->store); }

/* What is to be written, and what the event is after that. */
typedef struct saving {
    bd_event_rows *rows;
    bd_text added; /* lines that come behind those of the journal */
    bd_parts parts;
    const char *journal;
    size_t journal_length;
    int acts;
    bool changed;
} saving;

static bd_status event_file_check(const bd_event_file *file, bd_err *err)
{
    bd_err wrong;
    const bd_status status = bd_event_check(file->event, &wrong);
    if (status == BD_BAD_INPUT) BD_FAIL(err, BD_BAD_INPUT, file->store.path, "%s", wrong.sentence);
    if (status != BD_OK) *err = wrong;
    return status;
}

/* One act more, when there are facts. */
static bd_status event_file_add_act(const bd_event_file *file, const char *what, const bd_actor *actor,
                                    bd_warnings *warnings, saving *s, bd_err *err)
{
    const bd_event *event = file->event;
    const bd_act act = {.number = event->acts + 1,
                        .at = actor->at,
                        .role = actor->role,
                        .name = actor->name,
                        .what = what,
                        .takes_back = file->takes_back};
    bool facts = false;
    BD_ASSERT(event->acts < INT_MAX);
    *s = (saving){.added = file->added,
                  .journal = event->journal,
                  .journal_length = event->journal_length,
                  .acts = event->acts,
                  .changed = event->journal != file->journal};
    BD_NEW(s->rows, file->store.arena, 1, err);
    BD_TRY(bd_event_rows_make(file->store.arena, event, sizeof BD_JOURNAL_BEGIN, warnings, s->rows, err));
    if (event->journal != NULL || s->added.length > 0) bd_text_add_string(&s->added, ",\n");
    BD_TRY(bd_journal_add(&act, file->before, s->rows, &s->added, &facts, err));
    if (s->added.failed) BD_FAIL_MEMORY(err);
    if (!facts) s->added.length = file->added.length;
    s->acts += facts;
    s->changed = s->changed || facts;
    return BD_OK;
}

/* All lines in one piece. */
static bd_status event_file_join_journal(saving *s, bd_err *err)
{
    bd_text lines = bd_text_new(s->added.arena);
    if (s->added.length == 0) return BD_OK;
    bd_text_reserve(&lines, s->journal_length + s->added.length);
    bd_text_add_bytes(&lines, s->journal, s->journal_length);
    bd_text_add_bytes(&lines, s->added.bytes, s->added.length);
    if (lines.failed) BD_FAIL_MEMORY(err);
    s->journal = lines.bytes;
    s->journal_length = lines.length;
    s->added = bd_text_new(lines.arena);
    return BD_OK;
}

/* An event that is not a TRF is written as event/2, which is its rows and its journal. That is not copied: it
 * may be many times as long as the rows. */
static bd_status event_file_write_event(saving *s, bd_err *err)
{
    bd_text *rows = &s->rows->file;
    const bool any = s->journal != NULL || s->added.length > 0;
    const char *end = any ? BD_JOURNAL_END : BD_EVENT_END;
    if (any) bd_text_add_string(rows, BD_JOURNAL_BEGIN);
    if (rows->failed) BD_FAIL_MEMORY(err);
    s->parts = (bd_parts){.items = {{.text = rows->bytes, .length = rows->length},
                                    {.text = s->journal, .length = s->journal_length},
                                    {.text = s->added.bytes, .length = s->added.length},
                                    {.text = end, .length = strlen(end)}},
                          .count = BD_PARTS};
    return BD_OK;
}

/* A TRF of which nothing is lost to us (io/event/event_trf.h), so that nothing has to be said. */
static bd_status event_file_write_trf(const bd_event_file *file, saving *s, bd_err *err)
{
    bd_event as_saved = *file->event;
    bd_text text = bd_text_new(file->store.arena);
    as_saved.journal = s->journal;
    as_saved.journal_length = s->journal_length;
    as_saved.acts = s->acts;
    BD_TRY(bd_event_write_text(&as_saved, BD_FORMAT_TRF, NULL, &text, err));
    s->parts = bd_in_one(text.bytes, text.length);
    return BD_OK;
}

static bd_status event_file_prepare(bd_event_file *file, const char *what, const bd_actor *actor, saving *s,
                                    bd_warnings *warnings, bd_err *err)
{
    const bool trf = file->format == BD_FORMAT_TRF;
    BD_ASSERT(bd_store_is_open(&file->store));
    BD_TRY(event_file_check(file, err));
    BD_TRY(event_file_add_act(file, what, actor, trf ? NULL : warnings, s, err));
    if (!s->changed) return BD_OK;
    if (trf || file->store.memory != NULL) BD_TRY(event_file_join_journal(s, err));
    BD_TRY(trf ? event_file_write_trf(file, s, err) : event_file_write_event(s, err));
    return bd_warnings_check(warnings, err);
}

static void event_file_saved(bd_event_file *file, const saving *s)
{
    file->before = s->rows;
    file->added = s->added;
    file->event->journal = file->journal = s->journal;
    file->event->journal_length = s->journal_length;
    file->event->acts = s->acts;
    file->takes_back = 0;
    if (file->format != BD_FORMAT_TRF) file->format = file->event->entered->format = BD_FORMAT_EVENT;
}

bd_status bd_event_end_act(bd_event_file *file, const char *what, const bd_actor *actor, bd_err *err)
{
    saving s;
    const char *written = file->journal;
    BD_TRY(event_file_check(file, err));
    BD_TRY(event_file_add_act(file, what, actor, NULL, &s, err));
    BD_TRY(event_file_join_journal(&s, err));
    event_file_saved(file, &s);
    file->journal = written;
    return BD_OK;
}

bd_status bd_event_save(bd_event_file *file, const char *what, const bd_actor *actor, bool *changed,
                        bd_warnings *warnings, bd_err *err)
{
    saving s;
    *changed = false;
    BD_TRY(event_file_prepare(file, what, actor, &s, warnings, err));
    if (!s.changed) return BD_OK;
    BD_TRY(bd_store_save_parts(&file->store, &s.parts, err));
    event_file_saved(file, &s);
    *changed = true;
    return BD_OK;
}

bd_status bd_event_save_both(bd_event_file *file, bd_event_file *other, const char *what,
                             const bd_actor *actor, bd_warnings *warnings, bd_err *err)
{
    saving s, t;
    BD_TRY(event_file_prepare(file, what, actor, &s, warnings, err));
    BD_TRY(event_file_prepare(other, what, actor, &t, warnings, err));
    if (s.changed && t.changed)
        BD_TRY(bd_store_save_both(&file->store, &s.parts, &other->store, &t.parts, err));
    else if (s.changed)
        BD_TRY(bd_store_save_parts(&file->store, &s.parts, err));
    else if (t.changed)
        BD_TRY(bd_store_save_parts(&other->store, &t.parts, err));
    if (s.changed) event_file_saved(file, &s);
    if (t.changed) event_file_saved(other, &t);
    return BD_OK;
}
