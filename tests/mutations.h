/* Mutations of a text file, one after the other: every number changed in several ways, every line left out,
 * doubled, exchanged with the next, every word doubled or left out. */
#ifndef TESTS_MUTATIONS_H
#define TESTS_MUTATIONS_H

#include "base/text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct mutations {
    const char *text;
    size_t length;
    size_t at;  /* byte that is looked at */
    int change; /* which change at this byte */
} mutations;

static inline bool is_number_start(const mutations *m)
{
    const char c = m->text[m->at], before = m->at > 0 ? m->text[m->at - 1] : '\n';
    return isdigit((unsigned char)c) && !isdigit((unsigned char)before);
}

static inline bool is_line_start(const mutations *m) { return m->at == 0 || m->text[m->at - 1] == '\n'; }

static inline size_t line_end(const mutations *m, size_t from)
{
    const char *newline = memchr(m->text + from, '\n', m->length - from);
    return newline == NULL ? m->length : (size_t)(newline - m->text) + 1;
}

/* text with [from, to) replaced. */
static inline void put(const mutations *m, bd_text *out, size_t from, size_t to, const char *new,
                       size_t count)
{
    out->length = 0;
    bd_text_add_bytes(out, m->text, from);
    bd_text_add_bytes(out, new, count);
    bd_text_add_bytes(out, m->text + to, m->length - to);
}

static inline bool change_number(const mutations *m, bd_text *out)
{
    static const char *const news[] = {"0", "1", "2", "3", "1000000000000000000", "", "-"};
    size_t to = m->at;
    while (to < m->length && isdigit((unsigned char)m->text[to])) to++;
    char number[32];
    const long long old = strtoll(m->text + m->at, NULL, 10);
    const int by[] = {1, -1, 2, -2};
    if (m->change < 4)
        (void)snprintf(number, sizeof number, "%lld", old + by[m->change]);
    else if (m->change < 11)
        (void)snprintf(number, sizeof number, "%s", news[m->change - 4]);
    else
        return false;
    put(m, out, m->at, to, number, strlen(number));
    return true;
}

static inline bool change_line(const mutations *m, bd_text *out)
{
    const size_t end = line_end(m, m->at), after = line_end(m, end);
    bd_text swapped = bd_text_new(out->arena);
    switch (m->change) {
    case 20: put(m, out, m->at, end, "", 0); return true;
    case 21: put(m, out, end, end, m->text + m->at, end - m->at); return true;
    case 22:
        bd_text_add_bytes(&swapped, m->text + end, after - end);
        bd_text_add_bytes(&swapped, m->text + m->at, end - m->at);
        put(m, out, m->at, after, swapped.bytes, swapped.length);
        return true;
    default: return false;
    }
}

/* A sign before a number, a word left out. */
static inline bool change_word(const mutations *m, bd_text *out)
{
    size_t end = m->at;
    while (end < m->length && !isspace((unsigned char)m->text[end])) end++;
    if (m->change == 12 && m->text[m->at] == '-')
        put(m, out, m->at, m->at + 1, "", 0);
    else if (m->change == 12 && is_number_start(m))
        put(m, out, m->at, m->at, "-", 1);
    else if (m->change == 13 && end > m->at && m->at > 0 && isspace((unsigned char)m->text[m->at - 1]))
        put(m, out, m->at, end, "", 0);
    else
        return false;
    return true;
}

/* The next mutation into *out; false when there are no more. */
static inline bool next_mutation(mutations *m, bd_text *out)
{
    for (; m->at < m->length; m->at++, m->change = 0)
        while (m->change < 23) {
            const bool made = m->change < 11   ? is_number_start(m) && change_number(m, out)
                              : m->change < 20 ? change_word(m, out)
                                               : is_line_start(m) && change_line(m, out);
            m->change++;
            if (made) return true;
        }
    return false;
}

#endif
