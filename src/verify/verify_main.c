/* bestdraw-verify: says whether a certificate proves what it claims. It links no solver
 * (tests/regress/verify_alone.sh). */
#include "io/file.h"
#include "io/instance_file.h"
#include "io/tournament_file.h"
#include "verify/verify.h"

#include <stdio.h>
#include <string.h>

static const char usage[] = "usage: bestdraw-verify [--lenient] [--quiet] CARDS CERTIFICATE\n"
                            "       bestdraw-verify [--quiet] INSTANCE CERTIFICATE\n";

static const char help[] =
    "\n"
    "Says whether CERTIFICATE proves that its draw is a best one for the cards in CARDS, or that there is no "
    "legal draw.\n"
    "Everything is recomputed from the cards; integers only; no solver is part of this program.\n"
    "\n"
    "  --lenient  the cards were read with --lenient when the draw was made\n"
    "  --quiet    no words, only the exit code\n"
    "  --version  show the version and stop\n"
    "\n"
    "Exit code: 0 proved; 1 refused; 4 legal, but not proved best; 2 usage; 3 bad input; 5 internal or "
    "system error.\n";

typedef struct command_line {
    bool lenient, quiet, help, version;
    const char *words[2];
} command_line;

static bd_status verify_main_judge(bd_arena *arena, const command_line *line, bd_certificate_file *file,
                                   bd_verdict *verdict, bd_err *err)
{
    const char *cards = line->words[0], *certificate = line->words[1];
    bd_file bytes;
    BD_TRY(bd_file_read(arena, certificate, BD_FILE_LIMIT, &bytes, err));
    BD_TRY(bd_certificate_read(arena, certificate, bytes.text, bytes.length, file, err));
    if (file->of_cards) {
        const bd_read_options options = {.lenient = line->lenient};
        bd_tournament *tournament = NULL;
        BD_TRY(bd_tournament_read(arena, cards, &options, NULL, &tournament, err));
        return bd_verify_cards(arena, tournament, file, verdict, err);
    }
    bd_instance instance;
    BD_TRY(bd_file_read(arena, cards, BD_FILE_LIMIT, &bytes, err));
    BD_TRY(bd_instance_read(arena, cards, bytes.text, bytes.length, &instance, err));
    return bd_verify_instance(arena, &instance, file, verdict, err);
}

/* Prints the verdict and gives the exit code. */
static int verify_main_say(const command_line *line, const bd_certificate_file *file,
                           const bd_verdict *verdict)
{
    const bd_certificate *c = &file->certificate;
    const char *stage = verdict->at < c->stage_count ? c->stages[verdict->at].id : NULL;
    FILE *out = line->quiet ? NULL : stdout;
    if (out != NULL && file->of_cards && verdict->kind != BD_REFUSED)
        (void)fprintf(out, "round %d by the rules %s, %s%s\n", c->round, c->rules,
                      c->options[0] != '\0' ? "options: " : "no options", c->options);
    switch (verdict->kind) {
    case BD_PROVED_BEST:
        if (out != NULL)
            (void)fprintf(out, "proved best in %zu stages%s\n", verdict->stages,
                          verdict->unique ? "; no other draw is as good" : "");
        return 0;
    case BD_PROVED_NO_DRAW:
        if (out != NULL) (void)fputs("proved: there is no legal draw\n", out);
        return 0;
    case BD_LEGAL_NOT_PROVED:
        if (out != NULL) (void)fprintf(out, "legal, not proved: %s\n", verdict->sentence);
        return 4;
    case BD_REFUSED:
        if (out != NULL)
            (void)fprintf(out, "refused: %s:%d: %s%s%s%s\n", line->words[1], bd_verdict_line(verdict, file),
                          stage != NULL ? "stage " : "", stage != NULL ? stage : "",
                          stage != NULL ? ": " : "", verdict->sentence);
        break;
    }
    return 1;
}

/* Takes an option; false when there is none of that name. */
static bool verify_main_take_option(const char *word, command_line *line)
{
    if (strcmp(word, "--lenient") == 0)
        line->lenient = true;
    else if (strcmp(word, "--quiet") == 0 || strcmp(word, "-q") == 0)
        line->quiet = true;
    else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        line->help = true;
    else if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0)
        line->version = true;
    else
        return false;
    return true;
}

/* False when the command line makes no sense. */
static bool verify_main_read_command_line(int argc, char **argv, command_line *line)
{
    int words = 0;
    bool words_only = false;
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (!words_only && strcmp(word, "--") == 0) {
            words_only = true;
        } else if (words_only || word[0] != '-' || word[1] == '\0') {
            if (words == 2) return false;
            line->words[words++] = word;
        } else if (!verify_main_take_option(word, line)) {
            return false;
        }
    }
    return words == 2 || line->help || line->version;
}

static int verify_main_run(bd_arena *arena, const command_line *line)
{
    bd_err err = {.status = BD_OK};
    bd_certificate_file file;
    bd_verdict verdict = {.kind = BD_REFUSED};
    char text[800];
    const bd_status status = verify_main_judge(arena, line, &file, &verdict, &err);
    const int code = status == BD_OK ? verify_main_say(line, &file, &verdict) : bd_status_exit_code(status);
    if (status != BD_OK) (void)fprintf(stderr, "bestdraw-verify: %s\n", bd_err_text(&err, text, sizeof text));
    if (fflush(stdout) == 0 && ferror(stdout) == 0) return code;
    (void)fputs("bestdraw-verify: the verdict cannot be written\n", stderr);
    return 5;
}

int main(int argc, char **argv)
{
    command_line line = {.lenient = false};
    if (!verify_main_read_command_line(argc, argv, &line)) {
        (void)fputs(usage, stderr);
        return 2;
    }
    if (line.help) {
        (void)fputs(usage, stdout);
        (void)fputs(help, stdout);
        return fflush(stdout) == 0 ? 0 : 5;
    }
    if (line.version) {
        (void)puts("bestdraw-verify " BESTDRAW_VERSION);
        return fflush(stdout) == 0 ? 0 : 5;
    }
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) {
        (void)fputs("bestdraw-verify: memory is exhausted\n", stderr);
        return 5;
    }
    const int code = verify_main_run(arena, &line);
    bd_arena_free(arena);
    return code;
}
