#include "io/event/event_trf.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/starting.h"
#include "event/cards.h"
#include "io/event/journal.h"
#include "io/io_words.h"
#include "io/json/cards_json.h"
#include "io/trf/trf.h"
#include "io/trf/trf_remarks.h"

#include <string.h>

static const char trf_mark[] = "### bestdraw {";

enum { BEFORE_OBJECT = sizeof trf_mark - 2 /* the brace belongs to the object */ };

/* The next line from `at`, without its end; *next is where the one after it begins. */
static size_t trf_line_at(const char *text, size_t length, size_t at, size_t *next)
{
    const char *stop = memchr(text + at, '\n', length - at);
    size_t end = stop != NULL ? (size_t)(stop - text) : length;
    *next = stop != NULL ? end + 1 : length;
    if (end > at && text[end - 1] == '\r') end--;
    return end - at;
}

static bool trf_is_mark(const char *line, size_t length)
{
    return length >= sizeof trf_mark - 1 && memcmp(line, trf_mark, sizeof trf_mark - 1) == 0;
}

bool bd_event_trf_is(const char *text, size_t length)
{
    for (size_t at = 0, next = 0; at < length; at = next)
        if (trf_is_mark(text + at, trf_line_at(text, length, at, &next))) return true;
    return false;
}

/* ---- Reading ---- */

/* A file with its lines apart. */
typedef struct trf_parts {
    bd_text records; /* all other lines */
    bd_text draws;   /* the objects, one a line: {"draws": ...}, */
    bd_text facts;   /* {"facts": ...} */
    bd_text journal; /* {"act": ...} */
    int last_act;
} trf_parts;

static bool trf_begins(const char *object, size_t length, const char *with)
{
    const size_t wanted = strlen(with);
    return length > wanted && memcmp(object, with, wanted) == 0;
}

static void trf_add_line(bd_text *out, const char *first, const char *between, const char *line,
                         size_t length)
{
    bd_text_add_string(out, out->length > 0 ? between : first);
    bd_text_add_bytes(out, line, length);
}

