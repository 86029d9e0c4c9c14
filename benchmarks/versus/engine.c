#include "engine.h"

#include "base/ints.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct versus_engine {
    pid_t pid;
    int to, from;
    bd_text said; /* what it has written of the answers that are awaited */
    size_t read;  /* of it: so many bytes are read as answers */
};

static void engine_run(char *const *words, const int to[2], const int from[2])
{
    if (dup2(to[0], STDIN_FILENO) < 0 || dup2(from[1], STDOUT_FILENO) < 0) _exit(127);
    (void)close(to[0]), (void)close(to[1]), (void)close(from[0]), (void)close(from[1]);
    (void)execvp(words[0], words);
    _exit(127);
}

bd_status versus_engine_new(bd_arena *arena, char *const *words, versus_engine **out, bd_err *err)
{
    int to[2], from[2];
    versus_engine *engine;
    BD_NEW(engine, arena, 1, err);
    if (pipe(to) != 0 || pipe(from) != 0) BD_FAIL(err, BD_SYSTEM, words[0], "no pipe: %s", strerror(errno));
    (void)signal(SIGPIPE, SIG_IGN);
    *engine = (versus_engine){.pid = fork(), .to = to[1], .from = from[0], .said = bd_text_new(arena)};
    if (engine->pid < 0) BD_FAIL(err, BD_SYSTEM, words[0], "no process: %s", strerror(errno));
    if (engine->pid == 0) engine_run(words, to, from);
    (void)close(to[0]), (void)close(from[1]);
    /* Neither side waits for the other with a full pipe. */
    if (fcntl(engine->to, F_SETFL, O_NONBLOCK) != 0)
        BD_FAIL(err, BD_SYSTEM, words[0], "the pipe stays as it is: %s", strerror(errno));
    *out = engine;
    return BD_OK;
}

void versus_engine_free(versus_engine *engine)
{
    if (engine == NULL) return;
    (void)close(engine->to), (void)close(engine->from);
    while (waitpid(engine->pid, NULL, 0) < 0 && errno == EINTR) {
    }
}

/* The next line from *at on, without its end; NULL: it is not complete. */
static const char *engine_line(const bd_text *said, size_t *at, size_t *length)
{
    if (*at >= said->length) return NULL;
    const char *line = said->bytes + *at;
    const char *end = memchr(line, '\n', said->length - *at);
    if (end == NULL) return NULL;
    *length = (size_t)(end - line);
    *at += *length + 1;
    return line;
}

static bool engine_read_board(const char *line, size_t length, bd_board *board)
{
    int64_t white, black;
    const char *blank = memchr(line, ' ', length);
    if (blank == NULL) return false;
    const size_t first = (size_t)(blank - line);
    if (!bd_parse_int(line, first, 1, INT_MAX, &white)) return false;
    if (!bd_parse_int(blank + 1, length - first - 1, 0, INT_MAX, &black)) return false;
    *board = (bd_board){.white = (int)white, .black = (int)black};
    return true;
}

static bd_status engine_strange(const char *line, size_t length, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, NULL, "the engine says '%.*s', which is not an answer",
            (int)(length < 80 ? length : 80), line);
}

/* One answer; *whole: it is there to its end. */
static bd_status engine_read_answer(versus_engine *engine, bd_arena *arena, versus_answer *out, bool *whole,
                                    bd_err *err)
{
    static const char pairs[] = "pairs ", refused[] = "refused ";
    size_t at = engine->read, length;
    int64_t count;
    bd_board *boards;
    const char *line = engine_line(&engine->said, &at, &length);
    *whole = false;
    if (line == NULL) return BD_OK;
    *out = (versus_answer){.verdict = VERSUS_NONE};
    if (length > strlen(refused) && memcmp(line, refused, strlen(refused)) == 0) {
        *out = (versus_answer){.verdict = VERSUS_REFUSED, .words = bd_arena_copy_bytes(arena, line, length)};
        if (out->words == NULL) BD_FAIL_MEMORY(err);
    } else if (length > strlen(pairs) && memcmp(line, pairs, strlen(pairs)) == 0) {
        if (!bd_parse_int(line + strlen(pairs), length - strlen(pairs), 0, BD_PLAYERS_MAX, &count))
            return engine_strange(line, length, err);
        BD_NEW(boards, arena, count + 1, err);
        for (int64_t i = 0; i < count; i++) {
            line = engine_line(&engine->said, &at, &length);
            if (line == NULL) return BD_OK;
            if (!engine_read_board(line, length, &boards[i])) return engine_strange(line, length, err);
        }
        *out = (versus_answer){.verdict = VERSUS_PAIRS, .boards = boards, .board_count = (size_t)count};
    } else if (length != 4 || memcmp(line, "none", 4) != 0)
        return engine_strange(line, length, err);
    engine->read = at;
    *whole = true;
    return BD_OK;
}

static bd_status engine_listen(versus_engine *engine, bd_err *err)
{
    char piece[1 << 16];
    const ssize_t count = read(engine->from, piece, sizeof piece);
    if (count == 0) BD_FAIL(err, BD_SYSTEM, NULL, "the engine has ended before its last answer");
    if (count < 0 && errno != EINTR)
        BD_FAIL(err, BD_SYSTEM, NULL, "the engine cannot be read: %s", strerror(errno));
    if (count > 0) bd_text_add_bytes(&engine->said, piece, (size_t)count);
    if (engine->said.failed) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status engine_speak(versus_engine *engine, const bd_text *requests, size_t *sent, bd_err *err)
{
    const ssize_t count = write(engine->to, requests->bytes + *sent, requests->length - *sent);
    if (count > 0) *sent += (size_t)count;
    if (count < 0 && errno != EINTR && errno != EAGAIN)
        BD_FAIL(err, BD_SYSTEM, NULL, "the engine does not read on: %s", strerror(errno));
    return BD_OK;
}

bd_status versus_engine_ask(versus_engine *engine, const bd_text *requests, size_t count, bd_arena *arena,
                            versus_answer *answers, bd_err *err)
{
    size_t sent = 0, answered = 0;
    engine->said.length = engine->read = 0;
    while (answered < count) {
        const bool speaks = sent < requests->length;
        struct pollfd ends[] = {{.fd = engine->from, .events = POLLIN},
                                {.fd = engine->to, .events = POLLOUT}};
        if (poll(ends, speaks ? 2 : 1, -1) < 0 && errno != EINTR)
            BD_FAIL(err, BD_SYSTEM, NULL, "the engine cannot be waited for: %s", strerror(errno));
        if (speaks && ends[1].revents != 0) BD_TRY(engine_speak(engine, requests, &sent, err));
        if (ends[0].revents != 0) BD_TRY(engine_listen(engine, err));
        for (bool whole = true; whole && answered < count; answered += whole)
            BD_TRY(engine_read_answer(engine, arena, &answers[answered], &whole, err));
    }
    return BD_OK;
}
