/* The program bestdraw-verify: says whether a certificate proves what it claims. It links no solver
 * (tests/regress/verify_alone.sh). */
#include "base/base_words.h"
#include "base/shown.h"
#include "os/process.h"
#include "verify/verify.h"
#include "verify/verify_words.h"

#include <stdio.h>
#include <string.h>

typedef struct command_line {
    bool lenient, quiet, help, version, allow_options, json;
    const char *rules;
    const char *words[2];
} command_line;

static bd_status verify_main_judge(bd_arena *arena, const command_line *line, bd_judged *judged, bd_err *err)
{
    const bd_judge_wish wish = {.cards_name = line->words[0],
                                .certificate_name = line->words[1],
                                .rules = line->rules,
                                .lenient = line->lenient,
                                .allow_options = line->allow_options};
    bd_file cards, certificate;
    BD_TRY(bd_file_read(arena, wish.certificate_name, BD_FILE_LIMIT, &certificate, err));
    BD_TRY(bd_judge_begin(arena, &wish, &certificate, judged, err));
    BD_TRY(bd_file_read(arena, wish.cards_name, BD_FILE_LIMIT, &cards, err));
    return bd_judge_cards(arena, &wish, &cards, judged, err);
}

/* Prints the verdict, unless nothing is to be said. */
static bd_status verify_main_say(bd_arena *arena, const command_line *line, const bd_judged *judged,
                                 bd_err *err)
{
    bd_text out = bd_text_new(arena);
    const char *text = NULL;
    const bd_verdict_report report = bd_judged_report(judged);
    if (line->quiet) return BD_OK;
    if (line->json)
        bd_verdict_json(&report, &out);
    else
        bd_verdict_text(&report, &out);
    BD_TRY(bd_text_finish(&out, &text, err));
    (void)fputs(text, stdout);
    return BD_OK;
}

/* The value of "--name=value" or "--name value"; NULL when the word is not this option, "" when it has no
 * value. */
static const char *verify_main_value(const char *name, int argc, char **argv, int *at)
{
    const char *word = argv[*at];
    const size_t length = strlen(name);
    BD_ASSERT(*at < argc && word != NULL);
    if (strncmp(word, name, length) != 0) return NULL;
    if (word[length] == '=') return word + length + 1;
    if (word[length] != '\0') return NULL;
    return *at + 1 < argc ? argv[++*at] : "";
}

/* Takes an option; false when there is none of that name. */
static bool verify_main_take_flag(const char *word, command_line *line)
{
    if (strcmp(word, "--lenient") == 0)
        line->lenient = true;
    else if (strcmp(word, "--allow-options") == 0)
        line->allow_options = true;
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

static bool verify_main_take_option(int argc, char **argv, int *at, command_line *line)
{
    if (verify_main_take_flag(argv[*at], line)) return true;
    const char *value = verify_main_value("--rules", argc, argv, at);
    if (value != NULL) {
        line->rules = value;
        return bd_rulebook_find(value) != NULL;
    }
    value = verify_main_value("--lang", argc, argv, at);
    if (value != NULL) return bd_language_of(&bd_spoken_languages, value) != NULL;
    value = verify_main_value("--format", argc, argv, at);
    if (value == NULL) return false;
    line->json = strcmp(value, "json") == 0;
    return line->json || strcmp(value, "text") == 0;
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
        } else if (!verify_main_take_option(argc, argv, &i, line)) {
            return false;
        }
    }
    return words == 2 || line->help || line->version;
}

static int verify_main_run(bd_arena *arena, const command_line *line)
{
    bd_err err = {.status = BD_OK};
    bd_judged judged = {.exit_code = 0};
    char text[800], shown[1600];
    bd_status status = verify_main_judge(arena, line, &judged, &err);
    if (status == BD_OK) status = verify_main_say(arena, line, &judged, &err);
    int code = judged.exit_code;
    if (status != BD_OK) {
        code = bd_status_exit_code(status);
        (void)fprintf(stderr, "bestdraw-verify: %s\n",
                      bd_shown_message(bd_err_text(&err, text, sizeof text), shown, sizeof shown));
    }
    if (fflush(stdout) == 0 && ferror(stdout) == 0) return code;
    (void)fputs(BD_SAY(VERIFY_NOT_WRITTEN), stderr);
    return 5;
}

int main(int argc, char **argv)
{
    command_line line = {.lenient = false};
    bd_os_begin(&argc, &argv);
    bd_words_speak(bd_language_asked(&bd_spoken_languages, argc, argv));
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
        (void)fprintf(stderr, "bestdraw-verify: %s\n", BD_SAY(BASE_NO_MEMORY));
        return 5;
    }
    const int code = verify_main_run(arena, &line);
    bd_arena_free(arena);
    return code;
}
