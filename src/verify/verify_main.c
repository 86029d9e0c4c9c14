/* The program bestdraw-verify: says whether a certificate proves what it claims. It links no solver
 * (tests/regress/verify_alone.sh). */
#include "io/file.h"
#include "io/instance_file.h"
#include "io/tournament_file.h"
#include "verify/verify.h"
#include "verify/verify_words.h"

#include <stdio.h>
#include <string.h>

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

/* What the verdict speaks of: the round, the rules and the options, for which the draw is best and for no
 * others. */
static void verify_main_print_round(const bd_certificate *c)
{
    if (c->options[0] != '\0')
        (void)printf(BD_SAY(VERIFY_ROUND), c->round, c->rules, c->options);
    else
        (void)printf(BD_SAY(VERIFY_ROUND_PLAIN), c->round, c->rules);
}

static void verify_main_print_refusal(const command_line *line, const bd_certificate_file *file,
                                      const bd_verdict *verdict)
{
    const bd_certificate *c = &file->certificate;
    const int at = bd_verdict_line(verdict, file);
    if (verdict->at < c->stage_count)
        (void)printf(BD_SAY(VERIFY_REFUSED_STAGE), line->words[1], at, c->stages[verdict->at].id,
                     verdict->sentence);
    else
        (void)printf(BD_SAY(VERIFY_REFUSED), line->words[1], at, verdict->sentence);
}

static void verify_main_print(const command_line *line, const bd_certificate_file *file,
                              const bd_verdict *verdict)
{
    if (file->of_cards && verdict->kind != BD_REFUSED) verify_main_print_round(&file->certificate);
    switch (verdict->kind) {
    case BD_REFUSED: verify_main_print_refusal(line, file, verdict); break;
    case BD_PROVED_BEST:
        if (verdict->unique)
            (void)printf(BD_SAY_N(VERIFY_UNIQUE, verdict->stages), verdict->stages);
        else
            (void)printf(BD_SAY_N(VERIFY_BEST, verdict->stages), verdict->stages);
        break;
    case BD_LEGAL_NOT_PROVED: (void)printf(BD_SAY(VERIFY_NOT_PROVED), verdict->sentence); break;
    case BD_PROVED_NO_DRAW: (void)fputs(BD_SAY(VERIFY_NO_DRAW), stdout); break;
    }
}

/* Prints the verdict, unless nothing is to be said, and gives the exit code. */
static int verify_main_say(const command_line *line, const bd_certificate_file *file,
                           const bd_verdict *verdict)
{
    static const int codes[] = {
        [BD_REFUSED] = 1, [BD_PROVED_BEST] = 0, [BD_LEGAL_NOT_PROVED] = 4, [BD_PROVED_NO_DRAW] = 0};
    if (!line->quiet) verify_main_print(line, file, verdict);
    return codes[verdict->kind];
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
    (void)fputs(BD_SAY(VERIFY_NOT_WRITTEN), stderr);
    return 5;
}

int main(int argc, char **argv)
{
    command_line line = {.lenient = false};
    if (!verify_main_read_command_line(argc, argv, &line)) {
        (void)fputs(BD_SAY(VERIFY_USAGE), stderr);
        return 2;
    }
    if (line.help) {
        (void)fputs(BD_SAY(VERIFY_USAGE), stdout);
        (void)fputs(BD_SAY(VERIFY_HELP), stdout);
        return fflush(stdout) == 0 ? 0 : 5;
    }
    if (line.version) {
        (void)puts("bestdraw-verify " BESTDRAW_VERSION);
        return fflush(stdout) == 0 ? 0 : 5;
    }
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) {
        (void)fprintf(stderr, "bestdraw-verify: %s\n", BD_SAY(VERIFY_NO_MEMORY));
        return 5;
    }
    const int code = verify_main_run(arena, &line);
    bd_arena_free(arena);
    return code;
}
