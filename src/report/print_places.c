#include "report/print_places.h"

#include "base/assert.h"
#include "base/ints.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

#include <stdio.h>

static void places_text_line(bd_text *out, const bd_terminal *terminal, int indent, bd_text *line)
{
    bd_text_add_spaces(out, indent);
    bd_page_wrapped(out, bd_page_part(out, line), indent, terminal->width);
}

static void places_text_fault(const bd_places_report *report, const bd_place_fault *fault, bd_text *line)
{
    const bd_card *card = &report->tournament->cards[fault->card];
    if (fault->first == fault->last)
        bd_text_add(line, BD_SAY(REPORT_PLACE_FALSE), card->id, bd_name_of(card), fault->said, fault->first);
    else
        bd_text_add(line, BD_SAY(REPORT_PLACE_FALSE_RANGE), card->id, bd_name_of(card), fault->said,
                    fault->first, fault->last);
}

void bd_places_text(const bd_places_report *report, const bd_terminal *terminal, bd_text *out)
{
    char codes[BD_TIEBREAKS_MAX * 24];
    bd_text head = bd_text_new(out->arena);
    if (report->list->count > 0)
        (void)bd_tiebreaks_print(report->list, codes, sizeof codes);
    else
        (void)snprintf(codes, sizeof codes, "PTS");
    if (report->count == 0)
        bd_text_add(&head, BD_SAY(REPORT_PLACES_RIGHT), report->round, codes);
    else
        bd_text_add(&head, BD_SAY_N(REPORT_PLACES_FALSE, report->count), report->round, codes,
                    (int)report->count);
    places_text_line(out, terminal, 0, &head);
    for (size_t i = 0; i < report->count; i++) {
        bd_text line = bd_text_new(out->arena);
        places_text_fault(report, &report->faults[i], &line);
        places_text_line(out, terminal, 2, &line);
    }
}

