/* Many threads with an event each: threads THREADS DRAWS; every answer is the same, and none fails. */
#include <bestdraw/bestdraw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char list[] =
    "name,grade\nAnna,1900\nBert,1850\nCem,1800\nDora,1750\nEva,1700\nFred,1650\nGus,1600\n";

typedef struct worker {
    int draws, failures;
    char *first; /* answer */
} worker;

static bestdraw_event *new_event(void)
{
    bestdraw_event *event = NULL;
    bestdraw_answer *answer = NULL;
    char options[400];
    size_t at = (size_t)sprintf(options, "{\"list\": \"l\", \"files\": {\"l\": \"");
    for (const char *c = list; *c != '\0'; c++) {
        if (*c == '\n') options[at++] = '\\';
        options[at++] = *c == '\n' ? 'n' : *c;
    }
    strcpy(options + at, "\"}}");
    if (bestdraw_event_read(NULL, NULL, 0, &event) != BESTDRAW_OK) return NULL;
    const bestdraw_status status = bestdraw_ask(event, "new", options, &answer);
    bestdraw_answer_free(answer);
    if (status == BESTDRAW_OK) return event;
    bestdraw_event_free(event);
    return NULL;
}

static void *work(void *self)
{
    worker *w = self;
    bestdraw_event *event = new_event();
    w->failures = event == NULL;
    for (int i = 0; event != NULL && i < w->draws; i++) {
        bestdraw_answer *answer = NULL;
        w->failures +=
            bestdraw_ask(event, "draw", i % 2 == 0 ? "{}" : "{\"solver\": \"glpk\"}", &answer) != BESTDRAW_OK;
        const char *report = bestdraw_answer_report(answer, NULL);
        if (w->first == NULL && (w->first = malloc(strlen(report) + 1)) != NULL) strcpy(w->first, report);
        w->failures += w->first == NULL || strcmp(w->first, report) != 0;
        bestdraw_answer_free(answer);
    }
    bestdraw_event_free(event);
    return NULL;
}

int main(int argc, char **argv)
{
    enum { MOST = 64 };
    pthread_t threads[MOST];
    worker workers[MOST];
    const int count = argc > 1 ? atoi(argv[1]) : 8, draws = argc > 2 ? atoi(argv[2]) : 1000;
    int failures = 0;
    if (count < 1 || count > MOST) return 2;
    for (int i = 0; i < count; i++) {
        workers[i] = (worker){.draws = draws / count};
        if (pthread_create(&threads[i], NULL, work, &workers[i]) != 0) return 2;
    }
    for (int i = 0; i < count; i++) {
        (void)pthread_join(threads[i], NULL);
        failures += workers[i].failures;
        failures += strcmp(workers[i].first, workers[0].first) != 0;
    }
    for (int i = 0; i < count; i++) free(workers[i].first);
    printf("%d threads, %d draws, %d failures\n", count, draws, failures);
    return failures != 0;
}
