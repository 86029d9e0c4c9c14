/* Undo and redo: acts taken back, and made again. */
#include "cli/common.h"

typedef struct undo_request {
    bd_event_request event;
    int steps;
    bool all;
    int act; /* 0: not given */
} undo_request;

static const bd_param undo_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(undo_request, WHOLE, steps, "steps", "STEPS", .place = BD_WORD_NEXT, .low = 1, .high = 9999,
               .usual = 1),
    BD_FLAG(undo_request, all, "all", CLI_STEP_ALL),
    BD_NUMBER(undo_request, act, "act", 1, INT32_MAX, CLI_STEP_ACT),
};

/* One after the other, all saved together: all of them or none. */
static bd_status undo_steps(bd_context *context, const undo_request *asked, bool redo, bd_err *err)
{
    const bd_actor actor = bd_cli_actor(context);
    const bd_take_back wish = {
        .redo = redo, .all = asked->all, .role = actor.role, .name = actor.name, .act = asked->act};
    for (int i = 0; i < asked->steps; i++) {
        bd_act act;
        if (i > 0) BD_TRY(bd_event_end_act(context->file, context->what, &actor, err));
        BD_TRY(bd_event_take_back(context->file, &wish, &act, err));
        bd_tell(context, redo ? BD_SAY(CLI_REDO_DONE) : BD_SAY(CLI_UNDO_DONE), asked->event.path,
                act.sentence, act.name != NULL ? act.name : act.role);
    }
    return BD_OK;
}

static bd_status undo_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    (void)event;
    return undo_steps(context, request, false, err);
}

static bd_status redo_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    (void)event;
    return undo_steps(context, request, true, err);
}

BD_CHANGE(undo, "undo", CLI_GROUP_RUNNING, CLI_UNDO_HELP, CLI_UNDO_ABOUT, undo_request,
          .role = BD_ROLE_ARBITER);

const bd_command bd_command_redo = {.name = "redo",
                                    .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                    .help = BD_ENGLISH(CLI_REDO_HELP),
                                    .about = BD_ENGLISH(CLI_REDO_ABOUT),
                                    BD_PARAMS(undo_params, undo_request),
                                    .role = BD_ROLE_ARBITER,
                                    .changes = true,
                                    .change = redo_change};
