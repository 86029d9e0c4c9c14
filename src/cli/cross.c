#include "cli/cross.h"
#include "cards/card.h"

#include "base/assert.h"
#include "base/random.h"
#include "cli/guest.h"
#include "cli/host.h"
#include "event/change.h"
#include "io/certificate_file.h"
#include "os/files.h"
#include "people/names.h"
#include "report/labels.h"
#include "rulebook/round/round.h"

#include <stdio.h>
#include <string.h>

/* A section, and what is found out about it. */
typedef struct cross_section {
    bd_task task;
    const char *certificate; /* the file for the proof; NULL: none */
    bd_event_file file;      /* open where the draw is to be saved */
    bd_event *event;
    bd_best alone, joint; /* with the bye; with the guest */
    bd_card out;    /* who would have the bye, and plays in the other section: a copy, as adding a card moves
                       cards */
    bd_claim claim; /* of that player */
    int guest;      /* id of the other's player here */
} cross_section;

/* The boards that the arbiter has chosen belong to the first file; the lot and the colour of board 1 to both.
 */
static bd_draw_options cross_shared_options(const bd_draw_options *options)
{
    bd_draw_options shared = bd_draw_options_none();
    shared.seed = options->seed;
    shared.top_colour = options->top_colour;
    shared.allow_repeats = options->allow_repeats;
    return shared;
}

static bd_status cross_open(cross_section *s, bool save, bd_warnings *warnings, bd_err *err)
{
    const bd_task *task = &s->task;
    if (save) {
        BD_TRY(bd_cli_file_open(task->context, task->path, warnings, &s->file, err));
        s->event = s->file.event;
    } else
        BD_TRY(bd_cli_file_event(task->context, task->path, warnings, &s->event, err));
    BD_TRY(bd_namesakes_tell_apart(s->event->entered, err));
    if (s->event->entered->format != BD_FORMAT_JSON && s->event->entered->format != BD_FORMAT_EVENT)
        BD_FAIL(err, BD_BAD_INPUT, task->path, BD_SAY(CLI_CROSS_FORMAT));
    return bd_task_take(&s->task, s->event, err);
}

/* The section by itself: who would have the bye. */
static bd_status cross_draw_alone(cross_section *s, bd_err *err)
{
    BD_TRY(bd_task_best(&s->task, true, &s->alone, err));
    bd_task_end(&s->task, s->alone.certificate.outcome);
    if (s->alone.certificate.mate == NULL) return BD_OK;
    const bd_round *round = s->alone.round;
    if (s->alone.draw.bye == 0)
        BD_FAIL(err, BD_BAD_INPUT, s->task.path, BD_SAY(CLI_CROSS_EVEN), round->number, round->cards);
    s->out = *bd_tournament_card(s->task.tournament, s->alone.draw.bye);
    s->claim = round->players[bd_round_node(round, s->alone.draw.bye)].claim;
    return BD_OK;
}

/* The colour of the first section's player: by claims; the first section's where they are equal, the lot
 * where there are none. */
static bd_colour cross_colour(const cross_section *a, const cross_section *b)
{
    const bd_draw_options *options = &a->task.options;
    const bd_colour other = b->claim.due == BD_WHITE ? BD_BLACK : BD_WHITE;
    if (a->claim.due == BD_NO_COLOUR && b->claim.due == BD_NO_COLOUR) {
        bd_random lot = bd_random_part(options->seed, (uint64_t)a->alone.round->number);
        if (options->top_colour != BD_NO_COLOUR) return options->top_colour;
        return bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
    }
    if (a->claim.due == BD_NO_COLOUR) return other;
    if (bd_claims_clash(&a->claim, &b->claim) && bd_claim_compare(&a->claim, &b->claim) < 0) return other;
    return a->claim.due;
}

/* How a section's player is called in the other file: this is also how the guest is known again. */
static bd_status cross_guest_name(const cross_section *s, const char **out, bd_err *err)
{
    const char *event = s->task.tournament->name;
    bd_text text = bd_text_new(s->task.context->arena);
    bd_text_add(&text, BD_SAY(CLI_CROSS_NAME), bd_name_of(&s->out),
                event != NULL ? event : bd_os_name_of(s->task.path), s->out.id);
    return bd_text_finish(&text, out, err);
}

