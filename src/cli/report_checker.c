#include "cli/report_checker.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cli/file_names.h"
#include "io/certificate_file.h"
#include "io/file.h"
#include "io/tournament_file.h"

#include <string.h>

static const char checker_head[] = "</head>", checker_body[] = "</body>";

/* What pairing and checking need of the cards; what else a file tells of people does not go into a page. */
static bd_status checker_plain_cards(bd_arena *arena, const bd_tournament *from, bd_tournament *out,
                                     bd_err *err)
{
    *out = *from;
    out->note_count = out->trf_line_count = 0;
    out->format = BD_FORMAT_JSON;
    bd_person *nobody;
    BD_NEW(nobody, arena, 1, err);
    BD_NEW(out->cards, arena, from->card_count, err);
    for (size_t i = 0; i < from->card_count; i++) {
        out->cards[i] = from->cards[i];
        out->cards[i].person = nobody;
    }
    return BD_OK;
}

/* A text as JSON, with nothing in it that a page could take for the end of the element. */
static bd_status checker_add_text(bd_text *out, const char *text, bd_err *err)
{
    const char *written = "";
    bd_text json = bd_text_new(out->arena);
    bd_text_add_json(&json, text);
    BD_TRY(bd_text_finish(&json, &written, err));
    for (const char *at = written, *next; *at != '\0'; at = next) {
        next = at + strcspn(at, "<");
        bd_text_add_bytes(out, at, (size_t)(next - at));
        if (*next == '<') {
            bd_text_add_string(out, "\\u003c");
            next++;
        }
    }
    return BD_OK;
}

static bd_status checker_add_data(const bd_task *task, const bd_certificate *certificate, const bd_draw *draw,
                                  bd_text *out, bd_err *err)
{
    bd_arena *arena = task->context->arena;
    bd_tournament plain;
    bd_warnings warnings = bd_warnings_new(arena);
    const char *text = "";
    bd_text cards = bd_text_new(arena), proof = bd_text_new(arena);
    BD_TRY(checker_plain_cards(arena, task->tournament, &plain, err));
    BD_TRY(bd_tournament_write_text(&plain, BD_FORMAT_JSON, &warnings, &cards, err));
    BD_TRY(bd_certificate_write(&proof, certificate, draw, err));
    bd_text_add_string(out, "<script type=\"application/json\" id=\"check-data\">{\"cards\": ");
    BD_TRY(bd_text_finish(&cards, &text, err));
    BD_TRY(checker_add_text(out, text, err));
    bd_text_add_string(out, ", \"certificate\": ");
    BD_TRY(bd_text_finish(&proof, &text, err));
    BD_TRY(checker_add_text(out, text, err));
    bd_text_add_string(out, "}</script>\n");
    return BD_OK;
}

/* The checker's file: one line for the head, the rest for the body. *there false: none is installed. */
static bd_status checker_read(const bd_task *task, const char *path, bd_file *out, bool *there, bd_err *err)
{
    bd_context *context = task->context;
    bd_err why;
    *there = true;
    if (path != NULL)
        BD_TRY(bd_cli_file_read(context, path, BD_FILE_LIMIT, out, err));
    else if (context->host != NULL ||
             bd_file_read(context->arena, BESTDRAW_CHECKER, BD_FILE_LIMIT, out, &why) != BD_OK) {
        if (context->host == NULL) bd_tell(context, BD_SAY(CLI_REPORT_NO_CHECKER), BESTDRAW_CHECKER);
        *there = false;
        return BD_OK;
    }
    if (strncmp(out->text, "<meta", 5) != 0 || strchr(out->text, '\n') == NULL ||
        strstr(out->text, "id=\"wasm-verify\"") == NULL)
        BD_FAIL(err, BD_BAD_INPUT, path != NULL ? path : BESTDRAW_CHECKER, BD_SAY(CLI_REPORT_BAD_CHECKER));
    return BD_OK;
}

bd_status bd_report_checker_add(const bd_task *task, const char *path, const bd_certificate *certificate,
                                const bd_draw *draw, bd_text *page, bd_err *err)
{
    bd_arena *arena = task->context->arena;
    bd_file checker = {.text = ""};
    bool there = false;
    const char *plain = "";
    bd_text all = bd_text_new(arena);
    BD_TRY(checker_read(task, path, &checker, &there, err));
    if (!there) return BD_OK;
    BD_TRY(bd_text_finish(page, &plain, err));
    const char *head = strstr(plain, checker_head), *body = strstr(plain, checker_body);
    const char *rest = strchr(checker.text, '\n');
    BD_ASSERT(head != NULL && body != NULL && head < body && rest != NULL);
    bd_text_add_bytes(&all, plain, (size_t)(head - plain));
    bd_text_add_bytes(&all, checker.text, (size_t)(rest + 1 - checker.text));
    bd_text_add_bytes(&all, head, (size_t)(body - head));
    BD_TRY(checker_add_data(task, certificate, draw, &all, err));
    bd_text_add_string(&all, rest + 1);
    bd_text_add_string(&all, body);
    *page = all;
    return BD_OK;
}
