/* Requests to an event: answers, changes, files, and what is wrong with a request. */
#include "bestdraw/bestdraw.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Four players, one round played. */
static const char four[] = "{\"format\":\"cards/1\",\"rules\":\"caa\",\"players\":["
                           "{\"id\":1,\"name\":\"A\",\"grade\":1900,\"history\":[{\"round\":1,\"opponent\":3,"
                           "\"colour\":\"W\",\"result\":\"1\"}]},"
                           "{\"id\":2,\"name\":\"B\",\"grade\":1800,\"history\":[{\"round\":1,\"opponent\":4,"
                           "\"colour\":\"B\",\"result\":\"1\"}]},"
                           "{\"id\":3,\"name\":\"C\",\"grade\":1700,\"history\":[{\"round\":1,\"opponent\":1,"
                           "\"colour\":\"B\",\"result\":\"0\"}]},"
                           "{\"id\":4,\"name\":\"D\",\"grade\":1600,\"history\":[{\"round\":1,\"opponent\":2,"
                           "\"colour\":\"W\",\"result\":\"0\"}]}]}";

static bestdraw_event *event_of(const char *text)
{
    bestdraw_event *event = NULL;
    cr_assert_eq(bestdraw_event_read(NULL, text, text != NULL ? strlen(text) : 0, &event), BESTDRAW_OK);
    return event;
}

/* Asks, and wants that status, and `part` in the answer. */
static void ask(bestdraw_event *event, const char *command, const char *options, bestdraw_status status,
                const char *part)
{
    bestdraw_answer *answer = NULL;
    const bestdraw_status got = bestdraw_ask(event, command, options, &answer);
    cr_assert_eq(got, status, "%s %s: %d, %s", command, options != NULL ? options : "NULL", got,
                 bestdraw_answer_json(answer));
    cr_assert_not_null(strstr(bestdraw_answer_json(answer), part), "%s %s: no %s in %s", command,
                       options != NULL ? options : "NULL", part, bestdraw_answer_json(answer));
    cr_assert_eq(bestdraw_answer_error(answer)[0] == '\0', status == BESTDRAW_OK);
    cr_assert(status != BESTDRAW_OK || bestdraw_answer_error_place(answer)[0] == '\0');
    bestdraw_answer_free(answer);
}

/* From a list of players to the second round. */
static void make_event(bestdraw_event *event)
{
    char options[400];
    (void)snprintf(
        options, sizeof options,
        "{\"list\": \"l.csv\", \"rounds\": 3, \"files\": {\"l.csv\": \"name,grade\\nAnna,1900\\nBert,1800\\n"
        "Cem,1700\\nDora,1600\\nEva,1500\\n\"}}");
    ask(event, "new", options, BESTDRAW_OK, "\"changed\": true");
}

Test(library_ask, errors_have_a_place)
{
    bestdraw_event *event = event_of(NULL);
    bestdraw_answer *answer = NULL;
    const char *options = "{\"list\": \"l.csv\", \"files\": {\"l.csv\": \"name,grade\\nAnna,high\\n\"}}";
    cr_assert_eq(bestdraw_ask(event, "new", options, &answer), BESTDRAW_BAD_INPUT);
    cr_expect_str_eq(bestdraw_answer_error_place(answer), "l.csv:2");
    bestdraw_answer_free(answer);
    bestdraw_event_free(event);
}

