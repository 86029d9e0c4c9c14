/* A damaged byte anywhere in a file: the reader refuses it with a place, or reads an event that is written
 * and read again as it is. */
#include "io/certificate_file.h"
#include "io/csv/csv.h"
#include "io/instance_file.h"
#include "io/tournament_file.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <string.h>

#include "tests_file.h"

typedef bool check_function(const char *name, const char *text, size_t length, bd_err *err);

/* True when it was read; fails the test when what was read does not come back. */
static bool event(const char *name, const char *text, size_t length, bd_err *err)
{
    char why[512], said[1024];
    bd_arena *arena = bd_arena_new();
    bd_tournament *first = NULL, *second = NULL;
    bd_text out = bd_text_new(arena);
    const bd_status status = bd_tournament_read_text(arena, name, text, length, NULL, NULL, &first, err);
    if (status == BD_OK) {
        const bd_file_format format = first->format == BD_FORMAT_CSV ? BD_FORMAT_JSON : first->format;
        const bd_read_options options = {.format = format};
        cr_assert_eq(bd_tournament_write_text(first, format, NULL, &out, err), BD_OK, "%s", err->sentence);
        cr_assert_eq(
            bd_tournament_read_text(arena, name, out.bytes, out.length, &options, NULL, &second, err), BD_OK,
            "%s\nof\n%s\nfrom\n%.*s", bd_err_text(err, said, sizeof said), out.bytes, (int)length, text);
        cr_assert(bd_tournament_equal(first, second, why, sizeof why), "%s\nin\n%.*s", why, (int)length,
                  text);
    }
    bd_arena_free(arena);
    return status == BD_OK;
}

static bool certificate(const char *name, const char *text, size_t length, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_certificate_file file;
    const bd_status status = bd_certificate_read(arena, name, text, length, &file, err);
    bd_text out = bd_text_new(arena);
    if (status == BD_OK) {
        bd_certificate_file again;
        cr_assert_eq(bd_certificate_write(&out, &file.certificate, file.of_cards ? &file.draw : NULL, err),
                     BD_OK);
        cr_assert_eq(bd_certificate_read(arena, name, out.bytes, out.length, &again, err), BD_OK, "%s\n%s",
                     err->sentence, out.bytes);
    }
    bd_arena_free(arena);
    return status == BD_OK;
}

static bool instance(const char *name, const char *text, size_t length, bd_err *err)
{
    bd_arena *arena = bd_arena_new();
    bd_instance first, second;
    const bd_status status = bd_instance_read(arena, name, text, length, &first, err);
    bd_text out = bd_text_new(arena);
    if (status == BD_OK) {
        char a[65], b[65];
        cr_assert_eq(bd_instance_write(&out, &first, err), BD_OK);
        cr_assert_eq(bd_instance_read(arena, name, out.bytes, out.length, &second, err), BD_OK, "%s",
                     err->sentence);
        bd_instance_digest(&first, a);
        bd_instance_digest(&second, b);
        cr_assert_str_eq(a, b);
    }
    bd_arena_free(arena);
    return status == BD_OK;
}

static void look(const char *text, size_t length, check_function *check, int *read, int *refused)
{
    bd_err err = {.status = BD_OK};
    if (check("t", text, length, &err)) {
        ++*read;
        return;
    }
    ++*refused;
    cr_assert_eq(err.status, BD_BAD_INPUT, "%s\n%.*s", err.sentence, (int)length, text);
    cr_assert_eq(strncmp(err.place, "t", 1), 0, "'%s' for %s", err.place, err.sentence);
    cr_assert_neq(err.sentence[0], '\0');
}

/* Each byte changed in several ways, left out, and doubled; and the text cut there. */
static void damage(const char *text, check_function *check)
{
    static const char others[] = {'\0', '\n', ' ', '"', '9', '-', 'x', '\x80', '\xFF'};
    char changed[4096];
    int read = 0, refused = 0;
    bd_err err = {.status = BD_OK};
    const size_t length = strlen(text);
    cr_assert(length + 1 < sizeof changed);
    cr_assert(check("t", text, length, &err), "%s: %s", err.place, err.sentence);
    for (size_t i = 0; i < length; i++) {
        memcpy(changed, text, length);
        for (size_t k = 0; k < sizeof others; k++) {
            changed[i] = others[k];
            if (others[k] != text[i]) look(changed, length, check, &read, &refused);
        }
        memcpy(changed + i, text + i + 1, length - i - 1);
        look(changed, length - 1, check, &read, &refused);
        memcpy(changed + i, text + i, 1);
        memcpy(changed + i + 1, text + i, length - i);
        look(changed, length + 1, check, &read, &refused);
        look(text, i, check, &read, &refused);
    }
    cr_assert_gt(refused, (int)length, "read %d, refused %d", read, refused);
}

