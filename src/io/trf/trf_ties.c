#include "io/trf/trf_ties.h"

#include "base/assert.h"

#include <stdio.h>
#include <string.h>

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
