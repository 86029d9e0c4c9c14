#include "report/print_check.h"

#include "people/columns.h"
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

typedef struct check_part {
    const bd_round_check *rounds;
    size_t count;
    bool detailed;
} check_part;

static void check_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const check_part *part = self;
    for (size_t i = 0; i < part->count; i++)
        check_text_round(&part->rounds[i], terminal, part->detailed, out);
}

static void check_json_round(const bd_round_check *round, bd_writer *json)
{
    const bd_two_values both = check_values_of(round);
    bd_writer_object(json, NULL);
    bd_writer_int(json, "round", round->number);
    bd_writer_bool(json, "checked", !round->partial);
    if (round->partial)
        bd_writer_null(json, "legal");
    else
        bd_writer_bool(json, "legal", round->faults.count == 0);
    bd_writer_string(json, "sentence", round->sentence);
    if (!round->partial) bd_wishes_json(round->best.round->options, json);
    bd_writer_strings(json, "faults", round->faults.items, round->faults.count);
    bd_writer_strings(json, "colours", round->colours.items, round->colours.count);
    bd_two_values_json(&both, json);
    bd_draw_row_json(json, "published", &round->published);
    bd_draw_row_json(json, "best", &round->best.draw);
    bd_writer_bool(json, "proved", !round->partial && round->best.certificate.outcome == BD_BEST);
    bd_writer_end(json);
}

static void check_json(const void *self, bd_writer *json)
{
    const check_part *part = self;
    bd_writer_list(json, "rounds");
    for (size_t i = 0; i < part->count; i++) check_json_round(&part->rounds[i], json);
    bd_writer_end(json);
}

/* How many rounds were checked, and what came of it. */
static void check_summary(const bd_round_check *rounds, size_t count, bd_reply *reply)
{
    size_t illegal = 0, worse = 0, partial = 0, colours = 0;
    bd_text line = bd_text_new(reply->arena);
    for (size_t i = 0; i < count; i++) {
        illegal += rounds[i].faults.count > 0;
        partial += rounds[i].partial;
        colours += rounds[i].colours.count > 0;
        worse += check_was_compared(&rounds[i]) && rounds[i].difference.standing == BD_WORSE;
    }
    bd_text_add(&line, BD_SAY_N(REPORT_CHECKED, count - partial), count - partial, illegal, worse);
    if (colours > 0) bd_text_add_char(&line, ' ');
    if (colours > 0) bd_text_add(&line, BD_SAY_N(REPORT_OTHER_COLOURS, colours), colours);
    if (partial > 0) bd_text_add_char(&line, ' ');
    if (partial > 0) bd_text_add(&line, BD_SAY_N(REPORT_UNCHECKED, partial), partial);
    bd_reply_line(reply, bd_reply_text(reply, &line));
    bd_reply_flag(reply, "legal", illegal == 0);
}

bd_reply bd_check_reply(const bd_tournament *tournament, const bd_rulebook *rules,
                        const bd_round_check *rounds, size_t count, bool detailed, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "check/1");
    check_part *part = bd_arena_alloc(arena, 1, sizeof *part);
    reply.failed = reply.failed || part == NULL;
    if (part == NULL) return reply;
    *part = (check_part){rounds, count, detailed};
    bd_reply_string(&reply, "name", tournament->name);
    bd_reply_string(&reply, "rules", rules->id);
    if (tournament->name != NULL) {
        bd_reply_add(&reply, (bd_part){.kind = BD_PART_TITLE, .text = tournament->name});
        bd_reply_gap(&reply);
    }
    bd_reply_own(&reply, part, check_text, NULL);
    check_summary(rounds, count, &reply);
    bd_reply_own(&reply, part, NULL, check_json);
    return reply;
}
