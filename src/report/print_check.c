#include "report/print_check.h"

#include "report/heading.h"
#include "report/page.h"
#include "report/print_two_values.h"
#include "report/print_wishes.h"
#include "report/report_words.h"

static bool check_is_worth_values(const bd_round_check *round, bool detailed)
{
    if (round->best.value_count == 0) return false;
    return detailed || round->faults.count > 0 || round->difference.standing == BD_WORSE;
}

static bool check_was_compared(const bd_round_check *round)
{
    return !round->partial && round->faults.count == 0 && round->best.certificate.mate != NULL;
}

static bd_two_values check_values_of(const bd_round_check *round)
{
    return (bd_two_values){.best = &round->best,
                           .values = round->values,
                           .difference = check_was_compared(round) ? &round->difference : NULL,
                           .other = "published",
                           .title = BD_ENGLISH(REPORT_COLUMN_PUBLISHED)};
}

/* "Colours:   ..." and "Best draw: ...", what follows in one column. */
static void check_text_labelled(const char *label, bd_text *line, const bd_terminal *terminal, bd_text *out)
{
    const char *const labels[] = {BD_SAY(REPORT_COLOURS), BD_SAY(REPORT_BEST_DRAW)};
    int width = 0;
    for (size_t i = 0; i < 2; i++)
        if (bd_text_width(labels[i]) > width) width = bd_text_width(labels[i]);
    bd_text_add_column(out, label, width + 1, false);
    bd_page_wrapped(out, bd_page_part(out, line), width + 1, terminal->width);
}

static void check_text_best_boards(const bd_round_check *round, const bd_terminal *terminal, bd_text *out)
{
    if (check_was_compared(round) && round->difference.standing != BD_WORSE) return;
    bd_text line = bd_text_new(out->arena);
    const bd_draw *draw = &round->best.draw;
    for (size_t i = 0; i < draw->board_count; i++)
        bd_text_add(&line, "%s%d-%d", i == 0 ? "" : ", ", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_BYE_OF), draw->bye);
    }
    for (size_t i = 0; i < draw->sit_out_count; i++) {
        if (line.length > 0) bd_text_add_string(&line, ", ");
        bd_text_add(&line, BD_SAY(REPORT_SITS_OUT_OF), draw->sit_outs[i]);
    }
    if (line.length > 0) check_text_labelled(BD_SAY(REPORT_BEST_DRAW), &line, terminal, out);
}

static void check_text_colours(const bd_round_check *round, const bd_terminal *terminal, bd_text *out)
{
    if (round->colours.count == 0) return;
    bd_text line = bd_text_new(out->arena);
    for (size_t i = 0; i < round->colours.count; i++)
        bd_text_add(&line, "%s%s", i == 0 ? "" : "; ", round->colours.items[i]);
    check_text_labelled(BD_SAY(REPORT_COLOURS), &line, terminal, out);
}

static void check_text_round(const bd_round_check *round, const bd_terminal *terminal, bool detailed,
                             bd_text *out)
{
    bd_text title = bd_text_new(out->arena);
    bd_text_add(&title, BD_SAY(REPORT_ROUND), round->number);
    bd_page_bold(out, terminal, bd_page_part(out, &title));
    bd_text_add_string(out, "\n");
    bd_page_wrapped(out, round->sentence, 0, terminal->width);
    if (!round->partial) bd_wishes_text(round->best.round->options, terminal, out);
    check_text_colours(round, terminal, out);
    check_text_best_boards(round, terminal, out);
    if (check_is_worth_values(round, detailed)) {
        const bd_two_values both = check_values_of(round);
        bd_text_add_string(out, "\n");
        bd_two_values_text(&both, terminal, detailed, out);
    }
    bd_text_add_string(out, "\n");
}

void bd_check_text(const bd_tournament *tournament, const bd_round_check *rounds, size_t count,
                   const bd_terminal *terminal, bool detailed, bd_text *out)
{
    if (tournament->name != NULL) {
        bd_page_bold(out, terminal, tournament->name);
        bd_text_add_string(out, "\n\n");
    }
    size_t illegal = 0, worse = 0, partial = 0, colours = 0;
    for (size_t i = 0; i < count; i++) {
        check_text_round(&rounds[i], terminal, detailed, out);
        illegal += rounds[i].faults.count > 0;
        partial += rounds[i].partial;
        colours += rounds[i].colours.count > 0;
        worse += check_was_compared(&rounds[i]) && rounds[i].difference.standing == BD_WORSE;
    }
    bd_text_add(out, BD_SAY_N(REPORT_CHECKED, count - partial), count - partial, illegal, worse);
    if (colours > 0) {
        bd_text_add_char(out, ' ');
        bd_text_add(out, BD_SAY_N(REPORT_OTHER_COLOURS, colours), colours);
    }
    if (partial > 0) {
        bd_text_add_char(out, ' ');
        bd_text_add(out, BD_SAY_N(REPORT_UNCHECKED, partial), partial);
    }
    bd_text_add_string(out, "\n");
}

static void check_json_sentences(bd_writer *json, const char *key, const bd_sentences *list)
{
    bd_writer_list(json, key);
    for (size_t i = 0; i < list->count; i++) bd_writer_string(json, NULL, list->items[i]);
    bd_writer_end(json);
}

void bd_check_json(const bd_tournament *tournament, const bd_rulebook *rules, const bd_round_check *rounds,
                   size_t count, const bd_places_report *places, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bool legal = true;
    for (size_t i = 0; i < count; i++) legal = legal && rounds[i].faults.count == 0;
    bd_writer_string(&json, "format", "check/1");
    bd_writer_string(&json, "name", tournament->name);
    bd_writer_string(&json, "rules", rules->id);
    bd_writer_bool(&json, "legal", legal);
    bd_writer_list(&json, "rounds");
    for (size_t i = 0; i < count; i++) {
        const bd_two_values both = check_values_of(&rounds[i]);
        bd_writer_object(&json, NULL);
        bd_writer_int(&json, "round", rounds[i].number);
        bd_writer_bool(&json, "checked", !rounds[i].partial);
        if (rounds[i].partial)
            bd_writer_null(&json, "legal");
        else
            bd_writer_bool(&json, "legal", rounds[i].faults.count == 0);
        bd_writer_string(&json, "sentence", rounds[i].sentence);
        if (!rounds[i].partial) bd_wishes_json(rounds[i].best.round->options, &json);
        check_json_sentences(&json, "faults", &rounds[i].faults);
        check_json_sentences(&json, "colours", &rounds[i].colours);
        bd_two_values_json(&both, &json);
        bd_draw_row_json(&json, "published", &rounds[i].published);
        bd_draw_row_json(&json, "best", &rounds[i].best.draw);
        bd_writer_bool(&json, "proved", !rounds[i].partial && rounds[i].best.certificate.outcome == BD_BEST);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    if (places != NULL && places->tournament != NULL) bd_places_json(places, &json);
    bd_writer_end(&json);
}
