/* An answer: gathered by its host, written as JSON. */
#include "library/handles.h"

#include "base/assert.h"

#include <string.h>

bestdraw_answer *bd_answer_new(void)
{
    bd_arena *arena = bd_arena_new();
    bestdraw_answer *answer = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *answer) : NULL;
    if (answer == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    answer->arena = arena;
    answer->command = answer->report = answer->json = "";
    answer->host = (bd_host){.arena = arena, .out = bd_text_new(arena), .said.arena = arena};
    return answer;
}

void bestdraw_answer_free(bestdraw_answer *answer)
{
    if (answer == NULL) return;
    bd_host_end(&answer->host);
    bd_arena_free(answer->arena);
}

/* A text as JSON; bytes that are not UTF-8 become U+FFFD. */
static void answer_handle_add_text(bd_text *text, const char *bytes, size_t count)
{
    bd_text good = bd_text_new(text->arena);
    while (count > 0) {
        const size_t prefix = bd_utf8_check(bytes, count);
        bd_text_add_bytes(&good, bytes, prefix);
        if (prefix < count) bd_text_add_string(&good, "\xef\xbf\xbd");
        const size_t taken = prefix < count ? prefix + 1 : count;
        bytes += taken;
        count -= taken;
    }
    if (good.failed) text->failed = true;
    bd_text_add_json(text, good.bytes != NULL ? good.bytes : "");
}

static const char *answer_handle_kind_of_error(bestdraw_status status)
{
    switch (status) {
    case BESTDRAW_OK: return "none";
    case BESTDRAW_USAGE: return "request";
    case BESTDRAW_BAD_INPUT: return "data";
    case BESTDRAW_NO_MEMORY: return "memory";
    case BESTDRAW_SYSTEM: return "system";
    case BESTDRAW_BUSY: return "busy";
    case BESTDRAW_INTERNAL: break;
    }
    return "internal";
}

static void answer_handle_add_error(const bestdraw_answer *answer, bd_text *text)
{
    bd_text_add_string(text, ",\n\"error\": ");
    if (answer->status == BESTDRAW_OK) {
        bd_text_add_string(text, "null");
        return;
    }
    bd_text_add(text, "{\"kind\": \"%s\", \"place\": ", answer_handle_kind_of_error(answer->status));
    answer_handle_add_text(text, answer->err.place, strlen(answer->err.place));
    bd_text_add_string(text, ", \"sentence\": ");
    answer_handle_add_text(text, answer->err.sentence, strlen(answer->err.sentence));
    bd_text_add_char(text, '}');
}

static void answer_handle_add_notes(const bd_host *host, bd_text *text)
{
    bd_text_add_string(text, ",\n\"notes\": [");
    for (size_t i = 0; i < host->said.count; i++) {
        const bd_remark_line *line = &host->said.items[i];
        bd_text_add(text, "%s\n{\"kind\": \"%s\", \"sentence\": ", i > 0 ? "," : "",
                    line->kind == BD_REMARK_WARNING ? "warning" : "note");
        answer_handle_add_text(text, line->sentence, strlen(line->sentence));
        bd_text_add_char(text, '}');
    }
    bd_text_add_char(text, ']');
}

static bool answer_handle_file_is_made(const bd_host_file *file)
{
    return file->made || file->file->writes > 1;
}

static void answer_handle_add_files(const bd_host *host, bd_text *text)
{
    size_t count = 0;
    bd_text_add_string(text, ",\n\"files\": {");
    for (size_t i = 0; i < host->file_count; i++) {
        bd_file file;
        const bd_memory_file *memory = host->files[i].file;
        if (!answer_handle_file_is_made(&host->files[i]) || !bd_memory_file_read(memory, &file)) continue;
        bd_text_add_string(text, count++ > 0 ? ",\n" : "\n");
        answer_handle_add_text(text, memory->name, strlen(memory->name));
        bd_text_add_string(text, ": ");
        answer_handle_add_text(text, file.text, file.length);
    }
    bd_text_add_char(text, '}');
}

