#include "io/trf/trf_system.h"

#include <ctype.h>
#include <string.h>

typedef struct system_word {
    const char *word, *id;
} system_word;

/* How the code begins. */
static const system_word system_codes[] = {
    {"FIDE_DUTCH", "fide"},
    {"FIDE_DUBOV", "dubov"},
    {"FIDE_BURSTEIN", "burstein"},
    {"FIDE_LIM", "lim"},
    {"FIDE_DOUBLESWISS", "double-swiss"},
    {"CUSTOM_DOUBLESWISS", "double-swiss"},
    {"FIDE_TEAM", "team"},
    {"CUSTOM_TEAM", "team"},
};

/* Anywhere in the code, before how it begins: teams that play all others are no Swiss of teams. */
static const system_word system_fixed_codes[] = {
    {"ROUNDROBIN", "round-robin"},    {"BERGER", "round-robin"}, {"SCHILLER", "schiller"},
    {"SCHEVENINGEN", "scheveningen"}, {"KNOCKOUT", "knockout"},
};

/* Of teams there is no rulebook for them. */
static const char *const system_of_teams = "team-round-robin";

/* In free text, letters only: the first that is found counts. Words for a Swiss system come last, after what
 * tells it apart. */
static const system_word system_texts[] = {
    {"BURSTEIN", "burstein"},
    {"DUBOV", "dubov"},
    {"DOUBLESWISS", "double-swiss"},
    {"DOPPELSCHWEIZER", "double-swiss"},
    {"LIMSYSTEM", "lim"},
    {"KEIZER", "keizer"},
    {"SCHEVENINGEN", "scheveningen"},
    {"ROUNDROBIN", "round-robin"},
    {"BERGER", "round-robin"},
    {"SCHILLER", "schiller"},
    {"RUNDENTURNIER", "round-robin"},
    {"JEDERGEGENJEDEN", "round-robin"},
    {"TOUTESRONDES", "round-robin"},
    {"TODOSCONTRATODOS", "round-robin"},
    {"ALLITALIANA", "round-robin"},
    {"ROTATION", "round-robin"},
    {"KNOCKOUT", "knockout"},
    {"KOSYSTEM", "knockout"},
    {"TEAM", "team"},
    {"MANNSCHAFT", "team"},
    {"EQUIPE", "team"},
    {"EQUIPO", "team"},
    {"SQUADRE", "team"},
    {"USCF", "uscf"},
    {"USCHESS", "uscf"},
    {"DUTCH", "fide"},
    {"SWISS", "fide"},
    {"SCHWEIZER", "fide"},
    {"SUISSE", "fide"},
    {"SUIZO", "fide"},
    {"SVIZZERO", "fide"},
    {"ZWITSERS", "fide"},
    {"SZWAJCAR", "fide"},
};

#define SYSTEM_COUNT(table) (sizeof(table) / sizeof *(table))

/* The capital letters of a text, and nothing else of it. */
static void system_letters(const char *text, size_t length, char *out, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < length && count + 1 < size; i++)
        if (isalpha((unsigned char)text[i]) && (unsigned char)text[i] < 0x80)
            out[count++] = (char)toupper((unsigned char)text[i]);
    out[count] = '\0';
}

static const char *system_find(const system_word *words, size_t count, const char *text)
{
    for (size_t i = 0; i < count; i++)
        if (strstr(text, words[i].word) != NULL) return words[i].id;
    return NULL;
}

/* The system of all against all, where it is one: of players or of teams. */
static const char *system_of_all(const char *id, const char *letters)
{
    static const char *const teams[] = {"TEAM", "MANNSCHAFT", "EQUIPE", "EQUIPO", "SQUADRE"};
    for (size_t i = 0; id != NULL && strcmp(id, "round-robin") == 0 && i < SYSTEM_COUNT(teams); i++)
        if (strstr(letters, teams[i]) != NULL) return system_of_teams;
    return id;
}

const char *bd_trf_system_of_code(const char *code, size_t length)
{
    enum { LONGEST = 80 };
    char letters[LONGEST];
    system_letters(code, length, letters, sizeof letters);
    const char *fixed = system_find(system_fixed_codes, SYSTEM_COUNT(system_fixed_codes), letters);
    if (fixed != NULL) return system_of_all(fixed, letters);
    for (size_t i = 0; i < SYSTEM_COUNT(system_codes); i++) {
        const size_t whole = strlen(system_codes[i].word);
        if (length < whole || memcmp(code, system_codes[i].word, whole) != 0) continue;
        if (length == whole || code[whole] == '_') return system_codes[i].id;
    }
    return NULL;
}

bool bd_trf_system_is_fixed(const char *id)
{
    static const char *const fixed[] = {"round-robin", "schiller", "scheveningen", "team-round-robin"};
    for (size_t i = 0; id != NULL && i < SYSTEM_COUNT(fixed); i++)
        if (strcmp(id, fixed[i]) == 0) return true;
    return false;
}

const char *bd_trf_code_of_system(const char *id, int rounds, size_t players)
{
    if (id != NULL && strcmp(id, "round-robin") == 0)
        return rounds > (int)players - (players % 2 == 0) ? "FIDE_DOUBLEROUNDROBIN" : "FIDE_ROUNDROBIN";
    static const char *const whole[] = {"fide", "burstein", "dubov"}; /* others say more than the system */
    for (size_t i = 0; id != NULL && i < sizeof whole / sizeof *whole; i++) {
        if (strcmp(whole[i], id) != 0) continue;
        for (size_t k = 0; k < sizeof system_codes / sizeof *system_codes; k++)
            if (strcmp(system_codes[k].id, id) == 0) return system_codes[k].word;
    }
    return NULL;
}

const char *bd_trf_system_of_text(const char *text)
{
    enum { LONGEST = 400 };
    char letters[LONGEST];
    system_letters(text, strlen(text), letters, sizeof letters);
    return system_of_all(system_find(system_texts, SYSTEM_COUNT(system_texts), letters), letters);
}