void bd_places_json(const bd_places_report *report, bd_writer *json)
{
    char codes[BD_TIEBREAKS_MAX * 24];
    bd_writer_string(json, "tiebreaks", bd_tiebreaks_print(report->list, codes, sizeof codes));
    bd_writer_list(json, "places");
    for (size_t i = 0; i < report->count; i++) {
        const bd_place_fault *fault = &report->faults[i];
        bd_text line = bd_text_new(json->text->arena);
        places_text_fault(report, fault, &line);
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "id", report->tournament->cards[fault->card].id);
        bd_writer_int(json, "round", report->round);
        bd_writer_int(json, "place", fault->said);
        bd_writer_int(json, "first", fault->first);
        bd_writer_int(json, "last", fault->last);
        bd_writer_string(json, "sentence", bd_page_part(json->text, &line));
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static const bd_ranked *places_row_of(const bd_standings_report *report, int id)
{
    const bd_ranked *found = &report->standings[0]; /* who asks has looked whether there is such a player */
    const size_t players = bd_standings_count(report->tournament);
    for (size_t i = 0; i < players; i++)
        if (report->tournament->cards[report->standings[i].card].id == id) found = &report->standings[i];
    return found;
}

/* The better placed first, then the one with the smaller number. */
typedef struct places_two {
    const bd_ranked *a, *b;
    const bd_card *card_a, *card_b;
    size_t step; /* that separated them; more than the list has: none */
} places_two;

static places_two places_two_of(const bd_standings_report *report, int a, int b)
{
    const bd_ranked *x = places_row_of(report, a), *y = places_row_of(report, b);
    BD_ASSERT(x != y);
    places_two two = {.a = x < y ? x : y, .b = x < y ? y : x};
    two.card_a = &report->tournament->cards[two.a->card];
    two.card_b = &report->tournament->cards[two.b->card];
    while (two.step <= report->list->count && two.a->steps[two.step] == two.b->steps[two.step]) two.step++;
    return two;
}

static const char *places_value(bd_tie_value value, char *buffer, size_t size)
{
    (void)bd_tie_print(value, buffer, size);
    if (buffer[0] == '\0') (void)snprintf(buffer, size, "%s", BD_SAY(REPORT_NO_VALUE));
    return buffer;
}

/* Step 0 is points alone, unless the list says itself where they count. */
static bool places_step_counts(const bd_standings_report *report, size_t step)
{
    for (size_t k = 0; step == 0 && k < report->list->count; k++)
        if (report->list->items[k].kind == BD_TIE_PTS) return false;
    return true;
}

static bd_tie_value places_value_at(const bd_ranked *row, size_t step)
{
    return step == 0 ? (bd_tie_value){row->score, 2} : row->values[step - 1];
}

static void places_say_step(const bd_standings_report *report, const places_two *two, size_t step,
                            bd_text *line)
{
    static const bd_tiebreak points = {.kind = BD_TIE_PTS};
    const bd_tiebreak *item = step == 0 ? &points : &report->list->items[step - 1];
    char title[BD_TIE_TEXT], a[32], b[32];
    (void)bd_tiebreak_title(item, title, sizeof title);
    (void)places_value(places_value_at(two->a, step), a, sizeof a);
    (void)places_value(places_value_at(two->b, step), b, sizeof b);
    if (item->kind == BD_TIE_DE)
        bd_text_add(line, step == two->step ? BD_SAY(REPORT_SEPARATED_BY_DE) : BD_SAY(REPORT_DE_NOT_DECISIVE),
                    title, a, b);
    else if (bd_tiebreak_is_dropped(report->tournament, item))
        bd_text_add(line, BD_SAY(REPORT_STEP_DROPPED), title);
    else if (step == two->step)
        bd_text_add(line, BD_SAY(REPORT_SEPARATED_BY), title, a, b);
    else
        bd_text_add(line, BD_SAY(REPORT_STEP_EQUAL), title, a);
}

static void places_say_both(const places_two *two, bd_text *line)
{
    if (two->a->place == two->b->place)
        bd_text_add(line, BD_SAY(REPORT_PLACES_SHARED), two->card_a->id, bd_name_of(two->card_a),
                    two->card_b->id, bd_name_of(two->card_b), two->a->place);
    else
        bd_text_add(line, BD_SAY(REPORT_PLACES_OF_TWO), two->card_a->id, bd_name_of(two->card_a),
                    two->a->place, two->card_b->id, bd_name_of(two->card_b), two->b->place);
}

void bd_separated_text(const bd_standings_report *report, int a, int b, const bd_terminal *terminal,
                       bd_text *out)
{
    const places_two two = places_two_of(report, a, b);
    bd_text head = bd_text_new(out->arena);
    places_say_both(&two, &head);
    places_text_line(out, terminal, 0, &head);
    for (size_t step = 0; step <= report->list->count && step <= two.step; step++) {
        if (!places_step_counts(report, step)) continue;
        bd_text line = bd_text_new(out->arena);
        places_say_step(report, &two, step, &line);
        places_text_line(out, terminal, 2, &line);
    }
}

void bd_separated_json(const bd_standings_report *report, int a, int b, bd_text *out)
{
    const places_two two = places_two_of(report, a, b);
    const size_t last = two.step <= report->list->count ? two.step : report->list->count;
    bd_writer json = bd_writer_begin(out);
    bd_text head = bd_text_new(out->arena);
    places_say_both(&two, &head);
    bd_writer_string(&json, "format", "separated/1");
    bd_writer_string(&json, "name", report->tournament->name);
    bd_writer_int(&json, "after_round", report->round);
    bd_writer_string(&json, "sentence", bd_page_part(out, &head));
    bd_writer_int(&json, "higher", two.card_a->id);
    bd_writer_int(&json, "lower", two.card_b->id);
    bd_writer_int(&json, "higher_place", two.a->place);
    bd_writer_int(&json, "lower_place", two.b->place);
    bd_writer_list(&json, "steps");
    for (size_t step = 0; step <= last; step++) {
        if (!places_step_counts(report, step)) continue;
        bd_text line = bd_text_new(out->arena);
        char id[BD_TIE_TEXT] = "points", x[32], y[32];
        if (step > 0) (void)bd_tiebreak_id(&report->list->items[step - 1], id, sizeof id);
        places_say_step(report, &two, step, &line);
        bd_writer_object_row(&json, NULL);
        bd_writer_string(&json, "tiebreak", id);
        bd_writer_string(&json, "higher", bd_tie_print(places_value_at(two.a, step), x, sizeof x));
        bd_writer_string(&json, "lower", bd_tie_print(places_value_at(two.b, step), y, sizeof y));
        bd_writer_bool(&json, "separates", step == two.step);
        bd_writer_string(&json, "sentence", bd_page_part(out, &line));
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
