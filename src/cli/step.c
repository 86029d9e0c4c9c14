#include "cli/step.h"

#include "cli/file_names.h"

const bd_param bd_step_params[BD_STEP_PARAMS] = {
    BD_ROW_FILE,
    BD_WORD_OF(bd_step_request, WHOLE, steps, "steps", "STEPS", .place = BD_WORD_NEXT, .low = 1, .high = 9999,
               .usual = 1),
    BD_FLAG(bd_step_request, all, "all", BD_ENGLISH(CLI_STEP_ALL)),
    BD_NUMBER(bd_step_request, act, "act", 1, INT32_MAX, BD_ENGLISH(CLI_STEP_ACT)),
};

/* One after the other, all saved together: all of them or none. */
static bd_status step_take(bd_context *context, bd_event_file *file, const bd_step_request *asked, bool redo,
                           bd_err *err)
{
    bool saved = false;
    bd_act *acts = NULL;
    const char *what = redo ? "redo" : "undo";
    const bd_actor actor = bd_cli_actor(context);
    const bd_take_back wish = {
        .redo = redo, .all = asked->all, .role = actor.role, .name = actor.name, .act = asked->act};
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_NEW(acts, context->arena, (size_t)asked->steps, err);
    for (int i = 0; i < asked->steps; i++) {
        if (i > 0) BD_TRY(bd_event_end_act(file, what, &actor, err));
        BD_TRY(bd_event_take_back(file, &wish, &acts[i], err));
    }
    BD_TRY(bd_event_save(file, what, &actor, &saved, &warnings, err));
    if (saved) bd_cli_file_changed(context);
    bd_cli_tell_warnings(context, &warnings);
    for (int i = 0; i < asked->steps; i++)
        bd_tell(context, redo ? BD_SAY(CLI_REDO_DONE) : BD_SAY(CLI_UNDO_DONE), file->store.path,
                acts[i].sentence, acts[i].name != NULL ? acts[i].name : acts[i].role);
    return BD_OK;
}

bd_status bd_cli_step(bd_context *context, const bd_step_request *asked, bool redo, bd_err *err)
{
    bd_event_file file;
    bd_warnings warnings = bd_warnings_new(context->arena);
    const bd_read_options options = {.lenient = false};
    const bd_status opened = bd_cli_file_open(context, asked->event.path, &options, &warnings, &file, err);
    bd_cli_tell_warnings(context, &warnings);
    if (opened != BD_OK) return opened;
    const bd_status status = step_take(context, &file, asked, redo, err);
    bd_event_close(&file);
    return status;
}
