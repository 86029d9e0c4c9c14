/* Verdicts by the thousand, for many.py: bestdraw-verify without its start-up. A line of standard input
 * "problem FILE" names cards or an instance; "certificate COUNT" is followed by so many bytes. The answer to
 * each certificate is one line: the exit code that bestdraw-verify --allow-options has, and what it says
 * first. */
#include "base/shown.h"
#include "io/file.h"
#include "io/instance_file.h"
#include "io/tournament_file.h"
#include "verify/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct problem {
    bd_tournament *tournament; /* or NULL: an instance */
    bd_instance instance;
} problem;

static bd_status verdicts_read_problem(bd_arena *arena, const char *path, problem *out, bd_err *err)
{
    bd_file bytes;
    *out = (problem){.tournament = NULL};
    BD_TRY(bd_file_read(arena, path, BD_FILE_LIMIT, &bytes, err));
    if (bd_instance_read(arena, path, bytes.text, bytes.length, &out->instance, err) == BD_OK) return BD_OK;
    return bd_tournament_read(arena, path, NULL, NULL, &out->tournament, err);
}

static bd_status verdicts_judge(bd_arena *arena, const problem *p, const char *bytes, size_t count, int *code,
                                const char **said, bd_err *err)
{
    bd_certificate_file file;
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_conditions conditions = {.wishes = NULL};
    bd_text out = bd_text_new(arena);
    BD_TRY(bd_certificate_read(arena, "certificate", bytes, count, &file, err));
    if (p->tournament != NULL && file.of_cards) {
        BD_TRY(bd_verify_cards(arena, p->tournament, &file, &verdict, err));
        if (verdict.kind != BD_REFUSED)
            BD_TRY(bd_conditions_of(arena, p->tournament, &file, NULL, &conditions, err));
    } else if (p->tournament != NULL || file.of_cards) {
        BD_FAIL(err, BD_BAD_INPUT, NULL, "%s", "cards and certificate do not belong together");
    } else {
        BD_TRY(bd_verify_instance(arena, &p->instance, &file, &verdict, err));
    }
    *code = bd_verdict_exit_code(&verdict, &conditions, true);
    bd_verdict_text(&(bd_verdict_report){.name = "certificate",
                                         .file = &file,
                                         .verdict = &verdict,
                                         .conditions = &conditions,
                                         .exit_code = *code},
                    &out);
    return bd_text_finish(&out, said, err);
}

static void verdicts_answer(const problem *p, const char *bytes, size_t count)
{
    char text[800];
    const char *said = text;
    bd_err err = {.status = BD_OK};
    int code = 0;
    bd_arena *arena = bd_arena_new();
    const bd_status status = verdicts_judge(arena, p, bytes, count, &code, &said, &err);
    if (status != BD_OK) {
        code = bd_status_exit_code(status);
        said = bd_err_text(&err, text, sizeof text);
    }
    (void)printf("%d %.*s\n", code, (int)strcspn(said, "\n"), said);
    (void)fflush(stdout);
    bd_arena_free(arena);
}

int main(void)
{
    static char line[4200], bytes[1 << 22];
    bd_arena *arena = bd_arena_new();
    problem p = {.tournament = NULL};
    bd_err err = {.status = BD_OK};
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "problem ", 8) == 0) {
            bd_arena_free(arena);
            arena = bd_arena_new();
            if (verdicts_read_problem(arena, line + 8, &p, &err) == BD_OK) continue;
            (void)fprintf(stderr, "verdicts: %s: %s\n", line + 8, err.sentence);
            return 3;
        }
        const size_t count = (size_t)strtoul(line + strlen("certificate "), NULL, 10);
        if (count >= sizeof bytes || fread(bytes, 1, count, stdin) != count) return 2;
        bytes[count] = '\0';
        verdicts_answer(&p, bytes, count);
    }
    bd_arena_free(arena);
    return 0;
}
