/* Any bytes as the file of any command: no crash, and no answer but those that a wrong file may have. The
 * first byte chooses the command. Where the second is odd the rest does not stand for the file itself but
 * for an event of random cards, in JSON or TRF, in which a few bytes are then others: so what lies behind the
 * readers is met too. */
#include "base/random.h"
#include "cli/command_line.h"
#include "io/tournament_file.h"

#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../small_events.h"

/* FILE is the file; EVENT a sound one, made once. */
static const char *const command_lines[] = {
    "show FILE",
    "show FILE --format json",
    "standings FILE",
    "standings FILE --format json",
    "table FILE",
    "find FILE a",
    "result FILE 1 1 2 1-0",
    "result FILE 2 --board 1 1/2",
    "result FILE 1 --board 1 --boards 1=0+",
    "result FILE 1 --board 1 --seat 2 1-0",
    "roster FILE",
    "roster FILE 1 --enter New",
    "roster FILE 1 1 2 3",
    "line-up FILE 1",
    "line-up FILE 1 1 1 - 2",
    "edit FILE --member 1 grade=1650",
    "standings FILE --boards",
    "sheet FILE matches",
    "sheet FILE boards",
    "missing FILE",
    "bye FILE 1 3 H",
    "withdraw FILE 2 3",
    "late FILE New 1500",
    "edit FILE 1 grade=1650",
    "edit FILE rounds=9",
    "present FILE 1 2 3",
    "volunteer FILE 1",
    "ban FILE 1 2",
    "draw FILE",
    "draw FILE --rules fide",
    "draw FILE --rules sca",
    "draw FILE --rules scc",
    "draw FILE --rules uscf --format json",
    "draw FILE --rules plain --format html",
    "draw FILE --rules caa-large --certificate -",
    "draw FILE --allow-repeats --save",
    "draw FILE --method cards",
    "draw FILE --method lazy",
    "draw FILE --method greedy",
    "repair FILE --absent 1",
    "repair FILE --late 3 --save",
    "report FILE",
    "sheet FILE pairings",
    "sheet FILE standings",
    "sheet FILE crosstable",
    "sheet FILE slips",
    "sheet FILE teams",
    "prizes FILE",
    "check FILE",
    "check FILE --format json",
    "compare FILE",
    "explain FILE",
    "explain FILE --proof --format json",
    "why FILE 1",
    "why-not FILE 1 2",
    "why-not FILE --bye 1",
    "checklist FILE",
    "claims FILE --level 1",
    "history FILE",
    "undo FILE",
    "convert FILE other.json",
    "convert FILE other.trf",
    "export FILE",
    "export FILE --vipr -",
    "export FILE --instance -",
    "export FILE --format mathprog",
    "audit FILE",
    "match FILE",
    "match FILE --format json",
    "new FILE made.json --rounds 5",
    "draw EVENT --rules FILE",
    "results EVENT FILE",
    "draw EVENT --with FILE",
    "show FILE --lenient",
    "check FILE --lenient",
    "draw FILE --lenient --save",
    "redo FILE",
    "verify EVENT FILE",
    "verify EVENT FILE --format json",
    "verify FILE event.cert",
    "box EVENT --page FILE -o box.html",
    "box FILE --page box.html -o other.html",
    "sheet FILE prizes",
    "prizes FILE --add First --amounts 50,20",
    "convert FILE other.txt --to ecf",
    "convert FILE other --to uschess",
    "export FILE --format lp",
};
enum { COMMANDS = sizeof command_lines / sizeof *command_lines, WORDS = 12, FILE_MOST = 1 << 16 };

static char folder[] = "/tmp/bd_fuzz_XXXXXX";

static void put(const char *name, const char *bytes, size_t count)
{
    FILE *out = fopen(name, "wb");
    if (out == NULL || fwrite(bytes, 1, count, out) != count || fclose(out) != 0) abort();
}

/* The text of an event that the bytes choose. */
static bool write_event(bd_arena *arena, const uint8_t *data, size_t size, bd_text *text)
{
    uint64_t seed = 0;
    for (size_t i = 0; i < 4 && i < size; i++) seed = seed << 8 | data[i];
    bd_random random = bd_random_part(seed, 1);
    const int players = size > 4 ? data[4] % 14 : 6, round = size > 5 ? 1 + data[5] % 7 : 3;
    const bd_tournament *t = small_event(arena, &random, players, round);
    const bd_file_format format = size > 6 && data[6] % 2 == 1 ? BD_FORMAT_TRF : BD_FORMAT_JSON;
    bd_warnings warnings = bd_warnings_new(arena);
    if (bd_tournament_write_text(t, format, &warnings, text, NULL) != BD_OK) return false;
    for (size_t i = 7; i + 2 < size && text->length > 0; i += 3)
        text->bytes[(size_t)(data[i] << 8 | data[i + 1]) % text->length] = (char)data[i + 2];
    return true;
}

/* Behind what every command may answer come the checker's own answers: wishes, another draw. */
static bool is_answer(int code, const char *command)
{
    return (code >= 0 && code <= 4) || (strncmp(command, "verify ", 7) == 0 && (code == 6 || code == 7));
}

static int run_command(const char *command)
{
    static char program[] = "bestdraw", file[] = "file.json", event[] = "event.json";
    char line[200], *words[WORDS + 2] = {program};
    int count = 1;
    (void)snprintf(line, sizeof line, "%s", command);
    for (char *word = strtok(line, " "); word != NULL && count <= WORDS; word = strtok(NULL, " "))
        words[count++] = strcmp(word, "FILE") == 0 ? file : strcmp(word, "EVENT") == 0 ? event : word;
    FILE *nothing = fopen("/dev/null", "w");
    if (nothing == NULL) abort();
    const int code = bd_cli_run(count, words, nothing, nothing);
    (void)fclose(nothing);
    return code;
}

static void begin(void)
{
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_part(1, 1);
    bd_text text = bd_text_new(arena);
    if (mkdtemp(folder) == NULL || chdir(folder) != 0) abort();
    if (bd_tournament_write_text(small_event(arena, &random, 8, 3), BD_FORMAT_JSON, NULL, &text, NULL) !=
        BD_OK)
        abort();
    put("event.json", text.bytes, text.length);
    bd_arena_free(arena);
    (void)signal(SIGPIPE, SIG_IGN);
    if (run_command("draw EVENT --certificate event.cert") != 0) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static bool begun = false;
    if (!begun) begin();
    begun = true;
    if (size < 2 || size > FILE_MOST) return 0;
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    if (data[1] % 2 == 0)
        put("file.json", (const char *)data + 2, size - 2);
    else if (write_event(arena, data + 2, size - 2, &text))
        put("file.json", text.bytes, text.length);
    bd_arena_free(arena);
    const char *command = command_lines[data[0] % COMMANDS];
    const int code = run_command(command);
    if (!is_answer(code, command)) {
        (void)fprintf(stderr, "exit code %d: %s\n", code, command);
        abort();
    }
    return 0;
}
