#include "io/trf/trf_rules.h"

#include "base/assert.h"
#include "io/trf/trf_system.h"

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

/* Without the blanks around it. */
static const char *trf_rules_value(const char *line, size_t *length)
{
    const char *value = line + 3 + strspn(line + 3, trf_rules_blanks);
    *length = strlen(value);
    while (*length > 0 && strchr(trf_rules_blanks, value[*length - 1]) != NULL) (*length)--;
    return value;
}

static void trf_rules_add_code(bd_trf_rules *seen, const char *code, size_t length)
{
    static const char baku[] = "_BAKU", old[] = "FIDE_DUTCH_2017";
    const size_t tail = sizeof baku - 1;
    const size_t whole = length;
    seen->baku = length > tail && memcmp(code + length - tail, baku, tail) == 0;
    if (seen->baku) length -= tail;
    seen->said = true;
    seen->old_edition = trf_rules_is(code, length, old);
    seen->system = bd_trf_system_of_code(code, length);
    seen->unknown = seen->system == NULL && whole > 0 ? code : NULL;
    seen->unknown_length = whole;
}

/* Free text may hold a code, too. */
static void trf_rules_add_text(bd_trf_rules *seen, const char *text, size_t length)
{
    seen->individual = strstr(text, "ndividual") != NULL || strstr(text, "INDIVIDUAL") != NULL;
    if (trf_rules_starts(text, "FIDE_") || trf_rules_starts(text, "CUSTOM_")) {
        trf_rules_add_code(seen, text, length);
        return;
    }
    seen->system = bd_trf_system_of_text(text);
    seen->said = seen->system != NULL;
    seen->unknown = seen->system == NULL && length > 0 ? text : NULL;
    seen->unknown_length = length;
}

bool bd_trf_rules_is_of_teams(const char *line)
{
    return (trf_rules_starts(line, "310") || trf_rules_starts(line, "013")) &&
           (line[3] == ' ' || line[3] == '\t');
}

bool bd_trf_rules_add(bd_trf_rules *seen, const char *line)
{
    size_t length;
    const char *named = trf_rules_named(line, &length);
    const bool coded = trf_rules_starts(line, "192");
    if (named != NULL) {
        seen->comment = named;
        seen->comment_length = length;
        return true;
    }
    if (bd_trf_rules_is_of_teams(line)) seen->teams = true;
    if (!coded && (seen->coded || !trf_rules_starts(line, "092"))) return false;
    const char *value = trf_rules_value(line, &length);
    seen->coded |= coded;
    if (coded)
        trf_rules_add_code(seen, value, length);
    else
        trf_rules_add_text(seen, value, length);
    return true;
}

const char *bd_trf_rules_id(const bd_trf_rules *seen, size_t *length)
{
    const bool other =
        seen->coded && seen->unknown != NULL && !trf_rules_starts(seen->unknown, "CUSTOM_SWISS");
    const char *id = seen->system;
    *length = seen->comment != NULL ? seen->comment_length : seen->unknown_length;
    if (seen->comment != NULL) return seen->comment;
    if (other) return seen->unknown;
    if (id == NULL || (!seen->coded && strcmp(id, "fide") == 0))
        id = seen->teams && !seen->individual ? "team" : "fide";
    *length = strlen(id);
    return id;
}

bool bd_trf_rules_mean(const bd_trf_rules *seen, const char *id)
{
    size_t length;
    const char *meant = bd_trf_rules_id(seen, &length);
    return trf_rules_is(meant, length, id);
}

/* What nobody says is true of a file that was read so, but not of one that is made anew: there it is said. */
bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku)
{
    if (seen->baku != baku) return false;
    if (rules == NULL) return seen->comment == NULL && !seen->said;
    return bd_trf_rules_mean(seen, rules);
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
