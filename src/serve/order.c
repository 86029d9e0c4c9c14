#include "serve/order.h"

#include "base/text.h"
#include "base/words_thread.h"
#include "serve/serve_words.h"

#include <string.h>

enum { ORDER_LOOKS = 1, ORDER_CHANGES = 2, ORDER_SAVES = 4 };

/* Who may ask what. A command that is not here is not served: it would work for too long, or on other files.
 */
static const struct {
    const char *command;
    int kind;         /* ORDER_SAVES: it changes the event where it is asked to save */
    bd_role least;    /* roles up to this one */
    const char *only; /* members that others than the arbiter may give; NULL: any */
} order_table[] = {
    {"show", ORDER_LOOKS, BD_ROLE_SCREEN, NULL},
    {"standings", ORDER_LOOKS, BD_ROLE_SCREEN, NULL},
    {"missing", ORDER_LOOKS, BD_ROLE_SCREEN, NULL},
    {"rules", ORDER_LOOKS, BD_ROLE_SCREEN, NULL},
    {"sheet", ORDER_LOOKS, BD_ROLE_SCREEN, NULL},
    {"result", ORDER_CHANGES, BD_ROLE_DESK, "round,white,black,result,board"},
    {"draw", ORDER_SAVES, BD_ROLE_ARBITER, NULL},
    {"repair", ORDER_SAVES, BD_ROLE_ARBITER, NULL},
    {"why", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"why-not", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"compare", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"check", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"verify", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"explain", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"checklist", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"prizes", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"history", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"convert", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"find", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"table", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"report", ORDER_LOOKS, BD_ROLE_ARBITER, NULL},
    {"results", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"bye", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"withdraw", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"late", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"edit", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"present", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"volunteer", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"ban", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"undo", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
    {"redo", ORDER_CHANGES, BD_ROLE_ARBITER, NULL},
};

/* The row of the command in the table; -1: it is not served. */
static int order_row(const char *command)
{
    for (size_t i = 0; i < sizeof order_table / sizeof *order_table; i++)
        if (strcmp(order_table[i].command, command) == 0) return (int)i;
    return -1;
}

/* Whether a key is one of the words, which commas part. */
static bool order_names(const char *words, const char *key)
{
    const size_t length = strlen(key);
    for (const char *word = words;; word++) {
        const size_t count = strcspn(word, ",");
        if (count == length && memcmp(word, key, count) == 0) return true;
        word += count;
        if (*word == '\0') return false;
    }
}

static bool order_may(const bd_json_doc *doc, bd_role role, const char *command, const bd_json *options)
{
    const int row = order_row(command);
    if (row < 0 || role == BD_ROLE_NOBODY || role > order_table[row].least) return false;
    if (role == BD_ROLE_ARBITER || order_table[row].only == NULL || options == NULL) return true;
    for (const bd_json *one = bd_json_first(doc, options); one != NULL; one = bd_json_next(doc, one))
        if (!order_names(order_table[row].only, bd_json_key(doc, one))) return false;
    return true;
}

static bool order_saves(const bd_json_doc *doc, const bd_json *options)
{
    const bd_json *save = options != NULL ? bd_json_member(doc, options, "save") : NULL;
    return save != NULL && save->kind == BD_JSON_BOOL && save->as.integer != 0;
}

/* {"command": ..., "options": {...}} */
static bd_status order_read_one(const bd_json_doc *doc, const bd_json *from, bd_role role,
                                const char **command, const char **options, bool *changes, bool *allowed,
                                bd_err *err)
{
    const bd_json *name = bd_json_member(doc, from, "command"), *given = bd_json_member(doc, from, "options");
    if (name == NULL || name->kind != BD_JSON_TEXT)
        return bd_json_fail(doc, from, err, "%s", BD_SAY(SERVE_NO_COMMAND));
    if (given != NULL) BD_TRY(bd_json_want(doc, given, BD_JSON_OBJECT, err));
    *command = name->as.text;
    *allowed = order_may(doc, role, *command, given);
    if (!*allowed) return bd_json_fail(doc, name, err, BD_SAY(SERVE_MAY_NOT), *command);
    const int kind = order_table[order_row(*command)].kind;
    *changes = kind == ORDER_CHANGES || (kind == ORDER_SAVES && order_saves(doc, given));
    *options = given != NULL ? bd_json_raw(doc, given, doc->arena) : "{}";
    if (*options == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status order_read_before(const bd_json_doc *doc, const bd_json *list, bd_role role, bd_order *out,
                                   bool *allowed, bd_err *err)
{
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    for (const bd_json *one = bd_json_first(doc, list); one != NULL; one = bd_json_next(doc, one)) {
        bool changes = false;
        if (out->before_count == BD_ORDER_BEFORE)
            return bd_json_fail(doc, one, err, BD_SAY(SERVE_BEFORE_MANY), BD_ORDER_BEFORE);
        BD_TRY(order_read_one(doc, one, role, &out->before[out->before_count].command,
                              &out->before[out->before_count].options, &changes, allowed, err));
        out->before_count++;
    }
    return BD_OK;
}

/* "result 5 13 16 1-0" */
static bd_status order_say(const bd_json_doc *doc, const bd_json *options, bd_order *out, bd_err *err)
{
    static const char *const names[] = {"round", "white", "black", "result", "board"};
    bd_text text = bd_text_new(doc->arena);
    bd_text_add_string(&text, out->command);
    for (size_t i = 0; options != NULL && i < sizeof names / sizeof *names; i++) {
        const bd_json *value = bd_json_member(doc, options, names[i]);
        if (value == NULL || (value->kind != BD_JSON_TEXT && value->kind != BD_JSON_NUMBER)) continue;
        const char *raw = value->kind == BD_JSON_TEXT ? value->as.text : bd_json_raw(doc, value, doc->arena);
        if (raw == NULL) BD_FAIL_MEMORY(err);
        bd_text_add(&text, strcmp(names[i], "board") == 0 ? " --board %.40s" : " %.40s", raw);
    }
    return bd_text_finish(&text, &out->said, err);
}

static bd_status order_speak(const bd_json_doc *doc, const bd_json *root, bd_err *err)
{
    static const char *const languages[] = {"en", "de"};
    const bd_json *lang = bd_json_member(doc, root, "lang");
    size_t which = 0;
    if (lang == NULL) return BD_OK;
    BD_TRY(bd_json_choice(doc, lang, languages, sizeof languages / sizeof *languages, &which, err));
    bd_words_choose(which == 0 ? BD_WORDS_ENGLISH : BD_WORDS_OTHER);
    return BD_OK;
}

bd_status bd_order_read(bd_arena *arena, bd_role role, const char *body, size_t length, bd_order *out,
                        bool *allowed, bd_err *err)
{
    bd_json_doc doc;
    *allowed = true;
    memset(out, 0, sizeof *out);
    BD_TRY(bd_json_open(arena, "", body, length, &doc, err));
    const bd_json *root = &doc.values[0], *before = bd_json_member(&doc, root, "before");
    BD_TRY(bd_json_want(&doc, root, BD_JSON_OBJECT, err));
    BD_TRY(order_speak(&doc, root, err));
    BD_TRY(order_read_one(&doc, root, role, &out->command, &out->options, &out->changes, allowed, err));
    if (strcmp(out->command, "result") == 0)
        BD_TRY(order_say(&doc, bd_json_member(&doc, root, "options"), out, err));
    if (before == NULL) return BD_OK;
    if (out->changes && bd_json_first(&doc, before) != NULL)
        return bd_json_fail(&doc, before, err, "%s", BD_SAY(SERVE_BEFORE_CHANGE));
    return order_read_before(&doc, before, role, out, allowed, err);
}
