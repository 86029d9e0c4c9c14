#include "cli/rules_file.h"

#include "cli/common.h"
#include "cli/host.h"
#include "io/rulebook_file.h"
#include "os/files.h"
#include "rulebook/formula/formula.h"

#include <string.h>

bool bd_cli_names_a_rules_file(const char *value)
{
    if (value[0] == '{') return true;
    const size_t length = strlen(value);
    return bd_os_name_of(value) != value || (length > 5 && strcmp(value + length - 5, ".json") == 0);
}

/* The options of the base and of the criteria that the file lists. With --lenient a name that is not known is
 * left out. */
static bd_status rules_judge_options(bd_context *context, const bd_rulebook *base, bd_rulebook_file *file,
                                     bd_err *err)
{
    const bd_option_scope scope = {
        .rules = base, .priorities = file->priorities, .priority_count = file->priority_count};
    bd_setting *known;
    size_t kept = 0;
    BD_NEW(known, context->arena, file->option_count, err);
    for (size_t i = 0; i < file->option_count; i++) {
        bool left_out = false;
        BD_TRY(bd_cli_check_setting(context, &file->options[i], &scope, &left_out, err));
        if (!left_out) known[kept++] = file->options[i];
    }
    file->options = known;
    file->option_count = kept;
    return BD_OK;
}

static bool rules_writes(const bd_rulebook_file *file, const char *id)
{
    for (size_t i = 0; i < file->criterion_count; i++)
        if (strcmp(file->criteria[i].id, id) == 0) return true;
    return false;
}

static bool rules_lists(const bd_rulebook_file *file, const char *id)
{
    for (size_t i = 0; i < file->priority_count; i++)
        if (strcmp(file->priorities[i], id) == 0) return true;
    return false;
}

/* The cost of a criterion that the file writes means something; what is wrong with it has its line and
 * column. */
static bd_status rules_judge_cost(bd_context *context, const bd_rulebook_criterion_text *criterion,
                                  bd_err *err)
{
    bd_err wrong = {.status = BD_OK};
    bd_formula formula;
    size_t at = 0;
    char place[512];
    const bd_status status = bd_formula_read(context->arena, criterion->cost, &formula, &at, &wrong);
    if (status == BD_OK) return BD_OK;
    if (err != NULL) *err = wrong;
    if (status != BD_BAD_INPUT) return status;
    bd_rulebook_cost_place(criterion, at, place, sizeof place);
    BD_FAIL(err, BD_BAD_INPUT, place, "%s", wrong.sentence);
}

static bd_status rules_judge_place(bd_context *context, const bd_rulebook *base, const bd_rulebook_file *file,
                                   size_t index, bd_err *err)
{
    const bd_rulebook_criterion_text *criterion = &file->criteria[index];
    const bool listed = strcmp(criterion->position, "listed") == 0;
    if (bd_rulebook_has(base, BD_HAS_BRACKETS) && !criterion->hard &&
        strcmp(criterion->position, "first") != 0)
        BD_FAIL(err, BD_BAD_INPUT, criterion->id_place, BD_SAY(CLI_WRITTEN_FIRST), base->id, criterion->id);
    if (listed != rules_lists(file, criterion->id))
        BD_FAIL(err, BD_BAD_INPUT, criterion->id_place,
                listed ? BD_SAY(CLI_WRITTEN_UNLISTED) : BD_SAY(CLI_WRITTEN_LISTED), criterion->id);
    if (criterion->anchor == NULL || bd_criterion_find(criterion->anchor) != NULL) return BD_OK;
    for (size_t i = 0; i < index; i++)
        if (strcmp(file->criteria[i].id, criterion->anchor) == 0) return BD_OK;
    const char *names = "";
    BD_TRY(bd_criterion_names(context->arena, &names, err));
    BD_FAIL(err, BD_BAD_INPUT, criterion->anchor_place, BD_SAY(CLI_NO_CRITERION), criterion->anchor, names);
}

