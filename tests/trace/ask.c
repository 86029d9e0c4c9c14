/* The walk of docs/map.md that begins in a program of somebody else: ask FILE COMMAND OPTIONS reads the event
 * and asks bestdraw_ask. */
#include <bestdraw/bestdraw.h>

#include <stdio.h>

int main(int argc, char **argv)
{
    if (argc != 4) return 2;
    bestdraw_event *event = NULL;
    bestdraw_answer *answer = NULL;
    bestdraw_status status = bestdraw_event_read_file(argv[1], &event);
    if (status == BESTDRAW_OK) status = bestdraw_ask(event, argv[2], argv[3], &answer);
    if (answer != NULL) puts(bestdraw_answer_json(answer));
    bestdraw_answer_free(answer);
    bestdraw_event_free(event);
    return status == BESTDRAW_OK ? 0 : 1;
}
