/* Asks the library as a host does: fault_library FILE COMMAND OPTIONS. Prints what the library says of it,
 * "saved" or "not saved", and leaves with the answer's code; 9: there was no answer, for want of memory. */
#include "bestdraw/bestdraw.h"

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    bestdraw_event *event = NULL;
    bestdraw_answer *answer = NULL;
    if (argc != 4 || bestdraw_event_open(argv[1], &event) != BESTDRAW_OK) return 9;
    const bestdraw_status status = bestdraw_ask(event, argv[2], argv[3], &answer);
    const int code = answer != NULL ? bestdraw_answer_code(answer) : 9;
    const char *json = bestdraw_answer_json(answer);
    (void)printf("status %d, code %d, %s\n", (int)status, code,
                 strstr(json, "\n\"changed\": true") != NULL ? "saved" : "not saved");
    if (status != BESTDRAW_OK) (void)printf("%s\n", bestdraw_answer_error(answer));
    bestdraw_answer_free(answer);
    bestdraw_event_free(event);
    return code;
}