Test(library_ask, a_whole_event)
{
    bestdraw_event *event = event_of(NULL);
    ask(event, "draw", "{}", BESTDRAW_BAD_INPUT, "nothing in this event");
    make_event(event);
    ask(event, "new", "{\"list\": \"l\", \"files\": {\"l\": \"name\\nX\\n\"}}", BESTDRAW_USAGE, "--force");
    ask(event, "show", "{}", BESTDRAW_OK, "\"show/1\"");
    ask(event, "draw", NULL, BESTDRAW_OK, "\"draw/1\"");
    ask(event, "draw", "{\"save\": true}", BESTDRAW_OK, "\"changed\": true");
    ask(event, "result", "{\"round\": 1, \"board\": 1, \"result\": \"1-0\"}", BESTDRAW_OK,
        "\"changed\": true");
    ask(event, "result", "{\"round\": 1, \"board\": 2, \"result\": \"1/2\"}", BESTDRAW_OK,
        "\"kind\": \"note\"");
    ask(event, "standings", "{}", BESTDRAW_OK, "\"standings/1\"");
    ask(event, "check", "{}", BESTDRAW_OK, "\"check/1\"");
    ask(event, "explain", "{\"round\": 1}", BESTDRAW_OK, "\"explain/1\"");
    ask(event, "why", "{\"player\": \"Anna\"}", BESTDRAW_OK, "\"why/1\"");
    ask(event, "why-not", "{\"a\": 1, \"b\": \"Bert\"}", BESTDRAW_OK, "\"why-not/1\"");
    ask(event, "why-not", "{\"colour\": 1, \"wanted\": \"B\"}", BESTDRAW_OK, "\"why-not/1\"");
    ask(event, "undo", "{\"steps\": 2}", BESTDRAW_OK, "taken back: round 1, board 1: Dora - Anna 1-0");
    ask(event, "history", "{}", BESTDRAW_OK,
        "board 2: Bert - Eva 1/2\", \"command\": \"result\", \"taken_back\": true");
    ask(event, "redo", "{}", BESTDRAW_OK, "\"changed\": true");
    ask(event, "redo", "{}", BESTDRAW_OK, "\"report\": null,\n\"text\": null");
    ask(event, "undo", "{\"steps\": 9}", BESTDRAW_USAGE, "nothing is left");
    ask(event, "sheet", "{\"sheet\": [\"pairings\"], \"format\": \"html\"}", BESTDRAW_OK,
        "\"text\": \"<!DOCTYPE");
    bestdraw_event_free(event);
}

/* The members of every kind. */
Test(library_ask, values)
{
    bestdraw_event *event = event_of(four);
    ask(event, "draw", "{\"forbid\": [1, 2]}", BESTDRAW_OK, "\"draw/1\"");
    ask(event, "draw", "{\"forbid\": [[1, 2], [\"C\", 4]], \"seed\": 3, \"allow-repeats\": false}",
        BESTDRAW_OK, "\"wishes\"");
    ask(event, "draw", "{\"pair\": \"A,B\", \"bye\": null, \"time-limit\": 2.5}", BESTDRAW_OK, "1-2");
    ask(event, "draw", "{\"format\": \"pairs\"}", BESTDRAW_OK, "\"report\": null");
    ask(event, "draw", "{\"priorities\": [\"score\", \"club\"]}", BESTDRAW_OK, "\"draw/1\"");
    ask(event, "draw", "{\"option\": {\"club_rounds\": 1}}", BESTDRAW_OK, "club_rounds");
    ask(event, "draw", "{\"verbose\": true}", BESTDRAW_OK, "GLPK: asked in");
    ask(event, "edit", "{\"set\": {\"name\": \"The open\"}}", BESTDRAW_OK, "\"changed\": true");
    ask(event, "edit", "{\"player\": 2, \"set\": [\"club\": 1]}", BESTDRAW_USAGE, "request:1:");
    ask(event, "edit", "{\"player\": 2, \"set\": [\"club=Ost\"]}", BESTDRAW_OK, "\"changed\": true");
    ask(event, "present", "{\"player\": [1, \"B\"]}", BESTDRAW_OK, "\"changed\": true");
    ask(NULL, "rules", "{\"id\": \"caa\"}", BESTDRAW_OK, "\"rulebook/1\"");
    ask(NULL, "generate", "{\"players\": 8, \"rounds\": 2}", BESTDRAW_OK, "\"cards/1\"");
    ask(NULL, "simulate", "{\"tournaments\": 1, \"players\": [8], \"rounds\": 2, \"threads\": 1}",
        BESTDRAW_OK, "\"simulation-report/1\"");
    bestdraw_event_free(event);
}

