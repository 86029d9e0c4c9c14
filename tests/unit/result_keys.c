/* Results typed on a terminal: the program runs on a pseudo-terminal, and what it has saved is read again. */
#define _XOPEN_SOURCE 700
#include "cards/result.h"
#include "io/tournament_file.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BOARDS = 23 };

static char folder[] = "/tmp/bestdraw-keys-XXXXXX";
static char path[64];
static char screen[65536];

/* The master's side of a new pseudo-terminal; -1: this machine has none. */
static int terminal_open(void)
{
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master >= 0 && (grantpt(master) != 0 || unlockpt(master) != 0)) {
        (void)close(master);
        return -1;
    }
    return master;
}

/* A round of 23 boards, drawn and published. */
static void begin(void)
{
    char command[512];
    const int master = terminal_open();
    if (master < 0) cr_skip_test("there is no pseudo-terminal");
    (void)close(master);
    cr_assert_not_null(mkdtemp(folder));
    sprintf(path, "%s/open.json", folder);
    sprintf(
        command,
        "%s/bestdraw generate --players %d --rounds 5 --played 1 -o %s -q >/dev/null && %s/bestdraw draw %s "
        "--save -q >/dev/null",
        BUILD_FOLDER, 2 * BOARDS, path, BUILD_FOLDER, path);
    cr_assert_eq(system(command), 0, "%s", command);
}
static void end(void)
{
    char command[128];
    sprintf(command, "rm -r %s", folder);
    cr_assert_eq(system(command), 0);
}
TestSuite(result_keys, .init = begin, .fini = end);

/* Runs "result FILE 2" on a terminal, types the keys one by one, each after the program has asked, and gives
 * the exit code. */
static int type_keys(const char *keys)
{
    const int master = terminal_open();
    size_t seen = 0;
    cr_assert_geq(master, 0);
    const pid_t child = fork();
    if (child == 0) {
        (void)setsid();
        const int slave = open(ptsname(master), O_RDWR);
        for (int i = 0; i < 3; i++) (void)dup2(slave, i);
        (void)execl(BUILD_FOLDER "/bestdraw", "bestdraw", "result", path, "2", (char *)NULL);
        _exit(99);
    }
    for (;;) {
        struct pollfd wait = {.fd = master, .events = POLLIN};
        if (poll(&wait, 1, *keys != '\0' ? 100 : 2000) == 1) {
            const ssize_t got = read(master, screen + seen, sizeof screen - seen - 1);
            if (got <= 0) break;
            seen += (size_t)got;
            continue;
        }
        if (*keys == '\0') break;
        const size_t length = strncmp(keys, "\x1b[", 2) == 0 ? 3 : 1; /* an arrow comes at once */
        cr_assert_eq(write(master, keys, length), (ssize_t)length);
        keys += length;
    }
    screen[seen] = '\0';
    int status = 0;
    (void)close(master);
    cr_assert_eq(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* The results of round 2 in the order of the boards, a letter each. */
static const char *results(void)
{
    static char line[BOARDS + 1];
    static const char letters[] = {'.', '1', '0', '=', '+', '-', 'n', 'x', 'x', 'x'};
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = NULL;
    cr_assert_eq(bd_tournament_read(arena, path, NULL, NULL, &t, NULL), BD_OK);
    const bd_draw *draw = &t->draws[t->draw_count - 1];
    cr_assert_eq(draw->round, 2);
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_card *white = bd_tournament_card(t, draw->boards[i].white);
        const bd_card *black = bd_tournament_card(t, draw->boards[i].black);
        line[i] = letters[bd_result_of(bd_card_entry(white, 2), bd_card_entry(black, 2))];
    }
    bd_arena_free(arena);
    return line;
}

Test(result_keys, one_key_a_board)
{
    cr_assert_eq(type_keys("10=+-1=010=1=010=1=01n1"), 0, "%s", screen);
    cr_assert_str_eq(results(), "10=+-1=010=1=010=1=01n1");
    cr_assert_not_null(strstr(screen, "23 results entered"), "%s", screen);
    cr_assert_not_null(strstr(screen, "every board has a result"));
    for (int board = 1; board <= BOARDS; board++) {
        char shown[16];
        (void)snprintf(shown, sizeof shown, "%3d  ", board);
        cr_expect_not_null(strstr(screen, shown), "board %d is not shown", board);
    }
    /* What is typed for the round: the command and its Enter, and a key for each board. */
    cr_assert_leq(strlen("bestdraw result open.json 2\r"), 30);
}

Test(result_keys, enter_keeps_back_goes_back_and_quit_keeps_what_was_saved)
{
    cr_assert_eq(type_keys("1\r0bb=q"), 0);
    cr_assert_str_eq(results(), "1=0....................");
    cr_assert_not_null(strstr(screen, "20 boards have no result yet"), "%s", screen);
    /* The next time it begins with the first board that has none. */
    cr_assert_eq(type_keys("1q"), 0);
    cr_assert_str_eq(results(), "1=01...................");
    cr_assert_eq(type_keys("zx?0\x1b[A*\x04"),
                 0); /* unknown keys do nothing; an arrow goes back; Ctrl-D ends */
    cr_assert_str_eq(results(), "1=01...................");
}

Test(result_keys, the_first_board_alone_is_open)
{
    cr_assert_eq(type_keys("\r1111111111111111111111"), 0);
    cr_assert_str_eq(results(), ".1111111111111111111111");
    cr_assert_eq(type_keys("00"), 0); /* the second key comes too late */
    cr_assert_str_eq(results(), "01111111111111111111111");
}

Test(result_keys, a_round_that_is_complete_is_walked_from_the_top)
{
    cr_assert_eq(type_keys("11111111111111111111111"), 0);
    cr_assert_eq(type_keys("\r0\r\x03"), 0);
    cr_assert_str_eq(results(), "10111111111111111111111");
}
