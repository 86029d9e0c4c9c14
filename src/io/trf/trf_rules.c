#include "io/trf/trf_rules.h"

#include <string.h>

static bool trf_rules_starts(const char *text, size_t length, const char *with)
{
    const size_t n = strlen(with);
    return length >= n && memcmp(text, with, n) == 0;
}

static bool trf_rules_is(const char *text, size_t length, const char *word)
{
    return length == strlen(word) && memcmp(text, word, length) == 0;
}

static size_t trf_rules_skip_blanks(const char *line, size_t length, size_t at)
{
    while (at < length && (line[at] == ' ' || line[at] == '\t')) at++;
    return at;
}

static size_t trf_rules_skip_word(const char *line, size_t length, size_t at)
{
    while (at < length && line[at] != ' ' && line[at] != '\t') at++;
    return at;
}

/* "### rules caa": the id, alone on the line. */
static bool trf_rules_comment_names(const char *line, size_t length, size_t *start, size_t *end)
{
    if (!trf_rules_starts(line, length, "###")) return false;
    const size_t word = trf_rules_skip_blanks(line, length, 3);
    const size_t after = trf_rules_skip_word(line, length, word);
    if (!trf_rules_is(line + word, after - word, "rules")) return false;
    *start = trf_rules_skip_blanks(line, length, after);
    *end = trf_rules_skip_word(line, length, *start);
    if (*end == *start || trf_rules_skip_blanks(line, length, *end) != length) return false;
    for (size_t i = *start; i < *end; i++)
        if (!((line[i] >= 'a' && line[i] <= 'z') || (line[i] >= '0' && line[i] <= '9') || line[i] == '-'))
            return false;
    return true;
}

static bool trf_rules_has(const char *text, size_t length, const char *word)
{
    const size_t n = strlen(word);
    for (size_t at = 0; at + n <= length; at++)
        if (memcmp(text + at, word, n) == 0) return true;
    return false;
}

static void trf_rules_add_code(bd_trf_rules *rules, const char *code, size_t length)
{
    static const char baku[] = "_BAKU";
    const size_t tail = sizeof baku - 1;
    rules->baku = length > tail && memcmp(code + length - tail, baku, tail) == 0;
    if (rules->baku) length -= tail;
    rules->old_edition = trf_rules_is(code, length, "FIDE_DUTCH_2017");
    rules->fide = trf_rules_is(code, length, "FIDE_DUTCH") || trf_rules_is(code, length, "FIDE_DUTCH_2025") ||
                  trf_rules_is(code, length, "FIDE_DUTCH_2026") || rules->old_edition;
    rules->teams =
        trf_rules_starts(code, length, "FIDE_TEAM") || trf_rules_starts(code, length, "CUSTOM_TEAM");
    rules->round_robin = trf_rules_has(code, length, "ROUNDROBIN") || trf_rules_has(code, length, "BERGER") ||
                         trf_rules_has(code, length, "SCHEVENINGEN") ||
                         trf_rules_has(code, length, "SCHILLER");
    rules->unknown_system = !rules->fide && !trf_rules_is(code, length, "CUSTOM_SWISS") && length > 0;
}

bool bd_trf_rules_add(bd_trf_rules *rules, const char *line, size_t length)
{
    size_t start, end;
    if (trf_rules_comment_names(line, length, &start, &end)) {
        rules->comment = line + start;
        rules->comment_length = end - start;
        return true;
    }
    const bool coded = trf_rules_starts(line, length, "192");
    if (!coded && !trf_rules_starts(line, length, "092")) return false;
    start = trf_rules_skip_blanks(line, length, 3);
    while (length > start && (line[length - 1] == ' ' || line[length - 1] == '\t')) length--;
    if (coded) {
        rules->coded = true;
        trf_rules_add_code(rules, line + start, length - start);
        return true;
    }
    if (rules->coded || !trf_rules_starts(line + start, length - start, "FIDE_DUTCH")) return false;
    trf_rules_add_code(rules, line + start, length - start);
    return true;
}

bool bd_trf_rules_say(const bd_trf_rules *seen, const char *rules, bool baku)
{
    if (seen->baku != baku) return false;
    if (seen->comment != NULL)
        return rules != NULL && trf_rules_is(seen->comment, seen->comment_length, rules);
    return seen->fide ? rules != NULL && strcmp(rules, "fide") == 0 : rules == NULL;
}

bool bd_trf_rules_is_line(const char *line, size_t length)
{
    size_t start, end;
    return trf_rules_starts(line, length, "192") || trf_rules_comment_names(line, length, &start, &end);
}