static bool cross_card_tells(const cross_section *s, const bd_card *card, const char *guest)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_card *met = bd_tournament_card(s->task.tournament, card->history[i].opponent);
        if (met != NULL && met->name != NULL && card->history[i].kind == BD_GAME &&
            strcmp(met->name, guest) == 0)
            return true;
    }
    return false;
}

/* Whether the two who would have the byes have met, as either file tells. */
static bd_status cross_have_met(const cross_section *a, const cross_section *b, bool *met, bd_err *err)
{
    const char *name_a = NULL, *name_b = NULL;
    BD_TRY(cross_guest_name(a, &name_a, err));
    BD_TRY(cross_guest_name(b, &name_b, err));
    *met = cross_card_tells(a, &a->out, name_b) || cross_card_tells(b, &b->out, name_a);
    return BD_OK;
}

/* Whose values are less, in the order of the criteria. */
static bool cross_is_better(const bd_best *a, const bd_best *b)
{
    for (size_t i = 0; i < a->value_count && i < b->value_count; i++)
        if (a->values[i].value != b->values[i].value) return a->values[i].value < b->values[i].value;
    return false;
}

/* The best of the draws in which somebody else has the bye, whom the other section's player has not met. */
static bd_status cross_take_next(cross_section *s, const cross_section *other, bool *found, bd_err *err)
{
    const bd_round *round = s->alone.round;
    const cross_section before = *s;
    cross_section best = *s;
    *found = false;
    if (s->task.options.bye != 0) return BD_OK; /* the arbiter has chosen */
    for (int u = 0; u < round->cards; u++) {
        bd_err not_allowed;
        bool met = true;
        *s = before;
        s->task.options.bye = round->players[u].id;
        if (s->task.options.bye == before.out.id) continue;
        const bd_status status = cross_draw_alone(s, &not_allowed);
        if (status == BD_BAD_INPUT || (status == BD_OK && s->alone.certificate.mate == NULL)) continue;
        if (status != BD_OK && err != NULL) *err = not_allowed;
        if (status != BD_OK) return status;
        BD_TRY(cross_have_met(s, other, &met, err));
        if (met || (*found && !cross_is_better(&s->alone, &best.alone))) continue;
        best = *s;
        *found = true;
    }
    *s = *found ? best : before;
    return BD_OK;
}

/* Who have met already do not meet again: the second section's next player takes the board, or else the
 * first's.
 */
static bd_status cross_choose(cross_section *a, cross_section *b, bd_err *err)
{
    bool met = false, found = false;
    const bd_card first = a->out, second = b->out;
    BD_TRY(cross_have_met(a, b, &met, err));
    if (!met) return BD_OK;
    BD_TRY(cross_take_next(b, a, &found, err));
    if (!found) BD_TRY(cross_take_next(a, b, &found, err));
    if (!found)
        BD_FAIL(err, BD_BAD_INPUT, a->task.path, BD_SAY(CLI_CROSS_MET), bd_name_of(&first),
                bd_name_of(&second));
    bd_tell(a->task.context, BD_SAY(CLI_CROSS_NEXT), bd_name_of(&first), bd_name_of(&second),
            bd_name_of(&a->out), bd_name_of(&b->out));
    return BD_OK;
}

