/* Templates: the codes of sentences, which programs read, and the sentences, which people read. */
#include "explain/explain_words.h"
#include "explain/sentences.h"

#include <string.h>

/* The templates of the catalogue again, each with its name. */
#undef BD_EXPLAIN_EXPLAIN_WORDS_H
#undef BD_WORD
#define BD_WORD(name, english) {#name, english},
#define BD_EXPLAIN_TEMPLATES
static const bd_template template_rows[] = {
#include "explain/explain_words.h"
};

enum { TEMPLATES = sizeof template_rows / sizeof *template_rows };

size_t bd_template_count(void) { return TEMPLATES; }

const bd_template *bd_template_at(size_t index) { return index < TEMPLATES ? &template_rows[index] : NULL; }

/* The code of a name is in small letters, with hyphens, and without the module. */
static bool template_has_code(const char *name, const char *code)
{
    name += sizeof "EXPLAIN_" - 1;
    for (; *name != '\0' && *code != '\0'; name++, code++)
        if (*code != (*name == '_' ? '-' : *name - 'A' + 'a')) return false;
    return *name == *code;
}

const bd_template *bd_template_find(const char *code)
{
    for (size_t i = 0; i < TEMPLATES; i++)
        if (template_has_code(template_rows[i].name, code)) return &template_rows[i];
    return NULL;
}

/* What places that are filled with clauses have beyond the one word that any place has. */
static int template_clause_words(const char *text)
{
    static const struct {
        const char *place;
        int words;
    } clauses[] = {{"{how}", 10},    {"{why}", 6},   {"{fact}", 5},
                   {"{players}", 1}, {"{since}", 2}, {"{where}", 3}};
    int words = 0;
    for (size_t i = 0; i < sizeof clauses / sizeof *clauses; i++)
        if (strstr(text, clauses[i].place) != NULL) words += clauses[i].words;
    return words;
}

int bd_template_words(const bd_template *row)
{
    int words = template_clause_words(row->text);
    bool inside = false;
    for (const char *at = row->text; *at != '\0'; at++) {
        if (*at == '[') at += strcspn(at, "]");
        if (*at == ']') continue;
        if (*at == '\0') break;
        words += !inside && *at != ' ';
        inside = *at != ' ';
        if (*at == '{') at += strcspn(at, "}");
        if (*at == '\0') break;
    }
    return words;
}