/* The report is JSON already, or goes into a text. */
static void answer_handle_add_report(const bestdraw_answer *answer, bd_text *text)
{
    const bd_text *out = &answer->host.out;
    size_t length = out->length;
    const bool json = answer->is_json && length > 0;
    while (length > 0 && out->bytes[length - 1] == '\n') length--;
    bd_text_add_string(text, ",\n\"report\": ");
    if (json)
        bd_text_add_bytes(text, out->bytes, length);
    else
        bd_text_add_string(text, "null");
    bd_text_add_string(text, ",\n\"text\": ");
    if (json || out->length == 0)
        bd_text_add_string(text, "null");
    else
        answer_handle_add_text(text, out->bytes, out->length);
}

bd_status bd_answer_finish(bestdraw_answer *answer, bd_err *err)
{
    bd_text text = bd_text_new(answer->arena);
    BD_ASSERT(answer->json[0] == '\0');
    BD_TRY(bd_text_finish(&answer->host.out, &answer->report, err));
    bd_text_add_string(&text, "{\"format\": \"answer/1\",\n\"command\": ");
    answer_handle_add_text(&text, answer->command, strlen(answer->command));
    bd_text_add(&text, ",\n\"code\": %d,\n\"changed\": %s", answer->code,
                answer->host.changed ? "true" : "false");
    answer_handle_add_error(answer, &text);
    answer_handle_add_notes(&answer->host, &text);
    answer_handle_add_report(answer, &text);
    answer_handle_add_files(&answer->host, &text);
    bd_text_add_string(&text, "}\n");
    return bd_text_finish(&text, &answer->json, err);
}

void bd_answer_say_saved(bestdraw_answer *answer)
{
    BD_ASSERT(answer->host.changed);
    answer->report = "";
    answer->host.out.length = 0;
    answer->json = "{\"format\": \"answer/1\",\n\"command\": \"\",\n\"code\": 0,\n\"changed\": true,\n"
                   "\"error\": null,\n\"notes\": [],\n\"report\": null,\n\"text\": null,\n\"files\": {}}\n";
}

const char *bestdraw_answer_json(const bestdraw_answer *answer) { return answer != NULL ? answer->json : ""; }

const char *bestdraw_answer_report(const bestdraw_answer *answer, size_t *count)
{
    if (count != NULL) *count = answer != NULL ? answer->host.out.length : 0;
    return answer != NULL ? answer->report : "";
}

int bestdraw_answer_code(const bestdraw_answer *answer) { return answer != NULL ? answer->code : 5; }

const char *bestdraw_answer_error_place(const bestdraw_answer *answer)
{
    return answer != NULL && answer->status != BESTDRAW_OK ? answer->err.place : "";
}

const char *bestdraw_answer_error(const bestdraw_answer *answer)
{
    return answer != NULL && answer->status != BESTDRAW_OK ? answer->err.sentence : "";
}

size_t bestdraw_answer_note_count(const bestdraw_answer *answer)
{
    return answer != NULL ? answer->host.said.count : 0;
}

const char *bestdraw_answer_note(const bestdraw_answer *answer, size_t index)
{
    return index < bestdraw_answer_note_count(answer) ? answer->host.said.items[index].sentence : "";
}

const char *bestdraw_answer_file(const bestdraw_answer *answer, const char *name, size_t *count)
{
    bd_file file = {.text = NULL};
    for (size_t i = 0; answer != NULL && name != NULL && i < answer->host.file_count; i++) {
        const bd_host_file *one = &answer->host.files[i];
        if (answer_handle_file_is_made(one) && strcmp(one->file->name, name) == 0)
            (void)bd_memory_file_read(one->file, &file);
    }
    if (count != NULL) *count = file.length;
    return file.text;
}