static bd_status trf_split(bd_arena *arena, const char *text, size_t length, trf_parts *out, bd_err *err)
{
    *out = (trf_parts){.records = bd_text_new(arena),
                       .draws = bd_text_new(arena),
                       .facts = bd_text_new(arena),
                       .journal = bd_text_new(arena)};
    for (size_t at = 0, next = 0; at < length; at = next) {
        const size_t line = trf_line_at(text, length, at, &next);
        const char *object = text + at + BEFORE_OBJECT;
        if (!trf_is_mark(text + at, line)) {
            bd_text_add_bytes(&out->records, text + at, next - at);
            continue;
        }
        const size_t size = line - BEFORE_OBJECT;
        if (trf_begins(object, size, "{\"act\": "))
            trf_add_line(&out->journal, "  ", ",\n  ", object, size);
        else if (trf_begins(object, size, "{\"draws\": "))
            trf_add_line(&out->draws, "", "\n", object, size);
        else
            trf_add_line(&out->facts, "", "\n", object, size);
    }
    const bool failed = out->records.failed || out->draws.failed || out->facts.failed || out->journal.failed;
    if (failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

/* Whether the draw names players of the event, each once. */
static bool trf_draw_fits(const bd_tournament *t, const bd_draw *draw, int *seen_in)
{
    bool fits = draw->bye == 0 || bd_tournament_card(t, draw->bye) != NULL;
    if (draw->bye > 0) seen_in[draw->bye] = draw->round;
    for (size_t i = 0; i < 2 * draw->board_count; i++) {
        const int id = i % 2 == 0 ? draw->boards[i / 2].white : draw->boards[i / 2].black;
        fits = fits && bd_tournament_card(t, id) != NULL && seen_in[id] != draw->round;
        seen_in[id] = draw->round;
    }
    for (size_t i = 0; i < draw->sit_out_count; i++) {
        const int id = draw->sit_outs[i];
        fits = fits && bd_tournament_card(t, id) != NULL && seen_in[id] != draw->round;
        seen_in[id] = draw->round;
    }
    for (size_t i = 0; i < draw->outside_count; i++)
        fits = fits && bd_tournament_card(t, draw->outside[i].white) != NULL &&
               bd_tournament_card(t, draw->outside[i].black) != NULL;
    return fits;
}

static bd_status trf_take_draw(bd_tournament *t, const char *line, size_t length, bd_err *err)
{
    static const bd_field field = {.key = "draws", .kind = BD_FIELD_OWN, .own = bd_draws_json_read};
    static const bd_read_options strict = {.lenient = false};
    bd_json_doc doc;
    bd_cards_reader reader = {.arena = t->arena, .doc = &doc, .options = &strict, .tournament = t};
    BD_TRY(bd_json_open(t->arena, "###", line, length, &doc, err));
    return bd_fields_read(&reader, doc.values, (bd_fields){&field, 1}, t, err);
}

static void trf_drop_draw(bd_tournament *t, size_t index, const char *file_name, bd_warnings *warnings)
{
    bd_warnings_add(warnings, file_name, BD_SAY(IO_TRF_DRAW_DROPPED), t->draws[index].round);
    t->draw_count--;
    for (size_t i = index; i < t->draw_count; i++) t->draws[i] = t->draws[i + 1];
}

/* What the draw was made with has a line of its own, "### draw ...". */
static bd_status trf_take_conditions(bd_tournament *t, bd_draw *draw, bd_err *err)
{
    bd_draw told;
    BD_TRY(bd_trf_drawn_with(t->arena, t, draw->round, &told, err));
    draw->rules = told.rules;
    draw->options = told.options;
    bd_trf_forget_drawn(t, draw->round);
    return BD_OK;
}

static bd_status trf_take_draws(bd_tournament *t, const trf_parts *parts, const char *file_name,
                                bd_warnings *warnings, bd_err *err)
{
    int *seen_in;
    bd_err why;
    BD_NEW(seen_in, t->arena, BD_ID_MAX + 1, err);
    for (size_t at = 0, next = 0; at < parts->draws.length; at = next) {
        const size_t line = trf_line_at(parts->draws.bytes, parts->draws.length, at, &next);
        const bd_status status = trf_take_draw(t, parts->draws.bytes + at, line, &why);
        if (status == BD_BAD_INPUT)
            bd_warnings_add(warnings, file_name, BD_SAY(IO_TRF_LINE_DROPPED), why.sentence);
        if (status == BD_OK || status == BD_BAD_INPUT) continue;
        *err = why;
        return status;
    }
    for (size_t i = 0; i < t->draw_count; i++) BD_TRY(trf_take_conditions(t, &t->draws[i], err));
    for (size_t i = t->draw_count; i > 0; i--)
        if (!trf_draw_fits(t, &t->draws[i - 1], seen_in)) trf_drop_draw(t, i - 1, file_name, warnings);
    return BD_OK;
}

/* A fact of a TRF is made, not taken back. */
static bd_status trf_take_fact(bd_event_rows *rows, const bd_fact *fact, size_t *dropped, bd_err *err)
{
    const bd_fact turned = {.row = fact->row,
                            .row_name = fact->row_name,
                            .member = fact->member,
                            .was = fact->is,
                            .is = fact->was};
    bool stands = false;
    BD_TRY(bd_fact_stands(rows, &turned, &stands, err));
    *dropped += !stands;
    return stands ? bd_fact_put_back(rows, &turned, err) : BD_OK;
}

static bd_status trf_take_facts(const trf_parts *parts, bd_event_rows *rows, size_t *dropped, bd_err *err)
{
    for (size_t at = 0, next = 0; at < parts->facts.length; at = next) {
        const size_t line = trf_line_at(parts->facts.bytes, parts->facts.length, at, &next);
        bd_journal_act act = {.json = NULL};
        bd_fact fact;
        const cJSON *item = NULL;
        bd_status status = bd_journal_parse(rows->arena, parts->facts.bytes + at, line, &act.json, err);
        *dropped += status == BD_OK && act.json == NULL;
        while (status == BD_OK && bd_fact_next(&act, &item, &fact))
            status = trf_take_fact(rows, &fact, dropped, err);
        cJSON_Delete(act.json);
        BD_TRY(status);
    }
    return BD_OK;
}

/* Facts that make no event together are left out, all of them. */
static bd_status trf_apply_facts(const trf_parts *parts, const char *file_name, bd_warnings *warnings,
                                 bd_event **event, bd_err *err)
{
    bd_event_rows rows;
    bd_event *changed = NULL;
    bd_err why;
    size_t dropped = 0;
    BD_TRY(bd_event_rows_make((*event)->arena, *event, 0, NULL, &rows, err));
    bd_status status = trf_take_facts(parts, &rows, &dropped, err);
    if (status == BD_OK) {
        status = bd_rows_to_event(&rows, *event, &changed, &why);
        if (status == BD_OK) *event = changed;
        if (status == BD_BAD_INPUT)
            bd_warnings_add(warnings, file_name, BD_SAY(IO_TRF_LINE_DROPPED), why.sentence);
        if (status != BD_OK && status != BD_BAD_INPUT) *err = why;
        if (status == BD_BAD_INPUT) status = BD_OK;
    }
    bd_rows_close(&rows);
    if (dropped > 0) bd_warnings_add(warnings, file_name, BD_SAY_N(IO_TRF_FACTS_DROPPED, dropped), dropped);
    return status;
}

/* The number of the last act: the lines are whole, or the journal is as if it had been cut. */
static int trf_last_act(const bd_journal *journal)
{
    return journal->count > 0 ? journal->acts[journal->count - 1].told.number : 0;
}

static bd_status trf_take_journal(const trf_parts *parts, bd_event *event, const char *file_name,
                                  bd_warnings *warnings)
{
    bd_journal journal;
    bd_err why;
    if (parts->journal.length == 0) return BD_OK;
    event->journal = parts->journal.bytes;
    event->journal_length = parts->journal.length;
    const bd_status status = bd_journal_open(event->arena, event, &journal, &why);
    event->acts = trf_last_act(&journal);
    bd_journal_close(&journal);
    if (status == BD_BAD_INPUT)
        bd_warnings_add(warnings, file_name, BD_SAY(IO_TRF_LINE_DROPPED), why.sentence);
    if (status == BD_OK) return BD_OK;
    event->journal = NULL;
    event->journal_length = 0;
    return status == BD_BAD_INPUT ? BD_OK : status;
}

bd_status bd_event_trf_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                            const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                            bd_err *err)
{
    trf_parts parts;
    bd_tournament *cards = NULL;
    BD_TRY(trf_split(arena, text, length, &parts, err));
    const char *records = parts.records.bytes != NULL ? parts.records.bytes : "";
    BD_TRY(bd_trf_read(arena, file_name, records, parts.records.length, options, warnings, &cards, err));
    BD_TRY(trf_take_draws(cards, &parts, file_name, warnings, err));
    BD_TRY(bd_event_import(cards, out, err));
    if (parts.facts.length > 0) BD_TRY(trf_apply_facts(&parts, file_name, warnings, out, err));
    if (trf_take_journal(&parts, *out, file_name, warnings) != BD_OK) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}

/* ---- Writing ---- */

static void trf_put_draws(const bd_tournament *cards, bd_text *out)
{
    bd_cards_writer w = {.tournament = cards, .out = out};
    for (size_t i = 0; i < cards->draw_count; i++) {
        bd_text_add(out, "%s\"draws\": [", trf_mark);
        bd_draw draw = cards->draws[i];
        draw.rules = draw.options = NULL; /* which have a line of their own */
        bd_draw_json_write(&w, &draw);
        bd_text_add_string(out, "]}\n");
    }
}

/* What the text tells differently from the event. */
static bd_status trf_put_facts(const bd_event *event, bd_text *out, bd_err *err)
{
    static const char begin[] = "### bestdraw {\"facts\": [", between[] = "]}\n### bestdraw {\"facts\": [";
    const bd_read_options options = {.lenient = true};
    bd_event *told = NULL;
    bd_event_rows before, after;
    bd_text facts = bd_text_new(out->arena);
    size_t count = 0;
    if (out->failed) BD_FAIL_MEMORY(err);
    BD_TRY(bd_event_trf_read(out->arena, "", out->bytes, out->length, &options, NULL, &told, err));
    /* Lines of teams are made of the facts: that the event has none of its own need not be told. */
    if (told->entered->members != NULL && event->entered->trf_line_count == 0)
        told->entered->trf_line_count = 0;
    BD_TRY(bd_event_rows_make(out->arena, told, 0, NULL, &before, err));
    BD_TRY(bd_event_rows_make(out->arena, event, 0, NULL, &after, err));
    BD_TRY(bd_journal_add_facts(&before, &after, between, &facts, &count, err));
    if (count > 0) {
        bd_text_add_string(out, begin);
        bd_text_add_bytes(out, facts.bytes, facts.length);
        bd_text_add_string(out, "]}\n");
    }
    return BD_OK;
}

static void trf_put_journal(const bd_event *event, bd_text *out)
{
    const char *at = event->journal, *line = NULL;
    size_t length = 0;
    if (at == NULL) return;
    const char *end = at + event->journal_length;
    while (bd_journal_next_line(&at, end, &line, &length)) {
        bd_text_add_bytes(out, trf_mark, BEFORE_OBJECT);
        bd_text_add_bytes(out, line, length);
        bd_text_add_char(out, '\n');
    }
}

/* Lines that tell of an earlier draw of a round; the event keeps its own list. */
static bd_status trf_forget_old_draws(const bd_event *event, bd_tournament *cards, bd_err *err)
{
    const bd_tournament *entered = event->entered;
    BD_NEW(cards->trf_lines, cards->arena, entered->trf_line_count, err);
    if (entered->trf_line_count > 0)
        memcpy(cards->trf_lines, entered->trf_lines, entered->trf_line_count * sizeof *cards->trf_lines);
    cards->trf_line_capacity = entered->trf_line_count;
    for (size_t i = 0; i < cards->draw_count; i++) bd_trf_forget_drawn(cards, cards->draws[i].round);
    return BD_OK;
}

static bool trf_is_in_order(const bd_tournament *cards, const size_t *order)
{
    for (size_t i = 1; i < cards->card_count; i++)
        if (cards->cards[order[i]].id < cards->cards[order[i - 1]].id) return false;
    return true;
}

/* Numbers by strength that are not the order of the ids (somebody entered late, a rating was corrected) are
 * told by the order of the lines: "XXC rank". Nothing else of a TRF holds a rank. */
static bd_status trf_order_players(bd_tournament *cards, bd_err *err)
{
    size_t *order;
    bd_card *sorted;
    if (cards->numbers == NULL) return BD_OK;
    BD_TRY(bd_starting_order(cards, cards->arena, &order, err));
    const bool in_order = trf_is_in_order(cards, order);
    BD_NEW(sorted, cards->arena, cards->card_count + 1, err);
    for (size_t i = 0; i < cards->card_count; i++) {
        sorted[i] = cards->cards[in_order ? i : order[i]];
        sorted[i].rank = 0;
    }
    cards->cards = sorted;
    cards->by_rank = !in_order;
    return BD_OK;
}

bd_status bd_event_trf_write(const bd_event *event, bd_warnings *warnings, bd_text *out, bd_err *err)
{
    bd_tournament *cards = NULL;
    BD_TRY(bd_event_cards(out->arena, event, &cards, err));
    BD_TRY(trf_forget_old_draws(event, cards, err));
    BD_TRY(trf_order_players(cards, err));
    BD_TRY(bd_trf_write(cards, warnings, out, err));
    trf_put_draws(cards, out);
    BD_TRY(trf_put_facts(event, out, err));
    trf_put_journal(event, out);
    if (out->failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}