/* The other section's player as a filler of this round, with the colour that both files give. */
static bd_status cross_add_guest(cross_section *s, const cross_section *from, bd_colour colour, bd_err *err)
{
    bd_tournament *entered = s->event->entered;
    const int round = s->alone.round->number;
    const char *name = NULL;
    bd_card *card = NULL;
    s->guest = bd_tournament_largest_id(entered) + 1;
    if (s->guest > BD_ID_MAX) BD_FAIL(err, BD_BAD_INPUT, s->task.path, BD_SAY(CLI_CROSS_FULL), BD_ID_MAX);
    BD_TRY(cross_guest_name(from, &name, err));
    BD_TRY(bd_tournament_add_card(entered, s->guest, &card, err));
    card->name = name;
    card->grade = from->out.grade;
    card->rating = from->out.rating;
    card->title = from->out.title;
    card->club = from->out.club;
    card->school = from->out.school;
    card->groups = from->out.groups;
    card->group_count = from->out.group_count;
    card->filler = true;
    card->joined = round;
    card->withdrawn = round < BD_ROUNDS_MAX ? round + 1 : 0;
    card->colour_due = colour;
    BD_TRY(bd_guest_remember(s->task.context->arena, card, s->task.path, from->task.path, from->out.id,
                             from->alone.round->number, err));
    return bd_cli_cards(s->task.context, s->event, &s->task.tournament, err);
}

/* The section once more, with its player bound to the guest. */
static bd_status cross_draw_joint(cross_section *s, int home, bd_err *err)
{
    bd_draw_options *options = &s->task.options;
    bd_id_pair *fixed;
    size_t at = options->fixed_count;
    BD_NEW(fixed, s->task.context->arena, at + 1, err);
    for (; at > 0 && options->fixed[at - 1].a > home; at--) fixed[at] = options->fixed[at - 1];
    fixed[at] = (bd_id_pair){home, s->guest};
    while (at-- > 0) fixed[at] = options->fixed[at];
    options->fixed = fixed;
    options->fixed_count++;
    options->bye = 0;
    BD_TRY(bd_task_best(&s->task, true, &s->joint, err));
    bd_task_end(&s->task, s->joint.certificate.outcome);
    return BD_OK;
}

static bd_status cross_print(const cross_section *s, const char *certificate, bd_err *err)
{
    bd_context *context = s->task.context;
    const bd_best *best = s->joint.certificate.mate != NULL ? &s->joint : &s->alone;
    bd_draw_report report;
    const bd_draw_depth depth = s->task.format == BD_TASK_JSON ? BD_DRAW_BOARDS : bd_task_depth(&s->task);
    bd_text text = bd_text_new(context->arena);
    bd_reply reply;
    BD_TRY(bd_task_report(context->arena, best, &report, err));
    BD_TRY(bd_draw_reply(&report, depth, context->arena, &reply, err));
    if (s->task.format <= BD_TASK_JSON)
        bd_reply_write(&reply, (bd_output)s->task.format, &context->terminal, &text);
    else
        bd_draw_pairs(report.draw, &text);
    BD_TRY(bd_cli_print(context, &text, err));
    return bd_cli_put_certificate(context, certificate, &best->certificate, report.draw, err);
}

static bd_status cross_draw_both(cross_section *a, cross_section *b, bool *drawn, bd_err *err)
{
    BD_TRY(cross_draw_alone(a, err));
    if (a->alone.certificate.mate == NULL) return cross_print(a, NULL, err);
    BD_TRY(cross_draw_alone(b, err));
    if (b->alone.certificate.mate == NULL) return cross_print(b, NULL, err);
    BD_TRY(cross_choose(a, b, err));
    const bd_colour colour = cross_colour(a, b);
    BD_TRY(cross_add_guest(a, b, colour == BD_WHITE ? BD_BLACK : BD_WHITE, err));
    BD_TRY(cross_add_guest(b, a, colour, err));
    BD_TRY(cross_draw_joint(a, a->out.id, err));
    if (a->joint.certificate.mate != NULL) BD_TRY(cross_draw_joint(b, b->out.id, err));
    *drawn = a->joint.certificate.mate != NULL && b->joint.certificate.mate != NULL;
    bd_tell(a->task.context, BD_SAY(CLI_CROSS_TELL), bd_name_of(&a->out), bd_name_of(&b->out),
            colour == BD_WHITE ? BD_SAY(CLI_WHITE) : BD_SAY(CLI_BLACK));
    return BD_OK;
}

/* What is wrong is wrong in this file. */
static bd_status cross_blame(const cross_section *s, bd_status status, bd_err *err)
{
    if (status == BD_BAD_INPUT) (void)snprintf(err->place, sizeof err->place, "%s", s->task.path);
    return status;
}

