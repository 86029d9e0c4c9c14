/* The program bestdraw-verify in one process with its test, so that memory and the standard output can fail.
 */
int verify_program(int argc, char **argv);
#define main verify_program
#include "verify/verify_main.c"
#undef main

#include "faults/arena_fault.h"

#include <criterion/criterion.h>
#include <unistd.h>

static char said[4096], complained[4096];

static void read_back(FILE *from, char *text, size_t size)
{
    rewind(from);
    text[fread(text, 1, size - 1, from)] = '\0';
    (void)fclose(from);
}

/* The exit code; what is written goes to said and complained. */
static int verify(const char *option)
{
    char *words[] = {"bestdraw-verify", TEST_DATA "/certificate/triangles.inst",
                     TEST_DATA "/certificate/triangles.cert", (char *)option, NULL};
    FILE *out = tmpfile(), *err = tmpfile();
    const int old_out = dup(STDOUT_FILENO), old_err = dup(STDERR_FILENO);
    cr_assert(out != NULL && err != NULL && old_out >= 0 && old_err >= 0);
    (void)fflush(NULL);
    (void)dup2(fileno(out), STDOUT_FILENO);
    (void)dup2(fileno(err), STDERR_FILENO);
    const int code = verify_program(option != NULL ? 4 : 3, words);
    (void)fflush(NULL);
    (void)dup2(old_out, STDOUT_FILENO);
    (void)dup2(old_err, STDERR_FILENO);
    (void)close(old_out);
    (void)close(old_err);
    read_back(out, said, sizeof said);
    read_back(err, complained, sizeof complained);
    return code;
}

Test(verify_program, it_proves)
{
    const long before = arena_count();
    cr_expect_eq(verify(NULL), 0);
    cr_expect_str_eq(said, "proved best in 3 stages; no other matching is as good\n");
    cr_expect_str_eq(complained, "");
    cr_expect_eq(arena_count(), before, "memory is not given back");
}

/* Whichever allocation fails, the first of them included: what is said is said whole or not at all. */
Test(verify_program, without_memory_it_says_so_and_nothing_else)
{
    static const char *const options[] = {NULL, "--format=json"};
    for (size_t i = 0; i < 2; i++) {
        int failed = 0, code = 5;
        char whole[sizeof said];
        const long before = arena_count();
        cr_assert_eq(verify(options[i]), 0);
        memcpy(whole, said, sizeof whole);
        for (long n = 0; code != 0; n++) {
            arena_fail_once(n);
            code = verify(options[i]);
            arena_fail_once(-1);
            cr_expect_eq(arena_count(), before, "%ld: memory is not given back", n);
            if (code == 0) {
                cr_expect_str_eq(said, whole, "%ld: something is missing", n);
                cr_expect_not(arena_has_failed(), "%ld: it went on without memory", n);
                break;
            }
            cr_assert_eq(code, 5, "%ld: exit %d", n, code);
            cr_expect_str_eq(said, "", "%ld: %s", n, said);
            cr_expect_eq(strncmp(complained, "bestdraw-verify: ", 17), 0, "%ld: %s", n, complained);
            cr_expect_not_null(strstr(complained, "memory is exhausted\n"), "%ld: %s", n, complained);
            failed++;
        }
        cr_expect_gt(failed, 20);
    }
}

/* Something went wrong with the standard output earlier, and it can be written again: part of the verdict may
 * be missing all the same. */
Test(verify_program, an_output_that_failed_once_is_told)
{
    cr_assert_eq(fgetc(stdout), EOF);
    cr_assert_neq(ferror(stdout), 0);
    cr_expect_eq(verify(NULL), 5);
    cr_expect_str_eq(complained, "bestdraw-verify: the verdict cannot be written\n");
}