static bd_status rules_judge_criteria(bd_context *context, const bd_rulebook *base,
                                      const bd_rulebook_file *file, bd_err *err)
{
    if (file->criterion_count > BD_WRITTEN_MOST)
        BD_FAIL(err, BD_BAD_INPUT, file->criteria[BD_WRITTEN_MOST].id_place, BD_SAY(CLI_WRITTEN_MOST),
                (int)BD_WRITTEN_MOST);
    for (size_t i = 0; i < file->criterion_count; i++) {
        const bd_rulebook_criterion_text *criterion = &file->criteria[i];
        if (!bd_written_id_is(criterion->id))
            BD_FAIL(err, BD_BAD_INPUT, criterion->id_place, BD_SAY(CLI_WRITTEN_ID), criterion->id,
                    (int)BD_WRITTEN_ID);
        bool taken = bd_criterion_find(criterion->id) != NULL;
        for (size_t k = 0; k < i; k++) taken = taken || strcmp(file->criteria[k].id, criterion->id) == 0;
        if (taken) BD_FAIL(err, BD_BAD_INPUT, criterion->id_place, BD_SAY(CLI_WRITTEN_TAKEN), criterion->id);
        BD_TRY(rules_judge_place(context, base, file, i, err));
        BD_TRY(rules_judge_cost(context, criterion, err));
    }
    return BD_OK;
}

/* The names in the file mean something. */
static bd_status rules_judge(bd_context *context, const bd_rulebook *base, bd_rulebook_file *file,
                             bd_err *err)
{
    for (size_t i = 0; i < file->priority_count; i++) {
        const char *names = "";
        if (bd_criterion_find(file->priorities[i]) != NULL) continue;
        if (rules_writes(file, file->priorities[i])) continue;
        BD_TRY(bd_criterion_names(context->arena, &names, err));
        BD_FAIL(err, BD_BAD_INPUT, file->priority_places[i], BD_SAY(CLI_NO_CRITERION), file->priorities[i],
                names);
    }
    BD_TRY(rules_judge_criteria(context, base, file, err));
    return rules_judge_options(context, base, file, err);
}

/* The criteria that the file writes; the words for their places are those of the reader. */
static bd_status rules_take_criteria(bd_arena *arena, const bd_rulebook_file *file, bd_draw_options *options,
                                     bd_err *err)
{
    static const char *const places[] = {[BD_WRITTEN_FIRST] = "first",
                                         [BD_WRITTEN_LAST] = "last",
                                         [BD_WRITTEN_LISTED] = "listed",
                                         [BD_WRITTEN_BEFORE] = "before",
                                         [BD_WRITTEN_AFTER] = "after"};
    bd_written *list;
    BD_NEW(list, arena, file->criterion_count, err);
    for (size_t i = 0; i < file->criterion_count; i++) {
        const bd_rulebook_criterion_text *text = &file->criteria[i];
        int place = BD_WRITTEN_FIRST;
        while (strcmp(places[place], text->position) != 0) place++;
        list[i] = (bd_written){.id = text->id,
                               .place = (bd_written_place)place,
                               .anchor = text->anchor,
                               .first = text->first,
                               .last = text->last,
                               .hard = text->hard,
                               .cost = bd_formula_tidy(arena, text->cost)};
        if (list[i].cost == NULL) BD_FAIL_MEMORY(err);
    }
    options->written = list;
    options->written_count = file->criterion_count;
    return BD_OK;
}

bd_status bd_cli_rules_file(bd_context *context, const char *path, const bd_rulebook **base,
                            bd_draw_options *out, bd_err *err)
{
    enum { FILE_MAX = 1024 * 1024 };
    bd_file text;
    bd_rulebook_file file;
    if (path[0] == '{') {
        text = (bd_file){.text = bd_arena_copy_text(context->arena, path), .length = strlen(path)};
        if (text.text == NULL) BD_FAIL_MEMORY(err);
        path = "rules";
    } else {
        BD_TRY(bd_cli_file_read(context, path, FILE_MAX, &text, err));
    }
    BD_TRY(bd_rulebook_file_read(context->arena, path, text.text, text.length, &file, err));
    BD_TRY(bd_cli_find_rules(file.base, BD_BAD_INPUT, file.base_place, base, err));
    BD_TRY(rules_judge(context, *base, &file, err));
    *out = bd_draw_options_none();
    out->settings = file.options;
    out->setting_count = file.option_count;
    out->priorities = file.priorities;
    out->priority_count = file.priority_count;
    return rules_take_criteria(context->arena, &file, out, err);
}
