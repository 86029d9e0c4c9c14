/* Places: those of a file that its tie-breaks do not give, and what separated two players. */
#include "report/print_standings.h"

#include "base/assert.h"
#include "cards/card.h"
#include "report/labels.h"
#include "report/report_words.h"

#include <stdio.h>

typedef struct places_row {
    int id, round, said, first, last;
    const char *sentence;
} places_row;

static const bd_member places_members[] = {
    {"", "id", BD_OF_INT(places_row, id), BD_SHOW_JSON, 0},
    {"", "round", BD_OF_INT(places_row, round), BD_SHOW_JSON, 0},
    {"", "place", BD_OF_INT(places_row, said), BD_SHOW_JSON, 0},
    {"", "first", BD_OF_INT(places_row, first), BD_SHOW_JSON, 0},
    {"", "last", BD_OF_INT(places_row, last), BD_SHOW_JSON, 0},
    {"", "sentence", BD_OF_TEXT(places_row, sentence), BD_SHOW_JSON, 0}};

static const char *places_say_fault(const bd_card *card, const bd_place_fault *fault, bd_rows *rows)
{
    if (fault->first == fault->last)
        return BD_PRINT(rows, BD_SAY(REPORT_PLACE_FALSE), card->id, bd_name_of(card), fault->said,
                        fault->first);
    return BD_PRINT(rows, BD_SAY(REPORT_PLACE_FALSE_RANGE), card->id, bd_name_of(card), fault->said,
                    fault->first, fault->last);
}

void bd_places_reply(const bd_places_report *report, bd_reply *reply)
{
    char codes[BD_TIEBREAKS_MAX * 24];
    bd_rows rows = BD_ROWS(reply->arena, places_row, places_members);
    (void)bd_tiebreaks_print(report->list, codes, sizeof codes);
    bd_reply_string(reply, "tiebreaks", BD_PRINT(reply, "%s", codes));
    const char *by = report->list->count > 0 ? codes : "PTS";
    if (report->count == 0)
        bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_PLACES_RIGHT), report->round, by));
    else
        bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY_N(REPORT_PLACES_FALSE, report->count), report->round,
                                          by, (int)report->count));
    for (size_t i = 0; i < report->count; i++) {
        const bd_place_fault *fault = &report->faults[i];
        const bd_card *card = &report->tournament->cards[fault->card];
        const char *sentence = places_say_fault(card, fault, &rows);
        bd_rows_add(&rows,
                    &(places_row){card->id, report->round, fault->said, fault->first, fault->last, sentence});
        bd_reply_item(reply, sentence, 2);
    }
    bd_reply_rows(reply, "places", &rows);
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

typedef struct places_step {
    const char *tiebreak, *higher, *lower, *sentence;
    bool separates;
} places_step;

static const char *places_say_step(const bd_standings_report *report, const places_two *two, size_t step,
                                   bd_rows *rows)
{
    static const bd_tiebreak points = {.kind = BD_TIE_PTS};
    const bd_tiebreak *item = step == 0 ? &points : &report->list->items[step - 1];
    const bool decides = step == two->step;
    char title[BD_TIE_TEXT], a[32], b[32];
    (void)bd_tiebreak_title(item, title, sizeof title);
    (void)places_value(places_value_at(two->a, step), a, sizeof a);
    (void)places_value(places_value_at(two->b, step), b, sizeof b);
    if (item->kind == BD_TIE_DE)
        return BD_PRINT(rows, decides ? BD_SAY(REPORT_SEPARATED_BY_DE) : BD_SAY(REPORT_DE_NOT_DECISIVE),
                        title, a, b);
    if (bd_tiebreak_is_dropped(report->tournament, item))
        return BD_PRINT(rows, BD_SAY(REPORT_STEP_DROPPED), title);
    return decides ? BD_PRINT(rows, BD_SAY(REPORT_SEPARATED_BY), title, a, b)
                   : BD_PRINT(rows, BD_SAY(REPORT_STEP_EQUAL), title, a);
}

static const char *places_say_both(const places_two *two, bd_reply *reply)
{
    const bd_card *a = two->card_a, *b = two->card_b;
    if (two->a->place == two->b->place)
        return BD_PRINT(reply, BD_SAY(REPORT_PLACES_SHARED), a->id, bd_name_of(a), b->id, bd_name_of(b),
                        two->a->place);
    return BD_PRINT(reply, BD_SAY(REPORT_PLACES_OF_TWO), a->id, bd_name_of(a), two->a->place, b->id,
                    bd_name_of(b), two->b->place);
}

static bd_rows places_steps(const bd_standings_report *report, const places_two *two, bd_arena *arena)
{
    static const bd_member members[] = {
        {"", "tiebreak", BD_OF_TEXT(places_step, tiebreak), BD_SHOW_JSON, 0},
        {"", "higher", BD_OF_TEXT(places_step, higher), BD_SHOW_JSON, 0},
        {"", "lower", BD_OF_TEXT(places_step, lower), BD_SHOW_JSON, 0},
        {"", "separates", BD_OF_FLAG(places_step, separates), BD_SHOW_JSON, 0},
        {"", "sentence", BD_OF_TEXT(places_step, sentence), BD_SHOW_JSON, 0}};
    bd_rows rows = BD_ROWS(arena, places_step, members);
    for (size_t step = 0; step <= report->list->count && step <= two->step; step++) {
        char id[BD_TIE_TEXT] = "points", x[32], y[32];
        if (!places_step_counts(report, step)) continue;
        if (step > 0) (void)bd_tiebreak_id(&report->list->items[step - 1], id, sizeof id);
        (void)bd_tie_print(places_value_at(two->a, step), x, sizeof x);
        (void)bd_tie_print(places_value_at(two->b, step), y, sizeof y);
        bd_rows_add(&rows, &(places_step){.tiebreak = BD_PRINT(&rows, "%s", id),
                                          .higher = BD_PRINT(&rows, "%s", x),
                                          .lower = BD_PRINT(&rows, "%s", y),
                                          .separates = step == two->step,
                                          .sentence = places_say_step(report, two, step, &rows)});
    }
    return rows;
}

bd_reply bd_separated_reply(const bd_standings_report *report, int a, int b, bd_arena *arena)
{
    const places_two two = places_two_of(report, a, b);
    bd_reply reply = bd_reply_new(arena, "separated/1");
    const bd_rows steps = places_steps(report, &two, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    bd_reply_string(&reply, "sentence", places_say_both(&two, &reply));
    bd_reply_sentence(&reply, places_say_both(&two, &reply));
    bd_reply_int(&reply, "higher", two.card_a->id);
    bd_reply_int(&reply, "lower", two.card_b->id);
    bd_reply_int(&reply, "higher_place", two.a->place);
    bd_reply_int(&reply, "lower_place", two.b->place);
    bd_reply_rows(&reply, "steps", &steps);
    for (size_t i = 0; i < steps.count; i++)
        bd_reply_item(&reply, ((const places_step *)(const void *)steps.bytes)[i].sentence, 2);
    return reply;
}