Test(library_ask, wrong_requests)
{
    static const struct {
        const char *command, *options, *part;
    } rows[] = {
        {"drow", "{}", "did you mean 'draw'"},
        {"", "{}", "unknown command"},
        {NULL, "{}", "unknown command"},
        {"draw", "", "\"kind\": \"request\""},
        {"draw", "[]", "an object with the options"},
        {"draw", "7", "an object with the options"},
        {"draw", "{\"rund\": 3}", "did you mean 'round'"},
        {"draw", "{\"round\": \"3\"}", "a whole number"},
        {"draw", "{\"round\": 3.5}", "a whole number"},
        {"draw", "{\"round\": -3}", "round"},
        {"draw", "{\"save\": 1}", "true or false"},
        {"draw", "{\"format\": \"xml\"}", "xml"},
        {"draw", "{\"rules\": 3}", "a text"},
        {"draw", "{\"forbid\": {\"a\": 1}}", "a text or a number"},
        {"draw", "{\"forbid\": [[1, true]]}", "a text or a number"},
        {"draw", "{\"option\": 3}", "names and values"},
        {"draw", "{\"with\": \"other.json\"}", "has no file 'other.json'"},
        {"draw", "{\"files\": []}", "file names and texts"},
        {"draw", "{\"files\": {\"x\": 1}}", "a text"},
        {"draw", "{\"files\": {\"event\": \"\"}}", "two files of the name"},
        {"draw", "{\"certificate\": \"event\"}", "is the event"},
        {"draw", "{\"round\": 1, \"round\": 2}", "twice"},
        {"draw", "{\"event\": 1}", "not an option"},
        {"draw", "{\"help\": true}", "not an option"},
        {"why", "{}", "\\\"player\\\" is missing"},
        {"why-not", "{\"b\": 2}", "without"},
        {"result", "{\"round\": 1}", "key by key"},
        {"sheet", "{\"format\": \"pdf\"}", "for the command line"},
        {"simulate", "{\"plots\": \"x\"}", "for the command line"},
        {"simulate", "{\"output\": \"/tmp/x\"}", "for the command line"},
        {"results", "{\"list\": \"-\"}", "has no file"},
        {"match", "{\"instance\": \"/etc/passwd\"}", "has no file"},
        {"draw", "{\"rules\": \"/etc/passwd\"}", "has no file"},
    };
    bestdraw_event *event = event_of(four);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        ask(event, rows[i].command, rows[i].options, BESTDRAW_USAGE, rows[i].part);
    ask(NULL, "draw", "{}", BESTDRAW_USAGE, "needs an event");
    cr_assert_eq(bestdraw_ask(event, "draw", "{}", NULL), BESTDRAW_USAGE);
    bestdraw_event_free(event);
}

/* Ten megabytes, deep or long, are told like anything else. */
Test(library_ask, large_requests)
{
    enum { SIZE = 10 * 1024 * 1024 };
    bestdraw_event *event = event_of(four);
    char *text = malloc(SIZE + 1);
    cr_assert_not_null(text);
    memset(text, '[', SIZE);
    text[SIZE] = '\0';
    ask(event, "draw", text, BESTDRAW_USAGE, "nested too deeply");
    memset(text, 'a', SIZE);
    memcpy(text, "{\"rules\": \"", 11);
    memcpy(text + SIZE - 2, "\"}", 2);
    ask(event, "draw", text, BESTDRAW_USAGE, "\"kind\": \"request\"");
    for (size_t i = 0; i < SIZE; i++) text[i] = i % 2 == 0 ? '1' : ',';
    memcpy(text, "{\"forbid\": [", 12);
    memcpy(text + SIZE - 4, ",1]}", 4);
    ask(event, "draw", text, BESTDRAW_USAGE, "\"kind\": \"request\"");
    free(text);
    bestdraw_event_free(event);
}

/* A proof goes out as a file and comes back as one. */
Test(library_ask, certificate_there_and_back)
{
    bestdraw_event *event = event_of(four);
    bestdraw_answer *answer = NULL;
    size_t count = 0;
    cr_assert_eq(bestdraw_ask(event, "draw", "{\"certificate\": \"c\"}", &answer), BESTDRAW_OK);
    const char *certificate = bestdraw_answer_file(answer, "c", &count);
    cr_assert_not_null(certificate);
    cr_assert_eq(count, strlen(certificate));
    cr_assert_null(bestdraw_answer_file(answer, "d", NULL));
    char *options = malloc(2 * count + 100), *at = options;
    cr_assert_not_null(options);
    at += sprintf(at, "{\"certificate\": \"c\", \"files\": {\"c\": \"");
    for (size_t i = 0; i < count; i++) {
        if (certificate[i] == '\n') *at++ = '\\';
        *at++ = certificate[i] == '\n' ? 'n' : certificate[i];
    }
    (void)strcpy(at, "\"}}");
    ask(event, "verify", options, BESTDRAW_OK, "\"verdict\": \"best\"");
    *strstr(options, "board ") = 'B';
    ask(event, "verify", options, BESTDRAW_BAD_INPUT, "\"kind\": \"data\"");
    free(options);
    bestdraw_answer_free(answer);
    bestdraw_event_free(event);
}

