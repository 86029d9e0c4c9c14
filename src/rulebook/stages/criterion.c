#include "rulebook/stages/criterion.h"

#include <string.h>

bool bd_stage_is_of(const char *stage, const bd_criterion *criterion)
{
    const char *id = criterion->id;
    while (*id != '\0' && *id == *stage) id++, stage++;
    return *id == '\0' && (*stage == '\0' || *stage == '.' || *stage == ':');
}

static const bd_stage_words *words_find(const bd_criterion *criterion, const char *part, size_t length)
{
    for (size_t i = 0; i < criterion->word_count; i++)
        if (strlen(criterion->words[i].part) == length && memcmp(criterion->words[i].part, part, length) == 0)
            return &criterion->words[i];
    return NULL;
}

static const bd_stage_words *words_of_part(const bd_criterion *criterion, const char *part)
{
    size_t length = strcspn(part, ":");
    const bd_stage_words *found = words_find(criterion, part, length);
    while (found == NULL && length > 0) {
        while (part[--length] != '.') continue;
        found = words_find(criterion, part, length);
    }
    return found;
}

const bd_stage_words *bd_criterion_words(const bd_criterion *criterion, const char *stage)
{
    BD_ASSERT(bd_stage_is_of(stage, criterion));
    return words_of_part(criterion, stage + strcspn(stage, ".:"));
}

bool bd_criterion_adds(const bd_criterion *criterion, const char *part)
{
    BD_ASSERT(part[0] == '\0' || part[0] == '.' || part[0] == ':');
    const bd_stage_words *words = words_of_part(criterion, part);
    return words == NULL || !words->apart;
}
