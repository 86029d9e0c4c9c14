#include "cards/result.h"

#include <string.h>

typedef struct spelling {
    const char *text; /* without blanks */
    bd_result result;
} spelling;

#define HALF "\xC2\xBD"

/* The first spelling of a result is the one it is written with. */
static const spelling spellings[] = {
    {"1-0", {true, 2, 0}},         {"1:0", {true, 2, 0}},         {"0-1", {true, 0, 2}},     {"0:1", {true, 0, 2}},
    {"1/2", {true, 1, 1}},         {"1/2-1/2", {true, 1, 1}},     {"1/2:1/2", {true, 1, 1}}, {"0.5-0.5", {true, 1, 1}},
    {"0.5:0.5", {true, 1, 1}},     {"=", {true, 1, 1}},           {"=-=", {true, 1, 1}},     {HALF, {true, 1, 1}},
    {HALF "-" HALF, {true, 1, 1}}, {HALF ":" HALF, {true, 1, 1}}, {"+--", {false, 2, 0}},    {"+-", {false, 2, 0}},
    {"+/-", {false, 2, 0}},        {"+:-", {false, 2, 0}},        {"--+", {false, 0, 2}},    {"-+", {false, 0, 2}},
    {"-/+", {false, 0, 2}},        {"-:+", {false, 0, 2}},        {"---", {false, 0, 0}},    {"--", {false, 0, 0}},
    {"-/-", {false, 0, 0}},        {"-:-", {false, 0, 0}},
};

enum { SPELLINGS = sizeof spellings / sizeof *spellings, LONGEST = 16 };

bool bd_result_parse(const char *text, size_t length, bd_result *out)
{
    char bare[LONGEST + 1];
    size_t n = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == ' ' || text[i] == '\t') continue;
        if (n == LONGEST) return false;
        bare[n++] = text[i];
    }
    bare[n] = '\0';
    for (size_t i = 0; i < SPELLINGS; i++) {
        if (strcmp(spellings[i].text, bare) != 0) continue;
        *out = spellings[i].result;
        return true;
    }
    return false;
}

const char *bd_result_text(bd_result result)
{
    for (size_t i = 0; i < SPELLINGS; i++) {
        const bd_result *r = &spellings[i].result;
        if (r->played == result.played && r->white == result.white && r->black == result.black) return spellings[i].text;
    }
    return "?";
}
