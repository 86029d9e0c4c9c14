#include "serve/hall_links.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/sha256.h"
#include "base/text.h"
#include "io/file.h"
#include "io/file_replace.h"
#include "os/files.h"
#include "os/net.h"
#include "serve/serve_words.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { LINKS_BLOCK = 64, LINKS_DIGITS = 32, LINKS_ID_MOST = 99999 };

static int links_digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool links_bytes_of(const char *hex, unsigned char bytes[32])
{
    for (size_t i = 0; i < 32; i++) {
        const int high = links_digit(hex[2 * i]), low = high < 0 ? -1 : links_digit(hex[2 * i + 1]);
        if (low < 0) return false;
        bytes[i] = (unsigned char)(high * 16 + low);
    }
    return true;
}

/* HMAC-SHA-256 (RFC 2104) of a short text. */
static void links_sign(const bd_links *links, const char *text, char hex[65])
{
    unsigned char inner[LINKS_BLOCK] = {0}, outer[LINKS_BLOCK] = {0}, middle[32];
    memcpy(inner, links->key, sizeof links->key);
    memcpy(outer, links->key, sizeof links->key);
    for (size_t i = 0; i < LINKS_BLOCK; i++) {
        inner[i] ^= 0x36;
        outer[i] ^= 0x5c;
    }
    bd_digest digest = bd_digest_new();
    bd_digest_add(&digest, inner, sizeof inner);
    bd_digest_add(&digest, text, strlen(text));
    bd_digest_finish(&digest, hex);
    (void)links_bytes_of(hex, middle);
    digest = bd_digest_new();
    bd_digest_add(&digest, outer, sizeof outer);
    bd_digest_add(&digest, middle, sizeof middle);
    bd_digest_finish(&digest, hex);
}

void bd_links_word(const bd_links *links, bd_role role, int player, char word[BD_LINK_SIZE])
{
    static const char letters[] = "?ads";
    char text[32], hex[65];
    BD_ASSERT(role != BD_ROLE_NOBODY);
    (void)snprintf(text, sizeof text, "role %d player %d", (int)role, role == BD_ROLE_PLAYER ? player : 0);
    links_sign(links, text, hex);
    if (role == BD_ROLE_PLAYER)
        (void)snprintf(word, BD_LINK_SIZE, "p%d-%.*s", player, LINKS_DIGITS, hex);
    else
        (void)snprintf(word, BD_LINK_SIZE, "%c%.*s", letters[role], LINKS_DIGITS, hex);
}

/* Looks at every byte, so that the time tells nothing about where the first difference is. */
static bool links_equal(const char *a, const char *b, size_t length)
{
    unsigned different = 0;
    for (size_t i = 0; i < length; i++) different |= (unsigned)(unsigned char)a[i] ^ (unsigned char)b[i];
    return different == 0;
}

bd_role bd_links_who(const bd_links *links, const char *word, size_t length, int *player)
{
    char made[BD_LINK_SIZE];
    const char *good = made;
    bd_role role = BD_ROLE_NOBODY;
    int64_t id = 0;
    *player = 0;
    if (length == 0 || length >= BD_LINK_SIZE) return BD_ROLE_NOBODY;
    switch (word[0]) {
    case 'a': role = BD_ROLE_ARBITER; break;
    case 'd': role = BD_ROLE_DESK; break;
    case 's': role = BD_ROLE_SCREEN; break;
    case 'p': role = BD_ROLE_PLAYER; break;
    default: return BD_ROLE_NOBODY;
    }
    if (role == BD_ROLE_PLAYER) {
        const char *dash = memchr(word, '-', length);
        if (dash == NULL || !bd_parse_int(word + 1, (size_t)(dash - word - 1), 1, LINKS_ID_MOST, &id))
            return BD_ROLE_NOBODY;
        bd_links_word(links, role, (int)id, made);
    } else {
        good = links->words[role];
    }
    if (strlen(good) != length || !links_equal(good, word, length)) return BD_ROLE_NOBODY;
    *player = (int)id;
    return role;
}

void bd_links_begin(bd_links *links, const unsigned char key[32])
{
    memcpy(links->key, key, sizeof links->key);
    for (bd_role role = BD_ROLE_ARBITER; role < BD_ROLE_PLAYER; role++)
        bd_links_word(links, role, 0, links->words[role]);
}

/* The key goes to a file that only its owner can read before it has the name by which it is found. */
static bd_status links_write(bd_arena *arena, const char *name, const char *folder, const char *hex,
                             bd_err *err)
{
    const size_t size = strlen(folder) + 32;
    char *fresh = bd_arena_alloc(arena, size, 1);
    if (fresh == NULL) BD_FAIL_MEMORY(err);
    const int file = bd_os_temporary_file(folder, fresh, size);
    const bool written = file >= 0 && bd_os_write(file, hex, strlen(hex)) && bd_os_flush(file);
    const bool closed = file >= 0 && bd_os_close(file);
    if (written && closed && bd_os_move(fresh, name)) return BD_OK;
    const int reason = errno;
    if (file >= 0) (void)bd_os_remove(fresh);
    BD_FAIL(err, BD_SYSTEM, name, BD_SAY(SERVE_LINKS_NOT_WRITTEN), strerror(reason));
}

static bd_status links_make(bd_arena *arena, const char *name, const char *folder, bd_links *out, bd_err *err)
{
    char hex[66];
    unsigned char key[32];
    if (!bd_os_random(key, sizeof key)) BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(SERVE_NO_RANDOM));
    for (size_t i = 0; i < sizeof key; i++) (void)snprintf(hex + 2 * i, 3, "%02x", key[i]);
    bd_links_begin(out, key);
    (void)snprintf(hex + 64, 2, "\n");
    return links_write(arena, name, folder, hex, err);
}

bd_status bd_links_open(bd_arena *arena, const char *path, bool anew, bd_links *out, bd_err *err)
{
    const char *target = NULL, *name = NULL;
    bd_file_names names;
    bd_file file;
    bd_text text = bd_text_new(arena);
    BD_TRY(bd_file_follow(arena, path, &target, err));
    BD_TRY(bd_file_names_of(arena, target, &names, err));
    bd_text_add(&text, "%s/.%s.links", names.folder, bd_os_name_of(target));
    BD_TRY(bd_text_finish(&text, &name, err));
    if (anew || !bd_os_exists(name)) return links_make(arena, name, names.folder, out, err);
    BD_TRY(bd_file_read(arena, name, 4096, &file, err));
    unsigned char key[32];
    if (file.length < 64 || !links_bytes_of(file.text, key))
        BD_FAIL(err, BD_BAD_INPUT, name, BD_SAY(SERVE_LINKS_BAD));
    bd_links_begin(out, key);
    return BD_OK;
}
