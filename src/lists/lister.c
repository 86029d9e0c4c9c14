#include "lists/lister.h"

#include "people/unicode.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- Text ---- */

const char *list_fold(bd_lister *l, const char *text)
{
    const char *folded = NULL;
    if (bd_fold_name(l->arena, text, &folded, NULL) != BD_OK) l->failed = true;
    if (folded == NULL) return "";
    const size_t length = strlen(folded);
    return length > 0 && folded[length - 1] == ' ' ? list_part(l, folded, length - 1) : folded;
}

const char *list_key(bd_lister *l, const char *text)
{
    const char *folded = list_fold(l, text);
    char *key = bd_arena_copy_text(l->arena, folded);
    size_t n = 0;
    if (key == NULL) l->failed = true;
    if (key == NULL) return "";
    for (; *folded != '\0'; folded++)
        if (*folded != ' ') key[n++] = *folded;
    key[n] = '\0';
    return key;
}

const char *list_part(bd_lister *l, const char *text, size_t length)
{
    while (length > 0 && text[length - 1] == ' ') length--;
    while (length > 0 && *text == ' ') {
        text++;
        length--;
    }
    const char *copy = bd_arena_copy_bytes(l->arena, text, length);
    if (copy == NULL) l->failed = true;
    return copy != NULL ? copy : "";
}

/* The sentence; characters that were cut go. */
static void list_format(char *out, size_t size, const char *format, va_list arguments)
{
    uint32_t character;
    size_t n = 0;
    (void)vsnprintf(out, size, format, arguments);
    for (size_t at = 0, length = strlen(out); at < length;) {
        const int step = bd_utf8_decode(out + at, length - at, &character);
        if (step == 0) {
            at++;
            continue;
        }
        memmove(out + n, out + at, (size_t)step);
        n += (size_t)step;
        at += (size_t)step;
    }
    out[n] = '\0';
}

enum { LIST_LONGEST = 800 };

