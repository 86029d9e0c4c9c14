/* Any bytes as a request, the command in the first line and its options after it, to a small event: an answer
 * each, never a crash. */
#include "bestdraw/bestdraw.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char players[] =
    "id,name,grade\n1,Anna,1900\n2,Bert,1800\n3,Cem,1700\n4,Dora,1600\n5,Eva,1500\n";

/* Those that may work for as long as they are asked to. */
static int is_long(const char *command)
{
    static const char *const names[] = {"simulate", "generate", "audit"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(command, names[i]) == 0) return 1;
    return 0;
}

static void ask(bestdraw_event *event, const char *command, const char *options)
{
    bestdraw_answer *answer = NULL;
    const bestdraw_status status = bestdraw_ask(event, command, options, &answer);
    if (answer == NULL || bestdraw_answer_json(answer)[0] != '{') abort();
    if ((status == BESTDRAW_OK) != (bestdraw_answer_error(answer)[0] == '\0')) abort();
    bestdraw_answer_free(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    bestdraw_event *event = NULL;
    if (text == NULL) return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    char *options = strchr(text, '\n');
    if (options != NULL) *options++ = '\0';
    if (is_long(text) || bestdraw_event_read(NULL, players, strlen(players), &event) != BESTDRAW_OK) {
        free(text);
        return 0;
    }
    ask(event, text, options != NULL ? options : "");
    ask(event, "undo", "{}");
    bestdraw_event_free(event);
    free(text);
    return 0;
}