static bd_status cross_publish(cross_section *a, cross_section *b, bd_warnings *warnings, bd_err *err)
{
    const bool replace = a->task.asked->replace;
    BD_TRY(bd_task_sign(&a->task, &a->joint.draw, err));
    BD_TRY(bd_task_sign(&b->task, &b->joint.draw, err));
    BD_TRY(cross_blame(a, bd_event_publish(a->event, &a->joint.draw, replace, err), err));
    BD_TRY(cross_blame(b, bd_event_publish(b->event, &b->joint.draw, replace, err), err));
    const bd_actor actor = bd_cli_actor(a->task.context);
    BD_TRY(bd_context_settle(a->task.context, err));
    BD_TRY(bd_event_save_both(&a->file, &b->file, a->task.context->what, &actor, warnings, err));
    bd_cli_file_changed(a->task.context);
    bd_tell(a->task.context, BD_SAY(CLI_CROSS_PUBLISHED), a->joint.draw.round, a->task.path,
            b->joint.draw.round, b->task.path);
    return BD_OK;
}

static bd_status cross_may_draw(const cross_section *s, bd_err *err)
{
    const int next = bd_tournament_next_round(s->task.tournament);
    return cross_blame(s, bd_task_may_draw(&s->task, s->task.round != 0 ? s->task.round : next, err), err);
}

static bd_status cross_work(cross_section *a, cross_section *b, bd_warnings *warnings, bd_err *err)
{
    bool drawn = false;
    const bool save = a->task.asked->save;
    BD_TRY(cross_open(a, save, warnings, err));
    BD_TRY(cross_open(b, save, warnings, err));
    if (save && (a->file.store.memory == NULL) != (b->file.store.memory == NULL))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_DISK_AND_MEMORY), a->task.path, b->task.path);
    BD_TRY(cross_may_draw(a, err));
    BD_TRY(cross_may_draw(b, err));
    BD_TRY(cross_draw_both(a, b, &drawn, err));
    if (drawn) {
        BD_TRY(cross_print(a, a->certificate, err));
        BD_TRY(cross_print(b, b->certificate, err));
    }
    if (!save) return BD_OK;
    const bd_outcome ends[] = {a->joint.certificate.outcome, b->joint.certificate.outcome};
    const bool unproved = ends[0] == BD_NOT_PROVED || ends[1] == BD_NOT_PROVED;
    if (drawn && unproved && !a->task.asked->unproved)
        bd_alert(a->task.context, BD_SAY(CLI_UNPROVED_NOT_SAVED), a->task.path);
    else if (drawn && !bd_work_interrupted(a->task.context))
        return cross_publish(a, b, warnings, err);
    else
        bd_alert(a->task.context, BD_SAY(CLI_CROSS_NOTHING), a->task.path, b->task.path);
    return BD_OK;
}

/* Whether two paths lead to one file. */
static bool cross_is_one_file(const bd_context *context, const char *a, const char *b)
{
    bd_os_about x;
    bd_os_about y;
    if (context->host != NULL) return strcmp(a, b) == 0;
    return bd_os_look(a, &x) && bd_os_look(b, &y) && x.disk == y.disk && x.number == y.number;
}

bd_status bd_cross_draw(const bd_task *task, const char *with, const char *certificate, bd_err *err)
{
    bd_warnings warnings = bd_warnings_new(task->context->arena);
    cross_section a = {
        .task = *task, .certificate = task->asked->certificate, .file = {.store = {.lock = -1}}};
    cross_section b = {.task = *task, .certificate = certificate, .file = {.store = {.lock = -1}}};
    BD_ASSERT(with != NULL);
    b.task.path = with;
    b.task.options = cross_shared_options(&task->options);
    b.task.players_elsewhere = true;
    if (cross_is_one_file(task->context, task->path, with))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_CROSS_SAME), with);
    const bd_status status = cross_work(&a, &b, &warnings, err);
    bd_event_close(&a.file);
    bd_event_close(&b.file);
    bd_cli_tell_warnings(task->context, &warnings);
    return status;
}