static const char trf_text[] =
    "012 Open\n"
    "142 5\n"
    "162  W 3.0    D 1.0\n"
    "001    1 wWGM Archer, Ada                       2000 CAN      123456 1990/01/01  3.0    1     2 w 1\n"
    "001    2 m    Baker, Bob                        1900 CAN      123457 1991       -1.0    3     1 b 0\n"
    "001    3 m    Cook, Cy                          1800 CAN                         3.0    2  0000 - U\n"
    "240 H 003    1\n"
    "250       1.0 001 002    1    1\n"
    "260 001 005    1    2\n"
    "299          -1.0  000    2\n";

static const char json_text[] =
    "{\"format\": \"cards/1\", \"name\": \"Open\", \"rules\": \"caa\", \"rounds\": 5,\n"
    " \"options\": {\"seed\": 7, \"points\": {\"win\": \"3\"}, \"acceleration\": [{\"points\": \"1\", "
    "\"first\": 1,\n"
    "  \"last\": 2, \"first_id\": 1, \"last_id\": 2}]}, \"forbid\": [[1, 2]], \"present\": [1, 2, 3],\n"
    " \"draws\": [{\"round\": 2, \"boards\": [[2, 3]], \"bye\": 1}],\n"
    " \"players\": [{\"id\": 1, \"name\": \"Archer\", \"avoid\": [\"a\"], \"byes\": {\"3\": \"H\"},\n"
    "  \"history\": [{\"round\": 1, \"opponent\": 2, \"colour\": \"W\", \"result\": \"1\"}]}, {\"id\": 2,\n"
    "  \"history\": [{\"round\": 1, \"opponent\": 1, \"colour\": \"B\", \"result\": \"0\"}]}, {\"id\": 3,\n"
    "  \"history\": [{\"round\": 1, \"bye\": \"U\"}]}]}\n";

Test(damaged, tournament_in_trf) { damage(trf_text, event); }

Test(damaged, tournament_in_json) { damage(json_text, event); }

Test(damaged, list_of_players)
{
    bd_err err = {.status = BD_OK};
    static const char text[] = "id;name;grade;byes\n1;\"Archer, Ada\";2000;3H 5F\n2;Baker;;\n";
    char changed[sizeof text];
    cr_assert(event("t", text, sizeof text - 1, &err));
    for (size_t i = 0; i < sizeof text - 1; i++)
        for (int c = 0; c < 256; c++) {
            memcpy(changed, text, sizeof text);
            changed[i] = (char)c;
            if (!event("t", changed, sizeof text - 1, &err)) cr_assert_neq(err.sentence[0], '\0');
        }
}

Test(damaged, certificates)
{
#define DIGEST "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
    damage("bestdraw-certificate 1\ncards " DIGEST
           "\nrules caa\noptions a=1\nround 3\nnodes 6\noutcome best\n"
           "board 1 2\nboard 3 4\nbye 5\nset 1-3\nstage score value 4 over 2\ny 1:3 2-4:-1\nz 1:1\n"
           "stage lot value 3 open bound 2\nend\n",
           certificate);
    damage("bestdraw-certificate 1\ninstance " DIGEST "\nnodes 6\noutcome none\nbarrier 1 3-4\nend\n",
           certificate);
}

Test(damaged, instances)
{
    damage("bestdraw-instance 1\nnodes 4\ncosts distance taste\nedge 1 2 5 0\nedge 3 4 7 -1\nend\n",
           instance);
    damage("{\"format\": \"instance/1\", \"nodes\": 4, \"costs\": [\"distance\"], \"edges\": [[1, 2, 5], [3, "
           "4, -7]]}\n",
           instance);
}