const char *list_print(bd_lister *l, const char *format, ...)
{
    char buffer[LIST_LONGEST];
    va_list arguments;
    va_start(arguments, format);
    list_format(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return list_part(l, buffer, strlen(buffer));
}

bool list_is_one_of(const char *folded, const char *const *words)
{
    for (; *words != NULL; words++)
        if (strcmp(folded, *words) == 0) return true;
    return false;
}

bool list_says_none(bd_lister *l, const char *text)
{
    static const char *const none[] = {
        "none",       "na",           "n a",  "nil",  "no",      "nvt",     "n v t",
        "keine",      "keiner",       "kein", "non",  "ninguno", "ninguna", "nessuno",
        "nessuna",    "brak",         "nie",  "geen", "nee",     "aucun",   "aucune",
        "neant",      "no aplica",    "nein", "tbc",  "tba",     "unknown", "not applicable",
        "not needed", "not required", NULL};
    const char *folded = list_fold(l, text);
    return *folded == '\0' || list_is_one_of(folded, none);
}

/* ---- Remarks ---- */

static bd_list_remark *list_same_remark(bd_entries *list, const char *text, bd_list_answer answer,
                                        const char *subject)
{
    for (size_t i = 0; i < list->remark_count; i++) {
        bd_list_remark *old = &list->remarks[i];
        const bool same = old->subject == subject ||
                          (old->subject != NULL && subject != NULL && strcmp(old->subject, subject) == 0);
        if (old->answer == answer && same && strcmp(old->text, text) == 0) return old;
    }
    return NULL;
}

static void list_add_line(bd_lister *l, bd_list_remark *remark, int line)
{
    size_t at = remark->line_count;
    if (line == 0) return;
    while (at > 0 && remark->lines[at - 1] > line) at--;
    if (at > 0 && remark->lines[at - 1] == line) return;
    if (remark->line_count >= remark->line_capacity) {
        void *room = bd_arena_grow(l->arena, remark->lines, &remark->line_capacity, remark->line_count + 1,
                                   sizeof *remark->lines);
        if (room == NULL) l->failed = true;
        if (room == NULL) return;
        remark->lines = room;
    }
    memmove(remark->lines + at + 1, remark->lines + at, (remark->line_count++ - at) * sizeof *remark->lines);
    remark->lines[at] = line;
}

static void list_note(bd_lister *l, int line, bd_list_answer answer, const char *subject, bool shown,
                      const char *text)
{
    bd_entries *list = l->list;
    bd_list_remark *remark = list_same_remark(list, text, answer, subject);
    if (remark == NULL) {
        if (list->remark_count >= list->remark_capacity) {
            void *room = bd_arena_grow(l->arena, list->remarks, &list->remark_capacity,
                                       list->remark_count + 1, sizeof *list->remarks);
            if (room == NULL) l->failed = true;
            if (room == NULL) return;
            list->remarks = room;
        }
        remark = &list->remarks[list->remark_count++];
        *remark = (bd_list_remark){.answer = answer, .subject = subject, .shown = shown};
        remark->text = list_part(l, text, strlen(text));
    }
    list_add_line(l, remark, line);
}

void list_warn(bd_lister *l, int line, const char *format, ...)
{
    char buffer[LIST_LONGEST];
    va_list arguments;
    va_start(arguments, format);
    list_format(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    list_note(l, line, BD_ANSWER_NONE, NULL, false, buffer);
}

/* What is right as it is shown is no question, but it is said all the same. */
void list_ask(bd_lister *l, int line, bd_list_answer answer, const char *subject, bool shown,
              const char *format, ...)
{
    char buffer[LIST_LONGEST];
    va_list arguments;
    va_start(arguments, format);
    list_format(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    bool settled = shown && l->answers->as_shown;
    for (size_t i = 0; i < l->answers->accepted_count && shown; i++)
        settled = settled || strcmp(l->answers->accepted[i], buffer) == 0;
    list_note(l, line, settled ? BD_ANSWER_NONE : answer, settled ? NULL : subject, shown, buffer);
}

size_t bd_list_questions(const bd_entries *list)
{
    size_t count = 0;
    for (size_t i = 0; i < list->remark_count; i++) count += list->remarks[i].answer != BD_ANSWER_NONE;
    return count;
}

bd_status bd_list_say(bd_arena *arena, const bd_list_remark *remark, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text lines = bd_text_new(arena);
    const char *list = NULL;
    for (size_t i = 0; i < remark->line_count; i++) {
        size_t last = i;
        while (last + 1 < remark->line_count && remark->lines[last + 1] == remark->lines[last] + 1) last++;
        bd_text_add(&lines, i > 0 ? ", %d" : "%d", remark->lines[i]);
        if (last > i + 1) bd_text_add(&lines, "-%d", remark->lines[last]);
        if (last > i + 1) i = last;
    }
    BD_TRY(bd_text_finish(&lines, &list, err));
    if (remark->line_count > 0) bd_text_add(&text, BD_SAY_N(LIST_LINES, remark->line_count), list);
    bd_text_add_string(&text, remark->text);
    return bd_text_finish(&text, out, err);
}

bd_status bd_list_cure(bd_arena *arena, const bd_list_remark *remark, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    const int line = remark->line_count > 0 ? remark->lines[remark->line_count - 1] : 0;
    const char *subject = remark->subject != NULL ? remark->subject : "";
    switch (remark->answer) {
    case BD_ANSWER_NONE: break;
    case BD_ANSWER_SECTION: bd_text_add_string(&text, BD_SAY(LIST_CURE_SECTION)); break;
    case BD_ANSWER_DATES: bd_text_add_string(&text, BD_SAY(LIST_CURE_DATES)); break;
    case BD_ANSWER_NAMES: bd_text_add_string(&text, BD_SAY(LIST_CURE_NAMES)); break;
    case BD_ANSWER_COLUMN: bd_text_add(&text, BD_SAY(LIST_CURE_COLUMN), subject, subject); break;
    case BD_ANSWER_CELL: bd_text_add(&text, BD_SAY(LIST_CURE_CELL), line, subject); break;
    case BD_ANSWER_LINE: bd_text_add(&text, BD_SAY(LIST_CURE_LINE), line); break;
    case BD_ANSWER_ROUNDS: bd_text_add_string(&text, BD_SAY(LIST_CURE_ROUNDS)); break;
    }
    if (remark->shown && text.length > 0) bd_text_add_string(&text, BD_SAY(LIST_CURE_SHOWN));
    return bd_text_finish(&text, out, err);
}
