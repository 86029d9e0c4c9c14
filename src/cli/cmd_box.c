/* Box: the page with everything in it, and an event. */
#include "cli/common.h"
#include "cli/host.h"
#include "os/files.h"

#include <string.h>

static const char box_mark[] = "<script type=\"application/json\" id=\"event\">";

typedef struct box_request {
    bd_event_request event;
    const char *output, *page;
    bool lesson;
} box_request;

static const bd_param box_params[] = {
    BD_WORD_OF(bd_event_request, TEXT, path, "file", "FILE", .place = BD_WORD_ALONE, .local = true),
    BD_ROW_OUTPUT(box_request, output),
    BD_TEXT(box_request, page, "page", "FILE", CLI_BOX_PAGE),
    BD_FLAG(box_request, lesson, "lesson", CLI_BOX_LESSON),
    BD_ROW_LENIENT,
};

static void box_add_base64(bd_text *text, const char *bytes, size_t length)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < length; i += 3) {
        const unsigned a = (unsigned char)bytes[i], b = i + 1 < length ? (unsigned char)bytes[i + 1] : 0,
                       c = i + 2 < length ? (unsigned char)bytes[i + 2] : 0, all = a << 16 | b << 8 | c;
        bd_text_add_char(text, digits[all >> 18]);
        bd_text_add_char(text, digits[all >> 12 & 63]);
        bd_text_add_char(text, i + 1 < length ? digits[all >> 6 & 63] : '=');
        bd_text_add_char(text, i + 2 < length ? digits[all & 63] : '=');
    }
}

static bd_status box_read_page(const bd_context *context, const char *path, bd_file *page, bd_err *err)
{
    if (path != NULL) return bd_file_read(context->arena, path, BD_FILE_LIMIT, page, err);
    if (bd_file_read(context->arena, BESTDRAW_BOX, BD_FILE_LIMIT, page, err) == BD_OK) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, BESTDRAW_BOX, BD_SAY(CLI_BOX_NOT_HERE));
}

/* What stands in the page: {"name": "open.json", "base64": "..."} */
static bd_status box_add_event(bd_context *context, const char *path, bd_text *text, bd_err *err)
{
    bd_file event = {.text = ""};
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, &tournament, err));
    BD_TRY(bd_cli_file_read(context, path, BD_FILE_LIMIT, &event, err));
    bd_text_add_string(text, "{\"name\": ");
    BD_TRY(bd_cli_add_script(text, bd_os_name_of(path), err));
    bd_text_add_string(text, ", \"base64\": \"");
    box_add_base64(text, event.text, event.length);
    bd_text_add_string(text, "\"}");
    return BD_OK;
}

static bd_status box_run(bd_context *context, const void *request, bd_err *err)
{
    const box_request *asked = request;
    const char *path = asked->event.path, *said = asked->page != NULL ? asked->page : BESTDRAW_BOX;
    bd_file page;
    bd_text text = bd_text_new(context->arena), inside = bd_text_new(context->arena);
    BD_TRY(bd_cli_refuse_host(context, "box", err));
    if (asked->lesson && path != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BOX_LESSON_ALONE), path);
    if (path != NULL) BD_TRY(box_add_event(context, path, &inside, err));
    if (asked->lesson) bd_text_add_string(&inside, "{\"lesson\": true}");
    BD_TRY(box_read_page(context, asked->page, &page, err));
    const char *begin = strstr(page.text, box_mark);
    const char *end = begin != NULL ? strstr(begin, "</script>") : NULL;
    if (end == NULL) BD_FAIL(err, BD_BAD_INPUT, said, BD_SAY(CLI_BOX_NOT_A_BOX));
    begin += sizeof box_mark - 1;
    if (inside.length == 0) bd_text_add_bytes(&inside, begin, (size_t)(end - begin)); /* the page as it is */
    if (inside.failed) BD_FAIL_MEMORY(err);
    bd_text_add_bytes(&text, page.text, (size_t)(begin - page.text));
    bd_text_add_bytes(&text, inside.bytes, inside.length);
    bd_text_add_bytes(&text, end, page.length - (size_t)(end - page.text));
    return bd_cli_put(context, asked->output, &text, err);
}

BD_COMMAND(box, "box", CLI_GROUP_DRAWS, CLI_BOX_HELP, CLI_BOX_ABOUT, box_request, .role = BD_ROLE_NOBODY);