/* The event in a file: changes are in it at once, and another program's too. */
Test(library_ask, file_stays_the_truth)
{
    char path[] = "/tmp/library_ask_XXXXXX", beside[160];
    const int fd = mkstemp(path);
    bestdraw_event *event = NULL, *memory = NULL;
    const char *text = NULL;
    size_t count = 0;
    cr_assert(fd >= 0 && write(fd, four, strlen(four)) == (ssize_t)strlen(four));
    (void)close(fd);
    cr_assert_eq(bestdraw_event_open(path, &event), BESTDRAW_OK);
    cr_assert_eq(bestdraw_event_read_file(path, &memory), BESTDRAW_OK);
    ask(event, "draw", "{\"save\": true}", BESTDRAW_OK, "\"changed\": true");
    cr_assert_eq(bestdraw_event_text(event, &text, &count), BESTDRAW_OK);
    cr_assert_not_null(strstr(text, "\"published\": true"));
    cr_assert_eq(bestdraw_event_text(memory, &text, &count), BESTDRAW_OK);
    cr_assert_null(strstr(text, "\"published\": true"));
    cr_assert_eq(bestdraw_event_save(memory, path), BESTDRAW_OK);
    ask(event, "draw", "{\"save\": true}", BESTDRAW_OK, "\"changed\": true");
    ask(event, "undo", "{}", BESTDRAW_OK, "\"changed\": true");
    bestdraw_event_free(event);
    bestdraw_event_free(memory);
    (void)snprintf(beside, sizeof beside, "rm -rf %s %s~ /tmp/.%s.history", path, path, path + 5);
    cr_assert_eq(system(beside), 0);
}

static int stop_at_once(void *self, double seconds, const char *stage, const char *sentence)
{
    cr_assert(seconds >= 0 && stage != NULL && sentence != NULL);
    ++*(int *)self;
    return 0;
}

Test(library_ask, progress_stops)
{
    int told = 0;
    bestdraw_event *event = event_of(NULL);
    cr_assert_eq(bestdraw_event_watch(event, stop_at_once, &told), BESTDRAW_OK);
    ask(event, "simulate", "{\"tournaments\": 400, \"players\": [20], \"threads\": 1}", BESTDRAW_OK,
        "\"code\": 4");
    cr_assert_eq(told > 0 && told < 100, 1, "told %d times", told);
    bestdraw_event_free(event);
}

typedef struct caller {
    bestdraw_event *event;
    int busy, done, other;
} caller;

static void *call_many_times(void *self)
{
    caller *c = self;
    for (int i = 0; i < 40; i++) {
        bestdraw_answer *answer = NULL;
        switch (bestdraw_ask(c->event, "draw", "{}", &answer)) {
        case BESTDRAW_OK: c->done++; break;
        case BESTDRAW_BUSY:
            c->busy++;
            c->other += strstr(bestdraw_answer_json(answer), "\"kind\": \"busy\"") == NULL;
            break;
        default: c->other++;
        }
        bestdraw_answer_free(answer);
    }
    return NULL;
}

/* One event asked from four threads: an answer or an error each. */
Test(library_ask, one_event_several_threads)
{
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    caller callers[THREADS];
    bestdraw_event *event = event_of(four);
    for (int i = 0; i < THREADS; i++) {
        callers[i] = (caller){.event = event};
        cr_assert_eq(pthread_create(&threads[i], NULL, call_many_times, &callers[i]), 0);
    }
    int done = 0;
    for (int i = 0; i < THREADS; i++) {
        (void)pthread_join(threads[i], NULL);
        done += callers[i].done;
        cr_assert_eq(callers[i].other, 0);
        cr_assert_eq(callers[i].done + callers[i].busy, 40);
    }
    cr_assert(done > 0);
    bestdraw_event_free(event);
}

Test(library_ask, nothing_is_asked_of_nothing)
{
    bestdraw_event *event = NULL;
    cr_assert_eq(bestdraw_event_read_file("/nowhere/x", &event), BESTDRAW_BAD_INPUT);
    cr_assert(bestdraw_event_error(event)[0] != '\0');
    bestdraw_event_free(event);
    cr_assert_eq(bestdraw_event_open("-", &event), BESTDRAW_USAGE);
    cr_assert_eq(bestdraw_event_open(NULL, &event), BESTDRAW_USAGE);
    cr_assert_eq(bestdraw_event_text(NULL, NULL, NULL), BESTDRAW_USAGE);
    cr_assert_eq(bestdraw_event_save(NULL, "x"), BESTDRAW_USAGE);
    bestdraw_event_stop(NULL);
    bestdraw_event_free(NULL);
    bestdraw_answer_free(NULL);
    cr_assert_str_eq(bestdraw_answer_json(NULL), "");
    cr_assert_str_eq(bestdraw_answer_error_place(NULL), "");
}
