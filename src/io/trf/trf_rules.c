#include "io/trf/trf_rules.h"

#include "base/assert.h"

#include <stdio.h>
#include <string.h>

/* ---- The rulebook ---- */

static const char trf_rules_blanks[] = " \t";

static bool trf_rules_starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* "### rules caa": the id, alone on the line; NULL: it is another line. */
static const char *trf_rules_named(const char *line, size_t *length)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";
    if (!trf_rules_starts(line, "###")) return NULL;
    line += 3 + strspn(line + 3, trf_rules_blanks);
    if (!trf_rules_starts(line, "rules") || strcspn(line, trf_rules_blanks) != 5) return NULL;
    line += 5 + strspn(line + 5, trf_rules_blanks);
    *length = strspn(line, letters);
    const char *after = line + *length;
    return *length > 0 && after[strspn(after, trf_rules_blanks)] == '\0' ? line : NULL;
}

static bool trf_rules_is(const char *code, size_t length, const char *word)
{
    return length == strlen(word) && memcmp(code, word, length) == 0;
}

/* The codes of record 192; the first one of a rulebook is what is written. */
static const struct {
    const char *code, *rules;
    bool old_edition;
} codes[] = {{"FIDE_DUTCH", "fide", false},        {"FIDE_DUTCH_2025", "fide", false},
             {"FIDE_DUTCH_2026", "fide", false},   {"FIDE_DUTCH_2017", "fide", true},
             {"FIDE_BURSTEIN", "burstein", false}, {"FIDE_DUBOV", "dubov", false}};

enum { CODES = sizeof codes / sizeof *codes };

const char *bd_trf_rules_code(const char *rules)
{
    for (size_t i = 0; rules != NULL && i < CODES; i++)
        if (strcmp(rules, codes[i].rules) == 0) return codes[i].code;
    return NULL;
}

static bool trf_rules_begins_with_code(const char *text)
{
    for (size_t i = 0; i < CODES; i++)
        if (trf_rules_starts(text, codes[i].code)) return true;
    return false;
}

static void trf_rules_add_code(bd_trf_rules *rules, const char *code)
{
    static const char baku[] = "_BAKU";
    const size_t tail = sizeof baku - 1;
    size_t length = strlen(code);
    while (length > 0 && strchr(trf_rules_blanks, code[length - 1]) != NULL) length--;
    rules->baku = length > tail && memcmp(code + length - tail, baku, tail) == 0;
    if (rules->baku) length -= tail;
    rules->rules = NULL;
    rules->old_edition = false;
    for (size_t i = 0; i < CODES; i++) {
        if (!trf_rules_is(code, length, codes[i].code)) continue;
        rules->rules = codes[i].rules;
        rules->old_edition = codes[i].old_edition;
    }
    rules->teams = trf_rules_starts(code, "FIDE_TEAM") || trf_rules_starts(code, "CUSTOM_TEAM");
    rules->round_robin = strstr(code, "ROUNDROBIN") != NULL || strstr(code, "BERGER") != NULL ||
                         strstr(code, "SCHEVENINGEN") != NULL || strstr(code, "SCHILLER") != NULL;
    rules->unknown_system = rules->rules == NULL && !trf_rules_is(code, length, "CUSTOM_SWISS") && length > 0;
}

bool bd_trf_rules_add(bd_trf_rules *rules, const char *line)
{
    size_t length;
    const char *named = trf_rules_named(line, &length);
    const bool coded = trf_rules_starts(line, "192");
    if (named != NULL) {
        rules->comment = named;
        rules->comment_length = length;
        return true;
    }
    if (!coded && (rules->coded || !trf_rules_starts(line, "092"))) return false;
    const char *code = line + 3 + strspn(line + 3, trf_rules_blanks);
    if (!coded && !trf_rules_begins_with_code(code)) return false;
    rules->coded |= coded;
    trf_rules_add_code(rules, code);
    return true;
}

bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku)
{
    if (seen->baku != baku) return false;
    if (seen->comment != NULL)
        return rules != NULL && trf_rules_is(seen->comment, seen->comment_length, rules);
    return seen->rules != NULL ? rules != NULL && strcmp(rules, seen->rules) == 0 : rules == NULL;
}

bool bd_trf_rules_is_line(const char *line)
{
    size_t length;
    return trf_rules_starts(line, "192") || trf_rules_named(line, &length) != NULL;
}

/* ---- The tie-breaks ---- */

enum { LIST_TEXT = BD_TIEBREAKS_MAX * 24 };

bool bd_trf_ties_is_line(const char *line, size_t length)
{
    return length >= 3 && (memcmp(line, "202", 3) == 0 || memcmp(line, "212", 3) == 0) &&
           (length == 3 || line[3] == ' ' || line[3] == '\t');
}

bd_status bd_trf_ties_add(bd_trf_ties *ties, const char *line, size_t length, bd_err *err)
{
    BD_ASSERT(bd_trf_ties_is_line(line, length));
    char text[LIST_TEXT];
    bd_tiebreak_list list;
    const bool defines = line[1] == '1';
    size_t at = 3;
    while (at < length && (line[at] == ' ' || line[at] == '\t')) at++;
    if (at == length || (ties->said && (ties->defines || !defines))) return BD_OK;
    (void)snprintf(text, sizeof text, "%.*s",
                   (int)(length - at < sizeof text ? length - at : sizeof text - 1), line + at);
    BD_TRY(bd_tiebreaks_parse(text, &list, err));
    *ties = (bd_trf_ties){.list = list, .said = true, .defines = defines};
    return BD_OK;
}

bool bd_trf_ties_say(const bd_trf_ties *seen, const char *tiebreaks)
{
    bd_tiebreak_list list;
    bd_err err;
    if (tiebreaks == NULL) return !seen->said;
    if (bd_tiebreaks_parse(tiebreaks, &list, &err) != BD_OK) return false;
    if (!seen->said) return list.count == 0; /* no tie-breaks: there is no record for that */
    if (list.count != seen->list.count) return false;
    for (size_t i = 0; i < list.count; i++)
        if (!bd_tiebreak_equal(&list.items[i], &seen->list.items[i])) return false;
    return true;
}

const char *bd_trf_ties_line(const char *tiebreaks, char *buffer, size_t size)
{
    bd_tiebreak_list list;
    bd_err err;
    char text[LIST_TEXT];
    bool defines = false;
    if (bd_tiebreaks_parse(tiebreaks, &list, &err) != BD_OK) list.count = 0;
    for (size_t i = 0; i < list.count; i++) defines |= list.items[i].kind == BD_TIE_PTS;
    (void)snprintf(buffer, size, "%s %s", defines ? "212" : "202",
                   bd_tiebreaks_print(&list, text, sizeof text));
    return buffer;
}
