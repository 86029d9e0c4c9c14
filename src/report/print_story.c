#include "report/print_story.h"

#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

static const bd_card *story_card_of(const bd_round *round, int id)
{
    return round->players[bd_round_node(round, id)].card;
}

static void story_text_title(const bd_round *round, const bd_story *story, const bd_terminal *terminal,
                             bd_text *out)
{
    bd_text line = bd_text_new(out->arena);
    const char *text = "";
    if (story->black == 0 && bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS))
        bd_text_add(&line, BD_SAY(REPORT_STORY_SITS_OUT), story->white,
                    bd_name_of(story_card_of(round, story->white)));
    else if (story->black == 0)
        bd_text_add(&line, BD_SAY(REPORT_STORY_BYE), story->white,
                    bd_name_of(story_card_of(round, story->white)));
    else
        bd_text_add(&line, BD_SAY(REPORT_STORY_BOARD), story->board + 1, story->white,
                    bd_name_of(story_card_of(round, story->white)), story->black,
                    bd_name_of(story_card_of(round, story->black)));
    if (bd_text_finish(&line, &text, NULL) != BD_OK) out->failed = true;
    bd_page_bold(out, terminal, text);
    bd_text_add_char(out, '\n');
}

void bd_stories_text(const bd_question *question, const bd_story *stories, size_t count,
                     const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0) bd_text_add_char(out, '\n');
        story_text_title(question->best.round, &stories[i], terminal, out);
        bd_reasons_text(&stories[i].pairing, 4, terminal, out);
        bd_reasons_text(&stories[i].colours, 4, terminal, out);
    }
}

void bd_story_remarks_text(const bd_remarks *remarks, const bd_terminal *terminal, bd_text *out)
{
    for (size_t i = 0; i < remarks->count; i++) {
        if (i > 0) bd_text_add_char(out, '\n');
        bd_page_wrapped(out, remarks->sentences[i], 0, terminal->width);
    }
}

void bd_story_remarks_json(const bd_remarks *remarks, bd_writer *json)
{
    bd_writer_strings(json, "remarks", remarks->sentences, remarks->count);
}

void bd_bounds_text(const bd_bound *bounds, size_t count, const bd_terminal *terminal, bd_text *out)
{
    bd_page_bold(out, terminal, BD_SAY(REPORT_WHY_NO_BETTER));
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < count; i++) {
        bd_text_add(out, "\n%s: %lld\n", bounds[i].proof->id, (long long)bounds[i].proof->value);
        bd_reasons_text(&bounds[i].reasons, 4, terminal, out);
    }
}

void bd_stories_json(const bd_story *stories, size_t count, bd_writer *json)
{
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < count; i++) {
        const bd_story *story = &stories[i];
        bd_writer_object(json, NULL);
        if (story->black == 0) {
            bd_writer_null(json, "board");
            bd_writer_int(json, "bye", story->white);
        } else {
            bd_writer_int(json, "board", (int64_t)story->board + 1);
            bd_writer_int(json, "white", story->white);
            bd_writer_int(json, "black", story->black);
        }
        bd_writer_bool(json, "natural", story->natural);
        bd_reasons_json(json, "pairing", &story->pairing);
        bd_reasons_json(json, "colours", &story->colours);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static int story_json_id(const bd_round *round, int node)
{
    return node == round->bye ? 0 : round->players[node].id;
}

static void story_json_step(bd_writer *json, const bd_round *round, const bd_bound_step *step)
{
    bd_writer_object_row(json, NULL);
    bd_writer_int(json, "boards", step->boards);
    bd_writer_int(json, "cost", step->cost);
    bd_writer_list(json, "barrier");
    for (size_t k = 0; k < step->barrier.count; k++)
        bd_writer_int(json, NULL, story_json_id(round, step->barrier.nodes[k]));
    bd_writer_end(json);
    bd_writer_list(json, "groups");
    for (size_t g = 0; g < step->groups.odd_count; g++) {
        bd_writer_list(json, NULL);
        for (size_t k = 0; k < step->groups.odd[g].count; k++)
            bd_writer_int(json, NULL, story_json_id(round, step->groups.odd[g].nodes[k]));
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_end(json);
}

void bd_bounds_json(const bd_round *round, const bd_bound *bounds, size_t count, bd_writer *json)
{
    static const char *const kinds[] = {"zero", "count", "one board", "wishes", "rests", "open"};
    bd_writer_list(json, "proof");
    for (size_t i = 0; i < count; i++) {
        const bd_bound *bound = &bounds[i];
        bd_writer_object(json, NULL);
        bd_writer_string(json, "stage", bound->proof->id);
        bd_writer_int(json, "value", bound->proof->value);
        bd_writer_string(json, "reading", kinds[bound->kind]);
        bd_writer_bool(json, "all_legal", bound->all_legal);
        bd_reasons_json(json, "reasons", &bound->reasons);
        bd_writer_list(json, "steps");
        for (size_t k = 0; bound->kind == BD_BOUND_COUNT && k < bound->step_count; k++)
            story_json_step(json, round, &bound->steps[k]);
        bd_writer_end(json);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}
